"""Rolling a d20: why it is easier, harder, better or worse, and then the throw.  Start at `Attempt`.

Attacks, ability checks and saving throws are attempts. Whatever bears on one (a condition, a feature, a spell, the
ground) adds its reasons before the die is thrown, and asks nobody.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from affray.core.asking import Roll, Table, Throw
from affray.core.dice import Dice, parse_dice
from affray.core.effects import end
from affray.core.values import Effect, Reason, total
from affray.rules.dnd5e.values import Combatant

LUCKY: Final = "lucky"
Bands = Callable[[int], Hashable]
"""Sorts the naturals into those that come to the same."""
Seats = Iterable[str] | None
D20: Final = {0: parse_dice("1d20"), 1: parse_dice("2d20kh1"), -1: parse_dice("2d20kl1")}
"""5e.advantage.cancel: by whether there is advantage (1), disadvantage (-1), or neither or both (0)."""


class Attempt:
    """A d20 roll before it is thrown. `dice` are thrown too and added, each under the clause that grants it; `used`
    are the effects that this roll uses up."""

    __slots__ = ("who", "advantage", "disadvantage", "bonus", "dice", "used")

    def __init__(self, who: Combatant, bonus: Iterable[Reason]) -> None:
        self.who = who
        self.advantage: list[Reason] = []
        self.disadvantage: list[Reason] = []
        self.bonus = list(bonus)
        self.dice: list[tuple[str, Dice]] = []
        self.used: list[Effect] = []

    @property
    def edge(self) -> int:
        """Advantage and disadvantage do not stack, and any of each cancel out.  5e.advantage.cancel"""
        return bool(self.advantage) - bool(self.disadvantage)

    @property
    def die(self) -> Dice:
        return D20[self.edge]

    def lean(self, edge: int, reason: Reason) -> None:
        """Make it easier (1) or harder (-1)."""
        (self.advantage if edge > 0 else self.disadvantage).append(reason)

    def throw(self, table: Table, why: str, bands: Bands | None = None) -> Roll:
        """Throw what is added, then the d20."""
        return throw_all(table, [(self, bands)], why)[0]

    def throws(self, why: str, bands: Bands | None, to: Seats) -> list[Throw]:
        """What is thrown: the d20 or two of them, of the lucky each by itself."""
        if not self.is_lucky:
            return [Throw(self.who, D20[self.edge], why, self.bonus, bands, to)]
        return [Throw(self.who, D20[0], why, self.bonus, _apart_from_1(bands), to)] * (2 if self.edge else 1)

    @property
    def is_lucky(self) -> bool:
        return LUCKY in self.who.block.features

    def total_with(self, natural: int) -> int:
        return natural + total(self.bonus)


def throw_all(table: Table, attempts: Sequence[tuple[Attempt, Bands | None]], why: str, to: Seats = None) -> list[Roll]:
    """Several throw at one moment: all that is added, then all the d20s. Those with real dice are asked together.

    Only the GM and the seats in `to` see the dice, if it names any or none.
    """
    added = [(attempt, clause, dice) for attempt, _ in attempts for clause, dice in attempt.dice]
    if added:
        extra = table.roll_all([Throw(one.who, dice, clause.rpartition(".")[2], to=to) for one, clause, dice in added])
        for (attempt, clause, _), roll in zip(added, extra, strict=True):
            attempt.bonus.append(Reason(clause, roll.total))
    throws = [attempt.throws(why, bands, to) for attempt, bands in attempts]
    rolls = iter(table.roll_all([each for thrown in throws for each in thrown]))
    results = [
        _settled(table, attempt, [next(rolls) for _ in thrown], bands, to)
        for (attempt, bands), thrown in zip(attempts, throws, strict=True)
    ]
    for attempt, _ in attempts:
        for effect in attempt.used:
            end(table, effect, "used")
    return results


def _apart_from_1(bands: Bands | None) -> Bands | None:
    """A 1 of the lucky is like no other miss."""
    return None if bands is None else lambda natural: (natural == 1, bands(natural))


def _settled(table: Table, attempt: Attempt, rolls: list[Roll], bands: Bands | None, to: Seats) -> Roll:
    """The roll that counts. The lucky throw a 1 once more, but only one of two dice.

    5e.feature.lucky 5e.advantage.reroll
    """
    ones = [place for place, roll in enumerate(rolls) if roll.natural == 1] if attempt.is_lucky else []
    for place in ones[:1]:
        rolls[place] = table.roll_all([Throw(attempt.who, D20[0], LUCKY, attempt.bonus, bands, to)])[0]
    return (max if attempt.edge >= 0 else min)(rolls, key=lambda roll: roll.natural)
