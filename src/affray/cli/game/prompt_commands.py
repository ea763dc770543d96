"""What can be said at the prompt beside an answer: `undo`, `why`, `save`.  Start at `Commands.obey`."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from affray.cli.game.saving import save
from affray.cli.helping import Failure
from affray.core.errors import StaleAnswer
from affray.core.offers.deeds import Pattern
from affray.core.table.rulings import SUBJECTS
from affray.telling.chances import in_full, odds_for
from affray.telling.finding import Hint
from affray.telling.menu import Menu
from affray.telling.numbers import opened
from affray.telling.sentences import Teller, Told, in_force

if TYPE_CHECKING:
    from affray.cli.game.game import Game

NAMES: Final = ("help", "why", "odds", "undo", "redo", "rule", "save", "map", "log", "auto", "quit")
LINES_OF_LOG: Final = 30
FROM: Final = "from"


class Commands:
    """Finds a command by its English name or by a word of the language, and carries it out."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._tongue = game.tongue
        self._by_word = {word: name for name in NAMES for word in (name, *self._tongue.synonyms("cli-commands", name))}
        self._obeying: dict[str, Callable[[str, Menu | None], None]] = {
            "help": self._help,
            "why": self._why,
            "odds": self._odds,
            "undo": self._undo,
            "redo": self._redo,
            "rule": self._rule,
            "save": self._save,
            "map": self._map,
            "log": self._log,
            "auto": self._auto,
            "quit": self._quit,
        }

    def words(self) -> dict[str, str]:
        """Every word that is understood, with what it does."""
        return {word: self._tongue.say("cli-command", name) for word, name in self._by_word.items()}

    def obey(self, said: str, menu: Menu | None) -> bool:
        """Carry out a command; False if what was said is none."""
        word, _, rest = said.partition(" ")
        name = self._by_word.get(word.casefold())
        if name is None:
            return False
        self._obeying[name](rest.strip(), menu)
        return True

    # --- looking

    def _help(self, _rest: str, menu: Menu | None) -> None:
        show, say = self._game.screen.show, self._tongue.say
        show(say("cli-help-answers"))
        for name in NAMES:
            word = self._tongue.synonyms("cli-commands", name)[0]
            show(f"{say('cli-command-form', name, word=word)}: {say('cli-command', name)}", indent=2)
        if menu is not None and menu.aim:
            show(say("cli-help-aim", example=menu.aim))
        if free := self._game.free_choices():
            show(say("cli-help-free-deeds"))
            for choice in free:
                show(f"{choice.text}: {choice.label}", indent=2)
        examples = [choice.text for choice in menu.choices] + list(menu.squares().values())[:1] if menu else []
        if examples:
            show(say("say-offered", offered=self._tongue.listed(examples[:14])))

    def _why(self, clause: str, _menu: Menu | None) -> None:
        show = self._game.screen.show
        if clause:
            from affray.cli.terminal.clauses import explain  # noqa: PLC0415 - reads all clauses

            for line in explain(clause, self._tongue):
                show(line)
            return
        lines = list(opened(self._game.eyes.heard(), self._tongue))
        for line in lines or [self._tongue.say("say-why", "nothing")]:
            show(line)

    def _odds(self, deed: str, menu: Menu | None) -> None:
        if menu is None:
            raise StaleAnswer(deed, "closed")
        choice = menu.numbered(deed) or next(iter(menu.matching(deed)), None)
        text = choice.text if choice else deed
        menu.asked.options.parse(text, menu.eyes)  # refuses what is not offered
        found = odds_for(self._game.fight, text, menu.asked.id, self._game.eyes.seat)
        target = choice.target if choice else None
        lines = list(in_full(found, menu.eyes.name(target.id) if target else None, self._tongue))
        for line in lines or [self._tongue.say("say-odds", "certain")]:
            self._game.screen.show(line, indent=2)

    def _map(self, _rest: str, menu: Menu | None) -> None:
        self._game.scene.show_board(menu)
        self._game.scene.show_legend()

    def _log(self, _rest: str, _menu: Menu | None) -> None:
        told = Teller(self._tongue).tell(in_force(self._game.eyes.heard()))
        lines: list[Told] = told if self._game.screen.height else told[-LINES_OF_LOG:]
        self._game.screen.page([self._game.log_line(each) for each in lines])

    # --- changing

    def _undo(self, _rest: str, _menu: Menu | None) -> None:
        self._game.fight.undo()

    def _redo(self, _rest: str, _menu: Menu | None) -> None:
        self._game.fight.redo()

    def _rule(self, rest: str, _menu: Menu | None) -> None:
        """Decree something: `rule goblin-1 hp 3 because it was wounded`; without a ruling, list them by subject."""
        if not rest or self._by_word.get(rest) == "help":
            self._list_rulings()
            return
        text, *why = re.split(rf"\s+(?:{self._either('because')})\s+", rest, maxsplit=1)
        text, *to = re.split(rf"\s+(?:{self._either('to')})\s+(?=\S+$)", text, maxsplit=1)
        if text.startswith("add "):
            text, _, file = text.partition(f" {FROM} ")
            if not self._bring(text, file):
                return
        rulings = self._game.fight.rulings()
        ruling = rulings.parse(text, self._game.eyes)
        self._game.fight.rule(rulings.text(ruling), why[0] if why else "", to[0] if to else "")

    def _either(self, name: str) -> str:
        """An expression for a word that joins two parts of a command, in English or in the language."""
        return "|".join(map(re.escape, (name, *self._tongue.synonyms("cli-commands", name))))

    def _list_rulings(self) -> None:
        """Every kind of ruling with an example, by what it is about."""
        show, say = self._game.screen.show, self._tongue.say
        show(say("cli-rulings", "how"))
        rulings = self._game.fight.rulings()
        for subject in SUBJECTS:
            about = [part for part in rulings.parts if rulings.subject_of(part.verb) == subject]
            first: dict[str, str] = {}
            for part in reversed(about):
                if type(part) is not Pattern:
                    first[part.verb] = rulings.text(part, self._game.eyes)
                elif part.count():
                    first[part.verb] = part.example(self._game.eyes)
            if first:
                show(say("cli-rulings", subject))
                for example in reversed(first.values()):
                    show(example, indent=2)

    def ruling_hints(self) -> list[Hint]:
        """Rulings as they are begun, for completion."""
        word = self._tongue.synonyms("cli-commands", "rule")[0]
        found: dict[str, None] = {}
        for part in [part for part in self._game.fight.rulings().parts if type(part) is Pattern]:
            first, *rest = part.slots
            for value in first if part.verb_at else ():
                begun = f"{word} {first.write(value, self._game.eyes)} {part.verb}"
                kinds = rest[0] if rest and rest[0].kind == "one" else ()
                found.update(dict.fromkeys([f"{begun} {rest[0].write(kind, self._game.eyes)}" for kind in kinds]))
                found.setdefault(begun if kinds else f"{begun} …" if rest else begun)
        return [Hint(text.removesuffix(" …"), "") for text in found]

    def _bring(self, text: str, file: str) -> bool:
        """Have whoever is added at hand: from a file (`rule add ogre at c3 from my.yaml`), or from the bestiary."""
        from affray.cli.game.encounters import problem_lines  # noqa: PLC0415
        from affray.cli.game.opening import text_of  # noqa: PLC0415
        from affray.content import BadContent  # noqa: PLC0415 - reads all stat blocks
        from affray.content.bringing import bring_if_needed  # noqa: PLC0415

        try:
            bring_if_needed(self._game.fight, text, text_of(Path(file), self._tongue) if file else None)
        except BadContent as bad:
            lines = list(problem_lines(bad.problems, self._tongue, bad.more))
        except Failure as failure:
            lines = [failure.message]
        else:
            return True
        for line in lines:
            self._game.screen.show(line, "yellow")
        return False

    def _auto(self, _rest: str, _menu: Menu | None) -> None:
        self._game.let_minds_play()

    def _save(self, name: str, _menu: Menu | None) -> None:
        if not name:
            self._game.screen.show(self._tongue.say("cli-save", "no-name"))
            return
        self._game.screen.show(save(self._game.fight, name, self._tongue, self._game.may_replace))

    def _quit(self, _rest: str, _menu: Menu | None) -> None:
        raise EOFError
