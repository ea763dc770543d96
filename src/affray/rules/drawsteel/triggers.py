"""Triggered actions: something happens, and those whose trigger it is may answer.  Start at `happen`."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from affray.core.asking import Question, Table
from affray.core.changes import spend
from affray.core.deeds import PASS
from affray.core.triggers import Reaction, answer_trigger
from affray.core.values import GM, PLAYERS, Creature
from affray.rules.drawsteel.blocks import FREE_TRIGGERED, TRIGGERED, Ability
from affray.rules.drawsteel.conditions import is_denied
from affray.rules.drawsteel.values import HEROES, Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel


class Happening:
    """What a triggered action answers: its kind, to whom it happens, by whom, and the record that may be changed.

    `answered` is who has answered it already, and by what.
    """

    __slots__ = ("kind", "who", "by", "record", "answered")

    def __init__(self, kind: str, who: Fighter, by: Fighter | None = None, record: Any = None) -> None:
        self.kind = kind
        self.who = who
        self.by = by
        self.record = record
        self.answered: set[tuple[str, str]] = set()

    def note(self, fighter: Fighter, ability: Ability) -> None:
        self.answered.add((fighter.id, ability.id))


class Trigger(NamedTuple):
    """The trigger of an ability: which kind of happening it is, and whether this one fits."""

    kind: str
    fits: Callable[[Clash, Fighter, Ability, Happening], bool]


def happen(table: Table, clash: Clash, happening: Happening) -> None:
    """All who may answer are asked together; the players order theirs, then the Director does.

    Who has answered in one way may do so in another as well: a free triggered action does not count.
    ds.triggered.order ds.triggered.several ds.triggered.free
    """
    rulebook, waiting = cast("DrawSteel", table.rulebook), list(clash.everyone())
    while able := [each for each in waiting if answers(rulebook, clash, each, happening)]:
        asked = [
            Question(each, happening.kind, partial(offer, rulebook, clash, each, happening), happening.who)
            for each in able
        ]
        before = set(happening.answered)
        answer_trigger(table, asked, lambda reaction: carry_out(table, clash, reaction, happening))
        answering = {id for id, _ in happening.answered - before}
        waiting = [each for each in able if each.id in answering]


def offer(rulebook: "DrawSteel", clash: Clash, fighter: Fighter, happening: Happening) -> list[object]:
    found = answers(rulebook, clash, fighter, happening)
    return [*found, PASS] if found else []


def answers(rulebook: "DrawSteel", clash: Clash, fighter: Fighter, happening: Happening) -> list[Ability]:
    """The triggered actions by which one may answer: each only to its own trigger.  ds.triggered.several"""
    found = []
    for ability in fighter.block.abilities:
        trigger = rulebook.triggers[ability.trigger] if ability.trigger else None
        if (
            trigger is not None
            and trigger.kind == happening.kind
            and (fighter.id, ability.id) not in happening.answered
            and can_react(fighter, ability.kind)
            and rulebook.can_pay(clash, fighter, ability)
            and trigger.fits(clash, fighter, ability, happening)
        ):
            found.append(ability)
    return found


def can_react(fighter: Fighter, kind: str) -> bool:
    """One triggered action a round; a free one does not count. What denies the one denies the other.

    ds.triggered.one ds.triggered.free ds.triggered.denied
    """
    if not fighter.is_up or is_denied(fighter, TRIGGERED):
        return False
    return kind == FREE_TRIGGERED or fighter.pools[TRIGGERED] > 0


def carry_out(table: Table, clash: Clash, reaction: Reaction, happening: Happening) -> None:
    fighter, ability = cast("Fighter", reaction.question.who), cast("Ability", reaction.answer)
    happening.note(fighter, ability)
    if ability.kind == TRIGGERED:
        spend(table, fighter, TRIGGERED)
    cast("DrawSteel", table.rulebook).react(table, clash, fighter, ability, happening)


def order_reactions(table: Table, reactions: list[Reaction]) -> list[Reaction]:
    """The players settle among themselves which of theirs comes first; then the Director does.  ds.triggered.order"""
    players = [reaction for reaction in reactions if _reactor(reaction).side == HEROES]
    directors = [reaction for reaction in reactions if _reactor(reaction).side != HEROES]
    return [*_in_order(table, PLAYERS, players), *_in_order(table, GM, directors)]


def _in_order(table: Table, seat: str, reactions: list[Reaction]) -> list[Reaction]:
    left, ordered = list(reactions), []
    while len(left) > 1:
        first = table.ask(Question(seat, "reacts-first", [_reactor(reaction) for reaction in left]))
        chosen = next(reaction for reaction in left if reaction.question.who is first)
        left.remove(chosen)
        ordered.append(chosen)
    return ordered + left


def _reactor(reaction: Reaction) -> Creature:
    return cast("Creature", reaction.question.who)
