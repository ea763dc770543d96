"""What is shown before somebody is asked: the map and the creatures.  Start at `Scene`."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.text import Text

from affray.cli.terminal.board import FALLEN, FLOOR, ZONE, Map, Signs
from affray.cli.terminal.roster import roster
from affray.cli.terminal.screen import Screen, wrapped
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.core.board import Board

NARROWEST_ROSTER: Final = 26
NARROWEST_MAP: Final = 12
LOWEST_MAP: Final = 9
LEAST_ASKED: Final = 4
"""Of a question, what is shown on even the lowest screen: three lines, and that there is more."""
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

    def show_asked(self, menu: Reachable, lines: Sequence[Text]) -> None:
        """The map, and below it as much of a question as leaves the map on the screen."""
        below = self._cut(lines)
        self.show_board(menu, len(below))
        for line in below:
            self.screen.show(line)

    def _cut(self, lines: Sequence[Text]) -> list[Text]:
        """The first lines of a question and the last, if there is no room for all."""
        broken = [part for line in lines for part in wrapped(line, self.screen.width, self.screen.console)]
        height = self.screen.height
        room = max(LEAST_ASKED, height - LOWEST_MAP - LINES_OF_PROMPT) if height else len(broken)
        if len(broken) <= room:
            return broken
        left_out = len(broken) - room + 1
        return [*broken[: room - 2], Text(self.tongue.say("cli-menu", "rest", more=left_out), "yellow"), broken[-1]]

    def show_board(self, menu: Reachable | None = None, lines_below: int = 0) -> None:
        """The map with the creatures beside it, or below where it is too wide.

        It is made so low that what comes below it stays on the screen. Where that leaves too little for all creatures,
        those who are alike share a line, and a wide map is drawn narrower, with the creatures beside it.
        """
        view = self.eyes.view()
        room = self.screen.height and max(LOWEST_MAP, self.screen.height - lines_below - LINES_OF_PROMPT)
        lines = self._side_by_side(view, menu, room)
        for line in lines:
            self.screen.show(line)

    def _side_by_side(self, view: Mapping[str, Any], menu: Reachable | None, room: int | None) -> list[Text]:
        """The map and the creatures in so many lines, if there is a limit."""
        widest = self.screen.width
        people = roster(view, self._signs, self.tongue)
        lines = self._joined(self._map(view, menu, widest, room), people)
        if room is None or len(lines) <= room:
            return lines
        people = roster(view, self._signs, self.tongue, is_folded=True)
        lines = self._joined(self._map(view, menu, widest, room), people)
        if len(lines) <= room:
            return lines
        drawn = self._map(view, menu, max(NARROWEST_MAP, widest - NARROWEST_ROSTER - 1), room)
        lines = self._joined(drawn, people)
        if len(lines) > room:
            lines[room - 1].truncate(widest - 2)
            lines[room - 1].append(" …")
        return lines[:room]

    def _joined(self, drawn: list[Text], people: list[Text]) -> list[Text]:
        """The lines of the map with those of the creatures to their right, or below them if there is no room."""
        width = max((line.cell_len for line in drawn), default=0)
        room = self.screen.width - width - 1
        if not drawn or room < NARROWEST_ROSTER:
            below = [part for line in people for part in wrapped(line, self.screen.width, self.screen.console)]
            return [*drawn, *below]
        joined = []
        beside = [part for line in people for part in hanging(line, room, self.screen)]
        for left, right in zip_longest(drawn, beside, fillvalue=Text()):
            line = left + Text(" " * (width + 1 - left.cell_len)) + right
            line.rstrip()
            joined.append(line)
        return joined

    def show_legend(self) -> None:
        """What the signs of the map mean."""
        board = self.eyes.board()
        if board is not None:
            zones = {"zone": ZONE.sign} if "zones" in self.eyes.view()["fight"] else {}
            signs = {**Map(board, self._signs).legend(), **zones, "near": FLOOR.near, "dead": FALLEN}
            words = [f"{sign} {self.tongue.say('say-legend', kind)}" for kind, sign in signs.items()]
            self.screen.show(self.tongue.listed(words), "dim")

    def _map(self, view: Mapping[str, Any], menu: Reachable | None, width: int, height: int | None) -> list[Text]:
        board = self.eyes.board()
        if board is None:
            return []
        near = menu.squares() if menu else {}
        turn = view["fight"].get("turn") or ""
        zones = {square for zone in view["fight"].get("zones", ()) for square in zone["squares"]}
        return Map(board, self._signs, view["fight"].get("light")).lines(
            view["creatures"], self.eyes.spaces(), turn, near, width, height, zones
        )


def hanging(line: Text, width: int, screen: Screen) -> list[Text]:
    """A line broken where it is too long, what follows indented."""
    first, *rest = wrapped(line, width, screen.console)
    if not rest:
        return [first]
    after = line.plain[len(first.plain) :].strip()
    return [first, *(Text("    ") + each for each in wrapped(Text(after), width - 4, screen.console))]
