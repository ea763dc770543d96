"""Three browsers at one table of Draw Steel: a Director and two players who settle who acts next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from affray.server.rooms import countdown
from tests.page.conftest import Opens
from tests.page.kit import PHONE, serious, tap_option
from tests.server.kit import Live, Person, pass_turns_until

LONG = 600.0
THREE_SECONDS = countdown.TO_OBJECT
Sits = Callable[..., tuple[Page, Page, Page, Person]]


@pytest.fixture
def sits(live: Live, opens: Opens, monkeypatch: pytest.MonkeyPatch) -> Sits:
    """Opens the pages of the Director, Berta (on a phone) and Corin at a table where it is asked who acts next."""

    def sit_down(to_object: float = LONG) -> tuple[Page, Page, Page, Person]:
        monkeypatch.setattr(countdown, "TO_OBJECT", to_object)
        people = live.table("raid-on-the-mill")
        pass_turns_until(people, "players", "next")
        pages = opens(people["gm"]), opens(people["berta"], **PHONE), opens(people["corin"])
        for page in pages[1:]:
            expect(page.locator('[data-option="berta"]')).to_be_visible()
        return *pages, people["gm"]

    return sit_down


def says(page: Page, word: str) -> None:
    page.locator(f'[data-say="{word}"]').first.click()


def test_two_players_agree_and_the_director_sees_it(sits: Sits) -> None:
    director, berta, corin, _ = sits()

    tap_option(berta, "berta")

    for page in (director, berta, corin):
        expect(page.get_by_role("list", name="What is proposed")).to_contain_text(
            "It stands unless somebody says wait."
        )
        expect(page.get_by_role("timer")).to_be_visible()
    assert serious(corin) == []
    assert serious(berta) == []
    says(corin, "yes")
    expect(berta.locator("#asked")).to_contain_text("Berta, what do you do?")


def test_nobody_says_wait_and_so_it_stands(sits: Sits) -> None:
    _, berta, corin, _ = sits(to_object=0.2)

    tap_option(berta, "berta")

    expect(berta.locator("#asked")).to_contain_text("Berta, what do you do?")
    expect(corin.locator("p.question")).to_contain_text("Waiting for Berta.")


def test_the_others_have_three_seconds_to_say_wait(sits: Sits) -> None:
    director, berta, corin, _ = sits(to_object=THREE_SECONDS)

    tap_option(berta, "berta")

    for page in (director, corin):
        expect(page.get_by_role("timer")).to_have_accessible_name(re.compile("seconds? left"))
    expect(berta.locator("#asked")).to_contain_text("Berta, what do you do?")
    assert THREE_SECONDS == 3


def test_naming_another_needs_their_yes_however_long_it_takes(sits: Sits) -> None:
    director, berta, corin, _ = sits(to_object=0.2)

    tap_option(berta, "corin")
    for page in (director, berta, corin):
        expect(page.get_by_role("list", name="What is proposed")).to_contain_text("This needs a yes from: Corin.")
        expect(page.get_by_role("timer")).not_to_be_visible()
    corin.wait_for_timeout(1000)
    expect(corin.locator("#asked")).to_contain_text("who acts next?")
    says(corin, "yes")

    expect(corin.locator("#asked")).to_contain_text("Corin, what do you do?")


def test_one_says_wait_and_would_rather_go_first(sits: Sits) -> None:
    _, berta, corin, _ = sits()
    tap_option(berta, "berta")

    says(corin, "wait")
    expect(berta.get_by_role("list", name="What is proposed")).to_contain_text("Saying wait: Corin.")
    expect(berta.get_by_role("timer")).not_to_be_visible()
    says(corin, "me")
    expect(berta.get_by_role("list", name="What is proposed")).to_contain_text("Proposed by Corin: Corin.")
    says(berta, "yes")

    expect(corin.locator("#asked")).to_contain_text("Corin, what do you do?")


def test_what_one_has_said_can_be_taken_back(sits: Sits) -> None:
    _, berta, corin, _ = sits()
    tap_option(berta, "corin")
    expect(corin.get_by_role("list", name="What is proposed")).to_contain_text("This needs a yes from: Corin.")

    says(berta, "withdraw")

    expect(corin.get_by_role("list", name="What is proposed")).not_to_be_visible()


def test_players_who_run_out_of_time_leave_it_to_the_director(sits: Sits) -> None:
    director, berta, corin, gm = sits()
    tap_option(berta, "berta")
    says(corin, "wait")
    expect(director.get_by_text("Saying wait: Corin.")).to_be_visible()

    gm.ask("PATCH", json={"countdown": 1})

    expect(director.locator('[data-option="corin"]')).to_be_visible()
    tap_option(director, "corin")

    expect(corin.locator("#asked")).to_contain_text("Corin, what do you do?")
