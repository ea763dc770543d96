"""What the GM of Ação e Combate may decree beside fates: safeguards."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
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
