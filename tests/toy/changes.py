"""The toy's own changes."""

from affray.core.values import Creature
from tests.toy.values import Fighter, ToyState, ToyTable


def hide(table: ToyTable, creature: Fighter) -> None:
    table.tell("hid", who=creature)
    creature.hidden = True


def reveal(table: ToyTable, creature: Fighter) -> None:
    if creature.hidden:
        creature.hidden = False
        table.tell("revealed", who=creature, at=creature.at)


def move_to(table: ToyTable, creature: Fighter, square: str) -> None:
    was = creature.at
    creature.at = square
    table.tell("moved", who=creature, origin=was, to_square=square)


def suppose_at(creature: Fighter, square: str) -> None:
    creature.at = square


def set_order(creature: Fighter, order: int) -> None:
    creature.order = order


def line_up(state: ToyState, queue: list[Fighter]) -> None:
    state.queue = tuple(creature.id for creature in queue)


def step_out(state: ToyState, creature: Fighter) -> None:
    state.queue = tuple(id for id in state.queue if id != creature.id)


def imagine_pool(creature: Creature, pool: str, amount: int) -> None:
    creature.pools[pool] = amount
