"""The fighters and the state of a fight.  Start at `Clash`; stat blocks, which never change, are in `blocks.py`.

Distances are squares. `hp` is Stamina, which a hero may have below 0.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from affray.core import board
from affray.core.board import Board, Body, Field, Outlook, Place, outlook_past, squares_of, union
from affray.core.board.field import GONE, OBJECTS
from affray.core.board.scenario import Scenario
from affray.core.memory import BODIES, PLACES, remembered
from affray.core.values import EMPTY, Effect
from affray.rules.drawsteel.state.blocks import Block
from affray.rules.drawsteel.state.objective import Objective
from affray.rules.drawsteel.state.zones import SOLID, Zone

HALF: Final = 2
WHOLE: Final = 4
"""Of four quarters of a body."""

MINION: Final = "minion"
"""The organisation of those who fight in squads."""

UP: Final = board.field.UP
DEAD: Final = "dead"
OUT: Final = "unconscious"
ABSENT: Final = GONE | {DEAD}
"""Those in the way of nobody."""


class Ground(board.Ground):
    """The map of this book: what fills its squares, and which ground is higher than the rest."""

    __slots__ = ()
    filling: ClassVar[Sequence[str]] = ("wall", "door", "tree", "window", "gate", *OBJECTS)
    hiding: ClassVar[Sequence[str]] = ("wall", "door", "window", "gate")
    rising: ClassVar[Mapping[str, int]] = {"tower": 4, "ledge": 2, "rise": 1}


class Fighter(Body):
    """A hero or a creature of the Director.

    `hero` says who may be dying; `group` are those who act together; `squad` the minions with whom it shares Stamina.
    `found_by` are the ids of those who have come to know in this turn where it is.
    """

    __slots__ = ("block", "hero", "group", "squad", "found_by")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        place: Place,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...],
        block: Block,
        hero: bool,
        status: str = board.field.UP,
        group: str = "",
        squad: str = "",
        hidden_from: frozenset[str] | None = None,
        found_by: frozenset[str] | None = None,
    ) -> None:
        super().__init__(id, name, side, place, hp, hp_max, pools, effects, block.width, hidden_from)
        self.block = block
        self.hero = hero
        self.status = status
        self.group = group or id
        self.squad = squad
        self.found_by = EMPTY if found_by is None else found_by

    @property
    def is_minion(self) -> bool:
        """Is it a minion that shares the Stamina of a squad?  ds.minion.squad"""
        return bool(self.squad) and self.block.organisation == MINION

    @property
    def is_up(self) -> bool:
        """Is it alive and able to act? The dying are.  ds.stamina.dying"""
        return self.status == UP

    @property
    def is_there(self) -> bool:
        """Is it alive, though perhaps unconscious, and has it not left?  ds.stamina.unconscious"""
        return self.status not in ABSENT

    @property
    def is_dying(self) -> bool:
        return self.hero and self.is_up and self.hp <= 0

    @property
    def winded_value(self) -> int:
        return self.hp_max // 2

    @property
    def is_winded(self) -> bool:
        return self.is_up and self.hp <= self.winded_value

    @property
    def lowest(self) -> int:
        """The Stamina at which it dies.  ds.stamina.death"""
        return -self.winded_value if self.hero else 0

    def characteristic(self, name: str) -> int:
        return self.block.characteristics.get(name, 0)

    def has_feature(self, name: str) -> bool:
        return name in self.block.features


class Clash(Field[Fighter]):
    """The state of a fight.

    `first` is the side that goes first in every round; `acted` are those who have begun a turn this round, in that
    order, a solo twice; `order` are the groups in the order of alternative initiative, empty where sides pick;
    `called` is one who acts next, out of order; `resources` are what a whole side has (Malice, hero tokens);
    `squads` is the Stamina of each squad; `zones` are areas that last; `worn` is the damage that things have taken, by
    the square that they fill, `sturdy` the Stamina of those that the Director gave one; `objective` is what the
    heroes are after, if not just to win.
    """

    __slots__ = (
        "first", "acted", "order", "called", "resources", "squads", "zones", "worn", "objective", "sturdy",
    )  # fmt: skip

    def __init__(
        self,
        creatures: dict[str, Fighter],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str,
        salt: str,
        rolled: dict[str, int] | None,
        effects_made: int,
        ground: Ground,
        first: str = "",
        acted: tuple[str, ...] = (),
        order: tuple[str, ...] = (),
        called: str = "",
        resources: dict[str, int] | None = None,
        squads: dict[str, int] | None = None,
        zones: tuple[Zone, ...] = (),
        worn: dict[str, int] | None = None,
        objective: Objective | None = None,
        given: str = "",
        scenario: Scenario | None = None,
        sturdy: dict[str, int] | None = None,
    ) -> None:
        super().__init__(
            creatures, round, turn, seats, settings, seed, salt, rolled, effects_made, ground, given, scenario
        )
        self.first = first
        self.acted = acted
        self.order = order
        self.called = called
        self.resources = {"malice": 0} if resources is None else resources
        self.squads = {} if squads is None else squads
        self.zones = zones
        self.worn = {} if worn is None else worn
        self.objective = objective
        self.sturdy = {} if sturdy is None else sturdy

    def fighter(self, id: str) -> Fighter:
        return self.creatures[id]

    def enemies(self, fighter: Fighter) -> list[Fighter]:
        """Those of the other side who are up."""
        return [other for other in those_up(self) if other.side != fighter.side]

    def allies(self, fighter: Fighter) -> list[Fighter]:
        """The others of the same side who are up."""
        return [other for other in those_up(self) if other.side == fighter.side and other is not fighter]

    def is_known(self, side: str, body: Body) -> bool:
        """Does anybody of a side know where it is?  ds.hide.hidden"""
        if not body.hidden_from or body.side == side:
            return True
        return any(each.side == side and each.id not in body.hidden_from for each in those_up(self))

    def known_bodies(self, side: str, without: Fighter | None = None) -> int:
        """The squares filled by bodies of which a side knows."""
        mask = 0
        for fighter in those_there(self):
            if fighter is not without and self.is_known(side, fighter):
                mask |= self.space(fighter)
        return mask

    def distance(self, one: Fighter, other: Fighter) -> int:
        """The greater of the horizontal and the vertical distance."""
        if one.height == other.height:
            return self.gap(one, other)
        return max(self.gap(one, other), vertical_gap(one, one.height, other, other.height))

    def is_adjacent(self, one: Fighter, other: Fighter) -> bool:
        return self.distance(one, other) <= 1

    def is_acting(self, fighter: Fighter) -> bool:
        """Is it its turn? The minions of a squad share one turn.  ds.minion.turn"""
        if self.turn is None or self.turn == fighter.id:
            return self.turn == fighter.id
        acting = self.creatures[self.turn]
        is_minion = fighter.block.organisation == acting.block.organisation == MINION
        return is_minion and fighter.squad == acting.squad

    def floor_under(self, fighter: Fighter) -> int:
        """How high the ground under it is."""
        return self.ground.floor(self.space(fighter)) if self.ground.levels else 0

    def is_aloft(self, fighter: Fighter) -> bool:
        """Is it above the ground?"""
        return fighter.height > self.floor_under(fighter)

    def is_buried(self, fighter: Fighter) -> bool:
        """Is its whole body under the ground?  ds.burrow"""
        return fighter.height + fighter.width <= self.floor_under(fighter)

    def zone_squares(self, trait: str, level_with: Fighter | None = None) -> int:
        """The squares of all lasting areas with a trait, perhaps only of those level with a fighter."""
        mask = 0
        for zone in self.zones:
            if trait in zone.traits and (level_with is None or self.is_level_with(zone, level_with)):
                mask |= self.zone_space(zone)
        return mask

    def is_level_with(self, zone: Zone, fighter: Fighter) -> bool:
        """Does an area reach to the height of a fighter?  ds.area.lasting ds.area.aura"""
        if zone.aura:
            source = self.creatures[zone.source]
            return vertical_gap(source, source.height, fighter, fighter.height) <= zone.aura
        return not zone.high or -fighter.width < fighter.height - self.floor_under(fighter) < zone.high

    def zone_space(self, zone: Zone) -> int:
        """Where an area is now: nowhere once its effect has ended; an aura is around its source. Solid things bound it.

        ds.area.aura ds.area.origin
        """
        source = self.creatures[zone.source]
        if not any(effect.id == zone.effect for effect in source.effects):
            return 0
        if not zone.aura:
            return zone.squares
        return self.spread_of(source, zone.aura) if source.is_up else 0

    def spread_of(self, fighter: Fighter, far: int) -> int:
        """The squares within a distance of a fighter, but for those behind something solid.  ds.area.origin"""
        mask = self.grid.around(fighter.at, fighter.width, far) & self.open
        space = self.space(fighter)
        return space | union(self.board.sight.in_sight(each, mask, self.walls) for each in squares_of(space))

    @property
    def walls(self) -> int:
        """The squares that block line of effect, on the map or raised in the fight.  ds.line-of-effect ds.area.wall"""
        return self.board.opaque | self.zone_squares(SOLID) if self.zones else self.board.opaque

    @property
    def filled(self) -> int:
        """The squares that nobody can enter."""
        return self.board.filled | self.zone_squares(SOLID) if self.zones else self.board.filled

    @property
    def walled(self) -> Board:
        """The board with the walls that were raised in the fight, whose corners nobody cuts either."""
        raised = self.zone_squares(SOLID) if self.zones else 0
        return self.board.but({"wall": self.board.squares("wall") | raised}) if raised else self.board

    @property
    def open(self) -> int:
        return self.grid.all & ~self.filled

    @property
    def _outlook(self) -> Outlook:
        return outlook_past(self.board.sight, self.walls) if self.zones else self.board.outlook

    def has_line(self, one: Fighter, other: Fighter) -> bool:
        """Line of effect: from any corner of the one to any of the other, nothing solid nor higher ground between.

        ds.line-of-effect ds.burrow
        """
        is_below = self.is_buried(one)
        if is_below is not self.is_buried(other):
            return False
        outlook = self._outlook
        if self.ground.levels and not is_below:
            top = max(one.height + one.width, other.height + other.width)
            outlook = outlook_past(self.board.sight, self.walls | self.ground.above(top))
        return outlook.cover(one.at, one.width, other.at, other.width) < WHOLE

    def reaches(self, one: Fighter, square: int, width: int = 1) -> bool:
        """Is there line of effect from a fighter to a space?  ds.line-of-effect"""
        return self._outlook.cover(one.at, one.width, square, width) < WHOLE

    def has_cover(self, one: Fighter, other: Fighter) -> bool:
        """Is at least half of the other behind something solid, or in the ground? A low wall covers nobody in the air.

        ds.cover ds.burrow
        """
        if other.height < self.floor_under(other):
            return True
        shelter = self.board.filled if self.is_aloft(other) else self.ground.shelter
        if self.ground.levels:
            shelter |= self.ground.above(max(one.height + one.width, other.height + other.width))
        solid = outlook_past(self.board.sight, shelter | self.zone_squares(SOLID))
        return solid.cover(one.at, one.width, other.at, other.width) >= HALF


@remembered(BODIES)
def those_up(clash: Clash) -> tuple[Fighter, ...]:
    """Everybody who is up."""
    return tuple([fighter for fighter in clash.creatures.values() if fighter.is_up])


@remembered(BODIES)
def those_there(clash: Clash) -> tuple[Fighter, ...]:
    """Everybody who fills a space."""
    return tuple([fighter for fighter in clash.creatures.values() if fighter.is_there])


@remembered(PLACES)
def spaces_there(clash: Clash) -> tuple[tuple[Fighter, int], ...]:
    """The same with their spaces."""
    return tuple([(fighter, clash.space(fighter)) for fighter in those_there(clash)])


def vertical_gap(one: Fighter, height: int, other: Fighter, other_height: int) -> int:
    """The vertical distance of two at these heights: 0 on a level, 1 where one is right above the other."""
    return max(height - other_height - other.width, other_height - height - one.width, -1) + 1
