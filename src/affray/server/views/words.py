"""A rulebook's words for the page, which has only those that all rulebooks share.  Start at `words_for_page`."""

import re
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

from affray.lang.files import names_of_book, texts_of_book

CLAUSES: Final = "clauses.ftl"
LOOKED_UP: Final = "effect|word|group|legend|seat|distance|figure"
"""What the page looks up by itself of what it shares with the terminal; all else comes worded from the server."""
MESSAGE: Final = re.compile(r"^(?=[a-z#])", re.MULTILINE)
CASES: Final = re.compile(r"\n {4}\.(?:gen|dat|acc|ins|loc|gender|article) = .*")


class PageWords(NamedTuple):
    """Messages in Fluent's syntax, and a tag that changes when they do."""

    text: str
    tag: str


@cache
def words_for_page(book: str, code: str) -> PageWords:
    """Those messages of a rulebook that the page may look up. A noun is only ever called by its name."""
    unsaid = re.compile(rf"#|(?:{re.escape(book)}-)?(?:clause|event|roll|cli|notice|say-(?!{LOOKED_UP}))\b")
    messages = [
        CASES.sub("", message) if message.startswith("noun-") else message
        for name, text in (*texts_of_book(code, book), *names_of_book(code, book))
        if name != CLAUSES
        for message in MESSAGE.split(text)
        if message and not unsaid.match(message)
    ]
    text = "".join(messages)
    return PageWords(text, f'"{sha256(text.encode()).hexdigest()[:16]}"')
