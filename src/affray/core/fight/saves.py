"""Saving and restoring fights.  Start at `saved`; replaying them is in `replay.py`.

A save is a heading (rulebook, options, seed, set-up), then entries and events in order, then the last checkpoint with
the seats' names. The events are enough to watch the fight; play continues from the checkpoint.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from affray.core.codec import Blocks, Codec
from affray.core.dice.luck import ScriptedLuck, commitment
from affray.core.errors import BadSave, MissingRulebook, OutOfStep, Refusal
from affray.core.fight.running import Checkpoint, Running, Setup
from affray.core.fight.sealed import seal, unseal
from affray.core.old_formats import modernised
from affray.core.rulebook import KNOWN, AnyRulebook
from affray.core.seats.roster import Roster
from affray.core.seats.views import Feed
from affray.core.table.events import Event
from affray.core.table.journal import AMENDMENT, FREE_DEED, RULING, SAID, SAME, UNDO, Entry
from affray.core.values import GM, AnyState

UNDOABLE: Final = (*SAID, RULING, FREE_DEED, AMENDMENT)
"""The kinds of entries that an undo takes back."""
FORMAT: Final = 2
OLDEST_FORMAT: Final = 1
Kind = TypeVar("Kind", bound=Running)
Books = Mapping[str, type[AnyRulebook]]


def saved(fight: Running) -> str:
    """Serialise the fight as JSON lines."""
    blocks: Blocks = {}
    heading = _heading(fight, blocks)
    return seal([heading, *(item_of(item) for item in fight.history), _standing(fight, blocks)])


def restored(kind: type[Kind], text: str, books: Books | None = None) -> Kind:
    """Load a saved fight, by default with the known rulebooks.

    Under another version of the rules it continues from the checkpoint, asks the open step again, and cannot undo
    anything before it.
    """
    lines = lines_of(text)
    fight = start_from(kind, lines[0], books)
    for line in lines[1:-1]:
        fight.recall(read_item(line))
    is_same_version = lines[0]["version"] == fight.setup.rulebook.version
    checkpoint = _checkpoint(fight.setup.rulebook, lines[0], lines[-1])
    roster, feeds = _names(lines[-1])
    fight.stand_at(checkpoint, roster, feeds, is_first=not is_same_version)
    if not is_same_version:
        _reask(fight)
        return fight
    try:
        fight.run(fight.checkpoints)
    except (Refusal, OutOfStep) as error:
        raise BadSave(len(lines), "elsewhere", str(error)) from error
    if len(fight.history) != len(lines) - 2:
        raise BadSave(len(lines), "elsewhere", "more happens than was told")
    return fight


def version_of(text: str) -> str:
    """The rules version of a save that has been validated."""
    return str(json.loads(text.partition("\n")[0])["version"])


def _heading(fight: Running, blocks: Blocks) -> dict[str, Any]:
    """The start of the fight; adds its stat blocks to `blocks`."""
    rulebook = fight.setup.rulebook
    start = rulebook.codec.plain(fight.start, blocks)
    return {
        "affray": FORMAT,
        "rulebook": rulebook.name,
        "version": rulebook.version,
        "title": fight.setup.title,
        "options": rulebook.options,
        "commitment": commitment(fight.start.seed),
        "dice": None if fight.script is None else list(fight.script.faces),
        "blocks": _plain_blocks(rulebook.codec, blocks),
        "setup": start,
    }


def lines_of(text: str) -> list[dict[str, Any]]:
    """Validate and split a save: heading, history, checkpoint."""
    lines = unseal(text)
    if len(lines) < 2 or "checkpoint" not in lines[-1]:
        raise BadSave(len(lines) + 1, "cut-off")
    return lines


def start_from(kind: type[Kind], heading: dict[str, Any], books: Books | None) -> Kind:
    if heading.get("affray") not in range(OLDEST_FORMAT, FORMAT + 1):
        raise BadSave(1, "format", f"{heading.get('affray')!r}, not {FORMAT}")
    known = KNOWN.books if books is None else books
    if heading["rulebook"] not in known:
        raise MissingRulebook(heading["rulebook"], sorted(known))
    rulebook = known[heading["rulebook"]](heading["options"])
    start = _read_state(rulebook, heading, heading["setup"], _read_blocks(rulebook, heading))
    luck = None if heading["dice"] is None else ScriptedLuck(heading["dice"])
    fight = kind.__new__(kind)
    Running.__init__(fight, Setup(rulebook, start, heading["title"]), start, luck)
    return fight


def item_of(item: Entry | Event | int) -> dict[str, Any]:
    if isinstance(item, int):
        return {"strike": item}
    return {"entry": item.plain()} if isinstance(item, Entry) else item.plain()


def read_item(line: dict[str, Any]) -> Entry | Event | int:
    if "strike" in line:
        return int(line["strike"])
    return Entry.read(line["entry"]) if "entry" in line else Event.read(line)


def _standing(fight: Running, blocks: Blocks) -> dict[str, Any]:
    """The checkpoint line, with the stat blocks that are not in the heading."""
    codec, last = fight.setup.rulebook.codec, fight.checkpoints[-1]
    known = blocks.copy()
    checkpoint = codec.plain(last.state, known)
    return {
        "blocks": _plain_blocks(codec, {name: block for name, block in known.items() if name not in blocks}),
        "checkpoint": checkpoint,
        "cursor": last.cursor,
        "events": last.events,
        "taken_up": last.taken_up,
        "feeds": {seat: {"names": feed.names, "asked": feed.asked} for seat, feed in fight.feeds.items()},
    }


def _checkpoint(rulebook: AnyRulebook, heading: dict[str, Any], line: dict[str, Any]) -> Checkpoint:
    blocks = _read_blocks(rulebook, heading) | _read_blocks(rulebook, line)
    state = _read_state(rulebook, heading, line["checkpoint"], blocks)
    return Checkpoint(state, line["cursor"], line["events"], line.get("taken_up", 0))


def _read_state(rulebook: AnyRulebook, heading: dict[str, Any], plain: Any, blocks: Blocks) -> AnyState:
    if heading["affray"] == OLDEST_FORMAT:
        plain = modernised(plain, rulebook.former)
    state: AnyState = rulebook.codec.read(_reworded(rulebook, plain), blocks)
    return state


def _reworded(rulebook: AnyRulebook, plain: Any) -> Any:
    return modernised(plain, rulebook.reworded) if rulebook.reworded else plain


def _plain_blocks(codec: Codec, blocks: Blocks) -> dict[str, Any]:
    return {name: codec.plain(block) for name, block in blocks.items()}


def _read_blocks(rulebook: AnyRulebook, line: dict[str, Any]) -> Blocks:
    read = rulebook.codec.read
    return {name: read(_reworded(rulebook, block)) for name, block in line.get("blocks", {}).items()}


def _names(line: dict[str, Any]) -> tuple[Roster, list[Feed]]:
    """The names that the players know, and the feed of every seat."""
    roster = Roster()
    told = {seat: {} if seat == GM else known["names"] for seat, known in line["feeds"].items()}
    for names in told.values():
        for id, name in names.items():
            roster.recall(id, name)
    return roster, [Feed(seat, roster, told[seat], known["asked"]) for seat, known in line["feeds"].items()]


def _reask(fight: Running) -> None:
    """Continue from the checkpoint, dropping the entries after it."""
    since = fight.journal.reel[fight.checkpoints[0].cursor :]
    first = next((at for at, entry in since if entry.kind in UNDOABLE), None)
    if first is None:
        fight.run(fight.checkpoints, may_differ=True)
    else:
        fight.take(Entry(UNDO, SAME, to=str(first)))
