"""The `.ftl` files, as they are installed: those that all rulebooks share, and each rulebook's own."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from affray.books import shelf
from affray.lang.codes import DEFAULT

BESTIARY = "srd-"
"""How the names of files begin that hold only nouns."""
Texts = Iterator[tuple[str, str]]
"""Files by name, each with what it holds."""


def texts(code: str) -> Texts:
    """Every file of a language that all rulebooks share."""
    yield from _read(_files(files("affray.lang") / code))


def texts_of_book(code: str, book: str) -> Texts:
    """Every file of a rulebook, in English where it has none of that name in the language; of no rulebook, none.

    Without its bestiary, which is for `names_of_book`.
    """
    found = _files_of_book(code, book)
    yield from _read({name: file for name, file in found.items() if not name.startswith(BESTIARY)})


def names_of_book(code: str, book: str) -> Texts:
    """The files of nouns, of which a fight needs few."""
    found = _files_of_book(code, book)
    yield from _read({name: file for name, file in found.items() if name.startswith(BESTIARY)})


def _files_of_book(code: str, book: str) -> dict[str, Traversable]:
    if book not in shelf():
        return {}
    folder = shelf().find(book).words
    return _files(folder / DEFAULT) | _files(folder / code)


def _files(folder: Traversable) -> dict[str, Traversable]:
    found = folder.iterdir() if folder.is_dir() else ()
    return {file.name: file for file in found if file.name.endswith(".ftl")}


def _read(found: dict[str, Traversable]) -> Texts:
    return ((name, found[name].read_text(encoding="utf-8")) for name in sorted(found))
