"""What the GM may decree.  Start at `rulings`."""

from collections.abc import Mapping
from typing import Final

from affray.core.board import Spot
from affray.core.changes import move_to, set_hp
from affray.core.deeds import Options, Pattern
from affray.core.slots import Deed, Number, OneOf
from affray.rules.acao.changes import reveal, set_status
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import DEAD, FLED, OUT, UP, YIELDED, Character, Combat

FATES: Final[Mapping[str, str]] = {"dies": DEAD, "lives": OUT, "flees": FLED, "yields": YIELDED}


def rulings(combat: Combat) -> Options:
    """Life, place, that one is noticed, and what becomes of one who is up."""
    everyone = list(combat.everyone())
    up = [creature for creature in everyone if creature.is_up]
    free = combat.board.open & ~combat.taken()
    return Options(
        [Pattern("hp", OneOf([c]), Number(0, c.hp_max), verb_at=1) for c in everyone]
        + [Pattern("at", OneOf(everyone), Spot(combat.grid, free), verb_at=1)]
        + [Pattern("noticed", OneOf([c for c in everyone if c.is_hidden]), verb_at=1)]
        + [Pattern(verb, OneOf(up), verb_at=1) for verb in FATES]
    )


def rule(table: Table, ruling: Deed) -> None:
    """Carry out a ruling."""
    creature: Character = ruling.args[0]
    if ruling.verb == "hp":
        set_hp(table, creature, ruling.args[1])
        rise_or_fall(table, creature)
    elif ruling.verb == "at":
        move_to(table, creature, ruling.args[1])
    else:
        reveal(table, creature)
        if ruling.verb in FATES:
            set_status(table, creature, FATES[ruling.verb])


def rise_or_fall(table: Table, creature: Character) -> None:
    """Who is given life is up again, and who has none left is dead."""
    if creature.hp == 0 and creature.is_up:
        reveal(table, creature)
        set_status(table, creature, DEAD)
    elif creature.hp > 0 and not creature.is_up:
        set_status(table, creature, UP)
