"""Files of Draw Steel: stat blocks, abilities, and what is wrong with them."""

from pathlib import Path

import jsonschema
import pytest

from affray import Fight
from affray.content import BadContent, json_schema, load, load_text
from affray.content.loading import shelf
from affray.content.problems import Report
from affray.content.reading import read
from affray.rules.drawsteel.state.blocks import Block
from affray.rules.drawsteel.state.clash import Clash
from affray.testing import clause
from tests.content.files import CONTENT
from tests.content.mistakes import DUEL, RECKONER

FOLDER = CONTENT / "drawsteel"
FIGHT = """\
rulebook: drawsteel
title: A duel
map: |
  A..o
place: {A: ana, o: orc}
sides:
  heroes: [{block: berserker, name: ana}]
  foes: [{block: goblin-raider, name: orc, surprised: true, with: {stamina: 9, size: 1L}}]
"""


def compiled(name: str) -> Block:
    found = shelf("drawsteel").compiled(name, None, (), Report("shipped"))
    assert isinstance(found, Block)
    return found


def problems(text: str) -> list[str]:
    with pytest.raises(BadContent) as caught:
        load_text(text)
    return [problem.code for problem in caught.value.problems]


def test_a_stat_block_is_read_with_its_abilities() -> None:
    hexer = compiled("goblin-hexer")
    word = hexer.abilities[0]

    assert (hexer.stamina, hexer.size, hexer.free_strike, hexer.characteristics["intuition"]) == (10, "1S", 1, 2)
    assert [(tier.damage, tier.type) for tier in word.tiers] == [(str(n), "corruption") for n in (3, 4, 5)]
    assert [tier.outcomes[0].potency for tier in word.tiers] == [0, 1, 2]


def test_what_is_different_and_who_is_surprised_is_taken_over() -> None:
    clash = load_text(FIGHT).state
    assert isinstance(clash, Clash)
    orc = clash.fighter("orc")

    assert (orc.hp, orc.block.size, orc.has("surprised")) == (9, "1L", True)
    assert clash.fighter("ana").hero


def test_identical_creatures_act_as_a_group_unless_told_otherwise() -> None:
    clash = load("raid-on-the-mill").state
    assert isinstance(clash, Clash)

    groups = [(each.id, each.group) for each in clash.everyone() if not each.hero]
    assert groups[:2] == [("goblin-raider-1", "goblin-raider"), ("goblin-raider-2", "goblin-raider")]


@pytest.mark.parametrize(
    ("written", "codes"),
    [
        ("size: 1X", ["not-one-of"]),
        ("features: [sleepy]", ["not-one-of"]),
        ("abilities: [{id: bite, tiers: [1, 2, 3]}]", ["missing-field"]),
        ("abilities: [{id: bite, roll: might, tiers: [1, 2]}]", ["empty-list"]),
        ("abilities: [{id: bite, effects: [dance]}]", ["not-one-of"]),
        ("abilities: [{id: bite, roll: might, tiers: [1 sour, 2, 3]}]", ["bad-damage"]),
        ("might: 2", ["unknown-field"]),
    ],
)
def test_what_is_wrong_is_told(written: str, codes: list[str]) -> None:
    assert problems(FIGHT.replace("stamina: 9, size: 1L", written)) == codes


@clause("ds.heroic")
def test_a_class_of_ones_own_may_have_a_resource_that_it_can_earn() -> None:
    for resource, cost in (("debts", "cost: 3, "), ("focus", "")):
        clash = load_text(RECKONER.replace("debts", resource).replace("cost: 3, ", cost) + DUEL).state
        assert isinstance(clash, Clash)
        assert clash.fighter("ana").block.resource == resource


@clause("ds.heroic")
def test_a_resource_that_one_fighter_alone_cannot_earn_is_told() -> None:
    assert problems(FIGHT.replace("name: ana}", "name: ana, with: {resource: debts, abilities: []}}")) == [
        "never-earned"
    ]
    assert "ana" in load_text(FIGHT.replace("name: ana}", "name: ana, with: {resource: debts}}")).state.creatures


def test_an_unknown_stat_block_is_told() -> None:
    assert problems(FIGHT.replace("berserker", "berserk")) == ["unknown-creature"]


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.yaml")), ids=lambda path: path.stem)
def test_the_schema_takes_what_is_shipped(file: Path) -> None:
    kind = "encounter" if file.parent.name == "encounters" else "library"
    document = read(file.read_text(encoding="utf-8"), Report(file.name))
    assert document is not None

    jsonschema.Draft202012Validator(json_schema(kind, "drawsteel")).validate(document.data)


def test_the_folder_carries_the_notice_of_its_licence() -> None:
    assert "DRAW STEEL Creator License" in (FOLDER / "NOTICE").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "strength", "worth"),
    [
        ("goblins-at-the-toll-house", 24, 24),
        ("three-squads-in-the-square", 24, 24),
        ("chase-over-the-gorge", 24, 33),
        ("raid-on-the-mill", 12, 15),
        ("the-warlords-bridge", 30, 36),
        ("worm-under-the-vineyard", 30, 36),
    ],
)
def test_every_fight_is_standard_but_one_is_hard(name: str, strength: int, worth: int) -> None:
    """A hero is worth 6 at the first level; a fight is standard up to one hero more, and hard up to three more."""
    clash = load(name).state
    assert isinstance(clash, Clash)
    blocks = [each.block for each in clash.everyone()]

    assert sum(4 + 2 * block.level for block in blocks if block.organisation == "hero") == strength
    assert sum(block.ev / (4 if block.organisation == "minion" else 1) for block in blocks) == worth
    assert (worth > strength + 6) is (name == "chase-over-the-gorge")


@pytest.mark.parametrize(
    ("written", "whom"), [("{kind: defeat, foes: [orc]}", ("orc",)), ("half", ()), ("{kind: hold, rounds: 2}", ())]
)
def test_a_fight_may_be_about_something(written: str, whom: tuple[str, ...]) -> None:
    clash = load_text(f"{FIGHT}objective: {written}\n").state
    assert isinstance(clash, Clash)
    assert clash.objective is not None

    assert clash.objective.whom == whom


@pytest.mark.parametrize(
    ("written", "code"),
    [("defeat", "missing-field"), ("glory", "not-one-of"), ("{kind: defeat, foes: [ana]}", "unknown-creature")],
)
def test_what_a_fight_cannot_be_about_is_told(written: str, code: str) -> None:
    assert problems(f"{FIGHT}objective: {written}\n") == [code]


def test_a_hero_has_the_standard_free_strikes_unless_it_has_others() -> None:
    own = "creatures: {page: {organisation: hero, characteristics: {agility: 2}}}\n"
    clash = load_text(FIGHT.replace("berserker", "page") + own).state
    assert isinstance(clash, Clash)

    strikes = [(each.id, [tier.damage for tier in each.tiers]) for each in clash.fighter("ana").block.abilities]
    assert strikes == [("melee-free-strike", ["4", "7", "9"]), ("ranged-free-strike", ["4", "6", "8"])]


AMBUSH = """\
rulebook: drawsteel
title: An ambush
map: |
  A.....#o
  B.....#.
place: {A: ana, B: bo, o: orc}
sides:
  heroes: [{block: berserker, name: ana}, {block: commander, name: bo}]
  foes: [{block: goblin-raider, name: orc, %s: true}, {block: goblin-hexer, name: imp, at: h2}]
"""


@clause("ds.hide.hidden")
@pytest.mark.parametrize("word", ["hidden", "stealthy"])
def test_players_do_not_see_who_lies_hidden_at_the_start(word: str) -> None:
    fight = Fight(load_text(AMBUSH % word), seed=1)
    seats = [seat for seat in fight.state.seats if seat != "gm"]
    assert seats

    for said in ((), ("ready",)):
        for each in said:
            fight.answer(each)
        assert "orc" in str(fight.view("gm"))
        for seat in seats:
            assert "imp" in str(fight.view(seat))
            assert "orc" not in str(fight.view(seat))


@clause("ds.hide.found")
def test_the_director_may_say_that_the_hidden_are_noticed() -> None:
    fight = Fight(load_text(AMBUSH % "hidden"), seed=1)

    fight.rule("orc noticed")

    assert all("orc" in str(fight.view(seat)) for seat in fight.state.seats)
