"""Simulation: the same seeds give the same result, whatever the number of workers."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from affray import BadMind, Fight, Question, Sight
from affray.minds import SimpleMind, minds_for
from affray.sim import Report, Result, simulate
from affray.sim.report import wilson
from tests.dnd5e.kit import ambush, arrange, foe, hero
from tests.toy import ambush as toy_ambush


def counts(report: Report) -> tuple[dict[str, int], dict[int, int], dict[str, int]]:
    return dict(report.outcomes), dict(report.rounds), dict(report.falls)


def test_the_same_seed_gives_the_same_report_and_another_another() -> None:
    assert counts(simulate(ambush(), 20, seed=1)) == counts(simulate(ambush(), 20, seed=1))
    assert counts(simulate(ambush(), 20, seed=1)) != counts(simulate(ambush(), 20, seed=2))


def test_the_number_of_workers_changes_nothing() -> None:
    assert counts(simulate(ambush(), 12, workers=2)) == counts(simulate(ambush(), 12, workers=1))


def test_progress_is_told_fight_by_fight() -> None:
    heard: list[int] = []
    simulate(ambush(), 7, progress=heard.append)

    assert heard == [1, 2, 3, 4, 5, 6, 7]


def test_a_fight_is_simulated_from_where_it_stands() -> None:
    fight = Fight(arrange(hero("ana", "a1", hp=30), foe("orc", "b1", hp=1)), seed=1)
    saved = fight.save()

    report = simulate(fight, 40)

    assert report.chance("heroes") > 0.9
    assert report.fights == 40
    assert fight.save() == saved


def test_a_fight_is_simulated_from_the_middle_of_a_reaction() -> None:
    fight = Fight(arrange(hero("ana", "b1", hp=5), foe("orc", "a1"), hero("bo", "j8")), seed=1)
    fight.answer("move d1")
    assert fight.question is not None
    assert fight.question.kind == "opportunity-attack"

    assert simulate(fight, 5).fights == 5


def test_minds_can_be_chosen_seat_by_seat() -> None:
    minds = minds_for(toy_ambush().state, {"gm": "random"}, "1")

    assert {seat: type(mind).__name__ for seat, mind in minds.items()} == {
        "gm": "RandomMind",
        **dict.fromkeys(["ana", "bo", "cy", "watcher", "players"], "SimpleMind"),
    }


def test_a_rulebook_without_an_opinion_is_played_at_random() -> None:
    assert simulate(toy_ambush(), 3, minds="simple").fights == 3


@pytest.mark.parametrize("number", [0, 1.5])
def test_no_fights_at_all_are_refused(number: Any) -> None:
    with pytest.raises(ValueError, match=f"at least one, not {number}"):
        simulate(ambush(), number)


def test_the_name_of_an_encounter_is_to_be_loaded_first() -> None:
    name: Any = "goblin-ambush"
    with pytest.raises(TypeError, match=r"affray\.load\(\).*not 'goblin-ambush'"):
        simulate(name)


def test_a_report_counts_outcomes_rounds_and_falls() -> None:
    report = Report({"ana": "heroes", "bo": "heroes", "orc": "foes"})
    report.add(Result("heroes", 3, ("orc", "bo")))
    report.add(Result("foes", 5, ("ana", "bo")))

    assert report.chance("heroes") == 0.5
    assert report.mean_rounds() == 4
    assert (report.fell("bo"), report.fell("ana")) == (1, 0.5)
    assert dict(report.wipes) == {"foes": 1, "heroes": 1}


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_simple_minds_win_more_than_random_ones() -> None:
    heroes_play = dict.fromkeys(("ana", "bo", "cy", "dee", "players"), "simple") | {"gm": "random"}
    foes_play = dict.fromkeys(("ana", "bo", "cy", "dee", "players"), "random") | {"gm": "simple"}

    assert simulate(ambush(), 40, minds=heroes_play).chance("heroes") > simulate(ambush(), 40, minds=foes_play).chance(
        "heroes"
    )


def test_a_mind_of_ones_own_plays_any_seat() -> None:
    asked: list[str] = []

    def first(question: Question, sight: Sight) -> Any:
        asked.append(sight.seat)
        return question.options.nth(0)

    simulate(ambush(), 1, minds={"gm": first}, most_rounds=3)

    assert {*asked} == {"gm"}


@pytest.mark.parametrize("minds", [{"nobody": "simple"}, {"gm": "clever"}, "clever"])
def test_seats_and_minds_that_there_are_not_are_refused(minds: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no (seat 'nobody'; there are gm|mind 'clever'; there are simple)"):
        simulate(ambush(), 1, minds=minds)


def test_a_fight_that_does_not_end_counts_as_unfinished() -> None:
    start = arrange(hero("ana", "a1", hp=500), foe("orc", "j8", hp=500))

    assert simulate(start, 2, most_rounds=2).outcomes == {"unfinished": 2}
    assert simulate(Fight(start, seed=1), 2, most_rounds=2).outcomes == {"unfinished": 2}


def test_an_interrupted_simulation_reports_what_was_counted() -> None:
    def stop(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    report = simulate(ambush(), 9, progress=stop)

    assert (report.is_cut, len(report)) == (True, 3)
    assert repr(report).startswith("<Report: 3 fights, ")


def test_a_report_gives_rows_for_a_data_frame() -> None:
    report = Report({"ana": "heroes", "orc": "foes"})
    report.add(Result("heroes", 3, ("orc",), "1/0"))

    assert report.rows() == [
        {
            "seed": "1/0",
            "outcome": "heroes",
            "rounds": 3,
            "survivors": ["ana"],
            "fallen": ["orc"],
            "heroes_left": 1,
            "foes_left": 0,
        }
    ]
    assert report.creature_rows() == [
        {"creature": "ana", "side": "heroes", "fell": 0.0},
        {"creature": "orc", "side": "foes", "fell": 1.0},
    ]


def test_the_seed_of_a_row_gives_the_same_fight_again() -> None:
    start = arrange(hero("ana", "a1", hp=30), foe("orc", "b1", hp=9))
    row = simulate(start, 3).rows()[2]
    again = Fight(start, seed=row["seed"], minds={"simple": SimpleMind(row["seed"])})

    for seat in ("gm", "players", "ana"):
        again.set(f"mind {seat} simple")

    assert (again.outcome, again.state.round) == (row["outcome"], row["rounds"])


def test_a_report_is_copied_pickled_and_compared() -> None:
    report = simulate(ambush(), 3)

    assert pickle.loads(pickle.dumps(report)) == copy.deepcopy(report) == report != simulate(ambush(), 4)
    assert {report: 1}[report] == 1


def test_several_workers_without_a_guard_say_what_is_missing(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("import affray\naffray.simulate(affray.load('spider-cellar'), 4, workers=2)\n", encoding="utf-8")

    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)

    assert "RuntimeError: The worker processes ended early" in done.stderr
    assert "__main__" in done.stderr


def test_a_mind_of_ones_own_that_says_what_is_not_offered_is_named() -> None:
    def silent(_question: Question, _sight: object) -> None:
        return None

    with pytest.raises(BadMind, match='the mind "silent" of seat ana, asked for "turn", said "None"'):
        simulate(ambush(), 1, minds={"ana": silent})
