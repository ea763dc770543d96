"""An act being done: by whom, to whom, and what has been rolled for it.  Start at `Doing`."""

from affray.core.unknown import OpenInt
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.acts import Act, Choose
from affray.rules.dnd5e.state.area_shapes import Area
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.filters import ME
from affray.rules.dnd5e.state.steps import Harm


class Doing:
    """An act being done by `me`, and `it`, whom it is touching just now; `has_saved` says whether that one has.

    `plan` is the attack that it answers, if it is a reaction to one. `rolled` is the damage that is rolled once for
    all, by its step; `taken` is what `it` has taken of each type. `squares` are its `area`, and of a spell `kept` is
    the effect that keeps up what it makes there; `effect` is the one whose act it is. `tolls` is the damage that was
    dealt by it. `chosen` is what who acts has chosen, by the step.
    """

    __slots__ = (
        "table",
        "act",
        "me",
        "it",
        "has_saved",
        "is_magical",
        "plan",
        "rolled",
        "taken",
        "squares",
        "area",
        "kept",
        "tolls",
        "chosen",
        "effect",
    )

    def __init__(
        self,
        table: Table,
        act: Act,
        me: Combatant,
        is_magical: bool,
        squares: int = 0,
        kept: str = "",
        plan: Plan | None = None,
        area: Area | None = None,
        effect: str = "",
    ) -> None:
        self.table = table
        self.act = act
        self.me = me
        self.it = me
        self.has_saved = False
        self.is_magical = is_magical
        self.plan = plan
        self.rolled: dict[Harm, list[tuple[OpenInt, str]]] = {}
        self.taken: dict[str, OpenInt] = {}
        self.squares = squares
        self.area = area
        self.kept = kept
        self.effect = effect
        self.tolls: list[OpenInt] = []
        self.chosen: dict[int, str] = {}

    def touch(self, it: Combatant, has_saved: bool) -> None:
        """Go on with the next whom it touches."""
        self.it = it
        self.has_saved = has_saved
        self.taken = {}

    def whom(self, role: str) -> Combatant:
        return self.me if role == ME else self.it

    def take(self, taken: dict[str, OpenInt]) -> None:
        """So much damage is taken, of each type."""
        self.tolls += taken.values()
        for type, amount in taken.items():
            self.taken[type] = self.taken.get(type, 0) + amount

    def dealt(self, type: str) -> OpenInt:
        """What was taken of a type, or of all if none is given."""
        if type:
            return self.taken.get(type, 0)
        amount: OpenInt = 0
        for each in self.taken.values():
            amount += each
        return amount

    def settle(self, step: Choose, name: str) -> None:
        """This was chosen, for all whom the act touches."""
        self.chosen[id(step)] = name

    def note(self, step: Harm, parts: list[tuple[OpenInt, str]]) -> None:
        """This was rolled for a step, and stands for all whom the act touches."""
        self.rolled[step] = parts
