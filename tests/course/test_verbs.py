"""The laws try every verb that a GM has: random rulings reach all of a book's vocabulary."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import pytest

from affray import Fight, Setup
from affray.core.fight.rolls import ROLL
from affray.core.table.rulings import subjects_of
from tests.acao import kit as acao
from tests.dnd5e import kit as dnd5e
from tests.drawsteel import kit as drawsteel
from tests.laws import bring_somebody, give_answer, give_ruling, verbs_said


def stable() -> Setup:
    """A rider, mounts and a squad."""
    mounts = [drawsteel.foe(f"worg-{n}", f"e{n}", role="mount", size="1L") for n in (2, 5)]
    rats = [drawsteel.minion(f"rat-{n}", f"h{n}") for n in (2, 4)]
    return drawsteel.arrange(
        drawsteel.hero("ana", "b2"), drawsteel.hero("bo", "b4"), drawsteel.foe("imp", "g7"), *mounts, *rats
    )


def deathbed() -> Setup:
    """One who is dying, a door, and somebody large enough to ride."""
    people = [dnd5e.hero("ana", "b2"), dnd5e.hero("bo", "b4", hp=0, status="dying"), dnd5e.foe("orc", "h7")]
    return dnd5e.arrange(*people, dnd5e.foe("horse", "g2", size="large"), map=["....+.....", *["." * 10] * 7])


FIGHTS: Final[Mapping[str, list[Callable[[], Setup]]]] = {
    "dnd5e": [dnd5e.armoury, deathbed],
    "acao": [acao.ambush],
    "drawsteel": [drawsteel.brawl, stable],
}
MANY: Final = 60
SEEDS: Final = 4


def tried(setup: Setup, seed: int) -> Counter[str]:
    """How often each verb was ruled in a fight with as many rulings as answers."""
    choices = Random(seed)
    fight = Fight(setup, seed)
    bring_somebody(fight, choices)
    for _ in range(MANY):
        give_ruling(fight, choices)
        if fight.questions:
            give_answer(fight, choices)
    return verbs_said(fight)


@pytest.mark.parametrize("book", FIGHTS)
def test_random_rulings_reach_every_verb_of_a_book(book: str) -> None:
    counts: Counter[str] = Counter()
    for arrange in FIGHTS[book]:
        for seed in range(SEEDS):
            counts += tried(arrange(), seed)
    setup = FIGHTS[book][0]()

    assert {*subjects_of(setup.rulebook.rulings(setup.state)), ROLL} - {*counts} == set()
