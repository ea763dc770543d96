"""How armour changes the rolls of its wearer.  The Armour Class itself is in the stat block."""

from typing import Final

from affray.core.values import Effect, Reason
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle

DEFENSE: Final = "defense"
UNARMORED_DEFENSE: Final = "unarmored-defense"
NOISY: Final = "noisy-armour"
METAL: Final = "metal-armour"
UNTRAINED: Final = "unfamiliar-armour"
OF_ARMOUR: Final = (NOISY, METAL, UNTRAINED)
"""These three features come with the armour worn."""


def noisy_armour(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Some armour gives disadvantage on Stealth checks.  5e.armour.stealth"""
    if "stealth" in trial.about:
        trial.add_edge(-1, Reason("5e.armour.stealth"))


def untrained_in_armour(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Without proficiency: disadvantage on Strength and Dexterity checks and saves.  5e.armour.untrained"""
    if trial.ability in ("str", "dex"):
        trial.add_edge(-1, Reason("5e.armour.untrained"))


def attack_untrained_in_armour(battle: Battle, plan: Plan) -> None:
    """Without proficiency: disadvantage on Strength and Dexterity attacks too.  5e.armour.untrained"""
    if plan.weapon.ability in ("str", "dex"):
        plan.disadvantage.append(Reason("5e.armour.untrained"))
