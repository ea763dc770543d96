"""Fighting with a light weapon in each hand."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, foe, hero

PAIR = SWORD.but(pair=True, ability="dex")
DAGGER = SWORD.but(id="dagger", damage="1d4+2", ability="dex", range=4, long=12)
CLUB = SWORD.but(id="club", properties=frozenset())
CROSSBOW = BOW.but(id="hand-crossbow", properties=frozenset({"ammunition", "light"}))


def second(table: TableForTests) -> list[str]:
    return [text for text in table.offered() if text.startswith("attack") and text.endswith("bonus")]


@clause("5e.two-weapons.bonus", "5e.two-weapons.damage")
def test_the_second_of_a_pair_strikes_by_a_bonus_action_without_the_modifier(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(PAIR,)), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", "attack orc shortsword bonus", dice=[15, 3, 15, 3])

    assert table.orc.hp == 40 - 5 - 3
    assert table.told("rolled")[-1]["reasons"] == [{"clause": "5e.two-weapons.damage", "amount": -2, "source": None}]
    assert second(table) == []


@clause("5e.two-weapons.damage")
def test_a_negative_modifier_stays_in_the_damage(table: TableForTests) -> None:
    weak = SWORD.but(damage="1d6-1", ability="str", pair=True)
    table.set(hero("ana", "a1", weapons=(weak,), abilities={"str": 8}), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", "attack orc shortsword bonus", dice=[15, 3, 15, 3])

    assert table.orc.hp == 40 - 2 - 2


@clause("5e.two-weapons.bonus")
@pytest.mark.parametrize(
    ("weapons", "first", "offered"),
    [
        ((SWORD, DAGGER), "shortsword", ["attack orc dagger bonus"]),
        ((SWORD, DAGGER), "dagger", ["attack orc shortsword bonus"]),
        ((PAIR, DAGGER), "shortsword", ["attack orc shortsword bonus", "attack orc dagger bonus"]),
        ((SWORD, BOW), "shortsword", []),
        ((CLUB, PAIR), "club", []),
        ((SWORD, CROSSBOW), "shortsword", []),
        ((CROSSBOW, PAIR), "hand-crossbow", []),
    ],
)
def test_both_weapons_are_light_and_for_melee_and_they_are_two(
    table: TableForTests, weapons: tuple[object, ...], first: str, offered: list[str]
) -> None:
    table.set(hero("ana", "a1", weapons=weapons), foe("orc", "b1", hp=40, armour_class=30))
    assert second(table) == []

    table.play(f"attack orc {first}", dice=[2, 2] if first == "hand-crossbow" else [2])

    assert second(table) == offered


@clause("5e.two-weapons.thrown")
def test_a_weapon_of_the_two_that_can_be_thrown_may_be(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD, DAGGER)), foe("orc", "b1", hp=40), foe("imp", "e1", hp=40))

    table.play("attack orc shortsword", "attack imp dagger bonus", dice=[2, 15, 16, 3])

    assert table.imp.hp == 40 - 3


@clause("5e.two-weapons.bonus")
def test_only_the_attack_action_of_this_turn_opens_the_second_attack(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(PAIR,)), foe("orc", "b1", hp=40, armour_class=30))

    table.play("attack orc shortsword", "end", "move d1", "ana: shortsword", "end", dice=[2, 2])

    assert second(table) == []


@clause("5e.two-weapons.damage", "5e.feature.rage")
def test_what_else_is_added_stays(table: TableForTests) -> None:
    raging = Effect("raging-1", "raging", "ana")
    strong = PAIR.but(ability="str")
    ana = hero("ana", "a1", weapons=(strong,), abilities={"str": 14}, effects=(raging,), pools={"fury": 1})
    table.set(ana, foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", "attack orc shortsword bonus", dice=[2, 15, 3])

    assert table.orc.hp == 40 - 5


@clause("5e.two-weapons.damage")
def test_where_the_ability_adds_nothing_nothing_is_left_out(table: TableForTests) -> None:
    pair = SWORD.but(pair=True, ability="str", damage="1d6")
    table.set(hero("ana", "a1", weapons=(pair,)), foe("orc", "b1", hp=20))

    table.play("attack orc shortsword", "attack orc shortsword bonus", dice=[2, 15, 3])

    assert [item["reasons"] for item in table.told("rolled") if item["why"] == "damage"] == [[]]
