"""Changes: all mutations of a fight's state, each of which emits its event.

Rules call these functions and never assign to the state. Each rulebook has a module of the same name for its own
fields. Frequent changes first check whether anybody listens, to avoid building events that nobody receives.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from affray.core.board.field import AnyField, Body, Field, Place
from affray.core.board.scenario import Scenario
from affray.core.memory import BODIES, KINDS, PLACES, SCENE
from affray.core.table.events import Secret
from affray.core.unknown import OpenInt
from affray.core.values import AnyState, Creature, Effect, Reason, Until

if TYPE_CHECKING:
    from affray.core.rulebook import Readings
    from affray.core.table.asking import AnyTable, Table


def hurt(
    table: "AnyTable", creature: Creature, amount: OpenInt, reasons: Sequence[Reason] = (), by: Creature | None = None
) -> OpenInt:
    """Subtract hit points, down to 0. Returns how many were lost."""
    amount = max(amount, 0)
    taken = min(creature.hp, amount)  # in this order: open damage is only asked whether it is less, as for dropping
    creature.hp -= taken
    if table.told is not None:
        table.tell("hurt", who=creature, amount=amount, by=by, reasons=reasons, hp=_to_confidants(table, creature))
    return taken


def heal(table: "AnyTable", creature: Creature, amount: OpenInt, reasons: Sequence[Reason] = ()) -> OpenInt:
    """Restore hit points, up to the maximum. Returns how many were restored."""
    given = min(max(amount, 0), creature.hp_max - creature.hp)
    creature.hp += given
    table.tell("healed", who=creature, amount=given, reasons=reasons, hp=_to_confidants(table, creature))
    return given


def set_hp(table: "AnyTable", creature: Creature, hp: OpenInt) -> None:
    """Set the hit points by a ruling."""
    creature.hp = hp
    table.tell("hp-set", who=creature, hp=_to_confidants(table, creature))


def set_hp_max(table: "AnyTable", creature: Creature, most: int) -> None:
    """Set the maximum of hit points by a ruling; who has more loses them."""
    creature.hp_max = most
    if creature.hp > most:
        set_hp(table, creature, most)


def join_side(creature: Creature, side: str) -> None:
    creature.side = side
    creature.memory.forget(BODIES)


def hide_from(body: Body, ids: Iterable[str]) -> None:
    """Make the body unknown to these creatures, and known to all others, without emitting an event."""
    body.hidden_from = frozenset(ids)
    body.memory.forget(BODIES)


def paint_ground(
    table: "Table[AnyField, Readings]", squares: int, gone: Iterable[str], come: Iterable[str], kind: str
) -> None:
    """Take some kinds of terrain off these squares and put others there; `kind` is what this makes of them."""
    state = table.state
    masks = {name: state.ground.board.squares(name) & ~squares for name in gone}
    masks |= {name: state.ground.board.squares(name) | squares for name in come}
    state.ground = state.ground.with_terrain(masks)
    state.memory.forget(SCENE)
    table.tell("ground-changed", terrain=kind, squares=state.square_names(squares))


def move_to(table: "Table[AnyField, Readings]", body: Body, square: int) -> None:
    """Move a body to a square at its current height."""
    was = body.at
    stand_at(body, Place(square, body.height))
    if table.told is not None:
        name = table.state.square_name
        table.tell("moved", who=body, origin=name(was), to_square=name(square))


def stand_at(body: Body, place: Place) -> None:
    """Place a body without emitting an event."""
    is_as_high = body.height == place.height
    body.place = place
    body.at = place.square
    body.height = place.height
    if is_as_high:
        body.memory.forget(PLACES)
    else:
        body.memory.forget(BODIES)


def spend(table: "AnyTable", creature: Creature, pool: str, amount: int = 1) -> None:
    """Spend from a creature's pool."""
    creature.pools[pool] -= amount
    if table.told is not None:
        table.tell("spent", who=creature, pool=pool, amount=amount)


def add_to(table: "AnyTable", creature: Creature, pool: str, amount: int) -> None:
    """Add to a creature's pool."""
    creature.pools[pool] += amount
    if table.told is not None:
        table.tell("added", who=creature, pool=pool, amount=amount)


def refill(creature: Creature, pool: str, amount: int) -> None:
    """Set a pool to its full amount."""
    creature.pools[pool] = amount


def gain(
    table: "AnyTable",
    bearer: Creature,
    kind: str,
    source: Creature | None = None,
    ends: Sequence[Until] = (),
    acts: Sequence[Until] = (),
    amount: int = 0,
    what: Any = None,
) -> Effect:
    """Apply an effect to a creature."""
    table.state.effects_made += 1
    id = f"{kind}-{table.state.effects_made}"
    by = None if source is None else source.id
    effect = Effect(id, kind, bearer.id, by, tuple(ends), tuple(acts), amount, what)
    bearer.effects = (*bearer.effects, effect)
    bearer.memory.forget(BODIES)
    table.tell("gained", who=bearer, effect=kind, by=source, **named(effect))
    return effect


def lose(table: "AnyTable", bearer: Creature, effect: Effect, because: str) -> None:
    """Remove an effect from a creature; `because` is the moment that ended it."""
    bearer.effects = tuple(other for other in bearer.effects if other.id != effect.id)
    bearer.memory.forget(BODIES)
    table.tell("lost", who=bearer, effect=effect.kind, because=because, **named(effect))


def named(effect: Effect) -> dict[str, Any]:
    """Of an effect as data it is told that it has a name of its own, for which there may be no words."""
    return {} if effect.what is None else {"named": True}


def replace_effect(bearer: Creature, effect: Effect) -> None:
    """Replace an effect by its updated version, with less time left."""
    bearer.effects = tuple(effect if other.id == effect.id else other for other in bearer.effects)
    bearer.memory.forget(BODIES)


def suppose_hp(creature: Creature, hp: int, hp_max: int) -> None:
    """Set the hit points of an imagined creature, and how many it has at most, without emitting an event."""
    creature.hp = hp
    creature.hp_max = hp_max


def begin_round(table: "AnyTable") -> None:
    table.state.round += 1
    table.state.memory.forget(BODIES)
    table.tell("round", round=table.state.round)


def begin_turn(table: "AnyTable", creature: Creature) -> None:
    table.state.turn = creature.id
    if table.told is not None:
        table.tell("turn", who=creature)


def end_turn(table: "AnyTable", creature: Creature) -> None:
    table.state.turn = None
    if table.told is not None:
        table.tell("turn-ended", who=creature)


# --- the course of a fight


def forget_order(body: Body, kind: str) -> None:
    """Take an order to flee off one who has left; nothing is told of it."""
    body.effects = tuple(effect for effect in body.effects if effect.kind != kind)
    body.memory.forget(BODIES)


def set_scenario(field: AnyField, scenario: Scenario) -> None:
    """Lay down the course of the fight anew; only the GM knows of it, so nothing is told."""
    field.scenario = scenario
    field.memory.forget(BODIES)


def bring(state: AnyState, model: Creature) -> None:
    """Have a creature at hand, by its name, from which others are made. Games without a board have no use for it."""
    if isinstance(state, Field) and isinstance(model, Body):
        scenario = Scenario() if state.scenario is None else state.scenario
        set_scenario(state, scenario.but(models=scenario.models | {model.name: model}))


def lay_down(state: AnyState, scenario: Scenario | None) -> None:
    """Set what an encounter lays down about the course of a fight, before it begins."""
    if isinstance(state, Field):
        state.scenario = scenario
        state.memory.forget(BODIES)


def give_fight_to(table: "Table[AnyField, Readings]", side: str) -> None:
    """Let the GM give the fight to a side."""
    table.state.given = side
    table.tell("called-off")


def appear(table: "Table[AnyField, Readings]", body: Body) -> None:
    """Add a creature to the fight."""
    state = table.state
    state.creatures[body.id] = body
    body.share(state.memory)
    state.memory.forget(KINDS)
    table.tell("appeared", who=body)


def count_throws(state: AnyState, roller: str, dice: int) -> None:
    """Add to the number of dice the roller has thrown, which determines the dice to come."""
    state.rolled[roller] = state.rolled.get(roller, 0) + dice


def freshen_dice(state: AnyState, seed: str, salt: str) -> None:
    """Reseed all dice to come."""
    state.seed = seed
    state.salt = salt


def enter_setting(state: AnyState, kind: str, key: str, value: str) -> None:
    """Saves from before a kind of setting have none of it."""
    state.settings.setdefault(kind, {})[key] = value


def enter_seat(state: AnyState, seat: str, role: str) -> None:
    state.seats[seat] = role


def leave_seat(state: AnyState, seat: str, orders: Iterable[str]) -> None:
    """Remove a seat and its settings, with its standing orders of these kinds; its creatures go back to the GM."""
    for order in orders:
        state.settings["standing"].pop(f"{seat} {order}", None)
    del state.seats[seat]
    for kind in ("dice", "mind"):
        state.settings[kind].pop(seat, None)
    held = state.settings["control"]
    state.settings["control"] = {creature: holder for creature, holder in held.items() if holder != seat}


def _to_confidants(table: "AnyTable", creature: Creature) -> Secret:
    if table.told is None:
        return Secret(creature.hp)
    return Secret(creature.hp, table.rulebook.confidants(table.state, creature))
