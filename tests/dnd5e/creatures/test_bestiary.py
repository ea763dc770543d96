"""What single monsters do that no others do, and what schools of magic teach."""

import pytest

from affray.core.board import Place
from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import Power, Speeds
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.weapons import Charge, Rider
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, battle_of, foe, hero

VENOM = SWORD.but(id="bite", rider=Rider("con", 11, damage="2d8", type="poison", half=True, fells="numbed"))
STIFFEN = Rider("con", 10, "paralyzed", rounds=10, repeats=True, never=frozenset({"undead", "elf"}))
CLAWS = SWORD.but(id="claws", rider=STIFFEN)
JAWS = SWORD.but(id="jaws", rider=Rider("", 0, "grappled", escape=13, largest="large"))
SPRAY = Power("acid-spray", recharge=6, area=Shape("line", 6), save="dex", dc=13, damage=(("3d6", "acid"),), half=True,
              free_jaws=True)  # fmt: skip
WEB = BOW.but(
    id="web", damage="0", range=6, long=12, hands=0, properties=frozenset(), rider=Rider("", 0, "webbed", escape=12)
)
TENTACLE = SWORD.but(id="tentacle", reach=2, rider=Rider("con", 14, "diseased"))
ENSLAVE = Power("enslave", range=6, save="wis", dc=14, condition="enslaved", rouses=True)


# --- spiders, ghouls, minotaurs, wyverns


def test_a_spiders_poison_fells_but_does_not_kill(table: TableForTests) -> None:
    table.set(foe("spider", "a1", weapons=(VENOM,)), hero("ana", "b1", hp=12), hero("bo", "j8"))

    table.play("attack ana bite", dice=[15, 1, 5, 8, 8])  # 3, then 16 after a failed save

    assert (table.ana.hp, table.ana.status) == (0, "stable")
    assert table.ana.suffers("paralyzed")
    assert table.ana.suffers("poisoned")


def test_who_survives_a_spiders_poison_is_not_numb(table: TableForTests) -> None:
    table.set(foe("spider", "a1", weapons=(VENOM,)), hero("ana", "b1", hp=20))

    table.play("attack ana bite", dice=[15, 1, 11, 8, 8])  # the save halves 16

    assert (table.ana.hp, table.ana.effects) == (20 - 3 - 8, ())


def test_a_web_holds_until_it_is_torn_or_cut(table: TableForTests) -> None:
    spider = foe("spider", "a1", powers=(Power("web", recharge=5, weapon=WEB),), pools={"web": 1})
    table.set(spider, hero("ana", "e1"))

    table.play("use web ana", dice=[15])

    assert table.ana.suffers("restrained")
    assert "use web ana" not in table.offered()
    table.play("end", "break-free ana", dice=[12])
    assert not table.ana.suffers("restrained")


@pytest.mark.parametrize("spared", [{"kind": "undead"}, {"features": ("elf",)}], ids=["undead", "elves"])
def test_a_ghoul_paralyzes_neither_the_undead_nor_elves(table: TableForTests, spared: dict[str, object]) -> None:
    table.set(foe("ghoul", "a1", weapons=(CLAWS,)), hero("ana", "b1", hp=20, **spared))

    table.play("attack ana claws", dice=[15, 1])

    assert not table.ana.suffers("paralyzed")


def test_a_ghoul_paralyzes_others_until_they_save_at_the_end_of_a_turn(table: TableForTests) -> None:
    table.set(foe("ghoul", "a1", weapons=(CLAWS,)), hero("ana", "b1", hp=20))

    table.play("attack ana claws", dice=[15, 1, 9])
    assert table.ana.suffers("paralyzed")

    table.play("end", "end", dice=[10])
    assert not table.ana.suffers("paralyzed")


@clause("5e.feature.charge")
def test_a_charge_pushes_before_it_fells(table: TableForTests) -> None:
    gore = SWORD.but(id="gore", charge=Charge(2, 14, "2d8", push=2))
    table.set(foe("bull", "a1", weapons=(gore,), features=("charge",)), hero("ana", "e1", hp=40))

    table.play("move d1", "attack ana gore", "push g1", dice=[15, 1, 1, 1, 5])

    assert battle_of(table.fight).square_name(table.ana.at) == "g1"
    assert table.ana.has("prone")


@pytest.mark.parametrize(("height", "is_offered"), [(0, False), (1, True)], ids=["on the ground", "in flight"])
def test_a_wyvern_strikes_with_its_claws_too_only_in_flight(
    table: TableForTests, height: int, is_offered: bool
) -> None:
    bite, claws = SWORD.but(id="bite", reach=2), SWORD.but(id="claws", reach=2, properties=frozenset({"in-flight"}))
    wyvern = foe("wyvern", "a1", weapons=(bite, claws), routines=(("bite", "claws"),), speeds=Speeds(fly=16))
    table.set(wyvern.but(place=Place(wyvern.at, height)), hero("ana", "b1", hp=40))

    table.play("attack ana bite", dice=[15, 1])

    assert ("attack ana claws" in table.offered()) == is_offered


# --- ankhegs


@clause("5e.feature.tight-jaws")
def test_an_ankheg_bites_more_easily_what_it_holds(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "ankheg", amount=13)
    table.set(foe("ankheg", "a1", weapons=(JAWS,), features=("tight-jaws",)), hero("ana", "b1", hp=30, effects=(held,)))

    table.play("attack ana jaws", dice=[2, 15, 4])

    assert table.ana.hp == 30 - 6


@clause("5e.feature.soft-belly")
def test_the_armour_of_an_ankheg_is_on_its_back(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "ankheg")
    table.set(hero("ana", "a1"), foe("ankheg", "b1", hp=30, features=("soft-belly",), effects=(prone,)))

    table.play("attack ankheg shortsword", dice=[6, 6, 1])  # 10 against 13 − 3

    assert table.ankheg.hp == 30 - 3


def test_an_ankheg_does_not_hold_what_is_huge(table: TableForTests) -> None:
    table.set(foe("ankheg", "a1", weapons=(JAWS,)), hero("ana", "b1", hp=30, size="huge"))

    table.play("attack ana jaws", dice=[15, 1])

    assert not table.ana.has("grappled")


def test_full_jaws_spray_no_acid(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "ankheg", amount=13)
    ankheg = foe("ankheg", "a1", weapons=(JAWS,), powers=(SPRAY,), pools={"acid-spray": 1})
    table.set(ankheg, hero("ana", "b1", effects=(held,)))
    assert "use acid-spray b1" not in table.offered()

    table.set(ankheg, hero("ana", "b1"))
    assert "use acid-spray b1" in table.offered()


# --- aboleths


@pytest.mark.parametrize(
    ("felt_from", "square", "hp"), [(1, ".", 4), (1, "u", 13), (11, ".", 13)], ids=["out of water", "in it", "not yet"]
)
def test_an_aboleths_disease_keeps_wounds_open_out_of_the_water_after_a_minute(
    table: TableForTests, felt_from: int, square: str, hp: int
) -> None:
    sick = Effect("diseased-1", "diseased", "ana", "aboleth", amount=felt_from)
    ana = hero("ana", "a1", hp=4, hp_max=20, effects=(sick,), features=("second-wind",), pools={"second-wind": 1})
    table.set(ana, foe("aboleth", "j8"), map=[square * 10] * 8)

    table.play("second-wind", dice=[8])

    assert table.ana.hp == hp


def test_a_tentacle_brings_the_disease(table: TableForTests) -> None:
    table.set(foe("aboleth", "a1", weapons=(TENTACLE,)), hero("ana", "b1", hp=30))

    table.play("attack ana tentacle", dice=[15, 1, 13])

    assert [effect.amount for effect in table.ana.effects if effect.kind == "diseased"] == [
        table.fight.state.round + 10
    ]


@clause("5e.feature.mucous-cloud")
@pytest.mark.parametrize(("square", "dice", "is_slimed"), [("u", [15, 15, 1, 13], True), (".", [15, 1], False)])
def test_mucus_takes_the_breath_of_whoever_strikes_it_under_water(
    table: TableForTests, square: str, dice: list[int], is_slimed: bool
) -> None:
    aboleth = foe("aboleth", "b1", hp=30, features=("mucous-cloud",))
    table.set(hero("ana", "a1", weapons=(SWORD.but(id="mace"),)), aboleth, map=[square * 10] * 8)

    table.play("attack aboleth mace", dice=dice)

    assert table.ana.has("slimed") == is_slimed


# --- thralls


def enslaved() -> tuple[object, ...]:
    """An aboleth that can enslave, two heroes, and dice that make the first of them its thrall."""
    aboleth = foe("aboleth", "a1", hp=40, powers=(ENSLAVE,), pools={"enslave": 3})
    return aboleth, hero("ana", "c1", hp=20), hero("bo", "d1", hp=20)


@clause("5e.power.enslave")
def test_a_thrall_is_played_by_its_master_and_strikes_its_friends(table: TableForTests) -> None:
    table.set(*enslaved())

    table.play("use enslave ana", "end", dice=[5])

    assert (table.asked().seat, table.ana.side) == ("gm", "foes")
    assert "attack bo shortsword" in table.offered()
    assert "attack aboleth shortsword" not in table.offered()


@clause("5e.power.enslave")
def test_a_thrall_that_is_hurt_saves_again_and_is_its_own_master(table: TableForTests) -> None:
    table.set(*enslaved())
    table.play("use enslave ana", "end", "end", dice=[5])

    table.play("attack ana shortsword", dice=[15, 1, 16])

    assert (table.ana.side, table.ana.has("enslaved")) == ("heroes", False)
    assert table.fight.state.seat_of(table.ana) == "ana"


@clause("5e.power.enslave")
def test_a_thrall_is_free_when_its_master_dies_and_still_falls_unconscious_before(table: TableForTests) -> None:
    table.set(*enslaved(), foe("imp", "j8"))
    table.play("use enslave ana", "end", "end", "rule: ana hp 1", dice=[5])
    table.play("attack ana shortsword", dice=[15, 1, 5])
    assert (table.ana.status, table.ana.side) == ("dying", "foes")

    table.play("rule: aboleth hp 0", "end")

    assert table.ana.side == "heroes"
