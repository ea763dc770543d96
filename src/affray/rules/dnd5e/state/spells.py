"""Spells and spellcasting abilities as data.  Start at `Spell`; casting one: `magic/casting.py`."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from affray.core.dice.notation import Dice, Pool, parse_dice
from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.acts import Act, Lay, Step
from affray.rules.dnd5e.state.shapes import BURST, Shape
from affray.rules.dnd5e.state.steps import Harm, Heal

ACTION: Final = "action"
BONUS: Final = "bonus"
REACTION: Final = "reaction"
TIMES: Final = (ACTION, BONUS, REACTION)
COMPONENTS: Final = ("v", "s", "m")
SHAPES: Final = ("cone", "cube", "cylinder", "line", "sphere")
FALLEN: Final = "fallen"
TARGETS: Final = ("self", "foe", "friend", FALLEN, "creature", "point", "direction", "square")
"""The caster; foes, friends, dead friends, or any creatures; an area at a point or in a direction; a free square."""
UNTIL: Final = ("", "caster-start", "caster-end", "target-start", "target-end")
"""When an effect ends, if not with the spell: at the start or end of the caster's or target's next turn."""
HIGHEST: Final = 9
SLOTS: Final = tuple(f"slot-{level}" for level in range(HIGHEST + 1))
"""The pools that hold the slots of each level; there are none of the 0th."""
AT_WILL: Final = "at-will"
"""In place of a pool: an innate spell that can be cast as often as one likes."""


class Spell(Value):
    """A spell by its description. Distances are in squares: `range` is 0 for self and 1 for touch.

    `rounds` is its duration. `count` is the number of targets, darts or rays; with `shares` one creature can be chosen
    several times. A successful `save` means `half` damage, or none, and no `effect`. `pool` are the dice for the hit
    points of creatures that it can affect. `more` are extra dice, and `more_targets` extra targets, for each slot level
    above the spell's own. `only` and `never` are kinds of creatures; those of the kinds in `hinders` save with
    disadvantage. A spell with a `rule` is resolved by the function of that name (`magic/spell_rules.py`), one with an
    `act` by the steps of it; `among` are those in its area whom it touches: foes, friends or any. One that
    `is_repeated` is no new spell, but what one that is kept up does again. One that is `innate` needs no slot: it is
    cast at will, or as often as the pool of its name says. By a slot of a level in `higher`, it is the spell that
    stands there. `by_hand` is what no rule does, for those who play.
    Several targets must be within so many squares of each other as `together` says.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("act", "among", "is_repeated", "innate", "by_hand", "higher", "together")

    __slots__ = (
        "id",
        "level",
        "time",
        "range",
        "components",
        "target",
        "rounds",
        "concentration",
        "count",
        "more_targets",
        "shares",
        "needs_sight",
        "shape",
        "attack",
        "save",
        "half",
        "ignores_cover",
        "damage",
        "healing",
        "pool",
        "more",
        "effect",
        "until",
        "zone",
        "only",
        "never",
        "hinders",
        "rule",
        "act",
        "among",
        "is_repeated",
        "innate",
        "by_hand",
        "higher",
        "together",
    )

    def __init__(
        self,
        id: str,
        level: int,
        time: str,
        range: int,
        components: frozenset[str],
        target: str,
        rounds: int = 0,
        concentration: bool = False,
        count: int = 1,
        more_targets: int = 0,
        shares: bool = False,
        needs_sight: bool = False,
        shape: Shape | None = None,
        attack: str = "",
        save: str = "",
        half: bool = False,
        ignores_cover: bool = False,
        damage: tuple[tuple[str, str], ...] = (),
        healing: str = "",
        pool: str = "",
        more: str = "",
        effect: str = "",
        until: str = "",
        zone: str = "",
        only: frozenset[str] | None = None,
        never: frozenset[str] | None = None,
        hinders: frozenset[str] | None = None,
        rule: str = "",
        act: Act | None = None,
        among: str = "",
        is_repeated: bool = False,
        innate: str = "",
        by_hand: str = "",
        higher: "tuple[tuple[int, Spell], ...]" = (),
        together: int = 0,
    ) -> None:
        self.id = id
        self.level = level
        self.time = time
        self.range = range
        self.components = components
        self.target = target
        self.rounds = rounds
        self.concentration = concentration
        self.count = count
        self.more_targets = more_targets
        self.shares = shares
        self.needs_sight = needs_sight
        self.shape = shape
        self.attack = attack
        self.save = save
        self.half = half
        self.ignores_cover = ignores_cover
        self.damage = damage
        self.healing = healing
        self.pool = pool
        self.more = more
        self.effect = effect
        self.until = until
        self.zone = zone
        self.only = EMPTY if only is None else only
        self.never = EMPTY if never is None else never
        self.hinders = EMPTY if hinders is None else hinders
        self.rule = rule
        self.act = act
        self.among = among
        self.is_repeated = is_repeated
        self.innate = innate
        self.by_hand = by_hand
        self.together = together
        self.higher = higher

    def by_slot(self, level: int) -> "Spell":
        """As it is cast with a slot of this level.  5e.magic.slot"""
        return next((spell for least, spell in reversed(self.higher) if level >= least), self)

    def targets_at(self, level: int, rank: int) -> int:
        """The number of targets, darts or rays with a slot of this level, or for a caster of this rank.

        5e.magic.slot 5e.magic.cantrip
        """
        if self.level == 0:
            return self.count * tier(rank) if self.shares else self.count
        return self.count + self.more_targets * (level - self.level)

    def damage_at(self, level: int, rank: int) -> list[tuple[Dice, str]]:
        """The damage by type: cantrips scale with the caster's rank, other spells with the slot.

        5e.magic.slot 5e.magic.cantrip
        """
        if self.level == 0 and not self.shares:
            return [(_times(dice, tier(rank)), type) for dice, type in self.damage]
        return [
            (_plus(dice, self.more, 0 if place else level - self.level), type)
            for place, (dice, type) in enumerate(self.damage)
        ]

    def healing_at(self, level: int) -> Dice:
        return _plus(self.healing, self.more, level - self.level)

    def pool_at(self, level: int) -> Dice:
        return _plus(self.pool, self.more, level - self.level)

    @property
    def is_around(self) -> bool:
        """Is its area around the caster?"""
        return self.shape is not None and self.shape.kind == BURST

    @property
    def steps(self) -> list[Step]:
        """All steps of its act, whatever the outcome."""
        return [] if self.act is None else [step for steps in self.act.steps.values() for step in steps]

    @property
    def harms(self) -> bool:
        """Does it deal damage at once?"""
        return bool(self.damage) or any(isinstance(step, Harm) for step in self.steps)

    @property
    def heals(self) -> bool:
        """Does it restore hit points at once?"""
        return bool(self.healing) or any(isinstance(step, Heal) and not step.is_dealt for step in self.steps)

    @property
    def lays(self) -> tuple[str, ...]:
        """The effects that it leaves on creatures."""
        named = [step.name for step in self.steps if isinstance(step, Lay)]
        return (self.effect, *named) if self.effect else tuple(named)

    def size_at(self, level: int) -> int:
        """The size of its area."""
        return 0 if self.shape is None else self.shape.size + self.shape.more * max(0, level - self.level)


class Casting(Value):
    """A creature's spellcasting: its `ability`, save `dc` and `attack` bonus; cantrips scale with its `rank`. `slots`
    are those of a rested caster, 1st level first. Without a `focus` or a component pouch it cannot cast spells with
    material components. `daily` is how often a day each of the innate spells that are not cast at will can be.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("daily",)

    __slots__ = ("ability", "dc", "attack", "rank", "spells", "slots", "focus", "daily")

    def __init__(
        self,
        ability: str,
        dc: int,
        attack: int,
        rank: int,
        spells: tuple[Spell, ...],
        slots: tuple[int, ...] = (),
        focus: bool = True,
        daily: dict[str, int] | None = None,
    ) -> None:
        self.ability = ability
        self.dc = dc
        self.attack = attack
        self.rank = rank
        self.spells = spells
        self.slots = slots
        self.focus = focus
        self.daily = {} if daily is None else daily

    def spell(self, id: str) -> Spell:
        return next(spell for spell in self.spells if spell.id == id)

    @property
    def pools(self) -> dict[str, int]:
        """The spell slots of a rested caster, and the uses of its innate spells."""
        return {slot_of(level): number for level, number in enumerate(self.slots, 1)} | self.daily

    @property
    def reactions(self) -> tuple[str, ...]:
        """The spells cast as a reaction."""
        return tuple(spell.id for spell in self.spells if spell.time == REACTION)


def slot_of(level: int) -> str:
    """The pool that holds the slots of a level."""
    return SLOTS[level]


def tier(rank: int) -> int:
    """Cantrips scale at 5th, 11th and 17th level.  5e.magic.cantrip"""
    return 1 + (rank >= 5) + (rank >= 11) + (rank >= 17)


@cache
def _times(dice: str, times: int) -> Dice:
    parsed = parse_dice(dice)
    return Dice([pool._replace(count=pool.count * times) for pool in parsed.pools], parsed.modifier)


@cache
def _plus(dice: str, more: str, times: int) -> Dice:
    """The dice plus `more` so many times, with equal dice in one pool."""
    base = parse_dice(dice)
    if not more or times <= 0:
        return base
    return Dice(_joined([*base.pools, *_times(more, times).pools]), base.modifier)


def _joined(pools: Sequence[Pool]) -> list[Pool]:
    counts: dict[int, int] = {}
    for pool in pools:
        counts[pool.sides] = counts.get(pool.sides, 0) + pool.count
    return [Pool(1, count, sides) for sides, count in counts.items()]
