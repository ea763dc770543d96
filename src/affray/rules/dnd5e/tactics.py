"""What a sensible creature does: go for the nearest foe, shoot if it can, strike if it may.  Start at `suggest`.

It looks only at what its seat may know: foes that it notices, where they stand, and whether they are up.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from affray.core.asking import Question, Sight
from affray.core.board import Ways, lowest
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.rules.dnd5e.actions import DASH, DODGE
from affray.rules.dnd5e.blocks import Block, Weapon
from affray.rules.dnd5e.detours import detour
from affray.rules.dnd5e.divinity import TURNED, way_out
from affray.rules.dnd5e.gambits import has_gambits, suggest_gambit
from affray.rules.dnd5e.movement import AGGRESSIVE, half_speed, movement_left, ways, ways_at_foes
from affray.rules.dnd5e.moving import STAND
from affray.rules.dnd5e.order import can_act
from affray.rules.dnd5e.trials import SKILLS
from affray.rules.dnd5e.turns import END
from affray.rules.dnd5e.two_weapons import second_weapons
from affray.rules.dnd5e.values import UP, Battle, Combatant
from affray.rules.dnd5e.wrestling import DEFENCES, holders

PATIENCE: Final = 6
"""In how many rounds one runs straight at a foe; after that one looks for the way round walls."""


def suggest(question: Question, sight: Sight) -> Any:
    """An answer to whatever is asked."""
    if question.kind == "turn":
        return suggest_deed(sight.state, question.who)  # type: ignore[arg-type]  # all are of this book
    if question.kind == "roll":
        return None  # a mind that is asked for real dice throws some
    if question.kind in SUGGESTIONS:
        return SUGGESTIONS[question.kind](question)
    return next(iter(question.options))


def best_skill(question: Question) -> Any:
    """Of what one may resist by, what one is better at."""
    block = question.who.block  # type: ignore[union-attr]  # a creature of this book
    return max(question.options, key=lambda skill: block.skill(skill, SKILLS[skill]))


SUGGESTIONS: Final[dict[str, Callable[[Question], Any]]] = {
    "contest": best_skill,
    "knock-out": lambda _: PASS,
    "dc": lambda _: Deed("", 15),
}
"""What to answer where the first that is offered is not sensible."""


def suggest_deed(battle: Battle, me: Combatant) -> Deed:
    """Attack whom one can, then with the other hand; otherwise get closer; otherwise dodge.  5e.turn.idle"""
    if me.effects and not can_act(me):
        return END
    if me.effects and me.has(TURNED):
        return flee(battle, me)
    if me.has("prone") and movement_left(me) >= half_speed(me):
        return STAND
    if has_gambits(me.block):
        near = foes_by_distance(battle, me)
        gambit = suggest_gambit(battle, me, near[0][0]) if near else None
        if gambit is not None:
            return gambit
    if me.pools["action"]:
        ranked = foes_by_distance(battle, me)
        return attack_or_approach(battle, me, ranked) if ranked else DODGE
    return second_attack(battle, me) or END


def flee(battle: Battle, me: Combatant) -> Deed:
    """Get as far away as one can; where that is nowhere, end it."""
    way = way_out(battle, me) if me.pools["move"] else None
    if way is not None:
        return Deed("move", way)
    return DASH if me.pools["action"] and not me.pools["move"] else END


def second_attack(battle: Battle, me: Combatant) -> Deed | None:
    """Strike the nearest foe with the weapon in the other hand, if there is one and it reaches."""
    weapons = second_weapons(me) if me.pools["bonus"] else ()
    ranked = foes_by_distance(battle, me) if weapons else []
    for distance, _, foe in ranked[:1]:
        for weapon in weapons:
            if weapon.reach >= distance:
                return Deed("attack", foe, weapon, "bonus")
    return None


def foes_by_distance(battle: Battle, me: Combatant) -> list[tuple[int, int, Combatant]]:
    """The foes that are up and noticed, the nearest first: how far it is, a number that settles ties, and who it is."""
    ranked = []
    for place, foe in enumerate(battle.everyone()):
        if foe.side != me.side and foe.status == UP and me.id not in foe.unnoticed_by:
            ranked.append((battle.distance(me, foe), place, foe))
    ranked.sort()
    return [rank for rank in ranked if me.may_harm(rank[2])] if me.effects else ranked


def attack_or_approach(battle: Battle, me: Combatant, ranked: list[tuple[int, int, Combatant]]) -> Deed:
    """Strike or shoot the nearest foe that can be struck or shot, else get closer."""
    nearest = ranked[0][0]
    melee, ranged = melee_weapon(me.block), ranged_weapon(me.block)
    if melee is not None and nearest <= melee.reach:
        return Deed("attack", ranked[0][2], melee)
    if ranged is not None and nearest > 1:
        for distance, _, foe in ranked:
            if distance <= ranged.range and battle.is_clear(me, foe):
                return Deed("attack", foe, ranged)
    return approach(battle, me, [foe for _, _, foe in ranked], melee.reach if melee else 1)


def approach(battle: Battle, me: Combatant, foes: list[Combatant], reach: int) -> Deed:
    """Walk nearer to the foes; when there is no movement left, rush if one can, else dash. Who is held breaks free."""
    if me.effects:
        for holder in holders(battle, me)[:1]:
            return Deed("escape", holder, max(DEFENCES, key=lambda skill: me.block.skill(skill, SKILLS[skill])))
    if me.pools["move"] > 0:
        return go_nearer(battle, me, foes, reach, "move", ways(battle, me)) or DODGE
    if AGGRESSIVE in me.block.features and me.pools["bonus"] > 0:
        return go_nearer(battle, me, foes, reach, AGGRESSIVE, ways_at_foes(battle, me)) or DASH
    return DASH


def go_nearer(battle: Battle, me: Combatant, foes: list[Combatant], reach: int, verb: str, way: Ways) -> Deed | None:
    """Step beside a foe if that can be reached, else as near to the first of them as can be."""
    open_squares = way.reach.squares & ~(1 << me.at)
    beside = 0
    for foe in foes:
        beside |= battle.grid.around(foe.at, foe.block.width, reach)
    goal = way.reach.nearest(beside & open_squares)
    if not goal and battle.round <= PATIENCE:
        goal = nearer(battle, me, foes[0], open_squares)
    steps = way.way_to(lowest(goal)) if goal else detour(battle, me, beside, way)
    if steps is None:
        return None
    return Deed(verb, steps) if steps else DASH


def nearer(battle: Battle, me: Combatant, foe: Combatant, squares: int) -> int:
    """Those of the squares that are nearest to the foe, if they are nearer than here."""
    for distance in range(2, battle.distance(me, foe)):
        found = battle.grid.disc(foe.at, distance) & squares
        if found:
            return found
    return 0


@lru_cache(maxsize=256)  # a block never changes
def melee_weapon(block: Block) -> Weapon | None:
    return next((weapon for weapon in block.weapons if weapon.reach), None)


@lru_cache(maxsize=256)
def ranged_weapon(block: Block) -> Weapon | None:
    return next((weapon for weapon in block.weapons if weapon.range and not weapon.reach), None)
