"""Spells and casters in files: what they become, and what is refused."""

from pathlib import Path

import pytest

from affray.content.loading import check, shelf
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.state.shapes import Shape
from tests.content.texts import IMP, SMALL, battle, refused

TWENTY = (
    "fire-bolt sacred-flame shocking-grasp bless burning-hands cure-wounds entangle faerie-fire fog-cloud healing-word "
    "hellish-rebuke magic-missile shield sleep thunderwave hold-person misty-step web counterspell fireball"
).split()


def test_the_twenty_spells_are_shipped_with_their_figures() -> None:
    spells = {id: spell for id, spell in shelf().spells.items() if spell is not None}

    assert set(TWENTY) <= set(spells)
    fireball, web, bless = spells["fireball"], spells["web"], spells["bless"]
    assert (fireball.level, fireball.range, fireball.shape) == (3, 30, Shape("sphere", 4, spreads=True))
    assert (fireball.save, fireball.half, fireball.damage, fireball.more) == ("dex", True, (("8d6", "fire"),), "1d6")
    assert (web.concentration, web.rounds, web.shape, web.components) == (True, 600, Shape("cube", 4), frozenset("vsm"))
    assert (bless.range, bless.count, bless.more_targets, bless.target) == (6, 3, 1, "friend")
    assert (spells["misty-step"].time, spells["shield"].time) == ("bonus", "reaction")


def test_every_reaction_that_is_shipped_answers_something() -> None:
    answers = {id for moment in HOOKS.answers.values() for id in moment}

    assert {id for id, spell in shelf().spells.items() if spell and spell.time == "reaction"} <= answers


CASTER = "    casting: {ability: int, level: 5, slots: [4, 2], spells: [fire-bolt, shield]}\n"


def test_a_casters_figures_are_worked_out_unless_given() -> None:
    text = SMALL.replace("{block: goblin, at: [h1, h2]}", "{block: imp, at: h1}") + IMP
    imp = battle(text + CASTER).creatures["imp"]
    casting = imp.block.casting
    assert casting is not None
    assert (casting.dc, casting.attack, casting.rank, casting.slots) == (10, 2, 5, (4, 2))
    assert (imp.pools["slot-1"], imp.pools["slot-2"], "slot-3" in imp.pools) == (4, 2, False)
    assert imp.block.answers == ("shield",)

    given = CASTER.replace("level: 5", "level: 5, dc: 14, hit: +6")
    casting = battle(text + given).creatures["imp"].block.casting
    assert casting is not None
    assert (casting.dc, casting.attack) == (14, 6)


def test_a_monster_needs_a_caster_level_and_each_spell_once() -> None:
    missing = refused(SMALL + IMP + CASTER.replace("level: 5, ", ""))
    assert [(p.code, ".".join(map(str, p.path))) for p in missing] == [
        ("missing-field", "creatures.imp.casting.level"),
    ]
    twice = refused(SMALL + IMP + CASTER.replace("shield", "fire-bolt"))
    assert [problem.code for problem in twice] == ["given-twice"]


@pytest.mark.parametrize(
    ("spell", "codes"),
    [
        ("{level: 1, range: 60 ft, components: vs, target: foe, attack: ranged}", ["missing-field"]),
        ("{level: 1, range: 60 ft, components: vs, target: foe, attack: ranged, damage: 1d4}", ["no-damage-type"]),
        ("{level: 1, range: 60 ft, components: vs, target: friend, effect: bless}", ["missing-field"]),
        ("{level: 1, range: 60 ft, components: vs, zone: web, duration: 1 minute}", ["missing-field"]),
        ("{level: 1, range: 60 ft, components: x, target: foe}", ["not-one-of"]),
        ("{level: 1, range: 60, components: v, target: foe}", ["no-unit"]),
        ("{level: 1, range: self, components: v, duration: a while}", ["bad-notation"]),
        ("{level: 10, range: self, components: v}", ["not-whole-number"]),
        ("{level: 1, range: self, components: v, effect: frog}", ["not-one-of"]),
        ("{level: 1, range: self, components: v}", []),
    ],
)
def test_a_spell_that_does_not_hang_together_is_refused(spell: str, codes: list[str]) -> None:
    text = SMALL + f"spells:\n  spark: {spell}\n"
    if not codes:
        assert battle(text).round == 0
        return
    assert [problem.code for problem in refused(text)] == codes


def test_a_library_may_hold_spells(tmp_path: Path) -> None:
    path = tmp_path / "spells.yaml"
    path.write_text("rulebook: dnd5e\nspells:\n  spark: {level: 0, range: touch, components: v, target: foe}\n")

    assert check(path) == ()
