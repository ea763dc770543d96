"""Everything of Ação e Combate has its words in every language, so that no player reads an id."""

import re
from pathlib import Path

import pytest

import affray.rules.acao
from affray.content.acao.models import EFFECTS, GROUNDS
from affray.content.acao.sheets import Shelf
from affray.content.loading import shelf
from affray.lang import LANGUAGES, language, message_id
from affray.rules.acao.attack.weapon_properties import PROPERTIES
from affray.rules.acao.hooks import HOOKS
from affray.rules.acao.movement.hazards import HAZARDS
from affray.rules.acao.state.sheet import TRAITS
from affray.telling.tongue import Tongue

every_language = pytest.mark.parametrize("code", LANGUAGES)
RULES = "".join(path.read_text(encoding="utf-8") for path in Path(affray.rules.acao.__file__).parent.rglob("*.py"))
SILENT = {"spent", "added", "gained", "lost", "rolled"}


def tongue(code: str) -> Tongue:
    return Tongue(language(code), "acao")


@every_language
def test_creatures_and_weapons_have_nouns(code: str) -> None:
    shipped: Shelf = shelf("acao")
    own = {arm.id for sheet in shipped.creatures.values() if sheet is not None for arm in sheet.weapons or ()}
    wanted = {*shipped.names(), *shipped.weapons, *own, "unarmed-strike"}

    assert {noun for noun in wanted if not tongue(code).has(f"noun-{noun}")} == set()


@every_language
def test_traits_and_properties_of_weapons_have_clauses_with_a_name(code: str) -> None:
    for clause in [*(f"ac.trait.{trait}" for trait in TRAITS), *(f"ac.arms.{each}" for each in PROPERTIES)]:
        assert tongue(code).say(message_id(clause))
        assert tongue(code).say(message_id(clause), "name")


@every_language
def test_every_deed_and_every_question_has_words(code: str) -> None:
    facts = {"target": "x", "weapon": "x", "who": "x", "about": "x", "left": "x", "words": "x"}
    for verb in {
        *HOOKS.deeds,
        "defend",
        "counter",
        "resist",
        "test",
        "test-by",
        "allow",
        "forbid",
        "absorb",
        "wear",
        "spend",
        "karma",
        "dies",
        "lives",
        "heroes-first",
        "foes-first",
    } - {"move"}:
        assert tongue(code).say("say-deed", verb, **facts)
        assert tongue(code).synonyms("say-verbs", verb)
    for kind in set(re.findall(r'Question\([^"]*"([a-z-]+)"', RULES)):
        assert tongue(code).say("say-question", kind, **facts)


@every_language
def test_everything_that_dice_are_rolled_for_has_words(code: str) -> None:
    rolls = {
        *re.findall(r'attribute_test\(\s*\w+, [\w.]+, "([a-z]+)"', RULES),
        *re.findall(r'(?:roll|Throw)\((?:[^"\n]|f?"\d[^"]*")*"([a-z]+)"', RULES),
    }

    assert len(rolls) >= 18
    assert {why for why in rolls if tongue(code).purpose(why) == why and code != "en"} == set()


@every_language
def test_everything_that_is_told_has_words(code: str) -> None:
    kinds = set(re.findall(r'tell\("([a-z-]+)"', RULES)) - {"attack", "defence", "test", "gesture", "hazard"}
    effects = {*EFFECTS, *re.findall(r'gain\(table, [\w.]+, "([a-z]+)"', RULES)} - {"overreached", "strained"}

    assert {kind for kind in kinds if not tongue(code).has(f"event-{kind}")} == set()
    assert all(tongue(code).has(f"event-hazard-{hazard}") for hazard in HAZARDS)
    assert {effect for effect in effects if not tongue(code).has(f"event-gained-{effect}")} == set()
    assert all(tongue(code).say("say-effect", effect) for effect in {*effects, "overreached", "strained", "held"})


@every_language
def test_terrain_has_a_word_in_the_legend(code: str) -> None:
    for kind in {*GROUNDS, "shadow"} - {"floor"}:
        assert tongue(code).say("say-legend", kind)
