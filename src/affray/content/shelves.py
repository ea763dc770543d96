"""Shelves: the stat blocks that a file can refer to, its own and those that are shipped.  Start at `Shelf`."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from affray.content.checks import Model
from affray.content.problems import Path, Report

CreatureT = TypeVar("CreatureT", bound=Model)
ChangesT = TypeVar("ChangesT", bound=Model)
BlockT = TypeVar("BlockT")


class Shelf(ABC, Generic[ChangesT, BlockT]):
    """Stat blocks by their names, and what else a book has that stat blocks refer to."""

    @abstractmethod
    def __contains__(self, name: str) -> bool: ...

    @abstractmethod
    def names(self) -> Iterator[str]:
        """All of them."""

    @abstractmethod
    def check(self, report: Report) -> None:
        """Look at everything of the file itself, whether it fights or not."""

    @abstractmethod
    def compiled(self, name: str, changes: ChangesT | None, path: Path, report: Report) -> BlockT | None:
        """The stat block of this name with what is different; None if something is wrong with it."""


class PlainShelf(Shelf[ChangesT, BlockT], Generic[CreatureT, ChangesT, BlockT]):
    """A shelf on which a file's own stat blocks take the place of others of their names.

    What could not be read is None, and has been told.
    """

    def __init__(
        self, own: Mapping[str, CreatureT | None], under: "PlainShelf[CreatureT, ChangesT, BlockT] | None" = None
    ) -> None:
        self.own = own
        self.creatures: dict[str, CreatureT | None] = {**(under.creatures if under else {}), **own}

    def __contains__(self, name: str) -> bool:
        return name in self.creatures

    def names(self) -> Iterator[str]:
        return iter(self.creatures)
