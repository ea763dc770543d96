"""Fights and a store that older code wrote: each goes on to its end, or is refused in a sentence.  Start at `FATES`."""

import json
import shutil
from pathlib import Path

import pytest

from affray import BadSave, Fight
from affray.books import shelf
from affray.core.values import PLAYERS
from affray.lang import language
from affray.minds import SimpleMind
from affray.store import Store
from affray.telling.refusals import bad_save
from affray.telling.tongue import Tongue

FOLDER = Path(__file__).parent

CONTINUES = "continues"
REFUSED = "refused in a sentence"

FATES = {
    "f906d7e/goblin-ambush.affray": CONTINUES,
    "f906d7e/dark-cave.affray": CONTINUES,
    "f906d7e/dragons-lair.affray": CONTINUES,
    "f906d7e/bandits-at-the-ford.affray": CONTINUES,
    "f906d7e/spider-cellar.affray": CONTINUES,
    "f906d7e/raid-on-the-mill.affray": CONTINUES,
    "f906d7e/chase-over-the-gorge.affray": CONTINUES,
    "f906d7e/goblin-ambush-over.affray": CONTINUES,
    "f906d7e/ogre-bridge-over.affray": CONTINUES,
    "f906d7e/raid-on-the-mill-over.affray": CONTINUES,
}
"""What becomes of each saved fight under the present code."""

TABLES = {"table-1": CONTINUES, "table-2": CONTINUES, "table-3": CONTINUES}
"""What becomes of each table in `f906d7e/tables.db`."""


def play_to_the_end(fight: Fight) -> None:
    fight.let_play({"simple": SimpleMind("1")})
    for seat in [*fight.state.seats, PLAYERS]:
        fight.set(f"mind {seat} simple")


def is_refused(error: BadSave) -> bool:
    """Is there a sentence for it that names the file?"""
    return "old.affray" in bad_save(error, "old.affray", Tongue(language("en")))


def fate_of(text: str) -> str:
    try:
        fight = Fight.restore(text)
    except BadSave as error:
        return REFUSED if is_refused(error) else str(error)
    play_to_the_end(fight)
    again = Fight.restore(fight.save())
    return CONTINUES if again.outcome is not None and again.outcome == fight.outcome else "comes to no end"


def fate_at(store: Store, table: str) -> str:
    try:
        fight = store.read(table)
    except BadSave as error:
        return REFUSED if is_refused(error) else str(error)
    known = len(fight.journal.entries)
    play_to_the_end(fight)
    store.append(table, fight, known)
    return CONTINUES if store.read(table).outcome is not None else "comes to no end"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(shutil.copy(FOLDER / "f906d7e" / "tables.db", tmp_path))


@pytest.mark.parametrize("name", FATES)
def test_an_old_save_goes_on_or_is_refused_as_we_say(name: str) -> None:
    assert fate_of((FOLDER / name).read_text(encoding="utf-8")) == FATES[name]


@pytest.mark.parametrize("table", TABLES)
def test_a_table_of_an_old_store_goes_on_or_is_refused_as_we_say(store: Store, table: str) -> None:
    assert fate_at(store, table) == TABLES[table]


def test_an_old_store_tells_its_tables_and_who_may_come_to_them(store: Store) -> None:
    assert {kept.id for kept in store.tables()} == set(TABLES)
    assert all({link.role for link in store.links(table)} == {"gm", "player"} for table in TABLES)


def test_every_old_save_has_its_fate_and_every_rulebook_its_old_saves() -> None:
    saves = list(FOLDER.rglob("*.affray"))
    headings = [json.loads(path.read_text(encoding="utf-8").partition("\n")[0]) for path in saves]

    assert {path.relative_to(FOLDER).as_posix() for path in saves} == set(FATES)
    assert {heading["rulebook"] for heading in headings} == set(shelf().names())
