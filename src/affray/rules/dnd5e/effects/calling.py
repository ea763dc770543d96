"""Calling creatures into the fight.  Start at `call`.

They are of their caller's side, and whoever plays the caller plays them (`Battle.seat_of`).
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import partial
from typing import Final

from affray.core.board import Place, Spot
from affray.core.board.field import REMOVED
from affray.core.memory import BODIES, remembered
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.scenario import MOST_CREATURES, nearest_room, new_id
from affray.core.values import Effect
from affray.rules.dnd5e.changes import change_sides, join, line_up, set_initiative
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.forming import standing
from affray.rules.dnd5e.effects.laying import lasting
from affray.rules.dnd5e.effects.steps import number_of
from affray.rules.dnd5e.harm.falling import level_ground
from affray.rules.dnd5e.movement.teleporting import squares_in_sight
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.calls import Call, Called
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import bond_of
from affray.rules.dnd5e.state.forms import Model

CALL: Final = "call"
"""The question which creatures come, and where; and the answer."""
CONTROLLED: Final = "controlled"


def call(doing: Doing, step: Call) -> None:
    """Who acts chooses which of them come, and near which place.  5e.call.come"""
    table, me = doing.table, doing.me
    deed = table.ask(Question(me, CALL, partial(choices, table.state, me, step)))
    if deed == PASS:
        return
    name, square = deed.args
    model = next(each for each in models_for(table.state, me, step) if each.id == name)
    number = amount(doing, step, model)
    newcomers = placed(table.state, me, step, model, number, square)
    if not newcomers:
        return
    if step.follow:
        come_after(table, me, newcomers)
    else:
        table.readings.hooks.stage.enter(table, newcomers)
    for each in newcomers:
        bind(doing, step, each)


def choices(battle: Battle, me: Combatant, step: Call) -> list[object]:
    """Any that may be called, near any place that the caller sees in range."""
    names = [model.id for model in models_for(battle, me, step)]
    seen = partial(squares_in_sight, battle, me, step.squares)
    return [Pattern(CALL, OneOf(names), Spot(battle.grid, seen)), PASS] if names else []


# --- which, and how many


def models_for(battle: Battle, me: Combatant, step: Call) -> list[Model]:
    """Of the stat blocks at hand, and of those that the GM has brought, those that may be called."""
    block = me.true_block
    brought = () if battle.scenario is None or not step.kinds else battle.scenario.models.values()
    others = [Model(one.name, one.block, one.hp_max, dict(one.pools)) for one in brought if isinstance(one, Combatant)]
    own = [model for model in (*block.reserves, *block.models) if model.id in step.names]
    return [model for model in (*own, *others) if is_fit(model, step)]


def is_fit(model: Model, step: Call) -> bool:
    """Is it of a kind and a challenge that the step allows?"""
    if step.kinds and model.block.kind not in step.kinds:
        return False
    return not step.sums or most_by_challenge(model.block, step) > 0


def most_by_challenge(block: Block, step: Call) -> int:
    """How many of such a creature may come: the most that a challenge no lower than its own allows."""
    own = Fraction(block.challenge or "0")
    return max((number for challenge, number in step.sums if own <= Fraction(challenge)), default=0)


def amount(doing: Doing, step: Call, model: Model) -> int:
    """5e.call.come"""
    number = most_by_challenge(model.block, step) or int(number_of(doing, step.number, CALL))
    return number * int(step.times)


# --- coming


def placed(battle: Battle, me: Combatant, step: Call, model: Model, number: int, square: int) -> list[Combatant]:
    """On the free squares nearest to the place; there is no room for more than that, and nobody comes into a wall."""
    block = model.block.but(kind=step.as_kind) if step.as_kind else model.block
    taken = battle.spaces(one for one in battle.everyone() if one.is_there and not one.realm)
    free, names, found = level_ground(battle, 0) & ~taken, set(battle.creatures), list[Combatant]()
    for _ in range(min(number, MOST_CREATURES - len(names))):
        id = new_id(model.id, names)
        group = found[0].id if found else id
        one = newcomer(id, me, block, model, Place(square), group, found)
        place = nearest_room(battle, one, free)
        if place is None:
            break
        free &= ~battle.grid.footprint(place, one.width)
        names.add(id)
        found.append(one.but(place=Place(place)))
    return [one.but(called=Called(me.id, step.bond.name)) for one in found]


def newcomer(
    id: str, me: Combatant, block: Block, model: Model, place: Place, group: str, others: list[Combatant]
) -> Combatant:
    """As it is when a fight begins."""
    effects = tuple(Effect(f"{condition}-{id}", condition, id) for condition in standing(block))
    pools = {"moved": 0, "dashes": 0, "action": 1, "bonus": 1, "reaction": 1, "object": 1} | model.pools
    return Combatant(id, model.id, me.side, place, model.hp, model.hp, pools, effects, block, group, hero=False)


def come_after(table: Table, me: Combatant, newcomers: Iterable[Combatant]) -> None:
    """They act right after their caller.  5e.call.order"""
    battle = table.state
    for one in newcomers:
        set_initiative(one, me.initiative)
        join(table, one)
    order = list(battle.order)
    place = order.index(me.id) + 1
    while place < len(order) and follows(battle, order[place], me):
        place += 1
    ids = [one.id for one in newcomers]
    line_up(table, [*order[:place], *ids, *order[place:]], battle.next + (len(ids) if place < battle.next else 0))


def follows(battle: Battle, id: str, me: Combatant) -> bool:
    """Does it act after the same creature already: its mount, or one that it has called?"""
    other = battle.creatures[id]
    is_called = other.called is not None and other.called.by == me.id and other.initiative == me.initiative
    return other.has(CONTROLLED) or is_called


def bind(doing: Doing, step: Call, one: Combatant) -> None:
    """It stays as long as the bond lasts.  5e.call.end"""
    how = lasting(doing, step.bond, one)
    gain(doing.table, one, step.bond.name, doing.me, how.ends, how.acts, what=step.bond.kind)


# --- while they are there


@remembered(BODIES)
def those_called(battle: Battle) -> tuple[Combatant, ...]:
    """Everybody who was called and is there; mostly nobody."""
    return tuple(one for one in battle.creatures.values() if one.called is not None and one.is_there)


def settle_called(table: Table) -> None:
    """Who is no longer bound is gone; the others are of the side of their caller.  5e.call.end 5e.call.come"""
    for one in those_called(table.state):
        assert one.called is not None
        caller = table.state.creatures[one.called.by]
        if not one.has(one.called.bond):
            table.readings.hooks.stage.leave(table, one, REMOVED)
        elif bond_of(one.effects) is None and one.side != caller.side:
            change_sides(one, caller.side)
