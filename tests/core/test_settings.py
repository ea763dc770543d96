"""Settings: which can be made, what each changes, and what happens when a seat is removed."""

from typing import Any

import pytest

from affray import Fight
from affray.core.errors import IllegalAnswer
from affray.core.table.settings import apply_setting, no_settings, settings_offered
from affray.core.values import GM, AnyState
from tests.toy import Toy, duel

OFFERED = [
    "control ana gm",
    "control orc ana",
    "dice ana digital",
    "dice gm real",
    "disclosure orc exact",
    "disclosure orc rough",
    "disclosure ana nothing",
    "standing ana parry ask",
    "standing ana strike always",
    "standing orc rally never",
    "mind ana cautious",
    "mind gm random-2",
    "mind players random",
    "seat bo player",
    "seat eve-2 watcher",
    "unseat ana",
    "unseat watcher",
    "option ties players-first",
    "option ties foes-first",
    "option rounds 3",
]
NOT_OFFERED = [
    "control nobody gm",
    "control orc nobody",
    "control orc",
    "control orc players",
    "dice ana loaded",
    "dice orc real",
    "disclosure orc everything",
    "standing ana cook always",
    "standing ana parry",
    "standing ana parry sometimes",
    "mind nobody random",
    "mind ana two words",
    "mind ana",
    "seat a,b player",
    "seat bo gm",
    "seat bo",
    "unseat gm",
    "unseat nobody",
    "unseat ana bo",
    "option ties never",
    "option rounds foes-first",
    "option colour red",
    "weather ana rain",
]


def duel_state() -> AnyState:
    return duel().state.copy()


def set_in(state: AnyState, text: str) -> None:
    apply_setting(state, settings_offered(Toy(), state).parse(text))


def changed_by(text: str) -> dict[str, dict[str, str]]:
    """What the setting adds to the settings and seats of a duel."""
    state, before = duel_state(), duel_state()
    set_in(state, text)
    told = {**state.settings, "seats": state.seats}
    known = {**before.settings, "seats": before.seats}
    assert state.but(settings=before.settings, seats=before.seats) == before
    return {kind: dict(told[kind].items() - known[kind].items()) for kind in told if told[kind] != known[kind]}


def test_where_nothing_is_set_every_kind_of_setting_is_there_and_empty() -> None:
    assert no_settings() == {
        "control": {},
        "dice": {},
        "disclosure": {},
        "standing": {},
        "mind": {},
        "option": {},
        "ending": {},
    }


def test_what_is_set_at_one_table_is_not_set_at_another() -> None:
    one, other = no_settings(), no_settings()

    one["dice"]["ana"] = "real"

    assert other["dice"] == {}
    assert one["mind"] == {}


@pytest.mark.parametrize("text", OFFERED)
def test_a_setting_is_offered_in_one_form(text: str) -> None:
    settings = settings_offered(Toy(), duel_state())

    setting = settings.parse(text)

    assert setting in settings
    assert settings.text(setting) == text


@pytest.mark.parametrize("text", NOT_OFFERED)
def test_a_setting_of_strangers_or_to_strange_values_is_not_offered(text: str) -> None:
    with pytest.raises(IllegalAnswer, match="was not offered"):
        settings_offered(Toy(), duel_state()).parse(text)


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("control orc ana", {"control": {"orc": "ana"}}),
        ("control ana gm", {"control": {"ana": "gm"}}),
        ("dice ana real", {"dice": {"ana": "real"}}),
        ("disclosure orc exact", {"disclosure": {"orc": "exact"}}),
        ("standing ana parry never", {"standing": {"ana parry": "never"}}),
        ("mind ana cautious", {"mind": {"ana": "cautious"}}),
        ("mind players cautious", {"mind": {"players": "cautious"}}),
        ("option ties foes-first", {"option": {"ties": "foes-first"}}),
        ("seat bo player", {"seats": {"bo": "player"}}),
        ("seat ana watcher", {"seats": {"ana": "watcher"}}),
        ("unseat watcher", {"seats": {}}),
        ("unseat ana", {"seats": {}, "control": {}}),
    ],
)
def test_a_setting_changes_what_it_names_and_nothing_else(text: str, changes: dict[str, Any]) -> None:
    assert changed_by(text) == changes


def test_a_setting_made_again_takes_the_place_of_what_was_set() -> None:
    state = duel_state()

    set_in(state, "dice ana real")
    set_in(state, "dice gm real")
    set_in(state, "dice ana digital")

    assert state.settings["dice"] == {"ana": "digital", "gm": "real"}


def test_a_seat_taken_away_leaves_its_creatures_to_the_gm_and_others_where_they_are() -> None:
    state = duel_state()
    set_in(state, "seat bo player")
    set_in(state, "control orc bo")

    set_in(state, "unseat ana")

    assert list(state.seats) == [GM, "watcher", "bo"]
    assert state.seat_of(state.creatures["ana"]) == GM
    assert state.seat_of(state.creatures["orc"]) == "bo"


def test_a_new_seat_can_be_given_a_creature_and_one_taken_away_cannot() -> None:
    state = duel_state()
    set_in(state, "seat bo player")
    set_in(state, "control orc bo")
    assert state.seat_of(state.creatures["orc"]) == "bo"

    set_in(state, "unseat bo")

    with pytest.raises(IllegalAnswer, match='"control orc bo" was not offered'):
        set_in(state, "control orc bo")


def test_a_rulebook_without_options_and_standing_orders_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "choices", {})
    monkeypatch.setattr(Toy, "standing_kinds", ())

    verbs = {setting.verb for setting in settings_offered(Toy(), duel_state())}

    assert verbs == {"control", "dice", "disclosure", "unseat", "ending"}


def test_settings_offered_are_shown_kind_by_kind() -> None:
    shown = {part["verb"]: part["slots"] for part in settings_offered(Toy(), duel_state()).shown()}

    assert sorted(shown) == sorted("control dice disclosure standing mind seat unseat option ending".split())
    assert shown["control"] == [{"one": ["ana", "orc"]}, {"one": ["gm", "ana", "watcher"]}]
    assert shown["unseat"] == [{"one": ["ana", "watcher"]}]
    assert shown["standing"][1:] == [{"one": list(Toy.standing_kinds)}, {"one": ["ask", "always", "never"]}]


def test_a_player_is_offered_only_the_dice_and_the_standing_orders_of_their_own() -> None:
    settings = settings_offered(Toy(), duel_state(), "ana")

    assert settings.shown() == [
        {"verb": "dice", "slots": [{"one": ["ana"]}, {"one": ["digital", "real"]}]},
        {
            "verb": "standing",
            "slots": [{"one": ["ana"]}, {"one": list(Toy.standing_kinds)}, {"one": ["ask", "always", "never"]}],
        },
    ]


def test_one_who_plays_nobody_is_offered_no_standing_orders() -> None:
    settings = settings_offered(Toy(), duel_state(), "watcher")

    assert [settings.text(setting) for setting in settings] == ["dice watcher digital", "dice watcher real"]


def test_one_who_was_given_a_creature_may_give_it_standing_orders() -> None:
    state = duel_state()
    set_in(state, "control orc ana")

    orders = settings_offered(Toy(), state, "ana")

    assert orders.text(orders.parse("standing orc parry always")) == "standing orc parry always"


def test_the_gm_is_offered_everything_whether_named_or_not() -> None:
    state = duel_state()

    assert settings_offered(Toy(), state, GM).shown() == settings_offered(Toy(), state).shown()


def test_in_a_fight_the_question_of_a_seat_taken_away_goes_to_the_gm() -> None:
    fight = Fight(duel(), seed=1)
    assert [asked.seat for asked in fight.questions] == ["ana"]

    fight.set("unseat ana")

    assert [asked.seat for asked in fight.questions] == [GM]
