"""Grappling, escaping, dragging, letting go, shoving."""

from fractions import Fraction

import pytest

from affray import odds
from affray.core.values import Effect, Until
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.blocks import Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, hero

HELD = Effect("grappled-1", "grappled", "orc", "ana", (Until("incapacitated", "ana"),))
HELD_BY_ORC = Effect("grappled-1", "grappled", "ana", "orc", (Until("incapacitated", "orc"),))
WHIP = SWORD.but(id="whip", reach=2, properties=frozenset({"reach"}))
STRONG = {"abilities": {"str": 14}}


def offered(table: TableForTests, verb: str) -> list[str]:
    return [text for text in table.offered() if text.split()[0] == verb]


# --- grapple


@clause("5e.grapple.try")
@pytest.mark.parametrize(("theirs", "is_held"), [(9, True), (10, False), (11, False)])
def test_athletics_against_the_targets_choice_grapples_and_a_tie_does_not(
    table: TableForTests, theirs: int, is_held: bool
) -> None:
    table.set(hero("ana", "a1", **STRONG), foe("orc", "b1"))

    table.play("grapple orc", "orc: acrobatics", dice=[10, theirs])

    assert table.orc.has("grappled") is is_held
    assert table.orc.speed == (0 if is_held else 6)
    assert table.ana.pools["action"] == 0


@clause("5e.grapple.try")
def test_the_target_chooses_between_athletics_and_acrobatics(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", skills={"athletics": 5}))

    table.play("grapple orc")

    assert table.offered("orc") == ["athletics", "acrobatics"]
    table.play("orc: athletics", dice=[10, 6])
    assert not table.orc.has("grappled")


@clause("5e.grapple.try")
@pytest.mark.parametrize(("size", "can"), [("tiny", True), ("large", True), ("huge", False)])
def test_the_target_is_at_most_one_size_larger(table: TableForTests, size: str, can: bool) -> None:
    table.set(hero("ana", "a1"), foe("beast", "b1", size=size))

    assert bool(offered(table, "grapple")) is can
    assert bool(offered(table, "shove")) is can


@clause("5e.grapple.try")
def test_it_takes_a_free_hand(table: TableForTests) -> None:
    both = [Effect(f"grappled-{n}", "grappled", id, "ana") for n, id in enumerate(("orc", "imp"), 1)]
    orc, imp = foe("orc", "b1", effects=(both[0],)), foe("imp", "a2", effects=(both[1],))
    table.set(hero("ana", "a1"), orc, imp, foe("bat", "b2"))
    assert offered(table, "grapple") == []

    table.set(hero("ana", "a1", kind="beast"), foe("orc", "b1"))
    assert offered(table, "grapple") == []
    assert offered(table, "shove") == ["shove orc"]


@clause("5e.grapple.try")
def test_one_grabs_only_what_is_in_reach_of_ones_hand(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(WHIP,)), foe("orc", "c1"))

    assert offered(table, "attack") == ["attack orc whip"]
    assert offered(table, "grapple") == offered(table, "shove") == []


@clause("5e.grapple.try")
def test_the_hidden_the_immune_and_those_held_already_are_not_grabbed(table: TableForTests) -> None:
    ghost = foe("ghost", "b1", condition_immunities=frozenset({"grappled"}))
    lurker = foe("lurker", "a2", hidden_from=frozenset({"ana"}))
    table.set(hero("ana", "a1"), ghost, lurker, foe("orc", "b2", effects=(HELD,)))

    assert offered(table, "grapple") == []
    assert offered(table, "shove") == ["shove ghost", "shove orc"]


@clause("5e.grapple.try")
def test_who_can_do_nothing_cannot_resist(table: TableForTests) -> None:
    stunned = Effect("stunned-1", "stunned", "orc")
    table.set(hero("ana", "a1"), foe("orc", "b1", effects=(stunned,)), foe("imp", "j8"))

    table.play("grapple orc")

    assert table.orc.has("grappled")


@clause("5e.grapple.try")
def test_a_hold_ends_when_the_grappler_falls(table: TableForTests) -> None:
    table.set(foe("imp", "a2"), hero("ana", "a1", hp=1, hp_max=20), foe("orc", "b1", effects=(HELD,)), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, 3])

    assert table.ana.status == "dying"
    assert not table.orc.has("grappled")


@clause("5e.special.replaces")
def test_a_grapple_or_a_shove_is_the_attack_of_the_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("shove orc", "orc: athletics", dice=[1, 10])

    assert offered(table, "attack") == offered(table, "grapple") == offered(table, "shove") == []
    assert offered(table, "dash") == []


# --- escape and release


@clause("5e.grapple.escape", "5e.contest.tie")
@pytest.mark.parametrize(("mine", "is_free"), [(10, False), (11, True)])
def test_one_escapes_by_the_action_and_a_tie_leaves_the_hold(table: TableForTests, mine: int, is_free: bool) -> None:
    table.set(hero("ana", "a1", effects=(HELD_BY_ORC,)), foe("orc", "b1", **STRONG))
    assert offered(table, "escape") == ["escape orc athletics", "escape orc acrobatics"]

    table.play("escape orc acrobatics", dice=[mine, 10])

    assert table.ana.has("grappled") is not is_free
    assert table.ana.pools["action"] == 0
    assert left(table.ana) == (6 if is_free else 0), "who began the turn held has its movement back"


@clause("5e.grapple.escape", "5e.monster.grapple")
def test_a_hold_with_a_number_of_its_own_is_escaped_by_reaching_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(HELD_BY_ORC.but(amount=12),)), foe("orc", "b1"))

    table.play("escape orc athletics", dice=[12])

    assert not table.ana.has("grappled")


@clause("5e.grapple.escape")
def test_one_grabbed_in_its_own_turn_has_no_more_movement_after_escaping_than_before(table: TableForTests) -> None:
    table.set(foe("orc", "b1"), hero("ana", "c1"), hero("bo", "j8"))
    table.play("ready", "grapple", "ends-move", "any-foe", "end", "move c2")
    table.play("grapple ana", "ana: athletics", dice=[15, 2])
    assert table.ana.has("grappled")

    table.play("escape orc athletics", dice=[15, 2])

    assert left(table.ana) == 5


@clause("5e.grapple.escape")
def test_only_the_held_escape_and_only_by_an_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(HELD_BY_ORC,), pools={"action": 0}), foe("orc", "b1"))
    assert offered(table, "escape") == []

    table.set(hero("ana", "a1"), foe("orc", "b1"))
    assert offered(table, "escape") == []


@clause("5e.grapple.release")
def test_the_grappler_lets_go_at_no_cost(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"action": 0, "move": 0}), foe("orc", "b1", effects=(HELD,)))

    table.play("release orc")

    assert not table.orc.has("grappled")
    assert offered(table, "release") == []


@clause("5e.grapple.release", "5e.grapple.drag")
def test_who_walks_away_without_dragging_lets_go(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "c1", effects=(HELD,), pools={"reaction": 0}))

    table.play("move b2")
    assert table.orc.has("grappled"), "still within reach"

    table.play("move a3")
    assert not table.orc.has("grappled")


# --- drag


@clause("5e.grapple.drag")
def test_one_who_drags_moves_at_half_speed(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "e1", effects=(HELD,), pools={"reaction": 0}))
    assert "drag a1" in table.offered()
    assert not [text for text in offered(table, "drag") if text == "drag d5"], "4 squares are more than half of 6"

    table.play("drag b1")

    assert (table.ana.at, table.orc.at) == (square(table, "b1"), square(table, "c1"))
    assert (left(table.ana), left(table.ana, part=2)) == (4, 1)
    assert table.orc.has("grappled")


@clause("5e.grapple.drag")
def test_one_two_sizes_smaller_is_no_burden(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "e1", size="tiny", effects=(HELD,), pools={"reaction": 0}))

    table.play("drag b1")

    assert left(table.ana) == 4
    assert table.orc.at == square(table, "c1")


@clause("5e.grapple.drag")
@pytest.mark.parametrize(
    ("sizes", "is_slowed"), [(("small",), True), (("tiny", "tiny"), False), (("tiny", "small"), True)]
)
def test_who_drags_is_slowed_by_any_who_is_less_than_two_sizes_smaller(
    table: TableForTests, sizes: tuple[str, ...], is_slowed: bool
) -> None:
    held = [Effect(f"grappled-{n}", "grappled", f"orc-{n}", "ana") for n, _ in enumerate(sizes)]
    orcs = [foe(f"orc-{n}", f"a{n + 2}", size=size, effects=(held[n],)) for n, size in enumerate(sizes)]
    table.set(hero("ana", "b2"), *orcs)

    assert ("drag h2" not in table.offered()) is is_slowed


@clause("5e.grapple.drag", "5e.opportunity.avoid")
def test_the_one_who_drags_provokes_and_the_dragged_does_not(table: TableForTests) -> None:
    orc = foe("orc", "b1", effects=(HELD,), pools={"reaction": 0})
    table.set(hero("ana", "c1"), orc, hero("bo", "a1"), foe("imp", "c2"))

    table.play("drag e1")

    assert [asked.kind for asked in table.fight.questions] == ["opportunity-attack"]
    assert table.asked().who is table.imp
    table.play("imp: pass")
    assert table.orc.at == square(table, "d1")
    assert table.bo.pools["reaction"] == 1


@clause("5e.grapple.drag", "5e.move.speeds")
def test_a_flyer_lifts_whom_it_holds_at_half_its_flying_speed_and_drops_it(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "bat", (Until("incapacitated", "bat"),))
    bat = foe("bat", "d4", speed=2, speeds=Speeds(fly=12), size="large")
    table.set(bat, hero("ana", "d3", hp=30, effects=(held,)))
    assert {"drag 6", "drag 3 h3", "drag 1 h4"} <= {*table.offered()}
    assert not {"drag 7", "drag h3", "drag 1 j8"} & {*table.offered()}

    table.play("drag 4 f4")
    assert (table.ana.height, table.bat.height) == (4, 4)
    assert left(table.bat, "fly", 2) == 2
    table.play("drag h4")
    assert (table.at("bat"), table.ana.height) == ("h4", 4)

    table.play("release ana", dice=[3, 4])
    assert (table.ana.height, table.ana.hp) == (0, 30 - 7)


@clause("5e.grapple.drag", "5e.move.fly-fall")
def test_who_is_carried_falls_with_the_one_who_carries_it(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "bat", (Until("incapacitated", "bat"),))
    bat = foe("bat", "d4", hp=60, speed=2, speeds=Speeds(fly=12))
    table.set(bat, hero("ana", "d3", hp=30, effects=(held,)), hero("bo", "j8"))
    table.play("drag 4", "rule: bat gains prone", "end", dice=[1, 1, 1, 1])

    assert table.ana.height == table.bat.height == 0


@clause("5e.grapple.drag", "5e.move.speeds")
def test_a_swimmer_drags_by_its_swimming_speed(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "eel", (Until("incapacitated", "eel"),))
    table.set(foe("eel", "d4", speed=2, speeds=Speeds(swim=8)), hero("ana", "d3", effects=(held,)), map=["w" * 10] * 8)

    assert "drag h4" in table.offered()
    assert "drag i4" not in table.offered()


@clause("5e.grapple.drag")
def test_only_one_who_holds_somebody_drags(table: TableForTests) -> None:
    table.set(hero("ana", "d1"), foe("orc", "e1"))

    assert offered(table, "drag") == offered(table, "release") == []


@clause("5e.grapple.drag", "5e.mount.controlled")
def test_a_rider_goes_where_its_mount_goes_and_drags_nobody(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "orc", "ana")
    horse = hero("horse", "a1", size="large", rider="ana")
    table.set(hero("ana", "a1", mount="horse", width=2), horse, foe("orc", "c1", effects=(held,)))

    assert not [text for text in table.offered() if text.startswith("drag")]


@clause("5e.grapple.drag")
def test_a_large_foe_is_dragged_to_where_it_has_room(table: TableForTests) -> None:
    table.set(hero("ana", "c4"), foe("orc", "d4", size="large", effects=(HELD,), pools={"reaction": 0}))

    table.play("drag a4")

    assert table.orc.has("grappled")
    assert battle_of(table.fight).distance(table.ana, table.orc) == 1


# --- shove


@clause("5e.shove")
def test_the_winner_of_a_shove_knocks_prone_for_good(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "c1"))

    table.play("shove orc", "orc: athletics", "prone", dice=[15, 2])

    assert table.orc.has("prone")
    assert table.orc.at == square(table, "c1")


@clause("5e.shove", "5e.opportunity.avoid")
def test_or_pushes_a_whole_square_away_and_nobody_strikes_at_the_pushed(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "c1"), hero("bo", "b2"))
    table.play("shove orc", "orc: athletics", dice=[15, 2])
    assert table.offered("ana") == ["prone", "push d1", "push d2"]

    table.play("push d1")

    assert table.orc.at == square(table, "d1")
    assert table.asked().kind == "turn"


@clause("5e.shove", "5e.contest.tie")
@pytest.mark.parametrize("theirs", [10, 11])
def test_a_tie_or_less_shoves_nobody(table: TableForTests, theirs: int) -> None:
    table.set(hero("ana", "b1"), foe("orc", "c1"))

    table.play("shove orc", "orc: athletics", dice=[10, theirs])

    assert table.asked().kind == "turn"
    assert not table.orc.has("prone")


@clause("5e.shove")
def test_nobody_is_pushed_into_a_wall_or_another_or_falls_twice(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "orc")
    walls = ["...#......", "...#......", *["." * 10] * 6]
    table.set(hero("ana", "b1"), foe("orc", "c1", effects=(prone,)), foe("imp", "j8"), map=walls)

    table.play("shove orc", "orc: athletics", dice=[15, 2])

    assert table.asked().kind == "turn", "there is nothing to choose"
    assert table.orc.at == square(table, "c1")


@clause("5e.shove", "5e.grapple.try")
def test_who_is_pushed_out_of_reach_is_held_no_more(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "orc", "bo")
    table.set(hero("ana", "b1"), foe("orc", "c1", effects=(held,)), hero("bo", "b2"))

    table.play("shove orc", "orc: athletics", "push d1", dice=[15, 2])

    assert not table.orc.has("grappled")


@clause("5e.shove", "5e.unseen.reveal")
def test_a_hidden_shover_is_noticed(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hidden_from=frozenset({"orc"})), foe("orc", "c1"))

    table.play("shove orc", "orc: athletics", dice=[2, 15])

    assert not table.ana.hidden_from


@clause("5e.attack.what", "5e.special.replaces")
@pytest.mark.parametrize("deed", ["shove", "grapple"])
def test_to_shove_or_grapple_is_an_attack_that_ends_what_attacks_end(table: TableForTests, deed: str) -> None:
    unseen = Effect("invisible-1", "invisible", "ana", "ana", (Until("attacked", "ana"),))
    table.set(hero("ana", "b1", effects=(unseen,)), foe("orc", "c1"))

    table.play(f"{deed} orc", "orc: athletics", dice=[2, 15])

    assert not table.ana.has("invisible")


@clause("5e.grapple.try")
def test_a_ruling_that_moves_one_away_ends_the_hold(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", effects=(HELD,)))

    table.play("rule: orc at j8")

    assert not table.orc.has("grappled")


def square(table: TableForTests, name: str) -> int:
    return battle_of(table.fight).grid.square(name)


@clause("5e.grapple.try")
def test_the_odds_of_a_grapple_are_those_of_the_contest_with_the_better_skill(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skills={"athletics": 5}), foe("orc", "c2", skills={"athletics": 5, "acrobatics": -3}))

    found = odds(table.fight, "grapple orc")

    assert found.chance("gained", effect="grappled") == Fraction(190, 400)
    assert found.chance("resisted") == Fraction(210, 400)


def test_the_odds_of_a_shove_end_where_the_winner_chooses(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skills={"athletics": 5}), foe("orc", "c2", skills={"athletics": 5, "acrobatics": -3}))

    assert odds(table.fight, "shove orc").chance("resisted") == Fraction(210, 400)


@clause("5e.condition.charmed", "5e.grapple.try", "5e.shove")
def test_nobody_grabs_or_shoves_whom_it_is_charmed_by(table: TableForTests) -> None:
    table.set(foe("orc", "b1", effects=(Effect("charmed-1", "charmed", "orc", "ana"),)), hero("ana", "a1"))

    assert offered(table, "grapple") == offered(table, "shove") == []


@clause("5e.unseen.reveal", "5e.special.replaces")
@pytest.mark.parametrize(("reveal", "unaware"), [("on", frozenset()), ("off", frozenset({"orc"}))])
@pytest.mark.parametrize("deed", ["grapple", "shove"])
def test_one_who_grapples_or_shoves_from_hiding_is_given_away_as_by_any_attack(
    table: TableForTests, deed: str, reveal: str, unaware: frozenset[str]
) -> None:
    table.set(hero("ana", "a1", hidden_from=frozenset({"orc"})), foe("orc", "b1"), hidden_reveal=reveal)

    table.play(f"{deed} orc", "orc: athletics", dice=[10, 12])

    assert table.ana.hidden_from == unaware


@clause("5e.feature.reckless-attack", "5e.special.replaces")
def test_after_a_grapple_it_is_too_late_to_be_reckless(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("reckless-attack",)), foe("orc", "b1"))

    table.play("grapple orc", "orc: athletics", dice=[10, 12])

    assert "reckless-attack" not in table.offered()
