"""Triggers of reactions, which can still change what happens.  Start at `Happening`."""

from typing import Any, Final

from affray.rules.dnd5e.state.combatant import Combatant

HIT: Final = "hit"
"""An attack is about to hit: the record is its `Plan`, and the roll."""
WOUND: Final = "wound"
"""Damage is about to be dealt: the record is the `Blow`."""
WOUNDED: Final = "wounded"
"""Damage was taken: the record is the `Blow`."""
CASTING: Final = "casting"
"""A spell is being cast: the record is the `Cast`."""
MISSILES: Final = "missiles"
"""Magic Missile darts are about to hit: the record is the `Cast`."""


GUARDED: Final = "guarded"
"""An attack is about to hit a friend: the record is its `Plan`, and the roll."""
ATTACKS: Final = ("melee", "ranged", "seen", "armed")
"""What a power that is a reaction to an attack may ask for."""
NEAR_TURN: Final = "near"
"""Somebody begins its turn."""


class Happening:
    """What a reaction may answer: the trigger, who caused it, and the record that the reaction may edit."""

    __slots__ = ("trigger", "doer", "record")

    def __init__(self, trigger: str, doer: Combatant, record: Any) -> None:
        self.trigger = trigger
        self.doer = doer
        self.record = record
