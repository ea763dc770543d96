"""Players who agree, or do not, on who acts next: proposals at the live table, and how long they wait."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from affray import Fight
from affray.server.rooms import countdown
from affray.server.rooms.countdown import TO_OBJECT, Countdown
from affray.server.rooms.room import Room
from tests.core.test_agreeing import leaders, led_by
from tests.server.kit import Live, Person, asked, pass_turns_until, wait_until
from tests.server.test_remote import remote

LONG = 600.0


# --- the time, without a clock


class Clock:
    """A clock that stands still until it is set."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def begun(fight: Fight, clock: Clock, seconds: int = 0) -> Countdown:
    timed = Countdown(seconds, lambda: None, clock)
    timed.start(fight)
    return timed


def test_a_proposal_stands_when_the_time_to_object_is_over(clock: Clock) -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    timed = begun(fight, clock)
    assert timed.due() == 100 + TO_OBJECT
    clock.now = 101
    assert timed.seconds_to_object() == {"3.0": TO_OBJECT - 1}

    clock.now = 99.9 + TO_OBJECT
    timed.run_out(fight)
    assert led_by(fight) == []
    clock.now = 100 + TO_OBJECT
    timed.run_out(fight)

    assert led_by(fight) == ["ana"]


def test_one_who_says_wait_stops_the_time_and_who_takes_it_back_starts_it_anew(clock: Clock) -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    timed = begun(fight, clock)
    fight.seat("bo").wait()
    clock.now = 101
    timed.start(fight)

    assert timed.due() is None
    fight.seat("bo").withdraw()
    clock.now = 110
    timed.start(fight)

    assert timed.due() == 110 + TO_OBJECT


def test_a_wait_that_comes_with_the_last_moment_holds(clock: Clock) -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    timed = begun(fight, clock)
    fight.seat("bo").wait()

    clock.now = 200
    timed.run_out(fight)

    assert led_by(fight) == []


def test_another_proposal_has_a_time_of_its_own(clock: Clock) -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    timed = begun(fight, clock)
    fight.seat("ana").answer("bo")
    fight.seat("bo").answer("cy")
    fight.seat("ana").withdraw()
    fight.seat("cy").answer("cy")

    clock.now = 200
    timed.run_out(fight)

    assert led_by(fight) == ["cy"]  # whom Bo named and who said yes


def test_when_the_players_time_is_over_a_proposal_stands_no_more_and_the_gm_is_asked(clock: Clock) -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").answer("bo")
    timed = begun(fight, clock, seconds=30)

    clock.now = 130
    timed.run_out(fight)
    fight.seat("bo").withdraw()
    clock.now = 131
    timed.start(fight)

    assert timed.overdue == {"3.0"}
    assert timed.due() is None
    assert led_by(fight) == []


# --- at the live table


@pytest.fixture
def people(live: Live, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Person]]:
    """Berta and Corin, connected, are asked who acts next; what is proposed does not stand before the test is over."""
    monkeypatch.setattr(countdown, "TO_OBJECT", LONG)
    people = live.table("raid-on-the-mill")
    pass_turns_until(people, "players", "next")
    with ExitStack() as lines:
        for seat in ("berta", "corin"):
            lines.enter_context(people[seat].socket()).hear()
        yield people


def proposed(person: Person) -> list[object]:
    return [(made["by"], made["text"], made["waits"], made["needs"]) for made in asked(person)["proposals"]]


def test_a_proposal_is_shown_with_the_time_to_object_and_stands_after_it(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert people["berta"].answer("berta")["kind"] == "propose"

    shown = people["corin"].look()["questions"][0]["proposals"]
    assert shown == [
        {
            "text": "berta", "label": "Berta", "by": ["berta"], "needs": [], "waits": [],
            "seconds": pytest.approx(LONG, abs=60),
            "told": "Proposed by Berta: Berta. It stands unless somebody says wait.",
        }
    ]  # fmt: skip
    assert people["gm"].look()["questions"][0]["proposals"] == [shown[0] | {"seconds": pytest.approx(LONG, abs=60)}]
    monkeypatch.setattr(countdown, "TO_OBJECT", 0.01)
    people["berta"].post("/settings", text="dice berta digital")

    wait_until(lambda: people["gm"].look()["questions"][0]["seat"] == "berta")
    assert people["gm"].look()["gm"]["journal"][-1]["how"] == "silence"


def test_one_who_says_wait_is_shown_to_all_and_the_yes_decides(people: dict[str, Person]) -> None:
    people["berta"].answer("berta")

    assert people["corin"].post("/answers", text="", say="wait")["kind"] == "wait"

    assert proposed(people["berta"]) == [(["berta"], "berta", ["corin"], [])]
    assert asked(people["berta"])["proposals"][0]["told"] == "Proposed by Berta: Berta. Saying wait: Corin."
    assert asked(people["berta"])["proposals"][0]["seconds"] is None
    assert people["corin"].post("/answers", text="", say="withdraw")["kind"] == "withdraw"
    assert people["corin"].answer("berta")["kind"] == "answer"


def test_another_is_asked_for_a_yes_over_the_socket_too(people: dict[str, Person]) -> None:
    people["berta"].answer("corin")
    assert "This needs a yes from: Corin." in asked(people["corin"])["proposals"][0]["told"]
    with people["corin"].socket() as line:
        line.hear()
        line.say(type="answer", ref=1, text="", say="wait")
        assert [line.hear()["type"], line.hear()["kind"]] == ["update", "wait"]

    assert proposed(people["berta"]) == [(["berta"], "corin", ["corin"], ["corin"])]


def test_what_one_says_to_nothing_is_refused(people: dict[str, Person]) -> None:
    assert people["berta"].refused("POST", "/answers", text="", say="wait")["detail"] == (
        "Nobody else has proposed anything."
    )
    assert people["berta"].refused("POST", "/answers", text="", say="withdraw")["code"] == "nothing-said"
    assert people["berta"].refused("POST", "/answers", text="", say="shout")["code"] == "bad-request"


def test_whose_player_is_not_there_keeps_nobody_waiting(live: Live) -> None:
    people = live.table("raid-on-the-mill")
    pass_turns_until(people, "players", "next")

    assert people["berta"].answer("corin")["kind"] == "answer"


def test_after_a_restart_the_time_to_object_begins_anew(people: dict[str, Person], live: Live) -> None:
    people["berta"].answer("berta")
    kept = live.store.find(people["gm"].table)
    assert kept is not None

    room = Room(kept, live.store)
    room.countdown.start(room.fight)

    assert room.fight.proposals(room.fight.questions[0])[0].by == ["berta"]
    assert room.looks().to_object == {room.fight.questions[0].id: pytest.approx(LONG, abs=5)}


def test_in_a_terminal_one_says_wait_takes_it_back_and_says_yes(people: dict[str, Person]) -> None:
    people["berta"].answer("berta")

    told = remote(people["corin"], "wait", "withdraw", "yes").output

    assert "Proposed by Berta: Berta. It stands unless somebody says wait." in told
    assert "Saying wait: Corin." in told
    assert people["gm"].look()["questions"][0]["seat"] == "berta"


def test_in_a_terminal_one_waits_a_moment_for_what_one_proposed(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(countdown, "TO_OBJECT", 0.5)

    told = remote(people["corin"], "wait", "corin", "quit").output

    assert "“wait” is not possible now." in told
    assert "Proposed by Corin: Corin." in told
    assert "Corin, what do you do?" in told
