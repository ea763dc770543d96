"""What a shift may do and what stops any move: bad ground, being held or slowed on the way, bodies, bad footing."""

import pytest

from affray.rules.drawsteel.state.blocks import MANEUVER, Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CLAW, at, effect, foe, hero, strike

PLAIN = "." * 10
ALLEY = [PLAIN, "#" * 10]
SLIP = Ability("slip", MANEUVER, target="self", effects=(Outcome("shift", 2),))
BLINK = Ability("fade", MANEUVER, target="self", effects=(Outcome("teleport", 3),))
TRIP = strike("trip", far=10, tiers=(Tier("0", "", (Outcome("prone"),)),) * 3)


def bog(kind: str) -> Ability:
    """A cube of 3 that is difficult, for all or for enemies."""
    return Ability(
        "bog",
        MANEUVER,
        frozenset({"area"}),
        Distance(area="cube", size=3, within=5),
        "enemy",
        effects=(Outcome(kind, on_user=True),),
    )


def offered(table: TableForTests, verb: str) -> set[str]:
    return {deed.removeprefix(f"{verb} ") for deed in table.offered() if deed.startswith(verb)}


# --- where one can shift


@clause("ds.move.shift", "ds.size.passing")
def test_nobody_shifts_through_an_enemy_whose_space_is_difficult(table: TableForTests) -> None:
    table.set(hero("ana", "b1", shift=2), foe("imp", "c1"), hero("bo", "a1"), map=ALLEY)

    assert offered(table, "disengage") == set()
    assert "d1" in offered(table, "move")


@clause("ds.move.shift")
def test_nobody_shifts_out_of_difficult_ground(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("imp", "j1"), map=[".,........", PLAIN])

    assert offered(table, "disengage") == set()


@clause("ds.move.shift")
@pytest.mark.parametrize(("kind", "can"), [("rough-area", False), ("rough-area-for-enemies", True)])
def test_ground_that_is_bad_for_enemies_only_is_good_to_shift_on(table: TableForTests, kind: str, can: bool) -> None:
    table.set(hero("ana", "a2", abilities=(bog(kind),)), foe("imp", "j2"))

    table.play("use c2 bog")

    assert ("b2" in offered(table, "disengage")) is can


@clause("ds.move.shift", "ds.move.speed", "ds.condition.restrained", "ds.condition.grabbed")
@pytest.mark.parametrize("held", ["restrained", "grabbed imp"])
def test_who_cannot_move_cannot_disengage(table: TableForTests, held: str) -> None:
    table.set(hero("ana", "b2", under=[held]), foe("imp", "b1"))

    assert offered(table, "disengage") == offered(table, "move") == set()


@clause("ds.move.shift", "ds.opportunity")
def test_a_shift_may_be_exchanged_for_a_move_that_provokes(table: TableForTests) -> None:
    table.set(hero("ana", "b1", abilities=(SLIP,)), foe("imp", "b2"), map=[".,........", PLAIN])

    table.play("use slip", "go d1", "imp: strike")

    assert (table.ana.hp, at(table, "ana")) == (18, "d1")


@clause("ds.move.shift", "ds.condition.slowed")
def test_the_slowed_may_only_move_instead(table: TableForTests) -> None:
    table.set(hero("ana", "b1", abilities=(SLIP,), under=["slowed"]), foe("imp", "j2"))

    table.play("use slip")

    assert offered(table, "shift") == set()
    assert "d1" in offered(table, "go")


@clause("ds.ability.run-up", "ds.move.shift", "ds.condition.slowed")
def test_the_slowed_do_not_dart_at_anybody(table: TableForTests) -> None:
    stab = strike("stab", 1, 2, 3, first=(Outcome("dart"),), effects=(Outcome("shift-on", on_user=True),))
    table.set(hero("ana", "a1", abilities=(stab,), under=["slowed"]), foe("imp", "c1"))

    assert "use imp stab" not in table.offered()


@clause("ds.ability.run-up", "ds.move.shift")
def test_a_shift_that_was_begun_does_not_go_on_as_a_move(table: TableForTests) -> None:
    stab = strike("stab", 1, 2, 3, first=(Outcome("dart"),), effects=(Outcome("shift-on", on_user=True),))
    table.set(hero("ana", "a1", abilities=(stab,)), foe("imp", "c1"))

    table.play("use imp stab", "to b1", dice=[5, 5])

    assert offered(table, "go") == set()
    assert "b2" in offered(table, "shift")


# --- what stops a move


@clause("ds.move.speed", "ds.turn.split")
@pytest.mark.parametrize(("under", "far"), [([], "f1"), (["slowed"], "c1")])
def test_who_is_slowed_in_the_middle_of_a_move_has_less_left_of_it(
    table: TableForTests, under: list[str], far: str
) -> None:
    pools = {"move": 4, "pace": 5, "move-action": 0}
    table.set(hero("ana", "b1", pools=pools, under=under), foe("imp", "j2"), map=ALLEY)

    assert max(offered(table, "move")) == far


@clause("ds.move.speed", "ds.condition.restrained")
def test_who_is_held_by_the_strike_that_its_move_provokes_goes_no_farther(table: TableForTests) -> None:
    net = strike("melee-free-strike", tiers=(Tier("1", "", (Outcome("restrained", lasts="save"),)),) * 3, bonus=2)
    table.set(hero("ana", "b1"), foe("imp", "b2", abilities=(CLAW, net)))

    table.play("move f1", "imp: strike", dice=[5, 5])

    assert at(table, "ana") == "c1"
    assert offered(table, "move") == set()


@clause("ds.move.difficult")
def test_ground_that_is_difficult_twice_costs_no_more(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(bog("rough-area"),), speed=2), foe("imp", "j1"), map=[".,,,......", *ALLEY])

    table.play("use b2 bog")

    assert "b1" in offered(table, "move")


@clause("ds.deed.charge", "ds.move.difficult")
def test_nobody_charges_over_ground_that_was_made_difficult(table: TableForTests) -> None:
    table.set(hero("ana", "a2", abilities=(AXE, bog("rough-area"))), foe("imp", "f2"))
    assert offered(table, "charge")

    table.play("use c2 bog")

    assert offered(table, "charge") == set()


@clause("ds.size.passing", "ds.stamina.unconscious")
def test_nobody_stops_in_the_space_of_the_unconscious(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", status="unconscious"), foe("orc", "j2"), map=ALLEY)

    assert "b1" not in offered(table, "move")
    assert "c1" in offered(table, "move")


@clause("ds.hide.found")
def test_whoever_is_sent_somewhere_is_no_longer_hidden(table: TableForTests) -> None:
    stride = Ability("stride", MANEUVER, target="self", effects=(Outcome("stride"),))
    map = [PLAIN, "ddddd.....", *[PLAIN] * 6]
    table.set(hero("ana", "a2", abilities=(stride,), hidden_from=frozenset({"imp"})), foe("imp", "j2"), map=map)

    table.play("use stride", "go c2")

    assert table.ana.hidden_from == frozenset()


@clause("ds.teleport", "ds.terrain.damaging")
def test_who_teleports_into_a_fire_has_not_stepped_into_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(BLINK,)), foe("imp", "j2"), map=["..f.......", PLAIN])

    table.play("use fade", "teleport c1")

    assert table.ana.hp == 20


@clause("ds.teleport", "ds.line-of-effect")
def test_a_big_body_teleports_to_where_any_of_it_can_be_seen(table: TableForTests) -> None:
    map = ["...#......", "...#......", "..........", "..........", *[PLAIN] * 4]
    table.set(
        foe("ogre", "a1", size="2", abilities=(BLINK.but(effects=(Outcome("teleport", 5),)),)),
        hero("ana", "j8"),
        map=map,
    )

    table.play("use fade")

    assert "e2" in offered(table, "teleport")


# --- losing one's hold


@clause("ds.climb", "ds.fall", "ds.condition.prone")
def test_a_climber_knocked_prone_falls(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(TRIP,)), foe("imp", "c2", height=3, under=["climbing imp"]))

    table.play("use imp trip", dice=[5, 5])

    assert (table.imp.height, table.imp.hp) == (0, 14)


@clause("ds.climb.creature", "ds.condition.prone")
def test_who_holds_on_to_somebody_and_is_knocked_prone_falls_off(table: TableForTests) -> None:
    bo = hero("bo", "c2", height=3).but(effects=(effect("clinging", "bo", "ogre"),))
    table.set(foe("imp", "a1", abilities=(TRIP,)), bo, foe("ogre", "c2", size="3"))

    table.play("use bo trip", dice=[5, 5])

    assert (table.bo.height, table.bo.has("clinging")) == (0, False)


@clause("ds.fall")
def test_deep_water_makes_a_fall_shorter_too(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1", abilities=(TRIP,)), foe("imp", "c2", height=5, under=["climbing imp"]), map=["u" * 10] * 8
    )

    table.play(
        "use imp trip",
        dice=[10, 10],
    )

    assert table.imp.hp == 20


# --- in the air


@clause("ds.move.shift", "ds.fly")
def test_a_flyer_disengages_in_the_air(table: TableForTests) -> None:
    bat = foe("bat", "c3", height=2, modes=frozenset({"fly"}))
    table.set(bat, hero("ana", "b2", height=2, modes=frozenset({"fly"})))

    table.play("disengage d4")

    assert (at(table, "bat"), table.bat.height, table.bat.hp) == ("d4", 2, 20)


@clause("ds.fly", "ds.move.speed")
def test_a_flyer_that_is_sent_somewhere_flies(table: TableForTests) -> None:
    stride = Ability("stride", MANEUVER, target="self", effects=(Outcome("stride"),))
    table.set(foe("bat", "c3", height=2, modes=frozenset({"fly"}), abilities=(stride,)), hero("ana", "j8"))

    table.play("use stride", "go f3")

    assert (at(table, "bat"), table.bat.height) == ("f3", 2)


@clause("ds.climb")
def test_who_hangs_on_a_wall_cannot_shift_from_there(table: TableForTests) -> None:
    table.set(hero("ana", "c3", height=2, under=["climbing ana"]), foe("imp", "b2"))

    assert offered(table, "disengage") == set()


@clause("ds.jump")
@pytest.mark.parametrize(("map", "can"), [("..L.......", False), ("..^.......", True)])
def test_nobody_jumps_over_what_is_too_high(table: TableForTests, map: str, can: bool) -> None:
    table.set(hero("ana", "b1", might=2), foe("imp", "j2"), map=[map, PLAIN])

    table.play("jump d1", dice=[] if can else [3, 3])

    assert (at(table, "ana") == "d1") is can


@clause("ds.teleport")
def test_nobody_teleports_farther_up_than_sideways(table: TableForTests) -> None:
    table.set(hero("ana", "b1", abilities=(BLINK,)), foe("imp", "j2"), map=["..HL......", PLAIN])

    table.play("use fade")

    assert "c1" not in offered(table, "teleport")
    assert "d1" in offered(table, "teleport")
