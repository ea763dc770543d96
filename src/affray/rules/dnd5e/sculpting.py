"""What the schools of magic teach: healing more, and sparing friends.  Start at `spare`."""

from functools import partial
from typing import TYPE_CHECKING, Final

from affray.core.asking import Question, Table
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.core.values import Reason
from affray.rules.dnd5e.seeing import sees
from affray.rules.dnd5e.values import Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.casts import Cast

DISCIPLE_OF_LIFE: Final = "disciple-of-life"
SCULPT_SPELLS: Final = "sculpt-spells"
SPARE: Final = "spare"
EVOCATIONS: Final = frozenset(("burning-hands", "cone-of-cold", "fireball", "lightning-bolt", "shatter", "thunderwave"))
"""The areas that can be sculpted."""
FEATURES: Final = (DISCIPLE_OF_LIFE, SCULPT_SPELLS)


def healing_more(spell: "Cast") -> list[Reason]:
    """2 hit points and the level of the slot more for each who is healed.  5e.feature.disciple-of-life"""
    if DISCIPLE_OF_LIFE not in spell.caster.block.features or spell.level == 0:
        return []
    return [Reason("5e.feature.disciple-of-life", 2 + spell.level)]


def spare(table: Table, battle: Battle, spell: "Cast", targets: list[Combatant]) -> list[Combatant]:
    """Whom the caster spares of those whom it sees: one, and one more for each level of the slot.

    They make their saves, and half the damage is none to them.  5e.feature.sculpt-spells
    """
    spared: list[Combatant] = []
    if SCULPT_SPELLS not in spell.caster.block.features or spell.spell.id not in EVOCATIONS:
        return spared
    while len(spared) <= spell.level:
        question = Question(spell.caster, SPARE, partial(to_spare, battle, spell.caster, targets, tuple(spared)))
        answer = table.ask(question)
        if answer == PASS:
            break
        spared.append(answer.args[0])
    return spared


def to_spare(
    battle: Battle, caster: Combatant, targets: list[Combatant], spared: tuple[Combatant, ...]
) -> list[object]:
    """Friends first, then nobody, then foes: what is sensible stands before what is not."""
    seen = [one for one in targets if one is not caster and one not in spared and sees(battle, caster, one)]
    friends = [Deed(SPARE, one) for one in seen if one.side == caster.side]
    foes = [Deed(SPARE, one) for one in seen if one.side != caster.side]
    return [*friends, PASS, *foes] if seen and caster.is_able else []
