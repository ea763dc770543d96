"""What binds the attacks of a Multiattack: whom they may strike, from where, in which order, and how many there are."""

import pytest

from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.filters import Filter
from affray.rules.dnd5e.state.terms import Terms
from affray.testing import TableForTests, clause
from tests.content.arena import compiled
from tests.dnd5e.effects.saying import weapon
from tests.dnd5e.kit import SWORD, block, foe, hero

BITE, TAIL = (SWORD.but(id=id, hands=0) for id in ("bite", "tail"))
DART = SWORD.but(id="dart", hands=0, range=4, long=12)
ELSEWHERE = Terms((Filter("attacked", is_not=True),))
ON_A_HIT = Terms((Filter("beaten", ("1",)),), is_ordered=True)


def struck(table: TableForTests) -> list[str]:
    """What can be attacked with what."""
    return [text.removeprefix("attack ") for text in table.offered() if text.startswith("attack ")]


def beast(terms: Terms, *weapons: object) -> object:
    routine = tuple(getattr(each, "id", "") for each in weapons)
    return foe("beast", "b2", level=0, weapons=weapons, routines=(routine,), terms=terms)


@clause("5e.monster.multiattack")
def test_no_two_attacks_at_one_target(table: TableForTests) -> None:
    table.set(beast(ELSEWHERE, BITE, TAIL), hero("ana", "a2", hp=30), hero("bo", "c2", hp=30))

    table.play("attack ana bite", dice=[2])

    assert struck(table) == ["bo tail"]


@clause("5e.monster.multiattack")
@pytest.mark.parametrize(("dice", "left"), [([15, 3], ["ana tail"]), ([2], [])])
def test_the_second_only_if_the_first_has_hit_and_in_that_order(
    table: TableForTests, dice: list[int], left: list[str]
) -> None:
    table.set(beast(ON_A_HIT, BITE, TAIL), hero("ana", "a2", hp=30), hero("bo", "c2", hp=30))
    assert "ana tail" in struck(table)

    table.play("attack ana bite", dice=dice)

    assert struck(table) == left


def test_the_second_alone_is_an_action_of_its_own(table: TableForTests) -> None:
    table.set(beast(ON_A_HIT, BITE, TAIL), hero("ana", "a2", hp=30))

    table.play("attack ana tail", dice=[15, 3])

    assert struck(table) == []


@clause("5e.monster.multiattack")
@pytest.mark.parametrize(("first", "left"), [("ana bite", ["ana dart"]), ("bo dart", [])])
def test_what_is_thrown_is_no_part_of_a_multiattack_in_melee(table: TableForTests, first: str, left: list[str]) -> None:
    table.set(beast(Terms(is_melee=True), BITE, DART), hero("ana", "a2", hp=30), hero("bo", "f2", hp=30))
    assert "bo dart" in struck(table)

    table.play(f"attack {first}", dice=[2, 3] if "bo" in first else [2])

    assert struck(table) == left


@clause("5e.monster.multiattack")
@pytest.mark.parametrize(("die", "attacks"), [(1, 1), (3, 3)])
def test_dice_may_say_how_many_attacks_there_are(table: TableForTests, die: int, attacks: int) -> None:
    table.set(beast(Terms(times="1d4"), BITE, BITE, BITE, BITE), hero("ana", "a2", hp=30))

    table.play("attack ana bite", dice=[die, 2])
    for _ in range(attacks - 1):
        table.play("attack ana bite", dice=[2])

    assert struck(table) == []


def test_a_pool_may_say_how_many_attacks_there_are(table: TableForTests) -> None:
    hydra = foe("hydra", "b2", level=0, weapons=(BITE,), routines=(("bite",) * 7,), terms=Terms(times="heads"))
    table.set(hydra.but(pools=hydra.pools | {"heads": 2}), hero("ana", "a2", hp=30))

    table.play("attack ana bite", "attack ana bite", dice=[2, 2])

    assert struck(table) == []


def test_what_binds_it_does_not_bind_an_opportunity_attack(table: TableForTests) -> None:
    table.set(beast(ELSEWHERE, BITE, TAIL), hero("ana", "a2", hp=30))
    table.play("attack ana bite", "end", dice=[2])

    table.play("move a5")

    assert "attack bite" in " ".join(table.offered("beast")) or "bite" in table.offered("beast")


@clause("5e.grapple.drag")
def test_whom_a_hold_carries_does_not_slow_its_holder(table: TableForTests) -> None:
    held = weapon("all: [{hold: 14, mods: [{hook: carried}]}]")
    table.set(foe("mound", "b2", weapons=(held,), size="large"), hero("ana", "a2", hp=30))
    table.play("attack ana shortsword", dice=[15, 3])

    table.play("drag g2")

    assert table.at("mound") == "g2"


def test_both_slams_of_a_mound_engulf(table: TableForTests) -> None:
    mound: Block = compiled("shambling-mound").block
    table.set(foe("mound", "b2").but(block=mound, width=2), hero("ana", "a2", hp=90))

    table.play("attack ana slam", "attack ana slam", dice=[15, 1, 1, 15, 1, 1])
    assert table.ana.suffers("restrained")
    assert table.ana.suffers("grappled")

    table.play("end", "end", dice=[3, 4, 5])
    assert table.ana.hp == 90 - 6 - 6 - 13


def test_a_creature_without_terms_goes_on_as_it_likes(table: TableForTests) -> None:
    assert block().terms is None
    table.set(foe("wyvern", "b2", level=0, weapons=(BITE, TAIL), routines=(("bite", "tail"),)), hero("ana", "a2"))

    table.play("attack ana bite", dice=[2])

    assert struck(table) == ["ana tail"]
