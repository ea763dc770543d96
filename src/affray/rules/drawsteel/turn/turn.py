"""A turn: what can be done, what it takes, and doing it.  Start at `take_turn`.

Everything that can be done is a `Doing`, listed by its verb in `hooks.py`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import add_to, spend
from affray.core.table.endings import asks_gm
from affray.core.table.scenario_rulings import is_called_off
from affray.rules.drawsteel.abilities.squad_strikes import can_act_together, strike_again
from affray.rules.drawsteel.abilities.using import aim_and_use
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.foes.minions import pass_on
from affray.rules.drawsteel.foes.summoning import can_use
from affray.rules.drawsteel.harm.bleeding import bleed
from affray.rules.drawsteel.harm.recovering import accepts
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import ACTED, POOLS, can_take
from affray.rules.drawsteel.state.blocks import FREE, MAIN, MANEUVER, MOVE, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.squads import acting_with
from affray.rules.drawsteel.targets.aiming import aims
from affray.rules.drawsteel.targets.costs import can_pay
from affray.rules.drawsteel.turn.objectives import is_decided
from affray.rules.drawsteel.turn.order import finish_turn

END: Final = Deed("end")


def take_turn(table: Table, fighter: Fighter) -> None:
    """Do one thing of the turn, in any order, or end it; the turn waits where the Director says first if it is over.

    ds.turn.three ds.turn.split
    """
    clash = table.state
    deed = table.ask(Question(fighter, "turn", lambda: deeds(table.readings, clash, fighter)))
    if deed == PASS and asks_gm(clash) and is_decided(clash):
        return
    if deed in (END, PASS):
        finish_turn(table, fighter)
        return
    do_deed(table, fighter, deed)
    if not fighter.is_up and clash.turn == fighter.id:
        left = acting_with(clash, fighter) if fighter.is_minion else []
        if left:
            pass_on(table, fighter, left[0])
        else:
            finish_turn(table, fighter)


def do_deed(table: Table, fighter: Fighter, deed: Deed, is_given: bool = False) -> None:
    """Do a deed for the action it takes, or for none where it is given; then let the doer bleed.

    Whoever does not want it done to them is left alone, and it has taken nothing.  ds.deed.stand-up ds.mount.up
    """
    readings = table.readings
    doing = readings.hooks.deeds[deed.verb]
    if doing.consent and not accepts(table, deed.args[0], doing.consent, fighter):
        return
    if not is_given:
        spend_action(table, fighter, doing.takes)
    set_pool(fighter, "bled", 0)
    doing.do(table, fighter, *deed.args)
    if doing.takes == MAIN and deed.verb != "convert":
        bleed(table, fighter)


def deeds(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Everything that may be done now, worked out only as far as somebody looks."""
    if not fighter.is_up or is_decided(clash) or is_called_off(clash):
        return
    yield END
    for doing in readings.hooks.deeds.values():
        if can_take(fighter, doing.takes):
            yield from doing.offer(readings, clash, fighter)


def spend_action(table: Table, fighter: Fighter, kind: str) -> None:
    if kind in POOLS:
        spend(table, fighter, POOLS[kind])
    if kind == MAIN:
        set_pool(fighter, ACTED, 1)


# --- abilities


def usable(clash: Clash, fighter: Fighter, kinds: Iterable[str]) -> list[Ability]:
    """The abilities of these kinds that it can use and pay for; free strikes are a main action of their own."""
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
    for ability in usable(clash, fighter, kinds):
        yield from aims(readings, clash, fighter, ability)


def use_in_turn(table: Table, fighter: Fighter, *chosen: Any) -> None:
    """Use an ability: its aim comes first, the ability last, as in `use orc spear`.  ds.ability.order"""
    *aim, ability = chosen
    spend_action(table, fighter, ability.kind)
    aim_and_use(table, fighter, ability, *aim)


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
        do_deed(table, fighter, deed, is_given=True)


def main_deeds(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Everything that takes a main action, whether one is left or not."""
    if not fighter.is_up or is_decided(clash):
        return
    for ability in usable(clash, fighter, (MAIN,)):
        yield from aims(readings, clash, fighter, ability)
    for verb, doing in readings.hooks.deeds.items():
        if doing.takes == MAIN and verb != "convert":
            yield from doing.offer(readings, clash, fighter)
    yield PASS


# --- conversion


def offer_conversion(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    yield Pattern("convert", OneOf([MANEUVER, MOVE]))


def convert(table: Table, fighter: Fighter, into: str) -> None:
    """Turn the main action into a second maneuver or a second move action.  ds.turn.convert"""
    add_to(table, fighter, POOLS[into], 1)
    table.tell("converted", who=fighter, into=into)
