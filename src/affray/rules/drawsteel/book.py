"""Draw Steel as it stands on the shelf of `affray.books`: nothing is imported here."""

from typing import Final

from affray.books import Book

BOOK: Final = Book(
    "drawsteel",
    rules="affray.rules.drawsteel.rulebook:DrawSteel",
    content="affray.content.drawsteel.part:DRAWSTEEL",
    words="affray.rules.drawsteel:words",
    phrasing="affray.rules.drawsteel.phrasing:PHRASING",
    place=2,
)
