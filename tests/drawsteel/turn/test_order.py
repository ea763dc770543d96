"""The order of a fight: surprise, which side begins, alternating picks, groups, rounds."""

from typing import Any

import pytest

from affray import Fight
from affray.core.fight.running import Setup
from affray.testing import TableForTests, clause, turns
from tests.drawsteel.kit import AXE, NO_DELAY, WHIRL, foe, hero, setup


def begun(start: Setup, dice: list[int], *said: str) -> Fight:
    """A fight of which the Director has said who is surprised."""
    fight = Fight(start, dice=dice)
    for each in said or ("ready",):
        fight.answer(each)
    return fight


def four_against_six() -> Setup:
    heroes = [hero(name, f"a{n}") for n, name in enumerate(("ana", "bo", "cy", "dee"), 1)]
    return setup(*heroes, *(foe(f"imp-{n}", f"j{n}") for n in range(1, 7)))


@clause("ds.start.intent")
def test_nobody_acts_before_the_fight_and_what_opens_it_is_paid_for() -> None:
    fight = begun(setup(hero("ana", "a1", abilities=(WHIRL, AXE), fury=3), foe("imp", "b1")), [6, 5, 5])
    assert fight.state.round == 1

    fight.answer("use whirl")

    assert fight.state.creatures["ana"].pools["fury"] == 3 + 2 - 3


@clause("ds.surprise.who")
def test_the_director_says_of_each_creature_whether_it_is_surprised() -> None:
    fight = begun(setup(hero("ana", "a1"), hero("bo", "a2"), foe("imp", "j1")), [6], "surprise ana")

    assert [one.id for one in fight.state.creatures.values() if one.has("surprised")] == ["ana"]
    assert fight.questions[0].kind == "next"


@clause("ds.surprise.who")
def test_the_director_may_spare_one_whom_the_encounter_surprises() -> None:
    fight = begun(setup(hero("ana", "a1", surprised=True), foe("imp", "j1")), [6], "surprise -")

    assert not fight.state.creatures["ana"].has("surprised")


@clause("ds.surprise.who")
@pytest.mark.parametrize(
    ("said", "surprised"),
    [
        ("surprise-side foes", [f"imp-{n}" for n in range(1, 15)]),
        ("surprise ana,imp-2,imp-3", ["ana", "imp-2", "imp-3"]),
        ("surprise " + ",".join(f"imp-{n}" for n in range(1, 15)), [f"imp-{n}" for n in range(1, 15)]),
    ],
)
def test_one_answer_says_who_is_surprised_however_many_they_are(said: str, surprised: list[str]) -> None:
    heroes = [hero("ana", "a1"), hero("bo", "a2")]
    foes = [foe(f"imp-{n}", f"{'ij'[n % 2]}{1 + n // 2}") for n in range(1, 15)]

    fight = begun(setup(*heroes, *foes), [] if "side" in said or "ana" not in said else [6], said)

    assert [one.id for one in fight.state.creatures.values() if one.has("surprised")] == surprised
    assert fight.question is not None
    assert fight.question.kind == "next"


@clause("ds.surprise.effect")
def test_surprise_ends_with_the_first_round() -> None:
    fight = begun(setup(hero("ana", "a1", surprised=True), hero("bo", "a3"), foe("imp", "j1")), [6])

    turns(fight)

    assert fight.state.round == 2
    assert not fight.state.creatures["ana"].has("surprised")


@clause("ds.first.surprised-side")
@pytest.mark.parametrize(("surprised", "first"), [("ana", "imp"), ("imp", "ana")])
def test_a_side_that_is_all_surprised_goes_second_without_a_roll(surprised: str, first: str) -> None:
    fight = begun(setup(hero("ana", "a1"), foe("imp", "j1")), [], f"surprise {surprised}")

    assert fight.state.turn == first


@clause("ds.first.roll")
@pytest.mark.parametrize(("die", "first"), [(6, "ana"), (10, "ana"), (5, "imp"), (1, "imp")])
def test_on_6_or_more_the_heroes_go_first_else_the_others(die: int, first: str) -> None:
    assert begun(setup(hero("ana", "a1"), foe("imp", "j1")), [die]).state.turn == first


@clause("ds.first.roll")
def test_if_everybody_is_surprised_the_die_decides_too() -> None:
    start = setup(hero("ana", "a1", surprised=True), foe("imp", "j1", surprised=True))

    assert begun(start, [5]).state.turn == "imp"


@clause("ds.first.roll")
@pytest.mark.parametrize(("die", "seat"), [(6, "players"), (5, "gm")])
def test_by_the_final_book_the_die_says_who_may_choose(die: int, seat: str) -> None:
    fight = begun(setup(hero("ana", "a1"), foe("imp", "j1"), first_roll="chooser"), [die])
    assert fight.questions[0].seat == seat

    fight.answer("first foes")

    assert fight.state.turn == "imp"


@clause("ds.order.tail", "ds.round", "ds.order.act")
def test_of_four_heroes_and_six_foes_the_last_two_foes_act_in_a_row() -> None:
    fight = begun(four_against_six(), [6])

    assert turns(fight) == ["ana", "imp-1", "bo", "imp-2", "cy", "imp-3", "dee", "imp-4", "imp-5", "imp-6"]


@clause("ds.first.stays")
def test_who_began_begins_again() -> None:
    fight = begun(setup(hero("ana", "a1"), hero("bo", "a2"), foe("imp", "j1")), [2])

    assert turns(fight, 2) == ["imp", "ana", "bo"] * 2


@clause("ds.order.alternate", "ds.order.players-choose")
def test_the_players_choose_together_and_the_director_for_the_others() -> None:
    fight = begun(four_against_six(), [6])
    assert (fight.questions[0].seat, fight.questions[0].kind) == ("players", "next")

    fight.answer("cy")
    fight.answer("end")

    assert (fight.questions[0].seat, fight.questions[0].kind) == ("gm", "next")


@clause("ds.order.once", "ds.order.shown")
def test_who_has_acted_is_not_offered_again_and_everybody_sees_it() -> None:
    fight = begun(four_against_six(), [6])
    for said in ("cy", "end", "imp-2", "end"):
        fight.answer(said)

    assert [one.id for one in fight.questions[0].options] == ["ana", "bo", "dee"]
    assert fight.view("ana")["fight"]["acted"] == ["@cy", "@imp-2"]


@clause("ds.order.timer")
def test_when_the_players_do_not_agree_the_director_picks_the_hero() -> None:
    fight = begun(four_against_six(), [6])
    fight.seat("ana").answer("bo")
    fight.seat("cy").answer("dee")
    assert fight.state.turn is None

    fight.seat("gm").answer("dee")

    assert fight.state.turn == "dee"


@clause("ds.group.turns")
def test_a_group_acts_whole_before_the_other_side_is_up() -> None:
    foes = [foe("imp-1", "j1", group="imps"), foe("ogre", "j3"), foe("imp-2", "j5", group="imps")]
    fight = begun(setup(hero("ana", "a1"), hero("bo", "a3"), *foes), [1])
    fight.answer("imp-2")
    fight.answer("end")

    assert fight.state.turn == "imp-1"
    fight.answer("end")
    assert fight.questions[0].seat == "players"


@clause("ds.order.alternative")
def test_by_alternative_initiative_the_highest_of_a_side_acts_first() -> None:
    start = setup(
        hero("ana", "a1"), hero("bo", "a3", agility=2), foe("imp", "j1"), foe("orc", "j3"), initiative="agility"
    )
    fight = begun(start, [6, 3, 3, 9, 9, 5, 5, 4, 5])

    assert turns(fight) == ["bo", "orc", "ana", "imp"]


@clause("ds.order.alternative")
def test_the_tied_of_a_side_roll_again() -> None:
    start = setup(hero("ana", "a1"), hero("bo", "a3"), foe("imp", "j1"), initiative="agility")

    assert begun(start, [6, 1, 1, 5, 5, 5, 5, 2, 2, 3, 3]).state.turn == "bo"


@clause("ds.order.alternative")
def test_the_tied_roll_again_as_often_as_it_takes() -> None:
    start = setup(hero("ana", "a1"), hero("bo", "a3"), foe("imp", "j1"), initiative="agility")

    assert begun(start, [6, 1, 1, 5, 5, 5, 5, *[4] * 8000, 2, 2, 3, 3]).state.turn == "bo"


@clause("ds.order.alternative", "ds.group.turns")
def test_a_group_has_one_test_and_the_director_picks_in_it() -> None:
    foes = [foe("imp-1", "j1", group="imps"), foe("imp-2", "j5", group="imps")]
    fight = begun(setup(hero("ana", "a1"), *foes, initiative="agility"), [1, 5, 5, 5, 5])

    assert [one.id for one in fight.questions[0].options] == ["imp-1", "imp-2"]


def second_round(**options: Any) -> Fight:
    fight = begun(
        setup(hero("ana", "a1"), hero("bo", "a3"), foe("imp", "j1"), initiative="agility", **options),
        [6, 1, 1, 9, 9, 2, 2],
    )
    turns(fight)
    return fight


@clause("ds.order.swap")
def test_a_hero_may_swap_places_at_the_start_of_a_round_if_the_director_agrees() -> None:
    fight = second_round()

    fight.answer("swap ana bo")
    assert fight.questions[0].seat == "gm"
    fight.answer("agree")

    assert fight.state.turn == "bo"


@clause("ds.order.swap")
def test_who_swaps_is_willing_and_says_so() -> None:
    fight = second_round()

    assert fight.seat("ana").answer("swap ana bo") == "propose"
    assert fight.standing(fight.questions[0]) is None
    assert fight.seat("bo").answer("swap ana bo") == "answer"

    assert fight.questions[0].kind == "may-swap"


@clause("ds.order.swap")
def test_a_standing_order_says_beforehand_who_swaps() -> None:
    fight = second_round()

    fight.seat("bo").set("standing bo swap always")
    fight.seat("ana").answer("swap ana bo")
    assert fight.standing(fight.questions[0]) is not None
    fight.seat("bo").set("standing bo swap never")

    assert fight.questions[0].kind == "turn"


@clause("ds.order.swap")
def test_without_the_directors_leave_nobody_swaps() -> None:
    fight = second_round()

    fight.answer("swap ana bo")
    fight.answer("pass")

    assert fight.state.turn == "ana"


@clause("ds.order.swap")
def test_swapping_can_be_left_out() -> None:
    assert second_round(initiative_swap="off").state.turn == "ana"


@clause("ds.solo.turns", "ds.order.once")
def test_a_solo_takes_two_turns_but_never_in_a_row() -> None:
    fight = begun(setup(hero("ana", "a1"), hero("bo", "a3"), foe("worm", "j1", turns=2)), [6])

    assert turns(fight) == ["ana", "worm", "bo", "worm"]


@clause("ds.triggered.turn-chain", "ds.triggered.free")
def test_a_free_triggered_action_begins_a_turn_right_after_another_heros() -> None:
    fight = begun(setup(hero("ana", "a1"), hero("bo", "a3", abilities=(AXE, NO_DELAY)), foe("imp", "j1")), [6])
    for said in ("ana", "end", "no-delay"):
        fight.answer(said)

    assert fight.state.turn == "bo"
    assert fight.state.creatures["bo"].pools["triggered"] == 1


@clause("ds.triggered.turn-chain")
def test_nobody_follows_on_one_who_has_followed_so() -> None:
    cast = [hero("bo", "a3", abilities=(AXE, NO_DELAY)), hero("cy", "a5", abilities=(AXE, NO_DELAY))]
    fight = begun(setup(hero("ana", "a1"), *cast, foe("imp", "j1")), [6])
    for said in ("ana", "end", "no-delay", "pass", "end"):
        fight.answer(said)

    assert fight.state.turn == "imp"


@clause("ds.triggered.turn-chain")
def test_after_a_foes_turn_nobody_is_asked(table: TableForTests) -> None:
    table.set(foe("imp", "j1"), hero("ana", "a1", abilities=(AXE, NO_DELAY)), hero("bo", "a3"))

    table.play("end")

    assert table.asked().kind == "next"
