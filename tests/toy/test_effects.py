"""Effects end at the right moment: every kind of moment once, and what may go wrong around it."""

from affray.core.table.moments import FIGHT_END, TURN_END, TURN_START, end, find, until_end_of_next_turn
from affray.core.values import Effect, Until
from affray.testing import TableForTests, clause
from tests.toy import foe, hero


def kinds(creature: object) -> list[str]:
    return [effect.kind for effect in getattr(creature, "effects", ())]


@clause("toy.brace")
def test_braced_until_the_start_of_ones_own_next_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f4"))

    table.play("brace", "end", "end")
    assert kinds(table.ana) == ["braced"]

    table.play("ana")
    assert kinds(table.ana) == ["inspired"]
    assert table.told("lost")[-1] | {"n": 0} == {
        "n": 0,
        "kind": "lost",
        "who": "@ana",
        "effect": "braced",
        "because": "turn-start",
    }


@clause("toy.daze")
def test_dazed_until_the_end_of_the_sources_next_turn_not_of_this_one(table: TableForTests) -> None:
    table.set(foe("orc", "f4", features=("daze",)), hero("ana", "a1"))

    table.play("daze ana", "end")
    assert kinds(table.ana) == ["dazed"]

    table.play("end", "ana")
    assert "dazed" in kinds(table.ana)

    table.play("end")
    assert "dazed" not in kinds(table.ana)


@clause("toy.daze")
def test_what_hangs_on_the_turn_of_one_who_has_fallen_ends_all_the_same(table: TableForTests) -> None:
    table.set(foe("orc", "f4", features=("daze",)), foe("imp", "f1"), hero("ana", "a1"))

    table.play("daze ana", "end", "rule: orc hp 0", "end", "end", "ana")

    assert "dazed" not in kinds(table.ana)
    assert table.asked().who is table.imp


@clause("toy.mark")
def test_marked_until_harmed(table: TableForTests) -> None:
    table.set(hero("ana", "b2", features=("mark",)), hero("bo", "c3"), foe("orc", "c2", guard=10))

    table.play("mark orc", "end", "attack orc", dice=[8, 1])

    assert kinds(table.orc) == []
    assert table.orc.hp == 7


@clause("toy.round")
def test_inspired_until_the_attack_is_made(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2", guard=12))
    table.play("end", "end", "ana")

    table.play("attack orc", dice=[10, 1])

    assert kinds(table.ana) == []
    assert table.orc.hp == 7


@clause("toy.round")
def test_inspired_until_the_end_of_the_round_without_an_attack(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "f4"))
    table.play("end", "end", "ana")

    table.play("end", "end")

    assert kinds(table.ana) == []


@clause("toy.slow")
def test_slowed_for_two_ends_of_a_round(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("slow",)), foe("orc", "f4"))

    table.play("slow orc", "end")
    assert table.orc.pools["move"] == 1

    table.play("end", "ana", "end")
    assert kinds(table.orc) == ["slowed"]
    assert table.orc.pools["move"] == 1

    table.play("end", "ana")
    assert kinds(table.orc) == []


@clause("toy.bless")
def test_blessed_while_the_one_who_blesses_is_not_harmed(table: TableForTests) -> None:
    table.set(hero("bo", "b2", features=("bless",)), foe("orc", "c2"), hero("ana", "f4"), hero("cy", "f1"))

    table.play("bless ana,cy", "end")
    assert kinds(table.ana) == kinds(table.cy) == ["blessed"]

    table.play("attack bo", dice=[15, 1])
    assert kinds(table.ana) == kinds(table.cy) == []


@clause("toy.bless")
def test_a_new_blessing_ends_the_one_before(table: TableForTests) -> None:
    table.set(hero("bo", "a1", features=("bless",)), hero("ana", "a2"), hero("cy", "a3"), foe("orc", "f4"))
    table.play("bless ana", "end", "end", "end", "end", "bo")

    table.play("bless cy")

    assert kinds(table.ana) == []
    assert kinds(table.cy) == ["blessed"]


@clause("toy.burn")
def test_burning_hurts_at_the_start_and_may_end_at_the_end_of_the_turn(table: TableForTests) -> None:
    table.set(foe("imp", "f1", features=("burn",)), hero("ana", "a1"))

    table.play("burn ana", "end", dice=[3])
    assert table.ana.hp == 5

    table.play("end", dice=[9])
    assert kinds(table.ana) == ["burning"]

    table.play("ana", "end", "end", dice=[1, 10])
    assert table.ana.hp == 4
    assert "burning" not in kinds(table.ana)
    assert [item["because"] for item in table.told("lost") if item["effect"] == "burning"] == ["save"]


@clause("toy.burn", "toy.turn")
def test_one_who_burns_to_death_has_no_turn(table: TableForTests) -> None:
    table.set(foe("imp", "f1", features=("burn",)), hero("ana", "a1", hp=2), hero("bo", "a4"))

    table.play("burn ana", "end", dice=[4, 20])

    assert table.ana.hp == 0
    assert table.asked().who is table.bo


@clause("toy.begin")
def test_a_stance_lasts_to_the_end_of_the_fight(table: TableForTests) -> None:
    stance = Effect("bold-1", "bold", "ana", ends=(Until(FIGHT_END),))
    table.set(hero("ana", "b2", effects=(stance,)), foe("orc", "c2", hp=1))

    table.play("attack orc", dice=[20, 1, 1])

    assert table.fight.outcome == "heroes"
    assert kinds(table.ana) == []


def test_an_effect_that_an_earlier_one_has_ended_is_left_alone(table: TableForTests) -> None:
    table.set(foe("imp", "f1", features=("burn",)), foe("bat", "f2", features=("burn",)), hero("ana", "a1", hp=20))

    table.play("burn ana", "end", "burn ana", "end", dice=[1, 1])
    assert kinds(table.ana) == ["burning", "burning"]

    table.play("end", dice=[10])
    assert kinds(table.ana) == []


def test_ending_what_has_ended_does_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f4"))
    table.play("brace")
    effect = table.ana.effects[0]

    end(table.fight.table, effect, "guesser")
    end(table.fight.table, effect, "guesser")

    assert find(table.fight.state, "ana", effect.id) is None
    assert [event.facts["because"] for event in table.fight.table.told or () if event.kind == "lost"] == ["guesser"]


def test_a_moment_is_somebodys(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "f4"))

    table.play("brace", "end", "brace")

    assert kinds(table.ana) == kinds(table.bo) == ["braced"]
    assert Until(TURN_START, "ana").is_now(TURN_START, "ana")
    assert not Until(TURN_START, "ana").is_now(TURN_START, "bo")
    assert not Until(TURN_START, "ana").is_now(TURN_END, "ana")


def test_the_end_of_ones_next_turn_is_the_second_to_come_during_ones_own_turn_and_else_the_first(
    table: TableForTests,
) -> None:
    table.set(hero("ana", "a1"), foe("orc", "f4"))

    assert until_end_of_next_turn(table.fight.state, table.ana) == Until(TURN_END, "ana", 2)
    assert until_end_of_next_turn(table.fight.state, table.orc) == Until(TURN_END, "orc", 1)
