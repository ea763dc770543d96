"""Alternating turn order: a creature from one side, then one from the other, until both have acted.

For rulebooks without an initiative roll.
"""

from collections.abc import Sequence
from typing import TypeVar

from affray.core.values import Creature

Kind = TypeVar("Kind", bound=Creature)


def alternate(waiting: Sequence[Kind], last: str | None, first: str) -> list[Kind]:
    """Of those waiting to act, those on the side that is next: not the `last` to act; in a new round the `first`.

    If that side has no one left, the other side goes on.
    """
    return [c for c in waiting if (c.side == first if last is None else c.side != last)] or list(waiting)
