"""Playing on with other dice, without changing the fight."""

from typing import Any

import pytest

from affray import Fight, Mind, Question, Sight, play_on
from affray.core.values import PLAYERS
from affray.minds import RandomMind
from tests.toy import ambush, arrange, foe, hero


def minds(fight: Fight, seed: int) -> dict[str, Mind]:
    return dict.fromkeys([*fight.state.seats, PLAYERS], RandomMind(seed))


def test_a_fight_can_be_played_on_from_the_middle_of_a_reaction() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=9), foe("orc", "c2", features=("parry",))), seed=2)
    fight.answer("attack orc")
    saved = fight.save()

    ends = [play_on(fight, minds(fight, 1), seed) for seed in range(12)]

    assert fight.save() == saved
    assert {end.rulebook.outcome(end.state) for end in ends} > {None} or len({end.state.round for end in ends}) > 1
    assert all(end.rulebook.outcome(end.state) for end in ends)


def test_the_same_seeds_play_on_the_same_way() -> None:
    fight = Fight(ambush(), seed=1)
    fight.answer("bold")

    assert play_on(fight, minds(fight, 1), 5).state == play_on(fight, minds(fight, 1), 5).state
    assert play_on(fight, minds(fight, 1), 5).state != play_on(fight, minds(fight, 1), 6).state


def test_playing_on_for_a_seat_imagines_what_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Fight(ambush(), seed=1)
    imagined: list[str] = []
    monkeypatch.setattr(type(fight.rulebook), "imagine", lambda *given: imagined.append(given[2]))

    play_on(fight, minds(fight, 1), 5, "ana")
    play_on(fight, minds(fight, 1), 5)

    assert imagined == ["ana"]


def test_a_fight_that_is_over_plays_on_to_where_it_is() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), seed=2)
    fight.rule("orc hp 0")

    end = play_on(fight, {}, 1)

    assert end.rulebook.outcome(end.state) == "heroes"


def test_the_mind_that_answers_first_sees_whom_its_seat_perceives() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2"), foe("imp", "f4", hidden=True)), seed=2)
    seen: list[list[str]] = []

    def look(question: Question, sight: Sight) -> Any:
        seen.append([creature.id for creature in sight.creatures()])
        return minds(fight, 1)[sight.seat](question, sight)

    play_on(fight, minds(fight, 1) | {"ana": look}, 5)

    assert seen[0] == ["ana", "orc"]
