"""An encounter of Ação e Combate from a file, as a fight that can begin.  Start at `compile_encounter`."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from affray.content.acao.models import Ancestry, Creature, Encounter, Fighter, Library, Sides, WeaponKind
from affray.content.acao.sheets import Compiled, Shelf
from affray.content.arranging import Arrangement, Band, Placed, Space, arrange, square_space
from affray.content.checks import check_names, checked, checked_fields, checked_parts, is_scalar
from affray.content.compiling import bands_of, check_required, drawing_of, fields_of, is_whole, masks_of, options_of
from affray.content.maps import Drawing, Spot
from affray.content.measures import Id
from affray.content.problems import Report
from affray.content.reading import Document
from affray.core.board import Hexes, Place, grid_of
from affray.core.board.field import GRIDS, HEROES
from affray.core.rulebook import AnyRulebook
from affray.core.running import Setup
from affray.core.settings import no_settings
from affray.rules.acao.state.combat import Character, Combat, Ground

MASKS: Final[Mapping[str, Sequence[str]]] = {
    "low-wall": ("low-wall", "difficult"),
    "water": ("water", "difficult"),
    "woods": ("woods", "difficult"),
    "dim": ("shadow",),
    "dark": ("shadow",),
}
"""Terrain that counts as more, or other, than itself: dense growth is difficult, and where light is poor is shadow."""
OWN: Final = ("ancestries", "weapons", "creatures")


def compile_library(document: Document, report: Report, under: Shelf | None) -> Shelf:
    """The ancestries, weapons and sheets of a file, on top of others that it may refer to."""
    data = fields_of(document, report)
    checked_fields(Library, data, report, but=OWN)
    check_required(Library.required, data, (), report)
    return _shelf(data, report, under)


def compile_encounter(book: type[AnyRulebook], document: Document, report: Report, under: Shelf) -> Setup | None:
    """The fight that a file describes; None if something is wrong with it, and the report says what."""
    data = fields_of(document, report)
    fields = checked_fields(Encounter, data, report, but=(*OWN, "sides"))
    check_required(Encounter.required, data, (), report)
    shelf = _shelf(data, report, under)
    bands = bands_of(data["sides"], Sides, partial(_band, shelf, report), report) if "sides" in data else []
    options = options_of(fields.options or {}, book, report)
    grid = fields.grid or "squares"
    drawing = drawing_of(fields, document, report, spaced=grid == "hexes")
    if drawing is None:
        return None
    known = [band for band in bands if band is not None]
    is_all = is_whole(bands, fields, data)
    letters, seats = fields.place or {}, fields.seats or {}
    arrangement = arrange(known, is_all, drawing, letters, seats, Ground.filling, report, SPACES[grid])
    if report:
        return None
    return Setup(book(options), _combat(arrangement, drawing, grid, options), fields.title or "")


def hex_space(spot: Spot, width: int) -> list[Spot]:
    """The hexes that a body fills: vectors slant with the hexes, columns do not."""
    column, row = spot
    return [(column - row // 2 + x + (row + y) // 2, row + y) for x, y in grid_of(Hexes, 1, 1).body(width)]


SPACES: Final[Mapping[str, Space]] = {"squares": square_space, "hexes": hex_space}


def _shelf(data: Mapping[str, Any], report: Report, under: Shelf | None) -> Shelf:
    """All that a file brings itself, checked."""

    def read(field: str, model: Any, names: Id) -> dict[str, Any]:
        written = check_names(names, data.get(field, {}), (field,), report)
        return {name: checked(model, each, (field, name), report) for name, each in written.items()}

    creatures = read("creatures", Creature, Id(for_creatures=True))
    shelf = Shelf(read("ancestries", Ancestry, Id()), read("weapons", WeaponKind, Id()), creatures, under)
    shelf.check(report)
    return shelf


def _band(shelf: Shelf, report: Report, side: str, index: int, data: Any) -> Band | None:
    path = ("sides", side, index)
    read = checked_parts(Fighter, {"block": data} if is_scalar(data) else data, path, report)
    if read is None or not hasattr(read[0], "block"):
        return None
    entry, flawed = read
    if entry.block not in shelf:
        report.add_unknown("unknown-creature", (*path, "block"), entry.block, shelf.names())
        return None
    compiled = shelf.compiled(entry.block, entry.with_, (*path, "with"), report)
    if compiled is None:
        return None
    hero = side == HEROES and (compiled.hero if entry.hero is None else entry.hero)  # the GM makes no tests
    kind = entry.block, repr(entry.with_), repr(entry.hp)
    return Band(entry, side, path, compiled.sheet.width, hero, kind, compiled, bool(flawed))


def _combat(arrangement: Arrangement, drawing: Drawing, grid: str, options: dict[str, str]) -> Combat:
    """The fight before it begins. Who is hidden, or tries to be, lies in wait (ac.ambush.effect)."""
    board = grid_of(GRIDS[grid], drawing.width, drawing.height)
    creatures = {one.id: _character(one, board.at(*one.spot), arrangement) for one in arrangement.placed}
    ground = Ground(grid, drawing.width, drawing.height, masks_of(drawing, board, MASKS))
    settings = no_settings() | {"control": arrangement.control, "option": options}
    return Combat(creatures, 0, None, arrangement.seats, settings, "", "", None, 0, ground)


def _character(one: Placed, at: int, arrangement: Arrangement) -> Character:
    band = one.band
    compiled: Compiled = band.block
    given = band.entry.hp or [compiled.hp]
    hp = given[one.number] if len(given) > 1 else given[0]
    sheet = compiled.sheet.but(life=hp) if band.entry.hp else compiled.sheet
    is_hidden = band.entry.hidden or band.entry.stealthy
    enemies = [other.id for other in arrangement.placed if other.band.side != band.side]
    hidden_from = frozenset(enemies if is_hidden else ())
    return Character(one.id, band.name, band.side, Place(at), hp, hp, {}, (), sheet, band.hero, hidden_from=hidden_from)
