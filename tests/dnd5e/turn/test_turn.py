"""What one may do in a turn besides the common: saying, dropping prone, dodging, nothing at all."""

from typing import Any

import pytest

from affray import Deed, Fight, Refusal, Sight
from affray.core.board import Place
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, hero, setup

PRONE = Effect("prone-1", "prone", "ana")


@clause("5e.turn.talk")
def test_to_speak_is_no_deed_and_uses_nothing_up(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    before = dict(table.ana.pools)

    with pytest.raises(Refusal):
        table.fight.answer("say look out!")

    assert not [text for text in table.offered() if text.startswith(("say", "talk"))]
    assert table.ana.pools == before
    assert table.asked().question.who is table.ana


@clause("5e.turn.idle")
@pytest.mark.parametrize("hidden", [frozenset(), frozenset({"ana"})])
def test_to_one_who_can_reach_or_see_no_foe_dodge_is_suggested(table: TableForTests, hidden: frozenset[str]) -> None:
    cell = [".#........", "##........", *["." * 10] * 6]
    table.set(hero("ana", "a1"), foe("orc", "j1", hidden_from=hidden), map=cell)

    assert suggested(table) == Deed("dodge")
    table.play("dodge")
    assert suggested(table) == Deed("end")


def suggested(table: TableForTests) -> object:
    rulebook = table.fight.rulebook
    return rulebook.suggest(table.asked().question, Sight(rulebook, table.fight.state, "ana"))


@clause("5e.turn.bonus-denied")
def test_who_has_no_action_for_being_surprised_has_no_bonus_action() -> None:
    ana = hero("ana", "a1", hp=5, hp_max=20, features=("second-wind",), pools={"second-wind": 1})
    fight = Fight(setup(ana, foe("orc", "j8"), stealthy=("orc",)), dice=[20, 20, 1])

    assert fight.state.round == 1
    assert fight.state.turn == "orc"
    assert fight.state.creatures["ana"].pools["second-wind"] == 1


@clause("5e.turn.bonus-denied", "5e.death.unconscious")
def test_the_unconscious_have_neither_action_nor_bonus_action(table: TableForTests) -> None:
    bo = hero("bo", "a1", hp=0, hp_max=9, status="dying", features=("second-wind",), pools={"second-wind": 1})
    table.set(hero("ana", "a3"), bo, foe("orc", "j8"))

    table.play("end", dice=[12])

    assert table.fight.state.turn == "orc"


@clause("5e.surprise.effect")
def test_the_surprised_can_react_once_their_first_turn_is_over() -> None:
    orc = foe("orc", "c1", skills={"stealth": 9})
    fight = Fight(setup(hero("ana", "b1"), orc, stealthy=("orc",)), dice=[20, 20, 1])
    assert (fight.state.round, fight.state.turn) == (1, "orc")

    fight.rule("orc noticed")
    fight.answer("move d1")

    assert fight.question is not None
    assert fight.question.kind == "opportunity-attack"


@clause("5e.reaction.per-round")
@pytest.mark.parametrize(("option", "strikes"), [("own-turn", True), ("round", False)])
def test_by_table_option_a_reaction_comes_back_only_with_the_round(
    table: TableForTests, option: str, strikes: bool
) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), hero("bo", "b2"), reaction_refresh=option)

    table.play("move d1", "shortsword", "end", "end", "move d3", dice=[3])
    assert (table.asked().kind == "opportunity-attack") is strikes

    table.play("pass" if strikes else "end", *(["end"] if strikes else []))
    assert (table.fight.state.round, table.orc.pools["reaction"]) == (2, 1)


@clause("5e.prone.drop")
def test_one_drops_prone_at_will_and_at_no_cost(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    before = dict(table.ana.pools)

    table.play("drop")

    assert table.ana.has("prone")
    assert table.ana.pools == before
    assert "drop" not in table.offered()


@clause("5e.prone.drop")
def test_one_drops_prone_without_any_movement_left(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=0), foe("orc", "j8"))

    table.play("drop", "end", "attack ana shortbow", dice=[9, 9, 4])

    assert [reason["clause"] for reason in table.told("attack")[0]["disadvantage"]] == ["5e.condition.prone"]


@clause("5e.action.dodge-lost")
def test_whoever_falls_no_longer_dodges_even_when_awake_again(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hp=3, hp_max=20), foe("orc", "a1"), foe("imp", "j8"), hero("bo", "j1"))
    table.play("dodge", "end", "attack ana shortsword", "rule: ana hp 9", "end", dice=[15, 16, 5])
    assert not table.ana.has("dodging")

    table.play("attack ana shortbow", dice=[2, 2])
    assert [reason["clause"] for reason in table.told("attack")[-1]["disadvantage"]] == ["5e.condition.prone"]


@clause("5e.action.dodge-lost")
def test_dodging_does_not_help_one_who_cannot_move(table: TableForTests) -> None:
    table.set(hero("ana", "b1", speed=0), foe("orc", "a1"))

    table.play("dodge", "end", "attack ana shortsword", dice=[2])

    assert table.told("attack")[0]["disadvantage"] == []


@clause("5e.move.deduct")
def test_every_stretch_is_deducted_until_the_speed_is_used_up(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(PRONE,), speed=8), foe("orc", "j8"), map=["...,......", *["." * 10] * 7])
    spent = []

    for stretch in ("move b1", "stand", "move c1"):  # crawl, stand up, walk
        table.play(stretch)
        spent.append(8 - left(table.ana))

    assert spent == [2, 6, 7]
    assert "move d1" not in table.offered()
    table.play("move d2")
    assert not [text for text in table.offered() if text.startswith("move")]


@clause("5e.grid.enter")
def test_with_1_left_one_steps_diagonally_but_not_onto_difficult_ground(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"move": 1}), foe("orc", "j8"), map=[".,........", *["." * 10] * 7])

    assert [text for text in table.offered() if text.startswith("move")] == ["move a2", "move b2"]


@clause("5e.move.difficult")
def test_several_causes_in_one_square_still_cost_only_1_extra(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=4), hero("bo", "b1"), foe("orc", "j1"), map=[".,........", *["#" * 10] * 7])

    table.play("move c1")

    assert left(table.ana) == 1


@clause("5e.size.space")
@pytest.mark.parametrize(
    ("size", "squares"), [("tiny", 1), ("small", 1), ("medium", 1), ("large", 4), ("huge", 9), ("gargantuan", 16)]
)
def test_the_space_of_each_size(table: TableForTests, size: str, squares: int) -> None:
    """A tiny creature's half a square is a whole one on the grid."""
    table.set(foe("beast", "a1", size=size), hero("ana", "j8"))

    assert battle_of(table.fight).space(table.beast).bit_count() == squares


@clause("5e.size.surround")
@pytest.mark.parametrize(("size", "at", "room"), [("medium", "d4", 8), ("gargantuan", "d3", 20)])
def test_8_fit_around_a_medium_creature_and_20_around_a_gargantuan_one(
    table: TableForTests, size: str, at: str, room: int
) -> None:
    table.set(hero("ana", "j8", speed=30), foe("beast", at, size=size))
    battle: Any = table.fight.state
    stops = [battle.grid.square(text.split()[1]) for text in table.offered() if text.startswith("move")]

    assert sum(battle.distance(table.beast, table.ana.but(place=Place(stop))) == 1 for stop in stops) == room


@clause("5e.size.surround")
def test_where_8_stand_around_one_a_ninth_finds_no_room(table: TableForTests) -> None:
    ring = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]
    goblins = [foe(f"goblin-{n}", at, weapons=(SWORD,)) for n, at in enumerate(ring, 1)]
    table.set(foe("late", "g4", weapons=(SWORD,)), hero("ana", "d4"), *goblins)

    reached = {text.split()[1] for text in table.offered() if text.startswith("move")}

    assert not reached & {*ring, "d4"}
    assert not [text for text in table.offered() if text.startswith("attack")]


@clause("5e.cover.side", "5e.cover.half-what")
@pytest.mark.parametrize(("shooter", "bonus"), [("a1", 2), ("i1", 0)])
def test_a_low_wall_covers_only_from_the_other_side(table: TableForTests, shooter: str, bonus: int) -> None:
    table.set(hero("ana", shooter), foe("orc", "f1", armour_class=13), map=["....=.....", *["." * 10] * 7])

    table.play("attack orc shortbow", dice=[2])

    assert sum(reason["amount"] for reason in table.told("attack")[0]["guard"]) == 13 + bonus
