"""Helping, waiting, wrestling, handling objects and whatever else, as one who plays reads and types it."""

import re
from pathlib import Path

import pytest

from affray.lang import LANGUAGES, language
from affray.rules.dnd5e.actions.helping import TASKS
from affray.rules.dnd5e.actions.objects import HEALING, SAMPLES
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.reacting.ready_triggers import ANY_FOE, ANY_FRIEND, TRIGGERS
from affray.rules.dnd5e.rolls.checks import SKILLS
from affray.telling.tongue import Tongue
from tests.cli.kit import affray, in_order, too_wide, typed

HOUSE = """\
rulebook: dnd5e
title: The house
map: |
  ....#.......
  ....+.......
  ....#.......
sides:
  heroes:
    - {block: fighter, name: brunna, at: d2, hp: 60}
    - {block: ranger, name: edda, at: c3, hp: 60}
  foes:
    - {block: wolf, at: d3}
    - {block: orc, at: l1}
"""


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "house.yaml"
    path.write_text(HOUSE, encoding="utf-8")
    return str(path)


def play(house: str, *lines: str, lang: str = "en") -> str:
    output = affray("play", house, "--seed", "3", "--lang", lang, "--minds", "none", typed=typed(*lines, "quit", ""))
    assert too_wide(output.output) == []
    return output.output.replace("\N{NO-BREAK SPACE}", " ")


def test_a_shove_is_a_contest_and_then_a_choice(house: str) -> None:
    output = play(house, "shove wolf", "athletics", "prone")

    assert in_order(output, ["11 shove wolf", "resist with?", "1 Athletics", "Edda: you win.", "Wolf falls prone."])


def test_what_one_may_do_at_any_time_is_listed_by_help_and_typed_at_anybodys_prompt(house: str) -> None:
    holds = "rule wolf gains grappled by brunna"
    for said in ("brunna release wolf", "brun rel", "Brunna: let go"):
        output = play(house, holds, "?", said)
        listed = ["At any time, whoever’s turn it is:", "brunna release wolf: Brunna: let go of wolf"]
        assert in_order(output, ["Edda, what do you do?", *listed, "Wolf is no longer grappled."])
    output = play(house, holds, "brunna release orc", "undo", "?")
    assert "is not possible now" in output
    assert "At any time" not in output.rpartition("brunna release orc")[2]


def test_what_those_do_whom_minds_play_is_not_ones_own(house: str) -> None:
    typed_by_heroes = typed("rule edda gains grappled by wolf", "?", "wolf release edda", "quit", "")

    output = affray("play", house, "--seed", "3", "--lang", "en", typed=typed_by_heroes).output

    assert "At any time" not in output
    assert "is not possible now" in output


def test_ready_is_told_in_three_short_questions(house: str) -> None:
    output = play(house, "prepare", "1", "reach", "any foe")

    said = ["what do you ready?", "what is the trigger?", "who has to do it?", "attack (comes into my reach)"]
    assert in_order(output, said)


def test_with_words_of_ones_own_the_gm_is_asked(house: str) -> None:
    output = play(house, "ready", "move", "when The Bell rings", "end", "drop", "not yet")

    assert in_order(
        output, ["GM: Edda is waiting for “The Bell rings”. Is it now?", "2 Now", "> not yet", "Wolf, what do you do?"]
    )


def test_what_is_improvised_is_told_as_it_was_typed_and_judged_by_the_gm(house: str) -> None:
    output = play(house, "try Leap onto the lamp", "check", "acrobatics", "15")

    assert in_order(
        output, ["Edda tries: Leap onto the lamp", "GM: what is the DC?", "for Acrobatics: 6.", "Edda fails."]
    )
    assert "\n  1 1" not in output, "a number is typed, not listed"


@pytest.mark.parametrize("chosen", ["number", "improvise"])
@pytest.mark.parametrize(("said", "told"), [("Leap onto  the lamp", "Leap onto the lamp"), ("", "…")])
def test_whoever_chooses_to_improvise_is_asked_for_words(house: str, chosen: str, said: str, told: str) -> None:
    found = re.search(r"(\d+).something.else", play(house))
    assert found is not None

    output = play(house, found[1] if chosen == "number" else chosen, said, "forbid")

    assert in_order(output, ["Say it in your own words", f"Edda tries: {told}"])


def test_a_door_opens_on_the_map(house: str) -> None:
    output = play(house, "end", "end", "end", "open e2")

    assert in_order(output, ["open the door at e2", "The door at e2 is opened.", ">B '", "close"])


def test_nobody_who_holds_nobody_is_told_of_dragging(house: str) -> None:
    assert "drag" not in play(house)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_may_be_answered_has_a_word(lang: str) -> None:
    own = [*TASKS, *HOOKS.readiable, *TRIGGERS, ANY_FOE, ANY_FRIEND, *SAMPLES["srd"], *SAMPLES["cz"], "free", "action"]
    tongue = Tongue(language(lang), "dnd5e")
    for word in own:
        assert tongue.say("say-word", word)
    for skill in SKILLS:
        assert tongue.say(f"roll-{skill}")
        assert tongue.has(f"skill-{skill}") or tongue.say("say-word", skill)
    for thing in (HEALING.id,):
        assert tongue.has(f"noun-{thing}")
        assert tongue.say(f"roll-{thing}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_grapple_is_told_in_every_language(house: str, lang: str) -> None:
    output = play(house, "grapple wolf", "athletics", "release wolf", lang=lang)

    assert "event-" not in output
    assert "cli-" not in output
