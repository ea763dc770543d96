"""What greater spells need: counts, the most that dice can show, hit points left, saves by the action, curbed turns."""

import pytest

from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import spell
from tests.dnd5e.kit import SWORD, battle_of, caster, foe, hero
from tests.dnd5e.magic.test_spell_acts import mage

STONE = "holds: 3 rounds\nwho: {sort: foe, within: 60 ft}\nroll: save con\n"
STONE += "fail: [{lay: deed, is: restrained, acts: [{at: end, roll: save con, "
STONE += "pass: [{count: {of: resisted, to: 2, then: [{end: deed}]}}], "
STONE += "fail: [{count: {of: hardened, to: 2, then: [{end: deed}, "
STONE += "{lay: stone, is: petrified, acts: [{at: kept, all: [{lay: petrified}]}]}]}}]}]}]"


def test_an_effect_counts_what_happens_to_its_bearer(table: TableForTests) -> None:
    table.set(mage(STONE), foe("orc", "f1", hp=30))

    table.play("cast deed 1 orc", "end", "end", dice=[3, 4])
    assert table.orc.suffers("restrained")
    table.play("end", "end", dice=[20])
    assert table.orc.suffers("restrained")
    table.play("end", "end", dice=[2])

    assert table.orc.suffers("petrified")


def test_a_full_count_of_saves_frees_and_a_new_casting_counts_anew(table: TableForTests) -> None:
    table.set(mage(STONE, slots=(4,)), foe("orc", "f1", hp=30))
    table.play("cast deed 1 orc", "end", "end", "end", "end", dice=[3, 20, 20])
    assert not table.orc.effects

    table.play("cast deed 1 orc", "end", "end", dice=[3, 20])
    assert table.orc.suffers("restrained")


def test_who_concentrates_to_the_end_of_a_spell_makes_it_last(table: TableForTests) -> None:
    table.set(mage(STONE, slots=(4,)), foe("orc", "f1", hp=30))
    table.play("cast deed 1 orc", "end", "end", "end", "end", dice=[3, 2, 2])
    assert table.orc.suffers("petrified")

    table.play("end", "end")

    assert (table.ana.effects, [effect.kind for effect in table.orc.effects]) == ((), ["petrified"])


@clause("5e.saving-throw.success")
def test_dice_show_their_most_to_those_of_whom_it_is_so(table: TableForTests) -> None:
    blight = "who: {sort: foe, within: 60 ft}\nroll: save con\n"
    table.set(
        mage(blight + "all: [{harm: 2d8 necrotic, saved: half, most: {kind: plant}}]"),
        foe("vine", "f1", hp=30, kind="plant"),
    )

    table.play("cast deed 1 vine", dice=[2])

    assert table.vine.hp == 14


@clause("5e.damage.hp")
def test_harm_may_leave_a_hit_point(table: TableForTests) -> None:
    table.set(mage("who: {sort: foe, within: 60 ft}\nall: [{harm: 4d6 necrotic, leaves: 1}]"), foe("orc", "f1", hp=9))

    table.play("cast deed 1 orc", dice=[6, 6, 6, 6])

    assert table.orc.hp == 1


DANCE = "holds: 1 minute\nwho: {sort: foe, within: 60 ft, if: {not: {immune: charmed}}}\n"
DANCE += "all: [{lay: deed, mods: [{hook: speed, times: none}], escape: save wis}]"


def test_an_action_and_a_save_may_end_an_effect(table: TableForTests) -> None:
    table.set(mage(DANCE), foe("orc", "f1"))

    table.play("cast deed 1 orc", "end")
    assert (table.orc.speed, [deed for deed in table.offered() if deed.startswith("move")]) == (0, [])
    table.play("break-free orc", dice=[5])
    assert table.orc.effects
    table.play("end", "end", "break-free orc", dice=[13])

    assert not table.orc.effects


def test_who_cannot_be_charmed_is_no_target_for_such_a_spell(table: TableForTests) -> None:
    table.set(mage(DANCE), foe("orc", "f1", condition_immunities=frozenset({"charmed"})))

    assert not [deed for deed in table.offered() if deed.startswith("cast")]


CURSE = "holds: 1 minute\nhigher: [{slot: 3, lasts: 8 hours}]\nwho: {sort: foe, within: 60 ft}\nall: "


@clause("5e.magic.slot")
def test_a_higher_slot_lets_a_spell_last_without_concentration(table: TableForTests) -> None:
    table.set(mage(CURSE + "[{lay: deed, is: cursed}]"), foe("orc", "f1"))

    table.play("cast deed 3 orc")

    assert (table.ana.effects, [effect.kind for effect in table.orc.effects]) == ((), ["deed"])


def test_a_curse_bears_on_attacks_against_who_has_laid_it_and_is_lifted(table: TableForTests) -> None:
    cure = spell("level: 1\nwho: {sort: friend, within: touch}\nall: [{end: cursed}]").but(id="cure")
    curse = CURSE + "[{lay: deed, is: cursed, mods: [{hook: attack, edge: -1, if: {me: {from: deed}}}]}]"
    table.set(mage(curse), hero("bo", "d1"), foe("orc", "b1"), caster("imp", "c1", cure, side="foes"))
    table.play("cast deed 1 orc", "end", "end", "attack ana shortsword", dice=[15, 2])

    table.play("end", "cast cure 1 orc")

    assert not table.orc.effects


def test_one_who_is_cursed_suffers_more_by_any_harm_of_who_has_laid_it(table: TableForTests) -> None:
    curse = CURSE + "[{harm: 1 fire}, {lay: deed, is: cursed, "
    curse += "mods: [{hook: suffers, add: 1d8, type: necrotic, if: {me: {from: deed}}}]}]"
    table.set(mage(curse, pools={"action": 2}), hero("bo", "b2"), foe("orc", "b1", hp=40))

    table.play("cast deed 1 orc", "attack orc shortsword", dice=[15, 3, 4])
    assert table.orc.hp == 40 - 1 - 5 - 4
    table.play("end", "attack orc shortsword", dice=[15, 3])

    assert table.orc.hp == 30 - 5


def test_one_who_cannot_act_still_moves(table: TableForTests) -> None:
    numb = "lasts: 1 minute\nwho: {sort: foe, within: 60 ft}\nall: [{lay: deed, mods: [{hook: cannot, about: act}]}]"
    table.set(mage(numb), foe("orc", "f1"))

    table.play("cast deed 1 orc", "end")

    assert not [deed for deed in table.offered() if deed.startswith(("attack", "dash"))]
    assert "move e1" in table.offered()


SLOW = "holds: 1 minute\nwho: {sort: foe, within: 120 ft}\nall: [{lay: deed, "
SLOW += "mods: [{hook: cannot, about: [both, strike-again, cast-at-once]}]}]"


def test_who_is_slow_attacks_once_and_has_no_bonus_action_beside_it(table: TableForTests) -> None:
    brute = foe("orc", "b1", weapons=(SWORD,), routines=(("shortsword", "shortsword"),))
    table.set(mage(SLOW, hp=40), brute)

    table.play("cast deed 1 orc", "end", "attack ana shortsword", dice=[15, 3, 20])

    assert not [deed for deed in table.offered() if deed.startswith("attack")]
    assert (table.orc.pools["action"], table.orc.pools["bonus"]) == (0, 0)


@pytest.mark.parametrize(("die", "hp"), [(10, 14), (11, 20)])
def test_a_slow_caster_may_have_to_wait_a_turn_for_its_spell(table: TableForTests, die: int, hp: int) -> None:
    table.set(mage(SLOW, hp=20), caster("imp", "f1", "magic-missile", side="foes"))
    table.play("cast deed 1 imp", "end")

    table.play("cast magic-missile 1 ana,ana,ana", dice=[die, 1, 20] if die <= 10 else [die])

    assert (table.ana.hp, table.imp.pools["slot-1"]) == (hp, 3)


def test_a_spell_that_was_put_off_is_completed_by_the_next_action_or_lost(table: TableForTests) -> None:
    table.set(mage(SLOW, hp=20), caster("imp", "f1", "fire-bolt", side="foes"))
    table.play("cast deed 1 imp", "end", "cast fire-bolt ana", dice=[15])
    assert not [deed for deed in table.offered() if deed.startswith("complete")]

    table.play("end", "end", "complete-spell fire-bolt ana", dice=[15, 4, 20])
    assert (table.ana.hp, table.imp.has("delayed-spell"), table.imp.pools["action"]) == (16, False, 0)

    table.play("end", "end", "cast fire-bolt ana", "end", "end", "end", dice=[11])
    assert not table.imp.has("delayed-spell")
    assert battle_of(table.fight).turn == "ana"
