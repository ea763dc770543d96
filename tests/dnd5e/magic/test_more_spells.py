"""Spells that ward, mend, mark, hasten and call up spirits; and what heroes add to theirs."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, battle_of, caster, foe, hero, zone

HUNDRED = {"hp": 100}
AXE = SWORD.but(id="axe", bonus=5, damage="1d8+3")


def names(effects: tuple[Effect, ...]) -> set[str]:
    return {effect.kind for effect in effects}


def zones(table: TableForTests) -> list[str]:
    """The areas that last."""
    battle = battle_of(table.fight)
    return [zone.kind for zone in battle.zones]


# --- wards


@clause("5e.spell.mage-armor")
def test_mage_armor_is_13_and_dexterity_for_those_without_armour(table: TableForTests) -> None:
    clad = hero("bo", "a2", armour=("chain-mail",))
    table.set(caster("ana", "a1", "mage-armor", armour_class=12), foe("orc", "c1", weapons=(BOW,)), clad)
    assert [text for text in table.offered() if "mage-armor 1" in text] == ["cast mage-armor 1 ana"]

    table.play("cast mage-armor 1 ana", "end", "attack ana shortbow", dice=[10])

    assert table.told("attack")[0]["hit"] is False  # 14 against 13 + 2
    assert table.told("attack")[0]["guard"][-1] == {"clause": "5e.spell.mage-armor", "amount": 3, "source": None}


@clause("5e.spell.sanctuary")
def test_who_would_strike_the_warded_saves_or_picks_another_or_loses_the_attack(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "sanctuary"), foe("orc", "b2"), hero("bo", "a2", hp=20), foe("imp", "b1"))
    table.play("cast sanctuary 1 ana", "end", "attack ana shortsword", "bo", "end", dice=[12, 15, 4])
    assert (table.ana.hp, table.bo.hp) == (10, 14)

    table.play("end", "attack ana shortsword", "pass", dice=[12])
    assert table.imp.pools["action"] == 0
    assert [told["target"] for told in table.told("warded")] == ["@ana", "@ana"]


@clause("5e.spell.sanctuary")
def test_a_save_breaks_through_the_ward_and_spells_need_one_too(table: TableForTests) -> None:
    mage = caster("mage", "f1", "magic-missile", "fireball", side="foes")
    table.set(caster("ana", "a1", "sanctuary", hp=60), foe("orc", "b1"), mage)
    table.play("cast sanctuary 1 ana", "end", "attack ana shortsword", "end", dice=[13, 15, 4])
    assert table.ana.hp == 54

    table.play("cast magic-missile 1 ana,ana,ana", dice=[2, 4])
    assert table.ana.hp == 54


@clause("5e.spell.sanctuary")
@pytest.mark.parametrize("deed", ["attack orc shortsword", "cast sacred-flame orc"])
def test_an_attack_or_a_harmful_spell_ends_ones_own_ward(table: TableForTests, deed: str) -> None:
    table.set(caster("ana", "a1", "sanctuary", "sacred-flame"), foe("orc", "b1", **HUNDRED))

    table.play("cast sanctuary 1 ana", deed, dice=[1] if "attack" in deed else [20, 1])

    assert not table.ana.has("sanctuary")


@clause("5e.spell.shocking-grasp")
def test_metal_armour_helps_a_shocking_grasp_to_strike(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "shocking-grasp"), foe("knight", "b1", features=("metal-armour",), **HUNDRED))

    table.play("cast shocking-grasp knight", dice=[2, 15, 5])

    assert table.knight.hp == 95


# --- healing and hope


@clause("5e.feature.disciple-of-life")
def test_a_disciple_of_life_heals_2_and_the_level_of_the_slot_more(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "cure-wounds", features=("disciple-of-life",), hp=1, hp_max=50), foe("orc", "j8"))

    table.play("cast cure-wounds 2 ana", dice=[3, 4])

    assert table.ana.hp == 1 + 7 + 3 + 4


@clause("5e.spell.beacon-of-hope")
def test_who_has_hope_regains_the_most_and_saves_more_easily(table: TableForTests) -> None:
    dying = hero("bo", "a2", hp=0, hp_max=20, status="dying")
    table.set(caster("ana", "a1", "beacon-of-hope", "healing-word", ability="wis"), dying, foe("orc", "j8", hp=90))
    table.play("cast beacon-of-hope 3 ana,bo", "end", dice=[4, 12])
    assert table.bo.successes == 1

    table.play("end", "cast healing-word 1 bo")
    assert table.bo.hp == 4 + 3


@clause("5e.spell.aid", "5e.magic.same")
def test_aid_adds_to_the_maximum_and_does_not_add_up(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "aid", hp=8, hp_max=10), foe("orc", "j8"))
    table.play("cast aid 2 ana", "end", "end", "cast aid 3 ana")
    assert (table.ana.hp, table.ana.hp_max) == (18, 20)

    table.play("rule: ana loses aid")
    assert (table.ana.hp, table.ana.hp_max) == (10, 10)


def test_lesser_restoration_ends_one_ailment_of_the_casters_choice(table: TableForTests) -> None:
    sick = (Effect("poisoned-1", "poisoned", "bo"), Effect("blinded-2", "blinded", "bo"))
    table.set(caster("ana", "a1", "lesser-restoration"), hero("bo", "a2", effects=sick), foe("orc", "j8"))
    table.play("cast lesser-restoration 2 bo", "blinded")
    assert names(table.bo.effects) == {"poisoned"}

    table.play("end", "end", "end", "cast lesser-restoration 2 bo", "end")
    assert not table.bo.effects


@clause("5e.spell.revivify")
def test_one_who_died_within_a_minute_can_be_brought_back_with_1_hit_point(table: TableForTests) -> None:
    fresh = {"hp": 0, "hp_max": 20, "status": "dead"}
    dead = [hero("bo", "a2", pools={"died": 1}, **fresh), hero("cy", "b1", pools={"died": -9}, **fresh)]
    table.set(caster("ana", "a1", "revivify"), *dead, foe("orc", "j8"))
    assert [text for text in table.offered() if "revivify 3" in text] == ["cast revivify 3 bo"]

    table.play("cast revivify 3 bo", "end")

    assert (table.bo.hp, table.bo.status, table.asked("bo").kind) == (1, "up", "turn")


# --- the hunter


@clause("5e.spell.hunters-mark")
def test_a_marked_foe_takes_1d6_more_from_every_weapon_and_the_mark_moves_on(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "hunters-mark", weapons=(AXE,)), foe("orc", "b1", hp=8), foe("imp", "j1", hp=90))
    table.play("cast hunters-mark 1 orc", "attack orc axe", dice=[15, 1, 4])
    assert table.orc.status == "dead"
    assert not [text for text in table.offered() if text.startswith("hunters-mark")]

    table.play("end", "end", "hunters-mark imp")
    assert table.imp.has("hunters-mark")
    assert not table.orc.has("hunters-mark")


@clause("5e.spell.pass-without-trace")
def test_near_the_caster_stealth_is_10_higher(table: TableForTests) -> None:
    far, near = hero("bo", "j1", skills={"stealth": 2}), hero("cy", "b8", skills={"stealth": 2})
    wall = ["." * 10, "#" * 10, *["." * 10] * 5, "." * 10]
    table.set(
        caster("ana", "a8", "pass-without-trace"), near, far, foe("orc", "e4"), map=[*wall[:6], "#" * 10, "." * 10]
    )

    table.play("cast pass-without-trace 2", "end", "hide", "end", "hide", dice=[3, 3])

    assert [told["total"] for told in table.told("rolled")] == [15, 5]


# --- haste, flight, sight


@clause("5e.action.cast")
def test_a_spell_for_the_willing_is_not_cast_on_one_who_is_not(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "haste"), hero("bo", "a2"), foe("orc", "j8"))
    table.fight.set("standing bo helped ask")
    slots = dict(table.ana.pools)

    table.play("cast haste 3 bo", "bo: pass")
    assert table.ana.pools == slots
    table.play("cast haste 3 bo", "bo: agree")

    assert table.bo.has("haste")


@clause("5e.spell.haste")
def test_haste_doubles_speed_and_gives_one_more_action_of_a_few_kinds(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "haste", weapons=(AXE,)), foe("orc", "b1", armour_class=10, **HUNDRED))
    table.play("cast haste 3 ana")
    assert left(table.ana) == 12
    assert {"attack orc axe haste", "dash haste", "disengage haste"} <= set(table.offered())

    table.play("attack orc axe haste", dice=[10, 4])
    assert table.orc.hp == 93
    assert not [text for text in table.offered() if text.endswith("haste")]

    table.play("end", "attack ana shortsword", dice=[10])
    assert table.told("attack")[1]["hit"] is False  # 14 against 13 + 2


@clause("5e.spell.haste")
def test_when_haste_ends_one_turn_is_lost(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "haste"), hero("bo", "a2"), foe("orc", "j8"))

    table.play("cast haste 3 bo", "end-spell", "end")

    assert table.asked("orc").kind == "turn"
    assert (names(table.bo.effects), "haste" in table.bo.pools) == (set(), False)


@clause("5e.spell.haste")
def test_the_hasted_save_by_dexterity_with_advantage(table: TableForTests) -> None:
    table.set(caster("mage", "a1", "sacred-flame", side="foes"), caster("ana", "c1", "haste"), foe("orc", "j8"))

    table.play("end", "cast haste 3 ana", "end", "end", "cast sacred-flame ana", dice=[2, 15, 4])

    assert table.ana.hp == 10


def test_one_who_flies_by_magic_falls_when_the_spell_ends(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fly"), foe("orc", "j8"))
    table.play("cast fly 3 ana", "fly 4 c1", "end-spell", dice=[3, 3])

    assert (table.ana.height, table.ana.hp) == (0, 4)


def test_greater_invisibility_outlasts_an_attack(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "greater-invisibility"), foe("orc", "b1", **HUNDRED))

    table.play("cast greater-invisibility 4 ana", "end", "end", "attack orc shortsword", dice=[2, 15, 3])

    assert table.ana.suffers("invisible")
    assert table.orc.hp == 95


# --- spirits


@clause("5e.spell.spiritual-weapon")
def test_a_spiritual_weapon_strikes_at_once_and_then_by_the_bonus_action(table: TableForTests) -> None:
    far = foe("imp", "j8", **HUNDRED)
    table.set(caster("ana", "a1", "spiritual-weapon"), foe("orc", "f1", **HUNDRED), far)
    table.play("cast spiritual-weapon 2 orc", "end", "end", "end", dice=[15, 4])
    assert table.orc.hp == 100 - 4 - 3
    assert [text for text in table.offered() if text.startswith("spiritual")] == ["spiritual-weapon orc"]

    table.play("attack orc shortbow", "spiritual-weapon orc", dice=[1, 15, 8])
    assert table.orc.hp == 93 - 8 - 3
    assert zones(table) == ["spiritual-weapon"]


@clause("5e.spell.spiritual-weapon")
def test_a_spiritual_weapon_does_1d8_more_for_every_two_levels(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "spiritual-weapon"), foe("orc", "f1", **HUNDRED))

    table.play("cast spiritual-weapon 4 orc", dice=[15, 4, 5])

    assert table.orc.hp == 100 - 9 - 3


@clause("5e.spell.spirit-guardians")
def test_guardians_harm_foes_who_come_among_them_or_start_there_once_a_turn(table: TableForTests) -> None:
    table.set(
        caster("ana", "c4", "spirit-guardians"), foe("orc", "d4", **HUNDRED), foe("imp", "i4", speed=12, **HUNDRED)
    )
    table.play("cast spirit-guardians 3", "end", dice=[2, 5, 5, 5])
    assert (table.orc.hp, table.orc.speed) == (85, 3)

    table.play("end", "move f4", dice=[18, 5, 5, 5])
    assert (table.imp.hp, table.imp.speed) == (93, 6)

    table.play("move g4", "move f4")
    assert table.imp.hp == 93


@clause("5e.spell.spirit-guardians")
def test_guardians_go_with_their_caster_and_spare_its_friends(table: TableForTests) -> None:
    table.set(caster("ana", "a4", "spirit-guardians"), hero("bo", "b4"), foe("orc", "g4", **HUNDRED))
    table.play("cast spirit-guardians 3", "move d5")
    assert (table.orc.hp, table.orc.speed, table.bo.hp) == (100, 3, 10)

    table.play("end-spell")
    assert (table.orc.speed, zones(table)) == (6, [])


def test_an_ice_storm_leaves_difficult_ground_until_the_end_of_the_next_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "ice-storm"), foe("orc", "g4", **HUNDRED))
    table.play("cast ice-storm 4 g4", "end", dice=[2, 8, 8, *[6] * 4])
    assert table.orc.hp == 60
    assert zones(table) == ["ice-storm"]

    table.play("end")
    assert zones(table) == ["ice-storm"]
    table.play("end")
    assert not zones(table)


@clause("5e.spell.shatter")
def test_what_is_made_saves_against_shatter_with_disadvantage(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "shatter"), foe("golem", "g4", kind="construct", **HUNDRED))

    table.play("cast shatter 2 g4", dice=[20, 2, 8, 8, 8])

    assert table.golem.hp == 76


# --- evocation


@clause("5e.feature.sculpt-spells")
def test_an_evoker_leaves_friends_out_of_the_area(table: TableForTests) -> None:
    evoker = caster("ana", "a1", "fireball", features=("sculpt-spells",))
    table.set(evoker, hero("bo", "g4", hp=40), foe("orc", "h4", **HUNDRED))
    assert "spare bo" not in table.offered()

    table.play("cast fireball 3 g4", "spare bo", dice=[2, *[6] * 8])

    assert (table.bo.hp, table.orc.hp) == (40, 52)


@clause("5e.feature.sculpt-spells")
def test_only_the_evokers_areas_that_do_damage_are_sculpted(table: TableForTests) -> None:
    evoker = caster("ana", "a1", "web", "fireball", features=("sculpt-spells",))
    table.set(evoker, hero("bo", "d4", hp=40), foe("orc", "h8", **HUNDRED))

    table.play("cast web 2 d4")

    assert table.asked().kind == "turn"


# --- words are heard


@clause("5e.unseen.hidden")
def test_the_words_of_a_spell_give_its_caster_away_to_those_who_hear_them(table: TableForTests) -> None:
    deaf = (Effect("deafened-1", "deafened", "imp"),)
    hidden = frozenset({"orc", "imp"})
    foes = foe("orc", "j1"), foe("imp", "j2", effects=deaf)
    table.set(caster("ana", "a1", "mage-armor", hidden_from=hidden), *foes)

    table.play("cast mage-armor 1 ana")

    assert table.ana.hidden_from == {"imp"}


# --- what must be seen, heard, or entered in one's own turn


@clause("5e.spell.vicious-mockery", "5e.condition.deafened")
def test_only_one_who_hears_is_mocked(table: TableForTests) -> None:
    deaf = (Effect("deafened-1", "deafened", "orc"),)
    silent = zone("silence", "f2")
    table.set(
        caster("ana", "a1", "vicious-mockery"),
        foe("orc", "f1", effects=deaf),
        foe("imp", "f2"),
        foe("elf", "f3"),
        zones=(silent,),
    )

    assert [text for text in table.offered() if "mockery" in text] == ["cast vicious-mockery elf"]


@clause("5e.condition.blinded")
def test_who_sees_nothing_sees_no_hypnotic_pattern(table: TableForTests) -> None:
    blind = (Effect("blinded-1", "blinded", "orc"),)
    table.set(caster("ana", "a1", "hypnotic-pattern"), foe("orc", "h6", effects=blind), foe("imp", "h7"))

    table.play("cast hypnotic-pattern 3 h7", dice=[1])

    assert table.imp.has("hypnotic-pattern")
    assert not table.orc.has("hypnotic-pattern")


def test_who_is_pushed_into_a_web_on_anothers_turn_saves_when_its_own_begins(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web"), hero("bo", "f4", skills={"athletics": 9}), foe("orc", "g4"), foe("imp", "j8"))
    table.play("cast web 2 i4", "end", "shove orc", "athletics", "push h4", dice=[15, 2])
    assert not table.orc.has("web")

    table.play("end", dice=[3])
    assert table.orc.has("web")


def test_who_walks_into_a_web_saves_at_once(table: TableForTests) -> None:
    table.set(foe("orc", "d4"), caster("ana", "a1", "web"))
    table.play("end", "cast web 2 i4", "end", "move h4", dice=[3])

    assert table.orc.has("web")


# --- temporary hit points


@clause("5e.temp-hp.no-stack", "5e.temp-hp.first")
def test_who_has_temporary_hit_points_chooses_which_to_keep(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "false-life", pools={"temporary": 3}), foe("orc", "j8"))

    table.play("cast false-life 2", dice=[2])

    assert table.asked().kind == "temporary"
    assert table.offered() == ["11", "3"]
    table.play("3")
    assert table.ana.pools["temporary"] == 3


@clause("5e.temp-hp.no-stack")
def test_who_has_none_is_not_asked(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "false-life"), foe("orc", "j8"))

    table.play("cast false-life 1", dice=[2])

    assert table.asked().kind == "turn"
    assert table.ana.pools["temporary"] == 6
