"""Playing a seat of a live table from the terminal, through the server's API.  Start at `RemoteGame.run`."""

from functools import partial
from typing import Any, Final

from rich.text import Text

from affray.cli.remote.table import RemoteMenu, RemoteTable, RemoteView
from affray.cli.terminal.reading import Reader
from affray.cli.terminal.scene import Scene
from affray.cli.terminal.screen import Screen
from affray.telling.by_hand import ByHand
from affray.telling.finding import Hint
from affray.telling.tongue import Tongue

NAMES: Final = ("help", "why", "odds", "undo", "rule", "map", "log", "yes", "wait", "withdraw", "quit")
TO_PROPOSALS: Final = ("yes", "wait", "withdraw")
"""What is said to what other players propose."""
PROMPT: Final = "> "
SOON: Final = 0.3
"""How many seconds one waits for more news before one is asked."""


class RemoteGame:
    """Tell, show, ask, hear, as at a table of one's own; the server keeps the fight."""

    def __init__(self, table: RemoteTable, screen: Screen, reader: Reader, tongue: Tongue) -> None:
        self._table = table
        self._screen = screen
        self._reader = reader
        self._tongue = tongue
        self._eyes = RemoteView()
        self._log: list[str] = []
        self._asked: tuple[int, list[str]] | None = None
        """The question that was shown last, and what was proposed."""
        self._by_hand = ByHand(tongue)
        self._waited_for: str | None = None
        self._is_again = False
        """Does somebody want to read the question in full, without the map?"""
        self._by_word = {word: name for name in NAMES for word in (name, *tongue.synonyms("cli-commands", name))}

    def run(self) -> None:
        """Play to the end, or until somebody has had enough."""
        self._claim()
        self._hear_news(None)
        self._tongue = self._tongue.by(self._eyes.shown["rulebook"])
        self._scene = Scene(self._screen, self._eyes, self._tongue)
        self._screen.show(self._eyes.shown["title"], style="bold")
        self._tell(self._eyes.shown.pop("log"))
        while True:
            menu = self._menu()
            self._show(menu)
            if self._eyes.shown["outcome"] is not None or (menu is None and self._reader.is_empty()):
                return
            if menu is None:
                self._wait()
                continue
            if self._is_about_to_stand(menu):
                self._hear_news(None)
                self._tell(self._eyes.shown.pop("log"))
                continue
            try:
                self._hear(self._reader.read(PROMPT, partial(self._hints, menu)), menu)
            except (EOFError, KeyboardInterrupt):
                return

    def _claim(self) -> None:
        """One who comes by a link for all players says first whom they play."""
        is_claim, free = self._table.ask("GET", "/claim")
        while is_claim:
            seats = self._tongue.listed(seat["text"] for seat in free["seats"])
            self._screen.show(self._tongue.say("cli-remotely", "claim", seats=seats))
            done, given = self._table.ask("POST", "/claim", seat=self._reader.read(PROMPT, list))
            if done:
                self._screen.show(self._tongue.say("cli-remotely", "link", link=self._table.become(given)))
                return
            self._screen.show(given["detail"], "yellow")

    # --- news

    def _hear_news(self, timeout: float | None) -> bool:
        """Take in what comes; was there anything?"""
        log = self._eyes.shown.get("log", [])
        for update in self._table.updates(timeout):
            self._eyes.shown = update["view"] | {"log": [*log, *update["log"]]}
            return True
        return False

    def _wait(self) -> None:
        """Until there is news, or somebody types what they may do at any time."""
        while not self._hear_news(SOON if self._free_deeds else None):
            if said := self._reader.glance(lambda line: bool(self._free_deeds_meant(line))):
                self._act_freely(said)
                self._catch_up()
                return
        self._tell(self._eyes.shown.pop("log"))

    @property
    def _free_deeds(self) -> list[dict[str, Any]]:
        free: list[dict[str, Any]] = self._eyes.shown["free_deeds"]
        return free

    def _free_deeds_meant(self, said: str) -> list[str]:
        """Which were meant: the one that was said in full, or those of which the words were begun."""
        from affray.telling.finding import begins, words_of  # noqa: PLC0415

        texts = [deed["text"] for deed in self._free_deeds]
        if said.casefold() in texts:
            return [said.casefold()]
        wanted = words_of(said)
        return [
            deed["text"]
            for deed in self._free_deeds
            if wanted and any(begins(wanted, words_of(deed[field])) for field in ("text", "label"))
        ]

    def _act_freely(self, said: str) -> None:
        meant = self._free_deeds_meant(said)
        done, told = self._table.ask("POST", "/acts", text=meant[0] if len(meant) == 1 else said)
        if not done:
            self._refuse(told)

    def _catch_up(self) -> None:
        """After something was said: all that came of it."""
        while self._hear_news(SOON):
            self._asked = None
        self._tell(self._eyes.shown.pop("log", []))

    def _tell(self, log: list[dict[str, Any]]) -> None:
        for paragraph in log:
            self._log.append(paragraph["text"])
            self._screen.show(paragraph["text"], indent=0 if paragraph["kind"] in ("round", "turn") else 2)

    # --- the question

    def _menu(self) -> RemoteMenu | None:
        """What one is asked first; the GM gets questions of others in brief, and asks for them."""
        for question in self._eyes.shown["questions"]:
            done, full = (True, question) if not question["brief"] else self._in_full(question)
            if done:
                return RemoteMenu(full)
        return None

    def _in_full(self, question: dict[str, Any]) -> tuple[bool, Any]:
        return self._table.ask("GET", f"/questions/{question['number']}")

    def _is_about_to_stand(self, menu: RemoteMenu) -> bool:
        """Has one proposed something that is decided in a moment, unless somebody objects?"""
        seat = self._eyes.shown["seat"]
        return any(made["seconds"] is not None and seat in made["by"] for made in menu.question["proposals"])

    def _show(self, menu: RemoteMenu | None) -> None:
        shown = self._eyes.shown
        if menu is None:
            self._asked = None
            if shown["outcome"] is not None:
                self._scene.show_board()
                self._screen.show(shown["over"], style="bold")
            elif shown["waiting"] and shown["waiting"] != self._waited_for:
                self._screen.show(shown["waiting"], "dim")
                self._show_free_deeds()
            self._waited_for = shown["waiting"]
            return
        asked = menu.question["number"], [made["told"] for made in menu.question["proposals"]]
        if self._asked == asked:
            return
        is_same, self._asked = self._asked is not None and self._asked[0] == asked[0], asked
        if is_same and not self._is_again:
            for told in asked[1]:
                self._screen.show(told)
            return
        elements = tuple((one["name"], one["text"]) for one in menu.question["by_hand"])
        lines = _lines(menu, self._by_hand.lines((menu.question["who"], shown["fight"].get("round")), elements))
        if menu.question["dice"] or self._is_again:
            for line in lines:
                self._screen.show(line)
        else:
            self._scene.show_asked(menu, lines)
        self._is_again = False

    def _hints(self, menu: RemoteMenu) -> list[Hint]:
        words = [Hint(word, self._tongue.say("cli-command", name)) for word, name in self._by_word.items()]
        free = [Hint(deed["text"], deed["label"]) for deed in self._free_deeds]
        return [*menu.hints(), *free, *words]

    # --- what is typed

    def _hear(self, said: str, menu: RemoteMenu) -> None:
        word, _, rest = said.partition(" ")
        name = self._by_word.get(word.casefold())
        if not said:
            self._asked, self._is_again = None, True
        elif name is None or (name in TO_PROPOSALS and not menu.question["proposals"]):
            self._answer(said, menu)
        elif name in TO_PROPOSALS:
            self._speak(name, menu)
        else:
            self._obey(name, rest.strip(), menu)
        self._catch_up()

    def _answer(self, said: str, menu: RemoteMenu) -> None:
        """Send what was said; if it is not taken, what it may have meant."""
        done, told = self._table.ask("POST", "/answers", text=menu.text_for(said), question=menu.question["number"])
        if done:
            return
        meant = menu.meant(said) if told["code"] == "not-offered" else []
        if not meant and len(self._free_deeds_meant(said)) == 1:
            self._act_freely(said)
            return
        if len(meant) == 1:
            done, told = self._table.ask("POST", "/answers", text=meant[0].text, question=menu.question["number"])
        elif meant:
            self._screen.show(self._tongue.say("cli-menu", "which"), "yellow")
            for choice in meant:
                self._screen.show(f"{choice.number:>3} {choice.label}")
            return
        if not done:
            self._refuse(told)

    def _speak(self, name: str, menu: RemoteMenu) -> None:
        """Say yes to the first proposal of another, object to all, or take back what one has said."""
        seat, proposals = self._eyes.shown["seat"], menu.question["proposals"]
        others = [made["text"] for made in proposals if seat not in made["by"]] or [proposals[0]["text"]]
        body = {"text": others[0]} if name == "yes" else {"text": "", "say": name}
        done, told = self._table.ask("POST", "/answers", question=menu.question["number"], **body)
        if not done:
            self._refuse(told)

    def _refuse(self, told: dict[str, Any]) -> None:
        self._screen.show(told["detail"], "yellow")
        if told.get("offered"):
            self._screen.show(self._tongue.say("say-offered", offered=self._tongue.listed(told["offered"])), "yellow")

    def _obey(self, name: str, rest: str, menu: RemoteMenu) -> None:
        if name == "quit":
            raise EOFError
        if name == "map":
            self._scene.show_board(menu)
            self._scene.show_legend()
        elif name == "log":
            self._screen.page(self._log)
        elif name == "help":
            self._help()
        elif name == "why":
            found = self._table.clause(rest or "-")
            self._screen.show(found.get("text") or found["detail"])
        elif name == "odds":
            done, told = self._table.ask("POST", "/odds", text=menu.text_for(rest), question=menu.question["number"])
            for line in told["lines"] if done else [told["detail"]]:
                self._screen.show(line, indent=2)
        else:
            body = {"text": rest} if name == "rule" else {}
            done, told = self._table.ask("POST", "/rulings" if name == "rule" else "/undo", **body)
            if not done:
                self._refuse(told)

    def _help(self) -> None:
        self._screen.show(self._tongue.say("cli-help-answers"))
        for name in NAMES:
            word = self._tongue.synonyms("cli-commands", name)[0]
            form = self._tongue.say("cli-command-form", name, word=word)
            self._screen.show(f"{form}: {self._tongue.say('cli-command', name)}", indent=2)
        self._show_free_deeds()

    def _show_free_deeds(self) -> None:
        if self._free_deeds:
            self._screen.show(self._tongue.say("cli-help-free-deeds"))
        for deed in self._free_deeds:
            self._screen.show(f"{deed['text']}: {deed['label']}", indent=2)


def _lines(menu: RemoteMenu, by_hand: list[str]) -> list[Text]:
    """A question and all that can be answered, and what is played by hand."""
    gaps = [Text(f"    {gap['label']}: {gap['text']}") for gap in menu.gaps()]
    choices = [Text(f"{choice.number:>3} {choice.label}") for choice in menu.choices]
    proposals = [Text(made["told"]) for made in menu.question["proposals"]]
    return [
        Text(menu.question["text"], style="bold"),
        *gaps,
        *choices,
        *proposals,
        *(Text(line, style="italic") for line in by_hand),
    ]
