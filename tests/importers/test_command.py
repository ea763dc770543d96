"""`affray import`: the report card in every language, the file that is written, and bad files."""

import json
from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import UNTOLD, affray, too_wide
from tests.importers.blocks import BITE, monster


@pytest.fixture
def source(tmp_path: Path) -> Path:
    data = monster(legendary_actions=[{"name": "Snap", "desc": "The gloomcat makes one bite attack. It grins."}])
    data["actions"][1]["attack_bonus"] = 5
    file = tmp_path / "cats.json"
    file.write_text(json.dumps([data]), "utf-8")
    return file


def test_the_card_quotes_every_element_and_counts_the_grades(source: Path, tmp_path: Path) -> None:
    into = tmp_path / "cats.yaml"

    result = affray("import", str(source), "--into", str(into))

    told = " ".join(result.output.split())
    assert result.exit_code == 0
    assert f"Partly. Bite: “{BITE}” The fields and the text disagree (hit): 5 in the field, 4 in the text." in told
    assert "By hand. Shadow Step: “The gloomcat steps from shadow to shadow.”" in told
    assert "Lost: “It grins.”" in told
    assert "Nobody runs out of breath in a fight." in told
    assert "Creatures: 1. Faithful: 2. Partly: 2. By hand: 1. No effect in a fight: 1." in told
    assert affray("check", str(into)).exit_code == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_card_is_told_in_every_language(code: str, source: Path) -> None:
    result = affray("import", str(source), "--lang", code)

    assert result.exit_code == 0
    assert not UNTOLD.search(result.output)
    assert not too_wide(result.output)


def test_nothing_is_overwritten(source: Path) -> None:
    result = affray("import", str(source), "--into", str(source))

    assert result.exit_code == 1
    assert "is there already" in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "the file cannot be read (No such file or directory)"),
        ('[{"name": "X"},\n oh]', "line 2: this is not JSON"),
        (b"\xff\xfe\xff", "this is not text (UTF-8)"),
        ("[" * 100_000, "this is not JSON"),
        ('[{"name": "Rock"}]', "[0]: no stat block is recognised here"),
        (json.dumps(monster(strength="strong")), 'strength: found "strong"; wanted a number.'),
    ],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_bad_file_gets_its_place_and_a_remedy(
    content: str | bytes | None, told: str, code: str, tmp_path: Path
) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())

    result = affray("import", str(file), "--lang", code)

    assert result.exit_code == 1
    assert "bad.json" in result.output
    assert not UNTOLD.search(result.output)
    if code == "en":
        assert told in " ".join(result.output.split())


def test_a_folder_that_is_not_there_is_told(source: Path, tmp_path: Path) -> None:
    result = affray("import", str(source), "--into", str(tmp_path / "no" / "cats.yaml"))

    assert result.exit_code == 1
    assert "cannot be written" in result.output


def test_without_a_file_nothing_is_imported() -> None:
    assert "Name at least one file." in affray("import").output


def test_a_good_file_is_written_though_others_are_bad(source: Path, tmp_path: Path) -> None:
    into, scene = tmp_path / "cats.yaml", tmp_path / "scene.json"
    scene.write_text(json.dumps({"name": "Cave", "tokens": [{"name": "Cat", "actorId": "x"}], "walls": []}), "utf-8")

    result = affray("import", str(tmp_path / "none.json"), str(scene), str(tmp_path), str(source), "--into", str(into))

    told = " ".join(result.output.split())
    assert result.exit_code == 1
    assert told.count("cannot be read") == 2
    assert "scene.json: 1: no stat block is recognised here" in told
    assert "3 blocks were left out" in told
    assert affray("check", str(into)).exit_code == 0


def test_what_a_fight_cannot_take_is_left_out_and_told(tmp_path: Path) -> None:
    file, into = tmp_path / "cats.json", tmp_path / "cats.yaml"
    file.write_text(json.dumps([monster(), monster(name="Ghostcat", constitution=0), monster()]), "utf-8")

    result = affray("import", str(file), "--into", str(into))

    told = " ".join(result.output.split())
    assert result.exit_code == 0
    assert "Ghostcat: a fight cannot take this creature (creatures.ghostcat.abilities.con)" in told
    assert "Creatures: 2." in told
    assert affray("check", str(into)).exit_code == 0


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04\x14\x00\x08\x08", b"\x00\x01leveldb.BytewiseComparator\x02\xfe"])
def test_nothing_and_packed_files_are_told(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "pack.zip"
    file.write_bytes(content)

    result = affray("import", str(file), "--lang", "ru")

    assert result.exit_code == 1
    assert "pack.zip" in result.output
    assert not UNTOLD.search(result.output)
