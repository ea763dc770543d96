"""The public surface, pinned: a name that comes or goes here is a decision."""

import inspect
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import affray
import affray.testing
from affray.compiled import is_compiled
from affray.lang import LANGUAGES, UnknownLanguage
from tests import small_program

YARD = Path(__file__).parent / "cli" / "yard.yaml"


def test_the_names_a_program_may_use() -> None:
    assert sorted(affray.__all__) == sorted(
        """
        BadMind BadSave Book BrokenBook Chances Creature Deed Difference Entry Event Feed Fight GM IllegalAnswer Journal
        Mind MindTable MissingRulebook Odds OpenQuestion Options OutOfStep PASS Pattern Question Reason Refusal Report
        Result Roll Rulebook Seat Setup Sight StaleAnswer State Table Throw TooManyOutcomes UnreadableAnswer
        estimated_odds exact_odds load names odds play_on rulebook simulate verify
        """.split()
    )
    assert all(hasattr(affray, name) for name in affray.__all__)


def test_what_a_fight_can_do() -> None:
    methods = [name for name, _ in inspect.getmembers(affray.Fight, callable) if not name.startswith("_")]
    fight = affray.Fight(affray.load("goblin-ambush"), seed=3)
    values = [name for name in dir(fight) if not name.startswith("_") and is_read_only(fight, name)]

    assert values == ["ending", "outcome", "question", "rulebook", "state"]
    assert sorted(methods) == sorted(
        """
        answer time_out let_stand proposals standing players_present act rule rulings bring set undo redo enter let_play
        seat view log rows save restore copy fork
        take run recall publish stand_at table_at table_of
        """.split()
    )


def is_read_only(thing: object, name: str) -> bool:
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return not callable(getattr(thing, name))
    return False


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


# --- a program that uses it


def test_a_small_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    report = small_program.main()

    assert len(report) == 2
    assert '"dance" was not offered' in capsys.readouterr().out


@pytest.mark.long
def test_a_small_program_passes_a_strict_mypy_that_knows_only_the_installed_package(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(Path(small_program.__file__).read_text(encoding="utf-8"), encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "", str(program)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(is_compiled(), reason="compiled functions have no annotations")
def test_what_public_functions_take_and_return_is_public() -> None:
    public = {getattr(affray, name) for name in affray.__all__ if isinstance(getattr(affray, name), type)}
    held = [affray.Fight.seat, affray.Odds.amounts, affray.verify, affray.simulate]

    for function in held:
        wanted = get_type_hints(function)["return"]
        assert public & {wanted, *get_args(wanted)}, function


# --- the log and the events of a fight


@pytest.fixture
def begun() -> affray.Fight:
    fight = affray.Fight(affray.load("goblin-ambush"), seed=3)
    fight.answer("attack goblin-1 longbow")
    return fight


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_told_in_any_language(begun: affray.Fight, lang: str) -> None:
    told = begun.log(lang)

    assert len(told) > 5
    assert len({*begun.log("en")} & {*told}) == (len({*told}) if lang == "en" else 0)


def test_a_fight_is_told_as_a_seat_heard_it(begun: affray.Fight) -> None:
    heard, known = begun.log(seat="edda"), begun.log()

    assert "Edda" in " ".join(heard)
    assert len(heard) < len(known)
    assert affray.Fight.restore(begun.save()).log(seat="edda") == heard


def test_what_was_taken_back_is_not_told(begun: affray.Fight) -> None:
    before = len(begun.log())

    begun.undo()

    assert len(begun.log()) < before
    assert all(row["kind"] != "undone" for row in begun.rows())


def test_a_log_wants_a_language_and_a_seat_that_there_are(begun: affray.Fight) -> None:
    with pytest.raises(UnknownLanguage):
        begun.log("de")
    with pytest.raises(affray.IllegalAnswer):
        begun.log(seat="nobody")


def test_events_are_rows_for_a_data_frame(begun: affray.Fight) -> None:
    attack = next(row for row in begun.rows() if row["kind"] == "attack")

    assert (attack["round"], attack["turn"], attack["who"], attack["target"]) == (1, "edda", "edda", "goblin-1")
    assert [row["n"] for row in begun.rows()] == sorted(row["n"] for row in begun.rows())
    assert len(begun.rows("edda")) < len(begun.rows())
