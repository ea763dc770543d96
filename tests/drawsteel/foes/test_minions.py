"""Minions: one Stamina for a squad, strikes of all at once, captains."""

from typing import Any

import pytest

from affray import Fight, load
from affray.rules.drawsteel.state.blocks import Tier
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, WHIRL, clash_of, foe, hero, minion, netted, setup, strike, words

LINE = ("rat-1", "rat-2", "rat-3", "rat-4")


def rats(*places: str, **traits: Any) -> list[Fighter]:
    return [minion(f"rat-{n}", at, **traits) for n, at in enumerate(places, 1)]


@clause("ds.minion.squad")
def test_damage_to_a_minion_goes_off_the_stamina_of_all(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), *rats("b1", "c1", "d1"))

    table.play("use rat-1 axe", dice=[1, 1])

    assert clash_of(table.fight).squads == {"rat": 9}
    assert [each for each in LINE[:3] if clash_of(table.fight).creatures[each].is_up] == ["rat-1", "rat-2", "rat-3"]


@clause("ds.minion.falls")
def test_who_was_hit_falls_first_then_the_nearest(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2), *rats("a1", "f5", "c1"))

    table.play("use rat-1 axe", dice=[10, 8])

    assert [clash_of(table.fight).creatures[each].is_up for each in LINE[:3]] == [False, True, False]
    assert clash_of(table.fight).squads == {"rat": 3}


@clause("ds.minion.area")
def test_an_area_counts_each_minion_once_and_fells_nobody_outside_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), *rats("a1", "b1", "c1", "h8", hp=5))

    table.play("use whirl", dice=[10, 8])

    assert clash_of(table.fight).squads == {"rat": 5}
    assert [clash_of(table.fight).creatures[each].is_up for each in LINE] == [False, False, False, True]


@clause("ds.minion.squad", "ds.objective")
def test_a_minion_that_is_gone_before_the_fight_begins_has_no_part_in_the_squad() -> None:
    fight = Fight(load("goblins-at-the-toll-house"), seed=1)
    minion = next(each for each in clash_of(fight).everyone() if each.is_minion)
    assert not clash_of(fight).squads

    fight.rule(f"{minion.id} dies")
    fight.answer("ready")

    heads = minions_of(clash_of(fight), minion.squad)
    assert minion.id not in [each.id for each in heads]
    assert clash_of(fight).squads[minion.squad] == minion.block.stamina * len(heads)


@clause("ds.minion.falls")
def test_the_dealer_chooses_who_of_several_falls(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), *rats("a1", "b1", "c1"))

    table.play("use whirl", "rat-2", dice=[1, 1])

    assert [clash_of(table.fight).creatures[each].is_up for each in LINE[:3]] == [True, False, True]


@clause("ds.minion.squad")
@pytest.mark.parametrize(("traits", "left"), [({"immunities": {"any": 1}}, 7), ({"weaknesses": {"any": 2}}, 4)])
def test_immunity_and_weakness_count_once_for_the_squad(
    table: TableForTests, traits: dict[str, object], left: int
) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), *rats("a1", "b1", "c1", **traits))

    table.play("use whirl", "rat-2", *["rat-1"] * (left == 4), dice=[1, 1])

    assert clash_of(table.fight).squads == {"rat": left}


@clause("ds.minion.strike")
def test_a_squad_strikes_with_one_roll_and_each_more_adds_its_free_strike(table: TableForTests) -> None:
    table.set(*rats("a1", "b1", "c1", "d2"), hero("ana", "b2"), hero("bo", "e2"))

    table.play("use ana poke", "rat-2: ana", "rat-3: ana", "rat-4: bo", dice=[5, 5])

    assert (table.ana.hp, table.bo.hp) == (20 - 2 - 1 - 1, 20 - 2)
    assert all(clash_of(table.fight).creatures[each].pools["main"] == 0 for each in LINE)


@clause("ds.minion.strike")
def test_no_more_than_three_strike_one_target(table: TableForTests) -> None:
    table.set(*rats("a1", "b1", "c1", "a2"), hero("ana", "b2"))

    table.play("use ana poke", "rat-2: ana", "rat-3: ana", dice=[5, 5])

    assert table.ana.hp == 16
    assert table.rat_4.pools["main"] == 1


@clause("ds.minion.strike")
def test_after_the_squad_has_struck_the_others_only_move_or_maneuver(table: TableForTests) -> None:
    table.set(*rats("a1", "b1", "c1"), hero("ana", "b2"))

    table.play("use ana poke", "rat-2: ana", "rat-3: pass", "over-to rat-3", dice=[5, 5])

    assert "use ana poke" not in table.offered()
    assert "convert move" in table.offered()


@clause("ds.minion.strike")
def test_a_critical_hit_lets_all_who_took_part_strike_again(table: TableForTests) -> None:
    table.set(*rats("a1", "b1", "h8"), hero("ana", "b2", hp=30))

    table.play("use ana poke", "rat-2: ana", "use ana poke", "rat-2: pass", dice=[10, 10, 5, 5])

    assert table.ana.hp == 30 - 4 - 2


@clause("ds.minion.turn", "ds.group.turns")
def test_a_squad_has_one_turn_in_which_its_minions_act_by_turns() -> None:
    fight = Fight(setup(hero("ana", "a1"), *rats("j1", "j2"), foe("orc", "j8")), dice=[1])
    for said in ("ready", "rat-1", "move i1", "over-to rat-2", "move i2", "over-to rat-1", "move h1", "end"):
        fight.answer(said)

    assert clash_of(fight).acted == ("rat-1", "rat-2", "ana")
    assert clash_of(fight).creatures["rat-1"].pools["maneuver"] == 0


@clause("ds.minion.captain")
def test_with_a_captain_minions_have_what_their_block_says(table: TableForTests) -> None:
    shot = strike("shot", 1, 2, 3, far=3, bonus=2)
    edge = minion("rat-1", "a1", captained={"edge": 1, "damage": 1, "range": 5, "speed": 1}, abilities=(shot,))
    table.set(edge, foe("boss", "a8", squad="rat"), hero("ana", "g1"))

    table.play("use ana shot", dice=[5, 4])

    assert table.ana.hp == 20 - 2 - 1


@clause("ds.minion.captain")
def test_another_may_become_captain_at_the_start_of_the_next_round() -> None:
    boss = foe("boss", "b1", hp=3, squad="rat", group="rat")
    fight = Fight(setup(hero("ana", "a1", abilities=(AXE,)), *rats("j1"), boss, foe("orc", "j8")), dice=[6, 1, 1])
    for said in ("ready", "use boss axe", "end", "rat-1", "end", "end"):
        fight.answer(said)

    fight.answer("orc")

    assert (clash_of(fight).creatures["orc"].squad, clash_of(fight).creatures["orc"].group) == ("rat", "rat")


@clause("ds.minion.captain")
def test_mounts_and_minions_lead_nobody() -> None:
    boss = foe("boss", "b1", hp=3, squad="rat", group="rat")
    worg = foe("worg", "j8", role="mount")
    fight = Fight(setup(hero("ana", "a1", abilities=(AXE,)), *rats("j1"), boss, worg), dice=[6, 1, 1])
    for said in ("ready", "use boss axe", "end", "rat-1", "end", "end"):
        fight.answer(said)

    assert clash_of(fight).round == 2


@clause("ds.minion.turn")
def test_a_minion_that_falls_in_its_turn_leaves_it_to_the_others(table: TableForTests) -> None:
    table.set(*rats("b1", "e5"), hero("ana", "b2"))

    table.play("move d1", "ana: strike", dice=[6, 6])

    assert not table.rat_1.is_up
    assert clash_of(table.fight).turn == "rat-2"


@clause("ds.minion.free-strikes", "ds.opportunity")
def test_minions_strike_one_who_leaves_them_as_one(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), *rats("a1", "b1", "c1"))

    table.play("move b5", "rat-1: strike")

    assert [told["amount"] for told in table.told("hurt")] == [3]


@clause("ds.stamina.unconscious", "ds.minion.falls")
def test_a_minion_may_be_knocked_out_and_costs_its_squad_nothing_more(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2), *rats("b1", "f5", hp=3), stamina_mercy="on")

    table.play("use rat-1 axe", "knock-out", "end", "end", dice=[1, 1])
    table.play("use rat-1 axe", dice=[1, 1])

    assert (clash_of(table.fight).creatures["rat-1"].status, clash_of(table.fight).squads) == ("dead", {"rat": 3})


@clause("ds.condition.dazed", "ds.minion.turn")
def test_a_dazed_minion_still_does_one_thing(table: TableForTests) -> None:
    table.set(*rats("b1", under=["dazed"], pools={"maneuver": 0}), hero("ana", "b2"))
    assert "use ana poke" in table.offered()

    table.play("use ana poke", dice=[1, 1])

    assert not [each for each in table.offered() if each.startswith("move")]


@clause("ds.condition.bleeding", "ds.minion.squad")
def test_a_bleeding_minion_bleeds_for_its_squad(table: TableForTests) -> None:
    table.set(minion("rat-1", "b1", under=["bleeding"]), minion("rat-2", "d1"), hero("ana", "b2"))

    table.play("use ana poke", dice=[1, 1, 3])

    assert clash_of(table.fight).squads == {"rat": 8 - 4}
    assert [clash_of(table.fight).creatures[each].is_up for each in LINE[:2]] == [False, True]


@clause("ds.ability.steady", "ds.minion.strike")
def test_each_minion_of_a_squad_shoots_steadily_that_has_not_moved(table: TableForTests) -> None:
    bow = strike("bow", 2, 4, 5, far=10, bonus=2, effects=words("{kind: edge, amount: 1, if: {me: {steady: true}}}"))
    table.set(*rats("a1", "a3", abilities=(bow,)), hero("ana", "d2"), hero("bo", "d4"))

    table.play("use ana bow", "rat-2: bo", dice=[5, 5])

    assert (netted(table, "@ana"), netted(table, "@bo")) == (1, 1)


@clause("ds.minion.maneuver")
def test_minions_grab_together_with_one_roll_each_another_target(table: TableForTests) -> None:
    table.set(*rats("b1", "e1", "h8", pools={"maneuver": 0}), hero("ana", "b2"), hero("bo", "e2"))

    table.play("convert maneuver", "grab ana", "rat-2: bo", dice=[9, 9])

    assert [(each.kind, each.source) for each in (*table.ana.effects, *table.bo.effects)] == [
        ("grabbed", "rat-1"),
        ("grabbed", "rat-2"),
    ]
    assert table.rat_2.pools["main"] == 0


@clause("ds.minion.maneuver", "ds.search")
def test_a_squad_searches_once(table: TableForTests) -> None:
    table.set(*rats("b1", "e1"), hero("ana", "b2"))

    table.play("search", "over-to rat-2", dice=[5, 5])

    assert "search" not in table.offered()


@clause("ds.forced.push", "ds.minion.strike")
def test_a_target_is_pushed_away_from_the_minion_that_strikes_it(table: TableForTests) -> None:
    axe = strike("hack", bonus=2, tiers=(Tier("1", "", (Outcome("push", 1),)),) * 3)
    table.set(*rats("a1", "e1", abilities=(axe,)), hero("ana", "a2"), hero("bo", "e2"))

    table.play("use ana hack", "rat-2: bo", "ana", "push a3", dice=[5, 5])

    assert "push e3" in table.offered()
    assert "push e1" not in table.offered()
