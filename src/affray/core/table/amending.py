"""Amended rolls: what the GM says of dice in hand or already rolled.  Start at `amended`.

A roll has a key: the entry of the journal that led to it, and how many dice had been taken up since that entry. An
amendment is an entry that names the key; the step is run again, the amended roll takes the place of the first, and all
that followed is worked out anew. Which rolls can be amended, and what is offered, is in `fight/rolls.py`.
"""

from typing import Final

from affray.core.dice.notation import Dice
from affray.core.errors import IllegalAnswer
from affray.core.rulebook import AnyRulebook
from affray.core.table.asking import Throw
from affray.core.values import Reason

AGAIN: Final = "again"
BONUS: Final = "bonus"
SHOWS: Final = "shows"
RULED: Final = "table.ruling"
"""The clause of what the GM's word adds."""


class AmendedThrow(Throw):
    """A throw that has been amended.

    `planned` is the throw as the book made it. It hears of a bonus, and of what a book's leaning grants it: so the
    bands and the rules that follow know of both. `shown` are the faces that the GM has set; `rerolls` is how often the
    dice are rolled again.
    """

    __slots__ = ("planned", "shown", "rerolls")

    def __init__(self, throw: Throw) -> None:
        super().__init__(throw.roller, throw.dice, throw.why, throw.reasons, throw.bands, throw.to)
        self.key = throw.key
        self.planned = throw
        self.shown: tuple[int, ...] | None = None
        self.rerolls = 0

    @property
    def plan(self) -> Throw:
        return self.planned

    def reroll(self) -> None:
        self.shown = None
        self.rerolls += 1

    def show(self, faces: tuple[int, ...]) -> None:
        self.shown = faces

    def add(self, reason: Reason) -> None:
        self.planned.add_reason(reason)
        self.reasons = self.planned.reasons

    def roll_instead(self, dice: Dice) -> None:
        """Other dice are rolled, such as two d20s."""
        self.dice = dice


def amended(book: AnyRulebook, throw: AmendedThrow, text: str) -> None:
    """Amend a throw: `again`, `bonus 2`, `shows 17`, or what the book knows of (`advantage`, `hits`)."""
    word, _, number = text.partition(" ")
    if word == AGAIN:
        throw.reroll()
    elif word == BONUS:
        throw.add(Reason(RULED, int(number)))
    elif word in book.leanings:
        if not book.leanings[word](throw):
            raise IllegalAnswer(text, "not-offered")
    else:
        natural = int(number) if word == SHOWS else _natural_for(book, throw, word)
        faces = faces_for(throw.dice, natural)
        if faces is None:
            raise IllegalAnswer(text, "not-offered")
        throw.show(faces)


def _natural_for(book: AnyRulebook, throw: Throw, word: str) -> int:
    """A natural with this result: neither the best nor the worst of those that have it."""
    sides = throw.dice.faces
    found: list[int] = []
    if throw.bands is not None and word in book.results:
        least, most = throw.dice.natural([1] * len(sides)), throw.dice.natural(sides)
        found = [natural for natural in range(least, most + 1) if book.results[word](throw.bands(natural))]
    if not found:
        raise IllegalAnswer(word, "not-offered")
    return found[len(found) // 2]


def faces_for(dice: Dice, natural: int) -> tuple[int, ...] | None:
    """Faces that come to this natural roll; None if there are none."""
    sides = dice.faces
    faces = [1] * len(sides)
    for place, most in enumerate(sides):
        faces[place] = min(max(natural - dice.natural(faces) + 1, 1), most)
    if dice.natural(faces) != natural and all(1 <= natural <= most for most in sides):
        faces = [natural] * len(sides)
    return tuple(faces) if sides and dice.natural(faces) == natural else None
