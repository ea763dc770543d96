"""What a sensible creature does with what it can do beside moving and attacking."""

import pytest

from affray import Deed, Sight
from affray.core.deeds import PASS
from affray.core.values import Effect
from affray.rules.dnd5e.tactics import suggest_deed
from affray.rules.dnd5e.values import Battle
from affray.testing import TableForTests
from tests.dnd5e.kit import BOW, SWORD, foe, hero

PAIR = SWORD.but(pair=True)


def suggested(table: TableForTests) -> str:
    """What is suggested to the one on turn; it must be on offer."""
    battle = table.fight.state
    assert isinstance(battle, Battle)
    options = table.asked().options
    deed = suggest_deed(battle, battle.combatant(battle.turn or ""))
    assert deed in options
    return options.text(deed)


def test_the_other_hand_follows_if_a_foe_is_in_reach(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(PAIR,)), foe("orc", "b1", hp=40))

    assert suggested(table) == "attack orc shortsword"
    table.play("attack orc shortsword", dice=[2])
    assert suggested(table) == "attack orc shortsword bonus"
    table.play("attack orc shortsword bonus", dice=[2])
    assert suggested(table) == "end"


@pytest.mark.parametrize("weapons", [(SWORD,), (BOW, PAIR)])
def test_nothing_follows_what_was_no_light_weapon_or_has_no_fellow(
    table: TableForTests, weapons: tuple[object, ...]
) -> None:
    first = weapons[0].id  # type: ignore[attr-defined]
    table.set(hero("ana", "a1", weapons=weapons), foe("orc", "b1", hp=40))

    table.play(f"attack orc {first}", dice=[2] if first == "shortsword" else [2, 2])

    assert suggested(table) == "end"


def test_the_aggressive_rush_when_their_movement_is_spent_and_then_strike(table: TableForTests) -> None:
    table.set(foe("orc", "j1", features=("aggressive",), weapons=(SWORD,), speed=4), hero("ana", "b1"))

    table.play(suggested(table))
    assert suggested(table) == "aggressive c1"
    table.play("aggressive c1")
    assert suggested(table) == "attack ana shortsword"


def test_others_dash_when_their_movement_is_spent(table: TableForTests) -> None:
    slow = foe("orc", "j1", features=("aggressive",), weapons=(SWORD,), pools={"move": 0, "bonus": 0})
    table.set(slow, hero("ana", "b1"))

    assert suggested(table) == "dash"


def test_the_prone_stand_up_first(table: TableForTests) -> None:
    table.set(hero("ana", "a1", effects=(Effect("prone-1", "prone", "ana"),)), foe("orc", "b1"))

    assert suggested(table) == "stand"


def test_one_who_is_held_and_reaches_nobody_breaks_free_by_what_it_does_best(table: TableForTests) -> None:
    held = Effect("grappled-1", "grappled", "ana", "orc")
    ana = hero("ana", "a1", effects=(held,), weapons=(SWORD,), pools={"move": 0}, skills={"acrobatics": 4})
    table.set(ana, foe("orc", "c1"))

    assert suggested(table) == "escape orc acrobatics"


def test_what_minds_answer_to_the_questions_of_a_brawl(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=2, skills={"athletics": 5}), foe("imp", "j8"), mercy="ask")
    rulebook, sight = table.fight.rulebook, Sight(table.fight.rulebook, table.fight.state, "gm")

    table.play("grapple orc")
    assert rulebook.suggest(table.asked().question, sight) == "athletics"
    table.play("athletics", "rule: ana hp 9", "end", dice=[2, 15])
    table.play("attack ana shortsword", "end", "end", "attack orc shortsword", dice=[2, 15, 3])
    assert rulebook.suggest(table.asked().question, sight) == PASS
    table.play("pass", "end", "end", "improvise …", "gm: check", "gm: str")
    assert rulebook.suggest(table.asked().question, sight) == Deed("", 15)


def test_one_who_has_no_actions_is_advised_to_be_done(table: TableForTests) -> None:
    dazed = Effect("incapacitated-1", "incapacitated", "ana")
    ana = hero("ana", "a1", effects=(dazed,), features=("second-wind",), pools={"second-wind": 1})
    table.set(ana, foe("orc", "b1"), bonus_blocked_with_actions="no")

    assert suggested(table) == "end"
