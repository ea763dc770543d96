"""People who come to the table by a browser.  Start at `open_seat`."""

from typing import Any

from playwright.sync_api import Page

from tests.server.kit import Person

CHROMIUM: dict[str, Any] = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}


def open_seat(page: Page, person: Person) -> None:
    """Come in by the person's link, and wait for the table to be there."""
    page.goto(f"{person.base}/t/{person.table}#{person.token}")
    page.locator("main header").wait_for()
