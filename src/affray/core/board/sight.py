"""Line of sight and cover.  Start at `Sight.sees` and `Sight.cover`.

Lines are computed once for all pairs of squares with the same relative position. They are drawn with the upper of the
two squares one row from the first bit, which is why a board begins with an unused row.
"""

from functools import lru_cache, partial

from affray.core.board.bits import BoundedCache, mask_of, moved, squares_of, union
from affray.core.board.grid import Grid, Vector
from affray.core.board.lines import Line, trace

Lines = tuple[Line, ...]
Seen = BoundedCache[int, bool]
"""For each square, whether it is seen from another."""
MOST_WATCHED = 256
"""For how many viewpoints the results are cached, each with hundreds of squares."""


class Sight:
    """Lines of sight on a grid. The caller passes what blocks them as a mask.

    `Line` explains which squares a line crosses and which it only touches. Nothing is visible beyond the board: a line
    along its edge is blocked by what stands on its one side.
    """

    __slots__ = ("grid", "_margin", "_rim", "_squares", "_traces", "_lines", "_corner_lines", "_fans", "_corner_fans")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._margin = grid.stride
        self._rim = grid.spread(grid.all) & ~grid.all
        self._squares = BoundedCache(_squares_of)
        self._traces = BoundedCache(self._find_trace)
        self._lines = BoundedCache(self._find_line)
        self._corner_lines = BoundedCache(self._find_corner_line)
        self._fans = BoundedCache(self._find_fan)
        self._corner_fans = BoundedCache(self._find_corner_fan)

    def sees(self, one: int, other: int, blockers: int) -> bool:
        """Is the line from centre to centre clear? The two squares themselves do not block it."""
        inside, beside, slant = self._lines[other - one]
        above = (one if one < other else other) - self._margin
        ground = blockers >> above
        if ground & inside:
            return False
        if not beside:
            return True
        solid = ground | self._rim >> above
        return not solid & solid >> slant & beside

    def in_sight(self, square: int, area: int, blockers: int) -> int:
        """The squares of the area that are seen from a square."""
        return mask_of(other for other in squares_of(area) if self.sees(square, other, blockers))

    def in_sight_of_corner(self, square: int, area: int, blockers: int) -> int:
        """The squares of the area whose centres are seen from the lower right corner of a square."""
        seen = 0
        for other in squares_of(area):
            above = min(square, other) - self._margin
            ground = blockers >> above
            if not _count_blocked((self._corner_lines[other - square],), ground, ground | self._rim >> above):
                seen |= 1 << other
        return seen

    def cover(self, attacker: int, target: int, obstacles: int) -> int:
        """How many quarters of the target are hidden from the attacker, both given as masks.

        The attacker picks the corner of its own and the square of the target that are best for it. Lines go from that
        corner to each corner of that square. On squares there are four lines, and the number of blocked ones is the
        result. On hexes there are six: 1 or 2 blocked count as one quarter, 3 as two, 4 or 5 as three, 6 as all.
        Neither creature blocks its own lines. Whether there is line of sight at all is for `sees`.
        """
        obstacles ^= obstacles & (attacker | target)
        blocked = []
        for one in self._squares[attacker]:
            for other in self._squares[target]:
                above = (one if one < other else other) - self._margin
                ground, rim = obstacles >> above, self._rim >> above
                for hull, lines in self._fans[other - one]:
                    near = ground & hull
                    if not near:
                        return 0
                    hidden = _count_blocked(lines, near, near | rim)
                    if not hidden:
                        return 0
                    blocked.append(hidden)
        return self.grid.quarters[min(blocked)]

    def cover_from_corner(self, square: int, target: int, obstacles: int) -> int:
        """How many quarters of the target are hidden from the lower right corner of a square; see `cover`."""
        obstacles ^= obstacles & target
        least = len(self.grid.corners)
        for other in self._squares[target]:
            above = min(square, other) - self._margin
            ground = obstacles >> above
            least = min(least, _count_blocked(self._corner_fans[other - square], ground, ground | self._rim >> above))
        return self.grid.quarters[least]

    def _find_line(self, delta: int) -> Line:
        inside, beside, slant = self._find_line_from((0, 0), delta)
        return inside & ~(1 << self._margin - min(0, delta)), beside, slant

    def _find_corner_line(self, delta: int) -> Line:
        return self._find_line_from((1, 1), delta)

    def _find_line_from(self, start: Vector, delta: int) -> Line:
        """The line to the centre of another square, which does not block it."""
        x, y = self.grid.vector(delta)
        inside, beside, slant = self._line(start, (self.grid.scale * x, self.grid.scale * y), delta)
        return inside & ~(1 << self._margin + max(0, delta)), beside, slant

    def _find_fan(self, delta: int) -> list[tuple[int, Lines]]:
        """For each corner of one square: the lines to the corners of another, and all squares that could block one."""
        fan = [self._find_fan_from(start, delta) for start in self.grid.corners]
        return [(union(map(_hull, lines)), lines) for lines in fan]

    def _find_corner_fan(self, delta: int) -> Lines:
        return self._find_fan_from((1, 1), delta)

    def _find_fan_from(self, start: Vector, delta: int) -> Lines:
        scale, (x, y) = self.grid.scale, self.grid.vector(delta)
        ends = [(scale * x + across, scale * y + down) for across, down in self.grid.corners]
        return tuple(self._line(start, end, delta) for end in ends)

    def _line(self, start: Vector, end: Vector, delta: int) -> Line:
        """The line from a point on the square (0, 0) to one on the square `delta` away."""
        scale = self.grid.scale
        way = end[0] - start[0], end[1] - start[1]
        inside, beside, slant = self._traces[start[0] % scale, way]
        of_start = start[1] // scale * self.grid.stride + start[0] // scale
        by = self._margin - min(0, delta) + of_start - self.grid.middle
        return moved(inside, by), moved(beside, by), slant

    def _find_trace(self, of: tuple[int, Vector]) -> Line:
        """A line from the middle of the grid, offset from the centre by `beyond` in both directions."""
        beyond, way = of
        return trace(self.grid, self.grid.middle, (beyond, beyond), way)


class Outlook:
    """`Sight` past fixed blockers, such as walls, with cached results."""

    __slots__ = ("_clear", "_covers")

    def __init__(self, sight: Sight, blockers: int) -> None:
        # Nested caches: two int keys are faster than one tuple key.
        self._clear: BoundedCache[int, Seen] = BoundedCache(
            lambda one: BoundedCache(partial(sight.sees, one, blockers=blockers)), MOST_WATCHED
        )
        self._covers = BoundedCache(partial(_cover, sight, blockers))

    def sees(self, one: int, other: int) -> bool:
        """As `Sight.sees`."""
        return self._clear[one][other]

    def cover(self, attacker: int, size: int, target: int, target_size: int) -> int:
        """As `Sight.cover`, both given by anchor and size: small ints are faster keys than masks."""
        return self._covers[attacker, size, target, target_size]


def _cover(sight: Sight, obstacles: int, of: tuple[int, int, int, int]) -> int:
    attacker, size, target, target_size = of
    footprint = sight.grid.footprint
    return sight.cover(footprint(attacker, size), footprint(target, target_size), obstacles)


def _squares_of(mask: int) -> tuple[int, ...]:
    return tuple(squares_of(mask))


def _hull(line: Line) -> int:
    """Every square that can contribute to blocking a line."""
    inside, beside, slant = line
    return inside | beside | beside << slant


def _count_blocked(lines: Lines, ground: int, solid: int) -> int:
    """How many lines are blocked by `ground`; `solid` is the ground and everything beyond the board."""
    blocked = 0
    for inside, beside, slant in lines:
        if ground & inside or (beside and solid & solid >> slant & beside):
            blocked += 1
    return blocked


@lru_cache(maxsize=32)
def sight_on(grid: Grid) -> Sight:
    """The `Sight` of this grid, cached so that all boards share it."""
    return Sight(grid)


@lru_cache(maxsize=32)
def outlook_past(sight: Sight, blockers: int) -> Outlook:
    """Sight past these blockers, cached so that all fights on the map share it."""
    return Outlook(sight, blockers)
