"""The map as characters: ground, creatures, whose turn it is, where one can go.  Start at `Map`."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.text import Text

from affray.core.board import squares_of
from affray.core.board.grid import column_name
from affray.telling.people import is_able

if TYPE_CHECKING:
    from affray.core.board import Board

DEAD: Final = "dead"
DOWN: Final = (DEAD, "incapacitated")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
DIGITS: Final = "123456789"
FALLEN: Final = "x"


class Ground(NamedTuple):
    """How a kind of ground is drawn; `near` is how it is drawn where the one on turn can go."""

    sign: str
    near: str
    style: str


FLOOR: Final = Ground("·", "•", "dim")
ZONE: Final = Ground("░", "▒", "magenta")
"""Where a spell lasts."""
GROUNDS: Final[Mapping[str, Ground]] = {
    "wall": Ground("#", "#", "white"),
    "tree": Ground("♣", "♣", "green"),
    "door": Ground("+", "+", "yellow"),
    "open-door": Ground("'", "'", "yellow"),
    "window": Ground("¦", "¦", "cyan"),
    "gate": Ground("‡", "‡", "white"),
    "arrow-slit": Ground("¦", "¦", "white"),
    "portcullis": Ground("‡", "‡", "white"),
    "force": Ground("≣", "≣", "cyan"),
    "barrel": Ground("0", "0", "yellow"),
    "crate": Ground("■", "■", "yellow"),
    "statue": Ground("☗", "☗", "white"),
    "low-wall": Ground("=", "≡", "yellow"),
    "fire": Ground("^", "^", "bold red"),
    "spikes": Ground("*", "*", "red"),
    "fumes": Ground("%", "%", "magenta"),
    "woods": Ground('"', "”", "green"),
    "running": Ground("→", "⇒", "blue"),
    "water": Ground("~", "≈", "blue"),
    "deep-water": Ground("≋", "≋", "blue"),
    "chasm": Ground("%", "%", "white"),
    "sheer": Ground("|", "|", "white"),
    "rise": Ground("▵", "△", "yellow"),
    "ledge": Ground("▴", "▲", "yellow"),
    "tower": Ground("◇", "◆", "yellow"),
    "earth": Ground("▓", "▓", "yellow"),
    "ice": Ground("∗", "⁑", "cyan"),
    "rocky": Ground("'", "`", "white"),
    "difficult": Ground(",", ";", "yellow"),
    "dark": Ground("░", "▒", "dim"),
    "dim": Ground(":", "•", "dim"),
    "shadow": Ground(":", "⁚", "dim"),
    "underwater": Ground("°", "•", "blue"),
}
"""In the order in which the first that fits is taken."""


class Signs:
    """One character for each creature, given when it is first seen and kept: heroes have capitals."""

    def __init__(self) -> None:
        self._signs: dict[str, str] = {}

    def of(self, name: str, is_hero: bool) -> str:
        if name not in self._signs:
            taken = set(self._signs.values())
            self._signs[name] = next((sign for sign in _candidates(name, is_hero) if sign not in taken), "?")
        return self._signs[name]


def _candidates(name: str, is_hero: bool) -> list[str]:
    """A hero's own letters; a foe's number, then its letters; then whatever is left."""
    stem, _, number = name.rpartition("-")
    own = [letter for letter in (stem or name) if letter in LETTERS]
    if is_hero:
        return [*map(str.upper, own), *LETTERS.upper(), *DIGITS, *LETTERS]
    first = [number] if len(number) == 1 and number in DIGITS else []
    return [*first, *own, *DIGITS, *LETTERS, *LETTERS.upper()]


class Map:
    """Draws what a seat sees of a board."""

    def __init__(self, board: "Board", signs: Signs, light: Mapping[str, Collection[str]] | None = None) -> None:
        self._board = board
        self._light = light or {}
        self._grid = board.grid
        self._signs = signs

    def lines(
        self,
        creatures: Sequence[Mapping[str, Any]],
        spaces: Mapping[str, int],
        turn: str,
        near: Collection[str],
        width: int,
        height: int | None,
        zones: Collection[str] = (),
    ) -> list[Text]:
        """The map in so many columns and lines, or as much of it around the one on turn as there is room for.

        `spaces` are the squares that each creature fills, by name, `near` the squares to which one can go, and `zones`
        those where a spell lasts.
        """
        names = self._grid.names.items()
        drawn = {square: self._ground(square, name in near, name in zones) for square, name in names}
        for creature in sorted(creatures, key=lambda each: each["status"] not in DOWN):
            for square in squares_of(spaces[creature["name"]]):
                drawn[square] = self._creature(creature, turn)
        is_slanted = any(map(self._grid.shift, range(2)))
        cell = 2 if is_slanted or 2 * self._grid.width + 4 <= width else 1
        middle = next((self._grid.names[c] for n, m in spaces.items() if n == turn for c in squares_of(m)), "a1")
        focus = next((column, row) for column, row in self._places() if self._name(column, row) == middle)
        columns = _window(self._grid.width, (width - 4 - is_slanted) // cell, focus[0])
        rows = _window(self._grid.height, max(5, height - 1) if height else self._grid.height, focus[1])
        header = Text("   " + "".join(f"{column_name(column)[-cell:]:>{cell}}" for column in columns), style="dim")
        return [header, *(self._row(row, columns, cell, drawn) for row in rows)]

    def legend(self) -> dict[str, str]:
        """The signs of the ground that there is on the map, by the kind of ground."""
        return {kind: ground.sign for kind, ground in GROUNDS.items() if self._board.squares(kind)}

    def _places(self) -> list[tuple[int, int]]:
        return [(column, row) for row in range(self._grid.height) for column in range(self._grid.width)]

    def _name(self, column: int, row: int) -> str:
        return self._grid.names[self._grid.at(column, row)]

    def _row(self, row: int, columns: range, cell: int, drawn: Mapping[int, tuple[str, str]]) -> Text:
        line = Text(f"{row + 1:>3}" + " " * self._grid.shift(row), style="dim")
        for column in columns:
            sign, style = drawn[self._grid.at(column, row)]
            # Without colours, the one on turn is known by a mark before its sign.
            mark = ">" if "reverse" in style else " "
            line.append(mark if cell == 2 else "", style=style if mark == ">" else "")
            line.append(sign, style=style)
        return line

    def _ground(self, square: int, is_near: bool, is_zone: bool) -> tuple[str, str]:
        usual = ZONE if is_zone else FLOOR
        ground = next((g for kind, g in GROUNDS.items() if self._is(kind, square)), usual)
        return (ground.near, "bold green") if is_near else (ground.sign, ground.style)

    def _is(self, kind: str, square: int) -> bool:
        """Where it is dim and dark now, the seat knows; all else is as it is drawn."""
        if kind in self._light:
            return self._grid.names[square] in self._light[kind]
        return bool(self._board.squares(kind) >> square & 1)

    def _creature(self, creature: Mapping[str, Any], turn: str) -> tuple[str, str]:
        is_hero = creature["side"] == "heroes"
        if creature["status"] in DOWN:
            return FALLEN, "dim"
        style = colour_of(creature)
        if creature["name"] == turn:
            style += " reverse"
        return self._signs.of(creature["name"].removeprefix("@"), is_hero), style


def colour_of(creature: Mapping[str, Any]) -> str:
    colour = "cyan" if creature["side"] == "heroes" else "red"
    return f"bold {colour}" if is_able(creature) else f"dim {colour}"


def _window(length: int, room: int, focus: int) -> range:
    """As many of `length` places as there is room for, with the focus among them."""
    if length <= room:
        return range(length)
    first = min(max(0, focus - room // 2), length - room)
    return range(first, first + room)
