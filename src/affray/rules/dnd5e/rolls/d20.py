"""Rolling a d20, with advantage or disadvantage, for one creature or several at once.  Start at `throw`."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question, Roll, Throw
from affray.core.table.moments import end
from affray.core.values import Effect, Reason
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.attempts import D20, LUCKY, Attempt, Bands, Luckily
from affray.rules.dnd5e.state.combatant import Combatant

ADD_DIE: Final = "add-die"
"""The question whether to add a die to a roll, and the answer."""
Seats = Iterable[str] | None


class D20Throw(Throw):
    """A d20 to roll for an attempt, which hears of the GM's rulings on it."""

    __slots__ = ("attempt",)

    def __init__(self, attempt: Attempt, edge: int, why: str, bands: Bands | None, to: Seats) -> None:
        super().__init__(attempt.who, D20[edge], why, attempt.bonus, bands, to)
        self.attempt = attempt

    def add_reason(self, reason: Reason) -> None:
        self.attempt.bonus.append(reason)


def throw(table: Table, attempt: Attempt, why: str, bands: Bands | None = None) -> Roll:
    """Roll the added dice, then the d20."""
    if attempt.dice or attempt.asked or attempt.is_lucky:
        return throw_all(table, [(attempt, bands)], why)[0]
    roll = table.roll_one(D20Throw(attempt, attempt.edge, why, bands, None))
    for effect in attempt.used:
        end(table, effect, "used")
    return roll


def throws_of(attempt: Attempt, why: str, bands: Bands | None, to: Seats) -> list[Throw]:
    """The d20s to roll: one throw, or for the lucky one throw for each die."""
    if not attempt.is_lucky:
        return [D20Throw(attempt, attempt.edge, why, bands, to)]
    each = D20Throw(attempt, 0, why, _apart_from_1(bands), to)
    return [each] * (2 if attempt.edge else 1)


def throw_all(table: Table, attempts: Sequence[tuple[Attempt, Bands | None]], why: str, to: Seats = None) -> list[Roll]:
    """Roll for several at once: all added dice, then all d20s. Players with real dice are asked together.

    Unless `to` is None, only the GM and the seats in it see the dice.
    """
    added = [(attempt, clause, dice) for attempt, _ in attempts for clause, dice in attempt.dice]
    if added:
        extra = table.roll_all([Throw(one.who, dice, clause.rpartition(".")[2], to=to) for one, clause, dice in added])
        for (attempt, clause, _), roll in zip(added, extra, strict=True):
            attempt.bonus.append(Reason(clause, roll.total))
    thrown = [(attempt, bands, throws_of(attempt, why, bands, to)) for attempt, bands in attempts]
    rolls = table.roll_all([each for _, _, throws in thrown for each in throws])
    results = []
    for attempt, bands, throws in thrown:
        results.append(_settled(table, attempt, rolls[: len(throws)], bands, to))
        del rolls[: len(throws)]
    for (attempt, _), roll in zip(attempts, results, strict=True):
        if attempt.asked:
            add_if_asked(table, attempt, roll)
    for attempt, _ in attempts:
        for effect in attempt.used:
            end(table, effect, "used")
    return results


def add_if_asked(table: Table, attempt: Attempt, roll: Roll) -> None:
    """Who rolls sees the d20 and may then roll another die and add it."""
    for clause, dice, effects in attempt.asked:
        question = Question(attempt.who, ADD_DIE, partial(offer_die, attempt.who, effects))
        if table.ask(question) == PASS:
            continue
        roll.total += table.roll(attempt.who, dice, clause.rpartition(".")[2]).total
        attempt.used.extend(effects)


def offer_die(who: Combatant, effects: tuple[Effect, ...]) -> list[Deed]:
    return [Deed(ADD_DIE), PASS] if all(effect in who.effects for effect in effects) else []


def _apart_from_1(bands: Bands | None) -> Bands | None:
    """A 1 of the lucky is rerolled, so it is unlike other misses."""
    return None if bands is None else lambda natural: Luckily(natural == 1, bands(natural))


def _settled(table: Table, attempt: Attempt, rolls: list[Roll], bands: Bands | None, to: Seats) -> Roll:
    """The roll that counts. The lucky reroll a 1 once, and only one of two dice.

    Where a ruling cancelled advantage or disadvantage, the first die counts.

    5e.feature.lucky 5e.advantage.reroll 5e.advantage.cancel
    """
    if len(rolls) == 1 and not attempt.is_lucky:
        return rolls[0]
    rolls = rolls if attempt.edge else rolls[:1]
    ones = [place for place, roll in enumerate(rolls) if roll.natural == 1] if attempt.is_lucky else []
    for place in ones[:1]:
        rolls[place] = table.roll_all([D20Throw(attempt, 0, LUCKY, bands, to)])[0]
    return (max if attempt.edge >= 0 else min)(rolls, key=lambda roll: roll.natural)
