"""Triggered actions: something happens, and those whose trigger it is may answer.  Start at `fire_trigger`."""

from functools import partial
from typing import Final

from affray.core.board import HEROES
from affray.core.memory import BODIES, remembered
from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.triggers import Reaction, answer_trigger
from affray.core.values import GM, PLAYERS
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.filters import passes
from affray.rules.drawsteel.state.actions import is_denied
from affray.rules.drawsteel.state.blocks import FREE_TRIGGERED, TRIGGERED, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_up
from affray.rules.drawsteel.state.happenings import Happening
from affray.rules.drawsteel.state.words import Trigger
from affray.rules.drawsteel.targets.costs import can_pay

ANSWERING: Final = "answering-"
"""Prefix of pools: 1 while the fighter uses this triggered action. Until it is done it answers nothing else by it, or
two who hurt whoever hurts them would go on for ever. The book is silent on this; it is our ruling."""


def fire_trigger(table: Table, happening: Happening) -> None:
    """Ask all who may react together; the players order their reactions, then the Director does.

    Whoever has reacted may react again with another ability: a free triggered action does not count.

    ds.triggered.order ds.triggered.several ds.triggered.free
    """
    clash = table.state
    readings, waiting = table.readings, reactors(clash)
    while able := [each for each in waiting if reactions_of(readings, clash, each, happening)]:
        asked = [
            Question(each, happening.kind, partial(offer_reactions, readings, clash, each, happening), happening.who)
            for each in able
        ]
        before = set(happening.answered)
        answer_trigger(table, asked, lambda reaction: carry_out_reaction(table, reaction, happening))
        answering = {id for id, _ in happening.answered - before}
        waiting = tuple(each for each in able if each.id in answering)


@remembered(BODIES)
def reactors(clash: Clash) -> tuple[Fighter, ...]:
    """Those who are up and have triggered actions."""
    return tuple(each for each in those_up(clash) if each.block.reactions)


def offer_reactions(readings: Readings, clash: Clash, fighter: Fighter, happening: Happening) -> list[object]:
    found = reactions_of(readings, clash, fighter, happening)
    return [*found, PASS] if found else []


def reactions_of(readings: Readings, clash: Clash, fighter: Fighter, happening: Happening) -> list[Ability]:
    """The triggered actions whose trigger this is, and that the fighter can use.  ds.triggered.several"""
    return [
        ability
        for ability, trigger in fighter.block.reactions.get(happening.kind, ())
        if (fighter.id, ability.id) not in happening.answered
        and not fighter.pools.get(ANSWERING + ability.id, 0)
        and can_react(fighter, ability.kind)
        and can_pay(clash, fighter, ability)
        and fits(clash, fighter, trigger, happening)
        and can_change(readings, clash, fighter, ability, happening)
    ]


def can_change(readings: Readings, clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is there anything that its outcomes could change in what happens?"""
    needs = readings.hooks.needs
    return all(needs[each.kind](clash, fighter, ability, happening) for each in ability.effects if each.kind in needs)


def fits(clash: Clash, fighter: Fighter, when: Trigger, happening: Happening) -> bool:
    """Is it so with whom it happens to, and by whose doing, as the trigger says?  ds.triggered.several"""
    by = happening.by
    return passes(clash, fighter, happening.who, when.who, happening.record) and (
        not when.by or (by is not None and passes(clash, fighter, by, when.by, happening.record))
    )


def can_react(fighter: Fighter, kind: str) -> bool:
    """One triggered action a round; free ones do not count, but what forbids the one forbids both.

    ds.triggered.one ds.triggered.free ds.triggered.denied
    """
    if not fighter.is_up or is_denied(fighter, TRIGGERED):
        return False
    return kind == FREE_TRIGGERED or fighter.pools[TRIGGERED] > 0


def carry_out_reaction(table: Table, reaction: Reaction, happening: Happening) -> None:
    fighter = table.state.creatures[reaction.question.asked]
    ability: Ability = reaction.answer
    happening.note(fighter, ability)
    if ability.kind == TRIGGERED:
        spend(table, fighter, TRIGGERED)
    set_pool(fighter, ANSWERING + ability.id, 1)
    table.readings.hooks.react(table, fighter, ability, happening)
    set_pool(fighter, ANSWERING + ability.id, 0)


def order_reactions(table: Table, reactions: list[Reaction]) -> list[Reaction]:
    """The players order their own reactions first; then the Director does.  ds.triggered.order"""
    creatures = table.state.creatures
    players = [each for each in reactions if creatures[each.question.asked].side == HEROES]
    directors = [each for each in reactions if creatures[each.question.asked].side != HEROES]
    return [*_in_order(table, PLAYERS, players), *_in_order(table, GM, directors)]


def _in_order(table: Table, seat: str, reactions: list[Reaction]) -> list[Reaction]:
    left, ordered = list(reactions), []
    while len(left) > 1:
        first = table.ask(Question(seat, "reacts-first", [reaction.question.who for reaction in left]))
        chosen = next(reaction for reaction in left if reaction.question.who is first)
        left.remove(chosen)
        ordered.append(chosen)
    return ordered + left
