"""Dice that whoever rolls may add, once it sees the d20."""

import pytest

from affray.testing import TableForTests
from tests.dnd5e.kit import caster, foe, hero


@pytest.mark.parametrize(("answer", "dice", "hp"), [("add-die", [9, 2, 4], 10), ("pass", [9, 4], 6)])
def test_who_bears_resistance_says_at_the_roll_whether_the_die_counts(
    table: TableForTests, answer: str, dice: list[int], hp: int
) -> None:
    witch = caster("witch", "d1", "sacred-flame", side="foes", dc=13)
    table.set(caster("ana", "a1", "resistance"), witch, hero("bo", "b1", hp=10))

    table.play("cast resistance bo", "end", "cast sacred-flame bo", f"bo: {answer}", dice=dice)

    assert (table.bo.hp, table.bo.has("resistance")) == (hp, answer == "pass")


def test_guidance_counts_for_one_check_of_its_bearers_choice(table: TableForTests) -> None:
    fallen = hero("cy", "c2", hp=0, hp_max=9, status="dying")
    table.set(caster("ana", "a1", "guidance"), hero("bo", "b2"), fallen, foe("orc", "j8"))

    table.play("cast guidance bo", "end", "first-aid cy", "add-die", dice=[8, 2])

    assert (table.cy.status, table.bo.has("guidance")) == ("stable", False)
