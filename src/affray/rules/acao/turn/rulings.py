"""What the GM may decree.  Start at `RULINGS`."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table import rulings
from affray.core.table.rulings import Ruling, Rulings, decree
from affray.rules.acao.changes import reveal, set_status
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import DEAD, FLED, OUT, UP, YIELDED, Character, Combat

FATES: Final[Mapping[str, str]] = {"dies": DEAD, "lives": OUT, "flees": FLED, "yields": YIELDED}


def rise_or_fall(table: Table, creature: Character) -> None:
    """Who is given life is up again, and who has none left is dead."""
    if creature.hp == 0 and creature.is_up:
        meet_fate(DEAD, table, creature)
    elif creature.hp > 0 and not creature.is_up:
        set_status(table, creature, UP)


def offer_fate(verb: str, combat: Combat) -> list[Pattern]:
    return [decree(verb, OneOf([creature for creature in combat.everyone() if creature.is_up]))]


def meet_fate(status: str, table: Table, creature: Character) -> None:
    reveal(table, creature)
    set_status(table, creature, status)


def free_polygons(combat: Combat) -> int:
    return combat.board.open & ~combat.taken()


RULINGS: Final[Rulings[Combat]] = Rulings(
    [
        rulings.hp(rise_or_fall),
        rulings.at(free_polygons),
        rulings.noticed(reveal),
        *(Ruling(verb, partial(offer_fate, verb), partial(meet_fate, fate)) for verb, fate in FATES.items()),
    ]
)
