"""The map: every kind of terrain of a rulebook is drawn, and riders are distinguished from mounts."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from affray.content import maps
from affray.content.acao import models as acao
from affray.content.drawsteel import models as drawsteel
from tests.page.conftest import Opens
from tests.page.kit import PHONE
from tests.server.kit import Live, pass_turns_until

TERRAIN = Path(__file__).parents[2] / "web" / "src" / "table" / "Terrain.svelte"
KINDS = {*maps.KINDS, *acao.KINDS, *drawsteel.TERRAIN} - {"floor", "bright"}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_ground_is_drawn(kind: str) -> None:
    assert re.search(rf"^  \.{kind}( \{{|,)$", TERRAIN.read_text(encoding="utf-8"), re.MULTILINE)


def test_a_tap_on_the_rider_means_the_rider_and_beside_it_the_mount(live: Live, opens: Opens) -> None:
    people = live.table("cavalry-charge")
    pass_turns_until(people, "edda")
    page = opens(people["edda"], **PHONE)
    page.get_by_role("button", name="Whole map").tap()

    page.locator('[data-token="@knight-3"] .body').tap(force=True)
    expect(page.locator(".confirm .what")).to_have_text("Longbow against knight 3")
    page.locator('[data-token="@warhorse-3"] .initials').tap(force=True)

    expect(page.locator(".confirm .what")).to_have_text("Longbow against warhorse 3")


def test_before_the_first_round_none_is_shown(live: Live, opens: Opens) -> None:
    people = live.table("cavalry-charge", dice="real")
    page = opens(people["gm"])

    expect(page.get_by_label("Order of turns")).to_contain_text("Brunna")
    expect(page.locator("header")).not_to_contain_text("Round")


def test_whoever_is_aimed_at_comes_into_sight_on_a_phone(live: Live, opens: Opens) -> None:
    people = live.table("cavalry-charge")
    pass_turns_until(people, "edda")
    page = opens(people["edda"], **PHONE)

    page.locator('[data-option="attack knight-5 longbow"]').tap()

    expect(page.locator('[data-token="@knight-5"]')).to_be_in_viewport()
