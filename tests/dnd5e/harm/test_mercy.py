"""What becomes of those who are struck down, or can do nothing: by choice and by table option."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, foe, hero


@clause("5e.death.knock-out")
def test_whoever_strikes_down_in_melee_may_knock_out_right_after_the_damage(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=3), foe("imp", "j8"), mercy="ask")
    table.play("attack orc shortsword", dice=[15, 6])
    assert (table.asked().kind, table.asked().who) == ("knock-out", table.ana)
    assert table.offered() == ["knock-out", "pass"]

    table.play("knock-out")

    assert (table.orc.status, table.orc.hp) == ("stable", 0)


@clause("5e.death.knock-out")
def test_or_lets_it_die(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=3), foe("imp", "j8"), mercy="ask")

    table.play("attack orc shortsword", "pass", dice=[15, 6])

    assert table.orc.status == "dead"


@clause("5e.death.knock-out")
def test_a_hero_knocked_out_is_stable_even_by_a_blow_that_would_kill(table: TableForTests) -> None:
    axe = SWORD.but(id="axe", damage="40")
    table.set(foe("orc", "a1", weapons=(axe,)), hero("ana", "b1", hp=9), hero("bo", "j8"), mercy="ask")

    table.play("attack ana axe", "knock-out", dice=[15])

    assert (table.ana.status, table.ana.has("prone")) == ("stable", True)


@clause("5e.death.knock-out")
def test_a_shot_knocks_nobody_out(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hp=3), foe("imp", "j8"), mercy="ask")

    table.play("attack orc shortbow", dice=[15, 6])

    assert table.orc.status == "dead"
    assert table.asked().kind == "turn"


@clause("5e.death.knock-out")
@pytest.mark.parametrize(("ruling", "status"), [("orc hp 2", "up"), ("orc hp 0", "dead")])
def test_a_ruling_while_it_is_asked_settles_it(table: TableForTests, ruling: str, status: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=3), foe("imp", "j8"), mercy="ask")
    table.play("attack orc shortsword", dice=[15, 6])

    table.play(f"rule: {ruling}")

    assert table.orc.status == status
    assert table.asked().kind == "turn"


@clause("5e.death.monsters", "5e.death.villains")
@pytest.mark.parametrize(("option", "status"), [("die-except-flagged", "dying"), ("die", "dead")])
def test_by_table_option_even_the_villains_die_at_0(table: TableForTests, option: str, status: str) -> None:
    villain: Any = foe("chief", "b1", hp=3, hp_max=20).but(hero=True)
    table.set(hero("ana", "a1"), villain, foe("imp", "j8"), monster_zero_hp=option)

    table.play("attack chief shortsword", dice=[15, 6])

    assert table.chief.status == status


@clause("5e.turn.bonus-denied")
@pytest.mark.parametrize(("option", "verbs"), [("yes", None), ("no", {"end", "second-wind", "drop"})])
def test_by_table_option_one_without_actions_keeps_its_bonus_action(
    table: TableForTests, option: str, verbs: set[str] | None
) -> None:
    stunned = Effect("incapacitated-1", "incapacitated", "ana")
    ana = hero("ana", "a1", effects=(stunned,), features=("second-wind",), pools={"second-wind": 1})
    table.set(foe("orc", "j8"), ana, hero("bo", "j1"), bonus_blocked_with_actions=option)

    table.play("end")

    if verbs is None:
        assert table.fight.state.turn == "bo"
    else:
        assert {text.split()[0] for text in table.offered()} == verbs
        table.play("second-wind", dice=[4])
        assert table.ana.pools["bonus"] == 0
