"""Rulings and settings are told in sentences, in every language and by every book."""

from typing import Any

import pytest

from affray.books import shelf
from affray.core.table.settings import KINDS
from affray.lang import LANGUAGES, language
from affray.telling.decrees import decree_in_words, setting_in_words
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue

COURSE = ("flees", "rallies", "leaves", "surrenders", "captured", "removed", "returns", "turn")
"""The rulings on the course of a fight, which all books have."""
RULED: dict[str, tuple[str, ...]] = {
    "dnd5e": (
        *COURSE,
        *("hp", "at", "noticed", "temporary", "height", "hurt", "healed", "exhaustion"),
        *("suffocating", "breathing", "gains", "loses"),
    ),
    "acao": (*COURSE, "hp", "at", "noticed", "dies", "lives"),
    "drawsteel": (*COURSE, "hp", "at", "dies", "slips-in"),
}
SETTINGS: tuple[tuple[Any, ...], ...] = (
    ("control", "@goblin-2", "ana"),
    ("dice", "ana", "real"),
    ("disclosure", "@goblin-2", "rough"),
    ("standing", "@goblin-2", "opportunity-attack", "never"),
    ("mind", "ana", "simple"),
    ("seat", "ana", "watcher"),
    ("unseat", "ana"),
    ("ending", "ask"),
)

every_language = pytest.mark.parametrize("code", LANGUAGES)


def deed(verb: str, *args: object) -> dict[str, Any]:
    return {"verb": verb, "args": list(args)}


def told(*items: dict[str, Any], code: str = "en", book: str = "dnd5e") -> str:
    return " ".join(each.text for each in Teller(Tongue(language(code), book)).tell(items))


def test_somebody_is_put_on_a_square_and_the_reason_stands_in_quotes() -> None:
    ruled = {"kind": "ruled", "ruling": deed("at", "@goblin-2", 327), "why": "fell through the floor", "n": 1}
    moved = {"kind": "moved", "who": "@goblin-2", "origin": "b2", "to_square": "h9", "n": 2}

    assert told(ruled, moved) == "The GM puts goblin 2 on h9: “fell through the floor”."
    assert told(ruled, moved, book="drawsteel").startswith("The Director puts goblin 2 on h9")
    assert told(ruled, moved, code="pt-BR") == "O mestre põe o goblin 2 em h9: “fell through the floor”."


def test_a_rider_put_elsewhere_dismounts_and_the_square_is_told_all_the_same() -> None:
    ruled = {"kind": "ruled", "ruling": deed("at", "@goblin-2", 327), "why": "", "n": 1}
    dismounted = {"kind": "dismounted", "who": "@goblin-2", "mount": "@wolf", "to_square": "h9", "n": 2}
    moved = {"kind": "moved", "who": "@goblin-2", "origin": "b2", "to_square": "h9", "n": 3}

    assert told(ruled, dismounted, moved).startswith("The GM puts goblin 2 on h9. ")


def test_hit_points_that_are_set_are_told_once() -> None:
    ruled = {"kind": "ruled", "ruling": deed("hp", "@goblin-2", 3), "why": ""}

    assert told(ruled, {"kind": "hp-set", "who": "@goblin-2", "hp": 3}) == (
        "The GM sets the hit points of goblin 2 to 3."
    )


def test_a_mind_in_a_seat_is_told_in_a_sentence() -> None:
    assert told({"kind": "set", "setting": deed("mind", "brunna", "simple")}) == (
        "Brunna is now played by the program (simple)."
    )
    assert told({"kind": "set", "setting": deed("mind", "gm", "person")}, code="ru") == (
        "Мастер теперь под управлением человека."
    )


@every_language
@pytest.mark.parametrize("book", RULED)
def test_every_ruling_has_words(code: str, book: str) -> None:
    tongue = Tongue(language(code), book)
    last: dict[str, object] = {"gains": "prone", "loses": "prone", "slips-in": "x"}

    for verb in RULED[book]:
        said = decree_in_words(tongue, {"ruling": deed(verb, "@goblin-2", last.get(verb, 3)), "at": "h9"})
        assert f" {verb} " not in f" {said} " or code == "en"
        assert not said.startswith(tongue.say("say-decree", "other", words=verb))


@every_language
def test_who_comes_in_and_who_is_given_the_fight_is_told(code: str) -> None:
    tongue = Tongue(language(code), "dnd5e")
    rulings = [deed("add", "goblin", "at", 5), deed("over", "heroes"), deed("before", "@goblin-2", "@ana")]

    said = [decree_in_words(tongue, {"ruling": ruling}) for ruling in rulings]
    other = tongue.say("say-decree", "other", words="")
    assert not any(text.startswith(other.strip()) for text in said)
    assert language(code).name(tongue.creature("goblin")) in said[0]


@every_language
@pytest.mark.parametrize("book", RULED)
def test_every_setting_has_words(code: str, book: str) -> None:
    tongue = Tongue(language(code), book)
    rulebook = shelf().find(book).rulebook

    assert {setting[0] for setting in SETTINGS} | {"option"} >= set(KINDS)
    for setting in SETTINGS:
        assert setting_in_words(tongue, deed(*setting))
    for option, values in rulebook.choices.items():
        assert all(setting_in_words(tongue, deed("option", option, value)) for value in values)
