"""Areas of effect: where they can be placed, which squares they cover, and which creatures.  Start at `covered`.

Their shapes are in `state/area_shapes.py`.
"""

from affray.core.board import Grid, mask_of, squares_of
from affray.core.values import Reason
from affray.rules.dnd5e.senses.cover import DEGREES, HALF, THREE_QUARTERS, cover_by_creatures, cover_by_ground
from affray.rules.dnd5e.senses.walls import nearest_square, squares_of_wall
from affray.rules.dnd5e.state.area_shapes import Area, AreaReading
from affray.rules.dnd5e.state.battle import TALL, Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.shapes import WALL


def covered(battle: Battle, reading: AreaReading, area: Area) -> int:
    """The squares of an area, without those behind total cover.  5e.area.cover 5e.area.shapes"""
    grid, sight, opaque = battle.grid, battle.board.sight, battle.board.opaque
    if area.is_directed:
        origin = nearest_square(battle, area.source, area.square)
        squares = reading.squares(grid, area.shape, area.size, origin, area.square)
        return sight.in_sight(origin, squares & ~opaque & ~battle.space(area.source), opaque)
    if area.shape.kind == WALL:
        return mask_of(squares_of_wall(battle, reading, area)) & ~battle.board.filled
    squares = reading.squares(grid, area.shape, area.size, area.square, None) & ~opaque
    if area.shape.spreads:
        return flooded(grid, around_corner(grid, area.square), squares)
    return sight.in_sight_of_corner(area.square, squares, opaque)


def around_corner(grid: Grid, square: int) -> int:
    """The four squares around the lower right corner of a square."""
    return grid.placed(grid.drawn([(0, 0), (1, 0), (0, 1), (1, 1)]), square)


def flooded(grid: Grid, start: int, area: int) -> int:
    """The part of the area that is connected to the start."""
    reached = start & area
    while more := grid.beside(reached) & area:
        reached |= more
    return reached


def those_in(battle: Battle, area: Area, squares: int, zone: str = "") -> list[Combatant]:
    """Creatures with any part of their space in an area, not too far above or below it."""
    middle, far = (0, TALL.get(zone, 0)) if zone else (height_of(battle, area), area.size)
    return [
        creature
        for creature in battle.everyone()
        if creature.is_there
        and not area.source.is_beyond(creature)
        and battle.space(creature) & squares
        and abs(creature.height - middle) <= far
    ]


def height_of(battle: Battle, area: Area) -> int:
    """The height of an area's origin: its source's; at a point that of a creature there, else the ground."""
    if area.is_directed:
        return area.source.height
    around = around_corner(battle.grid, area.square)
    heights = [c.height for c in battle.everyone() if c.is_there and not c.realm and battle.space(c) & around]
    return max(heights, default=0)


def points_in_range(battle: Battle, caster: Combatant, reach: int) -> int:
    """The squares at whose corner an area can begin.  5e.magic.range 5e.magic.path"""
    near = battle.grid.around(caster.at, caster.width, reach) | battle.space(caster)
    return mask_of(square for square in squares_of(near) if has_clear_path(battle, caster, square))


def is_in_range(battle: Battle, caster: Combatant, square: int, reach: int) -> bool:
    """Can an area begin at the corner of this square?  5e.magic.range 5e.magic.path"""
    is_near = battle.grid.gap(caster.at, caster.width, square, 1) <= reach
    return is_near and has_clear_path(battle, caster, square)


def has_clear_path(battle: Battle, caster: Combatant, square: int) -> bool:
    """Is there no total cover between the caster and the corner of the square?  5e.magic.path"""
    return battle.board.sight.in_sight_of_corner(square, battle.space(caster), battle.board.opaque) != 0


def cover_from(battle: Battle, source: Combatant, target: Combatant, squares: int, corner: int | None) -> Reason | None:
    """The target's cover from the origin of an effect: a corner, or its source; `squares` are those of creatures in
    between.

    5e.cover.half 5e.cover.three-quarters 5e.cover.best 5e.cover.side
    """
    if corner is None:
        return cover_by_ground(battle, source, target) or cover_by_creatures(battle, source, target, squares)
    sight, space = battle.board.sight, battle.space(target)
    if battle.slits and sight.cover_from_corner(corner, space, battle.slits):
        return THREE_QUARTERS
    ground = battle.board.filled & ~battle.slits | (0 if target.height > 0 else battle.board.squares("low-wall"))
    degree = DEGREES[sight.cover_from_corner(corner, space, ground)]
    return degree or (HALF if squares and sight.cover_from_corner(corner, space, squares) else None)
