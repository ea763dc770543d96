"""What a seat may know: the hidden stay hidden, life is shown roughly, and what is not known is imagined."""

from random import Random

import pytest

from affray import Fight, odds
from affray.testing import TableForTests, clause
from tests.acao.kit import ambush, combat, foe, hero, setup
from tests.laws import law_4_what_a_seat_may_not_know_does_not_reach_it


def sprung(seed: int, grid: str) -> Fight:
    """A fight in which nobody has spotted the ambush yet."""
    return next(fight for n in range(50) if combat(fight := Fight(ambush(grid), f"{seed} {n}")).lurking)


@clause("ac.ambush.effect")
@pytest.mark.parametrize("grid", ["squares", "hexes"])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_reaches_a_player_depends_on_where_the_ambush_lies(seed: int, grid: str) -> None:
    fight = sprung(seed, grid)
    law_4_what_a_seat_may_not_know_does_not_reach_it(fight, Random(seed))

    fight.answer("goblin-1")
    law_4_what_a_seat_may_not_know_does_not_reach_it(fight, Random(seed))


@clause("ac.ambush.effect")
def test_a_player_and_a_watcher_do_not_see_who_lies_in_wait() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("imp", "j1", hidden=True), foe("orc", "j8")), dice=[5])

    for seat in ("ana", "watcher"):
        assert [creature["name"] for creature in fight.view(seat)["creatures"]] == ["@ana", "@orc"]
    assert len(fight.view("gm")["creatures"]) == 3


@clause("ac.damage.roll")
def test_a_players_view_shows_a_foes_life_roughly_and_its_own_exactly(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=4, hp_max=6), foe("imp", "b1", hp=2, hp_max=5), foe("orc", "j8"))

    shown = {
        creature["name"]: (creature["hp"], creature["hp_max"]) for creature in table.fight.view("ana")["creatures"]
    }

    assert shown == {"@ana": (4, 6), "@imp": ("hurt", None), "@orc": ("unhurt", None)}


@clause("ac.damage.roll")
def test_nothing_is_shown_of_one_of_whom_nothing_is_disclosed(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=2, hp_max=5))

    table.fight.set("disclosure imp nothing")

    assert table.fight.view("ana")["creatures"][1]["hp"] is None
    assert odds(table.fight, "attack imp sword", seat="ana").chance("attack", hit=True)


@clause("ac.defence.test")
def test_a_ruling_in_the_middle_of_a_defence_can_end_the_blow(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), foe("orc", "j8"), hero("ana", "a1"))

    table.play("attack ana bite", "rule: imp dies")

    assert table.ana.hp == 6
    assert table.asked().kind != "defence"


@clause("ac.damage.zero")
def test_a_ruling_can_heal_and_fell(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j1"), foe("orc", "j8"), hero("bo", "a8", hp=0, hp_max=5, status="dead"))

    table.play("rule: bo hp 3", "rule: imp hp 0")

    assert (table.bo.status, table.imp.status) == ("up", "dead")


@clause("ac.damage.zero")
def test_the_gm_may_raise_a_foe_while_being_asked_what_becomes_of_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=3), foe("orc", "j8"))

    table.play("attack imp sword", "rule: imp hp 2", dice=[18, 6])

    assert (table.imp.hp, table.imp.status) == (2, "up")
    assert table.asked().kind == "turn"


@clause("ac.round")
def test_one_who_flees_out_of_hiding_is_gone_unseen(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hidden=True), foe("imp", "j8"), hero("bo", "e5"), map=["s........."] * 8)

    table.play("flee", "end", "move e4")

    assert table.ana.is_hidden
    assert table.ana.status == "fled"
