"""Damage, triggered actions that meet it, Stamina, dying and death; what abilities do."""

import pytest

from affray.core.values import Reason, total
from affray.rules.drawsteel.harm.resistance import adjustments
from affray.rules.drawsteel.state.blocks import Distance, Tier
from affray.rules.drawsteel.state.happenings import Harm
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, BOW, BRACE, CURSE, ROLL_WITH_IT, WHIRL, foe, hero, strike, words


@clause("ds.damage.order", "ds.damage.tier", "ds.damage.halved", "ds.damage.weakness", "ds.damage.immunity")
@pytest.mark.parametrize(
    ("amount", "halved", "weak", "immune", "left"),
    [(9, False, {}, {}, 9), (9, True, {}, {}, 4), (9, True, {"fire": 3}, {}, 7), (9, True, {"fire": 3}, {"fire": 5}, 2),
     (2, False, {}, {"any": 5}, 0), (5, False, {"any": 1, "fire": 3}, {}, 8), (5, False, {}, {"any": 1, "fire": 3}, 2),
     (5, False, {"cold": 3}, {"cold": 3}, 5)],
)  # fmt: skip
def test_halving_then_weakness_then_immunity(
    amount: int, halved: bool, weak: dict[str, int], immune: dict[str, int], left: int
) -> None:
    harm = Harm(foe("imp", "a1", weaknesses=weak, immunities=immune), [Reason("ds.damage.tier", amount)], "fire")
    if halved:
        harm.halve()

    assert amount + total(adjustments(harm)) == left


@clause("ds.stamina.temporary")
def test_temporary_stamina_goes_first(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", pools={"temporary": 4}))

    table.play("use imp axe", dice=[6, 6])

    assert (table.imp.hp, table.imp.pools["temporary"]) == (18, 0)


@clause("ds.stamina.winded")
def test_everybody_sees_who_is_winded(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", hp=14, hp_max=20))

    table.play("use imp axe", dice=[6, 6])

    assert table.imp.is_winded
    assert table.fight.view("ana")["creatures"][1]["hp"] == "winded"


@clause("ds.stamina.death")
def test_a_creature_of_the_director_dies_at_0(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", hp=3), foe("orc", "j8"))

    table.play("use imp axe", dice=[1, 1])

    assert table.imp.status == "dead"


@clause("ds.stamina.dying")
def test_a_hero_at_0_is_dying_and_still_acts(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", hp=3, hp_max=20))

    table.play("use ana claw", "end", dice=[1, 1])

    assert table.ana.is_dying
    assert table.fight.state.turn == "ana"


@clause("ds.stamina.death")
def test_a_hero_dies_at_minus_the_winded_value(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", hp=-7, hp_max=20), hero("bo", "j8"))

    table.play("use ana claw", dice=[1, 1])

    assert (table.ana.hp, table.ana.status) == (-10, "dead")


@clause("ds.triggered.one")
def test_a_triggered_action_answers_its_trigger_once_a_round(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", abilities=(AXE, ROLL_WITH_IT)), foe("orc", "a1"))

    table.play("use ana claw", "ana: roll-with-it", "end", "end", "use ana claw", dice=[8, 8, 8, 8])

    assert table.ana.hp == 20 - 2 - 5


@clause("ds.triggered.free", "ds.triggered.several")
def test_one_may_answer_by_a_free_triggered_action_and_by_another(table: TableForTests) -> None:
    ward = BRACE.but(id="ward", effects=(Outcome("shift", 1),))
    table.set(foe("imp", "b1"), hero("ana", "b2", abilities=(AXE, ROLL_WITH_IT, ward)))

    table.play("use ana claw", "ana: ward", "pass", "ana: roll-with-it", dice=[5, 5])

    assert (table.ana.hp, table.ana.pools["triggered"]) == (18, 0)


@clause("ds.triggered.free")
def test_a_free_one_does_not_count(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", abilities=(AXE, BRACE, ROLL_WITH_IT)))

    table.play("use ana claw", "ana: brace", dice=[8, 8])

    assert table.ana.pools["triggered"] == 1


@clause("ds.triggered.denied", "ds.surprise.effect")
def test_what_denies_triggered_actions_denies_free_ones(table: TableForTests) -> None:
    table.set(
        foe("imp", "b1"), hero("ana", "b2", abilities=(AXE, BRACE, ROLL_WITH_IT), surprised=True), hero("bo", "j1")
    )

    table.play("use ana claw", dice=[8, 8])

    assert table.ana.hp == 15


@clause("ds.triggered.several")
def test_a_triggered_action_answers_only_its_own_trigger(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", abilities=(AXE, ROLL_WITH_IT)), hero("bo", "c1"))

    table.play("use bo claw", dice=[8, 8])

    assert table.asked().kind == "turn"


@clause("ds.triggered.order")
def test_the_players_order_their_reactions_then_the_director(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a2"), hero("bo", "a1"))

    table.play("move c1", "ana: strike", "bo: strike", "bo", dice=[3, 3, 6, 6])

    assert [told["who"] for told in table.told("used")] == ["@bo", "@ana"]


@clause("ds.potency")
@pytest.mark.parametrize(("reason", "lands"), [(0, True), (1, False), (2, False)])
def test_a_potency_lands_only_on_a_lower_characteristic(table: TableForTests, reason: int, lands: bool) -> None:
    table.set(foe("imp", "b1", might=2, abilities=(CURSE,)), hero("ana", "f2", reason=reason))

    table.play("use ana curse", dice=[6, 5])

    assert table.ana.has("weakened") is lands
    assert bool(table.told("resisted")) is not lands


@clause("ds.duration.save", "ds.condition", "ds.condition.weakened")
@pytest.mark.parametrize(("die", "ends"), [(6, True), (5, False)])
def test_a_save_at_the_end_of_ones_turn_ends_it_on_6(table: TableForTests, die: int, ends: bool) -> None:
    table.set(foe("imp", "b1", might=2, abilities=(CURSE,)), hero("ana", "f2"))

    table.play("use ana curse", "end", "end", dice=[6, 5, die])

    assert table.ana.has("weakened") is not ends


@clause("ds.duration.turn")
def test_to_the_end_of_the_targets_turn(table: TableForTests) -> None:
    daze = strike("daze", 1, 1, 1, tiers=(Tier("1", "", (Outcome("weakened", lasts="turn"),)),) * 3)
    table.set(foe("imp", "b1", abilities=(daze,)), hero("ana", "b2"))
    table.play("use ana daze", "end", dice=[6, 5])
    assert table.ana.has("weakened")

    table.play("end")

    assert not table.ana.has("weakened")


@clause("ds.ability.cost")
def test_a_heroic_ability_is_not_offered_without_its_cost(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=2), foe("imp", "b1"))

    assert "use whirl" not in table.offered()


@clause("ds.ability.cost")
def test_a_creature_of_the_director_pays_in_malice(table: TableForTests) -> None:
    table.set(foe("imp", "b1", abilities=(WHIRL,)), hero("ana", "b2"), malice=4)

    table.play("use whirl", dice=[3, 3])

    assert table.fight.view("gm")["fight"]["resources"] == {"malice": 1}
    assert table.fight.view("ana")["fight"]["resources"] is None


@clause("ds.target", "ds.area.burst")
def test_an_area_takes_every_enemy_in_it_and_no_ally(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(WHIRL,), fury=3), hero("bo", "a2"), foe("imp", "b1"), foe("orc", "d2"))

    table.play("use whirl", dice=[3, 3])

    assert (table.bo.hp, table.imp.hp, table.orc.hp) == (20, 18, 20)


@clause("ds.target")
def test_fewer_targets_than_allowed_may_be_chosen(table: TableForTests) -> None:
    volley = strike("volley", 2, 4, 6, far=10, number=2, target="enemy")
    table.set(hero("ana", "b2", abilities=(volley,)), foe("imp", "f1"), foe("orc", "f2"))
    assert [text for text in table.offered() if text.startswith("use")] == [
        "use imp volley",
        "use orc volley",
        "use imp,orc volley",
    ]

    table.play("use imp,orc volley", dice=[3, 3])

    assert (table.imp.hp, table.orc.hp) == (18, 18)


@clause("ds.line-of-effect")
def test_nothing_is_aimed_through_a_wall(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(BOW,)), foe("imp", "f2"), map=["...#......"] * 8)

    assert not [text for text in table.offered() if text.startswith("use")]


@clause("ds.strike.either")
def test_an_ability_for_melee_or_range_is_melee_within_reach(table: TableForTests) -> None:
    knife = strike("knife", 2, 4, 6, distance=Distance(melee=1, ranged=5))
    table.set(hero("ana", "b2", abilities=(knife,)), foe("imp", "b1"))

    table.play("use imp knife", dice=[6, 6])

    assert table.imp.hp == 16


@clause("ds.ability.steady")
@pytest.mark.parametrize(("move", "damage"), [((), 6), (("move b3",), 4)])
def test_a_steady_hand_does_more(table: TableForTests, move: tuple[str, ...], damage: int) -> None:
    careful = strike("careful", 2, 4, 6, far=10, effects=words("{kind: more, amount: 2, if: {me: {steady: true}}}"))
    table.set(hero("ana", "b2", abilities=(careful,)), foe("imp", "f2"))

    table.play(*move, "use imp careful", dice=[6, 6])

    assert table.imp.hp == 20 - damage


@clause("ds.ability.order")
def test_what_a_tier_does_to_its_user_happens_once(table: TableForTests) -> None:
    tiers = tuple(Tier(str(each), "", (Outcome("weakened", lasts="turn", on_user=True),)) for each in (2, 4, 6))
    sweep = strike("sweep", 1, 1, 1, tiers=tiers, number=2)
    table.set(hero("ana", "b2", abilities=(sweep,)), foe("imp", "b1"), foe("orc", "a1", surprised=True))

    table.play("use imp,orc sweep", "tier 1", dice=[5, 5])

    assert [effect.kind for effect in table.ana.effects] == ["weakened"]
    assert (table.imp.hp, table.orc.hp) == (18, 16)


@clause("ds.damage.together")
def test_dice_in_a_tier_are_rolled(table: TableForTests) -> None:
    finish = strike("finish", 1, 1, 1, tiers=(Tier("2d6+1"), Tier("2d6+5"), Tier("2d6+9")))
    table.set(hero("ana", "b2", abilities=(finish,)), foe("imp", "b1"))

    table.play("use imp finish", dice=[6, 6, 3, 4])

    assert table.imp.hp == 20 - 12


@clause("ds.roll.power", "ds.ability.order")
def test_a_ruling_brings_somebody_back_or_down(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"), foe("orc", "j8"))
    table.play("rule: imp hp 0")
    assert table.imp.status == "dead"

    table.play("rule: imp hp 3")

    assert table.imp.status == "up"
