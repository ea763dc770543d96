"""What the GM of Ação e Combate may decree beside fates: safeguards."""

import pytest

from affray import Fight
from affray.core.values import Effect
from affray.rules.acao.state.combat import Combat
from affray.testing import TableForTests, clause, state_of
from tests.acao.kit import ally, foe, hero


@clause("ac.safeguard", "ac.reaction.unlimited")
@pytest.mark.parametrize(("face", "grade"), [(12, "partial"), (11, "failure")])
def test_the_gm_may_call_for_a_safeguard_at_any_time(table: TableForTests, face: int, grade: str) -> None:
    table.set(foe("imp", "c1"), hero("ana", "a1", res=2))

    table.play("rule: ana safeguard res", dice=[face])

    [test] = table.told("test")
    assert (test["why"], test["grade"]) == ("safeguard", grade)
    assert table.fight.state.turn == "imp"
    assert table.offered()


@clause("ac.safeguard")
@pytest.mark.parametrize(("face", "stunned"), [(14, False), (13, True)])
def test_the_gm_may_say_what_comes_of_failure(table: TableForTests, face: int, stunned: bool) -> None:
    table.set(hero("ana", "a1"), foe("imp", "c1"))

    table.play("rule: ana safeguard per stunned", dice=[face])

    assert table.ana.has("stunned") is stunned


@clause("ac.safeguard", "ac.damage.roll")
@pytest.mark.parametrize(("dice", "left"), [([14], 9), ([13, 5], 4)])
def test_it_may_be_damage(table: TableForTests, dice: list[int], left: int) -> None:
    table.set(hero("ana", "a1", hp=9), foe("imp", "c1"))

    table.play("rule: ana safeguard pre 1d6 fire", dice=dice)

    assert table.ana.hp == left


@clause("ac.safeguard", "ac.energy")
def test_what_the_test_asks_is_asked_amid_the_ruling(table: TableForTests) -> None:
    table.set(foe("imp", "c1"), hero("ana", "a1", pools={"energy": 1}), energy="5")
    table.play("rule: ana safeguard res stunned", dice=[14])
    assert (table.asked().seat, table.asked().kind) == ("ana", "energy")

    table.play("spend")

    assert not table.ana.has("stunned")
    assert table.asked().kind == "turn"


@clause("ac.safeguard")
def test_one_who_cannot_react_just_suffers_and_foes_are_never_asked_for_one(table: TableForTests) -> None:
    stuck = (Effect("stuck-1", "stuck", "ana"),)
    table.set(foe("imp", "c1"), hero("ana", "a1", effects=stuck), ally("wolf", "a3"))
    offered = table.fight.rulebook.rulings(table.fight.state)
    assert not any(offered.offers(f"{id} safeguard vig") for id in ("imp", "wolf"))

    table.play("rule: ana safeguard res stunned")

    assert table.ana.has("stunned")
    assert table.told("unguarded")


# --- the whole vocabulary


def test_conditions_are_given_for_a_while_and_ended(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))

    table.play("rule: gob prone", "rule: gob bleeding for 3", "rule: ana held by gob")
    assert [effect.kind for effect in table.gob.effects] == ["prone", "bleeding"]
    assert table.ana.is_bound

    table.play("rule: gob not prone", "rule: ana loses held")
    assert not table.gob.has("prone")
    assert not table.ana.is_bound


def test_who_is_held_by_nobody_is_stuck(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))

    table.play("rule: gob gains held")

    assert table.gob.has("stuck")


def test_bleeding_by_ruling_hurts_as_bleeding_does(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=10), foe("gob", "c2"))

    table.play("rule: ana bleeding", "end", dice=[])
    table.play("end", dice=[3])

    assert table.ana.hp == 7


def test_life_maximum_side_and_seat_are_set(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2", hp=9))

    table.play("rule: gob maximum 4", "rule: gob side heroes", "rule: gob played-by ana")

    assert (table.gob.hp, table.gob.side) == (4, "heroes")
    assert table.fight.state.seat_of(table.gob) == "ana"


def test_pools_and_figures_are_set_for_this_fight(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"), foe("ork", "e2"))

    table.play("rule: ana action 0", "rule: ana move 1", "rule: gob figure speed 1", "rule: ana vig 4")
    assert (table.ana.pools["action"], table.ana.pools["move"]) == (0, 1)
    assert (table.gob.sheet.speed, table.ana.sheet.attributes["vig"]) == (1, 4)
    assert table.ork.sheet.speed != 1

    restored = state_of(Fight.restore(table.fight.save()), Combat)
    assert restored.creatures["gob"].sheet.speed == 1


def test_notes_of_the_turn_are_no_pools(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))

    assert not table.fight.rulings().offers("ana pool over 1")
    assert not table.fight.rulings().offers("ana pool moved 1")


def test_weapons_are_given_dropped_and_picked_up(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))
    (weapon, *_) = [weapon.id for weapon in table.gob.sheet.weapons]

    table.play(f"rule: ana weapon {weapon}", f"rule: gob drops {weapon}")
    assert weapon in [each.id for each in table.ana.sheet.weapons]
    assert weapon in table.gob.dropped

    table.play(f"rule: gob weapon {weapon}", "rule: gob attack 5")
    assert not table.gob.dropped
    assert {each.hit for each in table.gob.sheet.weapons} == {5}


def test_somebody_is_hidden_and_noticed(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))

    table.play("rule: gob hidden")
    assert "@gob" not in [creature["name"] for creature in table.fight.view("ana")["creatures"]]

    table.play("rule: gob noticed")
    assert "@gob" in [creature["name"] for creature in table.fight.view("ana")["creatures"]]


def test_the_ground_becomes_what_the_gm_says(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "e2"))

    table.play("rule: ground c1-c3 water", "rule: ground d2 dark", "rule: ground d3 wall")
    combat = state_of(table.fight, Combat)
    assert combat.board.squares("water") & combat.board.squares("difficult")
    assert combat.shade
    assert not table.fight.rulings().offers("ground z9 wall")

    table.play("rule: ground c1-d3 open", "rule: ground d2 lit")
    combat = state_of(table.fight, Combat)
    assert not combat.board.squares("water") | combat.shade | combat.board.filled


@clause("ac.test.any-action")
def test_the_gm_calls_heroes_for_tests_and_says_what_follows(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3"), foe("gob", "e2"))

    table.play("rule: heroes test vig failure prone success hidden", dice=[20, 2])

    assert table.ana.hidden_from
    assert table.bo.has("prone")
    assert not table.fight.rulings().offers("gob test vig")


@clause("ac.damage.roll")
def test_damage_is_rolled_once_and_halved_by_a_test(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=20), foe("gob", "c2", hp=20))

    table.play("rule: ana,gob hurt 2d6 fire test pre", dice=[5, 3, 20])

    assert (table.ana.hp, table.gob.hp) == (16, 12)


def test_unresisted_damage_passes_armour_and_immunity(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2", hp=20, immunities=frozenset({"fire"})))

    table.play("rule: gob hurt 5 fire")
    assert table.gob.hp == 20

    table.play("rule: gob hurt 5 fire unresisted", "rule: gob healed 1d4", dice=[2])
    assert table.gob.hp == 17


@pytest.mark.parametrize(("ruling", "grade"), [("roll succeeds", "success"), ("roll fails", "failure")])
def test_a_test_succeeds_or_fails_by_the_word_of_the_gm(table: TableForTests, ruling: str, grade: str) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))
    table.play("rule: ana test vig", dice=[10])

    table.fight.rule(ruling)

    assert [event.facts["grade"] for event in table.fight.events if event.kind == "test"] == [grade]


@clause("ac.test.advantage")
def test_advantage_and_a_bonus_are_granted_to_a_test(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))
    table.play("rule: ana test vig", dice=[10])
    before = table.fight.events[-1].facts["total"]

    table.play("rule: roll advantage", dice=[4])
    assert table.fight.events[-1].facts["total"] == before + 4

    table.play("rule: ana roll bonus 2")
    assert table.fight.events[-1].facts["total"] == before + 6


@clause("ac.test.bands")
def test_what_succeeds_by_the_word_of_the_gm_does_so_with_the_penalty_that_came_before(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("gob", "c2"))
    table.play("rule: ana test vig", "rule: roll bonus -4", dice=[10])

    table.fight.rule("roll succeeds")

    [grade] = [event.facts["grade"] for event in table.fight.events if event.kind == "test"]
    assert grade in ("success", "critical")


def test_a_barrel_comes_and_is_in_the_way(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "e1"))
    assert "move b1" in table.offered()

    table.fight.rule("ground b1 barrel")
    assert "move b1" not in table.offered()
    assert not table.fight.rulings().offers("ground e1 crate")
    table.fight.undo()
    assert "move b1" in table.offered()
