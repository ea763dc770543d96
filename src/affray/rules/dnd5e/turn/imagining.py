"""Imagining what a seat does not know: hidden creatures, hit points, armour.  Start at `imagine`."""

from collections.abc import Collection
from fractions import Fraction
from functools import partial
from typing import Final

from affray.core.dice.luck import Guesser
from affray.core.table.imagining import indispensable, scatter, suppose_alike, suppose_nothing_laid_down
from affray.core.values import Creature
from affray.rules.dnd5e.changes import (
    carry_rider,
    suppose_armour,
    suppose_gone,
    suppose_no_temporary,
    suppose_readied,
    suppose_unfindable,
)
from affray.rules.dnd5e.harm.falling import level_ground
from affray.rules.dnd5e.reacting.ready_triggers import ANY_FOE, ENTERS_REACH
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.senses.sight import shows_armour
from affray.rules.dnd5e.state.battle import Battle, Readied
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.turn.turn import is_one_sided

COMMON_ARMOUR: Final = 13
HIT_DIE: Final = {"tiny": 4, "small": 6, "medium": 8, "large": 10, "huge": 12, "gargantuan": 20}


def rough(readings: Readings, battle: Battle, creature: Combatant) -> str | None:
    """The visible state of a creature: unhurt at half its hit points or more, else hurt.  5e.damage.marks"""
    if not readings.wounds_show or battle.settings["disclosure"].get(creature.id) == "nothing":
        return None
    return "unhurt" if 2 * creature.hp >= creature.hp_max else "hurt"


def imagine(table: Table, seat: str, asked: Collection[Creature]) -> None:
    """The unnoticed are not there; unknown hit points are any that look alike, unknown armour is common."""
    battle = table.state
    guesser = Guesser(table.luck)
    unknown = [c for c in battle.everyone() if not battle.is_known_to(seat, c) and c not in asked]
    gone = _leave_out(battle, unknown, guesser)
    suppose_nothing_laid_down(battle, is_one_sided(battle))
    for readied in battle.readied:
        creature = battle.creatures[readied.who]
        if seat not in table.rulebook.confidants(battle, creature) and creature not in asked:
            suppose_readied(battle, readied, Readied(readied.who, "attack", ENTERS_REACH, ANY_FOE))
    for creature in battle.everyone():
        own = table.rulebook.confidants(battle, creature)
        if seat not in own and creature not in asked and creature not in gone:
            suppose_no_temporary(creature)
            if creature.hp > 0:
                most = usual_hit_points(creature.block)
                suppose_alike(creature, partial(rough, table.readings, battle), guesser, most)
        if seat not in own and not shows_armour(battle, creature):
            suppose_armour(creature, COMMON_ARMOUR)


def usual_hit_points(block: Block) -> int:
    """How many hit points one of this size, Constitution and level or challenge usually has at most.

    Our ruling: this is what is guessed of those whose hit points are not known, whatever they have.
    """
    challenge = Fraction(block.challenge or 1)
    by_challenge = 4 + (13 * int(challenge) + 5) // 10 if challenge >= 1 else 2
    dice = block.level or by_challenge
    return max(dice * (HIT_DIE[block.size] + 1) // 2 + dice * block.modifier("con"), dice)


def _leave_out(battle: Battle, unknown: list[Combatant], guesser: Guesser) -> list[Combatant]:
    """Leave out the unknown, or put them somewhere if they cannot be left out; returns those who were."""
    up = [creature for creature in battle.everyone() if creature.status == UP]
    kept = indispensable([c for c in up if c not in unknown], [c for c in up if c in unknown], battle.turn)
    kept += [c for c in unknown if c not in kept and {c.mount, c.rider} & {each.id for each in kept}]
    scatter(battle, [c for c in kept if not c.mount], _free_without(battle, unknown), guesser)
    for creature in kept:
        if creature.rider:
            carry_rider(battle.creatures[creature.rider], creature)
        suppose_unfindable(creature)
    gone = [creature for creature in unknown if creature not in kept]
    for creature in gone:
        suppose_gone(battle, creature)
    return gone


def _free_without(battle: Battle, unknown: list[Combatant]) -> int:
    taken = battle.spaces(c for c in battle.everyone() if c.is_there and c not in unknown)
    return level_ground(battle, 0) & ~taken
