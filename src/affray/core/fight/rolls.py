"""Rulings on rolls: on the one in hand, or on one already rolled.  Start at `amend`.

`roll advantage`, `roll shows 17`, `ana roll again`: of the roll in hand or, if there is none, of the latest for which
it will do. What an amendment does to a roll is in `table/amending.py`.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from affray.core.errors import IllegalAnswer
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf, Slot
from affray.core.offers.typed import TypedNumber
from affray.core.table.amending import AGAIN, BONUS, SHOWS
from affray.core.table.journal import AMENDMENT, Entry
from affray.core.values import GM, Creature

if TYPE_CHECKING:
    from affray.core.fight.fight import Fight

ROLL: Final = "roll"
MOST_BONUS: Final = 20
MOST_SHOWN: Final = 200
MOST_ROLLS: Final = 12
"""How many rolls back a ruling reaches."""


def offered(fight: "Fight") -> Iterator[Pattern]:
    """What the GM may say of rolls: of any roller's latest, or of the latest of all."""
    rollers = list(dict.fromkeys(roller for _, roller in _rolls(fight)))
    if not rollers:
        return
    book = fight.rulebook
    hows: tuple[tuple[Slot, ...], ...] = (
        (OneOf([AGAIN, *book.leanings, *book.results]),),
        (OneOf([BONUS]), TypedNumber(-MOST_BONUS, MOST_BONUS)),
        (OneOf([SHOWS]), TypedNumber(1, MOST_SHOWN)),
    )
    for how in hows:
        yield Pattern(ROLL, *how)
        yield Pattern(ROLL, OneOf(rollers), *how, verb_at=1)


def amend(fight: "Fight", ruling: Deed, why: str) -> None:
    """Amend the latest roll for which the ruling will do. Raises `IllegalAnswer` if there is none."""
    whose = [arg for arg in ruling.args if isinstance(arg, Creature)]
    how = " ".join(str(arg) for arg in ruling.args if not isinstance(arg, Creature))
    for key, roller in list(_rolls(fight)):
        if not whose or roller in whose:
            try:
                fight.enter(Entry(AMENDMENT, how, to=key, by=GM, why=why))
            except IllegalAnswer:
                continue
            return
    raise IllegalAnswer(f"{ROLL} {how}", "no-such-roll")


def _rolls(fight: "Fight") -> Iterator[tuple[str, Creature]]:
    """The keys and rollers of rolls that can be amended: in hand first, then the latest."""
    if any(each.kind == ROLL for each in fight.questions):
        yield from ((throw.key, throw.roller) for throw in fight.table.in_hand)
    found = dict.fromkeys((key, id) for _, key, id in fight.rolled[: -MOST_ROLLS - 1 : -1])
    yield from ((key, fight.state.creatures[id]) for key, id in found)
