"""What an encounter and the GM have laid down about the course of a fight.  Start at `Scenario`.

These are values only; what comes of them is in `table/scenario.py`. No seat but the GM's ever sees any of it.
"""

from typing import TYPE_CHECKING, Final

from affray.core.values import Value

if TYPE_CHECKING:
    from affray.core.board.field import Body

ROUND: Final = "round"
HALF: Final = "half"
FALLS: Final = "falls"
LEFT: Final = "left"
HAPPENINGS: Final = (ROUND, HALF, FALLS, LEFT)

FLEE: Final = "flee"
SURRENDER: Final = "surrender"
FLEE_OR_SURRENDER: Final = "flee-or-surrender"
REACTIONS: Final = (FLEE, SURRENDER, FLEE_OR_SURRENDER)


class When(Value):
    """When something happens: from round `number` on, or by what has become of some.

    `whom` is a side, a name or an id. `half`: half of them, or fewer, are still up; `falls`: none is; `left`: no more
    than `number` are.
    """

    __slots__ = ("kind", "number", "whom")

    def __init__(self, kind: str, number: int = 0, whom: str = "") -> None:
        self.kind = kind
        self.number = number
        self.whom = whom


class Wave(Value):
    """Creatures that come in later: ready made, each at the place where it comes in."""

    __slots__ = ("creatures", "when")

    def __init__(self, creatures: "tuple[Body, ...]", when: When) -> None:
        self.creatures = creatures
        self.when = when


class Morale(Value):
    """An order: when this happens, `who` (a side, a name, an id) flees, surrenders, or surrenders if it cannot flee."""

    __slots__ = ("who", "when", "then")

    def __init__(self, who: str, when: When, then: str) -> None:
        self.who = who
        self.when = when
        self.then = then


class Scenario(Value):
    """The course of a fight, as far as somebody has laid it down.

    `models` are creatures at hand, by name, from which others are made; `waves` are still to come, and `morale` has not
    broken yet. `called` is whose turn it is by the GM's word. When only one side is left, the GM `agreed` that the
    fight is over, or said that it goes on, in the round `goes_on`.
    """

    __slots__ = ("models", "waves", "morale", "called", "agreed", "goes_on")

    def __init__(
        self,
        models: "dict[str, Body] | None" = None,
        waves: tuple[Wave, ...] = (),
        morale: tuple[Morale, ...] = (),
        called: str = "",
        agreed: bool = False,
        goes_on: int = 0,
    ) -> None:
        self.models = {} if models is None else models
        self.waves = waves
        self.morale = morale
        self.called = called
        self.agreed = agreed
        self.goes_on = goes_on

    def __hash__(self) -> int:
        """By identity: the contents are not hashable."""
        return id(self)


SCENARIO: Final = (Scenario, Wave, Morale, When)
"""The classes of which a book's codec must know."""
