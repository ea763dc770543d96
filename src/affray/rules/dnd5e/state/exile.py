"""Being away on another plane: how one came there, and the names of planes."""

from typing import TYPE_CHECKING, Final

from affray.core.values import Value

if TYPE_CHECKING:
    from affray.rules.dnd5e.state.acts import Kind

ETHEREAL_PLANE: Final = "ethereal:"
"""The realm of all who are on the Ethereal Plane. No creature is called by a name with a colon."""


class Exile(Value):
    """The `kind` of effect by which one is away, the id of its `source`, and in which round it went."""

    __slots__ = ("kind", "source", "round")

    def __init__(self, kind: "Kind", source: str, round: int) -> None:
        self.kind = kind
        self.source = source
        self.round = round


def is_plane(realm: str) -> bool:
    """Is it another plane, and not the inside of a creature?"""
    return ":" in realm
