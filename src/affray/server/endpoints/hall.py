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
from affray.server.endpoints.callers import BEARER, host, server_of, tongue_of
from affray.server.endpoints.ruling import given
from affray.server.limits.computing import Budget
from affray.server.limits.gate import address_of
from affray.server.messages import requests, responses
from affray.server.messages.languages import known_code
from affray.server.messages.problems import Problem
from affray.server.rooms.opening import open_table
from affray.server.views.imports import imported
from affray.server.views.words import words_for_page
from affray.store import Link
from affray.telling.tongue import Tongue, attribute_of

ROUTER = APIRouter()
Host = Annotated[Link, Depends(host)]
Speech = Annotated[Tongue, Depends(tongue_of)]


@ROUTER.get("/encounters")
async def encounters(tongue: Speech) -> responses.Catalogue:
    """Shipped encounters, rulebooks with their table options, languages and minds."""
    return await asyncio.to_thread(_catalogue, tongue)


def _catalogue(tongue: Tongue) -> responses.Catalogue:
    return responses.Catalogue(
        encounters=[_shipped(name, _setup(name), tongue) for name in names()],
        rulebooks=[_book(name, tongue) for name in parts()],
        languages=list(LANGUAGES),
        minds=list(MINDS),
    )


@cache
def _setup(name: str) -> Setup:
    return load(name)


def _shipped(name: str, setup: Setup, tongue: Tongue) -> responses.Shipped:
    state = setup.state
    heroes = state.player_seats()
    foes = sum(state.seat_of(creature) not in heroes for creature in state.creatures.values())
    title = tongue.title(setup.title)
    return responses.Shipped(name=name, title=title, rulebook=setup.rulebook.name, heroes=heroes, foes=foes)


def _book(name: str, tongue: Tongue) -> responses.Book:
    own = tongue.by(name)
    options = [
        responses.Option(
            name=option,
            about=own.say("say-table-option", attribute_of(option)),
            values=[responses.Named(text=value, label=own.reading(option, value)) for value in readings],
        )
        for option, readings in shelf().find(name).rulebook.choices.items()
    ]
    return responses.Book(name=name, title=tongue.rulebook_name(name), notice=own.notice(name), options=options)


@ROUTER.post("/encounters/check")
async def check(draft: requests.Draft, tongue: Speech, request: Request) -> responses.Shipped:
    """Validate an encounter; the problem lists everything that is wrong with it."""

    async def work(budget: Budget) -> Setup:
        return await budget.run(load_text, draft.yaml)

    setup = await server_of(request).checking.run(request, address_of(request.scope), work)
    return _shipped("", setup, tongue)


@ROUTER.post("/imports")
async def import_blocks(foreign: requests.Foreign, tongue: Speech, request: Request) -> responses.ImportedFile:
    """Read stat blocks that others have written; the YAML is what a new table takes as `stat_blocks`."""

    async def work(budget: Budget) -> responses.ImportedFile:
        return await budget.run(imported, foreign, tongue, budget)

    return await server_of(request).checking.run(request, address_of(request.scope), work)


@ROUTER.get("/clauses/{clause}")
async def clause(clause: str, tongue: Speech) -> responses.Clause:
    """A clause of a rulebook, in our own words."""
    text = tongue.clause_text(clause)
    if text is None:
        raise Problem("no-such-clause")
    return responses.Clause(id=clause, name=tongue.clause_name(clause), text=text)


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
async def make_table(_host: Host, wanted: requests.NewTable, request: Request, tongue: Speech) -> responses.Made:
    """Make a table. This is the only response that contains the tokens of its links."""
    lang = known_code(wanted.language or "", tongue.language.code)
    kept, issued = await asyncio.to_thread(open_table, wanted, lang, server_of(request).store)
    return responses.Made(table=kept.id, links=[given(one) for one in issued])


@ROUTER.get("/tables", dependencies=[Depends(BEARER)])
async def tables(_host: Host, request: Request, tongue: Speech) -> list[responses.Table]:
    """All tables on this server."""
    kept = await asyncio.to_thread(server_of(request).store.tables)
    return [responses.Table(id=one.id, title=tongue.title(one.title), made_at=one.made_at) for one in kept]
