"""Rulings on rolls: the roll in hand or one already rolled is amended, and what followed is worked out anew."""

from typing import Any

import pytest

from affray import Fight, IllegalAnswer, Setup, odds, verify
from affray.core.dice.notation import parse_dice
from affray.core.fight.replay import audit_of
from affray.core.table.amending import faces_for
from affray.core.table.asking import Throw
from affray.core.table.journal import AMENDMENT, Entry
from affray.core.values import Creature
from affray.testing import TableForTests
from tests.toy import Toy, arrange, foe, hero

BOOKS = {"toy": Toy}


@pytest.fixture
def table() -> TableForTests:
    table = TableForTests(arrange)
    table.set(hero("ana", "b2", skill=3, hp=9), foe("orc", "c2", guard=13, hp=20, features=("parry",)))
    return table


def rolls(fight: Fight) -> list[tuple[str, list[int], int]]:
    told = [event.facts for event in fight.events if event.kind == "rolled"]
    return [(facts["why"], facts["faces"], facts["total"]) for facts in told]


def test_a_miss_becomes_a_hit_and_the_harm_is_rolled(table: TableForTests) -> None:
    table.play("attack orc", dice=[4])
    assert table.orc.hp == 20

    table.play("rule: roll shows 12")
    assert [asked.kind for asked in table.fight.questions] == ["parry"]

    table.play("pass", dice=[5])
    assert table.orc.hp == 15
    assert rolls(table.fight) == [("attack", [4], 7), ("attack", [12], 15), ("harm", [5], 5)]


def test_it_hits_or_misses_by_the_word_of_the_gm(table: TableForTests) -> None:
    table.play("attack orc", "rule: roll succeeds", dice=[4])
    assert table.fight.questions[0].kind == "parry"

    table.play("rule: roll fails")
    assert table.fight.questions[0].kind == "turn"
    assert [event.facts["hit"] for event in table.fight.events if event.kind == "attack"] == [False]


def test_a_bonus_is_told_with_its_reason_and_several_add_up(table: TableForTests) -> None:
    table.play("attack orc", "rule: roll bonus 2", "rule: ana roll bonus 4", dice=[4])

    assert rolls(table.fight) == [("attack", [4], 13)]
    rolled = next(event for event in table.fight.events if event.kind == "rolled")
    assert [reason["clause"] for reason in rolled.facts["reasons"]] == ["toy.skill", "table.ruling", "table.ruling"]
    assert [event.facts["how"] for event in table.fight.events if event.kind == "amended"] == [
        ["bonus", "2"],
        ["bonus", "4"],
    ]


def test_advantage_is_granted_after_the_roll(table: TableForTests) -> None:
    table.play("attack orc", "rule: roll advantage", dice=[4, 17])

    assert rolls(table.fight) == [("attack", [4, 17], 20)]


def test_dice_rolled_again_are_both_told(table: TableForTests) -> None:
    table.play("attack orc", "rule: roll again", dice=[4, 11])

    assert rolls(table.fight) == [("attack", [4], 7), ("attack", [11], 14)]
    assert table.fight.questions[0].kind == "parry"


def test_a_ruling_finds_the_latest_roll_for_which_it_will_do(table: TableForTests) -> None:
    table.play("attack orc", "pass", dice=[12, 5])
    table.fight.rule("roll shows 17")

    assert rolls(table.fight) == [("attack", [12], 15), ("attack", [17], 20)]
    assert table.orc.hp == 20

    table.play("pass", "rule: roll shows 6")
    assert table.orc.hp == 14


@pytest.mark.parametrize("ruling", ["roll shows 30", "orc roll again", "roll"])
def test_what_no_roll_allows_is_refused_and_the_fight_is_unchanged(table: TableForTests, ruling: str) -> None:
    table.play("attack orc", "pass", dice=[12, 5])
    before = table.fight.save()

    with pytest.raises(IllegalAnswer):
        table.fight.rule(ruling)
    assert table.fight.save() == before


def test_without_bands_nothing_succeeds_or_fails_and_no_advantage_is_granted(table: TableForTests) -> None:
    table.play("attack orc", "pass", dice=[12, 5])
    table.fight.rule("roll succeeds")

    assert [why for why, _, _ in rolls(table.fight)] == ["attack", "attack"]


def test_a_ruling_on_rolls_is_about_dice_and_any_other_about_creatures(table: TableForTests) -> None:
    rulings = table.fight.rulings()

    assert [rulings.subject_of(verb) for verb in ("roll", "hp")] == ["dice", "creatures"]


def test_before_anybody_has_rolled_nothing_can_be_said_of_rolls(table: TableForTests) -> None:
    assert not table.fight.rulings().offers("roll again")


def test_an_amendment_is_undone_saved_and_replayed_like_anything_else() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13, features=("parry",))), seed=5)
    fight.answer("attack orc")
    before = rolls(fight)

    fight.rule("roll shows 19", why="a lucky star")
    fight.set("dice ana digital")
    fight.rule("roll shows 1")
    fight.undo()
    assert rolls(fight) == [*before, ("attack", [19], 22)]

    restored = Fight.restore(fight.save(), books=BOOKS)
    assert rolls(restored) == rolls(fight)
    assert verify(fight.save(), BOOKS) is None
    assert not audit_of(fight.save())

    fight.undo()
    assert rolls(fight) == before
    assert [entry.kind for _, entry in fight.journal.reel][:1] == ["answer"]


def test_dice_of_a_seed_that_are_rolled_again_can_be_audited() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13)), seed=5)
    fight.answer("attack orc")
    fight.rule("roll again")
    fight.rule("roll advantage")

    assert len(rolls(fight)) >= 2
    assert not audit_of(fight.save())


def test_of_dice_in_hand_the_gm_decides_before_they_fall() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13)), dice="ask")
    fight.answer("attack orc")

    fight.rule("roll advantage")
    assert fight.questions[0].options.shown() == [{"verb": "", "slots": [{"faces": "2d20kh1"}]}]

    fight.answer("4 17")
    assert fight.questions[0].kind == "roll"

    fight.rule("roll shows 3")
    assert rolls(fight)[-1] == ("harm", [3], 3)

    fight.rule("ana roll bonus 1")
    assert rolls(fight)[-1] == ("harm", [3], 4)


def test_dice_rolled_by_hand_are_asked_for_again() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=3), foe("orc", "c2", guard=13)), dice="ask")
    fight.answer("attack orc")
    fight.answer("4")

    fight.rule("roll again")

    assert [asked.kind for asked in fight.questions] == ["roll"]
    fight.answer("11")
    assert rolls(fight) == [("attack", [11], 14)]


def test_odds_and_forks_go_on_from_the_amended_roll(table: TableForTests) -> None:
    table.play("attack orc", "rule: roll shows 12", dice=[4])

    fork = table.fight.fork(3)
    fork.answer("parry")
    assert rolls(fork) == [("attack", [4], 7), ("attack", [12], 15)]
    assert odds(table.fight, "pass").amounts("hurt", "amount", who="@orc").mean > 0


@pytest.mark.parametrize(
    ("dice", "natural", "faces"),
    [
        ("1d20", 17, (17,)),
        ("2d20kh1", 17, (17, 1)),
        ("2d20kl1", 17, (17, 17)),
        ("3d6", 10, (6, 3, 1)),
        ("3d6", 3, (1, 1, 1)),
        ("3d6", 19, None),
        ("3d6", 2, None),
        ("5", 5, None),
    ],
)
def test_faces_are_found_for_a_natural(dice: str, natural: int, faces: tuple[int, ...] | None) -> None:
    assert faces_for(parse_dice(dice), natural) == faces


class Hasty(Toy):
    """The toy, in which everybody rolls a die before anything is asked."""

    name = "hasty"

    def step(self, table: Any) -> None:
        if not table.state.rolled:
            for creature in table.state.creatures.values():
                table.roll(creature, parse_dice("1d6"), "start")
        super().step(table)


def test_a_roll_that_came_before_the_first_question_is_amended() -> None:
    fight = Fight(Setup(Hasty(), arrange(hero("ana", "b2"), foe("orc", "c2")).state), seed=1)
    first, other = rolls(fight)

    fight.rule("ana roll shows 6")

    assert rolls(fight) == [first, ("start", [6], 6), other]
    assert verify(fight.save(), {"hasty": Hasty}) is None


class Together(Hasty):
    """The toy, in which all begin with a die of their own, thrown at the same time."""

    name = "together"

    def step(self, table: Any) -> None:
        if not table.state.rolled and not table.told:
            table.roll_all([Throw(one, parse_dice("1d6"), "start") for one in table.state.creatures.values()])
        Toy.step(self, table)


@pytest.fixture
def dice_in_three_hands() -> Fight:
    heroes = hero("ana", "b2"), hero("bo", "b3"), hero("cy", "b4")
    return Fight(Setup(Together(), arrange(*heroes, foe("orc", "c2")).state), dice="ask")


def test_an_amendment_of_one_of_several_dice_in_hand_survives_another_ruling(dice_in_three_hands: Fight) -> None:
    fight = dice_in_three_hands
    fight.rule("bo roll shows 6")
    fight.rule("ana hp 3")
    asked = [each.who.id for each in fight.questions if isinstance(each.who, Creature)]

    for face in range(1, len(asked) + 1):
        fight.answer(str(face))

    assert "bo" not in asked
    told = {event.facts["who"]: event.facts["faces"] for event in fight.events if event.kind == "rolled"}
    assert told == {f"@{one}": [face] for face, one in enumerate(asked, 1)} | {"@bo": [6]}
    assert verify(fight.save(), {"together": Together}) is None


def test_dice_that_fell_after_another_ruling_are_amended_each_by_its_own_roller(dice_in_three_hands: Fight) -> None:
    fight = dice_in_three_hands
    fight.rule("ana hp 3")
    while fight.questions[0].kind == "roll":
        fight.answer("2")

    fight.rule("cy roll shows 5")

    while fight.questions[0].kind == "roll":
        fight.answer("2")
    told = {event.facts["who"]: event.facts["faces"] for event in fight.events if event.kind == "rolled"}
    assert {who for who, faces in told.items() if faces == [5]} == {"@cy"}


def test_an_amendment_names_an_entry_in_force(table: TableForTests) -> None:
    table.play("attack orc", dice=[4])

    with pytest.raises(ValueError, match="not in force"):
        table.fight.journal.add(Entry(AMENDMENT, "again", to="7 0"))
