"""Compiling shared by all rulebooks: top-level fields, options, map, sides."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

from affray.content.arranging import AnyBand, Band
from affray.content.checks import add_unknown_field, checked, field_names
from affray.content.maps import Drawing, check_legend, draw
from affray.content.models import MOST_OF_A_KIND, Encounter, Entry, Listed
from affray.content.problems import Path, Report
from affray.content.reading import Document
from affray.core.board import Grid, mask_of
from affray.core.rulebook import AnyRulebook

SAME: Final = {"True": ("yes", "on", "true"), "False": ("no", "off", "false")}
"""Synonyms of true and false."""

EntryT = TypeVar("EntryT", bound=Entry)
BlockT = TypeVar("BlockT")


def fields_of(document: Document, report: Report) -> dict[str, Any]:
    """The fields of a file; raises if it has none."""
    if isinstance(document.data, dict):
        return document.data
    report.add("wrong-kind", (), document.data, kind="mapping")
    return report.refuse()


def check_required(required: Sequence[str], data: Collection[str], path: Path, report: Report) -> None:
    for name in required:
        if name not in data:
            report.add("missing-field", (*path, name), field=name)


def bands_of(
    sides: Any,
    model: type[Listed],
    read: Callable[[str, int, Any], Band[EntryT, BlockT] | None],
    report: Report,
) -> list[Band[EntryT, BlockT] | None]:
    """The bands of all sides, each entry read by the rulebook; None for unreadable entries."""
    if not isinstance(sides, dict):
        report.add("wrong-kind", ("sides",), sides, kind="mapping")
        return [None]
    check_required(model.required, sides, ("sides",), report)
    bands: list[Band[EntryT, BlockT] | None] = []
    for side, entries in sides.items():
        if side not in field_names(model):
            add_unknown_field(report, ("sides", side), side, model)
            bands.append(None)
        elif not isinstance(entries, list) or not 0 < len(entries) <= MOST_OF_A_KIND:
            checked(model, {side: entries}, ("sides",), report)
            bands.append(None)
        else:
            bands += [read(side, index, entry) for index, entry in enumerate(entries)]
    return bands


def options_of(options: Mapping[str, str], rulebook: type[AnyRulebook], report: Report) -> dict[str, str]:
    """The table options, each validated against its possible values."""
    chosen = {}
    for name, reading in options.items():
        readings = rulebook.choices.get(name)
        if readings is None:
            report.add_unknown("unknown-option", ("options", name), name, rulebook.choices)
            continue
        word = next((word for word in SAME.get(reading, (reading,)) if word in readings), None)
        if word is None:
            report.add_unknown("bad-option", ("options", name), reading, readings, option=name)
        else:
            chosen[name] = word
    return chosen


def drawing_of(fields: Encounter, document: Document, report: Report, spaced: bool = False) -> Drawing | None:
    """The map; None if it or its legend is invalid.

    A `spaced` map may have blanks between its characters, as hexes are drawn.
    """
    legend, letters = fields.legend or {}, fields.place or {}
    check_legend(legend, report)
    for name in ("map", "legend", "place"):
        if name in document.data and getattr(fields, name) is None:
            return None
    if fields.map is None:
        return None
    text = fields.map.replace(" ", "") if spaced else fields.map
    return draw(text, legend, letters, ("map",) in document.drawn, report)


def masks_of(drawing: Drawing, grid: Grid, meanings: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """A hexadecimal mask for each kind of terrain; `meanings` maps kinds to the terrain they count as."""
    masks: dict[str, int] = {}
    for kind, spots in drawing.terrain.items():
        for name in meanings.get(kind, (kind,)) if spots and kind != "floor" else ():
            masks[name] = masks.get(name, 0) | mask_of(grid.at(*spot) for spot in spots)
    return {name: f"{mask:x}" for name, mask in masks.items()}


def is_whole(bands: Sequence[AnyBand | None], fields: Encounter, data: Collection[str]) -> bool:
    """Were all entries, and the seats, read without problems?"""
    is_seated = (fields.seats is None) == ("seats" not in data)
    return is_seated and not any(band is None or band.flawed for band in bands)
