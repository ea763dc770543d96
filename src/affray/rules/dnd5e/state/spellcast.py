"""A spell being cast, as a record that a reaction may edit.  Start at `Cast`."""

from functools import lru_cache
from typing import Any, Final

from affray.core.dice.notation import Dice
from affray.rules.dnd5e.state.area_shapes import Area
from affray.rules.dnd5e.state.combatant import DEAD, Combatant
from affray.rules.dnd5e.state.spells import FALLEN, Casting, Spell
from affray.rules.dnd5e.state.weapons import SHOCKING, Weapon

MAGICAL: Final = frozenset({"spell", "magical"})
"""The weapon properties of a spell attack."""


class Cast:
    """A spell being cast: the caster, the `level` of the slot (0 for a cantrip), and its target or point (`aim`)."""

    __slots__ = ("caster", "spell", "level", "aim", "is_countered")

    def __init__(self, caster: Combatant, spell: Spell, level: int, aim: Any = None) -> None:
        self.caster = caster
        self.spell = spell
        self.level = level
        self.aim = aim
        self.is_countered = False

    def fail(self) -> None:
        """The spell is countered."""
        self.is_countered = True

    @property
    def casting(self) -> Casting:
        casting = self.caster.block.casting
        assert casting is not None
        return casting

    @property
    def dc(self) -> int:
        """5e.magic.dc"""
        return self.casting.dc

    @property
    def modifier(self) -> int:
        """The spellcasting ability modifier."""
        return self.caster.block.modifier(self.casting.ability)

    @property
    def damage(self) -> list[tuple[Dice, str]]:
        return self.spell.damage_at(self.level, self.casting.rank)

    @property
    def size(self) -> int:
        return self.spell.size_at(self.level)

    @property
    def area(self) -> Area:
        assert self.spell.shape is not None
        return Area(self.caster, self.spell.shape, self.size, self.aim, self.spell.target == "direction")

    @property
    def aimed_at(self) -> list[Combatant]:
        """The chosen targets, each as often as it was chosen, without those that have died since."""
        chosen = self.aim if isinstance(self.aim, tuple) else (self.aim,)
        chosen = (self.caster,) if self.spell.target == "self" else chosen
        return [creature for creature in chosen if is_alive_enough(self.spell, creature)]

    @property
    def weapon(self) -> Weapon:
        """The spell attack as a weapon: the bonus includes proficiency and ability.  5e.attack.proficiency-spell"""
        return _weapon(self.spell, self.level, self.casting.attack, self.casting.rank, self.casting.ability)


@lru_cache(maxsize=256)
def _weapon(spell: Spell, level: int, bonus: int, rank: int, ability: str) -> Weapon:
    dice, type = spell.damage_at(level, rank)[0]
    reach, range = (spell.range, 0) if spell.attack == "melee" else (0, spell.range)
    properties = MAGICAL | {SHOCKING} if spell.effect == SHOCKING else MAGICAL
    return Weapon(spell.id, bonus, str(dice), type, reach, range, range, properties, ability)


def is_alive_enough(spell: Spell, creature: Combatant) -> bool:
    """Only spells that raise the dead can target the dead, and only them."""
    return creature.status == DEAD if spell.target == FALLEN else creature.is_there
