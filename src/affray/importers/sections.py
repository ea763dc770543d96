"""The parts of a stat block that stand before or beside its elements.  Start at `legendary_uses`."""

import re
from typing import Final

from affray.importers.figures import Figures
from affray.importers.prose import Prose, nouns_of

PLAIN: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"§ can take (?P<uses>[1-5]) legendary actions, choosing from the options below",
        r"Only one legendary (?:action )?option can be used at a time and only at the end of another creature's turn",
        r"§ regains spent legendary actions at the start of (?:its|each of its) turns?",
        r"Legendary Action Uses: (?P<uses>[1-5])(?P<lair> \([0-9] in Lair\))?",
        r"Immediately after another creature's turn, § can expend a use to take one of the following actions",
        r"§ regains all expended uses at the start of each of its turns",
    )
)
"""What our rule of legendary actions says too."""


def legendary_uses(text: str, name: str, figures: Figures) -> int | None:
    """How many legendary actions it has, by what introduces them; other words there are lost."""
    prose = Prose(text, nouns_of(name, figures.kind))
    uses, at = None, 0
    while at < len(prose.text):
        end = prose.text.find(". ", at)
        end = len(prose.text) if end < 0 else end + 1
        sentence = prose.text[at:end].strip(" .")
        match = next((match for pattern in PLAIN if (match := pattern.fullmatch(sentence))), None)
        if match is None:
            figures.lose("legendary", prose.quote(at, end), text)
        elif "uses" in match.re.groupindex:
            uses = int(match["uses"])
            if "lair" in match.re.groupindex and match["lair"]:
                figures.lose("legendary", match["lair"].strip(), text)
        at = end + 1
    return uses
