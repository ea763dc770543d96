"""Attribute Tests, attacks, damage, criticals; advantage dice, Energy, Karma."""

from fractions import Fraction

import pytest

from affray import odds
from affray.lang import language
from affray.rules.acao.state.sheet import Weapon
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue
from affray.testing import TableForTests, clause
from tests.acao.kit import BOW, FLAME, SWORD, foe, hero


@clause("ac.test.any-action", "ac.test.roll", "ac.attack.test")
@pytest.mark.parametrize(("face", "hit"), [(11, False), (12, True)])
def test_an_attack_is_a_d20_plus_the_attribute_on_the_bands(table: TableForTests, face: int, hit: bool) -> None:
    table.set(hero("ana", "a1", vig=2), foe("imp", "b1", hp=9))

    table.play("attack imp sword", dice=[face, *([4] if hit else [])])

    assert table.imp.hp == (5 if hit else 9)


@clause("ac.test.bands", "ac.test.roll")
@pytest.mark.parametrize(("bands", "least"), [("14-18", 14), ("15-19", 15), ("10-15", 10), ("13-15", 13)])
def test_the_bands_are_a_table_option(table: TableForTests, bands: str, least: int) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1"), test_bands=bands)

    assert odds(table.fight, "attack imp sword").chance("attack", hit=True) == Fraction(21 - least, 20)


@clause("ac.attack.test")
@pytest.mark.parametrize(
    ("weapon", "attribute"), [(SWORD, "vig"), (BOW, "pre"), (FLAME, "men")], ids=["melee", "missile", "magic"]
)
def test_the_attribute_suits_the_attack(table: TableForTests, weapon: Weapon, attribute: str) -> None:
    table.set(hero("ana", "a1", weapons=(weapon,), **{attribute: 4}), foe("imp", "b1", hp=20))

    table.play(f"attack imp {weapon.id}", dice=[10, 1])

    assert table.imp.hp == 19


@clause("ac.attack.test")
@pytest.mark.parametrize(("option", "hit"), [("vig", False), ("pre", True)])
def test_by_table_option_melee_goes_by_precision(table: TableForTests, option: str, hit: bool) -> None:
    table.set(hero("ana", "a1", pre=4), foe("imp", "b1", hp=20), attack_melee=option)

    table.play("attack imp sword", dice=[10, *([1] if hit else [])])

    assert (table.imp.hp == 19) is hit


@clause("ac.damage.roll")
def test_bare_hands_do_1d4(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=()), foe("imp", "b1", hp=9))

    table.play("attack imp unarmed-strike", dice=[15, 4])

    assert table.told("rolled")[-1]["dice"] == "1d4"
    assert table.imp.hp == 5


@clause("ac.damage.roll")
def test_a_weapon_has_its_own_die_and_modifier(table: TableForTests) -> None:
    club = Weapon("club", "melee", "1d6+1", "bludgeoning")
    table.set(hero("ana", "a1", weapons=(club,)), foe("imp", "b1", hp=9))

    table.play("attack imp club", dice=[15, 4])

    assert table.imp.hp == 4


@clause("ac.attack.critical")
def test_a_natural_20_rolls_one_die_more(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=-5), foe("imp", "b1", hp=20))

    table.play("attack imp sword", dice=[20, 6, 5])

    assert table.imp.hp == 9


@clause("ac.test.natural", "ac.test.roll", "ac.turn.action")
def test_a_natural_1_fails_whatever_is_added_and_ends_the_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=30), foe("imp", "b1"))

    table.play("attack imp sword", dice=[1])

    assert table.fight.state.turn == "imp"


@clause("ac.damage.zero")
@pytest.mark.parametrize(("said", "status"), [("dies", "dead"), ("lives", "incapacitated")])
def test_the_gm_decides_what_becomes_of_a_creature_at_0(table: TableForTests, said: str, status: str) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=3), foe("orc", "j8"))

    table.play("attack imp sword", dice=[18, 6])
    assert (table.asked().seat, table.asked().kind) == ("gm", "fate")
    table.play(said)

    assert table.imp.status == status
    assert not [text for text in table.offered() if "imp" in text]


@clause("ac.damage.zero")
@pytest.mark.parametrize(("option", "status"), [("death", "dead"), ("incapacitated", "incapacitated")])
def test_by_table_option_the_gm_need_not_be_asked(table: TableForTests, option: str, status: str) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=3), zero_foe=option)

    table.play("attack imp sword", dice=[18, 6])

    assert table.imp.status == status


# --- partial success


@clause("ac.test.roll")
@pytest.mark.parametrize(("option", "left"), [("by-energy", 5), ("success", 5), ("cost", 8), ("failure", 9)])
def test_what_a_partial_success_is_worth_is_a_table_option(table: TableForTests, option: str, left: int) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=9), test_partial=option)

    table.play("attack imp sword", dice=[15, *([4] if left == 5 else [])])

    assert table.imp.hp == left


@clause("ac.energy", "ac.test.roll")
def test_with_energy_a_partial_success_takes_a_point_of_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"energy": 1}), foe("imp", "b1", hp=9), energy="5")

    table.play("attack imp sword", "spend", dice=[15, 4])

    assert table.imp.hp == 5
    assert table.ana.pools["energy"] == 0


@clause("ac.energy", "ac.test.roll")
@pytest.mark.parametrize(("energy", "answers"), [(1, ["pass"]), (0, [])])
def test_else_it_is_a_failure(table: TableForTests, energy: int, answers: list[str]) -> None:
    table.set(hero("ana", "a1", pools={"energy": energy}), foe("imp", "b1", hp=9), energy="5")

    table.play("attack imp sword", *answers, dice=[15])

    assert table.imp.hp == 9


# --- Karma


@clause("ac.karma", "ac.test.roll")
def test_karma_adds_to_a_test_and_is_earned_by_failing(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"karma": 2}), foe("imp", "b1", hp=9), karma="on")

    table.play("attack imp sword", "karma 2", dice=[12, 4])
    assert (table.imp.hp, table.ana.pools["karma"]) == (5, 0)

    table.play("end", "attack ana bite", "defend", dice=[5, 1])
    assert table.ana.pools["karma"] == 1


@clause("ac.karma", "ac.test.roll")
@pytest.mark.parametrize("face", [1, 20])
def test_karma_neither_undoes_a_natural_1_nor_is_asked_for_at_20(table: TableForTests, face: int) -> None:
    table.set(hero("ana", "a1", pools={"karma": 2}), foe("imp", "b1", hp=30), karma="on")

    table.play("attack imp sword", dice=[face, *([1, 1] if face == 20 else [])])

    assert table.asked().kind == "turn"


# --- advantage dice


@clause("ac.test.advantage", "ac.test.disadvantage", "ac.trait.clumsy", "ac.trait.evasive", "ac.test.roll")
@pytest.mark.parametrize(("trait", "face", "die", "hit"), [("clumsy", 12, 2, True), ("evasive", 15, 2, False)])
def test_advantage_adds_a_d4_and_disadvantage_takes_one_off(
    table: TableForTests, trait: str, face: int, die: int, hit: bool
) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=9, traits=(trait,)))

    table.play("attack imp sword", dice=[die, face, *([1] if hit else [])])

    assert table.told("attack")[0]["hit"] is hit


@clause("ac.test.advantage", "ac.test.roll")
def test_advantage_and_disadvantage_cancel_out(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=9, traits=("clumsy", "evasive")))

    table.play("attack imp sword", dice=[14, 1])

    assert table.imp.hp == 8


@clause("ac.test.roll", "ac.attack.test")
def test_exact_odds_come_from_the_rules_themselves(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=3), foe("imp", "b1", traits=("evasive",)))

    chances = odds(table.fight, "attack imp sword")

    expected = sum(Fraction(21 - min(20, max(2, 11 + die)), 20) for die in range(1, 5)) / 4
    assert chances.chance("attack", hit=True) == expected
    assert chances.chance("attack", critical=True) == Fraction(1, 20)


@clause("ac.test.advantage", "ac.test.roll")
@pytest.mark.parametrize(("level", "die"), [(1, "1d4"), (2, "1d4"), (3, "1d6"), (6, "1d8"), (7, "1d10"), (10, "1d12")])
def test_by_table_option_the_advantage_die_grows_with_the_level(table: TableForTests, level: int, die: str) -> None:
    table.set(hero("ana", "a1", level=level), foe("imp", "b1", traits=("clumsy",)), test_advantage="by-level")

    table.play("attack imp sword", dice=[2, 5])

    assert table.told("rolled")[0]["dice"] == die


# --- magic


@clause("ac.spell.partial", "ac.attack.test")
@pytest.mark.parametrize(("option", "left"), [("as-any", 6), ("life", 5)])
def test_by_table_option_a_partial_success_of_magic_costs_life(table: TableForTests, option: str, left: int) -> None:
    table.set(hero("dee", "a1", weapons=(FLAME,)), foe("imp", "d1", hp=9), magic_partial=option)

    table.play("attack imp flame", dice=[15, 4])

    assert (table.dee.hp, table.imp.hp) == (left, 5)


@clause("ac.spell.partial", "ac.damage.zero")
def test_the_last_point_of_life_may_be_the_price_of_a_spell(table: TableForTests) -> None:
    dee, bo = hero("dee", "a1", hp=1, heals="1d6"), hero("bo", "a2", hp=1, hp_max=9)
    table.set(dee, bo, foe("imp", "j8"), magic_partial="life")

    table.play("heal bo", dice=[15, 4])

    assert (table.dee.status, table.bo.hp) == ("dead", 5)


# --- range


@clause("ac.attack.test")
def test_beyond_its_range_a_weapon_cannot_be_used_and_at_extreme_range_its_die_is_lower(table: TableForTests) -> None:
    archer = hero("ana", "a1", weapons=(BOW,), pre=5, board=(20, 8))
    table.set(archer, foe("imp", "m1", board=(20, 8)), map=["." * 20] * 8)

    table.play("attack imp bow", dice=[18, 1])
    assert table.told("rolled")[-1]["dice"] == "1d4"

    table.play("rule: imp at q1", "end", "end")
    assert not [text for text in table.offered() if text.startswith("attack")]


@clause("ac.attack.test", "ac.test.natural")
def test_an_attack_tells_its_total_and_what_the_die_shows(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("imp", "b1", hp=20))

    table.play("attack imp sword", dice=[16, 1])

    [attack] = table.told("attack")
    assert (attack["natural"], attack["total"]) == (16, 20)
    assert "(total 20)" in said_of(table)


@clause("ac.karma")
def test_karma_is_in_the_total_that_is_told(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"karma": 3}), foe("imp", "b1", hp=20), karma="on")

    table.play("attack imp sword", "karma 2", dice=[12, 1])

    assert table.told("attack")[0]["total"] == 14
    assert "(total 14)" in said_of(table)


@clause("ac.defence.test")
def test_a_defence_tells_its_total(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", pre=4))

    table.play("attack ana bite", "defend", dice=[16])

    assert (table.told("defence")[0]["natural"], table.told("defence")[0]["total"]) == (16, 20)
    assert "total 20" in said_of(table)


def said_of(table: TableForTests) -> str:
    """All that the GM reads of a fight, in English."""
    told = Teller(Tongue(language("en"), "acao")).tell(table.fight.feeds["gm"].items())
    return " ".join(paragraph.text for paragraph in told)
