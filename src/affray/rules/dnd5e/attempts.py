"""Rolling a d20: why it is easier, harder, better or worse, and then the throw.  Start at `Attempt`.

Attacks, ability checks and saving throws are attempts. Whatever bears on one (a condition, a feature, a spell, the
ground) adds its reasons before the die is thrown, and asks nobody.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import Final

from affray.core.asking import Roll, Table
from affray.core.dice import Dice, parse_dice
from affray.core.effects import end
from affray.core.values import Effect, Reason, total
from affray.rules.dnd5e.values import Combatant

LUCKY: Final = "lucky"
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

    def throw(self, table: Table, why: str, bands: Callable[[int], Hashable] | None = None) -> Roll:
        """Throw what is added, then the d20."""
        for clause, dice in self.dice:
            self.bonus.append(Reason(clause, table.roll(self.who, dice, clause.rpartition(".")[2]).total))
        is_lucky = LUCKY in self.who.block.features
        roll = self._lucky(table, why) if is_lucky else table.roll(self.who, D20[self.edge], why, self.bonus, bands)
        for effect in self.used:
            end(table, effect, "used")
        return roll

    def _lucky(self, table: Table, why: str) -> Roll:
        """Each die that shows a 1 is thrown once more.  5e.feature.lucky"""
        rolls = []
        for _ in range(2 if self.edge else 1):
            roll = table.roll(self.who, D20[0], why, self.bonus)
            rolls.append(table.roll(self.who, D20[0], LUCKY, self.bonus) if roll.natural == 1 else roll)
        return (max if self.edge >= 0 else min)(rolls, key=lambda roll: roll.natural)

    def total_with(self, natural: int) -> int:
        return natural + total(self.bonus)
