"""Presets: every table option as one text of the book reads it, to be chosen in files and on the command line."""

from pathlib import Path

import pytest

from affray import Setup
from affray.content import BadContent
from affray.content.loading import check, load, load_text
from affray.rules.dnd5e.options import CHOICES
from affray.rules.dnd5e.presets import NAMES, PRESETS, READINGS
from affray.rules.dnd5e.rulebook import Dnd5e

FIGHT = """
rulebook: dnd5e
title: A duel
map: |
  A..G
place: {A: ana, G: goblin}
sides:
  heroes: [{block: fighter, name: ana}]
  foes: [goblin]
"""


AGREED = {
    "ready.timing": "after",
    "ranged.in-melee": "seeing-and-able",
    "dodge.save-needs-sight": "no",
    "hide.success": "unseen",
    "underwater.ranged": "crossbow",
    "move.end-in-occupied": "not-willingly",
    "move.split": "between-attacks",
    "interact.during": "move-or-action",
    "turn.utility": "interaction",
    "interact.list": "srd",
    "init.ties": "gm-and-players",
    "monster.zero-hp": "die",
    "reaction.refresh": "own-turn",
    "help.attack": "on",
    "help.expires": "your-next-turn",
    "ready.full": "on",
    "range.max": "long",
    "dodge.lost": "on",
    "oa.exceptions": "full",
    "hidden.reveal": "on",
    "interact.second": "action",
    "bonus.blocked-with-actions": "yes",
    "special.replaces": "one-attack",
    "stand.needs-movement": "yes",
    "attack.ability": "full",
    "resist.order": "last",
    "crit.extra-dice": "yes",
    "cover.creatures": "yes",
    "diagonal": "1",
    "dash.tracks-speed": "yes",
    "show.half-hp": "on",
    "hide.tie": "hider",
    "area.grid": "centre",
    "area.distance": "euclid",
    "oa.reach": "any-wielded",
    "damage.monsters": "rolled",
    "leaving": "by-order",
}
"""Every point where the texts differ or are silent, and the reading that is the default."""


def options_of(setup: Setup) -> dict[str, str]:
    return setup.rulebook.options


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_reads_every_option(name: str) -> None:
    preset = PRESETS[name]

    assert preset.keys() == CHOICES.keys()
    assert all(reading in CHOICES[option] for option, reading in preset.items())
    assert Dnd5e(preset).options == preset


def test_every_option_is_read_and_has_the_default_that_was_agreed() -> None:
    assert READINGS.keys() == AGREED.keys() >= CHOICES.keys()
    assert {option: readings[0] for option, readings in CHOICES.items()} == {o: AGREED[o] for o in CHOICES}


def test_the_default_is_the_third_text_with_what_was_published_where_it_slips() -> None:
    default = Dnd5e().options
    differing = {option for option in CHOICES if default[option] != PRESETS["full-chapter"][option]}

    slips = {"underwater.ranged", "move.end-in-occupied", "interact.list", "dash.tracks-speed"}
    assert differing == slips | {"monster.zero-hp"}  # all monsters die at 0, unless the table says otherwise


@pytest.mark.parametrize(
    ("preset", "option", "reading"),
    [
        ("summary", "ranged.in-melee", "any-hostile"),
        ("full-chapter", "ranged.in-melee", "seeing-and-able"),
        ("order-of-combat", "init.ties", "d20-mixed-only"),
        ("srd", "init.ties", "gm-and-players"),
        ("summary", "reaction.refresh", "own-turn"),
        ("summary", "cover.creatures", "no"),
        ("full-chapter", "cover.creatures", "yes"),
        ("full-chapter", "show.half-hp", "on"),
        ("srd", "show.half-hp", "off"),
        ("summary", "hide.tie", "hider"),
    ],
)
def test_a_text_is_taken_to_the_letter(preset: str, option: str, reading: str) -> None:
    assert PRESETS[preset][option] == reading


def test_an_encounter_may_choose_a_preset_and_still_read_one_option_otherwise() -> None:
    setup = load_text(f"{FIGHT}preset: summary\noptions: {{cover.creatures: yes}}\n")

    assert options_of(setup) == {**PRESETS["summary"], "cover.creatures": "yes"}
    assert setup.state.settings["option"]["ranged.in-melee"] == "any-hostile"


def test_whoever_loads_an_encounter_may_choose_another_preset() -> None:
    setup = load_text(f"{FIGHT}preset: summary\n", preset="srd")

    assert options_of(setup) == PRESETS["srd"]
    assert options_of(load("goblin-ambush", preset="order-of-combat")) == PRESETS["order-of-combat"]


def test_a_preset_that_there_is_not_is_told() -> None:
    with pytest.raises(BadContent, match="preset: found"):
        load_text(f"{FIGHT}preset: seed-003\n")


def test_a_file_may_name_a_preset_as_it_was_once_called(tmp_path: Path) -> None:
    file = tmp_path / "old.yaml"
    file.write_text(f"{FIGHT}preset: seed-000\n", encoding="utf-8")

    assert check(file) == ()
    assert options_of(load(file)) == PRESETS["summary"]
    assert options_of(load("goblin-ambush", preset="seed-004")) == PRESETS["full-chapter"]
