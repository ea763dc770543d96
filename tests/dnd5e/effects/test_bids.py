"""Effects by which one must flee or approach on its turns."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.movement.walk import reach_of
from affray.rules.dnd5e.tactics.obeying import obey
from affray.testing import TableForTests
from tests.dnd5e.effects.saying import problems
from tests.dnd5e.kit import BY_THE_BOOK, battle_of, foe, hero
from tests.dnd5e.magic.test_spell_acts import mage


def bidding(word: str) -> str:
    return (
        "lasts: 1 minute\nwho: {sort: foe, within: 60 ft}\n"
        f"all: [{{lay: deed, mods: [{{hook: must, about: {word}}}], lasts: end it}}]"
    )


def test_who_must_flee_goes_farther_away_and_dashes_and_nothing_else(table: TableForTests) -> None:
    table.set(mage(bidding("flee"), "a1"), foe("orc", "c1"))
    table.play("cast deed 1 orc", "end")
    assert {deed.split()[0] for deed in table.offered()} == {"move"}
    assert "move b1" not in table.offered()

    table.play("move i1")
    assert table.offered() == ["dash"]

    table.play("dash", "move j1")
    assert table.offered() == ["end"]


def test_who_must_flee_does_not_run_past_the_one_it_flees_from(table: TableForTests) -> None:
    corridor = ["##########", "..........", "##########", *["." * 10] * 5]
    table.set(mage(bidding("flee"), "d2"), foe("orc", "b2"), map=corridor)
    table.play("cast deed 1 orc", "end")

    assert "move a2" in table.offered()
    assert "move f2" not in table.offered()


def test_who_must_approach_comes_closer_and_ends_its_turn_beside(table: TableForTests) -> None:
    table.set(mage(bidding("approach"), "a1"), foe("orc", "f1"))
    table.play("cast deed 1 orc", "end")
    assert "move g1" not in table.offered()
    assert "dash" not in table.offered()

    table.play("move b1")

    assert table.offered() == ["end"]


def test_who_has_nowhere_to_flee_to_only_ends_its_turn_but_in_panic_acts_as_it_likes(table: TableForTests) -> None:
    table.set(mage(bidding("flee"), "a1", slots=(4,)), foe("orc", "j8"))
    table.play("cast deed 1 orc", "end")
    assert table.offered() == ["end"]

    table.set(mage(bidding("panic"), "a1"), foe("orc", "j8"))
    table.play("cast deed 1 orc", "end")
    assert "dodge" in table.offered()


def test_who_flees_in_panic_keeps_its_bonus_action_for_the_end(table: TableForTests) -> None:
    table.set(mage(bidding("panic"), "a1"), foe("orc", "h1", features=("nimble-escape",)))
    table.play("cast deed 1 orc", "end")
    assert {deed.split()[0] for deed in table.offered()} == {"move"}

    table.play("move j4")

    assert "disengage bonus" in table.offered()
    assert "dodge" not in table.offered()


def test_who_is_held_may_get_loose_to_flee(table: TableForTests) -> None:
    grip = Effect("1", "grappled", "orc", "bo")
    table.set(mage(bidding("flee"), "a1"), foe("orc", "c1", effects=(grip,)), hero("bo", "c2"))

    table.play("cast deed 1 orc", "end")

    assert {deed.split()[0] for deed in table.offered()} == {"escape"}


def test_another_turn_is_not_bound(table: TableForTests) -> None:
    """A move on somebody else's turn goes anywhere."""
    table.set(mage(bidding("flee"), "a1"), foe("orc", "c1"))
    table.play("cast deed 1 orc")

    reach = reach_of(battle_of(table.fight), table.orc, 3)

    assert reach.squares >> battle_of(table.fight).grid.square("b1") & 1


@pytest.mark.parametrize(("word", "end"), [("flee", "i1"), ("approach", "b1")])
def test_a_mind_obeys(table: TableForTests, word: str, end: str) -> None:
    table.set(mage(bidding(word), "a1"), foe("orc", "c1"))
    table.play("cast deed 1 orc", "end")

    deed = obey(BY_THE_BOOK, battle_of(table.fight), table.orc)

    assert table.asked().options.text(deed) == f"move {end}"


def test_a_bid_is_one_of_those_that_there_are() -> None:
    found = problems("who: {within: 5 ft}\nall: [{lay: deed, mods: [{hook: must, about: dance}]}]")

    assert [problem.code for problem in found] == ["not-one-of"]


def test_what_ends_when_its_bearer_is_harmed_ends_by_the_side_that_has_laid_it(table: TableForTests) -> None:
    charm = (
        "lasts: 1 hour\nwho: {sort: foe, within: 60 ft}\nroll: save wis\nfail: [{lay: deed, is: charmed, ends: harmed}]"
    )
    table.set(mage(charm), foe("orc", "c1", hp=30), foe("imp", "c2"), hero("bo", "b1"))
    table.play("cast deed 1 orc", "end", "end", dice=[3])
    table.play("attack orc shortsword", "strike-friend", dice=[15, 3])
    assert table.orc.suffers("charmed")  # by the imp

    table.play("end", "attack orc shortsword", dice=[2])

    assert not table.orc.effects


def test_a_save_whenever_it_is_hurt_may_be_made_with_advantage(table: TableForTests) -> None:
    laugh = "holds: 1 minute\nwho: {sort: foe, within: 60 ft, if: {not: {score: int 4}}}\nroll: save wis\n"
    laugh += "fail: [{lay: deed, is: incapacitated, ends: [save-end, easy-save-hurt]}]"
    table.set(mage(laugh), hero("bo", "b1"), foe("orc", "c1", hp=30), foe("ox", "c2", abilities={"int": 2}))
    assert "cast deed 1 ox" not in table.offered()

    table.play("cast deed 1 orc", "end", "attack orc shortsword", dice=[3, 15, 1, 2, 18])

    assert not table.orc.effects


def test_who_lets_go_drops_what_it_holds(table: TableForTests) -> None:
    drop = "who: {sort: foe, within: 60 ft}\nall: [{let-go: true}]"
    table.set(mage(drop), foe("orc", "c1", holds=("shortsword", "shield")))

    table.play("cast deed 1 orc")

    assert table.orc.holds == ("shield",)
    assert [lying.item for lying in battle_of(table.fight).lying] == ["shortsword"]
