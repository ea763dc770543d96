"""What monsters are born with, and how they react."""

import pytest

from affray.rules.dnd5e.rolls.checks import planned_check
from affray.rules.dnd5e.state.weapons import Charge, Weapon
from affray.testing import TableForTests
from tests.dnd5e.kit import BOW, BY_THE_BOOK, SWORD, battle_of, foe, hero

FIRE = SWORD.but(id="torch", type="fire")
HOLY = SWORD.but(id="holy", type="radiant")
ROCK = BOW.but(id="rock", damage="1d10+5", properties=frozenset())
GORE = SWORD.but(id="gore", charge=Charge(2, 14, "2d8"))
HOOVES = SWORD.but(id="hooves", charge=Charge(4, 14))


def test_a_zombie_may_stay_up_with_1_hit_point(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("zombie", "b1", hp=5, hp_max=22, features=("undead-fortitude",)))

    table.play("attack zombie shortsword", dice=[15, 6, 13])  # DC 5 + 8

    assert (table.zombie.hp, table.zombie.status) == (1, "up")


@pytest.mark.parametrize(
    ("weapon", "dice"),
    [(SWORD, [15, 6, 12]), (SWORD, [20, 6, 6]), (HOLY, [15, 6])],
    ids=["a failed save", "a critical hit", "radiance"],
)
def test_a_zombie_falls_to_a_failed_save_a_critical_hit_or_radiance(
    table: TableForTests, weapon: Weapon, dice: list[int]
) -> None:
    zombie = foe("zombie", "b1", hp=5, hp_max=22, features=("undead-fortitude",))
    table.set(hero("ana", "a1", weapons=(weapon,)), zombie)

    table.play(f"attack zombie {weapon.id}", dice=dice)

    assert table.zombie.status == "dead"


def test_a_troll_regains_10_at_the_start_of_its_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("troll", "j8", hp=50, hp_max=84, features=("regeneration",)))

    table.play("end")

    assert table.troll.hp == 60


def test_fire_stops_the_regeneration_for_one_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(FIRE,)), foe("troll", "b1", hp=50, hp_max=84, features=("regeneration",)))

    table.play("attack troll torch", "end", dice=[15, 1])
    assert table.troll.hp == 47

    table.play("end", "end")
    assert table.troll.hp == 57


def test_a_troll_at_0_gets_up_again_and_the_fight_goes_on(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("troll", "b1", hp=3, hp_max=84, features=("regeneration",)))

    table.play("attack troll shortsword", dice=[15, 6])
    assert (table.troll.hp, table.troll.status) == (0, "dying")
    assert table.fight.outcome is None

    table.play("end")
    assert (table.troll.hp, table.troll.status) == (10, "up")


def test_a_troll_dies_at_0_only_if_its_turn_brings_nothing_back(table: TableForTests) -> None:
    troll = foe("troll", "b1", hp=3, hp_max=84, features=("regeneration",))
    table.set(hero("ana", "a1", weapons=(FIRE,)), troll)

    table.play("attack troll torch", dice=[15, 6])
    assert table.troll.status == "dying"

    table.play("end")
    assert table.troll.status == "dead"
    assert table.fight.outcome == "heroes"


def test_blows_at_0_do_not_kill_a_troll(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1", pools={"action-surge": 1}),
        foe("troll", "b1", hp=3, hp_max=8, features=("regeneration",)),
    )

    table.play("attack troll shortsword", "action-surge", "attack troll shortsword", dice=[15, 6, 15, 14, 6, 6])

    assert (table.troll.status, table.troll.failures) == ("dying", 0)


def test_parry_adds_the_proficiency_bonus_against_a_melee_hit(table: TableForTests) -> None:
    captain = foe("captain", "b1", armour_class=15, features=("parry",), proficiency=2)
    table.set(hero("ana", "a1"), captain)

    table.play("attack captain shortsword", "captain: parry", dice=[12])

    assert table.captain.hp == 10
    assert [each["amount"] for each in table.told("attack")[0]["guard"]] == [15, 2]
    assert table.captain.pools["reaction"] == 0


def test_parry_may_not_be_enough(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("captain", "b1", armour_class=15, features=("parry",)))

    table.play("attack captain shortsword", "captain: parry", dice=[13, 1])

    assert table.captain.hp == 7


def test_nobody_parries_an_arrow_or_whom_it_does_not_see(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(BOW,)), foe("captain", "e1", features=("parry",)))
    table.play("attack captain shortbow", dice=[15, 1])

    hidden = hero("ana", "a1", hidden_from=frozenset({"captain"}))
    table.set(hidden, foe("captain", "b1", features=("parry",)))
    table.play("attack captain shortsword", dice=[15, 1, 1])

    assert table.captain.hp == 7


@pytest.mark.parametrize(("face", "lost"), [(8, 0), (7, 10)])
def test_a_stone_giant_may_catch_a_rock(table: TableForTests, face: int, lost: int) -> None:
    giant = foe("giant", "h1", hp=40, features=("catch-rock",))
    table.set(hero("ana", "a1", weapons=(ROCK,)), giant)

    table.play("attack giant rock", "giant: catch-rock", dice=[15, face, *([5] if lost else [])])

    assert table.giant.hp == 40 - lost


def test_only_rocks_are_caught(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(BOW,)), foe("giant", "h1", hp=40, features=("catch-rock",)))

    table.play("attack giant shortbow", dice=[15, 1])

    assert table.giant.hp == 37


def test_a_minotaur_gores_harder_after_a_straight_run(table: TableForTests) -> None:
    table.set(foe("minotaur", "a1", features=("charge",), weapons=(GORE,)), hero("ana", "d1", hp=40))

    table.play("move c1", "attack ana gore", dice=[15, 1, 8, 8, 13])

    assert table.ana.hp == 40 - 19
    assert table.ana.has("prone")


@pytest.mark.parametrize("way", ["move c1", "move b2 c1"], ids=["too short", "crooked"])
def test_a_charge_is_long_and_straight(table: TableForTests, way: str) -> None:
    start = "b1" if way == "move c1" else "a1"
    table.set(foe("minotaur", start, features=("charge",), weapons=(GORE,)), hero("ana", "d1", hp=40))

    table.play(way, "attack ana gore", dice=[15, 1])

    assert table.ana.hp == 40 - 3
    assert not table.ana.has("prone")


def test_a_run_past_somebody_is_no_charge_at_it(table: TableForTests) -> None:
    table.set(foe("minotaur", "b3", features=("charge",), weapons=(GORE,)), hero("ana", "c4", hp=40))

    table.play("move c3 d3", "attack ana gore", dice=[15, 1])

    assert table.ana.hp == 40 - 3


def test_a_run_of_the_turn_before_is_over(table: TableForTests) -> None:
    table.set(foe("minotaur", "a1", features=("charge",), weapons=(GORE,)), hero("ana", "d1", hp=40))

    table.play("move c1", "end", "end", "attack ana gore", dice=[15, 1])

    assert table.ana.hp == 40 - 3


def test_a_warhorse_tramples_whom_it_has_knocked_down(table: TableForTests) -> None:
    table.set(foe("horse", "a1", features=("trampling",), weapons=(HOOVES,)), hero("ana", "f1", hp=40))
    table.play("move e1", "attack ana hooves", dice=[15, 1, 13])
    assert table.ana.has("prone")

    table.play("follow-up ana hooves", dice=[3, 15, 2])

    assert table.ana.hp == 40 - 3 - 4
    assert table.horse.pools["bonus"] == 0


def test_who_saves_stays_up_and_is_not_trampled(table: TableForTests) -> None:
    table.set(foe("horse", "a1", features=("trampling",), weapons=(HOOVES,)), hero("ana", "f1", hp=40))

    table.play("move e1", "attack ana hooves", dice=[15, 1, 14])

    assert not table.ana.has("prone")
    assert "follow-up ana hooves" not in table.offered()


@pytest.mark.parametrize(("feature", "about"), [("keen-smell", "smell"), ("keen-sight", "sight")])
def test_keen_senses_help_to_perceive(table: TableForTests, feature: str, about: str) -> None:
    table.set(foe("wolf", "a1", features=(feature,)), hero("ana", "j8"))
    battle = battle_of(table.fight)

    assert planned_check(BY_THE_BOOK, battle, table.wolf, "perception", "5e.action.search", (about,)).edge == 1
    assert planned_check(BY_THE_BOOK, battle, table.wolf, "perception", "5e.action.search", ("touch",)).edge == 0
