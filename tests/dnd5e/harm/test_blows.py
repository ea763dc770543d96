"""Damage of several types, what hits bring beside it, magic and silver, and the table options for damage."""

import pytest

from affray.core.offers.slots import Deed
from affray.core.values import Effect, Reason
from affray.rules.dnd5e.harm.damage import RESISTED
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.readings import Answer
from affray.rules.dnd5e.state.happenings import WOUND, Happening
from affray.rules.dnd5e.state.weapons import Rider
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, foe, hero

DRAGON_BITE = SWORD.but(id="bite", hands=0, damage="2d10+4", more=(("2d6", "poison"),))


def bitten(table: TableForTests, dice: list[int], weapon: object = DRAGON_BITE, **ana: object) -> int:
    """What one bite takes from Ana."""
    table.set(foe("drake", "a1", weapons=(weapon,)), hero("ana", "b1", **{"hp": 99} | ana))
    table.play("attack ana bite", dice=dice)
    lost: int = 99 - table.ana.hp
    return lost


@clause("5e.damage.types", "5e.damage.bonus")
def test_a_dragons_bite_pierces_and_poisons_and_each_type_is_resisted_by_itself(table: TableForTests) -> None:
    assert bitten(table, [15, 5, 6, 3, 4]) == 15 + 7
    assert bitten(table, [15, 5, 6, 3, 4], resistances=frozenset({"poison"})) == 15 + 3
    assert bitten(table, [15, 5, 6, 3, 4], immunities=frozenset({"piercing"})) == 7
    assert bitten(table, [15, 5, 6, 3, 4], vulnerabilities=frozenset({"poison"})) == 15 + 14


@clause("5e.damage.critical", "5e.damage.critical-extra")
def test_a_critical_hit_rolls_all_types_twice(table: TableForTests) -> None:
    assert bitten(table, [20, 5, 5, 5, 5, 3, 3, 3, 3]) == 20 + 4 + 12


@clause("5e.damage.critical-extra")
def test_by_the_plain_reading_only_the_weapons_dice_are_rolled_twice(table: TableForTests) -> None:
    bo = hero("bo", "a1", features=("sneak-attack", "savage-attacks"), hidden_from=frozenset({"orc"}))
    table.set(bo, foe("orc", "b1", hp=99), crit_extra_dice="weapon-only")

    table.play("attack orc shortsword", dice=[20, 2, 6, 5, 4, 3])  # 2d6 of the sword, 1d6 sneaking, 1d6 savage

    assert table.orc.hp == 99 - (6 + 5 + 2 + 4 + 3)


@clause("5e.attack.natural-20")
@pytest.mark.parametrize(("natural", "lost"), [(18, 3), (19, 1 + 1 + 2), (20, 1 + 1 + 2)])
def test_a_wider_range_of_critical_hits(
    table: TableForTests, monkeypatch: pytest.MonkeyPatch, natural: int, lost: int
) -> None:
    monkeypatch.setitem(HOOKS.planning, "keen-edge", lambda _battle, plan: setattr(plan, "critical_from", 19))
    table.set(hero("ana", "a1", features=("keen-edge",)), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", dice=[natural, 1] if natural == 18 else [natural, 1, 1])

    assert table.orc.hp == 40 - lost


@clause("5e.damage.resist-once")
def test_several_resistances_halve_once(table: TableForTests, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fire resistance, and resistance to all that is not magical: nonmagical fire is halved, not quartered."""
    monkeypatch.setitem(RESISTED, "warded", ("fire", "piercing"))
    warded = Effect("warded-1", "warded", "ana")
    torch = SWORD.but(id="bite", damage="1d6+2", type="fire")
    assert bitten(table, [15, 6], torch, resistances=frozenset({"fire"}), effects=(warded,)) == 4

    both = frozenset({"piercing", "nonmagical"})
    assert bitten(table, [15, 6], torch.but(type="piercing"), resistances=both, effects=(warded,)) == 4


@clause("5e.damage.resist", "5e.damage.nonmagical")
@pytest.mark.parametrize(
    ("resistance", "properties", "lost"),
    [
        ("nonmagical", (), 4),
        ("nonmagical", ("silvered",), 4),
        ("nonmagical", ("magical",), 8),
        ("unsilvered", (), 4),
        ("unsilvered", ("silvered",), 8),
        ("unsilvered", ("magical",), 8),
    ],
)
def test_magic_and_silver_get_through_where_plain_weapons_do_not(
    table: TableForTests, resistance: str, properties: tuple[str, ...], lost: int
) -> None:
    weapon = SWORD.but(id="bite", properties=frozenset(properties))

    assert bitten(table, [15, 6], weapon, resistances=frozenset({resistance})) == lost


@clause("5e.damage.resist", "5e.damage.nonmagical")
def test_resistance_to_plain_weapons_is_none_to_other_types(table: TableForTests) -> None:
    assert bitten(table, [15, 5, 5, 3, 4], resistances=frozenset({"nonmagical"})) == 14 // 2 + 7


@clause("5e.saving-throw", "5e.attack.effects")
@pytest.mark.parametrize(("save", "poison"), [(9, 10), (10, 5)])
def test_a_sting_does_poison_that_a_save_halves(table: TableForTests, save: int, poison: int) -> None:
    sting = SWORD.but(id="bite", rider=Rider("con", 10, damage="2d8", type="poison", half=True))

    assert bitten(table, [15, 1, save, 4, 6], sting) == 3 + poison


@clause("5e.saving-throw", "5e.saving-throw.success")
def test_without_a_word_of_half_a_save_takes_all_of_it_away(table: TableForTests) -> None:
    sting = SWORD.but(id="bite", rider=Rider("con", 10, damage="2d8", type="poison"))

    assert bitten(table, [15, 1, 10], sting) == 3


@clause("5e.attack.effects")
def test_a_bite_may_poison_for_a_minute(table: TableForTests) -> None:
    bite = SWORD.but(id="bite", rider=Rider("con", 11, "poisoned", rounds=10))
    bitten(table, [15, 1, 10], bite)
    assert table.ana.suffers("poisoned")

    bitten(table, [15, 1, 11], bite)
    assert not table.ana.suffers("poisoned")
    bitten(table, [15, 1], bite, condition_immunities=frozenset({"poisoned"}))
    assert table.told("save") == []


@clause("5e.attack.effects")
def test_claws_paralyze_until_a_save_at_the_end_of_a_turn(table: TableForTests) -> None:
    bitten(table, [15, 1, 9], SWORD.but(id="bite", rider=Rider("con", 10, "paralyzed", repeats=True)))
    assert table.ana.suffers("paralyzed")

    table.play("end", dice=[10])
    assert not table.ana.suffers("paralyzed")


@clause("5e.attack.effects", "5e.monster.grapple")
def test_a_monsters_hit_may_grapple_without_a_check_and_says_how_to_escape(table: TableForTests) -> None:
    bitten(table, [15, 1], SWORD.but(id="bite", rider=Rider("", 0, "grappled", escape=13)))

    (held,) = table.ana.effects
    assert (held.kind, held.source, held.amount, table.ana.speed) == ("grappled", "drake", 13, 0)


@clause("5e.attack.effects", "5e.death.hit-at-0")
@pytest.mark.parametrize(("save", "failures"), [(9, 3), (10, 2)])
def test_a_sting_reaches_the_fallen_too_and_its_poison_is_a_wound_of_its_own(
    table: TableForTests, save: int, failures: int
) -> None:
    sting = SWORD.but(id="bite", rider=Rider("con", 10, "poisoned", "1d8", "poison", rounds=10, fells="numbed"))
    drake = foe("drake", "a1", weapons=(sting,))
    table.set(drake, hero("ana", "b1", hp=0, hp_max=20, status="dying"), hero("bo", "j8"))

    table.play("attack ana bite", dice=[15, 15, 1, 1, save, *([4] if save < 10 else [])])

    assert table.told("death-save")[-1]["failures"] == failures, "a hit from beside is critical: two"
    assert not table.ana.has("numbed")


@clause("5e.attack.effects")
@pytest.mark.parametrize("status", ["dying", "stable"])
def test_what_a_bite_brings_stays_with_the_fallen(table: TableForTests, status: str) -> None:
    bite = SWORD.but(id="bite", rider=Rider("con", 11, "poisoned", rounds=10))
    ana = hero("ana", "c1", hp=0, hp_max=20, status=status)
    table.set(foe("drake", "a1", weapons=(bite.but(reach=2),)), ana, hero("bo", "j8"))

    table.play("attack ana bite", dice=[15, 15, 1, 10])

    assert table.ana.suffers("poisoned")


@clause("5e.damage.resist-order")
@pytest.mark.parametrize(("order", "lost"), [("last", 10), ("unspecified", 7)])
def test_25_less_5_and_then_half_is_10_or_else_half_and_then_less_5(
    table: TableForTests, monkeypatch: pytest.MonkeyPatch, order: str, lost: int
) -> None:
    def shrug(_: object, __: object, happening: Happening, ___: object) -> None:
        happening.record.reduce(Reason("5e.damage.bonus", -5))

    monkeypatch.setitem(HOOKS.answers[WOUND], "aura", Answer(lambda *_: [Deed("aura")], shrug))
    table.set(
        foe("drake", "a1", weapons=(SWORD.but(id="bite", damage="1d4+21"),)),
        hero("ana", "b1", hp=99, features=("aura",), resistances=frozenset({"piercing"})),
        resist_order=order,
    )

    table.play("attack ana bite", "ana: aura", dice=[15, 4])

    assert table.ana.hp == 99 - lost


@clause("5e.damage.roll", "5e.monster.damage")
@pytest.mark.parametrize(("weapon", "lost"), [(SWORD, 5), (SWORD.but(more=(("2d6", "fire"),)), 5 + 7)])
def test_monsters_may_do_their_average_damage(table: TableForTests, weapon: object, lost: int) -> None:
    table.set(foe("orc", "a1", weapons=(weapon,), level=0), hero("ana", "b1", hp=99), damage_monsters="average")
    table.play("attack ana shortsword", dice=[15])
    assert table.ana.hp == 99 - lost

    table.play("end", "attack orc shortsword", dice=[15, 6])  # heroes roll
    assert table.orc.hp == 10 - 8


@clause("5e.attack.ability", "5e.attack.ability-except")
@pytest.mark.parametrize(("reading", "lost"), [("full", 6 + 2), ("plain", 6 + 3)])
def test_by_the_plain_reading_melee_is_by_strength_whatever_the_weapon(
    table: TableForTests, reading: str, lost: int
) -> None:
    rapier = SWORD.but(ability="dex")
    ana = hero("ana", "a1", weapons=(rapier,), abilities={"str": 16, "dex": 14})
    table.set(ana, foe("orc", "b1", hp=40), attack_ability=reading)

    table.play("attack orc shortsword", dice=[15, 6])

    assert table.orc.hp == 40 - lost
    assert [roll["total"] for roll in table.told("rolled")][:1] == [15 + 4 + (reading == "plain")]


@clause("5e.ranged.range", "5e.ranged.long")
@pytest.mark.parametrize(("reading", "is_offered"), [("long", False), ("none", True)])
def test_by_one_reading_shots_have_no_end(table: TableForTests, reading: str, is_offered: bool) -> None:
    bow = BOW.but(range=2, long=4)
    table.set(hero("ana", "a1", weapons=(bow,)), foe("orc", "h1", armour_class=30), range_max=reading)
    assert ("attack orc shortbow" in table.offered()) is is_offered
    if is_offered:
        table.play("attack orc shortbow", dice=[2, 3])
        assert [reason["clause"] for reason in table.told("attack")[0]["disadvantage"]] == ["5e.ranged.long"]


@clause("5e.feature.sneak-attack", "5e.damage.critical-extra")
@pytest.mark.parametrize(("level", "dice"), [(1, 1), (2, 1), (3, 2), (5, 3), (19, 10)])
def test_sneak_attack_grows_with_every_other_level(table: TableForTests, level: int, dice: int) -> None:
    bo = hero("bo", "a1", features=("sneak-attack",), level=level, hidden_from=frozenset({"orc"}))
    table.set(bo, foe("orc", "b1", hp=99))

    table.play("attack orc shortsword", dice=[15, 15, 1, *[6] * dice])

    assert table.orc.hp == 99 - 3 - 6 * dice


@clause("5e.feature.rage")
@pytest.mark.parametrize(("level", "added"), [(1, 2), (8, 2), (9, 3), (15, 3), (16, 4)])
def test_rage_adds_more_at_higher_levels(table: TableForTests, level: int, added: int) -> None:
    raging = Effect("raging-1", "raging", "cy")
    table.set(hero("cy", "a1", effects=(raging,), pools={"fury": 1}, level=level), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", dice=[15, 1])

    assert table.orc.hp == 40 - 3 - added


@clause("5e.feature.rage")
def test_rage_adds_nothing_to_what_is_done_by_dexterity(table: TableForTests) -> None:
    raging = Effect("raging-1", "raging", "cy")
    deft = SWORD.but(ability="dex")
    table.set(hero("cy", "a1", weapons=(deft,), effects=(raging,), pools={"fury": 1}), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", dice=[15, 1])

    assert table.orc.hp == 40 - 3


@clause("5e.damage.resist-order", "5e.damage.roll")
def test_damage_that_nothing_changes_has_one_reason(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=20))

    table.play("attack orc shortsword", dice=[15, 3])

    assert [(reason["clause"], reason["amount"]) for reason in table.told("hurt")[0]["reasons"]] == [
        ("5e.damage.roll", 5)
    ]
