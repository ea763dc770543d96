"""Flying, heights, falling, and what lies in a chasm."""

import pytest

from affray.core.board import Squares, grid_of
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import SPEEDS_GRANTED
from affray.rules.dnd5e.state.weapons import Rider
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, ground, hero

WINGS = {"speeds": Speeds(fly=12)}
HOVER = {"speeds": Speeds(fly=12, hover=True)}
CHASM = ["...oo.....", *["...oo....."] * 7]
TRIP = SWORD.but(id="bite", reach=3, rider=Rider("str", 11, "prone"))


def where(table: TableForTests, creature: Combatant) -> tuple[str, int]:
    return battle_of(table.fight).square_name(creature.at), creature.height


@clause("5e.move.speeds", "5e.grid.distance")
def test_up_and_down_counts_as_much_as_sideways_the_greater_of_both(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **WINGS), foe("orc", "d1"))
    table.play("fly 3 c1")
    assert where(table, table.ana) == ("c1", 3)
    assert left(table.ana, "fly") == 9

    table.play("fly 6")
    assert left(table.ana, "fly") == 6
    assert battle_of(table.fight).distance(table.ana, table.orc) == 6
    table.play("fly 4 e1")

    assert where(table, table.ana) == ("e1", 4)
    assert left(table.ana, "fly") == 4


@clause("5e.move.speeds")
def test_one_who_takes_off_is_just_above_the_ground_and_over_all_that_is_difficult(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **WINGS), foe("orc", "j8"), map=["." + "," * 9] * 8)

    table.play("fly d1")

    assert where(table, table.ana) == ("d1", 1)
    assert left(table.ana, "fly") == 9
    assert not [text for text in table.offered() if text.startswith("move")]


@clause("5e.move.speeds")
def test_walls_stop_a_flight_and_those_who_have_no_wings_do_not_fly(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **WINGS), foe("orc", "j1"), map=[".#........", *["##........"] * 7])
    assert not [text for text in table.offered() if text.startswith("fly ") and len(text.split()) == 3]

    table.set(hero("ana", "a1"), foe("orc", "j1"))
    assert not [text for text in table.offered() if text.startswith("fly")]


@clause("5e.melee.reach")
def test_what_flies_high_is_out_of_reach_and_what_flies_low_is_not(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1", weapons=(SWORD,)), foe("bat", "a1", height=2, **WINGS), foe("crow", "b1", height=1, **WINGS)
    )

    assert "attack crow shortsword" in table.offered()
    assert "attack bat shortsword" not in table.offered()


@clause("5e.opportunity.trigger")
def test_flying_up_out_of_reach_provokes(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **WINGS), foe("orc", "b1", weapons=(SWORD,)))

    table.play("fly 1")
    assert table.asked("ana").question.kind == "turn"
    table.play("fly 3", "orc: shortsword", dice=[2])

    assert where(table, table.ana) == ("a1", 3)


@clause("5e.size.space")
def test_one_may_fly_over_others_and_not_land_on_them(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **WINGS), foe("orc", "b1"), map=["." * 10, *["#" * 10] * 7])

    assert "fly 0 b1" not in table.offered()
    table.play("fly b1")
    assert where(table, table.ana) == ("b1", 1)
    assert "fly 0" not in table.offered()


@clause("5e.size.block", "5e.size.space")
@pytest.mark.parametrize(("height", "passes"), [(1, False), (2, True)])
def test_a_large_foe_is_two_squares_high_for_those_who_fly(table: TableForTests, height: int, passes: bool) -> None:
    corridor = ["." * 10, "." * 10, *["#" * 10] * 6]
    bat = hero("bat", "a1", height=height, speeds=Speeds(fly=8))
    table.set(bat, foe("ogre", "c1", size="large", pools={"reaction": 0}), map=corridor)

    assert ("fly f1" in table.offered()) is passes


@clause("5e.move.fly-fall", "5e.move.fall")
def test_a_flyer_that_is_knocked_prone_falls_1d6_for_every_2_squares(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(TRIP,)), foe("bat", "a1", hp=40, height=3, **WINGS))

    table.play("attack bat bite", dice=[15, 2, 3, 4])

    assert where(table, table.bat) == ("a1", 0)
    assert table.bat.hp == 40 - 4 - 4
    assert table.told("fell")[0]["squares"] == 3


@clause("5e.move.fly-fall")
def test_one_that_hovers_or_is_held_up_by_magic_does_not_fall(
    table: TableForTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.set(hero("ana", "a1", weapons=(TRIP,)), foe("bat", "a1", hp=40, height=3, **HOVER))
    table.play("attack bat bite", dice=[15, 2, 3])
    assert table.bat.height == 3

    monkeypatch.setitem(SPEEDS_GRANTED, "flying", {"fly": 12})
    held = Effect("flying-1", "flying", "bat")
    table.set(hero("ana", "a1", weapons=(TRIP,)), foe("bat", "a1", hp=40, height=3, effects=(held,)))
    table.play("attack bat bite", dice=[15, 2, 3])
    assert table.bat.height == 3


@clause("5e.move.fly-fall")
@pytest.mark.parametrize("condition", ["restrained", "grappled", "stunned", "paralyzed"])
def test_a_flyer_whose_speed_is_0_or_who_cannot_move_falls(table: TableForTests, condition: str) -> None:
    caught = Effect("x-1", condition, "bat")
    table.set(hero("ana", "j8"), foe("bat", "a1", hp=40, height=4, effects=(caught,), **WINGS))

    table.play("dodge", dice=[3, 3])

    assert table.bat.height == 0
    assert table.bat.has("prone")
    assert table.bat.hp == 34


@clause("5e.move.fly-fall", "5e.death.hit-at-0")
def test_one_who_drops_in_the_air_falls_and_fails_a_death_save(table: TableForTests) -> None:
    table.set(
        foe("orc", "a1", weapons=(TRIP.but(rider=None),)),
        hero("ana", "a1", hp=3, hp_max=20, height=3, **WINGS),
        hero("bo", "j8"),
    )

    table.play("attack ana bite", dice=[15, 3, 6])

    assert (table.ana.status, table.ana.failures, table.ana.height) == ("dying", 1, 0)


@clause("5e.damage.type-examples", "5e.move.fall")
def test_a_fall_is_20d6_at_most_and_who_is_not_hurt_lands_on_its_feet(table: TableForTests) -> None:
    table.set(hero("ana", "j8"), foe("bat", "a1", hp=200, height=50))
    table.play("dodge", dice=[1] * 20)
    assert table.bat.hp == 180

    table.set(hero("ana", "j8"), foe("bat", "a1", hp=20, height=1))
    table.play("dodge")
    assert not table.bat.has("prone")


@clause("5e.move.no-end")
@pytest.mark.parametrize(("option", "square"), [("not-willingly", "a1"), ("never", "b1")])
def test_one_who_falls_into_anothers_space_stays_there_or_lands_beside(
    table: TableForTests, option: str, square: str
) -> None:
    table.set(hero("ana", "a1"), foe("bat", "a1", hp=20, height=3), move_end_in_occupied=option)

    table.play("dodge", dice=[2])

    assert where(table, table.bat) == (square, 0)


@clause("5e.prone.crawl")
def test_the_prone_do_not_fly(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(Effect("p", "prone", "ana"),), **WINGS), foe("orc", "j8"))

    assert not [text for text in table.offered() if text.startswith("fly")]


# --- chasms


@clause("5e.move.deduct")
def test_nobody_walks_into_a_chasm_and_flyers_cross_it(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "j8"), map=CHASM)
    assert not [text for text in table.offered() if text.startswith(("move d", "move e", "move f"))]

    table.set(hero("ana", "c1", **WINGS), foe("orc", "j8"), map=CHASM)
    table.play("fly 0 f1")
    assert where(table, table.ana) == ("f1", 0)


@clause("5e.move.deduct", "5e.move.climb-swim")
def test_climbing_costs_2_a_square_without_a_climbing_speed_and_1_with_one(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "j8"), map=CHASM)
    table.play("climb d1", "climb -2")
    assert where(table, table.ana) == ("d1", -2)
    assert left(table.ana) == 0
    assert table.ana.has("climbing")

    table.set(hero("ana", "c1", speeds=Speeds(climb=6)), foe("orc", "j8"), map=CHASM)
    table.play("climb d1", "climb -4")
    assert (where(table, table.ana), left(table.ana, "climb")) == (("d1", -4), 1)
    assert not table.ana.has("climbing")


@clause("5e.move.deduct")
def test_out_of_the_chasm_over_several_turns(table: TableForTests) -> None:
    table.set(hero("ana", "d1", height=-4), foe("orc", "j8"), map=CHASM)

    assert "move e1" in table.offered()
    assert "move c1" not in table.offered()
    table.play("climb -1", "end", "orc: end", "climb 0", "climb c1", "move b1")

    assert where(table, table.ana) == ("b1", 0)
    assert left(table.ana) == 1


@clause("5e.move.fly-fall")
def test_one_who_hangs_on_the_wall_and_cannot_move_falls(table: TableForTests) -> None:
    hanging = (Effect("c", "climbing", "ana"), Effect("s", "stunned", "ana"))
    table.set(foe("orc", "j8"), hero("ana", "d1", hp=20, height=-1, effects=hanging), hero("bo", "j1"), map=CHASM)

    table.play("dodge", dice=[4])

    assert where(table, table.ana) == ("d1", -4)
    assert not table.ana.has("climbing")


@clause("5e.grid.distance")
def test_those_in_a_chasm_are_as_far_as_it_is_deep(table: TableForTests) -> None:
    table.set(hero("ana", "d1", height=-4), foe("orc", "c1", weapons=(SWORD,)), map=CHASM)

    assert battle_of(table.fight).distance(table.ana, table.orc) == 4


def test_the_ground_knows_how_deep_its_chasm_is() -> None:
    grid = grid_of(Squares, 10, 8)
    rows = ground(CHASM).but(depth=9)

    assert rows.board.squares("chasm") >> grid.square("d1") & 1
    assert rows.depth == 9


@clause("5e.cover.half-what")
@pytest.mark.parametrize(("height", "guard"), [(0, ["5e.cover.half"]), (1, [])])
def test_who_flies_above_those_in_between_has_no_cover_from_them(
    table: TableForTests, height: int, guard: list[str]
) -> None:
    table.set(hero("ana", "a1"), hero("bo", "c1"), foe("imp", "e1", height=height, **WINGS))

    table.play("attack imp shortbow", dice=[2])

    assert [reason["clause"] for reason in table.told("attack")[0]["guard"][1:]] == guard


@clause("5e.cover.half-what")
@pytest.mark.parametrize(("thing", "guard"), [("=", []), ("T", ["5e.cover.half"])])
def test_a_flyer_looks_over_low_walls_and_not_over_trees(table: TableForTests, thing: str, guard: list[str]) -> None:
    rows = ["." * 10, f"..{thing}.......", *["." * 10] * 6]
    table.set(hero("ana", "a2", height=2, **WINGS), foe("orc", "e2"), map=rows)

    table.play("attack orc shortbow", dice=[2])

    assert [reason["clause"] for reason in table.told("attack")[0]["guard"][1:]] == guard


@clause("5e.move.speeds")
def test_the_height_at_which_one_flies_anyway_may_be_said(table: TableForTests) -> None:
    table.set(hero("bat", "a1", speeds=Speeds(fly=6)), foe("orc", "j8"))
    assert "fly c1" in table.offered()
    assert "fly 1 c1" not in table.offered(), "it is the same"

    table.play("fly 1 c1")
    assert (table.at("bat"), table.bat.height) == ("c1", 1)
    table.play("fly 1 d1")
    assert (table.at("bat"), table.bat.height) == ("d1", 1)
