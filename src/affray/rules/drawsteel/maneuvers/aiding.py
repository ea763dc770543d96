"""Aid Attack, and other edges for one roll.  Start at `aid_attack`."""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import gain, lose
from affray.core.table.moments import FIGHT_END, TURN_START
from affray.core.values import Effect, Reason, Until
from affray.rules.drawsteel.changes import lose_effects
from affray.rules.drawsteel.maneuvers.granting import HEARTENED
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.power_rolls import SURE
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Use

HARRIED: Final = "harried"


def offer_aid(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.deed.aid-attack"""
    near = [foe for foe in clash.enemies(fighter) if clash.is_adjacent(foe, fighter)]
    yield Pattern("aid", OneOf([foe for foe in near if fighter.id not in foe.hidden_from]))


def aid_attack(table: Table, fighter: Fighter, foe: Fighter) -> None:
    """An ally's next ability roll against it has an edge.  ds.deed.aid-attack"""
    gain(table, foe, HARRIED, fighter, [Until(TURN_START, fighter.id), Until(FIGHT_END)])


def aided(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.deed.aid-attack ds.ability.heartened"""
    if aim.ability is None or aim.target is None:
        return ()
    given = [Reason("ds.ability.heartened", 1)] if aim.roller.has(HEARTENED) else []
    return [
        *given,
        *(Reason("ds.deed.aid-attack", 1, each.source) for each in _aids(clash, aim.roller, aim.target)[:1]),
    ]


def _aids(clash: Clash, roller: Fighter, target: Fighter) -> list[Effect]:
    return [
        effect
        for effect in target.effects
        if effect.kind == HARRIED
        and effect.source not in (None, roller.id)
        and clash.fighter(str(effect.source)).side == roller.side
    ]


def use_up(table: Table, using: Use) -> None:
    """An edge that was given for one roll is used up by it.  ds.deed.aid-attack ds.ability.heartened"""
    for target in using.targets:
        for effect in _aids(table.state, using.user, target)[:1]:
            lose(table, target, effect, "used")
    for effect in [each for each in using.user.effects if each.kind == HEARTENED][:1]:
        lose(table, using.user, effect, "used")
    lose_effects(table, using.user, (SURE,), "used")
