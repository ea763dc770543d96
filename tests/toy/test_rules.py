"""The toy's rules, as an example of how a rule is tested; and the seams of the kernel that they lean on."""

import pytest

from affray import Fight
from affray.testing import TableForTests, clause
from tests.toy import duel, foe, hero


@clause("toy.provoke")
def test_leaving_reach_lets_the_foe_strike_before_the_step(table: TableForTests) -> None:
    table.set(hero("ana", "b2", guard=13), foe("orc", "c2", skill=2))

    table.play("move a2", "orc: strike", dice=[11, 6])

    assert table.ana.hp == table.ana.hp_max - 6
    assert table.ana.at == "a2"
    assert table.orc.pools["react"] == 0


@clause("toy.provoke")
def test_a_step_within_reach_provokes_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2"))

    table.play("move b3")

    assert table.ana.at == "b3"


@clause("toy.provoke")
def test_the_mover_who_is_felled_stays_where_it_was(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=1), hero("bo", "f4"), foe("orc", "c2"))

    table.play("move a2", "strike", dice=[20, 1, 1])

    assert table.ana.at == "b2"
    assert table.fight.state.turn == "bo"


@clause("toy.provoke")
def test_the_second_striker_is_not_asked_to_carry_out_a_strike_at_one_who_fell(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=1), hero("bo", "f4"), foe("orc", "c2"), foe("imp", "c1"))

    table.play("move a2", "imp: strike", "orc: strike", "gm: imp", dice=[20, 1, 1])

    assert table.orc.pools["react"] == 1
    assert table.told("lapsed")[0]["who"] == "@orc"


@clause("toy.walk")
def test_a_walk_meets_the_unseen_and_stops_there(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "d2", hidden=True))

    table.play("move c1 d2")

    assert table.ana.at == "c1"
    assert not table.orc.hidden
    assert table.told("revealed", "ana") == [{"n": 2, "kind": "revealed", "who": "@orc", "at": "d2"}]


@clause("toy.walk")
def test_a_way_can_be_named_step_by_step(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "f4"))

    assert "move d2" in table.offered()
    table.play("move c3 d2")

    assert [item["to_square"] for item in table.told("moved")] == ["c3", "d2"]


@clause("toy.deeds")
def test_what_is_in_the_way_or_too_far_is_not_offered(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "c2"), foe("orc", "f4"))

    assert "move c2" not in table.offered()
    assert "move e2" not in table.offered()
    assert not [text for text in table.offered() if text.startswith(("attack", "bless", "blast", "hide"))]


@clause("toy.parry", "toy.feint")
@pytest.mark.parametrize(
    ("answers", "dice", "lost"),
    [
        (["ana: pass"], [15, 4], 4),
        (["ana: parry", "orc: pass"], [15], 0),
        (["ana: parry", "orc: feint"], [15, 4], 4),
    ],
)
def test_a_parry_can_be_answered_by_a_feint(
    table: TableForTests, answers: list[str], dice: list[int], lost: int
) -> None:
    table.set(foe("orc", "c2", features=("feint",)), hero("ana", "b2", features=("parry",)))

    table.play("attack ana", *answers, dice=dice)

    assert table.ana.hp == table.ana.hp_max - lost


@clause("toy.parry")
def test_a_spent_reaction_is_not_offered_again(table: TableForTests) -> None:
    table.set(foe("orc", "c2"), foe("imp", "a2"), hero("ana", "b2", features=("parry",)))

    table.play("attack ana", "parry", "end", dice=[15])
    table.play("attack ana", dice=[15, 3])

    assert table.ana.hp == table.ana.hp_max - 3


@clause("toy.fall", "toy.order")
def test_both_sides_answer_a_fall_and_the_players_come_first(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2"),
        hero("bo", "b3", hp=5, hp_max=9, features=("rally",)),
        foe("orc", "c2", hp=1),
        foe("imp", "a1", features=("avenge",)),
    )

    table.play("attack orc", "imp: avenge", "bo: bo", dice=[19, 6, 2, 18, 5])

    assert table.bo.hp == 7
    assert table.ana.hp == table.ana.hp_max - 5
    assert [item["kind"] for item in table.told("healed") + table.told("attack")] == ["healed", "attack", "attack"]
    assert table.told("healed")[0]["n"] < table.told("attack")[1]["n"]


@clause("toy.order")
def test_the_order_of_the_sides_is_a_table_option(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2"),
        hero("bo", "b3", hp=5, hp_max=9, features=("rally",)),
        foe("orc", "c2", hp=1),
        foe("imp", "a1", features=("avenge",)),
        ties="foes-first",
    )

    table.play("attack orc", "imp: avenge", "bo: bo", dice=[19, 6, 18, 5, 2])

    assert table.told("healed")[0]["n"] > table.told("attack")[1]["n"]


@clause("toy.order")
def test_the_players_settle_the_order_of_their_own_answers(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2", hp=5, hp_max=9, features=("rally",)),
        hero("bo", "b3", features=("rally",)),
        hero("cy", "b1", features=("rally",)),
        foe("orc", "c2", hp=1),
        foe("imp", "f4"),
    )

    table.play("attack orc", "bo: ana", "cy: ana", "ana: pass", "players: cy", dice=[19, 6, 2, 1])

    assert [item["why"] for item in table.told("rolled")][-2:] == ["rally", "rally"]
    assert [item["who"] for item in table.told("rolled")][-2:] == ["@cy", "@bo"]


@clause("toy.fall")
def test_a_reaction_that_has_become_impossible_lapses(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2", hp=5, hp_max=6, features=("rally",)),
        hero("bo", "b3", features=("rally",)),
        foe("orc", "c2", hp=1),
        foe("imp", "f4"),
    )

    table.play("attack orc", "ana: ana", "bo: ana", "players: ana", dice=[19, 6, 4])

    assert table.ana.hp == 6
    assert [item["reaction"] for item in table.told("lapsed")] == ["rally"]


@clause("toy.blast")
def test_a_blast_asks_everybody_at_once_and_rolls_once_for_all(table: TableForTests) -> None:
    table.set(hero("cy", "b2", features=("blast",)), hero("ana", "b3"), foe("orc", "c2"), foe("imp", "a1"))

    table.play("blast 2", "imp: dive", "ana: brace", "orc: dive", dice=[3, 11, 12])

    assert (table.ana.hp, table.orc.hp, table.imp.hp) == (5, 2, 8)


@clause("toy.begin", "toy.round")
def test_a_fight_begins_with_stances_then_the_order_then_the_leader() -> None:
    fight = Fight(duel(), dice=[5, 15])
    fight.answer("bold")
    fight.answer("ana")

    assert fight.state.round == 1
    assert fight.state.turn == "orc"
    assert [event.kind for event in fight.events][:3] == ["gained", "rolled", "rolled"]


@clause("toy.attack")
def test_a_natural_20_hits_with_twice_the_dice(table: TableForTests) -> None:
    table.set(hero("ana", "b2", harm="1d6+1"), foe("orc", "c2", guard=40, hp=20))

    table.play("attack orc", dice=[20, 3, 4])

    assert table.orc.hp == 20 - 8


@clause("toy.attack")
def test_every_number_has_its_reasons(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=3, features=("mark",)), foe("orc", "c2", guard=12), hero("bo", "f4"))
    table.play("mark orc", "end", "end", "end", "ana")

    table.play("attack orc", dice=[2])

    assert table.told("rolled")[0]["reasons"] == [
        {"clause": "toy.skill", "amount": 3, "source": None},
        {"clause": "toy.inspired", "amount": 2, "source": None},
    ]
    assert table.told("attack")[0]["guard"] == [
        {"clause": "toy.guard", "amount": 12, "source": None},
        {"clause": "toy.marked", "amount": -2, "source": "@ana"},
    ]
