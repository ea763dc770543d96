"""Gazes: who looks must save, who looks away does not see, and whoever looks again must save at once."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.bestiary import shipped
from tests.dnd5e.kit import foe, hero


def basilisk(table: TableForTests, **ana: object) -> None:
    table.set(shipped("basilisk", "a1"), hero("ana", "c1", hp=40, **ana))


@clause("5e.gaze.avert")
def test_whoever_looks_away_need_not_save_but_does_not_see_it(table: TableForTests) -> None:
    basilisk(table)

    table.play("end", "avert-eyes", "attack basilisk shortbow", dice=[15, 3])

    assert not table.ana.suffers("restrained")
    assert [r["clause"] for r in table.told("attack")[0]["disadvantage"]] == ["5e.unseen.target"]


@clause("5e.gaze.avert")
def test_whoever_looks_is_restrained_and_petrified_at_the_end_of_its_next_turn(table: TableForTests) -> None:
    basilisk(table)
    table.play("end", "pass", dice=[5])
    assert table.ana.suffers("restrained")

    table.play("end", "end")
    assert not table.ana.suffers("petrified")
    table.play("end", dice=[5])

    assert table.ana.suffers("petrified")


def test_a_new_save_at_the_end_of_the_next_turn_frees(table: TableForTests) -> None:
    basilisk(table)
    table.play("end", "pass", "end", "end", "end", dice=[5, 15])

    assert not table.ana.suffers("restrained")
    assert not table.ana.has("stiffened")


@clause("5e.gaze.avert")
def test_whoever_looks_again_saves_at_once(table: TableForTests) -> None:
    basilisk(table)
    table.play("end", "avert-eyes", "look-at basilisk", dice=[5])

    assert table.ana.suffers("restrained")
    assert "look-at basilisk" not in table.offered("ana")


@clause("5e.gaze.avert")
def test_averted_eyes_are_open_again_on_the_next_turn(table: TableForTests) -> None:
    basilisk(table)
    table.play("end", "avert-eyes", "end", "end")

    assert table.offered("ana") == ["avert-eyes", "pass"]


@pytest.mark.parametrize(
    "ill", [Effect("e1", "blinded", "basilisk"), Effect("e1", "stunned", "basilisk"), Effect("e1", "blinded", "ana")]
)
def test_a_gaze_needs_eyes_on_both_sides_and_one_who_can_act(table: TableForTests, ill: Effect) -> None:
    own, hers = [(ill,) if ill.bearer == bearer else () for bearer in ("basilisk", "ana")]
    table.set(shipped("basilisk", "a1", effects=own), hero("ana", "c1", effects=hers))

    table.play("end")

    assert "avert-eyes" not in table.offered("ana")


def test_a_gaze_spares_friends_and_those_far_away(table: TableForTests) -> None:
    table.set(shipped("basilisk", "a1"), foe("kobold", "b1"), hero("ana", "h1"))

    table.play("end")

    assert "avert-eyes" not in table.offered("kobold")
    table.play("end")
    assert "avert-eyes" not in table.offered("ana")


@clause("5e.gaze.avert", "5e.surprise.effect")
def test_the_surprised_cannot_look_away(table: TableForTests) -> None:
    basilisk(table, effects=(Effect("e1", "surprised", "ana"),))

    table.play("end", dice=[5])

    assert table.ana.suffers("restrained")


def test_a_medusa_turns_those_to_stone_at_once_who_fail_badly(table: TableForTests) -> None:
    table.set(shipped("medusa", "a1"), hero("ana", "c1"))

    table.play("end", "pass", dice=[9])

    assert table.ana.suffers("petrified")
