"""Files of others, imported: their creatures as a library of ours, and the report cards.

Start at `import_file`. A file is known by what is in it, not by its name.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import yaml

from affray.content.bringing import names_in
from affray.content.models import MOST_OF_A_KIND
from affray.content.problems import BadContent
from affray.importers import fivebits, foundry, initiative, open5e, pasted
from affray.importers.card import Card
from affray.importers.cleaning import printable
from affray.importers.draft import BEYOND, slug
from affray.importers.fields import Misfit
from affray.importers.reading import Entry, Source, read_block

MOST_BYTES: Final = 20_000_000
MOST_CREATURES: Final = 5_000
MOST_NESTED: Final = 4
"""How deep in a file its creatures may be."""
MOST_NAMED: Final = 200
MOST_SHOWN: Final = 60
WIDTH: Final = 120
RULEBOOK: Final = "dnd5e"
FORMATS: Final[tuple[tuple[Callable[[Any], bool], Callable[[Any, str], Source]], ...]] = (
    (foundry.is_actor, foundry.read_actor),
    (initiative.is_stat_block, initiative.read_stat_block),
    (open5e.is_second, open5e.read_second),
    (open5e.is_first, open5e.read_first),
    (fivebits.is_monster, fivebits.read_monster),
)
"""By which a value of JSON is known as a creature, and how it is read; the most particular first."""


class Unreadable(Exception):
    """A file, or a value in it, that cannot be read: where, and a code with arguments for the remedy."""

    def __init__(self, file: str, code: str, place: str = "", **args: Any) -> None:
        super().__init__(file, code, place, args)
        self.file = file
        self.code = code
        self.place = place
        self.args_of_message = args


@dataclass
class Imported:
    """A creature of a file of ours, with its report card."""

    id: str
    creature: dict[str, Any]
    card: Card
    is_legendary_guessed: bool = False
    """Does the source say nothing of how many legendary actions it has?"""


@dataclass
class Imports:
    """What a file had in it: creatures, and what could not be read as one."""

    found: list[Imported] = field(default_factory=list)
    problems: list[Unreadable] = field(default_factory=list)


def import_file(path: Path) -> Imports:
    """All creatures of a file, and its bad blocks; raises `Unreadable` if there is nothing in it but those."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unreadable(str(path), "too-big", most=MOST_BYTES)
        return import_bytes(path.read_bytes(), str(path))
    except OSError as error:
        raise Unreadable(str(path), "no-file", why=error.strerror or str(error)) from None


def import_bytes(content: bytes, name: str) -> Imports:
    """The same for what a file holds. `name` is what the file is called in problems."""
    for encoding in ("utf-8-sig", "utf-16"):
        if encoding == "utf-8-sig" or content[:2] in (b"\xff\xfe", b"\xfe\xff"):
            try:
                return import_text(content.decode(encoding), name)
            except UnicodeDecodeError:
                continue
    raise Unreadable(name, "no-text")


def is_foreign(text: str) -> bool:
    """Does a text look like stat blocks of others, and not like a file of ours?"""
    start = text.lstrip()[:1]
    if start in ("{", "["):
        return not re.search(r"""(?:^|[\s{,])["']?(?:rulebook|creatures|sides)["']?\s*:""", text[:2000])
    return next(pasted.blocks(text), None) is not None


def import_text(text: str, name: str, has_time: Callable[[], bool] = lambda: True) -> Imports:
    """The same for a text. `has_time` is asked before each block whether to go on."""
    imports = Imports()
    for place, read in _sources(text, name):
        if len(imports.found) + len(imports.problems) >= MOST_CREATURES:
            raise Unreadable(name, "too-many", most=MOST_CREATURES)
        if not has_time():
            raise Unreadable(name, "too-slow")
        try:
            imports.found.append(_imported(read(), place))
        except Misfit as misfit:
            imports.problems.append(_misfit(name, misfit))
        except Unreadable as bad:
            imports.problems.append(bad)
    if not imports.found:
        raise imports.problems[0] if imports.problems else Unreadable(name, "no-monster")
    return imports


def keep_playable(imports: Imports, name: str) -> None:
    """Leave out the creatures that a fight cannot take, as any file of ours is checked."""
    while wrong := _wrong_with(imports.found):
        known = dict(zip(creatures_of(imports.found), imports.found, strict=True))
        named = {id: place for id, place in wrong.items() if id in known}
        if not named:
            return  # it is about the file
        for id, place in named.items():
            imports.found.remove(known[id])
            imports.problems.append(Unreadable(name, "unplayable", known[id].card.name, field=place))


def _wrong_with(found: list[Imported]) -> dict[str, str]:
    """The place of the first mistake in each of these creatures that has one, by its id."""
    wrong: dict[str, str] = {}
    try:
        names_in(RULEBOOK, library(found)) if found else None
    except BadContent as bad:
        for problem in bad.problems:
            path = [str(part) for part in problem.path]
            wrong.setdefault(path[1] if path[:1] == ["creatures"] and path[1:] else "", ".".join(path) or "?")
    return wrong


def _misfit(name: str, misfit: Misfit) -> Unreadable:
    found = misfit.found
    shown = (
        "[...]"
        if isinstance(found, list)
        else "{...}"
        if isinstance(found, Mapping)
        else json.dumps(found, ensure_ascii=False)
    )
    return Unreadable(
        name, "misfit", misfit.path[:MOST_SHOWN], found=printable(shown)[:MOST_SHOWN], wanted=misfit.wanted
    )


def _printable(source: Source) -> Source:
    entries = [replace(entry, name=printable(entry.name), text=printable(entry.text)) for entry in source.entries]
    for element in source.elements:
        element.text, element.lost = printable(element.text), [printable(words) for words in element.lost]
    return replace(source, name=printable(source.name), entries=entries)


def _named(entry: Entry) -> Entry:
    """An element, by hand if what stands as its name is none: a sentence, say."""
    if len(entry.name) <= MOST_NAMED:
        return entry
    return replace(entry, section=BEYOND, name=entry.name[:MOST_SHOWN], text=f"{entry.name} {entry.text}".strip())


def _imported(source: Source, place: str) -> Imported:
    if len(source.entries) > MOST_OF_A_KIND:
        raise Misfit(place, len(source.entries), f"\u2264 {MOST_OF_A_KIND}")
    if len(source.name) > MOST_NAMED:
        raise Misfit(place, source.name, f"\u2264 {MOST_NAMED}")
    source = replace(source, entries=[_named(entry) for entry in source.entries])
    card, creature = read_block(_printable(source))
    return Imported(slug(source.name), creature, card, "legendary" in creature and source.legendary is None)


Reader = Callable[[], Source]


def _sources(text: str, name: str) -> Iterator[tuple[str, Reader]]:
    """The blocks of a text, each with its place and how to read it."""
    start = text.lstrip()[:1]
    if start not in ("{", "["):
        return pasted.blocks(text)
    try:
        return _known(json.loads(text), "", name)
    except json.JSONDecodeError as error:
        first = text.lstrip().partition("\n")[0].strip()
        if start == "{" and first.endswith("}") and _is_json(first):
            return _lines(text, name)
        raise Unreadable(name, "no-json", str(error.lineno), why=error.msg) from None
    except (RecursionError, ValueError):
        raise Unreadable(name, "no-json", "1", why="...") from None


def _is_json(line: str) -> bool:
    try:
        return bool(json.loads(line))
    except (ValueError, RecursionError):
        return False


def _lines(text: str, name: str) -> Iterator[tuple[str, Reader]]:
    """One value a line, as databases are exported."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                yield from _known([json.loads(line)], str(number), name)
            except (ValueError, RecursionError) as error:
                why = error.msg if isinstance(error, json.JSONDecodeError) else "..."
                yield str(number), _refuse(Unreadable(name, "no-json", str(number), why=why))


def _known(data: Any, place: str, name: str, depth: int = 0) -> Iterator[tuple[str, Reader]]:
    """The creatures in a value of JSON. In a list, whatever is not one is a problem; beside one, it is passed over."""
    reader = _reader(data, place)
    if reader is not None:
        yield place, reader
    elif isinstance(data, list) and depth < MOST_NESTED:
        for index, each in enumerate(data):
            at = f"{place}[{index}]"
            if foundry.is_other(each):
                continue
            inner = list(_known(each, at, name, depth + 1))
            yield from inner or [(at, _refuse(Unreadable(name, "no-monster", at)))]
    elif isinstance(data, Mapping) and depth < MOST_NESTED:
        yield from _kept(data, place, name, depth)


def _kept(data: Mapping[str, Any], place: str, name: str, depth: int) -> Iterator[tuple[str, Reader]]:
    """The creatures under the keys of a mapping: of a page of results, of a store."""
    stored = [key for key in data if initiative.STORED.match(key)]
    for key in stored or data:
        value, at = data[key], f"{place}.{key}".lstrip(".")
        if stored and isinstance(value, str):
            try:
                value = json.loads(value)
            except (ValueError, RecursionError):
                yield at, _refuse(Unreadable(name, "no-json", at, why=key))
                continue
        if stored and _reader(value, at) is None:
            yield at, _refuse(Unreadable(name, "no-monster", at))
        elif not isinstance(value, list) or any(_reader(each, at) for each in value):
            yield from _known(value, at, name, depth + 1)


def _reader(data: Any, place: str) -> Reader | None:
    """How to read a value as a creature, if it looks like one."""
    for is_one, read in FORMATS:
        if is_one(data):
            return lambda: read(data, place)
    return None


def _refuse(problem: Unreadable) -> Reader:
    def read() -> Source:
        raise problem

    return read


class _Dumper(yaml.SafeDumper):
    """Writes every value out: our files have no anchors."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def library(found: Iterable[Imported]) -> str:
    """The text of a library file."""
    data = {"rulebook": RULEBOOK, "creatures": creatures_of(found)}
    return yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)


def creatures_of(found: Iterable[Imported]) -> dict[str, Any]:
    """Creatures by ids that no two of them share."""
    creatures: dict[str, Any] = {}
    for one in found:
        id, number = one.id, 2
        while id in creatures:
            id, number = f"{one.id[:27]}-{number}", number + 1
        creatures[id] = one.creature
    return creatures
