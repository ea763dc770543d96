"""The course of a fight as an encounter lays it down: waves and morale.  Start at `course_of`."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from affray.content.checks import checked_parts
from affray.content.models import Encounter, Moment, WaveText
from affray.content.problems import Path, Report
from affray.core.board import Body
from affray.core.board.scenario import FALLS, FLEE, HALF, LEFT, ROUND, Morale, Scenario, Wave, When

FOES = "foes"
MOMENTS = (ROUND, HALF, FALLS, LEFT)


def check_course(fields: Encounter, waves: Sequence[WaveText], known: Collection[str], report: Report) -> None:
    """Does each wave and each order say one moment, of somebody who is in the fight?"""
    words = {*known, "heroes", FOES}
    for index, wave in enumerate(waves):
        _check_moment(wave, ("waves", index), words, report)
    for index, order in enumerate(fields.morale or ()):
        path = ("morale", index)
        _check_moment(order, path, words, report)
        if order.who is None:
            report.add("missing-field", (*path, "who"), field="who")
        elif order.who not in words:
            report.add_unknown("unknown-who", (*path, "who"), order.who, words)


def _check_moment(written: Moment, path: Path, words: Collection[str], report: Report) -> None:
    given = [name for name in MOMENTS if getattr(written, name) is not None]
    if len(given) != 1:
        report.add("one-moment", path, given=given, wanted=list(MOMENTS))
    for name in (HALF, FALLS, "of"):
        word = getattr(written, name)
        if word is not None and word not in words:
            report.add_unknown("unknown-who", (*path, name), word, words)


def read_waves(data: Any, model: type[WaveText], report: Report) -> list[WaveText]:
    """The waves as far as they can be read; who comes is read like a side."""
    if not isinstance(data, list):
        report.add("wrong-kind", ("waves",), data, kind="list")
        return []
    waves = []
    for index, each in enumerate(data):
        bare = {name: value for name, value in each.items() if name != "creatures"} if isinstance(each, dict) else each
        read = checked_parts(model, bare, ("waves", index), report)
        if read is not None:
            waves.append(read[0])
            if "creatures" not in each:
                report.add("missing-field", ("waves", index, "creatures"), field="creatures")
    return waves


def course_of(fields: Encounter, waves: Iterable[tuple[WaveText, tuple[Body, ...]]]) -> Scenario | None:
    """What the file lays down; None if it lays down nothing."""
    coming = tuple(Wave(creatures, _when(wave, wave.side or FOES)) for wave, creatures in waves)
    morale = tuple(
        Morale(order.who or FOES, _when(order, order.who or FOES), order.then or FLEE) for order in fields.morale or ()
    )
    return Scenario(waves=coming, morale=morale) if coming or morale else None


def _when(written: Moment, usual: str) -> When:
    if written.round is not None:
        return When(ROUND, written.round)
    if written.left is not None:
        return When(LEFT, written.left, written.of or usual)
    if written.half is not None:
        return When(HALF, whom=written.half)
    return When(FALLS, whom=written.falls or usual)
