"""Numbers that are not known yet: they reckon like ints, and are settled only where they must be."""

import copy
import operator
import pickle
from typing import Any

import pytest

from affray.core.unknown import Term, Thrown, Unknown, lasting, names_in, resolved


class Teller:
    """Knows that the die shows a 7, and keeps count of who asks."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def settle(self, term: Term) -> Any:
        self.asked.append(term.text)
        return term.at({"die": 7})


@pytest.fixture
def teller() -> Teller:
    return Teller()


@pytest.fixture
def die(teller: Teller) -> Any:
    return Unknown(Thrown("die"), teller)


def test_reckoning_settles_nothing(die: Any, teller: Teller) -> None:
    made = (3 + die - 1 + die) // 2 * 3 % 10 + 2 * die - (10 - die) + -die + sum([die, 1])

    assert teller.asked == []
    assert resolved(lasting(made), {"die": 7}) == (3 + 7 - 1 + 7) // 2 * 3 % 10 + 2 * 7 - (10 - 7) - 7 + 8
    assert names_in(lasting({"amount": [made, 3, "x"]})) == {"die"}


def test_a_comparison_settles_no_more_than_the_comparison(die: Any, teller: Teller) -> None:
    assert [die > 6, die >= 7, die <= 7, die == 7] == [True] * 4
    assert [die > 7, die >= 8, die < 7, die != 7] == [False] * 4
    assert min(die, 5) == 5
    assert die
    assert "eq(die,7)" in teller.asked
    assert "die" not in teller.asked


def test_what_must_be_a_number_is_settled_and_from_then_on_is_one(die: Any, teller: Teller) -> None:
    assert ["a", "b"][die - 6] == "b"
    assert [0] * die == [0] * 7
    assert {7: "seven"}[die] == "seven"
    assert (int(die), f"{die:02}", str(die), hash(die)) == (7, "07", "7", hash(7))
    assert teller.asked.count("die") == 1
    assert type(die + 1) is int
    assert die == 7
    assert (names_in(lasting(die)), lasting(die)) == (frozenset(), 7)


def test_it_passes_for_an_int_and_for_nothing_else(die: Any) -> None:
    kinds: list[bool] = [isinstance(die, kind) for kind in (int, str)]
    assert kinds == [True, False]
    assert die != "7"
    assert die + True - die == True  # noqa: E712
    for work in (operator.add, operator.truediv, operator.lt):
        with pytest.raises(TypeError):
            work(die, "7")


def test_facts_are_resolved_wherever_they_are(die: Any) -> None:
    fact = {"hp": [die, {"of": die * 2}], "who": "@orc"}

    assert resolved(lasting(fact), {"die": 4}) == {"hp": [4, {"of": 8}], "who": "@orc"}


def test_terms_are_copied_pickled_and_compared(die: Any) -> None:
    term = (die * 2 + 1).term

    assert pickle.loads(pickle.dumps(term)) == copy.deepcopy(term) == term
    assert len({term, copy.copy(term), Thrown("die")}) == 2
    assert term != "add(mul(die,2),1)"
