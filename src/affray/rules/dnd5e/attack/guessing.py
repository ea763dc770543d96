"""Attacking a square where an unseen creature may be.  Start at `guess`.

Such a deed is never listed, since it can always be tried: `attack d4 shortbow` is typed.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.board import squares_of
from affray.core.offers.slots import Names, Slot
from affray.core.values import Reason
from affray.rules.dnd5e.attack.attack import attack, by_attacker, by_means, farthest, resolve_roll
from affray.rules.dnd5e.attack.attack_made import attack_made, resolve_readied_first, reveal_attacker
from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.gear.hands import loose_ammunition
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.d20 import throw
from affray.rules.dnd5e.senses.cover import cover_by_ground
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Weapon

BLIND: Final = Reason("5e.unseen.target")


class Aim(Slot):
    """A square in reach or range, in a clear line, where the attacker knows of nobody. It is typed, and not listed."""

    __slots__ = ("_battle", "_attacker", "_farthest")
    kind = "aim"

    def __init__(self, battle: Battle, attacker: Combatant, farthest: int) -> None:
        self._battle = battle
        self._attacker = attacker
        self._farthest = farthest

    def __iter__(self) -> Iterator[int]:
        return iter(())

    def count(self) -> int:
        return 0

    def __contains__(self, value: object) -> bool:
        battle, attacker = self._battle, self._attacker
        if type(value) is not int or value not in battle.grid.names or not battle.board.open >> value & 1:
            return False
        if distance_to(battle, attacker, value) > self._farthest:
            return False
        known = [c for c in battle.everyone() if attacker.id not in c.hidden_from and c.is_there and not c.realm]
        if any(battle.space(creature) >> value & 1 for creature in known):
            return False
        sees = battle.board.outlook.sees
        return any(sees(start, value) for start in squares_of(battle.space(attacker)))

    def read(self, words: Sequence[str], names: Names) -> tuple[int, Sequence[str]] | None:
        square = self._battle.grid.squares.get(words[0]) if words else None
        return (square, words[1:]) if square is not None and square in self else None

    def write(self, value: int, names: Names) -> str:
        return self._battle.square_name(value)

    def shown(self, names: Names) -> int:
        return self._farthest


def distance_to(battle: Battle, attacker: Combatant, square: int) -> int:
    return battle.grid.gap(attacker.at, attacker.width, square, 1)


def attack_or_guess(
    table: Table,
    attacker: Combatant,
    weapon: Weapon,
    target: Combatant | int,
    added: Sequence[Reason] = (),
) -> None:
    """Attack a creature, or guess a square."""
    if isinstance(target, int):
        guess(table, attacker, weapon, target, added)
    else:
        attack(table, attacker, weapon, target, added)


def guess(table: Table, attacker: Combatant, weapon: Weapon, square: int, added: Sequence[Reason] = ()) -> None:
    """It misses if nobody is there, and only the miss is told. A creature that is hit is noticed.

    5e.unseen.guess 5e.unseen.target 5e.unseen.reveal
    """
    battle = table.state
    if resolve_readied_first(table, attacker) and not (
        attacker.is_able and distance_to(battle, attacker, square) <= farthest(table.readings, weapon)
    ):
        return
    plan = plan_guess(table.readings, battle, attacker, weapon, square)
    reveal_attacker(table, attacker)
    if plan.is_ranged:
        loose_ammunition(table, attacker, weapon, square)
    roll = throw(table, plan, "attack")
    if plan.target is not attacker and plan.hits(roll.natural):
        notice(table, plan.target)
        resolve_roll(table, plan, roll, added)
        return
    table.tell("guessed", who=attacker, at=battle.square_name(square), weapon=weapon)
    attack_made(table, attacker)


def plan_guess(readings: Readings, battle: Battle, attacker: Combatant, weapon: Weapon, square: int) -> Plan:
    """Only what the attacker knows modifies the roll, so that it reveals nothing. A creature too high above the square
    is not hit.

    Where there is nobody, the attacker stands for the target.
    """
    distance = distance_to(battle, attacker, square)
    reach = weapon.reach if distance <= weapon.reach else farthest(readings, weapon)
    there = (c for c in battle.everyone() if battle.space(c) >> square & 1 and is_unnoticed(attacker, c))
    target = next((c for c in there if battle.distance(attacker, c) <= reach), None)
    plan = Plan(attacker, weapon, target or attacker, distance)
    plan.disadvantage.append(BLIND)
    by_attacker(readings, battle, plan)
    by_means(readings, battle, plan)
    cover = cover_by_ground(battle, attacker, target) if target else None
    if cover is not None:
        plan.guard.append(cover)
    return plan


def is_unnoticed(attacker: Combatant, other: Combatant) -> bool:
    return attacker.id in other.hidden_from and other.is_there
