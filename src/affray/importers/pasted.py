"""Stat blocks pasted as text: from a PDF, a web page or markdown, as SRD 5.1 lays them out or SRD 5.2.

Start at `blocks`. A block begins with a name and, on the next line, a size and a type; then come lines of figures, each
with its label; then the elements, under the headings of their parts.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from affray.importers.cleaning import ENDS, HEAD, NAME, plain
from affray.importers.draft import ACTION, BEYOND, BONUS, LEGENDARY, REACTION, TRAIT
from affray.importers.fields import Misfit
from affray.importers.figures import KIND, Figures
from affray.importers.reading import Entry, Source
from affray.importers.sections import legendary_uses
from affray.rules.dnd5e.state.blocks import ABILITIES

LABELS: Final = (
    "armor class|armour class|ac|hit points|hp|speed|initiative|saving throws|skills|damage vulnerabilities"
    "|damage resistances|damage immunities|condition immunities|vulnerabilities|resistances|immunities|senses|languages"
    "|challenge rating|challenge|cr|proficiency bonus|gear"
)
LABEL: Final = re.compile(rf"({LABELS})(?:\s*[:.])?(?:\s+(?=\S)|$)(.*)", re.IGNORECASE)
SHORT: Final = {
    "armor class": "ac",
    "armour class": "ac",
    "hit points": "hp",
    "challenge rating": "cr",
    "challenge": "cr",
}
SCORES: Final = re.compile(r"(?:mod\b|stat\b|str(?:ength)?\b(?!.*saving))", re.IGNORECASE)
PARTS: Final = {
    "traits": TRAIT,
    "actions": ACTION,
    "bonus actions": BONUS,
    "reactions": REACTION,
    "legendary actions": LEGENDARY,
    "mythic actions": BEYOND,
    "lair actions": BEYOND,
    "regional effects": BEYOND,
}
SMALL: Final = "of|the|in|and|with|or|to|a|an|from|for|by|on"
WORD: Final = r"[A-Z][\w'/-]*"
ELEMENT: Final = re.compile(
    rf"(?P<name>{WORD}(?: (?:{SMALL}|{WORD}))*?(?: {WORD})?(?: ?\([^()]{{1,80}}\))?)[.:]\s+(?P<text>\S.*)", re.DOTALL
)
MOST_WORDS: Final = 8
MOST_SCORES: Final = 500
DONE: Final = re.compile(r"[.!?:)\"\u201d]\s*$")
BREATHS: Final = re.compile(r"\bfollowing breath weapons\b")
NOT_NAMES: Final = re.compile(
    r"(?:hit|miss|failure|success|failure or success|trigger|response|at will|cantrips.*|.* saving throw"
    r"|[0-9]\w*[ /].*)$",
    re.IGNORECASE,
)
"""What stands before a colon or a full stop and is not the name of an element."""
SCORE: Final = r"([0-9]{1,2})\s*\(?\s*([+-]\s?[0-9]{1,2})?\s*\)?"
EACH: Final = re.compile(rf"\b({'|'.join(ABILITIES)})[a-z]*\W*?{SCORE}(?:\s*([+-]\s?[0-9]{{1,2}}))?", re.IGNORECASE)
IN_ROW: Final = re.compile(rf"\W*{''.join(rf'{each}[a-z]*[^a-z0-9+-]*' for each in ABILITIES)}", re.IGNORECASE)


def blocks(text: str) -> Iterator[tuple[str, Callable[[], Source]]]:
    """The stat blocks of a text: the line at which each begins, and how to read it."""
    lines = [line.strip() for line in plain(text).split("\n")]
    starts = []
    for index, line in enumerate(lines):
        if KIND.match(line.lstrip(HEAD + NAME)) and _has_label(lines, index):
            above = index - 1
            while above >= 0 and not lines[above]:
                above -= 1
            if above >= 0 and above not in starts:
                starts.append(above)
    for start, end in pairwise([*starts, len(lines)]):
        yield str(start + 1), partial(_read, lines[start:end], start + 1)


def _has_label(lines: list[str], index: int) -> bool:
    """Do figures follow within a few lines? A sentence may begin with a size, too."""
    return any(LABEL.match(_bare(line)) for line in lines[index + 1 : index + 6])


def _bare(line: str) -> str:
    """The line without marks of markdown or of lists."""
    return re.sub(rf"^(?:[-\u2022] +)?[{HEAD}{NAME}]?", "", line).replace(ENDS, " ")


def _read(lines: list[str], first: int) -> Source:
    """A stat block in our words. `first` is the number of its first line in the file."""
    name = _titled(_bare(lines[0]))
    figures, at = Figures(), 1
    while not KIND.match(_bare(lines[at])):
        at += 1
    figures.sized(_bare(lines[at]), f"{first + at}")
    fields, scores, at = _fields(lines, at + 1, first)
    _figures(figures, fields, scores, first)
    elements = _Elements(name, figures)
    for line in lines[at:]:
        elements.add(line)
    elements.close()
    return Source(
        name, figures.kind, figures.proficiency, figures.said, elements.entries, figures.lost, elements.legendary
    )


def _titled(name: str) -> str:
    """A name in capitals is written in small letters."""
    return name.title() if name.isupper() else name


# --- figures


def _fields(lines: list[str], at: int, first: int) -> tuple[dict[str, tuple[str, str]], str, int]:
    """The labelled lines, each with its place; the lines of the ability scores; and where the elements begin."""
    fields: dict[str, tuple[str, str]] = {}
    scores, label, is_scores = "", "", False
    while at < len(lines):
        line = _bare(lines[at])
        match = LABEL.match(line)
        if "cr" in fields and not (match and match[1].lower() == "proficiency bonus"):
            last = label if label in fields else "cr"
            if line and fields[last][0]:
                break
            if line:
                fields[last] = (line, fields[last][1])
        elif _part_of(lines[at]) is not None:
            break
        elif match:
            label = SHORT.get(match[1].lower(), match[1].lower())
            is_scores = False
            for each, value in _several(label, match[2]):
                fields[each] = (value.strip(), str(first + at))
        elif SCORES.match(line) or is_scores:
            is_scores, scores = True, f"{scores} {line[:MOST_SCORES]}"
        elif label and line:
            value, place = fields[label]
            fields[label] = (f"{value} {line}".strip(), place)
        at += 1
    return fields, scores, at


def _several(label: str, value: str) -> Iterator[tuple[str, str]]:
    """A line may hold two: `AC 15 Initiative +2 (12)`, `Challenge 1/4 (50 XP) Proficiency Bonus +2`."""
    match = re.search(r"\s(initiative|proficiency bonus)\b:?\s*(.*)$", value, re.IGNORECASE)
    if match and label in ("ac", "cr"):
        yield label, value[: match.start()]
        yield match[1].lower(), match[2]
    else:
        yield label, value


def _figures(figures: Figures, fields: dict[str, tuple[str, str]], scores: str, first: int) -> None:
    readers: dict[str, Callable[[str], None]] = {
        "saving throws": partial(figures.bonuses, "saves"),
        "skills": partial(figures.bonuses, "skills"),
        "damage vulnerabilities": partial(figures.hurts, "vulnerabilities"),
        "damage resistances": partial(figures.hurts, "resistances"),
        "damage immunities": partial(figures.hurts, "immunities"),
        "vulnerabilities": partial(figures.hurts, "vulnerabilities"),
        "resistances": partial(figures.hurts, "resistances"),
        "immunities": figures.spared_both,
        "condition immunities": figures.spared,
        "senses": figures.senses,
    }
    missing = str(first)
    for label, read in (
        ("ac", figures.armoured),
        ("hp", figures.healthy),
        ("speed", figures.fast),
        ("cr", figures.challenged),
    ):
        value, place = fields.get(label, ("", missing))
        read(value, place)
    _abilities(figures, scores, missing)
    for label, one in readers.items():
        if fields.get(label, ("", ""))[0]:
            one(fields[label][0])
    if bonus := re.match(r"\+?([0-9]{1,2})$", fields.get("proficiency bonus", ("", ""))[0]):
        figures.said["proficiency"] = int(bonus[1])
    if start := re.match(r"([+-]\s?[0-9]+)", fields.get("initiative", ("", ""))[0]):
        usual = (figures.said["abilities"]["dex"] - 10) // 2
        if int(start[1].replace(" ", "")) != usual:
            figures.lose("initiative", fields["initiative"][0])


def _abilities(figures: Figures, text: str, place: str) -> None:
    """Six scores, in a row or each after its name; since 2024 with a modifier and a save."""
    found: dict[str, tuple[str, str, str]] = {}
    text = text[:MOST_SCORES]
    if row := IN_ROW.match(text):
        numbers = re.findall(SCORE, text[row.end() :])
        found = {each: (*one, "") for each, one in zip(ABILITIES, numbers, strict=False)}
    else:
        found = {match[1].lower()[:3]: (match[2], match[3] or "", match[4] or "") for match in EACH.finditer(text)}
    if set(found) != set(ABILITIES):
        raise Misfit(place, " ".join(text.split()), "STR 10 (+0) DEX 12 (+1) ...")
    figures.said["abilities"] = {each: int(found[each][0]) for each in ABILITIES}
    saves = {}
    for each in ABILITIES:
        score, bonus, save = (part.replace(" ", "") for part in found[each])
        usual = (int(score) - 10) // 2
        if bonus and int(bonus) != usual:
            figures.differ("abilities", f"{each} {score} ({bonus})", bonus, f"{usual:+d}")
        if save and int(save) != usual:
            saves[each] = int(save)
    if saves:
        figures.said["saves"] = saves


# --- elements


def _part_of(line: str) -> str | None:
    """The part of the stat block that a heading begins."""
    word = _bare(line).strip().rstrip(":.").lower()
    return PARTS.get(word) or (BEYOND if line.startswith(HEAD) else None)


class _Elements:
    """The elements of a block, line by line."""

    def __init__(self, name: str, figures: Figures) -> None:
        self.name = name
        self.figures = figures
        self.section = TRAIT
        self.heading = "Traits"
        self.entries: list[Entry] = []
        self.legendary: int | None = None
        self.called = ""
        self.text: list[str] = []
        self.is_marked = False

    def add(self, line: str) -> None:
        section = _part_of(line)
        if section is not None:
            self.close()
            self.section, self.heading = section, _bare(line).strip()
            return
        if line.startswith(NAME):
            if not self.is_marked and self.section == TRAIT and not self.entries:
                self.close()
            self.is_marked = True
            name, _, text = line[1:].partition(ENDS)
            if NOT_NAMES.match(name.strip().rstrip(".:")) and self.called:
                self.text.append(f"{name} {text}")
            else:
                self._begin(name.strip().rstrip(".:"), text)
        elif match := self._named(line):
            self._begin(match["name"], match["text"])
        elif line:
            self.text.append(line)
        elif self.text and self.text[-1]:
            self.text.append("")

    def _named(self, line: str) -> re.Match[str] | None:
        """Does the line begin an element? In text without marks, only where a sentence has ended before."""
        if self.is_marked or (self.text and not DONE.search(next((each for each in self.text[::-1] if each), "."))):
            return None
        match = ELEMENT.match(line)
        if match is None or len(match["name"].split("(")[0].split()) > MOST_WORDS or NOT_NAMES.match(match["name"]):
            return None
        return match

    def _begin(self, name: str, text: str) -> None:
        if self.called and name.endswith("Breath") and BREATHS.search(" ".join(self.text)):
            self.text.append(f"{name}. {text}")  # one of several breaths of which one is used
            return
        self.close()
        self.called, self.text = name, [text]

    def close(self) -> None:
        """What has been gathered is an element, or what stands before the first one of a part."""
        text = "\n".join("\n".join(self.text).strip().split("\n\n"))
        text = re.sub(r"(?<! )\n(?! )", " ", text) if not self.is_marked else text
        if self.called:
            self.entries.append(Entry(self.section, self.called, text))
        elif text and self.section == LEGENDARY:
            self.legendary = legendary_uses(text, self.name, self.figures)
        elif text:
            self.entries.append(Entry(BEYOND, self.heading, text))
        self.called, self.text = "", []
