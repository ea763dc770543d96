"""A spell being cast, as a record that a reaction may edit.  Start at `Cast`."""

from functools import lru_cache
from typing import Any, Final

from affray.core.dice.notation import Dice
from affray.rules.dnd5e.state.acts import ALL, HIT, MISS, Act
from affray.rules.dnd5e.state.area_shapes import Area
from affray.rules.dnd5e.state.combatant import DEAD, Combatant
from affray.rules.dnd5e.state.figures import Scale, scaled
from affray.rules.dnd5e.state.spells import FALLEN, Casting, Spell, tier
from affray.rules.dnd5e.state.steps import Harm
from affray.rules.dnd5e.state.weapons import SHOCKING, Weapon

MAGICAL: Final = frozenset({"spell", "magical"})
"""The weapon properties of a spell attack."""


class Cast:
    """A spell being cast: the caster, the `level` of the slot (0 for a cantrip), and its target or point (`aim`).

    Of a wall the `side` comes before its corners.
    """

    __slots__ = ("caster", "spell", "level", "aim", "side", "is_countered")

    def __init__(self, caster: Combatant, spell: Spell, level: int, *aim: Any) -> None:
        self.caster = caster
        self.spell = spell.by_slot(level) if spell.higher else spell
        self.level = level
        self.aim: Any = aim[-1] if aim else None
        self.side = str(aim[0]) if len(aim) > 1 else ""
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
        way = self.aim if isinstance(self.aim, tuple) else ()
        is_directed = self.spell.target == "direction"
        return Area(self.caster, self.spell.shape, self.size, self.point, is_directed, way, self.side)

    @property
    def point(self) -> int:
        """The point where its area begins, or the first of them."""
        return int(self.aim[0] if isinstance(self.aim, tuple) else self.aim)

    @property
    def aimed_at(self) -> list[Combatant]:
        """The chosen targets, each as often as it was chosen, without those that have died since."""
        chosen = self.aim if isinstance(self.aim, tuple) else (self.aim,)
        chosen = (self.caster,) if self.spell.target == "self" else chosen
        return [creature for creature in chosen if is_alive_enough(self.spell, creature)]

    @property
    def scale(self) -> Scale:
        """What the figures of the spell depend on."""
        casting, spell = self.casting, self.spell
        return Scale(spell.id, self.level, self.level - spell.level, tier(casting.rank), self.modifier, self.dc)

    @property
    def act(self) -> Act:
        """What it does, with the figures of this caster and slot."""
        assert self.spell.act is not None
        return _act(self.spell, self.scale)

    @property
    def after_miss(self) -> Act | None:
        """What a spell attack does that misses."""
        steps = self.act.steps.get(MISS) if self.spell.act is not None else None
        return Act(self.spell.id, None, None, {ALL: steps}) if steps else None

    @property
    def weapon(self) -> Weapon:
        """The spell attack as a weapon: the bonus includes proficiency and ability.  5e.attack.proficiency-spell"""
        casting = self.casting
        if self.spell.act is not None:
            return _weapon_of_act(self.spell, self.scale, casting.attack, casting.ability)
        return _weapon(self.spell, self.level, casting.attack, casting.rank, casting.ability)


@lru_cache(maxsize=1024)
def _act(spell: Spell, scale: Scale) -> Act:
    act: Act = scaled(spell.act, scale)
    return act


@lru_cache(maxsize=256)
def _weapon_of_act(spell: Spell, scale: Scale, bonus: int, ability: str) -> Weapon:
    """The damage of a hit is the attack's own, doubled by a critical hit; the other steps follow it."""
    steps = _act(spell, scale).steps.get(HIT, ())
    own = [step for step in steps if isinstance(step, Harm) and not step.only and not step.drains]
    (dice, type), *more = [part for step in own for part in step.parts] or [("0", "")]
    after = tuple(step for step in steps if step not in own)
    reach, range = (spell.range, 0) if spell.attack == "melee" else (0, spell.range)
    return Weapon(
        spell.id,
        bonus,
        dice,
        type,
        reach,
        range,
        range,
        MAGICAL,
        ability,
        more=tuple(more),
        on_hit=Act(spell.id, None, None, {ALL: after}) if after else None,
    )


@lru_cache(maxsize=256)
def _weapon(spell: Spell, level: int, bonus: int, rank: int, ability: str) -> Weapon:
    dice, type = spell.damage_at(level, rank)[0]
    reach, range = (spell.range, 0) if spell.attack == "melee" else (0, spell.range)
    properties = MAGICAL | {SHOCKING} if spell.effect == SHOCKING else MAGICAL
    return Weapon(spell.id, bonus, str(dice), type, reach, range, range, properties, ability)


def is_alive_enough(spell: Spell, creature: Combatant) -> bool:
    """Only spells that raise the dead can target the dead, and only them."""
    return creature.status == DEAD if spell.target == FALLEN else creature.is_there
