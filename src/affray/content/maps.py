"""ASCII maps: the terrain of each square, and where creatures' letters are.  Start at `draw`."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from affray.content.checks import Check, Refused
from affray.content.problems import Place, Report, quoted

GROUNDS: Final = (
    *("floor", "wall", "difficult", "water", "tree", "low-wall", "door", "deep-water", "chasm", "earth"),
    *("arrow-slit", "portcullis", "ice", "rocky"),
)
LIGHTS: Final = ("bright", "dim", "dark")
SUNLIGHT: Final = "sunlight"
SKIES: Final = (*LIGHTS, SUNLIGHT)
"""Light, where it matters whether that is the sun's."""
WATERS: Final = ("underwater",)
STREAMS: Final = ("running",)
"""Water that runs."""
KINDS: Final = GROUNDS + SKIES + WATERS + STREAMS
FLOOR: Final = ("floor",)
DEFAULTS: Final[Mapping[str, Sequence[str]]] = {
    "#": ("wall",),
    ".": FLOOR,
    ",": ("difficult",),
    "~": ("water",),
    "T": ("tree",),
    "=": ("low-wall",),
    "+": ("door",),
}
"""What a character means unless the legend says otherwise."""
WIDEST = 100

Spot = tuple[int, int]
"""A square of the map as column and row, both counted from 0."""


class Character(Check):
    """One character of the map."""

    def read(self, value: Any) -> str:
        if not isinstance(value, str) or len(value) != 1 or not value.isprintable():
            raise Refused("not-one-character")
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": 1, "maxLength": 1}


class Drawing:
    """A parsed map: its size, the squares of each kind of terrain, and the squares of each letter of `place`."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.terrain: defaultdict[str, set[Spot]] = defaultdict(set)
        self.letters: dict[str, list[Spot]] = {}

    @property
    def last(self) -> str:
        return square_name((self.width - 1, self.height - 1))

    def find(self, name: str) -> Spot | None:
        """The square with this name; None if there is none."""
        letters = name.rstrip("0123456789")
        row = name[len(letters) :]
        if not 1 <= len(letters) <= 2 or not letters.isascii() or not letters.isalpha() or not 1 <= len(row) <= 3:
            return None
        column = 0
        for letter in letters.lower():
            column = 26 * column + ord(letter) - ord("a") + 1
        spot = column - 1, int(row) - 1
        return spot if self.holds(spot) and square_name(spot) == name.lower() else None

    def holds(self, spot: Spot) -> bool:
        return 0 <= spot[0] < self.width and 0 <= spot[1] < self.height


def square_name(spot: Spot) -> str:
    """The name of a square as on the board: a1 is the first, z is followed by aa."""
    before, last = divmod(spot[0], 26)
    return f"{chr(ord('a') + before - 1) if before else ''}{chr(ord('a') + last)}{spot[1] + 1}"


def draw(
    text: str, legend: Mapping[str, Sequence[str]], letters: Mapping[str, str], is_drawn: bool, report: Report
) -> Drawing | None:
    """Parse a map; None if it has no shape. `letters` stand for creatures; the legend gives the terrain below them."""
    rows = text.removesuffix("\n").split("\n")
    first = report.place(("map",))
    if not is_drawn and len(rows) == 1:
        report.add("map-style", ("map",), text)
        return None
    drawing = Drawing(len(rows[0]), len(rows))
    if not (1 <= drawing.width <= WIDEST and drawing.height <= WIDEST):
        report.add("map-size", ("map",), width=drawing.width, height=drawing.height, most=WIDEST)
        return None
    for character in letters:
        if character in DEFAULTS and character not in legend:
            report.add("place-is-ground", ("place", character), character, ground=DEFAULTS[character][0])
    meanings = {**DEFAULTS, **dict.fromkeys(letters, FLOOR), **legend}
    for number, row in enumerate(rows):
        at = Place(first.line + 1 + number, 1) if is_drawn else first
        if len(row) != drawing.width:
            report.add("uneven-row", ("map",), len(row), at, row=number + 1, width=drawing.width)
        for character in dict.fromkeys(row):
            if character not in meanings:
                known = [quoted(each) for each in meanings]
                report.add("unknown-character", ("map",), character, at, row=number + 1, known=known)
        _fill(drawing, row, number, meanings, letters)
    for character in letters:
        if character not in drawing.letters:
            report.add("not-drawn", ("place", character), character)
    return drawing


def _fill(
    drawing: Drawing, row: str, number: int, meanings: Mapping[str, Sequence[str]], letters: Mapping[str, str]
) -> None:
    for column, character in enumerate(row):
        spot = column, number
        for kind in meanings.get(character, FLOOR):
            drawing.terrain[kind].add(spot)
        if character in letters:
            drawing.letters.setdefault(character, []).append(spot)


def check_legend(legend: Mapping[str, Sequence[str]], report: Report) -> None:
    """A square has one kind of ground and one kind of light, and is under water or not."""
    for character, kinds in legend.items():
        for group in (GROUNDS, SKIES, WATERS, STREAMS):
            found = [kind for kind in kinds if kind in group]
            if len(found) > 1:
                report.add("ground-and-ground", ("legend", character), character, kinds=found)
