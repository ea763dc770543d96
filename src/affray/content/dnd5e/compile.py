"""A fifth-edition encounter from a file, as a fight that can begin.  Start at `compile_encounter`.

Everything is read and checked here, once; in the fight there are only plain values. As much as possible is looked at
even if something is wrong, so that one reading tells all problems.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final, cast

from affray.content.arranging import Arrangement, Band, Placed, arrange, riders_of
from affray.content.checks import check_names, checked, checked_fields, checked_parts, is_scalar
from affray.content.compiling import (
    bands_of,
    check_required,
    drawing_of,
    fields_of,
    is_whole,
    masks_of,
    options_of,
)
from affray.content.dnd5e.blocks import Compiled
from affray.content.dnd5e.models import ArmourKind, Creature, Encounter, Fighter, Figures, Library, Sides, WeaponKind
from affray.content.dnd5e.shelves import Shelf
from affray.content.dnd5e.spells import SpellKind, check_spell, spell_of
from affray.content.maps import LIGHTS, Drawing
from affray.content.measures import Id
from affray.content.problems import Report
from affray.content.reading import Document
from affray.core.board import SQUARES, Place, Squares, grid_of
from affray.core.board.field import DEPTH
from affray.core.rulebook import Rulebook
from affray.core.running import Setup
from affray.core.settings import no_settings
from affray.core.values import Effect
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.ground import Ground
from affray.rules.dnd5e.state.spells import Spell
from affray.rules.dnd5e.turn.controlled_mounts import CONTROLLED
from affray.rules.dnd5e.turn.mounts import is_trained

Book = type[Rulebook[Battle, Combatant, Readings]]
MOST_BLOCKS: Final = 1000
MASKS: Final[Mapping[str, Sequence[str]]] = {
    "low-wall": ("low-wall", "difficult"),
    "water": ("water", "difficult"),
}
"""Terrain that counts as more than itself: climbing and wading cost 1 more a square.  5e.move.difficult"""


def compile_library(document: Document, report: Report, features: Collection[str], under: Shelf | None = None) -> Shelf:
    """The stat blocks and weapons of a file, on top of others that it may refer to."""
    data = fields_of(document, report)
    checked_fields(Library, data, report, but=("creatures", "weapons", "armour", "spells"))
    check_required(Library.required, data, (), report)
    shelf = _shelf(data, report, features, under)
    shelf.check(report)
    return shelf


def compile_encounter(book: Book, document: Document, report: Report, under: Shelf) -> Setup | None:
    """The fight that a file describes; None if something is wrong with it, and the report says what."""
    data = fields_of(document, report)
    fields = checked_fields(Encounter, data, report, but=("creatures", "weapons", "armour", "spells", "sides"))
    check_required(Encounter.required, data, (), report)
    shelf = _shelf(data, report, under.features, under)
    shelf.check(report)
    bands = bands_of(data["sides"], Sides, partial(_band, shelf, report), report) if "sides" in data else []
    options = {**book.presets.get(fields.preset or "", {}), **options_of(fields.options or {}, book, report)}
    drawing = drawing_of(fields, document, report)
    if drawing is None:
        return None
    known = [band for band in bands if band is not None]
    arrangement = arrange(
        known, is_whole(bands, fields, data), drawing, fields.place or {}, fields.seats or {}, Ground.filling, report
    )
    if report:
        return None
    battle = _battle(arrangement, drawing, options, _ground(drawing, fields.light or "bright", fields.depth or DEPTH))
    return Setup(book(options), battle, fields.title or "")


def _shelf(data: Mapping[str, Any], report: Report, features: Collection[str], under: Shelf | None) -> Shelf:
    kinds = check_names(Id(), data.get("weapons", {}), ("weapons",), report)
    weapons = {name: checked(WeaponKind, kind, ("weapons", name), report) for name, kind in kinds.items()}
    worn = check_names(Id(), data.get("armour", {}), ("armour",), report)
    armour = {name: checked(ArmourKind, kind, ("armour", name), report) for name, kind in worn.items()}
    spells = _spells(check_names(Id(), data.get("spells", {}), ("spells",), report), report)
    creatures: dict[str, Creature | None] = {}
    flawed: dict[str, Collection[str]] = {}
    written = check_names(Id(for_creatures=True), data.get("creatures", {}), ("creatures",), report)
    if len(written) > MOST_BLOCKS:
        report.add("too-many", ("creatures",), count=len(written), most=MOST_BLOCKS)
        return Shelf(dict.fromkeys(written), {}, weapons, armour, spells, features, under)
    for name, creature in written.items():
        read = checked_parts(Creature, creature, ("creatures", name), report)
        creatures[name], flawed[name] = read or (None, ())
    return Shelf(creatures, flawed, weapons, armour, spells, features, under)


def _spells(written: Mapping[str, Any], report: Report) -> dict[str, Spell | None]:
    spells: dict[str, Spell | None] = {}
    for name, data in written.items():
        kind = checked(SpellKind, data, ("spells", name), report)
        if kind is not None:
            check_spell(kind, ("spells", name), report)
        spells[name] = None if kind is None else spell_of(name, kind)
    return spells


def _band(shelf: Shelf, report: Report, side: str, index: int, data: Any) -> Band | None:
    path = ("sides", side, index)
    read = checked_parts(Fighter, {"block": data} if is_scalar(data) else data, path, report)
    if read is None or not hasattr(read[0], "block"):
        return None
    entry, flawed = read
    if entry.block not in shelf:
        report.add_unknown("unknown-creature", (*path, "block"), entry.block, shelf.names())
        return None
    changes = entry.with_
    if "with_" in flawed:  # told already: here is what of it can be read
        changes = (checked_parts(Figures, data["with"], path, Report("")) or [None])[0]
    compiled = shelf.compiled(entry.block, changes, (*path, "with"), report)
    if compiled is None:
        return None
    hero = compiled.is_hero if entry.hero is None else entry.hero
    kind = entry.block, repr(entry.with_), repr(entry.hp)
    return Band(entry, side, path, compiled.block.width, hero, kind, compiled, bool(flawed))


def _battle(arrangement: Arrangement, drawing: Drawing, options: dict[str, str], ground: Ground) -> Battle:
    """The fight before it begins. Who is hidden is unknown to all of the other side; so is who tries to be, until the
    dice have said who notices (5e.surprise.contest)."""
    grid = grid_of(Squares, drawing.width, drawing.height)
    placed = arrangement.placed
    sides = {one.id: one.band.side for one in placed}
    creatures: dict[str, Combatant] = {}
    for one in placed:
        others = frozenset(id for id, side in sides.items() if side != one.band.side)
        is_unknown = one.band.entry.hidden or one.band.entry.stealthy
        hidden_from = others if is_unknown else frozenset()
        place = Place(grid.at(*one.spot), one.band.entry.height)
        creatures[one.id] = _combatant(one, place, hidden_from, _carried(one, len(creatures) + 1))
    for rider, mount in riders_of(placed):
        _put_on(creatures, rider, mount)
    return Battle(
        creatures,
        0,
        None,
        arrangement.seats,
        no_settings() | {"control": arrangement.control, "option": options},
        "",
        "",
        None,
        len(creatures) if any(creature.effects for creature in creatures.values()) else 0,
        ground,
        stealthy=frozenset(one.id for one in placed if one.band.entry.stealthy and not one.band.entry.hidden),
    )


def _combatant(one: Placed, place: Place, hidden_from: frozenset[str], effects: tuple[Effect, ...]) -> Combatant:
    band = one.band
    compiled: Compiled = band.block
    given = band.entry.hp or [compiled.hp]
    hp = given[one.number] if len(given) > 1 else given[0]
    pools = {"moved": 0, "dashes": 0, "action": 1, "bonus": 1, "reaction": 1, "object": 1}
    return Combatant(
        one.id,
        band.name,
        band.side,
        place,
        hp,
        hp,
        pools | compiled.uses | compiled.slots | compiled.supplies,
        effects,
        compiled.block,
        one.group,
        band.hero,
        hidden_from=hidden_from,
        holds=compiled.holds,
    )


def _carried(one: Placed, number: int) -> tuple[Effect, ...]:
    """The light that it carries: an effect of that kind."""
    light = cast("Fighter", one.band.entry).light
    return (Effect(f"{light}-{number}", light, one.id),) if light else ()


def _put_on(creatures: dict[str, Combatant], rider: str, mount: str) -> None:
    """A trained mount is controlled from the start.  5e.mount.controlled"""
    ridden = creatures[mount].but(rider=rider)
    if is_trained(ridden):
        ridden = ridden.but(effects=(*ridden.effects, Effect(f"{CONTROLLED}-{mount}", CONTROLLED, mount, rider)))
    creatures[mount] = ridden
    creatures[rider] = creatures[rider].but(mount=mount, width=ridden.width, place=ridden.place)


def _ground(drawing: Drawing, light: str, depth: int) -> Ground:
    """The map as the rulebook has it: one mask for each kind of terrain. What is drawn in no light has that of all.

    Bright squares need no mask.
    """
    grid = grid_of(Squares, drawing.width, drawing.height)
    masks = {name: int(mask, 16) for name, mask in masks_of(drawing, grid, MASKS).items()}
    drawn = [masks.get(name, 0) for name in LIGHTS]
    masks[light] = masks.get(light, 0) | grid.all & ~(drawn[0] | drawn[1] | drawn[2])
    masks.pop("bright", None)
    return Ground(SQUARES, drawing.width, drawing.height, {name: f"{mask:x}" for name, mask in masks.items()}, depth)
