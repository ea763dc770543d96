"""The possible targets of a spell.  Start at `candidates`."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

from affray.core.board import union
from affray.core.offers.slots import Subset
from affray.core.values import Effect
from affray.rules.dnd5e.changes import DIED
from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.senses.sight import can_hear, sees
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import MINUTE
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import conditions_of
from affray.rules.dnd5e.state.spellcast import is_alive_enough
from affray.rules.dnd5e.state.spells import FALLEN, Spell
from affray.rules.dnd5e.state.weapons import SHIELD

OTHERS: Final = {"foe": "friend", "friend": "foe", FALLEN: "foe"}
"""The side for which a spell is not meant."""
CURED: Final = ("blinded", "deafened", "diseased", "paralyzed", "poisoned")
"""What Lesser Restoration ends."""


def anybody(battle: Battle, caster: Combatant, spell: Spell) -> list[Combatant]:
    """Those whom the spell is for, and then all others at whom it can be aimed.  5e.magic.range"""
    sensible = candidates(battle, caster, spell)
    others = candidates(battle, caster, spell, OTHERS[spell.target]) if spell.target in OTHERS else []
    return [*sensible, *(other for other in others if other.id != caster.id)]


class Group(Subset):
    """Some of these creatures, any two of them within so many squares of each other."""

    __slots__ = ("_battle", "_squares")

    def __init__(self, battle: Battle, values: Callable[[], list[Combatant]], most: int, squares: int) -> None:
        super().__init__(values, 1, most)
        self._battle = battle
        self._squares = squares

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return (chosen for chosen in super().__iter__() if self.is_close(chosen))

    def count(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, value: object) -> bool:
        return super().__contains__(value) and isinstance(value, tuple) and self.is_close(value)

    def is_close(self, chosen: tuple[Any, ...]) -> bool:
        return all(self._battle.distance(one, other) <= self._squares for one, other in combinations(chosen, 2))


def candidates(battle: Battle, caster: Combatant, spell: Spell, side: str = "") -> list[Combatant]:
    """Whom of a side a spell can be aimed at: noticed, in range, with a clear path, and of a kind that it works on.

    5e.cover.total 5e.magic.range 5e.magic.path 5e.magic.self
    """
    return [
        other
        for other in battle.everyone()
        if is_of_side(caster, other, side or spell.target)
        and (spell.target != "foe" or caster.may_harm(other))
        and is_alive_enough(spell, other)
        and not caster.is_beyond(other)
        and caster.id not in other.hidden_from
        and battle.distance(caster, other) <= spell.range
        and battle.is_clear(caster, other)
        and works_on(battle, caster, spell, other)
        and (not spell.needs_sight or other is caster or sees(battle, caster, other))
    ]


def is_of_side(caster: Combatant, other: Combatant, target: str) -> bool:
    return target == "creature" or (caster.side == other.side) == (target in ("friend", FALLEN))


def is_hostile(spell: Spell) -> bool:
    """Is it meant for foes?"""
    has_proof = spell.act is not None and spell.act.proof is not None
    return bool(spell.target == "foe" or spell.save or spell.pool or has_proof or spell.harms)


def works_on(battle: Battle, caster: Combatant, spell: Spell, creature: Combatant) -> bool:
    """Is it for creatures of this kind, and is with this one what must be?"""
    if spell.act is not None and spell.act.who is not None:
        return passes(battle, caster, creature, spell.act.who.only)
    kind = creature.block.kind
    is_of_kind = kind not in spell.never and (not spell.only or kind in spell.only)
    return is_of_kind and (spell.id not in NEEDS or NEEDS[spell.id](battle, creature))


def ailments(creature: Combatant) -> list[Effect]:
    """What Lesser Restoration ends."""
    return [e for e in creature.effects if any(condition in CURED for condition in conditions_of(e))]


def can_be_revived(battle: Battle, dead: Combatant) -> bool:
    """Dead no longer than a minute, and nobody stands where it lies."""
    others = union(battle.space(one) for one in battle.everyone() if one.is_there and not one.realm)
    return battle.round - dead.pools.get(DIED, -MINUTE) < MINUTE and not battle.space(dead) & others


def has_eyes_open(_: Battle, creature: Combatant) -> bool:
    """Who sees nothing sees no pattern.  5e.condition.blinded"""
    return creature.is_conscious and not creature.suffers("blinded")


NEEDS: Final[dict[str, Callable[[Battle, Combatant], bool]]] = {
    "hypnotic-pattern": has_eyes_open,
    "lesser-restoration": lambda _, creature: bool(ailments(creature)),
    "mage-armor": lambda _, creature: not {*creature.block.armour} - {SHIELD},
    "revivify": can_be_revived,
    "vicious-mockery": can_hear,
}
"""What a spell requires of its target, by the spell's id."""
