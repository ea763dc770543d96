"""The report card: what became of every element of a stat block.  Start at `Card`."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

FAITHFUL, PARTLY, BY_HAND, NOTHING = "faithful", "partly", "by-hand", "nothing"
GRADES: Final = (FAITHFUL, PARTLY, BY_HAND, NOTHING)
"""Said in full; said in part, with what is lost; to be played by hand; without effect in a fight."""


@dataclass(frozen=True)
class Disagreement:
    """A typed field of the source that says otherwise than its prose; what the prose says is kept."""

    field: str
    typed: str
    prose: str


@dataclass
class Element:
    """A trait, an action, a figure: its source, and what became of it."""

    section: str
    name: str
    text: str
    """As the source has it."""
    says: dict[str, Any] = field(default_factory=dict)
    """What it adds to the creature in a file of ours."""
    lost: list[str] = field(default_factory=list)
    """The words of the source that were not understood, or that cannot be said."""
    disagrees: list[Disagreement] = field(default_factory=list)
    why: str = ""
    """The key of the reason for which it has no effect in a fight."""

    @property
    def grade(self) -> str:
        if self.lost or self.disagrees:
            return PARTLY if self.says else BY_HAND
        if self.says:
            return FAITHFUL
        return NOTHING if self.why else BY_HAND


@dataclass
class Card:
    """All elements of one stat block."""

    id: str
    name: str
    elements: list[Element] = field(default_factory=list)

    @property
    def counts(self) -> Counter[str]:
        return Counter(element.grade for element in self.elements)
