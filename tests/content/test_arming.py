"""What creatures wear and carry, as files say it."""

import pytest

from affray.content.loading import shelf
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Rider, Weapon
from tests.content.texts import IMP, one, put, refused

WHO = "{block: goblin, at: [h1, h2]}"


def imp(more: str, **entry: str) -> Combatant:
    """The imp with more lines, and with more said of it where it fights."""
    said = "".join(f", {field}: {value}" for field, value in entry.items())
    return one(put(WHO, f"{{block: imp, at: h1{said}}}") + IMP + more, "imp")


def weapon(written: str) -> Weapon:
    return imp(f"    weapons: [{written}]\n").block.weapons[0]


def test_the_whole_armour_table_is_there() -> None:
    assert [*shelf().armour] == [
        "padded", "leather", "studded-leather", "hide", "chain-shirt", "scale-mail", "breastplate", "half-plate",
        "ring-mail", "chain-mail", "splint", "plate", "shield",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "pools"),
    [
        ("    weapons: [shortbow, longbow]\n", {"arrow": 11}),
        ("    weapons: [light-crossbow, sling]\n", {"bolt": 11, "sling-bullet": 11}),
        ("    weapons: [javelin, spear]\n", {"javelin": 5, "spear": 5}),
        ("    weapons: [{id: shortsword, pair: true}]\n", {"shortsword": 2}),
        ("    weapons: [mace]\n", {}),
        ("    weapons: [shortbow, dagger]\n    ammunition: {arrow: 3, dagger: 0}\n", {"arrow": 3, "dagger": 0}),
        (
            "    weapons: [{id: spike, hit: +5, damage: 1d8 piercing, range: 100/200 ft}]\n"
            "    ammunition: {spike: 24}\n",
            {"spike": 24},
        ),
    ],
)
def test_shots_and_throws_are_counted(lines: str, pools: dict[str, int]) -> None:
    usual = {"moved", "dashes", "action", "bonus", "reaction", "object"}

    assert {name: count for name, count in imp(lines).pools.items() if name not in usual} == pools


def test_heroes_have_a_full_quiver_and_one_of_each_weapon() -> None:
    level = put("    challenge: 1\n", "    level: 1\n", IMP) + "    weapons: [dagger, shortbow]\n"
    hero = one(put(WHO, "{block: imp, at: h1}") + level, "imp")

    assert (hero.pools["arrow"], hero.pools["dagger"]) == (20, 1)


def test_an_encounter_may_say_how_many_arrows_there_are_and_what_is_in_hand() -> None:
    given = imp("    weapons: [mace, shortbow]\n", **{"with": "{ammunition: {arrow: 2}, holds: [shortbow]}"})

    assert (given.pools["arrow"], given.holds) == (2, ("shortbow",))
    assert imp("    weapons: [mace, shortbow]\n").holds == ("mace",)


@pytest.mark.parametrize(
    ("written", "hands", "needs"),
    [
        ("mace", 1, 1),
        ("longsword", 1, 1),
        ("{id: longsword, hands: 2}", 2, 2),
        ("greataxe", 2, 2),
        ("sling", 1, 2),
        ("longbow", 2, 2),
        ("lance", 1, 2),
        ("unarmed-strike", 0, 0),
        ("{id: bite, hit: +4, damage: 1d6 piercing}", 0, 0),
        ("{id: rock, hit: +4, damage: 1d6 bludgeoning, hands: 1}", 1, 1),
    ],
)
def test_how_many_hands_a_weapon_takes(written: str, hands: int, needs: int) -> None:
    assert (weapon(written).hands, weapon(written).needs) == (hands, needs)


def test_a_bite_with_all_that_can_be_said_of_it() -> None:
    bite = weapon(
        "{id: bite, hit: +4, damage: 2d10+4 piercing, more: [2d6 poison], magical: true, silvered: true, "
        "on-hit: {save: con, dc: 15, damage: 7d6 poison, half: true, condition: grappled, escape: 14}}"
    )

    assert bite.more == (("2d6", "poison"),)
    assert {"magical", "silvered"} <= bite.properties
    assert bite.rider == Rider("con", 15, "grappled", "7d6", "poison", half=True, escape=14)


def test_nets_and_lances_are_known_by_their_properties() -> None:
    assert "net" in weapon("net").properties
    assert "lance" in weapon("{id: long-lance, like: lance}").properties


def test_routines_are_lists_of_weapons() -> None:
    given = imp("    weapons: [mace, dagger]\n    multiattack: [[mace, dagger], [dagger, dagger]]\n")

    assert given.block.routines == (("mace", "dagger"), ("dagger", "dagger"))


def test_a_file_may_have_armour_of_its_own() -> None:
    armour = "armour:\n  barrel: {kind: heavy, ac: 12, strength: 20}\n"
    text = put(WHO, "{block: imp, at: h1}") + armour + put("    ac: 13\n", "    armour: [barrel]\n", IMP)

    assert (one(text, "imp").armour_class, one(text, "imp").speed) == (12, 2)


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("    holds: [mace]\n", "creatures.imp.holds[0]"),
        ("    ammunition: {arrow: 3}\n", "creatures.imp.ammunition.arrow"),
        ("    multiattack: [[bite]]\n", "creatures.imp.multiattack[0][0]"),
    ],
)
def test_what_is_said_of_a_weapon_that_is_not_there_is_refused(line: str, where: str) -> None:
    (problem,) = refused(put(WHO, "{block: imp, at: h1}") + IMP + line)

    assert (problem.code, problem.where) == ("no-such-weapon", where)


@pytest.mark.parametrize(
    ("on_hit", "where"),
    [
        ("{save: con, condition: prone}", "dc"),
        ("{save: con, dc: 12}", "condition"),
    ],
)
def test_what_a_hit_brings_is_said_in_full(on_hit: str, where: str) -> None:
    line = f"    weapons: [{{id: bite, hit: +4, damage: 1d6 piercing, on-hit: {on_hit}}}]\n"
    (problem,) = refused(put(WHO, "{block: imp, at: h1}") + IMP + line)

    assert (problem.code, problem.where) == ("missing-field", f"creatures.imp.weapons[0].on-hit.{where}")


def test_poison_that_a_hit_brings_has_a_type() -> None:
    line = "    weapons: [{id: bite, hit: +4, damage: 1d6 piercing, on-hit: {save: con, dc: 12, damage: 2d6}}]\n"
    (problem,) = refused(put(WHO, "{block: imp, at: h1}") + IMP + line)

    assert problem.code == "no-damage-type"
