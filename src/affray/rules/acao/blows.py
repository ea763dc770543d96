"""A blow, whoever deals it: with what, from how far, and the damage of a hit.  Start at `Blow` and `deal_damage`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.rules.acao.arms import ON_CRITICAL, extra_damage, ignored_armour, is_in_both_hands, unloaded
from affray.rules.acao.harm import damage_dice, harm, one_die_more
from affray.rules.acao.safeguards import safeguard
from affray.rules.acao.values import MELEE, MISSILE, Character, Combat, Weapon

if TYPE_CHECKING:
    from affray.rules.acao.rulebook import Acao

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
        self.distance = combat.distance(attacker, target)
        self.from_hiding = attacker.hidden
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


Hit = Callable[[Table, Combat, Blow, str], None]
"""What a blow does when it hits, and with which force: damage, or what a manoeuvre does instead."""


def weapons_for(rulebook: "Acao", combat: Combat, attacker: Character, target: Character) -> list[Weapon]:
    """What the attacker holds or can draw, loaded, that reaches the target in a clear line. Fists always do.

    ac.turn.free
    """
    distance = combat.distance(attacker, target)
    near = [weapon for weapon in arsenal(rulebook, attacker) if distance <= reach_of(attacker, weapon)]
    return near if near and (distance == 1 or combat.is_clear(attacker, target)) else []


def arsenal(rulebook: "Acao", attacker: Character) -> list[Weapon]:
    """The weapons one has not dropped, need not load and has the hands for; a hero has fists too.

    ac.arms.two-handed
    """
    fists = [rulebook.fists] if attacker.hero else []
    return [
        weapon
        for weapon in [*attacker.sheet.weapons, *fists]
        if weapon.id not in attacker.dropped
        and not attacker.pools.get(unloaded(weapon.id), 0)
        and not (attacker.sheet.shield and "two-handed" in weapon.properties)
    ]


def reach_of(attacker: Character, weapon: Weapon) -> int:
    """A polygon more in a charge, which is an attack after a move.  ac.arms.charging"""
    charge = "charging" in weapon.properties and attacker.pools.get("moved", 0) > 0
    return weapon.farthest + charge


def deal_damage(table: Table, combat: Combat, blow: Blow, force: str = PLAIN) -> None:
    """The weapon's die and its modifier; one die more on a critical, less for a success at a price.

    ac.damage.roll ac.attack.critical ac.defence.fumble
    """
    dice, more = damage_dice(blow.damage), extra_damage(blow)
    if is_in_both_hands(blow):
        dice, gained = cast("Acao", table.rulebook).both_hands(dice)
        more += gained
    if force == LEAST:
        amount = len(dice.faces) + dice.modifier + sum(reason.amount for reason in more)
    else:
        amount = table.roll(blow.attacker, one_die_more(dice) if force == MORE else dice, "damage", more).total
    wound(table, blow, max(amount // 2 if force == HALF else amount, 0), force == MORE)


def wound(table: Table, blow: Blow, amount: int, critical: bool) -> None:
    """The damage, and if any of it is suffered what the weapon brings besides."""
    suffered = harm(table, blow.target, amount, blow.weapon.type, blow.attacker, ignored_armour(blow))
    if critical and suffered and blow.target.is_up:
        for property in sorted(blow.weapon.properties & ON_CRITICAL.keys()):
            ON_CRITICAL[property](table, blow)
    if blow.weapon.peril is not None and suffered and blow.target.is_up:
        safeguard(table, blow.target, blow.weapon.peril, blow.attacker)


def is_melee(blow: Blow) -> bool:
    return blow.style == MELEE
