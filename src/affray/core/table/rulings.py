"""Rulings: what a GM may decree.  Start at `Rulings`.

A book lists its rulings, each with what may be said and what is then done. Those that all games on a board share are
made here (`hp`, `at`, `noticed`); the book adds what follows from them by its own rules. Nobody is asked for leave; a
ruling that calls for a roll asks the roller what the roll asks.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from affray.core.board import AnyField, Body, Spot
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed, Number, OneOf, Slot, Subset
from affray.core.table.changes import move_to, set_hp
from affray.core.values import AnyState

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import Table

StateT_contra = TypeVar("StateT_contra", bound=AnyState, contravariant=True)


class Ruling(Generic[StateT_contra]):
    """One kind of ruling, known by its verb: what is offered in a state, and what carries it out.

    `carry_out` takes the table and the arguments of the deed.
    """

    __slots__ = ("verb", "offer", "carry_out")

    def __init__(
        self, verb: str, offer: Callable[[StateT_contra], Iterable[Pattern | Deed]], carry_out: Callable[..., None]
    ) -> None:
        self.verb = verb
        self.offer = offer
        self.carry_out = carry_out


class Rulings(Generic[StateT_contra]):
    """All that a GM may decree by one book, in the order in which it is offered."""

    __slots__ = ("_rulings", "_by_verb")

    def __init__(self, rulings: Sequence[Ruling[StateT_contra]]) -> None:
        self._rulings = rulings
        self._by_verb: Mapping[str, Ruling[StateT_contra]] = {ruling.verb: ruling for ruling in rulings}

    def offered(self, state: StateT_contra) -> Options:
        return Options(part for ruling in self._rulings for part in ruling.offer(state))

    def carry_out(self, table: "Table[Any, Readings]", ruling: Deed) -> None:
        self._by_verb[ruling.verb].carry_out(table, *ruling.args)


def decree(verb: str, *slots: Slot) -> Pattern:
    """A ruling as it is said of somebody: `orc dies`, `orc hp 3`."""
    return Pattern(verb, *slots, verb_at=1)


# --- rulings that all games on a board share

FieldT = TypeVar("FieldT", bound=AnyField)


def hp(then: Callable[..., None], whom: Callable[[FieldT], Iterable[Body]] | None = None) -> Ruling[FieldT]:
    """`orc hp 3`: hit points of everybody, or of those whom the book names; `then` takes the table and the creature."""
    return Ruling("hp", partial(_offer_hp, whom), partial(_set_hp, then))


def _offer_hp(whom: Callable[[FieldT], Iterable[Body]] | None, field: FieldT) -> list[Pattern]:
    bodies: Iterable[Body] = field.everyone() if whom is None else whom(field)
    return [decree("hp", OneOf([body]), Number(body.lowest, body.hp_max)) for body in bodies]


def _set_hp(then: Callable[..., None], table: "Table[AnyField, Readings]", body: Body, hp: int) -> None:
    set_hp(table, body, hp)
    then(table, body)


def at(free: Callable[[FieldT], int], put: Callable[..., None] = move_to) -> Ruling[FieldT]:
    """`orc at c3`: somebody stands on one of the free squares; `put` takes the table, the creature and the square."""
    return Ruling("at", partial(_offer_at, free), put)


def _offer_at(free: Callable[[FieldT], int], field: FieldT) -> list[Pattern]:
    return [decree("at", OneOf(list(field.everyone())), Spot(field.grid, free(field)))]


def noticed(reveal: Callable[..., None]) -> Ruling[AnyField]:
    """`orc noticed`: everybody knows where a hidden creature is."""
    return Ruling("noticed", _offer_noticed, reveal)


def _offer_noticed(field: AnyField) -> list[Pattern]:
    return [decree("noticed", OneOf([body for body in field.everyone() if body.hidden_from]))]


# --- what is typed: a listing shows one of all values that will do


class TypedNumber(Number):
    """A number that is typed: the lowest is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[int]:
        return iter((self.low,))

    def count(self) -> int:
        return 1


class TypedWord(OneOf):
    """A word that is typed: the first is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return islice(self.values, 1)

    def count(self) -> int:
        return min(1, len(self.values))


class TypedSubset(Subset):
    """Some of many, typed with commas between: each alone is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return ((value,) for value in self.values)

    def count(self) -> int:
        return len(self.values)
