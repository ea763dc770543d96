"""The creatures that are shipped: their figures, and what is theirs alone."""

import pytest

from affray.rules.drawsteel.state.blocks import CHARACTERISTICS
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import clash_of, hero, shipped_block, shipped_foe

FIGURES = """\
goblin-runner    1 minion  harrier    3 1S 6   4 0 1  -2  2  0  0 -1 climb
goblin-archer    1 minion  artillery  3 1S 5   3 0 2  -2  2  0  0 -1 climb
goblin-hewer     1 minion  brute      3 1S 5   5 0 2   2  0  0  0 -1 climb
goblin-cutthroat 1 horde   ambusher   3 1S 6  15 0 2  -2  2  0  0 -2 climb
goblin-hexer     1 horde   hexer      3 1S 5  10 0 1  -2  1  0  2  0 climb
goblin-reeker    1 horde   controller 3 1S 5  10 0 1  -2  1  0  0  2 climb
goblin-foreman   1 horde   support    3 1S 5  15 0 1  -1  2  0  0  1 climb
goblin-raider    1 horde   harrier    3 1S 6  15 0 1  -2  2  0  0 -1 climb
goblin-king      1 leader  -         12 1S 6  80 1 4   0  3  1  0  3 climb
war-spider       1 elite   mount     12 3  7  60 2 4   2  1 -4  0 -3 climb
war-wolf         1 horde   mount      3 1L 5  15 1 1   1  2 -1  0 -1 -
human-brawler    1 platoon brute      6 1M 5  40 0 4   2  1  0  0  0 -
human-knave      1 platoon ambusher   6 1M 5  30 0 4   0  2  0  0  1 -
human-marksman   1 platoon artillery  6 1M 5  20 0 4   0  2  0  1  0 -
ogre-bruiser     2 elite   brute     16 2  5 100 4 5   2  0 -1  0 -1 -
bugbear-stalker  2 elite   ambusher  16 1L 7  80 0 5   2  2  0  0  0 -
human-warlord    1 leader  -         12 1M 5  80 2 4   3  2  2  0  2 -
tunnel-worm      1 solo    -         36 2  5 200 2 5   3  1 -3  1 -4 burrow
"""
"""Level, organisation, role, EV (of four minions), size, speed, Stamina, stability, free strike, characteristics."""
TIERS = """\
darting-jab 1 2 3 | short-bow 2 4 5 | great-axe 2 4 5 | knife-in-the-back 4 6 7 | shadow-net 2 4 5 | wasting-word 3 4 5
reeking-pot 1 2 3 | pointing-stab 3 4 5 | crooked-spear 3 4 5 | barbed-thrust 5 6 7 | royal-sceptre 7 10 13
venomous-bite 7 11 14 | deep-bite 7 11 14 | stabbing-legs 6 9 12 | scuttling-legs 6 9 12 | wolf-bite 3 4 5
bear-hug 6 9 12 | sly-cut 6 9 12 | dance-of-knives 6 9 12 | trick-arrow 6 9 12 | tree-trunk 7 11 14 | big-hand 7 11 14
hurl 5 9 12 | long-arms 8 13 16 | cloak-of-dusk 2 3 4 | bristling-dart 7 11 14 | wide-swing 3 6 8
storm-of-blows 3 6 8 | swallowing-bite 9 13 16 | hooked-legs 5 8 11 | acid-spit 4 6 7 | burst-from-below 4 6 7
acid-gush 5 8 11 | spray 5 8 11
"""


@pytest.mark.parametrize("line", FIGURES.splitlines(), ids=lambda line: line.split()[0])
def test_the_figures_of_a_creature_are_those_of_the_book(line: str) -> None:
    kind, *figures = line.split()
    block = shipped_block(kind)
    told = [block.level, block.organisation, block.role or "-", block.ev, block.size, block.speed, block.stamina]
    told += [block.stability, block.free_strike, *(block.characteristics[each] for each in CHARACTERISTICS)]

    assert [*map(str, told), *(sorted(block.modes) or "-")] == figures


def test_the_damage_of_every_ability_is_that_of_the_book() -> None:
    wanted = {words[0]: words[1:] for each in TIERS.replace("\n", "|").split("|") if (words := each.split())}
    blocks = [shipped_block(line.split()[0]) for line in FIGURES.splitlines()]
    abilities = {ability.id: ability for block in blocks for ability in block.abilities}

    assert {id: [tier.damage for tier in abilities[id].tiers] for id in wanted} == wanted


@clause("ds.ability.granted", "ds.free-strike")
def test_of_its_main_actions_only_the_first_is_a_creatures_signature() -> None:
    assert [ability.id for ability in shipped_block("tunnel-worm").signatures] == ["swallowing-bite"]
    assert [ability.id for ability in shipped_block("priest").signatures] == ["heartening-light", "reeling-curse"]


@clause("ds.villain.actions")
def test_the_worm_that_surges_bites_and_does_not_spit(table: TableForTests) -> None:
    table.set(hero("ana", "e5"), hero("bo", "a1"), shipped_foe("tunnel-worm", "f5"))

    table.play("end", "use surge-and-bite", "pass")

    assert "use ana swallowing-bite" in table.offered()
    assert not [each for each in table.offered() if "acid-spit" in each]


@clause("ds.villain.actions", "ds.terrain.damaging")
def test_acid_stays_where_the_worm_has_gushed(table: TableForTests) -> None:
    table.set(hero("ana", "j4"), hero("bo", "a1"), shipped_foe("tunnel-worm", "e4"))
    table.play("end")
    gush = next(each for each in table.offered() if each.endswith("acid-gush"))

    table.play(gush, dice=[1, 1])

    assert [zone.kind for zone in clash_of(table.fight).zones] == ["harmful-area"]
