"""Mistakes that engines for these rules make, each as a test that would catch it here.

Each test is named for what is right. The rules themselves are tested where they belong; here stands what has gone wrong
before, somewhere.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from affray import Fight, load, odds
from affray.core.board import Place, Squares, grid_of
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.sim import simulate
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, arrange, battle_of, caster, foe, hero, setup

REACH = SWORD.but(id="glaive", reach=2)


def reasons(table: TableForTests, edge: str) -> list[str]:
    return [reason["clause"] for reason in table.told("attack")[-1][edge]]


def distance(table: TableForTests, one: str, other: str) -> int:
    battle: Any = table.fight.state
    return int(battle.distance(battle.creatures[one], battle.creatures[other]))


def wide(*at: int) -> Any:
    """Two fighters on a strip of 70 squares, so far apart."""
    grid = grid_of(Squares, 70, 1)
    ana, orc = hero("ana", "a1", weapons=(BOW,)), foe("orc", "a1", hp=99)
    return ana.but(place=Place(grid.at(at[0], 0))), orc.but(place=Place(grid.at(at[1], 0)))


# --- dice


def throws(edge: str, fights: int) -> Counter[tuple[int, ...]]:
    """What the two d20 of so many attacks show."""
    seen: Counter[tuple[int, ...]] = Counter()
    prone = Effect("prone-1", "prone", "orc" if edge == "advantage" else "ana")
    ana = hero("ana", "a1", effects=(prone,) if edge == "disadvantage" else ())
    orc = foe("orc", "b1", hp=99, effects=(prone,) if edge == "advantage" else ())
    start = arrange(ana, orc)
    for seed in range(fights):
        fight = Fight(start, seed=seed)
        fight.answer("attack orc shortsword")
        roll = next(event for event in fight.feeds["gm"].items() if event["kind"] == "rolled")
        seen[tuple(roll["faces"])] += 1
    return seen


@clause("5e.attack.roll")
@pytest.mark.parametrize("edge", ["advantage", "disadvantage"])
def test_the_two_d20_of_advantage_are_thrown_each_for_itself_and_may_be_equal(edge: str) -> None:
    seen = throws(edge, 800)

    doubles = sum(count for faces, count in seen.items() if len(set(faces)) == 1)
    assert all(len(faces) == 2 for faces in seen)
    assert 15 < doubles < 70  # 40 expected


@clause("5e.attack.natural-20")
def test_advantage_keeps_a_20_in_39_of_400(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=99, effects=(Effect("prone-1", "prone", "orc"),)))

    chance = odds(table.fight, "attack orc shortsword").chance("attack", critical=True)

    assert (chance.numerator, chance.denominator) == (39, 400)


# --- range, reach and distance


@clause("5e.ranged.long", "5e.ranged.range")
@pytest.mark.parametrize(("squares", "expected"), [(16, []), (17, ["5e.ranged.long"]), (50, ["5e.ranged.long"])])
def test_ranges_in_feet_are_not_compared_with_squares(table: TableForTests, squares: int, expected: list[str]) -> None:
    table.set(*wide(0, squares), map=["." * 70])

    table.play("attack orc shortbow", dice=[2, *[2] * len(expected)])

    assert reasons(table, "disadvantage") == expected


@clause("5e.ranged.range")
def test_a_shortbow_of_80_and_320_feet_reaches_64_squares_and_not_65(table: TableForTests) -> None:
    table.set(*wide(0, 64), map=["." * 70])
    assert "attack orc shortbow" in table.offered()

    table.set(*wide(0, 65), map=["." * 70])
    assert "attack orc shortbow" not in table.offered()


@clause("5e.grid.distance", "5e.grid.diagonals")
@pytest.mark.parametrize(("at", "squares"), [("d4", 3), ("g7", 6), ("h4", 7)])
def test_diagonals_are_counted_alike_in_distances_and_in_steps(table: TableForTests, at: str, squares: int) -> None:
    table.set(hero("ana", "a1", speed=20), foe("orc", at))
    assert distance(table, "ana", "orc") == squares

    table.set(hero("ana", "a1", speed=20), foe("orc", "j8"))
    table.play(f"move {at}")
    assert left(table.ana) == 20 - squares


@clause("5e.opportunity.trigger", "5e.melee.reach")
@pytest.mark.parametrize(("to", "is_struck"), [("c1", False), ("d1", True)])
def test_the_reach_of_an_opportunity_attack_is_that_of_the_weapon(
    table: TableForTests, to: str, is_struck: bool
) -> None:
    table.set(hero("ana", "b1", speed=4), foe("orc", "a1", weapons=(REACH,)))

    table.play(f"move {to}")

    assert (table.asked().kind == "opportunity-attack") is is_struck


@clause("5e.opportunity.trigger")
def test_entering_reach_or_moving_within_it_provokes_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "c1"))

    table.play("move b2", "move c2")

    assert table.asked().kind == "turn"


@clause("5e.opportunity.trigger")
def test_a_walk_around_that_ends_in_reach_but_leaves_it_on_the_way_provokes(table: TableForTests) -> None:
    rows = ["..........", ".###......", *["." * 10] * 6]
    table.set(hero("ana", "b1"), foe("orc", "a1"), map=rows)

    table.play("move d1")

    assert table.asked().kind == "opportunity-attack"


@clause("5e.opportunity.trigger")
def test_the_strike_comes_before_the_step_and_can_end_it(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hp=6, hp_max=20), foe("orc", "a1"), hero("bo", "j8"))

    table.play("move e1", "orc: shortsword", dice=[15, 6])

    assert (table.ana.status, battle_of(table.fight).square_name(table.ana.at)) == ("dying", "b1")


@clause("5e.opportunity.trigger")
def test_no_opportunity_attack_is_offered_to_a_friend(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), hero("bo", "a1"), foe("orc", "j8"))

    table.play("move e1")

    assert table.asked().who is table.ana
    assert table.bo.pools["reaction"] == 1


@clause("5e.opportunity.trigger")
def test_who_does_not_see_the_one_who_leaves_does_not_strike(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hidden_from=frozenset({"orc"})), foe("orc", "a1"))

    table.play("move c1")

    assert table.orc.pools["reaction"] == 1
    assert table.asked().who is table.ana


@clause("5e.opportunity.avoid")
def test_disengage_keeps_off_all_of_them(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "b2"))

    table.play("disengage", "move e1")

    assert table.asked().who is table.ana


# --- standing, falling, being pushed


@clause("5e.shove")
def test_who_is_shoved_prone_lies_prone_until_it_stands_up(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("shove orc", "orc: athletics", "prone", "end", dice=[15, 5])
    assert table.orc.has("prone")
    table.play("stand")

    assert not table.orc.has("prone")
    assert left(table.orc) == 3


@clause("5e.size.squeeze")
def test_who_squeezes_bears_the_mark_of_it_and_loses_it_again(table: TableForTests) -> None:
    rows = ["..######..", "..........", *["..######.."] * 6]
    table.set(foe("ogre", "a1", size="large", speed=20), hero("ana", "j8"), map=rows)

    table.play("squeeze e2")
    assert table.ogre.has("squeezing")
    table.play("squeeze i1")

    assert not table.ogre.has("squeezing")


@clause("5e.shove")
def test_a_shove_pushes_one_square_and_not_one_foot(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("shove orc", "orc: athletics", "push c1", dice=[15, 5])

    assert (distance(table, "ana", "orc"), battle_of(table.fight).square_name(table.orc.at)) == (2, "c1")


@clause("5e.shove", "5e.grapple.try", "5e.contest.tie")
@pytest.mark.parametrize("verb", ["shove", "grapple"])
def test_a_tie_in_a_contest_changes_nothing(table: TableForTests, verb: str) -> None:
    table.set(hero("ana", "a1", weapons=()), foe("orc", "b1"))

    table.play(f"{verb} orc", "orc: athletics", dice=[10, 10])

    assert not table.orc.effects
    assert battle_of(table.fight).square_name(table.orc.at) == "b1"
    assert table.ana.pools["action"] == 0


@clause("5e.grapple.escape", "5e.contest.tie")
def test_a_tie_does_not_free_the_grappled(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "orc")
    table.set(hero("ana", "a1", effects=(held,)), foe("orc", "b1"))

    table.play("escape orc athletics", dice=[10, 10])

    assert table.ana.has("grappled")


@clause("5e.move.no-end", "5e.move.through-friend")
def test_nobody_stops_in_a_space_where_somebody_stands(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "c1"), foe("imp", "d4", size="gargantuan"))

    assert not {"move b1", "move c1", "move d4", "move g7"} & {*table.offered()}


def test_in_random_play_no_two_who_can_stand_share_a_square() -> None:
    choices = Random(7)
    for seed in range(3):
        fight = Fight(load("goblin-ambush"), seed=seed)
        for _ in range(120):
            if fight.question is None:
                break
            battle: Any = fight.state
            if fight.question.kind == "turn":
                spaces = [battle.space(each) for each in battle.everyone() if each.is_conscious]
                assert sum(space.bit_count() for space in spaces) == _union(spaces).bit_count()
            options = fight.question.options
            fight.answer(options.text(choices.choice(list(options))))


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


# --- conditions


@clause("5e.condition.poisoned")
def test_a_poisoned_target_hinders_no_attacker_and_a_poisoned_attacker_is_hindered(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=30, effects=(Effect("poisoned-1", "poisoned", "orc"),)))
    table.play("attack orc shortsword", dice=[2])
    assert reasons(table, "disadvantage") == []

    table.set(hero("ana", "a1", effects=(Effect("poisoned-1", "poisoned", "ana"),)), foe("orc", "b1", hp=30))
    table.play("attack orc shortsword", dice=[2, 2])
    assert reasons(table, "disadvantage") == ["5e.condition.poisoned"]


@clause("5e.order.end")
def test_sleeping_foes_are_neither_defeated_nor_dead(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "sleep"), foe("gob-1", "f4", hp=5), foe("gob-2", "g4", hp=5))

    table.play("cast sleep 1 f4", dice=[8, 8, 8, 8, 8])

    assert table.gob_1.has("sleep")
    assert table.gob_2.has("sleep")
    assert (table.gob_1.status, table.gob_1.hp, table.fight.outcome) == ("up", 5, None)


@clause("5e.action.dodge")
@pytest.mark.parametrize(("spell", "dice"), [("fireball", [3, 17]), ("blindness", [3])])
def test_dodge_helps_dexterity_saves_and_no_others(table: TableForTests, spell: str, dice: list[int]) -> None:
    table.set(hero("bo", "e4", hp=60), caster("mage", "a1", "fireball", "blindness", side="foes"), foe("imp", "j8"))
    table.play("dodge", "end")
    aim = {"fireball": "3 e4", "blindness": "2 bo"}[spell]

    table.play(f"cast {spell} {aim}", dice=[*dice, *([1] * 8 if spell == "fireball" else [])])

    save = next(roll for roll in table.told("rolled") if roll["why"].endswith("save"))
    assert len(save["faces"]) == len(dice)


@clause("5e.prone.stand", "5e.prone.crawl")
def test_who_lies_prone_may_stand_crawl_or_stay(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(Effect("prone-1", "prone", "ana"),)), foe("orc", "j8"))

    assert {"stand", "move d1", "end"} <= {*table.offered()}
    assert "move e1" not in table.offered()


# --- damage


@clause("5e.damage.resist")
@pytest.mark.parametrize(("traits", "lost"), [("resistances", 3), ("vulnerabilities", 14), ("immunities", 0)])
def test_half_of_7_is_3_and_nothing_cancels_resistance_but_vulnerability_after_it(
    table: TableForTests, traits: str, lost: int
) -> None:
    club = SWORD.but(id="club", damage="1d8", type="bludgeoning")
    table.set(hero("ana", "a1", weapons=(club,)), foe("orc", "b1", hp=30, **{traits: frozenset({"bludgeoning"})}))

    table.play("attack orc club", dice=[15, 7])

    assert table.orc.hp == 30 - lost


@clause("5e.damage.resist-order")
def test_resistance_comes_before_vulnerability_and_they_do_not_cancel(table: TableForTests) -> None:
    club = SWORD.but(id="club", damage="1d8", type="bludgeoning")
    both = {"resistances": frozenset({"bludgeoning"}), "vulnerabilities": frozenset({"bludgeoning"})}
    table.set(hero("ana", "a1", weapons=(club,)), foe("orc", "b1", hp=30, **both))

    table.play("attack orc club", dice=[15, 7])

    assert table.orc.hp == 30 - 6


@clause("5e.death.hit-at-0")
def test_a_critical_hit_at_0_is_two_failures(table: TableForTests) -> None:
    ana = hero("ana", "b1", hp=0, hp_max=30, status="dying")
    table.set(foe("orc", "a1"), ana, hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, 15, 1, 1])

    assert table.ana.failures == 2


# --- a fight as a whole


def test_each_fight_of_a_series_begins_anew() -> None:
    start = arrange(hero("ana", "a1", hp=30), foe("orc", "c1", hp=30), foe("imp", "d1", hp=9))

    report = simulate(start, 30)

    assert min(report.rounds) > 1
    assert len(report.rounds) > 3
    assert [creature.hp for creature in start.state.creatures.values()] == [30, 30, 9]


def test_a_series_goes_on_where_one_side_outnumbers_the_other() -> None:
    heroes = [hero(f"ana-{n}", f"a{n}", hp=20) for n in range(1, 7)]

    assert simulate(arrange(*heroes, foe("orc", "h4", hp=30)), 10).chance("heroes") == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_gives_the_same_fight(seed: int) -> None:
    first, second = (simulate(load("goblin-ambush"), 5, seed=seed) for _ in range(2))

    assert first.rounds == second.rounds
    assert first.falls == second.falls


def test_every_spell_of_every_shipped_hero_can_be_cast_by_its_mind() -> None:
    for name in ("dragons-lair", "dark-cave"):
        assert simulate(load(name), 3).fights == 3


@clause("5e.initiative.ties")
def test_tied_initiative_is_somebodys_decision_and_not_the_order_of_a_list() -> None:
    fight = Fight(setup(foe("orc", "j8"), hero("ana", "a1")), dice=[9, 9])

    assert (fight.questions[0].kind, fight.questions[0].seat) == ("tie", "gm")


@clause("5e.heal.sources")
def test_healing_wakes_the_dying_and_never_hurts(table: TableForTests) -> None:
    table.set(caster("bo", "a2", "cure-wounds"), hero("ana", "a1", hp=0, hp_max=12, status="dying"), foe("orc", "j8"))

    table.play("cast cure-wounds 1 ana", dice=[1])

    assert (table.ana.status, table.ana.hp) == ("up", 4)


@clause("5e.reaction.one")
def test_a_spent_reaction_is_not_offered_again_before_ones_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), hero("bo", "b2"), foe("orc", "a1"))

    table.play("move e1", "orc: shortsword", "end", "move e2", dice=[2])

    assert table.asked().who is table.bo
    table.play("end")
    assert table.orc.pools["reaction"] == 1


def test_what_has_no_end_of_its_own_does_not_end_with_the_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8", effects=(Effect("prone-1", "prone", "orc"),)))

    table.play(*["end"] * 6)

    assert table.orc.has("prone")
