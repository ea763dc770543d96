"""Accessibility: keyboard only, screen readers, keys by position, and axe on every screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Opens
from tests.page.kit import PHONE, WIDE, log_of, serious, until_asked
from tests.server.kit import YARD, Live, pass_turns_until


def test_the_keyboard_alone_walks_strikes_and_ends_the_turn(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    until_asked(page)
    keys = page.keyboard

    for key in ("m", "ArrowUp", "ArrowUp", "Enter"):
        keys.press(key)
    expect(page.locator(".confirm")).to_contain_text("b2")
    keys.press("Enter")
    expect(log_of(page)).to_contain_text("Ana moves from b3 to b2.")
    keys.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("end the turn")
    keys.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    keys.press("e")
    expect(page.locator(".confirm .what")).to_be_visible()
    keys.press("Enter")

    expect(page.locator("#asked")).not_to_be_visible()


def test_keys_go_by_their_place_in_a_cyrillic_layout(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    page = opens(people["ana"], lang="ru")
    until_asked(page)

    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {code: 'KeyE', key: 'у', bubbles: true}))")

    expect(page.locator(".confirm .what")).to_be_visible()


@pytest.mark.parametrize(("how", "scheme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_at_the_table(live: Live, opens: Opens, how: dict[str, Any], scheme: str) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")

    gm = opens(people["gm"], color_scheme=scheme, **how)
    ana = opens(people["ana"], color_scheme=scheme, **how)
    until_asked(ana)

    assert serious(ana) == []
    ana.locator('[data-option^="attack"]').first.click()
    expect(ana.locator(".confirm .odds")).to_be_visible()
    assert serious(ana) == []
    for tab in ("log", "sheet", "words"):
        ana.keyboard.press("Escape")
        ana.locator(f"#tab-{tab}").click()
        assert serious(ana) == [], tab
    gm.locator("#tab-table").click()
    for summary in gm.locator(".gm > details > summary").all()[1:]:
        summary.click()
    assert serious(gm) == []


def test_axe_finds_nothing_serious_where_tables_are_made(live: Live, opens: Opens) -> None:
    page = opens()
    page.goto(live.doors.host)
    page.get_by_role("radio").first.wait_for()

    assert serious(page) == []
    page.get_by_role("button", name="Create the table").click()
    page.locator("[data-link=gm]").wait_for()
    assert serious(page) == []
