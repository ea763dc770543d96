"""How a fight ends on the page: the GM is asked first, and every seat reads the outcome in its own language."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opens
from tests.page.kit import PHONE, log_of, tap_option
from tests.server.kit import YARD, Live, Person, pass_turns_until, wait_until

ASKED = "only one side is left. Is the fight over?"


def seats(live: Live, opens: Opens, lang: str = "ru") -> tuple[Person, Page, Page]:
    """The GM's client, the GM's page, and that of Ana on a phone in a language of her own."""
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    return people["gm"], opens(people["gm"]), opens(people["ana"], lang=lang, **PHONE)


@pytest.mark.parametrize(
    ("rulings", "lang", "told", "told_to_player"),
    [
        (["goblin leaves"], "ru", "the foes are driven off.", "Бой окончен: враги обращены в бегство."),
        (["goblin surrenders"], "cs", "the heroes win.", "Konec boje: hrdinové vítězí."),
        (["ana leaves", "bo leaves"], "ru", "the heroes have fled.", "Бой окончен: герои отступили."),
        (["ana captured", "bo surrenders"], "ru", "the heroes are prisoners.", "Бой окончен: герои в плену."),
    ],
)
def test_the_gm_is_asked_before_a_fight_ends_by_flight_surrender_or_capture(
    live: Live, opens: Opens, rulings: list[str], lang: str, told: str, told_to_player: str
) -> None:
    gm, director, ana = seats(live, opens, lang)

    for text in rulings:
        gm.post("/rulings", text=text)
    expect(director.locator("#asked")).to_contain_text(ASKED)
    expect(ana.locator("p.question")).not_to_contain_text(told_to_player)
    tap_option(director, "over")

    expect(director.locator("p.question").first).to_have_text(f"The fight is over: {told}")
    expect(ana.locator("p.question").first).to_have_text(told_to_player)
    expect(director.locator("#asked")).not_to_be_visible()


def test_the_gm_lets_a_fight_go_on_and_ends_it_by_decree(live: Live, opens: Opens) -> None:
    gm, director, ana = seats(live, opens)
    gm.post("/rulings", text="goblin leaves")

    asked_first = gm.look()["questions"][0]["number"]
    tap_option(director, "goes-on")
    wait_until(lambda: gm.look()["questions"][0]["number"] != asked_first)
    assert gm.look()["over"] is None
    director.locator("#tab-table").click()
    director.locator("#ruling-what").select_option(label="The fight goes to")
    director.get_by_label("Which", exact=True).select_option("foes")
    director.get_by_role("button", name="Apply").click()
    director.locator("#tab-act").click()

    expect(director.locator("p.question").first).to_have_text("The fight is over by ruling: the foes win.")
    expect(ana.locator("p.question").first).to_have_text("Бой окончен по решению Мастера: враги победили.")


def test_whoever_has_left_the_field_is_no_longer_on_the_map(live: Live, opens: Opens) -> None:
    gm, director, ana = seats(live, opens, "en")
    expect(ana.locator('[data-token="@goblin"]')).to_be_attached()

    gm.post("/rulings", text="goblin leaves")

    expect(log_of(ana)).to_contain_text("Goblin leaves the field.")
    for page in (director, ana):
        expect(page.locator('[data-token="@goblin"]')).not_to_be_attached()
        expect(page.locator("svg text.name", has_text="Goblin")).not_to_be_attached()
    ana.locator("#tab-words").tap()
    expect(ana.get_by_role("listitem").filter(has_text="Goblin:")).not_to_contain_text("north")
