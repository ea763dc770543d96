"""Looking away from a gaze, and looking again.  Start at `looks_away`.

Our reading: whoever is incapacitated does neither. On its own turn one may look again, and must save at once.
"""

from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.values import Effect
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import LOOK

AVERT_EYES: Final = Deed("avert-eyes")
GAZE: Final = "gaze"
"""The question whether to look away."""
SURPRISED: Final = "surprised"


def looks_away(table: Table, gazer: Combatant, creature: Combatant) -> bool:
    """Who is not surprised may look away, and need not save.  5e.gaze.avert"""
    return bool(table.ask(Question(creature, GAZE, partial(offer, creature), gazer)) == AVERT_EYES)


def offer(creature: Combatant) -> list[object]:
    return [AVERT_EYES, PASS] if creature.is_able and not creature.has(SURPRISED) else []


def averted(creature: Combatant) -> list[Effect]:
    """The effects that keep it from looking at somebody."""
    return [effect for effect in creature.effects if effect.what is not None and effect.what.bars(LOOK)]
