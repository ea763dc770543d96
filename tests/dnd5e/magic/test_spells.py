"""Casting spells: slots, components, targets, attacks and saves."""

import pytest

from affray import Fight, odds
from affray.content.loading import shelf
from affray.core.values import Effect
from affray.rules.dnd5e.magic.casting import aims, levels, may_cast, offered
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.battle import Zone
from affray.rules.dnd5e.state.spellcast import Cast
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import arrange, battle_of, caster, foe, hero, spells_of

HUNDRED = {"hp": 100}


def casts(table: TableForTests, spell: str, who: str = "") -> list[str]:
    """What is offered of a spell."""
    return [text for text in table.offered(who) if text.startswith(f"cast {spell} ") or text == f"cast {spell}"]


@clause("5e.action.cast", "5e.attack.proficiency-spell", "5e.attack.ability-except", "5e.attack.what")
def test_a_spell_attack_adds_what_the_caster_has_and_takes_the_action(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", attack=5), foe("orc", "f1", hp=40, armour_class=15))

    table.play("cast fire-bolt orc", dice=[10, 7])

    assert table.orc.hp == 40 - 7
    assert table.told("cast")[0]["spell"] == "fire-bolt"
    assert (table.ana.pools["action"], casts(table, "fire-bolt")) == (0, [])


@clause("5e.attack.proficiency-spell")
def test_a_spell_attack_needs_the_armour_class_and_doubles_its_dice_on_a_20(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt"), foe("orc", "f1", hp=40, armour_class=16))
    table.play("cast fire-bolt orc", dice=[10])
    assert table.orc.hp == 40

    table.set(caster("ana", "a1", "fire-bolt"), foe("orc", "f1", hp=40))
    table.play("cast fire-bolt orc", dice=[20, 7, 9])
    assert table.orc.hp == 40 - 16


@clause("5e.magic.cantrip")
@pytest.mark.parametrize(("rank", "dice"), [(1, 1), (4, 1), (5, 2), (10, 2), (11, 3), (16, 3), (17, 4)])
def test_a_cantrip_grows_with_the_rank_of_its_caster(table: TableForTests, rank: int, dice: int) -> None:
    table.set(caster("ana", "a1", "fire-bolt", rank=rank), foe("orc", "f1", hp=100))

    table.play("cast fire-bolt orc", dice=[15, *[10] * dice])

    assert table.orc.hp == 100 - 10 * dice


def test_eldritch_blast_grows_in_beams_which_can_go_to_one_or_several(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "eldritch-blast", rank=5), foe("orc", "f1", **HUNDRED), foe("imp", "f2", **HUNDRED))
    assert casts(table, "eldritch-blast") == [
        "cast eldritch-blast orc",
        "cast eldritch-blast orc,imp",
        "cast eldritch-blast imp",
    ]

    table.play("cast eldritch-blast orc,imp", dice=[15, 3, 15, 4])

    assert (table.orc.hp, table.imp.hp) == (97, 96)


def test_a_ranged_spell_beside_a_foe_has_disadvantage_and_a_touch_has_not(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", "shocking-grasp"), foe("orc", "b1", **HUNDRED))
    table.play("cast fire-bolt orc", dice=[15, 2])
    assert [r["clause"] for r in table.told("attack")[0]["disadvantage"]] == ["5e.ranged.close"]

    table.set(caster("ana", "a1", "shocking-grasp"), foe("orc", "b1", **HUNDRED), foe("imp", "c1"))
    assert casts(table, "shocking-grasp") == ["cast shocking-grasp orc"]
    table.play("cast shocking-grasp orc", dice=[15, 8])
    assert table.orc.hp == 92


def test_shocking_grasp_takes_reactions_until_the_targets_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "shocking-grasp"), foe("orc", "b1", hp=40))

    table.play("cast shocking-grasp orc", "move a3", "end", dice=[15, 8])

    assert not table.orc.has("shocking-grasp")
    assert battle_of(table.fight).square_name(table.ana.at) == "a3"


def test_ray_of_frost_slows_by_2_squares_until_the_casters_next_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "ray-of-frost"), foe("orc", "f1", hp=40))

    table.play("cast ray-of-frost orc", "end", dice=[15, 8])
    assert (table.orc.speed, left(table.orc)) == (4, 4)

    table.play("end")
    assert table.orc.speed == 6


# --- slots


@clause("5e.magic.slot")
@pytest.mark.parametrize(("slots", "offers"), [((2,), [1]), ((1, 1, 1), [1, 2, 3]), ((0, 0, 1), [3]), ((), [])])
def test_a_spell_takes_a_slot_of_its_level_or_higher(
    table: TableForTests, slots: tuple[int, ...], offers: list[int]
) -> None:
    table.set(caster("ana", "a1", "cure-wounds", slots=slots, hp=5, hp_max=50), foe("orc", "j8"))

    assert casts(table, "cure-wounds") == [f"cast cure-wounds {level} ana" for level in offers]


@clause("5e.magic.slot")
def test_a_slot_is_spent_and_a_higher_one_does_more(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "cure-wounds", slots=(1, 1), hp=5, hp_max=50), foe("orc", "j8"))

    table.play("cast cure-wounds 2 ana", dice=[4, 5])

    assert table.ana.hp == 5 + 4 + 5 + 3
    assert (table.ana.pools["slot-1"], table.ana.pools["slot-2"]) == (1, 0)


@clause("5e.magic.cantrip", "5e.magic.slot")
def test_with_no_slot_left_only_cantrips_are_offered(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", "magic-missile", slots=(0,)), foe("orc", "f1"))

    assert casts(table, "fire-bolt")
    assert not casts(table, "magic-missile")


# --- the bonus-action rule


@clause("5e.action.cast", "5e.turn.bonus", "5e.magic.bonus-action")
def test_after_a_spell_by_bonus_action_only_a_cantrip_by_an_action(table: TableForTests) -> None:
    spells = ("healing-word", "fire-bolt", "magic-missile")
    table.set(caster("ana", "a1", *spells, hp=5, hp_max=50), foe("orc", "f1", hp=40))

    table.play("cast healing-word 1 ana", dice=[2])

    assert (table.ana.hp, table.ana.pools["bonus"], table.ana.pools["action"]) == (10, 0, 1)
    assert casts(table, "fire-bolt")
    assert not casts(table, "magic-missile")


@clause("5e.action.cast", "5e.turn.bonus", "5e.magic.bonus-action")
def test_after_a_spell_by_an_action_none_by_bonus_action_unless_it_was_a_cantrip(table: TableForTests) -> None:
    spells = ("healing-word", "fire-bolt", "magic-missile")
    table.set(caster("ana", "a1", *spells, hp=5, hp_max=50), foe("orc", "f1", hp=40))
    table.play("cast magic-missile 1 orc", dice=[1])
    assert not casts(table, "healing-word")

    table.set(caster("ana", "a1", *spells, hp=5, hp_max=50), foe("orc", "f1", hp=40))
    table.play("cast fire-bolt orc", dice=[2])
    assert casts(table, "healing-word")


@clause("5e.magic.bonus-action")
def test_the_rule_on_bonus_actions_binds_reactions_on_the_same_turn_only(table: TableForTests) -> None:
    ana = caster("ana", "b1", "healing-word", "shield", hp=50, hp_max=60)
    table.set(ana, foe("orc", "a1"), foe("imp", "a2"))
    table.play("cast healing-word 1 ana", "move c1", "imp: pass", "orc: shortsword", dice=[2, 15, 1])
    assert table.asked().kind == "turn"

    table.play("end", "move b1", "attack ana shortsword", dice=[15])
    assert table.offered() == ["shield 1", "shield 2", "shield 3", "shield 4", "shield 5", "pass"]


# --- components


@clause("5e.magic.components")
def test_the_silenced_cast_only_what_needs_no_voice() -> None:
    battle = battle_of(arrange(caster("ana", "a1", "fire-bolt", "hypnotic-pattern"), foe("orc", "f1")))
    silenced = battle.but(zones=(Zone("silence", f"{1 << battle.grid.square('a1'):x}", "orc", "none"),))
    ana = silenced.creatures["ana"]
    voiced, silent = spells_of(ana)

    assert may_cast(battle, ana, voiced)
    assert not may_cast(silenced, ana, voiced)
    assert may_cast(silenced, ana, silent)


@clause("5e.magic.components")
def test_materials_need_a_pouch_or_focus_and_gestures_a_free_hand(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", "fire-bolt", focus=False), foe("orc", "f1"))
    assert (casts(table, "bless"), casts(table, "fire-bolt")) == ([], ["cast fire-bolt orc"])

    held = [foe(id, at, effects=(Effect(f"grappled-{id}", "grappled", id, "ana"),)) for id, at in HELD]
    table.set(caster("ana", "a1", "fire-bolt", "misty-step"), *held)
    assert (casts(table, "fire-bolt"), bool(casts(table, "misty-step"))) == ([], True)
    table.set(caster("ana", "a1", "fire-bolt", weapons=()), held[0], foe("imp", "a2"))
    assert casts(table, "fire-bolt")


@clause("5e.magic.components")
def test_a_weapon_and_a_shield_leave_no_hand_for_gestures_until_one_is_put_away(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", "misty-step", armour=("shield",)), foe("orc", "f1"))
    assert (casts(table, "fire-bolt"), bool(casts(table, "misty-step"))) == ([], True)

    table.play("stow shortsword", dice=[])

    assert casts(table, "fire-bolt")


@clause("5e.magic.armour")
def test_nobody_casts_in_armour_that_it_is_not_used_to(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", features=("unfamiliar-armour",)), foe("orc", "f1"))

    assert not casts(table, "fire-bolt")


HELD = [("orc", "b1"), ("imp", "a2")]


def test_nobody_casts_while_raging(table: TableForTests) -> None:
    raging = Effect("raging-1", "raging", "ana")
    table.set(caster("ana", "a1", "fire-bolt", effects=(raging,), pools={"fury": 1}), foe("orc", "f1"))

    assert not casts(table, "fire-bolt")


@clause("5e.hide.noise")
def test_a_voice_gives_the_hidden_away(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", hidden_from=frozenset({"orc"})), foe("orc", "f1"))

    table.play("cast bless 1 ana")

    assert not table.ana.hidden_from


# --- who can be aimed at

WALL = ["....#.....", "....#.....", "....#....."] + [".........."] * 5


@clause("5e.cover.total", "5e.cover.total-what", "5e.magic.range", "5e.magic.path")
def test_no_spell_goes_through_total_cover_or_beyond_its_range(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "sacred-flame", "poison-spray"), foe("orc", "f1"), foe("imp", "c3"), map=WALL)
    assert casts(table, "sacred-flame") == ["cast sacred-flame imp"]

    table.set(caster("ana", "a1", "poison-spray"), foe("orc", "d1"), foe("imp", "c3"))
    assert casts(table, "poison-spray") == ["cast poison-spray imp"]


def test_the_unnoticed_and_the_dead_are_no_targets(table: TableForTests) -> None:
    hidden = foe("imp", "c3", hidden_from=frozenset({"ana"}))
    table.set(caster("ana", "a1", "fire-bolt"), foe("orc", "f1"), hidden, foe("bat", "d4", hp=0, status="dead"))

    assert casts(table, "fire-bolt") == ["cast fire-bolt orc"]


@clause("5e.magic.self")
def test_some_spells_work_only_on_some_kinds(table: TableForTests) -> None:
    ana = caster("ana", "a1", "hold-person", "cure-wounds", slots=(1, 1))
    table.set(ana, hero("bo", "b1", kind="construct"), foe("orc", "f1"), foe("wolf", "f2", kind="beast"))

    assert casts(table, "hold-person") == ["cast hold-person 2 orc"]
    assert casts(table, "cure-wounds") == ["cast cure-wounds 1 ana", "cast cure-wounds 2 ana"]


@clause("5e.heal.sources", "5e.heal.cap")
def test_healing_word_wakes_the_dying_from_afar(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "healing-word"), hero("bo", "f6", hp=0, hp_max=9, status="dying"), foe("orc", "j8"))

    table.play("cast healing-word 1 bo", dice=[4])

    assert (table.bo.hp, table.bo.status) == (7, "up")


def test_mass_healing_rolls_once_for_up_to_six(table: TableForTests) -> None:
    friends = [hero(f"bo-{n}", f"c{n}", hp=1, hp_max=20) for n in range(1, 8)]
    table.set(caster("ana", "a1", "mass-healing-word"), *friends, foe("orc", "j8"))

    table.play("cast mass-healing-word 3 bo-1,bo-2,bo-3,bo-4,bo-5,bo-6", dice=[2])

    assert [battle_of(table.fight).creatures[f"bo-{n}"].hp for n in range(1, 8)] == [6, 6, 6, 6, 6, 6, 1]


# --- saves


def test_sacred_flame_burns_who_fails_a_dexterity_save_and_minds_no_cover(table: TableForTests) -> None:
    low = ["...=......", "...=......"] + [".........."] * 6
    table.set(caster("ana", "a1", "sacred-flame"), foe("orc", "f1", hp=40), map=low)
    table.play("cast sacred-flame orc", dice=[10, 5])
    assert table.orc.hp == 35
    assert table.told("save")[0] | {"total": 12, "dc": 13, "made": False} == table.told("save")[0]

    table.set(caster("ana", "a1", "sacred-flame"), foe("orc", "f1", hp=40), map=low)
    table.play("cast sacred-flame orc", dice=[11, 5])
    assert table.orc.hp == 40


@clause("5e.magic.dc")
def test_a_spell_that_only_needs_a_save_does_its_effect_on_a_failure(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "vicious-mockery"), foe("orc", "f1", hp=40))

    table.play("cast vicious-mockery orc", "end", dice=[5, 3])
    assert (table.orc.hp, table.orc.has("vicious-mockery")) == (37, True)

    table.play("attack ana shortbow", dice=[9, 8])
    assert [r["clause"] for r in table.told("attack")[0]["disadvantage"]] == ["5e.spell.vicious-mockery"]
    assert not table.orc.has("vicious-mockery")


def test_chill_touch_keeps_from_healing_and_hinders_the_undead(table: TableForTests) -> None:
    ghoul = caster("ghoul", "f1", "cure-wounds", side="foes", kind="undead", hp=30, hp_max=40)
    table.set(caster("ana", "a1", "chill-touch"), ghoul)
    table.play("cast chill-touch ghoul", "end", "attack ana shortbow", dice=[15, 4, 15, 2])

    assert [r["clause"] for r in table.told("attack")[1]["disadvantage"]] == ["5e.spell.chill-touch"]

    orc = caster("orc", "f1", "cure-wounds", side="foes", hp=30, hp_max=40)
    table.set(caster("ana", "a1", "chill-touch"), orc)
    table.play("cast chill-touch orc", "end", "cast cure-wounds 1 orc", dice=[15, 4, 8])
    assert table.orc.hp == 26


def test_guiding_bolt_gives_the_next_attack_advantage_and_no_other(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "guiding-bolt"), hero("bo", "e1"), foe("orc", "f1", hp=80))

    table.play("cast guiding-bolt 1 orc", "end", dice=[15, 1, 2, 3, 4])
    assert table.orc.has("guiding-bolt")

    table.play("attack orc shortsword", dice=[2, 3])
    assert [r["clause"] for r in table.told("attack")[1]["advantage"]] == ["5e.spell.guiding-bolt"]
    assert not table.orc.has("guiding-bolt")


def test_guiding_bolt_lapses_at_the_end_of_the_casters_next_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "guiding-bolt"), foe("orc", "f1", hp=80))

    table.play("cast guiding-bolt 1 orc", "end", "end", dice=[15, 1, 2, 3, 4])
    assert table.orc.has("guiding-bolt")

    table.play("end")
    assert not table.orc.has("guiding-bolt")


def test_three_rays_are_three_attacks(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "scorching-ray"), foe("orc", "f1", **HUNDRED), foe("imp", "f3", **HUNDRED))

    table.play("cast scorching-ray 2 orc,orc,imp", dice=[15, 1, 2, 2, 15, 3, 4])

    assert (table.orc.hp, table.imp.hp) == (97, 93)


@clause("5e.damage.many")
def test_magic_missiles_never_miss_and_roll_once(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "magic-missile"), foe("orc", "f1", hp=40), foe("imp", "f3", hp=40))

    table.play("cast magic-missile 1 imp,orc,orc", dice=[3])

    assert (table.orc.hp, table.imp.hp) == (40 - 8, 40 - 4)


def test_inflict_wounds_does_more_with_a_higher_slot(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "inflict-wounds"), foe("orc", "b1", **HUNDRED))

    table.play("cast inflict-wounds 2 orc", dice=[15, 1, 2, 3, 4])

    assert table.orc.hp == 90


# --- exact odds


def test_odds_of_a_spell_attack_and_of_a_save_are_exact(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", "sacred-flame"), foe("orc", "f1", hp=40, armour_class=15))

    bolt = odds(table.fight, "cast fire-bolt orc")
    flame = odds(table.fight, "cast sacred-flame orc")

    assert bolt.chance("attack", hit=True) * 20 == 11
    assert flame.chance("save", made=False) * 20 == 10
    assert float(flame.amounts("hurt", "amount").mean) == pytest.approx(4.5 / 2)


def test_odds_of_a_fireball_on_two(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fireball"), foe("orc", "h4", **HUNDRED), foe("imp", "h6", **HUNDRED))

    blast = odds(table.fight, "cast fireball 3 h5")

    assert float(blast.amounts("hurt", "amount", who="@orc").mean) == pytest.approx(28 * 0.5 + 13.75 * 0.5)


# --- every spell that is shipped


def test_every_spell_can_be_cast_as_its_data_says() -> None:
    for id, spell in shelf().spells.items():
        assert spell is not None
        ana = caster("ana", "c3", id, slots=(1,) * 9, hp=40, hp_max=50)
        sick = Effect("poisoned-1", "poisoned", "bo")
        bo = hero("bo", "d3", hp=30, hp_max=40, effects=(sick,))
        dead = hero("cy", "c2", hp=0, hp_max=9, status="dead", pools={"died": 1})
        dying = hero("di", "b3", hp=0, hp_max=9, status="dying")
        foes = [
            foe("orc", "d4", features=("metal-armour",), **HUNDRED),
            foe("wolf", "e4", kind="beast", abilities={"int": 3}, **HUNDRED),
        ]
        fight = Fight(arrange(ana, bo, dead, dying, *foes), seed=3)
        if spell.time == "reaction":
            continue
        mine = [text for text in TableTexts(fight) if text.startswith(f"cast {id}")]
        assert mine, id
        for text in mine[:2] + mine[-2:]:
            fight.copy().answer(text)


class TableTexts(list[str]):
    """What a fight offers, as texts."""

    def __init__(self, fight: Fight) -> None:
        options = fight.questions[0].options
        super().__init__(options.text(option) for option in options)


def test_a_pattern_is_worked_out_only_when_somebody_looks() -> None:
    setup = arrange(caster("ana", "a1", "fireball"), foe("orc", "f1"))
    battle = battle_of(setup)
    ana = battle.creatures["ana"]
    (fireball,) = spells_of(ana)

    assert levels(ana, fireball) == [3, 4, 5]
    assert offered(battle, ana, fireball, 3).count() == 80
    assert aims(battle, ana, fireball, 3)[0].kind == "square"
    assert Cast(ana, fireball, 4).damage[0][0].text() == "9d6"
