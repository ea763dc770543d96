"""Minds: computer players. A mind gets a question and what its seat may know, and picks one of the options."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from affray.core.errors import BadMind
from affray.core.table.asking import AnySight, Mind, Question
from affray.core.values import PLAYERS, AnyState
from affray.minds.chance import RandomMind
from affray.minds.simple import SimpleMind

MINDS: Final[Mapping[str, Callable[[str], Mind]]] = {"simple": SimpleMind, "random": RandomMind}
"""Every mind by its name; the constructor takes a seed."""


def minds_for(state: AnyState, names: str | Mapping[str, str | Mind], seed: str) -> dict[str, Mind]:
    """A mind for every seat: one name for all, or a name or a mind for each seat, the default being simple."""
    seats = [*state.seats, PLAYERS]
    chosen = {seat: names if isinstance(names, str) else names.get(seat, "simple") for seat in seats}
    made = {name: MINDS[name](seed) for name in chosen.values() if isinstance(name, str)}
    return {seat: made[mind] if isinstance(mind, str) else checked(mind, seat) for seat, mind in chosen.items()}


def checked(mind: Mind, seat: str) -> Mind:
    """A mind of somebody's own, which raises `BadMind` if it says what is not offered."""

    def choose(question: Question, sight: AnySight) -> Any:
        chosen = mind(question, sight)
        if chosen not in question.options:
            name = getattr(mind, "__name__", type(mind).__name__)
            raise BadMind(name, seat, question.kind, chosen, question.options.examples())
        return chosen

    return choose


def check_minds(state: AnyState, names: str | Mapping[str, str | Mind]) -> None:
    """Refuse seats and names that there are not, with a ValueError that says which there are."""
    seats = [*state.seats, PLAYERS]
    given = {"": names} if isinstance(names, str) else names
    for seat, mind in given.items():
        if seat and seat not in seats:
            raise ValueError(f"there is no seat {seat!r}; there are {', '.join(seats)}")
        if isinstance(mind, str) and mind not in MINDS:
            raise ValueError(f"there is no mind {mind!r}; there are {', '.join(MINDS)}")


__all__ = ["MINDS", "RandomMind", "SimpleMind", "check_minds", "minds_for"]
