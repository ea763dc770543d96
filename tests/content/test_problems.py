"""Every mistake is told with its file, line and field, what was found and what would do; all mistakes at once."""

import json
import pickle

import pytest

from affray.content import BadContent, Problem, load_text
from affray.content.problems import MOST_PROBLEMS, SENTENCES, Report, near
from tests.content.mistakes import ALL, Mistake
from tests.content.texts import FILE, SMALL, put, refused

OF_FILES = {"bad-preset", "no-presets", "no-such-encounter", "no-such-file", "unreadable-file"}
"""Told in `test_loading.py`."""


@pytest.mark.parametrize("mistake", ALL, ids=[f"{n}-{mistake[0]}" for n, mistake in enumerate(ALL)])
def test_a_mistake_is_told_in_full(mistake: Mistake) -> None:
    code, text, line, where, sentence = mistake

    first, *others = refused(text)

    place = f"{FILE}:{line}: " + (f"{where}: " if where else "")
    assert str(first) == place + sentence
    assert (first.file, first.line, first.where) == (FILE, line, where)
    assert first.code == code
    assert {other.code for other in others} <= {"like-circle", "like-too-long"}


def test_there_is_an_example_of_every_mistake() -> None:
    assert {mistake[0] for mistake in ALL} | OF_FILES == set(SENTENCES)


def test_all_mistakes_of_a_file_are_told_together_and_by_lines() -> None:
    text = SMALL + "legend: {x: florr}\noptions: {init.tie: x}\ncreatures:\n  imp: {like: gobln, ac: 99, wings: 2}\n"
    text = put("name: bo, at: a2", "nmae: bo, at: z9", put("title: On the hill\n", "", text))

    told = [(problem.line, problem.where, problem.code) for problem in refused(text)]

    assert told == [
        (1, "title", "missing-field"),
        (10, "sides.heroes[1].nmae", "unknown-field"),
        (13, "legend.x", "not-one-of"),
        (14, "options.init.tie", "unknown-option"),
        (16, "creatures.imp.like", "unknown-creature"),
        (16, "creatures.imp.ac", "not-whole-number"),
        (16, "creatures.imp.wings", "unknown-field"),
    ]


def test_where_others_stand_is_told_even_if_somebody_cannot_be_read() -> None:
    text = put("name: ana", "name: Ana")
    text = put("[h1, h2]", "[h1, c2]", put("at: a2", "at: z9", text))

    assert [problem.code for problem in refused(text)] == ["bad-id", "off-the-map", "in-a-wall"]


def test_a_field_that_is_misspelt_is_not_told_as_missing_too() -> None:
    (problem,) = refused(put("block: goblin", "blok: goblin"))

    assert str(problem) == f'{FILE}:13: sides.foes[0].blok: there is no field "blok" here. Did you mean block?'


@pytest.mark.parametrize(
    ("written", "meant"),
    [("armour class", "ac"), ("armor_class", "ac"), ("Hit Points", "hp"), ("str", "abilities"), ("spead", "speed")],
)
def test_a_field_that_goes_by_another_name_elsewhere_is_found(written: str, meant: str) -> None:
    (problem,) = refused(SMALL + f"creatures:\n  imp:\n    like: goblin\n    {written}: 15\n")

    assert problem.args["near"] == [meant]


def test_nothing_is_said_of_what_could_not_be_read() -> None:
    problems = refused(put("title: On the hill", "title: !x 5") + "seats: *all\noptions:\n")

    assert [problem.code for problem in problems] == ["tag", "alias", "empty-value"]


def test_a_hundred_problems_are_kept_and_the_rest_counted() -> None:
    with pytest.raises(BadContent) as caught:
        load_text("rulebook: dnd5e\n" + "".join(f"x{n}: 1\n" for n in range(300)))

    assert len(caught.value.problems) <= MOST_PROBLEMS
    assert caught.value.more > 150
    assert str(caught.value).endswith(f"… and {caught.value.more} more.")


def test_of_one_creature_no_more_is_kept_than_of_all() -> None:
    words = ", ".join(f"X{n}" for n in range(99))

    with pytest.raises(BadContent) as caught:
        load_text(SMALL + f"creatures:\n  imp: {{like: orc, features: [{words}], weapons: [{words}]}}\n")

    assert (len(caught.value.problems), caught.value.more) == (MOST_PROBLEMS, 98)


def test_a_problem_is_facts_that_can_be_told_in_any_language() -> None:
    (problem,) = refused(put("block: goblin", "block: gobln"))

    assert problem.code == "unknown-creature"
    assert problem.path == ("sides", "foes", 0, "block")
    assert (problem.found, problem.found_kind) == ("gobln", "text")
    assert problem.args["near"] == ["goblin", "hobgoblin"]
    assert json.loads(json.dumps(problem.args))["known"]


def test_what_was_found_is_shown_no_longer_than_one_can_read() -> None:
    (problem,) = refused(put("title: On the hill", f"title: {'x' * 5000}"))

    assert len(str(problem)) < 200


def test_errors_can_be_sent_from_process_to_process() -> None:
    bad = BadContent([Problem("tab", FILE, 3, 1, ())], 4)

    again = pickle.loads(pickle.dumps(bad))

    assert (again.problems, again.more) == (bad.problems, bad.more)


def test_a_report_knows_the_nearest_place_of_what_is_not_there() -> None:
    assert Report(FILE).place(("sides", 3)).line == 0


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        ("Goblin", ["goblin", "orc"], ["goblin"]),
        ("init ties", ["init.ties"], ["init.ties"]),
        ("dávka", ["davka"], ["davka"]),
        ("orc", ["goblin"], []),
        ("", ["goblin"], []),
        ("goblin" * 20, ["goblin" * 20], []),
    ],
)
def test_a_guess_is_what_resembles_the_word(word: str, known: list[str], found: list[str]) -> None:
    assert near(word, known) == found
