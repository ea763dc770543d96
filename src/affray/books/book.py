"""What a package says of the rulebook it brings: where its rules, its content and its words are.  Start at `Book`."""

from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

from affray.books.phrasing import Phrasing
from affray.core.rulebook import AnyRulebook, Rulebook
from affray.mypyc import mypyc_attr

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LAST: Final = 100

Kind = TypeVar("Kind")


class BrokenBook(Exception):
    """A rulebook that is installed but cannot be opened; `why` says what is wrong with it."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"the rulebook {name!r} cannot be opened: {why}")
        self.name = name
        self.why = why

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return BrokenBook, (self.name, self.why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """A rulebook on the shelf. Its parts are named as `module:name` and imported when they are first asked for.

    `rules` is a subclass of `Rulebook`, and `content` a `Part` of `affray.content`. `words` is `package:folder`, where
    `<language>/*.ftl` lie. `phrasing`, if there is one, is a `Phrasing`. `place` is where it stands among the others:
    the first is meant where none is named.
    """

    def __init__(
        self, name: str, *, rules: str, content: str, words: str, phrasing: str = "", place: int = LAST
    ) -> None:
        self.name = name
        self.rules = rules
        self.content = content
        self.place = place
        self._words = words
        self._phrasing = phrasing

    def __repr__(self) -> str:
        return f"Book({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Book) and self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash(self.name)

    def _contents(self) -> tuple[str | int, ...]:
        return self.name, self.rules, self.content, self._words, self._phrasing, self.place

    @property
    def rulebook(self) -> type[AnyRulebook]:
        """Its rules."""
        found = self.read(self.rules)
        if not (isinstance(found, type) and issubclass(found, Rulebook)):
            raise BrokenBook(self.name, f"{self.rules} is no subclass of Rulebook")
        if found.name != self.name:
            raise BrokenBook(self.name, f"{self.rules} calls itself {found.name!r}")
        return found

    @property
    def words(self) -> "Traversable":
        """The folder of its words."""
        from importlib.resources import files  # noqa: PLC0415  not every program tells its fights

        package, _, folder = self._words.partition(":")
        try:
            return files(package) / folder
        except ImportError as error:
            raise BrokenBook(self.name, str(error)) from error

    @property
    def phrasing(self) -> Phrasing:
        """How its fights are told and its deeds are listed."""
        return self.part(self._phrasing, Phrasing) if self._phrasing else Phrasing()

    def part(self, name: str, kind: type[Kind]) -> Kind:
        """What stands at `module:name`, which has to be of a kind."""
        found = self.read(name)
        if not isinstance(found, kind):
            raise BrokenBook(self.name, f"{name} is no {kind.__name__}")
        return found

    def read(self, name: str) -> object:
        """What stands at `module:name`."""
        module, _, attribute = name.partition(":")
        try:
            return getattr(import_module(module), attribute)
        except Exception as error:
            raise BrokenBook(self.name, f"{name}: {error}") from error
