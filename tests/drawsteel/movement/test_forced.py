"""Being moved by force: push, pull, slide, up and down, stability, collisions, breaking through, drops."""

import pytest

from affray.rules.drawsteel.state.blocks import Tier
from affray.rules.drawsteel.state.happenings import Shove
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import WHIRL, at, effect, foe, forcing, hero

PLAIN = "." * 10
HIT = [5, 5]


@clause("ds.forced.push", "ds.forced.straight")
def test_a_push_goes_straight_away(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), foe("orc", "j8"))
    table.play("use imp gust", dice=HIT)
    assert "push f4" in table.offered()
    assert "push f6" in table.offered()
    assert {"push c5", "push b3"}.isdisjoint(table.offered())

    table.play("push f4")

    assert at(table, "imp") == "f4"


@clause("ds.forced.straight")
def test_a_straight_way_never_doubles_back(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), foe("orc", "j8"))

    table.play("use imp gust", dice=HIT)

    options = table.asked().options
    assert options.offers("push d4 e5 f5")
    assert not options.offers("push d4 e4 e5")
    assert not options.offers("push d4 e4 f4 g4")


@clause("ds.forced.pull")
def test_a_pull_comes_straight_nearer(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("pull", 3),)), foe("imp", "f4"), foe("orc", "j8"))
    table.play("use imp gust", dice=HIT)
    assert "push g4" not in table.offered()

    table.play("pull c4")

    assert at(table, "imp") == "c4"


@clause("ds.forced.pull", "ds.forced.creature")
def test_one_may_be_pulled_into_its_mover(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("pull", 3),)), foe("imp", "c4"), foe("orc", "j8"))

    table.play("use imp gust", "pull b4", dice=HIT)

    assert at(table, "imp") == "c4"
    assert (table.ana.hp, table.imp.hp) == (17, 17)


@clause("ds.forced.slide")
def test_a_slide_goes_any_way(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("slide", 3),)), foe("imp", "c4"), foe("orc", "j8"))

    table.play("use imp gust", "slide c3 b3 a3", dice=HIT)

    assert at(table, "imp") == "a3"


@clause("ds.forced.slide")
def test_a_slide_is_shown_around_what_is_in_the_way(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("slide", 4),)), foe("imp", "c4"), foe("orc", "d4"))

    table.play("use imp gust", "slide e4", dice=HIT)

    assert at(table, "imp") == "e4"
    assert table.orc.hp == 20


@clause("ds.forced.straight")
def test_it_is_always_up_to_so_many_squares(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), foe("orc", "j8"))

    table.play("use imp gust", "pass", dice=HIT)

    assert at(table, "imp") == "c4"


@clause("ds.forced.stability")
def test_the_target_may_hold_its_ground_by_its_stability(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4", stability=2), foe("orc", "j8"))
    table.play("use imp gust", dice=HIT)
    assert table.offered("imp") == ["resist 0", "resist 1", "resist 2"]

    table.play("imp: resist 2", "push d4")

    assert at(table, "imp") == "d4"


@clause("ds.forced.stability")
def test_stability_never_moves_one_less_than_not_at_all(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 1),)), foe("imp", "c4", stability=3), foe("orc", "j8"))

    table.play("use imp gust", "imp: resist 1", dice=HIT)

    assert table.asked().kind == "turn"
    assert at(table, "imp") == "c4"


@clause("ds.forced.size")
@pytest.mark.parametrize(("size", "end"), [("1S", "e4"), ("1M", "d4"), ("1L", "d4")])
def test_a_bigger_one_moves_a_smaller_one_farther_by_a_melee_weapon(table: TableForTests, size: str, end: str) -> None:
    blow = forcing("push", 1, keywords=frozenset({"strike", "melee", "weapon"}))
    table.set(hero("ana", "b4", abilities=(blow,)), foe("imp", "c4", size=size), foe("orc", "j8"))

    table.play("use imp gust", f"push {end}", dice=HIT)

    assert at(table, "imp") == end


@clause("ds.forced.creature")
def test_who_runs_into_another_stops_and_both_take_what_is_left(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 5),)), foe("imp", "c4"), foe("orc", "e4"))

    table.play("use imp gust", "push h4", dice=HIT)

    assert at(table, "imp") == "d4"
    assert (table.imp.hp, table.orc.hp) == (16, 16)


@clause("ds.forced.creature")
def test_a_large_body_is_hurt_once_by_several(table: TableForTests) -> None:
    ogre = foe("ogre", "c4", size="2")
    table.set(hero("ana", "b4", abilities=(forcing("push", 2),)), ogre, foe("imp", "e4"), foe("orc", "e5"))

    table.play("use ogre gust", "push e4", dice=HIT)

    assert (table.ogre.hp, table.imp.hp, table.orc.hp) == (18, 18, 18)


@clause("ds.forced.object")
def test_a_wall_that_holds_does_2_and_what_is_left(table: TableForTests) -> None:
    walls = [PLAIN] * 3 + ["....#....."] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 4),)), foe("imp", "c4"), foe("orc", "j8"), map=walls)

    table.play("use imp gust", "push g4", dice=HIT)

    assert at(table, "imp") == "d4"
    assert table.imp.hp == 15


@clause("ds.forced.through")
@pytest.mark.parametrize(
    ("drawn", "squares", "end", "hp"),
    [("o", 4, "g4", 17), ("+", 5, "f4", 15), ("T", 4, "e4", 15), ("#", 7, "e4", 12), ("g", 9, "d4", 10)],
)
def test_what_is_strong_enough_breaks_through(
    table: TableForTests, drawn: str, squares: int, end: str, hp: int
) -> None:
    walls = [PLAIN] * 3 + [f"....{drawn}....."] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", squares),)), foe("imp", "c4"), foe("orc", "j8"), map=walls)

    table.play("use imp gust", f"push {'abcdefghij'[min(2 + squares, 9)]}4", dice=HIT)

    assert (at(table, "imp"), table.imp.hp) == (end, hp)


@clause("ds.forced.through", "ds.object")
@pytest.mark.parametrize(("stamina", "end"), [(3, "f4"), (5, "d4")])
def test_what_the_director_made_sturdier_takes_more_to_break_through(
    table: TableForTests, stamina: int, end: str
) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 5),)), foe("imp", "c4"), foe("orc", "j8"))
    table.fight.rule(f"object e4 crate {stamina}")

    table.play("use imp gust", "push h4", dice=HIT)

    assert at(table, "imp") == end


@clause("ds.forced.through")
def test_what_is_broken_is_gone(table: TableForTests) -> None:
    walls = [PLAIN] * 3 + ["....o....."] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 4),)), foe("imp", "c4"), foe("orc", "j8"), map=walls)

    table.play("use imp gust", "push g4", dice=HIT)

    assert "move e4" in table.offered()


@clause("ds.forced.vertical", "ds.fall")
def test_who_is_lifted_falls_unless_it_flies(table: TableForTests) -> None:
    gust = forcing("vertical-push", 4)
    table.set(hero("ana", "b4", abilities=(gust,)), foe("imp", "c4"), foe("orc", "j8"))

    table.play("use imp gust", "push 4", dice=HIT)

    assert (table.imp.height, table.imp.hp) == (0, 12)
    assert table.imp.has("prone")


@clause("ds.forced.vertical")
def test_a_vertical_way_may_slant(table: TableForTests) -> None:
    gust = forcing("vertical-push", 4)
    table.set(hero("ana", "b4", abilities=(gust,)), foe("bat", "c4", modes=frozenset({"fly"})), foe("orc", "j8"))

    table.play("use bat gust", "push 2 g4", dice=HIT)

    assert (at(table, "bat"), table.bat.height, table.bat.hp) == ("g4", 2, 20)


@clause("ds.forced.vertical")
@pytest.mark.parametrize("kind", ["push", "pull", "slide"])
def test_without_the_word_nobody_is_moved_up(table: TableForTests, kind: str) -> None:
    table.set(hero("ana", "b4", abilities=(forcing(kind, 3),)), foe("imp", "d4"), foe("orc", "j8"))

    table.play("use imp gust", dice=HIT)

    assert not table.asked().options.offers(f"{kind} 1")


@clause("ds.forced.vertical")
def test_a_flyer_in_the_air_is_always_moved_vertically(table: TableForTests) -> None:
    bat = foe("bat", "c4", modes=frozenset({"fly"}), height=3)
    table.set(hero("ana", "b4", abilities=(forcing("slide", 2),)), bat, foe("orc", "j8"))

    table.play("use bat gust", "slide 1 e4", dice=HIT)

    assert (at(table, "bat"), table.bat.height) == ("e4", 4)


@clause("ds.forced.vertical")
@pytest.mark.parametrize(("height", "offered"), [(3, {"pull -2", "pull -1"}), (0, set())])
def test_a_vertical_pull_comes_no_lower_than_its_mover(table: TableForTests, height: int, offered: set[str]) -> None:
    bat = foe("bat", "d4", modes=frozenset({"hover", "fly"}), height=height)
    table.set(hero("ana", "b4", abilities=(forcing("vertical-pull", 2),)), bat, foe("orc", "j8"))

    table.play("use bat gust", dice=HIT)

    assert {each for each in table.offered() if len(each.split()) == 2 and each[5:].lstrip("-").isdigit()} == offered


@clause("ds.forced.ground")
def test_who_is_forced_into_the_ground_also_falls_without_agility(table: TableForTests) -> None:
    bat = foe("bat", "c4", hp=40, agility=3, modes=frozenset({"fly"}), height=3)
    table.set(hero("ana", "b4", abilities=(forcing("vertical-slide", 5),)), bat, foe("orc", "j8"))

    table.play("use bat gust", "slide -5", dice=HIT)

    assert (table.bat.height, table.bat.has("prone")) == (0, True)
    assert table.bat.hp == 40 - (2 + 2) - 3 * 2


@clause("ds.forced.drop", "ds.fall")
def test_over_a_drop_the_way_is_finished_before_the_fall(table: TableForTests) -> None:
    gorge = [PLAIN] * 3 + ["...%......"] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), foe("orc", "j8"), map=gorge)

    table.play("use imp gust", "push f4", dice=HIT)

    assert (at(table, "imp"), table.imp.hp) == ("f4", 20)


@clause("ds.forced.drop", "ds.fall")
def test_who_ends_over_a_drop_falls(table: TableForTests) -> None:
    gorge = [PLAIN] * 3 + ["...%%%...."] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), foe("orc", "j8"), map=gorge)

    table.play("use imp gust", "push f4", dice=HIT)

    assert (table.imp.height, table.imp.hp) == (-4, 12)


@clause("ds.forced.vertical", "ds.forced.object")
@pytest.mark.parametrize(("drawn", "end", "hp"), [("^", "f4", 20), ("L", "d4", 16)])
def test_a_slope_is_gone_up_and_a_ledge_is_an_object(table: TableForTests, drawn: str, end: str, hp: int) -> None:
    hill = [PLAIN] * 3 + [f"....{drawn * 6}"] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), foe("orc", "j8"), map=hill)

    table.play("use imp gust", "push f4", dice=HIT)

    assert (at(table, "imp"), table.imp.hp) == (end, hp)


@clause("ds.forced.free")
def test_it_minds_no_difficult_ground_and_provokes_nobody(table: TableForTests) -> None:
    rough = [PLAIN] * 3 + ["..,,,,,..."] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4"), hero("bo", "c5"), map=rough)

    table.play("use imp gust", "push f4", dice=HIT)

    assert at(table, "imp") == "f4"
    assert table.asked().kind == "turn"


@clause("ds.forced.order")
def test_of_several_the_user_says_who_is_first(table: TableForTests) -> None:
    tiers = (Tier("0", "", (Outcome("push", 2),)),) * 3
    whirl = WHIRL.but(tiers=tiers, cost=0)
    table.set(hero("ana", "c4", abilities=(whirl,)), foe("imp", "b4"), foe("orc", "d4"))

    table.play("use whirl", "orc", "push f4", dice=HIT)
    assert at(table, "imp") == "b4"
    table.play("push a4")

    assert (at(table, "imp"), at(table, "orc")) == ("a4", "f4")


@clause("ds.forced.order")
def test_one_killed_by_the_blow_still_flies(table: TableForTests) -> None:
    tiers = (Tier("9", "", (Outcome("push", 3),)),) * 3
    table.set(hero("ana", "b4", abilities=(forcing("push", 3, tiers=tiers),)), foe("imp", "c4", hp=4), foe("orc", "e4"))

    table.play("use imp gust", "push f4", dice=HIT)

    assert (at(table, "imp"), table.imp.status) == ("d4", "dead")
    assert table.orc.hp == 18


@clause("ds.forced.order")
def test_what_a_death_brings_comes_after_the_flight(table: TableForTests) -> None:
    tiers = (Tier("9", "", (Outcome("push", 3),)),) * 3
    mount = foe("worg", "c4", hp=4, role="mount", size="1L")
    rider = foe("imp", "c4", size="1S", under=["riding worg"])
    table.set(hero("ana", "b4", abilities=(forcing("push", 3, tiers=tiers),)), mount, rider)

    table.play("use worg gust", "push f4", dice=HIT)

    assert (at(table, "worg"), at(table, "imp"), table.imp.has("prone")) == ("f4", "e3", True)


@clause("ds.forced.held")
def test_the_restrained_are_not_moved(table: TableForTests) -> None:
    imp = foe("imp", "c4")
    imp.effects = (effect("restrained", "imp"),)
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), imp, foe("orc", "j8"))

    table.play("use imp gust", dice=HIT)

    assert table.asked().kind == "turn"
    assert table.told("unmoved")


@clause("ds.forced.held")
@pytest.mark.parametrize(("holder", "moves"), [("ana", True), ("orc", False)])
def test_the_grabbed_are_moved_only_by_who_holds_them(table: TableForTests, holder: str, moves: bool) -> None:
    imp = foe("imp", "c4")
    imp.effects = (effect("grabbed", "imp", holder),)
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), imp, foe("orc", "j8"))

    table.play("use imp gust", dice=HIT)

    assert (table.asked().kind == "push") is moves


@clause("ds.forced.straight", "ds.forced.stability")
def test_a_triggered_action_may_change_how_far_somebody_is_moved() -> None:
    start = Shove(hero("ana", "b4"), foe("imp", "c4"), "push", 2, is_vertical=False)

    start.lengthen(2)
    assert start.squares == 4
    start.lengthen(-9)

    assert start.squares == 0


@clause("ds.forced.vertical", "ds.fly")
def test_one_that_hovers_is_moved_up_and_down_as_a_flyer_is(table: TableForTests) -> None:
    wisp = foe("wisp", "c2", height=3, modes=frozenset({"hover"}))
    table.set(hero("ana", "a1", abilities=(forcing("push", 5),)), wisp)

    table.play("use wisp gust", "push 2", dice=HIT)

    assert table.wisp.height == 5


@clause("ds.forced.order")
def test_the_user_orders_those_whom_an_effect_moves_without_a_roll(table: TableForTests) -> None:
    wave = WHIRL.but(id="wave", tiers=(), cost=0, effects=(Outcome("push", 2),))
    table.set(hero("ana", "c3", abilities=(wave,)), foe("imp", "c2"), foe("orc", "d3"))

    table.play("use wave", "orc", "push f3", "push c1")

    assert (at(table, "orc"), at(table, "imp")) == ("f3", "c1")


@clause("ds.forced.creature", "ds.stamina.unconscious")
def test_the_unconscious_are_run_into_as_others_are(table: TableForTests) -> None:
    table.set(
        hero("ana", "a2", abilities=(forcing("push", 3),)), foe("imp", "b2"), foe("orc", "d2", status="unconscious")
    )

    table.play("use imp gust", "push d2", dice=HIT)

    assert (at(table, "imp"), table.imp.hp, table.orc.status) == ("c2", 18, "dead")
