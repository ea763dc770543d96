"""Handling objects: one for free, a second by the action, and those that always take it."""

from textwrap import dedent
from typing import Any

import pytest

from affray.content import load_text
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import battle_of, foe, hero

DOORS = ["....+.....", "....#.....", "....+.....", *["....#....."] * 5]
GATE = ["....+.....", *["....#....."] * 7]


def offered(table: TableForTests, *verbs: str) -> list[str]:
    return [text for text in table.offered() if text.split()[0] in verbs]


def board(table: TableForTests) -> Any:
    return battle_of(table.fight).board


@clause("5e.turn.object")
def test_a_door_is_opened_for_free_and_no_longer_bars_way_or_view(table: TableForTests) -> None:
    table.set(hero("ana", "d1", holds=("shortbow",)), foe("orc", "h1"), map=GATE)
    assert offered(table, "attack") == []
    assert "move f1" not in table.offered()

    table.play("open e1")

    assert "attack orc shortbow" in table.offered()
    assert "move f1" in table.offered()
    assert (table.ana.pools["action"], left(table.ana)) == (1, 6)


@clause("5e.turn.object")
def test_a_door_is_closed_behind_one(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "h1"), map=GATE)
    table.play("open e1", "move f1", "close e1 action", "end")

    assert board(table).squares("door") == 1 << board(table).grid.square("e1")
    assert board(table).squares("open-door") == 0


@clause("5e.turn.object")
def test_a_door_with_somebody_in_it_is_not_closed_nor_one_out_of_reach(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), hero("bo", "c1"), foe("orc", "h1"), map=GATE)
    table.play("open e1", "move e1", "end")
    assert offered(table, "open", "close") == []

    table.play("move b3")
    assert offered(table, "open", "close") == []


@clause("5e.turn.object")
def test_one_object_a_turn_is_free(table: TableForTests) -> None:
    table.set(hero("ana", "d2", pools={"action": 0}), foe("orc", "h1"), map=DOORS)

    table.play("open e1")

    assert offered(table, "open", "close", "interact") == []
    table.play("end", "end")
    assert offered(table, "open", "close") == ["open e3", "close e1"]


@clause("5e.turn.object")
@pytest.mark.parametrize(("during", "before"), [("move-or-action", ["open e1"]), ("action", ["open e1 action"])])
def test_by_table_option_it_is_free_only_while_acting(table: TableForTests, during: str, before: list[str]) -> None:
    table.set(hero("ana", "d1"), foe("orc", "h1"), map=GATE, interact_during=during)
    assert offered(table, "open") == before

    table.play("dodge")
    assert offered(table, "open") == ["open e1"]


@clause("5e.turn.object-second", "5e.action.use-object")
def test_a_second_object_takes_the_action(table: TableForTests) -> None:
    table.set(hero("ana", "d2"), foe("orc", "h1"), map=DOORS)
    table.play("open e1")
    assert offered(table, "open", "close", "interact") == ["open e3 action", "close e1 action", "interact action"]

    table.play("open e3 action")

    assert table.ana.pools["action"] == 0
    assert board(table).squares("door") == 0


@clause("5e.turn.object-second")
@pytest.mark.parametrize(("verdict", "action"), [("free", 1), ("action", 0)])
def test_by_table_option_the_gm_says_what_a_second_object_costs(
    table: TableForTests, verdict: str, action: int
) -> None:
    table.set(hero("ana", "d2"), foe("orc", "h1"), map=DOORS, interact_second="gm")

    table.play("open e1", "open e3", f"gm: {verdict}", *(["ana: pay"] if verdict == "action" else []))

    assert table.ana.pools["action"] == action
    assert board(table).squares("door") == 0


@clause("5e.turn.object-second")
def test_whoever_will_not_or_cannot_pay_leaves_it_be(table: TableForTests) -> None:
    table.set(hero("ana", "d2"), foe("orc", "h1"), map=DOORS, interact_second="gm")
    table.play("open e1", "open e3", "gm: action", "ana: pass")
    assert (table.ana.pools["action"], bool(board(table).squares("door"))) == (1, True)

    table.play("dodge", "open e3", "gm: action")
    assert board(table).squares("door")


@clause("5e.turn.utility")
@pytest.mark.parametrize(("utility", "free"), [("interaction", 1), ("slot", 2)])
def test_by_table_option_a_turn_has_a_small_action_too(table: TableForTests, utility: str, free: int) -> None:
    table.set(hero("ana", "d2"), foe("orc", "h1"), map=DOORS, turn_utility=utility)

    table.play("end", "end", "open e1")

    assert table.ana.pools["object"] == free - 1
    assert ("open e3" in table.offered()) is (free == 2)


@clause("5e.turn.object-gm")
def test_the_gm_may_say_that_a_door_is_stuck_and_then_it_takes_the_action(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "h1"), map=GATE)
    table.play("rule: e1 stuck")
    assert offered(table, "open", "interact") == ["interact", "open e1 action"]

    table.play("open e1 action")

    assert table.ana.pools == table.ana.pools | {"action": 0, "object": 1}
    assert board(table).squares("stuck") == 0


@clause("5e.turn.object-gm")
@pytest.mark.parametrize(
    ("answers", "action", "free"),
    [(["gm: free"], 1, 0), (["gm: action", "ana: pay"], 0, 1), (["gm: pass"], 1, 1)],
)
def test_what_is_told_in_words_costs_what_the_gm_says(
    table: TableForTests, answers: list[str], action: int, free: int
) -> None:
    table.set(hero("ana", "d1"), foe("orc", "h1"))

    table.play("interact", "handle the winch of the drawbridge", *answers)

    assert (table.ana.pools["action"], table.ana.pools["object"]) == (action, free)
    assert bool(table.told("handled")) is (answers != ["gm: pass"])


@clause("5e.turn.object-action", "5e.action.use-object")
def test_a_potion_always_takes_the_action(table: TableForTests) -> None:
    ana = hero("ana", "a1", hp=3, hp_max=20, pools={"potion-of-healing": 1})
    table.set(ana, foe("orc", "j8"))

    table.play("use-object potion-of-healing ana", dice=[2, 3])

    assert (table.ana.hp, table.ana.pools["action"], table.ana.pools["object"]) == (10, 0, 1)
    assert table.ana.pools["potion-of-healing"] == 0
    assert offered(table, "use-object") == []


@clause("5e.action.use-object")
def test_a_potion_that_a_friend_does_not_want_stays_full(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"potion-of-healing": 1}), hero("bo", "a2", hp=3, hp_max=20), foe("orc", "j8"))
    table.fight.set("standing bo helped ask")

    table.play("use-object potion-of-healing bo", "bo: pass")
    assert table.ana.pools["potion-of-healing"] == 1
    table.fight.set("standing bo helped never")

    assert "use-object potion-of-healing bo" not in table.offered()


@clause("5e.turn.object-action")
def test_a_potion_is_given_to_one_beside_and_nobody_uses_what_he_has_not(table: TableForTests) -> None:
    bo = hero("bo", "b1", hp=0, hp_max=9, status="dying")
    table.set(hero("ana", "a1", pools={"potion-of-healing": 1}), bo, hero("cy", "d1"), foe("orc", "j8"))
    assert offered(table, "use-object") == ["use-object potion-of-healing ana", "use-object potion-of-healing bo"]

    table.play("use-object potion-of-healing bo", "end", dice=[1, 1])

    assert (table.bo.hp, table.bo.status) == (4, "up")
    assert offered(table, "use-object") == []


@clause("5e.turn.object-list")
@pytest.mark.parametrize(
    ("samples", "count", "own"), [("srd", 21, {"put-out-flame"}), ("cz", 22, {"light-flame", "cover-lantern"})]
)
def test_each_book_lists_its_own_samples(table: TableForTests, samples: str, count: int, own: set[str]) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), interact_list=samples)
    table.play("interact")
    listed = [text for text in table.offered() if not text.startswith("handle")]

    assert len(listed) == count
    assert own == {"put-out-flame", "light-flame", "cover-lantern"} & set(listed)
    table.play("pull-lever")
    assert table.told("interacted", "ana")[0]["thing"] == "pull-lever"
    assert table.ana.pools["object"] == 0


@clause("5e.turn.object")
def test_what_is_not_there_is_not_offered(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    assert offered(table, "open", "close", "use-object") == []


def test_a_file_says_how_many_potions_somebody_carries() -> None:
    text = """
    rulebook: dnd5e
    title: Two at a table
    map: |
      a.b
    place: {a: ana, b: bandit}
    sides:
      heroes:
        - {block: fighter, name: ana, with: {potions: 2}}
      foes:
        - {block: bandit}
    """
    assert load_text(dedent(text)).state.creatures["ana"].pools["potion-of-healing"] == 2


# --- lights


@clause("5e.turn.object-list", "5e.light.sources")
def test_a_torch_is_put_out_and_lit_by_the_free_interaction(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(Effect("torch-1", "torch", "ana"),)), foe("orc", "j8"))
    table.play("douse torch")
    assert (table.ana.has("torch"), table.ana.pools["torch"]) == (False, 1)
    assert offered(table, "light") == ["light torch action"]

    table.play("end", "end", "light torch")
    assert (table.ana.has("torch"), table.ana.pools["torch"], table.ana.pools["object"]) == (True, 0, 0)


# --- breath


@clause("5e.suffocation")
def test_one_who_runs_out_of_breath_drops_to_0_after_as_many_rounds_as_its_constitution(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities={"con": 14}), foe("orc", "j8"))
    table.play("rule: ana suffocating", "end", "end", "end", "end")
    assert table.ana.hp == 10

    table.play("end", "end", dice=[12])  # and its death save
    assert (table.ana.hp, table.ana.status) == (0, "dying")


@clause("5e.suffocation")
def test_who_cannot_breathe_is_neither_healed_nor_stabilised(table: TableForTests) -> None:
    choking = Effect("suffocating-1", "suffocating", "bo")
    down = hero("bo", "a2", hp=0, hp_max=20, status="dying", effects=(choking,))
    table.set(hero("ana", "a1", pools={"potion-of-healing": 1}), down, foe("orc", "j8"))
    assert not offered(table, "first-aid")

    table.play("use-object potion-of-healing bo", dice=[4, 4])
    assert table.bo.hp == 0
    table.play("rule: bo breathing", "rule: bo healed 5")
    assert table.bo.hp == 5
