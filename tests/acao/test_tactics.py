"""What a sensible character does, and that minds play whole fights."""

import pytest

from affray import Sight
from affray.core.values import Effect
from affray.minds import SimpleMind
from affray.rules.acao.state.sheet import Weapon
from affray.sim import simulate
from affray.testing import TableForTests, clause
from tests.acao.kit import BITE, BOW, SWORD, WEB, ambush, foe, hero


def suggestion(table: TableForTests) -> str:
    """What the simple mind would do, as somebody would type it."""
    asked = table.asked()
    chosen = SimpleMind(1)(asked.question, Sight(table.fight.rulebook, table.fight.state, asked.seat))
    return asked.options.text(chosen)


@clause("ac.turn.action")
@pytest.mark.parametrize(
    ("at", "weapons", "said"),
    [
        ("b1", (SWORD, BOW), "attack imp sword"),
        ("f1", (SWORD, BOW), "attack imp bow"),
        ("f1", (SWORD,), "move e1"),
        ("j8", (SWORD,), "move g5"),
    ],
)
def test_it_strikes_shoots_or_gets_nearer(
    table: TableForTests, at: str, weapons: tuple[Weapon, ...], said: str
) -> None:
    table.set(hero("ana", "a1", vig=3, weapons=weapons), foe("imp", at))

    assert suggestion(table) == said


@clause("ac.safeguard")
def test_it_goes_around_a_fire(table: TableForTests) -> None:
    fire = ["..........", ".f........", *["#" * 10] * 6]
    table.set(hero("ana", "a2", weapons=()), foe("imp", "d2"), map=fire)

    table.play(suggestion(table))

    assert table.fight.state.rolled == {}
    assert not table.told("hazard")


@clause("ac.turn.action")
def test_it_runs_when_the_move_is_over_and_ends_when_it_has_acted(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(), pools={"move": 0}), foe("imp", "j8"))
    assert suggestion(table) == "run"

    table.set(hero("ana", "a1", pools={"action": 0}), foe("imp", "b1"))
    assert suggestion(table) == "end"


@clause("ac.turn.action")
def test_it_stands_up_tears_free_heals_and_loads(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(Effect("p", "prone", "ana"),)), foe("imp", "b1"))
    assert suggestion(table) == "stand"

    table.set(hero("ana", "a1", pre=2, effects=(Effect("s", "stuck", "ana"),)), foe("imp", "b1"))
    assert suggestion(table) == "tear-free pre"

    table.set(hero("dee", "a1", heals="1d6"), hero("ana", "a2", hp=1, hp_max=6), foe("imp", "b1"))
    assert suggestion(table) == "heal ana"

    crossbow = Weapon("crossbow", "missile", "1d8", "piercing", reach=12, properties=frozenset({"loading"}))
    table.set(hero("ana", "a1", weapons=(crossbow,), pools={"unloaded-crossbow": 1}), foe("imp", "f1"))
    assert suggestion(table) == "reload crossbow"


@clause("ac.arms.light")
def test_it_strikes_with_the_other_hand_whom_that_reaches(table: TableForTests) -> None:
    light = frozenset({"light"})
    weapons = (Weapon("sling", "missile", "1d4", "", reach=8, properties=light), SWORD.but(properties=light))
    table.set(hero("ana", "a1", weapons=weapons, pools={"action": 0, "second": 1}), foe("imp", "b1"))
    assert suggestion(table) == "second imp sword"

    table.set(hero("ana", "a1", weapons=weapons, pools={"action": 0, "second": 1}), foe("imp", "d1"))
    assert suggestion(table) == "end"


@clause("ac.safeguard")
def test_a_spider_throws_its_web_once_and_then_bites(table: TableForTests) -> None:
    table.set(foe("spider", "b1", weapons=(BITE, WEB)), hero("ana", "a1"))
    assert suggestion(table) == "attack ana web"

    stuck = (Effect("s", "stuck", "ana"),)
    table.set(foe("spider", "b1", weapons=(BITE, WEB)), hero("ana", "a1", effects=stuck))
    assert suggestion(table) == "attack ana bite"


@clause("ac.defence.test")
def test_it_defends_and_keeps_its_karma(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", pools={"karma": 1}), karma="on")
    table.play("attack ana bite")
    assert suggestion(table) == "defend"

    table.play("defend", dice=[5])
    assert suggestion(table) == "pass"


@pytest.mark.parametrize("grid", ["squares", "hexes"])
@pytest.mark.parametrize("options", [{}, {"energy": "5", "karma": "on"}, {"energy": "level+men", "zero_foe": "death"}])
def test_minds_play_whole_fights(grid: str, options: dict[str, str]) -> None:
    report = simulate(ambush(grid, **options), n=10)

    assert report.outcomes.keys() <= {"heroes", "foes"}
