"""Text as it comes out of a PDF, a web page or markdown, made plain.  Start at `plain`.

Marks that only paint are dropped; what marks a heading or the name of an element is kept as `HEAD` and `NAME`.
"""

import re
from html.parser import HTMLParser
from typing import Final

HEAD: Final = "\ue000"
"""Before a line that was marked as a heading."""
NAME: Final = "\ue001"
"""Before a line that begins with the marked name of an element."""
ENDS: Final = "\ue002"
"""After such a name."""
CHARACTERS: Final = tuple(
    (re.compile(pattern), by)
    for pattern, by in (
        (r"\r\n?|[\x0b\x0c\x85\u2028\u2029]", "\n"),
        (r"[\x00-\x08\x0e-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ue000-\uf8ff]", ""),
        (r"\u00ad\s*\n\s*", ""),
        (r"\u00ad", ""),
        ("\ufb00", "ff"),
        ("\ufb01", "fi"),
        ("\ufb02", "fl"),
        ("\ufb03", "ffi"),
        ("\ufb04", "ffl"),
        ("[\ufb05\ufb06]", "st"),
        (r"[\t\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]", " "),
        (r" {2,}", " "),
        (r"[\u2010\u2011\u2212\ufe63\uff0d]", "-"),
        (r"[\u2012\u2013\u2014](?= ?[0-9])", "-"),
        (r"[\u2018\u2019\u02bc]", "'"),
        (r"(?<=[a-z])-\n(?=[a-z])", ""),
        (r"(?<=[0-9])-\n(?=[a-z])", "-"),
    )
)
MARKDOWN: Final = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"^(?: ?>)+ ?", ""),
        (r"^ *(?:_{3,}|-{3,}|\*{3,}) *$", ""),
        (r"^ *#{1,6} +(.*)$", HEAD + r"\1"),
        (r"^[ :|-]{2,}$", ""),
        (r"^ *\|(.*)\| *$", r"\1"),
        (r"^ *[-*\u2022] +(?=[*_]{2,3}[^*_\n]+[*_]{2,3})", ""),
        (
            r"^ *(?:\*\*\*|___|\*\*_|_\*\*|\*\*|__)([^*_\n:]{1,98}?[.:])(?:\*\*\*|___|_\*\*|\*\*_|\*\*|__) *",
            NAME + r"\1" + ENDS,
        ),
        (
            r"^ *(?:\*\*\*|___|\*\*_|_\*\*|\*\*|__)([^*_\n:]{1,98}?)(?:\*\*\*|___|_\*\*|\*\*_|\*\*|__)(?:[.:]) *",
            NAME + r"\1." + ENDS,
        ),
        (r"\\(?=[-+*_.()\[\]|])", ""),
        (r"\*{1,3}|(?<!\w)_{1,3}|_{1,3}(?!\w)", ""),
    )
)
UNPRINTABLE: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ud800-\\udfff\\ufeff\\ufff9-\\uffff]"
)
IS_MARKED: Final = re.compile(r"^ *>? *(?:#{1,6} |\*\*|\|)", re.MULTILINE)


def printable(text: str) -> str:
    """The text without what a terminal would obey, or what shows it otherwise than it is."""
    return UNPRINTABLE.sub(" ", text)


def plain(text: str) -> str:
    """The text with the characters that stat blocks are written in, and marks for headings and names."""
    for pattern, by in CHARACTERS:
        text = pattern.sub(by, text)
    if IS_MARKED.search(text):
        for pattern, by in MARKDOWN:
            text = pattern.sub(by, text)
        text = re.sub(r"(?<=\S) *\| *(?=\S)", " ", text)
    return text


class _Words(HTMLParser):
    """The words of HTML, a line for a paragraph."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.words: list[str] = []
        self.unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.unseen += tag in UNSEEN
        if tag in BREAKS:
            self.words.append("\n")

    def handle_endtag(self, tag: str) -> None:
        self.unseen -= tag in UNSEEN and self.unseen > 0
        if tag in BREAKS:
            self.words.append("\n")

    def handle_data(self, data: str) -> None:
        if not self.unseen:
            self.words.append(re.sub(r"\s+", " ", data))


BREAKS: Final = frozenset("p br div li ul ol tr h1 h2 h3 h4 h5 h6 table blockquote section".split())
UNSEEN: Final = frozenset(("script", "style"))


def words_of_html(text: str) -> str:
    """What a reader sees of HTML."""
    parser = _Words()
    parser.feed(text)
    parser.close()
    lines = (" ".join(line.split()) for line in "".join(parser.words).split("\n"))
    return "\n".join(line for line in lines if line)
