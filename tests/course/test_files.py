"""What an encounter file says of the course of its fight, and stat blocks in hand."""

import pytest

from affray import Fight, simulate
from affray.content import BadContent, bring, load, load_text
from affray.core.board import Field
from tests.cli.kit import affray
from tests.content.texts import SMALL

BLOCKS = """\
rulebook: dnd5e
creatures:
  bog-troll:
    like: ogre
    hp: 40
"""


def scenario_of(text: str) -> object:
    state = load_text(text).state
    assert isinstance(state, Field)
    return state.scenario


def problems_of(text: str) -> list[str]:
    with pytest.raises(BadContent) as bad:
        load_text(text)
    return [problem.code for problem in bad.value.problems]


def test_a_file_without_waves_and_morale_lays_nothing_down() -> None:
    assert scenario_of(SMALL) is None


def test_waves_and_morale_are_read_from_a_file() -> None:
    text = SMALL + (
        "waves:\n  - {round: 3, creatures: [{block: goblin, count: 2, at: [a1, a2], hidden: true}]}\n"
        "  - {half: foes, side: heroes, creatures: [{block: ogre, at: a1}]}\n"
        "morale:\n  - {who: goblin, left: 1}\n  - {who: foes, falls: goblin-1, then: surrender}\n"
    )
    state = load_text(text).state
    assert isinstance(state, Field)
    laid = state.scenario
    assert laid is not None

    assert [(wave.when.kind, [one.name for one in wave.creatures]) for wave in laid.waves] == [
        ("round", ["goblin", "goblin"]),
        ("half", ["ogre"]),
    ]
    assert all(one.hidden_from for one in laid.waves[0].creatures)
    assert laid.waves[1].creatures[0].side == "heroes"
    assert [(order.who, order.when.kind, order.when.whom, order.then) for order in laid.morale] == [
        ("goblin", "left", "goblin", "flee"),
        ("foes", "falls", "goblin-1", "surrender"),
    ]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("morale: [{who: goblin}]", "one-moment"),
        ("morale: [{who: goblin, left: 1, round: 2}]", "one-moment"),
        ("morale: [{who: dragon, left: 1}]", "unknown-who"),
        ("morale: [{who: goblin, falls: dragon}]", "unknown-who"),
        ("morale: [{left: 1}]", "missing-field"),
        ("morale: [{who: goblin, left: 1, then: dance}]", "not-one-of"),
        ("waves: 3", "wrong-kind"),
        ("waves: [{round: 2}]", "missing-field"),
        ("waves: [{round: 2, creatures: []}]", "empty-list"),
        ("waves: [{round: 2, creatures: [dragon-of-doom]}]", "unknown-creature"),
        ("waves: [{round: 2, creatures: [goblin]}]", "no-place"),
        ("waves: [{round: 2, creatures: [{block: goblin, at: z99}]}]", "off-the-map"),
        ("waves: [{round: 2, creatures: [{block: goblin, at: a1, rides: ogre}]}]", "rides-in"),
    ],
)
def test_what_is_wrong_with_it_is_told(written: str, code: str) -> None:
    assert code in problems_of(f"{SMALL}{written}\n")


def test_the_last_two_goblins_of_the_ambush_run() -> None:
    report = simulate(load("goblin-ambush"), n=30, seed=1)

    assert report.endings["driven-off"] > 0
    assert report.endings.total() == report.fights
    assert report.ended("driven-off") == report.endings["driven-off"] / 30


def test_the_terminal_tells_how_fights_end() -> None:
    text = affray("sim", "goblin-ambush", "-n", "10", "--seed", "1").output
    plain = affray("sim", "goblin-ambush", "-n", "10", "--seed", "1", "--json").output

    assert "How it ends: " in text
    assert '"endings"' in plain


def test_a_stat_block_comes_from_the_bestiary_or_from_a_text() -> None:
    fight = Fight(load("goblin-ambush"), seed=3)

    bring(fight, "ogre")
    bring(fight, "bog-troll", BLOCKS)
    fight.rule("add ogre at c3")
    fight.rule("add bog-troll at c3")
    assert fight.state.creatures["bog-troll-1"].hp == 40
    with pytest.raises(BadContent, match="no-such-thing"):
        bring(fight, "no-such-thing")
    with pytest.raises(BadContent):
        bring(fight, "bog-troll", "rulebook: dnd5e\ncreatures: {bog-troll: {hp: many}}\n")


def test_in_the_terminal_one_command_adds_somebody() -> None:
    told = affray(
        "play", "goblin-ambush", "--seed", "3", "--minds", "none",
        typed="rule add ogre at c3\nrule add ogre at c3 from nowhere.yaml\nlog\nquit\n\n",
    ).output  # fmt: skip

    assert "by ruling ogre comes in" in told.casefold()
    assert "nowhere.yaml" in told


def test_in_the_terminal_a_fight_ends_by_flight_surrender_or_decree() -> None:
    def end(*rulings: str) -> str:
        lines = "".join(f"rule {ruling}\n" for ruling in rulings)
        return affray("play", "goblin-ambush", "--seed", "3", "--minds", "none", typed=lines).output

    heroes = ("brunna", "urka", "edda", "pim")
    assert "the heroes have fled" in end(*(f"{hero} leaves" for hero in heroes))
    assert "the heroes are prisoners" in end(*(f"{hero} surrenders" for hero in heroes))
    assert "over by ruling: the foes win" in end("over foes")
    assert "the foes are driven off" in end(*(f"goblin-{n} leaves" for n in range(1, 7)))
