"""What only some creatures can do."""

from collections.abc import Callable
from itertools import product

import pytest

from affray import Fight, odds
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, battle_of, foe, hero, setup

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
        ({"hidden_from": HIDDEN}, "shortsword", [15, 3, 1, 6], 9),
        ({"hidden_from": HIDDEN}, "club", [15, 3, 1], 3),
        ({"hidden_from": HIDDEN}, "shortsword", [20, 3, 1, 2, 5, 6], 16),
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


@clause("5e.advantage.reroll")
@pytest.mark.parametrize(
    ("effects", "dice", "total"),
    [
        ((), [1, 14], 18),
        ((Effect("prone-1", "prone", "orc"),), [1, 5, 9], 13),
        ((Effect("dodging-1", "dodging", "orc"),), [12, 1, 7], 11),
        ((Effect("prone-1", "prone", "orc"),), [1, 1, 9], 13),
        ((Effect("dodging-1", "dodging", "orc"),), [1, 1, 9], 5),
    ],
)
def test_the_lucky_throw_a_1_once_more_but_only_one_of_two(
    table: TableForTests, effects: tuple[Effect, ...], dice: list[int], total: int
) -> None:
    table.set(hero("pip", "a1", features=("lucky",)), foe("orc", "b1", armour_class=30, effects=effects))

    table.play("attack orc shortsword", dice=dice)

    assert total in [item["total"] for item in table.told("rolled")]
    assert table.told("attack")[0]["hit"] is False


@pytest.mark.parametrize(("kind", "kept"), [("", lambda *dice: dice[0]), ("prone", max), ("dodging", min)])
def test_the_lucky_have_exact_odds(table: TableForTests, kind: str, kept: Callable[..., int]) -> None:
    effects = (Effect("it-1", kind, "orc"),) if kind else ()
    table.set(hero("pip", "a1", features=("lucky",)), foe("orc", "b1", armour_class=15, hp=50, effects=effects))

    def thrown(one: int, other: int, again: int) -> int:
        return kept(again, other) if one == 1 else kept(one, again if other == 1 else other)

    hits = [thrown(*dice) >= 11 for dice in product(range(1, 21), repeat=3)]
    chance = odds(table.fight, "attack orc shortsword").chance("attack", hit=True)

    assert float(chance) == pytest.approx(sum(hits) / len(hits))


@clause("5e.feature.second-wind", "5e.heal.cap")
@pytest.mark.parametrize(("level", "hp"), [(1, 5), (4, 8)])
def test_second_wind_gives_a_die_and_the_level_back(table: TableForTests, level: int, hp: int) -> None:
    table.set(
        hero("ana", "a1", hp=1, hp_max=20, level=level, features=("second-wind",), pools={"second-wind": 1}),
        foe("orc", "j8"),
    )

    table.play("second-wind", dice=[3])

    assert table.ana.hp == hp
    assert "second-wind" not in table.offered()


@clause("5e.feature.martial-advantage", "5e.damage.critical-extra")
@pytest.mark.parametrize(
    ("friend", "dice", "lost"),
    [
        ({"at": "c2"}, [15, 1, 6, 5], 14),
        ({"at": "c2"}, [20, 1, 2, 6, 5, 4, 3], 23),
        ({"at": "e1"}, [15, 1], 3),
        ({"at": "c2", "status": "stable"}, [15, 1], 3),
    ],
)
def test_martial_advantage_adds_two_dice_with_an_able_friend_beside_the_target(
    table: TableForTests, friend: dict[str, str], dice: list[int], lost: int
) -> None:
    table.set(foe("hob", "a1", features=("martial-advantage",)), foe("orc", **friend), hero("ana", "b1", hp=40))

    table.play("attack ana shortsword", dice=dice)

    assert table.ana.hp == 40 - lost


@clause("5e.feature.martial-advantage")
def test_martial_advantage_comes_once_a_turn_and_again_on_anothers(table: TableForTests) -> None:
    hob = foe("hob", "a1", features=("martial-advantage",), weapons=(SWORD.but(pair=True),))
    table.set(hob, hero("ana", "b1", hp=40), foe("orc", "c2"))

    table.play("attack ana shortsword", "attack ana shortsword bonus", "end", dice=[15, 1, 6, 6, 15, 1])
    table.play("move b2 c3 d4", "hob: shortsword", "orc: pass", dice=[15, 1, 5, 5])

    assert table.ana.hp == 40 - 15 - 3 - 13


@clause("5e.feature.surprise-attack")
def test_surprise_attack_adds_two_dice_in_the_first_round_even_when_the_surprised_had_their_turn() -> None:
    bugbear = foe("bugbear", "b1", skills={"stealth": 9}, features=("surprise-attack",))
    fight = Fight(setup(hero("ana", "a1", hp=40), bugbear, stealthy=("bugbear",)), dice=[15, 20, 10, 15, 2, 1, 6, 5])
    assert fight.state.turn == "bugbear"

    fight.answer("attack ana shortsword")

    assert not fight.state.creatures["ana"].has("surprised")
    assert fight.state.creatures["ana"].hp == 40 - 14


@clause("5e.feature.surprise-attack")
def test_surprise_attack_adds_nothing_later_or_against_the_wary() -> None:
    bugbear = foe("bugbear", "b1", skills={"stealth": 9}, features=("surprise-attack",))
    late = Fight(setup(hero("ana", "a1", hp=40), bugbear, stealthy=("bugbear",)), dice=[15, 20, 10, 15, 2, 1])
    for answer in ("end", "end", "attack ana shortsword"):
        late.answer(answer)
    assert late.state.creatures["ana"].hp == 40 - 3

    wary = Fight(setup(hero("ana", "a1", hp=40), bugbear), dice=[1, 20, 15, 1])
    wary.answer("attack ana shortsword")
    assert wary.state.creatures["ana"].hp == 40 - 3


@clause("5e.feature.aggressive")
def test_the_aggressive_rush_toward_a_foe_by_a_bonus_action(table: TableForTests) -> None:
    table.set(foe("orc", "j1", features=("aggressive",)), hero("ana", "a1"))

    table.play("move g1", "aggressive b1", "attack ana shortsword", dice=[2])

    assert battle_of(table.fight).square_name(table.orc.at) == "b1"
    assert (left(table.orc), table.orc.pools["bonus"]) == (3, 0)
    assert not any(text.startswith("aggressive") for text in table.offered())


@clause("5e.feature.aggressive")
def test_a_rush_ends_nearer_to_a_foe_that_is_seen_and_no_farther_than_the_speed(table: TableForTests) -> None:
    table.set(foe("orc", "e4", features=("aggressive",), speed=2), hero("ana", "a4"))
    ends = {text.removeprefix("aggressive ") for text in table.offered() if text.startswith("aggressive")}
    assert {"c4", "d3"} <= ends
    assert not ends & {"b4", "e3", "f4", "g4"}

    wall = ["....#.....", "....#....."] + [".........."] * 6
    table.set(foe("orc", "g1", features=("aggressive",)), hero("ana", "a1"), map=wall)
    assert not any(text.startswith("aggressive") for text in table.offered())


@clause("5e.feature.aggressive", "5e.opportunity.trigger")
def test_a_rush_past_a_foe_lets_it_strike(table: TableForTests) -> None:
    table.set(foe("orc", "e1", features=("aggressive",), hp=40), hero("bo", "e2"), hero("ana", "a1"))

    table.play("aggressive b1", "bo: shortsword", dice=[15, 6])

    assert table.orc.hp == 40 - 8


@clause("5e.damage.critical", "5e.damage.critical-extra")
@pytest.mark.parametrize(("option", "dice"), [("yes", [2, 2, 3, 3, 8]), ("no", [2, 2, 3, 8])])
def test_the_die_of_savage_attacks_is_the_weapons_and_sneak_attack_is_extra(
    table: TableForTests, option: str, dice: list[int]
) -> None:
    rapier = SWORD.but(id="rapier", damage="1d8+2")
    bo = hero("bo", "a1", features=("sneak-attack", "savage-attacks"), weapons=(rapier,))
    table.set(bo, foe("orc", "b1", hp=40), hero("ana", "c1"), crit_extra_dice=option)

    table.play("attack orc rapier", dice=[20, *dice])

    assert table.orc.hp == 40 - 2 - sum(dice)
