"""A question in words: who is asked, and what.  Start at `question_in_words`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from affray.core.dice.notation import parse_dice
from affray.core.values import GM, Creature
from affray.telling.menu import Menu

if TYPE_CHECKING:
    from affray.lang.language import Argument


def question_in_words(menu: Menu) -> str:
    """Who is asked, and what."""
    asked, tongue = menu.asked, menu.tongue
    facts: dict[str, Argument] = {"who": _who(asked.who, menu)}
    if menu.dice is not None:
        dice = str(menu.dice.dice)
        facts |= {"dice": tongue.language.dice(dice), "why": tongue.purpose(asked.question.why)}
        return tongue.sentence("say-question", "roll", **facts, example=example_of(dice))
    if asked.about is not None:
        facts["about"] = tongue.creature(menu.eyes.name(asked.about.id))
    if asked.question.why:
        facts["words"] = asked.question.why
    if asked.kind == "turn":
        return tongue.sentence("say-question", "turn", **facts, left=tongue.listed(_left(menu)))
    text = _of_oneself(menu, facts) or tongue.try_say("say-question", asked.kind, **facts)
    text = text or tongue.say("say-question", "other", who=facts["who"], kind=asked.kind)
    return text[:1].upper() + text[1:]


def _of_oneself(menu: Menu, facts: "dict[str, Argument]") -> str | None:
    """What somebody is asked about themselves, if there are words for it that do not say the name twice."""
    is_own = menu.asked.about is not None and menu.asked.about == menu.asked.who
    return menu.tongue.try_say("say-question", f"{menu.asked.kind}-self", **facts) if is_own else None


def _who(who: Creature | str, menu: Menu) -> "Argument":
    if isinstance(who, Creature):
        return menu.tongue.creature(menu.eyes.name(who.id))
    return menu.tongue.say("say-seat", "gm" if who == GM else "players")


def _left(menu: Menu) -> Iterator[str]:
    """What the one on turn can still use."""
    if menu.ways_in("move"):
        yield menu.tongue.say("say-distance", squares=max(menu.left_to_go("move"), default=0))
    for group, term in (("action", "term-action"), ("bonus", "bonus-action")):
        casts = any(next(iter(parts[0].slots[0])).time == group for parts in menu.spells.values())
        if casts or menu.ways_in(group) or any(choice.group == group for choice in menu.choices):
            yield menu.tongue.try_say(term) or menu.tongue.say("say-group", group)


def example_of(dice: str) -> str:
    """Faces that the dice may show, as somebody would type them."""
    sides = parse_dice(dice).faces
    return " ".join(str(1 + (7 * place + most // 2) % most) for place, most in enumerate(sides))
