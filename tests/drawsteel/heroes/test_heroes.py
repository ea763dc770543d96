"""The five heroes that are shipped: what they earn, and what each of their abilities does."""

import pytest

from affray.core.table.moments import FIGHT_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.state.blocks import Ability, Distance
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CLAW, CURSE, at, foe, hero, netted, shipped_hero, strike

DAZZLE = strike("dazzle", 6, 8, 10, far=10)


def had(table: TableForTests, who: str, pool: str) -> int:
    amount: int = getattr(table, who).pools[pool]
    return amount


# --- the berserker


@clause("ds.heroic", "ds.heroic.first")
def test_the_berserker_earns_by_its_turn_by_blows_and_by_being_winded(table: TableForTests) -> None:
    table.set(foe("imp", "b1", abilities=(strike("maul", 14, 14, 14),)), shipped_hero("berserker", "b2"))

    table.play("use berserker maul", "end", dice=[6, 6, 3, 2])

    assert had(table, "berserker", "ferocity") == 1 + 3 + 2


@clause("ds.heroic.first", "ds.condition.bleeding")
def test_the_berserker_is_winded_by_its_own_blood_too(table: TableForTests) -> None:
    bleeding = Effect("bleeding-0", "bleeding", "berserker", None)
    berserker = shipped_hero("berserker", "b2", hp=18).but(effects=(bleeding,))
    table.set(berserker, foe("imp", "e2"))

    table.play("defend", dice=[5, 2])

    assert table.berserker.is_winded
    assert had(table, "berserker", "ferocity") == 2


@clause("ds.ability.strike-back", "ds.surge")
def test_a_reckless_blow_gives_surges_and_an_opening(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2"), foe("imp", "b1", hp=50))

    table.play("use imp reckless-blow", "imp: strike", dice=[2, 3])

    assert (table.imp.hp, table.berserker.hp, had(table, "berserker", "surges")) == (45, 25, 2)


@clause("ds.ability.run-up")
def test_a_running_blow_does_more_the_farther_it_runs(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2"), foe("imp", "f2", hp=50))

    table.play("use imp running-blow", "to e2", dice=[2, 3])

    assert (table.imp.hp, at(table, "berserker")) == (50 - 5 - 3, "e2")


@clause("ds.ability.run-up")
def test_nobody_farther_away_can_be_run_at(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2"), foe("imp", "g2"))

    assert "use imp running-blow" not in table.offered()


@clause("ds.hero.blood")
def test_blood_is_paid_for_blood(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2", 5), foe("imp", "b1", hp=50))

    table.play("use imp blood-price", "bleed", dice=[4, 5, 6, 6])

    assert (table.berserker.hp, table.imp.hp) == (23, 50 - 8 - 5)
    assert (table.imp.has("bleeding"), table.imp.has("weakened")) == (True, True)


@clause("ds.hero.redirect")
def test_force_is_turned_on_another(table: TableForTests) -> None:
    table.set(foe("imp", "b1", might=2), shipped_hero("berserker", "b2"), foe("orc", "c2"), hero("ana", "j8"))

    table.play("knockback berserker", "berserker: turn-the-force", "onto orc push", "push f2", dice=[6, 6])

    assert (at(table, "berserker"), at(table, "orc")) == ("b2", "f2")


@clause("ds.hero.ferocity")
@pytest.mark.parametrize(("ferocity", "end", "surges"), [(1, "e2", 0), (2, "g2", 0), (4, "g2", 1)])
def test_ferocity_makes_pushes_longer_and_gives_surges(
    table: TableForTests, ferocity: int, end: str, surges: int
) -> None:
    table.set(shipped_hero("berserker", "b2", ferocity), foe("imp", "c2"))

    table.play("knockback imp", f"push {end}", dice=[5, 5])

    assert (at(table, "imp"), had(table, "berserker", "surges")) == (end, surges)


@clause("ds.hero.ferocity")
def test_six_ferocity_is_an_edge_on_might(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2", 6), foe("imp", "c2"))

    table.play("knockback imp", "push d2", dice=[5, 5])

    assert netted(table) == 1


@clause("ds.hero.wrecking")
def test_who_is_thrown_against_something_takes_more(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2"), foe("imp", "c2"), map=["...#......"] * 8)

    table.play("knockback imp", "push d2", dice=[5, 5])

    assert table.imp.hp == 20 - (2 + 2) - 2


@clause("ds.feature.leaper")
def test_a_leaper_never_jumps_badly(table: TableForTests) -> None:
    table.set(shipped_hero("berserker", "b2"), foe("imp", "j8"))

    table.play("jump e2", dice=[1, 1])

    assert at(table, "berserker") == "e2"


# --- the commander


@clause("ds.mark")
def test_all_have_an_edge_against_the_marked(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2"), hero("ana", "a1"), foe("imp", "b1", hp=50))

    table.play("use imp single-out", "end", "end", "use imp axe", dice=[6, 6])

    assert netted(table) == 1
    assert had(table, "commander", "focus") == 1


@clause("ds.mark.benefit")
@pytest.mark.parametrize(
    ("answer", "hp", "taunted"), [("harder", 50 - 9 - 4, False), ("provoke", 41, True), ("pass", 41, False)]
)
def test_the_marker_makes_more_of_a_blow(table: TableForTests, answer: str, hp: int, taunted: bool) -> None:
    table.set(shipped_hero("commander", "b2", 1), foe("imp", "b1", hp=50, under=["marked commander"]))

    table.play("free-strike imp", answer, dice=[5, 5])

    assert (table.imp.hp, table.imp.has("taunted")) == (hp, taunted)


@clause("ds.mark.benefit")
def test_the_marker_may_let_the_striker_recover_or_shift(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1", hp=5, hp_max=20),
        shipped_hero("commander", "d4", 2),
        foe("imp", "b1", hp=50, under=["marked commander"]),
    )
    table.play("use imp axe", "commander: breather", dice=[6, 6])
    assert table.ana.hp == 11

    table.play("rule: imp hp 50")

    assert had(table, "commander", "focus") == 2 - 1 + 1


@clause("ds.mark")
def test_when_the_marked_drop_another_is_marked(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2"), foe("imp", "b1", hp=3, under=["marked commander"]), foe("orc", "d2"))

    table.play("use imp guarding-blow", "orc", dice=[5, 5])

    assert table.orc.has("marked")


@clause("ds.condition.taunted", "ds.duration.turn")
def test_a_guarding_blow_taunts(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2"), foe("imp", "b1", hp=50))

    table.play("use imp guarding-blow", "end", "end", dice=[5, 5])

    assert not table.imp.has("taunted")
    assert table.told("gained")[-1]["effect"] == "taunted"


@clause("ds.ability.granted")
def test_an_opening_lets_an_ally_use_a_signature_ability(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2"), hero("ana", "d1"), foe("imp", "d2"))

    table.play("use ana opening", "ana: use imp axe", dice=[6, 6])

    assert (table.imp.hp, had(table, "ana", "triggered")) == (14, 1)


@clause("ds.ability.granted")
def test_it_may_be_a_free_strike_instead(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2", 5), hero("ana", "d1"), hero("bo", "e1"), foe("imp", "d2", hp=50))

    table.play("use ana,bo wide-opening", "ana: free-strike imp", "bo: pass", dice=[6, 6])

    assert table.imp.hp == 45


@clause("ds.hero.rallying", "ds.ability.heartened")
def test_a_rallying_strike_of_the_third_tier_lifts_two(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2", 3, hp=10), hero("ana", "a1", hp=5, hp_max=20), foe("imp", "b1", hp=60))

    table.play("use imp rallying-strike", "ana", "end", "end", "use imp axe", dice=[9, 9, 6, 6])

    assert (table.commander.hp, table.ana.hp) == (21, 11)
    assert netted(table) == 1
    assert not table.ana.has("heartened")


@clause("ds.ability.granted")
def test_a_joint_strike_brings_allies_in_with_an_edge(table: TableForTests) -> None:
    table.set(shipped_hero("commander", "b2", 5), hero("ana", "a1"), foe("imp", "b1", hp=60))

    table.play("use imp joint-strike", "ana", "ana: use imp axe", dice=[5, 5, 6, 6])

    assert (table.imp.hp, netted(table)) == (60 - 13 - 6, 1)


@clause("ds.hero.parry")
def test_a_parry_halves_the_damage_to_an_ally_beside(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2"), shipped_hero("commander", "d2"))

    table.play("use ana claw", "commander: parry", "shift c2", dice=[8, 8])

    assert (table.ana.hp, at(table, "commander")) == (18, "c2")


@clause("ds.hero.parry")
def test_a_parry_from_too_far_off_stops_nothing(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2"), shipped_hero("commander", "d2"))

    table.play("use ana claw", "commander: parry", "pass", dice=[8, 8])

    assert table.ana.hp == 15


@clause("ds.hero.parry", "ds.potency")
def test_a_parry_lowers_the_potency(table: TableForTests) -> None:
    table.set(foe("imp", "b1", might=2, abilities=(CURSE,)), shipped_hero("commander", "b2"))

    table.play("use commander curse", "commander: parry", "pass", dice=[9, 9])

    assert not table.commander.has("weakened")


# --- the priest


@clause("ds.heroic.prayer", "ds.heroic")
@pytest.mark.parametrize(
    ("answers", "dice", "piety", "hp"),
    [
        (("pass",), [2], 2, 18),
        (("pray",), [2], 3, 18),
        (("pray",), [1, 4], 2, 13),
        (("pray", "shelter ana 8"), [3], 7, 18),
    ],
)
def test_the_priest_may_pray(
    table: TableForTests, answers: tuple[str, ...], dice: list[int], piety: int, hp: int
) -> None:
    table.set(foe("imp", "j1"), shipped_hero("priest", "b2"), hero("ana", "b3", status="up"))

    table.play("end", "priest", *answers, dice=dice)

    assert (had(table, "priest", "piety"), table.priest.hp) == (piety, hp)


@clause("ds.hero.mending", "ds.recovery")
def test_healing_hands_once_a_turn_and_more_for_piety(table: TableForTests) -> None:
    table.set(
        shipped_hero("priest", "b2", 2, hp=4),
        hero("ana", "e2", hp=5, hp_max=20, under=["prone"]),
        foe("imp", "j8"),
    )
    table.play("use ana healing-hands", "restore priest", "upright ana", "restore ana", "pass")
    assert (table.ana.hp, table.priest.hp, table.ana.has("prone")) == (17, 10, False)

    table.play("convert maneuver")

    assert had(table, "priest", "piety") == 2 + 2 - 3
    assert not [text for text in table.offered() if text.endswith("healing-hands")]


@clause("ds.hero.mending")
def test_who_wants_to_be_asked_may_keep_their_recovery(table: TableForTests) -> None:
    table.set(
        shipped_hero("priest", "b2", 2, hp=4), hero("ana", "e2", hp=5, hp_max=20, under=["prone"]), foe("imp", "j8")
    )
    table.fight.set("standing ana helped ask")

    table.play("use ana healing-hands", "ana: pass", "upright ana", "ana: agree", "pass")

    assert (table.ana.hp, table.ana.has("prone")) == (5, False)


@clause("ds.hero.type")
@pytest.mark.parametrize(("type", "damage"), [("holy", 9), ("untyped", 6)])
def test_a_ray_may_be_holy(table: TableForTests, type: str, damage: int) -> None:
    table.set(shipped_hero("priest", "b2"), foe("imp", "f2", weaknesses={"holy": 3}))

    table.play("free-strike imp", f"type {type}", dice=[6, 6])

    assert table.imp.hp == 20 - damage


@clause("ds.surge")
def test_heartening_light_gives_surges_by_its_tier(table: TableForTests) -> None:
    table.set(shipped_hero("priest", "b2"), hero("ana", "b3"), foe("imp", "f2"))

    table.play("use imp heartening-light", "ana", dice=[6, 6])

    assert had(table, "ana", "surges") == 2


@clause("ds.hero.thunder")
def test_thunder_answers_who_hurts_another(table: TableForTests) -> None:
    table.set(shipped_hero("priest", "b2", 3), foe("imp", "b4", hp=50), hero("ana", "b5"))
    table.play("use imp answering-thunder", "end", dice=[6, 6])

    table.play("use ana claw", dice=[6, 6, 7])

    assert table.imp.hp == 50 - 8 - 7


@clause("ds.hero.thunder", "ds.terrain.damaging")
def test_thunder_strikes_once_in_a_turn_that_begins_with_harm_done(table: TableForTests) -> None:
    acid = Outcome("harmful-area", 2, lasts="fight", on_user=True, type="acid")
    gush = Ability("gush", distance=Distance(area="cube", size=3, within=9), target="enemy", effects=(acid,))
    thunderous = (Effect("thunderous-9", "thunderous", "imp", "priest", (Until(FIGHT_END),)),)
    imp = foe("imp", "b2", hp=50, abilities=(CLAW, gush)).but(effects=thunderous)
    table.set(imp, hero("ana", "b3", hp=50), shipped_hero("priest", "j8"))
    table.play("use b3 gush", "end")
    table.play("ana", dice=[7])
    assert table.imp.hp == 50 - 7

    table.play("move b8", "imp: strike")

    assert table.ana.hp < 50 - 2
    assert table.imp.hp == 50 - 7


@clause("ds.hero.guidance")
@pytest.mark.parametrize(("word", "state", "left"), [("guiding-word", 1, 1), ("guiding-cry", 2, 0)])
def test_a_word_guides_an_allys_roll(table: TableForTests, word: str, state: int, left: int) -> None:
    table.set(hero("ana", "b1"), shipped_hero("priest", "f2", 1), foe("imp", "b2"))

    table.play("use imp axe", f"priest: {word}", dice=[6, 6])

    assert (netted(table), had(table, "priest", "piety"), had(table, "priest", "triggered")) == (state, left, 0)


@clause("ds.heroic.first")
def test_the_priest_earns_when_a_friend_is_shielded(table: TableForTests) -> None:
    table.set(
        foe("imp", "b1"), shipped_hero("commander", "b2"), shipped_hero("priest", "j8"), shipped_hero("prowler", "j7")
    )
    table.play("use commander claw", "commander: parry", "pass", dice=[8, 8])

    assert had(table, "priest", "piety") == 2


# --- the prowler


@clause("ds.hero.opening")
@pytest.mark.parametrize(("under", "offered"), [((), False), (("prone",), True)])
def test_an_edge_makes_a_heroic_ability_cheaper(table: TableForTests, under: tuple[str, ...], offered: bool) -> None:
    table.set(shipped_hero("prowler", "b2", 4), foe("imp", "b1", hp=50, under=under))

    assert ("use imp last-cut" in table.offered()) is offered


@clause("ds.hero.opening")
def test_it_costs_one_less(table: TableForTests) -> None:
    table.set(shipped_hero("prowler", "b2", 5), foe("imp", "b1", hp=50, under=["prone"]))

    table.play("use imp last-cut", dice=[3, 3, 6, 6])

    assert (table.imp.hp, had(table, "prowler", "insight")) == (50 - 22, 1)


@clause("ds.hero.teamwork", "ds.heroic.first")
def test_a_friend_beside_the_target_gives_a_surge_and_a_surge_insight(table: TableForTests) -> None:
    table.set(shipped_hero("prowler", "b2"), hero("ana", "f3"), foe("imp", "f2", hp=50))

    table.play("use imp together-now", "surge imp 1", dice=[6, 6])

    assert (table.imp.hp, had(table, "prowler", "insight")) == (50 - 9 - 2, 1)


@clause("ds.move.shift")
def test_slipping_away_is_a_shift(table: TableForTests) -> None:
    table.set(shipped_hero("prowler", "b2"), foe("imp", "b1", hp=50))

    table.play("use imp slip-away", "shift b4", dice=[6, 6])

    assert (at(table, "prowler"), table.prowler.hp) == ("b4", 21)


@clause("ds.ability.run-up")
def test_in_and_out_again(table: TableForTests) -> None:
    table.set(shipped_hero("prowler", "a1", 3), foe("imp", "f1", hp=50))

    table.play("use imp in-and-out", "to e1", "shift c3", dice=[6, 6])

    assert (table.imp.hp, at(table, "prowler")) == (39, "c3")


@clause("ds.hero.blink", "ds.teleport")
def test_a_step_through_ash_goes_farther_for_insight(table: TableForTests) -> None:
    table.set(shipped_hero("prowler", "a1", 2), foe("imp", "b1", hp=50))

    table.play("use ash-step", "spend 2", "teleport h1")

    assert (at(table, "prowler"), had(table, "prowler", "insight")) == ("h1", 0)


@clause("ds.hero.melt-away", "ds.hide")
def test_who_arrives_in_cover_may_melt_away(table: TableForTests) -> None:
    table.set(
        shipped_hero("prowler", "a2"), foe("imp", "b6", hp=50), map=["..........", "....d....."] + [".........."] * 6
    )

    table.play("use ash-step", "teleport e2", "hide")

    assert (table.prowler.hidden_from, had(table, "prowler", "surges")) == (frozenset({"imp"}), 1)


@clause("ds.hero.blink", "ds.damage.order")
def test_the_prowler_vanishes_from_a_blow(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), shipped_hero("prowler", "b2"))

    table.play("use prowler claw", "prowler: vanish", "teleport f2", dice=[8, 8])

    assert (table.prowler.hp, at(table, "prowler")) == (21 - 2, "f2")


@clause("ds.triggered.turn-chain")
def test_a_turn_begun_out_of_order_calls_up_nobody_else(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), shipped_hero("prowler", "j8", 2), foe("imp", "b5"))

    table.play("end", "prowler: no-delay", dice=[2])

    assert (table.fight.state.turn, had(table, "prowler", "insight")) == ("prowler", 2 - 1 + 2)


# --- the fire-caller


@clause("ds.heroic", "ds.heroic.first")
def test_the_fire_caller_earns_by_typed_damage(table: TableForTests) -> None:
    table.set(shipped_hero("fire-caller", "b2"), foe("imp", "f2", hp=50), foe("orc", "f3", hp=50))

    table.play("use imp,orc forked-fire", dice=[6, 6])

    assert (table.imp.hp, table.orc.hp, had(table, "fire_caller", "essence")) == (44, 44, 1)


@clause("ds.hero.type")
@pytest.mark.parametrize(("type", "damage"), [("fire", 8), ("cold", 7)])
def test_a_hurled_element_burns_hotter_as_fire(table: TableForTests, type: str, damage: int) -> None:
    table.set(shipped_hero("fire-caller", "b2"), foe("imp", "f2"))

    table.play("free-strike imp", f"type {type}", dice=[6, 6])

    assert table.imp.hp == 20 - damage


@clause("ds.hero.type")
def test_a_spark_needs_no_roll(table: TableForTests) -> None:
    table.set(shipped_hero("fire-caller", "b2"), foe("imp", "f2", immunities={"fire": 1}))

    table.play("use imp spark", "type fire")

    assert table.imp.hp == 19


@clause("ds.hero.persistent", "ds.ability.stacking")
def test_what_persists_rolls_again_and_costs_essence(table: TableForTests) -> None:
    table.set(shipped_hero("fire-caller", "b2", 3), foe("imp", "f2", hp=60))

    table.play("use imp inner-furnace", "end", "end", dice=[6, 6, 2, 3])

    assert (table.imp.hp, had(table, "fire_caller", "essence")) == (60 - 12 - 9, 1 + 1 + 1)


@clause("ds.hero.persistent")
def test_a_storm_is_kept_up_by_a_maneuver(table: TableForTests) -> None:
    table.set(shipped_hero("fire-caller", "b2", 5), foe("imp", "f2", hp=60))
    table.play("use f2 fire-storm", "end", "end", dice=[6, 6])

    table.play("use f3 fire-storm", dice=[2, 3])

    assert (table.imp.hp, had(table, "fire_caller", "maneuver")) == (60 - 8 - 6, 0)


@clause("ds.hero.persistent", "ds.duration.relent")
def test_what_persists_may_be_given_up(table: TableForTests) -> None:
    table.set(shipped_hero("fire-caller", "b2", 3), foe("imp", "f2", hp=60))

    table.play("use imp inner-furnace", "relent fire-caller keeps-inner-furnace", dice=[6, 6])

    assert table.fire_caller.effects == ()


@clause("ds.hero.persistent")
def test_ten_damage_in_a_turn_ends_what_persists(table: TableForTests) -> None:
    table.set(
        shipped_hero("fire-caller", "b2", 3), foe("imp", "f2", hp=60, might=2, abilities=(DAZZLE,)), hero("ana", "j8")
    )

    table.play("use imp inner-furnace", "end", "use fire-caller dazzle", dice=[6, 6, 9, 9])

    assert table.fire_caller.effects == ()


@clause("ds.hero.farther")
def test_a_blast_is_fanned(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(AXE,)), shipped_hero("fire-caller", "b4"), foe("imp", "c2"))

    table.play("knockback imp", "fire-caller: fan-the-blast", "push f2", dice=[2, 2])

    assert at(table, "imp") == "f2"


@clause("ds.hero.ward")
def test_who_hurts_the_fire_caller_from_beside_is_pushed(table: TableForTests) -> None:
    table.set(foe("imp", "c2"), shipped_hero("fire-caller", "b2"))

    table.play("use fire-caller claw", "fire-caller: flame-ward", "pass", "push g2", dice=[6, 6])

    assert at(table, "imp") == "g2"


# --- a class of one's own


@clause("ds.heroic")
@pytest.mark.parametrize(("cost", "earned"), [(3, 2), (0, 0)])
def test_a_class_of_ones_own_earns_its_resource_too_if_it_can_spend_any(
    table: TableForTests, cost: int, earned: int
) -> None:
    song = strike("song", 3, 5, 8).but(cost=cost)
    table.set(foe("imp", "j1"), hero("bard", "b2", abilities=(song,), resource="verve", pools={"verve": 0}))

    table.play("end")

    assert had(table, "bard", "verve") == earned
