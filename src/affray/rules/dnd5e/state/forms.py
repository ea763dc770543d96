"""Other forms that creatures take, and what they were before.  Start at `Own`."""

from typing import TYPE_CHECKING, Optional

from affray.core.values import Value

if TYPE_CHECKING:
    from affray.rules.dnd5e.state.blocks import Block


class Model(Value):
    """A creature that is not there, but at hand: its stat block, its hit points, and the uses that it begins with."""

    __slots__ = ("id", "block", "hp", "pools")

    def __init__(self, id: str, block: "Block", hp: int, pools: dict[str, int]) -> None:
        self.id = id
        self.block = block
        self.hp = hp
        self.pools = pools

    def __hash__(self) -> int:
        """By its name: its pools cannot be hashed."""
        return hash(self.id)


class Own(Value):
    """What one who has taken another form had before, and has again when it comes back.

    `holds` is None if its hands hold on to what they hold in any form; `effect` is the id of the effect that keeps the
    form up, if one does; `keeps_hp` says that the hit points are the same in both forms. `pools` are those that the
    form has changed, -1 for what was not there. `before` is what it had before that, if it had another form already.
    """

    __slots__ = ("block", "hp", "hp_max", "holds", "pools", "effect", "keeps_hp", "before")

    def __init__(
        self,
        block: "Block",
        hp: int,
        hp_max: int,
        holds: tuple[str, ...] | None,
        pools: dict[str, int],
        effect: str = "",
        keeps_hp: bool = False,
        before: Optional["Own"] = None,
    ) -> None:
        self.block = block
        self.hp = hp
        self.hp_max = hp_max
        self.holds = holds
        self.pools = pools
        self.effect = effect
        self.keeps_hp = keeps_hp
        self.before = before

    def __hash__(self) -> int:
        """By identity: its pools cannot be hashed."""
        return id(self)
