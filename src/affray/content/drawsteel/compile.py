"""An encounter of Draw Steel from a file, as a fight that can begin.  Start at `compile_encounter`."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from affray.content.arranging import Arrangement, Band, Placed, arrange, riders_of
from affray.content.checks import check_names, checked, checked_fields, checked_parts, is_scalar
from affray.content.compiling import bands_of, check_required, drawing_of, fields_of, is_whole, masks_of, options_of
from affray.content.drawsteel.blocks import HERO, Shelf
from affray.content.drawsteel.models import Combatant, Creature, Encounter, Library, ObjectiveText, Sides
from affray.content.maps import Drawing
from affray.content.measures import Id
from affray.content.problems import Report
from affray.content.reading import Document
from affray.core.board import HEROES, SQUARES, Place, Squares, grid_of
from affray.core.board.field import DEPTH
from affray.core.effects import FIGHT_END, ROUND_END
from affray.core.rulebook import AnyRulebook
from affray.core.running import Setup
from affray.core.settings import no_settings
from affray.core.values import Effect, Until
from affray.rules.drawsteel.blocks import Block
from affray.rules.drawsteel.malice import VICTORIES
from affray.rules.drawsteel.objective import ROUNDS, Objective
from affray.rules.drawsteel.order import SURPRISED
from affray.rules.drawsteel.riding import RIDING
from affray.rules.drawsteel.squads import LARGEST, MINION
from affray.rules.drawsteel.values import Clash, Fighter, Ground

MASKS: Final[Mapping[str, Sequence[str]]] = {
    "low-wall": ("low-wall", "difficult"),
}
"""Terrain that counts as more than itself."""


def compile_library(document: Document, report: Report, under: Shelf | None) -> Shelf:
    """The stat blocks of a file, on top of others that it may refer to."""
    data = fields_of(document, report)
    checked_fields(Library, data, report, but=("creatures",))
    check_required(Library.required, data, (), report)
    return _shelf(data, report, under)


def compile_encounter(
    rulebook: type[AnyRulebook], document: Document, report: Report, under: Shelf
) -> Setup | None:
    """The fight that a file describes; None if something is wrong with it, and the report says what."""
    data = fields_of(document, report)
    fields = checked_fields(Encounter, data, report, but=("creatures", "sides"))
    check_required(Encounter.required, data, (), report)
    shelf = _shelf(data, report, under)
    bands = bands_of(data["sides"], Sides, partial(_band, shelf, report), report) if "sides" in data else []
    options = options_of(fields.options or {}, rulebook, report)
    drawing = drawing_of(fields, document, report)
    if drawing is None:
        return None
    known = [band for band in bands if band is not None]
    is_all = is_whole(bands, fields, data)
    arrangement = arrange(known, is_all, drawing, fields.place or {}, fields.seats or {}, Ground.filling, report)
    objective = _objective(fields.objective, arrangement, report) if fields.objective and is_all else None
    if report:
        return None
    clash = _clash(arrangement, drawing, options, fields.depth or DEPTH)
    return Setup(rulebook(options), clash.but(objective=objective), fields.title or "")


def _objective(written: ObjectiveText, arrangement: Arrangement, report: Report) -> Objective:
    """What the heroes are after; foes go by their own name, or by that of all their like."""
    names = {
        name: [one.id for one in arrangement.placed if name in (one.id, one.band.name)] for name in _names(arrangement)
    }
    for index, name in enumerate(written.foes or ()):
        if name not in names:
            report.add_unknown("unknown-creature", ("objective", "foes", index), name, iter(names))
    if written.kind == "defeat" and not written.foes:
        report.add("missing-field", ("objective", "foes"), field="foes")
    whom = tuple(id for name in written.foes or () for id in names.get(name, ()))
    return Objective(written.kind, written.rounds or ROUNDS, whom)


def _names(arrangement: Arrangement) -> dict[str, None]:
    return dict.fromkeys(
        name for one in arrangement.placed if one.band.side != HEROES for name in (one.id, one.band.name)
    )


def _shelf(data: Mapping[str, Any], report: Report, under: Shelf | None) -> Shelf:
    """All that a file brings itself, checked."""
    written = check_names(Id(for_creatures=True), data.get("creatures", {}), ("creatures",), report)
    shelf = Shelf({name: checked(Creature, each, ("creatures", name), report) for name, each in written.items()}, under)
    shelf.check(report)
    return shelf


def _band(shelf: Shelf, report: Report, side: str, index: int, data: Any) -> Band | None:
    path = ("sides", side, index)
    read = checked_parts(Combatant, {"block": data} if is_scalar(data) else data, path, report)
    if read is None or not hasattr(read[0], "block"):
        return None
    entry, flawed = read
    if entry.block not in shelf:
        report.add_unknown("unknown-creature", (*path, "block"), entry.block, shelf.names())
        return None
    block = shelf.compiled(entry.block, entry.with_, (*path, "with"), report)
    if block is None:
        return None
    hero = side == HEROES and (block.organisation == HERO if entry.hero is None else entry.hero)
    kind = entry.block, repr(entry.with_), repr(entry.hp)
    return Band(entry, side, path, block.width, hero, kind, block, bool(flawed))


def _clash(arrangement: Arrangement, drawing: Drawing, options: dict[str, str], depth: int) -> Clash:
    """The fight before it begins."""
    grid = grid_of(Squares, drawing.width, drawing.height)
    ground = Ground(SQUARES, drawing.width, drawing.height, masks_of(drawing, grid, MASKS), depth)
    creatures = {
        one.id: _fighter(one, grid.at(*one.spot), ground) for one in arrangement.placed
    }
    for rider, mount in riders_of(arrangement.placed):
        creatures[rider] = _mounted(creatures[rider], mount)
    settings = no_settings() | {"control": arrangement.control, "option": options}
    return Clash(creatures, 0, None, arrangement.seats, settings, "", "", None, 0, ground)


def _mounted(rider: Fighter, mount: str) -> Fighter:
    riding = Effect(f"{RIDING}-0", RIDING, rider.id, mount, (Until(FIGHT_END),))
    return rider.but(effects=(*rider.effects, riding))


def _fighter(one: Placed, at: int, ground: Ground) -> Fighter:
    band, entry = one.band, one.band.entry
    block: Block = band.block
    given = entry.hp or [block.stamina]
    hp = given[one.number] if len(given) > 1 else given[0]
    surprised = Effect(f"{SURPRISED}-0", SURPRISED, one.id, None, (Until(ROUND_END),))
    effects = (surprised,) if isinstance(entry, Combatant) and entry.surprised else ()
    squad = entry.squad if isinstance(entry, Combatant) else None
    if squad is None and block.organisation == MINION:
        squad = f"{one.group}-{one.number // LARGEST + 1}"
    pools = {VICTORIES: entry.victories} if isinstance(entry, Combatant) and entry.victories else {}
    height = ground.floor(ground.board.grid.footprint(at, block.width))
    return Fighter(
        one.id,
        band.name,
        band.side,
        Place(at, height),
        hp,
        hp,
        pools,
        effects,
        block,
        band.hero,
        group=one.group,
        squad=squad or "",
    )
