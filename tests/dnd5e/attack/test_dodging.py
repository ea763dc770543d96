"""Dodge: what it helps against, and when it does not."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import caster, foe, hero

BLINDED = Effect("blinded-1", "blinded", "bo")
GRAPPLED = Effect("grappled-1", "grappled", "bo")


def lost(table: TableForTests, dice: list[int], *effects: Effect, **options: str) -> int:
    """Let Bo dodge, and the mage's fireball come upon him: 8, or 4 if he saves. One die or two are thrown for it."""
    table.set(hero("bo", "e4", hp=60, effects=effects), caster("mage", "a1", "fireball", side="foes"), **options)
    table.play("dodge", "end", "cast fireball 3 e4", dice=[*dice, *[1] * 8])
    return 60 - int(table.bo.hp)


@clause("5e.action.dodge")
def test_dexterity_saves_have_advantage(table: TableForTests) -> None:
    assert lost(table, [3, 17]) == 4


@clause("5e.action.dodge")
def test_by_table_option_only_against_one_whom_it_sees(table: TableForTests) -> None:
    assert lost(table, [3, 17], BLINDED) == 4
    assert lost(table, [3], BLINDED, dodge_save_needs_sight="yes") == 8
    assert lost(table, [3, 17], dodge_save_needs_sight="yes") == 4


@clause("5e.action.dodge-lost")
def test_who_cannot_move_does_not_dodge_unless_the_table_says_so(table: TableForTests) -> None:
    assert lost(table, [3], GRAPPLED) == 8
    assert lost(table, [3, 17], GRAPPLED, dodge_lost="off") == 4


@clause("5e.action.dodge-lost")
def test_who_only_flies_or_swims_can_move_and_dodges(table: TableForTests) -> None:
    table.set(
        hero("bo", "e4", hp=60, speed=0, speeds=Speeds(fly=6, hover=True)),
        caster("mage", "a1", "fireball", side="foes"),
    )

    table.play("dodge", "end", "cast fireball 3 e4", dice=[3, 17, *[1] * 8])

    assert table.bo.hp == 56


@clause("5e.action.dodge-lost")
def test_a_dodge_that_was_lost_does_not_come_back(table: TableForTests) -> None:
    table.set(hero("bo", "e4", hp=60), foe("orc", "e5"), caster("mage", "a1", "fireball", side="foes"))
    table.play("dodge", "end", "grapple bo", "athletics", dice=[15, 5])
    assert not table.bo.has("dodging")
    table.play("release bo", "end", "cast fireball 3 e4", dice=[3, 3, *[1] * 8])
    assert table.bo.hp == 52

    table.set(hero("bo", "e4"), foe("orc", "j8"))
    table.play("dodge", "rule: bo gains restrained", "rule: bo loses restrained")
    assert not table.bo.has("dodging")


@clause("5e.action.dodge-lost")
@pytest.mark.parametrize(("option", "dodges"), [("on", False), ("off", True)])
def test_who_is_stunned_no_longer_dodges_unless_the_table_says_so(
    table: TableForTests, option: str, dodges: bool
) -> None:
    table.set(hero("bo", "e4"), foe("imp", "j8"), dodge_lost=option)
    table.play("dodge", "rule: bo gains stunned")

    assert table.bo.has("dodging") is dodges
