"""The state of a fight: creatures, zones, readied actions, dropped items, turn order.  Start at `Battle`.

Distances are squares (5 ft).
"""

from typing import ClassVar, Final

from affray.core.board import HEROES, Board, Body, Field, squares_of, union
from affray.core.board.scenario import Scenario
from affray.core.memory import BODIES, KINDS, PLACES, remembered
from affray.core.values import EMPTY, GM, Creature, Value
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.conditions import bond_of
from affray.rules.dnd5e.state.ground import Ground
from affray.rules.dnd5e.state.shapes import RING, WALL, Shape
from affray.rules.dnd5e.state.zone_kinds import FORCE, ZoneKind

SIDES: Final = (HEROES, "foes")
APART: Final = 1_000_000
"""How many squares two are from each other who are not in the same realm: more than anything reaches."""
ALTERNATING: Final = "alternating"
TURNS_IN_ROUND: Final = 1000
"""More than a round ever has."""
"""The value of the option `diagonal` by which every second diagonal step counts double."""

OBSCURING: Final = {
    "darkness": "magically-dark",
    "fog": "heavily",
    "fog-cloud": "heavily",
    "haze": "lightly",
    "stinking-cloud": "heavily",
    "web": "lightly",
}
"""The kinds of zones that obscure sight.  5e.light.dim 5e.light.obscured"""
SILENT: Final = frozenset(("silence",))
"""The kinds of zones in which nobody can speak or hear.  5e.magic.components"""


GASES: Final = frozenset(("fog", "fog-cloud", "stinking-cloud"))
"""The kinds of zones that wind clears away."""
BURNING: Final = "burning"
"""Ground on fire: terrain of the map, and the zone on it that hurts."""
ROUGH: Final = frozenset(("entangle", "grease", "ice-storm", "spike-growth", "web"))
"""The kinds of zones that are difficult terrain.  5e.move.difficult"""
TALL: Final = {"burning-web": 3, "spirit-guardians": 3, "stinking-cloud": 3, "web": 3}
"""How many squares high the zones are that rise above the ground."""


class Zone(Value):
    """An area that lasts: fog, webs, grasping roots. Its kind decides what it does.

    `effect` is the id of the effect on its source that maintains it: when that ends, so does the zone. `amount` is the
    DC, the spell level or another number that its kind needs. `what` is what it is, if that is said as data.

    `shape` is that of its area, drawn from the corner of the square `origin`; of an area that begins at its source,
    `origin` is the square of its source. `flank` are the squares beside a wall that some of its acts reach.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("what", "shape", "origin", "flank")

    __slots__ = ("kind", "mask", "source", "effect", "amount", "what", "shape", "origin", "flank")

    def __init__(
        self,
        kind: str,
        mask: str,
        source: str,
        effect: str,
        amount: int = 0,
        what: ZoneKind | None = None,
        shape: Shape | None = None,
        origin: int = 0,
        flank: str = "",
    ) -> None:
        self.kind = kind
        self.mask = mask
        self.source = source
        self.effect = effect
        self.amount = amount
        self.what = what
        self.shape = shape
        self.origin = origin
        self.flank = flank

    @property
    def is_wall(self) -> bool:
        """Can nobody slip through between two of its squares?"""
        return self.shape is not None and self.shape.kind in (WALL, RING)

    @property
    def fills(self) -> str:
        """The terrain that it is, if it keeps others out."""
        return "" if self.what is None else self.what.fills

    def is_below(self, height: int) -> bool:
        """Is it a wall over which one flies at this height? A dome is none."""
        return bool(self.fills) and self.shape is not None and self.shape.kind == WALL and self.high <= height

    @property
    def beside(self) -> int:
        """The squares beside a wall that some of its acts reach."""
        return int(self.flank, 16) if self.flank else 0

    @property
    def squares(self) -> int:
        return int(self.mask, 16)

    @property
    def high(self) -> int:
        """How many squares it rises above the ground."""
        return TALL.get(self.kind, 0) if self.what is None else self.what.high

    @property
    def is_rough(self) -> bool:
        """5e.move.difficult"""
        return self.kind in ROUGH if self.what is None else self.what.is_rough

    @property
    def is_silent(self) -> bool:
        """5e.magic.components"""
        return self.kind in SILENT if self.what is None else self.what.is_silent

    @property
    def is_gas(self) -> bool:
        """Does wind clear it away?"""
        return self.kind in GASES if self.what is None else self.what.is_gas

    @property
    def veils(self) -> str:
        """How it obscures sight, if it does.  5e.light.dim 5e.light.obscured"""
        return OBSCURING.get(self.kind, "") if self.what is None else self.what.veils


class Lying(Value):
    """An item on the ground: what it is, its owner, and its square."""

    __slots__ = ("item", "owner", "at")

    def __init__(self, item: str, owner: str, at: int) -> None:
        self.item = item
        self.owner = owner
        self.at = at


class Readied(Value):
    """A readied action: who, the deed, its trigger (`moment`), and whose doing triggers it: `whom` is a creature's id,
    or any foe or friend. With `words` in place of a named trigger the GM says when it occurs."""

    __slots__ = ("who", "deed", "moment", "whom", "words")

    def __init__(self, who: str, deed: str, moment: str = "", whom: str = "", words: str = "") -> None:
        self.who = who
        self.deed = deed
        self.moment = moment
        self.whom = whom
        self.words = words


class Battle(Field[Combatant]):
    """The state of a fight. `order` is the initiative order, `next` the index of the next creature in it; `stealthy`
    are the creatures that try to surprise the others, `surprised` those that were surprised; `zones` are areas that
    last; `readied` are readied actions; `lying` are items on the ground, `worn` is the damage to doors and other
    objects, `sturdy` the hit points and the Armour Class that the GM gave to one; `lairs` are the creatures whose lairs
    have still to act in this round.

    Worked out with the map: `wet` is where the water is deep enough to swim in, `slits` where there are arrow slits and
    portcullises; `counts_diagonals`, that every second diagonal step counts double (5e.grid.diagonals).
    """

    __slots__ = (
        "order",
        "next",
        "stealthy",
        "surprised",
        "zones",
        "readied",
        "lying",
        "worn",
        "lairs",
        "sturdy",
        "counts_diagonals",
        "wet",
        "slits",
        "_gaps",
        "_distances",
    )

    def __init__(
        self,
        creatures: dict[str, Combatant],
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
        stealthy: frozenset[str] | None = None,
        surprised: frozenset[str] | None = None,
        zones: tuple[Zone, ...] = (),
        readied: tuple[Readied, ...] = (),
        lying: tuple[Lying, ...] = (),
        worn: dict[str, int] | None = None,
        lairs: tuple[str, ...] = (),
        given: str = "",
        scenario: Scenario | None = None,
        sturdy: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.counts_diagonals = settings["option"].get("diagonal", "") == ALTERNATING
        super().__init__(
            creatures, round, turn, seats, settings, seed, salt, rolled, effects_made, ground, given, scenario
        )
        self.order = order
        self.next = next
        self.stealthy = EMPTY if stealthy is None else stealthy
        self.surprised = EMPTY if surprised is None else surprised
        self.zones = zones
        self.readied = readied
        self.lying = lying
        self.worn = {} if worn is None else worn
        self.lairs = lairs
        self.sturdy = {} if sturdy is None else sturdy
        self.wet = ground.board.squares("deep-water") | ground.board.squares("underwater")
        self.slits = ground.board.squares("arrow-slit") | ground.board.squares("portcullis")
        self._gaps = self.grid.gaps  # at hand, since nothing is asked more often
        self._distances = self.grid.distances

    @property
    def board(self) -> Board:
        """The map with the table's way to count diagonal steps.  5e.grid.diagonals"""
        return self.ground.alternating() if self.counts_diagonals else self.ground.board

    def seat_of(self, creature: Creature) -> str:
        """The seat that plays this creature; a thrall is played by its master's seat, who was called by its caller's.

        5e.power.enslave 5e.call.come
        """
        bond = bond_of(creature.effects) if creature.effects else None
        if bond is not None and bond.source:
            creature = self.creatures[bond.source]
        control = self.settings["control"]
        while isinstance(creature, Combatant) and creature.called is not None and creature.id not in control:
            creature = self.creatures[creature.called.by]
        return control.get(creature.id, GM)

    @property
    def turn_number(self) -> int:
        """A number of its own for every turn of the fight. It counts the hidden too, so no player may see it."""
        return self.round * TURNS_IN_ROUND + self.next

    def distance(self, one: Body, other: Body) -> int:
        """The distance in squares between two creatures; those on different planes are farther than anything reaches.

        5e.grid.distance
        """
        if one.realm != other.realm:
            return 1 if one.realm == other.id or other.realm == one.id else APART
        if one.width == other.width == 1:  # one int is a faster key than a tuple
            gap = self._distances[other.at - one.at]
        else:
            gap = self._gaps[other.at - one.at, one.width, other.width]
        return gap if one.height == other.height else max(gap, rise(one, other.height, other.width))

    def distance_to(self, one: Body, square: int, width: int, height: int) -> int:
        """The distance from one creature to a space of that width at that square and height."""
        gap = self._gaps[square - one.at, one.width, width]
        return gap if one.height == height else max(gap, rise(one, height, width))

    def is_diagonal(self, one: int, other: int) -> bool:
        """Does the step from one square to the other go across a corner?"""
        return all(self.grid.vector(other - one))

    def floor(self, space: int) -> int:
        """The height of the ground: 0, or the bottom of a chasm."""
        chasm = self.ground.chasm  # called for every creature after every deed
        if self.zones and any(space & zone.squares and zone.is_below(zone.high) for zone in self.zones):
            return max(zone.high for zone in self.zones if space & zone.squares and zone.is_below(zone.high))
        return -self.ground.depth if chasm and not space & ~chasm else 0

    def low_walls(self, height: int) -> int:
        """The squares of walls of spells over which one flies at this height."""
        return union(zone.squares for zone in self.zones if zone.is_below(height))

    def is_clear(self, one: Body, other: Body) -> bool:
        """Is the line between the two free of terrain? A wall of a spell is no higher than it is.  5e.cover.total"""
        if self.zones and (one.height > 0 or other.height > 0):
            low = self.low_walls(max(one.height, other.height))
            if low:
                return self.is_seen_past(self.ground.board.opaque & ~low, one, other)
        return super().is_clear(one, other)

    def is_in_view(self, one: Body, other: Body) -> bool:
        """Is the line between the two free of all that blocks sight? Force does not."""
        force = self.ground.board.squares(FORCE)
        if not force:
            return self.is_clear(one, other)
        low = self.low_walls(max(one.height, other.height))
        return self.is_seen_past(self.ground.board.opaque & ~force & ~low, one, other)

    def is_seen_past(self, opaque: int, one: Body, other: Body) -> bool:
        sight, ends = self.ground.board.sight, list(squares_of(self.space(other)))
        return any(sight.sees(start, end, opaque) for start in squares_of(self.space(one)) for end in ends)

    @property
    def rough(self) -> int:
        """Difficult terrain, of the map and of zones.  5e.move.difficult"""
        return self.rough_without(EMPTY)

    def rough_without(self, kinds: frozenset[str]) -> int:
        """The same, but for ground and zones of these kinds."""
        rough = self.ground.board.squares("difficult")
        for kind in kinds:
            rough &= ~self.ground.board.squares(kind)
        for zone in self.zones:
            if zone.is_rough and zone.kind not in kinds:
                rough |= zone.squares
        return rough

    def hidden_by_ground(self, one: Body, other: Body) -> int:
        """How many quarters of the other are hidden from the one by the map; low walls hide no flyer."""
        if (self.slits and self.is_behind_slit(one, other)) or (self.zones and self.is_behind_blades(one, other)):
            return 3
        if one.height > 0 or other.height > 0:
            return self.hidden_behind(self.ground.board.filled & ~self.slits, one, other)
        return self.ground.screen.cover(one.at, one.width, other.at, other.width)

    def is_behind_slit(self, one: Body, other: Body) -> bool:
        """Is there an arrow slit or a portcullis between them, other than a slit at which the one stands?

        5e.cover.three-quarters-what
        """
        own = self.grid.around(one.at, one.width, 1) & self.ground.board.squares("arrow-slit")
        return self.hidden_behind(self.slits & ~own, one, other) > 0

    def is_behind_blades(self, one: Body, other: Body) -> bool:
        """Is there a wall between them that gives cover to those behind it, no lower than either is high?

        5e.cover.three-quarters-what
        """
        high = max(one.height, other.height)
        return any(
            self.hidden_behind(zone.squares & ~self.space(one), one, other) > 0
            for zone in self.zones
            if zone.what is not None and zone.what.shelters and zone.high > high
        )

    def is_known(self, side: str, body: Body) -> bool:
        """Does anybody on a side know where the body is? Incapacitated creatures do not count."""
        if body.side == side or not body.hidden_from:
            return True
        return any(c.side == side and c.is_able and c.id not in body.hidden_from for c in self.creatures.values())


@remembered(BODIES)
def those_there(battle: Battle) -> tuple[Combatant, ...]:
    """Everybody who is neither dead nor gone."""
    return tuple([creature for creature in battle.creatures.values() if creature.is_there])


@remembered(BODIES)
def those_elsewhere(battle: Battle) -> tuple[Combatant, ...]:
    """Everybody in the fight who is not on the field, but inside another or on another plane; mostly nobody."""
    return tuple([creature for creature in battle.creatures.values() if creature.realm])


@remembered(BODIES)
def those_up(battle: Battle) -> tuple[Combatant, ...]:
    """Everybody who can fight, if nothing keeps it from it."""
    return tuple([creature for creature in battle.creatures.values() if creature.status == UP])


@remembered(KINDS)
def has_legends(battle: Battle) -> bool:
    """Does anybody have legendary actions?"""
    return any(creature.block.legendary for creature in battle.creatures.values())


@remembered(KINDS)
def has_masters(battle: Battle) -> bool:
    """Can anybody enslave others?"""
    return any(creature.block.enslaves for creature in battle.creatures.values())


@remembered(BODIES)
def foes_up(battle: Battle) -> dict[str, tuple[Combatant, ...]]:
    """For each side those who can fight on any other."""
    sides, up = {creature.side for creature in battle.creatures.values()}, those_up(battle)
    return {side: tuple([creature for creature in up if creature.side != side]) for side in sides}


@remembered(PLACES)
def squares_of_bodies(battle: Battle) -> int | None:
    """The squares of all who are up and nowhere else; None if two of them share one."""
    squares = 0
    for creature in those_up(battle):
        if creature.realm:
            continue
        space = battle.space(creature)
        if squares & space:
            return None
        squares |= space
    return squares


@remembered(PLACES)
def squares_of_foes(battle: Battle) -> dict[str, int]:
    """For each side the squares of those who are there on any other."""
    sides = {creature.side for creature in battle.creatures.values()}
    return {side: battle.spaces([one for one in those_there(battle) if one.side != side]) for side in sides}


@remembered(BODIES)
def those_hidden(battle: Battle) -> tuple[Combatant, ...]:
    """Everybody whom somebody has not noticed."""
    return tuple([creature for creature in battle.creatures.values() if creature.hidden_from])


@remembered(BODIES)
def has_no_heights(battle: Battle) -> bool:
    """Is nobody above the ground or below it, or on a mount?"""
    for creature in battle.creatures.values():  # noqa: SIM110  # a plain loop: this is asked after every change
        if creature.height or creature.mount:
            return False
    return True


def is_flat(battle: Battle) -> bool:
    """Is nobody above the ground, on a mount, or at a chasm?"""
    return not battle.ground.chasm and has_no_heights(battle)


def rise(one: Body, height: int, width: int) -> int:
    """The vertical distance from one creature to a body of that width and height; 0 if they overlap in height.

    A body is as high as it is wide.
    """
    return max(height - (one.height + one.width - 1), one.height - (height + width - 1), 0)
