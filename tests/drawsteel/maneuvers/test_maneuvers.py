"""What everybody can do: charge, defend, grab, knock back, aid, test."""

import pytest

from affray.rules.drawsteel.state.blocks import TRIGGERED, Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, HIT, at, clash_of, foe, hero, netted, strike

LANCE = strike("lance", 4, 5, 6, keywords=frozenset({"charge", "melee", "strike", "weapon"}))
HOOK = strike("hook", tiers=(Tier("3", "", (Outcome("grabbed"),)),) * 3)


# --- things


@clause("ds.object")
def test_a_free_strike_breaks_a_door(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j8"), map=["..........", "..+......."] + [".........."] * 6)

    table.play("smash c2", dice=[1, 1])
    assert clash_of(table.fight).board.squares("door")
    table.play("end", "end", "smash c2", dice=[1, 1])

    assert not clash_of(table.fight).board.squares("door")


@clause("ds.object", "ds.hero.wrecking")
def test_a_wrecker_hits_things_harder(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2", features=frozenset({"wrecker"})),
        foe("imp", "j8"),
        map=["..........", "..+......."] + [".........."] * 6,
    )

    table.play("smash c2", dice=[1, 1])

    assert not clash_of(table.fight).board.squares("door")


@clause("ds.object", "ds.line-of-effect")
def test_only_what_is_in_reach_and_in_sight_is_struck(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j8"), map=["..........", "..#+.o...o"] + [".........."] * 6)

    assert {"smash c2", "smash f2"} <= set(table.offered())
    assert {"smash j2", "smash b3"}.isdisjoint(table.offered())


# --- Charge


@clause("ds.deed.charge")
def test_a_charge_goes_straight_and_ends_with_a_free_strike(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "g2"))

    table.play("charge imp melee-free-strike", "to f2", dice=[6, 6])

    assert (at(table, "ana"), table.imp.hp, table.ana.pools["main"]) == ("f2", 15, 0)


@clause("ds.deed.charge")
def test_a_charge_may_end_with_an_ability_made_for_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(AXE, LANCE)), foe("imp", "e2"))
    assert "charge imp axe" not in table.offered()

    table.play("charge imp lance", "to d2", dice=[6, 6])

    assert table.imp.hp == 15


@clause("ds.deed.charge")
@pytest.mark.parametrize("map", [["...,......"] * 8, ["...#......"] * 8])
def test_nobody_charges_over_difficult_ground_or_through_walls(table: TableForTests, map: list[str]) -> None:
    table.set(hero("ana", "b2"), foe("imp", "f2"), map=map)

    assert not [text for text in table.offered() if text.startswith("charge")]


@clause("ds.deed.charge")
def test_a_charge_may_bend_as_long_as_it_takes_the_shortest_way(table: TableForTests) -> None:
    trees = ["..........", "...T......"] + [".........."] * 6
    table.set(hero("ana", "b2"), foe("imp", "f2"), map=trees)

    table.play("charge imp melee-free-strike", "to e3", dice=[6, 6])

    assert table.imp.hp == 20 - 5


@clause("ds.deed.charge")
@pytest.mark.parametrize("sign", ["%", "L", "~"])
def test_nobody_charges_over_a_gap_up_a_wall_or_through_water(table: TableForTests, sign: str) -> None:
    table.set(hero("ana", "b2"), foe("imp", "f2"), map=[f"..{sign}......."] * 8)

    assert not [text for text in table.offered() if text.startswith("charge")]


@clause("ds.deed.charge", "ds.area.lasting")
def test_nobody_charges_through_an_area_that_is_difficult(table: TableForTests) -> None:
    web = Outcome("rough-area", lasts="fight", on_user=True)
    spin = Ability("spin", "maneuver", distance=Distance(area="cube", size=3, within=5), target="enemy", effects=(web,))
    table.set(foe("imp", "f2", abilities=(spin,)), hero("ana", "b2"))

    table.play("use d2 spin", "end")

    assert not [text for text in table.offered() if text.startswith("charge")]


@clause("ds.deed.charge", "ds.fly")
def test_a_flyer_charges_through_the_air(table: TableForTests) -> None:
    table.set(hero("ana", "b2", height=1, modes=frozenset({"fly"})), foe("imp", "f2"), map=["..%......."] * 8)

    table.play("charge imp melee-free-strike", "to e2", dice=[6, 6])

    assert table.imp.hp == 20 - 5


@clause("ds.deed.charge", "ds.opportunity")
def test_a_charge_provokes(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "f2"), foe("orc", "a1"))

    table.play("charge imp melee-free-strike", "to e2", "orc: strike", dice=[6, 6])

    assert table.ana.hp == 18


# --- Defend, Aid Attack


@clause("ds.deed.defend")
def test_rolls_against_one_who_defends_have_a_double_bane_until_its_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))
    table.play("defend", "end", "use ana claw", dice=[6, 6])
    assert netted(table, "@ana") == -2

    table.play("end")

    assert not table.ana.has("defending")


@clause("ds.deed.defend")
def test_defending_is_no_good_while_somebody_is_taunted_by_one(table: TableForTests) -> None:
    table.set(foe("imp", "b1", under=["taunted ana"]), hero("ana", "b2", under=["defending ana"]))

    table.play("use ana claw", dice=[6, 6])

    assert netted(table, "@ana") == 0


@clause("ds.deed.defend")
def test_a_creature_of_the_director_that_defends_has_no_other_main_action(table: TableForTests) -> None:
    table.set(foe("imp", "b1", pools={"main": 2}), hero("ana", "b2"))
    table.play("defend")
    assert "use ana claw" not in table.offered()

    table.set(foe("imp", "b1", pools={"main": 2}), hero("ana", "b2"))
    table.play("use ana claw", dice=[1, 1])
    assert "defend" not in table.offered()


@clause("ds.deed.aid-attack")
def test_aid_gives_the_next_ally_an_edge_once(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "a1"), foe("imp", "b1", hp=50))
    table.play("aid imp", "use imp axe", "end", "end", dice=[2, 2])
    assert netted(table) == 0

    table.play("use imp axe", dice=[6, 6])

    assert netted(table) == 1
    assert not table.imp.has("harried")


# --- Grab and Escape Grab


@clause("ds.deed.grab", "ds.condition.grabbed")
def test_a_grab_holds_fast(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2), foe("imp", "b1"))

    table.play("grab imp", "end", dice=[8, 8])

    assert table.imp.has("grabbed")
    assert not [text for text in table.offered() if text.startswith(("move", "knockback"))]


@clause("ds.deed.grab")
def test_the_second_tier_costs_a_free_strike(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))

    table.play("grab imp", "take", dice=[6, 6])

    assert (table.imp.has("grabbed"), table.ana.hp) == (True, 18)


@clause("ds.deed.grab", "ds.deed.knockback")
@pytest.mark.parametrize(("size", "might", "can"), [("1M", 0, True), ("1L", 0, False), ("2", 2, True), ("3", 2, False)])
def test_only_ones_own_size_or_what_ones_might_allows(table: TableForTests, size: str, might: int, can: bool) -> None:
    table.set(hero("ana", "b4", might=might), foe("imp", "b1", size=size))
    if size in ("1M", "1L"):
        table.set(hero("ana", "b2", might=might), foe("imp", "b1", size=size))
    if size == "2":
        table.set(hero("ana", "b3", might=might), foe("imp", "b1", size=size))

    assert ("grab imp" in table.offered()) is can
    assert ("knockback imp" in table.offered()) is can


@clause("ds.condition.grabbed")
def test_the_grabbed_aim_elsewhere_with_a_bane(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["grabbed imp"]), foe("imp", "b1"), foe("orc", "b3"))

    table.play("use orc axe", dice=[6, 6])

    assert netted(table, "@orc") == -1


@clause("ds.condition.grabbed")
def test_the_grabbed_are_carried_along_at_half_speed(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", under=["grabbed ana"]), foe("orc", "j8"))

    table.play("move d2")

    assert table.ana.pools["move"] == 0
    assert (at(table, "imp"), table.imp.has("grabbed")) == ("c1", True)


@clause("ds.condition.grabbed", "ds.teleport")
def test_who_slips_away_before_the_blow_is_not_held(table: TableForTests) -> None:
    slip = Ability("slip", TRIGGERED, target="self", trigger=HIT, effects=(Outcome("teleport", 5),))
    table.set(foe("imp", "b1", abilities=(HOOK,)), hero("ana", "b2", abilities=(AXE, slip)))

    table.play("use ana hook", "ana: slip", "teleport g2", dice=[5, 5])

    assert not table.ana.has("grabbed")


@clause("ds.condition.grabbed")
def test_a_long_reach_draws_the_held_beside_it(table: TableForTests) -> None:
    table.set(foe("worm", "a1", size="2", abilities=(HOOK.but(distance=Distance(melee=2)),)), hero("ana", "d1"))

    table.play("use ana hook", dice=[5, 5])

    assert (at(table, "ana"), table.ana.has("grabbed")) == ("c1", True)


@clause("ds.condition.grabbed")
@pytest.mark.parametrize(("number", "held"), [(2, True), (1, False)])
def test_an_ability_with_two_targets_holds_both(table: TableForTests, number: int, held: bool) -> None:
    legs = HOOK.but(number=number)
    table.set(foe("worm", "b2", abilities=(legs,), pools={"main": 2}), hero("ana", "b1"), hero("bo", "b3"))

    if number == 2:
        table.play("use ana,bo hook", dice=[5, 5])
    else:
        table.play("use ana hook", "use bo hook", dice=[5, 5, 5, 5])

    assert (table.ana.has("grabbed"), table.bo.has("grabbed")) == (True, held)


@clause("ds.condition.grabbed")
def test_the_grabber_may_haul_the_other_around_or_let_go(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", under=["grabbed ana"]), foe("orc", "j8"))

    table.play("haul imp c3", "release imp")

    assert (at(table, "imp"), table.imp.has("grabbed")) == ("c3", False)


@clause("ds.condition.grabbed")
def test_who_is_felled_holds_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["grabbed imp"]), foe("imp", "b1", hp=3), foe("orc", "j8"))

    table.play("use imp axe", dice=[1, 1])

    assert not table.ana.has("grabbed")


@clause("ds.deed.escape")
@pytest.mark.parametrize(
    ("dice", "answers", "held", "hp"),
    [([2, 2], (), True, 20), ([6, 6], ("escape",), False, 18), ([9, 8], (), False, 20)],
)
def test_escaping_a_grab(table: TableForTests, dice: list[int], answers: tuple[str, ...], held: bool, hp: int) -> None:
    table.set(hero("ana", "b2", under=["grabbed imp"]), foe("imp", "b1"))

    table.play("escape", *answers, dice=dice)

    assert (table.ana.has("grabbed"), table.ana.hp) == (held, hp)


@clause("ds.deed.escape")
def test_the_smaller_escape_with_a_bane(table: TableForTests) -> None:
    table.set(hero("ana", "b3", under=["grabbed imp"]), foe("imp", "b1", size="2"))

    table.play("escape", dice=[6, 7])

    assert table.ana.has("grabbed")


# --- Knockback


@clause("ds.deed.knockback")
def test_a_knockback_pushes_by_its_tier(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "c2"))

    table.play("knockback imp", "push e2", dice=[6, 6])

    assert at(table, "imp") == "e2"


# --- tests


@clause("ds.deed.test")
def test_the_director_says_what_a_test_is_worth(table: TableForTests) -> None:
    table.set(hero("ana", "b2", reason=1), foe("imp", "j1"))

    table.play("test read the runes", "on reason", "unskilled medium", dice=[6, 6])

    assert table.told("attempted")[-1]["worth"] == "success-with-consequence"
    assert table.ana.pools["maneuver"] == 0


@clause("ds.deed.assist")
@pytest.mark.parametrize(("dice", "edge"), [([2, 2], -1), ([6, 6], 1), ([9, 9], 2)])
def test_assistance_is_a_bane_an_edge_or_a_double_edge(table: TableForTests, dice: list[int], edge: int) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3"), foe("imp", "j1"), foe("orc", "j8"))
    table.play("assist bo", "on might", "end", "imp", "end", dice=dice)

    table.play("test lift", "on might", "unskilled easy", dice=[6, 6])

    assert sum(reason["amount"] for reason in table.told("tested")[-1]["edges"]) == edge
    assert not table.bo.has("assisted")


@clause("ds.deed.consumable")
def test_a_consumable_is_used_on_oneself_or_one_beside(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3"), foe("imp", "j1"))

    table.play("consume bo a black draught")

    assert (table.told("consumed")[-1]["other"], table.ana.pools["maneuver"]) == ("@bo", 0)
