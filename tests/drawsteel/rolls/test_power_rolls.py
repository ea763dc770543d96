"""Power rolls: tiers, natural 19 and 20, edges and banes, tests."""

import pytest

from affray.core.dice.luck import ScriptedLuck
from affray.core.table.asking import MindTable
from affray.core.values import Reason
from affray.minds import minds_for
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.rolls.power_rolls import score, tier_of
from affray.rules.drawsteel.rolls.tests import make_test, worth_of
from affray.rules.drawsteel.state.blocks import FREE, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Trial, net
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, SHOVE, WHIRL, foe, hero, setup


def reasons(*amounts: int) -> list[Reason]:
    return [Reason("ds.roll.edges", amount) for amount in amounts]


@clause("ds.roll.power")
@pytest.mark.parametrize(("total", "tier"), [(2, 1), (11, 1), (12, 2), (16, 2), (17, 3), (25, 3)])
def test_up_to_11_up_to_16_and_above(total: int, tier: int) -> None:
    assert tier_of(5, total, 0) == tier


@clause("ds.roll.natural")
@pytest.mark.parametrize("state", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("natural", [19, 20])
def test_a_natural_19_or_20_is_of_the_third_tier_whatever_else(natural: int, state: int) -> None:
    assert tier_of(natural, natural - 12, state) == 3


@clause("ds.roll.edges")
@pytest.mark.parametrize(
    ("edges", "comes_to"),
    [
        ((), 0),
        ((1,), 1),
        ((-1,), -1),
        ((1, 1), 2),
        ((1, 1, 1), 2),
        ((2,), 2),
        ((-1, -1), -2),
        ((1, -1), 0),
        ((1, 1, -1, -1), 0),
        ((2, -1), 1),
        ((-2, 1), -1),
        ((1, 1, 1, 1, 1, -1), 1),
        ((2, -2), 0),
        ((1, 1, 1, -2), 0),
    ],
)
def test_two_of_a_kind_are_all_that_count_and_then_they_cancel(edges: tuple[int, ...], comes_to: int) -> None:
    assert net(reasons(*edges)) == comes_to


@clause("ds.roll.edges")
@pytest.mark.parametrize(
    ("total", "state", "tier"),
    [(10, 1, 2), (13, -1, 1), (11, 2, 2), (17, 2, 3), (12, -2, 1), (3, -2, 1), (16, 1, 3), (11, 0, 1)],
)
def test_an_edge_is_2_and_a_double_edge_a_tier(total: int, state: int, tier: int) -> None:
    assert tier_of(8, total, state) == tier
    assert score(10, 2) == 10


@clause("ds.roll.per-target", "ds.surprise.effect")
def test_one_roll_may_be_of_a_higher_tier_against_the_surprised(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), foe("imp", "b1", surprised=True), foe("orc", "a1"))

    table.play("use whirl", dice=[5, 5])

    assert (table.imp.hp, table.orc.hp) == (16, 18)
    assert table.told("power-roll")[0]["edges"] == [{"clause": "ds.surprise.effect", "amount": 1, "source": None}]


@clause("ds.roll.critical")
def test_a_natural_19_with_a_main_action_gives_another_at_once(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))

    table.play("use imp axe", "use imp axe", dice=[10, 9, 1, 1])

    assert table.imp.hp == 20 - 9 - 3
    assert table.ana.pools["main"] == 0


@clause("ds.roll.critical")
def test_a_maneuver_is_never_a_critical_hit(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(SHOVE,)), foe("imp", "b1"))

    table.play("use imp shove", dice=[10, 10])

    assert table.asked().kind == "turn"


@clause("ds.roll.critical")
def test_a_critical_hit_out_of_turn_gives_its_action_out_of_turn(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2"))

    table.play("move d1", "ana: strike", "use imp axe", dice=[10, 9, 1, 1])

    assert table.imp.hp == 20 - 7 - 3


@clause("ds.roll.downgrade")
def test_the_roller_may_take_a_lower_tier_and_keeps_the_critical(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"), roll_downgrade="on")

    table.play("use imp axe", "tier 1", dice=[10, 9])

    assert table.imp.hp == 17
    assert table.asked().kind == "critical"


@clause("ds.roll.automatic")
@pytest.mark.parametrize(("tiers", "hp"), [((3,), 11), ((3, 3), 11), ((3, 1), 17)])
def test_an_automatic_tier_counts_whatever_is_rolled(table: TableForTests, tiers: tuple[int, ...], hp: int) -> None:
    charm = Ability("charm", FREE, target="self", effects=tuple(Outcome("sure", tier) for tier in tiers))
    table.set(hero("ana", "b2", abilities=(AXE, charm), under=["weakened"]), foe("imp", "b1"))

    table.play("use charm", "use imp axe", dice=[1, 2])

    assert table.imp.hp == hp
    assert not table.ana.has("sure")


@clause("ds.test.ladder")
@pytest.mark.parametrize(
    ("difficulty", "worth"),
    [
        ("easy", ["success-with-consequence", "success", "success-with-reward"]),
        ("medium", ["failure", "success-with-consequence", "success"]),
        ("hard", ["failure-with-consequence", "failure", "success"]),
    ],
)
def test_what_a_tier_is_worth_depends_on_how_hard_it_is(difficulty: str, worth: list[str]) -> None:
    ana = hero("ana", "b2")

    assert [worth_of(Trial(tier, 0, (), False, ana, "might"), difficulty) for tier in (1, 2, 3)] == worth
    assert worth_of(Trial(3, 0, (), True, ana, "might"), difficulty) == "success-with-reward"


def at_a_table(*fighters: Fighter, dice: list[int]) -> MindTable[Clash, Readings]:
    start = setup(*fighters)
    clash = start.state.copy()
    assert isinstance(clash, Clash)
    return MindTable(start.rulebook, clash, minds_for(clash, "simple", "1"), ScriptedLuck(dice))


@clause("ds.test", "ds.test.skill", "ds.condition.weakened")
def test_a_test_adds_the_best_characteristic_a_skill_and_edges() -> None:
    table = at_a_table(hero("ana", "a1", might=1, agility=2), dice=[4, 4])

    made = make_test(table, table.state.fighter("ana"), ("might", "agility"), "test", reasons(1), skilled=True)

    assert (made.tier, made.total()) == (2, 14)


@clause("ds.test.opposed", "ds.roll.edges")
@pytest.mark.parametrize(("given", "total"), [((), 8), ((1,), 10), ((1, 1), 12), ((-1, -1), 4), ((2, -1), 10)])
def test_against_another_total_an_edge_is_worth_2_and_a_double_one_4(given: tuple[int, ...], total: int) -> None:
    table = at_a_table(hero("ana", "a1"), dice=[4, 4])

    made = make_test(table, table.state.fighter("ana"), ("might",), "test", reasons(*given), is_opposed=True)

    assert made.total() == total


@clause("ds.strike.beside")
def test_a_ranged_strike_beside_an_enemy_has_a_bane(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"), foe("orc", "f1"))

    table.play("use orc bow", dice=[6, 6])

    assert table.orc.hp == 18


@clause("ds.strike.beside")
def test_a_blow_beside_an_enemy_has_none(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(AXE,)), foe("imp", "b1"), foe("orc", "a1"))

    table.play("use orc axe", dice=[6, 6])

    assert table.orc.hp == 14
