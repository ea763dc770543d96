"""The store: appends are durable, of two concurrent writers one wins, and the migrations produce the schema."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError

from affray import Fight
from affray.core.codec import as_json
from affray.core.table.journal import Entry
from affray.store import Kept, Link, Store, WriteConflict
from affray.store.database import open_database
from affray.store.keeping import CHECKPOINT_INTERVAL
from affray.store.schema import METADATA
from affray.store.scribe import Page
from tests.toy import BOOKS, Toy, ambush, arrange, duel, foe, hero

HASH = b"h" * 32


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tables.db", BOOKS)


def table(store: Store, fight: Fight, id: str = "t", at: int = 1) -> None:
    links = [(Link(f"l-{id}", id, "gm", "gm", 1), HASH + id.encode())]
    store.add(Kept(id, at, {"en": "Duel", "ru": "Поединок"}, "ru", 30), fight, links)


def say(store: Store, fight: Fight, times: int = 1) -> None:
    for _ in range(times):
        known = len(fight.journal.entries)
        fight.rule("ana hp 4")
        store.append("t", fight, known)


def test_a_fight_comes_back_as_it_was(store: Store) -> None:
    fight = Fight(ambush(), seed=5)
    table(store, fight)
    say(store, fight, 3)

    assert store.read("t").save() == fight.save()


def test_a_fight_with_many_entries_is_read_from_its_newest_checkpoint(store: Store) -> None:
    fight = Fight(duel(), seed=5)
    table(store, fight)
    say(store, fight, 2 * CHECKPOINT_INTERVAL + 3)

    assert store.read("t").save() == fight.save()
    with store._engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT entries FROM checkpoints ORDER BY entries").scalars().all()
    assert kept == [0, 2 * CHECKPOINT_INTERVAL]


@pytest.mark.parametrize("is_far", [False, True])
def test_under_newer_rules_a_table_goes_on_from_what_they_understand(
    store: Store, monkeypatch: pytest.MonkeyPatch, is_far: bool
) -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=9), foe("orc", "c2", features=("parry",))), seed=2)
    if is_far:
        fight.answer("attack orc")  # the orc is asked whether it parries, in the middle of a step
    table(store, fight)
    say(store, fight, 3)
    with store._engine.begin() as connection:
        entry = as_json(Entry("answer", "a deed of the old rules", to="7", by="ana").plain())
        connection.exec_driver_sql("INSERT INTO entries VALUES ('t', ?, ?, 1)", (len(fight.journal.entries), entry))
    monkeypatch.setattr(Toy, "version", "2")

    later = store.read("t")
    assert later.state.creatures["ana"].hp == 4
    say(store, later, 2)
    assert store.read("t").save() == later.save()


def test_of_two_writers_one_wins_and_the_other_reads_again(store: Store, tmp_path: Path) -> None:
    fight = Fight(duel(), seed=5)
    table(store, fight)
    other = Store(tmp_path / "tables.db", BOOKS)
    twin = other.read("t")
    say(other, twin)

    with pytest.raises(WriteConflict):
        say(store, fight)

    again = store.read("t")
    assert again.save() == twin.save()
    say(store, again)
    assert len(other.read("t").journal.entries) == 2


def test_nothing_said_is_nothing_written(store: Store) -> None:
    fight = Fight(duel(), seed=5)
    table(store, fight)

    store.append("t", fight, 0)

    assert store.read("t").journal.entries == []


def test_what_is_so_about_a_table_can_be_changed(store: Store) -> None:
    table(store, Fight(duel(), seed=5))
    table(store, Fight(duel(), seed=6), "u", at=2)
    store.change("t", countdown=5, players_undo=True)

    found = store.find("t")

    assert found == Kept("t", 1, {"en": "Duel", "ru": "Поединок"}, "ru", 5, True)
    assert store.find("nowhere") is None
    assert [kept.id for kept in store.tables()] == ["u", "t"]


def test_a_table_that_is_removed_leaves_nothing(store: Store) -> None:
    fight = Fight(duel(), seed=5)
    table(store, fight)
    say(store, fight)

    store.remove("t")

    with store._engine.connect() as connection:
        for name in METADATA.tables:
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() == 0


def test_a_link_holds_until_it_is_revoked(store: Store) -> None:
    table(store, Fight(duel(), seed=5))
    link = store.link(HASH + b"t")
    assert link is not None
    assert (link.seat, store.links("t"), store.links(None)) == ("gm", [link], [])

    store.revoke(link.id)

    assert store.link(HASH + b"t") is None
    assert store.links("t") == []


def test_of_two_who_claim_a_seat_the_first_gets_it(store: Store) -> None:
    table(store, Fight(duel(), seed=5))

    assert store.add_link_if_free(Link("a", "t", "ana", "player", 1), b"a" * 32)
    assert not store.add_link_if_free(Link("b", "t", "ana", "player", 1), b"b" * 32)
    store.revoke("a")
    assert store.add_link_if_free(Link("c", "t", "ana", "player", 1), b"c" * 32)
    assert store.link(b"b" * 32) is None


def test_the_database_writes_through_to_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        said = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]

    assert said == ["wal", 2, 1]


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "new.db")

    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    open_database(tmp_path / "new.db").dispose()


def test_what_many_say_at_once_is_written_together_and_each_hears_its_own_fate(store: Store) -> None:
    fights = {id: Fight(duel(), seed=5) for id in "abcdefgh"}
    for id, fight in fights.items():
        table(store, fight, id)
        fight.rule("ana hp 4")
    stale = store.read("a")
    stale.rule("ana hp 2")

    with ThreadPoolExecutor(9) as people:
        said = [people.submit(store.append, id, fight, 0) for id, fight in [*fights.items(), ("a", stale)]]

    errors = [type(each.exception()) for each in said if each.exception()]
    assert errors == [WriteConflict]
    assert [len(store.read(id).journal.entries) for id in fights] == [1] * 8


def test_a_page_that_spoils_the_others_is_left_out(store: Store) -> None:
    fight = Fight(duel(), seed=5)
    table(store, fight)
    entry = Entry("rule", "ana hp 4")
    pages = [Page("t", 0, [entry], None), Page("nowhere", 0, [entry], None)]

    store._scribe._commit(pages)

    assert [type(page.written.exception()) for page in pages] == [type(None), WriteConflict]
    assert len(store.read("t").journal.entries) == 1


def test_what_the_disk_says_is_told_to_whoever_wanted_to_write(store: Store) -> None:
    table(store, Fight(duel(), seed=5))
    with store._scribe.transaction() as connection:
        connection.exec_driver_sql("DROP TABLE entries")

    with pytest.raises(OperationalError):
        say(store, Fight(duel(), seed=5))
