"""Knockback.  Start at `knockback`."""

from collections.abc import Iterator, Mapping
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.rules.drawsteel.abilities.squad_strikes import TOGETHER
from affray.rules.drawsteel.abilities.using import use
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import MANEUVER, Ability, Distance, Tier
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.resources import ferocity_of
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.aiming import can_handle, candidates

FARTHER: Final = 2
"""With so much ferocity a Knockback goes so many squares farther.  ds.hero.ferocity"""
KNOCKBACKS: Final[Mapping[int, Ability]] = {
    more: Ability(
        "knockback",
        MANEUVER,
        frozenset({"melee", "weapon"}),
        Distance(melee=1),
        roll=("might",),
        tiers=tuple(Tier(outcomes=(Outcome("push", squares + more),)) for squares in (1, 2, 3)),
    )
    for more in (0, FARTHER)
}
"""The maneuver that everybody has.  ds.deed.knockback"""
KNOCKBACK: Final = KNOCKBACKS[0]


def offer_knockback(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Those whom one could grab; not while grabbed.  ds.deed.knockback ds.condition.grabbed"""

    def near() -> list[Fighter]:
        found = candidates(readings, clash, fighter, KNOCKBACK)
        return [each for each in found if each.side != fighter.side and each.is_up and can_handle(fighter, each)]

    if not fighter.has("grabbed") and not fighter.pools.get(TOGETHER + KNOCKBACK.id, 0):
        yield Pattern("knockback", OneOf(near))


def knockback(table: Table, fighter: Fighter, target: Fighter) -> None:
    """ds.deed.knockback ds.hero.ferocity"""
    more = FARTHER if ferocity_of(fighter) >= FARTHER else 0
    use(table, fighter, KNOCKBACKS[more], [target])
