"""Clouds, winds and lights: areas that drift, slow, shine, wear out, and are cleared away."""

from typing import Any

from affray import Fight
from affray.rules.dnd5e.senses.light import BRIGHT, DARK, DIM, light_on
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, spell
from tests.dnd5e.kit import battle_of, caster, foe, hero

CLOUD = """
holds: 1 minute
who: {within: 60 ft, area: cube 10 ft}
then: [{zone: {veils: heavily, gas: true, drifts: 10 ft, acts: [{at: start, all: [{harm: 1d4 poison}]}]}}]
"""


def mage(text: str, at: str = "a1", **traits: Any) -> Any:
    return caster("ana", at, spell(text), **traits)


def squares(table: TableForTests) -> list[str]:
    """Of the only zone."""
    (zone,) = battle_of(table.fight).zones
    return battle_of(table.fight).square_names(zone.squares)


def test_a_cloud_drifts_away_from_its_caster_at_the_start_of_its_turns(table: TableForTests) -> None:
    table.set(mage(CLOUD, "a2"), foe("orc", "j8"))

    table.play("cast deed 1 d2", "end", "end")

    assert squares(table) == ["f2", "g2", "f3", "g3"]


def test_its_caster_steers_a_cloud_only_away_from_itself(table: TableForTests) -> None:
    table.set(mage(CLOUD.replace("drifts", "steered: true, drifts"), "a2"), foe("orc", "j8"))
    table.play("cast deed 1 d2", "end", "end")
    assert "drift b2" not in table.offered()

    table.play("drift f4")

    assert squares(table) == ["f4", "g4", "f5", "g5"]


def test_wind_clears_gas_away_and_blows_out_torches(table: TableForTests) -> None:
    gust = spell("who: {area: line 30 ft}\nthen: [{clear: [gas, flames]}]").but(id="gust")
    table.set(caster("ana", "a2", spell(CLOUD), gust), foe("orc", "e2"))
    table.play("cast deed 1 c2", "end", "end")
    table.fight.rule("orc gains torch")

    table.play("cast gust 1 b2")

    assert battle_of(table.fight).zones == ()
    assert not table.orc.has("torch")
    assert not table.ana.has("concentrating")


def test_light_of_a_spell_clears_darkness_up_to_a_level(table: TableForTests) -> None:
    text = "holds: 1 minute\nwho: {within: 60 ft, area: cube 10 ft}\nthen: [{zone: {veils: magically-dark}}]"
    light = "who: {within: 60 ft, area: cube 10 ft}\nthen: [{clear: darkness, up-to: 2}]"
    table.set(mage(text), caster("bo", "a3", spell(light)), foe("orc", "j8"))
    table.play("cast deed 3 d2", "end", "cast deed 1 d2")
    assert len(battle_of(table.fight).zones) == 1

    table.set(mage(text), caster("bo", "a3", spell(light)), foe("orc", "j8"))
    table.play("cast deed 2 d2", "end", "cast deed 1 d2")
    assert battle_of(table.fight).zones == ()


@clause("5e.light.sources")
def test_an_area_that_shines_lights_the_dark(table: TableForTests) -> None:
    text = "lasts: 1 hour\nwho: {within: 60 ft, area: cube 10 ft}\nthen: [{zone: {light: 10 ft}}]"
    table.set(mage(text, "e4"), foe("orc", "c4"), map=["%" * 10] * 8)

    table.play("cast deed 1 e4")

    battle = battle_of(table.fight)
    lights = {name: light_on(battle, 1 << battle.grid.square(name)) for name in ("e4", "c4", "a4")}
    assert lights == {"e4": BRIGHT, "c4": DIM, "a4": DARK}


@clause("5e.move.difficult")
def test_in_thick_growth_a_square_costs_four(table: TableForTests) -> None:
    text = "lasts: 1 hour\nwho: {within: 60 ft, area: cube 10 ft}\nthen: [{zone: {steep: true}}]"
    table.set(mage(text), foe("orc", "e2"))
    table.play("cast deed 1 c2", "end")

    table.play("move d2")

    assert table.orc.pools["moved"] == 4
    assert "move c2" not in table.offered()


def test_against_the_wind_a_square_costs_two_and_with_it_one(table: TableForTests) -> None:
    text = "holds: 1 minute\nwho: {area: line 30 ft}\nthen: [{zone: {inwards: true, follows: true}}]"
    table.set(mage(text, "a2"), foe("orc", "d2"))
    table.play("cast deed 1 b2", "end", "move c2")
    assert table.orc.pools["moved"] == 2

    table.play("move d2")

    assert table.orc.pools["moved"] == 3


def test_a_wind_goes_with_its_caster_and_is_turned(table: TableForTests) -> None:
    text = "holds: 1 minute\nwho: {area: line 15 ft x 10 ft}\nthen: [{zone: {follows: true, moves: 15 ft, by: bonus}}]"
    table.set(mage(text, "a2"), foe("orc", "j8"))
    table.play("cast deed 1 b2", "move a3")
    assert squares(table) == ["b3", "c3", "d3", "b4", "c4", "d4"]

    table.play("end", "end", "cast deed a4")

    assert squares(table) == ["a4", "b4", "a5", "b5", "a6", "b6"]


def test_an_area_ends_when_it_has_dealt_all_that_it_can(table: TableForTests) -> None:
    text = "lasts: 1 hour\nwho: {within: 60 ft, area: cube 10 ft}\n"
    text += "then: [{zone: {total: 10, acts: [{at: start, all: [{harm: 2d4 radiant}]}]}}]"
    table.set(mage(text), foe("orc", "d2", hp=40))
    table.play("cast deed 1 d2", "end", dice=[3, 3])
    assert len(battle_of(table.fight).zones) == 1

    table.play("end", "end", dice=[2, 2])

    assert (table.orc.hp, battle_of(table.fight).zones) == (30, ())


@clause("5e.concentration.end")
def test_an_area_may_break_concentration(table: TableForTests) -> None:
    text = "lasts: 1 hour\nwho: {within: 60 ft, area: cube 10 ft}\n"
    text += (
        "then: [{zone: {acts: [{at: start, if: {has: concentrating}, roll: save con, fail: [{end: concentrating}]}]}}]"
    )
    other = caster("imp", "d2", "bless", side="foes")
    table.set(mage(text), other, foe("orc", "j8"))
    table.play("end", "cast bless 1 imp", "end", "end", "cast deed 1 d2")
    assert table.imp.has("concentrating")

    table.play("end", dice=[1, 2])

    assert not table.imp.has("concentrating")


INK = """
who: {sort: self, if: {me: {ground: underwater}}}
then: [{zone: {around: 10 ft, veils: heavily, lasts: 1 minute}}]
"""


def test_a_power_leaves_an_area_where_it_is_of_use_as_long_as_it_says(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("squid", "c3", powers=(power(INK),)), map=["u" * 10] * 8)
    table.play("end", "use deed")
    assert [zone.veils for zone in battle_of(table.fight).zones] == ["heavily"]
    assert Fight.restore(table.fight.save()).state == table.fight.state

    table.set(hero("ana", "a1"), foe("squid", "c3", powers=(power(INK),)))
    table.play("end")
    assert "use deed" not in table.offered()


def test_a_power_that_is_concentrated_on_goes_with_its_user(table: TableForTests) -> None:
    dark = (
        "then: [{zone: {around: 5 ft, follows: true, veils: magically-dark, lasts: 10 minutes, ends: concentration}}]"
    )
    table.set(hero("ana", "a1"), foe("bat", "c3", powers=(power(dark),)))
    table.play("end", "use deed", "move d3")
    assert squares(table)[0] == "c2"

    table.play("end-spell")

    assert battle_of(table.fight).zones == ()
