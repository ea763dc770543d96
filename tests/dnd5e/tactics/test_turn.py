"""What a sensible creature does with what it can do beside moving and attacking."""

from typing import Any

import pytest

from affray import Deed, MindTable, Question, Sight
from affray.core.offers.deeds import PASS
from affray.core.table.changes import freshen_dice
from affray.core.values import PLAYERS, Effect
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.tactics.turn import suggest, suggest_deed
from affray.testing import TableForTests
from tests.dnd5e.kit import BOW, SWORD, ambush, armoury, foe, hero, raid

PAIR = SWORD.but(pair=True)


def suggested(table: TableForTests) -> str:
    """What is suggested to the one on turn; it must be on offer."""
    battle = table.fight.state
    assert isinstance(battle, Battle)
    options = table.asked().options
    deed = suggest_deed(battle, battle.creatures[battle.turn or ""])
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
    table: TableForTests, weapons: tuple[Weapon, ...]
) -> None:
    first = weapons[0].id
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


JAVELIN = SWORD.but(id="javelin", properties=frozenset({"thrown"}), range=6, long=24)
LONGSWORD = SWORD.but(id="longsword", versatile="1d10+2", properties=frozenset({"versatile"}))
AXE = SWORD.but(id="greataxe", hands=2)


def test_an_archer_without_arrows_charges(table: TableForTests) -> None:
    goblin = foe("goblin", "e1", weapons=(SWORD, BOW.but(ammunition="arrow")), pools={"arrow": 1})
    table.set(goblin, hero("ana", "a1", armour_class=30))
    assert suggested(table) == "attack ana shortbow"

    table.play("attack ana shortbow", "end", "end", dice=[2])
    assert suggested(table) == "move b1"
    table.play("move b1")
    assert suggested(table) == "attack ana shortsword"


def test_who_cannot_reach_a_foe_throws_a_javelin_and_then_goes_on_with_the_axe(table: TableForTests) -> None:
    cy = hero("cy", "a1", weapons=(AXE, JAVELIN), speed=4, pools={"javelin": 2, "move": 4})
    table.set(cy, foe("orc", "i1", armour_class=30))
    assert suggested(table) == "move e1"
    table.play("move e1")
    assert suggested(table) == "attack orc javelin"

    table.play("attack orc javelin", "end", "end", "move h1", dice=[2])
    assert suggested(table) == "attack orc greataxe"


def test_one_rages_before_the_first_blow_and_rests_when_half_is_gone(table: TableForTests) -> None:
    table.set(hero("cy", "a1", features=("rage",), pools={"rage": 1}), foe("orc", "f1"))
    assert suggested(table) == "rage"
    table.set(hero("cy", "a1", features=("rage",), pools={"rage": 1}), foe("orc", "j1"))
    assert suggested(table) != "rage"

    second_wind = {"features": ("second-wind",), "pools": {"second-wind": 1}}
    table.set(hero("ana", "a1", hp=5, hp_max=10, **second_wind), foe("orc", "f1"))
    assert suggested(table) == "second-wind"
    table.set(hero("ana", "a1", hp=6, hp_max=10, **second_wind), foe("orc", "b1"))
    assert suggested(table) == "attack orc shortsword"


def test_a_versatile_weapon_is_swung_with_both_hands_if_they_are_free(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(LONGSWORD,)), foe("orc", "b1"))
    assert suggested(table) == "attack orc longsword two-handed"

    table.set(hero("ana", "a1", weapons=(LONGSWORD,), armour=("shield",)), foe("orc", "b1"))
    assert suggested(table) == "attack orc longsword"


def test_who_dropped_its_weapon_takes_it_up_and_else_strikes_unarmed(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD,)), foe("orc", "b1"))
    table.play("let-go shortsword")
    assert suggested(table) == "take-up shortsword"

    table.set(hero("ana", "a1", weapons=(SWORD,), holds=(), pools={"shortsword": 0}), foe("orc", "b1"))
    assert suggested(table) == "attack orc unarmed-strike"


def test_all_attacks_of_a_routine_are_made_and_one_steps_closer_for_the_short_ones(table: TableForTests) -> None:
    bite, claws = SWORD.but(id="bite", hands=0, reach=2), SWORD.but(id="claws", hands=0)
    drake = foe("drake", "a1", weapons=(bite, claws), routines=(("bite", "claws"),))
    table.set(drake, hero("ana", "c1", armour_class=30))
    assert suggested(table) == "attack ana bite"
    table.play("attack ana bite", dice=[2])
    assert suggested(table) == "move b1"

    table.play("move b1")
    assert suggested(table) == "attack ana claws"
    table.play("attack ana claws", dice=[2])
    assert suggested(table) == "end"


@pytest.mark.parametrize("arrange", [ambush, raid, armoury])
def test_whatever_is_suggested_in_whole_fights_is_offered(arrange: Any) -> None:
    def mind(question: Question, sight: Any) -> Any:
        answer = suggest(question, sight)
        assert answer in question.options, (question.who, answer)
        return answer

    for seed in range(12):
        setup = arrange()
        freshen_dice(setup.state, str(seed), "")
        table = MindTable(setup.rulebook, setup.state, dict.fromkeys([*setup.state.seats, PLAYERS], mind))
        table.play_out()


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


def horse_and_rider(at: str, **traits: Any) -> tuple[Any, Any]:
    reins = Effect("controlled-1", "controlled", "horse", "ana")
    horse = hero("horse", at, size="large", rider="ana", effects=(reins,), features=("trained-mount",), **traits)
    return hero("ana", at, weapons=(SWORD,), mount="horse", width=2), horse


def test_a_rider_rides_up_to_its_foe_and_strikes(table: TableForTests) -> None:
    table.set(*horse_and_rider("a1"), foe("orc", "f1"))

    table.play(suggested(table))
    assert suggested(table) == "attack orc shortsword"


def test_a_rider_whose_mount_has_no_movement_left_lets_it_dash(table: TableForTests) -> None:
    table.set(*horse_and_rider("a1", pools={"move": 0}), foe("orc", "j1"))

    assert suggested(table) == "ride dash"
    table.play("ride dash")
    assert suggested(table).startswith("ride move")


def test_one_that_does_not_control_its_mount_dodges(table: TableForTests) -> None:
    ana, horse = horse_and_rider("a1")
    table.set(ana, horse.but(effects=()), foe("orc", "j1"))

    assert suggested(table) == "dodge"


def test_a_flyer_flies_to_a_foe_at_its_height(table: TableForTests) -> None:
    wings = Speeds(fly=8)
    table.set(foe("bat", "j1", height=3, speeds=wings, weapons=(SWORD,)), hero("ana", "c1"))
    assert suggested(table) == "fly 0 d1"

    table.set(foe("bat", "j1", speeds=wings, weapons=(SWORD,)), hero("ana", "c1", height=2, speeds=wings))
    assert suggested(table) == "fly 2 d1"


def test_a_swimmer_swims(table: TableForTests) -> None:
    shark = foe("shark", "a1", speed=0, speeds=Speeds(swim=8), weapons=(SWORD,))
    table.set(shark, hero("ana", "j1"), map=["w" * 10] * 8)

    assert suggested(table) == "swim i1"


def test_one_in_a_chasm_climbs_out(table: TableForTests) -> None:
    chasm = ["...oo.....", *["...oo....."] * 7]
    table.set(hero("ana", "d1", height=-4, weapons=(SWORD,)), foe("orc", "a1"), map=chasm)
    assert suggested(table) == "climb -1"

    table.play("climb -1", "end", "orc: end")
    assert suggested(table) == "climb 0"
    table.play("climb 0")
    assert suggested(table).startswith("climb c")


def test_one_who_squeezes_goes_on_squeezing(table: TableForTests) -> None:
    corridor = ["..........", "..######..", "..........", "..######..", "..######..", *["." * 10] * 3]
    table.set(foe("ogre", "a2", size="large", weapons=(SWORD,)), hero("ana", "j3"), map=corridor)

    table.play("squeeze d3", "end", "end")

    assert suggested(table).startswith("squeeze")
