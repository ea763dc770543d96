"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial

from affray.core.dice.luck import Whim
from affray.core.table.imagining import scatter, suppose_alike
from affray.core.values import Creature
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character, Combat


def visible_health(combat: Combat, creature: Character) -> str | None:
    """How one looks to those who do not know its life."""
    if combat.settings["disclosure"].get(creature.id) == "nothing":
        return None
    return "unhurt" if creature.hp == creature.hp_max else "hurt"


def imagine(table: Table, seat: str, asked: Collection[Creature]) -> None:
    """The hidden may stand anywhere free; unknown life is any that looks alike."""
    combat = table.state
    whim = Whim(table.luck)
    unknown = [c for c in combat.everyone() if not combat.is_known_to(seat, c) and c not in asked]
    free = combat.board.open
    for creature in combat.everyone():
        if creature.is_there and creature not in unknown:
            free &= ~combat.space(creature)
    scatter(combat, unknown, free, whim)
    for creature in combat.everyone():
        if seat not in table.rulebook.confidants(combat, creature) and creature not in asked and creature.hp > 0:
            suppose_alike(creature, partial(visible_health, combat), whim)
