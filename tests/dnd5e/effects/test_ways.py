"""Traits that bear on how a creature moves, each said as a file says it."""

import pytest

from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.tactics.turn import suggest_deed
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import problems, problems_of_trait, trait, weapon
from tests.dnd5e.kit import SWORD, battle_of, caster, foe, hero, zone

BODILESS = trait(
    "mods: [{hook: pass, about: [creatures, objects]}]\n"
    "acts: [{at: end, all: [{harm: 1d10 force, if: {inside: true}}]}]"
)
FLYBY = trait("mods: [{hook: evade, about: fly}]")
WEBFOOT = trait("mods: [{hook: ignore, about: webs}]")
ICY = trait("mods: [{hook: ignore, about: ice}]")
WALL = ["...#......"] * 8
WEB = tuple(f"{column}1" for column in "bcde")


@clause("5e.opportunity.avoid")
@pytest.mark.parametrize(
    ("move", "asked"), [("fly 0 a5", "turn"), ("fly 3", "turn"), ("move a5", "opportunity-attack")]
)
def test_one_who_evades_in_flight_provokes_only_on_foot(table: TableForTests, move: str, asked: str) -> None:
    table.set(foe("owl", "a1", traits=(FLYBY,), speeds=Speeds(fly=12)), hero("ana", "b1"))

    table.play(move)

    assert [one.kind for one in table.fight.questions] == [asked]


def test_a_bodiless_one_goes_through_walls_as_through_difficult_terrain(table: TableForTests) -> None:
    table.set(foe("ghost", "c1", traits=(BODILESS,), speed=3), hero("ana", "j8"), map=WALL)
    assert "move f1" not in table.offered("ghost")

    table.play("move e1")

    assert (table.at("ghost"), table.ghost.pools["moved"]) == ("e1", 3)


def test_a_bodiless_one_cuts_the_corners_of_walls_and_flies_through_them(table: TableForTests) -> None:
    rows = ["...#......", *["." * 10] * 7]
    table.set(
        foe("ghost", "c1", traits=(BODILESS,), speed=0, speeds=Speeds(fly=2, hover=True)), hero("ana", "j8"), map=rows
    )

    table.play("fly 0 d2")

    assert table.at("ghost") == "d2"


def test_a_bodiless_one_passes_foes_but_does_not_end_in_their_space(table: TableForTests) -> None:
    table.set(foe("ghost", "a1", traits=(BODILESS,)), hero("ana", "b1"), hero("bo", "b2"), hero("cy", "a2"))
    assert "move b1" not in table.offered("ghost")

    table.play("move c1", "cy: pass")

    assert (table.at("ghost"), table.ghost.pools["moved"]) == ("c1", 3)


@pytest.mark.parametrize(("square", "dice", "lost"), [("d1", [7], 7), ("e1", [], 0)])
def test_who_ends_its_turn_in_a_wall_is_hurt(table: TableForTests, square: str, dice: list[int], lost: int) -> None:
    table.set(foe("ghost", "c1", traits=(BODILESS,), hp=30), hero("ana", "j8"), map=WALL)

    table.play(f"move {square}", "end", dice=dice)

    assert table.ghost.hp == 30 - lost


def test_webs_neither_slow_nor_hold_one_who_walks_in_them(table: TableForTests) -> None:
    mage = caster("ana", "j8", "web")
    table.set(foe("spider", "a1", traits=(WEBFOOT,)), mage, zones=(zone("web", *WEB).but(source="ana", amount=13),))

    table.play("move e1")

    assert (table.at("spider"), table.spider.pools["moved"]) == ("e1", 4)
    assert not table.spider.effects


def test_no_spat_web_holds_one_who_walks_in_them(table: TableForTests) -> None:
    spit = SWORD.but(id="web", damage="0", on_hit=weapon("all: [{lay: webbed}]").on_hit)
    table.set(hero("ana", "a1", weapons=(spit,)), foe("spider", "b1", hp=40, traits=(WEBFOOT,)))

    table.play("attack spider web", dice=[15])

    assert not table.spider.suffers("restrained")


@pytest.mark.parametrize(("traits", "moved"), [((ICY,), 4), ((), 8)])
def test_ice_does_not_slow_one_who_walks_on_it(table: TableForTests, traits: tuple[Kind, ...], moved: int) -> None:
    table.set(foe("bear", "a1", traits=traits, speed=8), hero("ana", "j8"), zones=(zone("ice-storm", "b1", "c1"),))
    table.play("rule: ground d1-e1 ice", "rule: ground a2-h2 wall", "move e1")

    assert table.bear.pools["moved"] == moved


@clause("5e.move.jump")
@pytest.mark.parametrize(("about", "far"), [("", True), (", about: run", False)])
def test_a_standing_leap_needs_no_run_up_unless_it_says_so(table: TableForTests, about: str, far: bool) -> None:
    leaper = trait(f"mods: [{{hook: long-jump, far: 20 ft{about}}}, {{hook: high-jump, far: 10 ft}}]")
    table.set(foe("frog", "a1", traits=(leaper,)), hero("ana", "j8"), map=[".ooo......"] * 8)

    assert ("jump e1" in table.offered("frog")) is far

    table.play("leap")
    assert table.frog.height == 2


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("mods: [{hook: evade, about: crawl}]", "about"),
        ("mods: [{hook: long-jump}]", "far"),
        ("mods: [{hook: ignore, about: webs, if: {hurt: any}}]", "if"),
    ],
)
def test_what_bears_on_moves_has_words_of_its_own(text: str, path: str) -> None:
    assert [problem.path[-1] for problem in problems_of_trait(text)] == [path]


def test_only_traits_bear_on_moves() -> None:
    text = "who: {within: 30 ft}\nall: [{lay: wings, mods: [{hook: evade}], lasts: 1 minute}]"

    assert [problem.code for problem in problems(text)] == ["not-one-of"]


def test_a_mind_goes_through_a_wall_but_not_into_it(table: TableForTests) -> None:
    table.set(foe("ghost", "b1", traits=(BODILESS,), weapons=(SWORD,)), hero("ana", "e1"), map=WALL)
    deed = suggest_deed(battle_of(table.fight), table.ghost)

    assert table.asked().options.text(deed).startswith("move e")
