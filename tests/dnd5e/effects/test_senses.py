"""Traits of senses and light, each said as a file says it."""

import pytest

from affray.content.loading import load_text
from affray.core.values import Effect
from affray.rules.dnd5e.rolls.hiding import passive_perception
from affray.rules.dnd5e.senses.light import BRIGHT, DARK, DIM, light_on
from affray.rules.dnd5e.senses.sight import sees
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import trait
from tests.dnd5e.kit import BY_THE_BOOK, battle_of, edges, foe, hero, zone

SHUNS = trait("mods: [{hook: attack, edge: -1, if: {me: {light: sunlight}}}]")
BURNS = trait("acts: [{at: start, all: [{harm: 20 radiant, if: {light: sunlight}}]}]")
PIERCING = trait("mods: [{hook: senses, about: magical-darkness}]")
ECHO = trait("mods: [{hook: senses, about: by-hearing}]")
EYELESS = trait("mods: [{hook: senses, about: blind-beyond}]")
SHINING = trait("mods: [{hook: light, far: 10 ft}]")
NIGHT = ["%" * 10] * 8
DARKNESS = tuple(f"{column}{row}" for column in "bcdef" for row in range(1, 9))


def sight(table: TableForTests, observer: str, other: str) -> bool:
    battle = battle_of(table.fight)
    return sees(battle, battle.creatures[observer], battle.creatures[other])


def test_who_shuns_the_sun_strikes_badly_in_it(table: TableForTests) -> None:
    table.set(foe("wight", "a1", traits=(SHUNS,)), hero("ana", "b1", hp=40))
    table.play("attack ana shortsword", dice=[2])
    assert edges(table) == ([], [])

    table.play("end", "end", "rule: ground a1-c3 sunlight", "attack ana shortsword", dice=[2, 2])
    assert edges(table) == ([], ["5e.effect.gift"])


def test_magical_darkness_and_the_gms_word_keep_the_sun_off(table: TableForTests) -> None:
    table.set(foe("wight", "a1", traits=(BURNS,), hp=50), hero("ana", "j8"), zones=(zone("darkness", "b1"),))
    table.play("rule: ground a1-b1 sunlight", "move b1", "end", "end")
    assert table.wight.hp == 50

    table.play("move a1", "end", "end")
    assert table.wight.hp == 30

    table.play("rule: ground a1 dim", "end", "end")
    assert table.wight.hp == 30


def test_the_sun_shines_on_a_map_wherever_nothing_else_is_said() -> None:
    text = (
        "rulebook: dnd5e\ntitle: At noon\nlight: sunlight\nmap: |\n  A..:\n  ..W:\nlegend: {':': dim}\n"
        "place: {A: brunna, W: wolf}\nsides: {heroes: [{block: fighter, name: brunna}], foes: [{block: wolf}]}\n"
    )

    ground = battle_of(load_text(text)).ground

    assert ground.board.squares("sunlight").bit_count() == 6
    assert not ground.is_bright


@clause("5e.light.sources")
def test_a_shining_creature_lights_its_surroundings_until_it_dies(table: TableForTests) -> None:
    table.set(foe("azer", "a1", traits=(SHINING,), hp=5), hero("ana", "j8"), map=NIGHT)
    grid, battle = battle_of(table.fight).grid, battle_of(table.fight)
    squares = [1 << grid.square(name) for name in ("c1", "e1", "f1")]
    assert [light_on(battle, square) for square in squares] == [BRIGHT, DIM, DARK]
    assert sight(table, "ana", "azer")

    table.play("rule: azer hp 0")
    assert light_on(battle_of(table.fight), squares[0]) == DARK


@clause("5e.sense.darkvision")
@pytest.mark.parametrize(("traits", "is_seen"), [((PIERCING,), True), ((), False)])
def test_darkvision_may_pierce_magical_darkness(
    table: TableForTests, traits: tuple[object, ...], is_seen: bool
) -> None:
    imp = foe("imp", "a1", traits=traits, senses={"darkvision": 12})
    table.set(imp, hero("ana", "h1"), zones=(zone("darkness", *DARKNESS),))

    assert sight(table, "imp", "ana") is is_seen
    assert not sight(table, "ana", "imp")


@clause("5e.sense.blindsight")
@pytest.mark.parametrize("deaf", ["deafened", "silence"])
def test_echoes_need_ears(table: TableForTests, deaf: str) -> None:
    effects = (Effect("deafened-1", "deafened", "bat"),) if deaf == "deafened" else ()
    zones = (zone("silence", "a1"),) if deaf == "silence" else ()
    unseen = hero("ana", "c1", effects=(Effect("invisible-1", "invisible", "ana"),))
    for heard, seen in ((effects or zones, False), ((), True)):
        bat = foe("bat", "a1", traits=(ECHO,), senses={"blindsight": 6}, effects=effects if heard else ())
        table.set(bat, unseen, zones=zones if heard else ())
        assert sight(table, "bat", "ana") is seen


def test_the_eyeless_see_nothing_beyond_their_blindsight(table: TableForTests) -> None:
    ooze = foe("ooze", "a1", traits=(EYELESS,), senses={"blindsight": 6}, weapons=())
    table.set(ooze, hero("ana", "g1"), hero("bo", "h1"))

    assert sight(table, "ooze", "ana")
    assert not sight(table, "ooze", "bo")
    assert sight(table, "bo", "ooze")


@clause("5e.check.passive")
def test_keen_senses_count_for_passive_perception_too(table: TableForTests) -> None:
    keen = trait("mods: [{hook: check, edge: 1, about: [smell]}]")
    table.set(foe("wolf", "a1", traits=(keen,), passive_perception=13), hero("ana", "j8"))
    battle = battle_of(table.fight)

    assert passive_perception(BY_THE_BOOK, battle, battle.creatures["wolf"], battle.creatures["ana"]) == 18


def test_a_filter_may_ask_for_ground(table: TableForTests) -> None:
    wet = trait("mods: [{hook: attack, edge: 1, if: {me: {ground: underwater}}}]")
    squid = foe("squid", "a1", traits=(wet,), speeds=foe("x", "a1").block.speeds.but(swim=6))
    table.set(squid, hero("ana", "b1", hp=40), map=["uu........"] * 8)

    table.play("attack ana shortsword", dice=[2, 2])

    assert edges(table)[0] == ["5e.effect.gift"]
