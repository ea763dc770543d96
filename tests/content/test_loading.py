"""Encounters by name and from files; the shipped ones are right."""

import os
import re
from pathlib import Path

import pytest

import affray
from affray.content import BadContent, check, load, load_text, names
from affray.content.dnd5e.models import PROPERTIES
from affray.content.loading import shelf
from affray.rules.dnd5e.state.battle import Battle
from tests.content.files import CONTENT
from tests.content.texts import SMALL, battle, put

FILES = sorted(CONTENT.rglob("*.yaml"))
OF_THE_SRD = [path for path in FILES if "dnd5e" in path.parts and path.parent.name != "creatures"]
"""Those with one creature each name it in a line: `test_library.py`."""


def problem(source: str | Path) -> str:
    with pytest.raises(BadContent) as caught:
        load(source)
    return str(caught.value)


# --- what is shipped


def test_the_encounters_that_are_shipped() -> None:
    acao = "bandits-at-the-ford goblins-in-the-wood ogre-bridge spider-cellar"
    dnd5e = "bridge cavalry-charge dark-cave dragons-lair goblin-ambush palisade sunken-ship"
    drawsteel = "chase-over-the-gorge goblins-at-the-toll-house raid-on-the-mill the-warlords-bridge"
    squads = "three-squads-in-the-square worm-under-the-vineyard"

    assert names() == sorted([*acao.split(), *dnd5e.split(), *drawsteel.split(), *squads.split()])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_file_has_nothing_wrong(path: Path) -> None:
    assert check(path) == ()


@pytest.mark.parametrize("path", OF_THE_SRD, ids=lambda path: path.stem)
def test_what_comes_from_the_srd_names_its_source(path: Path) -> None:
    notice = (CONTENT.parents[2] / "NOTICE").read_text(encoding="utf-8")
    statement = re.search(r"This work includes material taken from the System Reference Document 5\.1.*", notice)

    assert statement is not None
    assert statement[0] in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_a_shipped_encounter_can_be_written_down_and_read_again(name: str) -> None:
    setup = load(name)
    codec = setup.rulebook.codec

    again = codec.read(codec.plain(setup.state))

    assert again == setup.state
    assert codec.digest(again) == codec.digest(load(name).state)


@pytest.mark.parametrize("name", names())
def test_a_shipped_encounter_can_begin(name: str) -> None:
    fight = affray.Fight(load(name), seed=1)

    assert fight.question is not None


def test_the_ambush_is_an_ambush() -> None:
    setup = load("goblin-ambush")
    state = setup.state
    assert isinstance(state, Battle)
    heroes = [creature for creature in state.everyone() if creature.side == "heroes"]
    goblins = [creature for creature in state.everyone() if creature.side == "foes"]

    assert isinstance(setup.title, dict)
    assert setup.title["en"] == "Goblin ambush"
    assert [hero.block.id for hero in heroes] == ["fighter", "barbarian", "ranger", "rogue"]
    assert state.player_seats() == [hero.id for hero in heroes]
    assert state.stealthy == {f"goblin-{n}" for n in range(1, 7)}
    assert (state.ground.width, state.ground.height) == (20, 20)
    for goblin in goblins:
        for hero in heroes:
            assert state.hidden_by_ground(hero, goblin) >= 2


def test_who_lies_in_wait_is_not_seen_while_the_dice_are_still_to_be_rolled() -> None:
    setup = load("goblin-ambush")
    setup.state.settings["dice"]["gm"] = "real"

    fight = affray.Fight(setup, seed=1)

    assert fight.question is not None
    seen = [creature["name"] for creature in fight.view("pim")["creatures"]]
    assert seen == ["@brunna", "@urka", "@edda", "@pim"]


def test_the_weapon_table_is_whole() -> None:
    weapons = shelf().weapons

    assert len(weapons) == 38
    assert all(weapon is not None and set(weapon.properties) <= set(PROPERTIES) for weapon in weapons.values())
    assert [name for name, weapon in weapons.items() if weapon and weapon.damage is None] == ["net"]


# --- files


@pytest.mark.parametrize("as_path", [True, False])
def test_a_file_is_loaded_by_its_path(tmp_path: Path, as_path: bool) -> None:
    path = tmp_path / "hill.yaml"
    path.write_text(SMALL, encoding="utf-8")

    assert load(path if as_path else str(path)).title == "On the hill"
    assert check(path) == ()


def test_problems_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "hill.yml"
    path.write_text(put("title: On", "titel: On"), encoding="utf-8")

    assert problem(path).startswith(f"{path}:2: titel: ")
    assert [found.code for found in check(path)] == ["unknown-field"]


def test_a_files_own_creatures_come_before_the_shipped_ones() -> None:
    text = SMALL + "creatures:\n  goblin: {like: orc, ac: 9}\n"

    block = battle(text).creatures["goblin-1"].block

    assert (block.id, block.size, block.armour_class) == ("goblin", "medium", 9)


def test_a_file_of_stat_blocks_can_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("rulebook: dnd5e\ncreatures:\n  boss: {like: goblin, ac: 17}\n", encoding="utf-8")
    assert check(path) == ()

    path.write_text("creatures:\n  boss: {like: goblim}\nmaps: 3\n", encoding="utf-8")
    assert [found.code for found in check(path)] == ["missing-field", "unknown-creature", "unknown-field"]


def test_an_unknown_name_is_told_with_what_may_have_been_meant() -> None:
    assert problem("goblin-ambusch") == (
        'goblin-ambusch: there is no encounter called "goblin-ambusch"; give the name of one, or the path of a YAML '
        "file. Did you mean goblin-ambush?"
    )


def test_a_missing_file_is_told() -> None:
    assert problem("no/x.yaml") == 'no/x.yaml: there is no file called "no/x.yaml"; give the path of a YAML file.'
    assert [found.code for found in check("no/x.yaml")] == ["no-such-file"]


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    assert "there is no file" in problem(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")

    assert "there is no file" in problem(tmp_path / "pipe.yaml")


@pytest.mark.parametrize("name", ["a\0b.yaml", "x/" * 3000 + "y.yaml"])
def test_an_impossible_name_is_refused(name: str) -> None:
    assert problem(name)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "x.yaml"
    path.write_text(SMALL, encoding="utf-8")
    monkeypatch.setattr(Path, "open", refuse)

    assert problem(path) == (
        f"{path}: the file cannot be read (Permission denied); give the path of a YAML file that you may read."
    )


@pytest.mark.parametrize("text", ["3\n", "- a\n", "hello\n", "[]\n"])
def test_a_file_that_is_no_fields_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        load_text(text)

    assert [found.code for found in caught.value.problems] == ["wrong-kind"]
