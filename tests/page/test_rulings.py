"""The GM's rulings on the page: the form of each book in the GM's language, and who comes in."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opens
from tests.page.kit import PHONE, log_of, serious
from tests.server.kit import YARD, Live, Person, pass_turns_until

LATIN = re.compile(r"[A-Za-z]{3,}")
OWN = "rulebook: dnd5e\ncreatures:\n  troll-king: {like: ogre}\n"
SAID = """async () => {
  const what = document.querySelector("#ruling-what");
  const said = [];
  for (const one of [...what.options]) {
    what.value = one.value;
    what.dispatchEvent(new Event("change", {bubbles: true}));
    await new Promise((done) => setTimeout(done, 0));
    const fields = what.closest("form").querySelectorAll("select:not(#ruling-what) option, legend + label");
    said.push(one.text, ...[...fields].map((each) => each.textContent.trim()));
  }
  return said;
}"""


@pytest.mark.parametrize("encounter", ["goblin-ambush", "cavalry-charge", "goblins-at-the-toll-house", "spider-cellar"])
def test_the_form_of_every_book_speaks_the_gms_language(live: Live, opens: Opens, encounter: str) -> None:
    gm = opens(live.table(encounter)["gm"], lang="ru")
    gm.locator("#tab-table").click()
    expect(gm.locator("#ruling-what option").first).to_be_attached()
    heroes = [box.get_attribute("data-ruling-whom") for box in gm.locator("[data-ruling-whom]").all()[:6]]

    said = gm.evaluate(SAID)
    for before, after in pairwise(heroes):
        gm.locator(f"[data-ruling-whom={after}]").check()
        gm.locator(f"[data-ruling-whom={before}]").uncheck()
        said += gm.evaluate(SAID)

    assert len(said) > 50
    assert sorted({text for text in said if LATIN.search(text)}) == []


def test_no_two_rulings_are_called_the_same(live: Live, opens: Opens) -> None:
    gm = opens(live.table("goblins-at-the-toll-house")["gm"])
    gm.locator("#tab-table").click()
    expect(gm.locator("#ruling-what option").first).to_be_attached()

    titles = gm.locator("#ruling-what option").all_text_contents()

    assert sorted(titles) == sorted(set(titles))


# --- who comes in


def opened(live: Live, opens: Opens, **how: object) -> tuple[dict[str, Person], Page]:
    """A table in the yard, at Ana's turn, and the GM's form for bringing somebody in."""
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    gm = opens(people["gm"], **how)
    gm.locator("#tab-table").click()
    gm.locator("#gm-adding > summary").click()
    return people, gm


def places(people: dict[str, Person], seat: str = "gm") -> dict[str, str]:
    return {one["name"]: one["at"] for one in people[seat].look()["creatures"]}


def test_somebody_is_found_by_typing_in_the_gms_language_and_brought_in_by_keyboard(live: Live, opens: Opens) -> None:
    people, gm = opened(live, opens, lang="ru")
    field = gm.locator("[data-bestiary]")

    field.press_sequentially("гобл")
    expect(gm.locator("[role=option]").first).to_have_text("Гоблин")
    field.fill("огр")
    expect(gm.locator("[role=option]")).to_have_text(["Огр", "Огр-зомби"])
    field.press("ArrowDown")
    field.press("ArrowUp")
    field.press("Enter")
    expect(gm.locator("#gm-adding [data-block=ogre]")).to_have_text("Огр")
    gm.locator("[data-add-hidden]").check()
    gm.locator("#gm-adding [data-square-field]").fill("g1")
    gm.locator("#gm-adding [data-square-field]").press("Enter")

    expect(gm.locator("#gm-adding").get_by_role("status")).to_have_text("В бою: Огр.")
    assert places(people)["@ogre-1"] == "g1"
    assert "@ogre-1" not in places(people, "ana")


def test_the_bestiary_is_in_the_order_of_the_gms_alphabet(live: Live, opens: Opens) -> None:
    _, gm = opened(live, opens, lang="ru")
    gm.locator("[data-bestiary]").focus()
    listed = gm.locator("[role=option]")

    expect(listed.nth(1)).to_have_text("Адская гончая")
    names = [name.strip() for name in listed.all_text_contents()]
    assert len(names) > 1
    assert names == sorted(names, key=lambda name: name.replace("ё", "е"))


def test_on_a_phone_the_square_is_tapped_on_the_map(live: Live, opens: Opens) -> None:
    people, phone = opened(live, opens, **PHONE)
    phone.locator("[data-bestiary]").fill("wolf")
    phone.get_by_role("option", name="Wolf", exact=True).tap()
    assert serious(phone) == []

    phone.locator("#gm-adding [data-on-map]").tap()
    expect(phone.locator(".confirm")).to_contain_text("Choose a square on the map")
    phone.locator("#map").scroll_into_view_if_needed()
    box = phone.locator('[data-token="@goblin"]').bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] * 2, box["y"] + box["height"] / 2)

    square = phone.locator("#gm-adding [data-square-field]")
    expect(square).not_to_have_value("")
    phone.locator("[data-add]").tap()
    expect(phone.locator("#gm-adding").get_by_role("status")).to_have_text("In the fight: Wolf.")
    assert "@wolf-1" in places(people)


def test_they_come_on_a_side_and_before_somebody_in_the_order(live: Live, opens: Opens) -> None:
    people, gm = opened(live, opens)
    gm.locator("[data-bestiary]").fill("bandit")
    gm.get_by_role("option", name="Bandit", exact=True).click()
    gm.locator("#gm-adding [data-square-field]").fill("h1")
    gm.locator("[data-add-count]").fill("2")
    gm.locator("[data-add-side]").select_option("heroes")
    gm.locator("[data-add-before]").select_option("@goblin")
    gm.locator("[data-add]").click()

    expect(gm.locator("#gm-adding").get_by_role("status")).to_have_text("In the fight: Bandit × 2.")
    view = people["gm"].look()
    assert {one["side"] for one in view["creatures"] if "bandit" in one["name"]} == {"heroes"}
    order = view["fight"]["order"]
    assert order[order.index("@goblin") - 2 : order.index("@goblin")] == ["@bandit-1", "@bandit-2"]


def test_a_wave_is_laid_down_listed_and_called_off_or_in(live: Live, opens: Opens) -> None:
    people, gm = opened(live, opens)
    for when in ("round", "half"):
        gm.locator("[data-bestiary]").fill("wolf")
        gm.get_by_role("option", name="Wolf", exact=True).click()
        gm.locator("#gm-adding [data-square-field]").fill("h1")
        gm.locator("[data-add-when]").select_option(when)
        gm.locator("[data-add]").click()
        expect(gm.locator("#gm-adding").get_by_role("status")).to_have_text("Still to come: Wolf.")

    waves = gm.locator("#gm-adding ol li")
    expect(waves).to_have_count(2)
    expect(waves.first).to_contain_text("Wolf – round 2")
    expect(waves.last).to_contain_text("Wolf – when half of them are out: Foes")
    waves.first.get_by_role("button", name="Call off").click()
    expect(waves).to_have_count(1)
    assert "@wolf-1" not in places(people)
    waves.first.get_by_role("button", name="Now").click()

    expect(waves).to_have_count(0)
    assert places(people)["@wolf-1"] == "h1"


def test_whom_the_bestiary_does_not_know_is_pasted_and_its_mistakes_are_listed(live: Live, opens: Opens) -> None:
    people, gm = opened(live, opens)
    gm.locator("[data-bestiary]").fill("troll king")
    expect(gm.locator("#gm-adding")).to_contain_text("The bestiary has no “troll king”.")
    gm.locator("#gm-adding summary").last.click()

    gm.locator("[data-own-block]").fill(OWN.replace("ogre", "ogrre"))
    gm.get_by_role("button", name="Use this text").click()
    expect(gm.locator("#gm-adding").get_by_role("alert")).to_contain_text("line 3")
    gm.locator("[data-own-block]").fill("rulebook: dnd5e\n")
    gm.get_by_role("button", name="Use this text").click()
    expect(gm.locator("#gm-adding").get_by_role("alert")).to_contain_text("holds no stat block")
    gm.locator("[data-own-block]").fill(OWN)
    gm.get_by_role("button", name="Use this text").click()
    expect(gm.locator("#gm-adding").get_by_role("alert")).not_to_be_visible()
    gm.locator("#gm-adding [data-square-field]").fill("g1")
    gm.locator("[data-add]").click()

    expect(log_of(gm)).to_contain_text("Troll King 1 appears.")
    assert places(people)["@troll-king-1"] == "g1"


def test_a_square_where_nobody_can_come_in_is_refused_clearly(live: Live, opens: Opens) -> None:
    _, gm = opened(live, opens)
    gm.locator("[data-bestiary]").fill("ogre")
    gm.get_by_role("option", name="Ogre", exact=True).click()
    gm.locator("#gm-adding [data-square-field]").fill("z9")
    gm.locator("[data-add]").click()

    expect(gm.locator("#gm-adding").get_by_role("alert")).to_contain_text("Nobody can come in at z9.")
    expect(gm.locator("#gm-adding [data-block=ogre]")).to_be_visible()


def test_a_bestiary_that_cannot_be_read_says_so_and_is_asked_again(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    gm = opens(people["gm"])
    gm.route("**/bestiary", lambda route: route.abort())
    gm.locator("#tab-table").click()
    gm.locator("#gm-adding > summary").click()
    expect(gm.locator("#gm-adding").get_by_role("alert")).to_have_text("No connection to the server.")

    gm.unroute("**/bestiary")
    gm.get_by_role("button", name="Try again").click()
    gm.locator("[data-bestiary]").fill("ogre")

    expect(gm.get_by_role("option", name="Ogre", exact=True)).to_be_visible()


# --- words that are typed


def test_what_is_said_in_ones_own_words_has_an_example(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    phone = opens(people["ana"], **PHONE)

    phone.locator('[data-option="improvise …"]').tap()

    field = phone.get_by_label("something else")
    expect(field).to_have_accessible_description("Say it in your own words, for example: kick the table over")
    field.fill("throws sand")
    field.press("Enter")
    expect(log_of(phone)).to_contain_text("throws sand")


def test_what_follows_from_a_call_for_a_roll_has_an_example(live: Live, opens: Opens) -> None:
    _, gm = opened(live, opens)

    gm.locator("#ruling-what").select_option(label="Makes a save · and what follows")

    expect(gm.get_by_label("What follows, as you would type it in the terminal")).to_be_visible()
