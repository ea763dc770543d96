"""The same board with lists, tuples and sets: straightforward code, then optimised.  Start at `ListBoard`.

It is the baseline of `board.py`: it follows the same rules and must give the same results. Squares are (column, row).
"""

from collections.abc import Iterable

Square = tuple[int, int]

STEPS = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]


class ListBoard:
    def __init__(self, width: int, height: int, walls: Iterable[Square], hard: Iterable[Square]) -> None:
        self.width = width
        self.height = height
        self.walls = set(walls)
        hard = set(hard)
        # The cost to enter each square, row by row; 0 if it is blocked.
        self.prices = [
            [0 if (x, y) in self.walls else 2 if (x, y) in hard else 1 for x in range(width)] for y in range(height)
        ]

    def reach(self, start: Square, budget: int) -> dict[Square, int]:
        """The cost of each reachable square: a bucket queue, with one list for every cost."""
        prices, walls = self.prices, self.walls
        cheapest = {start: 0}
        layers: list[list[Square]] = [[] for _ in range(budget + 1)]
        layers[0].append(start)
        for cost, layer in enumerate(layers):
            for x, y in layer:
                if cheapest[x, y] < cost:
                    continue
                for across, down in STEPS:
                    to_x, to_y = x + across, y + down
                    if not (0 <= to_x < self.width and 0 <= to_y < self.height):
                        continue
                    price = prices[to_y][to_x]
                    spent = cost + price
                    if not price or spent > budget or cheapest.get((to_x, to_y), spent + 1) <= spent:
                        continue
                    if across and down and ((to_x, y) in walls or (x, to_y) in walls):
                        continue
                    cheapest[to_x, to_y] = spent
                    layers[spent].append((to_x, to_y))
        return cheapest

    def disc(self, square: Square, radius: int) -> list[Square]:
        x, y = square
        columns = range(max(0, x - radius), min(self.width, x + radius + 1))
        rows = range(max(0, y - radius), min(self.height, y + radius + 1))
        return [(column, row) for row in rows for column in columns]

    def sees(self, one: Square, other: Square) -> bool:
        """Walk along the line square by square, and stop at the first wall."""
        (x, y), (to_x, to_y) = one, other
        wide, high = abs(to_x - x), abs(to_y - y)
        right, down = (1 if to_x > x else -1), (1 if to_y > y else -1)
        across = along = 0
        walls = self.walls
        while True:
            turn = (1 + 2 * across) * high - (1 + 2 * along) * wide
            if turn == 0:
                if (x + right, y) in walls and (x, y + down) in walls:
                    return False
                across, along, x, y = across + 1, along + 1, x + right, y + down
            elif turn < 0:
                across, x = across + 1, x + right
            else:
                along, y = along + 1, y + down
            if x == to_x and y == to_y:
                return True
            if (x, y) in walls:
                return False

    def cover(self, one: Square, other: Square) -> int:
        """The fewest blocked lines from a corner of one square to those of the other."""
        ends = self._corners(other)
        own = {one, other}
        return min(sum(self._is_blocked(corner, end, own) for end in ends) for corner in self._corners(one))

    @staticmethod
    def _corners(square: Square) -> list[Square]:
        x, y = square
        return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]

    def _is_blocked(self, corner: Square, end: Square, own: set[Square]) -> bool:
        (x, y), (to_x, to_y) = corner, end
        if x == to_x or y == to_y:
            return self._is_blocked_along(corner, end, own)
        wide, high = abs(to_x - x), abs(to_y - y)
        right, down = (1 if to_x > x else -1), (1 if to_y > y else -1)
        x, y = x - (right < 0), y - (down < 0)
        across = along = 1
        while True:
            if (x, y) in self.walls and (x, y) not in own:
                return True
            turn = across * high - along * wide
            if turn == 0:
                if across == wide:
                    return False
                if self._is_solid((x + right, y), own) and self._is_solid((x, y + down), own):
                    return True
                across, along, x, y = across + 1, along + 1, x + right, y + down
            elif turn < 0:
                across, x = across + 1, x + right
            else:
                along, y = along + 1, y + down

    def _is_blocked_along(self, corner: Square, end: Square, own: set[Square]) -> bool:
        """A line between two rows or columns of squares: are both sides blocked anywhere along it?"""
        (x, y), (to_x, to_y) = min(corner, end), max(corner, end)
        if y == to_y:
            return any(self._is_solid((at, y - 1), own) and self._is_solid((at, y), own) for at in range(x, to_x))
        return any(self._is_solid((x - 1, at), own) and self._is_solid((x, at), own) for at in range(y, to_y))

    def _is_solid(self, square: Square, own: set[Square]) -> bool:
        if square in self.walls:
            return square not in own
        return not (0 <= square[0] < self.width and 0 <= square[1] < self.height)
