"""The words of which abilities, traits and triggers are made, one by one, as a file says them."""

import pytest

from affray.rules.drawsteel.state.blocks import FREE_TRIGGERED, MANEUVER, Ability, Distance
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CLAW, HIT, at, foe, hero, netted, strike, trait, when, words

NEAR = Distance(area="burst", size=1)


@clause("ds.ability.order")
@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ("sort: enemy", True),
        ("sort: ally", False),
        ("sort: self", False),
        ("within: 1", True),
        ("within: 0", False),
        ("line: true", True),
        ("is: [dazed, prone]", True),
        ("is: dazed", False),
        ("held: true", True),
        ("size: 1M", True),
        ("size: 1S", False),
        ("keyword: [elf, dwarf]", True),
        ("keyword: orc", False),
        ("hero: true", True),
        ("hero: false", False),
        ("winded: true", True),
        ("up: true", True),
        ("beset: true", True),
        ("me: {beset: true}", False),
        ("me: {steady: true}", True),
        ("me: {buried: true}", True),
        ("me: {hid: true}", True),
        ("edge: true", True),
        ("me: {edge: true}", False),
        ("type: fire", False),
        ("strike: true", True),
        ("melee: true", True),
        ("not: {hero: true}", False),
        ("not: {is: dazed}, sort: enemy", True),
    ],
)
def test_more_damage_where_what_is_asked_is_so(table: TableForTests, test: str, holds: bool) -> None:
    stab = strike("stab", 3, 3, 3, bonus=2, effects=words(f"{{kind: more, amount: 2, if: {{{test}}}}}"))
    ana = hero("ana", "b1", hp=9, hp_max=20, under=["prone", "grabbed imp"], keywords=frozenset({"elf"}))
    pools = {"began-buried": 1, "began-hidden-from-ana": 1}
    table.set(foe("imp", "b2", abilities=(stab,), pools=pools), ana, foe("orc", "a1"), hero("bo", "j8"))

    table.play("use ana stab", dice=[5, 5])

    assert table.ana.hp == 9 - 3 - 2 * holds


@clause("ds.hero.type")
def test_damage_that_is_answered_may_have_to_be_of_a_type(table: TableForTests) -> None:
    ward = Ability("ward", FREE_TRIGGERED, target="self", trigger=when("{at: damage, who: {sort: self, type: fire}}"))
    table.set(foe("imp", "b2"), hero("ana", "b1", abilities=(ward,)))

    table.play("use ana claw", dice=[5, 5])

    assert table.asked().question.kind == "turn"


# --- mods


@clause("ds.roll.edges")
@pytest.mark.parametrize(
    ("hook", "edges"), [("strike", (1, 0)), ("struck", (0, 1)), ("roll", (1, 0)), ("targeted", (0, 1))]
)
def test_a_trait_bears_on_rolls_of_its_bearer_or_against_it(
    table: TableForTests, hook: str, edges: tuple[int, int]
) -> None:
    imp = foe("imp", "b2", traits=(trait("keen", f"mods: [{{hook: {hook}, edge: 1}}]"),))
    table.set(imp, hero("ana", "b1"))

    table.play("use ana claw", "end", "use imp axe", dice=[5, 5, 5, 5])

    assert (netted(table, "@ana"), netted(table, "@imp")) == edges


@clause("ds.ability.stacking")
def test_a_trait_adds_damage_to_the_first_target_of_a_strike(table: TableForTests) -> None:
    imp = foe("imp", "b2", abilities=(CLAW.but(number=2),), traits=(trait("cruel", "mods: [{hook: damage, add: 2}]"),))
    table.set(imp, hero("ana", "b1"), hero("bo", "b3"))

    table.play("use ana,bo claw", dice=[5, 5])

    assert (table.ana.hp, table.bo.hp) == (20 - 4 - 2, 20 - 4)


@clause("ds.ability.stacking")
def test_what_is_laid_twice_makes_faster_once(table: TableForTests) -> None:
    haste = "{kind: lay, name: quick, lasts: round, mods: [{hook: speed, add: 2}]}"
    table.set(
        foe("imp", "a1", abilities=(Ability("haste", "free", target="self", effects=words(haste)),)), hero("ana", "j8")
    )

    table.play("use haste", "use haste")

    assert "move h1" in table.offered()
    assert "move i1" not in table.offered()


@clause("ds.area.lasting")
def test_what_lasts_to_the_next_turn_ends_as_that_begins(table: TableForTests) -> None:
    shout = words("{kind: lay, name: in-step, lasts: next-turn, mods: [{hook: strike, edge: 1}]}")
    table.set(
        foe("imp", "a1", abilities=(Ability("shout", MANEUVER, target="self", effects=shout),)), hero("ana", "j8")
    )

    table.play("use shout", "end")
    assert table.imp.has("in-step")
    table.play("end")

    assert not table.imp.has("in-step")


# --- to others


@clause("ds.foe.grip")
def test_everybody_in_its_grip_may_be_meant(table: TableForTests) -> None:
    squeeze = Ability("squeeze", MANEUVER, target="self", effects=words("{kind: harm, amount: 3, to: held}"))
    table.set(foe("imp", "b2", abilities=(squeeze,)), hero("ana", "b1", under=["grabbed imp"]), hero("bo", "b3"))

    table.play("use squeeze")

    assert (table.ana.hp, table.bo.hp) == (17, 20)


@clause("ds.hero.ward")
def test_who_did_it_may_be_meant(table: TableForTests) -> None:
    spines = Ability(
        "spines", FREE_TRIGGERED, target="self", trigger=HIT, effects=words("{kind: harm, amount: 2, to: doer}")
    )
    table.set(hero("ana", "b1"), foe("imp", "b2", abilities=(CLAW, spines)))

    table.play("use imp axe", "imp: spines", dice=[5, 5])

    assert table.ana.hp == 18


@clause("ds.triggered.free")
def test_two_who_hurt_whoever_hurts_them_come_to_an_end(table: TableForTests) -> None:
    spikes = words("{kind: harm, amount: 1, to: doer}")
    spines = Ability("spines", FREE_TRIGGERED, target="self", trigger=HIT, effects=spikes)
    table.set(hero("ana", "b1", abilities=(AXE, spines)), foe("imp", "b2", abilities=(CLAW, spines)))

    table.play("use imp axe", "imp: spines", "ana: spines", dice=[5, 5])

    assert (table.ana.hp, table.imp.hp) == (19, 20 - 3 - 1)


@clause("ds.hero.teamwork")
def test_the_user_may_be_meant_for_each_target_that_fits(table: TableForTests) -> None:
    gloat = words("{kind: temporary, amount: 2, to: me, if: {is: prone}}")
    whirl = strike("whirl", 1, 1, 1, bonus=2, number=2, effects=gloat)
    table.set(foe("imp", "b2", abilities=(whirl,)), hero("ana", "b1", under=["prone"]), hero("bo", "b3"))

    table.play("use ana,bo whirl", dice=[5, 5])

    assert table.imp.pools["temporary"] == 2


@clause("ds.foe.strike-order")
def test_of_those_who_fit_the_user_chooses_one_or_nobody(table: TableForTests) -> None:
    order = Ability(
        "order", MANEUVER, target="self", effects=words("{kind: free-strike, who: {sort: ally, within: 3}}")
    )
    table.set(foe("imp", "b2", abilities=(order,)), foe("orc", "c1"), foe("elf", "g7"), hero("ana", "b1"))

    table.play("use order")

    assert table.offered() == ["orc", "pass"]


@clause("ds.foe.geyser")
@pytest.mark.parametrize(("dice", "hp"), [([1, 1], 15), ([6, 7], 18), ([9, 9], 20)])
def test_the_tier_of_a_test_says_what_happens(table: TableForTests, dice: list[int], hp: int) -> None:
    fall = words("{kind: test, by: agility, tiers: [[{kind: harm, amount: 5}], [{kind: harm, amount: 2}], []]}")
    table.set(
        foe("imp", "b2", abilities=(Ability("fall", MANEUVER, distance=NEAR, target="enemy", effects=fall),)),
        hero("ana", "b1"),
    )

    table.play("use fall", dice=dice)

    assert table.ana.hp == hp


# --- traits at their moments


@clause("ds.ability.order")
def test_a_trait_acts_when_a_turn_ends(table: TableForTests) -> None:
    restless = trait("restless", "acts: [{at: turn-end, if: {sort: self}, do: [{kind: shift, amount: 2}]}]")
    table.set(foe("imp", "b2", traits=(restless,)), hero("ana", "j8"))

    table.play("end", "shift d2")

    assert at(table, "imp") == "d2"


@clause("ds.foe.jaws")
def test_a_trait_acts_when_an_enemys_turn_begins_beside_it(table: TableForTests) -> None:
    heat = trait("heat", "acts: [{at: turn-start, if: {sort: enemy, within: 1}, do: [{kind: harm, amount: 1}]}]")
    table.set(foe("imp", "b2", traits=(heat,)), hero("ana", "b1"))

    table.play("end")

    assert table.ana.hp == 19


def test_reasons_bear_the_name_of_an_effect_that_no_clause_tells(table: TableForTests) -> None:
    table.set(foe("imp", "b2", traits=(trait("keen", "mods: [{hook: strike, edge: 1}]"),)), hero("ana", "b1"))

    table.play("use ana claw", dice=[5, 5])

    assert [each["clause"] for each in table.told("power-roll")[-1]["edges"]] == ["ds.effect.keen"]


def test_a_fight_with_laid_effects_is_saved_and_restored(table: TableForTests) -> None:
    shout = words("{kind: lay, name: in-step, lasts: next-turn, mods: [{hook: strike, edge: 1}]}")
    table.set(
        foe("imp", "a1", abilities=(Ability("shout", MANEUVER, target="self", effects=shout),)), hero("ana", "j8")
    )
    table.play("use shout")

    again = type(table.fight).restore(table.fight.save())

    assert again.state.creatures["imp"].effects == table.imp.effects
