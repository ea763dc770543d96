"""What no rule plays is shown on its creature's turn to whoever plays it, and to nobody else."""

from affray import Fight
from affray.content import load_text
from tests.server.kit import YARD, Live, pass_turns_until

CATS = YARD.replace(
    "    - {block: goblin, count: 1}",
    "    - {block: goblin, count: 1, with: {by-hand: [{name: Shadow Step, text: It steps from\n"
    "      shadow to shadow., }]}}",
).replace(
    "block: fighter, name: ana", "block: fighter, name: ana, with: {by-hand: [{name: Oath, text: She swore it.}]}"
)


def test_the_gm_reads_it_on_the_foes_turn_and_no_player_ever_does(live: Live) -> None:
    people = live.table(None, yaml=CATS)
    pass_turns_until(people, "gm")

    (question,) = people["gm"].look()["questions"]
    assert question["by_hand"] == [{"name": "Shadow Step", "text": "It steps from shadow to shadow."}]
    for seat in ("ana", "bo", "watcher"):
        people[seat].look()
        assert not any(b"Shadow Step" in heard for heard in people[seat].heard)


def test_a_player_reads_that_of_her_own_hero(live: Live) -> None:
    people = live.table(None, yaml=CATS)
    pass_turns_until(people, "ana")

    assert people["ana"].look()["questions"][0]["by_hand"] == [{"name": "Oath", "text": "She swore it."}]
    people["bo"].look()
    assert not any(b"She swore it" in heard for heard in people["bo"].heard)


def test_it_is_kept_in_a_save() -> None:
    fight = Fight.restore(Fight(load_text(CATS), "1").save())

    assert fight.rulebook.by_hand(fight.state.creatures["ana"]) == (("Oath", "She swore it."),)
