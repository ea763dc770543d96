"""A browser and a live server for each module. Skipped without chromium or the built page.

No browser outlives its module: its event loop would run on in the worker, where other tests start their own.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from affray.server.app import PAGE
from tests.page.kit import CHROMIUM, WIDE, open_seat
from tests.server.kit import Live, Person

Opens = Callable[..., Page]
PATIENCE = 20_000
"""Milliseconds, generous for a busy machine."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM["executable_path"]).exists():
        pytest.skip("there is no chromium here (on Debian: apt install chromium)")
    if not (PAGE / "index.html").exists():
        pytest.skip("the page has not been built (make web)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**CHROMIUM)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server


@pytest.fixture
def opens(browser: Browser) -> Iterator[Opens]:
    """Opens a seat in its own browser context."""
    contexts = []

    def open_page(person: Person | None = None, lang: str = "en", **how: Any) -> Page:
        context = browser.new_context(**{**WIDE, "locale": lang, "reduced_motion": "reduce", **how})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: pytest.fail(f"the page broke: {error}"))
        if person is not None:
            open_seat(page, person)
        return page

    yield open_page
    for context in contexts:
        context.close()
