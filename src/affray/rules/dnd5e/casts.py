"""A spell being cast, as a record that an answer may edit, and who may be aimed at.  Start at `Cast`."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from affray.core.dice import Dice
from affray.rules.dnd5e.areas import Area
from affray.rules.dnd5e.seeing import sees
from affray.rules.dnd5e.spells import FALLEN, Casting, Spell
from affray.rules.dnd5e.values import DEAD, Battle, Combatant
from affray.rules.dnd5e.weapons import SHOCKING, Weapon

CAST: Final = "cast"
"""The moment at which a creature has cast a spell."""
MAGICAL: Final = frozenset({"spell", "magical"})
"""The properties of what a spell strikes with."""
NEEDS: Final[dict[str, Callable[[Battle, Combatant], bool]]] = {}
"""What must be so with the target of a spell, by the spell's id."""


class Cast:
    """A spell that is being cast: by whom, with a slot of which `level` (0 for a cantrip), and at what it is aimed."""

    __slots__ = ("caster", "spell", "level", "aim", "is_countered")

    def __init__(self, caster: Combatant, spell: Spell, level: int, aim: Any = None) -> None:
        self.caster = caster
        self.spell = spell
        self.level = level
        self.aim = aim
        self.is_countered = False

    def fail(self) -> None:
        """Somebody has countered it."""
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
        """Of the ability by which it is cast."""
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
        """The creatures that were chosen, each as often as it was, without those who have died since."""
        chosen = self.aim if isinstance(self.aim, tuple) else (self.aim,)
        chosen = (self.caster,) if self.spell.target == "self" else chosen
        return [creature for creature in chosen if is_alive_enough(self.spell, creature)]

    @property
    def weapon(self) -> Weapon:
        """What a spell attack strikes with: proficiency and ability are in the bonus.  5e.attack.proficiency-spell"""
        return _weapon(self.spell, self.level, self.casting.attack, self.casting.rank, self.casting.ability)


@lru_cache(maxsize=256)
def _weapon(spell: Spell, level: int, bonus: int, rank: int, ability: str) -> Weapon:
    dice, type = spell.damage_at(level, rank)[0]
    reach, range = (spell.range, 0) if spell.attack == "melee" else (0, spell.range)
    properties = MAGICAL | {SHOCKING} if spell.effect == SHOCKING else MAGICAL
    return Weapon(spell.id, bonus, str(dice), type, reach, range, range, properties, ability)


def candidates(battle: Battle, caster: Combatant, spell: Spell) -> list[Combatant]:
    """Whom a spell can be aimed at: noticed, in range, with a clear path, and of a kind that it works on.

    5e.cover.total 5e.magic.range 5e.magic.path 5e.magic.self
    """
    return [
        other
        for other in battle.everyone()
        if is_of_side(caster, other, spell.target)
        and (spell.target != "foe" or caster.may_harm(other))
        and is_alive_enough(spell, other)
        and caster.id not in other.unnoticed_by
        and battle.distance(caster, other) <= spell.range
        and battle.is_clear(caster, other)
        and works_on(spell, other)
        and (spell.id not in NEEDS or NEEDS[spell.id](battle, other))
        and (not spell.needs_sight or other is caster or sees(battle, caster, other))
    ]


def is_of_side(caster: Combatant, other: Combatant, target: str) -> bool:
    return target == "creature" or (caster.side == other.side) == (target in ("friend", FALLEN))


def is_alive_enough(spell: Spell, creature: Combatant) -> bool:
    """The dead are past all spells but those that raise them."""
    return (creature.status == DEAD) == (spell.target == FALLEN)


def works_on(spell: Spell, creature: Combatant) -> bool:
    """Is it for creatures of this kind?"""
    kind = creature.block.kind
    return kind not in spell.never and (not spell.only or kind in spell.only)
