"""What others may answer by a reaction while it can still be changed.  Start at `Happening`."""

from typing import Any, Final, NamedTuple

from affray.rules.dnd5e.state.combatant import Combatant

HIT: Final = "hit"
"""An attack is about to hit: the record is its `Plan`, and the roll."""
WOUND: Final = "wound"
"""Damage is about to be taken: the record is the `Blow`."""
WOUNDED: Final = "wounded"
"""Damage was taken: the record is the `Blow`."""
CASTING: Final = "casting"
"""A spell is being cast: the record is the `Cast`."""
MISSILES: Final = "missiles"
"""Darts of magic are about to strike: the record is the `Cast`."""


class Happening(NamedTuple):
    """Something that may be answered: its moment, whose doing it is, and the record that an answer may edit."""

    moment: str
    doer: Combatant
    record: Any
