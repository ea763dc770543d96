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
        *("suffocating", "breathing", "gains", "loses", "dies", "lives", "stable", "hidden", "dismounted"),
        "death-saves",
    ),
    "acao": (*COURSE, "hp", "at", "noticed", "dies", "lives"),
    "drawsteel": (*COURSE, "hp", "at", "dies", "slips-in"),
}
SETTINGS: tuple[tuple[Any, ...], ...] = (
    ("control", "@goblin-2", "ana"),
    ("dice", "ana", "real"),
    ("disclosure", "@goblin-2", "rough"),
    ("standing", "@goblin-2", "opportunity-attack", "never"),
    ("standing", "ana", "carried", "never"),
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


PHRASED: tuple[tuple[Any, ...], ...] = (
    ("maximum", "@goblin-2", 20),
    ("side", "@goblin-2", "heroes"),
    ("played-by", "@goblin-2", "gm"),
    ("hidden-from", "@goblin-2", ["@ana", "@bo"]),
    ("shown-to", "@goblin-2", ["@ana"]),
    ("pool", "@goblin-2", "slot-3", 2),
    ("figure", "@goblin-2", "ac", 17),
    ("size", "@goblin-2", "large"),
    ("holds", "@goblin-2", "longsword"),
    ("drops", "@goblin-2", "shield"),
    ("weapon", "@goblin-2", "greataxe"),
    ("mounted", "@goblin-2", "@wolf"),
    ("carried-by", "@goblin-2", "@wolf"),
    ("put-down", "@goblin-2"),
    ("check", "@goblin-2", "stealth", 15),
    ("save", "@goblin-2", "dex", 15),
)


@every_language
def test_every_ruling_of_the_fifth_edition_with_words_in_it_is_a_sentence(code: str) -> None:
    tongue = Tongue(language(code), "dnd5e")

    for verb, *args in PHRASED:
        several = deed(verb, [args[0], "@ana"], *args[1:])
        for ruling in (deed(verb, *args), several):
            said = decree_in_words(tongue, {"ruling": ruling})
            assert not said.startswith(tongue.say("say-decree", "other", words=verb)), said


def test_several_are_named_and_what_is_secret_is_left_out() -> None:
    hp = {"kind": "ruled", "ruling": deed("hp", ["@goblin-1", "@goblin-2"], 3), "why": ""}
    echoes = [{"kind": "hp-set", "who": who, "hp": 3} for who in ("@goblin-1", "@goblin-2")]
    secret = {"kind": "ruled", "ruling": deed("maximum", "@goblin-2"), "why": ""}
    fire = {"kind": "ruled", "ruling": deed("hurt", ["@ana", "@bo"], "8d6", "fire", "save", "dex", 15), "why": ""}

    assert told(hp, *echoes) == "The GM rules: goblin 1, goblin 2 – hit points 3."
    assert told(secret) == "The GM rules: goblin 2 – another hit point maximum."
    assert told(fire) == "The GM rules: Ana, Bo – damage: 8d6."


def test_changed_ground_is_told_once() -> None:
    ruled = {"kind": "ruled", "ruling": deed("ground", 6, "burning"), "why": ""}
    changed = {"kind": "ground-changed", "terrain": "burning", "squares": ["b2", "c2"]}

    assert told(ruled, changed) == "The GM changes the ground at b2, c2: fire."
    assert told(changed) == "The ground at b2, c2 changes: fire."
    assert told(changed | {"squares": [f"a{n}" for n in range(1, 9)]}) == "The ground at a1 … a8 changes: fire."


@every_language
def test_an_object_and_the_orders_for_leaving_are_told(code: str) -> None:
    ruled = {"kind": "ruled", "ruling": deed("object", 6, "barrel", 18), "why": ""}
    changed = {"kind": "ground-changed", "terrain": "barrel", "squares": ["b2", "c2"]}
    tongue = Tongue(language(code), "drawsteel")

    assert told(ruled, changed, code=code).count("b2, c2") == 1
    assert tongue.say("say-legend", "barrel") in told(ruled, changed, code=code)
    words = decree_in_words(tongue, {"ruling": deed("morale", "goblin", "flee", "when half foes")})
    assert not words.startswith(tongue.say("say-decree", "other", words="morale")[:9])


@every_language
@pytest.mark.parametrize(
    "how",
    [["again"], ["bonus", "-2"], ["shows", "17"], *([word] for word in ("advantage", "disadvantage", "hits", "fails"))],
)
def test_amended_rolls_are_told(code: str, how: list[str]) -> None:
    amended = {"kind": "amended", "who": "@goblin-2", "what": "attack", "how": how, "why": "the floor is wet"}

    said = told(amended, code=code)
    assert "the floor is wet" in said
    assert code == "en" or how[0] not in said


def test_of_an_amended_attack_the_last_dice_are_told() -> None:
    amended = {"kind": "amended", "who": "@ana", "what": "attack", "how": ["misses"], "why": ""}
    rolls = [
        {"kind": "rolled", "who": "@ana", "why": "attack", "dice": "1d20", "faces": [n], "total": n, "reasons": []}
        for n in (19, 6)
    ]
    attack = {"kind": "attack", "who": "@ana", "target": "@orc", "weapon": "shortsword", "hit": False}
    attack |= {"critical": False, "advantage": [], "disadvantage": [], "guard": [{"clause": "x", "amount": 13}]}

    assert "6 against" in told(amended, *rolls, attack)


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


def test_a_wave_is_told_as_what_is_still_to_come() -> None:
    def said(code: str, *ruling: object) -> str:
        return told({"kind": "ruled", "ruling": deed(*ruling), "why": "", "n": 1}, code=code)  # type: ignore[arg-type]

    assert said("en", "add", "goblin", "at", 5, "hidden") == "By ruling goblin comes in."
    assert said("en", "add", "goblin", 2, "at", 5, "hidden round 4") == "By ruling goblin will come in later."
    assert said("ru", "add", "goblin", "at", 5, "when half foes") == "Решено: позже в бой вступит гоблин."
    assert said("cs", "wave", "1", "off") == "Rozhodnuto: posily nepřijdou."
    assert said("uk", "wave", "1", "now") == "Вирішено: підкріплення приходить зараз."
