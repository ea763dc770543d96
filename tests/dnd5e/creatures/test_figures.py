"""What a stat block works out from its scores and its rank: modifiers, proficiency, the DC of spells, supplies."""

import pytest

from affray.content import load_text
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import foe, hero

FIGHT = """\
rulebook: dnd5e
title: A duel
map: |
  ....
sides:
  heroes: [{{block: fighter, name: ana, at: a1}}]
  foes: [{{block: imp, at: b1}}]
creatures:
  imp:
    {{size: small, type: fiend, ac: 13, hp: 10, speed: 20 ft,
    abilities: {{str: 7, dex: 17, con: 10, int: 11, wis: 12, cha: 14}}, {more}}}
"""


def imp(more: str) -> Combatant:
    battle = load_text(FIGHT.format(more=more)).state
    assert isinstance(battle, Battle)
    return battle.creatures["imp"]


@clause("5e.ability.modifier")
@pytest.mark.parametrize(("ability", "modifier"), [("str", -2), ("dex", 3), ("con", 0), ("int", 0), ("wis", 1)])
def test_a_modifier_is_half_of_what_the_score_is_above_10_rounded_down(ability: str, modifier: int) -> None:
    block = imp("challenge: 1").block

    assert block.modifier(ability) == modifier


@clause("5e.proficiency.bonus")
@pytest.mark.parametrize(
    ("rank", "bonus"), [("level: 4", 2), ("level: 5", 3), ("level: 20", 6), ("challenge: 1/2", 2), ("challenge: 30", 9)]
)
def test_proficiency_is_2_and_1_more_for_every_four_beyond_the_fourth(rank: str, bonus: int) -> None:
    assert imp(rank).block.proficiency == bonus


@clause("5e.magic.dc", "5e.attack.proficiency-spell")
def test_the_dc_of_spells_is_8_and_proficiency_and_the_ability() -> None:
    casting = imp("challenge: 5, casting: {ability: cha, level: 5, spells: [fire-bolt]}").block.casting

    assert casting is not None
    assert (casting.dc, casting.attack) == (8 + 3 + 2, 3 + 2)


@clause("5e.monster.supplies", "5e.weapon.ammunition")
def test_a_monster_carries_the_average_of_2d10_shots_and_2d4_throws() -> None:
    pools = imp("challenge: 1, weapons: [shortbow, javelin]").pools

    assert (pools["arrow"], pools["javelin"]) == (11, 5)


@clause("5e.check.difficulty")
def test_the_gm_may_ask_for_30_and_for_nothing_harder(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "f6"))

    table.play("improvise lift the castle", "gm: check", "gm: str")

    assert "30" in table.offered()
    assert "31" not in table.offered()


@pytest.mark.parametrize(
    ("monster", "skills"),
    [
        ("aboleth", {"history": 12, "perception": 10}),
        ("cultist", {"deception": 2, "religion": 2}),
        ("fire-giant", {"athletics": 11, "perception": 6}),
        ("gladiator", {"athletics": 10, "intimidation": 5}),
        ("scout", {"nature": 4, "perception": 5, "stealth": 6, "survival": 5}),
        ("stone-giant", {"athletics": 12, "perception": 4}),
        ("thug", {"intimidation": 2}),
        ("young-green-dragon", {"deception": 5, "perception": 7, "stealth": 4}),
        ("young-red-dragon", {"perception": 8, "stealth": 4}),
    ],
)
def test_monsters_have_the_skills_that_their_stat_blocks_print(monster: str, skills: dict[str, int]) -> None:
    fight = FIGHT.format(more="challenge: 1").replace("block: imp", f"block: {monster}, name: imp")
    battle = load_text(fight.replace("....", "\n  ".join(["......"] * 6))).state

    assert isinstance(battle, Battle)
    assert battle.creatures["imp"].block.skills == skills
