"""What one may do at any time, on anybody's turn, with no action: let go, stop concentrating.  Start at `free_deeds`.

Our reading: whoever is incapacitated chooses nothing; by the book it holds nobody and concentrates on nothing anyway.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.rules.dnd5e.actions.grapple_shove import release
from affray.rules.dnd5e.gear.grapple_holds import held
from affray.rules.dnd5e.harm.concentration import concentration_of
from affray.rules.dnd5e.magic.casting import END_SPELL, end_spell
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant


def free_deeds(battle: Battle, creature: Combatant) -> Iterator[Pattern]:
    """A readied spell that is held is dropped in the same way.

    5e.grapple.release 5e.concentration.end 5e.action.ready-spell
    """
    if creature.is_able:
        yield Pattern("release", OneOf(partial(held, battle, creature)))
        yield Pattern(END_SPELL.verb, when=lambda: concentration_of(creature) is not None)


FREE_DEEDS: Final[dict[str, Callable[..., None]]] = {"release": release, END_SPELL.verb: end_spell}
