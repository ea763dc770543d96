"""What binds the attacks of a Multiattack beside their number.  Start at `Terms`."""

from typing import Final

from affray.core.values import Value
from affray.rules.dnd5e.state.filters import Filter

ATTACKED, BEATEN = "attacked", "beaten"
"""The words of the filters that ask whether the other has attacked it in this turn, and how often it has hit it."""
ROLLED: Final = "attacks-rolled"
"""The pool that holds how many attacks a Multiattack with dice for them has this time."""


class Terms(Value):
    """What must be so with the target of each attack of a Multiattack after its first (`only`); whether all of them are
    in melee, and in the order in which they are listed; and how many there are: dice, or the name of a pool."""

    __slots__ = ("only", "is_melee", "is_ordered", "times")

    def __init__(
        self, only: tuple[Filter, ...] = (), is_melee: bool = False, is_ordered: bool = False, times: str = ""
    ) -> None:
        self.only = only
        self.is_melee = is_melee
        self.is_ordered = is_ordered
        self.times = times

    @property
    def is_rolled(self) -> bool:
        """Do dice say how many attacks there are?"""
        return self.times[:1].isdigit()

    @property
    def pool(self) -> str:
        """The pool that holds how many attacks there are; empty if as many as are listed."""
        return ROLLED if self.is_rolled else self.times
