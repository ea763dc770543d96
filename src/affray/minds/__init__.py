"""Minds: computer players. A mind gets a question and what its seat may know, and picks one of the options."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.table.asking import Mind
from affray.core.values import PLAYERS, AnyState
from affray.minds.chance import RandomMind
from affray.minds.simple import SimpleMind

MINDS: Final[Mapping[str, Callable[[str], Mind]]] = {"simple": SimpleMind, "random": RandomMind}
"""Every mind by its name; the constructor takes a seed."""


def minds_for(state: AnyState, names: str | Mapping[str, str], seed: str) -> dict[str, Mind]:
    """A mind for every seat: one name for all, or a name for each seat, the default being simple."""
    seats = [*state.seats, PLAYERS]
    chosen = {seat: names if isinstance(names, str) else names.get(seat, "simple") for seat in seats}
    made = {name: MINDS[name](seed) for name in set(chosen.values())}
    return {seat: made[chosen[seat]] for seat in seats}


__all__ = ["MINDS", "RandomMind", "SimpleMind", "minds_for"]
