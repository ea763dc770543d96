"""Everything that is shipped has its words in every language, so that no player reads an id."""

import pytest

from affray.content import load, names
from affray.content.books import parts, rulebook_of
from affray.content.dnd5e.models import Figures
from affray.content.loading import shelf
from affray.content.maps import GROUNDS
from affray.content.problems import Report
from affray.core.fight.running import Setup
from affray.importers.draft import slug
from affray.lang import LANGUAGES, Noun, language, message_id
from affray.rules.dnd5e.attack.on_hit import CONDITIONS
from affray.rules.dnd5e.creatures.features import BONUS_ACTIONS
from affray.rules.dnd5e.hooks import FEATURES, HOOKS
from affray.rules.dnd5e.magic.spell_effects import KINDS as EFFECTS
from affray.rules.dnd5e.magic.zone_effects import KINDS as ZONES
from affray.rules.dnd5e.movement.walk import AGGRESSIVE
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import ABILITIES, Block
from affray.rules.dnd5e.state.conditions import BOUND, NETTED
from affray.rules.dnd5e.state.happenings import CASTING, HIT, MISSILES, WOUNDED
from affray.telling.tongue import Tongue, attribute_of

every_language = pytest.mark.parametrize("code", LANGUAGES)


def tongue(code: str) -> Tongue:
    return Tongue(language(code), "dnd5e")


def blocks() -> list[Block]:
    found = [shelf().compiled(name, None, (), Report("shipped")) for name in shelf().names()]
    return [compiled.block for compiled in found if compiled is not None]


def by_hand() -> set[str]:
    """The names of all that is not played, or not wholly, without what stands in brackets."""
    creatures = [shelf()._find_whole(name) for name in shelf().names()]
    elements = [each for creature in creatures for each in (*(creature.partly or ()), *(creature.by_hand or ()))]
    return {slug(each.name.partition(" (")[0]) for each in elements if each.name not in Figures.model_fields}


def encounters() -> list[Setup]:
    return [load(name) for name in names()]


@every_language
def test_creatures_weapons_powers_traits_and_heroes_have_nouns(code: str) -> None:
    weapons = {weapon.id for block in blocks() for weapon in block.weapons} | {*shelf().weapons} | {*shelf().armour}
    weapons |= {weapon.ammunition for block in blocks() for weapon in block.weapons if weapon.ammunition}
    battles = [setup.state for setup in encounters() if isinstance(setup.state, Battle)]
    fighters = {creature.name for battle in battles for creature in battle.everyone()}
    fighting = [creature.block for battle in battles for creature in battle.everyone()]
    powers = {power.id for block in (*blocks(), *fighting) for power in block.powers}
    traits = {trait.id for block in blocks() for trait in block.traits}
    wanted = {block.id for block in blocks()} | weapons | fighters | powers | traits

    assert {noun for noun in wanted if not tongue(code).has(f"noun-{noun}")} == set()


@every_language
def test_what_is_played_by_hand_has_a_name(code: str) -> None:
    assert {noun for noun in by_hand() if not tongue(code).has(f"noun-{noun}")} == set()


@every_language
def test_features_have_clauses_with_a_name(code: str) -> None:
    for feature in FEATURES:
        clause = message_id(f"5e.feature.{feature}")
        assert tongue(code).say(clause)
        assert tongue(code).say(clause, "name")


@every_language
def test_what_features_and_riders_do_can_be_told(code: str) -> None:
    for feature in (*BONUS_ACTIONS, AGGRESSIVE):
        assert tongue(code).say("say-deed", feature)
        assert tongue(code).say("say-verbs", feature)
    for roll in (*HOOKS.extra_dice, *(f"{ability}-save" for ability in ABILITIES)):
        assert tongue(code).say(f"roll-{roll}")
    for condition in (*CONDITIONS, NETTED):
        assert tongue(code).has(f"event-gained-{condition}")
        assert tongue(code).effect(condition) != condition or code == "en"


@every_language
def test_spells_have_nouns_and_what_they_do_can_be_told(code: str) -> None:
    nouns = {*shelf().spells, *ZONES, *(EFFECTS - {"prone"})}
    assert {id for id in nouns if not tongue(code).has(f"noun-{id}")} == set()
    for moment in (HIT, WOUNDED, CASTING, MISSILES):
        assert tongue(code).say("say-question", moment, who=Noun("goblin"), about=Noun("orc"))
    for kind in (*ATTACKING, *GUARDING, *BOUND):
        clause = message_id(f"5e.spell.{kind}")
        assert tongue(code).say(clause, "name")


ATTACKING = ("bane", "bless", "chill-touch", "vicious-mockery")
GUARDING = ("faerie-fire", "guiding-bolt", "shield", "shield-of-faith")


@every_language
def test_terrain_has_a_word_in_the_legend(code: str) -> None:
    for kind in GROUNDS:
        assert kind == "floor" or language(code).say("say-legend", attribute=kind)


@every_language
def test_an_encounter_has_a_title(code: str) -> None:
    for setup in encounters():
        assert isinstance(setup.title, dict)
        assert setup.title[code]


@every_language
@pytest.mark.parametrize("book", parts())
def test_table_options_their_readings_and_presets_are_told_in_words(code: str, book: str) -> None:
    rulebook, tongue = rulebook_of(parts()[book]), Tongue(language(code), book)
    for option, readings in rulebook.choices.items():
        assert tongue.say("say-table-option", attribute_of(option))
        assert len({tongue.reading(option, reading) for reading in readings}) == len(readings)
    for preset in rulebook.presets:
        assert tongue.say("say-preset", preset)
