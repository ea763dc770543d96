"""Grappling and shoving: contests in place of an attack, escaping, dragging.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.board import squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import gain, spend
from affray.core.table.consent import CARRIED, is_willing
from affray.core.table.moments import end
from affray.core.values import Until
from affray.rules.dnd5e.actions.attack_action import SPECIAL, use_attack
from affray.rules.dnd5e.attack.attack_made import attack_made, resolve_readied_first, reveal_attacker
from affray.rules.dnd5e.attack.friends import foes_first, is_meant
from affray.rules.dnd5e.gear.arms import grasp
from affray.rules.dnd5e.gear.grapple_holds import held, hold_of, holders
from affray.rules.dnd5e.gear.hands import free_hands
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.harm.falling import own_width, taken_for
from affray.rules.dnd5e.movement.dragging import drag, drags
from affray.rules.dnd5e.movement.forced import move_by_force
from affray.rules.dnd5e.movement.speeds import may_move
from affray.rules.dnd5e.movement.walk import slowed_by
from affray.rules.dnd5e.reacting.ready_triggers import trigger_arrivals, watch
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import check, contest
from affray.rules.dnd5e.state.battle import Battle, those_up
from affray.rules.dnd5e.state.blocks import SIZE_ORDER
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.moments import INCAPACITATED, TOUCHED

DEFENCES: Final = ("athletics", "acrobatics")
HANDLESS: Final = frozenset(("beast", "ooze", "plant"))
"""Our reading: creatures of these kinds have no hand to grapple with."""
PRONE: Final = Deed("prone")


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.grapple.try 5e.shove 5e.grapple.escape 5e.grapple.release 5e.grapple.drag"""
    if can_make_special_attack(readings, creature):
        yield Pattern("grapple", OneOf(partial(those_to_grab, battle, creature)))
        yield Pattern("shove", OneOf(partial(those_in_grasp, battle, creature)))
    if creature.pools["action"] > 0:
        yield Pattern("escape", OneOf(partial(holders, battle, creature)), OneOf(DEFENCES))
    yield Pattern("release", OneOf(partial(held, battle, creature)))
    if not creature.mount and may_move(readings, battle, creature) and (loads := held(battle, creature)):
        yield from drags(battle, creature, slowed_by(creature, loads))


# --- targets


def those_in_grasp(battle: Battle, creature: Combatant) -> list[Combatant]:
    """Foes and then friends in reach that are noticed and at most one size larger; none that charms one.

    5e.shove 5e.condition.charmed
    """
    largest, far = SIZE_ORDER.index(creature.block.size) + 1, grasp(creature.block)
    found = [
        other
        for other in those_up(battle)
        if battle.distance(creature, other) <= far
        and creature.can_target(other)
        and SIZE_ORDER.index(other.block.size) <= largest
        and battle.is_clear(creature, other)
    ]
    return foes_first(creature, found)


def those_to_grab(battle: Battle, creature: Combatant) -> list[Combatant]:
    """With a free hand, foes that can be grappled and are not yet.  5e.grapple.try"""
    mine = held(battle, creature)
    if creature.block.kind in HANDLESS or free_hands(battle, creature) == 0:
        return []
    return [
        foe
        for foe in those_in_grasp(battle, creature)
        if foe not in mine and "grappled" not in foe.block.condition_immunities
    ]


# --- in place of an attack


def grapple(table: Table, creature: Combatant, target: Combatant) -> None:
    """A hold lasts until it is broken, let go, or the grappler can do nothing.  5e.grapple.try 5e.condition.grappled"""
    if not is_meant(table, creature, target) or not begin(table, creature, target):
        return
    if wins(table, creature, target, "5e.grapple.try", "grapple") and hold_of(target, creature) is None:
        gain(table, target, "grappled", creature, ends=[Until(INCAPACITATED, creature.id)])
    attack_made(table, creature)


def shove(table: Table, creature: Combatant, target: Combatant) -> None:
    """The winner knocks the target prone or pushes it 1 square away.  5e.shove"""
    battle = table.state
    if not is_meant(table, creature, target) or not begin(table, creature, target):
        return
    table.tell("shoves", who=creature, target=target)
    if wins(table, creature, target, "5e.shove", "shove"):
        how = table.ask(Question(creature, "shove", partial(shoves, battle, creature, target), target))
        if how == PRONE:
            fall_prone(table, target)
        elif how.verb == "push":
            push(table, target, battle.grid.square(how.args[0]))
    attack_made(table, creature)


def begin(table: Table, creature: Combatant, target: Combatant) -> bool:
    """A special attack: it reveals, and may trigger reactions. Can it still be made?  5e.special.replaces"""
    battle = table.state
    use_special_attack(table, creature)
    resolve_readied_first(table, creature)
    reveal_attacker(table, creature)
    is_near = battle.distance(creature, target) <= grasp(creature.block)
    return creature.is_able and target.status == UP and is_near


def wins(table: Table, creature: Combatant, target: Combatant, clause: str, task: str) -> bool:
    """Athletics against the target's Athletics or Acrobatics; the incapacitated lose, and a willing friend lets it be.

    5e.grapple.try 5e.shove 5e.grapple.drag
    """
    if not target.is_able or (target.side == creature.side and is_willing(table, target, CARRIED, creature)):
        touch(table, creature, target)
        return True
    if contest(table, creature, "athletics", target, DEFENCES, clause, about=(task,)):
        touch(table, creature, target)
        return True
    table.tell("resisted", who=target, by=creature)
    return False


def touch(table: Table, creature: Combatant, target: Combatant) -> None:
    """What is so with whoever touches the target.  5e.grapple.try 5e.shove"""
    if target.block.gifts or target.effects:
        table.readings.hooks.answer(table, TOUCHED, target, creature)


def shoves(battle: Battle, creature: Combatant, target: Combatant) -> list[Any]:
    can_fall = not target.has("prone") and "prone" not in target.block.condition_immunities
    names = [battle.square_name(square) for square in squares_of(squares_away(battle, creature, target))]
    return [*([PRONE] if can_fall else []), *(Deed("push", name) for name in names)]


def squares_away(battle: Battle, creature: Combatant, target: Combatant) -> int:
    """Free squares beside the target that are 1 farther away. Our reading of "away": any of them.

    A rider is pushed off its mount, to a square beside that.
    """
    distance, width = battle.distance(creature, target), own_width(target)
    free = battle.board.open & ~taken_for(battle, target, width, target.height)
    if target.mount:
        near = battle.grid.around(target.at, target.width, width) & battle.grid.room(free, width)
    else:
        near = battle.board.reach(target.at, 1, free, body=width).squares & ~(1 << target.at)
    farther = [s for s in squares_of(near) if battle.grid.gap(creature.at, creature.width, s, width) > distance]
    return sum(1 << square for square in farther)


def push(table: Table, target: Combatant, square: int) -> None:
    """Forced movement, without opportunity attacks.  5e.shove 5e.opportunity.avoid"""
    watched = watch(table.state)
    move_by_force(table, target, square)
    trigger_arrivals(table, watched)


# --- ending a grapple


def escape(table: Table, creature: Combatant, grappler: Combatant, skill: str) -> None:
    """By the action, against the grappler's Athletics, or the escape DC of a monster.  5e.grapple.escape"""
    spend(table, creature, "action")
    hold = hold_of(creature, grappler)
    if hold is not None and hold.amount:
        roll = check(table, creature, skill, "5e.grapple.escape", hold.amount, ("escape",))
        is_free = roll.total >= hold.amount
    else:
        about = ("escape",)
        is_free = contest(table, creature, skill, grappler, ("athletics",), "5e.grapple.escape", about)
    hold = hold_of(creature, grappler)
    if hold is None:  # let go meanwhile
        return
    if is_free:
        end(table, hold, "escaped")
    else:
        table.tell("still-held", who=creature, by=grappler)


def release(table: Table, creature: Combatant, target: Combatant) -> None:
    """At any time, with no action.  5e.grapple.release"""
    hold = hold_of(target, creature)
    if hold is not None:
        end(table, hold, "released")


DEEDS: Final[dict[str, Callable[..., None]]] = {
    "grapple": grapple,
    "shove": shove,
    "escape": escape,
    "release": release,
    "drag": drag,
}


def can_make_special_attack(readings: Readings, creature: Combatant) -> bool:
    """By the action, or in place of one of its attacks.  5e.special.replaces"""
    return creature.pools["action"] > 0 or _replaces_one(readings, creature)


def use_special_attack(table: Table, creature: Combatant) -> None:
    """5e.special.replaces"""
    if table.readings.specials_take_all:
        spend(table, creature, "action")
    else:
        use_attack(table, creature, _replaces_one(table.readings, creature), SPECIAL)


def _replaces_one(readings: Readings, creature: Combatant) -> bool:
    struck = creature.struck
    return bool(struck) and not readings.specials_take_all and creature.block.may_follow(struck, SPECIAL)
