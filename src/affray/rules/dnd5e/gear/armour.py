"""What armour does to the rolls of those who wear it.  The Armour Class itself is worked out from the table."""

from typing import Final

from affray.core.values import Effect, Reason
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle

DEFENSE: Final = "defense"
UNARMORED_DEFENSE: Final = "unarmored-defense"
NOISY: Final = "noisy-armour"
METAL: Final = "metal-armour"
UNTRAINED: Final = "unfamiliar-armour"
"""These three come with the armour: nobody has them by nature."""


def noisy_armour(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Some armour gives disadvantage on Stealth."""
    if "stealth" in trial.about:
        trial.lean(-1, Reason("5e.armour.stealth"))


def untrained_in_armour(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Disadvantage on what is done by Strength or Dexterity in armour that one is not used to.  5e.armour.untrained"""
    if trial.ability in ("str", "dex"):
        trial.lean(-1, Reason("5e.armour.untrained"))


def attack_untrained_in_armour(battle: Battle, plan: Plan) -> None:
    """Attacks too.  5e.armour.untrained"""
    if plan.weapon.ability in ("str", "dex"):
        plan.disadvantage.append(Reason("5e.armour.untrained"))
