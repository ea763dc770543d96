"""A question and its menu as lines to show: who is asked, what, and what can be answered.  Start at `Offering`."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from rich.text import Text

from affray.cli.chances import in_brief, odds_for
from affray.cli.eyes import Eyes
from affray.cli.menu import GROUPS, Choice, Menu
from affray.cli.speech import Tongue
from affray.core.deeds import PASS, Pattern
from affray.core.dice import parse_dice
from affray.core.values import GM, Creature

if TYPE_CHECKING:
    from affray.lang.language import Argument

MOST_ATTACKS: Final = 8
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Offering:
    """Tells what a menu offers, as its eyes see it."""

    def __init__(self, eyes: Eyes, tongue: Tongue) -> None:
        self.eyes = eyes
        self.tongue = tongue

    def lines(self, menu: Menu) -> list[Text]:
        """The question and all that can be answered."""
        return [Text(self.question(menu), style="bold"), *self.menu(menu)]

    # --- the question

    def question(self, menu: Menu) -> str:
        """Who is asked, and what."""
        asked, tongue = menu.asked, self.tongue
        facts: dict[str, Argument] = {"who": self._who(asked.who)}
        if menu.dice is not None:
            dice = str(menu.dice.dice)
            facts |= {"dice": tongue.language.dice(dice), "why": tongue.purpose(asked.question.why)}
            return tongue.sentence("cli-question", "roll", **facts, example=example_of(dice))
        if asked.about is not None:
            facts["about"] = tongue.creature(self.eyes.name(asked.about.id))
        if asked.question.why:
            facts["words"] = asked.question.why
        if asked.kind == "turn":
            return tongue.sentence("cli-question", "turn", **facts, left=tongue.listed(self._left(menu)))
        text = tongue.try_say("cli-question", asked.kind, **facts)
        text = text or tongue.say("cli-question", "other", who=facts["who"], kind=asked.kind)
        return text[:1].upper() + text[1:]

    def _who(self, who: Creature | str) -> "Argument":
        if isinstance(who, Creature):
            return self.tongue.creature(self.eyes.name(who.id))
        return self.tongue.say("cli-seat", "gm" if who == GM else "players")

    def _left(self, menu: Menu) -> Iterator[str]:
        """What the one on turn can still use."""
        if menu.ways_in("move"):
            yield self.tongue.say("cli-distance", squares=max(menu.left_to_go("move"), default=0))
        for group, term in (("action", "term-action"), ("bonus", "bonus-action")):
            casts = any(next(iter(parts[0].slots[0])).time == group for parts in menu.spells.values())
            if casts or menu.ways_in(group) or any(choice.group == group for choice in menu.choices):
                yield self.tongue.say(term)

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
                yield from (self.choice(choice, menu) for choice in choices[:MOST_ATTACKS])
                if len(choices) > MOST_ATTACKS:
                    yield Text("    " + self.tongue.say("cli-menu", "more", more=len(choices) - MOST_ATTACKS))
                yield from (self._aimed(part, menu) for part in menu.aimed if part.count())
            elif choices:
                yield self._in_line(group, choices)

    def _ranges(self, menu: Menu, group: str, heading: Callable[[str], str]) -> Iterator[Text]:
        """What of a group is said with a square, or with a number."""
        for verb, texts in menu.ways_in(group).items():
            yield self._ways(heading(group), verb, texts)
        for words, low, high in menu.numbers_in(group):
            yield self._numbers(heading(group), words, low, high)

    def _aimed(self, part: Pattern, menu: Menu) -> Text:
        """An ability whose area is put on the map, with how that is typed."""
        deed = next(iter(part))
        ability = self.tongue.thing(deed.args[-1].id)
        example = menu.asked.options.text(deed, self.eyes)
        return Text("    " + self.tongue.say("cli-menu", "spell", spell=ability, count=part.count(), example=example))

    def _ways(self, heading: str, verb: str, texts: list[str]) -> Text:
        label = self.tongue.try_say("cli-deed", verb)
        text = self.tongue.say("cli-menu", "ways", count=len(texts), example=texts[0])
        return Text.assemble((heading, "bold"), f"{label}: " if label else "", text)

    def spells(self, menu: Menu, ids: Iterable[str]) -> Iterator[Text]:
        """Each spell with how many ways there are to cast it, and how one of them is typed."""
        heading = self._heading("cast")
        for id in ids:
            parts = menu.spells[id]
            facts: dict[str, Argument] = {"spell": self.tongue.thing(id), "count": sum(part.count() for part in parts)}
            example = menu.asked.options.text(next(iter(parts[0])), self.eyes)
            text = self.tongue.say("cli-menu", "spell", **facts, example=example)
            yield Text.assemble((heading, "bold"), text)
            heading = " " * len(heading)

    def _numbers(self, heading: str, words: str, low: int, high: int) -> Text:
        text = self.tongue.say("cli-menu", "numbers", low=low, high=high, words=words, example=f"{words} {low}")
        return Text.assemble((heading, "bold"), text)

    def _in_line(self, group: str, choices: list[Choice]) -> Text:
        line = Text.assemble((self._heading(group), "bold"))
        for choice in choices:
            line.append(f"{choice.number}{NO_BREAK}", style="bold yellow")
            line.append(choice.label.replace(" ", NO_BREAK) + "  ")
        return line

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
        return self.tongue.say("cli-group", group) + ": "


def example_of(dice: str) -> str:
    """Faces that the dice may show, as somebody would type them."""
    sides = parse_dice(dice).faces
    return " ".join(str(1 + (7 * place + most // 2) % most) for place, most in enumerate(sides))
