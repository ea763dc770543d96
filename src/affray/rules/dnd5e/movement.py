"""Moving on the board: where one can go, what a step costs, and who may strike at it.  Start at `walk`."""

from functools import partial
from typing import Final

from affray.core.asking import Question, Table
from affray.core.board import Reach, Ways, mask_of, squares_of
from affray.core.changes import lose, move_to, refill, spend
from affray.core.deeds import PASS
from affray.core.triggers import Reaction, answer_trigger
from affray.rules.dnd5e.arms import arms
from affray.rules.dnd5e.attacks import attack
from affray.rules.dnd5e.blocks import SIZE_ORDER, Weapon
from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.conditions import brought
from affray.rules.dnd5e.moments import melee_reach, notice_steps, watch
from affray.rules.dnd5e.reactions import can_react
from affray.rules.dnd5e.runs import note_step
from affray.rules.dnd5e.seeing import sees, side_notices
from affray.rules.dnd5e.stealth import look_around
from affray.rules.dnd5e.values import DEAD, Battle, Combatant

AGGRESSIVE: Final = "aggressive"
NIMBLE: Final = "nimble"


def ways(battle: Battle, mover: Combatant) -> Ways:
    """Where a creature can walk with the movement it has left."""
    return Ways(battle.grid, lambda: reach_of(battle, mover, movement_left(mover)))


def movement_left(mover: Combatant) -> int:
    """None while the speed is 0, whatever was left.  B-33 B-40"""
    return 0 if mover.effects and mover.speed == 0 else mover.pools["move"]


def ways_at_foes(battle: Battle, mover: Combatant) -> Ways:
    """Where a rush can end: up to the speed away, and nearer to a foe that the mover sees.

    5e.feature.aggressive
    """
    return Ways(battle.grid, lambda: reach_of(battle, mover, mover.speed, squares_nearer_to_foes(battle, mover)))


def squares_nearer_to_foes(battle: Battle, mover: Combatant) -> int:
    seen = [foe for foe in battle.everyone() if foe.side != mover.side and sees(battle, mover, foe)]
    foes = [foe for foe in seen if foe.status != DEAD]
    gap, width = battle.grid.gap, mover.block.width
    return mask_of(
        square
        for square in squares_of(battle.grid.disc(mover.at, mover.block.speed))
        if any(gap(square, width, foe.at, foe.block.width) < battle.distance(mover, foe) for foe in foes)
    )


def reach_of(battle: Battle, mover: Combatant, budget: int, ends: int = -1) -> Reach:
    """All that the mover can reach, planning around those it knows of; `ends` are the squares where it may stop.

    5e.move.difficult 5e.move.creature-difficult 5e.move.through-friend 5e.move.through-foe 5e.move.no-end 5e.grid.enter
    """
    board = battle.board
    hard = board.squares("difficult")
    taken = closed = 0
    for other in battle.everyone():
        if other is mover or other.status == DEAD or not side_notices(battle, mover.side, other):
            continue
        space = battle.space(other)
        taken |= space
        if can_pass(mover, other):
            hard |= space
        else:
            closed |= space
    free = board.open & ~closed & ~dreaded(battle, mover, mover.at)
    dear = (free, hard) if mover.has("prone") else (hard,)
    return board.reach(mover.at, budget, free, dear, stop=free & ~taken & ends, body=mover.block.width)


def dreaded(battle: Battle, mover: Combatant, origin: int) -> int:
    """The squares nearer to what the mover fears than where it began: it does not go there willingly.  B-32"""
    mask = 0
    for condition, effect in brought(mover.effects) if mover.effects else ():
        source = battle.creatures.get(effect.source or "")
        if condition == "frightened" and source is not None and source.status != DEAD:
            far = battle.grid.gap(origin, mover.block.width, source.at, source.block.width)
            mask |= battle.space(source) | battle.grid.around(source.at, source.block.width, far - 1)
    return mask


def can_pass(mover: Combatant, other: Combatant) -> bool:
    """Through friends and the helpless, and foes two sizes larger or smaller; the nimble through any larger.

    5e.move.through-friend 5e.move.through-foe
    """
    if other.side == mover.side or not other.is_able:
        return True
    difference = SIZE_ORDER.index(other.block.size) - SIZE_ORDER.index(mover.block.size)
    return abs(difference) >= 2 or (difference >= 1 and NIMBLE in mover.block.features)


def walk(table: Table, battle: Battle, mover: Combatant, way: tuple[int, ...], pool: str = "move") -> None:
    """Step by step; a foe whose reach is left may strike first, and the unseen that is met ends the walk.

    5e.move.deduct 5e.opportunity.trigger 5e.reaction.interrupt
    """
    origin = mover.at
    for square in way:
        if not provoke(table, battle, mover, square) or is_held(battle, mover, origin, square):
            return
        space = battle.grid.footprint(square, mover.block.width)
        others = those_in(battle, space, mover)
        if is_met(table, battle, mover, space, others):
            return
        cost = price_of(battle, mover, space, others)
        if cost > mover.pools[pool]:
            return
        spend(table, mover, pool, cost)
        watched = watch(battle) if battle.readied else None
        before = mover.at
        move_to(table, mover, square)
        if mover.block.charges:
            note_step(mover, before)
        look_around(table, battle)
        if watched:
            notice_steps(table, battle, watched)
            if mover.at != square or not mover.is_able:
                return


def is_held(battle: Battle, mover: Combatant, origin: int, square: int) -> bool:
    """Does a condition keep the mover from this step?  B-32 B-33 B-40"""
    if not mover.effects:
        return False
    space = battle.grid.footprint(square, mover.block.width)
    return mover.speed == 0 or bool(space & dreaded(battle, mover, origin))


def rush(table: Table, battle: Battle, mover: Combatant, way: tuple[int, ...]) -> None:
    """By the bonus action, up to its speed toward a foe, whatever movement is left.  5e.feature.aggressive"""
    spend(table, mover, "bonus")
    refill(mover, AGGRESSIVE, mover.speed)
    walk(table, battle, mover, way, AGGRESSIVE)
    refill(mover, AGGRESSIVE, 0)


def those_in(battle: Battle, space: int, mover: Combatant) -> list[Combatant]:
    """The others in the space that the mover is about to enter."""
    return [c for c in battle.everyone() if c.status != DEAD and battle.space(c) & space and c is not mover]


def price_of(battle: Battle, mover: Combatant, space: int, others: list[Combatant]) -> int:
    """What it costs to enter a space with others in it: 1, and 1 more for each of difficult ground and crawling.

    5e.move.difficult 5e.move.creature-difficult 5e.prone.crawl
    """
    is_hard = bool(others) or bool(space & battle.board.squares("difficult"))
    return 1 + is_hard + mover.has("prone")


def is_met(table: Table, battle: Battle, mover: Combatant, space: int, others: list[Combatant]) -> bool:
    """Is somebody there whom the mover cannot pass, or did not know of? Then it is known now."""
    if space & ~battle.board.open:
        return True
    for other in others:
        if not side_notices(battle, mover.side, other):
            notice(table, other)
            return True
        if not can_pass(mover, other):
            return True
    return False


def provoke(table: Table, battle: Battle, mover: Combatant, square: int) -> bool:
    """Before a foe's reach is left, those who see it may strike. Can the mover still take the step?

    5e.opportunity.trigger 5e.opportunity.avoid
    """
    leaving = [foe for foe in battle.everyone() if foe.side != mover.side and is_left(battle, foe, mover, square)]
    if not leaving:
        return True
    origin = mover.at
    questions = [
        Question(foe, "opportunity-attack", partial(strikes, battle, foe, mover, origin, square), mover)
        for foe in leaving
    ]
    answer_trigger(table, questions, partial(strike, table, battle, mover))
    return mover.is_able and mover.at == origin


def is_left(battle: Battle, foe: Combatant, mover: Combatant, square: int) -> bool:
    """Would this step take the mover out of the foe's reach, and could the foe strike?"""
    reach = melee_reach(foe.block)
    return (
        battle.distance(foe, mover) <= reach
        and battle.grid.gap(foe.at, foe.block.width, square, mover.block.width) > reach
        and can_react(foe)
        and foe.may_harm(mover)
        and sees(battle, foe, mover)
        and not mover.has("disengaged")
    )


def strikes(battle: Battle, foe: Combatant, mover: Combatant, origin: int, square: int) -> list[object]:
    """What the foe may strike with, if the mover is still about to leave its reach."""
    if mover.at != origin or not mover.is_able or not is_left(battle, foe, mover, square):
        return []
    return [*melee_weapons(battle, foe, mover), PASS]


def melee_weapons(battle: Battle, attacker: Combatant, target: Combatant) -> list[Weapon]:
    distance = battle.distance(attacker, target)
    return [weapon for weapon in arms(attacker.block) if weapon.reach >= distance]


def strike(table: Table, battle: Battle, mover: Combatant, reaction: Reaction) -> None:
    """One melee attack, which comes before the step.  5e.opportunity.trigger"""
    foe = battle.combatant(reaction.question.creatures()[0].id)
    spend(table, foe, "reaction")
    attack(table, battle, foe, reaction.answer, mover)


def half_speed(creature: Combatant) -> int:
    """Rounded down, but at least a square."""
    return max(creature.speed // 2, 1)


def stand_up(table: Table, creature: Combatant) -> None:
    """Half the speed.  5e.prone.stand"""
    spend(table, creature, "move", half_speed(creature))
    for effect in creature.effects:
        if effect.kind == "prone":
            lose(table, creature, effect, "stood-up")
