"""Interacting with objects: doors, lights, potions and others.  Start at `offers`.

One interaction a turn is free; `by` is the cost: "object" for the free one, "action" for the action.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.board import squares_of
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf, Words
from affray.core.table.asking import Question
from affray.core.table.changes import gain, refill, spend
from affray.core.table.consent import HELPED, is_willing, refuses
from affray.core.table.moments import end
from affray.core.values import GM
from affray.rules.dnd5e.attack.friends import friends_first
from affray.rules.dnd5e.effects.acting import perform
from affray.rules.dnd5e.gear.changes import close_door, open_door
from affray.rules.dnd5e.gear.handling import ACTION, FREE, may_handle, pay, pay_action
from affray.rules.dnd5e.harm.dying import restore
from affray.rules.dnd5e.reacting.ready_triggers import OPENS, announce, trigger_arrivals, watch
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.acts import ALL, Act
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import GIVEN, Block, Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.filters import Who
from affray.rules.dnd5e.state.steps import Heal

COMMON: Final = (
    "draw-sword", "open-door", "take-potion", "pick-up-axe", "take-trinket", "pull-off-ring", "put-food-in-mouth",
    "plant-banner", "take-coins", "drink-beer", "pull-lever", "take-torch", "take-book", "don-mask", "pull-up-hood",
    "ear-to-door", "kick-stone", "turn-key", "tap-floor", "hand-over",
)  # fmt: skip
SAMPLES: Final = {
    "srd": (*COMMON, "put-out-flame"),
    "cz": (*COMMON, "light-flame", "cover-lantern"),
}
"""Examples of interactions, by the text that lists them.  5e.turn.object-list"""
FLAMES: Final = ("candle", "lamp", "lantern", "torch")
"""The lights that can be lit and put out.  5e.light.sources"""
POTION: Final = "potion-of-healing"
POTION_DICE: Final = parse_dice("2d4+2")
HEALING: Final = Power(POTION, GIVEN, act=Act(POTION, Who("any"), None, {ALL: (Heal("2d4+2"),)}))


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.turn.object 5e.turn.object-second 5e.turn.object-action 5e.turn.object-gm 5e.action.use-object"""
    stuck = battle.board.squares("stuck")
    if may_handle(readings, creature):
        yield from handling(battle, creature, ~stuck)
    if creature.pools["action"] > 0:
        yield from handling(battle, creature, stuck if may_handle(readings, creature) else -1, ACTION)
        yield using(battle, creature)


def using(battle: Battle, creature: Combatant, *by: str) -> Pattern:
    """Carried items whose use takes the action."""
    held = [thing for thing in things_of(creature.block) if creature.pools.get(thing.pool, 0) > 0]
    cost = [OneOf(by)] if by else []
    return Pattern("use-object", OneOf(held), OneOf(partial(in_touch, battle, creature)), *cost)


def things_of(block: Block) -> tuple[Power, ...]:
    """What its items are good for, and what everybody can do with a potion of healing."""
    own = block.powers_by(GIVEN)
    return own if any(power.id == POTION for power in own) else (*own, HEALING)


def handling(battle: Battle, creature: Combatant, squares: int, *by: str) -> Iterator[object]:
    """Open and close doors on these squares, and interact with other objects unless only stuck doors are meant."""
    cost = [OneOf(by)] if by else []
    yield Pattern("open", OneOf(partial(doors, battle, creature, "door", squares)), *cost)
    yield Pattern("close", OneOf(partial(doors, battle, creature, "open-door", squares)), *cost)
    if squares < 0:
        yield Deed("interact", *by)
        yield Pattern("light", OneOf([kind for kind in FLAMES if creature.pools.get(kind, 0) > 0]), *cost)
        yield Pattern("douse", OneOf([effect.kind for effect in creature.effects if effect.kind in FLAMES]), *cost)


def doors(battle: Battle, creature: Combatant, kind: str, squares: int) -> list[str]:
    """The doors of a kind within 1 square, not locked and with nobody in them, by the names of their squares."""
    near = battle.grid.around(creature.at, creature.width, 1) & battle.board.squares(kind) & squares
    near &= ~battle.board.squares("locked")
    for other in battle.everyone():
        if other.is_there and not other.realm:
            near &= ~battle.space(other)
    return [battle.square_name(square) for square in squares_of(near)]


def in_touch(battle: Battle, creature: Combatant) -> list[Combatant]:
    """The creature and its friends within 1 square, then foes who lie there and cannot refuse."""
    near = [c for c in battle.everyone() if c.is_there and battle.distance(c, creature) <= 1]
    found = [c for c in near if c.side == creature.side or not c.is_conscious]
    return friends_first(creature, [c for c in found if not refuses(battle, c, HELPED, creature)])


def open_up(table: Table, creature: Combatant, door: str, by: str = FREE) -> None:
    """Open a door.  5e.turn.object"""
    battle = table.state
    if pay(table, creature, by):
        watched = watch(battle)
        square = battle.grid.square(door)
        if battle.board.squares("door") >> square & 1:
            open_door(table, square)
        notice_doing(table, creature, watched)


def shut(table: Table, creature: Combatant, door: str, by: str = FREE) -> None:
    battle = table.state
    if pay(table, creature, by) and door in doors(battle, creature, "open-door", -1):
        close_door(table, battle.grid.square(door))


def light(table: Table, creature: Combatant, kind: str, by: str = FREE) -> None:
    """Light a carried torch, lamp or the like.  5e.turn.object-list"""
    if pay(table, creature, by) and creature.pools.get(kind, 0):
        spend(table, creature, kind)
        gain(table, creature, kind, creature)


def douse(table: Table, creature: Combatant, kind: str, by: str = FREE) -> None:
    """Put it out; it can be lit again.  5e.turn.object-list"""
    burning = next((effect for effect in creature.effects if effect.kind == kind), None)
    if pay(table, creature, by) and burning is not None:
        end(table, burning, "doused")
        refill(creature, kind, creature.pools.get(kind, 0) + 1)


def notice_doing(table: Table, creature: Combatant, watched: Any) -> None:
    if table.state.readied:
        announce(table, OPENS, creature)
        trigger_arrivals(table, watched)


def interact(table: Table, creature: Combatant, by: str = FREE) -> None:
    """One of the examples, or something in words, whose cost the GM decides.

    5e.turn.object-list 5e.turn.object-gm
    """
    samples = SAMPLES[table.readings.interaction_list]
    what = table.ask(Question(creature, "interact", [*samples, Pattern("handle", Words())]))
    if not isinstance(what, Deed):
        if pay(table, creature, by):
            table.tell("interacted", who=creature, thing=what)
        return
    cost = table.ask(Question(GM, "interaction", ["free", ACTION, PASS], creature, why=what.args[0]))
    if cost == PASS:
        table.tell("forbidden", who=creature)
    elif pay_action(table, creature) if cost == ACTION and by == FREE else pay(table, creature, by):
        table.tell("handled", who=creature, words=what.args[0])


def use(table: Table, creature: Combatant, thing: Power, target: Combatant, by: str = ACTION) -> None:
    """Use an object whose use takes the action, on oneself or a willing friend.

    5e.action.use-object 5e.turn.object-action
    """
    is_accepted = is_willing(table, target, HELPED, creature, is_helpless=not target.is_able)
    if not is_accepted or target not in in_touch(table.state, creature):
        return
    spend(table, creature, by)
    spend(table, creature, thing.pool)
    if thing.id == POTION:
        restore(table, creature, POTION_DICE, POTION, [target])
    else:
        table.tell("power", who=creature, power=thing.id)
        perform(table, thing.does, creature, [target])


DEEDS: Final[dict[str, Callable[..., None]]] = {
    "open": open_up,
    "close": shut,
    "interact": interact,
    "light": light,
    "douse": douse,
    "use-object": use,
}
