"""What an area would cover, shown before anybody decides."""

import pytest

from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.shapes import Shape
from affray.testing import TableForTests
from tests.dnd5e.kit import caster, foe, hero

BREATH = Power("breath", area=Shape("line", 3), save="dex", dc=12, damage=(("1d6", "fire"),))
TURNING = Power("turn-undead", area=Shape("burst", 1), only="undead", save="wis", dc=13)
ROCKS = Power("rocks", range=6, area=Shape("sphere", 1), save="dex", dc=12, damage=(("1d6", "bludgeoning"),))


def covered(table: TableForTests, text: str) -> list[str]:
    asked = table.asked()
    deed = asked.options.parse(text)
    return table.fight.rulebook.area(table.fight.state, asked.who, deed)


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("use breath c2", ["c2", "d2", "e2"]),
        ("use turn-undead", ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]),
        ("use rocks d4", ["d4", "e4", "d5", "e5"]),
        ("attack orc shortsword", []),
        ("end", []),
    ],
)
def test_a_power_shows_the_squares_it_would_cover(table: TableForTests, text: str, squares: list[str]) -> None:
    table.set(hero("ana", "b2", powers=(BREATH, TURNING, ROCKS)), foe("orc", "c3"))

    assert sorted(covered(table, text)) == sorted(squares)


def test_a_spell_shows_the_squares_it_would_cover_and_one_without_an_area_none(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "burning-hands", "fire-bolt"), foe("orc", "d1"))

    assert {"b1", "c1", "d1"} <= {*covered(table, "cast burning-hands 1 b1")}
    assert covered(table, "cast fire-bolt orc") == []
