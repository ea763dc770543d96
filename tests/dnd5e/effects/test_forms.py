"""Other forms: taking one, what is kept of one's own, and coming back."""

from typing import Any

import pytest

from affray.content import load_text
from affray.core.fight.fight import Fight
from affray.rules.dnd5e.state.blocks import Block, Speeds
from affray.rules.dnd5e.state.combatant import DEAD, Combatant
from affray.rules.dnd5e.state.forms import Model
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, spell
from tests.dnd5e.kit import SWORD, battle_of, block, caster, foe, hero
from tests.dnd5e.tactics.test_turn import suggested

FANGS = SWORD.but(id="fangs", hands=0, damage="2d6+2")
OWN_FORMS = "then: [{form: {keep: hp, gear: stays}}]"
POLYMORPH = """
level: 4
holds: 1 hour
who: {within: 60 ft, if: {not: {feature: shapechanger}}}
roll: save wis
willing: fails
fail: [{mark: deed}, {form: {kind: beast, challenge: own, while: deed}}]
"""


def model(name: str, hp: int = 11, **traits: Any) -> Model:
    given: dict[str, Any] = {"kind": "beast", "level": 0, "challenge": "1/4", "weapons": (FANGS,), **traits}
    return Model(name, block(id=name, **given), hp, {})


def changer(id: str, at: str, *models: Model, text: str = OWN_FORMS, **traits: Any) -> Combatant:
    return foe(id, at, powers=(power(text),), models=models, **traits)


def mage() -> Combatant:
    return caster("mage", "a1", spell(POLYMORPH), models=(model("wolf"),))


# --- forms of one's own


@clause("5e.form.take")
def test_a_shapechanger_takes_a_form_by_its_action_and_keeps_its_hit_points(table: TableForTests) -> None:
    table.set(changer("orc", "a1", model("wolf", armour_class=15), hp=20), hero("ana", "e5"))

    table.play("use deed", "wolf")

    assert table.orc.block.id == "wolf"
    assert (table.orc.hp, table.orc.armour_class, table.orc.pools["action"]) == (20, 15, 0)


@clause("5e.form.back")
def test_it_changes_back_by_the_same_power(table: TableForTests) -> None:
    wolf = model("wolf", powers=(power(OWN_FORMS),))
    table.set(changer("orc", "a1", wolf), hero("ana", "e5"))
    table.play("use deed", "wolf", "end", "end")

    table.play("use deed", "own-form")

    assert table.orc.own is None
    assert table.orc.block.id == "orc"


def test_from_one_form_it_goes_to_another_and_its_own_stays_the_same(table: TableForTests) -> None:
    again: dict[str, Any] = {"powers": (power(OWN_FORMS),)}
    table.set(changer("orc", "a1", model("wolf", **again), model("bear", **again), hp=20), hero("ana", "e5"))

    table.play("use deed", "wolf", "end", "end", "use deed", "bear")

    assert table.orc.block.id == "bear"
    assert table.orc.own is not None
    assert (table.orc.own.block.id, table.orc.own.before) == ("orc", None)


@clause("5e.form.gear")
def test_what_the_form_cannot_wield_falls_to_the_ground(table: TableForTests) -> None:
    table.set(changer("orc", "a1", model("wolf")), hero("ana", "e5"))

    table.play("use deed", "wolf")

    assert table.orc.holds == ()
    assert [lying.item for lying in battle_of(table.fight).lying] == ["shortsword"]


@clause("5e.form.room")
def test_a_larger_form_takes_the_nearest_space_with_room_for_it(table: TableForTests) -> None:
    table.set(changer("orc", "a1", model("bear", size="large")), hero("ana", "b1"))

    table.play("use deed", "bear")

    assert table.orc.width == 2
    assert not battle_of(table.fight).space(table.orc) & battle_of(table.fight).space(table.ana)


def test_where_there_is_no_room_it_squeezes(table: TableForTests) -> None:
    table.set(changer("orc", "a1", model("bear", size="large")), hero("ana", "e1"), map=["......", "######"])

    table.play("use deed", "bear")

    assert (table.orc.block.size, table.orc.width) == ("large", 1)


def test_one_who_can_no_longer_fly_falls(table: TableForTests) -> None:
    table.set(changer("bat", "a1", model("wolf"), height=2, speeds=Speeds(fly=6), hp=20), hero("ana", "e5"))

    table.play("use deed", "wolf", dice=[4])

    assert (table.bat.height, table.bat.hp) == (0, 16)


def test_who_rides_one_that_becomes_small_gets_off(table: TableForTests) -> None:
    horse = changer("horse", "a1", model("rat", size="tiny"), size="large", rider="orc")
    table.set(horse, foe("orc", "a1", mount="horse", width=2), hero("ana", "e5"))

    table.play("use deed", "rat")

    assert (table.orc.mount, table.horse.rider) == ("", "")
    assert table.orc.at != table.horse.at


@clause("5e.form.back")
def test_the_dead_have_their_own_forms_again(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), changer("orc", "b1", model("wolf"), hp=5))
    table.play("end", "use deed", "wolf", "end")

    table.play("attack orc shortsword", dice=[15, 4])

    assert (table.orc.status, table.orc.block.id) == (DEAD, "orc")


def test_undo_and_saving_know_the_form(table: TableForTests) -> None:
    table.set(changer("orc", "a1", model("wolf")), hero("ana", "e5"))
    table.play("use deed", "wolf")

    again = Fight.restore(table.fight.save())
    assert battle_of(again).creatures["orc"] == table.orc
    table.fight.undo()

    assert table.orc.own is None


def test_players_see_the_form_and_not_what_it_keeps(table: TableForTests) -> None:
    table.set(changer("orc", "a1", model("wolf", size="tiny")), hero("ana", "e5"))

    table.play("use deed", "wolf")

    seen = next(one for one in table.fight.view("ana")["creatures"] if one["name"] == "@orc")
    assert (seen["kind"], seen["size"]) == ("wolf", "tiny")
    assert seen["hp_max"] is None


def test_minds_take_the_form_that_does_more_damage_and_stay_in_it(table: TableForTests) -> None:
    wolf = model("wolf", powers=(power(OWN_FORMS),))
    table.set(changer("orc", "a1", wolf, model("rat", weapons=(SWORD.but(id="nip", damage="1"),))), hero("ana", "e5"))
    assert suggested(table) == "use deed"

    table.play("use deed", "wolf", "end", "end")

    assert suggested(table) != "use deed"


# --- what is kept


DRAGON = (
    "then: [{form: {kind: [humanoid, beast], challenge: own, keep: [hp, mind, skills, action, legendary-resistance]}}]"
)


def dragon(*models: Model, text: str = DRAGON) -> Combatant:
    own: dict[str, Any] = {"challenge": "2", "level": 0, "legendary": 3, "features": ("legendary-resistance", "parry")}
    abilities = {"int": 18, "wis": 16, "cha": 20, "str": 20}
    return changer("dragon", "a1", *models, text=text, hp=90, abilities=abilities, saves={"wis": 8}, **own)


@clause("5e.form.keeps")
def test_one_keeps_its_mind_its_better_saves_and_what_else_is_said(table: TableForTests) -> None:
    table.set(dragon(model("cat", saves={"dex": 5}, skills={"perception": 3})), hero("ana", "e5"))

    table.play("use deed", "cat")

    cat: Block = table.dragon.block
    assert [cat.abilities[each] for each in ("str", "int", "wis", "cha")] == [10, 18, 16, 20]
    assert (cat.saves, cat.skills) == ({"dex": 5, "wis": 8}, {"perception": 6})
    assert (cat.legendary, cat.features, [each.id for each in cat.powers]) == (0, ("legendary-resistance",), ["deed"])
    assert table.dragon.hp == 90


def test_only_forms_of_the_right_kind_and_challenge_are_offered(table: TableForTests) -> None:
    fiend, giant = model("imp", kind="fiend"), model("ape", challenge="3")
    table.set(dragon(model("cat"), fiend, giant), hero("ana", "e5"))

    table.play("use deed")

    assert [str(option) for option in table.fight.questions[0].options] == ["cat"]


def test_one_that_keeps_its_statistics_changes_armour_speed_and_actions(table: TableForTests) -> None:
    text = "then: [{form: {kind: beast, keep: [hp, statistics, action]}}]"
    table.set(dragon(model("cat", speed=8, armour_class=12), text=text), hero("ana", "e5"))

    table.play("use deed", "cat")

    cat: Block = table.dragon.block
    assert (cat.speed, cat.armour_class, cat.abilities["str"], cat.abilities["cha"]) == (8, 12, 10, 20)
    assert (cat.weapons, cat.features, cat.legendary) == ((FANGS,), ("legendary-resistance", "parry"), 0)


# --- forms that others are given


@clause("5e.form.hp")
def test_a_form_may_have_hit_points_of_its_own(table: TableForTests) -> None:
    table.set(mage(), foe("orc", "d1", hp=30))

    table.play("cast deed 4 orc", "wolf", dice=[2])

    assert (table.orc.block.id, table.orc.hp, table.orc.hp_max) == ("wolf", 11, 11)


@clause("5e.form.over")
def test_damage_left_over_carries_over_to_its_own_hit_points(table: TableForTests) -> None:
    table.set(mage(), foe("orc", "c1", hp=30), hero("ana", "c2"))
    table.play("cast deed 4 orc", "wolf", "end", "end", dice=[2])
    table.fight.rule("orc hp 3")

    table.play("attack orc shortsword", dice=[15, 4])

    assert (table.orc.block.id, table.orc.hp, table.orc.status) == ("orc", 27, "up")
    assert not table.orc.has("deed")
    assert not table.mage.has("concentrating")


def test_enough_of_it_drops_it_in_its_own_form(table: TableForTests) -> None:
    table.set(mage(), foe("orc", "c1", hp=2), hero("ana", "c2"))
    table.play("cast deed 4 orc", "wolf", "end", "end", dice=[2])
    table.fight.rule("orc hp 3")

    table.play("attack orc shortsword", dice=[15, 4])

    assert (table.orc.block.id, table.orc.status) == ("orc", DEAD)


@clause("5e.form.back")
def test_the_end_of_concentration_brings_it_back(table: TableForTests) -> None:
    table.set(mage(), foe("orc", "d1", hp=30))
    table.play("cast deed 4 orc", "wolf", dice=[2])

    table.play("end-spell")

    assert (table.orc.block.id, table.orc.hp) == ("orc", 30)


def test_what_it_carries_becomes_part_of_the_form_and_is_there_again(table: TableForTests) -> None:
    table.set(mage(), foe("orc", "d1", hp=30))
    table.play("cast deed 4 orc", "wolf", dice=[2])
    assert table.orc.holds == ()

    table.play("end-spell")

    assert table.orc.holds == ("shortsword",)


@clause("5e.feature.shapechanger")
def test_a_shapechanger_is_not_affected(table: TableForTests) -> None:
    table.set(mage(), foe("orc", "d1", features=("shapechanger",)), foe("wretch", "e1"))

    assert not [deed for deed in table.offered() if deed.startswith("cast deed") and "orc" in deed]


def test_a_form_on_top_of_another_leads_back_to_it(table: TableForTests) -> None:
    orc = changer("orc", "d1", model("bear", powers=(power(OWN_FORMS),), challenge="1"), hp=30, challenge="1", level=0)
    table.set(orc, mage())
    table.play("use deed", "bear", "end", "cast deed 4 orc", "wolf", dice=[2])
    assert table.orc.block.id == "wolf"

    table.play("end-spell")

    assert (table.orc.block.id, table.orc.hp) == ("bear", 30)


def test_a_caster_in_another_form_concentrates_on(table: TableForTests) -> None:
    bless = spell(
        "holds: 1 minute\nwho: {within: 30 ft, sort: friend}\nall: [{lay: blessed, mods: [{hook: attack, add: 1d4}]}]"
    )
    first = caster("mage", "a1", bless)
    other = caster(
        "sage", "b1", spell(POLYMORPH.replace("not: {feature: shapechanger}", "able: true")), models=(model("wolf"),)
    )
    table.set(first, other, foe("orc", "h8"))

    table.play("cast deed 1 mage", "end", "cast deed 4 mage", "strike-friend", "wolf")

    assert table.mage.block.id == "wolf"
    assert table.mage.has("concentrating")


# --- those that are shipped


@pytest.mark.parametrize(
    ("name", "form", "width"),
    [("werewolf-human", "werewolf-hybrid", 1), ("imp", "raven", 1), ("werebear-human", "werebear-bear", 2)],
)
def test_shipped_shapechangers_have_their_forms_at_hand(name: str, form: str, width: int) -> None:
    rows = "\n".join(["  ........"] * 8)
    sides = f"sides: {{heroes: [{{block: fighter, at: a1}}], foes: [{{block: {name}, at: d4}}]}}"
    text = f"rulebook: dnd5e\ntitle: x\nmap: |\n{rows}\n{sides}"
    fight = Fight(load_text(text), seed="1")
    while fight.questions[0].kind != "turn" or fight.state.turn != name:
        fight.answer(name if fight.questions[0].kind == "tie" else "end")

    fight.answer("use shapechanger")
    fight.answer(form)

    creature = battle_of(fight).creatures[name]
    assert (creature.block.id, creature.width) == (form, width)
