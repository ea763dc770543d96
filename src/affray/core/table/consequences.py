"""What comes of a deed that no rule covers: any of the GM's rulings.  Start at `ask_consequences`."""

from typing import TYPE_CHECKING, Any, Final

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.rulings import RulingOptions
from affray.core.values import GM, Creature

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import Table

CONSEQUENCE: Final = "consequence"
MOST_CONSEQUENCES: Final = 5


def ask_consequences(table: "Table[Any, Readings]", who: Creature, words: str) -> None:
    """Ask the GM what comes of somebody's deed, one ruling after another, until that is all."""
    for _ in range(MOST_CONSEQUENCES):
        question = Question(
            GM, CONSEQUENCE, lambda: RulingOptions([PASS, *table.rulebook.rulings(table.state).parts]), who, words
        )
        ruling = table.ask(question)
        if ruling == PASS:
            return
        table.tell("ruled", to=(), ruling=ruling, why="")
        table.rulebook.rule(table, ruling)
