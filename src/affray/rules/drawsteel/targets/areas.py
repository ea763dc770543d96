"""The shapes of areas: bursts, auras, cubes, lines and walls.  Start at `cube`."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from affray.core.board import Grid, Sight, Spot, count, mask_of, outlook_past, squares_of
from affray.core.offers.slots import Names, Slot
from affray.rules.drawsteel.state.blocks import Distance
from affray.rules.drawsteel.state.clash import WHOLE, Clash, Fighter

AND: Final = ","

TO: Final = "-"
"""What stands between the two ends of a line: `c3-h3`."""


def origins(clash: Clash, user: Fighter, distance: Distance) -> int:
    """The squares in distance and line of effect: an area begins at one of them.  ds.area.origin"""
    reach = max(distance.within, 1)
    return _in_line(clash.board.sight, clash.walls, clash.filled, user.at, user.width, reach)


@lru_cache(maxsize=256)
def _in_line(sight: Sight, walls: int, filled: int, at: int, width: int, far: int) -> int:
    near = sight.grid.around(at, width, far) & ~filled | sight.grid.footprint(at, width)
    sees = outlook_past(sight, walls)
    return mask_of(square for square in squares_of(near) if sees.cover(at, width, square, 1) < WHOLE)


def spread(clash: Clash, origin: int, mask: int) -> int:
    """The part of an area that is in line of effect from its origin.  ds.area.origin"""
    return _in_sight(clash.board.sight, clash.walls, origin, mask & clash.open) | 1 << origin


@lru_cache(maxsize=2048)  # a mind tries every aim, turn after turn
def _in_sight(sight: Sight, walls: int, origin: int, mask: int) -> int:
    return sight.in_sight(origin, mask, walls)


# --- cubes


@lru_cache(maxsize=64)
def cube_shape(grid: Grid, size: int) -> int:
    """A block around its middle square; an even block has that above and to the left of its middle."""
    before = (size - 1) // 2
    span = range(-before, size - before)
    return grid.drawn((x, y) for y in span for x in span)


def cube(clash: Clash, user: Fighter, distance: Distance, aim: int) -> int:
    """A block of squares, at least one of them within the distance.  ds.area.cube"""
    grid = clash.grid
    block = grid.placed(cube_shape(grid, distance.size), aim)
    near = block & origins(clash, user, distance)
    is_middle_near = near >> aim & 1
    first = aim if is_middle_near else min(squares_of(near), key=partial(grid.distance, aim), default=aim)
    return spread(clash, first, block)


def cube_middles(clash: Clash, user: Fighter, distance: Distance) -> int:
    """Where the middle of a cube may be, so that one of its squares is within the distance.  ds.area.cube"""
    shape = cube_shape(clash.grid, distance.size)
    near = origins(clash, user, distance)
    around = clash.grid.all
    return mask_of(square for square in squares_of(around) if clash.grid.placed(shape, square) & near)


def cube_slot(clash: Clash, user: Fighter, distance: Distance) -> Slot:
    return Spot(clash.grid, partial(cube_middles, clash, user, distance))


def cube_heights(clash: Clash, user: Fighter, distance: Distance, aim: int) -> tuple[int, int]:
    """A cube stands on the ground."""
    floor = clash.floor(1 << aim)
    return floor, floor + distance.size


# --- lines


class Stretch(Slot):
    """The origin and the end of a line: `c3-h3`."""

    __slots__ = ("_clash", "_user", "_distance")
    kind = "line"

    def __init__(self, clash: Clash, user: Fighter, distance: Distance) -> None:
        self._clash = clash
        self._user = user
        self._distance = distance

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for origin in squares_of(self._origins()):
            for end in squares_of(self._ends(origin)):
                yield origin, end

    def _origins(self) -> int:
        return origins(self._clash, self._user, self._distance) & ~self._clash.space(self._user)

    def _ends(self, origin: int) -> int:
        """The last squares of the line, or the edge of the board before them."""
        grid, far = self._clash.grid, self._distance.size - 1
        return grid.disc(origin, far) & (~grid.disc(origin, far - 1) | grid.edge) & ~(1 << origin)

    def count(self) -> int:
        return sum(count(self._ends(origin)) for origin in squares_of(self._origins()))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 2 or not self._origins() >> value[0] & 1:
            return False
        return bool(self._ends(value[0]) >> value[1] & 1)

    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        ends = tuple(self._clash.grid.squares.get(word, 0) for word in words[0].split(TO)) if words else ()
        return (ends, words[1:]) if ends in self else None

    def write(self, value: tuple[int, int], names: Names) -> str:
        return TO.join(self._clash.grid.name(square) for square in value)

    def shown(self, names: Names) -> list[str]:
        return [self.write(value, names) for value in self]


def line(clash: Clash, user: Fighter, distance: Distance, aim: tuple[int, int]) -> int:
    """A straight line, so many squares long and wide.  ds.area.line ds.forced.straight"""
    origin, end = aim
    grid = clash.grid
    x, y = grid.vector(end - origin)
    aside = (0, 1) if abs(x) >= abs(y) else (1, 0)
    single = grid.straight(origin, end)
    wide = single
    for more in range(1, distance.breadth):
        wide |= _beside(grid, single, (aside[0] * more, aside[1] * more))
    return spread(clash, origin, wide)


def _beside(grid: Grid, mask: int, by: tuple[int, int]) -> int:
    return mask << by[1] * grid.stride + by[0] & grid.all


def line_heights(clash: Clash, user: Fighter, distance: Distance, aim: Any) -> tuple[int, int]:
    return user.height, user.height + max(distance.breadth, user.width)


# --- walls


class Bricks(Slot):
    """The squares of a wall, joined by their sides: `c3,c4,d4`. Of all there are, only straight ones are listed."""

    __slots__ = ("_clash", "_user", "_distance")
    kind = "wall"

    def __init__(self, clash: Clash, user: Fighter, distance: Distance) -> None:
        self._clash = clash
        self._user = user
        self._distance = distance

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        grid = self._clash.grid
        for origin in squares_of(origins(self._clash, self._user, self._distance)):
            for step in (1, grid.stride):
                wall = tuple(origin + step * place for place in range(self._distance.size))
                if wall in self:
                    yield wall

    def count(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, value: object) -> bool:
        """At most as many squares as the wall has, all free of bodies that are known.  ds.area.wall"""
        clash = self._clash
        if not isinstance(value, tuple) or not 0 < len(value) <= self._distance.size:
            return False
        mask = mask_of(value)
        is_free = not mask & ~clash.open and not mask & clash.known_bodies(self._user.side)
        is_near = bool(mask & origins(clash, self._user, self._distance))
        return is_free and is_near and count(mask) == len(value) and clash.grid.is_joined(mask)

    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        wall = tuple(self._clash.grid.squares.get(word, 0) for word in words[0].split(AND)) if words else ()
        return (wall, words[1:]) if wall in self else None

    def write(self, value: tuple[int, ...], names: Names) -> str:
        return AND.join(self._clash.grid.name(square) for square in value)

    def shown(self, names: Names) -> int:
        return self._distance.size


def wall(clash: Clash, user: Fighter, distance: Distance, aim: tuple[int, ...]) -> int:
    """Free squares joined by their sides.  ds.area.wall"""
    return mask_of(aim)


# --- auras


def aura(clash: Clash, user: Fighter, distance: Distance, aim: Any) -> int:
    """A burst that stays and moves with its user.  ds.area.aura"""
    return clash.grid.around(user.at, user.width, distance.size)


def burst(clash: Clash, user: Fighter, distance: Distance, aim: Any) -> int:
    """The squares within the size of the burst around the user.  ds.area.burst"""
    return clash.grid.around(user.at, user.width, distance.size)
