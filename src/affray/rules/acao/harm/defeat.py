"""What becomes of one who has no life left.  Start at `fall`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.values import GM
from affray.rules.acao.changes import reveal, set_status
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import DEAD, OUT, Character

DIES: Final = Deed("dies")
LIVES: Final = Deed("lives")


def fall(table: Table, creature: Character) -> None:
    """At 0 a hero dies, and the GM decides whether a foe dies; options differ.  ac.damage.zero"""
    reveal(table, creature)
    readings = table.readings
    fate = FATES[readings.fate_of_heroes if creature.hero else readings.fate_of_foes](table, creature)
    if creature.hp == 0 and creature.is_up:
        set_status(table, creature, fate)


def fate_by_gm(table: Table, creature: Character) -> str:
    """ac.damage.zero"""
    asked = Question(GM, "fate", lambda: [DIES, LIVES] if creature.hp == 0 and creature.is_up else [], creature)
    return OUT if table.ask(asked) == LIVES else DEAD


def death(table: Table, creature: Character) -> str:
    return DEAD


def incapacity(table: Table, creature: Character) -> str:
    return OUT


FATES: Final[Mapping[str, Callable[[Table, Character], str]]] = {
    "gm": fate_by_gm,
    "death": death,
    "incapacitated": incapacity,
}
