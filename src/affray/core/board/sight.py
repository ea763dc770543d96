"""Who sees whom, and how much of somebody is hidden.  Start at `Sight.sees` and `Sight.cover`.

Lines are worked out once for all pairs of squares that lie alike. They are drawn with the upper of the two squares one
row from the first bit, which is why a board begins with an unused row.
"""

from functools import lru_cache, partial

from affray.core.board.bits import Remembered, mask_of, moved, squares_of, union
from affray.core.board.grid import Grid, Vector
from affray.core.board.lines import Line, trace

Lines = tuple[Line, ...]
Seen = Remembered[int, bool]
"""Of each square whether it is seen from another."""
MOST_WATCHED = 256
"""From how many squares it is remembered what is seen, each with hundreds of others."""


class Sight:
    """Straight lines on a grid. Who or what blocks them is the caller's to say, as a mask.

    What a line passes through and what it only touches is told at `Line`. There is nothing to see beyond the board: a
    line along its edge is blocked by what stands on the one side that it has.
    """

    __slots__ = ("grid", "_margin", "_rim", "_squares", "_traces", "_lines", "_corner_lines", "_fans", "_corner_fans")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._margin = grid.stride
        self._rim = grid.spread(grid.all) & ~grid.all
        self._squares = Remembered(_squares_of)
        self._traces = Remembered(self._find_trace)
        self._lines = Remembered(self._find_line)
        self._corner_lines = Remembered(self._find_corner_line)
        self._fans = Remembered(self._find_fan)
        self._corner_fans = Remembered(self._find_corner_fan)

    def sees(self, one: int, other: int, blockers: int) -> bool:
        """Is the line from centre to centre clear? What stands on the two squares themselves does not block it."""
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
        """How many quarters of the target are hidden from the attacker, both given by their squares.

        The attacker picks one of its corners and one square of the target, the best for it. A line goes from the
        corner to each corner of the square. On squares these are four, and the number of those that are blocked is
        the answer. On hexes they are six: 1 or 2 blocked count as one quarter, 3 as two, 4 or 5 as three, 6 as all.
        Neither of the two stands in its own way. Whether there is a line at all between their centres, `sees` tells.
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
                    blocked.append(_count_blocked(lines, near, near | rim))
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
        """To the centre of another square, which does not block the line itself."""
        x, y = self.grid.vector(delta)
        inside, beside, slant = self._line(start, (self.grid.scale * x, self.grid.scale * y), delta)
        return inside & ~(1 << self._margin + max(0, delta)), beside, slant

    def _find_fan(self, delta: int) -> list[tuple[int, Lines]]:
        """For each corner of one square the lines to the corners of another, and every square that could block any."""
        fan = [self._find_fan_from(start, delta) for start in self.grid.corners]
        return [(union(map(_hull, lines)), lines) for lines in fan]

    def _find_corner_fan(self, delta: int) -> Lines:
        return self._find_fan_from((1, 1), delta)

    def _find_fan_from(self, start: Vector, delta: int) -> Lines:
        scale, (x, y) = self.grid.scale, self.grid.vector(delta)
        ends = [(scale * x + across, scale * y + down) for across, down in self.grid.corners]
        return tuple(self._line(start, end, delta) for end in ends)

    def _line(self, start: Vector, end: Vector, delta: int) -> Line:
        """From a point on or at the square (0, 0) to one at the square that is `delta` away."""
        scale = self.grid.scale
        way = end[0] - start[0], end[1] - start[1]
        inside, beside, slant = self._traces[start[0] % scale, way]
        of_start = start[1] // scale * self.grid.stride + start[0] // scale
        by = self._margin - min(0, delta) + of_start - self.grid.middle
        return moved(inside, by), moved(beside, by), slant

    def _find_trace(self, of: tuple[int, Vector]) -> Line:
        """From a point in the middle of the grid, given by what it is beyond a centre in both directions alike."""
        beyond, way = of
        return trace(self.grid, self.grid.middle, (beyond, beyond), way)


class Outlook:
    """Sight past what always stands on the same squares, such as walls: each pair is looked at once."""

    __slots__ = ("_clear", "_covers")

    def __init__(self, sight: Sight, blockers: int) -> None:
        # By the one, then by the other: two numbers are found faster than one pair.
        self._clear: Remembered[int, Seen] = Remembered(
            lambda one: Remembered(partial(sight.sees, one, blockers=blockers)), MOST_WATCHED
        )
        self._covers = Remembered(partial(_cover, sight, blockers))

    def sees(self, one: int, other: int) -> bool:
        """As `Sight.sees`."""
        return self._clear[one][other]

    def cover(self, attacker: int, size: int, target: int, target_size: int) -> int:
        """As `Sight.cover`, both given by anchor and size: small numbers are found faster than masks."""
        return self._covers[attacker, size, target, target_size]


def _cover(sight: Sight, obstacles: int, of: tuple[int, int, int, int]) -> int:
    attacker, size, target, target_size = of
    footprint = sight.grid.footprint
    return sight.cover(footprint(attacker, size), footprint(target, target_size), obstacles)


def _squares_of(mask: int) -> tuple[int, ...]:
    return tuple(squares_of(mask))


def _hull(line: Line) -> int:
    """Every square that can have a part in blocking a line."""
    inside, beside, slant = line
    return inside | beside | beside << slant


def _count_blocked(lines: Lines, ground: int, solid: int) -> int:
    """How many lines are blocked by what stands on the ground; `solid` is the ground and what is beyond the board."""
    blocked = 0
    for inside, beside, slant in lines:
        if ground & inside or (beside and solid & solid >> slant & beside):
            blocked += 1
    return blocked


@lru_cache(maxsize=32)
def sight_on(grid: Grid) -> Sight:
    """Sight on this grid: the same every time, so that what it remembers serves all boards."""
    return Sight(grid)


@lru_cache(maxsize=32)
def outlook_past(sight: Sight, blockers: int) -> Outlook:
    """Sight past these blockers: the same every time, so that what it remembers serves all fights on the map."""
    return Outlook(sight, blockers)
