"""Changes: the one room where the state of a fight changes.  Each change tells its event.

Rules call these and never assign. A rulebook has a room of the same name for what only its own creatures have.
Changes that come all the time look first whether anybody listens, so as not to gather facts for nobody.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from affray.core.events import Secret
from affray.core.values import Creature, Effect, Reason, State, Until

if TYPE_CHECKING:
    from affray.core.asking import Table


def hurt(
    table: "Table", creature: Creature, amount: int, reasons: Sequence[Reason] = (), by: Creature | None = None
) -> int:
    """Take hit points away, down to none. Returns how many were taken."""
    amount = max(amount, 0)
    taken = min(amount, creature.hp)
    creature.hp -= taken
    if table.told is not None:
        table.tell("hurt", who=creature, amount=amount, by=by, reasons=reasons, hp=_to_confidants(table, creature))
    return taken


def heal(table: "Table", creature: Creature, amount: int, reasons: Sequence[Reason] = ()) -> int:
    """Give hit points back, up to the maximum. Returns how many were given."""
    given = min(max(amount, 0), creature.hp_max - creature.hp)
    creature.hp += given
    table.tell("healed", who=creature, amount=given, reasons=reasons, hp=_to_confidants(table, creature))
    return given


def set_hp(table: "Table", creature: Creature, hp: int) -> None:
    """Decree the hit points, as a ruling does."""
    creature.hp = hp
    table.tell("hp-set", who=creature, hp=_to_confidants(table, creature))


def move_to(table: "Table", creature: Creature, square: Any) -> None:
    """Put the creature on a square."""
    was = creature.at
    creature.at = square
    if table.told is not None:
        name = table.state.square_name
        table.tell("moved", who=creature, origin=name(was), to_square=name(square))


def spend(table: "Table", creature: Creature, pool: str, amount: int = 1) -> None:
    """Use up some of what the creature has."""
    creature.pools[pool] -= amount
    if table.told is not None:
        table.tell("spent", who=creature, pool=pool, amount=amount)


def add_to(table: "Table", creature: Creature, pool: str, amount: int) -> None:
    """Give the creature more of something for now."""
    creature.pools[pool] += amount
    table.tell("added", who=creature, pool=pool, amount=amount)


def refill(creature: Creature, pool: str, amount: int) -> None:
    """Set a pool to what it holds when it is full."""
    creature.pools[pool] = amount


def gain(
    table: "Table",
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


def lose(table: "Table", bearer: Creature, effect: Effect, because: str) -> None:
    """Take an effect off a creature; `because` is the moment that ended it."""
    bearer.effects = tuple(other for other in bearer.effects if other.id != effect.id)
    table.tell("lost", who=bearer, effect=effect.kind, because=because)


def wear_on(bearer: Creature, effect: Effect) -> None:
    """Put the effect, nearer to its end, in place of what it was."""
    bearer.effects = tuple(effect if other.id == effect.id else other for other in bearer.effects)


def suppose_at(creature: Creature, square: Any) -> None:
    """Imagine the creature elsewhere; nothing is told of it."""
    creature.at = square


def suppose_hp(creature: Creature, hp: int) -> None:
    """Imagine the creature with other hit points; nothing is told of it."""
    creature.hp = hp


def begin_round(table: "Table") -> None:
    table.state.round += 1
    table.tell("round", round=table.state.round)


def begin_turn(table: "Table", creature: Creature) -> None:
    table.state.turn = creature.id
    if table.told is not None:
        table.tell("turn", who=creature)


def end_turn(table: "Table", creature: Creature) -> None:
    table.state.turn = None
    if table.told is not None:
        table.tell("turn-ended", who=creature)


def count_throws(state: State, roller: str, dice: int) -> None:
    """Remember how many dice the roller has thrown; the next ones follow from there."""
    state.rolled[roller] = state.rolled.get(roller, 0) + dice


def freshen_dice(state: State, seed: str, salt: str) -> None:
    """Let all dice to come be others."""
    state.seed = seed
    state.salt = salt


def enter_setting(state: State, kind: str, key: str, value: str) -> None:
    state.settings[kind][key] = value


def enter_seat(state: State, seat: str, role: str) -> None:
    state.seats[seat] = role


def leave_seat(state: State, seat: str) -> None:
    """Take the seat away, and what was set for it; its creatures are the GM's again."""
    del state.seats[seat]
    for kind in ("dice", "mind"):
        state.settings[kind].pop(seat, None)
    held = state.settings["control"]
    state.settings["control"] = {creature: holder for creature, holder in held.items() if holder != seat}


def _to_confidants(table: "Table", creature: Creature) -> Secret:
    if table.told is None:
        return Secret(creature.hp)
    return Secret(creature.hp, table.rulebook.confidants(table.state, creature))
