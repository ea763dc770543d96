"""What traits do at their moments.  Start at `act_at_turn_start`."""

from affray.core.memory import BODIES, remembered
from affray.rules.drawsteel.abilities.using import carry_out
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.filters import passes
from affray.rules.drawsteel.state.blocks import FREE, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_up
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import CHARGES, TURN_ENDS, TURN_STARTS


def act_at_turn_start(table: Table, fighter: Fighter) -> None:
    """ds.foe.jaws"""
    act_at(table, TURN_STARTS, fighter)


def act_at_turn_end(table: Table, fighter: Fighter) -> None:
    """ds.ability.order"""
    act_at(table, TURN_ENDS, fighter)


def act_at_charge(table: Table, charger: Fighter) -> None:
    """ds.mount.spurred"""
    act_at(table, CHARGES, charger)


@remembered(BODIES)
def those_with_traits(clash: Clash) -> tuple[Fighter, ...]:
    return tuple(each for each in those_up(clash) if each.block.traits)


def act_at(table: Table, moment: str, it: Fighter) -> None:
    """Let the traits of all who are up act whose filters the one passes whose moment it is.  ds.ability.order"""
    clash = table.state
    for bearer in those_with_traits(clash):
        for trait in bearer.block.traits:
            for act in trait.acts_at(moment):
                if bearer.is_up and it.is_up and passes(clash, bearer, it, act.only):
                    carry_out(table, Use(bearer, Ability(trait.id, FREE), [it]), [it], act.do)
