"""Rulings that call for dice: checks and saves that the GM names, damage and healing.  Start at `call`.

`ana,bo save dex 15 failure prone`, `foes hurt 8d6 fire save dex 15`, `heroes healed 2d4`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from affray.core.board import Body
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import LONGEST_WORDS, Names, OneOf, Slot
from affray.core.offers.typed import Amount
from affray.core.table.decrees import MOST_POINTS
from affray.core.table.rulings import DICE, FieldT, Ruling, Whom, about, decree, everybody, several
from affray.core.values import Creature

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import Table

SUCCESS: Final = "success"
FAILURE: Final = "failure"
OUTCOMES: Final = (SUCCESS, FAILURE)
Sequel = tuple[tuple[str, str], ...]
"""What follows from success or failure: the outcome, and a ruling without its subject."""
EXAMPLE: Final[Sequel] = ((FAILURE, "hurt 1"),)


class Sequels(Slot):
    """What follows from a roll: `failure hurt 2d6 fire success temporary 5`. It takes all remaining words.

    `offered` gives the rulings, by which what follows is checked: it must concern one of the creatures `on`.
    """

    __slots__ = ("_offered", "_on")
    kind = "words"

    def __init__(self, offered: Callable[[], Options], on: Sequence[Creature]) -> None:
        self._offered = offered
        self._on = on

    def __iter__(self) -> Iterator[Sequel]:
        return iter((EXAMPLE,) if EXAMPLE in self else ())

    def count(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and bool(value) and all(self._is_offered(text) for _, text in value)

    def read(self, words: Sequence[str], names: Names) -> tuple[Sequel, Sequence[str]] | None:
        found: list[tuple[str, list[str]]] = []
        for word in words:
            if word in OUTCOMES:
                found.append((word, []))
            elif not found:
                return None
            else:
                found[-1][1].append(word)
        sequel = tuple((outcome, " ".join(said)) for outcome, said in found)
        return (sequel, ()) if sequel in self else None

    def write(self, value: Sequel, names: Names) -> str:
        return " ".join(f"{outcome} {text}" for outcome, text in value)

    def shown(self, names: Names) -> int:
        return LONGEST_WORDS

    def _is_offered(self, text: str) -> bool:
        offered = self._offered()
        return bool(text) and any(offered.offers(f"{one.id} {text}") for one in self._on)


def call(
    verb: str,
    slots: Callable[[FieldT], Sequence[Sequence[Slot]]],
    resolve: Callable[..., Sequence[bool]],
    rulings: Callable[[FieldT], Options],
    whom: Whom[FieldT] = everybody,
) -> Ruling[FieldT]:
    """`ana,bo save dex 15 failure prone`: the GM calls for a roll and says what follows.

    `slots` are the ways to say which roll. `resolve` takes the table, the creatures and what was said, has all roll at
    once, and returns who succeeded; `rulings` are those of the book.
    """

    def offer(field: FieldT) -> Iterator[Pattern]:
        bodies = whom(field)
        for said in slots(field) if bodies else ():
            yield decree(verb, several(bodies), *said)
            yield decree(verb, several(bodies), *said, Sequels(lambda: rulings(field), bodies))

    def carry_out(table: "Table[FieldT, Readings]", bodies: Sequence[Body], *said: Any) -> None:
        sequel: Sequel = said[-1] if said and isinstance(said[-1], tuple) else ()
        results = resolve(table, bodies, *(said[:-1] if sequel else said))
        for body, succeeded in zip(bodies, results, strict=True):
            follow(table, body, [text for outcome, text in sequel if (outcome == SUCCESS) is succeeded])

    return Ruling(verb, offer, carry_out, DICE)


def follow(table: "Table[Any, Readings]", body: Body, texts: Iterable[str]) -> None:
    """Carry out what follows for one creature: rulings without their subject, as far as they still concern it."""
    for said in [f"{body.id} {text}" for text in texts]:
        offered = table.rulebook.rulings(table.state)
        if offered.offers(said):
            table.rulebook.rule(table, offered.parse(said))


UNRESISTED: Final = "unresisted"
"""Said of damage against which no resistance, immunity or weakness counts."""


def hurt(
    types: Sequence[str],
    harm: Callable[..., None],
    saves: Sequence[Sequence[Slot]] = (),
    whom: Whom[FieldT] = everybody,
) -> Ruling[FieldT]:
    """`foes hurt 8d6 fire save dex 15`: damage to a set of creatures, of a type, resisted or not, halved on a success.

    `saves` are the book's ways to say what halves it. `harm` takes the table, the creatures, the amount (a number, or
    dice as text), the type, whether resistances count, and what was said of the save.
    """

    def offer(field: FieldT) -> Iterator[Pattern]:
        subject = several(whom(field))
        kinds: tuple[tuple[Slot, ...], ...] = ((), (OneOf(types),), (OneOf(types), OneOf([UNRESISTED])))
        for kind, save in product(kinds, ((), *saves)):
            yield decree("hurt", subject, Amount(1, MOST_POINTS), *kind, *save)

    def carry_out(table: "Table[FieldT, Readings]", bodies: Sequence[Body], amount: int | str, *said: Any) -> None:
        words = list(said)
        kind = words.pop(0) if words and words[0] in types else ""
        is_resisted = words[:1] != [UNRESISTED]
        harm(table, bodies, amount, kind, is_resisted, words if is_resisted else words[1:])

    return Ruling("hurt", offer, carry_out, DICE)


def healed(heal: Callable[..., None], whom: Whom[FieldT] = everybody) -> Ruling[FieldT]:
    """`heroes healed 2d4`: `heal` takes the table, the creature and the amount (a number, or dice as text)."""
    return about("healed", Amount(1, MOST_POINTS), whom=whom, do=heal, subject=DICE)
