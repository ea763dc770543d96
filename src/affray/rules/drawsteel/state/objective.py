"""What the heroes are after in a fight.  When they have it is told in `objectives.py`."""

from typing import Final

from affray.core.values import Value

ROUNDS: Final = 3
"""How long one usually holds out."""


class Objective(Value):
    """What the heroes are after, by a word of `KINDS`; `rounds` and `whom` are for those that need them.

    ds.objective
    """

    __slots__ = ("kind", "rounds", "whom")

    def __init__(self, kind: str, rounds: int = ROUNDS, whom: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.rounds = rounds
        self.whom = whom
