"""Areas that last: where they are and what they are like.  What they do is in `terrain.py`."""

from typing import Final

from affray.core.values import EMPTY, Value

DIFFICULT: Final = "difficult"
CONCEALING: Final = "concealing"
HAMPERING: Final = "hampering"
"""A bane on ability rolls from it and into it."""
SOLID: Final = "solid"
PER_SQUARE: Final = "per-square"
"""Every square of it that one enters does damage."""
ONCE: Final = "once"
"""It does damage to whoever enters it for the first time in a round, or starts a turn in it."""
SPARES_ALLIES: Final = "spares-allies"
TRAITS: Final = (DIFFICULT, CONCEALING, HAMPERING, SOLID, PER_SQUARE, ONCE, SPARES_ALLIES)


class Zone(Value):
    """An area that lasts as long as an effect on its source; `aura` is how far it goes around the source, if it does.

    `amount` and `type` are the damage that it does, if it does any, to whom its traits say; `spares` is a people whom
    it does not concern. `high` is how far it goes up from the ground, 0 for one without end; an aura goes as far up and
    down as sideways. `ability` is what left it.
    """

    __slots__ = (
        "kind", "mask", "source", "effect", "traits", "amount", "type", "aura", "spares", "high", "ability", "squares",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        mask: str,
        source: str,
        effect: str,
        traits: frozenset[str] | None = None,
        amount: int = 0,
        type: str = "",
        aura: int = 0,
        spares: str = "",
        high: int = 0,
        ability: str = "",
    ) -> None:
        self.kind = kind
        self.mask = mask
        self.source = source
        self.effect = effect
        self.traits = EMPTY if traits is None else traits
        self.amount = amount
        self.type = type
        self.aura = aura
        self.spares = spares
        self.high = high
        self.ability = ability
        self.squares = int(mask, 16)
