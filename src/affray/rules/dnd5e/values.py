"""How a fight stands: who fights and how they fare.  What a creature is, is in `blocks.py`; the map is in `ground.py`.

Distances are squares (5 ft). `Combatant` is what the kernel's creature is in this book, `Battle` what its state is.
"""

from collections.abc import Sequence, ValuesView
from itertools import pairwise
from typing import Final

from affray.core.board import Board, Grid, squares_of
from affray.core.values import Creature, Effect, State, Value
from affray.rules.dnd5e.blocks import WALK, Block
from affray.rules.dnd5e.conditions import (
    BRINGS,
    INCAPACITATED,
    SPEEDS_ALTERED,
    SPEEDS_GRANTED,
    UNAWARE,
    bond_of,
    charmers,
    speed_under,
)
from affray.rules.dnd5e.ground import ALTERNATING, Ground
from affray.rules.dnd5e.weapons import SHIELD

UP: Final = "up"
DYING: Final = "dying"
STABLE: Final = "stable"
DEAD: Final = "dead"

SHIELD_BONUS: Final = 2
REGENERATION: Final = "regeneration"
"""Who has it is not dead at 0: its next turn decides (`traits.py`)."""

HEROES: Final = "heroes"
"""The side of the adventurers."""

OBSCURING: Final = {
    "darkness": "magically-dark",
    "fog": "heavily",
    "fog-cloud": "heavily",
    "haze": "lightly",
    "stinking-cloud": "heavily",
    "web": "lightly",
}
"""The kinds of zones in which one sees badly.  5e.light.dim 5e.light.obscured"""
SILENT: Final = frozenset(("silence",))
"""The kinds of zones in which nobody can speak or hear.  5e.magic.components"""


ROUGH: Final = frozenset(("entangle", "grease", "ice-storm", "spike-growth", "web"))
"""The kinds of zones that are difficult terrain.  5e.move.difficult"""
TALL: Final = {"burning-web": 3, "spirit-guardians": 3, "stinking-cloud": 3, "web": 3}
"""How many squares above the ground those zones reach that do not lie on it."""


class Zone(Value):
    """An area that lasts: fog, webs, grasping roots. What it does is looked up by its kind.

    `effect` is the id of the effect on its source that keeps it up: when that ends, so does the zone. `amount` is the
    DC, the level or whatever its kind needs.
    """

    __slots__ = ("kind", "mask", "source", "effect", "amount")

    def __init__(self, kind: str, mask: str, source: str, effect: str, amount: int = 0) -> None:
        self.kind = kind
        self.mask = mask
        self.source = source
        self.effect = effect
        self.amount = amount

    @property
    def squares(self) -> int:
        return int(self.mask, 16)


class Lying(Value):
    """Something that lies on the ground: what it is, whose it is, and on which square."""

    __slots__ = ("item", "owner", "at")

    def __init__(self, item: str, owner: str, at: int) -> None:
        self.item = item
        self.owner = owner
        self.at = at


class Readied(Value):
    """What somebody has readied: who it is, what it will do, at which moment, and whose moment that is: `whom` is a
    creature's id, or any foe or friend. With `words` in place of a moment the GM says when it is."""

    __slots__ = ("who", "deed", "moment", "whom", "words")

    def __init__(self, who: str, deed: str, moment: str = "", whom: str = "", words: str = "") -> None:
        self.who = who
        self.deed = deed
        self.moment = moment
        self.whom = whom
        self.words = words


class Combatant(Creature):
    """A creature in the fight. `at` is the top-left square of its space.

    `group` names those who share one initiative roll; `hero` says who falls unconscious at 0 instead of dying, which
    villains may too (5e.death.villains); `status` is up, dying, stable or dead; `unnoticed_by` holds the ids of those
    from whom it is hidden; `height` is how many squares it is above the ground. `width` is how many squares its space
    is wide now: less than usual while it squeezes, and the mount's while it rides. `mount` is the id of the one it
    rides, `rider` of the one that rides it. `holds` are the weapons and the shield in its hands; `struck` is what it
    has struck with by the action that it is taking.
    """

    __slots__ = (
        "block",
        "group",
        "hero",
        "initiative",
        "status",
        "successes",
        "failures",
        "unnoticed_by",
        "height",
        "width",
        "mount",
        "rider",
        "holds",
        "struck",
    )

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        at: int,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...],
        block: Block,
        group: str,
        hero: bool,
        initiative: int = 0,
        status: str = UP,
        successes: int = 0,
        failures: int = 0,
        unnoticed_by: frozenset[str] = frozenset(),
        height: int = 0,
        width: int = 0,
        mount: str = "",
        rider: str = "",
        holds: tuple[str, ...] | None = None,
        struck: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, name, side, at, hp, hp_max, pools, effects)
        self.block = block
        self.group = group
        self.hero = hero
        self.initiative = initiative
        self.status = status
        self.successes = successes
        self.failures = failures
        self.unnoticed_by = unnoticed_by
        self.height = height
        self.width = width or block.width
        self.mount = mount
        self.rider = rider
        self.holds = block._holds if holds is None else holds
        self.struck = struck

    def suffers(self, condition: str) -> bool:
        """Does any effect on the creature bring this condition?"""
        for effect in self.effects:  # noqa: SIM110  # a plain loop: this is asked all the time
            if condition in BRINGS.get(effect.kind, ()):
                return True
        return False

    @property
    def is_able(self) -> bool:
        """Neither unconscious nor otherwise incapacitated."""
        return self.status == UP and not (self.effects and self.suffers(INCAPACITATED))

    @property
    def speed(self) -> int:
        """How far it walks in a turn, after all modifiers."""
        return self.speed_by(WALK) if self.effects else self.block.speed

    def speed_by(self, mode: str) -> int:
        """How far it goes in a turn by walking, flying and so on, after all modifiers; 0 if it cannot.

        5e.move.speeds
        """
        speed = self.block.speed if mode == WALK else self.block.speeds.by(mode)
        if not self.effects:
            return speed
        for effect in self.effects:
            if SPEEDS_GRANTED.get(effect.kind, {}).get(mode, 0) > speed:
                speed = SPEEDS_GRANTED[effect.kind][mode]
        for effect in self.effects:
            if effect.kind in SPEEDS_ALTERED:
                speed = SPEEDS_ALTERED[effect.kind](speed, effect)
        return max(speed_under(self.effects, speed), 0)

    @property
    def armour_class(self) -> int:
        """By its armour or its stat block, and its shield if it holds one.  5e.attack.ac-source 5e.armour.shield"""
        return self.block.armour_class + (SHIELD_BONUS if SHIELD in self.holds else 0)

    @property
    def attacks_left(self) -> int:
        """How many attacks the action that it is taking still has.  5e.action.attack"""
        return self.block.attacks_after(self.struck) if self.struck else 0

    @property
    def regenerates(self) -> bool:
        """Is it not dead at 0, since its next turn decides?  5e.feature.regeneration"""
        return REGENERATION in self.block.features

    @property
    def is_conscious(self) -> bool:
        """Aware of what is around it."""
        return self.status == UP and not (self.effects and any(self.suffers(condition) for condition in UNAWARE))

    def may_harm(self, other: "Combatant") -> bool:
        """Nobody attacks a charmer.  5e.condition.charmed"""
        return not self.effects or other.id not in charmers(self.effects)


class Battle(State):
    """The state of a fight. `order` are those who act in a round, first to last, `next` the place of the next of them;
    `stealthy` are those who try not to be noticed when the fight begins, `surprised` those who then were; `zones` are
    areas that last; `readied` is what waits for its moment; `lying` is what lies on the ground, `worn` the damage that
    doors and the like have taken; `lairs` are those whose lairs are still to act in this round."""

    __slots__ = (
        "ground",
        "order",
        "next",
        "stealthy",
        "surprised",
        "zones",
        "readied",
        "lying",
        "worn",
        "lairs",
        "_diagonal",
        "_grid",
        "_gaps",
        "_flat",
        "_has_legends",
        "_has_masters",
    )
    creatures: dict[str, Combatant]  # type: ignore[assignment]  # all creatures of this book are

    def __init__(
        self,
        creatures: dict[str, Creature],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str,
        salt: str,
        rolled: dict[str, int] | None,
        effects_made: int,
        ground: Ground,
        order: tuple[str, ...] = (),
        next: int = 0,
        stealthy: frozenset[str] = frozenset(),
        surprised: frozenset[str] = frozenset(),
        zones: tuple[Zone, ...] = (),
        readied: tuple[Readied, ...] = (),
        lying: tuple[Lying, ...] = (),
        worn: dict[str, int] | None = None,
        lairs: tuple[str, ...] = (),
    ) -> None:
        super().__init__(creatures, round, turn, seats, settings, seed, salt, rolled, effects_made)
        self.ground = ground
        self.order = order
        self.next = next
        self.stealthy = stealthy
        self.surprised = surprised
        self.zones = zones
        self.readied = readied
        self.lying = lying
        self.worn = {} if worn is None else worn
        self.lairs = lairs
        self._diagonal = settings["option"].get("diagonal", "")
        self._grid = self.board.grid
        self._has_legends = any(creature.block.legendary for creature in self.creatures.values())
        self._has_masters = any(creature.block._enslaves for creature in self.creatures.values())
        self._gaps = self._grid.gaps  # at hand, since nothing is asked more often
        self._flat = not ground._chasm and not any(c.height or c.mount for c in self.creatures.values())

    @property
    def board(self) -> Board:
        return self.ground.board_counting(self._diagonal)

    @property
    def is_flat(self) -> bool:
        """Is certainly nobody above the ground, on a mount, or at a chasm?"""
        return self._flat

    @property
    def grid(self) -> Grid:
        return self._grid

    @property
    def is_bright(self) -> bool:
        """Is it neither dark nor dim anywhere?"""
        return self.ground._is_bright

    def seat_of(self, creature: Creature) -> str:
        """Who plays this creature; one that is controlled is played as its master is.  5e.power.enslave"""
        bond = bond_of(creature.effects) if creature.effects else None
        return super().seat_of(creature if bond is None else self.creatures[bond.source or creature.id])

    @property
    def turn_number(self) -> int:
        """A number of its own for every turn of the fight."""
        return self.round * 1000 + self.next

    def everyone(self) -> ValuesView[Combatant]:
        return self.creatures.values()

    def combatant(self, id: str) -> Combatant:
        return self.creatures[id]

    def square_name(self, square: int) -> str:
        return self._grid.name(square)

    def space(self, creature: Combatant) -> int:
        """The squares that a creature controls.  5e.size.space"""
        return 1 << creature.at if creature.width == 1 else self._grid.footprint(creature.at, creature.width)

    def distance(self, one: Combatant, other: Combatant) -> int:
        """How many squares lie from one to the other, the last one counted.  5e.grid.distance"""
        gap = self._gaps[other.at - one.at, one.width, other.width]
        return gap if one.height == other.height else max(gap, rise(one, other.height, other.width))

    def distance_to(self, one: Combatant, square: int, width: int, height: int) -> int:
        """How far it is from one to a body of that width there and so high."""
        gap = self._gaps[square - one.at, one.width, width]
        return gap if one.height == height else max(gap, rise(one, height, width))

    @property
    def counts_diagonals(self) -> bool:
        """Does every second diagonal step count double?  5e.grid.diagonals"""
        return self._diagonal == ALTERNATING

    def extra_for_diagonal(self, way: Sequence[int], square: int) -> int:
        """What the next step of a way costs more if every second diagonal counts double.  5e.grid.diagonals"""
        if not self._is_diagonal(way[-1], square):
            return 0
        return sum(self._is_diagonal(one, other) for one, other in pairwise(way)) % 2

    def _is_diagonal(self, one: int, other: int) -> bool:
        return all(self._grid.vector(other - one))

    def floor(self, space: int) -> int:
        """How high the ground is there: one that has a square to stand on does not fall into a chasm."""
        chasm: int = self.ground._chasm
        return -self.ground.depth if chasm and not space & ~chasm else 0

    def is_clear(self, one: Combatant, other: Combatant) -> bool:
        """Does nothing that blocks sight stand between the two?"""
        sees = self.ground._board.outlook.sees
        if one.width == other.width == 1:
            return sees(one.at, other.at)
        ends = list(squares_of(self.space(other)))
        return any(sees(start, end) for start in squares_of(self.space(one)) for end in ends)

    @property
    def rough(self) -> int:
        """Where there is difficult terrain, by nature or by magic.  5e.move.difficult"""
        rough = self.ground._board.squares("difficult")
        for zone in self.zones:
            if zone.kind in ROUGH:
                rough |= zone.squares
        return rough

    def hidden_by_ground(self, one: Combatant, other: Combatant) -> int:
        """How many quarters of the other are hidden from the one by the map; low walls hide no flyer."""
        if one.height > 0 or other.height > 0:
            return self.hidden_behind(self.ground._board.filled, one, other)
        return self.ground._shelter.cover(one.at, one.width, other.at, other.width)

    def hidden_behind(self, squares: int, one: Combatant, other: Combatant) -> int:
        """How many quarters of the other are hidden from the one by those who stand on these squares."""
        return self.ground._board.sight.cover(self.space(one), self.space(other), squares)


def rise(one: Combatant, height: int, width: int) -> int:
    """How many squares a body of that width, so high, is above or below the one; 0 if they are level with each other.

    A body is as high as it is wide.
    """
    return max(height - (one.height + one.width - 1), one.height - (height + width - 1), 0)
