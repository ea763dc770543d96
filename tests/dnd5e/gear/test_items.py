"""Gear and magic items: what each gives its bearer, by the figures of the SRD."""

from pathlib import Path

import pytest

from affray import simulate
from affray.content.loading import load_text, shelf
from affray.core.fight.fight import Fight
from affray.lang import LANGUAGES, language
from affray.rules.dnd5e.rolls.checks import planned_save
from affray.rules.dnd5e.rolls.mods import RESIST, is_proof
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES
from affray.telling.sheets import sheet
from affray.telling.tongue import Tongue
from affray.testing import TableForTests
from tests.content.texts import SMALL, battle, refused
from tests.dnd5e.kit import BY_THE_BOOK, arrange, battle_of, combatant, foe, hero

PAGE = Path(__file__).parents[3] / "docs/items.md"


def bearer(id: str, at: str, items: str, block: str = "fighter", side: str = "heroes", **changes: object) -> Combatant:
    """A shipped hero who carries these items."""
    text = SMALL.replace(
        "{block: fighter, name: ana, at: a1}", f"{{block: {block}, name: ana, at: a1, with: {{items: [{items}]}}}}"
    )
    found = battle(text).creatures["ana"]
    place = combatant(id, side, at).place
    return found.but(**{"id": id, "name": id, "side": side, "place": place, "group": id, **changes})


def weapon(creature: Combatant, id: str) -> tuple[int, str, str]:
    found = next(weapon for weapon in creature.block.weapons if weapon.id == id)
    return found.bonus, found.damage, found.type


def resisted(table: TableForTests) -> list[str]:
    """The types of damage that Ana resists by what she carries, drinks and holds."""
    return [type for type in DAMAGE_TYPES if is_proof(battle_of(table.fight), table.ana, RESIST, type)]


# --- gear


@pytest.mark.parametrize(("item", "dice", "harm"), [("acid-vial", [12, 3, 4], 7), ("alchemists-fire", [12], 0)])
def test_a_flask_is_thrown_by_the_action_without_proficiency(
    table: TableForTests, item: str, dice: list[int], harm: int
) -> None:
    table.set(bearer("ana", "a1", item), foe("orc", "d1", hp=20))

    table.play(f"use {item} orc", dice=dice)

    assert table.orc.hp == 20 - harm
    assert table.ana.pools[item] == 0
    assert table.ana.pools["action"] == 0
    assert not [text for text in table.offered() if text.startswith("use ")]


def test_alchemists_fire_burns_until_it_is_put_out(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "alchemists-fire"), foe("orc", "d1", hp=20))

    table.play("use alchemists-fire orc", "end", dice=[12, 3])

    assert table.orc.hp == 17
    table.play(next(text for text in table.offered() if text.startswith("break-free")), dice=[9])
    assert not table.orc.has("alchemists-fire")


def test_holy_water_is_thrown_at_fiends_and_the_undead_only(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "holy-water"), foe("orc", "d1"), foe("imp", "c2", kind="fiend", hp=20))

    assert [text for text in table.offered() if text.startswith("use ")] == ["use holy-water imp"]
    table.play("use holy-water imp", dice=[13, 6, 5])

    assert table.imp.hp == 9


def test_a_healers_kit_steadies_the_dying_ten_times(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "healers-kit"), hero("bo", "a2", hp=0, hp_max=10, status="dying"), foe("orc", "h1"))

    table.play("use-object healers-kit bo")

    assert (table.bo.status, table.ana.pools["healers-kit"]) == ("stable", 9)


def test_basic_poison_is_on_the_weapon_for_a_minute(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "basic-poison"), foe("orc", "b1", hp=30))

    table.play("use basic-poison", "end", "end", "attack orc longsword", dice=[15, 3, 5, 4])

    assert table.orc.hp == 30 - 5 - 4


# --- potions


@pytest.mark.parametrize(
    ("potion", "dice", "healed"),
    [
        ("potion-of-healing", [1, 2], 5),
        ("potion-of-greater-healing", [1, 2, 3, 4], 14),
        ("potion-of-superior-healing", [1] * 8, 16),
        ("potion-of-supreme-healing", [2] * 10, 40),
    ],
)
def test_potions_of_healing_are_drunk_or_given(table: TableForTests, potion: str, dice: list[int], healed: int) -> None:
    table.set(bearer("ana", "a1", potion), hero("bo", "a2", hp=1, hp_max=80), foe("orc", "h1"))

    table.play(f"use-object {potion} bo", dice=dice)

    assert table.bo.hp == 1 + healed
    assert table.ana.pools[potion] == 0


def test_one_who_carries_two_potions_drinks_twice_and_undo_gives_one_back() -> None:
    fight = Fight(arrange(bearer("ana", "a1", "{id: potion-of-healing, number: 2}", hp=2), foe("orc", "h1")), seed=3)

    fight.answer("use-object potion-of-healing ana")
    assert fight.state.creatures["ana"].pools["potion-of-healing"] == 1
    assert Fight.restore(fight.save()).state.creatures["ana"].pools["potion-of-healing"] == 1
    fight.undo()

    assert fight.state.creatures["ana"].pools["potion-of-healing"] == 2


@pytest.mark.parametrize(
    ("giant", "score"), [("hill", 21), ("frost", 23), ("stone", 23), ("fire", 25), ("cloud", 27), ("storm", 29)]
)
def test_a_potion_of_giant_strength_bears_on_attacks_and_damage(table: TableForTests, giant: str, score: int) -> None:
    table.set(
        bearer("ana", "a1", f"potion-of-{giant}-giant-strength"),
        foe("orc", "b1", hp=30, armour_class=10 + 2 + (score - 10) // 2),
    )

    table.play(f"use-object potion-of-{giant}-giant-strength ana", "end", "end", "attack orc longsword", dice=[10, 3])

    assert table.orc.hp == 30 - 3 - (score - 10) // 2


def test_a_potion_of_heroism_guards_and_blesses(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "potion-of-heroism"), foe("orc", "b1", hp=30, armour_class=18))

    table.play("use-object potion-of-heroism ana", "end", "end", "attack orc longsword", dice=[4, 10, 3])

    assert table.orc.hp == 25


def test_a_potion_of_invisibility_lasts_until_an_attack(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "potion-of-invisibility"), foe("orc", "b1", hp=30))

    table.play("use-object potion-of-invisibility ana")
    assert table.ana.suffers("invisible")
    table.play("end", "end", "attack orc longsword", dice=[15, 10, 3])

    assert not table.ana.suffers("invisible")


def test_a_potion_of_resistance_is_for_the_type_that_was_said(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "{id: potion-of-resistance, as: fire}"), foe("orc", "h1"))

    table.play("use-object potion-of-resistance ana")

    assert resisted(table) == ["fire"]


def test_a_potion_of_speed_doubles_speed(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "potion-of-speed"), foe("orc", "h1"))

    table.play("use-object potion-of-speed ana")

    assert table.ana.speed == 10


# --- weapons


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_a_weapon_with_a_bonus_takes_the_place_of_the_plain_one(bonus: int) -> None:
    ana = bearer("ana", "a1", f"{{id: weapon-{bonus}, as: longsword}}")

    assert weapon(ana, "longsword") == (4 + bonus, f"1d8+{2 + bonus}", "slashing")
    assert [each.id for each in ana.block.weapons] == ["longsword", "handaxe"]
    assert "magical" in ana.block.weapons[0].properties


def test_a_flame_tongue_burns_once_it_is_told_to(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "{id: flame-tongue, as: longsword}"), foe("orc", "b1", hp=30))

    table.play("use flame-tongue", "attack orc flame-tongue", dice=[15, 3, 6, 5])

    assert table.orc.hp == 30 - 5 - 11
    assert table.ana.pools["bonus"] == 0


def test_a_frost_brand_is_cold_and_keeps_fire_away_while_it_is_in_hand(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "{id: frost-brand, as: longsword}"), foe("orc", "b1", hp=30))

    table.play("attack orc frost-brand", dice=[15, 3, 6])
    assert table.orc.hp == 30 - 5 - 6
    assert resisted(table) == ["fire"]
    table.play("let-go frost-brand")

    assert resisted(table) == []


def test_a_sun_blade_is_radiant_and_worse_for_the_undead(table: TableForTests) -> None:
    ana = bearer("ana", "a1", "sun-blade")
    assert weapon(ana, "sun-blade") == (6, "1d8+4", "radiant")
    table.set(ana, foe("ghoul", "b1", kind="undead", hp=30))

    table.play("attack ghoul sun-blade", dice=[15, 3, 8])

    assert table.ghoul.hp == 30 - 7 - 8


@pytest.mark.parametrize(
    ("slayer", "kind", "dice"), [("dragon-slayer", "dragon", [1, 2, 3]), ("giant-slayer", "giant", [1, 2])]
)
def test_a_slayer_deals_more_to_its_prey(table: TableForTests, slayer: str, kind: str, dice: list[int]) -> None:
    table.set(bearer("ana", "a1", f"{{id: {slayer}, as: longsword}}"), foe("prey", "b1", kind=kind, hp=40))

    table.play(f"attack prey {slayer}", dice=[15, 3, *dice, *([5] if kind == "giant" else [])])

    assert table.prey.hp == 40 - 3 - 2 - 1 - sum(dice)
    assert table.prey.has("prone") == (kind == "giant")


def test_a_vicious_weapon_deals_7_more_on_a_critical_hit(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "{id: vicious-weapon, as: longsword}"), foe("orc", "b1", hp=40))

    table.play("attack orc vicious-weapon", dice=[20, 3, 4])

    assert table.orc.hp == 40 - 3 - 4 - 2 - 7


def test_a_mace_of_smiting_is_for_constructs(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "mace-of-smiting"), foe("golem", "b1", kind="construct", hp=60, armour_class=17))

    table.play("attack golem mace-of-smiting", dice=[10, 3])
    assert table.golem.hp == 60 - 3 - 2 - 3
    table.play("end", "end", "attack golem mace-of-smiting", dice=[20, 3, 3])

    assert table.golem.hp == 52 - 6 - 2 - 3 - 14


@pytest.mark.parametrize(("save", "status"), [(5, "dead"), (15, "up")])
def test_a_mace_of_disruption_destroys_weak_undead(table: TableForTests, save: int, status: str) -> None:
    table.set(bearer("ana", "a1", "mace-of-disruption"), foe("ghoul", "b1", kind="undead", hp=36), foe("orc", "h1"))

    table.play("attack ghoul mace-of-disruption", dice=[15, 1, 4, 5, save])

    assert table.ghoul.status == status
    assert table.ghoul.has("frightened") == (status == "up")


def test_a_dagger_of_venom_is_coated_once(table: TableForTests) -> None:
    ana = bearer("ana", "a1", "dagger-of-venom")
    assert weapon(ana, "dagger-of-venom") == (5, "1d4+3", "piercing")
    table.set(ana, foe("orc", "b1", hp=60))

    table.play("use dagger-of-venom", "end", "end", "attack orc dagger-of-venom", dice=[15, 2, 5, 6, 7])

    assert table.orc.hp == 60 - 5 - 13
    assert table.orc.has("poisoned")
    assert not table.ana.has("dagger-of-venom")
    assert table.ana.pools["dagger-of-venom-charge"] == 0


def test_a_javelin_of_lightning_strikes_a_line(table: TableForTests) -> None:
    table.set(
        bearer("ana", "a1", "javelin-of-lightning", "barbarian"), foe("orc", "c1", hp=30), foe("elk", "e1", hp=30)
    )

    table.play("use javelin-of-lightning b1", dice=[1, 2, 3, 4, 3, 15])

    assert (table.orc.hp, table.elk.hp) == (20, 25)


# --- worn


def test_protection_and_luck_bear_on_armour_and_saves(table: TableForTests) -> None:
    ana = bearer("ana", "a1", "cloak-of-protection, ring-of-protection, stone-of-good-luck, armour-2")

    assert ana.armour_class == 19 + 1 + 1 + 2
    table.set(ana, foe("orc", "h1"))
    table.play("rule: ana save wis 15", dice=[10])
    assert table.told("save")[-1]["made"] is True


def test_a_better_shield_counts_while_it_is_held(table: TableForTests) -> None:
    table.set(foe("orc", "b1"), bearer("ana", "a1", "shield-3"))

    table.play("attack ana shortsword", dice=[17])  # 21 against 22

    assert table.ana.hp == table.ana.hp_max


def test_scores_that_items_give_are_in_all_figures() -> None:
    assert weapon(bearer("ana", "a1", "gauntlets-of-ogre-power"), "longsword") == (6, "1d8+4", "slashing")
    assert weapon(bearer("ana", "a1", "belt-of-hill-giant-strength"), "longsword") == (7, "1d8+5", "slashing")


@pytest.mark.parametrize("item", ["ring-of-resistance", "armour-of-resistance"])
def test_resistance_is_worn(table: TableForTests, item: str) -> None:
    table.set(bearer("ana", "a1", f"{{id: {item}, as: cold}}"), foe("orc", "h1"))

    assert resisted(table) == ["cold"]


# --- wands


def test_wands_have_seven_charges(table: TableForTests) -> None:
    table.set(
        bearer("ana", "a1", "wand-of-fireballs, wand-of-magic-missiles"),
        foe("orc", "h1", hp=60),
        foe("elk", "h8", hp=60),
    )

    table.play("use wand-of-fireballs h1", dice=[*[3] * 8, 10])
    assert (table.orc.hp, table.elk.hp, table.ana.pools["wand-of-fireballs"]) == (60 - 24, 60, 6)
    table.play("end", "end", "end", "use wand-of-magic-missiles elk", dice=[1, 2, 3])

    assert table.elk.hp == 60 - 9


def test_lightning_bolts_go_in_a_line(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "wand-of-lightning-bolts"), foe("orc", "h1", hp=60))

    table.play("use wand-of-lightning-bolts b1", dice=[*[2] * 8, 13])

    assert table.orc.hp == 60 - 8


@pytest.mark.parametrize(
    ("wand", "aim", "condition"), [("wand-of-paralysis", "orc", "paralyzed"), ("wand-of-fear", "b1", "frightened")]
)
def test_wands_hinder_until_a_save(table: TableForTests, wand: str, aim: str, condition: str) -> None:
    table.set(bearer("ana", "a1", wand), foe("orc", "d1", hp=60))

    table.play(f"use {wand} {aim}", dice=[9])

    assert table.orc.has(condition)


@pytest.mark.parametrize(("items", "about"), [("antitoxin", "poison"), ("mantle-of-spell-resistance", "spell")])
def test_some_saves_are_easier(table: TableForTests, items: str, about: str) -> None:
    table.set(bearer("ana", "a1", items), foe("orc", "h1"))
    if items == "antitoxin":
        table.play("use-object antitoxin ana")

    trial = planned_save(BY_THE_BOOK, battle_of(table.fight), table.ana, "wis", None, (about,))

    assert trial.edge == 1


def test_oil_covers_whom_it_hits(table: TableForTests) -> None:
    table.set(bearer("ana", "a1", "oil-flask"), foe("orc", "d1", hp=20))

    table.play("use oil-flask orc", dice=[12])

    assert (table.orc.hp, table.orc.has("oil-flask")) == (20, True)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("item", sorted(shelf().items))
def test_every_item_is_told_in_words(item: str, code: str) -> None:
    kind = shelf().items[item][0]
    assert kind is not None
    is_any = kind.weapon is not None and not kind.weapon.like
    ana = bearer("ana", "a1", f"{{id: {item}, as: {'longsword' if is_any else 'fire'}}}")
    tongue = Tongue(language(code), "dnd5e")

    assert tongue.has(f"noun-{item}")
    assert sheet(ana, tongue)


# --- minds, files and the page


def test_minds_use_what_they_carry() -> None:
    items = ", ".join(
        ("{id: potion-of-healing, number: 2}", "acid-vial", "wand-of-fireballs", "{id: flame-tongue, as: longsword}")
    )
    text = SMALL.replace("name: ana, at: a1", f"name: ana, at: a1, with: {{items: [{items}]}}")

    assert len(simulate(load_text(text), n=6, seed=2)) == 6


def test_an_encounter_may_define_its_own_items() -> None:
    text = SMALL.replace("name: ana, at: a1", "name: ana, at: a1, with: {items: [stink-bomb]}")
    use = "{who: {area: burst 10 ft}, roll: save con 12, fail: [{lay: poisoned, lasts: 1 minute}]}"
    own = f"items: {{stink-bomb: {{use: {use}}}}}\n"

    assert battle(text + own).creatures["ana"].pools["stink-bomb"] == 1
    assert [problem.code for problem in refused(text)] == ["unknown-item"]


def test_monsters_carry_items_too() -> None:
    text = SMALL.replace(
        "{block: goblin, at: [h1, h2]}",
        "{block: goblin, at: [h1, h2], with: {items: [{id: weapon-1, as: scimitar}, cloak-of-protection]}}",
    )
    goblin = battle(text).creatures["goblin-1"]

    assert weapon(goblin, "scimitar") == (5, "1d6+3", "slashing")
    assert goblin.armour_class == 16


def page() -> str:
    """What there is, and what of each is left to the GM."""
    rows = []
    for name, (kind, _) in sorted(shelf().items.items()):
        assert kind is not None
        gives = kind.use or kind.throw or kind.weapon or kind.mods or kind.ac or kind.scores
        state = (
            "faithful"
            if not kind.by_hand
            else f"left to the GM: {kind.by_hand}"
            if gives
            else f"by hand: {kind.by_hand}"
        )
        rows.append(f"| `{name}` | {'yes' if kind.attunement else ''} | {state} |")
    return (
        "# Items\n\nGear and magic items of the SRD 5.1 that bear on a fight, and what Affray does of each. "
        "Heroes and monsters name\nthem under `items`; files may define others "
        "([effects](effects.md#items)). A test writes this page.\n\n"
        "| item | attunement | state |\n| --- | --- | --- |\n" + "\n".join(rows) + "\n"
    )


def test_the_page_of_items_is_golden(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--golden"):
        PAGE.write_text(page(), encoding="utf-8")

    assert PAGE.read_text(encoding="utf-8") == page()
