"""What the toy's creatures and state have beside the kernel's."""

from affray.core.values import Creature, Effect, State

HEROES, FOES = "heroes", "foes"


class Fighter(Creature):
    """`features` are what it can do beside moving and attacking; `order` is its place in the round."""

    __slots__ = ("skill", "guard", "harm", "speed", "features", "hidden", "order")

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
        super().__init__(id, name, side, at, hp, hp_max, pools, effects)
        self.skill = skill
        self.guard = guard
        self.harm = harm
        self.speed = speed
        self.features = features
        self.hidden = hidden
        self.order = order


class ToyState(State):
    """`queue` are those who have not had their turn this round."""

    __slots__ = ("queue",)

    def __init__(
        self,
        creatures: dict[str, Creature],
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


def fighters(state: State) -> list[Fighter]:
    return [creature for creature in state.creatures.values() if isinstance(creature, Fighter)]


def standing(state: State) -> list[Fighter]:
    return [creature for creature in fighters(state) if creature.hp > 0]


def knows(one: Creature, other: Fighter) -> bool:
    """One knows where friends are, and where those are who do not hide."""
    return one.side == other.side or not other.hidden
