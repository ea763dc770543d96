"""Movement and position, and the attacks that a move provokes."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, hero


@clause("5e.grid.square", "5e.grid.enter", "5e.grid.diagonals", "5e.grid.distance")
def test_speed_6_is_6_squares_and_a_diagonal_counts_as_one(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8", hp=9))

    assert "move g7" in table.offered()
    assert "move h1" not in table.offered()
    table.play("move g7")

    assert left(table.ana) == 0
    assert battle_of(table.fight).distance(table.ana, table.orc) == 3


@clause("5e.move.difficult", "5e.grid.enter")
def test_a_square_of_difficult_terrain_costs_2(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=3), foe("orc", "j8"), map=["." + "," * 9] * 8)

    table.play("move b1")

    assert left(table.ana) == 1
    assert not [text for text in table.offered() if text.startswith("move c")]


@clause("5e.grid.corners")
def test_a_diagonal_step_does_not_cut_the_corner_of_a_wall(table: TableForTests) -> None:
    table.set(hero("ana", "a2", speed=1), foe("orc", "j8"), map=[".#........", "..........", *["." * 10] * 6])

    assert "move b1" not in table.offered()
    assert "move b2" in table.offered()


@clause("5e.grid.corners")
def test_a_step_past_the_corner_goes_around(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=2), foe("orc", "j8"), map=["..........", ".#........", *["." * 10] * 6])

    assert "move b3" not in table.offered()
    assert "move c2" not in table.offered()


@clause("5e.move.through-friend", "5e.move.creature-difficult", "5e.move.no-end")
def test_a_friend_can_be_passed_as_difficult_terrain_but_not_stood_on(table: TableForTests) -> None:
    corridor = ["..........", *["#" * 10] * 7]
    table.set(hero("ana", "a1", speed=4), hero("bo", "b1"), foe("orc", "j1"), map=corridor)

    assert "move b1" not in table.offered()
    table.play("move c1")

    assert left(table.ana) == 1
    table.set(hero("ana", "a1", speed=2), hero("bo", "b1"), foe("orc", "j1"), map=corridor)
    assert "move c1" not in table.offered()


@clause("5e.move.creature-difficult")
@pytest.mark.parametrize(("status", "cost"), [("up", 3), ("dead", 2)])
def test_the_space_of_a_foe_is_difficult_terrain_too_as_long_as_it_lives(
    table: TableForTests, status: str, cost: int
) -> None:
    corridor = ["..........", *["#" * 10] * 7]
    table.set(hero("ana", "a1", size="tiny"), foe("orc", "b1", status=status), foe("imp", "j1"), map=corridor)

    table.play("move c1")

    assert left(table.ana) == 6 - cost


@clause("5e.move.through-foe", "5e.size.block")
def test_a_foe_blocks_the_corridor_unless_two_sizes_apart(table: TableForTests) -> None:
    corridor = ["..........", *["#" * 10] * 7]
    table.set(hero("ana", "a1"), foe("orc", "b1"), map=corridor)
    assert not [text for text in table.offered() if text.startswith("move")]

    table.set(hero("ana", "a1", size="tiny"), foe("orc", "b1"), map=corridor)
    assert "move c1" in table.offered()


@clause("5e.move.through-foe")
def test_the_nimble_pass_any_larger_foe(table: TableForTests) -> None:
    corridor = ["..........", *["#" * 10] * 7]
    table.set(hero("pip", "a1", size="small", features=("nimble",)), foe("orc", "b1"), map=corridor)

    assert "move c1" in table.offered()


@clause("5e.size.space")
def test_a_large_creature_needs_room_for_all_its_squares(table: TableForTests) -> None:
    table.set(foe("ogre", "a1", size="large"), hero("ana", "j8"), map=["..........", "...#......", *["." * 10] * 6])

    assert "move b1" in table.offered()
    assert "move c1" not in table.offered()
    assert "move d1" not in table.offered()
    assert "move j1" not in table.offered()


@clause("5e.opportunity.trigger", "5e.reaction.interrupt")
def test_leaving_reach_lets_the_foe_strike_before_the_step(table: TableForTests) -> None:
    table.set(hero("ana", "b2", armour_class=13), foe("orc", "c2"))

    table.play("move a2", "orc: shortsword", dice=[12, 4])

    assert table.ana.hp == table.ana.hp_max - 6
    assert battle_of(table.fight).square_name(table.ana.at) == "a2"
    assert table.asked().question.who is table.ana


@clause("5e.opportunity.trigger")
def test_a_move_within_reach_provokes_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2"))

    table.play("move b3")

    assert table.told("moved")


@clause("5e.opportunity.trigger")
def test_the_felled_mover_stays_where_it_was(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=3, hp_max=12), hero("bo", "j8"), foe("orc", "c2"))

    table.play("move a2", "shortsword", dice=[15, 4])

    assert battle_of(table.fight).square_name(table.ana.at) == "b2"
    assert table.ana.status == "dying"


@clause("5e.opportunity.trigger")
def test_no_strike_at_one_who_is_not_seen(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hidden_from=frozenset({"orc"})), foe("orc", "c2"))

    table.play("move a2")

    assert battle_of(table.fight).square_name(table.ana.at) == "a2"


@clause("5e.opportunity.avoid", "5e.action.disengage")
def test_no_strike_at_one_who_disengages(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2"))

    table.play("disengage", "move a2", "end")

    assert table.orc.pools["reaction"] == 1
    assert not table.ana.has("disengaged")


@clause("5e.action.disengage")
def test_disengage_takes_the_action_and_holds_for_every_move_of_the_turn_and_no_longer(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2"), foe("imp", "a5"))
    table.play("disengage", "move a4", "move a2")
    assert (table.ana.pools["action"], table.orc.pools["reaction"], table.imp.pools["reaction"]) == (0, 1, 1)

    table.play("rule: ana at b2", "end", "end", "end", "move a2")

    assert table.asked().kind == "opportunity-attack"


@clause("5e.reaction.one")
def test_no_second_strike_before_the_next_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3"), foe("orc", "c2"))

    table.play("move a2", "shortsword", "end", "move a4", dice=[2])

    assert battle_of(table.fight).square_name(table.bo.at) == "a4"


@clause("5e.melee.reach")
def test_a_longer_reach_is_left_later(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("ogre", "c2", weapons=(SWORD.but(id="pike", reach=2),)), hero("bo", "j8"))

    table.play("move a2")
    assert battle_of(table.fight).square_name(table.ana.at) == "a2"

    table.set(hero("ana", "c2"), foe("ogre", "d2", weapons=(SWORD.but(id="pike", reach=2),)), hero("bo", "j8"))
    table.play("move a2", "pike", dice=[2])
    assert [item["to_square"] for item in table.told("moved")] == ["b2", "a2"]


@clause("5e.action.dash")
def test_dash_makes_6_into_12(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("dash")

    assert left(table.ana) == 12


@clause("5e.prone.stand", "5e.prone.stand-needs")
def test_standing_up_costs_half_the_speed_and_needs_that_much(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "ana")
    table.set(hero("ana", "a1", effects=(prone,)), foe("orc", "j8"))
    table.play("stand")
    assert left(table.ana) == 3
    assert not table.ana.has("prone")

    table.set(hero("ana", "a1", effects=(prone,), pools={"move": 2}), foe("orc", "j8"))
    assert "stand" not in table.offered()
    table.set(hero("ana", "a1", effects=(prone,), speed=0), foe("orc", "j8"))
    assert "stand" not in table.offered()


@clause("5e.prone.crawl")
def test_crawling_costs_2_and_in_difficult_terrain_3(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "ana")
    table.set(hero("ana", "a1", effects=(prone,)), foe("orc", "j8"), map=[".,........", *["." * 10] * 7])
    table.play("move b1")
    assert left(table.ana) == 3

    table.play("move c1")
    assert left(table.ana) == 1
    assert not [text for text in table.offered() if text.startswith("move")]


@clause("5e.unseen.hidden")
def test_a_walk_meets_the_unseen_and_stops_there(table: TableForTests) -> None:
    behind_trees = ["T.TT......", "TTTT......", *["." * 10] * 6]
    table.set(hero("ana", "e4"), foe("orc", "d3", hidden_from=frozenset({"ana"})), map=behind_trees)

    table.play("move d3")

    assert battle_of(table.fight).square_name(table.ana.at) == "e4"
    assert table.orc.hidden_from == frozenset()
    assert left(table.ana) == 6
