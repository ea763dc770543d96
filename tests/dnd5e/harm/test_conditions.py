"""The fifteen conditions, how long they last, and the saves that end them."""

import pytest

from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.harm.conditions_applied import Lasting, afflict, grapple, set_exhaustion
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.rolls.checks import check, planned_check, planned_save
from affray.rules.dnd5e.state.conditions import CONDITIONS
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BY_THE_BOOK, SWORD, battle_of, by_hand, edges, foe, hero


def kinds(creature: object) -> list[str]:
    return [effect.kind for effect in getattr(creature, "effects", ())]


def test_there_are_fifteen() -> None:
    assert len(CONDITIONS) == 15


@pytest.mark.parametrize("condition", ["blinded", "poisoned", "prone", "restrained", "frightened"])
@clause(
    "5e.advantage.cancel",
    "5e.condition.blinded",
    "5e.condition.frightened",
    "5e.condition.poisoned",
    "5e.condition.restrained",
)
def test_a_hindered_attacker_has_disadvantage(table: TableForTests, condition: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play(f"rule: ana gains {condition}", "attack orc shortsword", dice=[18, 2])

    assert f"5e.condition.{condition}" in edges(table)[1]
    assert not table.told("attack")[-1]["hit"]


@clause(
    "5e.condition.blinded",
    "5e.condition.paralyzed",
    "5e.condition.petrified",
    "5e.condition.restrained",
    "5e.condition.stunned",
)
@pytest.mark.parametrize("condition", ["blinded", "paralyzed", "petrified", "restrained", "stunned", "unconscious"])
def test_attacks_on_the_helpless_have_advantage(table: TableForTests, condition: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=90), foe("imp", "j8"))

    table.play(
        f"rule: orc gains {condition}", "attack orc shortsword", dice=[2, 15, *[1] * (1 + is_critical(condition))]
    )

    assert f"5e.condition.{condition}" in edges(table)[0]


def is_critical(condition: str) -> bool:
    return condition in ("paralyzed", "unconscious")


@clause("5e.condition.paralyzed", "5e.condition.unconscious")
@pytest.mark.parametrize("condition", ["paralyzed", "unconscious"])
def test_a_hit_from_beside_on_the_paralyzed_and_the_unconscious_is_critical(
    table: TableForTests, condition: str
) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "b1", hp=90), foe("imp", "j8"))

    table.play(f"rule: orc gains {condition}", "attack orc shortsword", dice=[2, 15, 3, 4])
    assert table.orc.hp == 90 - 3 - 4 - 2

    table.play(
        "end", "rule: bo at a5", "attack orc shortbow", dice=[15, 15, 3] if condition == "paralyzed" else [15, 3]
    )
    assert not table.told("attack")[-1]["critical"]


@clause("5e.condition.paralyzed", "5e.condition.petrified", "5e.condition.stunned")
@pytest.mark.parametrize("condition", ["paralyzed", "petrified", "stunned", "unconscious"])
def test_saves_of_body_and_speed_fail_without_a_roll(table: TableForTests, condition: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), foe("imp", "j8"))
    table.play(f"rule: orc gains {condition}")
    battle = battle_of(table.fight)

    failed = [a for a in ("str", "dex", "con", "wis") if planned_save(BY_THE_BOOK, battle, table.orc, a).failed]
    assert failed == ["str", "dex"]


@clause("5e.condition.incapacitated")
@pytest.mark.parametrize("condition", ["incapacitated", "paralyzed", "petrified", "stunned", "unconscious"])
def test_the_incapacitated_have_no_turn_and_no_reaction(table: TableForTests, condition: str) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "j8"))

    table.play(f"rule: orc gains {condition}", "move d1", "end")

    assert table.fight.state.turn == "imp"


@clause("5e.action.dodge-lost")
def test_being_incapacitated_ends_what_it_ends(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "j8"))

    table.play("dodge", "rule: ana gains stunned for 2")

    assert kinds(table.ana) == ["stunned"]


def test_the_unconscious_fall_prone(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "j8"), foe("imp", "j1"))

    table.play("rule: orc gains unconscious")

    assert kinds(table.orc) == ["unconscious", "prone"]


@clause("5e.condition.grappled", "5e.condition.restrained")
@pytest.mark.parametrize("condition", ["grappled", "restrained"])
def test_one_whose_speed_is_0_neither_moves_nor_stands_up(table: TableForTests, condition: str) -> None:
    table.set(hero("ana", "b1"), foe("orc", "j8"))

    table.play("drop", f"rule: ana gains {condition}")
    assert not [text for text in table.offered() if text.startswith(("move", "stand"))]

    table.play(f"rule: ana loses {condition}", "stand", "move b4")
    assert left(table.ana) == 0


def test_speed_returns_with_the_turn_at_whose_start_the_hold_ends(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "j8"))

    table.play("rule: orc gains restrained until start orc", "end")

    assert "move j2" in table.offered()


def test_a_hold_in_the_middle_of_a_walk_ends_it(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"))

    table.play("move d1", "rule: ana gains restrained", "pass")

    assert battle_of(table.fight).square_name(table.ana.at) == "b1"


@clause("5e.condition.charmed")
def test_the_charmed_do_not_attack_the_charmer(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "c1"))

    table.play("rule: ana gains charmed by orc")

    offered = table.offered()
    assert not [text for text in offered if text.startswith("attack orc")]
    assert "attack imp shortsword" in offered


def test_the_charmed_make_no_opportunity_attack_on_the_charmer(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"))

    table.play("rule: orc gains charmed by ana", "move d1")

    assert table.asked().kind == "turn"


@clause("5e.unseen.target", "5e.condition.frightened")
def test_fear_hinders_while_its_source_is_in_sight(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "b1", hp=30), foe("orc", "e1"), map=["...#......"] + ["." * 10] * 7)

    table.play("rule: ana gains frightened by orc", "attack imp shortsword", dice=[2])
    assert edges(table)[1] == []

    table.play("end", "end", "rule: orc at f4", "end", "attack imp shortsword", dice=[2, 3])
    assert edges(table)[1] == ["5e.condition.frightened"]


def test_fear_hinders_checks_too(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e1"))
    table.play("rule: ana gains frightened by orc")

    assert planned_check(BY_THE_BOOK, battle_of(table.fight), table.ana, "athletics", "5e.shove").edge == -1


@clause("5e.condition.frightened")
def test_nobody_goes_nearer_to_what_it_fears(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))

    table.play("rule: ana gains frightened by orc")

    moves = {text.removeprefix("move ") for text in table.offered() if text.startswith("move ")}
    assert {"a1", "b1", "c2", "c5"} <= moves
    assert not {"d1", "d2", "e1", "d4"} & moves


def test_the_frightened_go_where_they_like_once_the_source_is_dead(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"), foe("imp", "j8"))

    table.play("rule: ana gains frightened by orc", "rule: orc hp 0", "move e1")

    assert left(table.ana) == 4


@clause("5e.condition.deafened", "5e.condition.blinded")
def test_the_deaf_and_the_blind_fail_checks_that_need_the_sense(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))
    table.play("rule: ana gains deafened")
    battle = battle_of(table.fight)

    def fails(*about: str) -> bool:
        return planned_check(BY_THE_BOOK, battle, table.ana, "perception", "5e.action.search", about).failed is not None

    assert (fails("hearing"), fails("sight"), fails("sight", "hearing"), fails()) == (True, False, False, False)
    table.play("rule: ana gains blinded")
    battle = battle_of(table.fight)
    assert (fails("sight", "hearing"), fails("sight", "hearing", "smell")) == (True, False)


def test_a_check_that_fails_of_itself_needs_no_die(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))
    table.play("rule: ana gains blinded")
    mind, battle = by_hand(table.fight)

    roll = check(mind, battle.creatures["ana"], "perception", "5e.action.search", about=("sight",))

    assert roll.total < 0
    assert [event.kind for event in mind.told or ()] == ["check-failed"]


@clause("5e.damage.resist", "5e.condition.petrified")
def test_stone_resists_all_damage_and_no_poison_harms_it(table: TableForTests) -> None:
    table.set(hero("ana", "c1", hp=20), foe("orc", "g1"))

    table.play("rule: ana gains petrified for 3", "rule: ana hurt 9 fire", "rule: ana hurt 9 poison")

    assert table.ana.hp == 16


@clause("5e.condition.sources")
def test_several_sources_of_one_condition_end_each_by_itself(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))

    table.play("rule: ana gains poisoned for 1", "rule: ana gains poisoned for 2", "end")
    assert kinds(table.ana) == ["poisoned"]

    table.play("end", "end")
    assert kinds(table.ana) == []


def test_a_condition_ends_at_the_start_or_end_of_a_named_turn(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"), foe("imp", "g3"))

    table.play("rule: ana gains blinded until start orc", "rule: ana gains deafened until end orc", "end")
    assert kinds(table.ana) == ["deafened"]

    table.play("end")
    assert kinds(table.ana) == []


def test_a_save_at_the_end_of_each_turn_ends_it(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"), foe("imp", "g3"))

    table.play("rule: ana gains poisoned save con 12", "end", "end", "end", dice=[11])
    assert kinds(table.ana) == ["poisoned"]

    table.play("end", dice=[12])
    assert kinds(table.ana) == []
    assert [(save["total"], save["made"]) for save in table.told("save")] == [(11, False), (12, True)]


def test_without_a_save_made_it_is_over_after_a_minute(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))

    table.play("rule: ana gains poisoned save con 12", *["end"] * 19, dice=[2] * 10)

    assert kinds(table.ana) == []


def test_the_paralyzed_shake_it_off_by_wisdom_and_never_by_dexterity(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"), foe("imp", "g3"))

    table.play("rule: orc gains paralyzed save dex 5", "end")
    assert table.told("save")[-1]["total"] is None

    table.play("end", "rule: orc loses paralyzed", "rule: orc gains paralyzed save wis 5", "end", dice=[5])
    assert kinds(table.orc) == []


def test_the_immune_are_not_afflicted(table: TableForTests) -> None:
    table.set(hero("ana", "c1", condition_immunities=frozenset({"poisoned"})), foe("orc", "g1"))
    mind, battle = by_hand(table.fight)
    ana = battle.creatures["ana"]

    assert afflict(mind, ana, "poisoned") is None
    assert afflict(mind, ana, "petrified") is not None


@clause("5e.condition.petrified")
def test_stone_is_not_poisoned(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))
    mind, battle = by_hand(table.fight)
    ana = battle.creatures["ana"]

    afflict(mind, ana, "petrified")

    assert afflict(mind, ana, "poisoned") is None


@clause("5e.condition.grappled")
def test_a_grapple_ends_when_the_grappler_can_do_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "d1"), foe("imp", "j8"))

    table.play("rule: ana gains grappled by orc", "rule: orc gains stunned")

    assert kinds(table.ana) == []


@clause("5e.condition.grappled")
def test_a_grapple_ends_when_the_two_are_out_of_reach(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "d1", weapons=(SWORD.but(reach=2),)))

    table.play("rule: ana gains grappled by orc", "rule: ana at b1")
    assert kinds(table.ana) == ["grappled"]

    table.play("rule: ana at a1")
    assert kinds(table.ana) == []


def test_a_grapple_can_be_laid_by_the_rules_and_parted(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "d1"))
    mind, battle = by_hand(table.fight)
    ana, orc = battle.creatures["ana"], battle.creatures["orc"]

    grapple(mind, orc, ana)
    end_grapples_out_of_reach(mind)
    assert kinds(ana) == ["grappled"]

    afflict(mind, orc, "unconscious", lasting=Lasting())
    assert kinds(ana) == []


@clause("5e.condition.exhaustion")
@pytest.mark.parametrize(
    ("level", "speed", "check_edge", "save_edge"), [(1, 6, -1, 0), (2, 3, -1, 0), (3, 3, -1, -1), (5, 0, -1, -1)]
)
def test_exhaustion_adds_up_level_by_level(
    table: TableForTests, level: int, speed: int, check_edge: int, save_edge: int
) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))
    table.play(f"rule: ana exhaustion {level}")
    battle = battle_of(table.fight)

    assert table.ana.speed == speed
    assert planned_check(BY_THE_BOOK, battle, table.ana, "athletics", "5e.shove").edge == check_edge
    assert planned_save(BY_THE_BOOK, battle, table.ana, "wis").edge == save_edge


def test_the_third_level_of_exhaustion_hinders_attacks_and_the_second_does_not(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "d1"))

    table.play("rule: ana exhaustion 2", "attack orc shortsword", dice=[2])
    table.play("end", "end", "rule: ana exhaustion 3", "attack orc shortsword", dice=[2, 3])

    assert edges(table)[1] == ["5e.condition.exhaustion"]


def test_the_fourth_level_halves_the_maximum_until_it_is_gone(table: TableForTests) -> None:
    table.set(hero("ana", "c1", hp=13), foe("orc", "g1"))

    table.play("rule: ana exhaustion 4")
    assert (table.ana.hp, table.ana.hp_max) == (6, 6)

    table.play("rule: ana exhaustion 3")
    assert (table.ana.hp, table.ana.hp_max) == (6, 13)
    table.play("rule: ana loses exhaustion")
    assert kinds(table.ana) == []


@clause("5e.condition.exhaustion")
def test_the_sixth_level_kills(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), hero("bo", "c3"), foe("orc", "g1"))

    table.play("rule: ana exhaustion 6")

    assert table.ana.status == "dead"
    assert table.asked("bo").kind == "turn"


def test_a_level_more_makes_no_second_effect(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))
    mind, battle = by_hand(table.fight)
    ana = battle.creatures["ana"]

    set_exhaustion(mind, ana, 1)
    set_exhaustion(mind, ana, 2)

    assert [(effect.kind, effect.amount) for effect in ana.effects] == [("exhaustion", 2)]


@clause("5e.order.end")
def test_sleepers_are_not_defeated(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))

    table.play("rule: orc gains unconscious for 3", "end")

    assert table.fight.outcome is None
    assert table.asked("ana").kind == "turn"


@clause("5e.order.end")
def test_where_nobody_will_ever_act_again_the_fight_is_over(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "g1"))

    table.play("rule: orc gains petrified", "rule: ana gains petrified")

    assert table.fight.outcome == "nobody"


@clause("5e.ranged.close")
def test_an_incapacitated_foe_beside_one_disturbs_no_shot(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), foe("orc", "d1"), foe("imp", "h1"))

    table.play("rule: orc gains stunned", "attack imp shortbow", dice=[2])

    assert edges(table)[1] == []
