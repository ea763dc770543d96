"""What can be answered: grouped, numbered, in the language of the reader, and found by its first letters.

Start at `Menu`.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from affray.cli.eyes import Eyes
from affray.cli.reading import Hint, begins, words_of
from affray.cli.speech import Tongue
from affray.core.deeds import PASS, Pattern
from affray.core.recorded import OpenQuestion
from affray.core.slots import Deed, Faces, Number, Way, Words
from affray.core.values import Creature

if TYPE_CHECKING:
    from affray.lang.language import Argument

GROUPS: Final = ("move", "attack", "action", "bonus", "free", "end")
GROUP_OF: Final = {
    "move": "move",
    "stand": "move",
    "drag": "move",
    "drop": "free",
    "release": "free",
    "open": "free",
    "close": "free",
    "interact": "free",
    "word": "free",
    "cry": "free",
    "wave": "free",
    "flee": "move",
    "attack": "attack",
    "second-wind": "bonus",
    "rage": "bonus",
    "aggressive": "bonus",
    "frenzied-rage": "bonus",
    "frenzy": "bonus",
    "trample": "bonus",
    "action-surge": "free",
    "reckless-attack": "free",
    "end": "end",
    "pass": "end",
}
"""By verb; whatever is not named here is an action."""
MOST_LISTED: Final = 60
LOOKALIKES: Final = str.maketrans("авсенкмортхуі", "abcehkmoptxyi")
"""Cyrillic letters that a keyboard gives in place of Latin ones."""


class Choice(NamedTuple):
    """One answer: its number, the text that is typed, what it is called, and among which others it stands."""

    number: int
    text: str
    label: str
    group: str
    option: Any

    @property
    def weapon(self) -> str:
        """What an attack is made with; nothing for other deeds."""
        return self.text.rpartition(" ")[2] if self.group == "attack" else ""

    @property
    def target(self) -> Creature | None:
        """The first creature that it is done to."""
        args = self.option.args if isinstance(self.option, Deed) else ()
        return next((arg for arg in args if isinstance(arg, Creature)), None)


class Menu:
    """All that a question offers. Ways over the board are counted and not numbered."""

    def __init__(self, asked: OpenQuestion, eyes: Eyes, tongue: Tongue) -> None:
        self.asked = asked
        self.eyes = eyes
        self.tongue = tongue
        self.ways = [part for part in asked.options.parts if type(part) is Pattern and _is_way(part) and part.is_open()]
        self.dice = next((dice for part in asked.options.parts if (dice := _dice_of(part)) is not None), None)
        self.choices = self._number() if self.dice is None else []

    def _number(self) -> list[Choice]:
        """In the order of the groups; to be done, or to pass, is 0."""
        found = [self._choice(option) for option in self._listed()]
        weapons = [choice.weapon for choice in found]
        found.sort(key=lambda c: (GROUPS.index(c.group), weapons.index(c.weapon), natural(c.text) if c.weapon else []))
        ends = [choice for choice in found if choice.group == "end"]
        others = [choice for choice in found if choice.group != "end"]
        return [
            *(choice._replace(number=number) for number, choice in enumerate(others, 1)),
            *(choice._replace(number=number) for number, choice in zip((0, -1, -2), ends, strict=False)),
        ]

    def _listed(self) -> Iterator[Any]:
        for part in self.asked.options.parts:
            if type(part) is not Pattern:
                yield part
            elif part not in self.ways and not _is_number(part):
                for count, deed in enumerate(part):
                    if count == MOST_LISTED:
                        break
                    yield deed

    def _choice(self, option: Any) -> Choice:
        text = self.asked.options.text(option, self.eyes)
        return Choice(0, text, self._label(option, text), _group(option), option)

    def _label(self, option: Any, text: str) -> str:
        """What an option is called; of one that has no words, the text that is typed."""
        name = self.tongue.language.name
        if isinstance(option, Creature):
            return name(self.tongue.creature(text))
        if not isinstance(option, Deed):
            return self.tongue.word(text)
        who = next((arg for arg in option.args if isinstance(arg, Creature)), None)
        things = [str(getattr(arg, "id", arg)) for arg in option.args if not isinstance(arg, Creature)]
        facts: dict[str, Argument] = {"target": self.tongue.creature(self.eyes.name(who.id))} if who else {}
        if things:
            facts["weapon"] = self.tongue.thing(things[0])
            facts["word"] = self.tongue.word(things[0])
        on_somebody = self.tongue.try_say("cli-deed", f"{option.verb}-on", **facts) if who else None
        return on_somebody or self.tongue.try_say("cli-deed", option.verb, **facts) or text

    # --- finding what was typed

    def hints(self) -> list[Hint]:
        """Everything that may be answered, for completion."""
        choices = [Hint(choice.text, choice.label, self._verbs(choice)) for choice in self.choices]
        also = {part.verb: " ".join(self.tongue.synonyms("cli-verbs", part.verb)) for part in self.ways}
        return choices + [Hint(text, also=also[part.verb]) for part in self.ways for text in self._ways_of(part)]

    def squares(self, verb: str = "") -> dict[str, str]:
        """Every square to which one can go, by a verb or by the first that will do, with the text that goes there."""
        ways = [part for part in reversed(self.ways) if verb in ("", part.verb)]
        return {text.rpartition(" ")[2]: text for part in ways for text in self._ways_of(part)}

    def ways_in(self, group: str) -> dict[str, list[str]]:
        """The verbs of a group by which one can go somewhere, each with the texts that do."""
        found = {part.verb: list(self._ways_of(part)) for part in self.ways if group_of(part.verb) == group}
        return {verb: texts for verb, texts in found.items() if texts}

    def _ways_of(self, part: Pattern) -> Iterator[str]:
        return (f"{part.verb} {square}".strip() for square in part.slots[-1].shown(self.eyes))

    def square(self, word: str, verb: str = "") -> str | None:
        """The text that goes to a square, whichever alphabet it is written in."""
        return self.squares(verb).get(word.lower().translate(LOOKALIKES))

    def numbered(self, typed: str) -> Choice | None:
        if not typed.isdecimal():
            return None
        return next((choice for choice in self.choices if choice.number == int(typed)), None)

    def matching(self, typed: str) -> list[Choice]:
        """The choices of which every typed word is the beginning of a word, in the text or in the label."""
        wanted = words_of(typed)
        return [
            choice
            for choice in self.choices
            if wanted
            and any(begins(wanted, words_of(said)) for said in (choice.text, choice.label, self._verbs(choice)))
        ]

    def _verbs(self, choice: Choice) -> str:
        """What else one may call it: synonyms of its verb, with what it is done to."""
        verb = choice.option.verb if isinstance(choice.option, Deed) else ""
        words = self.tongue.synonyms("cli-verbs", verb) if verb else []
        return " ".join([*words, choice.label])

    def takes_words(self, verb: str) -> bool:
        """Does whatever follows the verb stand as it is said?"""
        parts = (part for part in self.asked.options.parts if type(part) is Pattern and part.verb == verb)
        return any(isinstance(slot, Words) for part in parts for slot in part.slots)

    @property
    def aim(self) -> str:
        """How an attack on a square is typed, if one can be made."""
        parts = [part for part in self.asked.options.parts if type(part) is Pattern and part.slots]
        return next((f"{part.verb} d4 {part.slots[1].shown(self.eyes)[0]}" for part in parts if _is_aimed(part)), "")

    def verb_meant(self, word: str) -> str:
        """The verb of which the word is a synonym; else the word itself."""
        verbs = {part.verb for part in self.asked.options.parts if type(part) is Pattern}
        verbs |= {choice.option.verb for choice in self.choices if isinstance(choice.option, Deed)}
        if word in verbs:
            return word
        return next((verb for verb in sorted(verbs) if word in self.tongue.synonyms("cli-verbs", verb)), word)


def _group(option: Any) -> str:
    if option == PASS:
        return "end"
    if not isinstance(option, Deed):
        return "action"
    return next((arg for arg in option.args if arg in ("bonus", "action")), group_of(option.verb))


def group_of(verb: str) -> str:
    return GROUP_OF.get(verb, "action")


def natural(text: str) -> list[int | str]:
    """A key to sort by: goblin-2 comes before goblin-10."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", text)]


def _is_way(part: Pattern) -> bool:
    return bool(part.slots) and isinstance(part.slots[-1], Way)


def _is_number(part: Pattern) -> bool:
    """Is it a number that is typed, and not one of a few that are listed?"""
    return not part.verb and isinstance(part.slots[0], Number)


def _is_aimed(part: Pattern) -> bool:
    return part.slots[0].kind == "aim"


def _dice_of(part: Any) -> Faces | None:
    """The real dice that a part of the options asks for."""
    slot = part.slots[0] if type(part) is Pattern and part.slots else None
    return slot if isinstance(slot, Faces) else None
