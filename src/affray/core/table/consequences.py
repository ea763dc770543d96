"""What comes of a deed that no rule covers: whatever the GM rules.  Start at `ask_consequences`."""

from typing import Any, Final

from affray.core.offers.deeds import PASS
from affray.core.rulebook import Readings
from affray.core.table.asking import Question, Table
from affray.core.values import GM, Creature

CONSEQUENCE: Final = "consequence"


def ask_consequences(table: Table[Any, Readings], who: Creature, words: str) -> None:
    """Wait for the GM, who may make any ruling at this question as at every other, and passes when that is all."""
    table.ask(Question(GM, CONSEQUENCE, [PASS], who, words))
