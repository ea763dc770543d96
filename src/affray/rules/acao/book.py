"""Ação e Combate as it stands on the shelf of `affray.books`: nothing is imported here."""

from typing import Final

from affray.books import Book

BOOK: Final = Book(
    "acao",
    rules="affray.rules.acao.rulebook:Acao",
    content="affray.content.acao.part:ACAO",
    words="affray.rules.acao:words",
    phrasing="affray.rules.acao.phrasing:PHRASING",
    place=1,
)
