"""Files of Ação e Combate: sheets by ancestry, weapons, hexes, and what is wrong with them."""

from contextlib import suppress
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray import Fight
from affray.content import BadContent, json_schema, load, load_text, models, names
from affray.content.acao.models import KINDS
from affray.content.acao.sheets import Compiled
from affray.content.books import parts
from affray.content.encounters import hex_space
from affray.content.loading import shelf
from affray.content.problems import Report
from affray.content.reading import read
from affray.core.board import Hexes, grid_of, squares_of
from affray.rules.acao.movement.hazards import HAZARDS
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import Peril
from tests.content.files import CONTENT

FOLDER = CONTENT / "acao"
FIGHT = """\
rulebook: acao
title: A duel
grid: hexes
map: |
  A . .
   . . o
place: {A: ana, o: orc}
sides:
  heroes: [{block: dwarf-guard, name: ana}]
  foes: [{block: bandit, name: orc}]
"""


def compiled(name: str) -> Compiled:
    found = shelf("acao").compiled(name, None, (), Report("shipped"))
    assert isinstance(found, Compiled)
    return found


def problems(text: str) -> list[str]:
    with pytest.raises(BadContent) as caught:
        load_text(text)
    return [problem.code for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("name", "attributes", "hp", "speed"),
    [
        ("dwarf-guard", (4, 3, 0, 0, -1, 2), 8, 4),
        ("elf-archer", (-1, 1, 4, 2, 1, 4), 6, 6),
        ("orc-reaver", (4, 4, -1, -1, 1, 0), 9, 5),
        ("human-seer", (0, 1, 1, 2, 2, 0), 6, 6),
    ],
)
def test_heroes_have_the_figures_of_their_ancestry(name: str, attributes: tuple[int, ...], hp: int, speed: int) -> None:
    hero = compiled(name)

    assert tuple(hero.sheet.attributes.values()) == attributes
    assert (hero.hp, hero.sheet.speed, hero.hero) == (hp, speed, True)


@pytest.mark.parametrize("name", ["dwarf-guard", "elf-archer", "orc-reaver", "human-seer"])
def test_heroes_of_level_1_share_2_2_1_1_before_their_ancestry(name: str) -> None:
    sheet = shelf("acao").creatures[name]

    assert sorted(sheet.attributes.values(), reverse=True) == [2, 2, 1, 1]


@pytest.mark.parametrize(("level", "vig", "hp"), [(1, 4, 6), (2, 8, 7), (3, 8, 8), (9, 8, 8)])
def test_no_attribute_is_above_4_at_level_1_nor_8_at_all_and_levels_2_and_3_bring_life(
    level: int, vig: int, hp: int
) -> None:
    sheet = f"creatures: {{brute: {{ancestry: orc, level: {level}, attributes: {{vig: 8, res: -1}}}}}}"
    ana = load_text(FIGHT.replace("block: dwarf-guard", "block: brute") + sheet).state.creatures["ana"]
    assert isinstance(ana, Character)

    assert (ana.attribute("vig"), ana.hp) == (vig, hp)


def test_a_weapon_named_twice_is_a_pair() -> None:
    ana = load_text(FIGHT.replace("name: ana}", "name: ana, with: {weapons: [dagger, club, dagger]}}")).state.creatures
    weapons = ana["ana"].sheet.weapons  # type: ignore[attr-defined]

    assert [(weapon.id, "pair" in weapon.properties) for weapon in weapons] == [("dagger", True), ("club", False)]


def test_life_that_an_encounter_gives_is_not_rolled_for() -> None:
    rolled = FIGHT + "options: {life: 1d6+vig}\n"

    fights = [Fight(load_text(text), dice=[1]) for text in (rolled, rolled.replace("name: ana}", "name: ana, hp: 9}"))]

    assert [fight.state.creatures["ana"].hp_max for fight in fights] == [5, 9]


@pytest.mark.parametrize(
    ("name", "hp", "speed", "reach", "damage"),
    [
        ("wolf", 5, 7, 1, "1d4"),
        ("bandit", 5, 6, 2, "1d6"),
        ("bandit-archer", 4, 6, 10, "1d6"),
        ("goblin", 3, 6, 1, "1d4"),
        ("skeleton", 6, 5, 1, "1d6"),
        ("ogre", 14, 5, 2, "1d12"),
        ("giant-spider", 8, 6, 1, "1d4"),
        ("stone-worm", 18, 4, 2, "1d10"),
    ],
)
def test_enemies_have_no_attributes(name: str, hp: int, speed: int, reach: int, damage: str) -> None:
    foe = compiled(name)

    assert (foe.hp, foe.sheet.speed, foe.hero, foe.sheet.attributes) == (hp, speed, False, {})
    assert (foe.sheet.weapons[0].farthest, foe.sheet.weapons[0].damage) == (reach, damage)


@pytest.mark.parametrize(
    ("name", "traits", "size"),
    [
        ("dwarf-guard", {"tough", "night-eyed"}, "small"),
        ("elf-archer", {"woodsy"}, "medium"),
        ("orc-reaver", {"savage"}, "large"),
        ("human-seer", set(), "medium"),
        ("wolf", {"evasive"}, "medium"),
        ("bandit", set(), "medium"),
        ("goblin", {"evasive"}, "small"),
        ("ogre", {"clumsy"}, "large"),
        ("stone-worm", {"deadly"}, "large"),
    ],
)
def test_ancestry_and_nature_give_their_traits(name: str, traits: set[str], size: str) -> None:
    sheet = compiled(name).sheet

    assert (set(sheet.traits), sheet.size) == (traits, size)


def test_orcs_do_not_freeze_skeletons_are_hard_to_pierce_and_spiders_bite_and_throw_webs() -> None:
    spider = compiled("giant-spider").sheet.weapons

    assert compiled("orc-reaver").sheet.immunities == {"cold"}
    assert compiled("skeleton").sheet.resistances == {"piercing"}
    assert [weapon.peril for weapon in spider] == [Peril("res", effect="stunned"), Peril("vig", effect="stuck")]


@pytest.mark.parametrize(
    ("name", "reach", "damage", "hit", "properties"),
    [
        ("club", (1,), "1d6+1", 0, {"crushing"}),
        ("dagger", (1, 3), "1d4", 1, {"light", "sudden"}),
        ("handaxe", (1,), "1d8", -1, {"light", "overreaching"}),
        ("shortsword", (2,), "1d6", 0, {"light", "parrying"}),
        ("longsword", (3,), "1d8", -1, {"versatile"}),
        ("spear", (3,), "1d6", 0, {"charging"}),
        ("war-axe", (2,), "1d10", -2, {"two-handed", "slowing"}),
        ("mace", (1,), "1d8", -1, {"shattering", "stunning"}),
        ("shortbow", (10, 15), "1d6", 0, set()),
        ("crossbow", (12,), "1d8", -1, {"loading"}),
        ("sling", (8,), "1d4", 1, {"against-the-bare"}),
        ("warhammer", (1,), "1d10", -2, {"toppling"}),
        ("halberd", (3,), "1d8", -1, {"sweeping"}),
        ("scythe", (2,), "1d6", -1, {"bleeding"}),
        ("trident", (2,), "1d6", 0, {"in-water"}),
        ("greatsword", (1,), "1d12", 0, {"two-handed", "heavy"}),
    ],
)
def test_the_weapons_are_those_of_the_table(
    name: str, reach: tuple[int, ...], damage: str, hit: int, properties: set[str]
) -> None:
    text = FIGHT.replace("name: ana}", f"name: ana, with: {{weapons: [{name}]}}}}")

    weapon = load_text(text).state.creatures["ana"].sheet.weapons[0]  # type: ignore[attr-defined]

    assert (weapon.reach, weapon.farthest) == (reach[0], reach[-1])
    assert (weapon.damage, weapon.hit, set(weapon.properties)) == (damage, hit, properties)


def test_every_rulebook_with_files_is_named_where_its_name_may_be_written() -> None:
    assert sorted(parts()) == list(models.RULEBOOKS)


def test_two_of_the_four_encounters_are_on_hexes() -> None:
    states = [setup.state for setup in map(load, names()) if setup.rulebook.name == "acao"]

    grids = [state.ground.grid for state in states if isinstance(state, Combat)]

    assert sorted(grids) == ["hexes", "hexes", "squares", "squares"]


def test_hexes_may_be_drawn_with_blanks_between() -> None:
    state = load_text(FIGHT).state
    assert isinstance(state, Combat)

    places = {id: state.square_name(creature.at) for id, creature in state.creatures.items()}

    assert places == {"ana": "a1", "orc": "c2"}
    assert state.gap(state.creatures["ana"], state.creatures["orc"]) == 3


@pytest.mark.parametrize("width", [1, 2, 3])
@pytest.mark.parametrize("spot", [(2, 2), (3, 3)])
def test_a_body_on_hexes_fills_what_the_board_says(spot: tuple[int, int], width: int) -> None:
    grid = grid_of(Hexes, 9, 9)

    squares = {grid.at(*each) for each in hex_space(spot, width)}

    assert squares == set(squares_of(grid.footprint(grid.at(*spot), width)))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("grid: hexes", "grid: triangles", "not-one-of"),
        ("block: bandit", "block: bandito", "unknown-creature"),
        ("name: orc}", "name: orc, with: {weapons: [sabre]}}", "unknown-weapon"),
        ("name: orc}", "name: orc, with: {traits: [nimble]}}", "unknown-feature"),
        ("name: ana}", "name: ana, with: {ancestry: gnome}}", "not-one-of"),
        ("name: ana}", "name: ana, with: {armor: mail}}", "unknown-field"),
        ("name: orc}", "name: orc, with: {space: 2}}", "off-the-edge"),
        ("name: orc}", "name: orc, with: {weapons: [{id: net, style: peril, damage: 1d4}]}}", "missing-field"),
        ("title: A duel", "title: A duel\nweapons: {net: {reach: 2}}", "missing-field"),
        ("title: A duel", "title: A duel\noptions: {energy: 7}", "bad-option"),
    ],
)
def test_what_is_wrong_is_told(old: str, new: str, code: str) -> None:
    assert code in problems(FIGHT.replace(old, new))


def test_changes_and_own_ancestries_weapons_and_sheets_count() -> None:
    own = """\
ancestries: {gnome: {speed: 3, traits: [tough]}}
weapons: {fork: {damage: 1d4+1 piercing, reach: 2}}
creatures: {tinker: {ancestry: gnome, hp: 4, weapons: [fork]}}
"""
    state = load_text(FIGHT.replace("block: dwarf-guard", "block: tinker, with: {hp: 7}") + own).state
    assert isinstance(state, Combat)

    ana = state.creatures["ana"]

    assert (ana.hp, ana.sheet.speed, ana.sheet.traits, ana.sheet.weapons[0].damage) == (7, 3, ("tough",), "1d4+1")


def test_nobody_makes_tests_for_the_gm() -> None:
    state = load_text(FIGHT.replace("block: bandit", "block: orc-reaver, hero: true")).state
    assert isinstance(state, Combat)

    assert [creature.hero for creature in state.everyone()] == [True, False]


def test_every_hazard_can_be_drawn() -> None:
    assert set(HAZARDS) <= set(KINDS)


FULL = (
    FIGHT
    + """\
about: All that can be said.
legend: {"~": [water], f: fire, s: [floor, dim]}
options: {test.bands: 10-15, karma: true, energy: 5}
seats: {bea: [ana], table: []}
ancestries: {gnome: {size: small, speed: 3, attributes: {men: +1}, traits: [tough], immunities: [cold]}}
weapons:
  fork: {style: melee, damage: 1d4+1 piercing, hit: -1, reach: 2, thrown: 3, properties: [sudden]}
  gun: {style: missile, damage: 1d8 piercing, reach: 4, extreme: 8, weak: 1d4}
creatures:
  tinker:
    ancestry: gnome
    level: 2
    attributes: {men: 2}
    armour: leather
    shield: true
    weapons: [fork, {id: gun, hit: +1}]
    heals: 1d6
  wyrm:
    size: huge
    space: 1
    hp: 20
    speed: 5
    weapons: [{id: breath, style: peril, reach: 4, peril: {safeguard: [pre, vig], damage: 1d8 fire, effect: prone}}]
    traits: [deadly]
    resistances: [piercing]
"""
)


def test_all_that_can_be_said_is_understood() -> None:
    setup = load_text(FULL)

    assert setup.rulebook.options["karma"] == "on"
    assert setup.state.player_seats() == ["bea"]


@given(st.integers(0, len(FULL)), st.integers(0, 12), st.text(max_size=8))
def test_a_text_after_any_slip_is_accepted_or_refused(at: int, length: int, slip: str) -> None:
    with suppress(BadContent):
        load_text(FULL[:at] + slip + FULL[at + length :])


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.yaml")), ids=lambda path: path.stem)
def test_the_shipped_files_are_right_by_the_schema(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    document = read(text, Report("x"))
    assert document is not None
    kind = "encounter" if "sides" in document.data else "library"

    jsonschema.Draft202012Validator(json_schema(kind, "acao")).validate(document.data)
