"""What a fight is about, and how the Director ends it."""

from typing import Any

import pytest

from affray import Fight
from affray.core.fight.running import Setup
from affray.rules.drawsteel.state.blocks import VILLAIN, Ability
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.objective import Objective
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CLAW, arrange, clash_of, foe, hero, minion

SCARE = Ability("scare", VILLAIN, target="self", effects=(Outcome("swarm", 2, of="ogre"),))


def after(table: TableForTests, objective: Objective, *fighters: Fighter, **options: Any) -> str | None:
    """How a fight stands that is about this."""
    begun = arrange(*fighters, **options)
    table.fight = Fight(Setup(begun.rulebook, begun.state.but(objective=objective)), dice=[])
    return table.fight.outcome


def down(id: str, at: str = "j8") -> Fighter:
    return foe(id, at, hp=0, hp_max=20, status="dead")


@clause("ds.objective")
def test_the_fight_is_won_when_the_one_who_was_named_is_down(table: TableForTests) -> None:
    ana = hero("ana", "b2", might=2, abilities=(AXE,))
    assert after(table, Objective("defeat", whom=("boss",)), ana, foe("boss", "b1", hp=3), foe("imp", "j1")) is None

    table.play("use boss axe", dice=[5, 5])

    assert (table.fight.outcome, table.imp.is_up) == ("heroes", True)


@clause("ds.objective")
def test_heroes_who_hold_out_for_so_many_rounds_have_won(table: TableForTests) -> None:
    after(table, Objective("hold", rounds=1), hero("ana", "b2"), foe("imp", "j8"))
    assert table.fight.outcome is None

    table.play("end", "end")

    assert table.fight.outcome == "heroes"


@clause("ds.objective")
@pytest.mark.parametrize(
    ("kind", "foes", "is_won"),
    [
        ("half", [down("a"), foe("b", "j1"), foe("c", "j3")], False),
        ("half", [down("a"), foe("b", "j1")], True),
        ("outnumber", [foe("a", "j1"), foe("b", "j3")], False),
        ("outnumber", [foe("a", "j1")], True),
        ("twofold", [foe("a", "j1"), down("b")], True),
        ("rabble", [minion("rat-1", "j1"), foe("a", "j3")], False),
        ("rabble", [minion("rat-1", "j1"), down("a")], True),
        ("quarter", [foe("worm", "j1", hp=6, hp_max=20, organisation="solo")], False),
        ("quarter", [foe("worm", "j1", hp=5, hp_max=20, organisation="solo")], True),
        ("quarter", [foe("worm", "j1", hp=5, hp_max=20, organisation="solo", abilities=(CLAW, SCARE))], True),
    ],
)
def test_so_few_are_left_that_it_is_won(table: TableForTests, kind: str, foes: list[Fighter], is_won: bool) -> None:
    won = after(table, Objective(kind), hero("ana", "a1"), hero("bo", "a3"), *foes)

    assert (won == "heroes") is is_won


@clause("ds.objective")
def test_a_solo_with_a_villain_action_left_is_not_beaten_yet(table: TableForTests) -> None:
    worm = foe("worm", "j1", hp=5, hp_max=20, organisation="solo", abilities=(CLAW, SCARE), pools={"scare": 1})

    assert after(table, Objective("quarter"), hero("ana", "a1"), worm) is None


@clause("ds.objective")
def test_the_director_ends_a_fight_that_is_settled_otherwise(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j8"))

    table.play("rule: over heroes")

    assert table.fight.outcome == "heroes"


@clause("ds.last-stand")
def test_in_a_last_stand_the_least_blow_fells_anybody(table: TableForTests) -> None:
    rats = [minion("rat-1", "b1", hp=5), minion("rat-2", "c1", hp=5)]
    table.set(hero("ana", "b2", abilities=(AXE,)), *rats, foe("imp", "j8"))

    table.play("rule: last-stand", "use rat-1 axe", dice=[1, 1])

    assert (table.imp.hp, clash_of(table.fight).squads) == (1, {"rat": 0})
    assert not table.rat_1.is_up
