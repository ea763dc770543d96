"""Opportunity attacks: which foes may make one, and with what.  Start at `provoke`."""

from collections.abc import Collection
from functools import lru_cache, partial
from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.triggers import Reaction, answer_trigger
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.weapons_used import may_strike
from affray.rules.dnd5e.gear.arms import arms
from affray.rules.dnd5e.gear.hands import is_at_hand
from affray.rules.dnd5e.harm.falling import resolve_falls
from affray.rules.dnd5e.reacting.reactions import can_react
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.battle import Battle, foes_up
from affray.rules.dnd5e.state.blocks import WALK
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Weapon

QUIET: Final = "quiet"
"""The pool of one whose present move provokes nobody."""


def provoke(
    table: Table, mover: Combatant, square: int, height: int, loads: Collection[Combatant] = (), mode: str = WALK
) -> bool:
    """Before the mover leaves a foe's reach, the foe may attack. Can the mover still take the step?

    Creatures that it drags along make none, and there are none against one who evades them by this way of moving.

    5e.opportunity.trigger 5e.opportunity.avoid
    """
    if mover.block.evades and mode in mover.block.evades:
        return True
    battle = table.state
    readings = table.readings
    step = square, height
    leaving = [
        foe
        for foe in foes_up(battle)[mover.side]
        if foe not in loads and leaves_reach(readings, battle, foe, mover, step)
    ]
    if not leaving:
        return True
    origin, high = mover.at, mover.height
    questions = [
        Question(
            foe,
            "opportunity-attack",
            partial(opportunity_attacks, readings, battle, foe, mover, (origin, high), step),
            mover,
        )
        for foe in leaving
    ]
    answer_trigger(table, questions, partial(make_opportunity_attack, table, mover))
    resolve_falls(table)
    return mover.is_able and mover.at == origin and mover.height == high


def leaves_reach(readings: Readings, battle: Battle, foe: Combatant, mover: Combatant, step: tuple[int, int]) -> bool:
    """Does this step, to a square and a height, leave a reach of the foe, and can the foe react?"""
    if foe.realm != mover.realm:
        return False
    now = battle.distance(foe, mover)
    if now > foe.block.longest_reach:  # fast way out: called for every foe at every step
        return False
    own = reaches_to_leave(readings, battle, foe)
    after = battle.distance_to(foe, step[0], mover.width, step[1])
    return (
        after > now
        and any(now <= reach < after for reach in own)
        and can_react(foe)
        and foe.may_harm(mover)
        and not mover.has("disengaged")
        and not mover.pools.get(QUIET)
        and sees(battle, foe, mover)
    )


def reaches_to_leave(readings: Readings, battle: Battle, creature: Combatant) -> tuple[int, ...]:
    """The reach of each weapon in hand, shortest first: leaving one provokes. By table option only the longest
    counts.  5e.melee.reach"""
    own = _reaches(tuple(weapon for weapon in creature.block.weapons if is_at_hand(battle, creature, weapon)))
    return own[-1:] if readings.only_longest_reach else own


@lru_cache(maxsize=1024)
def _reaches(weapons: tuple[Weapon, ...]) -> tuple[int, ...]:
    """The reaches of the weapons, or of an unarmed strike if there are none."""
    return tuple(sorted({weapon.near for weapon in weapons if weapon.reach})) or (1,)


def opportunity_attacks(
    readings: Readings,
    battle: Battle,
    foe: Combatant,
    mover: Combatant,
    origin: tuple[int, int],
    step: tuple[int, int],
) -> list[object]:
    """The foe's attack options, if the mover is still about to leave its reach.  5e.mount.opportunity"""
    is_there = (mover.at, mover.height) == origin and mover.is_able
    if not is_there or not leaves_reach(readings, battle, foe, mover, step):
        return []
    after = battle.distance_to(foe, step[0], mover.width, step[1])
    weapons = [weapon for weapon in melee_weapons(battle, foe, mover) if weapon.near < after]
    if mover.rider:
        targets = [mover, battle.creatures[mover.rider]]
        return [Pattern("attack", OneOf(targets), OneOf(weapons)), PASS]
    return [*weapons, PASS]


def melee_weapons(battle: Battle, attacker: Combatant, target: Combatant) -> list[Weapon]:
    """Weapons in hand, and the unarmed strike, that reach the target.  5e.melee.reach"""
    distance = battle.distance(attacker, target)
    near = [weapon for weapon in arms(attacker.block) if weapon.reach >= distance]
    ready = [weapon for weapon in near if is_at_hand(battle, attacker, weapon)]
    return [weapon for weapon in ready if may_strike(battle, attacker, weapon, target)]


def make_opportunity_attack(table: Table, mover: Combatant, reaction: Reaction) -> None:
    """One melee attack, made before the step.  5e.opportunity.trigger"""
    foe = table.state.creatures[reaction.question.asked]
    answer = reaction.answer
    target, weapon = answer.args if isinstance(answer, Deed) else (mover, answer)
    spend(table, foe, "reaction")
    attack(table, foe, weapon, target)
