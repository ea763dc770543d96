"""Attacks: what speaks for and against them, the roll, the damage; and cover."""

import pytest

from affray import Fight, odds, simulate
from affray.core.board import Place, Squares, grid_of
from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, arrange, foe, hero


def reasons(table: TableForTests, kind: str) -> list[str]:
    return [reason["clause"] for reason in table.told("attack")[-1][kind]]


@clause("5e.attack.steps", "5e.attack.roll", "5e.attack.what", "5e.action.attack", "5e.attack.ac-source")
@pytest.mark.parametrize(("natural", "hit"), [(8, False), (9, True)])
def test_an_attack_hits_when_the_total_reaches_the_armour_class(table: TableForTests, natural: int, hit: bool) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", armour_class=13))

    table.play("attack orc shortsword", dice=[natural, 3] if hit else [natural])

    assert table.told("attack")[0]["hit"] is hit
    assert table.orc.hp == 10 - (5 if hit else 0)


@clause("5e.attack.natural-20", "5e.damage.critical")
def test_a_natural_20_hits_anything_and_doubles_the_dice(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", armour_class=40, hp=30))

    table.play("attack orc shortsword", dice=[20, 3, 4])

    assert table.orc.hp == 30 - (3 + 4 + 2)


@clause("5e.attack.natural-1")
def test_a_natural_1_misses_anything(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", armour_class=1))

    table.play("attack orc shortsword", dice=[1])

    assert table.orc.hp == 10


@clause("5e.advantage.cancel")
def test_advantage_and_disadvantage_cancel_in_whatever_numbers(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "ana")
    hidden = frozenset({"orc"})
    bow = BOW.but(range=3)
    table.set(hero("ana", "a1", effects=(prone,), hidden_from=hidden, weapons=(bow,)), foe("orc", "f1"))

    table.play("attack orc shortbow", dice=[2])

    assert reasons(table, "advantage") == ["5e.unseen.attacker"]
    assert reasons(table, "disadvantage") == ["5e.condition.prone", "5e.ranged.long"]


@clause("5e.unseen.attacker", "5e.unseen.reveal")
def test_a_hidden_attacker_has_advantage_and_is_noticed_hit_or_miss(table: TableForTests) -> None:
    table.set(foe("orc", "h1", hidden_from=frozenset({"ana"})), hero("ana", "a1"))

    table.play("attack ana shortbow", dice=[3, 5])

    assert reasons(table, "advantage") == ["5e.unseen.attacker"]
    assert table.orc.hidden_from == frozenset()
    assert table.told("noticed", "ana")[0]["at"] == "h1"


@clause("5e.unseen.hidden")
def test_one_who_is_hidden_from_the_attacker_is_not_offered(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hidden_from=frozenset({"ana"})), foe("imp", "a2"))

    assert [text for text in table.offered() if text.startswith("attack")] == [
        "attack imp shortsword",
        "attack imp shortbow",
        "attack imp unarmed-strike",
    ]


@clause("5e.ranged.range", "5e.ranged.long")
def test_beyond_normal_range_disadvantage_and_beyond_long_range_nothing(table: TableForTests) -> None:
    short = BOW.but(range=3, long=5)
    table.set(hero("ana", "a1", weapons=(short,)), foe("near", "d1"), foe("far", "f1"), foe("off", "g1"))
    assert [text for text in table.offered() if text.startswith("attack")] == [
        "attack near shortbow",
        "attack far shortbow",
    ]

    table.play("attack far shortbow", dice=[2, 2])

    assert reasons(table, "disadvantage") == ["5e.ranged.long"]


@clause("5e.ranged.long")
def test_a_shortbow_at_50_squares_has_disadvantage(table: TableForTests) -> None:
    wide = grid_of(Squares, 60, 1)
    table.set(
        hero("ana", "a1").but(place=Place(wide.at(0, 0))),
        foe("orc", "a1").but(place=Place(wide.at(50, 0))),
        map=["." * 60],
    )

    table.play("attack orc shortbow", dice=[2, 2])

    assert reasons(table, "disadvantage") == ["5e.ranged.long"]


@clause("5e.ranged.close")
def test_a_foe_beside_the_shooter_disturbs_the_shot_if_it_sees_and_is_able(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), foe("imp", "h1"))
    table.play("attack imp shortbow", dice=[2, 2])
    assert reasons(table, "disadvantage") == ["5e.ranged.close"]

    table.set(hero("ana", "a1", hidden_from=frozenset({"orc"})), foe("orc", "b1"), foe("imp", "h1"))
    table.play("attack imp shortbow", dice=[2])
    assert reasons(table, "disadvantage") == []


@clause("5e.ranged.close")
def test_by_table_option_any_foe_beside_the_shooter_disturbs(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1", hidden_from=frozenset({"orc"})),
        foe("orc", "b1"),
        foe("imp", "h1"),
        ranged_in_melee="any-hostile",
    )

    table.play("attack imp shortbow", dice=[2, 2])

    assert reasons(table, "disadvantage") == ["5e.ranged.close"]


@clause("5e.action.dodge")
def test_attacks_on_one_who_dodges_have_disadvantage_until_its_next_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("dodge", "end", "attack ana shortsword", "end", dice=[18, 2])

    assert reasons(table, "disadvantage") == ["5e.action.dodge"]
    assert not table.ana.has("dodging")


@clause("5e.condition.prone")
def test_attacks_on_the_prone_have_advantage_near_and_disadvantage_far(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "orc")
    table.set(hero("ana", "a1"), foe("orc", "b1", effects=(prone,), hp=30))
    table.play("attack orc shortsword", dice=[2, 3])
    assert reasons(table, "advantage") == ["5e.condition.prone"]

    table.set(hero("ana", "a1"), foe("orc", "f1", effects=(prone,)))
    table.play("attack orc shortbow", dice=[2, 3])
    assert reasons(table, "disadvantage") == ["5e.condition.prone"]


@clause("5e.cover.half", "5e.cover.half-what")
def test_a_creature_in_the_way_gives_half_cover(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "d1"), foe("orc", "g1", armour_class=13))

    table.play("attack orc shortbow", dice=[10])

    assert table.told("attack")[0]["guard"][1] == {"clause": "5e.cover.half", "amount": 2, "source": None}
    assert table.told("attack")[0]["hit"] is False


@clause("5e.cover.half-what")
def test_by_table_option_creatures_give_no_cover(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "d1"), foe("orc", "g1", armour_class=13), cover_creatures="no")

    table.play("attack orc shortbow", dice=[10, 1])

    assert table.told("attack")[0]["hit"] is True


@clause("5e.cover.three-quarters", "5e.cover.three-quarters-what", "5e.cover.best")
def test_trunks_that_block_every_line_give_three_quarters_and_a_creature_adds_nothing(table: TableForTests) -> None:
    rows = [*["....T....."] * 3, *["." * 10] * 5]
    table.set(hero("ana", "a2"), hero("bo", "c2"), foe("orc", "f2", armour_class=13), map=rows)

    table.play("attack orc shortbow", dice=[13])

    assert table.told("attack")[0]["guard"][1:] == [{"clause": "5e.cover.three-quarters", "amount": 5, "source": None}]


@clause("5e.cover.total", "5e.cover.total-what")
def test_one_behind_a_wall_cannot_be_targeted(table: TableForTests) -> None:
    rows = ["...#......", "...#......", "...#......", *["." * 10] * 5]
    table.set(hero("ana", "a1"), foe("orc", "f1"), map=rows)

    assert not [text for text in table.offered() if text.startswith("attack")]


@clause("5e.damage.roll", "5e.damage.bonus")
def test_damage_is_the_dice_and_what_is_added(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=30))

    table.play("attack orc shortsword", dice=[15, 6])

    assert table.orc.hp == 22


@clause("5e.melee.reach")
def test_a_melee_weapon_reaches_one_square(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD,)), foe("orc", "c1"))

    assert not [text for text in table.offered() if text.startswith("attack")]


def test_the_odds_of_an_attack_with_advantage_are_exact(table: TableForTests) -> None:
    table.set(foe("orc", "h1", hidden_from=frozenset({"ana"})), hero("ana", "a1", armour_class=15, hp=50))

    found = odds(table.fight, "attack ana shortbow")

    assert float(found.chance("attack", hit=True)) == 1 - 0.5**2
    assert float(found.chance("attack", critical=True)) == pytest.approx(1 - 0.95**2)


def test_armour_of_which_nothing_is_disclosed_is_neither_told_nor_given_away_by_odds(table: TableForTests) -> None:
    chances = []
    for armour_class in (8, 18):
        table.set(hero("ana", "a1"), foe("orc", "b1", armour_class=armour_class, hp=30))
        table.fight.set("disclosure orc nothing")
        chances.append(odds(table.fight, "attack orc shortsword", seat="ana").chance("attack", hit=True))
        table.play("attack orc shortsword", dice=[2])

        assert "guard" not in table.told("attack", "ana")[0]
        assert table.told("attack")[0]["guard"][0]["amount"] == armour_class
        assert table.fight.view("ana")["creatures"][1]["armour_class"] is None
    assert chances[0] == chances[1]


def test_a_mind_that_is_asked_for_real_dice_throws_them() -> None:
    report = simulate(Fight(arrange(hero("ana", "a1"), foe("orc", "b1")), dice="ask"), 30)

    assert 0 < report.chance("heroes") < 1
