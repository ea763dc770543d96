"""Spells said in the language of effects: the caster's DC, figures that grow, attacks, and what hangs on a spell."""

from typing import Any

import pytest

from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import spell
from tests.dnd5e.kit import SWORD, battle_of, caster, foe, hero


def mage(text: str, at: str = "a1", **traits: Any) -> Any:
    """Ana, who casts this spell as `deed`, with DC 13 and +3."""
    return caster("ana", at, spell(text), **traits)


BURST = "who: {within: 150 ft, area: sphere 10 ft}\nroll: save dex\nall: [{harm: 2d6 fire +1d6/slot, saved: half}]"


@clause("5e.magic.dc")
@clause("5e.magic.slot")
def test_a_spell_is_saved_from_by_the_casters_dc_and_grows_with_the_slot(table: TableForTests) -> None:
    table.set(mage(BURST), foe("orc", "f1", hp=30), foe("imp", "f2", hp=30))

    table.play("cast deed 2 f1", dice=[3, 4, 5, 10, 11])

    assert (table.orc.hp, table.imp.hp) == (18, 24)  # 12 + 2 dexterity is less than 13, 13 is not


@clause("5e.magic.cantrip")
def test_a_spell_attack_deals_the_damage_of_a_hit_and_what_else_it_says(table: TableForTests) -> None:
    ray = "level: 0\nwho: {sort: foe, within: 60 ft}\nroll: attack ranged spell\n"
    ray += "hit: [{harm: 1d8/tier cold}, {push: 10 ft}]\nmiss: [{harm: 1 cold, saved: whole}]"
    table.set(mage(ray, rank=5), foe("orc", "c1", hp=30))

    table.play("cast deed orc", dice=[15, 4, 5])
    assert (table.orc.hp, table.at("orc")) == (21, "e1")

    table.play("end", "end", "cast deed orc", dice=[2])
    assert table.orc.hp == 20


@clause("5e.damage.critical")
def test_a_critical_hit_doubles_the_dice_of_a_spell_attack(table: TableForTests) -> None:
    touch = "who: {sort: foe, within: touch}\nroll: attack melee spell\nhit: [{harm: 2d6 necrotic}]"
    table.set(mage(touch), foe("orc", "b1", hp=40))

    table.play("cast deed 1 orc", dice=[20, 1, 2, 3, 4])

    assert table.orc.hp == 30


HELD = "holds: 1 minute\nwho: {sort: foe, within: 60 ft, number: 2 +1/slot}\nroll: save wis\n"
HELD += "fail: [{lay: deed, is: restrained, mods: [{hook: ac, add: -2}], ends: save-end}]"


@clause("5e.concentration.end")
def test_what_a_held_spell_lays_ends_with_it(table: TableForTests) -> None:
    table.set(mage(HELD), foe("orc", "c1"), foe("imp", "c2"), foe("rat", "c3"))

    table.play("cast deed 2 orc,imp,rat", dice=[2, 15, 3])
    assert [one.suffers("restrained") for one in (table.orc, table.imp, table.rat)] == [True, False, True]

    table.play("end-spell")
    assert not table.orc.effects


@clause("5e.magic.same")
def test_the_same_spell_again_takes_the_place_of_the_first(table: TableForTests) -> None:
    ward = "lasts: 1 hour\nwho: {sort: friend, within: touch}\nall: [{lay: deed, mods: [{hook: ac, add: 1}]}]"
    table.set(mage(ward), foe("orc", "h8"), hero("bo", "b1"))

    table.play("cast deed 1 bo", "end", "end", "end", "cast deed 2 bo")

    assert [(effect.kind, effect.what.level) for effect in table.bo.effects] == [("deed", 2)]


def test_those_of_whom_it_is_so_save_more_easily_or_less(table: TableForTests) -> None:
    easy = "who: {sort: foe, within: 60 ft}\nroll: save wis\neasier: {foe: true}\nfail: [{lay: charmed, lasts: 1 hour}]"
    table.set(mage(easy), foe("orc", "c1"))

    table.play("cast deed 1 orc", dice=[3, 14])

    assert not table.orc.effects


def test_a_burst_touches_only_those_it_is_for(table: TableForTests) -> None:
    around = (
        "who: {sort: friend, within: self, area: burst 30 ft, if: {hurt: any}}\nall: [{heal: 1d8 +1d8/slot +modifier}]"
    )
    table.set(mage(around), hero("bo", "b1", hp=1, hp_max=30), hero("cy", "c1"), foe("orc", "d1", hp=1, hp_max=9))

    table.play("cast deed 2", dice=[2, 3])

    assert (table.bo.hp, table.orc.hp) == (9, 1)


def test_who_loses_concentration_while_it_acts_leaves_nothing(table: TableForTests) -> None:
    """Its own fire hurts the caster before it could lay anything."""
    fiery = "holds: 1 minute\nwho: {sort: foe, within: 60 ft}\nall: [{harm: 4d6 fire, to: me}, {lay: poisoned}]"
    table.set(mage(fiery, hp=30), foe("orc", "c1"))

    table.play("cast deed 1 orc", dice=[6, 6, 6, 6, 2])

    assert not table.orc.effects
    assert not table.ana.effects


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("who: {within: 60 ft}\nroll: save con\nhit: [{lay: prone}]", "bad-notation"),
        ("who: {within: 60 ft}\nroll: attack ranged spell\nfail: [{lay: prone}]", "unknown-field"),
        ("holds: 1 minute", "missing-field"),
        ("who: {within: 60 ft}\nall: [{harm: 1d6 fire +1d6/slots of two}]", "bad-dice"),
    ],
)
def test_outcomes_that_cannot_be_are_refused(text: str, code: str) -> None:
    with pytest.raises(AssertionError, match=code):
        spell(text)


def test_a_miss_deals_what_a_save_would_leave(table: TableForTests) -> None:
    arrow = "who: {sort: foe, within: 90 ft}\nroll: attack ranged spell\n"
    arrow += "hit: [{harm: 4d4 acid}]\nmiss: [{harm: 4d4 acid, saved: half}]"
    table.set(mage(arrow), foe("orc", "f1", hp=30))

    table.play("cast deed 1 orc", dice=[2, 4, 3, 2, 1])

    assert table.orc.hp == 25


def test_its_caster_does_the_same_again_without_a_slot(table: TableForTests) -> None:
    bolt = "holds: 10 minutes\nwho: {within: 120 ft, area: cube 5 ft}\nroll: save dex\nagain: action\n"
    table.set(mage(bolt + "all: [{harm: 1d10 lightning +1d10/slot, saved: half}]"), foe("orc", "d1", hp=50))
    table.play("cast deed 2 d1", "end", "end", dice=[4, 5, 2])
    assert (table.orc.hp, table.ana.pools["slot-2"], "cast deed d1" in table.offered()) == (41, 2, True)

    table.play("cast deed d1", dice=[4, 6, 2])
    assert (table.orc.hp, table.ana.pools["slot-2"], table.ana.pools["action"]) == (31, 2, 0)

    table.play("end-spell", "end", "end")
    assert "cast deed d1" not in table.offered()


def test_a_spell_lets_its_caster_do_something_else_later(table: TableForTests) -> None:
    blade = "holds: 10 minutes\nlater: {by: action, who: {sort: foe, within: touch}, roll: attack melee spell, "
    table.set(mage(blade + "hit: [{harm: 3d6 fire +1d6/2 slots}]}", pools={"bonus": 1}), foe("orc", "b1", hp=40))
    table.play("cast deed 3", "end", "end", "cast deed orc", dice=[15, 1, 2, 3, 4])

    assert table.orc.hp == 30


def test_the_caster_chooses_once_for_all(table: TableForTests) -> None:
    ward = "lasts: 1 hour\nwho: {sort: friend, within: 30 ft, number: 2}\nall: [{choose: {"
    ward += "fire: [{lay: deed, mods: [{hook: resist, about: fire}]}], "
    ward += "cold: [{lay: deed, mods: [{hook: resist, about: cold}]}]}}]"
    table.set(mage(ward), hero("bo", "b1"), foe("orc", "h8"))

    table.play("cast deed 1 ana,bo", "cold")

    assert [effect.what.mods[0].words for effect in (*table.ana.effects, *table.bo.effects)] == [{"cold"}] * 2


def test_a_spell_touches_as_many_hit_points_as_it_rolls(table: TableForTests) -> None:
    spray = "who: {area: cone 15 ft, budget: 2d10 +1d10/slot}\nall: [{lay: blinded, lasts: end me}]"
    table.set(mage(spray), foe("orc", "b1", hp=12), foe("imp", "c1", hp=3), foe("rat", "d1", hp=7))

    table.play("cast deed 2 c1", dice=[5, 3, 6])

    assert [one.suffers("blinded") for one in (table.orc, table.imp, table.rat)] == [False, True, True]


@clause("5e.magic.cantrip")
def test_dispelling_ends_spells_up_to_the_slot_and_others_by_a_check(table: TableForTests) -> None:
    ward = "lasts: 1 hour\nwho: {sort: friend, within: touch}\nall: [{lay: deed, mods: [{hook: ac, add: 1}]}]"
    end = "level: 3\nwho: {within: 120 ft}\nall: [{dispel: 3 +1/slot}]"
    witch = caster("witch", "c1", spell(end).but(id="dispel-magic"), side="foes")
    table.set(mage(ward), witch)
    table.play("cast deed 4 ana", "end", "cast dispel-magic 3 ana", dice=[10])
    assert table.ana.has("deed")  # 10 + 3 is less than 14

    table.play("end", "end", "cast dispel-magic 4 ana")
    assert not table.ana.effects


def test_dispelling_knows_the_level_of_a_spell_that_is_no_act(table: TableForTests) -> None:
    end = "level: 3\nwho: {within: 120 ft}\nall: [{dispel: 3 +1/slot}]"
    witch = caster("witch", "c1", spell(end).but(id="dispel-magic"), side="foes")
    table.set(caster("ana", "a1", "bless"), witch)

    table.play("cast bless 1 ana", "end", "cast dispel-magic 3 ana")

    assert not table.ana.has("bless")


def test_a_ward_leaves_its_bearer_at_1_once(table: TableForTests) -> None:
    ward = "lasts: 8 hours\nwho: {sort: friend, within: touch}\nall: [{lay: deed, mods: [{hook: ward}]}]"
    table.set(mage(ward, hp=4), foe("orc", "b1"))

    table.play("cast deed 1 ana", "end", "attack ana shortsword", dice=[15, 6])

    assert (table.ana.hp, table.ana.effects) == (1, ())


def test_what_is_spent_ends_by_being_used(table: TableForTests) -> None:
    smite = "lasts: 1 minute\nthen: [{lay: deed, mods: "
    smite += "[{hook: damage, add: 2d6, type: radiant, about: weapon, spent: true}]}]"
    table.set(mage(smite, pools={"action": 2}), foe("orc", "b1", hp=30))

    table.play("cast deed 1", "attack orc shortsword", dice=[15, 3, 4, 4])

    assert (table.orc.hp, table.ana.effects) == (17, ())


@pytest.mark.parametrize(
    ("mod", "speed"),
    [("times: half", 3), ("times: double", 12), ("add: -10 ft", 4), ("add: 10 ft", 8), ("least: 60 ft", 12)],
)
def test_an_effect_bears_on_speed(table: TableForTests, mod: str, speed: int) -> None:
    table.set(mage(f"lasts: 1 hour\nthen: [{{lay: deed, mods: [{{hook: speed, {mod}}}]}}]"), foe("orc", "h8"))

    table.play("cast deed 1")

    assert table.ana.speed == speed


def test_an_effect_bars_reactions_or_a_turn(table: TableForTests) -> None:
    numb = "lasts: 1 minute\nwho: {sort: foe, within: 60 ft}\n"
    numb += "all: [{lay: deed, mods: [{hook: cannot, about: [react, turn]}]}]"
    table.set(mage(numb, "a1"), foe("orc", "b1"))

    table.play("cast deed 1 orc", "move a4")  # no opportunity attack
    table.play("end")  # and no turn

    assert (table.at("ana"), battle_of(table.fight).turn) == ("a4", "ana")


def test_an_effect_halves_the_damage_of_some_weapons_and_armour_is_no_less(table: TableForTests) -> None:
    weak = "lasts: 1 minute\nwho: {sort: foe, within: 60 ft}\n"
    weak += "all: [{lay: deed, mods: [{hook: damage, times: half, about: str}]}]"
    table.set(mage(weak, hp=20), foe("orc", "b1", weapons=(SWORD.but(ability="str"),)))

    table.play("cast deed 1 orc", "end", "attack ana shortsword", dice=[15, 6])

    assert table.ana.hp == 16


def test_targets_that_belong_together_are_not_farther_apart(table: TableForTests) -> None:
    near = "who: {sort: foe, within: 60 ft, number: 2, together: 5 ft}\nroll: save dex\nfail: [{harm: 1d6 acid}]"
    table.set(mage(near), foe("orc", "c1"), foe("imp", "d1"), foe("rat", "f1"))

    assert {deed for deed in table.offered() if deed.startswith("cast deed 1")} >= {
        "cast deed 1 orc",
        "cast deed 1 rat",
        "cast deed 1 orc,imp",
    }
    assert "cast deed 1 orc,rat" not in table.offered()
