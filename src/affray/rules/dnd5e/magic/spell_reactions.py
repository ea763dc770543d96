"""Spells cast as a reaction: Shield, Hellish Rebuke, Counterspell.  Start at `offered`."""

from collections.abc import Callable

from affray.core.offers.slots import Deed
from affray.rules.dnd5e.magic.casting import cast_spell, levels, may_cast
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import Happening
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import Spell

Fits = Callable[[Battle, Combatant, Happening, Spell], bool]


def offered(id: str, fits: Fits) -> Callable[[Battle, Combatant, Happening], list[Deed]]:
    """The spell with each possible slot, if the trigger fits: `shield 1`.  5e.reaction.source"""

    def offers(battle: Battle, creature: Combatant, happening: Happening) -> list[Deed]:
        spell = spell_of(creature, id)
        if not may_cast(battle, creature, spell) or not fits(battle, creature, happening, spell):
            return []
        return [Deed(id, level) for level in levels(creature, spell)]

    return offers


def spell_of(creature: Combatant, id: str) -> Spell:
    casting = creature.block.casting
    assert casting is not None
    return casting.spell(id)


def always(battle: Battle, creature: Combatant, happening: Happening, spell: Spell) -> bool:
    return True


def sees_the_doer(battle: Battle, creature: Combatant, happening: Happening, spell: Spell) -> bool:
    """Within range, alive and in sight."""
    doer = happening.doer
    is_near = doer.is_there and battle.distance(creature, doer) <= spell.range
    return is_near and battle.is_clear(creature, doer) and sees(battle, creature, doer)


def sees_the_casting(battle: Battle, creature: Combatant, happening: Happening, spell: Spell) -> bool:
    """A spell that is already countered cannot be countered again."""
    return not happening.record.is_countered and sees_the_doer(battle, creature, happening, spell)


def block_hit(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """Shield, against an attack that is about to hit."""
    plan, _ = happening.record
    cast_spell(table, Cast(creature, spell_of(creature, deed.verb), deed.args[0], plan))


def block_missiles(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """Shield, against magic missiles."""
    cast_spell(table, Cast(creature, spell_of(creature, deed.verb), deed.args[0]))


def rebuke(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """Hellish Rebuke, at the source of the damage."""
    cast_spell(table, Cast(creature, spell_of(creature, deed.verb), deed.args[0], happening.doer))


def interrupt(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """Counterspell, at the spell being cast, even another Counterspell."""
    cast_spell(table, Cast(creature, spell_of(creature, deed.verb), deed.args[0], happening.record))
