"""A blow: who attacks whom with what, from how far, and with which force it hits."""

from typing import Final

from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import MELEE, MISSILE, Weapon

PLAIN: Final = "plain"
MORE: Final = "one die more"
LEAST: Final = "the least"
HALF: Final = "half"


class Blow:
    """One attack: by whom, with what, at whom, from how far, out of hiding or not, and whether with the other hand."""

    __slots__ = ("attacker", "weapon", "target", "distance", "from_hiding", "second")

    def __init__(
        self, combat: Combat, attacker: Character, weapon: Weapon, target: Character, second: bool = False
    ) -> None:
        self.attacker = attacker
        self.weapon = weapon
        self.target = target
        self.distance = combat.gap(attacker, target)
        self.from_hiding = attacker.is_hidden
        self.second = second

    @property
    def style(self) -> str:
        """A weapon thrown is a missile."""
        is_thrown = self.weapon.thrown and self.distance > self.weapon.reach
        return MISSILE if is_thrown else self.weapon.style

    @property
    def damage(self) -> str:
        """The weapon's die, at extreme range its lower one."""
        normal = max(self.weapon.reach, self.weapon.thrown)
        return self.weapon.weak if self.weapon.weak and self.distance > normal else self.weapon.damage

    @property
    def is_melee(self) -> bool:
        return self.style == MELEE
