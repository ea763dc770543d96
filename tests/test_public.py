"""The public surface, pinned: a name that comes or goes here is a decision."""

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import affray
import affray.testing

YARD = Path(__file__).parent / "cli" / "yard.yaml"


def test_the_names_a_program_may_use() -> None:
    assert sorted(affray.__all__) == sorted(
        """
        BadSave Book Deed Fight IllegalAnswer Mind MindTable Odds Options OutOfStep PASS Pattern Question Refusal
        Report Roll Rulebook Setup Sight StaleAnswer Table Throw TooManyOutcomes UnreadableAnswer
        load names odds play_on rulebook simulate verify
        """.split()
    )
    assert all(hasattr(affray, name) for name in affray.__all__)


def test_what_a_fight_can_do() -> None:
    methods = [name for name, _ in inspect.getmembers(affray.Fight, callable) if not name.startswith("_")]
    values = [name for name, _ in inspect.getmembers(affray.Fight, lambda member: isinstance(member, property))]

    assert values == ["ending", "outcome", "question", "rulebook", "state"]
    assert sorted(methods) == sorted(
        """
        answer time_out rule bring set undo redo enter let_play seat view save restore copy fork
        take run recall publish stand_at table_at table_of
        """.split()
    )


def test_what_a_table_for_tests_can_do() -> None:
    methods = [
        name for name, _ in inspect.getmembers(affray.testing.TableForTests, callable) if not name.startswith("_")
    ]

    assert methods == ["asked", "at", "offered", "play", "set", "told"]


def run_afresh(program: str) -> str:
    """What a program prints in a Python that has imported nothing yet."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("encounter", ["goblin-ambush", "goblins-in-the-wood", "raid-on-the-mill"])
def test_a_saved_fight_of_any_book_is_restored_in_a_fresh_python(encounter: str) -> None:
    fight = affray.Fight(affray.load(encounter), seed=3)

    restored = run_afresh(f"import affray; print(affray.Fight.restore({fight.save()!r}).rulebook.name)")

    assert restored == fight.rulebook.name


def test_a_rulebook_is_had_by_its_name_in_a_fresh_python() -> None:
    assert run_afresh("import affray; print(affray.rulebook('drawsteel').name)") == "drawsteel"


def test_importing_affray_imports_nothing_that_only_the_terminal_or_the_server_needs() -> None:
    heavy = "alembic click fastapi fluent httpx prompt_toolkit pydantic rich segno sqlalchemy uvicorn websockets yaml"

    assert run_afresh(f"import sys, affray; print(*(sys.modules.keys() & {{*{heavy!r}.split()}}))") == ""


def test_an_encounter_is_loaded_by_name_path_text_or_fields() -> None:
    fields = {
        "rulebook": "dnd5e",
        "title": "Two",
        "map": "...\n...\n",
        "sides": {
            "heroes": [{"block": "fighter", "name": "ana", "at": "a1"}],
            "foes": [{"block": "goblin", "at": "c1"}],
        },
    }
    text = YARD.read_text(encoding="utf-8")

    assert sorted(affray.load(fields).state.creatures) == ["ana", "goblin"]
    assert affray.load(text).title == affray.load(YARD).title == affray.load(str(YARD)).title
    assert all(affray.load(name).state.creatures for name in affray.names()[:2])
    assert affray.load(fields, preset="srd").rulebook.options["show.half-hp"] == "off"
