"""Squares on which every second diagonal step of a path costs one more.  Start at `AlternatingSquares`.

The parity of the diagonal steps taken so far affects later costs, so the flood fill tracks odd and even separately. Our
ruling: the extra cost is added to that of the terrain. A path may continue one with an odd number of them: `is_odd`.
"""

from collections import deque
from collections.abc import Sequence

from affray.core.board.reach import Reach, Steps
from affray.core.board.squares import Squares, SquareSteps


class AlternatingSquares(Squares):
    """Squares with distances that approximate Euclidean ones."""

    __slots__ = ()

    def length(self, x: int, y: int) -> int:
        shorter, longer = sorted((abs(x), abs(y)))
        return longer + shorter // 2

    def steps(self, filled: int, size: int) -> Steps:
        return AlternatingSteps(self, filled, size)


class AlternatingSteps(SquareSteps):
    __slots__ = ()

    def straight(self, mask: int) -> int:
        return mask << 1 | mask >> 1 | mask << self.stride | mask >> self.stride

    def diagonal(self, mask: int) -> int:
        right, left = mask << 1, mask >> 1
        below = right & self.down_right | left & self.down_left
        above = right & self.up_right | left & self.up_left
        return below << self.stride | above >> self.stride

    def reach(self, start: int, budget: int, costs: tuple[int, ...], stop: int, is_odd: bool = False) -> Reach:
        return AlternatingReach(self, start, budget, costs, stop, is_odd)


class AlternatingReach(Reach):
    """Paths of cost n lead to `_evens[n]` by an even number of diagonal steps, to `_odds[n]` by an odd number.

    With `is_odd` an odd number was taken before.
    """

    __slots__ = ("_evens", "_odds", "_diagonals", "_is_odd")

    def __init__(
        self, steps: AlternatingSteps, start: int, budget: int, costs: tuple[int, ...], stop: int, is_odd: bool
    ) -> None:
        self._diagonals = steps
        self._is_odd = is_odd
        super().__init__(steps, start, budget, costs, stop)

    def flood(self) -> int:
        straight, diagonal, costs = self._diagonals.straight, self._diagonals.diagonal, self.costs
        start, late = 1 << self.start, 0
        even, odd = (0, start) if self._is_odd else (start, 0)
        even_left = unreached = self.steps.grid.all ^ start
        self._evens, self._odds = [even], [odd]
        self.layers.append(start)
        to_even: deque[int] = deque(maxlen=len(costs))
        to_odd: deque[int] = deque(maxlen=len(costs))
        for _ in range(self.budget):
            to_even.appendleft(straight(even) | late)
            to_odd.appendleft(straight(odd) | diagonal(even))
            late = diagonal(odd)
            if not (late or any(to_even) or any(to_odd)):
                break
            even = odd = 0
            for evenly, oddly, ground in zip(to_even, to_odd, costs, strict=False):
                even |= evenly & ground
                odd |= oddly & ground
            even &= even_left
            even_left ^= even
            odd &= unreached & even_left  # an odd parity gains nothing where an even one was cheaper
            layer = (even | odd) & unreached
            unreached ^= layer
            self._evens.append(even)
            self._odds.append(odd)
            self.layers.append(layer)
        return self.steps.grid.all ^ unreached

    def way_to(self, end: int) -> tuple[int, ...]:
        way = []
        at, cost = end, self.cost(end)
        is_odd = not self._evens[cost] >> end & 1
        late_odds = [0, *self._odds]
        line = self.steps.grid.straight(self.start, end)
        while at != self.start:
            way.append(at)
            cost -= self.price(at)
            same, other = (self._odds, self._evens) if is_odd else (self._evens, late_odds)
            diagonal = self._diagonals.diagonal(1 << at) & other[cost]
            at = self.straightest(self._diagonals.straight(1 << at) & same[cost] | diagonal, line, end)
            if diagonal >> at & 1:
                cost -= not is_odd
                is_odd = not is_odd
        return tuple(reversed(way))

    def cost_of(self, way: Sequence[int]) -> int | None:
        cost = super().cost_of(way)
        if cost is None:
            return None
        steps = zip((self.start, *way), way, strict=False)
        diagonals = sum(self._diagonals.diagonal(1 << at) >> to & 1 for at, to in steps)
        return cost + (diagonals + self._is_odd) // 2
