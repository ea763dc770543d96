"""The order of a fight: ambush, who begins, taking turns, rounds."""

import pytest

from affray import Fight
from affray.testing import TableForTests, clause, turns
from tests.acao.kit import ally, character, combat, foe, hero, setup


@clause("ac.order.first", "ac.order.alternate")
def test_a_hero_begins_whom_the_players_choose_and_a_foe_follows_whom_the_gm_chooses() -> None:
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), foe("orc", "j8"), foe("imp", "j6")), dice=[])
    assert (fight.questions[0].seat, fight.questions[0].kind) == ("players", "next")

    fight.answer("bo")
    fight.answer("end")
    assert (fight.questions[0].seat, fight.questions[0].kind) == ("gm", "next")
    fight.answer("imp")
    fight.answer("end")

    assert fight.state.turn == "ana"


@clause("ac.order.alternate", "ac.order.larger", "ac.round")
def test_the_larger_group_acts_last_in_a_row_and_a_hero_begins_the_next_round() -> None:
    foes = [foe(f"imp-{n}", f"j{n}") for n in range(1, 5)]
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), *foes), dice=[])

    assert turns(fight, 2) == ["ana", "imp-1", "bo", "imp-2", "imp-3", "imp-4"] * 2


@clause("ac.order.alternate", "ac.reaction.players-roll")
def test_a_tame_wolf_acts_with_the_heroes_and_its_bite_just_hits() -> None:
    fight = Fight(setup(ally("wolf", "b1"), hero("ana", "a8"), foe("imp", "c1"), foe("orc", "j8")), dice=[3])
    assert [fight.state.creatures[id].id for id in ("wolf", "ana")] == [one.id for one in fight.questions[0].options]

    fight.answer("wolf")
    fight.answer("attack imp bite")

    assert fight.state.creatures["imp"].hp == 3
    assert fight.state.rolled == {"wolf": 1}


@clause("ac.order.larger")
def test_the_larger_group_may_be_the_heroes() -> None:
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), hero("cy", "a5"), foe("imp", "j1")), dice=[])

    assert turns(fight) == ["ana", "imp", "bo", "cy"]


@clause("ac.order.first", "ac.test.any-action")
@pytest.mark.parametrize(("face", "order"), [(11, ["ana", "imp", "bo"]), (10, ["imp", "ana", "bo"])])
def test_by_table_option_the_quickest_heros_test_says_who_begins(face: int, order: list[str]) -> None:
    ana, bo = hero("ana", "a1"), hero("bo", "a3", pre=3)
    fight = Fight(setup(ana, bo, foe("imp", "j1"), order_first="test"), dice=[face])

    assert turns(fight, 2) == order * 2
    assert fight.state.rolled == {"bo": 1}


@clause("ac.order.first")
@pytest.mark.parametrize(("said", "first"), [("heroes-first", "ana"), ("foes-first", "imp")])
def test_by_table_option_the_gm_says_who_begins(said: str, first: str) -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("imp", "j1"), order_first="gm"), dice=[])
    assert (fight.questions[0].seat, fight.questions[0].kind) == ("gm", "first")

    fight.answer(said)

    assert fight.state.turn == first


@clause("ac.order.first")
def test_where_only_tame_beasts_fight_for_the_heroes_nobody_tests() -> None:
    fight = Fight(setup(ally("wolf", "b1"), foe("imp", "j1"), order_first="test"), dice=[])

    assert fight.state.turn == "wolf"


@clause("ac.life")
def test_by_table_option_heroes_roll_for_their_life_unless_their_sheet_says_it() -> None:
    heroes = [hero("ana", "a1", vig=3), hero("bo", "a3", vig=-2), hero("cy", "a5", hp=9, life=9)]

    fight = Fight(setup(*heroes, foe("imp", "j1"), life="1d6+vig"), dice=[4, 1])

    assert [fight.state.creatures[id].hp_max for id in ("ana", "bo", "cy")] == [7, 1, 9]


@clause("ac.ambush.effect", "ac.ambush.spot")
def test_without_a_6_the_heroes_wait_until_all_who_hid_have_acted() -> None:
    lurking = [foe("imp-1", "j1", hidden=True), foe("imp-2", "j2", hidden=True)]
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), foe("orc", "j8"), *lurking), dice=[5, 1])

    assert turns(fight) == ["imp-1", "imp-2", "ana", "orc", "bo"]


@clause("ac.ambush.effect")
def test_of_those_in_ambush_who_change_sides_nobody_is_offered_to_the_wrong_players() -> None:
    lurking = [foe("imp-1", "j1", hidden=True), foe("imp-2", "j2", hidden=True), foe("imp-3", "j3", hidden=True)]
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), foe("orc", "j8"), *lurking), dice=[5, 1])
    fight.rule("imp-1 side heroes")

    assert [(asked.seat, [one.id for one in asked.options]) for asked in fight.questions] == [
        ("gm", ["imp-2", "imp-3"])
    ]
    fight.answer("imp-2")
    fight.answer("end")
    assert fight.state.turn == "imp-1"


@clause("ac.ambush.spot")
def test_a_single_6_of_any_hero_spots_them_and_the_fight_starts_as_usual() -> None:
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), foe("imp", "j1", hidden=True)), dice=[1, 6])

    assert not combat(fight).creatures["imp"].is_hidden
    assert turns(fight) == ["ana", "imp", "bo"]


@clause("ac.ambush.first-only")
def test_an_ambush_lasts_one_round() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("imp", "j1", hidden=True)), dice=[5])

    assert turns(fight, 2) == ["imp", "ana", "ana", "imp"]


@clause("ac.ambush.effect")
def test_heroes_who_hide_ambush_their_foes_without_a_roll() -> None:
    fight = Fight(setup(hero("ana", "a1", hidden=True), hero("bo", "a3", hidden=True), foe("imp", "j1")), dice=[])

    assert turns(fight) == ["ana", "bo", "imp"]


@clause("ac.ambush.effect")
def test_if_both_sides_hide_nobody_is_ambushed() -> None:
    fight = Fight(setup(hero("ana", "a1", hidden=True), foe("imp", "j1", hidden=True)), dice=[])

    assert turns(fight) == ["ana", "imp"]


@clause("ac.ambush.spot")
@pytest.mark.parametrize(("option", "dice"), [("every-hero", [1, 1]), ("one-hero", [1])])
def test_who_rolls_to_spot_it_is_a_table_option(option: str, dice: list[int]) -> None:
    ana, bo, imp = hero("ana", "a1"), hero("bo", "a3"), foe("imp", "j1", hidden=True)

    fight = Fight(setup(ana, bo, imp, ambush_check=option), dice=dice)

    assert fight.state.rolled == dict.fromkeys(["ana", "bo"][: len(dice)], 1)


@clause("ac.ambush.effect", "ac.defence.test")
@pytest.mark.parametrize(("option", "asked"), [("yes", "defence"), ("no", "turn")])
def test_whether_the_ambushed_defend_themselves_is_a_table_option(option: str, asked: str) -> None:
    fight = Fight(
        setup(hero("ana", "a1"), foe("imp", "b1", hidden=True), ambush_reactions=option),
        dice=[5] if option == "yes" else [5, 2],
    )

    fight.answer("attack ana bite")

    assert fight.question is not None
    assert fight.question.kind == asked


@clause("ac.round")
def test_those_who_are_out_have_no_turn() -> None:
    fight = Fight(setup(hero("ana", "a1"), hero("bo", "a3"), foe("imp", "j1"), foe("orc", "j8")), dice=[])
    fight.rule("bo surrenders")
    fight.rule("orc leaves")

    assert turns(fight) == ["ana", "imp"]


@clause("ac.round")
def test_the_fight_is_over_when_one_side_is_defeated_has_fled_or_surrendered(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j1"), foe("orc", "j8"), foe("ogre", "j4"))

    table.play("rule: imp dies", "rule: orc surrenders", "rule: ogre leaves")

    assert table.fight.outcome == "heroes"


@clause("ac.turn.action", "ac.round")
def test_a_turn_has_one_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=2), foe("imp", "b1", hp=20))

    table.play("attack imp sword", dice=[5])

    assert [
        text.split()[0]
        for text in table.offered()
        if text.split()[0] not in ("end", "move", "word", "cry", "wave", "drop")
    ] == ["flee"]


@clause("ac.turn.free")
def test_free_actions_cost_no_action_but_are_kept_within_reason(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1"))

    table.play("word", "wave", "drop bow")

    assert table.ana.pools["action"] == 1
    assert "cry" not in table.offered()
    assert "attack imp bow" not in table.offered()


@clause("ac.turn.free")
def test_drawing_another_weapon_is_free_so_any_weapon_can_be_used(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1"))

    attacks = [text for text in table.offered() if text.startswith("attack")]

    assert attacks == ["attack imp sword", "attack imp bow", "attack imp unarmed-strike"]


@clause("ac.round")
def test_one_may_flee_from_the_edge_of_the_board(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j1"), character("cat", "heroes", "h8"))
    assert "flee" not in table.offered()

    table.play("move a2", "flee")

    assert table.ana.status == "fled"
    assert table.fight.outcome is None
