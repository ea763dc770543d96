"""Striking at one's own: foes come first, and one is asked once more."""

from affray.rules.dnd5e.state.blocks import Power
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, caster, foe, hero

BLADE = {"weapons": (SWORD,)}


@clause("5e.attack.steps")
def test_anybody_may_be_attacked_and_foes_are_listed_first(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b1", hp=20), foe("orc", "b3"))
    assert [text for text in table.offered() if text.endswith("shortsword")][:2] == [
        "attack orc shortsword",
        "attack bo shortsword",
    ]

    table.play("attack bo shortsword")
    assert (table.asked().kind, table.offered()) == ("strike-friend", ["strike-friend", "pass"])
    table.play("pass")
    assert (table.asked().kind, table.ana.pools["action"]) == ("turn", 1)

    table.play("attack bo shortsword", "strike-friend", dice=[15, 3])
    assert (table.bo.hp, table.ana.pools["action"]) == (15, 0)


@clause("5e.shove", "5e.grapple.drag")
def test_a_friend_may_be_shoved_and_carried_away(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b3"), foe("orc", "j8"))
    assert {"shove bo", "grapple bo"} <= {*table.offered()}

    table.play("grapple bo", "strike-friend", "bo: agree", "drag d2")

    assert table.at("ana") == "d2"
    assert table.bo.has("grappled")


@clause("5e.grapple.try")
def test_a_friend_who_does_not_want_to_be_held_resists(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b3"), foe("orc", "j8"))

    table.play("grapple bo", "strike-friend", "bo: pass", "bo: athletics", dice=[2, 15])

    assert not table.bo.has("grappled")


@clause("5e.grapple.drag")
def test_a_friend_who_can_do_nothing_is_held_without_being_asked(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b3"), foe("orc", "j8"))
    table.fight.rule("bo gains paralyzed")

    table.play("grapple bo", "strike-friend", "drag d2")

    assert table.bo.has("grappled")


def test_a_standing_order_answers(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **BLADE), hero("bo", "b1", hp=20), foe("orc", "j8"))
    table.fight.set("standing ana strike-friend always")

    table.play("attack bo shortsword", dice=[15, 3])

    assert table.bo.hp == 15


@clause("5e.magic.range")
def test_spells_may_be_aimed_at_anybody_sensible_ones_first(table: TableForTests) -> None:
    table.set(
        caster("ana", "a1", "fire-bolt", "cure-wounds"), hero("bo", "a2", hp=30), foe("orc", "b1", hp=5, hp_max=9)
    )
    bolts = [text for text in table.offered() if "fire-bolt" in text]
    assert bolts == ["cast fire-bolt orc", "cast fire-bolt bo"]
    cures = [text for text in table.offered() if "cure-wounds 1" in text]
    assert cures[-1] == "cast cure-wounds 1 orc"

    table.play("cast fire-bolt bo", "strike-friend", dice=[15, 15, 4])

    assert table.bo.hp == 26


def test_powers_may_be_aimed_at_anybody(table: TableForTests) -> None:
    gaze = Power("gaze", range=6, save="wis", dc=13, condition="frightened", rounds=2)
    table.set(foe("eye", "a1", powers=(gaze,)), foe("imp", "a3"), hero("ana", "a5"))
    assert [text for text in table.offered() if text.startswith("use")] == ["use gaze ana", "use gaze imp"]

    table.play("use gaze imp", "strike-friend", dice=[3])

    assert table.imp.has("frightened")
