"""Channel Divinity: turning the undead, and preserving life.  Both are powers (`powers.py`) that share their uses."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from affray.core.board import Ways, squares_of
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Number, OneOf, Way
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import DAMAGED, TURN_END
from affray.core.values import Reason, Until
from affray.rules.dnd5e.actions.common_actions import DASH, DODGE
from affray.rules.dnd5e.changes import set_status
from affray.rules.dnd5e.creatures.powers import affected_by
from affray.rules.dnd5e.harm.dying import regain
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.walk import reach_of
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import planned_save, save_all
from affray.rules.dnd5e.senses.sight import can_hear, sees
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import MINUTE, Power
from affray.rules.dnd5e.state.combatant import DEAD, UP, Combatant

TURN_UNDEAD: Final = "turn-undead"
PRESERVE_LIFE: Final = "preserve-life"
TURNED: Final = "turned"
DESTROYED: Final = {5: ("0", "1/8", "1/4", "1/2"), 8: ("1",), 11: ("2",), 14: ("3",), 17: ("4",)}
"""By cleric level: challenge ratings of undead that are destroyed instead of turned."""
LIFELESS: Final = ("construct", "undead")
NEAR: Final = 6


# --- turning the undead


def turn_undead(table: Table, cleric: Combatant, power: Power) -> None:
    """Each undead nearby that sees or hears the cleric and fails a Wisdom save is turned for a minute, or destroyed.

    5e.power.turn-undead
    """
    battle = table.state
    near = affected_by(battle, table.readings.areas, cleric, power)
    struck = [one for one in near if can_hear(battle, one) or sees(battle, one, cleric)]
    saved = save_all(
        table, [planned_save(table.readings, battle, one, power.save, cleric, (TURNED,)) for one in struck], power.dc
    )
    for undead in struck:
        if undead in saved or undead.status != UP:
            continue
        if any(cleric.block.level >= level and undead.block.challenge in ranks for level, ranks in DESTROYED.items()):
            set_status(table, undead, DEAD)
        else:
            ends = [Until(TURN_END, undead.id, MINUTE), Until(DAMAGED, undead.id)]
            gain(table, undead, TURNED, cleric, ends=ends)


def offers_to_turned(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """A turned creature can only move away and Dash; if it cannot move away, Dodge.  5e.power.turn-undead"""
    away = Ways(battle.grid, lambda: reach_of(battle, creature, left(creature), farther(battle, creature)))
    if left(creature) > 0:
        yield Pattern("move", Way(away))
    if creature.pools["action"] > 0:
        yield DASH
        if not any(True for _ in away.ends()):
            yield DODGE


def farther(battle: Battle, creature: Combatant) -> int:
    """The squares farther away from those who turned it."""
    found = battle.board.open
    for effect in creature.effects:
        if effect.kind == TURNED and effect.source in battle.creatures:
            cleric = battle.creatures[effect.source]
            near = battle.grid.around(cleric.at, cleric.width, battle.distance(creature, cleric))
            found &= ~(near | battle.space(cleric))
    return found


def way_out(battle: Battle, creature: Combatant) -> tuple[int, ...] | None:
    """The way that leads farthest from those who turned it."""
    reach = reach_of(battle, creature, left(creature), farther(battle, creature))
    ends = [square for square in squares_of(reach.squares) if square != creature.at]
    clerics = [battle.creatures[e.source] for e in creature.effects if e.kind == TURNED and e.source]
    if not ends or not clerics:
        return None
    width = creature.width
    best = max(ends, key=lambda at: min(battle.grid.gap(at, width, c.at, c.width) for c in clerics))
    return Ways(battle.grid, lambda: reach).way_to(best)


# --- preserving life


def preserve_life(table: Table, cleric: Combatant, power: Power) -> None:
    """Five hit points for each level, divided among creatures nearby, none above half its maximum.

    5e.power.preserve-life
    """
    left = 5 * cleric.block.level
    while left:
        deed = table.ask(Question(cleric, PRESERVE_LIFE, partial(preserve_life_options, table.state, cleric, left)))
        if deed == PASS:
            return
        patient, amount = deed.args
        left -= amount
        regain(table, patient, amount, [Reason("5e.power.preserve-life", amount)])


def preserve_life_options(battle: Battle, cleric: Combatant, left: int) -> list[object]:
    """Each friend nearby below half its maximum, and how much it may regain."""
    friends = [c for c in battle.everyone() if c.side == cleric.side and c.is_there]
    found: list[object] = [
        Pattern("mend", OneOf([friend]), Number(1, min(left, friend.hp_max // 2 - int(friend.hp))))
        for friend in friends
        if battle.distance(cleric, friend) <= NEAR
        and friend.hp < friend.hp_max // 2
        and friend.block.kind not in LIFELESS
    ]
    return [*found, PASS] if found and cleric.is_able else []
