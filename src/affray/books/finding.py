"""Finding the rulebooks that are installed.  Start at `shelf`."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from affray.books.book import Book, BrokenBook
from affray.books.phrasing import Phrasing
from affray.core.rulebook import AnyRulebook

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "affray.rulebooks"

Result = TypeVar("Result")


class Shelf:
    """All rulebooks that are installed. One that is broken is told of once, and does not disturb the others."""

    def __init__(self, entries: "Iterable[EntryPoint]") -> None:
        self._entries = {entry.name: entry for entry in sorted(entries, key=lambda entry: entry.name)}
        self._books: dict[str, Book] = {}
        self._told: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """What they are called; nothing is imported for that."""
        return tuple(self._entries)

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def find(self, name: str) -> Book:
        """A rulebook by its name; raises KeyError if there is none, and `BrokenBook`."""
        if name not in self._books:
            self._books[name] = _opened(self._entries[name])
        return self._books[name]

    def phrasing(self, name: str) -> Phrasing:
        """How the fights of a rulebook are told; of one that is not here, as those of any."""
        return self.find(name).phrasing if name in self else Phrasing()

    def books(self) -> list[Book]:
        """All that can be opened, each in its place."""
        found = self._try(self.find, self._entries)
        return sorted(found.values(), key=lambda book: (book.place, book.name))

    def each(self, read: Callable[[Book], Result]) -> dict[str, Result]:
        """What something comes to for every book, by name, without those that turn out to be broken."""
        books = {book.name: book for book in self.books()}
        return self._try(lambda name: read(books[name]), books)

    def _try(self, read: Callable[[str], Result], names: Iterable[str]) -> dict[str, Result]:
        found = {}
        for name in names:
            try:
                found[name] = read(name)
            except BrokenBook as broken:
                if name not in self._told:
                    _warn(broken)
                self._told.add(name)
        return found


class Rulebooks(Mapping[str, type[AnyRulebook]]):
    """The rules of every book on a shelf, by name, each imported when it is asked for: what the kernel is handed."""

    def __init__(self, find_shelf: Callable[[], Shelf]) -> None:
        self._shelf = find_shelf

    def __getitem__(self, name: str) -> type[AnyRulebook]:
        return self._shelf().find(name).rulebook

    def __contains__(self, name: object) -> bool:
        return name in self._shelf()

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf().names())

    def __len__(self) -> int:
        return len(self._shelf().names())


def _warn(broken: BrokenBook) -> None:
    import logging  # noqa: PLC0415  it takes a while to import, and books are seldom broken

    logging.getLogger("affray.books").warning("%s", broken)


@cache
def shelf() -> Shelf:
    """The rulebooks that are installed beside this program."""
    from importlib.metadata import entry_points  # noqa: PLC0415  a fight may never ask for a book

    found = entry_points(group=GROUP)
    if not found:
        raise RuntimeError(
            f"No rulebook is installed: no package names one in the entry point group {GROUP!r}. "
            "A source tree that was never installed has none; install it with: pip install -e ."
        )
    return Shelf(found)


def _opened(entry: "EntryPoint") -> Book:
    whose = f" of {entry.dist.name}" if entry.dist is not None else ""
    try:
        book = entry.load()
    except Exception as error:
        raise BrokenBook(entry.name, f"{entry.value}{whose}: {error}") from error
    if not isinstance(book, Book):
        raise BrokenBook(entry.name, f"{entry.value}{whose} is no Book")
    if book.name != entry.name:
        raise BrokenBook(entry.name, f"{entry.value}{whose} calls itself {book.name!r}")
    return book
