"""What is shown before somebody is asked: the map and the creatures.  Start at `Scene`."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.text import Text

from affray.cli.board import FALLEN, FLOOR, ZONE, Map, Signs
from affray.cli.roster import roster
from affray.cli.screen import Screen, wrapped
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.core.board import Board

NARROWEST_ROSTER: Final = 26
LOWEST_MAP: Final = 9
LINES_OF_PROMPT: Final = 5
"""What the prompt and the completions below it take of a screen."""


class Onlooker(Protocol):
    """One who sees a fight: here, or over a network."""

    def view(self) -> dict[str, Any]: ...
    def spaces(self) -> dict[str, int]: ...
    def board(self) -> "Board | None": ...


class Reachable(Protocol):
    """What says where one can go."""

    def squares(self) -> dict[str, str]: ...


class Scene:
    """Draws the fight on a screen, as its eyes see it."""

    def __init__(self, screen: Screen, eyes: Onlooker, tongue: Tongue) -> None:
        self.screen = screen
        self.eyes = eyes
        self.tongue = tongue
        self._signs = Signs()

    def show_board(self, menu: Reachable | None = None, lines_below: int = 0) -> None:
        """The map with the creatures beside it, or below where it is too wide.

        It is made so low that what comes below it stays on the screen, if that leaves enough of it.
        """
        view = self.eyes.view()
        people = roster(view, self._signs, self.tongue)
        height = self.screen.height and self.screen.height - lines_below - LINES_OF_PROMPT
        drawn = self._map(view, menu, height and max(LOWEST_MAP, len(people), height))
        width = max((line.cell_len for line in drawn), default=0)
        room = self.screen.width - width - 1
        if not drawn or room < NARROWEST_ROSTER:
            for line in [*drawn, *people]:
                self.screen.show(line)
            return
        beside = [part for line in people for part in hanging(line, room, self.screen)]
        for left, right in zip_longest(drawn, beside, fillvalue=Text()):
            line = left + Text(" " * (width + 1 - left.cell_len)) + right
            line.rstrip()
            self.screen.show(line)

    def show_legend(self) -> None:
        """What the signs of the map mean."""
        board = self.eyes.board()
        if board is not None:
            zones = {"zone": ZONE.sign} if "zones" in self.eyes.view()["fight"] else {}
            signs = {**Map(board, self._signs).legend(), **zones, "near": FLOOR.near, "dead": FALLEN}
            words = [f"{sign} {self.tongue.say('say-legend', kind)}" for kind, sign in signs.items()]
            self.screen.show(self.tongue.listed(words), "dim")

    def _map(self, view: Mapping[str, Any], menu: Reachable | None, height: int | None) -> list[Text]:
        board = self.eyes.board()
        if board is None:
            return []
        near = menu.squares() if menu else {}
        turn = view["fight"].get("turn") or ""
        zones = {square for zone in view["fight"].get("zones", ()) for square in zone["squares"]}
        return Map(board, self._signs, view["fight"].get("light")).lines(
            view["creatures"], self.eyes.spaces(), turn, near, self.screen.width, height, zones
        )


def hanging(line: Text, width: int, screen: Screen) -> list[Text]:
    """A line broken where it is too long, what follows indented."""
    first, *rest = wrapped(line, width, screen.console)
    if not rest:
        return [first]
    after = line.plain[len(first.plain) :].strip()
    return [first, *(Text("    ") + each for each in wrapped(Text(after), width - 4, screen.console))]
