"""What can be answered: grouped, numbered, in the language of the reader, and found by its first letters.

Start at `Menu`.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, Way, Words
from affray.core.table.consent import AGREE
from affray.core.table.recorded import OpenQuestion
from affray.core.values import Creature
from affray.telling.finding import Hint, begins, words_of
from affray.telling.kinds import (
    CAST,
    GROUPS,
    USE,
    dice_of,
    group_of,
    group_of_option,
    is_aimed,
    is_aimed_area,
    is_level,
    is_number,
    is_place,
    is_range,
    is_way,
    spells_in,
    what_is_used,
)
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.lang import Language
    from affray.lang.language import Argument

MOST_LISTED: Final = 60
ENGLISH: Final = "en"
"""The language in which a verb is its own word."""
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
        """What an attack is made with, after `throw` if it leaves the hand; nothing for other deeds."""
        if self.group != "attack":
            return ""
        thing = self.text.rpartition(" ")[2]
        return f"throw {thing}" if self.text.startswith("throw ") else thing

    @property
    def target(self) -> Creature | None:
        """The first creature that it is done to."""
        args = self.option.args if isinstance(self.option, Deed) else ()
        return next((arg for arg in args if isinstance(arg, Creature)), None)


class Menu:
    """All that a question offers. Ways over the board are counted and not numbered."""

    def __init__(self, asked: OpenQuestion, eyes: SeatNames, tongue: Tongue) -> None:
        self.asked = asked
        self.eyes = eyes
        self.tongue = tongue
        phrasing, patterns = tongue.phrasing, [part for part in asked.options.parts if type(part) is Pattern]
        self.ways = [part for part in patterns if is_way(part, phrasing) and part.is_open()]
        self.aimed = [part for part in patterns if is_aimed_area(part)]
        self.ranges = [part for part in patterns if is_range(part, phrasing)]
        self.dice = next((dice for part in asked.options.parts if (dice := dice_of(part)) is not None), None)

    @cached_property
    def spells(self) -> dict[str, list[Pattern]]:
        return spells_in(self.asked.options.parts)

    @cached_property
    def choices(self) -> list[Choice]:
        return self._number() if self.dice is None else []

    def _number(self) -> list[Choice]:
        """In the order of the groups; to be done, or to pass, is 0."""
        found = [self._choice(option) for option in self._listed()]
        weapons = [choice.weapon for choice in found]
        found.sort(key=lambda c: (GROUPS.index(c.group), self._rank(c, weapons) if c.weapon else []))
        ends = [choice for choice in found if choice.group == "end"]
        others = [choice for choice in found if choice.group != "end"]
        return [
            *(choice._replace(number=number) for number, choice in enumerate(others, 1)),
            *(choice._replace(number=number) for number, choice in zip((0, -1, -2), ends, strict=False)),
        ]

    def _rank(self, choice: Choice, weapons: list[str]) -> list[Any]:
        """Attacks on enemies before those on friends; by the weapon, then by name and number."""
        side = getattr(self.asked.who, "side", None)
        is_friend = choice.target is not None and choice.target.side == side
        return [is_friend, weapons.index(choice.weapon), *natural(choice.text)]

    def _listed(self) -> Iterator[Any]:
        for part in self.asked.options.parts:
            if type(part) is not Pattern:
                yield part
            elif not (
                part in self.ways or part in self.ranges or is_number(part) or is_place(part) or part in self.aimed
            ):
                for count, deed in enumerate(part):
                    if count == MOST_LISTED:
                        break
                    yield deed

    def _choice(self, option: Any) -> Choice:
        text = self.asked.options.text(option, self.eyes)
        return Choice(0, text, self._label(option, text), group_of_option(option, self.tongue.phrasing), option)

    def _label(self, option: Any, text: str) -> str:
        """What an option is called; of one that has no words, the text that is typed."""
        name = self.tongue.language.name
        if option == PASS and AGREE in self.asked.options:
            return self.tongue.say("say-decline")
        if isinstance(option, Creature):
            return name(self.tongue.creature(text))
        if not isinstance(option, Deed):
            return self.tongue.word(text) + self.price(option)
        if option.verb == "cast" or (self.tongue.has(f"noun-{option.verb}") and is_level(option)):
            return self._spell(option)
        if option.verb == USE:
            return self._use(what_is_used(option), option)
        whom = tuple(self.eyes.name(arg.id) for arg in option.args if isinstance(arg, Creature))
        things = [str(getattr(arg, "id", arg)) for arg in option.args if not isinstance(arg, (Creature, tuple))]
        all = next((self.tongue.listed(self._names(arg)) for arg in option.args if isinstance(arg, tuple)), "")
        return _deed_label(self.tongue.language, self.tongue.rulebook, option.verb, whom, all, *things[:2]) or text

    def _use(self, used: Any, deed: Deed) -> str:
        """`fire breath: Ana`; of a power that casts, `cantrip: fire bolt: Ana`."""
        rest = [arg for arg in deed.args if arg is not used]
        if rest and hasattr(rest[0], "id") and not isinstance(rest[0], Creature):
            named = self.tongue.language.name(self.tongue.thing(str(used.id)))
            return f"{named}{self.price(used)}: {self._spell(Deed(CAST, *rest))}"
        return self._spell(Deed(CAST, used, *rest), self.price(used))

    def price(self, used: Any) -> str:
        """` (focus 3)`: what something costs, and of what; ` (2)`: only how much."""
        price = self.tongue.phrasing.price(self.asked.who, used)
        if price is None:
            return ""
        return f" ({self.tongue.say('say-pool', price.pool, amount=price.amount) if price.pool else price.amount})"

    def _spell(self, deed: Deed, price: str = "") -> str:
        """`fire bolt: goblin 2`, `bless (2): Ana, Bo`, `shield (1)`: the spell, the slot or price, and at whom."""
        spell, *rest = deed.args if deed.verb == "cast" else (deed.verb, *deed.args)
        level = f" ({rest.pop(0)})" if rest and isinstance(rest[0], int) else ""
        aimed = [who for aim in rest for who in (aim if isinstance(aim, tuple) else (aim,))]
        label = self.tongue.language.name(self.tongue.thing(str(getattr(spell, "id", spell)))) + level + price
        return f"{label}: {self.tongue.listed(self._names(aimed))}" if aimed else label

    def _names(self, aims: Iterable[Any]) -> list[str]:
        """Creatures by their names, squares and words by their own."""
        name = self.tongue.language.name
        return [
            name(self.tongue.creature(self.eyes.name(aim.id)))
            if isinstance(aim, Creature)
            else (self.tongue.word(aim) if isinstance(aim, str) else self.eyes.square_name(aim))
            for aim in aims
        ]

    def called_with_gap(self, verb: str, args: list[Any]) -> str:
        """What a deed is called of which something is still to be said: where, how high, in which words."""
        if verb == "cast":
            return self._spell(Deed(verb, *args))
        whom = [self.tongue.creature(self.eyes.name(arg.id)) for arg in args if isinstance(arg, Creature)]
        with suppress(ValueError):  # its words want what is still to be said
            if label := self.tongue.try_say("say-deed", verb, **({"target": whom[0]} if whom else {})):
                heights = [self.tongue.say("say-distance", squares=arg) for arg in args if isinstance(arg, int)]
                return " ↕ ".join((label, *heights))
        if args:
            things = self.tongue.listed(
                self._verb(arg) or self.tongue.word(str(getattr(arg, "id", arg))) for arg in args
            )
            return self.tongue.try_say("say-gap", verb, what=things) or things
        return self._verb(verb) or verb

    def _verb(self, verb: Any) -> str | None:
        """The first word for doing something, if that is what it is."""
        return next(iter(self.tongue.synonyms("say-verbs", verb)), None) if isinstance(verb, str) else None

    def spells_called(self, typed: str) -> list[str]:
        """The spells whose name, in either language, begins with what was typed; with the verb alone, all of them."""
        wanted = words_of(typed)
        if wanted and self.verb_meant(wanted[0]) == CAST:
            wanted = wanted[1:]
        names = {id: self.tongue.language.name(self.tongue.thing(id)) for id in self.spells}
        return [id for id, name in names.items() if begins(wanted, words_of(id)) or begins(wanted, words_of(name))]

    def example_of(self, spell: str) -> str:
        """How one would type the spell: the first way there is; at a square, that of somebody it may be meant for."""
        part = self.spells[spell][0]
        first = self.asked.options.text(next(iter(part)), self.eyes)
        if not is_place(part):
            return first
        words, _, _ = first.rpartition(" ")
        squares = part.slots[-1].shown(self.eyes)
        return next((f"{words} {square}" for square in self._aims() if square in squares), first)

    def _aims(self) -> list[str]:
        """The squares of those whom one can do something to, the attacked first."""
        targets = [choice.target for choice in self.choices if choice.group in ("attack", "cast")]
        return [name for target in targets if target is not None for name in self.eyes.space_names(target)[:1]]

    # --- finding what was typed

    def hints(self) -> list[Hint]:
        """Everything that may be answered, for completion."""
        choices = [Hint(choice.text, choice.label, self.called(choice)) for choice in self.choices]
        also = {part.verb: " ".join(self.tongue.synonyms("say-verbs", part.verb)) for part in self.ways}
        placed = [part for parts in self.spells.values() for part in parts if is_place(part)]
        casts = [Hint(self.asked.options.text(deed, self.eyes)) for part in [*placed, *self.aimed] for deed in part]
        return [
            *choices,
            *casts,
            *(Hint(text, also=also[part.verb]) for part in self.ways for text in self._ways_of(part)),
        ]

    def squares(self, verb: str = "") -> dict[str, str]:
        """Every square to which one can go, by a verb or by the first that will do, with the text that goes there."""
        ways = [part for part in reversed(self.ways) if verb in ("", part.verb)]
        return {text.rpartition(" ")[2]: text for part in ways for text in self._ways_of(part)}

    def ways_in(self, group: str) -> dict[str, list[str]]:
        """The verbs of a group by which one can go somewhere, each with the texts that do.

        Ways that begin with a number, such as flights to another height, are for those who know of them.
        """
        found: dict[str, list[str]] = {}
        for part in self.ways:
            words = self._words_before(part)
            if group_of(part.verb, self.tongue.phrasing) == group and not words[-1].lstrip("-").isdecimal():
                found.setdefault(" ".join(words), []).extend(self._ways_of(part))
        return {verb: texts for verb, texts in found.items() if texts}

    def left_to_go(self, group: str) -> list[int]:
        """How far one can still go, by each of the verbs of a group."""
        slots = [part.slots[-1] for part in self.ways if group_of(part.verb, self.tongue.phrasing) == group]
        ways: list[Any] = [slot.routes for slot in slots if isinstance(slot, Way)]
        return [way.reach.budget for way in ways]

    def numbers_in(self, group: str) -> list[tuple[str, int, int]]:
        """What of a group is said with a number: the words before it, the least and the most."""
        parts = [part for part in self.ranges if group_of(part.verb, self.tongue.phrasing) == group and part.count()]
        return [(" ".join(self._words_before(part)), *part.slots[-1].shown(self.eyes)) for part in parts]

    def _ways_of(self, part: Pattern) -> Iterator[str]:
        before = " ".join(self._words_before(part))
        return (f"{before} {square}".strip() for square in part.slots[-1].shown(self.eyes))

    def _words_before(self, part: Pattern) -> list[str]:
        """The words that come before the way: the verb, and what a slot of one value says."""
        return [part.verb, *(str(word) for slot in part.slots[:-1] for word in slot.shown(self.eyes))]

    def square(self, word: str, verb: str = "") -> str | None:
        """The text that goes to a square, whichever alphabet it is written in."""
        return self.squares(verb).get(word.lower().translate(LOOKALIKES))

    def name_of(self, text: str) -> str:
        """What one of the answers is called; of a way over the board, how it can be typed."""
        said, more, _ = text.partition(" …")
        label = next((choice.label for choice in self.choices if choice.text == said), None)
        if label is None:
            verb, *rest = said.split()
            words = [] if self.tongue.language.code == ENGLISH else self.tongue.synonyms("say-verbs", verb)
            label = " ".join([*(words or [verb])[:1], *rest])
        return label + more

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
            and any(begins(wanted, words_of(said)) for said in (choice.text, choice.label, self.called(choice)))
        ]

    def called(self, choice: Choice) -> str:
        """What else one may call it: synonyms of its verb, with what it is done to."""
        verb = choice.option.verb if isinstance(choice.option, Deed) else ""
        words = self.tongue.synonyms("say-verbs", verb) if verb else []
        return " ".join([*words, choice.label])

    def takes_words(self, verb: str) -> bool:
        """Does whatever follows the verb stand as it is said?"""
        parts = (part for part in self.asked.options.parts if type(part) is Pattern and part.verb == verb)
        return any(isinstance(slot, Words) for part in parts for slot in part.slots)

    @property
    def aim(self) -> str:
        """How an attack on a square is typed, if one can be made."""
        parts = [part for part in self.asked.options.parts if type(part) is Pattern and part.slots]
        return next((f"{part.verb} d4 {part.slots[1].shown(self.eyes)[0]}" for part in parts if is_aimed(part)), "")

    def verb_meant(self, word: str) -> str:
        """The verb of which the word is a synonym; else the word itself."""
        verbs = {part.verb for part in self.asked.options.parts if type(part) is Pattern}
        verbs |= {choice.option.verb for choice in self.choices if isinstance(choice.option, Deed)}
        if word in verbs:
            return word
        return next((verb for verb in sorted(verbs) if word in self.tongue.synonyms("say-verbs", verb)), word)


@lru_cache(maxsize=20_000)
def _deed_label(
    language: "Language", rulebook: str, verb: str, whom: tuple[str, ...], all: str, *things: str
) -> str | None:
    """What a deed is called; a menu of the same deeds is made again and again."""
    tongue = Tongue(language, rulebook)
    facts: dict[str, Argument] = dict(zip(("target", "other"), map(tongue.creature, whom), strict=False))
    if all:
        facts["all"] = all
    for part, thing in zip(("weapon", "tool"), things, strict=False):
        facts[part] = tongue.thing(thing)
    if things:
        facts |= {"word": tongue.try_say("say-effect", things[0]) or tongue.word(things[0]), "how": things[0]}
    in_a_way = tongue.try_say("say-deed", f"{verb}-{things[-1]}", **facts) if len(things) > 1 else None
    on_somebody = tongue.try_say("say-deed", f"{verb}-on", **facts) if whom else None
    return in_a_way or on_somebody or tongue.try_say("say-deed", verb, **facts)


def natural(text: str) -> list[int | str]:
    """A key to sort by: goblin-2 comes before goblin-10."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", text)]
