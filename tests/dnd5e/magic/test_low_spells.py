"""Spells of the lowest levels: light, senses, speed, and what their bearers can no longer suffer."""

from typing import Any

from affray.rules.dnd5e.senses.light import light_around
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.spells import Spell
from affray.testing import TableForTests
from tests.dnd5e.effects.saying import spell, trait
from tests.dnd5e.kit import battle_of, caster, foe, hero

CELLAR = ["%" * 10] * 8


def mage(*spells: str | Spell, **traits: Any) -> Any:
    return caster("ana", "a1", *spells, **traits)


def test_an_effect_sheds_light_or_dim_light_alone(table: TableForTests) -> None:
    glow = "lasts: 1 minute\nwho: {sort: foe, within: 60 ft}\n"
    glow += "all: [{lay: deed, mods: [{hook: light, about: dim, far: 5 ft}]}]"
    table.set(
        caster("ana", "a1", "flame-blade", spell(glow)),
        foe("orc", "h1"),
        foe("imp", "h2"),
        foe("rat", "e1"),
        map=CELLAR,
    )
    table.play("cast flame-blade 2", "end", "end", "end", "end", "cast deed 1 orc")

    battle = battle_of(table.fight)

    assert [light_around(battle, one) for one in (table.ana, table.rat, table.orc, table.imp)] == [2, 1, 1, 1]


def test_darkvision_is_lent(table: TableForTests) -> None:
    table.set(mage("darkvision"), foe("orc", "d2"), map=CELLAR)
    assert not sees(battle_of(table.fight), table.ana, table.orc)

    table.play("cast darkvision 2 ana")

    assert sees(battle_of(table.fight), table.ana, table.orc)


def test_who_sees_the_invisible_sees_it(table: TableForTests) -> None:
    hidden = spell("lasts: 1 minute\nthen: [{lay: deed, is: invisible}]")
    table.set(mage("see-invisibility"), caster("witch", "c1", hidden, side="foes"), hero("bo", "b1"))
    table.play("cast see-invisibility 2", "end", "cast deed 1")

    battle = battle_of(table.fight)

    assert (sees(battle, table.ana, table.witch), sees(battle, table.bo, table.witch)) == (True, False)


def test_an_expeditious_retreat_dashes_at_once_and_later_by_the_bonus_action(table: TableForTests) -> None:
    table.set(mage("expeditious-retreat"), foe("orc", "j8"))
    table.play("cast expeditious-retreat 1")
    assert "move i8" in table.offered()

    table.play("end", "end")

    assert "dash bonus" in table.offered()


def test_a_jump_is_three_times_as_far(table: TableForTests) -> None:
    pit = ["." * 2 + "o" * 2 + "." * 6, *["." * 2 + "o" * 2 + "." * 6] * 7]
    table.set(mage("jump", speed=12), foe("orc", "j8"), map=pit)
    assert "jump e1" not in table.offered()

    table.play("cast jump 1 ana", "move b1")

    assert "jump e1" in table.offered()


def test_a_spider_climbs_as_fast_as_it_walks(table: TableForTests) -> None:
    table.set(mage("spider-climb"), foe("orc", "j8"))

    table.play("cast spider-climb 2 ana")

    assert table.ana.speed_by("climb") == 6


def test_a_blur_deceives_all_but_those_who_see_through_it(table: TableForTests) -> None:
    bat = foe("bat", "a2", senses={"blindsight": 12})
    table.set(mage("blur", hp=50), foe("orc", "b1"), bat)

    table.play("cast blur 2", "end", "attack ana shortsword", "end", "attack ana shortsword", dice=[15, 4, 15, 3, 20])

    assert table.ana.hp == 45


def test_evil_cannot_charm_or_frighten_whom_a_spell_protects(table: TableForTests) -> None:
    charm = spell("who: {sort: foe, within: 30 ft}\nall: [{lay: charmed, lasts: 1 hour}]")
    fiend = caster("imp", "c1", charm, side="foes", kind="fiend")
    table.set(mage("protection-from-evil-and-good"), fiend, caster("witch", "c2", charm, side="foes"))

    table.play("cast protection-from-evil-and-good 1 ana", "end", "cast deed 1 ana", "end")
    assert not table.ana.suffers("charmed")

    table.play("cast deed 1 ana")
    assert table.ana.suffers("charmed")


def test_a_branded_foe_is_seen(table: TableForTests) -> None:
    hidden = spell("lasts: 1 minute\nthen: [{lay: deed, is: invisible}]")
    table.set(mage("branding-smite"), caster("witch", "b1", hidden, side="foes", hp=40), map=CELLAR)
    table.play("cast branding-smite 2", "end", "cast deed 1", "end")

    table.play("attack witch shortsword", dice=[15, 3, 4, 4])

    assert (table.witch.hp, table.witch.suffers("invisible"), table.ana.has("branding-smite")) == (27, False, False)
    assert light_around(battle_of(table.fight), table.witch) == 1

    table.play("end-spell")
    assert not table.witch.effects


def test_a_trait_may_be_a_sense() -> None:
    assert trait("mods: [{hook: sense, about: truesight, far: 30 ft}]").mods_on("sense")
