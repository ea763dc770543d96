"""An encounter of any book from a file, as a fight that can begin.  Start at `compile_encounter`.

Everything is read and checked here, once; in the fight there are only plain values. As much as possible is looked at
even if something is wrong, so that one reading tells all problems. What differs from book to book is a `Kind`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Generic, TypeVar

from affray.content.arranging import Arrangement, Band, Placed, Space, arrange, square_space
from affray.content.checks import Model, checked, checked_fields, checked_parts, is_scalar
from affray.content.compiling import bands_of, check_required, drawing_of, fields_of, is_whole, masks_of, options_of
from affray.content.maps import Drawing, Spot
from affray.content.models import MOST_OF_A_KIND, Encounter, Entry, Library, Sides, WaveText
from affray.content.parts import Part
from affray.content.problems import Path, Report
from affray.content.reading import Document
from affray.content.scenarios import FOES, check_course, course_of, read_waves
from affray.content.shelves import Shelf
from affray.core.board import HEXES, SQUARES, Body, Ground, Hexes, grid_of
from affray.core.board.field import GRIDS
from affray.core.fight.running import Setup
from affray.core.rulebook import AnyRulebook
from affray.core.table.changes import lay_down
from affray.core.table.settings import no_settings
from affray.core.values import AnyState

EncounterT = TypeVar("EncounterT", bound=Encounter)
EntryT = TypeVar("EntryT", bound=Entry)
ShelfT = TypeVar("ShelfT", bound=Shelf[Any, Any])
ChangesT = TypeVar("ChangesT", bound=Model)
BlockT = TypeVar("BlockT")


class Laid(Generic[EncounterT, EntryT, BlockT]):
    """An encounter in which nothing is wrong: what is written, who stands where, and the map.

    `grid` names the kind of grid, and `settings` are those with which the fight begins; `others` are those who are
    there when a wave comes in.
    """

    def __init__(
        self,
        fields: EncounterT,
        arrangement: Arrangement[EntryT, BlockT],
        drawing: Drawing,
        grid: str,
        options: dict[str, str],
        others: Sequence[Placed[EntryT, BlockT]] = (),
    ) -> None:
        self.fields = fields
        self.placed = arrangement.placed
        self.everyone = [*arrangement.placed, *others]
        self.seats = arrangement.seats
        self.settings = no_settings() | {"control": arrangement.control, "option": options}
        self.drawing = drawing
        self.grid = grid
        self.board = grid_of(GRIDS[grid], drawing.width, drawing.height)

    def square(self, one: Placed[EntryT, BlockT]) -> int:
        """Where somebody stands: the top left square of the body."""
        return self.board.at(*one.spot)

    def hidden_from(self, one: Placed[EntryT, BlockT]) -> frozenset[str]:
        """Who is hidden, or tries to be, is unknown to all of the other side until the fight begins."""
        entry, side = one.band.entry, one.band.side
        is_unknown = entry.hidden or entry.stealthy
        return frozenset(other.id for other in self.everyone if is_unknown and other.band.side != side)

    def hp(self, one: Placed[EntryT, BlockT], usual: int) -> int:
        """The hit points that are written for this one, or for all of its band; else the usual ones."""
        given = one.band.entry.hp or [usual]
        return given[one.number] if len(given) > 1 else given[0]

    def terrain(self, meanings: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """One mask for each kind of terrain; `meanings` says what counts as more, or other, than itself."""
        return masks_of(self.drawing, self.board, meanings)


class Kind(ABC, Generic[EncounterT, EntryT, ChangesT, ShelfT, BlockT]):
    """What only one book has of an encounter: its models, its shelf, and how what was read becomes its state.

    `own` are the fields that hold what the shelf reads; `ground` is the book's kind of map.
    """

    encounter: type[EncounterT]
    library: type[Library]
    sides: type[Sides]
    fighter: type[EntryT]
    wave: type[WaveText]
    own: ClassVar[tuple[str, ...]]
    ground: ClassVar[type[Ground]]

    @abstractmethod
    def shelf(self, data: Mapping[str, Any], report: Report, under: ShelfT | None) -> ShelfT:
        """All that a file brings itself, checked, on top of others that it may refer to."""

    @abstractmethod
    def changes(self, entry: EntryT, flawed: Collection[str], data: Any) -> ChangesT | None:
        """What is different from the stat block, as far as it could be read; `data` is the entry as it is written."""

    @abstractmethod
    def width(self, block: BlockT) -> int:
        """How many squares a body with this stat block is wide."""

    @abstractmethod
    def is_hero(self, block: BlockT, said: bool | None, side: str) -> bool:
        """Is one of this side with this stat block a hero, where the file says so, otherwise, or nothing?"""

    @abstractmethod
    def begin(self, laid: Laid[EncounterT, EntryT, BlockT]) -> AnyState:
        """The fight before it begins."""

    @abstractmethod
    def creatures(self, laid: Laid[EncounterT, EntryT, BlockT]) -> Mapping[str, Body]:
        """Everybody who is placed, ready to fight, by id."""

    def check(self, fields: EncounterT, placed: Sequence[Placed[EntryT, BlockT]], report: Report) -> None:
        """Look at what only this book has, once it is known who fights."""

    def grid(self, fields: EncounterT) -> str:
        """Squares or hexes."""
        return SQUARES

    def preset(self, fields: EncounterT) -> str:
        """The table options that go together of which the file names one."""
        return ""


def book_part(
    name: str,
    package: str,
    kind: Kind[EncounterT, EntryT, ChangesT, ShelfT, BlockT],
    libraries: tuple[str, ...],
    words: Mapping[str, Collection[str]],
    open_folder: Callable[[Collection[str], Callable[[str, ShelfT], ShelfT], ShelfT], ShelfT] | None = None,
) -> Part:
    """How the files of a book on a board are read."""
    return Part(
        name=name,
        package=package,
        encounter=kind.encounter,
        library=kind.library,
        libraries=libraries,
        compile_encounter=partial(compile_encounter, kind),
        compile_library=partial(compile_library, kind),
        compile_creature=partial(compile_creature, kind),
        words=words,
        open_folder=open_folder,
    )


def compile_library(
    kind: Kind[EncounterT, EntryT, ChangesT, ShelfT, BlockT], document: Document, report: Report, under: ShelfT | None
) -> ShelfT:
    """What a file holds that encounters can refer to, on top of others that it may refer to itself."""
    data = fields_of(document, report)
    checked_fields(kind.library, data, report, but=kind.own)
    check_required(kind.library.required, data, (), report)
    return kind.shelf(data, report, under)


def compile_encounter(
    kind: Kind[EncounterT, EntryT, ChangesT, ShelfT, BlockT],
    book: type[AnyRulebook],
    document: Document,
    report: Report,
    under: ShelfT,
) -> Setup | None:
    """The fight that a file describes; None if something is wrong with it, and the report says what."""
    data = fields_of(document, report)
    fields = checked_fields(kind.encounter, data, report, but=(*kind.own, "sides", "waves"))
    check_required(kind.encounter.required, data, (), report)
    shelf = kind.shelf(data, report, under)

    def read(side: str, index: int, data: Any) -> Band[EntryT, BlockT] | None:
        return _band(kind, shelf, report, side, ("sides", side, index), data)

    bands = bands_of(data["sides"], kind.sides, read, report) if "sides" in data else []
    waves = read_waves(data["waves"], kind.wave, report) if "waves" in data else []
    coming = [
        _bands_of_wave(kind, shelf, report, wave, index, data["waves"][index]) for index, wave in enumerate(waves)
    ]
    chosen = options_of(fields.options or {}, book, report)
    options = {**book.presets.get(kind.preset(fields), {}), **chosen}
    grid = kind.grid(fields)
    drawing = drawing_of(fields, document, report, spaced=grid == HEXES)
    if drawing is None:
        return None
    known = [band for band in bands if band is not None]
    is_all = is_whole(bands, fields, data)
    letters, seats = fields.place or {}, fields.seats or {}
    arrangement = arrange(known, is_all, drawing, letters, seats, kind.ground.filling, report, SPACES[grid])
    if is_all:
        kind.check(fields, arrangement.placed, report)
        check_course(fields, waves, {name for one in arrangement.placed for name in (one.id, one.band.name)}, report)
    later = [arrange(each, False, drawing, {}, {}, kind.ground.filling, report, SPACES[grid]) for each in coming]
    if report:
        return None
    begun = kind.begin(Laid(fields, arrangement, drawing, grid, options))
    there = arrangement.placed
    made = [tuple(kind.creatures(Laid(fields, each, drawing, grid, options, there)).values()) for each in later]
    lay_down(begun, course_of(fields, zip(waves, made, strict=True)))
    return Setup(book(options), begun, fields.title or "")


def compile_creature(
    kind: Kind[EncounterT, EntryT, ChangesT, ShelfT, BlockT], name: str, side: str, shelf: ShelfT, report: Report
) -> Body | None:
    """A creature with a stat block of the shelf, for a GM to add others like it; None if there is no such block."""
    band = _band(kind, shelf, report, side, (), {"block": name})
    if band is None:
        return None
    placed = Arrangement([Placed(band.name, band, 0, (0, 0), band.name)])
    laid = Laid(kind.encounter(), placed, Drawing(1, 1), SQUARES, {})
    return kind.creatures(laid)[band.name]


def _bands_of_wave(
    kind: Kind[EncounterT, EntryT, ChangesT, ShelfT, BlockT],
    shelf: ShelfT,
    report: Report,
    wave: WaveText,
    index: int,
    data: Any,
) -> list[Band[EntryT, BlockT]]:
    """Those of a wave who could be read."""
    path, entries = ("waves", index, "creatures"), data.get("creatures", ()) if isinstance(data, dict) else ()
    if not isinstance(entries, list) or not 0 < len(entries) <= MOST_OF_A_KIND:
        checked(kind.wave, {"creatures": entries}, ("waves", index), report)
        return []
    side = wave.side or FOES
    read = [_band(kind, shelf, report, side, (*path, number), entry) for number, entry in enumerate(entries)]
    for band in read:
        if band is not None and band.entry.rides is not None:
            report.add("rides-in", (*band.path, "rides"), band.entry.rides, name=band.name)
    return [band for band in read if band is not None and band.entry.rides is None]


def hex_space(spot: Spot, width: int) -> list[Spot]:
    """The hexes that a body fills: vectors slant with the hexes, columns do not."""
    column, row = spot
    return [(column - row // 2 + x + (row + y) // 2, row + y) for x, y in grid_of(Hexes, 1, 1).body(width)]


SPACES: Final[Mapping[str, Space]] = {SQUARES: square_space, HEXES: hex_space}


def _band(
    kind: Kind[EncounterT, EntryT, ChangesT, ShelfT, BlockT],
    shelf: ShelfT,
    report: Report,
    side: str,
    path: Path,
    data: Any,
) -> Band[EntryT, BlockT] | None:
    read = checked_parts(kind.fighter, {"block": data} if is_scalar(data) else data, path, report)
    if read is None or not hasattr(read[0], "block"):
        return None
    entry, flawed = read
    if entry.block not in shelf:
        report.add_unknown("unknown-creature", (*path, "block"), entry.block, shelf.names())
        return None
    changes = kind.changes(entry, flawed, data)
    block: BlockT | None = shelf.compiled(entry.block, changes, (*path, "with"), report)
    if block is None:
        return None
    alike = entry.block, repr(changes), repr(entry.hp)
    hero = kind.is_hero(block, entry.hero, side)
    return Band(entry, side, path, kind.width(block), hero, alike, block, bool(flawed))
