"""The entry of the fifth edition in `affray.books`: names only, nothing is imported here."""

from typing import Final

from affray.books import Book

BOOK: Final = Book(
    "dnd5e",
    rules="affray.rules.dnd5e.rulebook:Dnd5e",
    content="affray.content.dnd5e.part:DND5E",
    words="affray.rules.dnd5e:words",
    phrasing="affray.rules.dnd5e.phrasing:PHRASING",
    place=0,
)
