"""What has been worked out about a fight: kept while it is true, and no longer."""

from typing import Any

import pytest

from affray import MindTable
from affray.core.memory import BODIES, KINDS, PLACES, SCENE, Memory, remembered, remembered_of_each
from affray.core.table.changes import gain, lose
from tests.laws import forgetting, untrue
from tests.toy import Fighter, Toy, ToyState, arrange, foe, hero

asked: list[str] = []


@remembered(PLACES)
def standing(state: ToyState) -> int:
    asked.append("standing")
    return len(state.creatures)


@remembered_of_each(BODIES)
def name_of(state: ToyState, fighter: Fighter) -> str:
    asked.append(fighter.id)
    return fighter.name + "!" * (len(state.creatures) - 2)


@pytest.fixture
def state() -> ToyState:
    asked.clear()
    made = arrange(hero("ana", "b2"), foe("orc", "c2")).state
    assert isinstance(made, ToyState)
    return made


def test_an_answer_is_kept_for_the_state_and_for_each_creature_of_it(state: ToyState) -> None:
    ana, orc = state.creatures.values()

    assert [standing(state), standing(state)] == [2, 2]
    assert [name_of(state, each) for each in (ana, orc, ana)] == ["ana", "orc", "ana"]
    assert asked == ["standing", "ana", "orc"]


@pytest.mark.parametrize(("changed", "is_asked_again"), [(KINDS, True), (BODIES, True), (PLACES, True), (SCENE, False)])
def test_it_is_forgotten_when_that_or_something_below_it_changes(
    state: ToyState, changed: int, is_asked_again: bool
) -> None:
    standing(state)
    state.memory.forget(changed)
    standing(state)

    assert len(asked) == 1 + is_asked_again


def test_a_copy_begins_with_an_empty_memory_of_its_own(state: ToyState) -> None:
    standing(state)
    twin = state.copy()

    assert not any(twin.memory.levels)
    assert all(each.memory is twin.memory for each in twin.creatures.values())


def test_of_somebody_who_is_not_in_the_state_nothing_is_kept(state: ToyState) -> None:
    taller = state.creatures["ana"].but(name="anabel")

    assert name_of(state, state.creatures["ana"]) == "ana"
    assert name_of(state, taller) == "anabel"
    assert name_of(state, state.creatures["ana"]) == "ana"


def test_states_made_while_nothing_is_kept_are_asked_every_time(state: ToyState) -> None:
    with forgetting():
        twin = state.copy()
    standing(twin)
    standing(twin)

    assert len(asked) == 2
    assert Memory.is_kept


def test_whoever_has_an_effect_is_known_until_it_ends(state: ToyState) -> None:
    table = table_of(state)
    ana = state.creatures["ana"]
    burning = gain(table, ana, "burning")

    assert state.bearers("burning") == (ana,)
    lose(table, ana, burning, "water")
    assert state.bearers("burning") == ()


def test_a_change_that_does_not_say_so_is_caught(state: ToyState) -> None:
    orc = state.creatures["orc"]
    gain(table_of(state), orc, "burning")
    state.bearers("burning")
    assert not untrue(state)

    orc.effects = ()

    assert untrue(state)


def table_of(state: ToyState) -> MindTable[ToyState, Any]:
    return MindTable(Toy(), state, {})
