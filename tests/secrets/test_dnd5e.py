"""The fifth edition keeps its secrets: nothing that players receive depends on creatures that they do not know of."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray import Fight, Setup
from affray.core.codec import as_json
from affray.testing import clause
from tests.dnd5e.kit import arrange, battle_of, caster, foe, hero, setup
from tests.secrets.kit import BOUNDED, YARD, Hidden, assert_alike, chances_of, hidden, ids_of, looks, with_course

KINDS: dict[str, dict[str, Any]] = {
    "goblin": {},
    "ogre": {"size": "large", "challenge": "2"},
    "brute": {"armour_class": 18, "speed": 8},
}


def lair(concealed: list[Hidden], *, goblin_hp: tuple[int, int] = (90, 90), ties: str = "gm-and-players") -> Setup:
    """Two heroes, a goblin that they see, and those whom they do not."""
    enemies = frozenset(("ana", "bo"))
    unknown = [
        foe(id, each.nook, hp=each.hp, hp_max=each.hp_max, hidden_from=enemies, **KINDS[each.kind])
        for id, each in zip(ids_of(concealed), concealed, strict=True)
    ]
    hp, hp_max = goblin_hp
    return setup(
        hero("ana", "c2", hp=12),
        caster("bo", "c4", "fireball", "magic-missile", hp=9),
        foe("goblin-1", "d3", hp=hp, hp_max=hp_max, size="small", challenge="1/4"),
        *unknown,
        map=YARD,
        init_ties=ties,
    )


@pytest.mark.parametrize("ties", ["gm-and-players", "d20-mixed-only", "d20-all"])
@BOUNDED
@given(concealed=hidden([*KINDS]), seed=st.integers(0, 2**32))
def test_nothing_that_players_receive_depends_on_the_hidden(ties: str, concealed: list[Hidden], seed: int) -> None:
    bare = looks(lair([], ties=ties), [], seed, answers=14)

    assert_alike(looks(lair(concealed, ties=ties), ids_of(concealed), seed, answers=14), bare)


@BOUNDED
@given(concealed=hidden([*KINDS]), seed=st.integers(0, 2**32))
def test_nothing_that_players_receive_depends_on_rulings_on_the_hidden_and_on_who_is_to_come(
    concealed: list[Hidden], seed: int
) -> None:
    bare = looks(lair([]), [], seed, answers=7)
    ruled = with_course(lair(concealed), "goblin-1")

    assert_alike(looks(ruled, ids_of(concealed), seed, answers=7, model="goblin"), bare)


@BOUNDED
@given(hp=st.integers(46, 90), hp_max=st.integers(90, 91), seed=st.integers(0, 2**32))
def test_nothing_that_players_receive_depends_on_hit_points_that_are_not_disclosed(
    hp: int, hp_max: int, seed: int
) -> None:
    usual = looks(lair([], goblin_hp=(60, 70)), [], seed, answers=4, peek=1)

    assert_alike(looks(lair([], goblin_hp=(hp, hp_max)), [], seed, answers=4, peek=1), usual)


@clause("5e.initiative.ties")
@pytest.mark.parametrize(("face", "first"), [(11, "lurker"), (10, "ana")])
def test_one_who_ties_with_the_hidden_does_not_roll(face: int, first: str) -> None:
    lurker = foe("lurker", "h6", hidden_from=frozenset({"ana"}))
    fight = Fight(
        setup(hero("ana", "a1"), foe("gob", "b8"), lurker, map=YARD, init_ties="d20-all"), dice=[9, 2, 9, face]
    )

    assert [item["why"] for item in fight.feeds["ana"].items() if item["kind"] == "rolled"] == ["initiative"] * 2
    assert battle_of(fight).order[0] == first


@clause("5e.initiative.ties")
def test_players_order_their_own_whoever_hidden_ties_with_them() -> None:
    lurker = foe("lurker", "h6", hidden_from=frozenset({"ana", "bo"}))
    tied = setup(hero("ana", "a1"), hero("bo", "a3"), foe("gob", "b8"), lurker, map=YARD)
    fight = Fight(tied, dice=[9, 9, 2, 9])

    assert (fight.questions[0].seat, fight.questions[0].kind) == ("players", "tie")
    fight.answer("bo")
    assert (fight.questions[0].seat, fight.questions[0].kind) == ("gm", "tie")
    fight.answer("bo")
    fight.answer("lurker")
    assert battle_of(fight).order == ("bo", "lurker", "ana", "gob")


@pytest.mark.parametrize("fate", ["hurt 1", "hp 0", "dies", "removed"])
def test_nobody_hears_of_the_end_of_one_whom_nobody_knew(fate: str) -> None:
    lurker = foe("lurker", "h6", hp=1, hidden_from=frozenset({"ana"}))
    fight = Fight(arrange(hero("ana", "c2"), foe("gob", "d3"), lurker, map=YARD), dice=[])
    before = as_json([fight.view("ana"), fight.feeds["ana"].items()])
    fight.rule(f"lurker {fate}")

    assert as_json([fight.view("ana"), fight.feeds["ana"].items()]) == before


@clause("5e.initiative.ties")
def test_the_odds_of_a_tie_do_not_tell_that_somebody_hidden_ties_too() -> None:
    lurker = foe("lurker", "h6", hidden_from=frozenset({"ana", "bo"}))
    people = [hero("ana", "a1"), hero("bo", "a3"), foe("gob", "b8")]
    bare, tied = (Fight(setup(*people, *more, map=YARD), dice=[9, 9, 2, 9]) for more in ([], [lurker]))

    assert chances_of(tied, tied.questions[0], "ana") == chances_of(bare, bare.questions[0], "ana")


def test_from_what_a_seat_sees_of_its_own_the_hidden_cannot_be_counted() -> None:
    fight = Fight(arrange(caster("ana", "c2", "magic-missile"), foe("gob", "d3", hp=90), map=YARD), dice=[1, 1, 1])
    fight.answer("cast magic-missile 1 gob,gob,gob")

    assert all(amount < 1000 for amount in fight.view("ana")["creatures"][0]["pools"].values())


def test_undoing_a_reveal_leaves_nothing_of_it_in_the_feed_and_frees_the_name() -> None:
    enemies = frozenset({"ana"})
    lurkers = [foe("orc-1", "h6", hidden_from=enemies), foe("orc-2", "i7", hidden_from=enemies)]
    fight = Fight(arrange(hero("ana", "c2"), foe("gob", "d3"), *lurkers, map=YARD), dice=[])
    before = fight.feeds["ana"].names.copy()

    fight.rule("orc-1 noticed")
    heard = len(fight.feeds["ana"])
    assert "h6" in as_json(fight.feeds["ana"].items())
    fight.undo()

    for known in (fight, Fight.restore(fight.save())):
        feed = known.feeds["ana"]
        assert "h6" not in as_json(feed.items())
        assert "orc" not in as_json(feed.items())
        assert feed.names == before
        assert feed.back_from(heard) < heard
    fight.rule("orc-2 noticed")
    assert fight.feeds["ana"].names["orc-2"] == "orc-1"
