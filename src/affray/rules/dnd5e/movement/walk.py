"""Moving on the grid: reachable squares, the cost of a step, opportunity attacks.  Start at `walk`."""

from collections.abc import Sequence
from typing import Final

from affray.core.board import Reach, Ways, mask_of, squares_of
from affray.core.table.changes import lose, move_to, refill, spend
from affray.rules.dnd5e.changes import carry_rider, notice, rise_to
from affray.rules.dnd5e.gear.arms import grasp
from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach, held, hold_of
from affray.rules.dnd5e.harm.falling import free_for
from affray.rules.dnd5e.movement.bidden import bid_now, may_end_on, squares_nearer
from affray.rules.dnd5e.movement.gaits import Gait, board_for, gait
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.speeds import (
    MOVED,
    extra_for_diagonal,
    half_speed,
    is_at_odd_diagonal,
    left,
    note_diagonal,
    pay,
)
from affray.rules.dnd5e.movement.zones import enter_zones
from affray.rules.dnd5e.reacting.ready_triggers import trigger_arrivals, watch
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.rolls.straight_runs import note_step
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.battle import Battle, rise, those_there
from affray.rules.dnd5e.state.blocks import SIZE_ORDER, WALK
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import brought
from affray.rules.dnd5e.state.mods import APPROACH, CARRIED, CREATURES

AGGRESSIVE: Final = "aggressive"
NIMBLE: Final = "nimble"


def ways(battle: Battle, mover: Combatant, mode: str = WALK) -> Ways:
    """Where a creature can go with the movement it has left."""
    return Ways(battle.grid, lambda: reach_of(battle, mover, left(mover, mode), mode=mode))


def ways_at_foes(battle: Battle, mover: Combatant) -> Ways:
    """Where an Aggressive move can end: up to the speed away, and nearer to a foe that the mover sees.

    5e.feature.aggressive
    """
    return Ways(battle.grid, lambda: reach_of(battle, mover, mover.speed, squares_nearer_to_foes(battle, mover)))


def squares_nearer_to_foes(battle: Battle, mover: Combatant) -> int:
    seen = [foe for foe in battle.everyone() if foe.side != mover.side and sees(battle, mover, foe)]
    foes = [foe for foe in seen if foe.is_there]
    gap, width = battle.grid.gap, mover.width
    return mask_of(
        square
        for square in squares_of(battle.grid.disc(mover.at, mover.block.speed))
        if any(gap(square, width, foe.at, foe.width) < battle.distance(mover, foe) for foe in foes)
    )


def reach_of(
    battle: Battle,
    mover: Combatant,
    budget: int,
    ends: int = -1,
    mode: str = WALK,
    height: int | None = None,
    squeezed: int | None = None,
) -> Reach:
    """All that the mover can reach around the creatures it knows of; `ends` are the squares where it may stop.

    At its present height unless another is given; `squeezed` is the start square of a squeezing body.

    5e.move.difficult 5e.move.creature-difficult 5e.move.through-friend 5e.move.through-foe 5e.move.no-end 5e.grid.enter
    """
    gone = gait(battle, mover, mode)
    start, width = (mover.at, mover.width) if squeezed is None else (squeezed, mover.block.width - 1)
    high = mover.height if height is None else height
    taken = closed = passed = 0
    for other in those_there(battle):
        if other is mover or other.realm != mover.realm:
            continue
        if other.hidden_from and not battle.is_known(mover.side, other):
            continue
        if (other.height != high and rise(other, high, width)) or other.id == mover.rider:
            continue
        space = battle.space(other)
        if not mover.mingles_with(other):
            taken |= space
        if can_pass(mover, other):
            passed |= space
        else:
            closed |= space
    free = gone.free & ~closed & ~feared_squares(battle, mover, start)
    dear = gone.dear(passed) if squeezed is None or width == mover.width else (gone.free, *gone.dear(passed))
    is_odd = battle.counts_diagonals and is_at_odd_diagonal(battle, mover)
    return board_for(battle, mover).reach(
        start, budget, free, dear, stop=free & ~taken & ends & may_end_on(battle, mover), body=width, is_odd=is_odd
    )


def feared_squares(battle: Battle, mover: Combatant, origin: int) -> int:
    """The squares nearer to the source of its fear than its start: it cannot willingly move there, and does not on its
    flight.

    5e.condition.frightened
    """
    mask = 0
    for condition, effect in brought(mover.effects) if mover.effects else ():
        source = battle.creatures.get(effect.source or "")
        if condition == "frightened" and source is not None and source.is_there:
            mask |= squares_nearer(battle, mover, source, origin)
    bid = bid_now(battle, mover)
    for each in bid.sources if bid is not None and bid.word != APPROACH else ():
        mask |= squares_nearer(battle, mover, each, origin)
    return mask


def can_pass(mover: Combatant, other: Combatant) -> bool:
    """Through friends, the incapacitated, and foes two sizes larger or smaller; the nimble through any larger, and
    those without a body through all.

    5e.move.through-friend 5e.move.through-foe 5e.monster.swarm
    """
    if other.side == mover.side or not other.is_able:
        return True
    if CREATURES in mover.block.passes or mover.mingles_with(other):
        return True
    difference = SIZE_ORDER.index(other.block.size) - SIZE_ORDER.index(mover.block.size)
    return abs(difference) >= 2 or (difference >= 1 and NIMBLE in mover.block.features)


def walk(
    table: Table,
    mover: Combatant,
    way: tuple[int, ...],
    pool: str = MOVED,
    *,
    mode: str = WALK,
    heights: Sequence[int] = (),
    drags: bool = False,
) -> bool:
    """Step by step, with opportunity attacks; an unnoticed creature in the way ends the walk.

    The cost of a step is added to the movement used, or spent from another pool. A flight has `heights`; with `drags`
    grappled creatures come along. Does the walk reach its end?

    5e.move.deduct 5e.opportunity.trigger 5e.reaction.interrupt
    """
    battle = table.state
    gone, effects = gait(battle, mover, mode), mover.effects
    back = [mover.at]
    for step, square in enumerate(way):
        height = heights[step] if heights else mover.height
        loads = held(battle, mover) if drags else []
        if not provoke(table, mover, square, height, loads, mode) or (
            mover.effects and is_held(battle, mover, back[0], square, mode)
        ):
            break
        if loads:
            loads = [load for load in loads if hold_of(load, mover) is not None]
        if mover.effects is not effects:
            gone, effects = gait(battle, mover, mode), mover.effects
        space = battle.grid.footprint(square, mover.width)
        others = those_in(battle, space, mover, height)
        if is_blocked(table, mover, space, others, gone):
            break
        cost = gone.price(space, bool(others))
        if battle.counts_diagonals:
            cost += extra_for_diagonal(battle, mover, mover.at, square)
        if cost > (left(mover, mode, slowed_by(mover, loads) if loads else 1) if pool == MOVED else mover.pools[pool]):
            break
        if pool == MOVED:
            pay(table, mover, cost)
        else:
            spend(table, mover, pool, cost)
        watched = watch(battle) if battle.readied else None
        if battle.counts_diagonals:
            note_diagonal(battle, mover, mover.at, square)
        step_to(table, mover, square, height)
        if loads:
            drag_along(table, mover, loads, back[-1])
        if mover.block.charges:
            note_step(mover, back[-1])
        back.append(square)
        look_around(table)
        if battle.zones and not mover.is_able:
            break
        if watched:
            trigger_arrivals(table, watched)
            if mover.at != square or not mover.is_able:
                break
    else:
        return True
    leave_occupied(table, mover, back)
    return False


def is_held(battle: Battle, mover: Combatant, origin: int, square: int, mode: str) -> bool:
    """Does a condition keep the mover from this step?

    5e.condition.frightened 5e.condition.grappled 5e.condition.restrained
    """
    space = battle.grid.footprint(square, mover.width)
    return mover.speed_by(mode) == 0 or bool(space & feared_squares(battle, mover, origin))


def step_to(table: Table, mover: Combatant, square: int, height: int) -> None:
    """Move to the next square, with the rider, and enter its zones."""
    battle = table.state
    before = battle.space(mover) if battle.zones else 0
    if mover.at != square:
        move_to(table, mover, square)
    if mover.height != height:
        rise_to(table, mover, height)
    if mover.rider:
        carry_rider(battle.creatures[mover.rider], mover)
    if battle.zones:
        enter_zones(table, mover, before)


def slowed_by(mover: Combatant, loads: list[Combatant]) -> int:
    """The divisor of the speed: 2 if it drags others that are not two sizes smaller.  5e.grapple.drag"""
    own = SIZE_ORDER.index(mover.block.size) if loads else 0
    heavy = [load for load in loads if not is_carried(mover, load)]
    return 2 if any(own - SIZE_ORDER.index(load.block.size) < 2 for load in heavy) else 1


def is_carried(mover: Combatant, load: Combatant) -> bool:
    """Does the hold say that it goes along without slowing its holder?"""
    own = [effect.what for effect in load.effects if effect.source == mover.id and effect.what is not None]
    return any(kind.mods_on(CARRIED) for kind in own)


def drag_along(table: Table, mover: Combatant, loads: list[Combatant], behind: int) -> None:
    """Dragged creatures move to where the mover was, or to the nearest square in its reach.  5e.grapple.drag"""
    for load in loads:
        spot = spot_for(table.state, mover, load, behind)
        if spot is not None and (spot != load.at or load.height != mover.height):
            step_to(table, load, spot, mover.height)
    end_grapples_out_of_reach(table)


def spot_for(battle: Battle, mover: Combatant, load: Combatant, behind: int) -> int | None:
    """The square of a dragged creature; None if there is no room."""
    gap, width = battle.grid.gap, load.width
    room = [
        spot
        for spot in squares_of(free_for(battle, load, width, mover.height))
        if gap(mover.at, mover.width, spot, width) <= grasp(mover.block)
    ]
    if behind in room:
        return behind
    return min(room, key=lambda spot: gap(spot, 1, load.at, 1), default=None)


def leave_occupied(table: Table, mover: Combatant, back: list[int]) -> None:
    """A creature stopped in another's space stays there or, by table option, goes back to a free one.

    5e.move.no-end
    """
    battle = table.state
    if table.readings.never_shares_space and mover.at == back[-1]:
        for square in reversed(back):
            if not crowding(battle, battle.grid.footprint(square, mover.width), mover, mover.height):
                if square != mover.at:
                    step_to(table, mover, square, mover.height)
                return


def use_aggressive(table: Table, mover: Combatant, way: tuple[int, ...]) -> None:
    """By the bonus action, up to its speed toward a foe, whatever movement is left.  5e.feature.aggressive"""
    spend(table, mover, "bonus")
    refill(mover, AGGRESSIVE, mover.speed)
    walk(table, mover, way, AGGRESSIVE)
    refill(mover, AGGRESSIVE, 0)


def those_in(battle: Battle, space: int, mover: Combatant, height: int) -> list[Combatant]:
    """The other creatures in the space that the mover is about to enter, at that height."""
    return [
        c
        for c in those_there(battle)
        if battle.space(c) & space
        and c is not mover
        and c.realm == mover.realm
        and c.id != mover.rider
        and not (c.height != height and rise(c, height, mover.width))
    ]


def crowding(battle: Battle, space: int, mover: Combatant, height: int) -> list[Combatant]:
    """The others in a space who leave no room in it.  5e.move.no-end 5e.monster.swarm"""
    return [other for other in those_in(battle, space, mover, height) if not mover.mingles_with(other)]


def is_blocked(table: Table, mover: Combatant, space: int, others: list[Combatant], gone: Gait) -> bool:
    """Does terrain or a creature stop the mover? An unnoticed creature is noticed."""
    if space & ~gone.free:
        return True
    for other in others:
        if other.hidden_from and not table.state.is_known(mover.side, other):
            notice(table, other)
            return True
        if not can_pass(mover, other):
            return True
    return False


def stand_up(table: Table, creature: Combatant) -> None:
    """Stand up for half the speed.  5e.prone.stand"""
    pay(table, creature, min(half_speed(creature), left(creature)))
    for effect in creature.effects:
        if effect.kind == "prone":
            lose(table, creature, effect, "stood-up")
