"""Any other action: what the GM makes of it."""

import pytest

from affray.testing import TableForTests, clause
from tests.acao.kit import foe, hero


@clause("ac.test.any-action", "ac.test.roll", "ac.turn.action")
@pytest.mark.parametrize(("face", "fact"), [(12, "succeeded"), (11, "failed")])
def test_any_other_action_is_a_test_of_the_attribute_that_the_gm_names(
    table: TableForTests, face: int, fact: str
) -> None:
    table.set(hero("ana", "a1", inf=2), foe("imp", "c1"))
    table.play("improvise talk the imp into letting us pass")
    assert (table.asked().seat, table.asked().kind) == ("gm", "improvise")
    assert [text for text in table.offered() if text.startswith("test")] == [
        f"test {attribute}" for attribute in ("vig", "res", "pre", "men", "inf", "per")
    ]

    table.play("test inf", dice=[face])

    assert table.told(fact)
    assert table.ana.pools["action"] == 0
    assert not any(text.startswith(("improvise", "attack")) for text in table.offered())


@clause("ac.test.any-action")
def test_what_the_gm_forbids_costs_nothing_and_what_the_gm_allows_needs_no_roll(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "c1"))
    table.play("improvise fly to the moon", "forbid")
    assert table.ana.pools["action"] == 1

    table.play("improvise kick the door shut", "allow", "pass")

    assert table.told("succeeded")
    assert table.ana.pools["action"] == 0


@clause("ac.test.any-action", "ac.turn.free")
def test_the_gm_rules_what_comes_of_it_and_whether_it_costs_anything(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "c1", hp=9))

    table.play("improvise topple the shelf", "allow-freely", "rule: imp prone", "rule: imp hurt 3", "pass")

    assert (table.imp.has("prone"), table.imp.hp, table.ana.pools["action"]) == (True, 6, 1)


@clause("ac.test.any-action", "ac.test.natural")
def test_a_natural_1_ends_the_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("imp", "c1"))

    table.play("improvise lift the portcullis", "test vig", "pass", dice=[1])

    assert table.fight.state.turn == "imp"


@clause("ac.test.any-action", "ac.reaction.players-roll")
@pytest.mark.parametrize(("face", "fact"), [(14, "failed"), (13, "succeeded")])
def test_against_what_a_foe_tries_a_hero_makes_the_test(table: TableForTests, face: int, fact: str) -> None:
    table.set(foe("imp", "c1"), hero("ana", "a1"))

    table.play("improvise snatch the purse", "test-by ana per", dice=[face])

    assert table.told(fact)
    assert table.fight.state.rolled == {"ana": 1}
