"""Concentration, effects that end with it or by a repeated save, reactions by spells, and spells held ready."""

from fractions import Fraction

import pytest

from affray import odds
from affray.core.dice.luck import ScriptedLuck
from affray.core.table.asking import MindTable
from affray.core.values import Effect, Until
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.state.blows import Blow
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import battle_of, caster, foe, hero

ORC = {"hp": 60}


# --- concentration


@clause("5e.concentration.one")
def test_one_concentrates_on_one_spell_at_a_time(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", "shield-of-faith"), hero("bo", "b1"), foe("orc", "j8"))
    table.play("cast bless 1 ana,bo", "end", "end", "end")

    table.play("cast shield-of-faith 1 bo")

    assert not table.ana.has("bless")
    assert [effect.kind for effect in table.bo.effects] == ["shield-of-faith"]
    assert [effect.kind for effect in table.ana.effects] == ["concentrating"]


def test_a_spell_without_concentration_leaves_the_other_alone(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", "magic-missile"), foe("orc", "f1", **ORC))

    table.play("cast bless 1 ana", "end", "end", "cast magic-missile 1 orc", dice=[1])

    assert table.ana.has("bless")


@clause("5e.concentration.damage")
@pytest.mark.parametrize(("damage", "roll", "kept"), [(6, 9, False), (6, 10, True), (24, 11, False), (24, 12, True)])
def test_damage_breaks_concentration_unless_a_constitution_save_is_made(
    table: TableForTests, damage: int, roll: int, kept: bool
) -> None:
    table.set(caster("ana", "a1", "shield-of-faith", hp=60), foe("orc", "b1"))
    table.play("cast shield-of-faith 1 ana")
    battle = battle_of(table.fight).copy()
    ana = battle.creatures["ana"]

    harm(MindTable(table.fight.rulebook, battle, {}, ScriptedLuck([roll])), Blow(ana, [(damage, "cold")]))

    assert (ana.has("shield-of-faith"), ana.has("concentrating")) == (kept, kept)


@clause("5e.concentration.damage")
def test_each_source_of_damage_asks_for_a_save_of_its_own(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web", hp=60), foe("orc", "b1"), foe("imp", "b2"))

    table.play("cast web 2 f5", "end", "attack ana shortsword", dice=[15, 1, 15])
    table.play("end", "attack ana shortsword", dice=[15, 1, 9])

    assert [(item["why"], item["dc"], item["made"]) for item in table.told("save")] == [
        ("con-save", 10, True),
        ("con-save", 10, False),
    ]
    assert battle_of(table.fight).zones == ()


@clause("5e.concentration.end")
def test_falling_ends_it_without_a_save(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", hp=5), hero("bo", "f1"), foe("orc", "b1"))

    table.play("cast bless 1 bo", "end", "end", "attack ana shortsword", dice=[15, 6])

    assert table.ana.status == "dying"
    assert not table.bo.has("bless")


def test_a_ruling_that_fells_the_caster_ends_it_too(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web"), hero("bo", "j1"), foe("orc", "j8"))
    table.play("cast web 2 d4", "rule: ana hp 0")

    assert battle_of(table.fight).zones == ()


@clause("5e.concentration.end")
def test_being_paralyzed_ends_it(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), caster("mage", "f1", "hold-person", side="foes"))
    table.play("cast bless 1 ana", "end", "cast hold-person 2 ana", dice=[1, 2])

    assert table.ana.suffers("paralyzed")
    assert not table.ana.has("bless")


@clause("5e.concentration.end")
def test_it_ends_by_choice_at_no_cost_and_only_if_there_is_any(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), foe("orc", "j8"))
    assert "end-spell" not in table.offered()

    table.play("cast bless 1 ana", "end-spell")

    assert table.ana.effects == ()
    assert table.ana.pools["bonus"] == 1


@clause("5e.concentration.end")
def test_it_ends_when_the_time_of_the_spell_is_over(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), foe("orc", "j8"))

    table.play("cast bless 1 ana", *["end"] * 19)
    assert table.ana.has("bless")

    table.play("end")
    assert table.ana.effects == ()


# --- what effects do


def test_bless_adds_a_d4_to_attacks_and_saves(table: TableForTests) -> None:
    mage = caster("mage", "f1", "sacred-flame", side="foes", armour_class=15, hp=40)
    table.set(caster("ana", "a1", "bless"), hero("bo", "e1", hp=40), mage)

    table.play("cast bless 1 bo", "end", "attack mage shortsword", "end", dice=[3, 8, 1])
    table.play("cast sacred-flame bo", dice=[2, 9, 5])

    assert [(r["clause"], r["amount"]) for r in table.told("rolled")[1]["reasons"]] == [
        ("5e.attack.roll", 4),
        ("5e.spell.bless", 3),
    ]
    assert table.told("attack")[0]["hit"]
    assert table.told("save")[0]["made"]


@clause("5e.death.save-ability")
@pytest.mark.parametrize(("dice", "failures"), [([3, 7], 0), ([2, 7], 1)])
def test_bless_helps_a_death_save(table: TableForTests, dice: list[int], failures: int) -> None:
    bless = Effect("bless-1", "bless", "bo", "ana", (Until("concentration-end", "ana"),))
    table.set(foe("orc", "j8"), hero("bo", "b1", hp=0, hp_max=9, status="dying", effects=(bless,)), hero("ana", "a1"))

    table.play("end", dice=dice)

    assert table.bo.failures == failures


def test_bane_takes_a_d4_from_those_who_fail(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bane", armour_class=15), foe("orc", "b1"), foe("imp", "c1"))

    table.play("cast bane 1 orc,imp", "end", "attack ana shortsword", dice=[2, 19, 4, 14])

    assert (table.orc.has("bane"), table.imp.has("bane")) == (True, False)
    assert table.told("attack")[0]["hit"] is False


def test_odds_know_of_bless_and_bane(table: TableForTests) -> None:
    bless = Effect("bless-1", "bless", "ana")
    table.set(hero("ana", "a1", effects=(bless,)), foe("orc", "b1", hp=40, armour_class=15))
    blessed = odds(table.fight, "attack orc shortsword").chance("attack", hit=True)
    assert blessed == sum((Fraction(20 - 15 + 1 + 4 + d4, 80) for d4 in (1, 2, 3, 4)), Fraction(0))


@clause("5e.attack.ac-source")
def test_shield_of_faith_adds_2_to_armour_class(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "shield-of-faith", armour_class=13), foe("orc", "b1"))

    table.play("cast shield-of-faith 1 ana", "end", "attack ana shortsword", dice=[10])

    assert table.told("attack")[0]["hit"] is False


def test_a_held_person_saves_again_at_the_end_of_each_of_its_turns(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hold-person"), foe("orc", "f1", **ORC))
    table.play("cast hold-person 2 orc", dice=[2])
    assert table.orc.suffers("paralyzed")

    table.play("end", dice=[12])
    assert (table.orc.suffers("paralyzed"), table.fight.state.turn) == (True, "ana")

    table.play("end", dice=[13])
    assert not table.orc.suffers("paralyzed")


def test_a_hit_from_beside_on_a_held_person_is_critical_and_it_fails_dexterity_saves(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hold-person", "sacred-flame"), hero("bo", "e1"), foe("orc", "f1", **ORC))

    table.play("cast hold-person 2 orc", "end", "attack orc shortsword", dice=[2, 9, 12, 1, 2])

    assert table.told("attack")[0]["critical"]


def test_hold_person_takes_more_with_a_higher_slot(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hold-person"), foe("orc", "f1"), foe("imp", "f2"))

    assert "cast hold-person 3 orc,imp" in table.offered()
    assert "cast hold-person 2 orc,imp" not in table.offered()


def test_blindness_needs_no_concentration_and_is_shaken_off_by_constitution(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "blindness"), foe("orc", "f1"))

    table.play("cast blindness 2 orc", "end", "end", dice=[2, 13])

    assert (table.orc.suffers("blinded"), table.ana.effects) == (False, ())


# --- reactions


@clause("5e.reaction.source", "5e.reaction.interrupt")
@pytest.mark.parametrize(("roll", "lost"), [(13, 0), (14, 3)])
def test_shield_turns_a_hit_into_a_miss_if_5_more_are_enough(table: TableForTests, roll: int, lost: int) -> None:
    table.set(foe("orc", "a1"), caster("ana", "b1", "shield", hp=30, armour_class=13))

    table.play("attack ana shortsword", "ana: shield 1", dice=[roll, *[1] * bool(lost)])

    assert table.ana.hp == 30 - lost
    assert (table.ana.pools["reaction"], table.ana.pools["slot-1"]) == (0, 3)


def test_shield_lasts_until_the_start_of_the_casters_next_turn(table: TableForTests) -> None:
    table.set(foe("orc", "a1"), foe("imp", "c1"), caster("ana", "b1", "shield", hp=30, armour_class=13))

    table.play("attack ana shortsword", "ana: shield 1", "end", "attack ana shortsword", dice=[13, 13])
    assert (table.ana.hp, table.ana.has("shield")) == (30, True)

    table.play("end")
    assert not table.ana.has("shield")


def test_shield_is_not_offered_on_a_miss_without_a_slot_or_a_reaction(table: TableForTests) -> None:
    for traits in ({"slots": ()}, {"pools": {"reaction": 0}}):
        table.set(foe("orc", "a1"), caster("ana", "b1", "shield", hp=30, **traits))
        table.play("attack ana shortsword", dice=[15, 1])
        assert table.ana.hp == 27
    table.set(foe("orc", "a1"), caster("ana", "b1", "shield", hp=30))
    table.play("attack ana shortsword", dice=[2])
    assert table.asked().kind == "turn"


@clause("5e.opportunity.trigger")
def test_shield_answers_opportunity_attacks(table: TableForTests) -> None:
    table.set(caster("ana", "b1", "shield", hp=30), foe("orc", "a1"))

    table.play("move c1", "orc: shortsword", "ana: shield 1", dice=[10])

    assert (table.ana.hp, battle_of(table.fight).square_name(table.ana.at)) == (30, "c1")


def test_shield_stops_magic_missiles(table: TableForTests) -> None:
    table.set(caster("mage", "a1", "magic-missile", side="foes"), caster("ana", "f1", "shield"), hero("bo", "f2"))

    table.play("cast magic-missile 1 ana,ana,bo", "ana: shield 1", dice=[4])

    assert (table.ana.hp, table.bo.hp) == (10, 5)


def test_hellish_rebuke_burns_whoever_did_the_damage(table: TableForTests) -> None:
    table.set(foe("orc", "a1", hp=40), caster("ana", "b1", "hellish-rebuke", hp=30))
    table.play("attack ana shortsword", "ana: hellish-rebuke 1", dice=[15, 1, 2, 6, 6])
    assert (table.ana.hp, table.orc.hp) == (27, 28)

    table.set(foe("orc", "a1", hp=40), caster("ana", "b1", "hellish-rebuke", hp=30))
    table.play("attack ana shortsword", "ana: hellish-rebuke 2", dice=[15, 1, 19, 6, 6, 5])
    assert table.orc.hp == 40 - 8


def test_hellish_rebuke_is_not_for_the_fallen_or_against_the_unseen_and_far(table: TableForTests) -> None:
    table.set(foe("orc", "a1"), caster("ana", "b1", "hellish-rebuke", hp=3, hp_max=30), hero("bo", "j8"))
    table.play("attack ana shortsword", dice=[15, 1])
    assert table.asked().kind == "turn"

    table.set(foe("orc", "a1"), caster("ana", "b1", "hellish-rebuke", hp=30, pools={"slot-1": 0}, slots=(0,)))
    table.play("attack ana shortsword", dice=[15, 1])
    assert table.asked().kind == "turn"


@clause("5e.reaction.source")
def test_counterspell_stops_a_spell_of_its_level_at_once_and_the_slot_is_lost(table: TableForTests) -> None:
    table.set(caster("mage", "a1", "fireball", side="foes"), caster("ana", "f1", "counterspell", hp=30))

    table.play("cast fireball 3 f1", "ana: counterspell 3")

    assert (table.ana.hp, table.mage.pools["slot-3"], table.mage.pools["action"]) == (30, 2, 0)
    assert table.told("countered")[0]["spell"] == "fireball"


@pytest.mark.parametrize(("roll", "countered"), [(10, False), (11, True)])
def test_counterspell_needs_a_check_against_a_higher_level(table: TableForTests, roll: int, countered: bool) -> None:
    table.set(caster("mage", "a1", "fireball", side="foes"), caster("ana", "f1", "counterspell", hp=90))

    table.play("cast fireball 4 f1", "ana: counterspell 3", dice=[roll, *([] if countered else [2, *[1] * 9])])

    assert table.ana.hp == (90 if countered else 81)


def test_counterspell_answers_counterspell(table: TableForTests) -> None:
    mage = caster("mage", "a1", "fireball", "counterspell", side="foes")
    table.set(mage, caster("ana", "f1", "counterspell", hp=90))

    table.play("cast fireball 3 f1", "ana: counterspell 3", "mage: counterspell 3", dice=[2, *[1] * 8])

    assert table.ana.hp == 82
    assert (table.mage.pools["slot-3"], table.ana.pools["slot-3"]) == (1, 2)


def test_counterspell_needs_sight_and_range(table: TableForTests) -> None:
    wall = ["...#......"] * 8
    table.set(caster("mage", "a1", "bless", side="foes"), caster("ana", "f1", "counterspell"), map=wall)

    table.play("cast bless 1 mage")

    assert table.mage.has("bless")


def test_of_two_who_counter_only_the_first_spends_a_slot(table: TableForTests) -> None:
    mage = caster("mage", "a1", "fireball", side="foes")
    table.set(mage, caster("ana", "f1", "counterspell"), caster("bo", "f2", "counterspell"))

    table.play("cast fireball 3 f1", "ana: counterspell 3", "bo: counterspell 3")

    assert (table.ana.pools["slot-3"], table.bo.pools["slot-3"]) == (2, 3)
    assert table.told("lapsed")


# --- readied spells


@clause("5e.action.ready-spell")
def test_only_spells_with_a_casting_time_of_an_action_can_be_readied(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web", "healing-word", "shield", slots=(1, 1)), foe("orc", "f1", **ORC))
    table.play("ready", "cast", "enters-reach", "any-foe")
    assert table.offered() == ["cast web 2"]

    table.set(hero("ana", "a1"), foe("orc", "f1", **ORC))
    table.play("ready")
    assert "cast" not in table.offered()


@clause("5e.action.ready-spell", "5e.action.ready")
def test_a_readied_spell_is_cast_at_once_ends_concentration_on_another_and_waits(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web", "magic-missile"), foe("orc", "j8", **ORC))
    table.play("cast web 2 e3", "end", "end")
    assert table.ana.has("concentrating")

    table.play("ready", "cast", "ends-move", "any-foe", "cast magic-missile 1", "end")
    assert battle_of(table.fight).zones == ()
    assert (table.ana.has("holding-spell"), table.ana.pools["slot-1"], table.orc.hp) == (True, 3, 60)

    table.play("move i7", "ana: cast magic-missile 1 orc", dice=[2])
    assert table.orc.hp == 60 - 9
    assert (table.ana.effects, table.ana.pools["slot-1"], table.ana.pools["reaction"]) == ((), 3, 0)


@clause("5e.action.ready-spell")
@pytest.mark.parametrize(("roll", "hp"), [(9, 60), (10, 51)])
def test_damage_before_the_release_may_break_it_and_the_slot_is_lost(table: TableForTests, roll: int, hp: int) -> None:
    table.set(caster("ana", "a1", "magic-missile", hp=30), foe("orc", "b1", **ORC))
    table.play("ready", "cast", "attacks", "any-foe", "cast magic-missile 1", "end")

    release = ["ana: cast magic-missile 1 orc"] if hp < 60 else []
    table.play("attack ana shortsword", *release, dice=[15, 1, roll, *[2] * len(release)])

    assert (table.orc.hp, table.ana.pools["slot-1"], table.ana.has("holding-spell")) == (hp, 3, False)


@clause("5e.action.ready-spell", "5e.action.ready-lapse")
def test_a_spell_that_is_not_let_go_by_the_next_turn_is_lost(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web"), foe("orc", "f1", **ORC))

    table.play("ready", "cast", "attacks", "any-foe", "cast web 2", "end", "end")

    assert (table.ana.effects, table.ana.pools["slot-2"]) == ((), 2)
    assert battle_of(table.fight).zones == ()


@clause("5e.action.ready")
@pytest.mark.parametrize(("timing", "hp"), [("after", 21), ("before-finish", 30)])
def test_a_spell_is_a_moment_to_wait_for(table: TableForTests, timing: str, hp: int) -> None:
    mage = caster("mage", "b1", "magic-missile", side="foes", hp=3)
    table.set(hero("ana", "a1", hp=30), mage, foe("imp", "j8"), ready_timing=timing)
    table.play("ready", "attack", "casts", "any-foe", "end")

    dice = [15, 1] if hp == 30 else [2, 15, 1]
    table.play("cast magic-missile 1 ana", "ana: attack mage shortsword", dice=dice)

    assert (table.ana.hp, table.mage.status) == (hp, "dead")
