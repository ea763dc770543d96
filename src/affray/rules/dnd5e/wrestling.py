"""Grappling and shoving: contests in place of an attack, and what a hold allows.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, cast

from affray.core.asking import Question, Table
from affray.core.board import Ways, squares_of
from affray.core.changes import add_to, gain, move_to, spend
from affray.core.deeds import Pattern
from affray.core.effects import ATTACKED, come, end
from affray.core.slots import Deed, OneOf, Way
from affray.core.values import Effect, Until
from affray.rules.dnd5e.arms import arms
from affray.rules.dnd5e.blocks import SIZE_ORDER, Block
from affray.rules.dnd5e.changes import mark_used, notice
from affray.rules.dnd5e.conditions import INCAPACITATED
from affray.rules.dnd5e.dying import fall_prone
from affray.rules.dnd5e.features import feed_rage
from affray.rules.dnd5e.moments import ATTACKS, ENDS_MOVE, announce, notice_steps, watch
from affray.rules.dnd5e.movement import is_met, price_of, provoke, reach_of, those_in
from affray.rules.dnd5e.stealth import look_around
from affray.rules.dnd5e.trials import check, contest
from affray.rules.dnd5e.values import DEAD, UP, Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

DEFENCES: Final = ("athletics", "acrobatics")
HANDS: Final = 2
HANDLESS: Final = frozenset(("beast", "ooze", "plant"))
"""Our reading: creatures of these kinds have no hand to grab with."""
HELD_SINCE: Final = "held-since"
"""The pool that tells in which turn the creature was last grabbed."""
PRONE: Final = Deed("prone")


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.grapple.try 5e.shove 5e.grapple.escape 5e.grapple.release 5e.grapple.drag"""
    if rulebook.may_strike_specially(creature):
        yield Pattern("grapple", OneOf(partial(those_to_grab, battle, creature)))
        yield Pattern("shove", OneOf(partial(those_in_grasp, battle, creature)))
    if creature.pools["action"] > 0:
        yield Pattern("escape", OneOf(partial(holders, battle, creature)), OneOf(DEFENCES))
    yield Pattern("release", OneOf(partial(held, battle, creature)))
    if creature.pools["move"] > 0:
        yield Pattern("drag", Way(ways(battle, creature)), when=lambda: bool(held(battle, creature)))


# --- whom, and with what


def those_in_grasp(battle: Battle, creature: Combatant) -> list[Combatant]:
    """Foes in reach that are noticed and at most one size larger.  5e.shove"""
    largest = SIZE_ORDER.index(creature.block.size) + 1
    return [
        foe
        for foe in battle.everyone()
        if foe.side != creature.side
        and foe.status == UP
        and creature.id not in foe.unnoticed_by
        and SIZE_ORDER.index(foe.block.size) <= largest
        and battle.distance(creature, foe) <= grasp(creature.block)
        and battle.is_clear(creature, foe)
    ]


def those_to_grab(battle: Battle, creature: Combatant) -> list[Combatant]:
    """With a free hand, those who can be grappled and are not yet.  5e.grapple.try"""
    mine = held(battle, creature)
    if free_hands(battle, creature) == 0:
        return []
    return [
        foe
        for foe in those_in_grasp(battle, creature)
        if foe not in mine and "grappled" not in foe.block.condition_immunities
    ]


@lru_cache(maxsize=256)  # a block never changes
def grasp(block: Block) -> int:
    """How far the creature's own limbs reach: what a long weapon adds does not count.  5e.melee.reach"""
    return max(weapon.reach for weapon in arms(block) if "reach" not in weapon.properties)


def free_hands(battle: Battle, creature: Combatant) -> int:
    """Each hold takes a hand; a weapon is put away for it at no cost.  5e.grapple.try"""
    return 0 if creature.block.kind in HANDLESS else max(HANDS - len(held(battle, creature)), 0)


def held(battle: Battle, grappler: Combatant) -> list[Combatant]:
    """Those whom the creature has grappled."""
    return [c for c in battle.everyone() if c.effects and hold_of(c, grappler) is not None]


def holders(battle: Battle, creature: Combatant) -> list[Combatant]:
    """Those who have grappled the creature."""
    return [other for other in battle.everyone() if creature.effects and hold_of(creature, other) is not None]


def hold_of(creature: Combatant, grappler: Combatant) -> Effect | None:
    return next((e for e in creature.effects if e.kind == "grappled" and e.source == grappler.id), None)


# --- in place of an attack


def grapple(table: Table, battle: Battle, creature: Combatant, target: Combatant) -> None:
    """A hold lasts until it is broken, let go, or the grappler can do nothing.  5e.grapple.try B-33"""
    if not begin(table, battle, creature, target):
        return
    if wins(table, battle, creature, target, "5e.grapple.try", "grapple") and hold_of(target, creature) is None:
        gain(table, target, "grappled", creature, ends=[Until(INCAPACITATED, creature.id)])
        mark_used(target, HELD_SINCE, battle.turn_number)
    finish(table, battle, creature)


def shove(table: Table, battle: Battle, creature: Combatant, target: Combatant) -> None:
    """The winner knocks the target prone or pushes it 1 square away.  5e.shove"""
    if not begin(table, battle, creature, target):
        return
    if wins(table, battle, creature, target, "5e.shove", "shove"):
        how = table.ask(Question(creature, "shove", partial(shoves, battle, creature, target), target))
        if how == PRONE:
            fall_prone(table, target)
        elif how.verb == "push":
            push(table, battle, target, battle.grid.square(how.args[0]))
    finish(table, battle, creature)


def begin(table: Table, battle: Battle, creature: Combatant, target: Combatant) -> bool:
    """It is an attack of its own kind: it reveals, and may be answered. Can it still be made?  5e.special.replaces"""
    rulebook = cast("Dnd5e", table.rulebook)
    rulebook.strike_specially(table, creature)
    notice(table, creature)
    if battle.readied and rulebook.readied_comes_first:
        announce(table, battle, ATTACKS, creature)
    is_near = battle.distance(creature, target) <= grasp(creature.block)
    return creature.is_able and target.status == UP and is_near


def wins(table: Table, battle: Battle, creature: Combatant, target: Combatant, clause: str, task: str) -> bool:
    """Athletics against the target's choice of Athletics or Acrobatics; who can do nothing cannot resist."""
    if not target.is_able:
        return True
    if contest(table, battle, creature, "athletics", target, DEFENCES, clause, about=(task,)):
        return True
    table.tell("resisted", who=target, by=creature)
    return False


def finish(table: Table, battle: Battle, creature: Combatant) -> None:
    """It was an attack, whatever came of it."""
    feed_rage(creature)
    come(table, ATTACKED, creature)
    if battle.readied and not cast("Dnd5e", table.rulebook).readied_comes_first:
        announce(table, battle, ATTACKS, creature)


def shoves(battle: Battle, creature: Combatant, target: Combatant) -> list[Any]:
    can_fall = not target.has("prone") and "prone" not in target.block.condition_immunities
    names = [battle.square_name(square) for square in squares_of(squares_away(battle, creature, target))]
    return [*([PRONE] if can_fall else []), *(Deed("push", name) for name in names)]


def squares_away(battle: Battle, creature: Combatant, target: Combatant) -> int:
    """Free squares beside the target that are 1 farther away. Our reading of "away": any of them."""
    free = free_for(battle, target)
    near = battle.board.reach(target.at, 1, free, body=target.block.width).squares & ~(1 << target.at)
    distance, width = battle.distance(creature, target), target.block.width
    farther = [s for s in squares_of(near) if battle.grid.gap(creature.at, creature.block.width, s, width) > distance]
    return sum(1 << square for square in farther)


def free_for(battle: Battle, creature: Combatant) -> int:
    """Where nobody else and nothing stands."""
    taken = 0
    for other in battle.everyone():
        if other is not creature and other.status != DEAD:
            taken |= battle.space(other)
    return battle.board.open & ~taken


def push(table: Table, battle: Battle, target: Combatant, square: int) -> None:
    """Moved without its own doing, so that nobody may strike at it.  5e.shove 5e.opportunity.avoid"""
    watched = watch(battle)
    move_to(table, target, square)
    loosen(table, battle, target)
    look_around(table, battle)
    notice_steps(table, battle, watched)


# --- a hold


def escape(table: Table, battle: Battle, creature: Combatant, grappler: Combatant, skill: str) -> None:
    """By the action, against the grappler's Athletics, or the number that its hold has.  5e.grapple.escape"""
    spend(table, creature, "action")
    hold = hold_of(creature, grappler)
    if hold is not None and hold.amount:
        roll = check(table, battle, creature, skill, "5e.grapple.escape", hold.amount, ("escape",))
        is_free = roll.total >= hold.amount
    else:
        about = ("escape",)
        is_free = contest(table, battle, creature, skill, grappler, ("athletics",), "5e.grapple.escape", about)
    if is_free and hold is not None:
        end(table, hold, "escaped")
        regain_movement(table, battle, creature)
    else:
        table.tell("still-held", who=creature, by=grappler)


def regain_movement(table: Table, battle: Battle, creature: Combatant) -> None:
    """Who began the turn held had no movement then; now it has."""
    if battle.turn == creature.id and creature.pools.get(HELD_SINCE) != battle.turn_number:
        add_to(table, creature, "move", creature.speed)


def release(table: Table, battle: Battle, creature: Combatant, target: Combatant) -> None:
    """At any time, with no action.  5e.grapple.release"""
    hold = hold_of(target, creature)
    if hold is not None:
        end(table, hold, "released")


def loosen(table: Table, battle: Battle, creature: Combatant) -> None:
    """A hold ends when the two are out of reach of each other.  B-33"""
    for bearer in battle.everyone():
        if bearer.effects:  # mostly nobody has any
            for hold in bearer.effects:
                if hold.kind == "grappled" and creature.id in (bearer.id, hold.source) and is_apart(battle, hold):
                    end(table, hold, "apart")


def is_apart(battle: Battle, hold: Effect) -> bool:
    grappler = battle.combatant(hold.source or hold.bearer)
    return battle.distance(battle.combatant(hold.bearer), grappler) > grasp(grappler.block)


# --- dragging


def ways(battle: Battle, creature: Combatant) -> Ways:
    """Half as far, unless those who are dragged are much smaller.  5e.grapple.drag"""
    return Ways(battle.grid, lambda: reach_of(battle, creature, creature.pools["move"] // burden(battle, creature)))


def burden(battle: Battle, creature: Combatant) -> int:
    """What each unit of movement costs one who drags: two, or one if all are two sizes smaller.  5e.grapple.drag"""
    own = SIZE_ORDER.index(creature.block.size)
    is_light = all(own - SIZE_ORDER.index(other.block.size) >= 2 for other in held(battle, creature))
    return 1 if is_light else 2


def drag(table: Table, battle: Battle, creature: Combatant, way: tuple[int, ...]) -> None:
    """Step by step with those who are held; they provoke nobody, the one who drags does.

    5e.grapple.drag 5e.opportunity.avoid
    """
    for square in way:
        if not provoke(table, battle, creature, square):
            break
        space = battle.grid.footprint(square, creature.block.width)
        others = those_in(battle, space, creature)
        cost = price_of(battle, creature, space, others) * burden(battle, creature)
        if is_met(table, battle, creature, space, others) or cost > creature.pools["move"]:
            break
        spend(table, creature, "move", cost)
        watched = watch(battle)
        take_along(table, battle, creature, square)
        look_around(table, battle)
        notice_steps(table, battle, watched)
        if creature.at != square or not creature.is_able:
            break
    if battle.readied:
        announce(table, battle, ENDS_MOVE, creature)


def take_along(table: Table, battle: Battle, creature: Combatant, square: int) -> None:
    """The dragged come to where the grappler was, or as near to where they were as they can be held."""
    behind = creature.at
    dragged = held(battle, creature)
    move_to(table, creature, square)
    for other in dragged:
        spot = spot_for(battle, creature, other, behind)
        if spot is not None and spot != other.at:
            move_to(table, other, spot)
    loosen(table, battle, creature)


def spot_for(battle: Battle, creature: Combatant, other: Combatant, behind: int) -> int | None:
    """Where one who is dragged ends up; nowhere if there is no room."""
    width = other.block.width
    gap = battle.grid.gap
    room = [
        spot
        for spot in squares_of(battle.grid.room(free_for(battle, other), width))
        if gap(creature.at, creature.block.width, spot, width) <= grasp(creature.block)
    ]
    if behind in room:
        return behind
    return min(room, key=lambda spot: gap(spot, 1, other.at, 1), default=None)


DEEDS: Final[dict[str, Callable[..., None]]] = {
    "grapple": grapple,
    "shove": shove,
    "escape": escape,
    "release": release,
    "drag": drag,
}
