"""Attacking what is no creature: doors, nets, webs."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.actions.breakables import ARMOUR_OF, DOOR, HP_OF, NET, WEB, Thing
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, hero

WALLED = ["..+.......", "..#.......", "..#.......", "..#.......", *["..#......."] * 4]
AXE = SWORD.but(id="greataxe", damage="1d12+8", type="slashing", hands=2)


@clause("5e.attack.steps", "5e.object.ac", "5e.object.hp")
def test_a_door_is_hit_at_15_and_broken_by_18(table: TableForTests) -> None:
    table.set(hero("ana", "b1", weapons=(AXE,)), foe("orc", "e1"), map=WALLED)
    assert not [text for text in table.offered() if text.startswith("attack")]

    table.play("break c1 greataxe", dice=[10])
    assert (table.told("struck")[0]["hit"], battle_of(table.fight).worn) == (False, {})
    table.play("end", "end", "break c1 greataxe", dice=[11, 9])
    assert battle_of(table.fight).worn == {"c1": 17}
    table.play("end", "end", "break c1 greataxe", dice=[11, 1])
    assert table.told("broken")[0]["at"] == "c1"
    assert not [text for text in table.offered() if text.startswith("break")]
    table.play("move d1")


@clause("5e.attack.steps", "5e.attack.natural-20", "5e.attack.natural-1")
def test_a_20_hits_a_thing_and_rolls_twice_and_a_1_misses(table: TableForTests) -> None:
    table.set(hero("ana", "b1", weapons=(AXE.but(bonus=20),)), foe("orc", "e1"), map=WALLED)
    table.play("break c1 greataxe", dice=[1])
    assert table.told("struck")[0]["hit"] is False

    table.play("end", "end", "break c1 greataxe", dice=[20, 5, 5])
    assert table.told("worn")[0]["amount"] == 18


@clause("5e.condition.prone")
def test_what_hampers_the_attacker_hampers_it_here_too(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "ana")
    table.set(hero("ana", "b1", weapons=(AXE,), effects=(prone,)), foe("orc", "e1"), map=WALLED)

    table.play("break c1 greataxe", dice=[20, 2])

    assert table.told("struck")[0]["hit"] is False


@clause("5e.attack.steps")
def test_only_a_door_beside_one_is_offered(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"), map=WALLED)

    assert not [text for text in table.offered() if text.startswith("break")]


@clause("5e.size.objects", "5e.damage.resist", "5e.object.threshold", "5e.object.immune")
@pytest.mark.parametrize(
    ("thing", "amount", "type", "suffered"),
    [
        (DOOR, 9, "slashing", 9),
        (DOOR, 9, "poison", 0),
        (DOOR, 9, "psychic", 0),
        (NET, 9, "piercing", 0),
        (NET, 5, "slashing", 5),
        (WEB, 3, "fire", 6),
        (WEB, 3, "bludgeoning", 0),
        (Thing("gate", 19, 27, threshold=10), 9, "slashing", 0),
        (Thing("gate", 19, 27, threshold=10), 10, "slashing", 10),
    ],
)
def test_things_are_immune_to_some_damage_and_to_blows_below_their_threshold(
    thing: Thing, amount: int, type: str, suffered: int
) -> None:
    assert thing.suffers(amount, type) == suffered


@clause("5e.size.objects", "5e.object.ac", "5e.object.hp")
def test_what_things_are_made_of_and_how_large_they_are() -> None:
    assert ARMOUR_OF == {
        "cloth": 11, "rope": 11, "glass": 13, "ice": 13, "wood": 15, "bone": 15, "stone": 17, "iron": 19,
        "mithral": 21, "adamantine": 23,
    }  # fmt: skip
    assert HP_OF == {"tiny": (2, 5), "small": (3, 10), "medium": (4, 18), "large": (5, 27)}


def test_cutting_adds_up_until_the_bond_is_gone(table: TableForTests) -> None:
    webbed = Effect("webbed-1", "webbed", "ana", amount=12)
    table.set(hero("bo", "b1", weapons=(SWORD,)), hero("ana", "a1", effects=(webbed,)), foe("orc", "j8"))
    table.play("cut ana shortsword", dice=[15, 1])
    assert table.ana.suffers("restrained")

    table.play("end", "end", "end", "cut ana shortsword", dice=[15, 1])
    assert not table.ana.suffers("restrained")
    assert table.ana.hp == 10


def test_cutting_is_one_of_the_attacks_of_an_action(table: TableForTests) -> None:
    netted = Effect("netted-1", "netted", "ana", amount=10)
    bo = hero("bo", "b1", features=("extra-attack",))
    table.set(bo, hero("ana", "a1", effects=(netted,)), foe("orc", "c1", hp=40, armour_class=30))

    table.play("cut ana shortsword", "attack orc shortsword", dice=[2, 2])

    assert table.bo.attacks_left == 0


@clause("5e.object.ac", "5e.object.hp")
def test_a_portcullis_is_hit_at_19_broken_by_27_and_then_covers_nobody(table: TableForTests) -> None:
    barred = ["..H.......", *["..#......."] * 7]
    table.set(hero("ana", "b1", weapons=(AXE,)), foe("orc", "d1"), map=barred)
    table.play("break c1 greataxe", dice=[14])
    assert table.told("struck")[0]["hit"] is False

    table.play("rule: orc at h8", "end", "end", "break c1 greataxe", "end", "end", dice=[15, 10])
    assert battle_of(table.fight).worn == {"c1": 18}
    table.play("break c1 greataxe", dice=[15, 1])

    assert [item["object"] for item in table.told("broken")] == ["portcullis"]
    assert battle_of(table.fight).slits == 0
    table.play("move d1")
