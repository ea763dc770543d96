"""Endpoints for players at a table: view, answer, odds, settings, undo.  Start at `ROUTER`."""

import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from affray.core.errors import Refusal, StaleAnswer
from affray.core.fight.fight import Fight
from affray.core.table.settings import settings_offered
from affray.core.values import GM
from affray.server.endpoints.callers import Caller, at_table, server_of
from affray.server.limits.computing import Budget
from affray.server.messages import requests, responses
from affray.server.messages.problems import Problem, refused
from affray.server.views.previews import show_area, show_odds, show_reach
from affray.server.views.questions import show_offer, show_question
from affray.telling.seat_names import SeatNames

ROUTER = APIRouter(prefix="/tables/{table}")
Seated = Annotated[Caller, Depends(at_table("gm", "player", "watcher"))]
Player = Annotated[Caller, Depends(at_table("gm", "player"))]


@ROUTER.get("", responses={200: {"model": responses.Update}})
async def look(caller: Seated, heard: Annotated[int, Query(ge=0)] = 0) -> Response:
    """The current view, and the news for a client that has received `heard` events."""
    text = await caller.room.look(lambda _fight: caller.room.update((caller.seat, caller.lang), heard))
    return Response(text, media_type="application/json")


@ROUTER.get("/questions/{number}", responses={200: {"model": responses.Question}})
async def question(caller: Player, number: int) -> Response:
    """An open question with all its options."""

    def see(fight: Fight) -> dict[str, Any]:
        open_now = fight.seat(caller.seat).questions
        asked = next((one for one in open_now if fight.feeds[caller.seat].number(one.id) == number), None)
        if asked is None:
            raise Problem("no-such-question")
        return show_question(asked, SeatNames(fight, caller.seat), caller.tongue, caller.room.looks(), brief=False)

    return _json(await caller.room.look(see))


@ROUTER.post("/answers")
async def answer(caller: Player, said: requests.Answer) -> responses.Done:
    """Answer a question put to the caller's seat. When this returns, the answer is on disk."""
    kind = await caller.room.answer(caller.seat, said.text, said.question, said.say or "")
    return responses.Done(kind=kind, heard=len(caller.room.fight.feeds[caller.seat]))


@ROUTER.post("/acts")
async def act_freely(caller: Player, said: requests.Act) -> responses.Done:
    """Do something that needs no question, for a creature of the caller's seat, or for any as the GM."""
    kind = await caller.room.act(caller.seat, said.text)
    return responses.Done(kind=kind, heard=len(caller.room.fight.feeds[caller.seat]))


@ROUTER.post("/settings")
async def set_something(caller: Player, said: requests.Setting) -> responses.Done:
    """Change a setting: the caller's own, or any as the GM."""

    def act(fight: Fight) -> str:
        fight.seat(caller.seat).set(said.text)
        return "set"

    return await _change(caller, act)


@ROUTER.get("/settings")
async def settings(caller: Player) -> list[responses.Offer]:
    """The settings that can be changed."""

    def see(fight: Fight) -> list[dict[str, Any]]:
        return show_offer(settings_offered(fight.rulebook, fight.state, caller.seat), SeatNames(fight, caller.seat))

    return [responses.Offer(**offer) for offer in await caller.room.look(see)]


@ROUTER.post("/undo")
async def undo(caller: Player, wanted: requests.Undo) -> responses.Done:
    """Undo the latest decision of a person: the GM any, a player their own, if the GM allows it."""

    def act(fight: Fight) -> str:
        if caller.seat != GM:
            newest = fight.journal.undoable()
            if newest is None:
                raise StaleAnswer("undo", "nothing-to-undo")
            is_own = fight.journal.entries[newest].by == caller.seat
            if not (caller.room.kept.players_undo and is_own) or wanted.to is not None or wanted.dice is not None:
                raise Problem("not-yours-to-undo")
        fight.undo(wanted.to, wanted.dice, caller.seat)
        return "undo"

    return await _change(caller, act)


@ROUTER.post("/odds")
async def odds(caller: Player, deed: requests.Deed, request: Request) -> responses.Odds:
    """The odds of an answer, from what the seat knows: exact, or estimated where that would take too long."""
    return responses.Odds(**await _compute(show_odds, caller, deed, request))


@ROUTER.post("/reach")
async def reach(caller: Player, deed: requests.Deed, request: Request) -> responses.Reach:
    """Every reachable square with its cost, path and danger. The text is that of the move, such as `move …`."""
    return responses.Reach(**await _compute(show_reach, caller, deed, request))


async def _compute(
    show: Callable[..., dict[str, Any]], caller: Caller, deed: requests.Deed, request: Request
) -> dict[str, Any]:
    """Have something computed on a copy of the fight when it is the seat's turn."""

    async def work(budget: Budget) -> dict[str, Any]:
        snapshot = await caller.room.snapshot()
        return await budget.run(show, snapshot, caller.seat, deed.question, deed.text, caller.tongue, budget)

    return await server_of(request).computing.run(request, (caller.room.kept.id, caller.seat), work)


@ROUTER.post("/preview")
async def preview(caller: Player, deed: requests.Deed) -> responses.Preview:
    """The squares that a deed would cover, and the creatures in them."""
    found = await caller.room.look(lambda fight: show_area(fight, caller.seat, deed.question, deed.text))
    return responses.Preview(**found)


async def _change(caller: Caller, act: Any) -> responses.Done:
    kind = await caller.room.change(act)
    return responses.Done(kind=kind, heard=len(caller.room.fight.feeds[caller.seat]))


def _json(plain: Any) -> Response:
    return Response(json.dumps(plain, ensure_ascii=False), media_type="application/json")


async def refusal_of(error: Refusal, caller: Caller) -> dict[str, Any]:
    """A refusal as problem details; for a stale answer, with the questions open now."""
    told = refused(error, caller.tongue)
    if isinstance(error, StaleAnswer) or told["status"] == 409:
        told["questions"] = await caller.room.look(lambda _fight: present_questions(caller))
    return told


def present_questions(caller: Caller) -> list[dict[str, Any]]:
    """The seat's open questions."""
    fight, eyes = caller.room.fight, SeatNames(caller.room.fight, caller.seat)
    looks = caller.room.looks()
    return [
        show_question(asked, eyes, caller.tongue, looks, brief=asked.seat != caller.seat == GM)
        for asked in fight.seat(caller.seat).questions
    ]
