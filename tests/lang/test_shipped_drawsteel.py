"""Everything of Draw Steel has its words in every language, so that no player reads an id."""

import re
from pathlib import Path

import pytest

import affray.rules.drawsteel
from affray.content.drawsteel.blocks import Shelf
from affray.content.drawsteel.models import GROUNDS
from affray.content.loading import shelf
from affray.lang import LANGUAGES, language
from affray.rules.drawsteel.abilities.reaching_others import ASKED, WHO
from affray.rules.drawsteel.hooks import HOOKS
from affray.rules.drawsteel.rulebook import DrawSteel
from affray.rules.drawsteel.state.actions import DENIES
from affray.rules.drawsteel.state.words import MOMENTS
from affray.telling.tongue import Tongue

every_language = pytest.mark.parametrize("code", LANGUAGES)
RULES = "".join(path.read_text(encoding="utf-8") for path in Path(affray.rules.drawsteel.__file__).parent.rglob("*.py"))
WORDLESS = {"move", "use"}
"""Deeds that are told by their squares, or by the ability."""
SAID = {"strike", "takes", "forbid", "surprise", "surprise-side", "ready", "first", "swap", "agree", "tier"}
SAID |= {"push", "pull", "slide", "resist", "shift", "go"}


def tongue(code: str) -> Tongue:
    return Tongue(language(code), "drawsteel")


@every_language
def test_creatures_and_abilities_have_nouns(code: str) -> None:
    shipped: Shelf = shelf("drawsteel")
    blocks = [block for block in shipped.creatures.values() if block is not None]
    wanted = {*shipped.names(), *(ability.id for block in blocks for ability in block.abilities or ())}
    wanted |= {"melee-free-strike", "ranged-free-strike"}

    assert {noun for noun in wanted if not tongue(code).has(f"noun-{noun}")} == set()


@every_language
def test_every_deed_and_every_question_has_words(code: str) -> None:
    facts = dict.fromkeys("target other all who about left how words word weapon".split(), "x")
    for verb in {*HOOKS.deeds, *SAID} - WORDLESS:
        assert tongue(code).say("say-deed", verb, **facts)
        assert tongue(code).synonyms("say-verbs", verb)
    for kind in {
        *re.findall(r'Question\([^"]*"([a-z-]+)"', RULES),
        *MOMENTS,
        *ASKED.values(),
        WHO,
        "push",
        "pull",
        "slide",
    }:
        assert tongue(code).say("say-question", kind, **facts)


@every_language
def test_everything_that_dice_are_rolled_for_has_words(code: str) -> None:
    rolls = {*re.findall(r'\.roll\(.*"([a-z-]+)"', RULES), "power-roll", "initiative"}

    assert len(rolls) >= 5
    assert {why for why in rolls if tongue(code).purpose(why) == why and code != "en"} == set()


@every_language
def test_everything_that_is_told_has_words(code: str) -> None:
    kinds = set(re.findall(r'tell\(\s*"([a-z-]+)"', RULES))

    assert len(kinds) >= 14
    assert {kind for kind in kinds if not tongue(code).has(f"event-{kind}")} == set()
    for change in ("gained", "lost"):
        assert {kind for kind in DENIES if not tongue(code).has(f"event-{change}-{kind}")} == set()
    assert all(tongue(code).say("say-effect", kind) for kind in DENIES)


@every_language
def test_terrain_has_a_word_in_the_legend(code: str) -> None:
    for kind in {*GROUNDS} - {"floor"}:
        assert tongue(code).say("say-legend", kind)


@every_language
def test_the_winded_are_called_so_wherever_they_are_named(code: str) -> None:
    said = tongue(code).say("say-health", "winded")

    assert tongue(code).clause_name("ds.stamina.winded") == said
    assert all(said in tongue(code).say(f"clause-ds-{clause}") for clause in ("stamina-winded", "foe-tough"))


@every_language
def test_what_one_may_settle_once_for_all_is_called_by_words(code: str) -> None:
    for kind in DrawSteel.standing_kinds:
        assert tongue(code).try_say("page-word", kind), kind
