"""Fighting in the water and under it.  Start at `by_water`.

In deep water one swims, and fights as one does under water; wholly under it is only what is drawn so.
"""

from typing import Final

from affray.core.values import Reason
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

THRUST: Final = frozenset(("dagger", "javelin", "shortsword", "spear", "trident"))
"""Weapons that are as good under water.  5e.water.melee"""
THROWN: Final = frozenset(("net", "javelin", "spear", "dart", "trident"))
CROSSBOWS: Final = frozenset(("hand-crossbow", "light-crossbow", "heavy-crossbow"))
SHORTBOWS: Final = frozenset(("shortbow",))
SHOT_UNDER_WATER: Final = {
    "crossbow": THROWN | CROSSBOWS,
    "shortbow": THROWN | SHORTBOWS,
    "either": THROWN | CROSSBOWS | SHORTBOWS,
}
"""By the table option.  5e.water.ranged"""


def is_in_water(battle: Battle, creature: Combatant) -> bool:
    """Is all of it in deep water, or under water?"""
    wet = battle.wet
    return bool(wet) and creature.height <= 0 and not battle.space(creature) & ~wet


def is_under_water(battle: Battle, creature: Combatant) -> bool:
    """Whoever flies above is not.  5e.water.fire"""
    return creature.height <= 0 and not battle.space(creature) & ~battle.board.squares("underwater")


def swims(creature: Combatant) -> bool:
    """Has it a swimming speed?  5e.water.melee"""
    return creature.block.speeds.swim > 0 or creature.speed_by("swim") > 0


def by_water(readings: Readings, battle: Battle, plan: Plan) -> None:
    """Only attacks with weapons are hindered, not those of spells.  5e.water.melee 5e.water.ranged"""
    weapon = plan.weapon
    if "spell" in weapon.properties:
        return
    if plan.is_ranged:
        if is_in_water(battle, plan.attacker) or is_under_water(battle, plan.target):
            if plan.distance > weapon.range:
                plan.miss(Reason("5e.water.ranged"))
            elif weapon.id not in SHOT_UNDER_WATER[readings.shots_under_water]:
                plan.lean(-1, Reason("5e.water.ranged"))
    elif is_in_water(battle, plan.attacker) and weapon.id not in THRUST and not swims(plan.attacker):
        plan.lean(-1, Reason("5e.water.melee"))
