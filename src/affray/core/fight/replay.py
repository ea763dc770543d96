"""Replaying a saved fight: does it go the same way, what was told, and are its dice honest?  Start at `verify`."""

from contextlib import suppress
from typing import NamedTuple

from affray.core.codec import as_json
from affray.core.dice.luck import Discrepancy, audit
from affray.core.dice.notation import parse_dice
from affray.core.errors import OutOfStep, Refusal
from affray.core.fight.running import Running
from affray.core.fight.saves import Books, item_of, lines_of, read_item, start_from
from affray.core.table.events import MARK, Event
from affray.core.table.journal import Entry, common_length


class Missing(NamedTuple):
    """A die that was thrown but never told: the roller and the index of the die."""

    roller: str
    nth: int


class Difference(NamedTuple):
    """The first divergence of a replay: the line of the save, its content, and what the replay gives.

    Either is empty where that side has ended; `now` also where an answer is no longer accepted.
    """

    line: int
    then: str
    now: str


def verify(text: str, books: Books | None = None) -> Difference | None:
    """Replay a saved fight from its set-up; returns the first difference, or None."""
    lines = lines_of(text)
    fight = start_from(Running, lines[0], books)
    history = [read_item(line) for line in lines[1:-1]]
    with suppress(Refusal, OutOfStep):
        fight.run(fight.checkpoints)
        for item in history:
            if isinstance(item, Entry):
                fight.take(item)
    place = common_length(history, fight.history)
    if place == len(history) == len(fight.history):
        return None
    return Difference(place + 2, _line_at(history, place), _line_at(fight.history, place))


def _line_at(history: list[Entry | Event | int], place: int) -> str:
    return "".join(as_json(item_of(item)) for item in history[place : place + 1])


def events_of(text: str) -> list[Event]:
    """The events in force at the end of a saved fight: enough to watch it without its rulebook."""
    events: list[Event] = []
    for line in lines_of(text)[1:-1]:
        item = read_item(line)
        if isinstance(item, int):
            del events[item:]
        elif isinstance(item, Event):
            events.append(item)
    return events


def audit_of(text: str) -> list[Discrepancy | Missing]:
    """Audit the dice of a saved fight against its seed; empty if there are no discrepancies.

    Every die that was told is recomputed, and no roller may have a gap between two dice that were told.
    """
    heading = lines_of(text)[0]
    missing: list[Discrepancy | Missing] = []
    thrown: dict[str, int] = {}
    rolls: list[tuple[str, str, int, int, int]] = []
    for event in events_of(text):
        if event.kind == "rolled" and event.facts["audit"]["secret"][1] is not None:
            dice = _dice_of(event)
            roller, nth = dice[0][1:3]
            missing += [Missing(roller, gap) for gap in range(thrown.get(roller, 0), nth)]
            thrown[roller] = nth + len(dice)
            rolls += dice
    return [*audit(heading["setup"]["seed"], heading["commitment"], rolls), *missing]


def _dice_of(event: Event) -> list[tuple[str, str, int, int, int]]:
    """Each die of a roll in the form `audit` takes: salt, roller, index, sides, face."""
    roller = event.facts["who"].removeprefix(MARK)
    salt, nth = event.facts["audit"]["secret"][:2]
    sides = parse_dice(event.facts["dice"]).faces
    return [(salt, roller, nth + i, sides[i], face) for i, face in enumerate(event.facts["faces"])]
