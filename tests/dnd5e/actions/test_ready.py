"""The Ready action: what, for which moment of whom, and what comes of it."""

import pytest

from affray import Deed
from affray.core.values import Effect
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.readings import Readiable
from affray.rules.dnd5e.state.blocks import Power, Speeds
from affray.rules.dnd5e.state.shapes import Shape
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, battle_of, caster, foe, hero

BLADE = {"weapons": (SWORD,)}
DOOR = ["....+.....", *["....#....."] * 7]


@clause("5e.action.ready")
def test_one_names_an_action_a_moment_and_whose_it_is(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a8"), foe("orc", "h1"))

    table.play("ready")
    assert {"attack", "move", "hide", "improvise"} <= set(table.offered())
    table.play("attack")
    assert table.offered()[:4] == ["enters-reach", "comes-into-view", "attacks", "casts"]
    table.play("enters-reach")
    assert table.offered() == ["any-foe", "any-friend", "bo", "orc"]
    table.play("any-foe")

    assert table.ana.pools["action"] == 0
    assert table.asked().kind == "turn"


@clause("5e.action.ready", "5e.reaction.interrupt")
def test_a_foe_that_enters_reach_is_struck_and_then_goes_on(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "h1", hp=30))
    table.play("ready", "attack", "enters-reach", "any-foe", "end", "move c2")
    assert table.asked().kind == "readied"
    assert table.orc.at == battle_of(table.fight).grid.square("d2")

    table.play("attack orc shortsword", dice=[15, 4])

    assert table.orc.hp == 24
    assert table.orc.at == battle_of(table.fight).grid.square("c2")
    assert table.ana.pools["reaction"] == 0
    assert table.told("attack")[0]["who"] == "@ana"


@clause("5e.action.ready")
def test_one_may_let_the_moment_pass_and_wait_for_the_next(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "e1"), foe("imp", "h3"))

    table.play("ready", "attack", "enters-reach", "any-foe", "end", "move d1", "pass", "end", "move d2")

    assert table.asked().kind == "readied"
    assert table.ana.pools["reaction"] == 1


@clause("5e.action.ready")
def test_whoever_is_felled_on_the_way_walks_no_further(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "h1", hp=3), foe("imp", "j8"))

    table.play("ready", "attack", "enters-reach", "orc", "end", "move b2", "attack orc shortsword", dice=[15, 6])

    assert table.orc.status == "dead"
    assert table.orc.at == battle_of(table.fight).grid.square("d2")


@clause("5e.action.ready")
def test_the_moment_of_another_creature_is_not_answered(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "e1"), foe("imp", "h3"))

    table.play("ready", "attack", "enters-reach", "imp", "end", "move d1")

    assert table.asked().kind == "turn"


@clause("5e.action.ready")
def test_one_waits_for_nobody_who_is_dead_or_not_known_of(table: TableForTests) -> None:
    unknown = foe("spy", "h1", hidden_from=frozenset({"ana"}))
    table.set(hero("ana", "a1"), foe("orc", "j8"), foe("imp", "j1", status="dead"), unknown)

    table.play("ready", "attack", "enters-reach")

    assert table.offered() == ["any-foe", "any-friend", "orc"]


@clause("5e.action.ready")
def test_one_may_ready_a_move_for_what_a_friend_does(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a3"), foe("orc", "j8"))
    table.play("ready", "move", "ends-move", "bo", "end", "move c3")
    assert table.asked().kind == "readied"
    assert "move g1" in table.offered()
    assert "move h1" not in table.offered()

    table.play("move c2")

    assert table.ana.at == battle_of(table.fight).grid.square("c2")
    assert table.ana.pools["reaction"] == 0


@clause("5e.action.ready")
def test_a_foe_that_comes_into_view_is_shot(table: TableForTests) -> None:
    wall = ["...#......", "...#......", *["." * 10] * 6]
    table.set(hero("ana", "a1", holds=("shortbow",)), foe("orc", "g1", **BLADE), map=wall)

    table.play("ready", "attack", "comes-into-view", "any-foe", "end", "move d3")

    assert table.asked().kind == "readied"
    assert "attack orc shortbow" in table.offered()


@clause("5e.action.ready", "5e.turn.object")
def test_a_door_that_opens_lets_somebody_come_into_view(table: TableForTests) -> None:
    table.set(hero("ana", "a1", holds=("shortbow",)), foe("orc", "f1"), map=DOOR)
    table.play("ready", "attack", "comes-into-view", "orc", "end", "open e1")
    assert table.asked().kind == "readied"

    table.play("attack orc shortbow", dice=[15, 4])

    assert table.orc.hp == 4


@clause("5e.action.ready")
def test_one_who_falls_may_be_what_another_waits_for(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b2"), hero("bo", "b1", hp=2, hp_max=20))

    table.play("ready", "first-aid", "falls", "bo", "end", "attack bo shortsword", "first-aid bo", dice=[15, 3, 10])

    assert table.bo.status == "stable"


@clause("5e.action.ready-timing")
@pytest.mark.parametrize(("timing", "first"), [("after", "@orc"), ("before-finish", "@ana")])
def test_the_answer_to_an_attack_comes_after_it_or_by_table_option_before(
    table: TableForTests, timing: str, first: str
) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=30), hero("bo", "b2", hp=30), ready_timing=timing)

    table.play("ready", "attack", "attacks", "any-foe", "end")
    table.play("attack bo shortsword", "attack orc shortsword", dice=[2, 2])

    attacks = table.told("attack")
    assert (attacks[0]["who"], len(attacks)) == (first, 2)


@clause("5e.action.ready-timing")
def test_an_attacker_felled_before_it_is_done_attacks_no_more(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1"), foe("orc", "b1", hp=2), hero("bo", "b2"), foe("imp", "j8"), ready_timing="before-finish"
    )

    table.play(
        "ready", "attack", "attacks", "orc", "end", "attack bo shortsword", "attack orc shortsword", dice=[15, 6]
    )

    assert len(table.told("attack")) == 1
    assert table.bo.hp == 10


@clause("5e.action.ready-timing")
def test_a_target_pushed_out_of_reach_is_missed_without_a_roll(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "b1", **BLADE), hero("bo", "c1"), ready_timing="before-finish")

    table.play("ready", "shove", "attacks", "orc", "end", "attack bo shortsword")
    table.play("shove orc", "orc: athletics", dice=[15, 2])
    table.play("prone", dice=[2, 2])

    assert len(table.told("attack")) == 1


@clause("5e.action.ready")
@pytest.mark.parametrize("deed", ["grapple", "shove"])
def test_a_shove_is_an_attack_that_others_wait_for(table: TableForTests, deed: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=30), hero("bo", "b2"))

    table.play("ready", "attack", "attacks", "orc", "end", f"{deed} bo", "bo: athletics", dice=[2, 15])

    assert table.asked().kind == "readied"


@clause("5e.action.ready-timing")
@pytest.mark.parametrize("deed", ["grapple", "shove"])
def test_by_table_option_a_shover_felled_before_it_is_done_shoves_nobody(table: TableForTests, deed: str) -> None:
    orc = foe("orc", "b1", hp=2)
    table.set(hero("ana", "a1"), orc, hero("bo", "b2"), foe("imp", "j8"), ready_timing="before-finish")

    table.play("ready", "attack", "attacks", "orc", "end", f"{deed} bo", "attack orc shortsword", dice=[15, 6])

    assert table.orc.status == "dead"
    assert table.asked().kind == "turn"


@clause("5e.action.ready", "5e.action.ready-lapse")
@pytest.mark.parametrize(("answer", "lapsed"), [("hum", False), ("pass", True)])
def test_what_is_readied_may_begin_at_once_and_end_in_vain(
    table: TableForTests, monkeypatch: pytest.MonkeyPatch, answer: str, lapsed: bool
) -> None:
    """As a spell does, which is cast when it is readied and then held."""
    hum = Readiable(
        lambda *_: [Deed("hum")],
        lambda table, creature, *_: table.tell("hummed", who=creature),
        prepare=lambda table, creature: table.tell("breath-drawn", who=creature),
        lapse=lambda table, creature: table.tell("breath-lost", who=creature),
    )
    monkeypatch.setitem(HOOKS.readiable, "hum", hum)
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("ready", "hum", "ends-move", "any-foe", "end", "move j7", answer, "end")

    assert len(table.told("breath-drawn")) == 1
    assert bool(table.told("hummed")) is not lapsed
    assert bool(table.told("breath-lost")) is lapsed


@clause("5e.action.ready-lapse")
def test_what_is_not_used_by_the_start_of_the_next_turn_is_lost(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "h1"))
    table.play("ready", "attack", "enters-reach", "any-foe", "end", "end")
    assert table.told("ready-lapsed", "ana")

    table.play("end", "move d1")

    assert table.asked().kind == "turn"


@clause("5e.action.ready", "5e.reaction.one")
@pytest.mark.parametrize("hindrance", ["no reaction", "stunned"])
def test_it_takes_a_reaction_and_somebody_who_can_act(table: TableForTests, hindrance: str) -> None:
    table.set(hero("ana", "c1"), foe("orc", "h1"), hero("bo", "j8"))
    table.play("ready", "attack", "enters-reach", "any-foe", "end")
    if hindrance == "stunned":
        table.play("rule: ana hp 0")
    else:
        table.ana.pools["reaction"] = 0
        table.fight.checkpoints[-1].state.creatures["ana"].pools["reaction"] = 0

    table.play("move d1")

    assert table.asked().kind == "turn"


@clause("5e.action.ready")
def test_what_cannot_be_done_when_its_moment_comes_is_not_offered(table: TableForTests) -> None:
    table.set(hero("ana", "c1", weapons=(SWORD,)), foe("orc", "h1"))

    table.play("ready", "attack", "ends-move", "any-foe", "end", "move g1")

    assert table.asked().kind == "turn"


@clause("5e.action.ready")
def test_the_unseen_trigger_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "h1", hidden_from=frozenset({"ana"})), foe("imp", "j8"), map=DOOR)

    table.play("ready", "attack", "attacks", "any-foe", "end", "move h2")

    assert table.asked().kind == "turn"


# --- in words


@clause("5e.action.ready")
def test_with_words_the_gm_is_asked_once_a_step_whether_it_is_now(table: TableForTests) -> None:
    table.set(hero("ana", "a1", holds=("shortbow",)), foe("orc", "e1", hp=30))
    table.play("ready", "attack", "when the bell rings", "end")
    table.play("move d1", "gm: not-yet", "move e1")
    assert table.asked().kind == "ready-now"
    assert table.asked().question.why == "the bell rings"
    table.play("gm: now")
    assert (table.asked().kind, table.asked().who) == ("readied", table.ana)

    table.play("attack orc shortbow", dice=[15, 4])

    assert table.orc.hp == 24
    table.play("move f1")
    assert table.asked().kind == "turn", "nobody waits any more"


@clause("5e.action.ready")
def test_the_gm_is_not_asked_of_one_who_cannot_react(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"), hero("bo", "j8"))
    table.play("ready", "attack", "when …", "end")

    table.play("rule: ana hp 0", "move f1")

    assert table.asked().kind == "turn"


@clause("5e.action.ready")
def test_by_table_option_no_moment_is_named_and_any_will_do(table: TableForTests) -> None:
    table.set(hero("ana", "a1", holds=("shortbow",)), foe("orc", "h1", hp=30), ready_full="off")

    table.play("ready", "attack", "end", "move g1")

    assert table.asked().kind == "readied"
    assert "attack orc shortbow" in table.offered()


@clause("5e.action.ready")
def test_others_learn_that_something_is_readied_but_not_what(table: TableForTests) -> None:
    table.set(foe("orc", "h1"), hero("ana", "c1"))

    table.play("ready", "attack", "enters-reach", "ana")

    assert table.told("readied", "ana") == [{"n": 1, "kind": "readied", "who": "@orc"}]
    assert table.told("readied")[0]["deed"] == "attack"


@clause("5e.action.ready")
def test_several_answer_one_moment_and_each_is_checked_again(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), hero("bo", "c3"), foe("orc", "h2", hp=2), foe("imp", "j8"))
    table.play("ready", "attack", "enters-reach", "any-foe", "end", "ready", "attack", "enters-reach", "any-foe", "end")

    table.play("move d2", "ana: attack orc shortsword", "bo: attack orc shortsword", dice=[15, 6])

    assert table.orc.status == "dead"
    assert table.asked().kind == "turn"
    assert table.bo.pools["reaction"] == 1


@clause("5e.action.ready")
def test_whoever_readies_anew_forgets_what_was_readied_before(table: TableForTests) -> None:
    table.set(hero("ana", "c1", pools={"action": 2}), foe("orc", "h1"))

    table.play("ready", "attack", "enters-reach", "any-foe", "ready", "move", "attacks", "any-foe")

    assert [(each.deed, each.moment) for each in battle_of(table.fight).readied] == [("move", "attacks")]


@clause("5e.action.ready")
def test_without_an_action_nothing_is_readied(table: TableForTests) -> None:
    table.set(hero("ana", "c1", pools={"action": 0}, weapons=(BOW,)), foe("orc", "h1"))

    assert "ready" not in table.offered()


@clause("5e.action.ready")
def test_a_readied_dodge_helps_against_the_rest_of_the_round(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), foe("imp", "a2"))

    table.play("ready", "dodge", "attacks", "any-foe", "end", "attack ana shortsword", "dodge", dice=[2])

    assert table.ana.has("dodging")
    assert table.ana.pools["action"] == 0


def test_an_effect_of_ready_leaves_no_trace_on_the_creature(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "ana")
    table.set(hero("ana", "a1", effects=(prone,)), foe("orc", "j8"))

    table.play("ready", "search", "casts", "any-foe")

    assert table.ana.effects == (prone,)


@clause("5e.action.ready", "5e.grapple.release")
def test_whoever_is_left_behind_by_a_readied_move_is_held_no_more(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "orc", "ana")
    table.set(hero("ana", "a1"), foe("imp", "j8"), foe("orc", "b1", effects=(held,)))

    table.play("ready", "move", "ends-move", "imp", "end", "move j7", "move a4", "orc: pass")

    assert not table.orc.has("grappled")


@clause("5e.action.ready", "5e.move.speeds")
def test_a_readied_move_in_the_air_is_flown(table: TableForTests) -> None:
    table.set(foe("bat", "a1", height=3, speed=1, speeds=Speeds(fly=6)), hero("bo", "j8"))

    table.play("ready", "move", "ends-move", "any-foe", "end", "move j7", "move g1")

    assert (battle_of(table.fight).square_name(table.bat.at), table.bat.height) == ("g1", 3)


@clause("5e.action.ready", "5e.action.attack")
def test_a_readied_attack_neither_uses_nor_adds_to_the_actions_of_ones_own_turn(table: TableForTests) -> None:
    ana = hero("ana", "b2", hp=30, pools={"action": 2}, features=("extra-attack",))
    table.set(ana, foe("orc", "c2", hp=40))
    table.play("ready", "attack", "attacks", "orc", "move b3", "move a4", "orc: shortsword", dice=[2])

    table.play("attack orc shortsword", dice=[2])

    assert table.ana.pools["action"] == 1
    assert table.ana.struck == ()


@clause("5e.action.ready-spell")
def test_a_readied_cantrip_is_let_go_at_whoever_is_chosen_then(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt"), foe("orc", "h1", hp=20), foe("imp", "j8"))
    table.play("ready", "cast", "ends-move", "orc", "cast fire-bolt", "end", "move g1")

    table.play("cast fire-bolt orc", dice=[15, 6])

    assert table.orc.hp == 20 - 6


@clause("5e.action.ready", "5e.monster.multiattack")
def test_a_readied_multiattack_is_all_of_it_and_an_extra_attack_is_for_ones_own_turn(table: TableForTests) -> None:
    claws = SWORD.but(id="claws")
    bear = foe("bear", "d4", weapons=(SWORD, claws), routines=(("shortsword", "claws"),))
    table.set(bear, hero("ana", "d7", hp=40))
    table.play("ready", "attack", "enters-reach", "any-foe", "end", "move d5", "attack ana shortsword", dice=[15, 3])
    assert (table.asked().kind, table.offered()) == ("readied", ["attack ana claws", "pass"])
    table.play("attack ana claws", dice=[15, 3])
    assert (table.asked().kind, table.ana.hp) == ("turn", 40 - 10)

    table.set(hero("bo", "d4", features=("extra-attack",)), foe("orc", "d7", hp=40))
    table.play("ready", "attack", "enters-reach", "any-foe", "end", "move d5", "attack orc shortsword", dice=[15, 3])
    assert (table.asked().kind, table.asked().who) == ("turn", table.orc)


@clause("5e.action.ready", "5e.action.sources")
def test_a_breath_can_be_readied(table: TableForTests) -> None:
    breath = Power("breath", recharge=5, area=Shape("cone", 3), save="dex", dc=13, damage=(("2d6", "fire"),), half=True)
    table.set(foe("drake", "d4", powers=(breath,), pools={"breath": 1}), hero("ana", "d7", hp=40), hero("bo", "j8"))

    table.play("ready", "use", "enters-reach", "any-foe", "end", "move d5", "use breath d5", dice=[3, 3, 2])

    assert (table.ana.hp, table.drake.pools["breath"]) == (34, 0)
    table.play("end")
    table.play("ready")
    assert "use" not in table.offered(), "Bo has no powers"
