"""With what one can attack whom: what is in hand, loaded, and reaches.  Start at `weapons_for`."""

from typing import Final

from affray.rules.acao.changes import mark, stumble
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import Weapon

SECOND: Final = 2
"""How much harder an attack with the other hand is."""
PAIR: Final = "pair"
"""What a weapon is of which somebody has two."""


def weapons_for(readings: Readings, combat: Combat, attacker: Character, target: Character) -> list[Weapon]:
    """What the attacker holds or can draw, loaded, that reaches the target in a clear line. Fists always do.

    ac.turn.free
    """
    distance = combat.gap(attacker, target)
    near = [weapon for weapon in arsenal(readings, attacker) if distance <= weapon_reach(attacker, weapon)]
    return near if near and (distance == 1 or combat.is_clear(attacker, target)) else []


def arsenal(readings: Readings, attacker: Character) -> list[Weapon]:
    """The weapons one has not dropped, need not load and has the hands for; a hero has fists too.

    ac.arms.two-handed
    """
    fists = [readings.fists] if attacker.hero else []
    return [
        weapon
        for weapon in [*attacker.sheet.weapons, *fists]
        if weapon.id not in attacker.dropped
        and not attacker.pools.get(unloaded(weapon.id), 0)
        and not (attacker.sheet.shield and "two-handed" in weapon.properties)
    ]


def weapon_reach(attacker: Character, weapon: Weapon) -> int:
    """A polygon more in a charge, which is an attack after a move.  ac.arms.charging"""
    charge = "charging" in weapon.properties and attacker.pools.get("moved", 0) > 0
    return weapon.farthest + charge


def unloaded(weapon: str) -> str:
    """The pool that says that a weapon must be loaded again."""
    return f"unloaded-{weapon}"


def can_lift(table: Table, attacker: Character, weapon: Weapon) -> bool:
    """A hero who has just struck with a heavy weapon needs a test of VIG to strike with one again.  ac.arms.heavy"""
    if not (attacker.hero and "heavy" in weapon.properties and attacker.has("strained")):
        return True
    test = attribute_test(table, attacker, "lift", by_attribute(attacker, "vig", "ac.arms.heavy"))
    if test.is_fumble:
        stumble(table, attacker)
    return test.succeeds


def ready_second(creature: Character, weapon: Weapon) -> None:
    """After an attack with a light weapon, note which, for another may follow.  ac.arms.light"""
    if "light" in weapon.properties and not creature.sheet.shield:
        mark(creature, "second", 1 + creature.sheet.weapons.index(weapon))


def second_weapons(creature: Character) -> list[Weapon]:
    """Light weapons other than the one that has just struck; it too, if one has two of it.  ac.arms.light"""
    struck = creature.pools.get("second", 0)
    numbered = enumerate(creature.sheet.weapons, 1) if struck else ()
    return [w for n, w in numbered if "light" in w.properties and (n != struck or PAIR in w.properties)]
