"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial
from typing import Final

from affray.core.dice.luck import Guesser
from affray.core.table.imagining import indispensable, scatter, suppose_alike, suppose_nothing_laid_down
from affray.core.values import Creature
from affray.rules.acao.changes import suppose_gone
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.turn.order import is_one_sided

BASE_LIFE: Final = 5


def visible_health(combat: Combat, creature: Character) -> str | None:
    """How one looks to those who do not know its life."""
    if combat.settings["disclosure"].get(creature.id) == "nothing":
        return None
    return "unhurt" if creature.hp == creature.hp_max else "hurt"


def imagine(table: Table, seat: str, asked: Collection[Creature]) -> None:
    """The hidden are not there; unknown life is any that looks alike."""
    combat = table.state
    guesser = Guesser(table.luck)
    unknown = [c for c in combat.everyone() if not combat.is_known_to(seat, c) and c not in asked]
    up = [creature for creature in combat.everyone() if creature.is_up]
    kept = indispensable([c for c in up if c not in unknown], [c for c in up if c in unknown], combat.turn)
    known = [creature for creature in combat.everyone() if creature.is_there and creature not in unknown]
    scatter(combat, kept, combat.board.open & ~combat.spaces(known), guesser)
    for creature in unknown:
        if creature not in kept:
            suppose_gone(creature)
    suppose_nothing_laid_down(combat, is_one_sided(combat))
    for creature in combat.everyone():
        if seat not in table.rulebook.confidants(combat, creature) and creature not in asked and creature.hp > 0:
            suppose_alike(creature, partial(visible_health, combat), guesser, usual_life(creature))


def usual_life(creature: Character) -> int:
    """Five and RES and one more at each of the levels 2 and 3, for each square in a row that it fills.  ac.life

    Our ruling: this is what is guessed of those whose life is not known, whatever they have.
    """
    by_level = min(creature.sheet.level - 1, 2)
    return max((BASE_LIFE + creature.attribute("res") + by_level) * creature.sheet.width, 1)
