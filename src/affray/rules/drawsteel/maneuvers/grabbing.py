"""Grabbing: taking hold, carrying along, releasing, escaping.  Start at `grab`."""

from collections.abc import Iterator
from typing import Final

from affray.core.board import squares_of
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import gain, lose, move_to
from affray.core.table.moments import FIGHT_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.abilities.free_strikes import free_strike
from affray.rules.drawsteel.abilities.squad_strikes import TOGETHER
from affray.rules.drawsteel.abilities.using import use
from affray.rules.drawsteel.changes import lose_effects
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import FREE, MANEUVER, Ability, Distance, Tier
from affray.rules.drawsteel.state.bonds import GRABBED, held_by, holds, sources
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.aiming import can_handle, candidates

TAKE: Final = Deed("take")

GRAB: Final = Ability(
    "grab",
    MANEUVER,
    frozenset({"melee", "weapon"}),
    Distance(melee=1),
    roll=("might",),
    tiers=(Tier(), Tier(outcomes=(Outcome("grab-for-a-blow"),)), Tier(outcomes=(Outcome(GRABBED),))),
)
"""The maneuver that everybody has.  ds.deed.grab"""


# --- taking hold


def offer_grab(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """One target at a time, and nobody too big.  ds.deed.grab"""

    def near() -> list[Fighter]:
        found = candidates(readings, clash, fighter, GRAB)
        return [each for each in found if each.side != fighter.side and each.is_up and can_handle(fighter, each)]

    if not held_by(clash, fighter) and not fighter.pools.get(TOGETHER + GRAB.id, 0):
        yield Pattern("grab", OneOf(near))


def grab(table: Table, fighter: Fighter, target: Fighter) -> None:
    """ds.deed.grab"""
    use(table, fighter, GRAB, [target])


def hold(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Grab the target: one at a time unless the ability has several; an amount makes it harder to escape.

    ds.condition.grabbed
    """
    holder = use.roller(target)
    if len(held_by(table.state, holder)) < use.ability.number:
        take_hold(table, holder, target, outcome.amount, max(use.ability.distance.melee, 1))


def take_hold(table: Table, user: Fighter, target: Fighter, hard: int = 0, reach: int = 1) -> None:
    """Grab a target in reach, and draw it beside the grabber.  ds.condition.grabbed"""
    clash = table.state
    is_free = target.is_up and user.is_up and not holds(target, GRABBED, user)
    if is_free and clash.distance(user, target) <= reach:
        draw_beside(table, user, target)
        if clash.is_adjacent(user, target):
            gain(table, target, GRABBED, user, [Until(FIGHT_END)], amount=hard)


def hold_for_a_blow(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The grabber may grab, but the target makes a free strike first.  ds.deed.grab"""
    user = use.roller(target)
    if table.ask(Question(user, "grab-for-a-blow", [TAKE, PASS], target)) == PASS:
        return
    if target.is_up:
        free_strike(table, target, user)
    if not held_by(table.state, user):
        take_hold(table, user, target)


# --- breaking free


def offer_escape(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.deed.escape"""
    if fighter.has(GRABBED):
        yield Deed("escape")


def escape(table: Table, fighter: Fighter) -> None:
    """A test: nothing, free after a free strike, or free; a bane against a bigger grabber.  ds.deed.escape"""
    effect = next(each for each in fighter.effects if each.kind == GRABBED)
    holder = table.state.fighter(effect.source or "")
    is_smaller = fighter.block.step < holder.block.step
    banes = [Reason("ds.deed.escape", -1)] * (is_smaller + effect.amount)
    trial = make_test(table, fighter, ("might", "agility"), "escape", banes)
    if trial.tier == 1 or effect not in fighter.effects:
        return
    if trial.tier == 2:
        if table.ask(Question(fighter, "escape-for-a-blow", [Deed("escape"), PASS], holder)) == PASS:
            return
        if holder.is_up and fighter.is_up:
            free_strike(table, holder, fighter)
    if effect in fighter.effects:
        lose(table, fighter, effect, "escaped")


def offer_release(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.condition.grabbed"""
    if can_take(fighter, FREE):
        yield Pattern("release", OneOf(lambda: held_by(clash, fighter)))


def release(table: Table, fighter: Fighter, target: Fighter) -> None:
    """ds.condition.grabbed"""
    for effect in holds(target, GRABBED, fighter):
        lose(table, target, effect, "released")


def release_all(table: Table, fallen: Fighter) -> None:
    """Whoever falls holds nobody and is held by nobody.  ds.condition.grabbed"""
    for target in held_by(table.state, fallen):
        release(table, fallen, target)
    lose_effects(table, fallen, (GRABBED,), "released")


def free_if_apart(table: Table, moved: Fighter) -> None:
    """A grab ends when the two are no longer adjacent.  ds.condition.grabbed"""
    clash = table.state
    for id in sources(moved, GRABBED):
        if not clash.is_adjacent(moved, clash.fighter(id)):
            release(table, clash.fighter(id), moved)
    for target in held_by(clash, moved):
        if not clash.is_adjacent(moved, target):
            release(table, moved, target)


# --- carrying along


def carry_held(table: Table, mover: Fighter) -> None:
    """Those it holds come along, to the nearest place beside it.  ds.condition.grabbed"""
    for target in held_by(table.state, mover):
        draw_beside(table, mover, target)
    free_if_apart(table, mover)


def draw_beside(table: Table, holder: Fighter, target: Fighter) -> None:
    """Move the target to the nearest free place beside the holder, unless it is adjacent."""
    clash = table.state
    beside = [] if clash.is_adjacent(holder, target) else places_beside(clash, holder, target)
    if beside:
        move_to(table, target, beside[0])


def places_beside(clash: Clash, holder: Fighter, target: Fighter) -> list[int]:
    """Where the target fits beside its holder, the nearest place first."""
    width, grid = target.width, clash.grid
    room = grid.room(clash.open & ~clash.taken(without=target), width)
    near = squares_of(grid.around(holder.at, holder.width, width) & room)
    found = [square for square in near if grid.gap(square, width, holder.at, holder.width) == 1]
    return sorted(found, key=lambda square: (grid.distance(square, target.at), square))


def half_speed(clash: Clash, mover: Fighter, speed: int) -> int:
    """Half speed while it holds one of its own size or bigger.  ds.condition.grabbed"""
    held = held_by(clash, mover)
    is_heavy = any(mover.block.step <= each.block.step for each in held)
    return speed // 2 if is_heavy else speed


def offer_haul(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.condition.grabbed"""
    for target in held_by(clash, fighter):
        places = [square for square in places_beside(clash, fighter, target) if square != target.at]
        yield Pattern("haul", OneOf([target]), OneOf([clash.square_name(square) for square in places]))


def haul(table: Table, fighter: Fighter, target: Fighter, square: str) -> None:
    """Move the held creature to another square beside the grabber.  ds.condition.grabbed"""
    move_to(table, target, table.state.grid.square(square))
