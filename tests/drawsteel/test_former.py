"""What was saved in words that there are no longer is read in those that there are."""

from typing import Any

import pytest

from affray.core.codec import Codec
from affray.core.old_formats import modernised
from affray.rules.drawsteel.former import LAID, REWORDED, TRAITS, TRIGGERS, WORDS
from affray.rules.drawsteel.hooks import FEATURES, HOOKS
from affray.rules.drawsteel.rulebook import DrawSteel
from affray.rules.drawsteel.state.blocks import Ability, Tier
from affray.rules.drawsteel.state.words import MOMENTS, Outcome
from tests.drawsteel.kit import block, effect, only, shipped_block

CODEC = Codec(DrawSteel.classes)


def read(plain: Any) -> Any:
    return CODEC.read(modernised(plain, REWORDED))


@pytest.mark.parametrize("word", WORDS)
def test_an_old_outcome_is_read_in_new_words(word: str) -> None:
    old = Ability("old", effects=(Outcome("prone"), Outcome(word, 3, type="acid")), tiers=(Tier("1"),) * 3)

    effects = read(CODEC.plain(old)).effects

    assert effects[0] == Outcome("prone")
    assert {each.kind for each in effects[1:]} <= {*HOOKS.outcomes, *HOOKS.bonuses}


@pytest.mark.parametrize("word", TRIGGERS)
def test_an_old_trigger_is_a_moment_with_filters(word: str) -> None:
    found = read(CODEC.plain(Ability("old")) | {"trigger": word})

    assert found.trigger.moment in MOMENTS
    assert found.trigger.who or found.trigger.by


def test_what_was_only_for_those_who_are_held_still_is() -> None:
    old = CODEC.plain(Ability("old", first=(Outcome("held-only"),))) | {"trigger": ""}

    assert read(old) == Ability("old", only=only("held: true"))


@pytest.mark.parametrize("feature", TRAITS)
def test_an_old_feature_is_a_trait(feature: str) -> None:
    found = read(CODEC.plain(block("worm", features=frozenset({feature, "crafty"}))))

    assert (found.features, found.traits) == (frozenset({"crafty"}), (TRAITS[feature],))
    assert feature not in FEATURES


@pytest.mark.parametrize("kind", LAID)
def test_an_old_effect_does_what_it_did(kind: str) -> None:
    assert read(CODEC.plain(effect(kind, "imp", "boss"))).what.id == kind


@pytest.mark.parametrize("kind", ["berserker", "goblin-king", "tunnel-worm", "war-wolf"])
def test_what_is_up_to_date_stays_as_it_is(kind: str) -> None:
    assert read(CODEC.plain(shipped_block(kind))) == shipped_block(kind)
