"""Rulings: what a GM may decree.  Start at `Rulings`.

A book lists its rulings, each with what may be said and what is then done. The vocabulary that all games on a board
share is in `decrees.py` and `calls.py`; rulings on rolls are in `fight/rolls.py`. Nobody is asked for leave; a ruling
that calls for a roll asks the roller what the roll asks.

The subject of a ruling is one creature, several with commas between, a side, or `all`. Of some rulings the verb may be
left out: `orc prone` is `orc gains prone`, `orc reaction 0` is `orc pool reaction 0`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from affray.core.board import AnyField, Body
from affray.core.errors import IllegalAnswer
from affray.core.offers.deeds import OFFERS_SHOWN, Options, Pattern
from affray.core.offers.slots import TRUE_NAMES, UNSAID, Deed, Names, Number, OneOf, Slot, word_for
from affray.core.offers.typed import Amount, Several
from affray.core.values import AnyState, Creature

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import Table

StateT_contra = TypeVar("StateT_contra", bound=AnyState, contravariant=True)

CREATURES: Final = "creatures"
EFFECTS: Final = "effects"
DICE: Final = "dice"
GROUND: Final = "ground"
FIGHT: Final = "fight"
ENDING: Final = "ending"
SUBJECTS: Final = (CREATURES, EFFECTS, DICE, GROUND, FIGHT, ENDING)
"""What rulings are about, in the order in which they are listed."""

IMPLIED: Final = ("gains", "pool", "figure")
"""Verbs that may be left out."""
RANGE: Final = "#"
"""In an example, in place of a number."""
NOT: Final = "not"
"""`orc not prone` is `orc loses prone`."""


class Ruling(Generic[StateT_contra]):
    """One kind of ruling, known by its verb: what it is about, what is offered in a state, and what carries it out.

    `carry_out` takes the table and the arguments of the deed.
    """

    __slots__ = ("verb", "offer", "carry_out", "subject")

    def __init__(
        self,
        verb: str,
        offer: Callable[[StateT_contra], Iterable[Pattern | Deed]],
        carry_out: Callable[..., None],
        subject: str = CREATURES,
    ) -> None:
        self.verb = verb
        self.offer = offer
        self.carry_out = carry_out
        self.subject = subject


class Rulings(Generic[StateT_contra]):
    """All that a GM may decree by one book, in the order in which it is offered."""

    __slots__ = ("_rulings", "_by_verb")

    def __init__(self, rulings: Sequence[Ruling[StateT_contra]]) -> None:
        self._rulings = rulings
        self._by_verb: Mapping[str, Ruling[StateT_contra]] = {ruling.verb: ruling for ruling in rulings}

    def offered(self, state: StateT_contra) -> Options:
        subjects = {ruling.verb: ruling.subject for ruling in self._rulings}
        return RulingOptions((part for ruling in self._rulings for part in ruling.offer(state)), subjects)

    def carry_out(self, table: "Table[Any, Readings]", ruling: Deed) -> None:
        self._by_verb[ruling.verb].carry_out(table, *ruling.args)


class RulingOptions(Options):
    """Rulings that are offered. Some verbs may be left out; `subjects` tells what each verb is about."""

    __slots__ = ("subjects",)

    def __init__(self, parts: Iterable[Any], subjects: Mapping[str, str] | None = None) -> None:
        super().__init__(parts)
        self.subjects: Mapping[str, str] = subjects or {}

    def subject_of(self, verb: str) -> str:
        return self.subjects.get(verb, CREATURES)

    def parse(self, text: object, names: Names = TRUE_NAMES) -> Any:
        try:
            return super().parse(text, names)
        except IllegalAnswer as refusal:
            words = str(text).split()
            for said in _in_full(words):
                if (deed := self._find(said, names)) is not None:
                    return deed
            raise IllegalAnswer(text, "not-offered", self._like(words, names) or refusal.offered) from None

    def offers(self, text: str) -> bool:
        """Would `parse` accept the text? Without the hints of a refusal, which take long."""
        words = text.split()
        return bool(words) and any(self._find(said, TRUE_NAMES) for said in (words, *_in_full(words)))

    def _like(self, words: Sequence[str], names: Names) -> list[str]:
        """Examples of what the verb in these words would need, or of every verb; said of whoever is named in them."""
        parts = [part for part in self.parts if type(part) is Pattern and part.count()]
        meant = [part for part in parts if part.verb in words]
        own: dict[str, str] = {}
        first: dict[str, str] = {}
        for part in meant or parts:
            said = _said_of(part, words, names)
            if said:
                own.setdefault(said if meant else part.verb, _with_ranges(part, said))
            elif not own:
                first.setdefault(part.example(names) if meant else part.verb, part.example(names))
        hints = [*(own or first).values()]
        return [*hints[:OFFERS_SHOWN], *([UNSAID] if len(hints) > OFFERS_SHOWN else [])]

    def _find(self, words: Sequence[str], names: Names) -> Any:
        for part in self.parts:
            if type(part) is not Pattern:
                if word_for(part, names) == " ".join(words):
                    return part
            elif (deed := part.read(words, names)) is not None:
                return deed
        return None


def _said_of(part: Pattern, words: Sequence[str], names: Names) -> str:
    """What might be said of the subject that these words begin with, numbers left open; empty if nothing."""
    if not part.verb_at or part.slots[0].read(words, names) is None:
        return ""
    rest = (RANGE if _is_range(slot) else slot.write(next(iter(slot)), names) for slot in part.slots[1:])
    return " ".join([words[0], part.verb, *rest])


def _with_ranges(part: Pattern, said: str) -> str:
    """The same with the range of each number, and an ellipsis if other words would do as well."""
    for slot in part.slots[1:]:
        if isinstance(slot, Number) and _is_range(slot):
            said = said.replace(RANGE, f"{slot.low}–{slot.high}", 1)
    is_all = all(_is_range(slot) or (type(slot) is OneOf and slot.count() == 1) for slot in part.slots[1:])
    return said if is_all else f"{said} {UNSAID}"


def _is_range(slot: Slot) -> bool:
    return isinstance(slot, Number) and not isinstance(slot, Amount)


def subjects_of(options: Options) -> Mapping[str, str]:
    """What the verbs of some rulings are about, by verb; empty for a book that does not tell."""
    return options.subjects if isinstance(options, RulingOptions) else {}


def _in_full(words: Sequence[str]) -> Iterator[list[str]]:
    """What was perhaps meant, with the verb that was left out."""
    who, *rest = words
    if rest[:1] == [NOT]:
        yield [who, "loses", *rest[1:]]
    for verb in IMPLIED if rest else ():
        yield [who, verb, *rest]


def decree(verb: str, *slots: Slot) -> Pattern:
    """A ruling as it is said of somebody: `orc dies`, `orc hp 3`."""
    return Pattern(verb, *slots, verb_at=1)


# --- whom a ruling is about

FieldT = TypeVar("FieldT", bound=AnyField)
BodyT = TypeVar("BodyT", bound=Body)
Whom = Callable[[FieldT], Sequence[Body]]


def everybody(field: AnyField) -> Sequence[Body]:
    return list(field.everyone())


def several(bodies: Iterable[Body]) -> Several:
    """Any of these; a side stands for all of them that are on it."""
    found = list(bodies)
    sides = dict.fromkeys(body.side for body in found)
    return Several(found, {side: [body for body in found if body.side == side] for side in sides})


def for_each(do: Callable[..., None]) -> Callable[..., None]:
    """Carry out a ruling for each of those whom it is about; `do` takes the table, the creature and the rest."""
    return partial(_for_each, do)


def _for_each(
    do: Callable[..., None], table: "Table[AnyField, Readings]", bodies: Body | Sequence[Body], *rest: Any
) -> None:
    for body in (bodies,) if isinstance(bodies, Creature) else bodies:
        do(table, body, *rest)


def about(
    verb: str, *slots: Slot, whom: Whom[FieldT] = everybody, do: Callable[..., None], subject: str = CREATURES
) -> Ruling[FieldT]:
    """A ruling with the same slots in every state, on any of those whom the book names."""
    return Ruling(verb, lambda field: [decree(verb, several(whom(field)), *slots)], for_each(do), subject)
