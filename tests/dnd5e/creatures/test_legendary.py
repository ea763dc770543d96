"""Legendary actions, lairs, and Legendary Resistance."""

from affray import Fight
from affray.core.offers.slots import TRUE_NAMES, word_for
from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import Power
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, foe, hero, setup

GAZE = Power("gaze", range=9, save="wis", dc=14, damage=(("2d6", "psychic"),), half=True)
SWIPE = Power("swipe", "legendary", weapon=SWORD.but(id="tail", reach=2, hands=0))
DRAIN = Power("drain", "legendary", price=2, range=9, damage=(("3d6", "psychic"),))
QUAKE = Power("quake", "lair", range=20, save="dex", dc=15, damage=(("1d6", "bludgeoning"),))
LEGEND = {"powers": (SWIPE, DRAIN), "legendary": 3, "pools": {"legendary": 3}, "hp": 90}


def asked_whom(table: TableForTests) -> list[str]:
    return [word_for(asked.who, TRUE_NAMES) for asked in table.fight.questions]


@clause("5e.legendary.actions")
def test_a_legend_acts_at_the_end_of_anothers_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hp=40), hero("bo", "a1"), foe("worm", "d1", **LEGEND))

    table.play("end", "worm: use swipe ana", dice=[15, 2])

    assert table.ana.hp == 36
    assert table.worm.pools["legendary"] == 2
    assert table.fight.state.turn == "bo"


@clause("5e.legendary.actions")
def test_one_legendary_action_at_a_time_and_some_cost_more(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hp=40), hero("bo", "a1"), hero("cy", "a2"), foe("worm", "d1", **LEGEND))
    table.play("end", "worm: use drain ana", "end", dice=[1, 1, 1])
    assert table.worm.pools["legendary"] == 1
    assert table.offered("worm") == ["use swipe ana", "pass"]  # a drain costs 2

    table.play("worm: use swipe ana", "end", dice=[15, 1])

    assert table.worm.pools["legendary"] == 3  # its own turn has begun
    assert table.fight.state.turn == "worm"


@clause("5e.legendary.actions")
def test_no_legendary_action_at_the_end_of_ones_own_turn(table: TableForTests) -> None:
    table.set(foe("worm", "d1", **LEGEND), hero("ana", "b1", hp=40))

    table.play("end")

    assert asked_whom(table) == ["ana"]


@clause("5e.legendary.actions")
def test_no_legendary_action_while_incapacitated_or_surprised(table: TableForTests) -> None:
    for kind in ("stunned", "surprised"):
        worm = foe("worm", "d1", effects=(Effect("e", kind, "worm"),), **LEGEND)
        table.set(hero("ana", "b1", hp=40), hero("bo", "a1"), worm)

        table.play("end")

        assert asked_whom(table) == ["bo"]


@clause("5e.legendary.actions")
def test_a_surprised_legend_acts_once_its_first_turn_is_over(table: TableForTests) -> None:
    table.fight = Fight(
        setup(hero("ana", "b1", hp=40), foe("worm", "d1", **LEGEND), stealthy=("ana",)), dice=[20, 19, 10]
    )
    table.play("end")

    assert [asked.kind for asked in table.fight.questions] == ["turn"]  # the worm's turn has come and gone
    table.play("end")
    assert [asked.kind for asked in table.fight.questions] == ["legendary"]


def lair_fight(*, ana: int, bo: int, worm: int, **traits: object) -> Fight:
    """Initiative as given; Dexterity adds 2."""
    creatures = (
        hero("ana", "a1", hp=40),
        hero("bo", "a3", hp=40),
        foe("worm", "d1", powers=(QUAKE,), hp=90, **traits),
    )
    return Fight(setup(*creatures), dice=[ana - 2, bo - 2, worm - 2])


@clause("5e.lair.actions")
def test_a_lair_acts_at_20_after_all_who_share_the_count(table: TableForTests) -> None:
    table.fight = lair_fight(ana=22, bo=20, worm=21)
    table.play("end", "end", "end")

    assert asked_whom(table) == ["worm"]
    table.play("use quake bo", dice=[4, 10])
    assert table.bo.hp == 36
    assert (table.fight.state.turn, table.fight.state.round) == ("ana", 2)


@clause("5e.lair.actions")
def test_a_lair_acts_before_those_who_are_slower(table: TableForTests) -> None:
    table.fight = lair_fight(ana=22, bo=19, worm=5)

    table.play("end", "pass")
    assert table.fight.state.turn == "bo"

    table.play("end", "end", "end")
    assert [asked.kind for asked in table.fight.questions] == ["lair"]


@clause("5e.lair.actions")
def test_a_lair_does_nothing_without_its_master(table: TableForTests) -> None:
    for kind in ("stunned", "surprised"):
        table.fight = lair_fight(ana=22, bo=19, worm=5, effects=(Effect("e", kind, "worm"),))
        table.play("end")
        assert table.fight.state.turn == "bo"


@clause("5e.lair.actions")
def test_the_order_shows_the_lair(table: TableForTests) -> None:
    table.fight = lair_fight(ana=22, bo=19, worm=5)

    assert table.fight.view("gm")["fight"]["lairs"] == {"after": 1, "of": ["@worm"]}


def test_legendary_resistance_makes_a_failed_save_a_success(table: TableForTests) -> None:
    worm = hero("worm", "d1", hp=40, pools={"legendary-resistance": 1})
    table.set(foe("mage", "a1", powers=(GAZE,)), worm)

    table.play("use gaze worm", "worm: legendary-resistance", "end", "end", dice=[6, 6, 2])
    assert table.worm.hp == 40 - 6

    table.play("use gaze worm", dice=[6, 6, 2])
    assert table.worm.hp == 40 - 6 - 12  # it is used up


def test_legendary_resistance_is_only_asked_for_when_a_save_fails(table: TableForTests) -> None:
    worm = hero("worm", "d1", hp=40, pools={"legendary-resistance": 1})
    table.set(foe("mage", "a1", powers=(GAZE,)), worm)

    table.play("use gaze worm", dice=[6, 6, 20])

    assert table.worm.pools["legendary-resistance"] == 1


def test_legendary_resistance_helps_where_no_die_does(table: TableForTests) -> None:
    stunned = (Effect("e", "stunned", "worm"),)
    worm = hero("worm", "d1", hp=40, pools={"legendary-resistance": 1}, effects=stunned)
    table.set(foe("mage", "a1", powers=(GAZE.but(save="str"),)), worm)

    table.play("use gaze worm", "worm: legendary-resistance", dice=[6, 6])

    assert table.worm.hp == 40 - 6
