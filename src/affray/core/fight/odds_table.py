"""The table at which the odds of a deed are found: rolls follow a path, or are left open.  Start at `OddsTable`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, islice
from math import lcm
from typing import Any, Final

from affray.core.dice.chances import natural_chances
from affray.core.dice.luck import SeededLuck
from affray.core.dice.notation import Dice
from affray.core.fight.worlds import Cell, Entangled, Knowledge
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question, Roll, Throw
from affray.core.table.events import compose
from affray.core.table.journal import Entry
from affray.core.table.recorded import OpenQuestion, RecordedTable, Unanswered
from affray.core.unknown import Name, Unknown
from affray.core.values import Creature, Value

SETTLED: Final = "settled"


class Step:
    """Where a run could have gone other ways: what for, how many ways there are, which was taken and its chance.

    Dice that were left open have a `name`, and but one way. Later they may be settled, which is a step of its own.
    """

    __slots__ = ("key", "ways", "way", "chance", "name")

    def __init__(self, key: tuple[Any, ...], ways: int, way: int, chance: Fraction, name: Name | None = None) -> None:
        self.key = key
        self.ways = ways
        self.way = way
        self.chance = chance
        self.name = name


class Script:
    """Which way to go at every step, the first beyond it, and how to call the dice that are left open."""

    __slots__ = ("ways", "names", "prefix")

    def __init__(self, ways: Sequence[int], prefix: str = "dice", names: Sequence[Name | None] = ()) -> None:
        self.ways = ways
        self.names = names
        self.prefix = prefix

    def name(self, turn: int) -> Name:
        """The name of dice thrown at this turn."""
        return (self.names[turn] if turn < len(self.names) else None) or f"{self.prefix}-{turn}"


START: Final = Script(())


class OddsTable(RecordedTable):
    """A table where, after the deed, rolls follow a path and questions that can be passed are passed."""

    __slots__ = ("seat", "trail", "passed", "knowledge", "deed", "_followed", "_is_first", "_thrown")

    def run(
        self, script: Script, seat: str, cell: Cell | None = None, is_first: bool = False, deed: object = None
    ) -> None:
        """Run the step as the script says; if this is the first run in a cell, dice left open are the cell's.

        `deed` is the deed as it was understood in an earlier run, if that holds for all of them.
        """
        self.seat = seat
        self.deed = deed
        self.passed: list[Question] = []
        self.trail: list[Step] = []
        self.knowledge = Knowledge(self._settle, cell)
        self._followed = script
        self._is_first = is_first
        self._thrown = Counter[Any]()
        _run_until_asked(self)

    def _answer(self, entry: Entry, put: list[OpenQuestion]) -> None:
        asked = next((each for each in put if each.id == entry.to), None)
        if asked is None or not self._is_after_deed():
            super()._answer(entry, put)
        elif self.deed is None:
            super()._answer(entry, put)
            self.deed = _lasting(asked.answer, self.state.creatures)
        else:
            asked.close(_found_again(self.deed, self.state.creatures))

    def run_out(self, put: list[OpenQuestion]) -> None:
        waiting = [each for each in put if each.is_open]
        answers = [self._assumed(each.question) for each in waiting]
        if any(answer is None for answer in answers):
            super().run_out(put)
        for each, answer in zip(waiting, answers, strict=True):
            each.close(answer)
            if answer == PASS:
                self.passed.append(each.question)

    def _assumed(self, question: Question) -> Any:
        """What the rulebook assumes; else to pass, if possible; else the only option, if there is just one."""
        assumed = self.rulebook.assume(question)
        if assumed is not None:
            return assumed
        if PASS in question.options:
            return PASS
        first = list(islice(question.options, 2))
        return first[0] if len(first) == 1 else None

    def tell(self, kind: str, *, to: Any = None, **facts: Any) -> None:
        """Emit an event, for the one seat that wants to know the odds."""
        assert self.told is not None
        self.told.append(compose(kind, facts, (self.seat,), self._sees, None if to is None else frozenset(to)))

    def is_by_hand(self, throw: Throw) -> bool:
        return not self._is_after_deed() and super().is_by_hand(throw)

    def throw_dice(self, throw: Throw) -> Roll:
        if not self._is_after_deed():
            return super().throw_dice(throw)
        key = throw.roller.id, throw.why, str(throw.dice)
        if throw.bands is None and len(_naturals(throw.dice)) > 1:
            return Roll(throw, self._left_open(key, throw.dice))
        naturals, chances = _ways_of(throw)
        return Roll(throw, naturals[self.choose((*key, *naturals, *chances), chances)])

    def choose(self, key: tuple[Any, ...], chances: list[Fraction]) -> int:
        """Which way to go."""
        way = self._pick(chances) if len(chances) > 1 else 0
        if len(chances) > 1:
            self.trail.append(Step(key, len(chances), way, chances[way]))
        return way

    def _settle(self, values: list[Any], chances: list[Fraction]) -> int:
        return self.choose((SETTLED, *values, *chances), chances)

    def _pick(self, chances: list[Fraction]) -> int:
        """The way that the script says; there may not be so many if it was put together from parts that are not."""
        turn = len(self.trail)
        way = self._followed.ways[turn] if turn < len(self._followed.ways) else 0
        if way >= len(chances):
            raise Entangled
        return way

    def _left_open(self, key: tuple[Any, ...], dice: Dice) -> Any:
        """Throw dice without looking."""
        nth, turn = self._thrown[key], len(self.trail)
        self._thrown[key] += 1
        knowledge, name = self.knowledge, self._followed.name(turn)
        unknown: Unknown | None
        if self._is_first:
            unknown = knowledge.share((key, nth), _naturals(dice))
        else:
            unknown = knowledge.shared((key, nth))
            if unknown is None and nth and knowledge.shared((key, 0)) is not None:
                raise Entangled
        is_own = unknown is None
        self.trail.append(Step(key, 1, 0, Fraction(1), name if is_own else None))
        return knowledge.throw(name, _naturals(dice)) if is_own else unknown

    def _is_after_deed(self) -> bool:
        return self.cursor == len(self.reel)


class PlainTable(OddsTable):
    """A table where no dice are left open."""

    __slots__ = ()

    def _left_open(self, key: tuple[Any, ...], dice: Dice) -> int:
        naturals, chances = zip(*natural_chances(dice), strict=True)
        return int(naturals[self.choose(key, list(chances))])


class TrialTable(PlainTable):
    """A table where the rolls after the deed are left to chance. Each trial has dice of its own, always the same."""

    __slots__ = ("_luck",)

    def try_out(self, trial: int, seat: str, deed: object) -> None:
        self._luck = SeededLuck("odds", str(trial))
        self.run(START, seat, deed=deed)

    def _pick(self, chances: list[Fraction]) -> int:
        whole = lcm(*(chance.denominator for chance in chances))
        face = self._luck.face("", len(self.trail), whole, 0)
        return next(at for at, sum in enumerate(accumulate(chances)) if face <= sum * whole)


class _Id:
    """A creature, whichever copy of it is at hand."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id


def _lasting(option: object, creatures: Mapping[str, Creature]) -> object:
    """An option as it is the same in every run; None if it holds something that may not be.

    Copies of a state share all values but creatures.
    """
    if type(option) is Deed:
        args = [_lasting(each, creatures) for each in option.args]
        return None if None in args else Deed(option.verb, *args)
    if type(option) is tuple:
        parts = [_lasting(each, creatures) for each in option]
        return None if None in parts else tuple(parts)
    if isinstance(option, Creature):
        return _Id(option.id) if creatures.get(option.id) is option else None
    return option if isinstance(option, int | str | Value) else None


def _found_again(option: object, creatures: Mapping[str, Creature]) -> object:
    if type(option) is Deed:
        return Deed(option.verb, *(_found_again(each, creatures) for each in option.args))
    if type(option) is tuple:
        return tuple([_found_again(each, creatures) for each in option])
    return creatures[option.id] if type(option) is _Id else option


def _run_until_asked(table: RecordedTable) -> None:
    with suppress(Unanswered):
        table.step()


@lru_cache(maxsize=256)
def _naturals(dice: Dice) -> Mapping[int, int]:
    return natural_chances(dice).weights


def _ways_of(throw: Throw) -> tuple[list[int], list[Fraction]]:
    """The possible naturals of a roll, one representative for each band, and their chances."""
    first: dict[Any, int] = {}
    weights: dict[Any, int] = {}
    for natural, weight in _naturals(throw.dice).items():
        band = natural if throw.bands is None else throw.bands(natural)
        first.setdefault(band, natural)
        weights[band] = weights.get(band, 0) + weight
    whole = sum(weights.values())
    return [*first.values()], [_fraction(weight, whole) for weight in weights.values()]


@lru_cache(maxsize=1024)
def _fraction(weight: int, whole: int) -> Fraction:
    return Fraction(weight, whole)
