"""The order of combat: surprise, initiative, rounds, turns."""

import pytest

from affray import Fight
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import battle_of, foe, hero, setup


def kinds(creature: object) -> list[str]:
    return [effect.kind for effect in getattr(creature, "effects", ())]


@clause("5e.order.steps", "5e.initiative.check", "5e.order.place")
def test_a_fight_opens_with_initiative_from_the_highest_to_the_lowest() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("orc", "j8", abilities={"dex": 8})), dice=[10, 15])

    assert battle_of(fight).order == ("orc", "ana")
    assert (fight.state.round, fight.state.turn) == (1, "orc")
    assert [battle_of(fight).creatures[id].initiative for id in ("ana", "orc")] == [12, 14]
    assert fight.state.space_names(fight.state.creatures["orc"]) == ["j8"]


@clause("5e.initiative.check")
def test_what_hinders_dexterity_checks_hinders_initiative_and_the_lucky_roll_a_1_again() -> None:
    sick = Effect("poisoned-1", "poisoned", "ana")
    heroes = hero("ana", "a1", effects=(sick,)), hero("bo", "a2", features=("lucky",))
    fight = Fight(setup(*heroes, foe("orc", "j8")), dice=[18, 5, 1, 10, 15])

    assert {c.id: c.initiative for c in battle_of(fight).everyone()} == {"ana": 7, "bo": 17, "orc": 12}


@clause("5e.surprise.contest")
def test_the_lucky_who_hide_roll_a_1_again() -> None:
    fight = Fight(
        setup(hero("ana", "a1"), foe("imp", "j8", features=("lucky",)), stealthy=("imp",)), dice=[1, 15, 9, 2]
    )

    assert fight.state.creatures["imp"].pools["stealth"] == 17
    assert {event["who"] for event in fight.feeds["ana"].items() if event["kind"] == "rolled"} <= {"@ana"}


@clause("5e.initiative.group")
def test_identical_creatures_share_one_roll_and_act_one_after_the_other() -> None:
    goblins = [foe(f"goblin-{n}", f"h{n}", group="goblin") for n in (1, 2, 3)]
    fight = Fight(setup(goblins[0], hero("ana", "a1"), *goblins[1:]), dice=[5, 4])

    assert battle_of(fight).order == ("goblin-1", "goblin-2", "goblin-3", "ana")
    assert fight.state.rolled == {"goblin-1": 1, "ana": 1}


@clause("5e.initiative.ties")
def test_the_gm_decides_between_a_monster_and_a_character_and_the_players_among_their_own() -> None:
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "j8")), dice=[9, 9, 9])

    assert (fight.questions[0].seat, fight.questions[0].kind) == ("gm", "tie")
    fight.answer("orc")
    assert fight.questions[0].seat == "players"
    fight.answer("bo")

    assert battle_of(fight).order == ("orc", "bo", "ana")


@clause("5e.initiative.ties")
@pytest.mark.parametrize(
    ("option", "creatures", "dice", "asked"),
    [
        ("d20-all", ("ana", "bo"), [9, 9, 3, 7], None),
        ("d20-mixed-only", ("ana", "orc"), [9, 9, 3, 7], None),
        ("d20-mixed-only", ("ana", "bo"), [9, 9], "players"),
    ],
)
def test_by_table_option_the_tied_roll_off(
    option: str, creatures: tuple[str, ...], dice: list[int], asked: str | None
) -> None:
    tied = [foe(id, "j8") if id == "orc" else hero(id, f"a{n}") for n, id in enumerate(creatures, 1)]
    late = foe("late", "j1", abilities={"dex": 1})

    fight = Fight(setup(*tied, late, init_ties=option), dice=[*dice[:2], 1, *dice[2:]])

    assert fight.questions[0].kind == ("tie" if asked else "turn")
    if asked is None:
        assert battle_of(fight).order == (creatures[1], creatures[0], "late")
    else:
        assert fight.questions[0].seat == asked


@clause("5e.initiative.ties")
def test_the_tied_roll_off_as_often_as_it_takes() -> None:
    tied = [hero("ana", "a1"), hero("bo", "a2")]

    fight = Fight(setup(*tied, foe("orc", "j8"), init_ties="d20-all"), dice=[9, 9, 1, *[5] * 4000, 3, 7])

    assert battle_of(fight).order == ("bo", "ana", "orc")


@clause("5e.surprise.contest", "5e.surprise.each")
def test_who_notices_no_threat_is_surprised_one_by_one() -> None:
    keen = hero("ana", "a1", passive_perception=17)
    fight = Fight(
        setup(keen, hero("bo", "a2"), foe("orc", "j8", skills={"stealth": 6}), stealthy=("orc",)), dice=[10, 20, 10, 1]
    )

    assert kinds(fight.state.creatures["ana"]) == []
    assert kinds(fight.state.creatures["bo"]) == ["surprised"]
    assert battle_of(fight).creatures["orc"].hidden_from == frozenset({"bo"})


@clause("5e.surprise.noticed")
def test_without_stealth_nobody_is_surprised() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("orc", "j8")), dice=[20, 1])

    assert all(kinds(creature) == [] for creature in fight.state.creatures.values())


@clause("5e.surprise.contest")
def test_one_hider_among_open_foes_surprises_nobody() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("orc", "j8"), foe("imp", "j7"), stealthy=("imp",)), dice=[20, 15, 2, 1])

    assert kinds(fight.state.creatures["ana"]) == []


@clause("5e.surprise.contest")
def test_foes_who_are_hidden_beforehand_surprise_without_a_check() -> None:
    hidden = frozenset({"ana", "bo"})
    orcs = [foe("orc-1", "j8", hidden_from=hidden), foe("orc-2", "j7", hidden_from=hidden - {"bo"})]
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a2"), *orcs), dice=[1, 2, 20, 15])

    assert fight.state.rolled == dict.fromkeys(("ana", "bo", "orc-1", "orc-2"), 1)
    assert kinds(fight.state.creatures["ana"]) == ["surprised"]
    assert kinds(fight.state.creatures["bo"]) == []


@clause("5e.surprise.contest")
@pytest.mark.parametrize(("option", "hidden"), [("hider", True), ("observer", False)])
def test_who_wins_a_tie_of_stealth_and_perception_is_a_table_option(option: str, hidden: bool) -> None:
    ana, orc = hero("ana", "a1", passive_perception=12), foe("orc", "j8")
    fight = Fight(setup(ana, orc, stealthy=("orc",), hide_tie=option), dice=[10, 20, 1])

    assert bool(battle_of(fight).creatures["orc"].hidden_from) is hidden


@clause("5e.surprise.effect")
def test_the_surprised_have_no_first_turn_and_no_reaction_until_it_is_over() -> None:
    fight = Fight(
        setup(hero("ana", "b1"), hero("bo", "a8"), foe("orc", "c1", skills={"stealth": 9}), stealthy=("orc",)),
        dice=[20, 15, 5, 20],
    )
    assert fight.state.turn == "orc"

    fight.answer("move e1")
    assert fight.question is not None
    assert fight.question.kind == "turn"
    fight.answer("end")

    assert fight.state.turn == "orc"
    assert fight.state.round == 2
    assert kinds(fight.state.creatures["ana"]) == []


@clause("5e.order.round", "5e.order.end")
def test_everybody_has_one_turn_a_round_and_then_a_new_round_begins(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("end", "end")
    assert (table.fight.state.round, table.fight.state.turn) == (2, "ana")

    table.play("end")
    assert (table.fight.state.round, table.fight.state.turn) == (2, "orc")


@clause("5e.order.end", "5e.death.monsters")
def test_the_fight_ends_when_one_side_has_nobody_left_who_can_fight(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=3))

    table.play("attack orc shortsword", dice=[15, 1])

    assert table.orc.status == "dead"
    assert table.fight.outcome == "heroes"
    assert table.fight.question is None


@clause("5e.order.round")
def test_the_dead_and_the_stable_are_passed_over(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a3", hp=0, hp_max=9, status="stable"), foe("orc", "j8"), foe("imp", "j1"))

    table.play("rule: orc hp 0", "end")

    assert table.fight.state.turn == "imp"


@clause("5e.table.control")
def test_the_gm_plays_the_monsters_and_each_player_their_own(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    assert table.asked().seat == "ana"
    table.play("end")
    assert table.asked().seat == "gm"


@clause("5e.turn.budget", "5e.move.split")
def test_speed_6_moves_2_acts_and_moves_4(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "d1", hp=30, pools={"reaction": 0}))

    table.play("move c1", "attack orc shortsword", "move c5", dice=[2])

    assert (left(table.ana), table.ana.pools["action"]) == (0, 0)
    assert battle_of(table.fight).square_name(table.ana.at) == "c5"
    assert not [text for text in table.offered() if text.startswith("attack")]


@clause("5e.turn.budget")
def test_one_may_forgo_everything(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("end")

    assert table.fight.state.turn == "orc"


@clause("5e.turn.bonus")
def test_a_bonus_action_exists_only_where_a_feature_grants_one(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("goblin", "j8", features=("nimble-escape",)))
    assert "disengage bonus" not in table.offered()

    table.play("end")
    assert "disengage bonus" in table.offered()

    table.play("disengage bonus")
    assert "disengage bonus" not in table.offered()
    assert "disengage" in table.offered()


@clause("5e.reaction.one", "5e.reaction.source")
def test_a_reaction_comes_back_at_the_start_of_ones_own_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), hero("bo", "b2"))

    table.play("move d1", "shortsword", "end", dice=[3])
    assert table.orc.pools["reaction"] == 1

    table.play("end", "move d3", "shortsword", dice=[3])
    assert table.orc.pools["reaction"] == 0


@clause("5e.initiative.ties")
def test_those_who_tie_in_the_roll_off_roll_again() -> None:
    tied = [hero("ana", "a1"), hero("bo", "a2"), hero("cy", "a3")]
    late = foe("late", "j1", abilities={"dex": 1})

    fight = Fight(setup(*tied, late, init_ties="d20-all"), dice=[9, 9, 9, 1, 7, 12, 7, 5, 5, 3, 8])

    assert battle_of(fight).order == ("bo", "cy", "ana", "late")
