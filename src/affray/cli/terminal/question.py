"""A question and its menu as lines to show: who is asked, what, and what can be answered.  Start at `Offering`."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from affray.cli.terminal.screen import NO_BREAK
from affray.core.offers.deeds import PASS, Pattern
from affray.telling.by_hand import ByHand, left_by_hand
from affray.telling.chances import in_brief, odds_for
from affray.telling.kinds import GROUPS, USE, is_place, what_is_used
from affray.telling.menu import Choice, Menu
from affray.telling.questions import question_in_words
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.lang.language import Argument

MOST_ATTACKS: Final = 8
MOST_FOUND: Final = 12
LEAST_FOLDED: Final = 3
"""From so many on, those to whom one thing can be done are listed after what is done."""


class Offering:
    """Tells what a menu offers, as its eyes see it."""

    def __init__(self, eyes: SeatNames, tongue: Tongue) -> None:
        self.eyes = eyes
        self.tongue = tongue
        self._by_hand = ByHand(tongue)

    def lines(self, menu: Menu) -> list[Text]:
        """The question and all that can be answered."""
        hint = self.tongue.try_say("cli-hint", menu.asked.kind)
        said = " ".join(filter(None, (question_in_words(menu), hint)))
        fight = self.eyes.fight
        left = left_by_hand(fight.rulebook, menu.asked, self.tongue)
        told = self._by_hand.lines((getattr(menu.asked.who, "id", ""), fight.state.round), left)
        return [Text(said, style="bold"), *self.menu(menu), *(Text(line, style="italic") for line in told)]

    # --- the menu

    def menu(self, menu: Menu) -> Iterator[Text]:
        """What can be answered, by group, with the numbers to type."""
        if menu.asked.kind != "turn":
            for group in GROUPS:
                yield from self._ranges(menu, group, lambda _: "")
            yield from (self.choice(choice, menu) for choice in menu.choices)
            return
        for group in GROUPS:
            choices = [choice for choice in menu.choices if choice.group == group]
            yield from self._ranges(menu, group, self._heading)
            if group == "cast":
                yield from self.spells(menu, menu.spells)
            elif group == "attack":
                if len(choices) > MOST_ATTACKS:
                    yield from self._by_weapon(choices, menu)
                else:
                    yield from (self.choice(choice, menu) for choice in choices)
                yield from (self._aimed(part, menu) for part in menu.aimed if part.count())
            elif choices:
                yield self._in_line(group, choices)

    def _by_weapon(self, choices: list[Choice], menu: Menu) -> Iterator[Text]:
        """Too many to stand one below the other: each ability or weapon once, with its odds, then all targets."""
        for weapon, alike in groupby(choices, key=lambda choice: choice.weapon):
            same = list(alike)
            if len(same) < LEAST_FOLDED or any(choice.target is None for choice in same):
                yield from self.some(same, menu)
                continue
            price = menu.price(what_is_used(same[0].option)) if same[0].option.verb == USE else ""
            name = self._weapon(weapon) + price
            brief = next(filter(None, (self._brief(choice, menu) for choice in same[:LEAST_FOLDED])), "")
            line = Text("    " + name[:1].upper() + name[1:])
            line.append(f" ({brief})" if brief else "", style="dim").append(": ")
            yield self._targets(line, same)

    def _weapon(self, weapon: str) -> str:
        """An ability or weapon at the head of its targets; a thrown one says so."""
        how, _, thing = weapon.rpartition(" ")
        name = self.tongue.language.name(self.tongue.thing(thing))
        return f"{self.tongue.say('say-word', how)} ({name})" if how else name

    def _targets(self, line: Text, choices: list[Choice]) -> Text:
        for choice in choices:
            line.append(f"{choice.number}{NO_BREAK}", style="bold yellow")
            line.append(self._target(choice).replace(" ", NO_BREAK) + "  ")
        return line

    def _ranges(self, menu: Menu, group: str, heading: Callable[[str], str]) -> Iterator[Text]:
        """What of a group is said with a square, or with a number."""
        for verb, texts in menu.ways_in(group).items():
            yield self._ways(heading(group), verb, texts, menu)
        for words, low, high in menu.numbers_in(group):
            yield self._numbers(heading(group), words, low, high)

    def _aimed(self, part: Pattern, menu: Menu) -> Text:
        """An ability whose area is put on the map, with how that is typed."""
        deed = next(iter(part))
        ability = self.tongue.thing(what_is_used(deed).id)
        example = menu.asked.options.text(deed, self.eyes)
        return Text("    " + self.tongue.say("cli-menu", "spell", spell=ability, count=part.count(), example=example))

    def _ways(self, heading: str, verb: str, texts: list[str], menu: Menu) -> Text:
        label = self.tongue.try_say("say-deed", verb)
        example, square = menu.name_of(texts[0]), texts[0].split()[-1]
        text = self.tongue.say("cli-menu", "ways", count=len(texts), example=example, square=square)
        return Text.assemble((heading, "bold"), f"{label}: " if label else "", text)

    def spells(self, menu: Menu, ids: Iterable[str]) -> Iterator[Text]:
        """Each spell with how one types it: at a square, or in how many ways."""
        heading = self._heading("cast")
        for id in ids:
            facts: dict[str, Argument] = {
                "spell": self.tongue.thing(id),
                "count": sum(part.count() for part in menu.spells[id]),
                "example": menu.example_of(id),
            }
            text = self.tongue.say("cli-menu", "spell-at" if is_place(menu.spells[id][0]) else "spell", **facts)
            yield Text.assemble((heading, "bold"), text)
            heading = " " * len(heading)

    def _numbers(self, heading: str, words: str, low: int, high: int) -> Text:
        text = self.tongue.say("cli-menu", "numbers", low=low, high=high, words=words, example=f"{words} {low}")
        return Text.assemble((heading, "bold"), text)

    def _in_line(self, group: str, choices: list[Choice]) -> Text:
        line = Text.assemble((self._heading(group), "bold"))
        for (verb, thing), alike in groupby(choices, key=verb_of):
            same = list(alike)
            word = self.tongue.try_say("say-word", verb) if len(same) >= LEAST_FOLDED else None
            if word:
                word += f" ({self.tongue.language.name(self.tongue.thing(thing))})" if thing else ""
                line = self._targets(line.append(f"{word}:".replace(" ", NO_BREAK) + " "), same)
                continue
            for choice in same:
                line.append(f"{choice.number}{NO_BREAK}", style="bold yellow")
                line.append(choice.label.replace(" ", NO_BREAK) + "  ")
        return line

    def _target(self, choice: Choice) -> str:
        """To whom it is done, and nothing else."""
        if choice.target is None:
            return ""
        return self.tongue.language.name(self.tongue.creature(self.eyes.name(choice.target.id)))

    def some(self, choices: list[Choice], menu: Menu) -> Iterator[Text]:
        """Choices one below the other, as many as one takes in at a glance."""
        yield from (self.choice(choice, menu) for choice in choices[:MOST_FOUND])
        if len(choices) > MOST_FOUND:
            yield Text("    " + self.tongue.say("cli-menu", "more", more=len(choices) - MOST_FOUND))

    def choice(self, choice: Choice, menu: Menu) -> Text:
        """A choice by itself, with its odds if it is an attack."""
        line = Text.assemble((f"{choice.number:>3} ", "bold yellow"), choice.label[:1].upper() + choice.label[1:])
        brief = self._brief(choice, menu)
        return line.append(f": {brief}", style="dim") if brief else line

    def _brief(self, choice: Choice, menu: Menu) -> str:
        is_attack = choice.group == "attack" or menu.asked.kind.endswith(("attack", "defence"))
        if not is_attack or choice.option == PASS:
            return ""
        odds = odds_for(self.eyes.fight, choice.text, menu.asked.id, self.eyes.seat)
        return in_brief(odds, self.eyes.who(menu.asked.who), self.tongue)

    def _heading(self, group: str) -> str:
        return self.tongue.say("say-group", group) + ": "


def verb_of(choice: Choice) -> tuple[str, str]:
    """What is done to somebody, and with what; each choice that is done to nobody stands by itself."""
    if choice.target is None:
        return choice.text, ""
    return choice.option.verb, next(
        (arg.id for arg in choice.option.args if arg is not choice.target and hasattr(arg, "id")), ""
    )
