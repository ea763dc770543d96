"""What a sensible Director does: helping, Malice, villain actions, reactions."""

import pytest

from affray.core.table.asking import Sight
from affray.rules.drawsteel.state.blocks import (
    MALICE_FEATURE,
    MANEUVER,
    TRIGGERED,
    VILLAIN,
    Ability,
    Distance,
)
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.tactics.director import suggest
from affray.testing import TableForTests
from tests.drawsteel.kit import CLAW, clash_of, foe, hero, strike, when, words

SHOUT = Ability(
    "shout",
    MANEUVER,
    distance=Distance(area="burst", size=5),
    target="ally",
    effects=words("{kind: lay, name: roused}"),
)
ROAR = Ability("roar", VILLAIN, distance=Distance(area="burst", size=2), target="enemy", effects=(Outcome("slowed"),))
AGAIN = Ability("again", MALICE_FEATURE, target="self", effects=(Outcome("more-main"),), cost=5)
PARRY = Ability(
    "parry",
    TRIGGERED,
    distance=Distance(melee=2),
    effects=words("{kind: halve, if: {within: 1}}"),
    trigger=when("{at: damage, who: {sort: self-or-ally, within: 2}}"),
    keywords=frozenset({"melee"}),
)


def suggested(table: TableForTests) -> str:
    asked = table.asked()
    said = suggest(asked.question, Sight(table.fight.rulebook, clash_of(table.fight), asked.seat))
    return asked.options.text(said)


def test_one_who_can_help_friends_does_so_before_it_strikes(table: TableForTests) -> None:
    table.set(foe("boss", "c2", abilities=(CLAW, SHOUT)), foe("imp", "d2"), foe("orc", "d3"), hero("ana", "b2"))
    assert suggested(table) == "use shout"

    table.play("use shout")

    assert suggested(table) == "use ana claw"


@pytest.mark.parametrize(("others", "answer"), [(("b4",), "pass"), (("b4", "d1"), "use roar")])
def test_a_villain_waits_for_a_crowd(table: TableForTests, others: tuple[str, ...], answer: str) -> None:
    heroes = [hero(f"bo-{place}", at) for place, at in enumerate(others)]
    king = foe("king", "c3", abilities=(CLAW, ROAR), pools={"roar": 1})
    table.set(hero("ana", "b2"), *heroes, king, hero("cy", "j8"))

    table.play("end")

    assert suggested(table) == answer


def test_a_villain_does_not_let_a_round_go_by(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("king", "c3", abilities=(CLAW, ROAR), pools={"roar": 1}))

    table.play("end")

    assert suggested(table) == "use roar"


@pytest.mark.parametrize(("at", "answer"), [("c2", "use again"), ("j8", "pass")])
def test_malice_buys_one_more_action_where_somebody_is_in_reach(table: TableForTests, at: str, answer: str) -> None:
    table.set(hero("ana", "b2"), foe("worm", at, abilities=(CLAW, AGAIN)), malice=6)

    table.play("end")

    assert suggested(table) == answer


@pytest.mark.parametrize(("at", "answer"), [("b3", "parry"), ("b4", "pass")])
def test_one_parries_for_a_friend_who_is_beside(table: TableForTests, at: str, answer: str) -> None:
    table.set(foe("imp", "a2"), hero("ana", "b2"), hero("bo", at, abilities=(PARRY,)))

    table.play("use ana claw", dice=[6, 6])

    assert suggested(table) == answer


def test_the_dying_who_might_bleed_to_death_do_not_react(table: TableForTests) -> None:
    table.set(foe("imp", "a2"), hero("ana", "b2"), hero("bo", "b3", hp=-5, hp_max=20, abilities=(PARRY,)))

    table.play("use ana claw", dice=[6, 6])

    assert suggested(table) == "pass"


def test_of_friends_who_may_strike_one_is_chosen_who_reaches_somebody(table: TableForTests) -> None:
    order = strike("order", 1, 2, 3, effects=words("{kind: free-strike, on-user: true, who: {sort: ally, within: 10}}"))
    bow = strike("bow", 2, 4, 6, far=10)
    boss = foe("boss", "c2", abilities=(order,))
    table.set(boss, foe("imp", "g2"), foe("elf", "h2", abilities=(bow,)), hero("ana", "b2"))

    table.play("use ana order", dice=[5, 5])

    assert suggested(table) == "elf"


def test_one_that_has_felled_the_last_enemy_shifts_nowhere(table: TableForTests) -> None:
    dash = strike("dash", 3, 4, 5, bonus=2, effects=(Outcome("shift", 2, on_user=True),))
    table.set(foe("imp", "b2", abilities=(dash,)), hero("ana", "b1", hp=1))

    table.play("use ana dash", dice=[5, 5])

    assert suggested(table) == "pass"
