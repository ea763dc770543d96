"""A seat's log as sentences in one language.  Start at `Chronicle`."""

from bisect import bisect_left
from typing import Any

from affray.core.seats.views import Feed
from affray.telling.numbers import figures
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue


class Chronicle:
    """The log of one seat in one language, composed once and sent to every client that reads it.

    Each paragraph tells the events from `n` to `last`. `heard` is the number of events told so far.
    """

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue
        self._begin()

    def _begin(self) -> None:
        self.heard = 0
        self._teller = Teller(self._tongue)
        self._untold: list[dict[str, Any]] = []
        self._paragraphs: list[dict[str, Any]] = []

    def update(self, feed: Feed) -> list[dict[str, Any]]:
        """Tell the new events; returns them. If some were withdrawn, everything is told anew."""
        if feed.back_from(self.heard) < self.heard:
            self._begin()
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
        """The paragraphs with anything new to a client that has received `heard` events."""
        first = bisect_left(self._paragraphs, heard, key=lambda paragraph: paragraph["last"])
        return self._paragraphs[first:]
