"""The text of an element, cleaned so that few patterns fit many ways of writing, and quoted as it was.

Start at `Prose`.
"""

import re
from collections.abc import Iterable
from typing import Final

ME: Final = "§"
"""Stands for the creature whose stat block it is, however the text calls it."""
CLEANING: Final = tuple(
    (re.compile(pattern), by)
    for pattern, by in (
        (r"[\u2018\u2019]", "'"),
        (r"[\u2010-\u2015\u2212]", "-"),
        (r"[*_]", ""),
        (r"\s+", " "),
        (r" (?=[.,;])", ""),
        (r"(?<=[0-9])[- ]?(?:feet|foot|ft\.(?=[.,]|\s+[a-z(])|ft)(?![a-z])", " ft"),
        (r"(?<=\b1 )(?:HP|hp)\b|\b(?:HP|hp)(?= maximum)", "hit point"),
        (r"\b(?:HP|hp)\b(?! [0-9])", "hit points"),
        (r"(?<=advantage on )saves\b", "saving throws"),
        (r"\b(fails|fail) a save\b", r"\1 a saving throw"),
        (r"\b(creature's|target's) save\b", r"\1 saving throw"),
        (r"(?<=repeat the )save(?= at )", "saving throw"),
        *(
            (rf"(?<=[0-9] )(?:{short}|{long}) save\b", f"{long} saving throw")
            for short, long in (
                ("STR", "Strength"),
                ("DEX", "Dexterity"),
                ("CON", "Constitution"),
                ("INT", "Intelligence"),
                ("WIS", "Wisdom"),
                ("CHA", "Charisma"),
            )
        ),
    )
)
SENTENCE: Final = re.compile(r".*?(?:\.(?=\s+[A-Z(§]|\s*$)|$)")


class Prose:
    """A cleaned text. `offsets` has, for each of its characters, the place in the source at which it stood."""

    def __init__(self, source: str, nouns: Iterable[str] = ()) -> None:
        self.source = source
        self.text = source
        self.offsets = list(range(len(source) + 1))
        for pattern, by in CLEANING:
            self.replace(pattern, by)
        words = "|".join(re.escape(noun) for noun in sorted(nouns, key=len, reverse=True))
        if words:
            self.replace(re.compile(rf"\bthe (?:{words})(?![\w-])(?! form)", re.IGNORECASE), ME)

    def quote(self, start: int, end: int) -> str:
        """What stood in the source where the cleaned text has this."""
        while end + 1 < len(self.offsets) and self.offsets[end] == self.offsets[start]:
            end += 1  # other words stand for it, which were put in its place together
        return " ".join(self.source[self.offsets[start] : self.offsets[end]].split())

    def replace(self, pattern: re.Pattern[str], by: str) -> None:
        """Put other words in place of those that match; `by` may name groups of the match."""
        text, offsets, done = "", [], 0
        for match in pattern.finditer(self.text):
            words = match.expand(by)
            text += self.text[done : match.start()] + words
            offsets += self.offsets[done : match.start()] + [self.offsets[match.start()]] * len(words)
            done = match.end()
        self.text = text + self.text[done:]
        self.offsets = offsets + self.offsets[done:]


def nouns_of(name: str, kind: str) -> set[str]:
    """How a stat block may call its creature: `the adult red dragon`, `the dragon`.

    Not by every word of its name: the guard of a guard captain is another.
    """
    whole = re.sub(r"\s*\(.*?\)", "", name).strip().lower()
    head = re.split(r",| of | form\b", whole)[0].split()
    found = {whole} | ({kind.lower()} & OWN_KINDS)
    if head:
        found |= {" ".join(head), " ".join(head[-2:]), head[-1], *(tail for tail in TAILS if head[-1].endswith(tail))}
        found |= {head[0]} if len(head) > 1 and head[-1] in UNDERLINGS else set()
    return {noun for noun in found if noun and noun not in OTHERS}


TAILS: Final = ("sphinx", "dragon", "bear", "boar", "horse", "rat", "tiger", "wolf")
"""Nouns that names of one word end with."""
UNDERLINGS: Final = ("spawn", "fanatic", "rex")
"""Before these, the first word is the noun: a vampire spawn is a vampire."""
OWN_KINDS: Final = frozenset("dragon elemental giant fiend celestial fey ooze".split())
"""Kinds that stat blocks call their creature by; the humanoid, the beast or the undead may be somebody else."""
OTHERS: Final = frozenset("target creature attacker ally enemy object area attack".split())
"""Never the creature itself."""
