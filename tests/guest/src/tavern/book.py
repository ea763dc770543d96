"""The brawl as it stands on the shelf of `affray.books`."""

from affray import Book

BOOK = Book(
    "tavern",
    rules="tavern.rules:Tavern",
    content="tavern.content:PART",
    words="tavern:words",
    phrasing="tavern.phrasing:PHRASING",
)
