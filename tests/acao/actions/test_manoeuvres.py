"""The manoeuvres: Help, Run, Disengage, Push and Topple, Hide, Immobilise."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.acao.kit import BITE, WEB, ally, combat, foe, hero


def prone(id: str) -> tuple[Effect, ...]:
    return (Effect("prone-1", "prone", id),)


@clause("ac.manoeuvre.help", "ac.turn.action")
def test_help_gives_a_friends_next_attack_an_advantage_die(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a3"), foe("imp", "b3", hp=9))

    table.play("help bo", "end", "end", "attack imp sword", dice=[3, 11, 2])

    assert table.imp.hp == 7
    assert not table.bo.has("helped")


@clause("ac.manoeuvre.help", "ac.turn.action", "ac.reaction.players-roll")
def test_a_foes_help_is_a_disadvantage_die_to_the_hero(table: TableForTests) -> None:
    table.set(foe("imp", "e8"), foe("orc", "b1"), hero("ana", "a1"))

    table.play("help orc", "end", "end", "attack ana bite", "defend", dice=[4, 17, 1])

    assert table.ana.hp == 5


@clause("ac.manoeuvre.run", "ac.turn.action", "ac.move.polygons")
def test_run_gives_a_second_move_for_the_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"))

    table.play("move g1", "run", "move j4")

    assert table.ana.pools["move"] == 3
    assert not [text for text in table.offered() if text.startswith("attack")]


@clause("ac.manoeuvre.push", "ac.turn.action")
@pytest.mark.parametrize(("grid", "at"), [("squares", "d1"), ("hexes", "d1")])
def test_push_gives_up_the_damage_and_pushes_two_polygons(table: TableForTests, grid: str, at: str) -> None:
    table.set(hero("ana", "a1", vig=4, grid=grid), foe("imp", "b1", grid=grid), grid=grid)

    table.play("push imp sword", dice=[15])

    assert table.at("imp") == at
    assert table.imp.hp == 6


@clause("ac.manoeuvre.push", "ac.turn.action")
def test_a_wall_stops_the_pushed(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("imp", "b1"), map=["...#......", "...#......"] * 4)

    table.play("push imp sword", dice=[15])

    assert table.at("imp") == "c1"


@clause("ac.manoeuvre.push", "ac.turn.action", "ac.reaction.players-roll")
def test_a_foe_pushes_too_and_the_hero_defends(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "c1", pre=1))

    table.play("push ana bite", "defend", dice=[12])

    assert table.at("ana") == "e1"
    assert table.ana.hp == 6


@clause("ac.manoeuvre.push", "ac.turn.action")
def test_topple_knocks_down_and_the_prone_stands_by_giving_up_its_move(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("imp", "b1"))
    table.play("topple imp sword", "end", dice=[15])
    assert table.imp.has("prone")
    assert not [text for text in table.offered() if text.startswith("move")]

    table.play("stand")

    assert not table.imp.has("prone")
    assert table.imp.pools["move"] == 0


@clause("ac.condition.prone", "ac.attack.test", "ac.defence.test")
def test_the_prone_are_easier_to_hit_and_to_defend_against(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=9), foe("imp", "b1", hp=9, effects=prone("imp")))

    table.play("attack imp sword", "end", "attack ana bite", "defend", dice=[2, 12, 1, 2, 12])

    assert (table.imp.hp, table.ana.hp) == (8, 9)


@clause("ac.manoeuvre.push", "ac.turn.action")
def test_the_huge_are_neither_pushed_nor_held(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("worm", "b1", size="huge", width=2))

    assert not [text for text in table.offered() if text.startswith(("push", "topple", "immobilise"))]


# --- hiding


@clause("ac.manoeuvre.hide", "ac.turn.action")
def test_behind_an_obstacle_a_test_of_pre_hides_and_the_next_attack_has_an_advantage_die(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pre=4), foe("imp", "d1", hp=9), foe("orc", "d2"), map=[".s........", "#........."] * 4)
    assert "hide" not in table.offered()
    table.play("move b1", "hide", dice=[14])
    assert table.ana.is_hidden
    table.play("end", "imp")
    assert not [text for text in table.offered() if "ana" in text]

    table.play("end", "end", "attack imp bow", dice=[3, 8, 1])

    assert table.imp.hp == 8
    assert not table.ana.is_hidden


@clause("ac.manoeuvre.hide", "ac.turn.action")
def test_where_one_was_found_one_cannot_hide_again(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hidden=True), foe("imp", "j1"), map=["sss......."] * 8)
    table.play("rule: ana noticed")
    assert "hide" not in table.offered()

    table.play("move a1")

    assert "hide" in table.offered()


@clause("ac.manoeuvre.hide", "ac.turn.action", "ac.reaction.players-roll")
@pytest.mark.parametrize(("face", "hidden"), [(9, True), (10, False)])
def test_from_a_foe_that_hides_the_most_watchful_hero_tests(table: TableForTests, face: int, hidden: bool) -> None:
    table.set(foe("imp", "b1"), hero("ana", "j1"), hero("bo", "j2", per=4), map=["sss......."] * 8)

    table.play("hide", dice=[face])

    assert table.imp.is_hidden is hidden
    assert table.fight.state.rolled == {"bo": 1}


@clause("ac.manoeuvre.hide", "ac.reaction.players-roll")
def test_from_tame_beasts_a_foe_hides_without_a_test(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), ally("wolf", "j1"), map=["sss......."] * 8)

    table.play("hide")

    assert table.imp.is_hidden


@clause("ac.manoeuvre.push", "ac.turn.action", "ac.safeguard")
def test_who_is_pushed_to_death_into_a_fire_is_pushed_no_farther(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("imp", "b1", hp=1), foe("orc", "j8"), map=["..f......."] * 8)

    table.play("push imp sword", "dies", dice=[15, 3])

    assert table.at("imp") == "c1"


@clause("ac.manoeuvre.hide", "ac.turn.action")
def test_a_step_into_the_open_gives_one_away(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hidden=True), foe("imp", "j1"), map=["s........."] * 8)

    table.play("move c1")

    assert not table.ana.is_hidden


@clause("ac.manoeuvre.hide", "ac.trait.woodsy")
def test_the_elf_hides_better_in_woods(table: TableForTests) -> None:
    table.set(hero("ana", "a1", traits=("woodsy",)), foe("imp", "j1"), map=["w........."] * 8)

    table.play("hide", dice=[4, 10])

    assert table.ana.is_hidden


@clause("ac.trait.night-eyed", "ac.manoeuvre.hide")
@pytest.mark.parametrize(("traits", "at", "dark", "hides"), [
    ((), "j1", "s", True),
    (("night-eyed",), "j1", "s", False),
    (("night-eyed",), "j1", "w", True),
    (("night-eyed",), "n1", "s", True),
])  # fmt: skip
def test_shadow_hides_nobody_from_those_who_see_in_the_dark(
    table: TableForTests, traits: tuple[str, ...], at: str, dark: str, hides: bool
) -> None:
    board = (14, 1)
    table.set(foe("imp", "a1", board=board), hero("ana", at, traits=traits, board=board), map=[dark + "." * 13])

    assert ("hide" in table.offered()) is hides


# --- holding


@clause("ac.manoeuvre.immobilise", "ac.turn.action")
def test_a_held_foe_cannot_act_and_its_holder_must_take_hold_anew(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("imp", "b1"), foe("orc", "j8"))

    table.play("immobilise imp", "end", "imp", dice=[14])
    assert table.fight.state.turn is None or table.fight.state.turn == "orc"
    table.play("end", "end", "imp", dice=[])

    assert table.fight.state.turn == "imp"
    assert not table.imp.has("held")


@clause("ac.manoeuvre.immobilise", "ac.turn.action", "ac.order.alternate")
def test_the_holder_acts_before_the_held(table: TableForTests) -> None:
    held = (Effect("held-1", "held", "ana", "imp"),)
    table.set(hero("bo", "j8"), hero("ana", "a1", effects=held), foe("imp", "b1"))

    table.play("end", "end")

    assert combat(table.fight).acted == ("bo", "imp", "ana")


@clause("ac.manoeuvre.immobilise", "ac.turn.action")
def test_the_large_are_harder_to_hold(table: TableForTests) -> None:
    table.set(hero("ana", "a1", vig=4), foe("ogre", "b1", size="large"))

    table.play("immobilise ogre", dice=[4, 13])

    assert not table.ogre.has("held")


@clause("ac.manoeuvre.immobilise", "ac.turn.action", "ac.safeguard")
def test_a_foes_grip_is_met_with_a_safeguard(table: TableForTests) -> None:
    table.set(foe("ogre", "b1"), hero("ana", "a1", vig=1))

    table.play("immobilise ana", dice=[12])

    assert table.ana.has("held")


@clause("ac.manoeuvre.immobilise", "ac.turn.action")
def test_the_holder_drags_the_held_at_half_its_move(table: TableForTests) -> None:
    held = (Effect("held-1", "held", "imp", "ana"),)
    table.set(hero("ana", "b1"), foe("imp", "a1", effects=held), foe("orc", "j8"))

    table.play("move e1")

    assert table.ana.pools["move"] == 0
    assert table.at("imp") == "d1"


@clause("ac.move.pinned", "ac.turn.action")
@pytest.mark.parametrize(("answer", "face", "free"), [("tear-free vig", 12, True), ("tear-free pre", 13, False)])
def test_one_who_is_stuck_can_only_try_to_tear_free(table: TableForTests, answer: str, face: int, free: bool) -> None:
    stuck = (Effect("stuck-1", "stuck", "ana"),)
    table.set(foe("spider", "e1", weapons=(BITE, WEB)), hero("ana", "a1", vig=2, effects=stuck))
    table.play("end")
    assert [text for text in table.offered() if text.startswith(("move", "attack", "tear-free", "disengage"))] == [
        "tear-free vig",
        "tear-free pre",
    ]

    table.play(answer, dice=[face])

    assert table.ana.has("stuck") is not free


@clause("ac.manoeuvre.disengage", "ac.move.pinned", "ac.turn.action")
def test_a_foe_that_is_stuck_breaks_free_by_its_action_and_has_its_full_move(table: TableForTests) -> None:
    stuck = (Effect("stuck-1", "stuck", "imp"),)
    table.set(hero("ana", "a1"), foe("imp", "c1", effects=stuck, speed=5))
    table.play("end")
    assert [text for text in table.offered() if text.split()[0] in ("attack", "move", "tear-free", "break-free")] == [
        "break-free"
    ]

    table.play("break-free")

    assert not table.imp.is_bound
    assert table.imp.pools["action"] == 0
    assert table.imp.pools["move"] == 5


@clause("ac.manoeuvre.immobilise", "ac.manoeuvre.disengage")
def test_a_tame_beast_held_by_a_foe_breaks_free_by_its_action(table: TableForTests) -> None:
    table.set(foe("ogre", "b1"), ally("wolf", "a1"), hero("ana", "j8"))
    table.play("immobilise wolf", "end", "wolf")
    assert table.wolf.has("held")

    table.play("break-free")

    assert not table.wolf.has("held")


@clause("ac.manoeuvre.immobilise")
def test_a_foe_held_by_a_tame_beast_breaks_free_by_its_action(table: TableForTests) -> None:
    table.set(ally("wolf", "a1"), foe("imp", "b1"), hero("ana", "j8"))
    table.play("immobilise imp", "end", "break-free")

    assert not table.imp.has("held")


@clause("ac.manoeuvre.immobilise")
@pytest.mark.parametrize("fate", ["dies", "lives", "leaves", "surrenders", "captured", "removed"])
def test_whoever_is_no_longer_up_holds_nobody(table: TableForTests, fate: str) -> None:
    held = (Effect("held-1", "held", "imp", "ana"),)
    table.set(hero("bo", "j1"), hero("ana", "b1"), foe("imp", "a1", effects=held), foe("orc", "j8"))

    table.play(f"rule: ana {fate}")

    assert not table.imp.has("held")


@clause("ac.reaction.unlimited")
def test_one_who_is_held_cannot_react(table: TableForTests) -> None:
    stuck = (Effect("stuck-1", "stuck", "ana"),)
    table.set(foe("spider", "b1"), hero("ana", "a1", effects=stuck))

    table.play("attack ana bite", dice=[3])

    assert table.ana.hp == 3
