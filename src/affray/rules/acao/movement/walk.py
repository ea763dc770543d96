"""Walking: where to, at what cost, and who is met or found on the way.  Start at `walk`."""

from affray.core.board import Reach, Ways
from affray.core.table.changes import move_to, spend
from affray.rules.acao.changes import end_effects, mark, reveal
from affray.rules.acao.movement.hazards import enter
from affray.rules.acao.movement.speed import goes_diagonally
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.seeing import is_beside, is_plainly_seen, knows


def ways(readings: Readings, combat: Combat, mover: Character) -> Ways:
    """Where a character can walk with what is left of its move."""
    return Ways(
        combat.grid, lambda: walking_reach(combat, mover, mover.pools["move"], goes_diagonally(readings, mover))
    )


def walking_reach(combat: Combat, mover: Character, budget: int, diagonals: bool, avoided: int = 0) -> Reach:
    """Past friends but not past enemies, never ending where somebody stands; planned around those it knows of.

    ac.move.diagonals ac.move.difficult
    """
    board = combat.board
    taken = closed = 0
    for other in combat.everyone():
        if other is not mover and other.is_there and knows(mover, other):
            space = combat.space(other)
            taken |= space
            if other.side != mover.side:
                closed |= space
    free = board.open & ~closed & ~avoided
    hard = board.squares("difficult")
    dear = (free, 0, hard) if captives(combat, mover) else (hard,)
    width = mover.width
    return board.reach(mover.at, budget, free, dear, stop=free & ~taken, body=width, diagonals=diagonals)


def captives(combat: Combat, mover: Character) -> list[Character]:
    """Those whom the mover holds, and so drags along."""
    held = combat.bearers("held")
    return [c for c in held if any(e.kind == "held" and e.source == mover.id for e in c.effects)]


def price_of(combat: Combat, mover: Character, square: int) -> int:
    """A polygon costs 1, in difficult terrain 2; dragging somebody doubles it.  ac.move.difficult"""
    space = combat.grid.footprint(square, mover.width)
    price = 2 if space & combat.board.squares("difficult") else 1
    return 2 * price if captives(combat, mover) else price


def walk(table: Table, mover: Character, way: tuple[int, ...]) -> None:
    """Walk step by step; meeting a hidden enemy ends it, and one who then shares a polygon with a friend steps back.

    ac.move.split
    """
    combat = table.state
    resting = mover.at
    for square in way:
        if price_of(combat, mover, square) > mover.pools["move"] or is_met(table, mover, square):
            break
        step(table, mover, square)
        if not mover.is_up or mover.at != square:
            return
        if is_alone(combat, mover):
            resting = square
    if mover.at != resting:
        move_to(table, mover, resting)


def is_alone(combat: Combat, mover: Character) -> bool:
    """Does nobody else stand where it stands?"""
    space = combat.space(mover)
    return not any(other is not mover and other.is_there and combat.space(other) & space for other in combat.everyone())


def step(table: Table, mover: Character, square: int) -> None:
    """One step: its price, those dragged along, who is now seen, and hazards.  ac.move.difficult"""
    combat = table.state
    origin, dragged = mover.at, captives(combat, mover)
    spend(table, mover, "move", price_of(combat, mover, square))
    mark(mover, "moved", 1)
    move_to(table, mover, square)
    for captive in dragged:
        drag(table, captive, mover, origin)
    look_around(table)
    enter(table, mover)


def drag(table: Table, captive: Character, holder: Character, origin: int) -> None:
    """The captive is pulled to where the holder stood, if it has room there; else the holder lets go."""
    combat = table.state
    space = combat.grid.footprint(origin, captive.width)
    if not space & (combat.taken(without=captive) | ~combat.board.open):
        move_to(table, captive, origin)
    if not is_beside(combat, captive, holder):
        end_effects(table, captive, "held", "let-go")


def is_met(table: Table, mover: Character, square: int) -> bool:
    """Is somebody there whom the mover cannot pass, or did not know of? Then it is known now."""
    combat = table.state
    space = combat.grid.footprint(square, mover.width)
    if space & ~combat.board.open:
        return True
    for other in combat.everyone():
        if other is not mover and other.side != mover.side and other.is_there and combat.space(other) & space:
            reveal(table, other)
            return True
    return False


def look_around(table: Table) -> None:
    """After a step, a hidden creature that an enemy now sees plainly is found."""
    combat = table.state
    for hidden in combat.everyone():
        if (
            hidden.is_hidden
            and hidden.is_up
            and any(is_plainly_seen(combat, foe, hidden) for foe in combat.enemies(hidden))
        ):
            reveal(table, hidden)
