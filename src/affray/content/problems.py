"""Problems in a content file, as facts and in English.  Start at `Problem`.

A problem is a code with arguments, so that it can be told in any language; `SENTENCES` has the English messages, which
say what would be accepted. A `Report` collects all problems of one file, and `BadContent` raises them.
"""

import difflib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, NoReturn

Path = tuple[str | int, ...]
"""A location in a file: the keys and list indices that lead to it."""

MOST_PROBLEMS = 100
"""Further ones are only counted."""
MOST_NAMES = 200
LONGEST_SHOWN = 60
LONGEST_GUESSED = 40
"""For longer words no suggestions are made."""
MOST_GUESSES = 200

SENTENCES: Final[Mapping[str, str]] = {
    # --- the file
    "no-such-encounter": "there is no encounter called {found}; give the name of one, or the path of a YAML file",
    "no-such-file": "there is no file called {found}; give the path of a YAML file",
    "unreadable-file": "the file cannot be read ({why}); give the path of a YAML file that you may read",
    "too-big": "the file is too big; the most is {most} bytes",
    "not-utf8": "this is not UTF-8 text; save the file as UTF-8",
    "control-character": "found the character {found}, which no text needs; take it out",
    "empty-file": "the file says nothing; write at least {wanted}",
    # --- YAML
    "not-yaml": "this cannot be read as YAML ({why})",
    "tab": "a tab stands where YAML wants spaces; indent with spaces",
    "stray-colon": 'found a second ": " in one line; put the text in quotation marks',
    "needs-quotes": "found {found}, with which no plain value begins; put it in quotation marks",
    "bad-indent": "this line is indented otherwise than those it belongs to; check the spaces before it",
    "unclosed": "what is opened here is never closed; look for a missing quotation mark or bracket",
    "too-deep": "this is nested too deeply; the most is {most} levels",
    "too-many-nodes": "the file says too much; the most is {most} values",
    "too-long": "found {length} characters; the most is {most}",
    "two-documents": "a second document begins here; one file holds one document, without ---",
    "alias": "found *{name}, which points elsewhere; write out what is meant",
    "anchor": "found &{name}; anchors are not used here: write out what is meant at each place",
    "tag": "found the tag {found}; leave it out",
    "merge": "found <<, which merges; write out the fields",
    "duplicate-key": "{found} is already given in line {first}; keep one of the two",
    "key-not-text": "a field has no name that is a plain word; write the name, a colon and the value",
    "empty-value": "nothing is written here; write a value or leave the field out",
    # --- fields
    "missing-field": "the field {field} is missing; write it",
    "unknown-field": "there is no field {found} here",
    "wrong-kind": "found {found}; wanted {kind}",
    "not-whole-number": "found {found}; wanted a whole number from {low} to {high}",
    "not-one-of": "found {found}, which is none of those known here",
    "empty-list": "the list is empty; write at least one",
    "too-many": "found {count}; the most is {most}",
    "bad-text": "found {found}; wanted a line of 1 to {most} characters",
    "bad-language": "found {found}; wanted the code of a language, such as en or pt-BR",
    "bad-id": "found {found}; wanted a name of lower-case letters, digits and hyphens that begins with a letter, such "
    "as goblin-chief, with at most {most} characters",
    "reserved-id": "found {found}, which means something else at the table; choose another name",
    "id-like-square": "found {found}, which looks like a square of the map; choose another name",
    "bad-dice": "found {found}; wanted dice such as 2d6+2",
    "bad-damage": "found {found}; wanted dice and a type of damage, such as 1d6+2 slashing",
    "bad-hp": "found {found}; wanted a number, dice, or both, such as 7, 2d6 or 7 (2d6)",
    "hp-outside-dice": "found {found}, but these dice come to {low} at least and {high} at most; change one of the two",
    "no-unit": "found {found} without a unit; write {feet} ft or {squares}",
    "bad-notation": "found {found}; wanted something such as {example}",
    "not-one-verb": "found {found}; a step says just one thing that happens",
    "bad-distance": "found {found}; wanted a distance such as 30 ft, 9 m, 6 squares or 6 sáhů",
    "bad-range": "found {found}; wanted a range such as 80/320 ft or 30 ft",
    "not-whole-squares": "found {found}, which is not a whole number of squares (5 ft or 1.5 m each); the nearest "
    "is {nearest}",
    "too-far": "found {found}; the most is {most} squares",
    "range-backwards": "found {found}; the long range comes second and is the longer one",
    # --- creatures
    "unknown-creature": "found {found}, which is no stat block known here",
    "unknown-weapon": "found {found}, which is no weapon known here; name one, or give its hit and damage",
    "unknown-spell": "found {found}, which is no spell known here",
    "unknown-feature": "found {found}, which is no feature known here",
    "like-circle": "found {found}, which is itself like this one; write one of them out",
    "like-too-long": "this is like one that is like one, and so on; the most is {most} steps",
    "no-proficiency": "nothing says how proficient this is; write level, challenge or proficiency",
    "no-such-use": "found {found}, which is none of this creature's features; write it in features too",
    "given-twice": "found {found} a second time; keep one of the two",
    "strikes-nowhere": "{found} has neither reach nor range; write one of the two",
    "no-damage-type": "{found} has no type of damage; write one behind the dice, such as 1d6+2 slashing",
    "pair-not-light": "{found} is not light, so nobody fights with one in each hand; leave pair out",
    "unknown-armour": "found {found}, which is no armour known here",
    "two-armours": "found {found}, but nobody wears two of a kind; keep one body armour and one shield",
    "unknown-item": "found {found}, which is no item known here",
    "too-many-attuned": "found {found}, but nobody is attuned to more than {most} items; leave one out",
    "no-such-weapon": "found {found}, which is none of this creature's weapons; write it in weapons too",
    "never-thrown": "{found} cannot be thrown; leave thrown out, or write it among the properties",
    "resource-of-no-hero": "found {found}, but only heroes earn a resource; write organisation: hero, or take it out",
    "never-earned": "found {found}, which is never earned, as no ability costs it; give one a cost, or take it out",
    # --- the map
    "map-style": "the rows of the map run together; write | behind the colon and draw the map in the lines below",
    "map-size": "found {width} × {height} squares; wanted from 1 × 1 to {most} × {most}",
    "uneven-row": "row {row} has {found} squares, the first has {width}; make them as long as each other",
    "unknown-character": "row {row} has {found}, which is neither in the legend nor in place",
    "not-one-character": "found {found}; wanted one character of the map",
    "ground-and-ground": "found {found}; of {kinds} a square can have only one",
    "not-drawn": "{found} is not drawn on the map; draw it, or take it out",
    "place-is-ground": "{found} is {ground} on every map; take another letter, or say in the legend what it is",
    "drawn-for-nobody": "{letter} stands for {found}, who is not among the sides",
    # --- who is where
    "bad-square": "found {found}; wanted a square of the map, from a1 to {last}",
    "off-the-map": "found {found}, where the map ends; wanted a square from a1 to {last}",
    "off-the-edge": "{name} needs {width} × {width} squares, and at {found} the map ends; move it",
    "in-a-wall": "{name} would stand at {found}, where the map has {terrain}; move it, or draw floor there",
    "taken": "{name} would stand on {found}, where {other} already stands; move one of them",
    "no-place": "{name} has no place on the map; write at, or draw it and name the character in place",
    "placed-twice": "{name} is placed by at and drawn on the map too; keep one of the two",
    "places-differ": "{name} is {count} strong, but has {places} places on the map; make them as many",
    "hp-differ": "{name} is {count} strong, but has {found} numbers of hit points; make them as many, or give one",
    "id-taken": "{found} is the name of another in this fight; choose another name",
    "crowd": "there are {count} creatures; the most is {most}",
    "unknown-who": "found {found}, who is not in this fight",
    "played-twice": "{found} is already played by {other}; keep one of the two",
    "one-moment": "this says {given} of when it happens; write exactly one of {wanted}",
    "rides-in": "{name} would come in riding on {found}; leave rides out, and let it mount when it is there",
    "bad-preset": "found {found}, which is no preset of {rulebook}",
    "no-presets": "found {found}, but {rulebook} has no presets; leave it out",
    "unknown-option": "found {found}, which is no table option of this rulebook",
    "bad-option": "found {found}, which is no reading of {option}",
}

KINDS: Final[Mapping[str, str]] = {
    "text": "text",
    "number": "a number",
    "yes-no": "true or false",
    "list": "a list",
    "mapping": "fields with their values",
    "nothing": "nothing",
}
"""Kinds of values, in English."""


@dataclass(frozen=True)
class Problem:
    """One problem: where, what was found there, and a code with arguments."""

    code: str
    file: str
    line: int
    column: int
    path: Path
    found: str = ""
    """As written, shortened; empty for a list, a mapping and a missing value."""
    found_kind: str = "nothing"
    args: Mapping[str, Any] = field(default_factory=dict)

    @property
    def where(self) -> str:
        """The path as people write it: `sides.foes[0].at`."""
        steps = [f"[{step}]" if isinstance(step, int) else f".{short(step)}" for step in self.path]
        return "".join(steps).removeprefix(".")

    def __str__(self) -> str:
        """The problem in English, with its location."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.where, self._sentence()) if part)

    def _sentence(self) -> str:
        found = self.found if self.found_kind in ("number", "yes-no") else quoted(self.found)
        if not self.found:
            found = KINDS[self.found_kind]
        shown = {name: _told(value) for name, value in self.args.items()}
        if "kind" in shown:
            shown["kind"] = KINDS[shown["kind"]]
        if "nearest" in shown:
            shown["nearest"] = " or ".join(self.args["nearest"])
        if "squares" in shown:
            shown["squares"] += " square" if shown["squares"] == "1" else " squares"
        sentence = SENTENCES[self.code].format(found=found, **shown) + "."
        if self.args.get("near"):
            return f"{sentence} Did you mean {' or '.join(self.args['near'])}?"
        if self.args.get("known"):
            return f"{sentence} Known: {shown['known']}."
        return sentence


def _told(value: Any) -> str:
    if isinstance(value, list | tuple):
        more = ["…"] if len(value) > MOST_NAMES else []
        return ", ".join([*(short(str(item)) for item in value[:MOST_NAMES]), *more])
    return short(str(value))


def short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


class BadContent(Exception):
    """A file that cannot be used: all its problems, or the first hundred and how many more."""

    def __init__(self, problems: Sequence[Problem], more: int = 0) -> None:
        super().__init__(problems, more)
        self.problems = tuple(problems)
        self.more = more

    def __str__(self) -> str:
        lines = [str(problem) for problem in self.problems]
        return "\n".join([*lines, f"… and {self.more} more."] if self.more else lines)


class Place(NamedTuple):
    """A position in a file, counted from 1; 0 is unknown."""

    line: int
    column: int


class Report:
    """The problems of one file, in the order in which they are found; `places` maps paths to positions."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.places: dict[Path, Place] = {}
        self.problems: list[Problem] = []
        self.more = 0
        self.spoilt: set[Path] = set()
        """Paths that could not be read: nothing more is reported about them."""

    def __bool__(self) -> bool:
        return bool(self.problems)

    @property
    def count(self) -> int:
        return len(self.problems) + self.more

    def add(self, code: str, path: Path = (), found: Any = None, at: Place | None = None, **args: Any) -> None:
        """Add a problem. `found` is the value there; `at` its position, if it differs from that of the path."""
        if self.spoilt and any(path[:length] in self.spoilt for length in range(len(path) + 1)):
            return
        if len(self.problems) >= MOST_PROBLEMS:
            self.more += 1
            return
        place = at or self.place(path)
        text = _as_written(found)
        self.problems.append(
            Problem(code, self.file, place.line, place.column, path, short(text), kind_of(found), args)
        )

    def add_unknown(
        self, code: str, path: Path, found: Any, known: Iterable[str], word: str | None = None, **args: Any
    ) -> None:
        """Add a problem for an unknown word, with suggestions. `word` is the unknown part."""
        if len(self.problems) >= MOST_PROBLEMS:  # suggestions are slow
            self.more += 1
            return
        names = sorted(known)
        guesses = near(found if word is None else word, names) if isinstance(found, str) else []
        self.add(code, path, found, near=guesses, known=names[: MOST_NAMES + 1], **args)

    def spoil(self, code: str, path: Path, found: Any = None, at: Place | None = None, **args: Any) -> None:
        """Add a problem after which nothing more is reported about this path."""
        self.add(code, path, found, at, **args)
        self.spoilt.add(path)

    def place(self, path: Path) -> Place:
        """The position of a path, or of its nearest existing parent."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.places:
                return self.places[path[:length]]
        return Place(0, 0)

    def refuse(self) -> NoReturn:
        """Raise all problems, sorted by line. A misspelt field is not also reported as missing."""
        misspelt = {
            (*problem.path[:-1], meant)
            for problem in self.problems
            if problem.code == "unknown-field"
            for meant in problem.args["near"]
        }
        told = [p for p in self.problems if p.code != "missing-field" or p.path not in misspelt]
        raise BadContent(sorted(told, key=lambda problem: (problem.line, problem.column)), self.more)

    def refuse_if_bad(self) -> None:
        if self:
            self.refuse()


def kind_of(value: Any) -> str:
    """The kind of a value from a file, a key of `KINDS`."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes-no"
        case int():
            return "number"
        case str():
            return "text"
        case dict():
            return "mapping"
        case _:
            return "list"


def _as_written(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | str():
            return str(value)
        case _:
            return ""


def near(word: str, known: Iterable[str]) -> list[str]:
    """The known words closest to a misspelt one, the likeliest first."""
    wanted = plain(word)
    if not 0 < len(wanted) <= LONGEST_GUESSED:
        return []
    likely = sorted(known, key=lambda name: abs(len(name) - len(wanted)))[:MOST_GUESSES]
    by_plain = {plain(name): name for name in likely}
    if wanted in by_plain:
        return [by_plain[wanted]]
    return [by_plain[name] for name in difflib.get_close_matches(wanted, by_plain, n=2, cutoff=0.7)]


def plain(word: str) -> str:
    """A word normalised for comparison: without capitals, accents, and differences in separators."""
    letters = unicodedata.normalize("NFKD", word[: 2 * LONGEST_GUESSED]).casefold()
    return re.sub(r"[\s_.-]+", "-", "".join(letter for letter in letters if not unicodedata.combining(letter)))
