"""Walls of spells: the squares on which they stand, straight from corner to corner or in a ring, and their sides.

Start at `squares_of_wall`. A wall is as long as the squares on which it stands; its length, its ring and its side are
in the words of the spell. That a wall fills whole squares is our ruling.
"""

from typing import Final

from affray.core.board import Grid, mask_of, squares_of
from affray.core.board.grid import Vector
from affray.rules.dnd5e.state.area_shapes import Area, AreaReading
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.shapes import FAR, INSIDE, OUTSIDE, RING, Shape

RINGED: Final = (RING, INSIDE, OUTSIDE)
SPHERE: Final = "sphere"


def squares_of_wall(battle: Battle, reading: AreaReading, area: Area) -> list[int]:
    """The squares of a wall, in their order: those of its ring, or from corner to corner."""
    if area.side in RINGED:
        return list(squares_of(ring(battle.grid, reading, area.square, area.shape.ring // 2)))
    return line_through(battle.grid, area.way) if area.way else across(battle, area)


def ring(grid: Grid, reading: AreaReading, corner: int, radius: int) -> int:
    """The rim of a circle around the corner of a square."""
    return disc(grid, reading, corner, radius) & ~disc(grid, reading, corner, radius - 1)


def disc(grid: Grid, reading: AreaReading, corner: int, radius: int) -> int:
    return reading.squares(grid, Shape(SPHERE, radius), radius, corner, None) if radius > 0 else 0


def line_through(grid: Grid, corners: tuple[int, ...]) -> list[int]:
    """Straight from each corner to the next."""
    found = [corners[0]]
    for corner in corners[1:]:
        found += [square for square in grid.path(found[-1], corner) if square not in found]
    return found


def is_wall(grid: Grid, longest: int, near: int, corners: tuple[int, ...]) -> bool:
    """May a wall run through these corners, one after the other?"""
    if not all(near >> corner & 1 for corner in corners) or len({*corners}) != len(corners):
        return False
    return len(line_through(grid, corners)) <= longest


def across(battle: Battle, area: Area) -> list[int]:
    """The squares of a straight wall through the chosen one, across the line from its source: along a row, a column or
    a diagonal. So a wall runs of which only one square is named."""
    grid = battle.grid
    x, y = grid.vector(area.square - nearest_square(battle, area.source, area.square))
    steep, flat = abs(y) > 2 * abs(x), abs(x) > 2 * abs(y)
    dx, dy = (1, 0) if steep else (0, 1) if flat else (1, -1 if (x > 0) == (y > 0) else 1)
    before = (area.size - 1) // 2
    places = range(-before, area.size - before)
    return [square for place in places for square in moved_by(grid, area.square, (dx * place, dy * place))]


def moved_by(grid: Grid, square: int, vector: Vector) -> list[int]:
    """The square so far from this one, if it is on the map."""
    return list(squares_of(grid.placed(grid.drawn([vector]), square)))


def nearest_square(battle: Battle, caster: Combatant, square: int) -> int:
    """The square of the caster's space that is nearest to a given one."""
    return min(squares_of(battle.space(caster)), key=lambda own: battle.grid.distance(own, square))


def beside(battle: Battle, reading: AreaReading, area: Area, far: int) -> int:
    """The squares within so many of one side of a wall: the near or the far side, within or without a ring."""
    grid = battle.grid
    wall = squares_of_wall(battle, reading, area)
    around = mask_of(wall)
    for _ in range(far):
        around = grid.grow(around)
    around &= ~mask_of(wall)
    if area.side in RINGED:
        inner = disc(grid, reading, area.square, area.shape.ring // 2)
        return around & (inner if area.side == INSIDE else ~inner)
    own = side_of(grid, wall, nearest_square(battle, area.source, wall[0])) or 1
    wanted = -own if area.side == FAR else own
    return mask_of(square for square in squares_of(around) if side_of(grid, wall, square) == wanted)


def side_of(grid: Grid, wall: list[int], square: int) -> int:
    """On which side of a wall a square is, 1 or -1; 0 if it is in line with it, beyond its ends."""
    place = min(range(len(wall)), key=lambda index: length_of(grid.vector(square - wall[index])))
    before, after = wall[max(place - 1, 0)], wall[min(place + 1, len(wall) - 1)]
    (dx, dy), (x, y) = grid.vector(after - before), grid.vector(square - wall[place])
    along, turn = dx * x + dy * y, dx * y - dy * x
    is_past = (place == 0 and along < 0) or (place == len(wall) - 1 and along > 0)
    return 0 if is_past or not turn else 1 if turn > 0 else -1


def length_of(vector: Vector) -> int:
    return vector[0] ** 2 + vector[1] ** 2
