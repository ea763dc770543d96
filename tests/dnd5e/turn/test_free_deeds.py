"""What one does at any time with no action, on anybody's turn: letting go, and ending concentration."""

from typing import Any

import pytest

from affray import IllegalAnswer, verify
from affray.core.codec import as_json
from affray.core.values import Effect, Until
from affray.rules.dnd5e.state.blocks import Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import battle_of, caster, foe, hero


def hold(bearer: str, grappler: str) -> Effect:
    return Effect(f"grappled-{bearer}", "grappled", bearer, grappler, (Until("incapacitated", grappler),))


def free(table: TableForTests, seat: str = "gm") -> list[str]:
    offered = table.fight.seat(seat).free_deeds
    return [offered.text(deed) for deed in offered]


# --- letting go


@clause("5e.grapple.release")
def test_one_lets_go_on_the_victims_turn_and_it_can_move(table: TableForTests) -> None:
    table.set(foe("orc", "b3", effects=(hold("orc", "ana"),)), hero("ana", "b2"))
    assert "move b5" not in table.offered()
    assert free(table, "ana") == free(table) == ["ana release orc"]

    table.fight.seat("ana").act("ana release orc")

    assert "move b5" in table.offered()
    assert table.told("lost", "ana")[-1]["because"] == "released"
    assert free(table) == []


@clause("5e.grapple.release", "5e.grapple.escape")
@pytest.mark.parametrize("faces", ["2", "19"])
def test_who_is_let_go_while_it_rolls_to_escape_is_free_whatever_it_rolls(table: TableForTests, faces: str) -> None:
    table.set(foe("orc", "b3", effects=(hold("orc", "ana"),)), hero("ana", "b2"))
    table.fight.set("dice gm real")
    table.play("escape ana athletics", "act: ana release orc")
    assert table.asked().kind == "roll"

    table.play(faces, dice=[10])

    assert not table.orc.has("grappled")
    assert table.told("still-held") == []
    assert [item["because"] for item in table.told("lost")] == ["released"]


@clause("5e.grapple.release", "5e.grapple.drag")
def test_who_is_let_go_in_the_middle_of_a_drag_stays_where_it_is(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "b3", effects=(hold("orc", "ana"),)), foe("imp", "a2"))
    table.play("drag e2")
    assert (table.asked().kind, table.asked().seat) == ("opportunity-attack", "gm")

    table.play("act: ana release orc", "imp: pass", "orc: pass")

    assert (table.at("ana"), table.at("orc")) == ("e2", "b3")


@clause("5e.grapple.release", "5e.move.fly-fall")
def test_who_is_let_go_in_the_air_falls_at_once(table: TableForTests) -> None:
    held = hero("ana", "b3", height=4, effects=(hold("ana", "bat"),), hp=20)
    table.set(hero("bo", "h8"), foe("bat", "b2", height=4, speeds=Speeds(fly=8)), held)

    table.play("act: bat release ana", dice=[3, 4])

    assert (table.ana.height, table.ana.hp) == (0, 13)
    assert (table.asked().kind, table.asked().seat) == ("turn", "bo")


def test_who_is_incapacitated_lets_nobody_go(table: TableForTests) -> None:
    table.set(foe("orc", "b3"), hero("ana", "b2"))
    table.play("rule: ana gains stunned", "rule: orc gains grappled by ana")
    assert table.orc.has("grappled")

    assert free(table) == []
    with pytest.raises(IllegalAnswer):
        table.fight.seat("ana").act("ana release orc")


def test_nobody_lets_go_for_another(table: TableForTests) -> None:
    table.set(foe("orc", "b3", effects=(hold("orc", "ana"),)), hero("ana", "b2"), hero("bo", "c2"))

    with pytest.raises(IllegalAnswer) as refused:
        table.fight.seat("bo").act("ana release orc")

    assert not refused.value.offered


# --- concentration


@clause("5e.concentration.end")
def test_one_stops_concentrating_while_somebody_else_decides_on_a_reaction(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), hero("bo", "b2"), foe("orc", "b3"))
    table.play("cast bless 1 bo", "end", "move b1")
    asked = table.asked("orc")
    assert asked.kind == "opportunity-attack"

    table.fight.seat("ana").act("ana end-spell")

    assert table.asked("orc").id == asked.id
    assert not table.bo.has("bless")
    assert not table.ana.has("concentrating")
    assert verify(table.fight.save()) is None


@clause("5e.concentration.end", "5e.concentration.damage")
def test_one_stops_concentrating_while_the_save_for_it_is_rolled(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", hp=30), foe("orc", "b1"))
    table.play("cast bless 1 ana", "end")
    table.fight.set("dice ana real")
    table.play("attack ana shortsword", dice=[15, 3])
    assert table.asked("ana").kind == "roll"

    table.play("act: ana end-spell", "ana: 1")

    assert [item["because"] for item in table.told("lost") if item["effect"] == "concentrating"] == ["choice"]


@clause("5e.concentration.end")
def test_a_spell_that_ends_while_a_save_against_it_is_rolled_takes_hold_of_nobody(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hold-person"), foe("orc", "c1"))
    table.fight.set("dice gm real")
    table.play("cast hold-person 2 orc")

    table.play("act: ana end-spell", "1")

    assert not table.orc.has("hold-person")


@clause("5e.concentration.end")
def test_a_spell_that_ends_while_its_victim_saves_again_is_over(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hold-person"), foe("orc", "c1"), hero("bo", "h8"))
    table.play("cast hold-person 2 orc", dice=[1])
    table.fight.set("dice gm real")
    table.play("end")
    assert (table.asked().kind, table.asked().seat) == ("roll", "gm")

    table.play("act: ana end-spell", "20")

    assert [item["because"] for item in table.told("lost") if item["effect"] == "hold-person"] == ["concentration-end"]


@clause("5e.spell.spirit-guardians", "5e.concentration.end")
def test_spirits_that_are_dismissed_while_one_saves_do_no_harm(table: TableForTests) -> None:
    table.set(caster("ana", "c3", "spirit-guardians"), foe("orc", "c4", hp=30))
    table.play("cast spirit-guardians 3")
    table.fight.set("dice gm real")
    table.play("end")

    table.play("act: ana end-spell", "1")

    assert (table.orc.hp, table.asked().kind) == (30, "turn")


@clause("5e.concentration.end")
def test_a_cloud_that_is_gone_costs_no_action(table: TableForTests) -> None:
    table.set(caster("ana", "c3", "stinking-cloud"), foe("orc", "h4"))
    table.play("cast stinking-cloud 3 h4")
    table.fight.set("dice gm real")
    table.play("end")

    table.play("act: ana end-spell", "1")

    assert table.orc.pools["action"] == 1


@clause("5e.concentration.end", "5e.move.fly-fall")
def test_who_flies_by_a_spell_falls_when_it_is_ended_on_anybodys_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fly"), hero("bo", "b1", hp=20), foe("orc", "h8"))
    table.play("cast fly 3 bo", "end", "fly 4", "end")
    assert table.asked().who == table.orc

    table.play("act: ana end-spell", dice=[2, 2])

    assert (table.bo.height, table.bo.hp) == (0, 16)


@clause("5e.action.ready-spell")
def test_a_spell_that_is_held_ready_can_be_dropped(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "magic-missile"), foe("orc", "j8"))
    table.play("ready", "cast", "ends-move", "any-foe", "cast magic-missile 1", "end", "move i7")
    assert table.asked("ana").kind == "readied"

    table.play("act: ana end-spell")

    assert (table.asked().seat, table.asked().kind) == ("gm", "turn")
    assert (table.ana.effects, table.ana.pools["slot-1"], table.ana.pools["reaction"]) == ((), 3, 1)


# --- what others learn, and taking it back


def test_of_what_the_hidden_do_no_byte_reaches_those_who_do_not_know_of_them(table: TableForTests) -> None:
    mind = Effect("concentrating-1", "concentrating", "witch", "witch", (Until("turn-start", "witch", 9),), amount=2)
    trace = Effect("trace-2", "pass-without-trace", "witch", "witch", (Until("concentration-end", "witch"),))
    unseen: dict[str, Any] = {"hidden_from": frozenset({"ana"}), "side": "foes", "effects": (mind, trace)}
    witch = caster("witch", "j8", "pass-without-trace", **unseen)
    table.set(hero("ana", "a1"), witch, map=["." * 10] * 6 + ["#" * 10, "." * 10])
    fight = table.fight

    def reaching() -> str:
        return as_json([fight.view("ana"), fight.feeds["ana"].items(), fight.feeds["ana"].asked])

    before = reaching()
    assert free(table, "ana") == []
    table.play("act: witch end-spell")

    assert not table.witch.effects
    assert reaching() == before


def test_it_can_be_undone_and_a_ruling_may_follow_at_once(table: TableForTests) -> None:
    table.set(foe("orc", "b3", effects=(hold("orc", "ana"),)), hero("ana", "b2"))
    before = battle_of(table.fight).copy()

    table.play("act: ana release orc")
    table.fight.undo()
    assert battle_of(table.fight) == before
    table.play("act: ana release orc", "rule: orc gains grappled by ana")

    assert free(table) == ["ana release orc"]
    assert verify(table.fight.save()) is None


def test_who_is_held_by_a_ruling_is_known_to_its_grappler_and_knows_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "b3", hidden_from=frozenset({"ana"})))

    table.play("rule: orc gains grappled by ana")

    (release,) = table.fight.view("ana")["free_deeds"]
    assert release == {"verb": "release", "slots": [{"one": ["ana"]}, {"one": ["orc"]}]}
