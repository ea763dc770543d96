"""Saving and restoring a fight, and replaying it to see whether it goes the same way.  Start at `saved`.

A save is a heading (rulebook, options, seed, set-up), then what was said and what happened, in order, then the last
checkpoint with what the seats call things. The fight can be watched by its events alone; it goes on from the
checkpoint.
"""

from typing import Any, Final, TypeVar

from affray.core.errors import BadSave, OutOfStep, Refusal
from affray.core.events import Event
from affray.core.journal import SAME, UNDO, Entry
from affray.core.luck import ScriptedLuck, commitment
from affray.core.rulebook import Rulebook
from affray.core.running import Checkpoint, Running, Setup
from affray.core.sealed import seal, unseal
from affray.core.views import Feed

FORMAT: Final = 1
Kind = TypeVar("Kind", bound=Running)


def saved(fight: Running) -> str:
    """The fight as text: JSON lines."""
    return seal([_heading(fight), *(_item(item) for item in fight.history), _standing(fight)])


def restored(kind: type[Kind], text: str) -> Kind:
    """The fight as it was saved.

    Under another version of the rules it goes on from the checkpoint, the open step asked anew, and what was said
    before cannot be undone.
    """
    lines = unseal(text)
    fight = _laid_out(kind, lines[0])
    for line in lines[1:-1]:
        fight.recall(_read_item(line))
    is_same_version = lines[0]["version"] == fight.setup.rulebook.version
    checkpoint = _checkpoint(fight, lines[-1])
    fight.stand_at(checkpoint, _feeds(lines[-1]), is_first=not is_same_version)
    try:
        if is_same_version:
            fight.run(fight.checkpoints)
        else:
            _ask_anew(fight)
    except (Refusal, OutOfStep) as error:
        raise BadSave(len(lines), f"does not lead where the fight was: {error}") from error
    return fight


def verify(text: str) -> str | None:
    """Play a saved fight again from its set-up; None if it goes the same way, else where it first differs."""
    lines = unseal(text)
    fight = _laid_out(Running, lines[0])
    history = [_read_item(line) for line in lines[1:-1]]
    try:
        fight.run(fight.checkpoints)
        for item in history:
            if isinstance(item, Entry):
                fight.take(item)
    except (Refusal, OutOfStep) as error:
        return f"line {len(fight.history) + 2}: {error}"
    for number, (then, now) in enumerate(zip(history, fight.history, strict=False), 2):
        if then != now:
            return f"line {number}: was {_item(then)}, is now {_item(now)}"
    return None if len(history) == len(fight.history) else f"line {min(len(history), len(fight.history)) + 2}: one ends"


def events_of(text: str) -> list[Event]:
    """The events of a saved fight that hold at its end: enough to watch it, without its rulebook."""
    events: list[Event] = []
    for line in unseal(text)[1:-1]:
        item = _read_item(line)
        if isinstance(item, int):
            del events[item:]
        elif isinstance(item, Event):
            events.append(item)
    return events


def _heading(fight: Running) -> dict[str, Any]:
    rulebook = fight.setup.rulebook
    return {
        "affray": FORMAT,
        "rulebook": rulebook.name,
        "version": rulebook.version,
        "title": fight.setup.title,
        "options": rulebook.options,
        "commitment": commitment(fight.start.seed),
        "dice": list(fight.luck.faces) if isinstance(fight.luck, ScriptedLuck) else None,
        "setup": rulebook.codec.plain(fight.start),
    }


def _laid_out(kind: type[Kind], heading: dict[str, Any]) -> Kind:
    if heading.get("affray") != FORMAT:
        raise BadSave(1, f"is of format {heading.get('affray')!r}; this program reads format {FORMAT}")
    known = Rulebook.known.get(heading["rulebook"])
    if known is None:
        raise BadSave(1, f"needs the rulebook {heading['rulebook']!r}; there are {sorted(Rulebook.known)}")
    rulebook = known(heading["options"])
    start = rulebook.codec.read(heading["setup"])
    luck = None if heading["dice"] is None else ScriptedLuck(heading["dice"])
    fight = kind.__new__(kind)
    Running.__init__(fight, Setup(rulebook, start, heading["title"]), start, luck)
    return fight


def _item(item: Entry | Event | int) -> dict[str, Any]:
    if isinstance(item, int):
        return {"strike": item}
    return {"entry": item.plain()} if isinstance(item, Entry) else item.plain()


def _read_item(line: dict[str, Any]) -> Entry | Event | int:
    if "strike" in line:
        return int(line["strike"])
    return Entry.read(line["entry"]) if "entry" in line else Event.read(line)


def _standing(fight: Running) -> dict[str, Any]:
    last = fight.checkpoints[-1]
    return {
        "checkpoint": fight.setup.rulebook.codec.plain(last.state),
        "cursor": last.cursor,
        "events": last.events,
        "feeds": {seat: {"names": feed.names, "asked": feed.asked} for seat, feed in fight.feeds.items()},
    }


def _checkpoint(fight: Running, line: dict[str, Any]) -> Checkpoint:
    return Checkpoint(fight.setup.rulebook.codec.read(line["checkpoint"]), line["cursor"], line["events"])


def _feeds(line: dict[str, Any]) -> list[Feed]:
    return [Feed(seat, known["names"], known["asked"]) for seat, known in line["feeds"].items()]


def _ask_anew(fight: Running) -> None:
    """Go on from the checkpoint as if nothing had been said since."""
    since = fight.journal.reel[fight.checkpoints[0].cursor :]
    if since:
        fight.take(Entry(UNDO, SAME, to=str(since[0][0])))
    else:
        fight.run(fight.checkpoints, may_differ=True)
