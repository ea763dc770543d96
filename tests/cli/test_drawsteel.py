"""Draw Steel in the terminal: its own words and its questions."""

import re
from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import affray, in_order, play, too_wide

GORGE = str(Path(__file__).parent / "gorge.yaml")


def test_the_players_are_asked_who_acts_and_abilities_are_offered_with_their_odds() -> None:
    told = play("raid-on-the-mill", "en", "corin", "2", "quit")

    assert in_order(told, ["Players: who acts next?", "2 Corin", "Left: 6 squares, main action, maneuver."])
    assert in_order(told, ["Careful shot (", "for tier 3,", "hexer", "raider", "Berta", "Maneuver:"])
    assert in_order(told, ["> 2", "Corin uses careful shot. Against goblin raider 1", "tier"])


def test_an_ability_is_offered_with_its_price() -> None:
    told = play("goblins-at-the-toll-house", "en", "berta", "f2", "quit")

    assert in_order(
        told, ["Running blow:", "Clearing the way (ferocity 3): 21% for tier 3", "Main action:", "Maneuver:"]
    )


def test_why_opens_the_roll_with_its_edges() -> None:
    told = play("raid-on-the-mill", "en", "corin", "1", "why", "quit")

    assert in_order(told, ["> why", "power roll (ds.roll.power)", "Against goblin hexer:", "steady hand"])


def test_russian_speaks_the_words_of_the_seed() -> None:
    told = play("raid-on-the-mill", "ru", "corin", "1", "выйти")

    assert in_order(told, ["Первыми ходят герои.", "кто ходит следующим?", "выверенный выстрел", "ступень"])


def test_the_rules_list_the_table_options_and_explain_a_power_roll() -> None:
    told = affray("rules", "--lang", "en").output

    assert in_order(told, ["Table options", "Draw Steel", "first.roll", "chooser  the players choose"])
    assert "tier 3" in affray("rules", "ds.roll.power", "--lang", "en").output


def test_an_area_is_offered_with_how_it_is_aimed_and_burns_on() -> None:
    told = play(GORGE, "en", "ana", "use d4 fire-burst", "pass", "map", "quit")

    assert in_order(told, ["fire burst (60): use a1 fire-burst", "Ana uses fire burst", "Ana leaves damaging terrain."])
    assert in_order(told, ["> map", "░ lasting area"])


def test_whoever_pushes_is_shown_where_to() -> None:
    told = play(GORGE, "en", "ana", "use goblin gust", "push d4", "quit")

    assert in_order(told, ["Ana: where do you push goblin?", "push: 14 squares are within reach", "> push d4"])
    assert in_order(told, ["> push d4", "Ana pushes goblin.", "Goblin moves from c3 to d4."])


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_gorge_is_fought_to_its_end_in_every_language(code: str) -> None:
    told = affray("play", GORGE, "--lang", code, "--seed", "5", typed="").output

    assert too_wide(told) == []
    assert re.search(r"\bevent-|\broll-|\bcli-", told) is None


def test_a_ride_is_told_in_one_line_for_the_mount_and_one_for_the_rider() -> None:
    told = affray("play", "chase-over-the-gorge", "--lang", "en", "--seed", "7", "--minds", "all").output

    first = told.partition("War wolf 1 is up.")[2].partition(" uses ")[0]
    assert [line.split(" moves")[0].strip() for line in first.splitlines() if "moves" in line] == [
        "War wolf 1",
        "Goblin raider 1",
    ]
