"""Playing a fight at the terminal: tell, show, ask, hear, until it is over.  Start at `Game.run`."""

from collections.abc import Iterable
from functools import partial

import click
from rich.text import Text

from affray.cli.game.opening import Opened, let_minds_play, seats_of_people
from affray.cli.game.prompt_commands import Commands
from affray.cli.game.saving import save
from affray.cli.terminal.question import Offering
from affray.cli.terminal.reading import Reader
from affray.cli.terminal.scene import Scene
from affray.cli.terminal.screen import INDENT, Screen
from affray.core.errors import IllegalAnswer, Refusal, StaleAnswer
from affray.core.offers.slots import UNSAID
from affray.core.table.free_deeds import free_doers
from affray.core.values import GM
from affray.telling.endings import over
from affray.telling.finding import Hint
from affray.telling.free_deeds import FreeChoice, free_choices, free_choices_meant
from affray.telling.menu import Menu
from affray.telling.refusals import refusal_lines, refused_faces
from affray.telling.seat_names import SeatNames
from affray.telling.sentences import HEADINGS, Teller, Told
from affray.telling.tongue import Tongue

PROMPT = "> "
SHOWN_ANEW = frozenset(
    "turn moved door-opened door-closed noticed hid gained "
    "dead dying incapacitated fled yielded up undone hp-set".split()
)
"""After one of these the map is shown again; on a terminal, where all else moves it off the screen, after anything."""


class Game:
    """One who answers for everybody whom no mind plays, and sees what one seat sees."""

    def __init__(self, opened: Opened, screen: Screen, reader: Reader, tongue: Tongue) -> None:
        self.fight = opened.fight
        self.eyes = SeatNames(opened.fight, opened.seat)
        self.screen = screen
        self.reader = reader
        self.tongue = tongue.by(opened.fight.rulebook.name)
        self.scene = Scene(screen, self.eyes, self.tongue)
        self.offering = Offering(self.eyes, self.tongue)
        self.commands = Commands(self)
        self._teller = Teller(self.tongue)
        self._heard = 0
        self._is_stale = True
        self._asked: str | None = None

    def run(self) -> None:
        """Play to the end, or until somebody has had enough."""
        if self.fight.setup.title:
            self.screen.show(self.tongue.title(self.fight.setup.title), style="bold")
        if self.fight.question is not None and self.reader.is_empty():
            click.echo(self.tongue.say("cli-leave", "nobody"), err=True)
            self.let_minds_play()
        self.tell()
        while True:
            menu = Menu(self.fight.question, self.eyes, self.tongue) if self.fight.question else None
            self._show(menu)
            if menu is None and self.reader.is_empty():
                return
            try:
                said = self.reader.read(PROMPT, partial(self.hints, menu))
                if not said and menu is None:
                    return
                self.hear(said, menu)
            except (EOFError, KeyboardInterrupt):
                if menu is not None:
                    self._leave()
                return
            self.tell()

    def tell(self) -> None:
        """Tell what is new to the seat."""
        items = self.eyes.heard(self._heard)
        self._heard += len(items)
        self._asked = None if items else self._asked
        kinds = {item["kind"] for item in items}
        self._is_stale = self._is_stale or bool(kinds if self.screen.height else kinds & SHOWN_ANEW)
        for told in self._teller.tell(items):
            self.screen.show(self.log_line(told), indent=0 if told.kind in HEADINGS else INDENT)

    def log_line(self, told: Told) -> Text:
        style = {"round": "bold", "turn": "bold dim", "undone": "yellow"}.get(told.kind, "")
        return Text(told.text, style=style)

    def _show(self, menu: Menu | None) -> None:
        """The map when it has changed, and the question when it is a new one; or how it all ended."""
        asked = "" if menu is None else menu.asked.id
        if self._asked == asked:
            return
        self._asked = asked
        if menu is None:
            self._tell_end()
            return
        lines = self.offering.lines(menu)
        if self._is_stale and menu.dice is None:
            self.scene.show_asked(menu, lines)
            self._is_stale = False
            return
        for line in lines:
            self.screen.show(line)

    def hints(self, menu: Menu | None) -> list[Hint]:
        """What may be typed now, for completion."""
        words = [Hint(word, does) for word, does in self.commands.words().items()] + self.commands.ruling_hints()
        if menu is None:
            return words
        return [*menu.hints(), *(Hint(choice.text, choice.label) for choice in self.free_choices()), *words]

    def free_choices(self) -> list[FreeChoice]:
        """What those whom people play may do at any time."""
        state, minds = self.fight.state, self.fight.state.settings["mind"]
        doers = [one for one in free_doers(self.fight.rulebook, state, GM) if state.seat_of(one) not in minds]
        return list(free_choices(doers, self.eyes, self.tongue))

    # --- what is typed

    def hear(self, said: str, menu: Menu | None) -> None:
        """Carry out a command, or take an answer; a refusal is told and the game goes on."""
        try:
            if not said:
                self._asked = None  # shows the question again
            elif not self.commands.obey(said, menu):
                self._answer(said, menu)
        except Refusal as refusal:
            for line in self._refusal(refusal, menu):
                self.screen.show(line, "yellow")

    def _refusal(self, refusal: Refusal, menu: Menu | None) -> Iterable[str]:
        if menu is not None and menu.dice is not None and isinstance(refusal, IllegalAnswer):
            return [refused_faces(refusal, self.tongue)]
        return refusal_lines(refusal, self.tongue, menu.name_of if menu is not None else str)

    def _answer(self, said: str, menu: Menu | None) -> None:
        if menu is None:
            raise StaleAnswer(said, "closed")
        options, id = menu.asked.options, menu.asked.id
        text = said.replace(",", " ") if menu.dice is not None else self._in_full(said, menu)
        try:
            text = options.text(options.parse(text, self.eyes))
        except Refusal:
            if self._act_freely(said, menu):
                return
            found, spells = menu.matching(said), menu.spells_called(said)
            if len(spells) > 1 or (spells and not found):
                for line in self.offering.spells(menu, spells):
                    self.screen.show(line)
                return
            if not found:
                raise
            if len(found) > 1:
                for line in [Text(self.tongue.say("cli-menu", "which"), "yellow"), *self.offering.some(found, menu)]:
                    self.screen.show(line)
                return
            text = options.text(found[0].option)
        self.fight.answer(self._with_words(text), to=id)

    def _act_freely(self, said: str, menu: Menu) -> bool:
        """Is what was said, in full or by its first letters, no answer but a free deed? Then it is done."""
        free = self.free_choices()
        meant = [choice for choice in free if choice.text == said.casefold()]
        if not meant and not menu.matching(said):
            meant = free_choices_meant(said, free)
        if len(meant) != 1:
            return False
        seat = self.fight.state.seat_of(meant[0].doer)
        offered = self.fight.seat(seat).free_deeds
        self.fight.act(offered.text(offered.parse(meant[0].text, self.eyes)), seat)
        return True

    def _with_words(self, text: str) -> str:
        """What was chosen by its number or its verb alone, with the words that are still unsaid."""
        if not text.endswith(f" {UNSAID}"):
            return text
        self.screen.show(self.tongue.say("cli-menu", "words"))
        said = " ".join(self.reader.read(PROMPT, list).split())
        return f"{text.removesuffix(UNSAID)}{said or UNSAID}"

    def _in_full(self, said: str, menu: Menu) -> str:
        """What somebody meant by a number, by a square alone, or by another word for the verb."""
        choice = menu.numbered(said)
        if choice is not None:
            return choice.text
        word, _, rest = said.lower().partition(" ")
        verb = menu.verb_meant(word)
        if word in menu.spells:
            return f"cast {said.lower()}"
        if menu.takes_words(verb):
            return f"{verb} {said.partition(' ')[2].strip() or UNSAID}"
        goes_far = any(part.verb == verb for part in menu.ways) and " " not in rest.strip()
        square = menu.square(rest.strip(), verb) if goes_far and rest else menu.square(said)
        return square or f"{verb} {rest}".strip()

    # --- the end

    def let_minds_play(self) -> None:
        """From here on minds answer for all for whom a person did."""
        played = self.fight.state.settings["mind"]
        seats = [seat for seat in [*seats_of_people(self.fight.state), GM] if seat not in played]
        let_minds_play(self.fight, seats)

    def _leave(self) -> None:
        """Nobody answers any more; the fight can be saved."""
        name = ""
        try:
            self.screen.show(self.tongue.say("cli-leave", "ask"))
            name = self.reader.read(PROMPT, list)
        except (EOFError, KeyboardInterrupt):
            pass
        if name:
            self.screen.show(save(self.fight, name, self.tongue, self.may_replace))
        self.screen.show(self.tongue.say("cli-leave", "saved" if name else "lost"))

    def may_replace(self, file: str) -> bool:
        """May another fight's file be written over?"""
        self.screen.show(self.tongue.say("cli-save", "ask", file=file), "yellow")
        try:
            return self.reader.read(PROMPT, list).casefold() in self.tongue.synonyms("cli-commands", "yes")
        except (EOFError, KeyboardInterrupt):
            return False

    def _tell_end(self) -> None:
        outcome = self.fight.outcome or ""
        self.scene.show_board()
        ending = self.fight.rulebook.ending(self.fight.state, self.eyes.seat)
        self.screen.show(over(outcome, ending, self.tongue), "bold")
        if not self.fight.script:
            self.screen.show(self.tongue.say("say-over", "seed", seed=self.fight.start.seed), "dim")
        if not self.reader.is_empty():
            self.screen.show(self.tongue.say("say-over", "after"))
