"""The time that reactions, and what the players must agree on, may take.  Start at `Countdown`.

Rules read no clock: whose time is over is decided here, and told to the fight as an entry.
"""

import asyncio
from collections.abc import Callable, Iterable
from math import ceil
from time import monotonic

from affray.core.offers.deeds import PASS
from affray.core.table.recorded import OpenQuestion
from affray.core.values import PLAYERS


class Countdown:
    """When the questions of a table were opened, and a timer for the first whose time is over.

    `seconds` is how long each may take, 0 for as long as anybody likes. `overdue` are the ids of those on which the
    players ran out of time to agree: the GM is asked instead.
    """

    def __init__(self, seconds: int, on_expiry: Callable[[], None]) -> None:
        self.seconds = seconds
        self.overdue: frozenset[str] = frozenset()
        self._opened: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._on_expiry = on_expiry

    def start(self, questions: Iterable[OpenQuestion]) -> None:
        """Start the countdown of new questions, and forget those that are closed."""
        now = monotonic()
        counted = [asked.id for asked in questions if self.seconds and (is_reaction(asked) or is_debated(asked))]
        self._opened = {id: self._opened.get(id, now) for id in counted}
        self.overdue &= frozenset(counted)

    def seconds_left(self) -> dict[str, int]:
        """The time left to answer, for each question with a countdown."""
        now = monotonic()
        return {id: max(0, ceil(opened + self.seconds - now)) for id, opened in self._opened.items()}

    def expired(self) -> list[str]:
        """The questions whose time is over."""
        due = monotonic() - self.seconds
        return [id for id, opened in self._opened.items() if opened <= due]

    def leave_to_gm(self, id: str) -> None:
        self.overdue |= {id}

    def set_timer(self) -> None:
        """Set the timer to the first countdown that expires."""
        self.stop_timer()
        running = [opened for id, opened in self._opened.items() if id not in self.overdue]
        if running:
            wait = min(running) + self.seconds - monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0, wait), self._on_expiry)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def is_reaction(asked: OpenQuestion) -> bool:
    """Is this a question that can be passed, and so need not be waited for?"""
    return asked.kind != "turn" and PASS in asked.options


def is_debated(asked: OpenQuestion) -> bool:
    """Must the players agree on an answer, without an option to pass?"""
    return asked.seat == PLAYERS and PASS not in asked.options
