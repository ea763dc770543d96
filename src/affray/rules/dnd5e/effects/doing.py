"""An act being done: by whom, to whom, and what has been rolled for it.  Start at `Doing`."""

from affray.core.unknown import OpenInt
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.acts import ME, Act, Harm
from affray.rules.dnd5e.state.combatant import Combatant


class Doing:
    """An act being done by `me`, and `it`, whom it is touching just now; `has_saved` says whether that one has.

    `rolled` is the damage that is rolled once for all, by its step; `dealt` is what `it` has taken.
    """

    __slots__ = ("table", "act", "me", "it", "has_saved", "is_magical", "rolled", "dealt")

    def __init__(self, table: Table, act: Act, me: Combatant, is_magical: bool) -> None:
        self.table = table
        self.act = act
        self.me = me
        self.it = me
        self.has_saved = False
        self.is_magical = is_magical
        self.rolled: dict[Harm, list[tuple[OpenInt, str]]] = {}
        self.dealt: OpenInt = 0

    def touch(self, it: Combatant, has_saved: bool) -> None:
        """Go on with the next whom it touches."""
        self.it = it
        self.has_saved = has_saved
        self.dealt = 0

    def whom(self, role: str) -> Combatant:
        return self.me if role == ME else self.it

    def take(self, amount: OpenInt) -> None:
        """So much damage is dealt."""
        self.dealt += amount

    def note(self, step: Harm, parts: list[tuple[OpenInt, str]]) -> None:
        """This was rolled for a step, and stands for all whom the act touches."""
        self.rolled[step] = parts
