"""Speaking to somebody in their language, in the words of a rulebook.  Start at `Tongue`."""

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from affray.books import Phrasing, shelf

if TYPE_CHECKING:
    from affray.lang import Language, Noun
    from affray.lang.language import Argument

SOMEONE: Final = ("?", "\0")
"""What a creature is called that the seat does not know of: in what it hears, and in what it may answer."""
NUMBERED = re.compile(r"(.+)-(\d+)")
NO_LETTERS = re.compile(r"[^a-z0-9]+")


class Tongue:
    """A language, and the few turns of phrase that all commands need.

    With a rulebook it has the rulebook's words too, and says in those what the rulebook has its own for: with a
    rulebook called `duel`, `duel-event-turn` goes before `event-turn`.
    """

    def __init__(self, language: "Language", rulebook: str = "") -> None:
        self.rulebook = rulebook or language.book
        self.language = language.of(self.rulebook)

    @property
    def phrasing(self) -> Phrasing:
        """How the rulebook tells its fights and lists its deeds."""
        return shelf().phrasing(self.rulebook)

    def by(self, rulebook: str) -> "Tongue":
        """The same language in the words of a rulebook."""
        return Tongue(self.language, rulebook)

    def has(self, message: str) -> bool:
        return self.language.has(f"{self.rulebook}-{message}") or self.language.has(message)

    def say(self, message: str, part: str = "", /, **arguments: "Argument") -> str:
        """A message, or a part of it."""
        own = f"{self.rulebook}-{message}"
        if self.language.has(own):
            with suppress(KeyError):  # it may be another part that the rulebook has its own words for
                return self.language.say(own, attribute=part, **arguments)
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
        return list(_synonyms(self.language, self.rulebook, message, part))

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
        """One of the words that may be answered: a skill, a moment, something to do; else what bears that name."""
        return self.try_say("say-word", id) or self.try_say(f"skill-{id}") or self.language.name(self.thing(id))

    def effect(self, kind: str) -> str:
        """What an effect is called: a condition of the book, or one of our own words."""
        return (
            self.try_say("say-effect", kind)
            or self.try_say(f"condition-{kind}")
            or self.try_say(f"{self.rulebook}-{kind}")
            or self.language.name(self.thing(kind))
        )

    def reading(self, option: str, value: str) -> str:
        """What a value of a table option means."""
        return self.say("say-table-reading", attribute_of(f"{option}-{value}"))

    def rulebook_name(self, rulebook: str) -> str:
        """What a rulebook is called."""
        return self.by(rulebook).try_say("rulebook") or rulebook

    def notice(self, rulebook: str) -> str | None:
        """What the licence of a rulebook wants to be said."""
        return self.by(rulebook).try_say("notice")

    def clause_name(self, clause: str) -> str:
        """What a clause is called in a log; of one without words, its id."""
        return _clause_name(self.language, self.rulebook, clause)

    def clause_text(self, clause: str) -> str | None:
        """A clause in full, whichever book it is of."""
        return self.say_of_clause(clause)

    def say_of_clause(self, clause: str, part: str = "") -> str | None:
        """A clause, or a part of it; whoever plays by one book may ask for a clause of another."""
        from affray.lang import message_id  # noqa: PLC0415

        message = message_id(clause)
        speakers = chain([self], (self.by(book.name) for book in shelf().books()))
        return next((speaker.say(message, part) for speaker in speakers if speaker.has(message)), None)

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words)


OF_EFFECT: Final = ".effect."
"""In the ids of reasons that are effects as data: they bear the effect's name."""


def attribute_of(text: str) -> str:
    """What an option or a reading is called in a message: letters, digits and hyphens."""
    return NO_LETTERS.sub("-", text)


@lru_cache(maxsize=10_000)
def _synonyms(language: "Language", rulebook: str, message: str, part: str) -> tuple[str, ...]:
    """They are asked for whenever a menu is made, and never change."""
    text = Tongue(language, rulebook).try_say(message, part) or ""
    return tuple(word for word in re.split(r"\s*,\s*", text) if word)


@lru_cache(maxsize=10_000)
def _clause_name(language: "Language", rulebook: str, clause: str) -> str:
    tongue = Tongue(language, rulebook)
    named = tongue.say_of_clause(clause, "name")
    return named or (tongue.effect(clause.rpartition(".")[2]) if OF_EFFECT in clause else clause)
