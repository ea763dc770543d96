"""A safe parser for untrusted YAML: plain values and their positions.  Start at `read`.

Anchors, aliases, tags and merge keys are rejected, and so is anything above the limits of size, depth and number of
values: no file takes long. Unquoted values are text, except integers (`7`, `+4`), `true` and `false`. All field names
are text, also `~` and `on`.
"""

import re
import unicodedata
from collections.abc import Generator
from contextlib import closing
from typing import Any, Final, NoReturn

import yaml

from affray.content.problems import Path, Place, Report

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # pragma: no cover  # PyYAML without its C library: the same, more slowly
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

MOST_BYTES = 1_000_000
MOST_LEVELS = 20
MOST_NODES = 60_000
LONGEST_TEXT = 20_000
LONGEST_KEY = 100

FORBIDDEN: Final = re.compile(
    # control characters other than tab and line ends; surrogates and noncharacters
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff"
    # bidirectional controls, which make text display differently from what it is
    "\u202a-\u202e\u2066-\u2069]"
)
NUMBER: Final = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
NOTHING: Final = frozenset(("", "~", "null", "Null", "NULL"))
YES_NO: Final = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}


class Document:
    """A parsed file: plain values, and the paths of literal block scalars (`|`)."""

    def __init__(self, data: Any, drawn: frozenset[Path]) -> None:
        self.data = data
        self.drawn = drawn


class _Stop(Exception):
    """Parsing cannot continue."""


def read(content: bytes | str, report: Report) -> Document | None:
    """Parse a file; None if it cannot be parsed to its end. Problems go into the report."""
    text = _decoded(content, report)
    if text is None:
        return None
    reader = _Reader(report, text)
    try:
        data = reader.read()
    except _Stop:
        return None
    except yaml.MarkedYAMLError as error:
        _refuse_yaml(report, error, text)
        return None
    except (yaml.YAMLError, ValueError) as error:  # errors without a mark, from PyYAML's reader
        report.add("not-yaml", at=Place(1, 1), why=" ".join(str(error).split()))
        return None
    return Document(data, frozenset(reader.drawn))


def _decoded(content: bytes | str, report: Report) -> str | None:
    if len(content) > MOST_BYTES:
        report.add("too-big", at=Place(1, 1), most=MOST_BYTES)
        return None
    try:
        text = content.decode("utf-8") if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        report.add("not-utf8", at=_place_of(content[: error.start].decode("utf-8", "replace")))  # type: ignore[union-attr]
        return None
    text = text.removeprefix("\ufeff")
    bad = FORBIDDEN.search(text)
    if bad:
        report.add("control-character", found=_code_point(bad[0]), at=_place_of(text[: bad.start()]))
        return None
    return unicodedata.normalize("NFC", text)


def _place_of(before: str) -> Place:
    """The position after this text."""
    return Place(before.count("\n") + 1, len(before) - before.rfind("\n"))


def _code_point(character: str) -> str:
    return f"U+{ord(character):04X}"


def _refuse_yaml(report: Report, error: yaml.MarkedYAMLError, text: str) -> None:
    """Translate an error of libyaml or PyYAML into a problem that a GM understands."""
    said = " ".join(part for part in (error.context, error.problem) if part)
    mark = error.problem_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    lines = [*text.split("\n"), ""]
    before, there = lines[line][:column], lines[line][column : column + 1]
    code = "not-yaml"
    if "tab character" in said or there == "\t":
        code = "tab"
    elif "cannot start any token" in said or ("node content" in said and there):
        code = "needs-quotes"
    elif "mapping values are not allowed" in said:
        code = "stray-colon" if ": " in before else "bad-indent"
    elif "<document start>" in said or "'-' indicator" in said:
        code = "bad-indent"
    elif error.context_mark and re.search(r"end of stream|expected ',' or '[]}]'|node content", said):
        code, line, column = "unclosed", error.context_mark.line, error.context_mark.column
    report.add(code, (), there, Place(line + 1, column + 1), why=said)


class _Reader:
    """Builds values from YAML events without recursion, so that depth costs no stack."""

    def __init__(self, report: Report, text: str) -> None:
        self.report = report
        self.text = text
        self.open: list[Any] = []
        self.path: list[str | int] = []
        self.key: str | None = None
        """The field whose value comes next; None where a key or an item comes next."""
        self.drawn: set[Path] = set()
        self.root: Any = None
        self.nodes = 0
        self.documents = 0

    def read(self) -> Any:
        with closing(self._events()) as events:
            for event in events:
                self._take(event)
        if self.documents == 0 or self.root is None:
            self._stop("empty-file", Place(1, 1), wanted="rulebook")
        return self.root

    def _events(self) -> Generator[Any, None, None]:
        loader = Loader(self.text)
        try:
            while loader.check_event():
                yield loader.get_event()
        finally:
            loader.dispose()

    def _take(self, event: Any) -> None:
        place = Place(event.start_mark.line + 1, event.start_mark.column + 1)
        match event:
            case yaml.DocumentStartEvent():
                self.documents += 1
                if self.documents > 1:
                    self._stop("two-documents", place)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                self._close()
            case yaml.NodeEvent():
                self.nodes += 1
                if self.nodes > MOST_NODES:
                    self._stop("too-many-nodes", place, most=MOST_NODES)
                self._take_node(event, place)
            case _:
                pass

    def _take_node(self, event: Any, place: Place) -> None:
        if self._wants_key():
            self._take_key(event, place)
            return
        path = self._here(place)
        is_alias = isinstance(event, yaml.AliasEvent)
        if is_alias:
            self.report.spoil("alias", path, at=place, name=event.anchor)
        elif event.anchor is not None:
            self.report.add("anchor", path, at=place, name=event.anchor)
        if not is_alias and event.tag is not None:
            self.report.spoil("tag", path, event.tag, at=place)
        match event:
            case yaml.MappingStartEvent():
                self._open({}, path, place)
            case yaml.SequenceStartEvent():
                self._open([], path, place)
            case _:
                self._put(None if is_alias else self._value(event, path, place))

    def _wants_key(self) -> bool:
        return bool(self.open) and type(self.open[-1]) is dict and self.key is None

    def _take_key(self, event: Any, place: Place) -> None:
        if not isinstance(event, yaml.ScalarEvent) or event.tag is not None or event.anchor is not None:
            self._stop("key-not-text", place)
        key = self._text(event.value, place)
        if not key or len(key) > LONGEST_KEY:
            self._stop("key-not-text", place)
        path = (*self.path, key)
        if key == "<<" and not event.style:
            self.report.spoil("merge", path, at=place)
        elif key in self.open[-1]:
            # The first one stays; this one is discarded.
            self.report.add("duplicate-key", path, key, at=place, first=self.report.places[path].line)
        self.report.places.setdefault(path, place)
        self.key = key

    def _here(self, place: Place) -> Path:
        """The path of the value that starts now."""
        if not self.open:
            path: Path = ()
        elif self.key is not None:
            path = (*self.path, self.key)
        else:
            path = (*self.path, len(self.open[-1]))
        self.report.places.setdefault(path, place)  # for a field, the position of its name
        return path

    def _open(self, value: Any, path: Path, place: Place) -> None:
        if len(self.open) == MOST_LEVELS:
            self._stop("too-deep", place, most=MOST_LEVELS)
        self._put(value)
        self.path[:] = path
        self.open.append(value)

    def _close(self) -> None:
        self.open.pop()
        if self.path:
            self.path.pop()

    def _put(self, value: Any) -> None:
        """Add the value to the open container."""
        if not self.open:
            self.root = value
        elif type(self.open[-1]) is list:
            self.open[-1].append(value)
        else:
            self.open[-1].setdefault(self.key, value)
            self.key = None

    def _value(self, event: Any, path: Path, place: Place) -> Any:
        text = self._text(event.value, place)
        if event.style:  # quoted, or a block scalar
            if event.style == "|":
                self.drawn.add(path)
            return text
        if text in NOTHING:
            self.report.spoil("empty-value", path)
            return None
        if text in YES_NO:
            return YES_NO[text]
        return int(text) if NUMBER.fullmatch(text) else text

    def _text(self, text: str, place: Place) -> str:
        if len(text) > LONGEST_TEXT:
            self._stop("too-long", place, length=len(text), most=LONGEST_TEXT)
        bad = FORBIDDEN.search(text)  # written as an escape
        if bad:
            self._stop("control-character", place, found=_code_point(bad[0]))
        return text

    def _stop(self, code: str, place: Place, found: Any = None, **args: Any) -> NoReturn:
        self.report.add(code, (), found, place, **args)
        raise _Stop
