"""Parts of a deed that are independent are run apart; those that are not are found out."""

import copy
import pickle
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import PASS, Fight, Question, TooManyOutcomes, exact_odds
from affray.core.dice.notation import parse_dice
from affray.core.fight import odds as odds_module
from affray.core.fight.running import Setup
from affray.core.offers.deeds import Options
from affray.core.offers.slots import Deed
from affray.core.rulebook import Readings, Rulebook
from affray.core.table.asking import AnyTable, Throw
from affray.core.table.changes import hurt, spend
from affray.core.table.settings import no_settings
from affray.core.values import GM, AnyState, Creature, State
from affray.testing import TableForTests
from tests.odds import assert_exact, enumerated, is_in_parts, patched
from tests.toy import arrange, foe, hero

D4, D6, D8, D20 = map(parse_dice, ("1d4", "2d6", "1d8", "d20"))
Volley = Callable[[AnyTable, Creature, list[Creature]], None]


class Volleys(Rulebook[AnyState, Creature, Readings]):
    """One shoots at all others, and what comes of it is up to the test."""

    name = "volleys"
    version = "1"

    def __init__(self, options: Mapping[str, str] | None = None, volley: Volley | None = None) -> None:
        super().__init__(options)
        self.volley = volley

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options)

    def step(self, table: AnyTable) -> None:
        me, *others = table.state.creatures.values()
        table.ask(Question(me, "turn", [Deed("shoot"), PASS]))
        assert self.volley is not None
        self.volley(table, me, others)

    def outcome(self, state: AnyState) -> str | None:
        return None

    def rulings(self, state: AnyState) -> Options:
        return Options([])

    def rule(self, table: AnyTable, ruling: Deed) -> None: ...

    def show_creature(self, state: AnyState, creature: Creature, is_own: bool) -> dict[str, Any]:
        return {}


def shooting(volley: Volley, targets: int, hp: int = 9) -> Fight:
    ids = ["ana", *(f"orc-{n}" for n in range(1, targets + 1))]
    creatures = {id: Creature(id, id, id, hp, hp, {"luck": 3}, ()) for id in ids}
    state = State(creatures, 0, "ana", {GM: "gm"}, no_settings(), "", "", None, 0)
    return Fight(Setup(Volleys(volley=volley), state), dice=[])


def saved(table: AnyTable, targets: list[Creature], least: int = 11) -> list[Creature]:
    rolls = table.roll_all([Throw(one, D20, "save", bands=lambda natural: natural >= least) for one in targets])
    for one, roll in zip(targets, rolls, strict=True):
        table.tell("save", who=one, made=roll.natural >= least)
    return [one for one, roll in zip(targets, rolls, strict=True) if roll.natural >= least]


def blast(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """All save, and share one roll of damage."""
    made = saved(table, targets)
    damage = table.roll(me, D6, "damage").total
    for one in targets:
        hurt(table, one, damage // 2 if one in made else damage)
        if one.hp == 0:
            table.tell("fell", who=one)


def rays(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """Each has an attack and damage of its own; one who is hit may lose its grip."""
    for one in targets:
        roll = table.roll(me, D20, "attack", bands=lambda natural: (natural >= 12, natural == 20))
        if roll.natural >= 12:
            hurt(table, one, table.roll(me, D4.doubled() if roll.natural == 20 else D4, "damage").total)
            if one.hp == 0:
                table.tell("fell", who=one)
            elif table.roll(one, D20, "grip", bands=lambda natural: natural >= 8).natural < 8:
                table.tell("dropped", who=one)


@pytest.mark.parametrize(("targets", "hp"), [(2, 4), (3, 9), (5, 4), (5, 9), (5, 40)])
def test_targets_that_share_the_damage_and_save_apart(targets: int, hp: int) -> None:
    found = assert_exact(shooting(blast, targets, hp), "shoot")

    assert is_in_parts(found) or targets < 5
    assert sum(case.chance for case in found.cases) == 1


@pytest.mark.parametrize("hp", [3, 6])
def test_rays_with_damage_and_consequences_of_their_own(hp: int) -> None:
    found = assert_exact(shooting(rays, 2, hp), "shoot")
    many = exact_odds(shooting(rays, 3, hp), "shoot")

    assert is_in_parts(many)
    assert many.amounts("hurt", "amount") == found.amounts("hurt", "amount") + found.amounts(
        "hurt", "amount", who="@orc-1"
    )
    assert 1 - many.chance("fell") == (1 - found.chance("fell", who="@orc-1")) ** 3


def test_a_dozen_targets_take_few_runs() -> None:
    found = exact_odds(shooting(blast, 12), "shoot", most=60)

    assert found.chance("save", made=False) == 1 - Fraction(1, 2**12)
    assert (
        found.amounts("hurt", "amount").mean
        == 12
        * (
            Fraction(7)
            + Fraction(
                sum(
                    ways * (total // 2)
                    for total, ways in zip(range(2, 13), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), strict=True)
                ),
                36,
            )
        )
        / 2
    )
    assert [item["who"] for item in found.told("save") if item["made"]] == [f"@orc-{n}" for n in range(1, 13)]
    with pytest.raises(TooManyOutcomes):
        _ = found.outcomes


def test_odds_in_parts_are_copied_pickled_and_compared() -> None:
    found, other = exact_odds(shooting(blast, 5), "shoot"), exact_odds(shooting(blast, 6), "shoot")

    assert pickle.loads(pickle.dumps(found)) == copy.deepcopy(found) == exact_odds(shooting(blast, 5), "shoot")
    assert found != other
    assert len(found) == len(found.outcomes) == 2**5 * 11


def test_numbers_in_the_feed_follow_each_other_when_somebody_new_is_seen() -> None:
    table = TableForTests(arrange)
    table.set(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13), foe("imp", "f4", hidden=True))

    told = exact_odds(table.fight, "attack orc", seat="ana").outcomes[0][1]

    assert [item["n"] for item in told] == list(
        range(len(table.fight.feeds["ana"]), len(table.fight.feeds["ana"]) + len(told))
    )


# --- what hangs on several targets is never taken for independent


def if_any(made: list[bool]) -> bool:
    return any(made)


def if_all(made: list[bool]) -> bool:
    return all(made)


def if_none(made: list[bool]) -> bool:
    return not any(made)


def if_only_one(made: list[bool]) -> bool:
    return sum(made) == 1


def if_all_but_one(made: list[bool]) -> bool:
    return sum(made) == len(made) - 1


def if_two(made: list[bool]) -> bool:
    return sum(made) >= 2


def if_half(made: list[bool]) -> bool:
    return 2 * sum(made) >= len(made)


def if_odd(made: list[bool]) -> bool:
    return sum(made) % 2 == 1


def if_first_and_last(made: list[bool]) -> bool:
    return made[0] and made[-1]


def if_either_of_two(made: list[bool]) -> bool:
    return made[0] or made[1]


def if_just_one_of_two(made: list[bool]) -> bool:
    return made[0] != made[1]


MEETINGS = [
    if_any, if_all, if_none, if_only_one, if_all_but_one, if_two, if_half, if_odd, if_first_and_last, if_either_of_two,
    if_just_one_of_two,
]  # fmt: skip


def meeting(when: Callable[[list[bool]], bool], table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    made = saved(table, targets)
    damage = table.roll(me, D8, "damage").total
    for one in targets:
        hurt(table, one, damage if one in made else 0)
    if when([one in made for one in targets]):
        table.tell("met", who=me)


@pytest.mark.parametrize("targets", [5, 6])
@pytest.mark.parametrize("when", MEETINGS, ids=lambda when: when.__name__)
def test_what_hangs_on_several_saves_is_found_out(when: Callable[[list[bool]], bool], targets: int) -> None:
    found = exact_odds(shooting(partial(meeting, when), targets, hp=40), "shoot")

    made = [[bool(number >> bit & 1) for bit in range(targets)] for number in range(2**targets)]
    assert found.chance("met") == Fraction(sum(map(when, made)), 2**targets)
    assert not is_in_parts(found)


def relay(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """Whoever is hit spends the luck of the next, who needs it: one hangs on the other by the state."""
    for one, after in zip(targets, [*targets[1:], targets[0]], strict=True):
        roll = table.roll(me, D20, "attack", bands=lambda natural, one=one: natural >= 10 + one.pools["luck"])  # type: ignore[misc]
        if roll.natural >= 10 + one.pools["luck"]:
            hurt(table, one, table.roll(me, D4, "damage").total)
            spend(table, after, "luck", 3)


def test_one_part_that_decides_on_the_next_is_one_with_it() -> None:
    assert_exact(shooting(relay, 3, hp=5), "shoot")


def wearing_down(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """All shots at one, until it falls."""
    for _ in range(2):
        roll = table.roll(me, D20, "attack", bands=lambda natural: (natural >= 12, natural == 20))
        if roll.natural >= 12 and targets[0].hp:
            hurt(table, targets[0], table.roll(me, D4.doubled() if roll.natural == 20 else D4, "damage").total)


@pytest.mark.parametrize("hp", [5, 60])
def test_shots_at_one_target_add_up(hp: int) -> None:
    assert_exact(shooting(wearing_down, 1, hp), "shoot")


def two_kinds(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """Two rolls of damage, both shared, and of those who fail everybody adds a die of their own."""
    made = saved(table, targets)
    fire, cold = table.roll(me, D4, "fire").total, table.roll(me, D4, "cold").total
    for one in targets:
        if one not in made:
            hurt(table, one, fire + cold + table.roll(one, D4, "shock").total)


@pytest.mark.parametrize("hp", [9, 99])
def test_dice_that_are_shared_and_dice_that_are_not_meet_in_one_sum(hp: int) -> None:
    assert_exact(shooting(two_kinds, 2, hp), "shoot")


def answered(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """Those who succeed are the ones who roll, and it may fell them."""
    made = saved(table, targets)
    fire = table.roll(me, D4, "fire").total
    for one in made:
        hurt(table, one, fire + table.roll(one, D4, "shock").total)


@pytest.mark.usefixtures("apart_whenever_possible")
@pytest.mark.parametrize(("hp", "is_apart"), [(5, False), (99, True)])
def test_shared_dice_and_others_in_one_comparison_can_be_taken_apart_if_it_is_certain(hp: int, is_apart: bool) -> None:
    assert is_in_parts(assert_exact(shooting(answered, 2, hp), "shoot")) == is_apart


@pytest.fixture
def apart_whenever_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_module, "FEW_WAYS", 0)


def shaken(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """Who fails the save does not find it as easy to keep hold, and who has fallen does not try."""
    made = saved(table, targets)
    damage = table.roll(me, D4, "damage").total
    for one in targets:
        hurt(table, one, damage // 2 if one in made else damage)
        least = 8 if one in made else 12
        if one.hp and table.roll(one, D20, "grip", bands=lambda natural, least=least: natural >= least).natural < least:  # type: ignore[misc]
            table.tell("dropped", who=one)


@pytest.mark.usefixtures("apart_whenever_possible")
@pytest.mark.parametrize("hp", [2, 9])
def test_a_save_that_follows_from_another_is_one_part_with_it(hp: int) -> None:
    found = assert_exact(shooting(shaken, 2, hp), "shoot")

    assert {len(case.parts) for case in found.cases} == {1 + 2}


def unlike_together(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """After two hits, and only then, the third shot can do no more than hit."""
    hits = sum(table.roll(me, D20, "shot", bands=lambda natural: natural > 10).natural > 10 for _ in range(2))
    last = table.roll(me, D20, "last", bands=lambda natural: min(natural // 8, 1 if hits == 2 else 2)).natural
    table.tell("shot", who=targets[0], best=last >= 16)


@pytest.mark.usefixtures("apart_whenever_possible")
def test_a_step_that_has_fewer_ways_in_the_end_is_noticed() -> None:
    assert not is_in_parts(assert_exact(shooting(unlike_together, 1), "shoot"))


def sure(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    roll = table.roll(me, D20, "attack", bands=lambda natural: natural > 0)
    table.tell("shot", who=targets[0], hit=roll.natural > 0)


def test_a_roll_that_does_not_matter_has_one_way() -> None:
    assert [chance for chance, _ in assert_exact(shooting(sure, 1), "shoot").outcomes] == [1]


def heaped(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """So many dice that nobody can list what they show together."""
    saved(table, targets)
    table.tell("sum", amount=sum(table.roll(me, D6, f"die {n}").total for n in range(6)))


def test_too_much_that_dice_may_show_together_is_refused_or_summed_up() -> None:
    with pytest.raises(TooManyOutcomes):
        exact_odds(shooting(heaped, 5), "shoot").amounts("sum", "amount")
    assert exact_odds(shooting(heaped, 5), "shoot").amounts("rolled", "total", why="die 3").mean == 7


def wary_of_types(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    damage: Any = table.roll(me, D8, "damage").total
    table.tell("bits", who=targets[0], amount=int.bit_length(damage))


def test_rules_that_want_to_see_a_number_are_shown_all_of_them() -> None:
    found = exact_odds(shooting(wary_of_types, 1), "shoot")

    assert found.amounts("bits", "amount").chance(4) == Fraction(1, 8)
    assert len(found.outcomes) == 8


def again(table: AnyTable, me: Creature, targets: list[Creature]) -> None:
    """The damage is rolled once for all, and once more by everybody who fails."""
    made = saved(table, targets)
    table.tell("all", amount=table.roll(me, D8, "damage").total)
    for one in targets:
        if one in made:
            table.tell("more", who=one, amount=table.roll(me, D8, "damage").total)


def test_dice_that_are_thrown_alike_are_not_taken_for_each_other() -> None:
    found = exact_odds(shooting(again, 5), "shoot")

    assert found.amounts("more", "amount").mean == Fraction(5 * 9, 4)
    assert found.amounts("all", "amount").variance == Fraction(63, 12)


# --- over random deeds


@settings(max_examples=10, deadline=None)
@given(
    hps=st.lists(st.integers(1, 14), min_size=1, max_size=4),
    volley=st.sampled_from([blast, rays, relay, wearing_down]),
    few=st.sampled_from([0, 24]),
)
def test_odds_by_structure_are_those_of_every_roll(hps: list[int], volley: Volley, few: int) -> None:
    fight = shooting(volley, len(hps) if volley is blast else min(len(hps), 2))
    for creature, hp in zip([*fight.start.creatures.values()][1:], hps, strict=False):
        creature.hp = hp
    with patched(odds_module, "FEW_WAYS", few):
        assert_exact(fight, "shoot")


def test_a_blast_of_the_toy_is_run_apart_too() -> None:
    rats = [foe(f"rat-{n}", at, hp=n + 1) for n, at in enumerate(["b1", "b2", "b3", "c1", "c3"])]
    fight = Fight(arrange(hero("cy", "c2", features=("blast",)), *rats), dice=[])
    fight.answer("blast 2")
    for _ in range(4):
        fight.answer("dive")

    assert_exact(fight, "dive")
    assert enumerated(fight, "dive").chance("fell") == exact_odds(fight, "dive").chance("fell")


def test_a_roll_that_was_amended_earlier_leaves_parts_apart() -> None:
    rats = [foe(f"rat-{n}", at, hp=9) for n, at in enumerate(["b1", "b2", "b3", "c1", "c3"])]
    fight = Fight(arrange(hero("bo", "a2"), hero("cy", "c2", features=("blast",)), *rats), dice=[4])
    fight.answer("attack rat-1")
    fight.rule("roll bonus 1")
    while (asked := fight.question) is not None and asked.question.asked != "cy":
        fight.answer("end")
    fight.answer("blast 2")
    for _ in range(4):
        fight.answer("dive")

    assert is_in_parts(exact_odds(fight, "dive"))
