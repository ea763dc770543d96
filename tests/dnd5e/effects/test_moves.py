"""Moves that a power gives, each said as a file says it."""

from typing import Any

import pytest

from affray import Question
from affray.core.values import Effect
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.rulebook import Dnd5e
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.tactics.turn import suggest
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, problems
from tests.dnd5e.kit import battle_of, foe, hero

GO = "cost: legendary\nthen: [{move: speed, provokes: false}]"
WINGS = Speeds(fly=8)


def worm(at: str, text: str, **traits: Any) -> Combatant:
    """One with this as its legendary action."""
    given = {"pools": {"legendary": 3}, "hp": 90, "legendary": 3} | traits
    return foe("worm", at, powers=(power(text),), **given)


def offered(table: TableForTests) -> list[str]:
    return table.offered("worm")


@clause("5e.move.split")
def test_a_move_on_anothers_turn_is_up_to_the_speed_and_may_be_split(table: TableForTests) -> None:
    table.set(hero("ana", "a8"), hero("bo", "b8"), worm("a1", GO, pools={"legendary": 3, "moved": 6, "dashes": 1}))
    table.play("end", "use deed", "worm: move c1")
    assert "move g1" in offered(table)
    assert "move h1" not in offered(table)

    table.play("worm: move g1")

    assert table.at("worm") == "g1"
    assert (table.worm.pools["moved"], table.worm.pools["dashes"]) == (6, 1)
    assert table.fight.state.turn == "bo"


def test_a_move_may_be_left_out(table: TableForTests) -> None:
    table.set(hero("ana", "a8"), hero("bo", "b8"), worm("a1", GO))
    before = dict(table.worm.pools)

    table.play("end", "use deed", "worm: pass")

    assert table.worm.pools == before | {"legendary": 2}


@pytest.mark.parametrize(("far", "last", "beyond"), [("half", "d1", "e1"), ("speed", "g1", "h1"), ("45 ft", "j1", "")])
def test_how_far_a_move_goes(table: TableForTests, far: str, last: str, beyond: str) -> None:
    table.set(hero("ana", "a8"), hero("bo", "b8"), worm("a1", f"cost: legendary\nthen: [{{move: {far}}}]"))

    table.play("end", "use deed")

    assert f"move {last}" in offered(table)
    assert f"move {beyond}" not in offered(table)


@clause("5e.opportunity.avoid")
@pytest.mark.parametrize(("provokes", "asked"), [("true", "opportunity-attack"), ("false", "turn")])
def test_a_move_provokes_unless_it_says_otherwise(table: TableForTests, provokes: str, asked: str) -> None:
    text = f"cost: legendary\nthen: [{{move: half, provokes: {provokes}}}]"
    table.set(hero("ana", "b1"), hero("bo", "h8"), worm("a1", text))

    table.play("end", "use deed", "worm: move a4")

    assert [one.kind for one in table.fight.questions] == [asked]


def test_a_quiet_move_ends_with_itself(table: TableForTests) -> None:
    table.set(hero("ana", "b3"), worm("a1", GO))

    table.play("end", "use deed", "worm: move a2", "worm: pass", "move a6")

    assert [one.kind for one in table.fight.questions] == ["opportunity-attack"]


def test_wings_carry_half_as_far_after_a_blow(table: TableForTests) -> None:
    text = "cost: legendary\nwho: {area: burst 10 ft}\nroll: save dex 15\nfail: [{lay: prone}]\nthen: [{fly: half}]"
    table.set(hero("ana", "c1"), hero("bo", "h8"), worm("a1", text, speeds=WINGS))
    table.play("end", "use deed", dice=[2])
    assert table.ana.has("prone")
    assert not [option for option in offered(table) if option.startswith("move")]

    table.play("worm: fly 2 a5")

    assert (table.at("worm"), table.worm.height) == ("a5", 2)
    assert table.fight.state.turn == "bo"


def test_who_is_prone_does_not_fly_but_stands_to_walk(table: TableForTests) -> None:
    down = (Effect("prone-1", "prone", "worm"),)
    table.set(
        hero("ana", "a8"),
        hero("bo", "b8"),
        worm("a1", "cost: legendary\nthen: [{fly: half}, {move: speed}]", speeds=WINGS, effects=down),
    )

    table.play("end", "use deed", "worm: stand", "worm: move d1")

    assert not table.worm.has("prone")
    assert table.at("worm") == "d1"


@clause("5e.condition.grappled")
def test_who_is_held_goes_nowhere(table: TableForTests) -> None:
    held = (Effect("grappled-1", "grappled", "worm", "ana"),)
    table.set(hero("ana", "b1"), hero("bo", "b8"), worm("a1", GO, effects=held))

    table.play("end", "use deed")

    assert table.fight.state.turn == "bo"


@clause("5e.grapple.drag")
def test_who_holds_another_drags_it_along_at_half_speed(table: TableForTests) -> None:
    held = (Effect("grappled-1", "grappled", "ana", "worm", amount=12),)
    table.set(hero("ana", "b1", effects=held), hero("bo", "h8"), worm("a1", GO))
    table.play("end", "use deed")
    assert "drag a5" not in offered(table)

    table.play("worm: drag a4")

    assert (table.at("worm"), table.at("ana")) == ("a4", "a3")


def test_a_rider_goes_where_its_mount_goes(table: TableForTests) -> None:
    steed = foe("steed", "c1", size="large", rider="worm", width=2)
    table.set(hero("ana", "a8"), hero("bo", "b8"), worm("c1", GO, mount="steed", width=2), steed)

    table.play("end", "use deed")

    assert table.fight.state.turn == "bo"


def test_a_bonus_action_to_move_leaves_the_movement_of_the_turn(table: TableForTests) -> None:
    table.set(foe("worm", "a1", powers=(power("cost: bonus\nthen: [{move: half}]"),)), hero("ana", "a8"))

    table.play("use deed", "move d1", "move j1")

    assert table.at("worm") == "j1"
    assert table.worm.pools["moved"] == 6


def test_only_moves_can_be_quiet() -> None:
    assert [problem.code for problem in problems("then: [{guard: 3, provokes: false}]")] == ["missing-field"]
    assert [problem.code for problem in problems("then: [{move: far}]")] == ["bad-distance"]


def suggested(table: TableForTests) -> str:
    """What is suggested to the one who is asked."""
    open_question, battle = table.asked(), battle_of(table.fight)
    who = battle.creatures["worm"]
    question = Question(who, open_question.kind, open_question.options)
    return open_question.options.text(suggest(question, Sight(Dnd5e(), battle, "gm")))


def test_a_mind_takes_a_legend_to_a_foe_and_no_farther(table: TableForTests) -> None:
    table.set(hero("ana", "g1"), hero("bo", "h8"), worm("a1", GO))
    table.play("end")
    assert suggested(table) == "use deed"

    table.play("use deed")
    assert suggested(table) == "move f1"

    table.play("worm: move f1")
    assert suggested(table) == "pass"


def test_a_mind_beats_its_wings_where_foes_are_around(table: TableForTests) -> None:
    text = "cost: legendary\nwho: {area: burst 10 ft}\nroll: save dex 15\nfail: [{harm: 2d6 cold}]\nthen: [{fly: half}]"
    table.set(hero("ana", "c1"), hero("bo", "h8"), worm("a1", text, speeds=WINGS))

    table.play("end")

    assert suggested(table) == "use deed"
