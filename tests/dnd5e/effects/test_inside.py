"""Being inside another: taken in, what is so there, and the ways out."""

from typing import Any

from affray.core.fight.fight import Fight
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import arm, power, problems, weapon
from tests.dnd5e.kit import BOW, SWORD, foe, hero
from tests.dnd5e.tactics.test_turn import suggested

SWALLOW = """
all:
  - take-in: swallowed
    is: [blinded, restrained]
    acts: [{at: start me, all: [{harm: 2d6 acid}]}]
    bursts: {hurt: 6, roll: save con 12}
"""
GULP = weapon(SWALLOW).but(id="swallow")
FIRE = power("who: {area: cube 15 ft}\nall: [{harm: 1d6 fire}]")


def swallowed(table: TableForTests, **traits: Any) -> None:
    """A worm of 40 hit points swallows Ana of 30, who has 25 left, and Bo stands beside it; it is Ana's turn."""
    worm = foe("worm", "c3", hp=40, width=2, size="large", weapons=(GULP,))
    table.set(worm, hero("ana", "b3", hp=30, **traits), hero("bo", "c2", hp=20, powers=(FIRE,)), foe("orc", "j8"))
    table.play("attack ana swallow", "end", dice=[18, 3])


@clause("5e.monster.swallow")
def test_who_is_swallowed_is_blinded_and_restrained_and_takes_up_no_space(table: TableForTests) -> None:
    swallowed(table)

    assert table.ana.suffers("blinded")
    assert table.ana.suffers("restrained")
    assert not table.fight.state.space_names(table.ana)


@clause("5e.monster.swallow")
def test_the_swallowed_is_hurt_at_the_start_of_its_holders_turns(table: TableForTests) -> None:
    swallowed(table)

    table.play("end", "end", "end", dice=[4, 5])

    assert table.ana.hp == 30 - 5 - 9


@clause("5e.monster.swallow")
def test_the_swallowed_reaches_nobody_but_its_holder(table: TableForTests) -> None:
    swallowed(table)

    offered = table.offered()

    assert "attack worm shortsword" in offered
    assert not any(deed.startswith(("attack bo", "help bo", "move")) for deed in offered)


@clause("5e.monster.swallow", "5e.cover.total")
def test_nobody_outside_reaches_the_swallowed(table: TableForTests) -> None:
    swallowed(table)
    table.play("end")
    assert not any(deed.startswith(("attack ana", "help ana")) for deed in table.offered())

    table.play("use deed c3", dice=[6])

    assert (table.ana.hp, table.worm.hp) == (25, 34)


@clause("5e.monster.swallow")
def test_the_swallowed_goes_where_its_holder_goes(table: TableForTests) -> None:
    swallowed(table)

    table.play("end", "end", "end", "move e3", "bo: pass", dice=[1, 1])

    assert table.at("worm") == "e3"
    assert table.ana.place == table.worm.place


@clause("5e.monster.swallow")
def test_who_is_hurt_enough_from_inside_saves_at_the_end_of_the_turn_or_lets_all_out(table: TableForTests) -> None:
    swallowed(table)

    table.play("attack worm shortsword", "end", dice=[15, 5, 3])

    assert not table.ana.has("swallowed")
    assert table.ana.has("prone")
    assert table.at("ana") in ("b2", "b3", "b4")


@clause("5e.monster.swallow")
def test_less_harm_from_inside_lets_nobody_out(table: TableForTests) -> None:
    swallowed(table)

    table.play("attack worm shortsword", "end", dice=[15, 3])

    assert table.ana.has("swallowed")


@clause("5e.monster.swallow")
def test_the_death_of_the_holder_lets_the_swallowed_out_prone(table: TableForTests) -> None:
    swallowed(table)
    table.fight.rule("worm hp 1")

    table.play("attack worm shortsword", dice=[15, 3])

    assert not table.ana.suffers("restrained")
    assert table.ana.has("prone")
    assert table.fight.state.space_names(table.ana)


@clause("5e.monster.swallow", "5e.opportunity.trigger")
def test_the_swallowed_makes_no_opportunity_attack_when_its_holder_goes(table: TableForTests) -> None:
    swallowed(table)
    table.play("end", "end", "end", dice=[1, 1])

    table.play("move f3", "bo: pass")

    assert table.at("worm") == "f3"


def test_a_grapple_ends_by_being_swallowed(table: TableForTests) -> None:
    jaws = weapon("all: [{hold: 13}]").but(id="bite")
    table.set(foe("worm", "c3", weapons=(jaws, GULP), routines=(("bite", "swallow"),)), hero("ana", "b3", hp=30))

    table.play("attack ana bite", "attack ana swallow", dice=[18, 3, 18, 3])

    assert table.ana.has("swallowed")
    assert not table.ana.has("grappled")


def test_who_is_engulfed_gets_out_by_a_check_and_others_beside_can_pull_it_out(table: TableForTests) -> None:
    ooze = weapon("all: [{take-in: engulfed, is: restrained, escape: str 12, by-others: true}]").but(id="engulf")
    table.set(foe("cube", "c3", hp=40, weapons=(ooze,)), hero("ana", "b3", hp=30), hero("bo", "c2"))
    table.play("attack ana engulf", "end", dice=[18, 3])

    table.play("break-free ana", "end", dice=[5])
    assert table.ana.has("engulfed")

    table.play("break-free ana", dice=[15])
    assert not table.ana.has("engulfed")
    assert not table.ana.has("prone")


def test_a_swallowed_fight_is_saved_and_restored(table: TableForTests) -> None:
    swallowed(table)

    again = Fight.restore(table.fight.save())

    assert again.state == table.fight.state


def test_a_mind_strikes_its_holder_from_inside(table: TableForTests) -> None:
    swallowed(table)

    assert suggested(table) == "attack worm shortsword"


def test_a_shooter_inside_shoots_its_holder(table: TableForTests) -> None:
    swallowed(table, weapons=(BOW,))

    assert suggested(table) == "attack worm shortbow"


def test_who_is_inside_may_be_asked_for(table: TableForTests) -> None:
    one = GULP.but(only=arm("if: {not: {me: {contains: 1}}}").only)
    table.set(
        foe("worm", "c3", hp=40, weapons=(one, SWORD), routines=(("swallow", "swallow"),)),
        hero("ana", "b3", hp=30),
        hero("bo", "c2"),
    )

    table.play("attack ana swallow", dice=[18, 3])

    assert "attack bo swallow" not in table.offered()


def test_bursting_out_needs_somebody_inside_and_a_dc() -> None:
    said = "all: [{push: 5 ft, bursts: {hurt: 5, roll: save con}}]"

    assert {problem.path[-1] for problem in problems(f"who: {{within: 5 ft}}\n{said}")} >= {"take-in", "roll"}
