"""Hiding and being noticed."""

from affray.testing import TableForTests, clause
from tests.dnd5e.kit import foe, hero

HEDGE = ["....T.....", "....T.....", "....T.....", *["." * 10] * 5]


@clause("5e.action.hide")
def test_one_who_is_plainly_seen_cannot_hide(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f5"), map=HEDGE)

    assert "hide" not in table.offered()


@clause("5e.action.hide", "5e.unseen.hidden")
def test_hiding_beats_the_passive_perception_of_each_foe(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "f1"), foe("imp", "f2", passive_perception=15), map=HEDGE)

    table.play("hide", dice=[10])

    assert table.ana.hidden_from == frozenset({"orc"})
    assert table.ana.pools["action"] == 0


@clause("5e.action.hide")
def test_the_nimble_hide_by_a_bonus_action(table: TableForTests) -> None:
    table.set(foe("goblin", "f1", features=("nimble-escape",)), hero("ana", "d1"), map=HEDGE)

    table.play("hide bonus", dice=[15])

    assert table.goblin.hidden_from == frozenset({"ana"})
    assert (table.goblin.pools["action"], table.goblin.pools["bonus"]) == (1, 0)
    assert not [text for text in table.offered() if text.startswith("hide")]


@clause("5e.unseen.hidden")
def test_a_step_into_plain_sight_is_noticed(table: TableForTests) -> None:
    table.set(foe("orc", "f1", hidden_from=frozenset({"ana"})), hero("ana", "d5"), map=HEDGE)

    table.play("move f5")

    assert table.orc.hidden_from == frozenset()
    assert table.told("noticed", "ana")[0]["who"] == "@orc"


@clause("5e.unseen.hidden")
def test_who_walks_around_the_hedge_notices(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "f1", hidden_from=frozenset({"ana"})), map=HEDGE)
    assert len(table.fight.view("ana")["creatures"]) == 1

    table.play("move e4")

    assert len(table.fight.view("ana")["creatures"]) == 2
