"""Who acts next where sides take turns: one of the one side, one of the other, then whoever is left.

A rulebook that rolls initiative has no use for it.
"""

from collections.abc import Sequence
from typing import TypeVar

from affray.core.values import Creature

Kind = TypeVar("Kind", bound=Creature)


def alternate(waiting: Sequence[Kind], last: str | None, first: str) -> list[Kind]:
    """Of those who have not acted, the ones whose side is next: not the `last` that acted; in a new round the `first`.

    When that side has run out, the others act one after the other.
    """
    return [c for c in waiting if (c.side == first if last is None else c.side != last)] or list(waiting)
