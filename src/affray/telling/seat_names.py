"""What a seat knows, for those who show it: its view, its names, who stands where.  Start at `SeatNames`."""

from typing import Any, Final

from affray.core.board import Board, Field
from affray.core.fight.fight import Fight
from affray.core.values import GM, Creature

WATCHER: Final = "watcher"
UNSPEAKABLE: Final = "\0"
"""What a creature is called that the seat does not know of: nobody can type it."""


class SeatNames:
    """The eyes of one seat, and its names for those it knows of."""

    def __init__(self, fight: Fight, seat: str) -> None:
        self.fight = fight
        self.seat = seat

    def name(self, id: str) -> str:
        """What the seat calls a creature; this is what the options of a question ask for."""
        feed = self.fight.feeds[self.seat]
        return feed.name(id) if self.seat == GM or id in feed.known else UNSPEAKABLE

    def view(self) -> dict[str, Any]:
        return self.fight.view(self.seat)

    def heard(self, since: int = 0) -> list[dict[str, Any]]:
        """What the seat was told, from an item on."""
        return self.fight.feeds[self.seat].items(since)

    def spaces(self) -> dict[str, int]:
        """The squares that those whom the seat sees fill, by their marked names."""
        state = self.fight.state
        if not isinstance(state, Field):
            return {}
        return {f"@{self.name(body.id)}": state.space_left(body) for body in state.everyone()}

    def board(self) -> Board | None:
        """The map of the fight, if its rulebook plays on one."""
        return self.fight.state.board if isinstance(self.fight.state, Field) else None

    def square_name(self, square: int) -> str:
        state = self.fight.state
        return state.square_name(square) if isinstance(state, Field) else str(square)

    def space_names(self, creature: Creature) -> list[str]:
        """The names of the squares that a creature fills, its own first."""
        return self.fight.state.space_names(creature)

    def who(self, asked: Creature | str) -> str:
        """Whom a question is put to, by name: a creature, or a seat."""
        return asked if isinstance(asked, str) else self.name(asked.id)
