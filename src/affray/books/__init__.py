"""The rulebooks that are installed, found by the entry point group `affray.rulebooks`.  Start at `Shelf`.

A package that brings a rulebook names its `Book` in its own `pyproject.toml`:

    [project.entry-points."affray.rulebooks"]
    duel = "duel.book:BOOK"

Nothing of a book is imported before somebody asks for it.
"""

from affray.books.book import Book, BrokenBook
from affray.books.finding import GROUP, Rulebooks, Shelf, shelf
from affray.books.phrasing import Phrasing, Price, Teller, Tried

__all__ = ["GROUP", "Book", "BrokenBook", "Phrasing", "Price", "Rulebooks", "Shelf", "Teller", "Tried", "shelf"]
