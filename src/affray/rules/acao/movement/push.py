"""Being pushed.  Start at `push_away`."""

from affray.core.board import squares_of
from affray.core.table.changes import move_to
from affray.rules.acao.movement.hazards import enter
from affray.rules.acao.movement.walk import look_around
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character


def push_away(table: Table, pusher: Character, target: Character) -> None:
    """One polygon straight away, if there is room.  ac.manoeuvre.push"""
    combat = table.state
    grid, width = combat.grid, target.width
    away = grid.vector(target.at - pusher.at)
    room = grid.room(combat.board.open & ~combat.taken(without=target), width)
    here = combat.gap(pusher, target)
    squares = [
        square
        for square in squares_of(grid.neighbours(target.at) & room)
        if grid.gap(pusher.at, pusher.width, square, width) > here
    ]
    if squares:
        move_to(table, target, max(squares, key=lambda square: grid.dot(away, grid.vector(square - target.at))))
        look_around(table)
        enter(table, target)
