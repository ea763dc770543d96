"""Asking: how a rule gets an answer or a die roll, whatever supplies it.  Start at `Table`.

A rule is a plain function of the table. Where the book leaves a choice to somebody, the rule calls `table.ask`, which
returns the answer. The rule never knows where the answer comes from: a mind (`MindTable`, below) or the journal
(`recorded.py`). After `ask`, discard anything read before it: a ruling may have changed any of the state.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from affray.core.dice.luck import Luck, SeededLuck
from affray.core.dice.notation import Dice
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.offers.slots import Faces
from affray.core.rulebook import AnyRulebook, Readings, Rulebook
from affray.core.table.changes import count_throws
from affray.core.table.events import Event, Secret, compose
from affray.core.unknown import OpenInt
from affray.core.values import GM, AnyState, Creature, Reason, open_total
from affray.mypyc import mypyc_attr

Offer = Iterable[Any] | Callable[[], Iterable[Any]]


class Question:
    """A choice: who decides, its kind, the creature it is about, and the options.

    `who` is a creature, or a seat where no creature is involved. `why` says what dice are rolled for. `offer` is a
    list, or a function if the options depend on the state: it is called lazily, and again after every ruling. If there
    are no options, nobody is asked and the answer is PASS.
    """

    __slots__ = ("who", "kind", "offer", "about", "why", "_options")

    def __init__(
        self, who: Creature | str, kind: str, offer: Offer, about: Creature | None = None, why: str = ""
    ) -> None:
        self.who = who
        self.kind = kind
        self.offer = offer
        self.about = about
        self.why = why
        self._options: Options | None = None

    def __eq__(self, other: object) -> bool:
        """Is the same asked of the same, with the same options?"""
        return isinstance(other, Question) and self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash((self.asked, self.kind, self.why))

    def __repr__(self) -> str:
        return f"<Question {self.asked}: {self.kind} ({', '.join(self.options.examples())})>"

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Question":
        """It is about the creatures of a fight, which are not copied with it."""
        return Question(self.who, self.kind, self.offer, self.about, self.why)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a question belongs to its fight: pickle the fight, and take it from there")

    def __copy__(self) -> "Question":
        return Question(self.who, self.kind, self.offer, self.about, self.why)

    def _contents(self) -> tuple[Any, ...]:
        return self.asked, self.kind, self.about and self.about.id, self.why, self.options

    @property
    def options(self) -> Options:
        if self._options is None:
            self._options = Options(self.offer() if callable(self.offer) else self.offer)
        return self._options

    @property
    def asked(self) -> str:
        """The id of the creature that chooses, or the name of the seat."""
        return self.who if isinstance(self.who, str) else self.who.id

    def creatures(self) -> list[Creature]:
        """The creatures involved: who is asked, and about whom; where a seat is asked, those among whom it chooses."""
        offered = self.options if isinstance(self.who, str) else ()
        return [one for one in (self.who, self.about, *offered) if isinstance(one, Creature)]

    def reset_options(self) -> None:
        """Discard the cached options; they are recomputed from the current state."""
        self._options = None


class Throw:
    """Dice about to be rolled: by whom, which dice, what for, and the modifiers with their reasons.

    `bands` maps naturals to equivalent results ("hit", "miss"), so that exact odds enumerate no more cases than needed.
    `key` is what an amendment of the GM names the roll by, where a journal is kept.
    """

    __slots__ = ("roller", "dice", "why", "reasons", "bands", "to", "key")

    def __init__(
        self,
        roller: Creature,
        dice: Dice,
        why: str,
        reasons: Sequence[Reason] = (),
        bands: Callable[[int], Hashable] | None = None,
        to: Iterable[str] | None = None,
    ) -> None:
        self.roller = roller
        self.dice = dice
        self.why = why
        self.reasons = reasons
        self.bands = bands
        self.to = to
        self.key = ""

    def take_up(self, key: str) -> None:
        """Name the roll, for amendments to come."""
        self.key = key

    @property
    def plan(self) -> "Throw":
        """The throw as the book made it, which hears of all that the GM rules on it."""
        return self

    def add_reason(self, reason: Reason) -> None:
        """The GM adds this to the roll."""
        self.reasons = [*self.reasons, reason]


class Roll:
    """Dice rolled. `natural` is the sum of the kept dice; `total` adds the modifier and the reasons.

    `throw` is what was rolled, which a ruling of the GM may have changed. `faces` are for telling, not for rules: exact
    odds know only the natural and have no faces.
    """

    __slots__ = ("throw", "faces", "total", "_natural")

    def __init__(self, throw: Throw, natural: OpenInt, faces: tuple[int, ...] | None = None) -> None:
        self.throw = throw
        self.faces = faces
        self.total = natural + throw.dice.modifier + open_total(throw.reasons)
        self._natural = natural

    @property
    def natural(self) -> int:
        return self._natural if type(self._natural) is int else int(self._natural)

    def __repr__(self) -> str:
        return f"<Roll {self.total}: natural {self.natural}>"


StateT_co = TypeVar("StateT_co", bound=AnyState, covariant=True)
ReadingsT_co = TypeVar("ReadingsT_co", bound=Readings, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(ABC, Generic[StateT_co, ReadingsT_co]):
    """What a rule works with: the state, the table's readings of the book, the dice, the players and the event log.

    Each book defines its own table type, so that its rules know the types of their state and readings. `rulebook` is
    for the kernel only.
    """

    __slots__ = ("rulebook", "state", "readings", "luck", "told")

    def __init__(
        self,
        rulebook: Rulebook[Any, Any, ReadingsT_co],
        state: StateT_co,
        luck: Luck | None = None,
        told: list[Event] | None = None,
    ) -> None:
        self.rulebook: AnyRulebook = rulebook
        self.state = state
        self.readings: ReadingsT_co = rulebook.readings
        self.luck = luck or seeded_luck(state.seed, state.salt)
        self.told = told

    def ask(self, question: Question) -> Any:
        """Ask one question; returns one of its options, or PASS if there are none."""
        return self.ask_all([question])[0]

    @abstractmethod
    def ask_all(self, questions: Sequence[Question]) -> list[Any]:
        """Ask several questions at once; returns the answers in the same order."""

    def seat_of(self, who: Creature | str) -> str:
        return who if isinstance(who, str) else self.state.seat_of(who)

    def roll(
        self,
        roller: Creature,
        dice: Dice,
        why: str,
        reasons: Sequence[Reason] = (),
        bands: Callable[[int], Hashable] | None = None,
        to: Iterable[str] | None = None,
    ) -> Roll:
        """Roll dice; `to` limits the seats that see the roll."""
        return self.roll_one(Throw(roller, dice, why, reasons, bands, to))

    def roll_one(self, throw: Throw) -> Roll:
        """Roll what has been made up as a throw."""
        return self.roll_all([throw])[0] if self.state.settings["dice"] else self.throw_openly(throw)

    def roll_all(self, throws: Sequence[Throw]) -> list[Roll]:
        """Roll several at once; seats that use physical dice are asked for all their faces together."""
        if not self.state.settings["dice"]:
            return [self.throw_openly(throw) for throw in throws]
        by_hand = [throw for throw in throws if self.is_by_hand(throw)]
        asked = [Question(throw.roller, "roll", [Pattern("", Faces(throw.dice))], why=throw.why) for throw in by_hand]
        shown = dict(zip(by_hand, self.ask_all(asked), strict=True)) if asked else {}
        return [
            self.show_faces(throw, shown[throw].args[0]) if throw in shown else self.throw_openly(throw)
            for throw in throws
        ]

    def show_faces(self, throw: Throw, faces: tuple[int, ...]) -> Roll:
        roll = Roll(throw, throw.dice.natural(faces), faces)
        self.tell_roll(throw, roll, None)
        return roll

    def throw_openly(self, throw: Throw) -> Roll:
        if self.told is None:
            return self.throw_dice(throw)
        nth = self.state.rolled.get(throw.roller.id, 0)
        roll = self.throw_dice(throw)
        self.tell_roll(throw, roll, nth)
        return roll

    def is_by_hand(self, throw: Throw) -> bool:
        by_hand = self.state.settings["dice"]
        return bool(by_hand and throw.dice.faces) and by_hand.get(self.seat_of(throw.roller)) == "real"

    def throw_dice(self, throw: Throw) -> Roll:
        roller, dice = throw.roller.id, throw.dice
        nth, overall = self.state.rolled.get(roller, 0), self.state.dice_thrown()
        faces: tuple[int, ...] = ()
        for thrown, sides in enumerate(dice.faces):
            faces += (self.luck.face(roller, nth + thrown, sides, overall + thrown),)
        count_throws(self.state, roller, len(faces))
        return Roll(throw, dice.natural(faces), faces)

    def tell_roll(self, throw: Throw, roll: Roll, nth: int | None) -> None:
        self.tell(
            "rolled",
            to=throw.to,
            who=throw.roller,
            why=throw.why,
            dice=str(throw.dice),
            faces=roll.faces,
            total=roll.total,
            reasons=throw.reasons,
            audit=Secret([self.state.salt, nth]),
        )

    def tell(self, kind: str, *, to: Iterable[str] | None = None, **facts: Any) -> None:
        """Emit an event. `to` names the seats that receive it; by default every seat that perceives it."""
        if self.told is None:
            return
        self.told.append(compose(kind, facts, self.state.seats, self._sees, None if to is None else frozenset(to)))

    def _sees(self, seat: str, id: str) -> bool:
        return perceives(self.rulebook, self.state, seat, self.state.creatures[id])


class Sight(Generic[StateT_co, ReadingsT_co]):
    """The part of the fight that the mind in a seat may see."""

    __slots__ = ("rulebook", "state", "readings", "seat")

    def __init__(self, rulebook: Rulebook[Any, Any, ReadingsT_co], state: StateT_co, seat: str) -> None:
        self.rulebook: AnyRulebook = rulebook
        self.state = state
        self.readings: ReadingsT_co = rulebook.readings
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Sight of {self.seat}: {self.state}>"

    def creatures(self) -> list[Creature]:
        """The creatures the seat perceives."""
        return [c for c in self.state.creatures.values() if perceives(self.rulebook, self.state, self.seat, c)]


AnyTable = Table[AnyState, Readings]
"""A table for any game."""
AnySight = Sight[AnyState, Readings]
Mind = Callable[[Question, AnySight], Any]
"""A player: given a question and its seat's `Sight`, returns one of the options."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MindTable(Table[StateT_co, ReadingsT_co]):
    """A table where minds answer synchronously, without a journal or checkpoints."""

    __slots__ = ("minds",)

    def __init__(
        self,
        rulebook: Rulebook[Any, Any, ReadingsT_co],
        state: StateT_co,
        minds: Mapping[str, Mind],
        luck: Luck | None = None,
        told: list[Event] | None = None,
    ) -> None:
        super().__init__(rulebook, state, luck, told)
        self.minds = minds

    def ask(self, question: Question) -> Any:
        if not question.options:
            return PASS
        who = question.who
        seat = who if isinstance(who, str) else self.state.seat_of(who)
        return self.minds[seat](question, Sight(self.rulebook, self.state, seat))

    def ask_all(self, questions: Sequence[Question]) -> list[Any]:
        return [self.ask(question) for question in questions]

    def play_out(self) -> str:
        """Play to the end; returns the outcome."""
        while (outcome := self.rulebook.outcome(self.state)) is None:
            self.rulebook.step(self)
        self.rulebook.close(self)
        return outcome

    def play_rounds(self, most: int) -> str | None:
        """Play to the end, but no more than so many rounds; returns the outcome, None if there is none by then."""
        while self.rulebook.outcome(self.state) is None:
            if self.state.round > most:
                return None
            self.rulebook.step(self)
        return self.play_out()


AnyMindTable = MindTable[AnyState, Readings]


def perceives(rulebook: AnyRulebook, state: AnyState, seat: str, creature: Creature) -> bool:
    return seat == GM or rulebook.perceives(state, seat, creature)


@lru_cache(maxsize=64)
def seeded_luck(seed: str, salt: str) -> SeededLuck:
    """The cached dice source of a seed. It is a pure function, so sharing it between runs is safe."""
    return SeededLuck(seed, salt)
