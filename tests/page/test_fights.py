"""Whole fights in a real browser: a GM and two players, each with their own page."""

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.page.conftest import Opens
from tests.page.kit import PHONE, log_of, tap_option
from tests.server.kit import YARD, Live, Person

MOST_ANSWERS = 80


def play_on(page: Page) -> bool:
    """Give any answer to the page's question; False if there is none."""
    offered = page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    whole = [text for text in offered if "…" not in text]
    if not whole:
        return False
    wanted = [text for text in whole if text.startswith("attack")] or [text for text in whole if text == "end"] or whole
    try:
        tap_option(page, wanted[0], patience=1500)
    except TimeoutError:  # somebody else has answered meanwhile
        return False
    return True


def play_to_the_end(pages: list[Page]) -> None:
    for _ in range(MOST_ANSWERS):
        if pages[0].locator("p.question:not(.soft)").count():
            return
        any(page.locator("#asked").count() and play_on(page) for page in pages)
        pages[0].wait_for_timeout(60)
    pytest.fail("the fight did not end")


def let_minds_play(people: dict[str, Person], *seats: str) -> None:
    for seat in seats:
        people["gm"].post("/settings", text=f"mind {seat} simple")


def test_a_gm_and_two_players_fight_to_the_end_by_the_fifth_edition(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    pages = [opens(people["gm"]), opens(people["ana"], **PHONE), opens(people["bo"], **PHONE)]

    play_to_the_end(pages)

    for page in pages:
        expect(page.locator("p.question").first).to_contain_text("The fight is over")


@pytest.mark.parametrize(
    ("encounter", "first", "second", "others"),
    [
        ("goblins-in-the-wood", "brava", "lirio", ("urgo", "nara")),  # Ação e Combate
        ("raid-on-the-mill", "berta", "corin", ()),  # Draw Steel
    ],
)
def test_a_gm_and_two_players_begin_a_fight_that_minds_bring_to_its_end(
    live: Live, opens: Opens, encounter: str, first: str, second: str, others: tuple[str, ...]
) -> None:
    people = live.table(encounter)
    let_minds_play(people, *others)
    pages = [opens(people["gm"]), opens(people[first], **PHONE), opens(people[second], **PHONE)]

    answers = 0
    while answers < 8:
        answers += any(page.locator("#asked").count() and play_on(page) for page in pages)
        pages[0].wait_for_timeout(60)
    let_minds_play(people, first, second, "players", "gm")

    for page in pages:
        expect(page.locator("p.question").first).to_contain_text("over")
    assert log_of(pages[0]).locator("p").count()
