"""What the toy's creatures and state have beside the kernel's."""

from typing import Final

from affray.core.rulebook import Readings
from affray.core.table.asking import Table
from affray.core.values import Creature, Effect, State

HEROES, FOES = "heroes", "foes"
ATTACKED: Final = "attacked"
CONCENTRATION_END: Final = "concentration-end"


class Fighter(Creature):
    """`features` are what it can do beside moving and attacking; `order` is its place in the round."""

    __slots__ = ("at", "skill", "guard", "harm", "speed", "features", "hidden", "order")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        at: str,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...] = (),
        skill: int = 0,
        guard: int = 10,
        harm: str = "1d6",
        speed: int = 2,
        features: tuple[str, ...] = (),
        hidden: bool = False,
        order: int = 0,
    ) -> None:
        super().__init__(id, name, side, hp, hp_max, pools, effects)
        self.at = at
        self.skill = skill
        self.guard = guard
        self.harm = harm
        self.speed = speed
        self.features = features
        self.hidden = hidden
        self.order = order


class ToyState(State[Fighter]):
    """`queue` are those who have not had their turn this round."""

    __slots__ = ("queue",)

    def __init__(
        self,
        creatures: dict[str, Fighter],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str = "",
        salt: str = "",
        rolled: dict[str, int] | None = None,
        effects_made: int = 0,
        queue: tuple[str, ...] = (),
    ) -> None:
        super().__init__(creatures, round, turn, seats, settings, seed, salt, rolled, effects_made)
        self.queue = queue

    def space_names(self, creature: Creature) -> list[str]:
        return [self.creatures[creature.id].at]


ToyTable = Table[ToyState, Readings]


def fighters(state: ToyState) -> list[Fighter]:
    return list(state.creatures.values())


def standing(state: ToyState) -> list[Fighter]:
    return [creature for creature in fighters(state) if creature.hp > 0]


def knows(one: Creature, other: Fighter) -> bool:
    """One knows where friends are, and where those are who do not hide."""
    return one.side == other.side or not other.hidden
