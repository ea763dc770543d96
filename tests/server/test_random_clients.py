"""Several seats play at random concurrently, and each receives what the engine itself would tell it."""

import threading
from random import Random
from typing import Any

import pytest

from affray import Fight
from affray.core.fight.running import Running
from tests.server.kit import Line, Live, Person
from tests.server.random_play import random_answer

TURNS = 32


@pytest.mark.parametrize("encounter", ["goblin-ambush", "bandits-at-the-ford"])
def test_every_seat_hears_what_the_engine_tells_it(live: Live, encounter: str) -> None:
    people = live.table(encounter)
    heard: dict[str, list[Any]] = {seat: [] for seat in people}
    players = [Player(person, heard[seat], n) for n, (seat, person) in enumerate(people.items())]
    for player in players:
        player.thread.start()
    for player in players:
        player.thread.join(60)
    assert not [player.error for player in players if player.error]

    fight = live.store.read(people["gm"].table)
    assert played_again(fight).events == fight.events
    for seat, person in people.items():
        assert person.get()["events"] == fight.feeds[seat].items()
        told = fight.feeds[seat].items()[: len(heard[seat])]
        if seat == "gm":  # who may have got another name after it stopped listening
            assert [each["kind"] for each in heard[seat]] == [each["kind"] for each in told]
        else:
            assert heard[seat] == told
        assert {c["name"]: c["at"] for c in person.look()["creatures"]} == {
            c["name"]: c["at"] for c in fight.view(seat)["creatures"]
        }


class Player:
    """Reads its socket, answers every question, and reconnects now and then."""

    def __init__(self, person: Person, heard: list[Any], seed: int) -> None:
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self._person = person
        self._heard = heard
        self._chance = Random(seed)

    def _run(self) -> None:
        try:
            for _ in range(4):
                self._play(TURNS // 4)
        except BaseException as error:
            self.error = error
            raise

    def _play(self, turns: int) -> None:
        with self._person.socket(len(self._heard)) as line:
            for _ in range(turns):
                try:
                    update = line.hear(timeout=0.25)
                except TimeoutError:
                    update = None
                if update is not None and update["type"] != "update":
                    assert update["type"] == "done" or update["problem"]["status"] in (409, 422), update
                    continue
                if update is not None:
                    assert update["since"] in (len(self._heard), 0)  # all of it again if a creature has another name
                    self._heard[update["since"] :] = update["events"]
                    assert [event["n"] for event in self._heard] == [*range(update["heard"])]
                self._answer(update["view"]["questions"] if update else [], line)

    def _answer(self, questions: list[Any], line: Line) -> None:
        own = [question for question in questions if not question["brief"]]
        if own and self._person.seat != "watcher":
            question = self._chance.choice(own)
            body = {"text": random_answer(question, self._chance), "question": question["number"]}
            if self._chance.random() < 0.5:
                line.say(type="answer", **body)
                return
            answer = self._person.ask("POST", "/answers", json=body)
            assert answer.status_code in (200, 409, 422), answer.text


def played_again(fight: Fight) -> Running:
    """The same journal, replayed by the engine from the set-up."""
    again = Running(fight.setup, fight.start)
    again.run(again.checkpoints)
    for entry in fight.journal.entries:
        again.take(entry)
    return again
