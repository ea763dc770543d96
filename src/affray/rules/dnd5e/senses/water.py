"""Fighting in water and underwater.  Start at `by_water`.

In deep water creatures swim, and attack as underwater; only "underwater" squares are fully submerged.
"""

from typing import Final

from affray.core.values import Reason
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

THRUST: Final = frozenset(("dagger", "javelin", "shortsword", "spear", "trident"))
"""Melee weapons without disadvantage underwater.  5e.water.melee"""
THROWN: Final = frozenset(("net", "javelin", "spear", "dart", "trident"))
CROSSBOWS: Final = frozenset(("hand-crossbow", "light-crossbow", "heavy-crossbow"))
SHORTBOWS: Final = frozenset(("shortbow",))
SHOT_UNDER_WATER: Final = {
    "crossbow": THROWN | CROSSBOWS,
    "shortbow": THROWN | SHORTBOWS,
    "either": THROWN | CROSSBOWS | SHORTBOWS,
}
"""Ranged weapons without disadvantage underwater, by the table option.  5e.water.ranged"""


def is_in_water(battle: Battle, creature: Combatant) -> bool:
    """Is all of its space in deep water, or underwater?"""
    wet = battle.wet
    return bool(wet) and creature.height <= 0 and not battle.space(creature) & ~wet


def is_under_water(battle: Battle, creature: Combatant) -> bool:
    """Is it fully submerged? A flyer above is not.  5e.water.fire"""
    return creature.height <= 0 and not battle.space(creature) & ~battle.board.squares("underwater")


def swims(creature: Combatant) -> bool:
    """Has it a swimming speed?  5e.water.melee"""
    return creature.block.speeds.swim > 0 or creature.speed_by("swim") > 0


def by_water(readings: Readings, battle: Battle, plan: Plan) -> None:
    """Disadvantage on weapon attacks, not on spell attacks.  5e.water.melee 5e.water.ranged"""
    weapon = plan.weapon
    if "spell" in weapon.properties:
        return
    if plan.is_ranged:
        if is_in_water(battle, plan.attacker) or is_under_water(battle, plan.target):
            if plan.distance > weapon.range:
                plan.miss(Reason("5e.water.ranged"))
            elif weapon.id not in SHOT_UNDER_WATER[readings.shots_under_water]:
                plan.add_edge(-1, Reason("5e.water.ranged"))
    elif is_in_water(battle, plan.attacker) and weapon.id not in THRUST and not swims(plan.attacker):
        plan.add_edge(-1, Reason("5e.water.melee"))
