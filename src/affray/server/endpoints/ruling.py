"""Endpoints for the GM: rulings, redo, table properties, links.  Start at `ROUTER`."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from affray.content.bringing import bring_if_needed, names_in, names_to_add
from affray.core.fight.fight import Fight
from affray.core.values import GM
from affray.server.endpoints.callers import Caller, at_table, server_of
from affray.server.limits.computing import Budget
from affray.server.limits.gate import address_of
from affray.server.links import CLAIM, Issued, new_link
from affray.server.messages import requests, responses
from affray.server.messages.languages import known_code
from affray.server.messages.problems import Problem
from affray.server.rooms.opening import WATCHER
from affray.server.views.questions import show_offer
from affray.store import Store

ROUTER = APIRouter(prefix="/tables/{table}")
Gm = Annotated[Caller, Depends(at_table("gm"))]
Claimant = Annotated[Caller, Depends(at_table("claim"))]
SAVED = "application/x-affray"


@ROUTER.get("/rulings")
async def rulings(caller: Gm) -> list[responses.Offer]:
    """The rulings that the GM may make."""

    def see(fight: Fight) -> list[dict[str, Any]]:
        return show_offer(fight.rulings(), fight.feeds[GM])

    return [responses.Offer(**offer) for offer in await caller.room.look(see)]


@ROUTER.get("/bestiary")
async def bestiary(caller: Gm) -> list[responses.Named]:
    """The stat blocks of which `add` knows by name."""
    return _named(caller, names_to_add(caller.room.fight))


@ROUTER.post("/bestiary")
async def check_stat_blocks(caller: Gm, draft: requests.Draft, request: Request) -> list[responses.Named]:
    """The stat blocks in a text, which `add` takes as `yaml`; the problem lists everything that is wrong with them."""

    async def work(budget: Budget) -> list[str]:
        return await budget.run(names_in, caller.room.fight.rulebook.name, draft.yaml)

    return _named(caller, await server_of(request).checking.run(request, address_of(request.scope), work))


def _named(caller: Caller, names: list[str]) -> list[responses.Named]:
    tongue = caller.tongue.by(caller.room.fight.rulebook.name)
    return [responses.Named(text=name, label=tongue.language.name(tongue.creature(name))) for name in names]


@ROUTER.post("/rulings")
async def rule(caller: Gm, ruling: requests.Ruling) -> responses.Done:
    """Make a ruling. `add` brings a stat block to the table: that of the `yaml`, or one of the bestiary."""

    def decree(fight: Fight) -> None:
        bring_if_needed(fight, ruling.text, ruling.yaml)
        fight.rule(ruling.text, ruling.why, ruling.to, fight.feeds[GM])

    await caller.room.change(decree)
    return responses.Done(kind="rule", heard=len(caller.room.fight.feeds[GM]))


@ROUTER.post("/redo")
async def redo(caller: Gm) -> responses.Done:
    """Redo what the latest undo took back."""
    await caller.room.change(lambda fight: fight.redo())
    return responses.Done(kind="undo", heard=len(caller.room.fight.feeds[GM]))


@ROUTER.patch("", status_code=204)
async def arrange(caller: Gm, wanted: requests.Arrangement) -> None:
    """Change the countdown, whether players may undo, or the table's language."""
    facts: dict[str, Any] = wanted.model_dump(exclude_none=True)
    if wanted.language is not None:
        facts["language"] = known_code(wanted.language, caller.room.kept.language)
    if facts:
        await caller.room.arrange(**facts)


@ROUTER.delete("", status_code=204)
async def end(caller: Gm, request: Request) -> None:
    """Delete the table."""
    server = server_of(request)
    await asyncio.to_thread(server.store.remove, caller.room.kept.id)
    server.rooms.forget(caller.room.kept.id)


@ROUTER.get("/save", responses={200: {"content": {SAVED: {}}}})
async def save(caller: Gm) -> Response:
    """The save file, which `affray replay` reads. Only once the fight is over, because it contains the seed."""
    if caller.room.fight.outcome is None:
        raise Problem("not-over")
    text = await caller.room.look(lambda fight: fight.save())
    return Response(text, media_type=SAVED, headers={"Content-Disposition": 'attachment; filename="fight.affray"'})


# --- links


@ROUTER.get("/links")
async def links(caller: Gm, request: Request) -> list[responses.KnownLink]:
    """The active links, without their tokens."""
    known = await asyncio.to_thread(server_of(request).store.links, caller.room.kept.id)
    return [responses.KnownLink(id=one.id, seat=one.seat, role=one.role, made_at=one.made_at) for one in known]


@ROUTER.post("/links", status_code=201)
async def give_link(caller: Gm, wanted: requests.WantedLink, request: Request) -> responses.Given:
    """Make a link. A new one for the GM, a player or claiming replaces the old; there may be many for watchers."""
    store, table = server_of(request).store, caller.room.kept.id
    seat = {"gm": GM, "watcher": WATCHER, CLAIM: ""}.get(wanted.role, wanted.seat or "")
    if wanted.role != CLAIM and caller.room.fight.state.seats.get(seat) != wanted.role:
        known = [name for name, role in caller.room.fight.state.seats.items() if role == wanted.role]
        raise Problem("no-such-seat", {"seat": seat, "seats": ", ".join(known)})
    if wanted.role != "watcher":
        held = [
            one.id for one in await asyncio.to_thread(store.links, table) if (one.seat, one.role) == (seat, wanted.role)
        ]
        await _revoke(caller, store, held)
    issued = new_link(table, seat, wanted.role)
    await asyncio.to_thread(store.add_links, [(issued.link, issued.hash)])
    return given(issued)


@ROUTER.delete("/links/{link}", status_code=204)
async def revoke(caller: Gm, link: str, request: Request) -> None:
    """Revoke a link; its clients are disconnected."""
    store = server_of(request).store
    known = await asyncio.to_thread(store.links, caller.room.kept.id)
    if link not in [one.id for one in known]:
        raise Problem("no-such-link")
    await _revoke(caller, store, [link])


async def _revoke(caller: Caller, store: Store, ids: list[str]) -> None:
    await asyncio.to_thread(store.revoke, *ids)
    for client in caller.room.clients:
        if client.link in ids:
            client.revoke()


def given(issued: Issued) -> responses.Given:
    link = issued.link
    return responses.Given(id=link.id, seat=link.seat, role=link.role, path=issued.path, token=issued.token)


# --- claiming


@ROUTER.get("/claim")
async def free_seats(caller: Claimant, request: Request) -> responses.FreeSeats:
    """The heroes without a player."""
    tongue, room = caller.tongue, caller.room
    links = await asyncio.to_thread(server_of(request).store.links, room.kept.id)
    taken = {one.seat for one in links if one.role == "player"}
    free = [seat for seat in room.fight.state.player_seats() if seat not in taken]
    named = [responses.Named(text=seat, label=tongue.language.name(tongue.creature(seat))) for seat in free]
    return responses.FreeSeats(table=room.kept.id, title=tongue.title(room.kept.title), seats=named)


@ROUTER.post("/claim", status_code=201)
async def claim(caller: Claimant, wanted: requests.Claim, request: Request) -> responses.Given:
    """Claim a hero's seat. Of two concurrent claims, one succeeds."""
    room = caller.room
    seats = room.fight.state.player_seats()
    if wanted.seat not in seats:
        raise Problem("no-such-seat", {"seat": wanted.seat, "seats": ", ".join(seats)})
    issued = new_link(room.kept.id, wanted.seat, "player")
    if not await asyncio.to_thread(server_of(request).store.add_link_if_free, issued.link, issued.hash):
        raise Problem("seat-taken", {"seat": wanted.seat})
    return given(issued)
