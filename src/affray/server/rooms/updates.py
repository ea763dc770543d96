"""Updates: what is new to a seat, composed once for all its clients of one language.  Start at `Composer`."""

from typing import Any, NamedTuple

from pydantic_core import to_json

from affray.core.board import Field
from affray.core.errors import IllegalAnswer
from affray.core.fight.fight import Fight
from affray.core.seats.views import show_map
from affray.lang import language
from affray.server.views.chronicle import Chronicle
from affray.server.views.seat_view import Looks, show_view
from affray.telling.tongue import Tongue

Key = tuple[str, str]
"""A seat and a language: all clients with the same key get the same updates."""


class Update(NamedTuple):
    """A message to the clients of one seat and language: does it tell of new events, and what does the seat see?

    In `seen` the seconds that are left to answer are left out, since they alone are no reason to send it.
    """

    text: str
    is_news: bool
    seen: bytes


class Composer:
    """Composes the updates of a table. The logs of its seats and the map are cached."""

    def __init__(self) -> None:
        self._chronicles: dict[Key, Chronicle] = {}
        self._map: tuple[object, Any] = (None, None)

    def compose(self, fight: Fight, key: Key, looks: Looks, heard: int | None = None) -> Update:
        """The update for a client that has received `heard` events; by default, since the last update."""
        seat, lang = key
        if seat not in fight.state.seats:
            raise IllegalAnswer(seat, "no-seat")
        tongue = Tongue(language(lang), fight.rulebook.name)
        chronicle = self._chronicle(fight, key)
        feed = fight.feeds[seat]
        since = chronicle.heard if heard is None else heard
        since = feed.back_from(since if 0 <= since <= len(feed) else 0)
        is_next = since == chronicle.heard
        news = chronicle.update(feed)
        view = show_view(fight, seat, tongue, looks) | {"map": self._shown_map(fight)}
        update = {
            "type": "update",
            "since": since,
            "heard": len(feed),
            "events": news if is_next else feed.items(since),
            "log": chronicle.since(since),
            "view": view,
        }
        timeless = view | {"questions": [_without_time(asked) for asked in view["questions"]]}
        return Update(to_json(update).decode(), since < len(feed), to_json(timeless))

    def forget(self) -> None:
        """Forget the logs: they are composed again."""
        self._chronicles.clear()

    def go_back_to(self, fight: Fight) -> None:
        """Compose the logs again as of `fight`, without sending them: no client has heard of what was taken back."""
        keys = [key for key in self._chronicles if key[0] in fight.state.seats]
        self.forget()
        for key in keys:
            self._chronicle(fight, key).update(fight.feeds[key[0]])

    def _chronicle(self, fight: Fight, key: Key) -> Chronicle:
        if key not in self._chronicles:
            self._chronicles[key] = Chronicle(Tongue(language(key[1]), fight.rulebook.name))
        return self._chronicles[key]

    def _shown_map(self, fight: Fight) -> Any:
        """The map, cached until it changes."""
        board = fight.state.board if isinstance(fight.state, Field) else None
        if self._map[0] is not board:
            self._map = board, show_map(fight.state)
        return self._map[1]


def _without_time(asked: dict[str, Any]) -> dict[str, Any]:
    proposals = [made | {"seconds": made["seconds"] is not None} for made in asked["proposals"]]
    return asked | {"seconds": None, "proposals": proposals}
