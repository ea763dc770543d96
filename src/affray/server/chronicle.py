"""What a seat was told, in the sentences of one language.  Start at `Chronicle`."""

from bisect import bisect_left
from typing import Any

from affray.core.views import Feed
from affray.telling.numbers import figures
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue


class Chronicle:
    """The log of one seat in one language, told once and sent to all who read it so.

    Each paragraph tells the events from `n` to `last`. It goes as far as `heard`.
    """

    def __init__(self, tongue: Tongue) -> None:
        self.heard = 0
        self._tongue = tongue
        self._teller = Teller(tongue)
        self._untold: list[dict[str, Any]] = []
        self._paragraphs: list[dict[str, Any]] = []

    def go_on(self, feed: Feed) -> list[dict[str, Any]]:
        """Tell what has come since; returns the events themselves."""
        news = feed.items(self.heard)
        self.heard += len(news)
        self._untold += news
        for told in self._teller.tell(news):
            tells = [item for item in self._untold if item["n"] <= told.last]
            self._untold = self._untold[len(tells) :]
            numbers = [figure._asdict() for figure in figures(tells, self._tongue)]
            first = tells[0]["n"] if tells else told.last
            paragraph = {"n": first, "last": told.last, "kind": told.kind, "text": told.text, "numbers": numbers}
            self._paragraphs.append(paragraph)
        return news

    def since(self, heard: int) -> list[dict[str, Any]]:
        """The paragraphs that tell of something new to one who has heard so much."""
        first = bisect_left(self._paragraphs, heard, key=lambda paragraph: paragraph["last"])
        return self._paragraphs[first:]
