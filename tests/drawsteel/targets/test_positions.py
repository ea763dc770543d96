"""Line of effect, and the edges and banes of places: cover, concealment, high ground, flanking, squeezing, water."""

from typing import Any

import pytest

from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, BOW, CURSE, WHIRL, effect, foe, hero

PLAIN = "." * 10
HIT = [5, 5]


def banes(table: TableForTests) -> list[str]:
    return [reason["clause"] for reason in table.told("power-roll")[-1]["banes"]]


def edges(table: TableForTests) -> list[str]:
    return [reason["clause"] for reason in table.told("power-roll")[-1]["edges"]]


@clause("ds.line-of-effect")
@pytest.mark.parametrize(
    ("rows", "is_clear"),
    [
        (["....", "....", "...."], True),
        ([".#..", ".#..", ".#.."], False),
        ([".#..", "....", ".#.."], True),
        ([".+..", ".+..", ".+.."], False),
        ([".T..", ".T..", ".T.."], True),
    ],
)
def test_some_corner_must_be_clear_of_what_is_solid(table: TableForTests, rows: list[str], is_clear: bool) -> None:
    rows = [row + "." * 6 for row in rows] + ["##########"] + [PLAIN] * 4
    table.set(hero("ana", "a2"), foe("imp", "d2"), foe("orc", "j8"), map=rows)

    assert ("use imp bow" in table.offered()) is is_clear


@clause("ds.cover")
def test_half_cover_is_a_bane_on_what_does_damage(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "e2"), map=[PLAIN, "...=......", *[PLAIN] * 6])

    table.play("use imp bow", dice=HIT)

    assert banes(table) == ["ds.cover"]


@clause("ds.cover")
def test_a_low_wall_does_not_hide_who_is_in_the_air(table: TableForTests) -> None:
    bat = foe("bat", "e2", height=3, modes=frozenset({"fly"}))
    table.set(hero("ana", "a2"), bat, map=[PLAIN, "...=......", *[PLAIN] * 6])

    table.play("use bat bow", dice=HIT)

    assert banes(table) == []


@clause("ds.cover")
def test_cover_helps_against_areas_too(table: TableForTests) -> None:
    whirl = WHIRL.but(cost=0, distance=WHIRL.distance.but(size=3))
    table.set(hero("ana", "b2", abilities=(whirl,)), foe("imp", "e2"), map=[PLAIN, "...=......", *[PLAIN] * 6])

    table.play("use whirl", dice=HIT)

    assert banes(table) == ["ds.cover"]


@clause("ds.concealment")
def test_the_dark_is_a_bane_on_strikes_only(table: TableForTests) -> None:
    dark = [PLAIN, "..ddd.....", *[PLAIN] * 6]
    table.set(hero("ana", "b2", abilities=(AXE, WHIRL.but(cost=0, kind="maneuver"))), foe("imp", "c2"), map=dark)

    table.play("use whirl", dice=HIT)
    assert banes(table) == []
    table.play("use imp axe", dice=HIT)

    assert banes(table) == ["ds.concealment"]


@clause("ds.concealment.invisible")
def test_the_invisible_are_always_concealed_but_may_be_targeted(table: TableForTests) -> None:
    imp = foe("imp", "c2")
    imp.effects = (effect("invisible", "imp"),)
    table.set(hero("ana", "b2"), imp)

    table.play("use imp axe", dice=HIT)

    assert banes(table) == ["ds.concealment"]


@clause("ds.concealment")
def test_one_may_lose_sight_of_another(table: TableForTests) -> None:
    ana = hero("ana", "b2")
    ana.effects = (effect("unseen", "ana", "imp"),)
    table.set(ana, foe("imp", "c2"), foe("orc", "c1"))

    table.play("use imp axe", dice=HIT)

    assert banes(table) == ["ds.concealment"]


@clause("ds.concealment.invisible", "ds.concealment")
def test_true_sight_sees_the_invisible_but_not_in_the_dark(table: TableForTests) -> None:
    imp, dark = foe("imp", "c2"), [PLAIN, "...d......", *[PLAIN] * 6]
    imp.effects = (effect("invisible", "imp"),)
    second = AXE.but(id="second", kind="maneuver")
    ana = hero("ana", "c1", abilities=(AXE, second), features=frozenset({"true-sight"}))
    table.set(ana, imp, foe("orc", "d2"), map=dark)

    table.play("use imp axe", dice=HIT)
    assert banes(table) == []
    table.play("use orc second", dice=HIT)

    assert banes(table) == ["ds.concealment"]


@clause("ds.cover", "ds.concealment")
def test_the_unerring_mind_neither(table: TableForTests) -> None:
    table.set(
        hero("ana", "a2", features=frozenset({"unerring"})), foe("imp", "e2"), map=[PLAIN, "...=d.....", *[PLAIN] * 6]
    )

    table.play("use imp bow", dice=HIT)

    assert banes(table) == []


@clause("ds.cover", "ds.concealment", "ds.roll.edges")
def test_cover_and_concealment_are_a_double_bane(table: TableForTests) -> None:
    table.set(hero("ana", "a2", might=2), foe("imp", "e2"), map=[PLAIN, "...=d.....", *[PLAIN] * 6])

    table.play("use imp bow", dice=[6, 6])

    assert banes(table) == ["ds.cover", "ds.concealment"]
    assert table.told("power-roll")[-1]["tier"] == 1


@clause("ds.high-ground")
@pytest.mark.parametrize(
    ("drawn", "traits", "has_edge"),
    [("L", {}, True), ("^", {}, True), (".", {}, False), ("L", {"size": "2"}, True), ("^", {"size": "2"}, False)],
)
def test_who_stands_as_high_as_the_others_head_has_an_edge(
    table: TableForTests, drawn: str, traits: dict[str, Any], has_edge: bool
) -> None:
    table.set(hero("ana", "a2"), foe("imp", "d2", **traits), map=[PLAIN, f"{drawn}.........", *[PLAIN] * 6])

    table.play("use imp bow", dice=HIT)

    assert (edges(table) == ["ds.high-ground"]) is has_edge


@clause("ds.high-ground")
def test_who_flies_has_no_high_ground(table: TableForTests) -> None:
    table.set(hero("ana", "a2", modes=frozenset({"fly"}), height=3), foe("imp", "d2"))

    table.play("use imp bow", dice=HIT)

    assert edges(table) == []


@clause("ds.high-ground")
@pytest.mark.parametrize(("modes", "has_edge"), [({"climb"}, True), (set(), False)])
def test_a_climber_has_it_only_if_it_climbs_at_full_speed(
    table: TableForTests, modes: set[str], has_edge: bool
) -> None:
    ana = hero("ana", "a2", modes=frozenset(modes), height=2)
    ana.effects = (effect("climbing", "ana"),)
    table.set(ana, foe("imp", "d2"), map=["#.........", *[PLAIN] * 7])

    table.play("use imp bow", dice=HIT)

    assert (edges(table) == ["ds.high-ground"]) is has_edge


@clause("ds.flanking")
@pytest.mark.parametrize(
    ("me", "ally", "flanks"),
    [
        ("c3", "e3", True),
        ("c2", "e4", True),
        ("d2", "d4", True),
        ("c2", "e3", False),
        ("c3", "d4", False),
        ("c2", "c4", False),
        ("c3", "f3", False),
    ],
)
def test_opposite_sides_or_corners_flank(table: TableForTests, me: str, ally: str, flanks: bool) -> None:
    table.set(hero("ana", me), hero("bo", ally), foe("imp", "d3"))

    table.play("use imp axe", dice=HIT)

    assert (edges(table) == ["ds.flanking"]) is flanks


@clause("ds.flanking")
@pytest.mark.parametrize(
    ("me", "ally", "flanks"), [("c3", "f4", True), ("c3", "f3", True), ("d2", "e5", True), ("c3", "d5", False)]
)
def test_a_big_one_is_flanked_across_its_whole_space(table: TableForTests, me: str, ally: str, flanks: bool) -> None:
    table.set(hero("ana", me), hero("bo", ally), foe("ogre", "d3", size="2"))

    table.play("use ogre axe", dice=HIT)

    assert (edges(table) == ["ds.flanking"]) is flanks


@clause("ds.flanking")
def test_one_who_cannot_react_does_not_flank(table: TableForTests) -> None:
    table.set(hero("ana", "c3"), hero("bo", "e3", surprised=True), foe("imp", "d3"))

    table.play("use imp axe", dice=HIT)

    assert edges(table) == []


@clause("ds.flanking")
def test_only_melee_strikes_flank(table: TableForTests) -> None:
    table.set(hero("ana", "c3", abilities=(CURSE,)), hero("bo", "e3"), foe("imp", "d3"))

    table.play("use imp curse", dice=HIT)

    assert edges(table) == []


@clause("ds.flanking", "ds.high-ground", "ds.roll.edges")
def test_flanking_from_high_ground_is_a_double_edge(table: TableForTests) -> None:
    table.set(hero("ana", "c3"), hero("bo", "e3"), foe("imp", "d3"), map=[PLAIN] * 2 + ["..^......."] + [PLAIN] * 5)

    table.play("use imp axe", dice=[6, 6])

    assert table.told("power-roll")[-1]["tier"] == 3


@clause("ds.flanking", "ds.cover", "ds.roll.edges")
def test_an_edge_and_a_bane_cancel_out(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "e2"), map=[PLAIN, "^..=......", *[PLAIN] * 6])

    table.play("use imp bow", dice=[5, 6])

    assert (edges(table), banes(table)) == (["ds.high-ground"], ["ds.cover"])
    assert table.told("power-roll")[-1]["tier"] == 1


@clause("ds.size.squeezed")
@pytest.mark.parametrize(("size", "is_squeezed"), [("1M", True), ("1L", True), ("2", False)])
def test_sharing_a_space_with_one_nearly_as_big_is_a_bane(table: TableForTests, size: str, is_squeezed: bool) -> None:
    table.set(hero("ana", "c3"), hero("bo", "c3", size=size), foe("imp", "d2"))

    table.play("use imp axe", dice=HIT)

    assert (banes(table) == ["ds.size.squeezed"]) is is_squeezed


@clause("ds.swim.under")
@pytest.mark.parametrize(("modes", "has_bane"), [(set(), True), ({"swim"}, False)])
def test_under_water_those_who_do_not_swim_have_a_bane(table: TableForTests, modes: set[str], has_bane: bool) -> None:
    table.set(hero("ana", "c3", modes=frozenset(modes)), foe("imp", "d3"), map=["u" * 10] * 8)

    table.play("use imp axe", dice=HIT)

    assert (banes(table) == ["ds.swim.under"]) is has_bane


@clause("ds.strike.beside", "ds.cover", "ds.roll.edges")
def test_more_than_two_banes_count_as_two(table: TableForTests) -> None:
    table.set(
        hero("ana", "a2", abilities=(BOW,)), foe("imp", "e2"), foe("orc", "a1"), map=[PLAIN, "...=d.....", *[PLAIN] * 6]
    )

    table.play("use imp bow", dice=[9, 9])

    assert len(banes(table)) == 3
    assert table.told("power-roll")[-1]["tier"] == 2


@clause("ds.line-of-effect")
@pytest.mark.parametrize(("height", "can"), [(0, False), (3, True)])
def test_nobody_aims_through_a_tower_unless_one_is_as_high(table: TableForTests, height: int, can: bool) -> None:
    bat = foe("bat", "h2", modes=frozenset({"fly"}), height=height)
    table.set(hero("ana", "a2"), bat, map=["....H....."] * 8)

    assert ("use bat bow" in table.offered()) is can


@clause("ds.line-of-effect")
def test_two_in_different_chasms_do_not_see_each_other(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "h2"), foe("orc", "d2"), map=["%%....%%%%"] * 8)

    assert "use imp bow" not in table.offered()
    assert "use orc bow" in table.offered()
