"""Damage about to be dealt, as a record that a reaction may edit.  Start at `Blow`."""

from collections.abc import Iterable

from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.state.combatant import Combatant


class Blow:
    """Damage about to be dealt: the target, the amount of each type, the source, and how.

    `added` are reasons that add or subtract before resistance; a reaction may add one. Unless it `is_resisted`,
    resistance, immunity and vulnerability do not count. It `leaves` at
    least as many hit points as this reason says. `taken` is what the target took of each type in the end.
    """

    __slots__ = (
        "target",
        "parts",
        "rolled",
        "by",
        "is_critical",
        "is_magical",
        "is_silvered",
        "is_adamantine",
        "is_melee",
        "added",
        "is_under_water",
        "is_undamped",
        "is_resisted",
        "leaves",
        "taken",
    )

    def __init__(
        self,
        target: Combatant,
        parts: Iterable[tuple[OpenInt, str]],
        by: Combatant | None = None,
        *,
        is_critical: bool = False,
        is_magical: bool = False,
        is_silvered: bool = False,
        is_adamantine: bool = False,
        is_melee: bool = False,
        is_resisted: bool = True,
        leaves: Reason | None = None,
        is_undamped: bool = False,
    ) -> None:
        self.target = target
        self.parts: list[tuple[OpenInt, str]] = [(max(amount, 0), type) for amount, type in parts]
        self.rolled = tuple(self.parts)
        self.by = by
        self.is_critical = is_critical
        self.is_magical = is_magical
        self.is_silvered = is_silvered
        self.is_adamantine = is_adamantine
        self.is_melee = is_melee
        self.added: list[Reason] = []
        self.is_under_water = False
        self.is_undamped = is_undamped
        self.is_resisted = is_resisted
        self.leaves = leaves
        self.taken: dict[str, OpenInt] = {}

    def take(self, type: str, amount: OpenInt) -> None:
        """So much of a type comes through."""
        self.taken[type] = self.taken.get(type, 0) + amount

    def swell(self, amount: OpenInt, type: str) -> None:
        """So much more, of a type."""
        self.parts.append((amount, type))
        self.rolled = (*self.rolled, (amount, type))

    def reduce(self, reason: Reason) -> None:
        """Subtract the reason's amount, from the first part on."""
        left = -reason.amount
        for place, (amount, type) in enumerate(self.parts):
            taken = min(left, amount)
            self.parts[place] = amount - taken, type
            left -= taken
        self.added.append(reason)

    def halve(self, clause: str) -> None:
        """Halve the total, rounded down: halve every part, and correct the rounding in the first."""
        whole, half = self.amount, self.amount // 2
        self.parts = [(amount // 2, type) for amount, type in self.parts]
        first, type = self.parts[0]
        self.parts[0] = first + half - self.amount, type
        self.added.append(Reason(clause, half - whole))

    def sink(self) -> None:
        """The target is wholly under water, which damps fire.  5e.water.fire"""
        self.is_under_water = not self.is_undamped

    @property
    def amount(self) -> OpenInt:
        return sum(amount for amount, _ in self.parts)
