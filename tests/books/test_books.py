"""The shelf: what is installed is found by its entry point, read when it is asked for, and broken by itself alone."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from affray.books import GROUP, Book, BrokenBook, Phrasing, Rulebooks, Shelf, shelf
from affray.rules.acao.book import BOOK as ACAO

SOUND = EntryPoint("acao", "affray.rules.acao.book:BOOK", GROUP)
ODD = Book("odd", rules="affray.books:Shelf", content="affray.books:GROUP", words="no.such.package:words")


def test_the_shipped_rulebooks_stand_on_the_shelf_like_any_other() -> None:
    assert {"acao", "dnd5e", "drawsteel"} <= {*shelf().names()}
    assert [book.name for book in shelf().books()][:3] == ["dnd5e", "acao", "drawsteel"]
    assert shelf().find("acao") is ACAO


def test_nothing_of_a_rulebook_is_imported_before_it_is_asked_for() -> None:
    code = """
import sys, affray
from affray.books import shelf
assert shelf().names() and not [name for name in sys.modules if name.startswith("affray.rules.")]
[book.name for book in shelf().books()]
read = [name for name in sys.modules if name.startswith("affray.rules.") and name.count(".") > 2]
assert all(name.endswith(".book") for name in read), read
affray.rulebook("acao")
assert "affray.rules.acao.rulebook" in sys.modules and "affray.rules.dnd5e.rulebook" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no.such.module:BOOK", "No module named"),
        ("affray.books:NOTHING", "has no attribute"),
        ("affray.books:GROUP", "is no Book"),
        ("affray.rules.dnd5e.book:BOOK", "calls itself 'dnd5e'"),
    ],
)
def test_a_broken_book_is_told_of_once_and_the_others_are_read(
    value: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    found = Shelf([SOUND, EntryPoint("guest", value, GROUP)])

    assert [book.name for book in found.books()] == ["acao"]
    assert found.each(lambda book: book.rulebook.name) == {"acao": "acao"}
    assert len(caplog.messages) == 1
    assert "the rulebook 'guest' cannot be opened" in caplog.messages[0]
    assert why in caplog.messages[0]
    with pytest.raises(BrokenBook, match=why):
        found.find("guest")


def test_a_book_whose_parts_are_not_what_they_should_be_says_which() -> None:
    with pytest.raises(BrokenBook, match=r"affray\.books:Shelf is no subclass of Rulebook"):
        _ = ODD.rulebook
    with pytest.raises(BrokenBook, match=r"affray\.books:GROUP is no Phrasing"):
        ODD.part(ODD.content, Phrasing)
    with pytest.raises(BrokenBook, match="No module named 'no'"):
        _ = ODD.words
    with pytest.raises(BrokenBook, match=r"affray\.rules\.acao\.rulebook:Acao calls itself 'acao'"):
        _ = Book("odd", rules=ACAO.rules, content="", words="").rulebook


def test_a_book_that_says_nothing_of_its_phrasing_is_told_as_any() -> None:
    assert ODD.phrasing.groups == {}
    assert ODD.phrasing.price(None, None) is None
    assert ODD.phrasing.stock({}) == {}
    assert shelf().phrasing("no such book").shapes == {}


def test_the_kernel_is_handed_the_rules_by_name() -> None:
    books = Rulebooks(lambda: Shelf([SOUND]))

    assert (list(books), len(books), "acao" in books, "dnd5e" in books) == (["acao"], 1, True, False)
    assert books["acao"] is ACAO.rulebook


def test_a_source_tree_that_was_never_installed_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: ())

    with pytest.raises(RuntimeError, match=r"install it with: pip install -e \."):
        shelf.__wrapped__()
