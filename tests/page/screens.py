"""Screenshots of every screen, wide and on a phone, light and dark, in English and Russian, for review.

python -m tests.page.screens build/screens [name ...]
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

from tests.page.kit import CHROMIUM, open_seat
from tests.server.kit import YARD, Live, Person, asked, pass_turns_until

SIZES = {"wide": (1440, 900), "phone": (360, 740)}
KINDS = [*product(SIZES, ("light", "dark"), ("en", "ru"))]
MEETING = {f"{column}{row}" for column in "fghijkl" for row in range(8, 14)}
"""Where the two sides meet."""
Screen = Callable[[Live, "Camera"], None]


class Camera:
    """Takes screenshots of one screen in one configuration."""

    def __init__(self, browser: Browser, size: str, scheme: str, lang: str, folder: Path) -> None:
        self.browser = browser
        self.size = size
        self.scheme = scheme
        self.lang = lang
        self.folder = folder

    @contextmanager
    def page(self) -> Iterator[Page]:
        wide, high = SIZES[self.size]
        phone = self.size == "phone"
        context = self.browser.new_context(
            viewport={"width": wide, "height": high},
            color_scheme=self.scheme,  # type: ignore[arg-type]
            locale=self.lang,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce",
        )
        page = context.new_page()
        yield page
        context.close()

    @contextmanager
    def seat(self, person: Person) -> Iterator[Page]:
        with self.page() as page:
            open_seat(page, person)
            yield page

    def shoot(self, page: Page, name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=self.folder / f"{name}-{self.size}-{self.scheme}-{self.lang}.png")


def hall(live: Live, camera: Camera) -> None:
    with camera.page() as page:
        page.goto(live.doors.host)
        page.get_by_role("radio").first.wait_for()
        camera.shoot(page, "new")
        page.locator("input[type=file]").set_input_files(
            FilePayload(name="bad.yaml", mimeType="text/yaml", buffer=b"rulebook: dnd5e\ntitle: 3\nmap: x\n")
        )
        page.get_by_role("alert").wait_for()
        page.mouse.wheel(0, 600)
        camera.shoot(page, "new-mistakes")
        page.reload()
        page.locator("button.main").click()
        page.locator("[data-link=gm]").wait_for()
        camera.shoot(page, "links")


def claim(live: Live, camera: Camera) -> None:
    people = live.table(links="claim")
    with camera.page() as page:
        page.goto(f"{live.base}/t/{people['claim'].table}#{people['claim'].token}")
        page.locator("li button").first.wait_for()
        camera.shoot(page, "claim")


def ambush(live: Live) -> dict[str, Person]:
    """A table at Brunna's turn, with a foe in sight."""
    while True:
        people = live.table()
        pass_turns_until(people, "brunna")
        if any(choice["group"] == "attack" for choice in asked(people["brunna"])["choices"]):
            return people


def turn(live: Live, camera: Camera) -> None:
    people = ambush(live)
    with camera.seat(people["brunna"]) as page:
        camera.shoot(page, "turn")
        page.locator("[data-option]").first.click()
        page.locator("#do").wait_for()
        page.wait_for_timeout(600)
        camera.shoot(page, "odds")
        page.keyboard.press("Escape")
        page.locator("#tab-log").click()
        page.locator(".panel .number").first.click()
        camera.shoot(page, "log")
        page.locator("#tab-sheet").click()
        camera.shoot(page, "sheet")
        page.locator("#tab-words").click()
        camera.shoot(page, "words")
    with camera.seat(people["pim"]) as page:
        camera.shoot(page, "waiting")


def gm(live: Live, camera: Camera) -> None:
    people = live.table()
    with camera.seat(people["gm"]) as page:
        camera.shoot(page, "gm")
        page.locator("#tab-table").click()
        camera.shoot(page, "gm-table")
        for number, summary in enumerate(page.locator(".gm > details > summary").all()):
            if number:
                summary.click()
        page.locator(".gm > details").nth(2).scroll_into_view_if_needed()
        camera.shoot(page, "gm-open")
        page.keyboard.press("?")
        camera.shoot(page, "keys")


def dice(live: Live, camera: Camera) -> None:
    people = live.table(None, yaml=YARD, dice={"ana": "real"})
    question = asked(people["ana"])
    people["ana"].answer("20", question["number"])
    pass_turns_until(people, "ana")
    people["ana"].answer("attack goblin longsword")
    people["ana"].answer("20")
    with camera.seat(people["ana"]) as page:
        page.locator("[data-die='0']").press_sequentially("7")
        camera.shoot(page, "dice")


def reaction(live: Live, camera: Camera) -> None:
    people = live.table(None, yaml=YARD, countdown=30)
    pass_turns_until(people, "gm")
    people["gm"].answer("move h1", asked(people["gm"])["number"])
    with camera.seat(people["ana"]) as page:
        page.locator("#asked").wait_for()
        camera.shoot(page, "reaction")
    with camera.seat(people["gm"]) as page:
        camera.shoot(page, "reaction-gm")


def way(live: Live, camera: Camera) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    with camera.seat(people["ana"]) as page:
        page.locator("path.danger").first.wait_for()
        page.locator('[data-square="e2"]').click(force=True)
        camera.shoot(page, "way")


def hexes(live: Live, camera: Camera) -> None:
    people = live.table("goblins-in-the-wood")
    while (question := asked(people["gm"]))["kind"] == "next":
        people["gm"].answer(question["choices"][0]["text"], question["number"])
    with camera.seat(people[question["seat"]]) as page:
        page.locator("[data-square]").first.wait_for()
        camera.shoot(page, "hexes")


def skirmish(live: Live, camera: Camera) -> None:
    """The middle of a fight, as shown in the README."""
    people = None
    while people is None:
        people = after_some_blows(live.table(disclosure="exact"))
    for seat in ("brunna", "gm"):
        with camera.seat(people[seat]) as page:
            camera.shoot(page, f"skirmish-{seat}")


def after_some_blows(people: dict[str, Person]) -> dict[str, Person] | None:
    """The table at Brunna's turn, if the fight gets there."""
    gm, blows = people["gm"], 0
    while gm.look()["outcome"] is None:
        question = asked(gm)
        if blows > 8 and (question["seat"], question["kind"]) == ("brunna", "turn"):
            return people
        blows += go_on(gm)
    return None


def go_on(gm: Person) -> int:
    """Attack if possible, else move closer once, else end the turn; returns the number of attacks."""
    question = asked(gm)
    texts = [choice["text"] for choice in question["choices"]]
    blows = [text for text in texts if text.startswith("attack")]
    near = sorted(MEETING & {*(question["squares"][0]["squares"] or ())} if question["squares"] else ())
    if blows:
        gm.answer(blows[0], question["number"])
    elif near and question["kind"] == "turn":
        gm.answer(f"move {near[len(near) // 2]}", question["number"])
    else:
        gm.answer("end" if "end" in texts else texts[-1], question["number"])
    return len(blows[:1])


def agreeing(live: Live, camera: Camera) -> None:
    """Who acts next: what needs somebody's yes, and what stands unless somebody says wait, with three seconds left."""
    people = live.table("raid-on-the-mill")
    pass_turns_until(people, "players", "next")
    with camera.seat(people["corin"]) as page, camera.seat(people["gm"]) as director:
        people["berta"].answer("corin")
        page.locator("[data-say]").first.wait_for()
        camera.shoot(page, "next-needs-yes")
        people["berta"].answer("berta")
        page.get_by_role("timer").wait_for()
        camera.shoot(page, "next-ring")
        camera.shoot(director, "next-ring-gm")


def consent(live: Live, camera: Camera) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "bo")
    with camera.seat(people["ana"]) as page:
        people["bo"].answer("grapple ana", asked(people["bo"])["number"])
        people["bo"].answer("strike-friend")
        page.locator("#asked").wait_for()
        camera.shoot(page, "consent")


def ending(live: Live, camera: Camera) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    with camera.seat(people["gm"]) as gm, camera.seat(people["ana"]) as ana:
        people["gm"].post("/rulings", text="goblin leaves", why="it has seen enough")
        gm.locator('[data-option="over"]').wait_for()
        camera.shoot(gm, "over")
        camera.shoot(ana, "over-waiting")
        people["gm"].answer("over")
        for name, page in (("gm", gm), ("player", ana)):
            page.locator("p.question:not(.soft)").wait_for()
            camera.shoot(page, f"outcome-{name}")


def rulings(live: Live, camera: Camera) -> None:
    """The form of each book, with a ruling that calls for a roll."""
    for encounter in ("goblin-ambush", "goblins-at-the-toll-house", "spider-cellar"):
        with camera.seat(live.table(encounter)["gm"]) as page:
            page.locator("#tab-table").click()
            page.locator("#ruling-what option").first.wait_for(state="attached")
            camera.shoot(page, f"rulings-{encounter}")
            dice = page.locator("#ruling-what optgroup").nth(2).locator("option").nth(1)
            page.locator("#ruling-what").select_option(dice.get_attribute("value"))
            page.locator("#ruling-what").scroll_into_view_if_needed()
            camera.shoot(page, f"rulings-{encounter}-roll")


def adding(live: Live, camera: Camera) -> None:
    """Bringing somebody in: the search, nothing found, the whole form, and a wave."""
    people = live.table()
    people["gm"].post("/rulings", text="add wolf 2 at r1 round 4")
    with camera.seat(people["gm"]) as page:
        page.locator("#tab-table").click()
        page.locator(".gm > details > summary").first.click()
        page.locator("#gm-adding > summary").click()
        page.locator("[data-bestiary]").click()
        camera.shoot(page, "adding")
        page.locator("[data-bestiary]").fill("xyz")
        camera.shoot(page, "adding-nothing")
        page.locator("[data-bestiary]").fill("ogre")
        page.locator("[role=option]").first.click()
        page.locator("#gm-adding [data-square-field]").fill("zz9")
        page.locator("[data-add]").click()
        page.locator("[role=alert]").wait_for()
        camera.shoot(page, "adding-refused")
        page.locator("#gm-adding ol").scroll_into_view_if_needed()
        camera.shoot(page, "adding-waves")


def own_words(live: Live, camera: Camera) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")
    with camera.seat(people["ana"]) as page:
        page.locator('[data-option="improvise …"]').click()
        page.locator("form p").scroll_into_view_if_needed()
        camera.shoot(page, "own-words")


SCREENS: list[Screen] = [
    hall,
    claim,
    turn,
    gm,
    dice,
    reaction,
    way,
    hexes,
    skirmish,
    agreeing,
    consent,
    ending,
    rulings,
    adding,
    own_words,
]


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Live(Path(data)) as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        for screen in SCREENS:
            if not wanted or screen.__name__ in wanted:
                for kind in KINDS:
                    screen(live, Camera(browser, *kind, folder))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
