"""What has been worked out about a fight, kept until something that it depends on changes.  Start at `remembered`.

A rule that looks at everybody gives the same answer until somebody changes, and is asked many times in between. Such a
function is marked with what its answer depends on; every change says what has changed (`changes.py`, and a test reads
them for it). Nothing of this is stored, and a copy of a state begins with an empty memory.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

if TYPE_CHECKING:
    from affray.core.values import AnyState, Creature

KINDS: Final = 0
"""Who is in the fight, dead or gone as well, and by which stat blocks."""
BODIES: Final = 1
"""All that, and their sides, status, effects, mounts and squads, how high they are, and from whom they are hidden;
the round, and what is laid down about the course of the fight."""
PLACES: Final = 2
"""All that, and who stands where."""
SCENE: Final = 3
"""All that, and the ground with its light and its zones."""


class Memory:
    """The answers known about a state, by what they depend on; each level depends on those before it as well."""

    __slots__ = ("levels",)
    is_kept: ClassVar[bool] = True
    """For tests: states that are made while this is false remember nothing."""

    def __init__(self) -> None:
        self.levels: tuple[dict[Any, Any], ...] = (
            ({}, {}, {}, {}) if Memory.is_kept else (Sieve(), Sieve(), Sieve(), Sieve())
        )

    def forget(self, level: int) -> None:
        """Something has changed: KINDS, BODIES, PLACES or the SCENE."""
        if level == KINDS:
            self.levels[KINDS].clear()
        if level <= BODIES:
            self.levels[BODIES].clear()
        if level <= PLACES:
            self.levels[PLACES].clear()
        self.levels[SCENE].clear()


class Sieve(dict[Any, Any]):
    """A dictionary that keeps nothing."""

    def __setitem__(self, key: Any, value: Any) -> None:
        pass


NOBODYS: Final = Memory()
"""What creatures have who are in no fight; nothing is ever kept in it."""


StateT = TypeVar("StateT", bound="AnyState")
BodyT = TypeVar("BodyT", bound="Creature")
Found = TypeVar("Found")


def remembered(level: int) -> Callable[[Callable[[StateT], Found]], Callable[[StateT], Found]]:
    """Ask a function of a state once, until something of this level changes. What it returns must be immutable."""

    def decorate(find: Callable[[StateT], Found]) -> Callable[[StateT], Found]:
        def recall(state: StateT) -> Found:
            known = state.memory.levels[level]
            try:
                answer: Found = known[find]
            except KeyError:
                answer = known[find] = find(state)
            return answer

        return recall

    return decorate


def remembered_of_each(
    level: int,
) -> Callable[[Callable[[StateT, BodyT], Found]], Callable[[StateT, BodyT], Found]]:
    """The same for a function of a state and a creature in it; of any other creature it is asked every time."""

    def decorate(find: Callable[[StateT, BodyT], Found]) -> Callable[[StateT, BodyT], Found]:
        def recall(state: StateT, body: BodyT) -> Found:
            memory = state.memory
            if body.memory is not memory:
                return find(state, body)
            known = memory.levels[level]
            key = find, body.id
            try:
                answer: Found = known[key]
            except KeyError:
                answer = known[key] = find(state, body)
            return answer

        return recall

    return decorate
