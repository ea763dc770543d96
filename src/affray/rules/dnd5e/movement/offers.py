"""Movement on a turn: walking, flying, swimming, jumping, standing up, dropping prone.  Start at `offers`.

How a move goes: `walk.py`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, Way
from affray.core.table.changes import refill
from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.harm.falling import CLIMBING
from affray.rules.dnd5e.movement import climbing, flying, jumping, squeezing
from affray.rules.dnd5e.movement.gaits import BURROW, SWIM
from affray.rules.dnd5e.movement.jumping import RUN_UP
from affray.rules.dnd5e.movement.speeds import half_speed, left, may_move, note_action
from affray.rules.dnd5e.movement.walk import AGGRESSIVE, stand_up, use_aggressive, walk, ways, ways_at_foes
from affray.rules.dnd5e.reacting.ready_triggers import ENDS_MOVE, announce
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

STAND: Final = Deed("stand")
DROP: Final = Deed("drop")


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.move.split 5e.prone.drop 5e.feature.aggressive"""
    if creature.mount:
        return
    yield from moves(readings, battle, creature)
    if not creature.has("prone") and creature.height <= 0:
        yield DROP
    if creature.pools["bonus"] > 0 and AGGRESSIVE in creature.block.features:
        yield Pattern(AGGRESSIVE, Way(ways_at_foes(battle, creature)))


def moves(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """Everything that uses movement, if the turn still allows it.  5e.move.split"""
    if may_move(readings, battle, creature):
        yield from ways_of_moving(readings, battle, creature)


def ways_of_moving(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.move.deduct 5e.move.speeds 5e.prone.stand"""
    is_on_ground = not creature.has(CLIMBING) and creature.height <= battle.floor(battle.space(creature))
    if is_on_ground and creature.width == creature.block.width and left(creature) > 0:
        yield Pattern("move", Way(ways(battle, creature)))
    if creature.has("prone") and can_stand(readings, creature):
        yield STAND
    yield from flying.offers(battle, creature)
    if is_on_ground:
        yield from in_other_ways(battle, creature)
        yield from squeezing.offers(battle, creature)
        yield from jumping.offers(battle, creature)
    yield from climbing.offers(battle, creature)


def in_other_ways(battle: Battle, creature: Combatant) -> Iterator[object]:
    """Swimming and burrowing.  5e.move.speeds"""
    if creature.block.walks_only and not creature.effects:
        return
    for mode in (SWIM, BURROW):
        if left(creature, mode) > 0 and not (mode == SWIM and not battle.wet):
            yield Pattern(mode, Way(ways(battle, creature, mode)))


def can_stand(readings: Readings, creature: Combatant) -> bool:
    """With half the speed left; or, by table option, always.  5e.prone.stand 5e.prone.stand-needs"""
    return not readings.standing_needs_movement or left(creature) >= half_speed(creature)


def move(table: Table, creature: Combatant, way: tuple[int, ...]) -> None:
    """Walk; the squares walked count as a run-up for a jump.  5e.move.split"""
    if walk(table, creature, way):
        refill(creature, RUN_UP, creature.pools.get(RUN_UP, 0) + len(way))


def go(table: Table, creature: Combatant, way: tuple[int, ...], mode: str) -> None:
    walk(table, creature, way, mode=mode)


def ending_move(do: Callable[..., None]) -> Callable[..., None]:
    """A deed that moves, and then ends the move."""

    def deed(table: Table, creature: Combatant, *to: Any) -> None:
        do(table, creature, *to)
        end_move(table, creature)

    return deed


def end_move(table: Table, creature: Combatant) -> None:
    """After a move: grapples out of reach end, and it may trigger readied actions.

    5e.grapple.release
    """
    end_grapples_out_of_reach(table)
    if table.state.readied:
        announce(table, ENDS_MOVE, creature)


def stand(table: Table, creature: Combatant) -> None:
    stand_up(table, creature)


def drop(table: Table, creature: Combatant) -> None:
    """At will, and at no cost.  5e.prone.drop"""
    fall_prone(table, creature)


def note_deed(table: Table, creature: Combatant, verb: str, had_action: int) -> None:
    """After a deed of a creature that has moved: its run-up, or its move, may end.  5e.move.split"""
    if verb != "move" and RUN_UP in creature.pools:
        refill(creature, RUN_UP, 0)
    if not table.readings.moves_around_action:
        note_action(table.state, creature, had_action)


MOVES: Final[dict[str, Callable[..., None]]] = {
    "move": move,
    AGGRESSIVE: use_aggressive,
    "fly": flying.fly,
    "swim": partial(go, mode=SWIM),
    "burrow": partial(go, mode=BURROW),
    "climb": climbing.climb,
    "squeeze": squeezing.squeeze,
    "jump": jumping.jump,
    "leap": jumping.leap,
}
DEEDS: Final[dict[str, Callable[..., None]]] = {
    "stand": stand,
    "drop": drop,
    **{verb: ending_move(do) for verb, do in MOVES.items()},
}
