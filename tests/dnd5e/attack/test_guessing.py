"""Attacking a square where somebody unnoticed may be."""

import pytest

from affray.rules.dnd5e.state.blocks import Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, foe, hero

HIDDEN = frozenset({"ana"})
WALLED = ["..........", "..#.......", *["." * 10] * 6]


@clause("5e.unseen.guess", "5e.unseen.target")
def test_a_right_guess_is_rolled_with_disadvantage_and_reveals_whom_it_hits(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hidden_from=HIDDEN), foe("imp", "j8"))

    table.play("attack e1 shortbow", dice=[17, 12, 3])

    assert table.orc.hp == 5
    assert table.orc.hidden_from == frozenset()
    assert [reason["clause"] for reason in table.told("attack")[0]["disadvantage"]] == ["5e.unseen.target"]


@clause("5e.unseen.guess")
def test_a_wrong_guess_misses_whatever_the_die_shows(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hidden_from=HIDDEN), foe("imp", "j8"))

    table.play("attack e2 shortbow", dice=[20, 20])

    assert table.orc.hp == 10
    assert table.ana.pools["action"] == 0


@clause("5e.unseen.guess")
def test_a_miss_tells_nobody_but_the_gm_whether_somebody_is_there(table: TableForTests) -> None:
    told = []
    for square in ("e1", "e2"):
        table.set(hero("ana", "a1", holds=("shortbow",)), foe("orc", square, hidden_from=HIDDEN), foe("imp", "j8"))
        table.play("attack e1 shortbow", dice=[3, 2])
        told.append([item for item in table.fight.feeds["ana"].items() if item["kind"] != "noticed"])

    assert told[0] == told[1]
    assert [item["kind"] for item in told[0]] == ["spent", "rolled", "guessed"]


@clause("5e.unseen.guess", "5e.unseen.reveal")
def test_who_guesses_from_hiding_is_given_away(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hidden_from=frozenset({"imp"})), foe("imp", "j8"))

    table.play("attack c3 shortbow", dice=[3, 2])

    assert table.ana.hidden_from == frozenset()


@clause("5e.unseen.guess")
def test_any_square_in_a_clear_line_can_be_typed_and_none_is_listed(table: TableForTests) -> None:
    near = {"weapons": (hero("x", "a1").block.weapons[0],)}
    table.set(hero("ana", "a2", **near), hero("bo", "a3"), foe("orc", "b3"), map=WALLED)
    options = table.asked().options

    assert not [text for text in table.offered() if text.startswith("attack b2")]
    assert options.offers("attack b2 shortsword")
    assert not options.offers("attack c3 shortsword")  # out of reach
    assert not options.offers("attack a3 shortsword")  # a friend
    assert not options.offers("attack b3 shortsword")  # a known foe: it has a name
    assert not options.offers("attack a2 shortsword")  # oneself
    assert not options.offers("attack z9 shortsword")


@clause("5e.unseen.guess")
def test_walls_are_not_shot_at_nor_through(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("orc", "j8"), map=WALLED)
    options = table.asked().options

    assert options.offers("attack e5 shortbow")
    assert not options.offers("attack c2 shortbow")
    assert not options.offers("attack e2 shortbow")


@clause("5e.unseen.guess")
def test_what_can_be_aimed_at_does_not_depend_on_who_hides_there(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1", hidden_from=HIDDEN), foe("imp", "j8"))

    options = table.asked().options

    assert options.offers("attack e1 shortbow")
    assert options.offers("attack e2 shortbow")


@clause("5e.unseen.guess", "5e.melee.reach")
def test_who_flies_too_high_above_a_guessed_square_is_not_struck(table: TableForTests) -> None:
    bat = foe("bat", "b1", height=3, speeds=Speeds(fly=6), hidden_from=HIDDEN)
    table.set(hero("ana", "a1"), bat, foe("imp", "j8"))

    table.play("attack b1 shortsword", dice=[20, 20])

    assert table.bat.hp == table.bat.hp_max
    assert table.bat.hidden_from == HIDDEN


@clause("5e.unseen.guess")
def test_a_rider_guesses_from_wherever_its_mount_is(table: TableForTests) -> None:
    horse = hero("horse", "a1", size="large", rider="ana")
    table.set(hero("ana", "a1", mount="horse", width=2), horse, foe("imp", "j8"))

    assert table.asked().options.offers("attack c1 shortsword")
    assert not table.asked().options.offers("attack d1 shortsword")


@clause("5e.unseen.guess", "5e.water.ranged")
def test_a_guess_under_water_misses_beyond_the_normal_range(table: TableForTests) -> None:
    dart = BOW.but(id="dart", range=2, long=8)
    orc = foe("orc", "e1", hidden_from=HIDDEN)
    table.set(hero("ana", "a1", weapons=(dart,)), orc, foe("imp", "j8"), map=["u" * 10] * 8)

    table.play("attack e1 dart", dice=[20, 20])

    assert table.orc.hp == table.orc.hp_max


@clause("5e.unseen.guess", "5e.feature.reckless-attack")
def test_after_a_guess_that_misses_it_is_too_late_to_be_reckless(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("reckless-attack",)), foe("imp", "j8"))
    assert "reckless-attack" in table.offered()

    table.play("attack c3 shortbow", dice=[3, 2])

    assert "reckless-attack" not in table.offered()


@clause("5e.unseen.guess", "5e.action.ready", "5e.action.ready-timing")
@pytest.mark.parametrize(("timing", "dice"), [("after", [3, 2, 15, 1]), ("before-finish", [15, 1, 3, 2])])
def test_a_guess_that_misses_is_an_attack_for_which_something_may_be_readied(
    table: TableForTests, timing: str, dice: list[int]
) -> None:
    table.set(foe("imp", "e1", holds=("shortbow",)), hero("ana", "a1", hp=20), ready_timing=timing)

    table.play("ready", "attack", "attacks", "any-foe", "end", "attack c3 shortbow", "attack ana shortbow", dice=dice)

    assert table.ana.hp == 20 - 3
