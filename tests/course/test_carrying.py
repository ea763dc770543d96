"""Who carries whom by the GM's word, in every book."""

from typing import Any

import pytest

from affray import Fight, IllegalAnswer, verify
from tests.course.kit import BOOKS, begun

every_book = pytest.mark.parametrize("book", BOOKS)
HELD = {"dnd5e": "grappled", "acao": "held", "drawsteel": "grabbed"}
DRAG = {"dnd5e": "drag b3", "acao": "move b3", "drawsteel": "move b3"}


def one(fight: Fight, id: str) -> Any:
    return fight.state.creatures[id]


def gap(fight: Fight, id: str, other: str) -> int:
    state: Any = fight.state
    return int(state.gap(one(fight, id), one(fight, other)))


@every_book
def test_who_is_carried_is_put_beside_its_carrier_and_comes_along(book: str) -> None:
    fight = begun(book)
    fight.rule("bo at h8")
    fight.rule("bo carried-by ana", why="he faints")
    assert (gap(fight, "bo", "ana"), one(fight, "bo").has(HELD[book])) == (1, True)

    fight.answer(DRAG[book])
    assert fight.state.space_names(one(fight, "ana")) == ["b3"]
    assert gap(fight, "bo", "ana") == 1
    assert Fight.restore(fight.save()).save() == fight.save()
    assert verify(fight.save()) is None


@every_book
def test_who_is_put_down_stays_behind_and_all_is_undone(book: str) -> None:
    fight = begun(book)
    fight.rule("bo carried-by ana")
    fight.rule("bo put-down")
    assert not one(fight, "bo").has(HELD[book])
    assert not fight.rulings().offers("bo put-down")

    fight.undo()
    assert one(fight, "bo").has(HELD[book])
    fight.undo()
    assert (one(fight, "bo").effects, fight.state.space_names(one(fight, "bo"))) == ((), ["c5"])


@every_book
def test_a_foe_is_carried_off_on_anothers_turn_and_the_hidden_are_seen_with_it(book: str) -> None:
    fight = begun(book)
    fight.rule("orc-2 hidden")
    fight.rule("bo carried-by orc-2")

    assert not one(fight, "orc-2").hidden_from
    assert gap(fight, "bo", "orc-2") == 1


@pytest.mark.parametrize(("book", "fall"), [("dnd5e", "bo hp 0"), ("acao", "bo lives")])
def test_the_fallen_are_carried(book: str, fall: str) -> None:
    fight = begun(book)
    fight.rule(fall)
    fight.rule("bo carried-by ana")

    fight.answer(DRAG[book])
    assert gap(fight, "bo", "ana") == 1


@every_book
def test_nobody_carries_itself_and_who_has_fallen_carries_nobody(book: str) -> None:
    fight = begun(book)
    fight.rule({"dnd5e": "bo hp 0", "acao": "bo lives", "drawsteel": "bo dies"}[book])

    for wrong in ("ana carried-by ana", "ana carried-by bo", "ana put-down"):
        with pytest.raises(IllegalAnswer):
            fight.rule(wrong)


def test_whom_a_flyer_carries_hangs_in_the_air_and_falls_when_put_down() -> None:
    fight = begun("dnd5e")
    fight.rule("ana figure fly 6")
    fight.rule("ana height 3")
    fight.rule("bo carried-by ana")
    assert one(fight, "bo").height == 3

    fight.rule("bo put-down")
    assert one(fight, "bo").height == 0
    assert one(fight, "bo").hp < one(fight, "bo").hp_max
