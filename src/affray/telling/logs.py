"""The log of a fight as a list of paragraphs, for programs.  It is handed to the kernel as `KNOWN.tell`."""

from collections.abc import Iterable

from affray.books.phrasing import Item
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue


def paragraphs(rulebook: str, items: Iterable[Item], lang: str) -> list[str]:
    """The events that a seat heard, in a language and in the words of a rulebook."""
    from affray.lang import language  # noqa: PLC0415 - the room of languages is read when something is said

    return [told.text for told in Teller(Tongue(language(lang), rulebook)).tell(items)]
