"""Stat blocks in hand: what a GM adds to a fight, from the bestiary or from a text.  Start at `bring`."""

from typing import Final

from affray.content.books import find_part, part_of
from affray.content.compiling import fields_of
from affray.content.loading import read_document, shelf
from affray.content.problems import Report
from affray.core.board import Field
from affray.core.fight.fight import Fight
from affray.core.table.scenario import scenario_of
from affray.core.values import Creature

FOES: Final = "foes"


def bring(fight: Fight, name: str, text: bytes | str | None = None, file: str = "stat block") -> None:
    """Have a creature at hand in a fight, so that the GM may `add` others like it.

    The name is that of a shipped stat block of the fight's rulebook, or of one in the `text`, a file of stat blocks.
    Raises `BadContent` with everything that is wrong.
    """
    fight.bring(model_of(fight.rulebook.name, name, text, file))


def model_of(rulebook: str, name: str, text: bytes | str | None = None, file: str = "stat block") -> Creature:
    """A creature of this name as it would be in a fight, on no side that matters yet. Raises `BadContent`."""
    part = find_part(rulebook)
    report = Report(file)
    known = shelf(part.name)
    if text is not None:
        known = part.compile_library(read_document(text, report), report, known)
        report.refuse_if_bad()
    if name not in known:
        report.add_unknown("unknown-creature", (), name, known.names())
        report.refuse()
    model = part.compile_creature(name, FOES, known, report) if part.compile_creature else None
    report.refuse_if_bad()
    assert model is not None
    return model


def bring_if_needed(fight: Fight, ruling: str, text: str | None = None) -> None:
    """Before `add goblin at c3`: have the goblin of the text at hand, or that of the bestiary if there is none yet."""
    words = ruling.split()
    if len(words) < 2 or words[0] != "add" or not isinstance(fight.state, Field):
        return
    name = words[1]
    is_shipped = name not in scenario_of(fight.state).models and name in shelf(fight.rulebook.name)
    if text is not None or is_shipped:
        bring(fight, name, text)


def names_in(rulebook: str, text: str, file: str = "stat block") -> list[str]:
    """The names of the stat blocks in a text, a file of them. Raises `BadContent` with everything that is wrong."""
    part, report = find_part(rulebook), Report(file)
    document = read_document(text, report)
    known = part.compile_library(document, report, shelf(rulebook))
    report.refuse_if_bad()
    creatures = fields_of(document, report).get("creatures")
    names = list(creatures) if isinstance(creatures, dict) else []
    for name in names:
        if part.compile_creature:
            part.compile_creature(name, FOES, known, report)
    report.refuse_if_bad()
    return names


def rulebook_in(text: str, file: str = "stat block") -> str:
    """The rulebook that a text, a file of stat blocks, is for. Raises `BadContent` if it cannot be read."""
    return part_of(read_document(text, Report(file)).data).name


def names_at_hand(rulebook: str) -> list[str]:
    """The names of all shipped stat blocks of a rulebook."""
    return sorted(shelf(rulebook).names())


def names_to_add(fight: Fight) -> list[str]:
    """The names of all stat blocks that can be added to a fight: those of the rulebook, and those that were brought."""
    brought = scenario_of(fight.state).models if isinstance(fight.state, Field) else ()
    return sorted({*shelf(fight.rulebook.name).names(), *brought})
