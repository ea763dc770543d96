"""Writes the fights and the store in `f906d7e/`.  Start at `write`.

It was run at f906d7e, with that commit's `affray`, by `python -m tests.saves.write tests/saves/f906d7e`. What it wrote
is kept to show what becomes of such files under newer code, so it is not run again.
"""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from affray import Fight, Sight, load
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM
from affray.minds import RandomMind, SimpleMind
from affray.server.links import hash_of
from affray.store import Kept, Link, Store

MADE_AT = 1_750_000_000


class Saved(NamedTuple):
    """A fight to save, at the first question of a kind in or after a round; without a kind, at its end."""

    name: str
    encounter: str
    seed: str
    kind: str = ""
    round: int = 0


class Stored(NamedTuple):
    """A table to store, with so many entries in its journal."""

    encounter: str
    seed: str
    entries: int


SAVED = [
    Saved("goblin-ambush", "goblin-ambush", "7", "opportunity-attack", 2),
    Saved("dark-cave", "dark-cave", "4", "opportunity-attack", 2),
    Saved("dragons-lair", "dragons-lair", "5", "hit", 2),
    Saved("bandits-at-the-ford", "bandits-at-the-ford", "2", "defence", 3),
    Saved("spider-cellar", "spider-cellar", "0", "defence", 2),
    Saved("raid-on-the-mill", "raid-on-the-mill", "7", "opportunity-attack", 2),
    Saved("chase-over-the-gorge", "chase-over-the-gorge", "2", "opportunity-attack", 1),
    Saved("goblin-ambush-over", "goblin-ambush", "3"),
    Saved("ogre-bridge-over", "ogre-bridge", "3"),
    Saved("raid-on-the-mill-over", "raid-on-the-mill", "1"),
]
STORED = [Stored("goblin-ambush", "1", 70), Stored("goblins-in-the-wood", "1", 75), Stored("raid-on-the-mill", "3", 25)]


def write(folder: Path) -> None:
    for saved in SAVED:
        (folder / f"{saved.name}.affray").write_text(_played(saved).save(), encoding="utf-8")
    path = folder / "tables.db"
    store = Store(path)
    for number, stored in enumerate(STORED, 1):
        _keep(store, f"table-{number}", stored)
    store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")


def _played(saved: Saved) -> Fight:
    fight = _begun(saved.encounter, saved.seed)
    for asked in _questions(fight, saved.seed, careless_from=saved.round):
        if asked.kind == saved.kind and fight.state.round >= saved.round:
            return fight
    assert not saved.kind, f"{saved.name}: nobody was asked {saved.kind}"
    return fight


def _keep(store: Store, id: str, stored: Stored) -> None:
    fight = _begun(stored.encounter, stored.seed)
    seats = fight.state.seats.items()
    links = [(Link(f"{id}-{seat}", id, seat, role, MADE_AT), hash_of(f"{id} {seat}")) for seat, role in seats]
    store.add(Kept(id, MADE_AT, fight.setup.title, "en"), fight, links)
    known = len(fight.journal.entries)
    for _asked in _questions(fight, stored.seed):
        store.append(id, fight, known)
        known = len(fight.journal.entries)
        if known >= stored.entries:
            return
    raise AssertionError(f"{stored.encounter}: over after {known} entries")


def _begun(encounter: str, seed: str) -> Fight:
    fight = Fight(load(encounter), seed, minds={"simple": SimpleMind(seed)})
    fight.set("mind gm simple")
    return fight


def _questions(fight: Fight, seed: str, careless_from: int = 0) -> Iterator[OpenQuestion]:
    """Every question that a person is asked, before it is answered.

    From the round `careless_from` on the GM plays the foes by hand, and the heroes do anything at all.
    """
    simple, careless = SimpleMind(seed), RandomMind(seed)
    answered = 0
    while (asked := fight.question) is not None:
        is_late = 0 < careless_from <= fight.state.round
        if is_late and fight.state.settings["mind"][GM] == "simple":
            fight.set("mind gm by-hand")
        yield asked
        mind = careless if is_late and asked.seat != GM else simple
        chosen = mind(asked.question, Sight(fight.rulebook, fight.state, asked.seat))
        fight.answer(asked.options.text(chosen), asked.id, by=asked.seat)
        answered += 1
        if answered == 6:
            _meddle(fight)


def _meddle(fight: Fight) -> None:
    """Take an answer back, rule, and change a setting."""
    hero = fight.state.player_seats()[0]
    fight.undo()
    fight.rule(f"{hero} hp 6", "it was a scratch")
    fight.set(f"disclosure {hero} rough")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
