"""Rulings on rolls: on the one in hand, or on one already rolled.  Start at `amend`.

`roll advantage`, `roll shows 17`, `ana roll again`: of the roll in hand or, if there is none, of the latest for which
it will do. What an amendment does to a roll is in `table/amending.py`.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from affray.core.errors import IllegalAnswer
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf, Slot
from affray.core.offers.typed import TypedNumber
from affray.core.table.amending import AGAIN, BONUS, SHOWS
from affray.core.table.events import MARK, Event
from affray.core.table.journal import AMENDMENT, ANSWER, START, Entry
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
                fight.enter(Entry(AMENDMENT, how, to=f"{_cause(fight, key)} {key}", by=GM, why=why))
            except IllegalAnswer:
                continue
            return
    raise IllegalAnswer(f"{ROLL} {how}", "no-such-roll")


def _rolls(fight: "Fight") -> Iterator[tuple[int, Creature]]:
    """The keys and rollers of rolls that can be amended: in hand first, then the latest."""
    asked = [each.who for each in fight.questions if each.kind == ROLL]
    yield from ((key, throw.roller) for key, throw in fight.table.in_hand if throw.roller in asked)
    first = fight.checkpoints[0].events
    latest = ((place, fight.events[place]) for place in range(len(fight.events) - 1, first - 1, -1))
    rolled = ((_key(place, event), event) for place, event in latest if event.kind == "rolled")
    found = dict.fromkeys((key, event.facts["who"].removeprefix(MARK)) for key, event in islice(rolled, MOST_ROLLS))
    yield from ((key, fight.state.creatures[id]) for key, id in found)


def _key(place: int, event: Event) -> int:
    """An event that was told of an amended roll has the key with it."""
    told: list[int] = event.facts["audit"]["secret"][2:]
    return told[0] if told else place


def _cause(fight: "Fight", key: int) -> str:
    """The entry that led to the roll: the last one made before its dice were taken up.

    Of dice thrown by hand it is not the answer that says how they fell, but the entry before that question was put.
    """
    before = [(at, entry) for at, entry in fight.journal.reel if fight.told_before[at] <= key]
    if not before:
        return START
    at, entry = before[-1]
    by_hand = key < len(fight.events) and _is_by_hand(fight.events[key])
    if by_hand and entry.kind == ANSWER:
        at = int(entry.to.split(".")[0]) - 1
    return START if at < 0 else str(at)


def _is_by_hand(event: Event) -> bool:
    return event.kind == "rolled" and event.facts["audit"]["secret"][1] is None
