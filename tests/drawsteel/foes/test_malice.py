"""Malice, villain actions, End Effect, summons: what the Director has beside turns."""

from typing import Any

import pytest

from affray import Fight
from affray.core.errors import IllegalAnswer
from affray.core.table.moments import FIGHT_END, TURN_END
from affray.core.values import Effect, Until
from affray.lang import language
from affray.rules.drawsteel.state.blocks import MALICE_FEATURE, MANEUVER, VILLAIN, Ability, Distance
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.words import Outcome
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue
from affray.testing import clause
from tests.drawsteel.kit import CLAW, CURSE, block, clash_of, foe, hero, setup

SCARE = Ability("scare", VILLAIN, target="self", effects=(Outcome("swarm", 2, of="ogre"),))
BOAST = Ability("boast", VILLAIN, target="self", effects=(Outcome("swarm", 1, of="ogre"),))
CALL = Ability("call", MANEUVER, distance=Distance(ranged=20), target="self", effects=(Outcome("summon", 2),), cost=1)
MORE = Ability("solo-action", MALICE_FEATURE, target="self", effects=(Outcome("more-main"),), cost=5)
GOBLIN = frozenset({"goblin", "humanoid"})


def begun(*fighters: Fighter, dice: list[int], said: tuple[str, ...] = (), **options: Any) -> Fight:
    """A fight in which this was answered; the foes begin unless the die says otherwise."""
    fight = Fight(setup(*fighters, **options), dice=dice)
    for each in ("ready", *said):
        fight.answer(each)
    return fight


@clause("ds.malice.gain")
def test_malice_is_the_heroes_victories_then_the_living_heroes_and_the_round_each_round() -> None:
    heroes = [hero(name, at, pools={"victories": 3}) for name, at in (("ana", "a1"), ("bo", "a2"))]
    fight = begun(*heroes, foe("imp", "j1"), dice=[1], said=("end", "ana", "end"))
    assert clash_of(fight).resources["malice"] == 3 + 2 + 1

    fight.rule("ana dies", why="a stone")
    fight.answer("end")

    assert clash_of(fight).resources["malice"] == 6 + 1 + 2


@clause("ds.malice.feature", "ds.malice.goblins")
def test_goblins_are_faster_for_3_malice() -> None:
    goblins = [foe("gob-1", "j1", keywords=GOBLIN, speed=4), foe("gob-2", "j3", keywords=GOBLIN, speed=4)]
    fight = begun(hero("ana", "a1"), *goblins, dice=[1], said=("gob-1", "use quick-feet", "move d1"), malice=3)

    assert clash_of(fight).creatures["gob-1"].at == clash_of(fight).grid.square("d1")
    assert clash_of(fight).creatures["gob-2"].has("hastened")


@clause("ds.malice.goblins")
def test_for_5_malice_every_enemy_suffers_for_each_goblin_beside_it() -> None:
    goblins = [foe("gob-1", "a2", keywords=GOBLIN), foe("gob-2", "b2", keywords=GOBLIN), foe("rat", "b1")]
    fight = begun(hero("ana", "a1"), *goblins, dice=[1], said=("gob-1", "use many-knives"), malice=5)

    assert clash_of(fight).creatures["ana"].hp == 18


@clause("ds.malice.goblins")
def test_for_7_malice_the_map_is_difficult_for_others_and_enemies_make_might_tests() -> None:
    goblin = foe("gob", "j1", keywords=GOBLIN)
    fight = begun(hero("ana", "a1"), goblin, dice=[1, 2, 2], said=("use great-stink", "pass", "end"), malice=7)

    assert clash_of(fight).creatures["ana"].hp == 15
    assert clash_of(fight).creatures["ana"].has("weakened")
    assert fight.question is not None
    assert "move d1" not in fight.question.options.examples()


@clause("ds.malice.feature")
def test_for_3_malice_the_next_potency_is_1_higher_once() -> None:
    witch = foe("witch", "b2", abilities=(CURSE,), might=0)
    dice = [1, 2, 2, 5, 6, 3]
    fight = begun(hero("ana", "a1", reason=0), witch, dice=dice, said=("use no-mercy", "use ana curse"), malice=3)

    assert clash_of(fight).creatures["ana"].has("weakened")
    assert not clash_of(fight).creatures["witch"].has("merciless")


@clause("ds.malice.feature", "ds.potency.unspent")
def test_3_malice_for_a_potency_that_fails_all_the_same_are_not_spent() -> None:
    witch = foe("witch", "b2", abilities=(CURSE,), might=0)
    dice = [1, 2, 2, 5, 6, 3]
    fight = begun(hero("ana", "a1", reason=2), witch, dice=dice[:5], said=("use no-mercy", "use ana curse"), malice=3)

    assert not clash_of(fight).creatures["ana"].has("weakened")
    assert clash_of(fight).resources["malice"] == 5


@clause("ds.malice.savage")
def test_a_savage_blow_adds_to_one_strike_and_not_two_rounds_in_a_row() -> None:
    orc = foe("orc", "b1", might=2, abilities=(CLAW,))
    said = ("savage 7", "use ana claw", "end", "end")
    fight = begun(hero("ana", "a1", hp=40), orc, dice=[1, 5, 5, 5, 5], said=said, malice=20)
    assert clash_of(fight).creatures["ana"].hp == 40 - 4 - 2 - 2
    assert fight.question is not None
    assert fight.question.kind == "turn"

    fight.answer("use ana claw")
    assert clash_of(fight).creatures["ana"].hp == 40 - 8 - 4


@clause("ds.solo.action")
def test_a_solo_buys_another_main_action() -> None:
    worm = foe("worm", "b1", abilities=(CLAW, MORE), turns=2)
    said = ("use solo-action", "use ana claw", "use ana claw")
    fight = begun(hero("ana", "a1"), worm, dice=[1, 5, 5, 5, 5], said=said, malice=5)

    assert clash_of(fight).creatures["ana"].hp == 20 - 8


# --- villain actions


@clause("ds.villain.actions")
def test_a_villain_acts_after_anothers_turn_each_action_once_and_one_a_round() -> None:
    boss = foe("boss", "b1", abilities=(CLAW, SCARE, BOAST), keywords=frozenset({"ogre"}))
    fight = begun(hero("ana", "a1"), hero("bo", "a8"), boss, dice=[6], said=("ana", "end", "use scare"))
    assert clash_of(fight).creatures["ana"].hp == 18
    assert fight.question is not None
    assert (clash_of(fight).turn, fight.question.kind) == ("boss", "turn")

    for each in ("end", "end", "ana", "end"):
        fight.answer(each)

    assert [str(fight.question.options.text(each)) for each in fight.question.options] == ["use boast", "pass"]


@clause("ds.villain.actions")
def test_not_after_its_own_turn() -> None:
    boss = foe("boss", "b1", abilities=(CLAW, SCARE), keywords=frozenset({"ogre"}))
    fight = begun(hero("ana", "a1"), boss, dice=[1], said=("end",))

    assert clash_of(fight).turn == "ana"


@clause("ds.end-effect")
def test_5_damage_end_one_effect_that_a_save_would_end() -> None:
    dread = Effect("weakened-9", "weakened", "boss", None, (Until(FIGHT_END),), (Until(TURN_END, "boss"),))
    boss = foe("boss", "b1", features=frozenset({"end-effect"})).but(effects=(dread,))
    fight = begun(hero("ana", "a1"), boss, dice=[1], said=("end", "end-effect weakened"))

    assert not clash_of(fight).creatures["boss"].has("weakened")
    assert clash_of(fight).creatures["boss"].hp == 15


# --- summons


@clause("ds.summon")
def test_who_is_summoned_acts_right_after_its_summoner_in_a_squad_of_its_own() -> None:
    king = foe("king", "j1", abilities=(CLAW, CALL), summons=(block("runner", organisation="minion", stamina=4),))
    said = ("use call", "place j4", "place j5", "end")
    fight = begun(hero("ana", "a1"), king, dice=[1], said=said, malice=1)

    assert clash_of(fight).turn == "runner-1"
    assert clash_of(fight).squads == {"king-1": 8}


@clause("ds.summon", "ds.minion.turn", "ds.order.once")
def test_a_squad_that_has_acted_takes_in_no_newcomers_and_acts_no_second_time() -> None:
    king = foe("king", "j1", abilities=(CLAW, CALL), summons=(block("runner", organisation="minion", stamina=4),))
    first = ("use call", "place j4", "place j5", "end", "end")
    fight = begun(hero("ana", "a1"), hero("bo", "a3"), king, dice=[1], said=first, malice=9)
    for said in ("ana", "end", "end", "runner-1", "end"):
        fight.answer(said)
    assert clash_of(fight).turn == "king"

    for said in ("use call", "place j6", "place j7", "end"):
        fight.answer(said)

    assert clash_of(fight).turn == "runner-3"
    assert clash_of(fight).acted.count("runner-1") == 1
    assert {clash_of(fight).creatures[id].squad for id in ("runner-3", "runner-4")} == {"king-2"}


@clause("ds.summon")
def test_nobody_summons_twice_before_its_next_turn() -> None:
    king = foe("king", "j1", abilities=(CLAW, CALL), summons=(block("runner", organisation="minion", stamina=4),))
    said = ("use call", "place j4", "place j5", "convert maneuver")
    fight = begun(hero("ana", "a1"), king, dice=[1], said=said, malice=2)

    with pytest.raises(IllegalAnswer, match="use call"):
        fight.answer("use call")


@clause("ds.summon", "ds.area.wall")
def test_nobody_is_summoned_into_a_wall_that_was_raised() -> None:
    stones = Ability(
        "stones", distance=Distance(area="wall", size=3, within=9), effects=(Outcome("wall", on_user=True),)
    )
    king = foe("king", "j1", abilities=(stones, CALL), summons=(block("runner", organisation="minion", stamina=4),))
    fight = begun(hero("ana", "a1"), king, dice=[1], said=("use j4,j5,j6 stones", "use call"), malice=1)

    with pytest.raises(IllegalAnswer, match="place j5"):
        fight.answer("place j5")


@clause("ds.malice.gain")
def test_an_unconscious_hero_still_counts_for_malice() -> None:
    fight = begun(hero("ana", "a1"), hero("bo", "a2", status="unconscious"), foe("imp", "j1"), dice=[1])

    assert clash_of(fight).resources["malice"] == 2 + 1


@clause("ds.villain.actions", "ds.area.lasting")
def test_a_villain_action_leaves_its_area_too() -> None:
    acid = Outcome("harmful-area", 2, lasts="fight", on_user=True, type="acid")
    gush = Ability("gush", VILLAIN, distance=Distance(area="cube", size=3, within=5), target="enemy", effects=(acid,))
    lord = foe("lord", "e5", abilities=(CLAW, gush))
    fight = begun(hero("ana", "a1"), hero("bo", "a3"), lord, dice=[9], said=("ana", "end", "use e5 gush"))

    assert len(clash_of(fight).zones) == 1


@clause("ds.malice.feature", "ds.malice.savage")
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("use quick-feet", "The Director spends 3 Malice on quick feet (Gob)."),
        ("savage 5", "The Director spends 5 Malice on savage blow (Gob)."),
    ],
)
def test_what_malice_is_spent_on_is_told(said: str, told: str) -> None:
    gob = foe("gob", "j1", keywords=GOBLIN, might=2)
    fight = begun(hero("ana", "a1"), gob, dice=[1], said=(said,), malice=7)

    for seat in ("gm", "ana"):
        teller = Teller(Tongue(language("en"), "drawsteel"))
        assert told in " ".join(part.text for part in teller.tell(fight.feeds[seat].items()))
