"""Speaking to the one at the terminal in their language.  Start at `Tongue`."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from affray.lang import Language, Noun
    from affray.lang.language import Argument, Unit

LANG: Final = "--lang"
LANG_IN_CONTEXT: Final = "affray.lang"
ON_THE_LINE: ContextVar[str] = ContextVar("ON_THE_LINE", default="")
"""The language that stands on the command line, wherever it stands: what cannot be parsed is told in it too."""
SOMEONE: Final = ("?", "\0")
"""What a creature is called that the seat does not know of: in what it hears, and in what it may answer."""
NUMBERED = re.compile(r"(.+)-(\d+)")
NO_LANGUAGE = re.compile(r"(C|POSIX)(\..*)?")


class Tongue:
    """A language, and the few turns of phrase that all commands need.

    With a rulebook, what the rulebook has its own words for is said in those: `acao-event-turn` before `event-turn`.
    """

    def __init__(self, language: "Language", rulebook: str = "") -> None:
        self.language = language
        self.rulebook = rulebook

    def by(self, rulebook: str) -> "Tongue":
        """The same language in the words of a rulebook."""
        return Tongue(self.language, rulebook)

    def has(self, message: str) -> bool:
        return self.language.has(f"{self.rulebook}-{message}") or self.language.has(message)

    def say(self, message: str, part: str = "", /, **arguments: "Argument") -> str:
        """A message, or a part of it."""
        try:
            return self.language.say(f"{self.rulebook}-{message}", attribute=part, **arguments)
        except KeyError:
            return self.language.say(message, attribute=part, **arguments)

    def sentence(self, message: str, part: str = "", /, **arguments: "Argument") -> str:
        """The same, beginning with a capital."""
        text = self.say(message, part, **arguments)
        return text[:1].upper() + text[1:]

    def purpose(self, why: str) -> str:
        """What dice are thrown for; what only a homemade rule throws for is told by its own word."""
        return self.try_say(f"roll-{why}") or why

    def try_say(self, message: str, part: str = "", /, **arguments: "Argument") -> str | None:
        """The same, if there are words for it."""
        try:
            return self.say(message, part, **arguments)
        except KeyError:
            return None

    def synonyms(self, message: str, part: str) -> list[str]:
        """The words, set apart by commas, that a part of a message lists."""
        return [word for word in re.split(r"\s*,\s*", self.try_say(message, part) or "") if word]

    def title(self, title: str | Mapping[str, str]) -> str:
        """What a fight is called: in this language if it is given, else in English, else in the first that is."""
        if isinstance(title, str):
            return title
        by_language = {tag.partition("-")[0]: text for tag, text in title.items()}
        own = self.language.code.partition("-")[0]
        return by_language.get(own) or by_language.get("en") or next(iter(by_language.values()))

    def creature(self, name: str) -> "Noun":
        """The creature that a seat calls so: `goblin-2`, `ana`, or `?`, who is someone."""
        from affray.lang import Noun  # noqa: PLC0415 - the room of languages is read when something is said

        if name in SOMEONE:
            return Noun("someone")
        if self.language.has(f"noun-{name}"):
            return Noun(name)
        found = NUMBERED.fullmatch(name)
        stem, number = (found[1], int(found[2])) if found else (name, None)
        if self.language.has(f"noun-{stem}"):
            return Noun(stem, number)
        return Noun(number=number, name=" ".join(word[:1].upper() + word[1:] for word in stem.split("-")))

    def thing(self, id: str) -> "Noun":
        """A weapon, or whatever else bears no name of its own."""
        from affray.lang import Noun  # noqa: PLC0415

        return Noun(id) if self.language.has(f"noun-{id}") else Noun(name=id.replace("-", " "))

    def word(self, id: str) -> str:
        """One of the words that may be answered: a skill, a condition, something to do; else what bears that name."""
        said = (self.try_say(name) for name in (f"dnd5e-skill-{id}", f"dnd5e-condition-{id}"))
        return self.try_say("cli-word", id) or next(filter(None, said), None) or self.language.name(self.thing(id))

    def clause_name(self, clause: str) -> str:
        """What a clause is called in a log; of one without words, its id."""
        from affray.lang import message_id  # noqa: PLC0415

        return self.try_say(message_id(clause), "name") or clause

    def clause_text(self, clause: str) -> str | None:
        from affray.lang import message_id  # noqa: PLC0415

        return self.try_say(message_id(clause))

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words)


def tongue_of(context: click.Context, unit: "Unit" = "own") -> Tongue:
    """The tongue that the option `--lang`, or else the environment, asks for."""
    from affray.lang import language  # noqa: PLC0415

    return Tongue(language(code_of(context), unit))


def note_words(words: Sequence[str]) -> None:
    """Look for the language among the words of a command line before anybody parses them."""
    from affray.lang import best_language  # noqa: PLC0415

    pairs = [*pairwise(words), *((word[: len(LANG)], word[len(LANG) + 1 :]) for word in words)]
    asked = next((value for option, value in pairs if option == LANG and value), "")
    code = best_language([asked])
    ON_THE_LINE.set(code if asked.lower().startswith(code[:2]) else "")  # an unknown one is as good as none


def code_of(context: click.Context) -> str:
    code: str | None = context.meta.get(LANG_IN_CONTEXT)
    return code or ON_THE_LINE.get() or code_in(os.environ)


def code_in(environment: Mapping[str, str]) -> str:
    """What the environment asks for, read as GNU programs do: whoever sets the locale to C wants English."""
    from affray.lang import best_language  # noqa: PLC0415

    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if NO_LANGUAGE.fullmatch(locale):
        return best_language(())
    return best_language([*environment.get("LANGUAGE", "").split(":"), locale])
