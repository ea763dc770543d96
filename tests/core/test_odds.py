"""Exact odds from the engine's own rules, against independent arithmetic."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from affray import PASS, Fight, Question, TooManyOutcomes, exact_odds, odds
from affray.core.dice.notation import parse_dice
from affray.core.fight.odds import estimated_odds, reactions
from affray.core.fight.running import Setup
from affray.core.offers.deeds import Options
from affray.core.offers.slots import Deed
from affray.core.rulebook import Readings, Rulebook
from affray.core.table.asking import AnyTable
from affray.core.table.settings import no_settings
from affray.core.values import GM, AnyState, Creature, State
from affray.testing import TableForTests
from tests.odds import enumerated
from tests.toy import arrange, foe, hero
from tests.toy.encounters import ambush


@pytest.fixture
def table() -> TableForTests:
    return TableForTests(arrange)


def test_the_chance_to_hit_and_the_harm_done(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, hp=50))

    found = odds(table.fight, "attack orc")

    assert found.chance("attack", hit=True) == Fraction(11, 20)
    assert found.chance("attack", hit=True, critical=True) == Fraction(1, 20)
    harm = found.amounts("hurt", "amount", who="@orc")
    assert harm.chance(0) == Fraction(9, 20)
    assert harm.chance(2) == Fraction(10, 20) * Fraction(1, 6) + Fraction(1, 20) * Fraction(1, 36)
    assert harm.mean == Fraction(10, 20) * Fraction(7, 2) + Fraction(1, 20) * 7
    assert sum(weight for weight, _ in found.outcomes) == 1
    assert len(found.outcomes) == 1 + 6 + 11


def test_odds_come_with_the_reasons(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13))

    found = odds(table.fight, "attack orc")

    assert found.reasons("rolled") == [[{"clause": "toy.skill", "amount": 3, "source": None}], []]
    assert found.reasons("rolled")[0][0]["amount"] == 3


def test_odds_leave_the_fight_alone(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2"))
    before = table.fight.save()

    odds(table.fight, "attack orc")

    assert table.fight.save() == before


def test_who_may_pass_is_taken_to_pass_and_named(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=9), foe("orc", "c2", guard=11, hp=99, features=("parry",)))

    found = odds(table.fight, "attack orc")

    assert found.chance("hurt") == Fraction(19, 20)
    assert found.assumed == [("orc", "parry")]


def test_odds_stop_at_a_choice_that_somebody_must_make(table: TableForTests) -> None:
    table.set(hero("cy", "b2", features=("blast",)), foe("orc", "c2"))

    found = odds(table.fight, "blast 3")

    assert [weight for weight, _ in found.outcomes] == [1]
    assert [item["kind"] for item in found.outcomes[0][1]] == ["spent"]


def test_odds_of_one_answer_among_several_wait_for_the_others(table: TableForTests) -> None:
    table.set(hero("cy", "b2", features=("blast",)), foe("orc", "c2"), foe("imp", "a1"))
    table.play("blast 1", "imp: brace")

    found = odds(table.fight, "dive", to=table.asked("orc").id)

    assert found.chance("hurt", who="@orc", amount=0) == Fraction(9, 20)
    assert found.amounts("hurt", "amount", who="@imp").mean == Fraction(0 + 1 + 1 + 2 + 2 + 3, 6)


def test_dice_rolled_by_hand_have_odds_too() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13)), dice="ask")

    assert odds(fight, "attack orc").chance("attack", hit=True) == Fraction(11, 20)


def test_a_roll_made_earlier_in_the_step_stays_as_it_was() -> None:
    fight = Fight(arrange(foe("orc", "c2"), hero("ana", "b2", features=("parry",), hp=99)), dice=[15])
    fight.answer("attack ana")

    found = odds(fight, "pass")

    assert found.chance("hurt") == 1
    assert found.amounts("hurt", "amount").mean == Fraction(7, 2)


def test_a_seat_is_told_in_its_own_names(table: TableForTests) -> None:
    orcs = (foe("orc-1", "f4", hidden=True), foe("orc-2", "c2", guard=13, features=("parry",)))
    table.set(hero("ana", "b2", skill=3), *orcs)
    assert table.fight.feeds["ana"].names == {"ana": "ana", "orc-2": "orc-1"}

    found = odds(table.fight, "attack orc-1", seat="ana")

    assert found.chance("attack", target="@orc-1") == 1
    assert found.assumed == [("orc-1", "parry")]


def test_a_seat_is_not_told_which_of_the_hidden_might_react(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2", hidden=True), foe("imp", "a1"))

    assert odds(table.fight, "move b4", seat=GM).assumed == [("orc", "strike"), ("imp", "strike")]
    assert ("orc", "strike") not in odds(table.fight, "move b4", seat="ana").assumed


def test_who_might_react_is_told_without_all_the_odds(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2", hidden=True), foe("imp", "a1"))

    assert reactions(table.fight, "move b4") == [("orc", "strike"), ("imp", "strike")]
    assert ("orc", "strike") not in reactions(table.fight, "move b4", seat="ana")


def test_odds_are_estimated_from_as_many_trials_as_there_is_time_for(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, hp=50))
    exact = odds(table.fight, "attack orc")

    found = estimated_odds(table.fight, "attack orc", most=1000)

    assert (exact.trials, found.trials, len(found.outcomes)) == (None, 1000, 1000)
    assert abs(found.chance("attack", hit=True) - exact.chance("attack", hit=True)) < Fraction(1, 20)
    assert abs(found.chance("attack", critical=True) - exact.chance("attack", critical=True)) < Fraction(1, 40)
    assert abs(found.amounts("hurt", "amount").mean - exact.amounts("hurt", "amount").mean) < Fraction(1, 4)
    assert estimated_odds(table.fight, "attack orc", go_on=lambda: False).trials == 1
    again = estimated_odds(table.fight, "attack orc", most=1000)
    assert again.chance("attack", hit=True) == found.chance("attack", hit=True)


def test_an_estimate_assumes_what_exact_odds_assume(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2", hidden=True), foe("imp", "a1"))

    assert estimated_odds(table.fight, "move b4", most=5).assumed == odds(table.fight, "move b4").assumed


def test_no_outcome_is_run_for_which_there_is_no_time(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, hp=50))
    asked: list[int] = []

    def twice() -> bool:
        asked.append(1)
        return len(asked) <= 2

    with pytest.raises(TooManyOutcomes, match="more than 2 outcomes"):
        exact_odds(table.fight, "attack orc", go_on=twice)
    assert len(asked) == 3


def test_odds_of_too_many_outcomes_are_estimated_and_say_so(table: TableForTests) -> None:
    table.set(hero("ana", "b2", skill=3), foe("orc", "c2"))

    assert odds(table.fight, "attack orc").trials is None
    assert odds(table.fight, "attack orc", most=2, trials=9).trials == 9


def test_too_many_outcomes_are_refused() -> None:
    rats = [foe(f"rat-{n}", at) for n, at in enumerate(["b1", "b2", "b3", "c1", "c3"])]
    fight = Fight(arrange(hero("cy", "c2", features=("blast",)), *rats), dice=[])
    fight.answer("blast 1")
    for _ in range(4):
        fight.answer("dive")

    assert len(enumerated(fight, "dive", most=6 * 2**5).outcomes) == 6 * 2**5
    with pytest.raises(TooManyOutcomes, match="more than 191 outcomes"):
        enumerated(fight, "dive", most=6 * 2**5 - 1)
    assert len(exact_odds(fight, "dive", most=6 * 2**5 - 1).outcomes) == 6 * 2**5


# --- a whole duel, to twelve digits


def harm_by_hand(skill: int, guard: int, sides: int) -> dict[int, float]:
    """The distribution of an attack's damage by enumerating all dice, without the engine."""
    harm = dict.fromkeys(range(2 * sides + 1), 0.0)
    for natural in range(1, 21):
        if natural == 20:
            for one, other in product(range(1, sides + 1), repeat=2):
                harm[one + other] += 1 / 20 / sides**2
        elif natural + skill >= guard:
            for one in range(1, sides + 1):
                harm[one] += 1 / 20 / sides
        else:
            harm[0] += 1 / 20
    return harm


def harm_by_engine(attacker_skill: int, guard: int, harm: str) -> dict[int, Fraction]:
    fight = Fight(
        arrange(hero("ana", "b2", skill=attacker_skill, harm=harm), foe("orc", "c2", guard=guard, hp=99)), dice=[]
    )
    return dict(odds(fight, "attack orc").amounts("hurt", "amount"))


def chance_to_win(mine: dict[int, float], theirs: dict[int, float], hp: int, foe_hp: int) -> float:
    """Two who attack in turns until one falls: solved backwards from the end, where two misses repeat the state."""
    win: dict[tuple[int, int], float] = {}
    for left, foe_left in product(range(1, hp + 1), range(1, foe_hp + 1)):
        at_once = sum(chance for harm, chance in mine.items() if harm >= foe_left)
        later = sum(
            chance * answer * win[left - back, foe_left - harm]
            for harm, chance in mine.items()
            for back, answer in theirs.items()
            if harm < foe_left and back < left and (harm or back)
        )
        win[left, foe_left] = (at_once + later) / (1 - mine.get(0, 0) * theirs[0])
    return win[hp, foe_hp]


@pytest.mark.parametrize(("skill", "guard", "sides", "hp"), [(3, 13, 6, 8), (0, 20, 4, 12), (9, 14, 8, 7)])
def test_the_odds_of_a_duel_to_twelve_digits(skill: int, guard: int, sides: int, hp: int) -> None:
    by_hand = harm_by_hand(skill, guard, sides)
    by_engine = {harm: float(chance) for harm, chance in harm_by_engine(skill, guard, f"1d{sides}").items()}
    foe_by_hand = harm_by_hand(2, 12, 6)
    foe_by_engine = {harm: float(chance) for harm, chance in harm_by_engine(2, 12, "1d6").items()}

    exact = chance_to_win(by_engine, foe_by_engine, hp, 9)

    assert exact == pytest.approx(chance_to_win(by_hand, foe_by_hand, hp, 9), rel=1e-12)
    assert 0.01 < exact < 0.99


def test_odds_agree_with_many_throws() -> None:
    setup = arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, hp=50))
    fight = Fight(setup, seed=1)
    exact = odds(fight, "attack orc").chance("attack", hit=True)

    hits = 0
    for seed in range(2000):
        twin = fight.fork(seed)
        twin.answer("attack orc")
        hits += twin.events[-1].kind == "hurt" or any(event.facts.get("hit") is True for event in twin.events)

    assert abs(hits / 2000 - exact) < Fraction(4, 100)


def test_every_offer_of_a_whole_fight_has_odds_that_add_up() -> None:
    fight = Fight(ambush(), seed=3)
    for text in ("bold", "wary", "bold", "bo"):
        fight.answer(text)
    assert fight.question is not None
    options = fight.question.options

    for option in options:
        assert sum(weight for weight, _ in odds(fight, options.text(option)).outcomes) == 1


def test_what_was_told_before_the_deed_is_no_part_of_its_odds(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2", features=("parry",)))
    table.play("move b3", "attack orc", dice=[15])

    found = odds(table.fight, "pass")

    assert {tuple(item["kind"] for item in told) for _, told in found.outcomes} == {("rolled", "hurt")}


def test_dice_that_were_shown_by_hand_earlier_in_the_step_stay_as_they_were() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", guard=13, features=("parry",))), dice="ask")
    fight.answer("attack orc")
    fight.answer("15")

    found = odds(fight, "pass")

    assert found.amounts("hurt", "amount").mean == Fraction(7, 2)


@pytest.mark.parametrize("hp", [1, 4, 7])
def test_the_odds_for_a_seat_do_not_hang_on_hit_points_that_it_does_not_know(hp: int) -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, hp=hp, hp_max=8)), dice=[])
    hurt = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, hp=2, hp_max=8)), dice=[])

    assert odds(fight, "attack orc", seat="ana").outcomes == odds(hurt, "attack orc", seat="ana").outcomes
    assert odds(fight, "attack orc").outcomes != odds(hurt, "attack orc").outcomes


def test_the_chance_of_what_cannot_happen_is_an_exact_nought(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("orc", "c2"))

    never = odds(table.fight, "brace").chance("attack")

    assert isinstance(never, Fraction)
    assert never == 0


# --- questions that somebody must answer


class Wager(Rulebook[AnyState, Creature, Readings]):
    """Two roll a die; the other chooses whether high or low wins, and then sighs, the only option there is."""

    name = "wager"
    version = "1"

    def __init__(self, options: Mapping[str, str] | None = None, expected: str | None = None) -> None:
        super().__init__(options)
        self.expected = expected

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options)

    def step(self, table: AnyTable) -> None:
        me, other = table.state.creatures.values()
        table.ask(Question(me, "turn", [Deed("throw"), PASS]))
        table.ask(Question(other, "sigh", ["sigh"]))
        wish = table.ask(Question(other, "wish", ["low", "high"]))
        shown = table.roll(me, parse_dice("1d6"), "luck").total
        table.tell("wagered", wish=wish, won=(shown > 4) == (wish == "high"))

    def assume(self, question: Question) -> str | None:
        return self.expected if question.kind == "wish" else None

    def outcome(self, state: AnyState) -> str | None:
        return None

    def rulings(self, state: AnyState) -> Options:
        return Options([])

    def rule(self, table: AnyTable, ruling: Deed) -> None: ...

    def show_creature(self, state: AnyState, creature: Creature, is_own: bool) -> dict[str, Any]:
        return {}


def wager(expected: str | None) -> Fight:
    creatures = {id: Creature(id, id, id, 9, 9, {}, ()) for id in ("ana", "orc")}
    state = State(creatures, 0, "ana", {GM: "gm"}, no_settings(), "", "", None, 0)
    return Fight(Setup(Wager(expected=expected), state), dice=[])


def test_where_there_is_one_answer_it_is_given_and_else_what_the_rulebook_expects() -> None:
    found = odds(wager("high"), "throw")

    assert found.chance("wagered", won=True) == Fraction(2, 6)
    assert found.assumed == []


def test_without_an_opinion_odds_stop_at_the_choice() -> None:
    assert odds(wager(None), "throw").chance("wagered") == 0
