"""Playing on the page: reactions, physical dice, undo, rulings, reconnecting, another language."""

from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Opens
from tests.page.kit import PHONE, PYRE, log_of, open_seat, tap_option, tap_square, until_asked
from tests.server.kit import YARD, Live, Person, asked, pass_turns_until


def yard(live: Live, **wanted: Any) -> dict[str, Person]:
    return live.table(None, yaml=YARD, **wanted)


def goblin_leaves(people: dict[str, Person]) -> None:
    """The goblin leaves Ana's reach, who may make an opportunity attack."""
    pass_turns_until(people, "gm")
    people["gm"].answer("move h1", asked(people["gm"])["number"])


def test_an_opportunity_attack_is_answered_with_a_thumb(live: Live, opens: Opens) -> None:
    people = yard(live)
    phone = opens(people["ana"], **PHONE)

    goblin_leaves(people)
    expect(phone.locator("#asked")).to_contain_text("Opportunity attack?")
    first = phone.locator("[data-option]").first
    box = first.bounding_box()
    first.tap()
    phone.locator("#do").tap()

    assert box is not None
    assert box["height"] >= 44
    expect(log_of(phone)).to_contain_text("Ana")
    expect(phone.locator("#asked")).not_to_be_visible()


def test_what_one_may_do_at_any_time_is_listed_while_others_are_asked(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "bo")
    people["gm"].post("/rulings", text="goblin gains grappled by ana")
    page = opens(people["ana"], **PHONE)
    expect(page.locator("#asked")).not_to_be_visible()

    deed = page.locator('[data-free="ana release goblin"]')
    expect(deed).to_have_text("Ana: let go of goblin")
    deed.tap()

    expect(log_of(page)).to_contain_text("Goblin is no longer grappled.")
    expect(page.locator(".free-deeds")).not_to_be_visible()


def test_a_second_tap_on_the_same_square_walks_there(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    until_asked(page)
    expect(page.locator("path.danger").first).to_be_visible()

    tap_square(page, "b1")
    expect(page.locator(".confirm")).to_contain_text("May strike on the way: goblin")
    expect(page.locator(".confirm")).to_contain_text("10 ft")
    assert people["ana"].look()["creatures"][0]["at"] == "b3"
    page.locator("path.picked").click(force=True)

    expect(log_of(page)).to_contain_text("Ana moves from b3")


def test_odds_and_cover_are_shown_before_one_strikes(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    until_asked(page)

    page.locator('[data-token="@goblin"]').hover(force=True)
    expect(page.locator("aside.card")).to_contain_text("To hit")
    page.locator('[data-token="@goblin"]').click(force=True)

    expect(page.locator(".confirm")).to_contain_text("Armour Class")


def test_an_area_is_shown_with_those_who_stand_in_it(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=PYRE)
    pass_turns_until(people, "gm")
    gm = opens(people["gm"])
    gm.locator('[data-option="cast burning-hands 1 …"]').click()

    tap_square(gm, "d3")

    expect(gm.locator("path.area")).to_be_visible()
    expect(gm.locator(".confirm")).to_contain_text("Inside: Ana, Bo")


def test_a_number_opens_to_its_reasons_and_the_clause(live: Live, opens: Opens) -> None:
    people = yard(live)
    page = opens(people["bo"])

    page.locator(".tail .number").first.click()
    page.locator(".tail .figure button").first.click()

    expect(page.locator(".tail .clause")).to_contain_text("5e.initiative")


def test_real_dice_jump_from_field_to_field(live: Live, opens: Opens) -> None:
    people = yard(live, dice={"ana": "real", "bo": "real"})
    ana, bo = opens(people["ana"], **PHONE), opens(people["bo"], **PHONE)

    for page in (ana, bo):
        expect(page.locator("[data-die]")).to_be_focused()
    bo.keyboard.type("19")
    bo.keyboard.press("Enter")
    ana.keyboard.type("20")
    ana.keyboard.press("Enter")
    expect(log_of(ana)).to_contain_text("Ana rolls 1d20")

    pass_turns_until(people, "ana")
    tap_option(ana, "attack goblin longsword")
    ana.locator("[data-die]").fill("20")
    ana.keyboard.press("Enter")
    expect(ana.locator("[data-die]")).to_have_count(2)
    ana.locator("[data-die='0']").press_sequentially("5")
    expect(ana.locator("[data-die='1']")).to_be_focused()
    ana.keyboard.type("6")
    ana.keyboard.press("Enter")

    expect(log_of(ana)).to_contain_text("critical hit")


def test_a_save_is_asked_of_two_players_at_once_and_answered_in_any_order(live: Live, opens: Opens) -> None:
    people = live.table(None, yaml=PYRE)
    pass_turns_until(people, "gm")
    for seat in ("ana", "bo"):
        people[seat].post("/settings", text=f"dice {seat} real")
    ana, bo = opens(people["ana"], **PHONE), opens(people["bo"], **PHONE)

    people["gm"].answer("cast burning-hands 1 d3")
    for page in (ana, bo):
        expect(page.locator("[data-die]")).to_be_visible()
    bo.locator("[data-die]").fill("19")
    bo.keyboard.press("Enter")
    expect(ana.locator("[data-die]")).to_be_visible()
    ana.locator("[data-die]").fill("2")
    ana.keyboard.press("Enter")

    expect(log_of(ana)).to_contain_text("failure (")


def test_the_gm_takes_an_answer_back(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    gm, ana = opens(people["gm"]), opens(people["ana"])
    tap_option(ana, "dodge")
    expect(log_of(gm)).to_contain_text("Ana dodges.")

    gm.get_by_role("button", name="Undo").first.click()

    expect(log_of(gm)).to_contain_text("Undone.")
    expect(gm.locator(".tail .isUndone", has_text="Ana dodges.")).to_be_visible()
    expect(ana.locator('[data-option="dodge"]')).to_be_visible()


def only(gm: Page, name: str) -> None:
    """Choose that a ruling is about this creature alone."""
    for box in gm.locator("[data-ruling-whom]").all():
        box.set_checked(box.get_attribute("data-ruling-whom") == name)


def test_the_gm_rules_while_a_reaction_is_open(live: Live, opens: Opens) -> None:
    people = yard(live)
    gm, ana = opens(people["gm"]), opens(people["ana"], **PHONE)
    goblin_leaves(people)
    expect(ana.locator("#asked")).to_contain_text("Opportunity attack?")

    gm.locator("#tab-table").click()
    only(gm, "ana")
    gm.locator("[data-ruling-number]").fill("3")
    gm.get_by_role("button", name="Apply").click()

    expect(log_of(ana)).to_contain_text("The GM sets the hit points of Ana to 3.")
    expect(ana.locator("#asked")).to_contain_text("Opportunity attack?")
    ana.locator("#tab-sheet").tap()
    expect(ana.locator(".big")).to_have_text("3/14")


def test_a_phone_comes_back_in_the_middle_of_a_question(live: Live, opens: Opens) -> None:
    people = yard(live)
    lines: list[WebSocketRoute] = []
    phone = opens(**PHONE)

    def route(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    phone.route_web_socket("**/socket", route)
    open_seat(phone, people["ana"])
    goblin_leaves(people)
    expect(phone.locator("#asked")).to_contain_text("Opportunity attack?")
    lines[0].close(code=4008)
    people["gm"].post("/rulings", text="bo hp 2")

    expect(log_of(phone)).to_contain_text("hit points of Bo")
    assert len(lines) == 2
    tap_option(phone, "pass")
    expect(phone.locator("#asked")).not_to_be_visible()


def test_the_language_changes_in_place(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    expect(page.locator("#asked")).to_contain_text("what do you do? Left: 25 ft")

    page.get_by_role("button", name="Language and appearance").click()
    for code, asks in (("ru", "что делаете? Осталось: 7,5 м"), ("cs", "co uděláte? Zbývá: 5 sáhů")):
        page.locator("#language").select_option(code)
        expect(page.locator("#asked")).to_contain_text(asks)
        assert page.locator("html").get_attribute("lang") == code


def test_whoever_claims_a_hero_comes_back_as_that_hero(live: Live, opens: Opens) -> None:
    people = live.table(links="claim")
    claim = people["claim"]
    page = opens(**PHONE)
    page.goto(f"{live.base}/t/{claim.table}#{claim.token}")

    page.get_by_role("button", name="Edda").tap()
    page.locator("main header").wait_for()
    page.goto("about:blank")
    page.goto(f"{live.base}/t/{claim.table}#{claim.token}")

    page.locator("#tab-sheet").tap()
    expect(page.locator(".sheet h2")).to_have_text("Edda")


def test_a_revoked_link_shows_a_closed_door(live: Live, opens: Opens) -> None:
    people = yard(live)
    page: Page = opens(people["bo"])

    people["gm"].post("/links", seat="bo", role="player")

    expect(page.get_by_role("heading", name="This link is closed")).to_be_visible()


def test_what_was_tapped_stays_while_the_gm_rules(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    page.locator('[data-option="attack goblin longsword"]').click()

    people["gm"].post("/rulings", text="bo hp 2")

    expect(log_of(page)).to_contain_text("hit points of Bo")
    expect(page.locator(".confirm .what")).to_have_text("Longsword against goblin")


def test_a_watcher_sees_the_fight_and_is_asked_nothing(live: Live, opens: Opens) -> None:
    page = opens(yard(live)["watcher"])

    expect(page.locator(".ask")).to_contain_text("Waiting for")
    expect(page.locator("[data-token]")).to_have_count(3)


def test_the_log_stays_at_its_end_while_much_happens(live: Live, opens: Opens) -> None:
    people = yard(live)
    gm = opens(people["gm"])

    for hp in range(1, 10):
        people["gm"].post(
            "/rulings",
            text=f"bo hp {hp}",
            why=f"for the {hp}th time, so that there is much, really much, to read in the log",
        )

    expect(gm.locator(".tail .list p", has_text="9th time").last).to_be_in_viewport()


def test_a_square_that_is_listed_is_tapped_on_the_map(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    for seat in ("ana", "gm"):
        people[seat].post("/settings", text=f"dice {seat} real")
    people["ana"].answer("shove goblin")
    people["gm"].answer("athletics")
    people["ana"].answer("20")
    people["gm"].answer("1")
    page = opens(people["ana"], **PHONE)
    expect(page.locator('[data-option="push d3"]')).to_be_visible()

    tap_square(page, "d3")

    expect(page.locator("path.picked")).to_be_visible()
    expect(page.locator(".confirm .what")).to_have_text("Push to d3")


def test_a_new_question_is_read_from_its_beginning(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    phone = opens(people["ana"], **PHONE)

    tap_option(phone, "ready")
    phone.locator('[data-option="move"]').scroll_into_view_if_needed()
    tap_option(phone, "move")

    expect(phone.locator("#asked")).to_contain_text("what is the trigger?")
    expect(phone.locator("#asked")).to_be_in_viewport(ratio=1)


def test_a_standing_order_reacts_without_asking(live: Live, opens: Opens) -> None:
    people = yard(live)
    phone = opens(people["ana"], **PHONE)
    phone.locator("#tab-sheet").tap()
    phone.get_by_label("Opportunity attack").select_option("never")
    people["bo"].post("/settings", text="standing bo opportunity-attack never")

    goblin_leaves(people)

    expect(log_of(phone)).to_contain_text("Goblin moves from c3")
    expect(phone.locator("#asked")).not_to_be_visible()


def test_the_countdown_runs_and_then_passes(live: Live, opens: Opens) -> None:
    people = yard(live, countdown=4)
    phone = opens(people["ana"], **PHONE)

    goblin_leaves(people)

    expect(phone.get_by_role("timer")).to_be_visible()
    expect(log_of(phone)).to_contain_text("Goblin moves from c3")
    expect(phone.locator("#asked")).not_to_be_visible()


def test_a_late_answer_is_refused_kindly_and_the_present_question_stays(live: Live, opens: Opens) -> None:
    people = yard(live)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    number = asked(people["ana"])["number"]

    def be_overtaken(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            if '"answer"' in str(message):
                people["ana"].answer("dodge", number)
            server.send(message)

        line.on_message(hear)

    page.route_web_socket("**/socket", be_overtaken)
    page.reload()
    tap_option(page, "dodge")

    expect(page.get_by_role("alert")).to_have_text("That question is closed.")
    expect(log_of(page)).to_contain_text("Ana dodges.")
    expect(page.locator('[data-option="dodge"]')).not_to_be_visible()


def test_a_player_takes_back_the_own_last_answer_where_the_gm_allows_it(live: Live, opens: Opens) -> None:
    people = yard(live, players_undo=True)
    pass_turns_until(people, "ana")
    page = opens(people["ana"])
    tap_option(page, "dodge")

    page.get_by_role("button", name="Undo").click()

    expect(log_of(page)).to_contain_text("Undone.")
    expect(page.locator('[data-option="dodge"]')).to_be_visible()
