"""Questions as sent to clients: options listed, or gaps to fill on the map or in a field.  Start at `show_question`.

`…` in a text is a gap to be replaced by a square, a number, free text or selected names.
"""

import re
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from affray.core.board import Spot
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import UNSAID, Deed, Faces, Names, Number, Shares, Slot, Subset, Way, Word, Words
from affray.core.seats.agreeing import Proposal
from affray.core.seats.portraits import sees
from affray.core.table.events import shown_fact
from affray.core.table.recorded import OpenQuestion
from affray.core.table.rulings import subjects_of
from affray.core.values import GM, PLAYERS, Creature
from affray.telling.by_hand import left_by_hand
from affray.telling.kinds import group_of
from affray.telling.menu import Choice, Menu
from affray.telling.questions import question_in_words
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.server.views.seat_view import Looks

FEW: Final = 12
"""Up to this many combinations of a selection are listed; of more, items are picked one by one."""
MOST_LISTED: Final = 200
SQUARES: Final = ("way", "square", "aim")
_PLACEHOLDER: Final = re.compile(rf": \S+ {UNSAID}$")
"""How a label says what to type: a field needs none of it."""


def show_question(asked: OpenQuestion, eyes: SeatNames, tongue: Tongue, looks: "Looks", brief: bool) -> dict[str, Any]:
    """A question in full, or in brief without its options."""
    state, feed = eyes.fight.state, eyes.fight.feeds[eyes.seat]
    unseen = state.creatures.keys() - {creature.id for creature in sees(eyes.fight.rulebook, state, eyes.seat)}
    menu = Menu(asked, eyes, tongue)
    shown = {
        "number": feed.number(asked.id),
        "seat": asked.seat,
        "who": shown_fact(asked.who, eyes.seat, unseen, feed),
        "kind": asked.kind,
        "about": shown_fact(asked.about, eyes.seat, unseen, feed),
        "text": None if brief and asked.kind == "turn" else question_in_words(menu),
        "seconds": looks.seconds.get(asked.id),
        "brief": brief,
        "proposals": [_proposal(made, menu, looks.to_object.get(asked.id)) for made in eyes.fight.proposals(asked)],
    }
    if brief:
        return shown
    by_hand = [{"name": name, "text": text} for name, text in left_by_hand(eyes.fight.rulebook, asked, tongue)]
    return {**shown, **_offered(menu), "by_hand": by_hand}


def _proposal(made: Proposal, menu: Menu, seconds: float | None) -> dict[str, Any]:
    """What is proposed in answer to a question that the players answer together, and how it stands with it."""
    tongue, options = menu.tongue, menu.asked.options
    option = options.parse(made.text)
    label = next((choice.label for choice in menu.choices if choice.option == option), made.text)
    named = {
        kind: tongue.listed(_seat(seat, menu) for seat in getattr(made, kind)) for kind in ("by", "needs", "waits")
    }
    parts = [kind for kind, said in (("by", True), ("waits", made.waits), ("needs", made.needs)) if said]
    told = [tongue.sentence("server-proposal", part, names=named[part], what=label) for part in parts]
    return {
        "text": options.text(option, menu.eyes),
        "label": label,
        "by": made.by,
        "needs": made.needs,
        "waits": made.waits,
        "seconds": seconds,
        "told": " ".join([*told, *([] if seconds is None else [tongue.say("server-proposal", "stands")])]),
    }


def _seat(seat: str, menu: Menu) -> str:
    """A seat by the name of its creature, or its own."""
    return menu.tongue.try_say("say-seat", seat) or menu.tongue.language.name(menu.tongue.creature(seat))


def _offered(menu: Menu) -> dict[str, Any]:
    parts = [part for part in menu.asked.options.parts if type(part) is Pattern and part.is_open()]
    gaps = [(part, gap) for part in parts if (gap := _gap_of(part)) is not None]
    filled = [part for part, gap in gaps if isinstance(gap, Subset | Shares) or gap.kind in SQUARES]
    gaps_of = {kind: [] for kind in ("squares", "numbers", "words", "picks")}  # type: dict[str, list[dict[str, Any]]]
    for part, gap in gaps:
        for text, label in _around(part, gap, menu):
            shown = {"text": text, "label": label, "group": group_of(part.verb, menu.tongue.phrasing)}
            gaps_of[_field_of(gap)].append(shown | _filling(gap, menu))
    choices = [choice for choice in menu.choices if choice.text and not _is_filled(choice, filled)]
    return {
        "dice": None if menu.dice is None else _dice(menu.dice, menu),
        "choices": [_choice(choice, menu) for choice in choices[:MOST_LISTED]],
        **gaps_of,
        "more": max(0, len(choices) - MOST_LISTED),
    }


def _is_filled(choice: Choice, parts: list[Pattern]) -> bool:
    says_nothing = isinstance(choice.option, Deed) and UNSAID in choice.option.args
    return says_nothing or any(choice.option in part for part in parts)


def _choice(choice: Choice, menu: Menu) -> dict[str, Any]:
    option = choice.option
    args = option.args if isinstance(option, Deed) else (option,)
    aimed = [one for arg in args for one in (arg if isinstance(arg, tuple) else (arg,)) if isinstance(one, Creature)]
    return {
        "text": choice.text,
        "label": choice.label,
        "group": choice.group,
        "words": menu.called(choice),
        "targets": [f"@{menu.eyes.name(creature.id)}" for creature in aimed],
    }


def _dice(faces: Faces, menu: Menu) -> dict[str, Any]:
    dice = str(faces.dice)
    why = menu.tongue.purpose(menu.asked.question.why)
    return {"dice": dice, "shown": menu.tongue.language.dice(dice), "sides": list(faces.dice.faces), "why": why}


# --- gaps


def _gap_of(part: Pattern) -> Slot | None:
    """The slot of a pattern that is not listed, if any."""
    for slot in part.slots:
        if slot.kind in SQUARES or isinstance(slot, Word | Words):
            return slot
        if isinstance(slot, Number) and (not part.verb or slot.count() > FEW):
            return slot
        if isinstance(slot, Subset | Shares) and slot.count() > FEW:
            return slot
    return None


def _field_of(gap: Slot) -> str:
    if gap.kind in SQUARES:
        return "squares"
    if isinstance(gap, Number):
        return "numbers"
    return "words" if isinstance(gap, Word | Words) else "picks"


def _filling(gap: Slot, menu: Menu) -> dict[str, Any]:
    """What a gap can be filled with. The squares of an aim are left for the client to find."""
    shown = gap.shown(menu.eyes)
    if isinstance(gap, Way | Spot):
        return {"squares": shown}
    if isinstance(gap, Number):
        return {"low": gap.low, "high": gap.high}
    if isinstance(gap, Word | Words):
        return {"most": shown}
    if isinstance(gap, Subset | Shares):
        of = [
            {"text": text, "label": _called(one, text, menu)} for one, text in zip(gap.values, shown["of"], strict=True)
        ]
        if isinstance(gap, Shares):
            return {"of": of, "least": gap.number, "most": gap.number, "again": True}
        return {"of": of, "least": gap.least, "most": gap.most, "again": False}
    return {"squares": None}


def _called(one: Any, text: str, menu: Menu) -> str:
    return (
        menu.tongue.language.name(menu.tongue.creature(text)) if isinstance(one, Creature) else menu.tongue.word(text)
    )


def _around(part: Pattern, gap: Slot, menu: Menu) -> Iterator[tuple[str, str]]:
    """For each combination of the other slots: the text with a gap, and its label."""
    others = [[UNSAID] if slot is gap else list(slot) for slot in part.slots]
    for args in product(*others):
        words = [
            UNSAID if slot is gap else slot.write(arg, menu.eyes) for slot, arg in zip(part.slots, args, strict=True)
        ]
        text = " ".join([*words[: part.verb_at], part.verb, *words[part.verb_at :]]).strip()
        label = menu.called_with_gap(part.verb, [arg for arg in args if arg is not UNSAID])
        yield text, _PLACEHOLDER.sub("", label)


def show_offer(options: Options, names: Names) -> list[dict[str, Any]]:
    """Rulings or settings as plain data: verbs with slots, the position of the verb, and what a ruling is about."""
    patterns = [part for part in options.parts if type(part) is Pattern and part.is_open() and part.count()]
    subjects = subjects_of(options)
    return [
        {
            "verb": p.verb,
            "verb_at": p.verb_at,
            "slots": [{"kind": s.kind, "of": s.shown(names)} for s in p.slots],
            "subject": subjects.get(p.verb, ""),
        }
        for p in patterns
    ]


def whom(asked: OpenQuestion, tongue: Tongue, names: Names) -> str:
    """The name of whoever is asked: a creature, the GM, the players."""
    if isinstance(asked.who, Creature):
        return tongue.language.name(tongue.creature(names.name(asked.who.id)))
    return tongue.say("say-seat", asked.who) if asked.who in (GM, PLAYERS) else asked.who
