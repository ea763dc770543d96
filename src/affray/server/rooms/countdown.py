"""The time that reactions, agreement and objections to a proposal may take.  Start at `Countdown`.

Rules read no clock: whose time is over is decided here, and told to the fight as an entry. Nothing of it is kept: when
the server starts anew, so does the time.
"""

import asyncio
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from affray.core.fight.fight import Fight
from affray.core.offers.deeds import PASS
from affray.core.table.recorded import OpenQuestion
from affray.core.values import PLAYERS

TO_OBJECT: Final = 3.0
"""How many seconds the others have to say wait before a proposal stands."""


class Countdown:
    """When the questions of a table were opened, since when proposals stand, and a timer for the first that is due.

    `seconds` is how long each may take, 0 for as long as anybody likes. `overdue` are the ids of those on which the
    players ran out of time to agree: the GM is asked instead.
    """

    def __init__(self, seconds: int, on_expiry: Callable[[], None], clock: Callable[[], float] = monotonic) -> None:
        self.seconds = seconds
        self.overdue: frozenset[str] = frozenset()
        self._opened: dict[str, float] = {}
        self._standing: dict[tuple[str, str], float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._on_expiry = on_expiry
        self._clock = clock

    def start(self, fight: Fight) -> None:
        """Start the time of new questions and new proposals, and forget those that are gone."""
        now, asked = self._clock(), fight.questions
        counted = [one.id for one in asked if self.seconds and (is_reaction(one) or is_debated(one))]
        self._opened = {id: self._opened.get(id, now) for id in counted}
        self.overdue &= frozenset(counted)
        stands = [(one.id, made.text) for one in asked if (made := fight.standing(one)) is not None]
        self._standing = {one: self._standing.get(one, now) for one in stands if one[0] not in self.overdue}

    def seconds_left(self) -> dict[str, int]:
        """The time left to answer, for each question with a countdown."""
        now = self._clock()
        return {id: max(0, ceil(opened + self.seconds - now)) for id, opened in self._opened.items()}

    def seconds_to_object(self) -> dict[str, float]:
        """The time left to say wait, for each question with a proposal that stands."""
        now = self._clock()
        return {id: max(0.0, round(since + TO_OBJECT - now, 1)) for (id, _), since in self._standing.items()}

    def due(self) -> float | None:
        """When there is something to do next."""
        running = [opened + self.seconds for id, opened in self._opened.items() if id not in self.overdue]
        return min([*running, *(since + TO_OBJECT for since in self._standing.values())], default=None)

    def run_out(self, fight: Fight) -> None:
        """Let stand what nobody objected to, and pass for those who have not answered.

        What the players did not agree on goes to the GM.  ds.order.timer
        """
        now = self._clock()
        silent = [one for one, since in self._standing.items() if since + TO_OBJECT <= now]
        late = [id for id, opened in self._opened.items() if opened + self.seconds <= now]
        for asked in list(fight.questions):
            if asked.id not in [one.id for one in fight.questions]:  # closed by the answer before
                continue
            made = fight.standing(asked)
            if made is not None and (asked.id, made.text) in silent:
                fight.let_stand(asked.id)
            elif asked.id in late and is_debated(asked):
                self.overdue |= {asked.id}
            elif asked.id in late:
                fight.time_out(asked.id)

    def set_timer(self) -> None:
        """Set the timer to the first countdown that expires."""
        self.stop_timer()
        due = self.due()
        if due is not None:
            wait = max(0, due - self._clock())
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_expiry)

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
