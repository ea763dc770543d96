"""Reachable squares, their costs and the paths to them.  Start at `Reach`.

A flood fill by cost: from a square reached for 3, neighbours that cost 1 are reached for 4, those that cost 2 for 5.
Each layer takes a few operations on whole masks. Paths are traced back on demand.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from affray.core.board.bits import lowest, moved, squares_of, union
from affray.core.board.grid import Grid


class OutOfReach(ValueError):
    """A square that cannot be reached."""


class Steps(ABC):
    """The steps possible on a board: the part of `Reach` that depends on the kind of grid."""

    __slots__ = ("grid",)

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    @abstractmethod
    def spread(self, mask: int) -> int:
        """Everything one step away from the mask; may include the mask itself and squares not on the board."""

    def reach(self, start: int, budget: int, costs: tuple[int, ...], stop: int, is_odd: bool = False) -> "Reach":
        return Reach(self, start, budget, costs, stop)


class SideSteps(Steps):
    """Orthogonal steps only, for creatures that cannot move diagonally. They cut no corners."""

    __slots__ = ()

    def spread(self, mask: int) -> int:
        return union(moved(mask, y * self.grid.stride + x) for x, y in self.grid.sides)


class Reach:
    """The squares reachable from `start` for at most `budget`.

    `layers[n]` are the squares that cost n; `squares` are those where a body may stop, including the start. `costs[n]`
    are the squares that cost n + 1 to enter; a square in none of them cannot be entered.
    """

    __slots__ = ("start", "budget", "layers", "squares", "steps", "costs")

    def __init__(self, steps: Steps, start: int, budget: int, costs: tuple[int, ...], stop: int) -> None:
        self.start = start
        self.budget = budget
        self.steps = steps
        self.costs = costs
        self.layers: list[int] = []
        self.squares = self.flood() & stop | 1 << start

    def flood(self) -> int:
        """Fill the layers; returns their union."""
        steps, layers, (_, *dear) = self.steps, self.layers, self.costs
        layer = 1 << self.start
        rough = union(dear)
        ground = rough | self.costs[0] | layer
        left = ground ^ layer
        layers.append(layer)
        due = [0] * (self.budget + len(self.costs))  # squares entered later, by the cost of arrival
        for cost in range(1, self.budget + 1):
            layer = steps.spread(layer) & left
            if slow := layer & rough:
                layer ^= slow
                for late, mask in enumerate(dear, cost + 1):
                    due[late] |= slow & mask
            layer |= due[cost] & left
            left ^= layer
            layers.append(layer)
            if not layer and not any(due[cost + 1 :]):
                break
        return ground ^ left

    def __contains__(self, square: int) -> bool:
        """May the body stop there?"""
        return bool(self.squares >> square & 1)

    def cost(self, square: int) -> int:
        """The cost of the cheapest path, also to a square where the body may not stop."""
        for cost, layer in enumerate(self.layers):
            if layer >> square & 1:
                return cost
        raise self._out_of_reach(square)

    def nearest(self, goal: int) -> int:
        """The cheapest squares of a mask where the body may stop; 0 if there are none."""
        wanted = goal & self.squares
        return next((found for layer in self.layers if (found := layer & wanted)), 0)

    def way_to(self, end: int) -> tuple[int, ...]:
        """The cheapest path, excluding the start; among equals, the one closest to the straight line."""
        way = []
        at, cost = end, self.cost(end)
        line = self.steps.grid.straight(self.start, end)
        while at != self.start:
            way.append(at)
            cost -= self.price(at)
            at = self.straightest(self.steps.spread(1 << at) & self.layers[cost], line, end)
        return tuple(reversed(way))

    def cost_of(self, way: Sequence[int]) -> int | None:
        """The cost of this path; None if one of its steps is not possible."""
        spent, at = 0, self.start
        for to in way:
            price = self.price(to)
            if not price or to == at or not self.steps.spread(1 << at) >> to & 1:
                return None
            spent, at = spent + price, to
        return spent

    def allows(self, way: Sequence[int]) -> bool:
        """Is this path possible, and may the body stop at its end?"""
        cost = self.cost_of(way)
        return cost is not None and cost <= self.budget and (self.start, *way)[-1] in self

    def price(self, square: int) -> int:
        """The cost to enter a square; 0 if it cannot be entered."""
        for price, ground in enumerate(self.costs, 1):
            if ground >> square & 1:
                return price
        return 0

    def straightest(self, squares: int, line: int, end: int) -> int:
        """Of some squares on the path to `end`, one on the line, else the nearest to it."""
        if squares & line:
            return lowest(squares & line)
        vector = self.steps.grid.vector
        x, y = vector(end - self.start)

        def off(square: int) -> int:
            """The distance from the line, as the area of the triangle with its ends."""
            across, down = vector(square - self.start)
            return abs(x * down - y * across)

        return min(squares_of(squares), key=off)

    def _out_of_reach(self, square: int) -> OutOfReach:
        name = self.steps.grid.names.get(square, str(square))
        return OutOfReach(f"No way leads from {self.steps.grid.name(self.start)} to {name} for {self.budget}.")
