"""Names, places, groups and seats of everybody in a fight.  Start at `arrange`.

This is the same for every rulebook; the rulebook has put what it knows, such as width and heroes, into `Band`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from affray.content.maps import Drawing, Spot, square_name
from affray.content.measures import SQUARE_NAME
from affray.content.models import Entry
from affray.content.problems import Path, Report
from affray.core.values import GM, PLAYERS

MOST_CREATURES = 200
APART: Final = "none"
LOOKALIKES: Final = str.maketrans("авсенкмортхуі", "abcehkmoptxyi")
"""Cyrillic letters easily typed in place of Latin ones."""

Space = Callable[[Spot, int], list[Spot]]
"""The squares that a body fills, given its top left square and its width."""


def square_space(spot: Spot, width: int) -> list[Spot]:
    return [(spot[0] + x, spot[1] + y) for y in range(width) for x in range(width)]


EntryT_co = TypeVar("EntryT_co", bound=Entry, covariant=True)
BlockT_co = TypeVar("BlockT_co", covariant=True)


@dataclass
class Band(Generic[EntryT_co, BlockT_co]):
    """One entry of a side, with what the rulebook knows of it; `kind` is equal for identical creatures."""

    entry: EntryT_co
    side: str
    path: Path
    width: int
    hero: bool
    kind: tuple[Any, ...]
    block: BlockT_co
    flawed: bool = False
    """It could not be read completely, so some checks are skipped."""

    @property
    def name(self) -> str:
        return self.entry.name or self.entry.block


@dataclass
class Placed(Generic[EntryT_co, BlockT_co]):
    """One creature of a band, placed."""

    id: str
    band: Band[EntryT_co, BlockT_co]
    number: int
    """Its index in the band."""
    spot: Spot
    group: str = ""


@dataclass
class Arrangement(Generic[EntryT_co, BlockT_co]):
    """The placed creatures, the seats with their roles, and the seat that plays each creature."""

    placed: list[Placed[EntryT_co, BlockT_co]] = field(default_factory=list)
    seats: dict[str, str] = field(default_factory=dict)
    control: dict[str, str] = field(default_factory=dict)


EntryT = TypeVar("EntryT", bound=Entry)
BlockT = TypeVar("BlockT")
AnyBand = Band[Entry, object]
AnyPlaced = Placed[Entry, object]


def arrange(
    bands: Sequence[Band[EntryT, BlockT]],
    is_all: bool,
    drawing: Drawing,
    letters: Mapping[str, str],
    seats: Mapping[str, Sequence[str]],
    filling: Sequence[str],
    report: Report,
    space: Space = square_space,
) -> Arrangement[EntryT, BlockT]:
    """Name, place, group and seat everybody. Problems go into the report.

    Unless `is_all`, missing creatures are not reported. `letters` are the map characters that stand for creatures;
    `filling` is terrain where nobody can stand; `space` gives the squares of a body.
    """
    _check_names(bands, report)
    if is_all:
        _check_letters(bands, letters, report)
    spots = _spots(bands, drawing, letters, report)
    totals: dict[str, int] = {}
    for band, places in zip(bands, spots, strict=True):
        totals[band.name] = totals.get(band.name, 0) + len(places)
    arrangement: Arrangement[EntryT, BlockT] = Arrangement()
    counted: dict[str, int] = {}
    for band, places in zip(bands, spots, strict=True):
        for number, spot in enumerate(places):
            counted[band.name] = counted.get(band.name, 0) + 1
            id = band.name if totals[band.name] == 1 else f"{band.name}-{counted[band.name]}"
            if spot is not None:
                arrangement.placed.append(Placed(id, band, number, spot))
    if len(arrangement.placed) > MOST_CREATURES:
        report.add("crowd", ("sides",), count=len(arrangement.placed), most=MOST_CREATURES)
        return arrangement
    _check_ids(arrangement.placed, report)
    _check_room(arrangement.placed, drawing, filling, space, report)
    _group(arrangement.placed)
    if is_all:
        _seat(arrangement, seats, report)
    return arrangement


def _check_names(bands: Iterable[AnyBand], report: Report) -> None:
    """An explicit name must be unique. Entries named by their stat block are numbered together."""
    first: dict[str, AnyBand] = {}
    for band in bands:
        if band.flawed:
            continue
        other = first.setdefault(band.name, band)
        if other is not band and (band.entry.name or other.entry.name or other.side != band.side):
            report.add("id-taken", (*band.path, "name" if band.entry.name else "block"), band.name)


def _check_ids(placed: Iterable[AnyPlaced], report: Report) -> None:
    """`goblin-2` may be the second goblin or an explicit name, but not both."""
    taken: dict[str, AnyBand] = {}
    for one in placed:
        other = taken.setdefault(one.id, one.band)
        if other.name != one.band.name and not one.band.flawed:
            report.add("id-taken", one.band.path, one.id)


# --- places


def _check_letters(bands: Iterable[AnyBand], letters: Mapping[str, str], report: Report) -> None:
    names = {band.name for band in bands}
    for character, name in letters.items():
        if name not in names and _band_of(name, names) is None:
            report.add_unknown("drawn-for-nobody", ("place", character), name, sorted(names), letter=character)


def _spots(
    bands: Sequence[AnyBand], drawing: Drawing, letters: Mapping[str, str], report: Report
) -> list[list[Spot | None]]:
    """For each band the places of its members, from `at` or from the map; None for an invalid square."""
    drawn: dict[str, list[Spot]] = {}
    for character, name in letters.items():
        drawn.setdefault(name, []).extend(drawing.letters.get(character, []))
    names = {band.name for band in bands}
    numbered = {name: match for name in drawn if (match := _band_of(name, names)) is not None}
    for name, band_name in sorted(numbered.items(), key=lambda pair: _natural(pair[0])):
        drawn.setdefault(band_name, []).extend(drawn[name])
    spots = [_spots_of(band, drawing, drawn, report) for band in bands]
    for place, band in enumerate(bands):
        if band.entry.rides is not None:
            spots[place] = _spots_of_mounts(band, bands, spots, report)
    last = {band.name: band for band in bands}
    for band, places in zip(bands, spots, strict=True):
        if not band.flawed:
            _check_count(band, len(places), len(drawn.get(band.name, ())) if band is last[band.name] else 0, report)
    return spots


def _band_of(name: str, names: set[str]) -> str | None:
    """`goblin` for `goblin-2`, if there are goblins and nobody is called goblin-2."""
    stem, _, number = name.rpartition("-")
    return stem if name not in names and stem in names and number.isdecimal() else None


def _natural(name: str) -> tuple[str, int]:
    stem, _, number = name.rpartition("-")
    return stem, int(number)


def _spots_of(band: AnyBand, drawing: Drawing, drawn: dict[str, list[Spot]], report: Report) -> list[Spot | None]:
    """The places of a band. Letters on the map are assigned to the bands of that name in turn."""
    entry, on_map = band.entry, drawn.get(band.name, [])
    if entry.at is not None:
        return [_read_spot(band, index, name, drawing, report) for index, name in enumerate(entry.at)]
    wanted = entry.count or len(on_map)
    drawn[band.name] = on_map[wanted:]
    return [*on_map[:wanted]]


def _spots_of_mounts(
    band: AnyBand, bands: Sequence[AnyBand], spots: Sequence[list[Spot | None]], report: Report
) -> list[Spot | None]:
    """Riders stand where their mounts do."""
    name = band.entry.rides
    found = [place for place, other in enumerate(bands) if other.name == name and other.entry.rides is None]
    if not found:
        report.add_unknown("unknown-who", (*band.path, "rides"), str(name), [other.name for other in bands])
        return []
    return spots[found[0]][: band.entry.count]


def riders_of(placed: Iterable[AnyPlaced]) -> list[tuple[str, str]]:
    """The ids of riders and their mounts."""
    by_name = {(one.band.name, one.number): one.id for one in placed if one.band.entry.rides is None}
    riding = [one for one in placed if one.band.entry.rides is not None]
    return [(one.id, by_name[one.band.entry.rides or "", one.number]) for one in riding]


def _read_spot(band: AnyBand, index: int, name: str, drawing: Drawing, report: Report) -> Spot | None:
    spot = drawing.find(name)
    if spot is None:
        path = _path_of(band, index, report)
        latin = name.lower().translate(LOOKALIKES)
        near = [latin] if latin != name and drawing.find(latin) else []
        code = "off-the-map" if SQUARE_NAME.fullmatch(name.lower()) else "bad-square"
        report.add(code, path, name, near=near, last=drawing.last)
    return spot


def _path_of(band: AnyBand, number: int, report: Report) -> Path:
    """The path of the field that gives a member its place."""
    at: Path = (*band.path, "at")
    if band.entry.at is None:
        return band.path
    return (*at, number) if (*at, number) in report.places else at


def _check_count(band: AnyBand, places: int, left: int, report: Report) -> None:
    """A band must have as many places as members, and no drawn letter may be left over."""
    entry = band.entry
    count = entry.count or places
    if places == 0:
        report.add("no-place", band.path, name=band.name)
    elif left and entry.at is not None:
        report.add("placed-twice", (*band.path, "at"), name=band.name)
    elif count != places + left:
        report.add("places-differ", band.path, name=band.name, count=count, places=places + left)
    elif entry.hp is not None and len(entry.hp) not in (1, count):
        report.add("hp-differ", (*band.path, "hp"), len(entry.hp), name=band.name, count=count)


def _check_room(
    placed: Iterable[AnyPlaced], drawing: Drawing, filling: Sequence[str], space_of: Space, report: Report
) -> None:
    """Everybody must stand on the map, outside walls, and on nobody else."""
    taken: dict[Spot, str] = {}
    for one in placed:
        if one.band.entry.rides is not None:
            continue
        width, name = one.band.width, square_name(one.spot)
        path = _path_of(one.band, one.number, report)
        space = space_of(one.spot, width)
        filled = [(spot, kind) for spot in space for kind in filling if spot in drawing.terrain[kind]]
        others = [taken[spot] for spot in space if spot in taken]
        if not all(map(drawing.holds, space)):
            report.add("off-the-edge", path, name, name=one.id, width=width)
        elif filled:
            report.add("in-a-wall", path, square_name(filled[0][0]), name=one.id, terrain=filled[0][1])
        elif others:
            report.add("taken", path, name, name=one.id, other=others[0])
        taken |= dict.fromkeys(space, one.id)


# --- groups and seats


def _group(placed: Iterable[AnyPlaced]) -> None:
    """Identical creatures of a side share one initiative, unless they are heroes or the file says otherwise."""
    alike: dict[tuple[Any, ...], str] = {}
    for one in placed:
        band = one.band
        if band.entry.group == APART or (band.hero and band.entry.group is None):
            one.group = one.id
        elif band.entry.group is not None:
            one.group = band.entry.group
        else:
            name = one.id if band.name in alike.values() else band.name
            one.group = alike.setdefault((band.side, band.kind), name)


def _seat(arrangement: Arrangement[Entry, object], seats: Mapping[str, Sequence[str]], report: Report) -> None:
    """The seats as given, and one for every other hero, by its name. The GM plays everybody else."""
    arrangement.seats[GM] = "gm"
    known: dict[str, list[str]] = {}
    for one in arrangement.placed:
        for name in dict.fromkeys((one.band.name, one.id)):
            known.setdefault(name, []).append(one.id)
    for seat, names in seats.items():
        if seat == PLAYERS:
            report.add("reserved-id", ("seats", seat), seat)
            continue
        arrangement.seats.setdefault(seat, "player" if names else "watcher")
        for index, name in enumerate(names):
            path: Path = ("seats", seat, index)
            if name not in known:
                report.add_unknown("unknown-who", path, name, known)
            for id in known.get(name, []):
                holder = arrangement.control.setdefault(id, seat)
                if holder != seat:
                    report.add("played-twice", path, id, other=holder)
    for one in arrangement.placed:
        if one.band.hero and one.band.side == "heroes" and one.id not in arrangement.control:
            arrangement.seats[one.id] = "player"
            arrangement.control[one.id] = one.id
    arrangement.control = {id: seat for id, seat in arrangement.control.items() if seat != GM}
