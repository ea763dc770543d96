"""Being away: on the Ethereal Plane, or on a plane of one's own, and coming back."""

from typing import Any

import pytest

from affray.content.bringing import model_of
from affray.core.fight.fight import Fight
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, problems, spell, trait
from tests.dnd5e.effects.test_inside import GULP
from tests.dnd5e.kit import PLAIN, battle_of, caster, foe, hero
from tests.dnd5e.tactics.test_turn import suggested

JAUNT = power("cost: bonus\nthen: [{away: jaunt, plane: ethereal, unseen: true}]")
STRIDE = power("then: [{away: jaunt, plane: ethereal}]")
BANISH = spell("""
level: 4
holds: 1 minute
who: {sort: foe, within: 60 ft}
roll: save cha
fail:
  - {away: deed, is: incapacitated, if: {not: {kind: fiend}}}
  - {away: deed, stays: 1 minute, if: {kind: fiend}}
""")
LABYRINTH = spell("holds: 10 minutes\nwho: {sort: foe, within: 60 ft}\nall: [{away: deed, escape: int 15}]")


def spider(at: str = "c3", **traits: Any) -> Any:
    return foe("spider", at, powers=(JAUNT,), **traits)


@clause("5e.plane.away")
def test_who_is_away_is_not_on_the_field_and_takes_up_no_space(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"))

    table.play("use deed")

    assert table.spider.realm
    assert not table.fight.state.space_names(table.spider)
    assert table.told("went-away")


@clause("5e.plane.away", "5e.plane.ethereal")
def test_nobody_reaches_across_planes(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"), foe("orc", "j8"))

    table.play("use deed")
    assert not any(deed.startswith("attack") for deed in table.offered())
    table.play("end")

    assert not any(deed.startswith("attack spider") for deed in table.offered())


@clause("5e.plane.ethereal")
def test_the_same_power_leads_back(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"))
    table.play("use deed", "end", "end")

    table.play("use deed")

    assert not table.spider.realm
    assert table.at("spider") == "c3"


@clause("5e.plane.ethereal")
def test_on_the_ethereal_plane_one_walks_through_walls_and_provokes_nobody(table: TableForTests) -> None:
    table.set(spider("c1"), hero("ana", "b1"), map=["..........", "##########", *PLAIN[:6]])

    table.play("use deed", "move c4", "end", "end", "use deed")

    assert table.at("spider") == "c4"


@clause("5e.plane.ethereal")
def test_where_an_unseen_one_goes_is_not_known_until_it_comes_back(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"))
    table.play("use deed", "move e5", "end")
    assert not [one for one in table.fight.view("ana")["creatures"] if one["name"] == "@spider"]

    table.play("end", "use deed")

    assert [one["at"] for one in table.fight.view("ana")["creatures"] if one["name"] == "@spider"] == ["e5"]


@clause("5e.plane.ethereal", "5e.sense.truesight")
def test_truesight_sees_into_the_ethereal_plane(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"), hero("bo", "d5", senses={"truesight": 12}))

    table.play("use deed")

    assert table.spider.hidden_from == {"ana"}


@clause("5e.plane.ethereal")
def test_some_see_into_the_ethereal_plane_by_a_sense_of_their_own(table: TableForTests) -> None:
    gift = trait("mods: [{hook: senses, about: ethereal-plane}]")
    table.set(spider(), hero("ana", "c4", traits=(gift,)))

    table.play("use deed")

    assert not table.spider.hidden_from


@clause("5e.plane.ethereal")
def test_one_who_is_not_unseen_shows_where_it_is(table: TableForTests) -> None:
    table.set(foe("ghost", "c3", powers=(STRIDE,)), hero("ana", "c4"))

    table.play("use deed")

    assert not table.ghost.hidden_from


@clause("5e.plane.ethereal")
def test_two_on_the_ethereal_plane_meet(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4", powers=(JAUNT,)))

    table.play("use deed", "end", "use deed")

    assert "attack spider shortsword" in table.offered()


@clause("5e.plane.away")
def test_where_one_was_may_be_taken_when_it_comes_back(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"))
    table.play("use deed", "end", "move c3", "end")

    table.play("use deed")

    assert table.at("ana") == "c3"
    assert table.spider.at != table.ana.at


@clause("5e.plane.away")
def test_a_grapple_ends_by_being_away(table: TableForTests) -> None:
    table.set(hero("ana", "c4", abilities={"str": 20}), spider())
    table.play("grapple spider", "acrobatics", dice=[20, 1])
    table.play("end")

    table.play("use deed")

    assert not table.spider.has("grappled")


def test_a_rider_goes_along_with_its_mount_and_stays_on_it(table: TableForTests) -> None:
    horse = foe("horse", "c3", powers=(STRIDE,), size="large", rider="orc", speeds=Speeds(fly=12))
    table.set(horse, foe("orc", "c3", mount="horse", width=2), hero("ana", "h8"))
    table.play("use deed")
    assert table.orc.realm == table.horse.realm

    table.play("end", "end", "end", "use deed")

    assert (table.orc.realm, table.horse.realm, table.orc.mount) == ("", "", "horse")


def test_one_who_is_swallowed_gets_out_by_going_away(table: TableForTests) -> None:
    table.set(foe("worm", "c3", hp=40, size="large", weapons=(GULP,)), hero("ana", "b3", hp=30, powers=(STRIDE,)))
    table.play("attack ana swallow", "end", dice=[18, 3])

    table.play("use deed")

    assert not table.ana.has("swallowed")
    assert table.ana.has("jaunt")


def test_those_inside_one_who_goes_away_go_along(table: TableForTests) -> None:
    worm = foe("worm", "c3", hp=40, size="large", weapons=(GULP,), powers=(JAUNT,))
    table.set(worm, hero("ana", "b3", hp=30), hero("bo", "h8"))
    table.play("attack ana swallow", dice=[18, 3])

    table.play("use deed", "end")

    assert "attack worm shortsword" in table.offered()


# --- banishment and the like


def banished(table: TableForTests, *others: Any, **traits: Any) -> None:
    """Ana, a wizard, banishes the orc; it is the orc's turn, if it has one."""
    table.set(caster("ana", "a1", BANISH), foe("orc", "c3", **traits), *(others or (foe("gob", "j8"),)))
    table.play("cast deed 4 orc", "end", dice=[2])


@clause("5e.plane.away")
def test_who_is_banished_can_do_nothing_and_comes_back_where_it_was(table: TableForTests) -> None:
    banished(table)
    assert table.asked().who is table.gob

    table.play("end", "end-spell")

    assert table.at("orc") == "c3"
    assert not table.orc.suffers("incapacitated")


@clause("5e.plane.away")
def test_a_fight_goes_on_as_long_as_somebody_may_come_back(table: TableForTests) -> None:
    table.set(caster("ana", "a1", BANISH), foe("orc", "c3"))

    table.play("cast deed 4 orc", "end", dice=[2])

    assert table.fight.outcome is None
    assert table.asked().who is table.ana


@clause("5e.plane.home")
def test_one_from_another_plane_stays_there_after_the_whole_minute(table: TableForTests) -> None:
    banished(table, foe("gob", "j8"), kind="fiend")
    table.play("end", "end")

    table.play(*["end"] * 28)

    assert table.orc.status == "removed"
    assert not table.orc.realm


@clause("5e.plane.home")
def test_one_from_another_plane_comes_back_if_the_spell_ends_sooner(table: TableForTests) -> None:
    banished(table, foe("gob", "j8"), kind="fiend")
    table.play("end", "end", *["end"] * 24)

    table.play("end-spell")

    assert table.at("orc") == "c3"


@clause("5e.plane.away")
def test_who_is_in_a_maze_gets_out_by_a_check(table: TableForTests) -> None:
    table.set(caster("ana", "a1", LABYRINTH), foe("orc", "c3"), foe("gob", "c4"))
    table.play("cast deed 1 orc", "end")

    table.play("break-free orc", dice=[15])

    assert table.at("orc") == "c3"


def test_two_in_mazes_do_not_meet(table: TableForTests) -> None:
    table.set(
        caster("ana", "a1", LABYRINTH), foe("orc", "c3"), caster("gob", "c4", LABYRINTH, side="foes"), hero("bo", "b2")
    )
    table.play("cast deed 1 orc", "end", "end", "cast deed 1 bo", "end")

    assert table.orc.is_beyond(table.bo)


@clause("5e.plane.away")
def test_one_may_choose_where_it_comes_back(table: TableForTests) -> None:
    blink = power("then: [{away: jaunt, plane: ethereal, back: 10 ft}]")
    table.set(hero("ana", "c3", powers=(blink,)), foe("orc", "h8"))
    table.play("use deed", "end", "end")

    table.play("use deed", "teleport e3")

    assert table.at("ana") == "e3"


@clause("5e.plane.away")
def test_what_goes_with_one_who_is_away_bears_on_nobody(table: TableForTests) -> None:
    aura = spell(
        "holds: 1 minute\nthen: [{zone: {around: 15 ft, follows: true, acts: [{at: start, all: [{harm: 2 fire}]}]}}]"
    )
    table.set(caster("ana", "c3", aura, powers=(STRIDE.but(id="stride", cost="bonus"),)), foe("orc", "c4", hp=10))
    table.play("cast deed 1", "use stride", "end")

    assert table.orc.hp == 10


def test_saving_and_undo_know_who_is_away(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"))
    table.play("use deed", "move e5")

    again = Fight.restore(table.fight.save())
    assert battle_of(again).creatures["spider"] == table.spider
    table.fight.undo()
    table.fight.undo()

    assert not table.spider.realm


def test_a_mind_comes_back(table: TableForTests) -> None:
    table.set(spider(), hero("ana", "c4"))
    table.play("use deed", "end", "end")

    assert suggested(table) == "use deed"


def test_a_mind_looks_for_the_way_out_of_a_maze(table: TableForTests) -> None:
    table.set(caster("ana", "a1", LABYRINTH), foe("orc", "c3"), foe("gob", "c4"))
    table.play("cast deed 1 orc", "end")

    assert suggested(table) == "break-free orc"


def test_what_is_said_of_being_away_needs_the_word() -> None:
    assert [problem.code for problem in problems("then: [{lay: prone, unseen: true}]")] == ["missing-field"]


# --- what is shipped


@clause("5e.plane.home")
def test_divine_word_sends_a_fiend_home(table: TableForTests) -> None:
    table.set(
        caster("ana", "a1", "divine-word", slots=(0, 0, 0, 0, 0, 0, 1)),
        foe("imp", "c3", kind="fiend", hp=60),
        foe("orc", "c4", hp=60),
    )

    table.play("cast divine-word 7", dice=[2, 2])

    assert (table.imp.status, table.orc.status) == ("removed", "up")


def test_one_who_blinks_is_gone_between_its_turns_on_eleven_or_more(table: TableForTests) -> None:
    table.set(caster("ana", "c3", "blink"), foe("orc", "c4"))

    table.play("cast blink 3", "end", dice=[11])
    assert table.ana.realm
    table.play("end", "teleport d3", "end", dice=[10])

    assert not table.ana.realm


def test_no_maze_holds_a_minotaur(table: TableForTests) -> None:
    bull = foe("minotaur", "c3")
    table.set(caster("ana", "a1", "maze", slots=(0, 0, 0, 0, 0, 0, 0, 1)), bull, foe("gob", "c4"))
    table.play("cast maze 8 minotaur", "end")

    table.play("break-free minotaur")

    assert not table.minotaur.realm


def of_the_book(name: str) -> Combatant:
    """A creature of the library at c3, among the foes."""
    found = model_of("dnd5e", name)
    assert isinstance(found, Combatant)
    return found.but(id="it", side="foes", place=foe("it", "c3").place)


@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("phase-spider", "ethereal-jaunt"),
        ("ghost", "etherealness"),
        ("night-hag", "etherealness"),
        ("succubus-incubus", "etherealness"),
        ("nightmare", "ethereal-stride"),
    ],
)
def test_a_creature_of_the_book_goes_to_the_ethereal_plane_and_back(
    table: TableForTests, name: str, power: str
) -> None:
    table.set(of_the_book(name), hero("ana", "h8"))
    table.play(f"use {power}", "end", "end")
    assert table.it.realm

    table.play(f"use {power}")

    assert not table.it.realm


def test_a_blink_dog_bites_before_or_after_it_teleports(table: TableForTests) -> None:
    table.set(of_the_book("blink-dog"), hero("ana", "h8", hp=20))

    table.play("use teleport", "teleport g7", "attack ana bite", dice=[15, 3])

    assert table.ana.hp == 20 - 4
