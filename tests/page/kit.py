"""People at the table with a browser.  Start at `open_seat`."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.kit import Person

CHROMIUM: dict[str, Any] = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PYRE = """
rulebook: dnd5e
title: Pyre
map: |
  ........
  .A......
  .B..v...
  ........
place: {A: ana, B: bo, v: vex}
creatures:
  firebug:
    size: medium
    type: humanoid
    ac: 12
    hp: 30
    speed: 30 ft
    abilities: {str: 8, dex: 16, con: 13, int: 16, wis: 12, cha: 10}
    challenge: 1
    weapons: [dagger]
    casting: {ability: int, level: 5, slots: [4], spells: [burning-hands]}
sides:
  heroes:
    - {block: fighter, name: ana}
    - {block: rogue, name: bo}
  foes:
    - {block: firebug, name: vex}
"""
"""Two heroes before a creature that sets things on fire."""


def open_seat(page: Page, person: Person) -> None:
    """Open the person's link, and wait for the table."""
    page.goto(f"{person.base}/t/{person.table}#{person.token}")
    page.locator("main header").wait_for()


def tap_option(page: Page, text: str, patience: float | None = None) -> None:
    """Select an answer in the list, then confirm it."""
    page.locator(f'[data-option="{text}"]').click(timeout=patience)
    page.locator("#do").click(timeout=patience)


def tap_square(page: Page, square: str) -> None:
    """Tap a reachable square."""
    page.locator(f'[data-square="{square}"]').click(force=True)


def until_asked(page: Page) -> None:
    expect(page.locator("#asked")).to_be_visible()


def log_of(page: Page) -> Any:
    """The live region for screen readers."""
    return page.locator("[role=log]")


def serious(page: Page) -> list[str]:
    """The serious violations that axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
