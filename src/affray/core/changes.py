"""Changes: the one room where the state of a fight changes.  Each change tells its event.

Rules call these and never assign. A rulebook has a room of the same name for what only its own creatures have.
Changes that come all the time look first whether anybody listens, so as not to gather facts for nobody.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from affray.core.board.field import AnyField, Body, Place
from affray.core.events import Secret
from affray.core.values import AnyState, Creature, Effect, Reason, Until

if TYPE_CHECKING:
    from affray.core.asking import AnyTable, Table
    from affray.core.rulebook import Readings


def hurt(
    table: "AnyTable", creature: Creature, amount: int, reasons: Sequence[Reason] = (), by: Creature | None = None
) -> int:
    """Take hit points away, down to none. Returns how many were taken."""
    amount = max(amount, 0)
    taken = min(amount, creature.hp)
    creature.hp -= taken
    if table.told is not None:
        table.tell("hurt", who=creature, amount=amount, by=by, reasons=reasons, hp=_to_confidants(table, creature))
    return taken


def heal(table: "AnyTable", creature: Creature, amount: int, reasons: Sequence[Reason] = ()) -> int:
    """Give hit points back, up to the maximum. Returns how many were given."""
    given = min(max(amount, 0), creature.hp_max - creature.hp)
    creature.hp += given
    table.tell("healed", who=creature, amount=given, reasons=reasons, hp=_to_confidants(table, creature))
    return given


def set_hp(table: "AnyTable", creature: Creature, hp: int) -> None:
    """Decree the hit points, as a ruling does."""
    creature.hp = hp
    table.tell("hp-set", who=creature, hp=_to_confidants(table, creature))


def move_to(table: "Table[AnyField, Readings]", body: Body, square: int) -> None:
    """Put a body on a square, as high up as it is."""
    was = body.at
    stand_at(body, Place(square, body.height))
    if table.told is not None:
        name = table.state.square_name
        table.tell("moved", who=body, origin=name(was), to_square=name(square))


def stand_at(body: Body, place: Place) -> None:
    """Put a body somewhere; nothing is told of it."""
    body.place = place
    body.at = place.square
    body.height = place.height


def spend(table: "AnyTable", creature: Creature, pool: str, amount: int = 1) -> None:
    """Use up some of what the creature has."""
    creature.pools[pool] -= amount
    if table.told is not None:
        table.tell("spent", who=creature, pool=pool, amount=amount)


def add_to(table: "AnyTable", creature: Creature, pool: str, amount: int) -> None:
    """Give the creature more of something for now."""
    creature.pools[pool] += amount
    if table.told is not None:
        table.tell("added", who=creature, pool=pool, amount=amount)


def refill(creature: Creature, pool: str, amount: int) -> None:
    """Set a pool to what it holds when it is full."""
    creature.pools[pool] = amount


def gain(
    table: "AnyTable",
    bearer: Creature,
    kind: str,
    source: Creature | None = None,
    ends: Sequence[Until] = (),
    acts: Sequence[Until] = (),
    amount: int = 0,
) -> Effect:
    """Lay an effect on a creature."""
    table.state.effects_made += 1
    id = f"{kind}-{table.state.effects_made}"
    effect = Effect(id, kind, bearer.id, None if source is None else source.id, tuple(ends), tuple(acts), amount)
    bearer.effects = (*bearer.effects, effect)
    table.tell("gained", who=bearer, effect=kind, by=source)
    return effect


def lose(table: "AnyTable", bearer: Creature, effect: Effect, because: str) -> None:
    """Take an effect off a creature; `because` is the moment that ended it."""
    bearer.effects = tuple(other for other in bearer.effects if other.id != effect.id)
    table.tell("lost", who=bearer, effect=effect.kind, because=because)


def replace_effect(bearer: Creature, effect: Effect) -> None:
    """Put the effect, nearer to its end, in place of what it was."""
    bearer.effects = tuple(effect if other.id == effect.id else other for other in bearer.effects)


def suppose_hp(creature: Creature, hp: int) -> None:
    """Imagine the creature with other hit points; nothing is told of it."""
    creature.hp = hp


def begin_round(table: "AnyTable") -> None:
    table.state.round += 1
    table.tell("round", round=table.state.round)


def begin_turn(table: "AnyTable", creature: Creature) -> None:
    table.state.turn = creature.id
    if table.told is not None:
        table.tell("turn", who=creature)


def end_turn(table: "AnyTable", creature: Creature) -> None:
    table.state.turn = None
    if table.told is not None:
        table.tell("turn-ended", who=creature)


def count_throws(state: AnyState, roller: str, dice: int) -> None:
    """Remember how many dice the roller has thrown; the next ones follow from there."""
    state.rolled[roller] = state.rolled.get(roller, 0) + dice


def freshen_dice(state: AnyState, seed: str, salt: str) -> None:
    """Let all dice to come be others."""
    state.seed = seed
    state.salt = salt


def enter_setting(state: AnyState, kind: str, key: str, value: str) -> None:
    state.settings[kind][key] = value


def enter_seat(state: AnyState, seat: str, role: str) -> None:
    state.seats[seat] = role


def leave_seat(state: AnyState, seat: str) -> None:
    """Take the seat away, and what was set for it; its creatures are the GM's again."""
    del state.seats[seat]
    for kind in ("dice", "mind"):
        state.settings[kind].pop(seat, None)
    held = state.settings["control"]
    state.settings["control"] = {creature: holder for creature, holder in held.items() if holder != seat}


def _to_confidants(table: "AnyTable", creature: Creature) -> Secret:
    if table.told is None:
        return Secret(creature.hp)
    return Secret(creature.hp, table.rulebook.confidants(table.state, creature))
