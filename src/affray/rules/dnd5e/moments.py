"""Moments for which something may be readied, and what happens when one comes.  Start at `announce`.

Whoever does something that others may wait for announces it here, as long as anybody waits at all
(`if battle.readied`). What can be readied is in `KINDS`, which `readying.py` fills.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from affray.core.asking import Question, Table
from affray.core.changes import spend
from affray.core.deeds import PASS, Options
from affray.core.slots import Deed
from affray.core.triggers import Reaction, answer_trigger
from affray.core.values import GM
from affray.rules.dnd5e.changes import stop_waiting
from affray.rules.dnd5e.hands import melee_reach
from affray.rules.dnd5e.reactions import can_react
from affray.rules.dnd5e.seeing import sees
from affray.rules.dnd5e.values import Battle, Combatant, Readied

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

ENTERS_REACH: Final = "enters-reach"
COMES_INTO_VIEW: Final = "comes-into-view"
ATTACKS: Final = "attacks"
CASTS: Final = "casts"
ENDS_MOVE: Final = "ends-move"
OPENS: Final = "opens"
FALLS: Final = "falls"
MOMENTS: Final = (ENTERS_REACH, COMES_INTO_VIEW, ATTACKS, CASTS, ENDS_MOVE, OPENS, FALLS)
ANY_FOE: Final = "any-foe"
ANY_FRIEND: Final = "any-friend"
NOT_YET: Final = Deed("not-yet")
NOW: Final = Deed("now")


class Kind(NamedTuple):
    """Something that can be readied: what it offers when its moment comes, and how it is done.

    `prepare` is what happens at once: of a spell, that it is cast and held. `lapse` is called if nothing came of it.
    With `is_open`, only those for whom it holds can ready it.
    """

    offers: Callable[["Dnd5e", Battle, Combatant], Iterable[Any]]
    carry_out: Callable[[Table, Battle, Combatant, Deed], None]
    prepare: Callable[[Table, Battle, Combatant], None] | None = None
    lapse: Callable[[Table, Battle, Combatant], None] | None = None
    is_open: Callable[[Battle, Combatant], bool] | None = None


KINDS: Final[dict[str, Kind]] = {}
"""What can be readied, by its name."""


def announce(table: Table, battle: Battle, moment: str, doer: Combatant) -> None:
    """Let those who wait for this moment of this creature answer it.  5e.action.ready"""
    answer(table, battle, [each for each in battle.readied if is_for(battle, each, moment, doer)], doer)


def is_for(battle: Battle, readied: Readied, moment: str, doer: Combatant) -> bool:
    """Is it the moment, of the right creature, and is it perceived? One that names no moment waits for any.

    When a mount ends its move, so does its rider.
    """
    waiting = battle.combatant(readied.who)
    is_named = readied.moment == moment or not (readied.moment or readied.words)
    is_by_rider = moment == ENDS_MOVE and doer.rider != "" and readied.whom == doer.rider
    is_its_own = is_by_rider or is_meant(readied, waiting, doer)
    return is_named and waiting is not doer and is_its_own and sees(battle, waiting, doer)


def is_meant(readied: Readied, waiting: Combatant, doer: Combatant) -> bool:
    if readied.whom in (ANY_FOE, ANY_FRIEND):
        return (waiting.side == doer.side) == (readied.whom == ANY_FRIEND)
    return readied.whom in ("", doer.id)


def answer(table: Table, battle: Battle, waiting: Sequence[Readied], doer: Combatant | None) -> None:
    """Each may use its reaction now, or let it pass and go on waiting.  5e.action.ready 5e.reaction.one"""
    rulebook = cast("Dnd5e", table.rulebook)
    by_creature = {each.who: each for each in waiting}
    questions = [
        Question(battle.combatant(each.who), "readied", partial(offered, rulebook, battle, each), doer)
        for each in waiting
    ]
    answer_trigger(table, questions, partial(carry_out, table, battle, by_creature))


def offered(rulebook: "Dnd5e", battle: Battle, readied: Readied) -> list[Any]:
    """What was readied, with all to whom it can be done now."""
    creature = battle.combatant(readied.who)
    if readied not in battle.readied or not can_react(creature):
        return []
    parts = list(KINDS[readied.deed].offers(rulebook, battle, creature))
    return [*parts, PASS] if Options(parts) else []


def carry_out(table: Table, battle: Battle, by_creature: dict[str, Readied], reaction: Reaction) -> None:
    creature = battle.combatant(reaction.question.creatures()[0].id)
    readied = by_creature[creature.id]
    spend(table, creature, "reaction")
    stop_waiting(battle, readied)
    KINDS[readied.deed].carry_out(table, battle, creature, reaction.answer)


def lapse(table: Table, battle: Battle, creature: Combatant) -> None:
    """What is not used by the start of the next turn is lost.  5e.action.ready-lapse"""
    for readied in battle.readied:
        if readied.who == creature.id:
            stop_waiting(battle, readied)
            table.tell("ready-lapsed", who=creature)
            ending = KINDS[readied.deed].lapse
            if ending is not None:
                ending(table, battle, creature)


def ask_whether_now(table: Table, battle: Battle, doer: Combatant) -> None:
    """Of others who wait for something in words, the GM says once a step whether it has come.  5e.action.ready"""
    waiting = [each for each in battle.readied if each.words and each.who != doer.id]
    questions = [
        Question(GM, "ready-now", partial(now_or_not, battle, each), battle.combatant(each.who), why=each.words)
        for each in waiting
    ]
    answers = table.ask_all(questions)
    come = [each for each, said in zip(waiting, answers, strict=True) if said == NOW]
    answer(table, battle, [each for each in come if each in battle.readied], None)


def now_or_not(battle: Battle, readied: Readied) -> list[Deed]:
    creature = battle.combatant(readied.who)
    return [NOT_YET, NOW] if readied in battle.readied and can_react(creature) else []


# --- what a step brings


Watch = list[tuple[Readied, frozenset[str]]]
"""For each who waits for somebody to come: who has come already."""


def watch(battle: Battle) -> Watch:
    return [(each, come_to(battle, each)) for each in battle.readied if each.moment in COMING]


def notice_steps(table: Table, battle: Battle, watched: Watch) -> None:
    """After a step, or an opened door: who has come into reach or into view?"""
    waited_for: dict[str, list[Readied]] = {}
    for readied, before in watched:
        for id in sorted(come_to(battle, readied) - before):
            waited_for.setdefault(id, []).append(readied)
    for id, waiting in waited_for.items():
        doer = battle.combatant(id)
        answer(table, battle, [each for each in waiting if is_for(battle, each, each.moment, doer)], doer)


def come_to(battle: Battle, readied: Readied) -> frozenset[str]:
    is_there = COMING[readied.moment]
    waiting = battle.combatant(readied.who)
    return frozenset(c.id for c in battle.everyone() if c is not waiting and is_there(battle, waiting, c))


def is_in_reach(battle: Battle, waiting: Combatant, other: Combatant) -> bool:
    return battle.distance(waiting, other) <= melee_reach(battle, waiting)


COMING: Final = {ENTERS_REACH: is_in_reach, COMES_INTO_VIEW: sees}
