"""What single creatures do, and what leaders make others do."""

from typing import Any

import pytest

from affray.core.effects import FIGHT_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.blocks import MANEUVER, TRIGGERED, Ability, Distance, Outcome, Tier
from affray.rules.drawsteel.values import Fighter
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CLAW, clash_of, foe, hero, strike


def held(fighter: Fighter, by: str) -> Fighter:
    return fighter.but(
        effects=(
            *fighter.effects,
            Effect("grabbed-0", "grabbed", fighter.id, by, (Until(FIGHT_END),)),
        )
    )


def deed(id: str, *effects: Outcome, **traits: Any) -> Ability:
    return Ability(id, **{"kind": MANEUVER, "target": "self", "effects": effects} | traits)


@clause("ds.foe.trait")
def test_more_damage_with_an_edge_or_on_somebody_held(table: TableForTests) -> None:
    stab = strike("stab", 3, 4, 5, bonus=2, effects=(Outcome("edged", 2), Outcome("on-held", 3)))
    table.set(foe("imp", "b2", abilities=(stab,)), held(hero("ana", "b1", surprised=True), "orc"), foe("orc", "a1"))

    table.play("use ana stab", dice=[5, 5])

    assert table.ana.hp == 20 - 4 - 2 - 3


@clause("ds.foe.trait")
def test_what_is_done_to_one_in_its_grip_needs_one_there(table: TableForTests) -> None:
    toss = deed("toss", Outcome("push", 3), target="enemy", distance=Distance(melee=1), first=(Outcome("held-only"),))
    table.set(foe("imp", "b2", abilities=(toss,)), hero("ana", "b1"))
    assert "use ana toss" not in table.offered()

    table.set(foe("imp", "b2", abilities=(toss,)), held(hero("ana", "b1"), "imp"))
    assert "use ana toss" in table.offered()


@clause("ds.foe.trait")
def test_half_of_a_strike_hits_who_is_held_before_it(table: TableForTests) -> None:
    brute = foe("brute", "b1", features=frozenset({"body-shield"}))
    table.set(hero("ana", "b2", might=2), brute, held(hero("bo", "a1"), "brute"))

    table.play("use brute axe", dice=[5, 5])

    assert (table.brute.hp, table.bo.hp) == (20 - 3, 20 - 3)


@clause("ds.foe.trait")
def test_some_are_tougher_once_winded(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2), foe("ogre", "b1", hp=9, hp_max=20, features=frozenset({"tough-when-winded"})))

    table.play("use ogre axe", dice=[5, 5])

    assert table.ogre.hp == 9 - 6 + 2


@clause("ds.foe.trait")
def test_after_a_push_into_something_it_hurts_more(table: TableForTests) -> None:
    tiers = tuple(Tier("1", "", (Outcome("slam", 2),)) for _ in range(3))
    trunk = strike("trunk", bonus=2, tiers=tiers, effects=(Outcome("crash", 4),))
    table.set(foe("imp", "b1", abilities=(trunk,)), hero("ana", "b2"), foe("orc", "b3"))

    table.play("use ana trunk", "push b3", dice=[5, 5])

    assert table.ana.hp == 20 - 1 - 2 - 4


@clause("ds.foe.trait")
def test_it_runs_through_and_strikes_all_whom_it_comes_beside(table: TableForTests) -> None:
    run = strike("run", 2, 3, 4, bonus=2, target="self", first=(Outcome("trample", on_user=True),))
    table.set(foe("imp", "a1", abilities=(run,)), hero("ana", "d2"), hero("bo", "f2"), hero("cy", "j8"))

    table.play("use run", "shift f1", dice=[5, 5])

    assert (table.ana.hp, table.bo.hp, table.cy.hp) == (17, 17, 20)


@clause("ds.foe.trait")
def test_up_to_three_are_cut_with_a_short_shift_before_each(table: TableForTests) -> None:
    dance = strike("dance", 2, 3, 4, bonus=2, target="self", first=(Outcome("cut-through", 2, on_user=True),))
    table.set(foe("imp", "a1", abilities=(dance,)), hero("ana", "c2"), hero("bo", "f2"))

    table.play("use dance", "shift b2", "ana", "shift d2", "pass", dice=[5, 5])

    assert (table.ana.hp, table.bo.hp) == (17, 20)


@clause("ds.foe.trait")
def test_a_quake_fells_the_clumsy_and_makes_every_square_dear(table: TableForTests) -> None:
    quake = deed("quake", Outcome("quake", 1))
    table.set(foe("worm", "a1", abilities=(quake,)), hero("ana", "j8"), hero("bo", "j6", agility=1))

    table.play("use quake")

    assert (table.ana.has("prone"), table.bo.has("prone")) == (True, False)


@clause("ds.foe.trait")
def test_no_triggered_actions_until_the_next_round(table: TableForTests) -> None:
    table.set(
        foe("imp", "b1", abilities=(strike("grip", 1, 1, 1, bonus=2, effects=(Outcome("hush"),)),)), hero("ana", "b2")
    )

    table.play("use ana grip", "move e1", dice=[5, 5])

    assert table.asked().question.kind == "turn"


# --- leaders


@clause("ds.foe.command")
def test_an_ally_beside_the_target_strikes_too(table: TableForTests) -> None:
    stab = strike("stab", 3, 4, 5, bonus=2, effects=(Outcome("strike-beside"),))
    table.set(foe("boss", "b1", abilities=(stab,)), foe("imp", "b3"), hero("ana", "b2"))

    table.play("use ana stab", "imp", dice=[1, 1])

    assert table.ana.hp == 20 - 3 - 2


@clause("ds.foe.command")
@pytest.mark.parametrize(("said", "hp"), [("free-strike ana", 18), ("move f1", 20)])
def test_allies_move_or_strike_at_a_word(table: TableForTests, said: str, hp: int) -> None:
    go = deed("go", Outcome("move-or-strike"), target="ally", distance=Distance(area="burst", size=10))
    table.set(foe("boss", "b1", abilities=(go,)), foe("imp", "d1"), hero("ana", "d2"))

    table.play("use go", said, *(["ana: pass"] if hp == 20 else []))

    assert table.ana.hp == hp


@clause("ds.foe.command")
def test_who_was_roused_strikes_with_an_edge_and_is_struck_with_one(table: TableForTests) -> None:
    shout = deed("shout", Outcome("roused"), Outcome("exposed"), target="ally", distance=Distance(area="burst", size=5))
    table.set(foe("boss", "b1", abilities=(shout,)), foe("imp", "d1"), hero("ana", "d2"))

    table.play("use shout")

    assert table.imp.has("roused")
    assert table.imp.has("exposed")


@clause("ds.foe.command")
def test_an_ally_beside_it_becomes_the_target(table: TableForTests) -> None:
    shove = Ability("shove", TRIGGERED, target="ally", trigger="struck-at", effects=(Outcome("put-before"),))
    table.set(hero("ana", "b2", abilities=(AXE,)), foe("king", "b1", abilities=(CLAW, shove)), foe("imp", "a1"))

    table.play("use king axe", "king: shove", "imp", dice=[5, 5])

    assert (table.king.hp, table.imp.hp) == (20, 17)


@clause("ds.foe.command")
def test_one_may_be_called_out(table: TableForTests) -> None:
    call = deed("call", Outcome("called-out"), target="enemy", distance=Distance(ranged=10))
    table.set(foe("boss", "b2", abilities=(CLAW, call)), hero("ana", "b1"))

    table.play("use ana call", "use ana claw", dice=[4, 5])

    assert table.ana.hp == 20 - 4
    assert clash_of(table.fight).fighter("ana").has("called-out")
