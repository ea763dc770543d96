"""The view of a seat, as sent to clients.  Start at `show_view`."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from affray.core.fight.fight import Fight
from affray.core.table.consent import DEFAULTS
from affray.core.table.free_deeds import free_doers
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM
from affray.lang import Language
from affray.server.views.questions import show_question, whom
from affray.telling.endings import over
from affray.telling.free_deeds import free_choices
from affray.telling.people import health
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.store import Kept

WORD: Final = re.compile(r"[^\s,]+")
NEWEST: Final = 20
"""How many of the latest journal entries the GM sees."""


class Looks:
    """What a view needs besides the fight: the table's properties, the time left, the connected seats.

    `to_object` is the time left to say wait to what is proposed; `overdue` are the questions on which the players ran
    out of time to agree: the GM is asked instead.
    """

    def __init__(
        self,
        kept: "Kept",
        seconds: Mapping[str, int],
        to_object: Mapping[str, float],
        connected: frozenset[str],
        overdue: frozenset[str],
    ) -> None:
        self.kept = kept
        self.seconds = seconds
        self.to_object = to_object
        self.connected = connected
        self.overdue = overdue


def show_view(fight: Fight, seat: str, tongue: Tongue, looks: Looks) -> dict[str, Any]:
    """Everything a seat may know now."""
    state, eyes = fight.state, SeatNames(fight, seat)
    at_table = fight.seat(seat)
    asked = at_table.questions
    own = [one for one in asked if (seat == GM) == (one.seat == GM or one.id in looks.overdue)]
    briefly = [one for one in asked if one not in own]
    late = [one for one in briefly if one.id in looks.overdue]
    scene = at_table.scene()
    others = [*scene["waiting_for"], *([GM] if late else [])]
    ids = {f"@{eyes.name(id)}": id for id in state.creatures if seat == GM or id in fight.feeds[seat].known}
    return {
        "table": looks.kept.id,
        "title": tongue.title(looks.kept.title),
        "rulebook": fight.rulebook.name,
        "language": looks.kept.language,
        "lang": tongue.language.code,
        "seat": seat,
        "role": state.seats[seat],
        "fight": scene["fight"],
        "stock": _stock(scene["fight"], tongue),
        "creatures": [_creature(one, ids[one["name"]], fight, tongue) for one in scene["creatures"]],
        "questions": [show_question(one, eyes, tongue, looks, brief=one in briefly) for one in (*own, *briefly)],
        "free_deeds": [
            {"text": choice.text, "label": choice.label, "who": f"@{eyes.name(choice.doer.id)}"}
            for choice in free_choices(free_doers(fight.rulebook, state, seat), eyes, tongue)
        ],
        "waiting_for": others if seat != GM else sorted({_who(one, eyes) for one in briefly}),
        "waiting": _waiting(fight, seat, [one for one in briefly if one not in late], others, tongue),
        "can_undo": may_undo(fight, seat, looks.kept.players_undo),
        "outcome": scene["outcome"],
        "ending": scene["ending"],
        "over": scene["outcome"] and over(scene["outcome"], scene["ending"], tongue),
        "options": fight.rulebook.options,
        "dice": state.settings["dice"].get(seat, "digital"),
        "standing": _standing(fight, seat, eyes),
        "standing_kinds": list(fight.rulebook.standing_kinds),
        "standing_defaults": {kind: DEFAULTS[kind] for kind in fight.rulebook.standing_kinds if kind in DEFAULTS},
        "gm": _for_gm(fight, looks) if seat == GM else None,
    }


def _stock(fight: Mapping[str, Any], tongue: Tongue) -> list[dict[str, Any]]:
    """What is shared and counted beside the creatures, as far as there are words for it."""
    held = tongue.phrasing.stock(fight)
    labels = {name: tongue.try_say("page-stock", name) for name in held}
    return [{"name": name, "label": labels[name], "amount": amount} for name, amount in held.items() if labels[name]]


def _creature(shown: dict[str, Any], id: str, fight: Fight, tongue: Tongue) -> dict[str, Any]:
    return {
        **shown,
        "label": label_of(shown["name"].removeprefix("@"), tongue.language),
        "health": health(shown, tongue),
        "conditions": [
            {"kind": kind, "label": effect_of(kind, tongue.language, tongue.rulebook)}
            for kind in dict.fromkeys(shown["effects"])
        ],
        "seat": fight.state.seat_of(fight.state.creatures[id]),
    }


@lru_cache(maxsize=10_000)
def label_of(name: str, language: Language) -> str:
    """The label of a creature, standing alone."""
    called = language.name(Tongue(language).creature(name))
    return called[:1].upper() + called[1:]


@lru_cache(maxsize=1000)
def effect_of(kind: str, language: Language, rulebook: str) -> str:
    return Tongue(language, rulebook).effect(kind)


def _who(asked: OpenQuestion, eyes: SeatNames) -> str:
    return asked.who if isinstance(asked.who, str) else f"@{eyes.name(asked.who.id)}"


def _waiting(fight: Fight, seat: str, briefly: list[OpenQuestion], others: list[str], tongue: Tongue) -> str | None:
    """Whom the table waits for, as far as the seat may know."""
    names = [whom(one, tongue, SeatNames(fight, seat)) for one in briefly]
    for other in others:
        is_creature = other.startswith("@")
        noun = tongue.creature(other[1:]) if is_creature else None
        names.append(tongue.language.name(noun) if noun else tongue.try_say("say-seat", other) or other)
    return tongue.sentence("server-waiting", names=tongue.listed(dict.fromkeys(names))) if names else None


def may_undo(fight: Fight, seat: str, players_may: bool) -> bool:
    """May the seat undo something now?"""
    newest = fight.journal.undoable()
    if newest is None:
        return False
    return seat == GM or (players_may and fight.journal.entries[newest].by == seat)


def _standing(fight: Fight, seat: str, eyes: SeatNames) -> dict[str, str]:
    """The standing orders of the seat, and of its creatures in the seat's names."""
    state = fight.state
    orders = {}
    for words, order in state.settings["standing"].items():
        holder, _, kind = words.partition(" ")
        if kind in DEFAULTS:
            if seat in (GM, holder):
                orders[words] = order
        elif seat in (GM, state.seat_of(state.creatures[holder])):
            orders[f"{eyes.name(holder)} {kind}"] = order
    return orders


def _for_gm(fight: Fight, looks: Looks) -> dict[str, Any]:
    state, feed = fight.state, fight.feeds[GM]
    in_force = {position for position, _ in fight.journal.reel}
    first = max(0, len(fight.journal.entries) - NEWEST)
    return {
        "seats": [
            {
                "seat": seat,
                "role": role,
                "mind": state.settings["mind"].get(seat, ""),
                "dice": state.settings["dice"].get(seat, "digital"),
                "connected": seat in looks.connected,
            }
            for seat, role in state.seats.items()
        ],
        "control": {feed.name(id): state.seat_of(creature) for id, creature in state.creatures.items()},
        "disclosure": {feed.name(id): shown for id, shown in state.settings["disclosure"].items()},
        "countdown": looks.kept.countdown,
        "players_undo": looks.kept.players_undo,
        "journal": [
            {"number": number, **entry.plain(), "text": _in_names(entry.text, fight), "in_force": number in in_force}
            for number, entry in enumerate(fight.journal.entries[first:], first)
        ],
    }


def _in_names(text: str, fight: Fight) -> str:
    """The text of an entry, in which creatures go by their ids, with their names at the table."""
    ids, feed = fight.state.creatures, fight.feeds[GM]
    return WORD.sub(lambda word: feed.name(word[0]) if word[0] in ids else word[0], text)
