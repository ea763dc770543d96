"""Previews of a deed, computed on request: odds, reach, areas.  Start at `show_odds`.

Everything is computed by the engine's own rules, on a copy of the fight, from what the seat may know.
"""

from typing import Any, Final

from affray.core.board import Ways
from affray.core.errors import IllegalAnswer
from affray.core.fight.fight import Fight
from affray.core.fight.odds import Odds, TooManyOutcomes, estimated_odds, exact_odds, reactions
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import UNSAID, Deed, Way
from affray.core.seats.portraits import sees
from affray.core.table.events import MARK
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, Creature
from affray.server.limits.computing import Budget
from affray.server.messages.problems import Problem
from affray.telling.chances import FELLED, in_full
from affray.telling.numbers import figures
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue

MOST_OUTCOMES: Final = 3000
MOST_TRIALS: Final = 1000
EXACT_SECONDS = 1.0
"""How much processor time exact odds may take; beyond it, they are estimated."""
ESTIMATE_SECONDS = 1.0
REACH_SECONDS = 2.0


def asked_of(fight: Fight, seat: str, number: int | None) -> OpenQuestion:
    """The open question with the seat's number, or the first."""
    feed = fight.feeds[seat]
    for asked in fight.seat(seat).questions:
        if number in (None, feed.number(asked.id)):
            return asked
    raise IllegalAnswer(str(number or ""), "not-asked")


def show_odds(fight: Fight, seat: str, number: int | None, text: str, tongue: Tongue, budget: Budget) -> dict[str, Any]:
    """The chances that matter, with their reasons."""
    asked = asked_of(fight, seat, number)
    option = asked.options.parse(text, fight.feeds[seat])
    found = _found_odds(fight, text, asked.id, seat, budget)
    target = next((arg for arg in getattr(option, "args", ()) if isinstance(arg, Creature)), None)
    name = SeatNames(fight, seat).name(target.id) if target else None
    harm = found.amounts("hurt", "amount")
    return {
        "lines": list(in_full(found, name, tongue)) or [tongue.say("say-odds", "certain")],
        "trials": found.trials,
        "chances": [{"of": of, "chance": float(chance)} for of, chance in _chances(found, name).items()],
        "mean": float(harm.mean),
        "most": max((value for value, _ in harm), default=0),
        "reasons": _reasons(found, tongue),
        "assumed": [_who(who, kind, tongue) for who, kind in found.assumed],
    }


def _found_odds(fight: Fight, text: str, to: str, seat: str, budget: Budget) -> Odds:
    """The exact odds, or an estimate if they would take too long."""
    budget.start(EXACT_SECONDS)
    try:
        return exact_odds(fight, text, to, seat, MOST_OUTCOMES, budget.has_time)
    except TooManyOutcomes:
        budget.start(ESTIMATE_SECONDS)
        return estimated_odds(fight, text, to, seat, MOST_TRIALS, budget.has_time)


def _chances(found: Odds, target: str | None) -> dict[str, Any]:
    chances: dict[str, Any] = {}
    if found.chance("attack"):
        chances |= {"hit": found.chance("attack", hit=True), "critical": found.chance("attack", critical=True)}
    if found.chance("defence"):
        chances["avoids"] = found.chance("defence", avoids=True)
    if target is not None:
        chances["felled"] = sum(found.chance(kind, who=MARK + target) for kind in FELLED)
    return chances


def _reasons(found: Odds, tongue: Tongue) -> list[dict[str, Any]]:
    """Modifiers that apply whatever the dice show, and are known beforehand: defence, cover, advantage."""
    attack = next(found.told("attack"), None)
    return [figure._asdict() for figure in figures([attack] if attack else [], tongue)]


def show_reach(
    fight: Fight, seat: str, number: int | None, text: str, tongue: Tongue, budget: Budget
) -> dict[str, Any]:
    """Every reachable square: its cost, the path, and who may react to it, as far as there is time to find out."""
    budget.start(REACH_SECONDS)
    asked, feed = asked_of(fight, seat, number), fight.feeds[seat]
    before = text.replace(UNSAID, "").split()
    for part in asked.options.parts:
        slot = part.slots[-1] if type(part) is Pattern and part.slots else None
        if isinstance(slot, Way) and isinstance(slot.routes, Ways):
            first = next(iter(part), None)
            if first is not None and _before_way(part, first, feed) == before:
                ways = _Ways(fight, seat, asked, before, slot.routes, tongue)
                return {"ways": [ways.show(end, with_danger=budget.has_time()) for end in slot.routes.ends()]}
    raise Problem("no-way", {"text": text[:60]})


def _before_way(part: Pattern, deed: Deed, names: Any) -> list[str]:
    words = [slot.write(value, names) for slot, value in zip(part.slots[:-1], deed.args, strict=False)]
    return [part.verb, *words]


class _Ways:
    """The ways of a move, shown one by one."""

    def __init__(
        self, fight: Fight, seat: str, asked: OpenQuestion, before: list[str], routes: Ways, tongue: Tongue
    ) -> None:
        self._fight = fight
        self._seat = seat
        self._asked = asked
        self._before = before
        self._routes = routes
        self._tongue = tongue

    def show(self, end: int, with_danger: bool) -> dict[str, Any]:
        routes = self._routes
        return {
            "square": routes.name(end),
            "cost": routes.reach.cost(end),
            "path": [routes.name(square) for square in routes.way_to(end) or ()],
            "danger": self._danger(end) if with_danger else None,
        }

    def _danger(self, end: int) -> list[dict[str, str]]:
        text = " ".join([*self._before, self._routes.name(end)])
        found = reactions(self._fight, text, self._asked.id, self._seat)
        return [_who(who, kind, self._tongue) for who, kind in found]


def show_area(fight: Fight, seat: str, number: int | None, text: str) -> dict[str, Any]:
    """The squares that a deed covers, and the creatures in them that the seat sees."""
    asked = asked_of(fight, seat, number)
    deed = asked.options.parse(text, fight.feeds[seat])
    is_deed = isinstance(deed, Deed) and isinstance(asked.who, Creature)
    squares = fight.rulebook.area(fight.state, asked.who, deed) if is_deed else []
    covered = {*squares}
    seen = sees(fight.rulebook, fight.state, seat)
    inside = [creature for creature in seen if covered & {*fight.state.space_names(creature)}]
    return {"squares": squares, "creatures": [MARK + SeatNames(fight, seat).name(creature.id) for creature in inside]}


def _who(who: str, kind: str, tongue: Tongue) -> dict[str, str]:
    is_seat = who == GM
    label = tongue.say("say-seat", GM) if is_seat else tongue.language.name(tongue.creature(who))
    return {"who": who if is_seat else MARK + who, "label": label, "kind": kind}
