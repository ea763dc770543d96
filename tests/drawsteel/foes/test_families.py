"""What single creatures do, and what leaders make others do."""

from typing import Any

import pytest

from affray.core.table.moments import FIGHT_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.state.blocks import (
    FREE_TRIGGERED,
    MANEUVER,
    TRIGGERED,
    Ability,
    Distance,
    Tier,
)
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import (
    AXE,
    CLAW,
    at,
    clash_of,
    foe,
    forcing,
    hero,
    minion,
    netted,
    only,
    strike,
    trait,
    when,
    words,
)

ROUSED = """[{kind: lay, name: roused, lasts: next-turn, mods: [{hook: strike, edge: 1}]},
             {kind: lay, name: exposed, lasts: next-turn, mods: [{hook: struck, edge: 1}]}]"""


def held(fighter: Fighter, by: str) -> Fighter:
    return fighter.but(
        effects=(
            *fighter.effects,
            Effect("grabbed-0", "grabbed", fighter.id, by, (Until(FIGHT_END),)),
        )
    )


def deed(id: str, *effects: Outcome, **traits: Any) -> Ability:
    return Ability(id, **{"kind": MANEUVER, "target": "self", "effects": effects} | traits)


@clause("ds.foe.edged", "ds.foe.on-held")
def test_more_damage_with_an_edge_or_on_somebody_held(table: TableForTests) -> None:
    more = "[{kind: more, amount: 2, if: {edge: true}}, {kind: more, amount: 3, if: {is: grabbed}}]"
    stab = strike("stab", 3, 4, 5, bonus=2, effects=words(more))
    table.set(foe("imp", "b2", abilities=(stab,)), held(hero("ana", "b1", surprised=True), "orc"), foe("orc", "a1"))

    table.play("use ana stab", dice=[5, 5])

    assert table.ana.hp == 20 - 4 - 2 - 3


@clause("ds.foe.grip")
def test_what_is_done_to_one_in_its_grip_needs_one_there(table: TableForTests) -> None:
    toss = deed("toss", Outcome("push", 3), target="enemy", distance=Distance(melee=1), only=only("held: true"))
    table.set(foe("imp", "b2", abilities=(toss,)), hero("ana", "b1"))
    assert "use ana toss" not in table.offered()

    table.set(foe("imp", "b2", abilities=(toss,)), held(hero("ana", "b1"), "imp"))
    assert "use ana toss" in table.offered()


@clause("ds.foe.body-shield")
def test_half_of_a_strike_hits_who_is_held_before_it(table: TableForTests) -> None:
    brute = foe("brute", "b1", features=frozenset({"body-shield"}))
    table.set(hero("ana", "b2", might=3), brute, held(hero("bo", "a1"), "brute"))

    table.play("use brute axe", dice=[8, 8])

    assert (table.brute.hp, table.bo.hp) == (20 - 4, 20 - 5)


@clause("ds.foe.body-shield")
def test_the_tiny_shield_nobody(table: TableForTests) -> None:
    brute = foe("brute", "b1", features=frozenset({"body-shield"}))
    table.set(hero("ana", "b2", might=2), brute, held(hero("bo", "a1", size="1T"), "brute"))

    table.play("use brute axe", dice=[5, 5])

    assert (table.brute.hp, table.bo.hp) == (20 - 6, 20)


@clause("ds.foe.tough")
def test_some_are_tougher_once_winded(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2), foe("ogre", "b1", hp=9, hp_max=20, features=frozenset({"tough-when-winded"})))

    table.play("use ogre axe", dice=[5, 5])

    assert table.ogre.hp == 9 - 6 + 2


@clause("ds.foe.slam")
def test_after_a_push_into_something_it_hurts_more(table: TableForTests) -> None:
    tiers = tuple(Tier("1", "", (Outcome("slam", 2),)) for _ in range(3))
    trunk = strike("trunk", bonus=2, tiers=tiers, effects=(Outcome("crash", 4),))
    table.set(foe("imp", "b1", abilities=(trunk,)), hero("ana", "b2"), foe("orc", "b3"))

    table.play("use ana trunk", "push b3", dice=[5, 5])

    assert table.ana.hp == 20 - 1 - 2 - 4


@clause("ds.foe.trample")
def test_it_runs_through_and_strikes_all_whom_it_comes_beside(table: TableForTests) -> None:
    run = strike("run", 2, 3, 4, bonus=2, target="self", first=(Outcome("trample", on_user=True),))
    table.set(foe("imp", "a1", abilities=(run,)), hero("ana", "d2"), hero("bo", "f2"), hero("cy", "j8"))

    table.play("use run", "shift f1", dice=[5, 5])

    assert (table.ana.hp, table.bo.hp, table.cy.hp) == (17, 17, 20)


@clause("ds.foe.cut-through")
def test_up_to_three_are_cut_with_a_short_shift_before_each(table: TableForTests) -> None:
    dance = strike("dance", 2, 3, 4, bonus=2, target="self", first=(Outcome("cut-through", 2, on_user=True),))
    table.set(foe("imp", "a1", abilities=(dance,)), hero("ana", "c2"), hero("bo", "f2"))

    table.play("use dance", "shift b2", "ana", "shift d2", "pass", dice=[5, 5])

    assert (table.ana.hp, table.bo.hp) == (17, 20)


@clause("ds.foe.hush")
def test_no_triggered_actions_until_the_next_round(table: TableForTests) -> None:
    table.set(
        foe(
            "imp",
            "b1",
            abilities=(strike("grip", 1, 1, 1, bonus=2, effects=words("{kind: no-triggers, lasts: round}")),),
        ),
        hero("ana", "b2"),
    )

    table.play("use ana grip", "move e1", dice=[5, 5])

    assert table.asked().question.kind == "turn"


@clause("ds.foe.from-hiding")
@pytest.mark.parametrize(("whom", "hp"), [("ana", 20 - 4 - 4), ("bo", 20 - 4)])
def test_more_damage_to_one_from_whom_it_hid(table: TableForTests, whom: str, hp: int) -> None:
    stab = strike("stab", 3, 4, 5, bonus=2, effects=words("{kind: more, amount: 4, if: {me: {hid: true}}}"))
    table.set(
        foe("imp", "b1", abilities=(stab,), pools={f"began-hidden-from-{whom}": 1}), hero("ana", "b2"), hero("bo", "j8")
    )

    table.play("use ana stab", dice=[5, 5])

    assert table.ana.hp == hp


@clause("ds.foe.soft-belly")
def test_the_prone_strike_a_soft_belly_with_a_double_edge(table: TableForTests) -> None:
    worm = foe("worm", "b1", traits=(trait("belly", "mods: [{hook: struck, edge: 2, if: {is: prone, melee: true}}]"),))
    table.set(hero("ana", "b2", under=["prone"]), worm)

    table.play("use worm axe", dice=[5, 5])

    assert netted(table, "@worm") == 2 - 1


@clause("ds.foe.acid")
def test_a_dripping_maw_makes_the_next_strike_better_and_worse(table: TableForTests) -> None:
    drip = "{kind: lay, name: corroded, lasts: strike, mods: [{hook: strike, edge: 1}, {hook: damage, add: 3}]}"
    table.set(foe("worm", "b1", abilities=(CLAW, deed("drip", *words(drip)))), hero("ana", "b2"))

    table.play("use drip", "use ana claw", dice=[4, 4])

    assert table.ana.hp == 20 - 4 - 3
    assert not table.worm.has("corroded")


@clause("ds.foe.jaws")
def test_who_begins_a_turn_in_such_jaws_is_digested(table: TableForTests) -> None:
    acid = "acts: [{at: turn-start, if: {held: true, size: 1L}, do: [{kind: harm, amount: 3, type: acid}]}]"
    table.set(foe("worm", "b1", traits=(trait("jaws", acid),)), held(hero("ana", "b2"), "worm"))

    table.play("end")

    assert table.ana.hp == 20 - 3


@clause("ds.foe.hurl", "ds.foe.grip")
def test_whom_it_hurls_lands_where_the_line_ends_and_is_hurt_with_the_others(table: TableForTests) -> None:
    line = Distance(area="line", size=4, breadth=1, within=1)
    hurl = deed("hurl", target="enemy", distance=line, keywords=frozenset({"area"}), bonus=2).but(
        first=(Outcome("hurl-held", on_user=True),), tiers=(Tier("5"),) * 3
    )
    table.set(foe("ogre", "a1", abilities=(hurl,)), held(hero("ana", "a2"), "ogre"), hero("bo", "d1"))

    table.play("use b1-e1 hurl", dice=[5, 5])

    assert (at(table, "ana"), table.ana.has("grabbed")) == ("e1", False)
    assert (table.ana.hp, table.bo.hp) == (15, 15)


@clause("ds.foe.snatch")
def test_it_snatches_whom_another_moves_by_force_beside_it(table: TableForTests) -> None:
    near = when("{at: forced, who: {sort: enemy, size: 1L, within: 1}, by: {not: {sort: self}}}")
    snatch = Ability("snatch", FREE_TRIGGERED, target="enemy", trigger=near, effects=(Outcome("grabbed"),))
    table.set(
        foe("imp", "b4", abilities=(forcing("push", 4),)), foe("bug", "c3", abilities=(snatch,)), hero("ana", "c4")
    )

    table.play("use ana gust", "bug: snatch", dice=[5, 5])

    assert (at(table, "ana"), table.ana.has("grabbed")) == ("c4", True)


@clause("ds.foe.stay-here")
def test_who_goes_from_its_side_is_slid_back(table: TableForTests) -> None:
    stay = Ability(
        "stay-here", TRIGGERED, target="enemy", trigger=when("{at: left, by: self}"), effects=(Outcome("slide", 5),)
    )
    table.set(hero("ana", "b2"), foe("ogre", "b1", abilities=(CLAW, stay)))

    table.play("move b4", "ogre: pass", "ogre: stay-here", "slide b2")

    assert at(table, "ana") == "b2"


@clause("ds.concealment")
def test_who_has_lost_sight_of_it_strikes_it_with_a_bane(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["unseen bug"]), foe("bug", "b1"), foe("imp", "a1"))

    table.play("use bug axe", dice=[5, 5])

    assert netted(table, "@bug") == -1


@clause("ds.foe.drift")
def test_a_slide_goes_farther_for_malice(table: TableForTests) -> None:
    gas = strike("gas", far=10, bonus=2, tiers=(Tier("1", "", words("{kind: slide, amount: 1, farther: true}")),) * 3)
    table.set(foe("imp", "a1", abilities=(gas,)), hero("ana", "c3"), malice=3)

    table.play("use ana gas", "spend 2", "slide c6", dice=[5, 5])

    assert at(table, "ana") == "c6"
    assert clash_of(table.fight).resources["malice"] == 1


# --- leaders


@clause("ds.minion.free-strikes", "ds.foe.strike-order")
def test_minions_whom_a_leader_lets_strike_one_target_strike_as_one(table: TableForTests) -> None:
    shout = deed("shout", *words("{kind: free-strike, on-user: true, who: {sort: ally, within: 5, all: true}}"))
    table.set(foe("boss", "b1", abilities=(shout,)), minion("rat-1", "c1"), minion("rat-2", "c3"), hero("ana", "c2"))

    table.play("use shout", "rat-1: ana", "rat-2: ana")

    assert [told["amount"] for told in table.told("hurt")] == [2]


@clause("ds.foe.guard")
def test_it_guards_an_ally_beside_it(table: TableForTests) -> None:
    near = when("{at: damage, who: {sort: self-or-ally, within: 1, strike: true}}")
    guard = Ability("guard", TRIGGERED, target="creature", trigger=near, effects=(Outcome("halve"),))
    table.set(hero("ana", "b2", abilities=(AXE,)), foe("imp", "b1"), foe("lord", "a1", abilities=(CLAW, guard)))

    table.play("use imp axe", "lord: guard", dice=[6, 6])

    assert table.imp.hp == 20 - 3


@clause("ds.foe.strike-order")
def test_an_ally_beside_the_target_strikes_too(table: TableForTests) -> None:
    stab = strike(
        "stab", 3, 4, 5, bonus=2, effects=words("{kind: free-strike-it, who: {sort: ally, near: {within: 1}}}")
    )
    table.set(foe("boss", "b1", abilities=(stab,)), foe("imp", "b3"), hero("ana", "b2"))

    table.play("use ana stab", "imp", dice=[1, 1])

    assert table.ana.hp == 20 - 3 - 2


@clause("ds.foe.move-order")
@pytest.mark.parametrize(("said", "hp"), [("free-strike ana", 18), ("move f1", 20)])
def test_allies_move_or_strike_at_a_word(table: TableForTests, said: str, hp: int) -> None:
    go = deed("go", Outcome("move-or-strike"), target="ally", distance=Distance(area="burst", size=10))
    table.set(foe("boss", "b1", abilities=(go,)), foe("imp", "d1"), hero("ana", "d2"))

    table.play("use go", said, *(["ana: pass"] if hp == 20 else []))

    assert table.ana.hp == hp


@clause("ds.foe.roused")
def test_who_was_roused_strikes_with_an_edge_and_is_struck_with_one(table: TableForTests) -> None:
    shout = deed("shout", *words(ROUSED), target="ally", distance=Distance(area="burst", size=5))
    table.set(foe("boss", "b1", abilities=(shout,), group="pack"), foe("imp", "d1", group="pack"), hero("ana", "d2"))

    table.play("use shout", "end", "use ana claw", dice=[5, 5])

    assert netted(table, "@ana") == 1
    assert table.imp.has("exposed")


@clause("ds.foe.stand-in")
def test_an_ally_beside_it_becomes_the_target(table: TableForTests) -> None:
    shove = Ability(
        "shove",
        TRIGGERED,
        target="ally",
        trigger=when("{at: targeted, who: {sort: self, strike: true}}"),
        effects=(Outcome("put-before"),),
    )
    table.set(hero("ana", "b2", abilities=(AXE,)), foe("king", "b1", abilities=(CLAW, shove)), foe("imp", "a1"))

    table.play("use king axe", "king: shove", "imp", dice=[5, 5])

    assert (table.king.hp, table.imp.hp) == (20, 17)


@clause("ds.foe.called-out")
def test_one_may_be_called_out(table: TableForTests) -> None:
    out = "{kind: lay, name: called-out, lasts: next-turn, mods: [{hook: targeted, edge: 1, if: {sort: enemy}}]}"
    call = deed("call", *words(out), target="enemy", distance=Distance(ranged=10))
    table.set(foe("boss", "b2", abilities=(CLAW, call)), hero("ana", "b1"))

    table.play("use ana call", "use ana claw", dice=[4, 5])

    assert table.ana.hp == 20 - 4
    assert clash_of(table.fight).fighter("ana").has("called-out")
