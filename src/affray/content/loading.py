"""Loading encounters by name or from a file.  Start at `load`.

Shipped encounters are next to their rulebook's content: `encounters/<name>.yaml` in the package of its `Part`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from affray.content.books import find_part, part_of, parts, rulebook_of, usual
from affray.content.parts import Part
from affray.content.problems import BadContent, Place, Problem, Report
from affray.content.reading import MOST_BYTES, Document, read
from affray.core.fight.running import Setup
from affray.core.rulebook import AnyRulebook

SUFFIXES = (".yaml", ".yml")


def names() -> list[str]:
    """The names of the shipped encounters."""
    return sorted(_shipped())


def load(source: str | Path, preset: str | None = None) -> Setup:
    """Load an encounter by name or from a file; raises `BadContent` with everything that is wrong.

    A string that ends in `.yaml` or `.yml`, or contains a folder, is a file; so is every `Path`. A `preset` of table
    options replaces the one in the file.
    """
    if isinstance(source, Path) or source.endswith(SUFFIXES) or "/" in source or "\\" in source:
        return load_text(_content(Path(source)), str(source), preset)
    shipped = _shipped()
    if source not in shipped:
        report = Report(source)
        report.add_unknown("no-such-encounter", (), source, shipped)
        report.refuse()
    return load_text(shipped[source].read_bytes(), shipped[source].name, preset)


def load_text(content: bytes | str, file: str = "encounter", preset: str | None = None) -> Setup:
    """Load an encounter from text; `file` is its name in problem reports."""
    report = Report(file)
    document = read_document(content, report)
    part = part_of(document.data)
    book = rulebook_of(part)
    preset = None if preset is None else book.former_presets.get(preset, preset)
    if preset is not None and preset not in (presets := book.presets):
        report.add_unknown("bad-preset" if presets else "no-presets", (), preset, presets, rulebook=part.name)
        report.refuse()
    if preset is not None and isinstance(document.data, dict):
        document.data["preset"] = preset
    _rename_preset(document.data, book)
    setup = part.compile_encounter(book, document, report, shelf(part.name))
    report.refuse_if_bad()
    assert setup is not None
    return setup


def check(source: str | Path) -> tuple[Problem, ...]:
    """All problems of a file: an encounter, or a library of stat blocks and weapons."""
    try:
        content = _content(Path(source))
        report = Report(str(source))
        document = read_document(content, report)
        part = part_of(document.data)
        if isinstance(document.data, dict) and document.data.keys() & {"sides", "map"}:
            _rename_preset(document.data, rulebook_of(part))
            part.compile_encounter(rulebook_of(part), document, report, shelf(part.name))
        else:
            part.compile_library(document, report, shelf(part.name))
        report.refuse_if_bad()
    except BadContent as bad:
        return bad.problems
    return ()


def _rename_preset(fields: Any, book: type[AnyRulebook]) -> None:
    """Let a file name a preset by what it was once called."""
    if isinstance(fields, dict) and isinstance(named := fields.get("preset"), str):
        fields["preset"] = book.former_presets.get(named, named)


@cache
def shelf(rulebook: str = "") -> Any:
    """All shipped stat blocks and weapons of a rulebook, by default the first. They are validated like any others."""
    part = find_part(rulebook) if rulebook else usual()
    below = None
    for name in part.libraries:
        at = files(part.package) / name.removesuffix("/")
        below = _folder(part, at, below) if name.endswith("/") else _library(part, at, below)
    return below


def _library(part: Part, file: Traversable, below: Any) -> Any:
    report = Report(f"{part.name}/{file.name}")
    document = read_document(file.read_bytes(), report)
    shelf = part.compile_library(document, report, below)
    report.refuse_if_bad()
    return shelf


def _folder(part: Part, folder: Traversable, below: Any) -> Any:
    """Stat blocks of which only the names are known, by the names of their files."""
    assert part.open_folder is not None, f"{part.name} reads no folders"
    found = {file.name.removesuffix(".yaml"): file for file in sorted(folder.iterdir(), key=lambda file: file.name)}
    return part.open_folder(found.keys(), lambda name, under: _library(part, found[name], under), below)


@cache
def _shipped() -> dict[str, Traversable]:
    """Paths by name. Of two encounters with one name, the first rulebook's."""
    found: dict[str, Traversable] = {}
    for folder in (files(part.package) / "encounters" for part in parts().values()):
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".yaml"):
                found.setdefault(file.name.removesuffix(".yaml"), file)
    return found


def _content(path: Path) -> bytes:
    """The content of a file, up to one byte more than the maximum."""
    report = Report(str(path))
    try:
        if path.is_file():  # regular files only: reading a pipe could block
            with path.open("rb") as file:
                return file.read(MOST_BYTES + 1)
        report.add("no-such-file", (), str(path))
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        report.add("unreadable-file", (), why=str(getattr(error, "strerror", None) or error))
    return report.refuse()


def read_document(content: bytes | str, report: Report) -> Document:
    """Parse a file; raises if it cannot be parsed to its end."""
    document = read(content, report)
    if document is None:
        return report.refuse()
    report.places.setdefault((), Place(1, 1))
    return document
