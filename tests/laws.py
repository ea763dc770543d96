"""The eight laws that hold for every fight of every rulebook, as checks of a fight at one moment.

Each takes a fight that waits at a question, and a source of random choices; none changes the fight. The tests of each
rulebook run them over random play.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import (
    Fight,
    IllegalAnswer,
    MindTable,
    Question,
    Refusal,
    Setup,
    Sight,
    StaleAnswer,
    TooManyOutcomes,
    exact_odds,
    verify,
)
from affray.core.board import Body
from affray.core.codec import as_json
from affray.core.fight.rolls import ROLL
from affray.core.memory import Memory
from affray.core.offers.deeds import Pattern
from affray.core.rulebook import AnyRulebook
from affray.core.table.changes import freshen_dice
from affray.core.table.events import Event
from affray.core.table.journal import AMENDMENT, ANSWER, FREE_DEED, RULING, SAID, UNDO
from affray.core.table.rulings import subjects_of
from affray.core.values import GM, PLAYERS, AnyState, Creature
from affray.minds import RandomMind

Law = Callable[[Fight, Random], None]
AHEAD = 12
"""How many more answers a law plays."""
MOST_OUTCOMES = 300
"""For a deed with more outcomes, a law only checks that its odds are refused."""


def begun(setup: Setup, choices: Random, answers: int) -> Fight:
    """A fight after this many random answers, rulings, free deeds and undos, or at its end."""
    fight = Fight(setup, seed=choices.getrandbits(64))
    if choices.random() < 0.5:
        bring_somebody(fight, choices)
    for _ in range(answers):
        if not fight.questions:
            break
        chance = choices.random()
        if chance < 0.03:
            give_ruling(fight, choices)
        elif chance < 0.06 and fight.journal.undoable() is not None:
            fight.undo()
        elif chance < 0.5 and any(asked.seat == PLAYERS for asked in fight.questions):
            speak(fight, choices)
        elif chance > 0.1 or not act_freely(fight, choices):
            give_answer(fight, choices)
    return fight


def played(setup: Setup, seed: int, answers: int = 150) -> Iterator[Fight]:
    """A fight before each of this many random answers, to look at its state in between."""
    choices = Random(seed)
    fight = Fight(setup, seed)
    for _ in range(answers):
        if fight.question is None:
            return
        yield fight
        give_answer(fight, choices)


def give_answer(fight: Fight, choices: Random) -> None:
    asked = choices.choice(fight.questions)
    options = asked.options
    option = next(islice(options, choices.randrange(options.count()), None))
    fight.answer(options.text(option), asked.id)


def speak(fight: Fight, choices: Random) -> None:
    """A player proposes something to the others, says wait, takes it back, or nobody says anything for a while."""
    seat = fight.seat(choices.choice(fight.state.player_seats() or [GM]))
    asked = next(asked for asked in fight.questions if asked.seat == PLAYERS)
    number = seat.feed.number(asked.id)
    chance = choices.random()
    with suppress(IllegalAnswer):
        if chance < 0.6:
            option = next(islice(asked.options, choices.randrange(asked.options.count()), None))
            seat.answer(asked.options.text(option, seat.feed), number)
        elif chance < 0.8:
            seat.wait(number)
        elif chance < 0.9:
            seat.withdraw(number)
        else:
            fight.let_stand(asked.id)


def bring_somebody(fight: Fight, choices: Random) -> None:
    """Have one at hand whom the GM may add: like one of those who began the fight bound to nobody."""
    alone = [one for one in fight.start.creatures.values() if isinstance(one, Body) and not is_bound(one)]
    if alone:
        fight.bring(choices.choice(alone))


def is_bound(one: Body) -> bool:
    return bool(one.effects) or any(getattr(one, bond, "") for bond in ("mount", "rider", "squad"))


def give_ruling(fight: Fight, choices: Random) -> None:
    """A random ruling. One on a roll or on the ground may be refused, which leaves the fight as it was."""
    text, to = some_ruling(fight, choices), choices.choice(["", "", "gm", "all"])
    with suppress(IllegalAnswer):
        fight.rule(text, why="because", to=to)


def some_ruling(fight: Fight, choices: Random) -> str:
    """One of those verbs that were said least, so that each is tried when it can be; then one of the ways to say it."""
    rulings = fight.rulings()
    said = verbs_said(fight)
    ways: dict[str, list[Any]] = {}
    for part in rulings.parts:
        if not isinstance(part, Pattern) or part.count():
            ways.setdefault(part.verb, []).append(part)
    fewest = min(said[verb] for verb in ways)
    way = choices.choice(ways[choices.choice([verb for verb in ways if said[verb] == fewest])])
    return rulings.text(next(islice(way, choices.randrange(way.count()), None)) if isinstance(way, Pattern) else way)


def verbs_said(fight: Fight) -> Counter[str]:
    """How often each verb of a ruling was said."""
    known = subjects_of(fight.rulings())
    ruled = [entry.text.split() for entry in fight.journal.entries if entry.kind == RULING]
    rolls = sum(entry.kind == AMENDMENT for entry in fight.journal.entries)
    return Counter(words[0] if words[0] in known else words[1] for words in ruled) + Counter({ROLL: rolls})


def act_freely(fight: Fight, choices: Random) -> bool:
    """Do one of the free deeds of some seat, if it has any."""
    seat = choices.choice([*fight.state.seats])
    offered = fight.seat(seat).free_deeds
    texts = [offered.text(deed) for deed in offered]
    if texts:
        fight.act(choices.choice(texts), seat)
    return bool(texts)


def go_on(fight: Fight, seed: int, answers: int = AHEAD) -> Fight:
    choices = Random(seed)
    for _ in range(answers):
        if fight.questions:
            give_answer(fight, choices)
    return fight


def books_of(fight: Fight) -> dict[str, type[AnyRulebook]]:
    return {fight.rulebook.name: type(fight.rulebook)}


def digest(fight: Fight) -> str:
    return fight.rulebook.codec.digest(fight.state)


def law_1_saved_and_restored_it_is_the_same_fight(fight: Fight, choices: Random) -> None:
    seed = choices.getrandbits(32)
    restored = Fight.restore(fight.save(), books=books_of(fight))

    assert restored.save() == fight.save()
    assert go_on(restored, seed).save() == go_on(fight.copy(), seed).save()


def law_2_an_answer_undone_and_given_again_changes_nothing(fight: Fight, choices: Random) -> None:
    given = [(at, entry) for at, entry in fight.journal.reel if entry.kind in (ANSWER, FREE_DEED)]
    if not given:
        return
    undone, _ = choices.choice(given)
    place = fight.journal.place(undone)
    later = fight.journal.reel[place:]
    if any(entry.kind == AMENDMENT or (entry.kind == UNDO and entry.text == "fresh") for _, entry in later):
        return
    twin = fight.copy()
    twin.undo(undone, dice="same")

    for _, entry in later:
        if entry.kind in SAID:
            to = next(q.id for q in twin.questions if q.id.endswith(entry.to[entry.to.index(".") :]))
            twin.enter(entry.but(to=to))
        elif entry.kind != UNDO:
            twin.enter(entry)

    assert digest(twin) == digest(fight)
    assert twin.events == fight.events
    assert {seat: told(twin, seat) for seat in twin.state.seats} == {
        seat: told(fight, seat) for seat in fight.state.seats
    }


def told(fight: Fight, seat: str) -> list[dict[str, Any]]:
    """The events in force that a seat received, without their numbers."""
    heard: list[dict[str, Any]] = []
    numbers: list[int] = []
    for item in fight.feeds[seat].items():
        number = item.pop("n")
        if item["kind"] == "undone":
            place = numbers.index(item["back_to"])
            del heard[place:], numbers[place:]
        else:
            heard.append(item)
            numbers.append(number)
    return heard


def law_3_a_replay_tells_the_same_events(fight: Fight, _: Random) -> None:
    assert verify(fight.save(), books_of(fight)) is None


def law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(setup: Setup, choices: Random) -> None:
    given: list[str] = []
    seed = choices.getrandbits(32)
    mind = RandomMind(seed)

    def scribe(question: Question, sight: Sight) -> Any:
        assert not untrue(table.state)
        option = mind(question, sight)
        given.append(question.options.text(option))
        return option

    fight = Fight(setup, seed=choices.getrandbits(64))
    told: list[Event] = []
    table = MindTable(setup.rulebook, seeded(setup, fight.start.seed), _everybody(setup, scribe), told=told)
    table.play_out()
    for text in given:
        fight.answer(text)

    with forgetting():
        forgetful: list[Event] = []
        again = RandomMind(seed)
        MindTable(setup.rulebook, seeded(setup, fight.start.seed), _everybody(setup, again), told=forgetful).play_out()

    assert fight.outcome is not None
    assert told == fight.events == forgetful
    assert setup.rulebook.codec.digest(table.state) == digest(fight)


def seeded(setup: Setup, seed: str) -> Any:
    state = setup.state.copy()
    freshen_dice(state, seed, "")
    return state


def _everybody(setup: Setup, mind: Any) -> Mapping[str, Any]:
    return dict.fromkeys([*setup.state.seats, PLAYERS], mind)


def law_4_what_a_seat_may_not_know_does_not_reach_it(fight: Fight, choices: Random) -> None:
    for seat in fight.state.seats:
        if seat != GM:
            twins = [fight, *(fight.fork(choices.getrandbits(32), seat) for _ in range(2))]
            known = [everything_that_reaches(twin, seat) for twin in twins]
            assert known[0] == known[1] == known[2]


def everything_that_reaches(fight: Fight, name: str) -> str:
    seat = fight.seat(name)
    view = seat.view()
    ids = [*fight.state.creatures, "nobody-9"]
    wrong = [
        "flee",
        "",
        "x" * 600,
        *(f"attack {id}" for id in ids),
        *(f"attack {id}" for id in seat.feed.names.values()),
    ]
    answers = [(text, to) for text in wrong for to in (None, 0, 1, len(seat.feed.asked), 999)]
    refused = [_refusal(seat.answer, text, to) for text, to in answers if not _is_offered(seat, text)]
    chances = [
        _odds(fight, seat, asked, text) for asked in view["questions"] for text in _first_texts(fight, asked, name)
    ]
    refused += [_refusal(seat.act, text) for text in wrong]
    return as_json([view, seat.feed.items(), refused, chances])


def _is_offered(seat: Any, text: str) -> bool:
    return any(_parses(asked.options, text, seat.feed) for asked in seat.questions)


def _parses(options: Any, text: str, names: Any) -> bool:
    try:
        options.parse(text, names)
    except Refusal:
        return False
    return True


def _refusal(say: Callable[..., Any], *words: Any) -> list[str]:
    with pytest.raises(Refusal) as caught:
        say(*words)
    return [type(caught.value).__name__, str(caught.value)]


def _first_texts(fight: Fight, asked: dict[str, Any], seat: str) -> list[str]:
    options = _question(fight, asked, seat).options
    return [options.text(option, fight.feeds[seat]) for option in islice(options, 6)]


def _question(fight: Fight, asked: dict[str, Any], seat: str) -> Any:
    return next(q for q in fight.questions if fight.feeds[seat].asked.get(q.id) == asked["number"])


def _odds(fight: Fight, seat: Any, asked: dict[str, Any], text: str) -> Any:
    try:
        found = exact_odds(fight, text, _question(fight, asked, seat.name).id, seat.name, MOST_OUTCOMES)
        outcomes = found.outcomes
    except TooManyOutcomes as error:
        return str(error)
    return [[str(weight), told] for weight, told in outcomes], found.assumed


def law_5_what_is_offered_can_be_tried_and_nothing_else(fight: Fight, choices: Random) -> None:
    for asked in fight.questions:
        options = asked.options
        listed = list(islice(options, 400))
        assert len(listed) == min(options.count(), 400)
        for option in choices.sample(listed, min(6, len(listed))):
            text = options.text(option)
            assert option in options
            assert options.parse(text) == option
            fight.copy().answer(text, asked.id)
        for seat in fight.state.seats:
            if seat not in (GM, asked.seat) and not fight.seat(seat).questions:
                with pytest.raises((IllegalAnswer, StaleAnswer)) as refused:
                    fight.seat(seat).answer(options.text(listed[0]))
                assert not refused.value.offered
        with pytest.raises(IllegalAnswer):
            fight.answer("do what nobody offers", asked.id)
    for seat in fight.state.seats:
        _try_free_deeds(fight, seat)


def _try_free_deeds(fight: Fight, seat: str) -> None:
    """Each is accepted from the seat and from the GM, by its names, and from nobody else."""
    offered = fight.seat(seat).free_deeds
    others = [other for other in fight.state.seats if other not in (GM, seat)] if seat != GM else []
    for deed in offered:
        fight.copy().seat(seat).act(offered.text(deed, fight.feeds[seat]))
        fight.copy().act(offered.text(deed))
        for other in others:
            with pytest.raises(IllegalAnswer):
                fight.act(offered.text(deed), other)
    with pytest.raises(IllegalAnswer):
        fight.act("do what nobody offers", seat)


def law_6_after_any_ruling_or_free_deed_the_fight_goes_on(fight: Fight, choices: Random) -> None:
    rulings = fight.rulebook.rulings(fight.state)
    concerned = {
        each.id for asked in fight.questions for each in (asked.who, asked.about) if isinstance(each, Creature)
    }
    texts = [rulings.text(ruling) for ruling in rulings]
    drastic = [text for text in texts if text.split()[0] in concerned]
    others = [some_ruling(fight, choices) for _ in range(2)]
    for text in [*choices.sample(drastic, min(4, len(drastic))), *others]:
        twin = fight.copy()
        with suppress(IllegalAnswer):
            twin.rule(text)
        go_on(twin, choices.getrandbits(32))
        assert verify(twin.save(), books_of(twin)) is None
    twin = fight.copy()
    if fight.questions and act_freely(twin, choices):
        back = twin.copy()
        back.undo(dice="same")
        assert digest(back) == digest(fight)
        go_on(twin, choices.getrandbits(32))
        assert verify(twin.save(), books_of(twin)) is None


def law_7_a_run_leaves_its_checkpoint_alone(fight: Fight, _: Random) -> None:
    before = [fight.rulebook.codec.digest(checkpoint.state) for checkpoint in fight.checkpoints]
    for asked in fight.questions:
        for option in islice(asked.options, 5):
            fight.copy().answer(asked.options.text(option), asked.id)

    assert [fight.rulebook.codec.digest(checkpoint.state) for checkpoint in fight.checkpoints] == before


def law_8_what_is_remembered_is_true(fight: Fight, choices: Random) -> None:
    twin = fight.copy()
    for _ in range(AHEAD):
        assert not untrue(twin.state)
        give_ruling(twin, choices)
        assert not untrue(twin.state)
        go_on(twin, choices.getrandbits(32), 1)
    with forgetting():
        assert verify(twin.save(), books_of(twin)) is None


def untrue(state: AnyState) -> list[str]:
    """What a state remembers that would be found out otherwise now."""
    found = [(find, value) for level in state.memory.levels for find, value in level.items()]
    return [str(find) for find, value in found if _found_anew(state, find) != value]


def _found_anew(state: AnyState, key: Any) -> Any:
    if isinstance(key, tuple):
        find, id = key
        return find(state, state.creatures[id])
    return key(state)


@contextmanager
def forgetting() -> Iterator[None]:
    """States that are made meanwhile remember nothing."""
    Memory.is_kept = False
    try:
        yield
    finally:
        Memory.is_kept = True


LAWS: list[Law] = [
    law_1_saved_and_restored_it_is_the_same_fight,
    law_2_an_answer_undone_and_given_again_changes_nothing,
    law_3_a_replay_tells_the_same_events,
    law_4_what_a_seat_may_not_know_does_not_reach_it,
    law_5_what_is_offered_can_be_tried_and_nothing_else,
    law_6_after_any_ruling_or_free_deed_the_fight_goes_on,
    law_7_a_run_leaves_its_checkpoint_alone,
    law_8_what_is_remembered_is_true,
]

Fights = Mapping[str, Callable[[], Setup]]
"""Set-ups over which the laws are checked, by name."""
MANY = 30


def laws_over(
    fights: Fights, examples: int, inline: int, slow: Collection[str] = ()
) -> tuple[Callable[..., None], ...]:
    """Three tests: each law in each fight, minds inline in each, and (long) each law in many fights of each.

    `examples` and `inline` say how many random plays of a fight the first two look at. Fights in which random minds
    take long to come to an end are `slow`: inline they are for the long run.
    """
    each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    each_fight = pytest.mark.parametrize("name", fights)
    seeds = st.integers(0, 2**32)
    to_the_end = [pytest.param(name, marks=pytest.mark.long if name in slow else ()) for name in fights]

    @each_law
    @each_fight
    @settings(max_examples=examples)
    @given(seed=seeds, answers=st.integers(0, 80))
    def test_law(name: str, law: Law, seed: int, answers: int) -> None:
        choices = Random(seed)
        law(begun(fights[name](), choices, answers), choices)

    @pytest.mark.parametrize("name", to_the_end)
    @settings(max_examples=inline)
    @given(seed=seeds)
    def test_law_3_inline(name: str, seed: int) -> None:
        law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(fights[name](), Random(seed))

    @pytest.mark.long
    @each_law
    @each_fight
    def test_law_over_many_fights(name: str, law: Law) -> None:
        for number in range(MANY):
            choices = Random(f"{law.__name__} {name} {number}")
            law(begun(fights[name](), choices, choices.randrange(160)), choices)

    return test_law, test_law_3_inline, test_law_over_many_fights
