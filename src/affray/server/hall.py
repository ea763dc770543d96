"""Endpoints outside a table, for anybody and for the host: encounters, clauses, new tables.  Start at `ROUTER`."""

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response
from fastapi.responses import PlainTextResponse

from affray.books import shelf
from affray.content import load, load_text, names
from affray.content.books import parts
from affray.core.fight.running import Setup
from affray.lang import LANGUAGES
from affray.minds import MINDS
from affray.server import models, requests
from affray.server.callers import BEARER, host, server_of, tongue_of
from affray.server.computing import Budget
from affray.server.languages import known_code
from affray.server.limits import address_of
from affray.server.opening import open_table
from affray.server.problems import Problem
from affray.server.ruling import given
from affray.server.words import words_for_page
from affray.store import Link
from affray.telling.tongue import Tongue, attribute_of

ROUTER = APIRouter()
Host = Annotated[Link, Depends(host)]
Speech = Annotated[Tongue, Depends(tongue_of)]


@ROUTER.get("/encounters")
async def encounters(tongue: Speech) -> models.Catalogue:
    """Shipped encounters, rulebooks with their table options, languages and minds."""
    return await asyncio.to_thread(_catalogue, tongue)


def _catalogue(tongue: Tongue) -> models.Catalogue:
    return models.Catalogue(
        encounters=[_shipped(name, _setup(name), tongue) for name in names()],
        rulebooks=[_book(name, tongue) for name in parts()],
        languages=list(LANGUAGES),
        minds=list(MINDS),
    )


@cache
def _setup(name: str) -> Setup:
    return load(name)


def _shipped(name: str, setup: Setup, tongue: Tongue) -> models.Shipped:
    state = setup.state
    heroes = state.player_seats()
    foes = sum(state.seat_of(creature) not in heroes for creature in state.creatures.values())
    title = tongue.title(setup.title)
    return models.Shipped(name=name, title=title, rulebook=setup.rulebook.name, heroes=heroes, foes=foes)


def _book(name: str, tongue: Tongue) -> models.Book:
    own = tongue.by(name)
    options = [
        models.Option(
            name=option,
            about=own.say("say-table-option", attribute_of(option)),
            values=[models.Named(text=value, label=own.reading(option, value)) for value in readings],
        )
        for option, readings in shelf().find(name).rulebook.choices.items()
    ]
    return models.Book(name=name, title=tongue.rulebook_name(name), notice=own.notice(name), options=options)


@ROUTER.post("/encounters/check")
async def check(draft: requests.Draft, tongue: Speech, request: Request) -> models.Shipped:
    """Validate an encounter; the problem lists everything that is wrong with it."""

    async def work(budget: Budget) -> Setup:
        return await budget.run(load_text, draft.yaml)

    setup = await server_of(request).checking.run(request, address_of(request.scope), work)
    return _shipped("", setup, tongue)


@ROUTER.get("/clauses/{clause}")
async def clause(clause: str, tongue: Speech) -> models.Clause:
    """A clause of a rulebook, in our own words."""
    text = tongue.clause_text(clause)
    if text is None:
        raise Problem("no-such-clause")
    return models.Clause(id=clause, name=tongue.clause_name(clause), text=text)


@ROUTER.get("/books/{book}/words/{lang}", response_class=PlainTextResponse)
async def words(book: str, lang: str, if_none_match: Annotated[str, Header()] = "") -> Response:
    """A rulebook's words for a page, in Fluent's syntax; in English where it has none in the language."""
    if book not in shelf() or lang not in LANGUAGES:
        raise Problem("no-such-words")
    found = await asyncio.to_thread(words_for_page, book, lang)
    headers = {"ETag": found.tag, "Cache-Control": "no-cache"}
    if found.tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(found.text, headers=headers)


@ROUTER.post("/tables", status_code=201, dependencies=[Depends(BEARER)])
async def make_table(_host: Host, wanted: requests.NewTable, request: Request, tongue: Speech) -> models.Made:
    """Make a table. This is the only response that contains the tokens of its links."""
    lang = known_code(wanted.language or "", tongue.language.code)
    kept, issued = await asyncio.to_thread(open_table, wanted, lang, server_of(request).store)
    return models.Made(table=kept.id, links=[given(one) for one in issued])


@ROUTER.get("/tables", dependencies=[Depends(BEARER)])
async def tables(_host: Host, request: Request, tongue: Speech) -> list[models.Table]:
    """All tables on this server."""
    kept = await asyncio.to_thread(server_of(request).store.tables)
    return [models.Table(id=one.id, title=tongue.title(one.title), made_at=one.made_at) for one in kept]
