"""The seven laws over random play of Draw Steel."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Fight, IllegalAnswer, Setup
from tests.drawsteel.gorge import chase
from tests.drawsteel.kit import brawl, clash_of, foe, hero, minion, setup, shipped_foe, shipped_hero
from tests.laws import (
    give_answer,
    law_1_saved_and_restored_it_is_the_same_fight,
    law_3_a_replay_tells_the_same_events,
    laws_over,
    played,
)

TABLES: list[dict[str, str]] = [
    {},
    {"initiative": "agility", "first_roll": "chooser"},
    {"roll_downgrade": "on", "free_director": "ask"},
]


FIGHTS = {f"brawl {number}": partial(brawl, **table) for number, table in enumerate(TABLES, 1)} | {"gorge": chase}

test_law, test_law_3_inline, test_law_over_many_fights = laws_over(FIGHTS, examples=3, inline=2, slow=["gorge"])


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_between_deeds_everybody_stands_flies_clings_or_is_in_the_ground(seed: int) -> None:
    for fight in played(chase(), seed):
        clash = clash_of(fight)
        if fight.questions[0].kind == "turn":
            for each in clash.everyone():
                flies = each.block.modes & {"fly", "hover"} or each.has("climbing")
                assert not each.is_up or flies or each.height <= clash.floor_under(each), each
                assert not each.is_up or not clash.space(each) & clash.board.filled, each


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_between_deeds_nobody_shares_a_square_stands_in_a_wall_or_has_less_than_nothing(
    seed: int, table: dict[str, str]
) -> None:
    for fight in played(brawl(**table), seed):
        clash = clash_of(fight)
        if fight.questions[0].kind in ("turn", "next"):
            small = [each for each in clash.everyone() if each.is_up and each.block.width == 1]
            assert len({(each.at, each.height) for each in small}) == len(small)
            assert not clash.taken() & ~clash.board.open
        for each in clash.everyone():
            assert each.lowest <= each.hp <= each.hp_max
            assert all(amount >= 0 for amount in each.pools.values()), each


def menagerie() -> Setup:
    """Heroes against all that is special: a squad and its captain, a mount with its rider, a flyer, a leader."""
    return setup(
        hero("ana", "a1", might=2),
        shipped_hero("berserker", "b4", 3),
        *(minion(f"rat-{number}", f"{column}2", squad="rats") for number, column in enumerate("def", 1)),
        foe("king", "e4", squad="rats", group="rats"),
        foe("wolf", "h2", size="2", role="mount"),
        foe("gob", "h2", size="1S", under=["riding wolf"]),
        foe("bat", "d6", height=2, modes=frozenset({"fly"}), size="1S"),
        shipped_foe("human-warlord", "h6"),
    )


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), make=st.sampled_from([brawl, chase, menagerie]))
def test_a_fight_goes_on_whatever_the_director_decrees(seed: int, make: Callable[[], Setup]) -> None:
    choices = Random(seed)
    fight = Fight(make(), seed)
    for _ in range(30):
        if not fight.questions:
            break
        decree_something(fight, choices)
        if fight.questions:
            give_answer(fight, choices)

        for each in clash_of(fight).everyone():
            assert each.lowest <= each.hp <= each.hp_max
            assert all(amount >= 0 for amount in each.pools.values()), each
            assert not each.is_up or not clash_of(fight).space(each) & clash_of(fight).board.filled, each
    law_1_saved_and_restored_it_is_the_same_fight(fight, choices)
    law_3_a_replay_tells_the_same_events(fight, choices)


def decree_something(fight: Fight, choices: Random) -> None:
    """A ruling of a random kind: each is as likely as any other. One on a roll may be refused."""
    rulings = fight.rulings()
    kinds: dict[str, list[object]] = {}
    for part in rulings.parts:
        kinds.setdefault(part.verb, []).append(part)
    options = type(rulings)([choices.choice(kinds[choices.choice([*kinds])])])
    found = next(islice(options, choices.randrange(options.count() or 1), None), None)
    with suppress(IllegalAnswer):
        if found is not None:
            fight.rule(options.text(found))
