"""Mounted combat: getting on and off, and control. Being thrown: `test_thrown.py`."""

from typing import Any

import pytest

from affray import Fight
from affray.core.values import Effect, Until
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, caster, foe, hero, setup


def horse(at: str, id: str = "horse", **traits: Any) -> Combatant:
    given = {
        "size": "large",
        "speed": 12,
        "features": ("trained-mount",),
        "weapons": (SWORD.but(id="hooves"),),
        "hp": 30,
    }
    return hero(id, at, **given | traits)


def rider(at: str, **traits: Any) -> Combatant:
    """Ana, who rides the horse."""
    return hero("ana", at, mount="horse", width=2, **traits)


def ridden(at: str, **traits: Any) -> Combatant:
    """The horse, controlled by Ana."""
    control = Effect("controlled-1", "controlled", "horse", "ana")
    return horse(at, rider="ana", effects=(control, *traits.pop("effects", ())), **traits)


def mounting(table: TableForTests) -> list[str]:
    return [text for text in table.offered() if text.startswith("mount")]


# --- who, and how


@clause("5e.mount.up", "5e.mount.choice")
def test_mounting_costs_half_the_speed_and_the_rider_controls_the_mount_or_lets_it_be(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), horse("a1"), foe("orc", "j8"))

    assert mounting(table) == ["mount horse controlled", "mount horse independent"]
    table.play("mount horse controlled")

    assert left(table.ana) == 3
    assert (table.ana.mount, table.horse.rider) == ("horse", "ana")
    assert battle_of(table.fight).square_name(table.ana.at) == "a1"


@clause("5e.mount.up")
@pytest.mark.parametrize("traits", [{"pools": {"move": 2}}, {"speed": 0}, {"effects": (Effect("p", "prone", "ana"),)}])
def test_with_less_than_half_the_speed_left_or_none_or_prone_nobody_mounts(
    table: TableForTests, traits: dict[str, Any]
) -> None:
    table.set(hero("ana", "c1", **traits), horse("a1"), foe("orc", "j8"))

    assert not mounting(table)


@clause("5e.mount.who")
def test_a_mount_whose_player_wants_to_be_asked_may_say_no_and_it_costs_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), horse("a1"), foe("orc", "j8"))
    table.fight.set("standing horse ridden ask")

    table.play("mount horse controlled", "horse: pass")
    assert (table.ana.mount, left(table.ana)) == ("", 6)
    table.fight.set("standing horse ridden never")

    assert not mounting(table)


@clause("5e.mount.who")
def test_a_ruling_at_the_question_may_take_the_mount_away(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), horse("a1"), foe("orc", "j8"))
    table.fight.set("standing horse ridden ask")
    table.play("mount horse controlled")

    table.fight.rule("horse hp 0")
    table.play("horse: agree")

    assert table.ana.mount == ""


@clause("5e.mount.up")
def test_one_mounts_or_dismounts_once_in_a_move(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), horse("a1"), foe("orc", "j8"))

    table.play("dash", "mount horse controlled")

    assert left(table.ana) == 9
    assert not [text for text in table.offered() if text.startswith("dismount")]
    table.play("end", "orc: end")
    assert "dismount c1" in table.offered()


@clause("5e.mount.up")
def test_dismounting_leads_to_a_square_beside_the_mount(table: TableForTests) -> None:
    table.set(rider("a1"), ridden("a1"), foe("orc", "c1"))

    assert not [text for text in table.offered() if text.startswith(("move", "drop"))]
    assert "dismount c1" not in table.offered()
    table.play("dismount c3")

    assert (left(table.ana), table.ana.width, table.ana.mount, table.horse.rider) == (3, 1, "", "")
    assert not table.horse.has("controlled")


@clause("5e.mount.who")
@pytest.mark.parametrize(
    "traits",
    [{"size": "medium"}, {"features": ()}, {"effects": (Effect("s", "stunned", "horse"),)}, {"rider": "bo"}],
    ids=["no larger", "no mount", "unable", "ridden"],
)
def test_only_a_willing_suitable_larger_creature_can_be_mounted(table: TableForTests, traits: dict[str, Any]) -> None:
    table.set(hero("ana", "c1"), horse("a1", **traits), hero("bo", "h8"), foe("orc", "j8"))

    assert not mounting(table)


@clause("5e.mount.who")
def test_a_foes_horse_and_one_farther_away_cannot_be_mounted(table: TableForTests) -> None:
    theirs = foe("horse", "a1", size="large", features=("trained-mount",))
    table.set(hero("ana", "c1"), theirs)
    assert not mounting(table)

    table.set(hero("ana", "d1"), horse("a1"), foe("orc", "j8"))
    assert not mounting(table)


@clause("5e.mount.trained", "5e.mount.independent")
def test_one_that_is_not_trained_is_not_controlled(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), horse("a1", features=("mount",)), foe("orc", "j8"))

    assert mounting(table) == ["mount horse independent"]


# --- control


@clause("5e.mount.controlled")
def test_a_controlled_mount_moves_as_directed_and_may_only_dash_disengage_or_dodge(table: TableForTests) -> None:
    table.set(rider("a1"), ridden("a1"), foe("orc", "j8"))

    orders = {" ".join(text.split()[:2]) for text in table.offered() if text.startswith("ride")}
    assert orders == {"ride move", "ride dash", "ride disengage", "ride dodge"}
    table.play("ride move e1", "attack orc shortbow", "ride dash", "ride move h6", dice=[2])

    assert (
        battle_of(table.fight).square_name(table.ana.at) == "h6" == battle_of(table.fight).square_name(table.horse.at)
    )
    assert (left(table.horse), table.horse.pools["action"]) == (15, 0)
    assert "ride dodge" not in table.offered()


@clause("5e.mount.controlled")
def test_its_initiative_becomes_the_riders_and_it_acts_on_the_very_turn_it_is_mounted(table: TableForTests) -> None:
    spent = horse("a1", pools={"moved": 12, "action": 0})
    table.set(hero("ana", "c1"), foe("orc", "j8"), spent)

    table.play("mount horse controlled", "ride move e1")
    assert battle_of(table.fight).order == ("ana", "horse", "orc")
    assert table.horse.initiative == table.ana.initiative
    table.play("end")
    assert table.asked().question.who is table.orc
    table.play("orc: end")

    assert table.asked().question.who is table.ana
    assert left(table.horse) == 12


@clause("5e.mount.controlled")
def test_one_that_was_ridden_has_no_second_turn_in_the_round(table: TableForTests) -> None:
    table.set(rider("a1"), ridden("a1", pools={"ridden": 1}), foe("orc", "j8"))

    table.play("ride move e1", "dismount g1", "end")
    assert table.asked().question.who is table.orc
    table.play("orc: end", "ana: end")

    assert table.asked().question.who is table.horse


@clause("5e.mount.controlled", "5e.order.steps")
def test_a_mount_that_is_controlled_from_the_start_follows_its_rider() -> None:
    fight = Fight(setup(rider("a1"), foe("orc", "j8"), ridden("a1")), dice=[12, 10, 2])

    assert battle_of(fight).order == ("ana", "horse", "orc")


@clause("5e.mount.independent")
def test_an_independent_mount_keeps_its_turn_and_does_as_it_likes(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "e2"), horse("a1"))

    table.play("mount horse independent")
    assert not [text for text in table.offered() if text.startswith("ride")]
    table.play("end", "orc: end")

    assert table.asked().question.who is table.horse
    table.play("move c1")
    assert battle_of(table.fight).square_name(table.ana.at) == "c1"
    assert "attack orc hooves" in table.offered()


@clause("5e.mount.kinds")
def test_flying_and_swimming_mounts_carry_their_riders(table: TableForTests) -> None:
    table.set(rider("a1"), ridden("a1", speeds=Speeds(fly=16)), foe("orc", "j8"))
    table.play("ride fly 4 e1")
    assert (table.ana.height, table.horse.height) == (4, 4)
    assert battle_of(table.fight).square_name(table.ana.at) == "e1"

    sea = ["w" * 10] * 8
    table.set(rider("a1"), ridden("a1", speeds=Speeds(swim=8)), foe("orc", "j8"), map=sea)
    table.play("ride swim h1")
    assert battle_of(table.fight).square_name(table.ana.at) == "h1"


@clause("5e.mount.opportunity")
@pytest.mark.parametrize("target", ["horse", "ana"])
def test_if_the_mount_provokes_the_foe_strikes_at_rider_or_mount(table: TableForTests, target: str) -> None:
    table.set(rider("a1"), ridden("a1"), foe("orc", "c1", weapons=(SWORD,)))

    table.play("ride move a3")
    assert {text.rpartition(" ")[0] for text in table.offered("orc")} >= {"attack horse", "attack ana"}
    table.play(f"orc: attack {target} shortsword", dice=[15, 3])

    assert getattr(table, target).hp == getattr(table, target).hp_max - 5
    assert battle_of(table.fight).square_name(table.ana.at) == "a3"


@clause("5e.mount.opportunity", "5e.mount.controlled")
def test_a_mount_that_disengages_provokes_nobody(table: TableForTests) -> None:
    table.set(rider("a1"), ridden("a1"), foe("orc", "c1"))

    table.play("ride disengage", "ride move a3")

    assert table.orc.pools["reaction"] == 1


@clause("5e.mount.controlled")
@pytest.mark.parametrize("moment", ["start", "end"])
def test_the_turn_of_a_controlled_mount_begins_and_ends_with_its_riders(table: TableForTests, moment: str) -> None:
    table.set(foe("orc", "j8"), rider("a1"), ridden("a1"))
    table.play(f"rule: horse gains blinded until {moment} horse", "end")
    assert table.horse.has("blinded") is (moment == "end")

    table.play("ana: end")

    assert not table.horse.has("blinded")


@clause("5e.mount.controlled", "5e.surprise.effect")
def test_a_surprised_mount_does_nothing_until_its_riders_turn_is_over(table: TableForTests) -> None:
    surprised = Effect("surprised-2", "surprised", "horse", ends=(Until("turn-end", "horse"),))
    table.set(rider("a1"), ridden("a1", effects=(surprised,)), foe("orc", "j8"))
    assert not [text for text in table.offered() if text.startswith("ride")]

    table.play("end", "orc: end")

    assert "ride dash" in table.offered()


@clause("5e.mount.up", "5e.mount.controlled")
def test_the_turn_goes_on_for_one_who_mounts_a_horse_that_acted_before_it(table: TableForTests) -> None:
    table.set(horse("a1"), hero("ana", "c1"), foe("orc", "j8"))

    table.play("end", "dash", "mount horse controlled")
    assert not [text for text in table.offered() if text.startswith("dismount")]
    table.play("end")

    assert (table.fight.state.turn, table.fight.state.round) == ("orc", 1)
    table.play("end")
    assert (table.fight.state.turn, table.fight.state.round) == ("ana", 2)


@clause("5e.move.deduct", "5e.mount.controlled", "5e.move.jump")
def test_the_run_up_of_a_mount_must_come_right_before_the_jump(table: TableForTests) -> None:
    horse = ridden("a1", abilities={"str": 18})
    table.set(rider("a1"), horse, foe("orc", "j8", armour_class=30), map=["....o....."] * 8)
    table.play("ride move c1")
    assert "ride jump f1" in table.offered()

    table.play("attack orc shortbow", dice=[2])

    assert "ride jump f1" not in table.offered()


@clause("5e.mount.who", "5e.opportunity.avoid")
def test_a_rider_steps_away_by_magic_to_where_there_is_room_for_it_alone(table: TableForTests) -> None:
    ana = caster("ana", "a1", "misty-step", mount="horse", width=2)
    table.set(ana, ridden("a1"), foe("orc", "j1"), map=["." * 10, "." * 10, "##.#######", *["#" * 10] * 5])

    table.play("cast misty-step 2 c3")

    assert (battle_of(table.fight).square_name(table.ana.at), table.ana.width, table.ana.mount) == ("c3", 1, "")


@clause("5e.mount.up")
@pytest.mark.parametrize(("height", "is_free"), [(0, False), (1, True)])
def test_one_dismounts_under_somebody_who_flies_but_not_into_one(
    table: TableForTests, height: int, is_free: bool
) -> None:
    bat = foe("bat", "c1", height=height, speeds=Speeds(fly=6))
    table.set(rider("a1"), ridden("a1"), bat)

    assert ("dismount c1" in table.offered()) is is_free


@clause("5e.mount.who")
def test_a_ruling_that_moves_the_mount_takes_the_rider_along_and_one_that_moves_the_rider_parts_them(
    table: TableForTests,
) -> None:
    table.set(rider("a1"), ridden("a1"), foe("orc", "j8"))

    table.play("rule: horse at d4")
    assert battle_of(table.fight).square_name(table.ana.at) == "d4"
    table.play("rule: ana at a1")

    assert (table.ana.mount, table.ana.width, table.horse.rider) == ("", 1, "")


@clause("5e.action.ready", "5e.mount.controlled")
def test_a_rider_readies_no_move_of_its_own(table: TableForTests) -> None:
    horse = hero("horse", "a1", size="large", rider="ana")
    table.set(hero("ana", "a1", mount="horse", width=2), horse, foe("orc", "j8"))

    table.play("ready")

    assert "move" not in table.offered()


@clause("5e.action.ready", "5e.mount.controlled")
def test_when_the_mount_ends_its_move_so_does_its_rider(table: TableForTests) -> None:
    reins = Effect("controlled-1", "controlled", "horse", "ana")
    horse = hero("horse", "a1", size="large", rider="ana", effects=(reins,), features=("trained-mount",))
    table.set(foe("orc", "e1"), hero("ana", "a1", mount="horse", width=2), horse)

    table.play("ready", "attack", "ends-move", "ana", "end", "ride move c1")

    assert "attack ana shortsword" in table.offered("orc")
