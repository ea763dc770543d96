"""What the Director may decree: the word of the Director is law."""

import pytest

from affray import Fight, Setup
from affray.lang import LANGUAGES, language
from affray.rules.drawsteel.movement.forced import strength_of
from affray.telling.decrees import decree_in_words
from affray.telling.tongue import Tongue
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import WHIRL, arrange, at, clash_of, foe, hero, minion, netted, shipped_foe


def is_offered(table: TableForTests, text: str) -> bool:
    return table.fight.rulings().offers(text)


def restored(table: TableForTests) -> Fight:
    return Fight.restore(table.fight.save())


# --- Stamina


@clause("ds.stamina.dying", "ds.stamina.death")
def test_stamina_and_its_maximum_are_set_and_who_has_too_little_dies(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=-8, hp_max=20), foe("imp", "d2", hp=10), foe("orc", "f2"))

    table.play("rule: imp maximum 4", "rule: ana maximum 10", "rule: orc hp 0")

    assert (table.imp.hp, table.ana.hp) == (4, -5)
    assert [table.imp.status, table.ana.status, table.orc.status] == ["up", "dead", "dead"]


@clause("ds.stamina.temporary", "ds.minion.squad")
def test_temporary_stamina_is_set_but_minions_have_none(table: TableForTests) -> None:
    table.set(hero("ana", "b2", pools={"temporary": 9}), minion("rat-1", "d2"))

    table.play("rule: ana temporary 4", "rule: ana hurt 5")

    assert (table.ana.hp, table.ana.pools["temporary"]) == (19, 0)
    assert not is_offered(table, "rat-1 temporary 4")
    assert not is_offered(table, "rat-1 hp 2")


@clause("ds.minion.squad", "ds.minion.falls")
def test_a_squad_has_as_many_minions_as_its_stamina_covers(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), minion("rat-1", "d2"), minion("rat-2", "e2"), minion("rat-3", "h2"))

    table.play("rule: rat-2 squad 3")
    assert [table.rat_1.is_up, table.rat_2.is_up, table.rat_3.is_up] == [False, False, True]

    table.play("rule: rat-1 squad 7")
    assert clash_of(table.fight).squads["rat"] == 7
    assert [table.rat_1.is_up, table.rat_2.is_up, table.rat_3.is_up] == [True, False, True]
    assert not is_offered(table, "rat-1 squad 13")
    assert not is_offered(table, "ana squad 3")


@clause("ds.fall")
def test_who_comes_back_where_somebody_stands_now_finds_room_beside(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"), foe("orc", "f2"))

    table.play("rule: imp dies", "rule: orc at d2", "rule: imp hp 3")

    assert table.imp.is_up
    assert at(table, "imp") != at(table, "orc")


@clause("ds.condition.grabbed", "ds.mount.up")
def test_whoever_dies_by_a_ruling_lets_go_and_throws_off_its_rider(table: TableForTests) -> None:
    wolf = foe("wolf", "d2", size="2", role="mount")
    table.set(hero("ana", "b2", under=["grabbed imp"]), foe("imp", "b3"), wolf, foe("gob", "d2", under=["riding wolf"]))

    table.play("rule: imp dies", "rule: wolf hp 0")

    assert not table.ana.has("grabbed")
    assert not table.gob.has("riding")
    assert table.gob.has("prone")


# --- pools, resources, figures


def test_pools_are_set_and_notes_of_the_turn_are_none(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play(
        "rule: ana main 0", "rule: ana move 3", "rule: ana surges 2", "rule: ana pool fury 5", "rule: ana recoveries 1"
    )
    table.play("rule: imp triggered 0")

    assert {name: table.ana.pools[name] for name in ("main", "move", "surges", "fury", "recoveries")} == {
        "main": 0, "move": 3, "surges": 2, "fury": 5, "recoveries": 1,
    }  # fmt: skip
    assert not any(text.startswith("use") for text in table.offered())
    assert table.imp.pools["triggered"] == 0
    assert not is_offered(table, "ana pool moved 1")
    assert not is_offered(table, "imp pool recoveries 1")


@clause("ds.malice.gain", "ds.token")
def test_malice_and_hero_tokens_are_set(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"), malice=2)

    table.play("rule: malice 5", "rule: tokens 2")

    assert clash_of(table.fight).resources == {"malice": 5, "hero-tokens": 2}


@clause("ds.villain.actions")
def test_a_villain_action_is_given_back(table: TableForTests) -> None:
    villain = shipped_foe("human-warlord", "d2")
    name = next(ability.id for ability in villain.block.abilities if ability.kind == "villain")
    table.set(hero("ana", "b2"), villain)

    table.play(f"rule: human-warlord pool {name} 0")

    assert table.human_warlord.pools[name] == 0


def test_figures_are_set_for_this_fight_and_for_one_creature(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=1), foe("imp", "d2"), foe("orc", "f2"))

    table.play("rule: imp speed 1", "rule: ana might 4", "rule: imp figure free-strike 6", "rule: imp stability 3")

    imp = clash_of(restored(table)).fighter("imp").block
    assert (imp.speed, imp.free_strike, imp.stability) == (1, 6, 3)
    assert table.ana.characteristic("might") == 4
    assert table.orc.block.speed == 5


@clause("ds.fly", "ds.fall")
def test_a_flyer_that_loses_its_speed_falls(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("bat", "d2", hp=20, height=3, modes=frozenset({"fly"})))

    table.play("rule: bat speed 0")

    assert (table.bat.height, table.bat.hp) == (0, 14)


# --- conditions


@clause("ds.condition", "ds.duration.save")
def test_a_condition_lasts_as_long_as_the_director_says(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play("rule: ana slowed save-ends", "rule: ana weakened for 2", "rule: ana dazed until start imp")
    table.play("rule: ana bleeding end-of-turn", "rule: imp gains restrained end-of-encounter")
    table.play("end", dice=[2])

    assert [effect.kind for effect in table.ana.effects] == ["slowed", "weakened"]
    assert table.imp.has("restrained")


@clause("ds.condition.frightened", "ds.condition.taunted")
def test_fear_and_taunts_have_a_source(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play("rule: imp frightened by ana save-ends", "rule: imp taunted by ana end-of-turn")

    assert [effect.source for effect in table.imp.effects] == ["ana", "ana"]
    assert not is_offered(table, "imp gains frightened")
    assert not is_offered(table, "imp gains taunted")


@clause("ds.condition.grabbed")
def test_the_grabbed_are_drawn_beside_their_grabber_and_can_be_freed(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "f2"))

    table.play("rule: imp grabbed by ana")
    assert (table.imp.has("grabbed"), at(table, "imp")) == (True, "c1")
    assert not is_offered(table, "imp gains grabbed")
    assert not is_offered(table, "imp gains grabbed by imp")
    assert not is_offered(table, "imp gains grabbed by ana")

    table.play("rule: imp not grabbed")
    assert not table.imp.has("grabbed")


@clause("ds.fly", "ds.fall")
def test_a_flyer_that_is_knocked_prone_falls(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("bat", "d2", height=3, modes=frozenset({"fly"})))

    table.play("rule: bat prone")

    assert table.bat.height == 0


@clause("ds.climb")
def test_who_loses_hold_of_a_wall_comes_down(table: TableForTests) -> None:
    table.set(hero("ana", "b2", height=1, under=["climbing"]), foe("imp", "d2"))

    table.play("rule: ana loses climbing")

    assert table.ana.height == 0


def test_the_dead_gain_nothing_and_an_undone_ruling_is_none(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"), foe("orc", "f2"))

    table.play("rule: imp dies", "rule: orc prone")
    assert not is_offered(table, "imp gains prone")
    assert not is_offered(table, "imp hurt 3")

    table.fight.undo()
    assert not table.orc.has("prone")


# --- places, sides, hiding, mounts


@clause("ds.mount.ride", "ds.condition.grabbed")
def test_a_mount_that_is_put_elsewhere_takes_its_rider_along_and_ends_a_grab(table: TableForTests) -> None:
    wolf = foe("wolf", "d2", size="2", role="mount", under=["grabbed ana"])
    table.set(hero("ana", "c2"), wolf, foe("gob", "d2", under=["riding wolf"]))

    table.play("rule: wolf at g5")

    assert (at(table, "gob"), table.gob.has("riding"), table.wolf.has("grabbed")) == ("g5", True, False)
    assert not is_offered(table, "wolf at j8")
    assert not is_offered(table, "wolf at b2")


@clause("ds.fall", "ds.fly")
def test_who_is_put_in_the_air_falls_unless_it_flies(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("bat", "d2", modes=frozenset({"fly"})), foe("imp", "f2"))

    table.play("rule: bat height 3", "rule: imp height 3")

    assert (table.bat.height, table.imp.height) == (3, 0)
    assert table.imp.has("prone")


@clause("ds.minion.squad", "ds.group.turns")
def test_a_minion_that_changes_sides_has_a_squad_of_its_own(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), minion("rat-1", "d2"), minion("rat-2", "e2"), foe("imp", "h2"))

    table.play("rule: rat-1 side heroes", "rule: rat-1 played-by ana", "rule: rat-1 hurt 1")

    clash = clash_of(table.fight)
    assert (table.rat_1.side, table.rat_1.group, clash.seat_of(table.rat_1)) == ("heroes", "rat-1", "ana")
    assert clash.squads == {"rat": 4, "rat-1": 3}


@clause("ds.group.turns", "ds.order.alternative")
def test_one_that_changes_sides_comes_after_its_group_in_the_order() -> None:
    pack = [foe("imp", "d2", group="pack"), foe("orc", "f2", group="pack")]
    begun = arrange(hero("ana", "b2"), *pack, initiative="agility")
    fight = Fight(Setup(begun.rulebook, begun.state.but(order=("pack", "ana"))), seed=1)

    fight.rule("imp side heroes")

    assert clash_of(fight).order == ("pack", "imp", "ana")


@clause("ds.hide", "ds.hide.found")
def test_somebody_is_hidden_and_shown(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b4"), foe("imp", "d2"))

    table.play("rule: imp hidden", "rule: imp shown-to ana")
    assert table.imp.hidden_from == {"bo"}

    table.play("rule: imp noticed", "rule: imp hidden-from ana")
    assert table.imp.hidden_from == {"ana"}
    assert "use imp axe" not in table.offered()


@clause("ds.mount.up")
def test_somebody_is_put_on_a_mount_and_taken_off(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("wolf", "e4", size="2", role="mount"), foe("gob", "h2"))

    table.play("rule: gob mounted wolf")
    assert (at(table, "gob"), table.gob.has("riding")) == ("e4", True)
    assert not is_offered(table, "gob height 3")
    assert not is_offered(table, "ana mounted wolf")

    table.play("rule: gob dismounted")
    assert not table.gob.has("riding")
    assert at(table, "gob") not in ("e4", "f4", "e5", "f5")


# --- rolls


@clause("ds.roll.edges")
@pytest.mark.parametrize(
    ("granted", "net", "hp"),
    [(["edge"], 1, 14), (["edge", "edge"], 2, 14), (["edge", "bane"], 0, 17), (["bane"], -1, 17)],
)
def test_edges_and_banes_are_granted_and_cancel(table: TableForTests, granted: list[str], net: int, hp: int) -> None:
    table.set(hero("ana", "b2"), foe("imp", "c2"))
    table.play("use imp axe", dice=[5, 6])

    for word in granted:
        table.fight.rule(f"roll {word}")

    assert (netted(table), table.imp.hp) == (net, hp)


@clause("ds.roll.edges", "ds.roll.per-target")
def test_what_is_granted_meets_the_edges_against_each_target(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), foe("imp", "c2", under=["prone"]), foe("orc", "b3"))
    table.play("use whirl", dice=[5, 5])
    assert (table.imp.hp, table.orc.hp) == (16, 18)

    table.fight.rule("ana roll edge")

    assert (table.imp.hp, table.orc.hp) == (16, 16)
    assert (netted(table, "@imp"), netted(table, "@orc")) == (2, 1)


@clause("ds.roll.power", "ds.roll.per-target")
@pytest.mark.parametrize(("tier", "hurt"), [(1, 2), (2, 4), (3, 6)])
def test_the_director_rules_the_tier_against_every_target(table: TableForTests, tier: int, hurt: int) -> None:
    prone = foe("imp", "c2", under=["prone", "restrained"])
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), prone, foe("orc", "b3"))
    table.play("use whirl", dice=[5, 5])

    table.fight.rule(f"roll tier-{tier}")

    assert (table.imp.hp, table.orc.hp) == (20 - hurt, 20 - hurt)


@clause("ds.roll.critical")
def test_a_critical_hit_that_is_ruled_down_is_none(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "c2"))
    table.play("use imp axe", dice=[10, 10])
    assert table.asked().kind == "critical"

    table.fight.rule("roll tier-1")

    assert (table.asked().kind, table.imp.hp) == ("turn", 17)


@clause("ds.roll.power")
def test_the_dice_fit_the_tier_with_the_bonus_that_came_before(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))
    table.play("rule: ana test might medium", dice=[1, 1])
    table.fight.rule("roll bonus 9")
    table.fight.rule("roll tier-2")

    told = [event.facts["total"] for event in table.fight.events if event.kind == "rolled"]
    assert 12 <= told[-1] <= 16


@clause("ds.roll.power")
def test_a_bonus_is_added_to_a_power_roll(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "c2"))
    table.play("use imp axe", dice=[5, 6])

    table.fight.rule("roll bonus 1")

    assert table.imp.hp == 14


@clause("ds.duration.save")
@pytest.mark.parametrize(("face", "ruling", "is_slowed"), [(2, "roll succeeds", False), (9, "roll fails", True)])
def test_a_save_succeeds_or_fails_by_the_word_of_the_director(
    table: TableForTests, face: int, ruling: str, is_slowed: bool
) -> None:
    table.set(foe("imp", "d2"), hero("ana", "b2"))
    table.play("rule: imp slowed save-ends", "rule: imp save slowed", dice=[face])

    table.fight.rule(ruling)

    assert table.imp.has("slowed") is is_slowed


@clause("ds.test", "ds.roll.edges")
def test_tests_are_ruled_as_ability_rolls_are(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))
    table.play("rule: ana test might medium failure prone", dice=[5, 5])
    assert table.ana.has("prone")

    table.fight.rule("roll edge")
    assert not table.ana.has("prone")

    table.fight.rule("roll tier-1")
    assert table.ana.has("prone")


# --- dice


@clause("ds.test.ladder")
@pytest.mark.parametrize(
    ("difficulty", "dice", "is_prone"),
    [("easy", [1, 2], False), ("medium", [1, 2], True), ("medium", [6, 6], False), ("hard", [6, 6], True)],
)
def test_a_test_with_consequences_is_a_success(
    table: TableForTests, difficulty: str, dice: list[int], is_prone: bool
) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play(f"rule: imp test agility {difficulty} failure prone success hidden", dice=dice)

    assert table.imp.has("prone") is is_prone
    assert bool(table.imp.hidden_from) is not is_prone


@clause("ds.test.skill")
def test_several_are_called_for_a_test_and_a_skill_may_help(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b4"), foe("imp", "d2"))

    table.play("rule: heroes test agility medium skilled failure slowed end-of-turn", dice=[5, 5, 4, 5])

    assert (table.ana.has("slowed"), table.bo.has("slowed")) == (False, True)
    assert [told["worth"] for told in table.told("judged")] == ["success-with-consequence", "failure"]


@clause("ds.condition.bleeding")
def test_one_who_dies_of_a_test_suffers_no_more_of_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2", hp=1, under=["bleeding"]), foe("orc", "f2"))

    table.play("rule: imp test might medium failure prone", dice=[1, 1, 3])

    assert (table.imp.is_there, table.imp.has("prone")) == (False, False)


@clause("ds.duration.save")
def test_a_save_that_the_director_calls_for_has_what_follows(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"), foe("orc", "f2"))

    table.play("rule: foes save failure prone", dice=[6, 5])

    assert (table.imp.has("prone"), table.orc.has("prone")) == (False, True)
    assert not is_offered(table, "imp save slowed")


@clause("ds.damage.together", "ds.damage.order")
def test_damage_is_rolled_once_resisted_by_each_and_halved_by_a_success(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "d2", immunities={"fire": 3}), foe("orc", "f2", weaknesses={"fire": 2}))

    table.play("rule: foes hurt 2d6 fire test agility medium", dice=[4, 4, 1, 1, 9, 9])

    assert (table.imp.hp, table.orc.hp) == (20 - 5, 20 - 6)


@clause("ds.damage.order")
def test_unresisted_damage_is_what_was_said(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "d2", immunities={"fire": 3}), foe("orc", "f2", weaknesses={"fire": 2}))

    table.play("rule: foes hurt 5 fire unresisted")

    assert (table.imp.hp, table.orc.hp) == (15, 15)


@clause("ds.minion.squad", "ds.minion.falls")
def test_damage_to_minions_goes_off_their_squad(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), minion("rat-1", "d2"), minion("rat-2", "e2"), foe("imp", "h2"))

    table.play("rule: rat-1 hurt 5")

    assert clash_of(table.fight).squads["rat"] == 3
    assert (table.rat_1.is_up, table.rat_2.is_up) == (False, True)


@clause("ds.recovery", "ds.stamina.unconscious")
def test_stamina_is_regained_with_and_without_a_recovery(table: TableForTests) -> None:
    out = hero("bo", "b4", hp=0, hp_max=20, status="unconscious")
    table.set(hero("ana", "b2", hp=-2, hp_max=21), out, minion("rat-1", "d2"))

    table.play("rule: heroes healed 1d6", "rule: ana recovers", dice=[3, 4])

    assert (table.ana.hp, table.ana.pools["recoveries"], table.bo.hp, table.bo.status) == (8, 9, 4, "up")
    assert not is_offered(table, "rat-1 healed 3")
    assert not is_offered(table, "rat-1 recovers")


# --- the ground


@clause("ds.fall")
def test_those_above_a_new_chasm_fall_and_flyers_do_not(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"), foe("bat", "e2", height=1, modes=frozenset({"fly"})))

    table.play("rule: ground d1-e3 chasm")
    assert (table.imp.height, table.imp.hp, table.bat.height) == (-4, 12, 1)

    table.play("rule: ground d1-e3 open")
    assert (table.imp.height, table.bat.height) == (0, 1)


@clause("ds.high-ground")
def test_who_stands_where_a_ledge_rises_is_on_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play("rule: ground b2 ledge")

    assert table.ana.height == 2
    assert clash_of(restored(table)).fighter("ana").height == 2


@clause("ds.terrain.damaging")
def test_burning_ground_hurts_whoever_starts_a_turn_there(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play("rule: ground d2 burning", "end")

    assert table.imp.hp == 18


@clause("ds.object", "ds.line-of-effect")
def test_things_come_where_nobody_is_and_go_again(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play("rule: ground c1-c3 door", "smash c2", dice=[1, 2])
    assert "use imp bow" not in table.offered()
    assert clash_of(table.fight).worn == {"c2": 2}
    assert not is_offered(table, "ground d2 wall")

    table.play("rule: ground c1-c3 open", "rule: ana main 1")
    assert "use imp bow" in table.offered()
    assert clash_of(table.fight).worn == {}


@clause("ds.concealment", "ds.hide.found")
def test_light_shows_who_was_hidden_in_the_dark(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "d2"))

    table.play("rule: ground d1-d3 dark", "rule: imp hidden")
    assert table.imp.hidden_from == {"ana"}

    table.play("rule: ground d1-d3 lit")
    assert not table.imp.hidden_from


@clause("ds.move.difficult", "ds.swim")
def test_rough_ground_and_water_cost_more(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=2), foe("imp", "h2"))

    table.play("rule: ground b1-b8 difficult", "rule: ground a2 water")

    assert "move c1" not in table.offered()
    assert "move a3" not in table.offered()


# --- what no rule covers


@clause("ds.turn.improvise", "ds.test.ladder")
def test_the_dice_decide_what_is_improvised_and_the_director_what_comes_of_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2", agility=2), foe("imp", "d2"))

    table.play("improvise swing from the chandelier", "test agility hard maneuver", dice=[9, 9])
    assert table.told("attempted")[0]["worth"] == "success"
    assert (table.asked().seat, table.asked().kind) == ("gm", "consequence")

    table.play("rule: imp prone", "rule: ana at c2", "pass")
    assert (table.imp.has("prone"), at(table, "ana"), table.ana.pools["maneuver"]) == (True, "c2", 0)


@clause("ds.turn.improvise")
def test_only_what_is_left_can_be_the_price(table: TableForTests) -> None:
    table.set(hero("ana", "b2", pools={"maneuver": 0}), foe("imp", "d2"))

    table.play("improvise shout")
    assert {"takes free", "takes main", "forbid", "test-skilled presence easy main"} <= set(table.offered("gm"))
    assert "takes maneuver" not in table.offered("gm")
    assert "test might hard maneuver" not in table.offered("gm")


# --- how it is told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "ruling", ["rat-1 squad 3", "malice 5", "tokens 2", "rat-1 recovers", "rat-1 mounted wolf", "rat-1 dismounted"]
)
def test_the_rulings_of_this_book_have_sentences(code: str, ruling: str) -> None:
    words = [
        f"@{word}" if word in ("rat-1", "wolf") else int(word) if word.isdecimal() else word for word in ruling.split()
    ]
    verb = next(word for word in words if isinstance(word, str) and not word.startswith("@"))
    item = {"ruling": {"verb": verb, "args": [word for word in words if word != verb]}}
    tongue = Tongue(language(code), "drawsteel")

    said = decree_in_words(tongue, item)

    assert said != tongue.say("say-decree", "other", words=ruling)
    assert not said.startswith(tongue.say("say-decree", "other", words=verb))


@clause("ds.object", "ds.forced.through")
def test_an_object_has_the_stamina_that_the_director_gave_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j8"))

    table.play("rule: object c2 barrel 4", "smash c2", dice=[1, 1])
    assert clash_of(table.fight).worn == {"c2": 2}
    assert strength_of(clash_of(table.fight), "barrel", clash_of(table.fight).grid.square("c2")) == 4
    table.play("end", "end", "smash c2", dice=[1, 1])

    assert [(item["terrain"], item["at"]) for item in table.told("broken")] == [("barrel", "c2")]
    assert (clash_of(table.fight).worn, clash_of(table.fight).sturdy) == ({}, {})


def test_an_object_is_undone_restored_and_seen_but_its_stamina_is_the_directors(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j8"))
    table.fight.rule("object c2-d2 statue 77")

    assert clash_of(table.fight).square_names(clash_of(table.fight).board.squares("statue")) == ["c2", "d2"]
    assert "77" not in str(table.fight.feeds["ana"].items())
    assert clash_of(Fight.restore(table.fight.save())).sturdy == {"c2": 77, "d2": 77}
    table.fight.undo()
    assert (clash_of(table.fight).sturdy, clash_of(table.fight).board.squares("statue")) == ({}, 0)
