"""Who is dying, who dies, and who is knocked out instead.  Start at `fell_if_due`."""

from typing import Final

from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END
from affray.core.values import Until
from affray.rules.drawsteel.changes import set_status
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import DEAD, OUT, Fighter

KILL: Final = Deed("kill")
SPARE: Final = Deed("knock-out")


def fate_of(table: Table, fighter: Fighter, by: Fighter | None) -> str:
    """Dead, unless the table lets whoever fells somebody knock it out instead; any damage then kills it.

    ds.stamina.unconscious
    """
    if not table.readings.may_spare or by is None or not fighter.is_up:
        return DEAD
    if table.ask(Question(by, "mercy", [KILL, SPARE], fighter)) != SPARE:
        return DEAD
    gain(table, fighter, "prone", ends=[Until(FIGHT_END)], amount=1)
    return OUT


def fell_if_due(table: Table, fighter: Fighter, is_news: bool, by: Fighter | None) -> bool:
    """A creature of the Director dies at 0; a hero is dying there, and dies at minus the winded value.

    Any damage kills the unconscious. Returns whether it has fallen.

    ds.stamina.dying ds.stamina.death ds.stamina.unconscious
    """
    if not fighter.is_there or (fighter.hp > 0 and fighter.status != OUT):
        return False
    if fighter.hp <= fighter.lowest or fighter.status == OUT:
        set_status(table, fighter, fate_of(table, fighter, by))
        return True
    if is_news:
        table.tell("dying", who=fighter)
    return False
