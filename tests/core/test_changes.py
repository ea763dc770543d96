"""Changes: their effect on the state, and the events they emit to whom."""

import pytest

from affray import Fight
from affray.core.board.scenario import Scenario
from affray.core.table.asking import MindTable
from affray.core.table.changes import add_to, end_turn, gain, heal, hurt, lay_down, lose, replace_effect, set_hp
from affray.core.table.moments import ROUND_END, TURN_END
from affray.core.table.recorded import RecordedTable
from affray.core.values import GM, Effect, Reason, Until
from tests.toy import arrange, duel, foe, hero

SKILL = {"clause": "toy.skill", "amount": 3, "source": None}


def a_table() -> RecordedTable:
    setup = arrange(hero("ana", "b2", hp=5, hp_max=8), hero("bo", "b3"), foe("orc", "c2", hp=5, hp_max=8))
    return Fight(setup, seed=1).table


def facts(table: RecordedTable) -> list[dict[str, object]]:
    return [{"kind": event.kind, **event.facts} for event in table.told or ()]


@pytest.mark.parametrize(("amount", "taken"), [(3, 3), (0, 0), (-2, 0), (5, 5), (9, 5)])
def test_harm_takes_what_is_there_and_no_more(amount: int, taken: int) -> None:
    table = a_table()
    ana = table.state.creatures["ana"]

    assert hurt(table, ana, amount) == taken
    assert ana.hp == 5 - taken


@pytest.mark.parametrize(("amount", "given"), [(2, 2), (0, 0), (-2, 0), (3, 3), (9, 3)])
def test_healing_gives_back_what_is_missing_and_no_more(amount: int, given: int) -> None:
    table = a_table()
    ana = table.state.creatures["ana"]

    assert heal(table, ana, amount) == given
    assert ana.hp == 5 + given


def test_harm_is_told_with_who_did_it_and_why_and_its_own_side_learns_the_hit_points() -> None:
    table = a_table()
    ana, orc = table.state.creatures["ana"], table.state.creatures["orc"]

    hurt(table, ana, 9, [Reason("toy.skill", 3)], by=orc)

    hp = {"secret": 0, "for": ["ana", "bo"]}
    assert facts(table) == [{"kind": "hurt", "who": "@ana", "amount": 9, "by": "@orc", "reasons": [SKILL], "hp": hp}]


def test_healing_is_told_by_what_it_gave() -> None:
    table = a_table()

    heal(table, table.state.creatures["ana"], 9, [Reason("toy.skill", 3)])

    hp = {"secret": 8, "for": ["ana", "bo"]}
    assert facts(table) == [{"kind": "healed", "who": "@ana", "amount": 3, "reasons": [SKILL], "hp": hp}]


def test_hit_points_decreed_are_told_in_confidence() -> None:
    table = a_table()

    set_hp(table, table.state.creatures["orc"], 1)

    assert table.state.creatures["orc"].hp == 1
    assert facts(table) == [{"kind": "hp-set", "who": "@orc", "hp": {"secret": 1, "for": []}}]


def test_more_of_something_is_added_to_what_is_there() -> None:
    table = a_table()
    ana = table.state.creatures["ana"]

    add_to(table, ana, "move", 3)

    assert ana.pools["move"] == 5
    assert facts(table) == [{"kind": "added", "who": "@ana", "pool": "move", "amount": 3}]


def test_where_nobody_listens_more_is_added_all_the_same() -> None:
    heard = a_table()
    silent = MindTable(heard.rulebook, heard.state, {}, told=None)

    add_to(silent, heard.state.creatures["ana"], "move", 3)

    assert heard.state.creatures["ana"].pools["move"] == 5


def test_every_effect_has_an_id_of_its_own() -> None:
    table = a_table()
    ana, orc = table.state.creatures["ana"], table.state.creatures["orc"]

    made = [gain(table, ana, "bold"), gain(table, orc, "bold"), gain(table, ana, "dazed")]

    assert [effect.id for effect in made] == ["bold-1", "bold-2", "dazed-3"]
    assert table.state.effects_made == 3


def test_an_effect_is_laid_on_with_all_that_is_said_of_it() -> None:
    table = a_table()
    ana, orc = table.state.creatures["ana"], table.state.creatures["orc"]
    ends, acts = (Until(ROUND_END, times=2),), (Until(TURN_END, "ana"),)

    gain(table, ana, "burning", orc, ends, acts, amount=4)
    gain(table, ana, "bold")

    assert ana.effects == (
        Effect("burning-1", "burning", "ana", "orc", ends, acts, 4),
        Effect("bold-2", "bold", "ana", None, (), (), 0),
    )


def test_an_effect_wears_on_or_is_lost_alone() -> None:
    table = a_table()
    ana = table.state.creatures["ana"]
    first, second = gain(table, ana, "dazed", ends=[Until(ROUND_END, times=2)]), gain(table, ana, "dazed")

    replace_effect(ana, first.but(ends=(Until(ROUND_END),)))
    assert list(ana.effects) == [first.but(ends=(Until(ROUND_END),)), second]
    lose(table, ana, first, "guesser")

    assert list(ana.effects) == [second]


def test_the_end_of_a_turn_is_told_of_the_one_whose_turn_it_was() -> None:
    table = a_table()

    end_turn(table, table.state.creatures["ana"])

    assert table.state.turn is None
    assert facts(table) == [{"kind": "turn-ended", "who": "@ana"}]


def test_only_those_in_confidence_hear_of_hit_points() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), seed=1)

    fight.rule("ana hp 3")
    fight.rule("orc hp 2")

    heard = {
        seat: [item.get("hp") for item in feed.items() if item["kind"] == "hp-set"]
        for seat, feed in fight.feeds.items()
    }
    assert heard == {GM: [3, 2], "ana": [3, None], "watcher": [None, None]}


def test_games_without_a_board_have_no_use_for_creatures_at_hand() -> None:
    fight = Fight(duel(), seed=1)
    before = fight.rulebook.codec.digest(fight.state)

    fight.bring(fight.state.creatures["orc"])
    lay_down(fight.state, Scenario())
    assert fight.rulebook.codec.digest(fight.state) == before
    assert fight.ending is None
