"""The GM's page: makes a table, gives seats to minds and takes them back, hands out links."""

from playwright.sync_api import FilePayload, Page, expect

from tests.importers.written import FIRST
from tests.page.conftest import Opens
from tests.page.kit import PHONE, log_of
from tests.server.kit import YARD, Live, pass_turns_until
from tests.server.test_by_hand import CATS as BY_HAND


def upload(page: Page, yaml: str) -> None:
    file = FilePayload(name="own.yaml", mimeType="text/yaml", buffer=yaml.encode())
    page.locator("input[type=file]").set_input_files(file)


def test_a_fight_of_ones_own_is_checked_mended_and_played(live: Live, opens: Opens) -> None:
    page = opens()
    page.goto(live.doors.host)
    page.get_by_role("radio").first.wait_for()

    upload(page, YARD.replace("goblin, count", "gobblin, count"))
    expect(page.get_by_role("alert")).to_contain_text("line 15")
    upload(page, YARD)
    expect(page.get_by_text("2 heroes against one foe")).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("link", name="Join as GM").click()

    expect(page.get_by_role("heading", name="Yard")).to_be_visible()


def test_stat_blocks_of_others_get_a_report_card_and_are_added_at_the_table(live: Live, opens: Opens) -> None:
    page = opens()
    page.goto(live.doors.host)
    page.get_by_role("radio").first.wait_for()

    odd = FIRST.replace("Mud Wader", "<b>Mud</b> Wader").replace("Mirefang\n", "<img src=x onerror=alert(1)>\n", 1)
    upload(page, f"{FIRST}\n{odd}")
    report = page.locator("[data-report]")
    expect(report.locator("details")).to_have_count(2)
    assert report.locator("img").count() == 0
    report.locator("summary").first.click()
    expect(report.locator("[data-grade=by-hand]").first).to_contain_text("wades through mud")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("link", name="Join as GM").click()

    page.locator("#tab-table").click()
    page.locator("#gm-adding > summary").click()
    page.locator("[data-bestiary]").fill("mirefang")
    expect(page.locator("[data-block=mirefang]")).to_be_visible()


def test_what_is_played_by_hand_stands_beside_the_question(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=BY_HAND)
    pass_turns_until(people, "gm")
    gm, ana = opens(people["gm"]), opens(people["ana"])

    expect(gm.locator("[data-by-hand]")).to_contain_text("It steps from shadow to shadow.")
    expect(ana.get_by_text("Shadow Step")).to_have_count(0)


def test_a_player_comes_in_by_the_link_that_the_gm_is_given(live: Live, opens: Opens) -> None:
    page, phone = opens(), opens(**PHONE)
    page.goto(live.doors.host)
    page.get_by_role("button", name="Create the table").click()
    link = page.locator("[data-link=claim]").input_value()

    phone.goto(link)
    phone.get_by_role("button", name="Pim").tap()

    expect(phone.get_by_role("heading", name="Goblin ambush")).to_be_attached()


def test_a_seat_goes_to_a_mind_and_back(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "bo")
    gm, bo = opens(people["gm"]), opens(people["bo"], **PHONE)
    expect(bo.locator("#asked")).to_be_visible()
    gm.locator("#tab-table").click()
    gm.get_by_text("Seats", exact=True).click()

    gm.locator("[data-mind=bo]").select_option("simple")
    expect(bo.locator("#asked")).not_to_be_visible()
    expect(log_of(bo)).to_contain_text("goblin")
    gm.locator("[data-mind=bo]").select_option("")

    expect(gm.locator("[data-mind=bo]")).to_have_value("")


def test_the_gm_answers_for_somebody_who_is_away(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    gm = opens(people["gm"])

    gm.get_by_role("button", name="Ana answers").click()
    gm.locator('[data-option="dodge"]').click()
    gm.locator("#do").click()

    expect(log_of(gm)).to_contain_text("Ana dodges.")


def test_a_link_is_revoked_and_another_given_out(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    gm, bo, back = opens(people["gm"]), opens(people["bo"], **PHONE), opens(**PHONE)
    gm.locator("#tab-table").click()
    gm.get_by_text("Links", exact=True).click()

    gm.get_by_role("listitem").filter(has_text="Player: Bo").get_by_role("button", name="Revoke").click()
    expect(bo.get_by_role("heading", name="This link is closed")).to_be_visible()
    gm.get_by_label("New link").select_option("player bo")
    back.goto(gm.locator("[data-link=player]").input_value())

    back.locator("#tab-sheet").tap()
    expect(back.locator(".sheet h2")).to_have_text("Bo")


def test_a_creature_is_handed_to_another_seat(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    gm, bo = opens(people["gm"]), opens(people["bo"], **PHONE)
    gm.locator("#tab-table").click()
    gm.get_by_text("Creatures", exact=True).click()

    gm.get_by_label("Who plays Goblin").select_option("bo")
    pass_turns_until(people, "bo")
    bo.locator("#tab-sheet").tap()

    expect(bo.get_by_label("Whose sheet").locator("option")).to_have_text(["Bo", "Goblin"])


def test_hit_points_are_disclosed_exactly_roughly_or_not_at_all(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=YARD)
    gm, bo = opens(people["gm"]), opens(people["bo"])
    gm.locator("#tab-table").click()
    gm.get_by_text("Creatures", exact=True).click()
    bo.locator("#tab-words").click()
    goblin = bo.get_by_role("listitem").filter(has_text="Goblin:")

    for how, seen in (("exact", "7/7"), ("rough", "unhurt"), ("nothing", "Goblin: north-east, c3")):
        gm.get_by_label("Hit points: Goblin").select_option(how)
        expect(goblin).to_contain_text(seen)
    expect(goblin).not_to_contain_text("wounds")
