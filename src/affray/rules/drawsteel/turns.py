"""A turn: what one may do, what it takes, and doing it.  Start at `take_turn`.

What everybody can do is a `Doing`, by its verb; other files have more of them, which `parts.py` puts together.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from affray.core.asking import Question
from affray.core.changes import add_to, refill, spend
from affray.core.deeds import PASS, Pattern
from affray.core.slots import Deed, OneOf, Way, Words
from affray.core.values import GM
from affray.rules.drawsteel.abilities import can_pay, use
from affray.rules.drawsteel.blocks import FREE, MAIN, MANEUVER, MOVE, Ability
from affray.rules.drawsteel.changes import mark
from affray.rules.drawsteel.conditions import POOLS, can_take
from affray.rules.drawsteel.free_strikes import strikable, strike_freely
from affray.rules.drawsteel.moving import (
    LEFT,
    begin_advance,
    budget_of,
    can_shift,
    disengage,
    shifts,
    speed_of,
    walk,
    ways,
)
from affray.rules.drawsteel.objectives import is_met
from affray.rules.drawsteel.order import finish_turn
from affray.rules.drawsteel.readings import Doing, Readings, Table
from affray.rules.drawsteel.squads import acting_with, can_act_together, offer_passing, pass_on, strike_again
from affray.rules.drawsteel.summoning import can_use
from affray.rules.drawsteel.targets import aims, area_of, targets_of
from affray.rules.drawsteel.values import Clash, Fighter

END: Final = Deed("end")
FORBID: Final = Deed("forbid")
ACTED: Final = "acted"
"""The pool that says whether one has used a main action this turn."""


def take_turn(table: Table, fighter: Fighter) -> None:
    """One thing of the turn, in whatever order, or its end.  ds.turn.three ds.turn.split"""
    clash = table.state
    readings = table.readings
    deed = table.ask(Question(fighter, "turn", lambda: deeds(readings, clash, fighter)))
    if deed in (END, PASS):
        finish_turn(table, fighter)
        return
    do(table, fighter, deed)
    if not fighter.is_up and clash.turn == fighter.id:
        left = acting_with(clash, fighter) if fighter.is_minion else []
        if left:
            pass_on(table, fighter, left[0])
        else:
            finish_turn(table, fighter)


def do(table: Table, fighter: Fighter, deed: Deed, is_given: bool = False) -> None:
    """Do it for what it takes, or for nothing where the action is given; then what follows from having acted."""
    readings = table.readings
    doing = readings.hooks.deeds[deed.verb]
    if not is_given:
        take(table, fighter, doing.takes)
    mark(fighter, "bled", 0)
    doing.do(table, fighter, *deed.args)
    if doing.takes == MAIN and deed.verb != "convert":
        readings.hooks.bleed(table, fighter)


def deeds(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Everything that may be done now, found only as far as somebody looks."""
    if not fighter.is_up or is_decided(clash):
        return
    yield END
    for doing in readings.hooks.deeds.values():
        if can_take(fighter, doing.takes):
            yield from doing.offer(readings, clash, fighter)


def is_decided(clash: Clash) -> bool:
    """Only one side has anybody left, or what the fight was about is settled.  ds.objective"""
    return (
        bool(clash.given) or is_met(clash) or len({fighter.side for fighter in clash.everyone() if fighter.is_up}) < 2
    )


def take(table: Table, fighter: Fighter, kind: str) -> None:
    if kind in POOLS:
        spend(table, fighter, POOLS[kind])
    if kind == MAIN:
        mark(fighter, ACTED, 1)


# --- abilities


def usable(readings: Readings, clash: Clash, fighter: Fighter, kinds: Iterable[str]) -> list[Ability]:
    """The abilities of these kinds that one can pay for; free strikes have a main action of their own."""
    return [
        ability
        for ability in fighter.block.abilities
        if ability.kind in kinds
        and not ability.is_free_strike
        and can_pay(clash, fighter, ability)
        and (ability.kind != MAIN or can_act_together(fighter))
        and can_use(clash, fighter, ability)
    ]


def offer_abilities(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[Pattern]:
    kinds = [kind for kind in (MAIN, MANEUVER, MOVE, FREE) if can_take(fighter, kind)]
    for ability in usable(readings, clash, fighter, kinds):
        yield from aims(readings, clash, fighter, ability)


def use_in_turn(table: Table, fighter: Fighter, *chosen: Any) -> None:
    """`use orc spear`: the ability comes last, what it is aimed at before.  ds.ability.order"""
    *aim, ability = chosen
    take(table, fighter, ability.kind)
    aim_and_use(table, fighter, ability, *aim)


def aim_and_use(table: Table, fighter: Fighter, ability: Ability, aim: Any = None, *, is_free: bool = False) -> None:
    """The ability on whoever is aimed at, or is in the area.  ds.ability.order"""
    clash = table.state
    readings = table.readings
    targets = targets_of(readings, clash, fighter, ability, aim)
    use(table, fighter, ability, targets, is_free=is_free, area=area_of(readings, clash, fighter, ability, aim))


def critical(table: Table, fighter: Fighter) -> None:
    """One more main action, at once, in whoever's turn it is.  ds.roll.critical"""
    clash = table.state
    if fighter.is_minion and clash.turn == fighter.id:
        strike_again(table, fighter)
        return
    readings = table.readings
    deed = table.ask(Question(fighter, "critical", lambda: main_deeds(readings, clash, fighter)))
    if deed == PASS:
        return
    if deed.verb == "use":
        *aim, ability = deed.args
        aim_and_use(table, fighter, ability, *aim)
    else:
        do(table, fighter, deed, is_given=True)


def main_deeds(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Everything that takes a main action, whether one has any left or not."""
    if not fighter.is_up or is_decided(clash):
        return
    for ability in usable(readings, clash, fighter, (MAIN,)):
        yield from aims(readings, clash, fighter, ability)
    for verb, doing in readings.hooks.deeds.items():
        if doing.takes == MAIN and verb != "convert":
            yield from doing.offer(readings, clash, fighter)
    yield PASS


# --- moving


def offer_move(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """On foot, if there is ground under one's feet.  ds.turn.split"""
    if fighter.height == clash.floor_under(fighter) and budget_of(readings, clash, fighter) > 0:
        yield Pattern("move", Way(ways(readings, clash, fighter)))


def offer_disengage(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.move.shift"""
    if can_shift(fighter) and speed_of(readings, clash, fighter):
        yield Pattern("disengage", Way(shifts(readings, clash, fighter, fighter.block.shift)))


def offer_advance(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """A second move action may be begun before the first is used up."""
    if fighter.pools[LEFT] > 0 and can_take(fighter, MOVE):
        yield Deed("advance")


# --- conversion, free strikes


def offer_conversion(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("convert", OneOf([MANEUVER, MOVE]))


def convert(table: Table, fighter: Fighter, into: str) -> None:
    """The main action becomes a second maneuver or a second move action.  ds.turn.convert"""
    add_to(table, fighter, POOLS[into], 1)
    table.tell("converted", who=fighter, into=into)


def offer_free_strike(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("free-strike", OneOf(lambda: strikable(readings, clash, fighter)))


# --- what no rule covers


def offer_free(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """As many as wanted, but not where maneuvers are forbidden.

    ds.free-maneuver.any ds.free-maneuver.denied ds.free-maneuver.rules
    """
    if can_take(fighter, FREE):
        yield Pattern("free", Words())


def free_maneuver(table: Table, fighter: Fighter, words: str) -> None:
    """Dull deeds are free; the Director may make more of them.  ds.free-maneuver.any ds.free-maneuver.director"""
    if table.readings.director_weighs:
        weigh(table, fighter, words, (FREE, MANEUVER, MAIN))
    else:
        table.tell("improvised", who=fighter, words=words)


def offer_improvising(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    if can_take(fighter, MAIN) or can_take(fighter, MANEUVER):
        yield Pattern("improvise", Words())


def improvise(table: Table, fighter: Fighter, words: str) -> None:
    """The Director says whether it is a maneuver or an action.  ds.turn.improvise"""
    weigh(table, fighter, words, (MANEUVER, MAIN))


def weigh(table: Table, fighter: Fighter, words: str, kinds: tuple[str, ...]) -> None:
    """The Director says what a deed takes, of that which its doer has left; or that it cannot be done."""

    def offer() -> list[object]:
        open_kinds = [Deed("takes", kind) for kind in kinds if fighter.is_up and can_take(fighter, kind)]
        return [*open_kinds, FORBID]

    said = table.ask(Question(GM, "improvise", offer, fighter, words))
    if said == FORBID:
        table.tell("forbidden", who=fighter, words=words)
        return
    take(table, fighter, said.args[0])
    table.tell("improvised", who=fighter, words=words)


def begin_again(table: Table, fighter: Fighter) -> None:
    """What is left of the move action before is given up."""
    refill(fighter, LEFT, 0)
    begin_advance(table, fighter)


DEEDS: Final = {
    "move": Doing("", offer_move, walk),
    "advance": Doing("", offer_advance, begin_again),
    "disengage": Doing(MOVE, offer_disengage, disengage),
    "use": Doing("", offer_abilities, use_in_turn),
    "free-strike": Doing(MAIN, offer_free_strike, strike_freely),
    "convert": Doing(MAIN, offer_conversion, convert),
    "free": Doing("", offer_free, free_maneuver),
    "improvise": Doing("", offer_improvising, improvise),
    "over-to": Doing("", offer_passing, pass_on),
}
