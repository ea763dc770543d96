"""Who comes into the fight late, and who leaves it.  Start at `leave`."""

from typing import Final

from affray.core.board.field import SURRENDERED
from affray.core.table.changes import appear, forget_order, refill
from affray.core.table.scenario import FLEEING, Stage
from affray.rules.acao.changes import end_effects, reveal, set_status
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import OUT, UP, Character, Combat
from affray.rules.acao.turn.begin import equip
from affray.rules.acao.turn.order import is_one_sided


def enter(table: Table, newcomers: list[Character]) -> None:
    """They wait for their turn in the round, as everybody does who has not acted.  ac.order.alternate"""
    for newcomer in newcomers:
        if table.state.round:
            equip(table.readings, newcomer)
            refill(newcomer, "reaction", 1)
        appear(table, newcomer)


def leave(table: Table, creature: Character, status: str) -> None:
    """Whoever is out of the fight holds nobody and is held by nobody. Who surrenders comes out of hiding."""
    if status == SURRENDERED:
        reveal(table, creature)
    end_effects(table, creature, "held", status)
    forget_order(creature, FLEEING)
    set_status(table, creature, status)


def stand(table: Table, creature: Character) -> None:
    """It is back in the fight, if it has life left."""
    set_status(table, creature, UP if creature.hp else OUT)


def free_polygons(combat: Combat) -> int:
    return combat.board.open & ~combat.taken()


STAGE: Final[Stage] = Stage(is_one_sided, free_polygons, enter, leave, stand)
