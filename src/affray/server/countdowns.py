"""How long the live table waits for answers, and for objections to a proposal.  Start at `Countdowns.start`.

The rules read no clock, so this does. Nothing of it is kept: when the server starts anew, so does the time.
"""

from math import ceil
from typing import Final

from affray.core.fight.fight import Fight
from affray.core.offers.deeds import PASS
from affray.core.table.recorded import OpenQuestion
from affray.core.values import PLAYERS

TO_OBJECT: Final = 3.0
"""How many seconds the others have to say wait before a proposal stands."""


class Countdowns:
    """When each question was opened, and since when each proposal has stood. The caller says what time it is."""

    def __init__(self) -> None:
        self.most = 0
        """The seconds to answer that the GM grants; 0 if there is no limit."""
        self.overdue: frozenset[str] = frozenset()
        """The questions on which the players ran out of time to agree: the GM is asked instead."""
        self._opened: dict[str, float] = {}
        self._standing: dict[tuple[str, str], float] = {}

    def start(self, fight: Fight, most: int, now: float) -> None:
        """Start the time of new questions and new proposals, and forget those that are gone."""
        self.most = most
        counted = [asked.id for asked in fight.questions if most and (is_reaction(asked) or is_debated(asked))]
        self._opened = {id: self._opened.get(id, now) for id in counted}
        self.overdue &= frozenset(counted)
        stands = [(asked.id, made.text) for asked in fight.questions if (made := fight.standing(asked)) is not None]
        self._standing = {one: self._standing.get(one, now) for one in stands if one[0] not in self.overdue}

    def due(self) -> float | None:
        """When there is something to do next."""
        running = [opened + self.most for id, opened in self._opened.items() if id not in self.overdue]
        return min([*running, *(since + TO_OBJECT for since in self._standing.values())], default=None)

    def seconds_left(self, now: float) -> dict[str, int]:
        """The time left to answer, for each question with a countdown."""
        return {id: max(0, ceil(opened + self.most - now)) for id, opened in self._opened.items()}

    def seconds_to_object(self, now: float) -> dict[str, float]:
        """The time left to say wait, for each question with a proposal that stands."""
        return {id: max(0.0, round(since + TO_OBJECT - now, 1)) for (id, _), since in self._standing.items()}

    def run_out(self, fight: Fight, now: float) -> None:
        """Let stand what nobody objected to, and pass for those who have not answered.

        What the players did not agree on goes to the GM.  ds.order.timer
        """
        silent = [one for one, since in self._standing.items() if since + TO_OBJECT <= now]
        late = [id for id, opened in self._opened.items() if opened + self.most <= now]
        for asked in list(fight.questions):
            made = fight.standing(asked)
            if not _is_open(fight, asked):  # closed by the answer before
                continue
            if made is not None and (asked.id, made.text) in silent:
                fight.let_stand(asked.id)
            elif asked.id in late and is_debated(asked):
                self.overdue |= {asked.id}
            elif asked.id in late:
                fight.time_out(asked.id)


def _is_open(fight: Fight, asked: OpenQuestion) -> bool:
    return asked.id in [one.id for one in fight.questions]


def is_reaction(asked: OpenQuestion) -> bool:
    """Is this a question that can be passed, and so need not be waited for?"""
    return asked.kind != "turn" and PASS in asked.options


def is_debated(asked: OpenQuestion) -> bool:
    """Must the players agree on an answer, without an option to pass?"""
    return asked.seat == PLAYERS and PASS not in asked.options
