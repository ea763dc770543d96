"""What only some creatures can do."""

import pytest

from affray import odds
from affray.core.values import Effect
from affray.testing import TableForTests
from tests.dnd5e.kit import BOW, SWORD, foe, hero

HIDDEN = frozenset({"orc"})


def test_pack_tactics_give_advantage_beside_a_friend_who_can_act(table: TableForTests) -> None:
    table.set(foe("wolf", "a1", features=("pack-tactics",)), foe("orc", "b2"), hero("ana", "b1"))
    table.play("attack ana shortsword", dice=[2, 3])
    assert [r["clause"] for r in table.told("attack")[0]["advantage"]] == ["5e.feature.pack-tactics"]

    table.set(foe("wolf", "a1", features=("pack-tactics",)), foe("orc", "d2"), hero("ana", "b1"))
    table.play("attack ana shortsword", dice=[2])
    assert table.told("attack")[0]["advantage"] == []


@pytest.mark.parametrize(
    ("bo", "weapon", "dice", "lost"),
    [
        ({}, "shortsword", [15, 1], 3),
        ({"unnoticed_by": HIDDEN}, "shortsword", [15, 3, 1, 6], 9),
        ({"unnoticed_by": HIDDEN}, "club", [15, 3, 1], 3),
        ({"unnoticed_by": HIDDEN}, "shortsword", [20, 3, 1, 2, 5, 6], 16),
    ],
)
def test_sneak_attack_adds_a_die_with_advantage_and_a_fitting_weapon(
    table: TableForTests, bo: dict[str, object], weapon: str, dice: list[int], lost: int
) -> None:
    club = SWORD.but(id="club", properties=frozenset())
    table.set(hero("bo", "a1", features=("sneak-attack",), weapons=(SWORD, club), **bo), foe("orc", "b1", hp=40))

    table.play(f"attack orc {weapon}", dice=dice)

    assert table.orc.hp == 40 - lost


def test_sneak_attack_beside_a_friend_but_not_with_disadvantage(table: TableForTests) -> None:
    table.set(hero("bo", "a1", features=("sneak-attack",)), hero("ana", "b2"), foe("orc", "b1", hp=40))
    table.play("attack orc shortsword", dice=[15, 1, 6])
    assert table.orc.hp == 40 - 9

    prone = Effect("prone-1", "prone", "bo")
    table.set(
        hero("bo", "a1", features=("sneak-attack",), effects=(prone,)), hero("ana", "b2"), foe("orc", "b1", hp=40)
    )
    table.play("attack orc shortsword", dice=[15, 16, 1])
    assert table.orc.hp == 40 - 3


def test_sneak_attack_comes_once_a_turn_and_again_on_anothers(table: TableForTests) -> None:
    table.set(hero("bo", "a1", features=("sneak-attack",)), foe("orc", "b1", hp=40), hero("ana", "b2"))

    table.play("attack orc shortsword", "end", dice=[15, 1, 6])
    table.play("move d1", "bo: shortsword", "ana: pass", dice=[15, 1, 5])

    assert table.orc.hp == 40 - 9 - 8


def test_savage_attacks_add_a_weapon_die_to_a_critical_hit_in_melee(table: TableForTests) -> None:
    table.set(hero("cy", "a1", features=("savage-attacks",)), foe("orc", "b1", hp=40), foe("imp", "j8", hp=40))
    table.play("attack orc shortsword", dice=[20, 1, 2, 6])
    assert table.orc.hp == 40 - 11

    table.set(hero("cy", "a1", features=("savage-attacks",), weapons=(BOW,)), foe("imp", "j8", hp=40))
    table.play("attack imp shortbow", dice=[20, 1, 2])
    assert table.imp.hp == 40 - 5


def test_rage_halves_weapon_damage_and_adds_two_in_melee(table: TableForTests) -> None:
    cy = hero("cy", "a1", hp=40, features=("rage",), pools={"rage": 1})
    table.set(cy, foe("orc", "b1", hp=40))

    table.play("rage", "attack orc shortsword", "end", "attack cy shortsword", dice=[15, 3, 15, 5])

    assert table.orc.hp == 40 - 7
    assert table.cy.hp == 40 - 3
    assert table.told("hurt")[-1]["reasons"][1] == {"clause": "5e.damage.resist", "amount": -4, "source": None}
    assert "rage" not in table.offered()


def test_rage_ends_with_a_turn_without_an_attack_or_a_wound(table: TableForTests) -> None:
    table.set(hero("cy", "a1", features=("rage",), pools={"rage": 1}), foe("orc", "j8"))

    table.play("rage", "end")
    assert table.cy.has("raging")

    table.play("end", "end")
    assert not table.cy.has("raging")


def test_a_wound_keeps_the_rage_up_and_falling_ends_it(table: TableForTests) -> None:
    table.set(hero("cy", "a1", hp=8, features=("rage",), pools={"rage": 1}), foe("orc", "b1"), hero("bo", "j8"))
    table.play("rage", "end", "attack cy shortsword", "end", "end", "end", dice=[15, 2])
    assert table.cy.has("raging")

    table.play("attack cy shortsword", "end", "end", dice=[20, 6, 6, 15])
    assert table.cy.status == "dying"
    assert not table.cy.has("raging")


def test_relentless_endurance_leaves_1_hit_point_once(table: TableForTests) -> None:
    cy = hero("cy", "b1", hp=5, hp_max=20, pools={"relentless-endurance": 1})
    table.set(foe("orc", "a1"), cy, foe("imp", "a2"), hero("bo", "j8"))

    table.play("attack cy shortsword", dice=[15, 6])
    assert (table.cy.hp, table.cy.status) == (1, "up")

    table.play("end", "end", "attack cy shortsword", dice=[15, 6])
    assert table.cy.status == "dying"


def test_relentless_endurance_does_not_help_against_a_blow_that_kills_outright(table: TableForTests) -> None:
    table.set(foe("orc", "a1"), hero("cy", "b1", hp=2, hp_max=6, pools={"relentless-endurance": 1}), hero("bo", "j8"))

    table.play("attack cy shortsword", dice=[15, 6])

    assert table.cy.status == "dead"


@pytest.mark.parametrize(
    ("effects", "dice", "total"),
    [
        ((), [1, 14], 18),
        ((Effect("prone-1", "prone", "orc"),), [1, 5, 9], 13),
        ((Effect("dodging-1", "dodging", "orc"),), [12, 1, 7], 11),
    ],
)
def test_the_lucky_throw_a_1_once_more(
    table: TableForTests, effects: tuple[Effect, ...], dice: list[int], total: int
) -> None:
    table.set(hero("pip", "a1", features=("lucky",)), foe("orc", "b1", armour_class=30, effects=effects))

    table.play("attack orc shortsword", dice=dice)

    assert total in [item["total"] for item in table.told("rolled")]
    assert table.told("attack")[0]["hit"] is False


def test_the_lucky_have_exact_odds(table: TableForTests) -> None:
    table.set(hero("pip", "a1", features=("lucky",)), foe("orc", "b1", armour_class=15, hp=50))

    assert float(odds(table.fight, "attack orc shortsword").chance("attack", hit=True)) == pytest.approx(
        0.5 + 0.05 * 0.5
    )
