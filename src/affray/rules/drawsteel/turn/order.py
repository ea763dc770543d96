"""The order of a fight: surprise, which side is first, whose turn is next, when a round is over.

Start at `begin`. How a side finds its next is a table option: `picked` or `by_agility`.
"""

from itertools import groupby
from typing import Final

from affray.core.board import HEROES
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.offers.typed import TypedSubset
from affray.core.table.asking import Question
from affray.core.table.changes import begin_round, begin_turn, end_turn, gain, refill
from affray.core.table.consent import AGREE, SWAPPED, order_of
from affray.core.table.moments import ROUND_END, TURN_END, TURN_START, fire_moment
from affray.core.table.order import alternate
from affray.core.table.scenario import bring_waves
from affray.core.table.scenario_rulings import is_called_off, take_call
from affray.core.values import GM, PLAYERS, Until
from affray.rules.drawsteel.changes import (
    call_up,
    equip,
    forget_turn,
    forget_turns,
    go_first,
    line_up,
    lose_effects,
    note_turns,
    set_pool,
    swap_places,
)
from affray.rules.drawsteel.harm.triggers import fire_trigger
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.actions import PER_TURN
from affray.rules.drawsteel.state.blocks import TRIGGERED, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_up
from affray.rules.drawsteel.state.happenings import Happening, Use
from affray.rules.drawsteel.state.squads import acting_with
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.turn.objectives import is_decided

D10: Final = parse_dice("1d10")
HEROES_FIRST: Final = 6
SURPRISED: Final = "surprised"
READY: Final = Deed("ready")
SURPRISE_SIDE: Final = "surprise-side"
TURN_OVER: Final = "turn-over"
"""The moment after a turn."""
HASTENED: Final = "round:hastened"


def begin(table: Table) -> None:
    """Begin the fight: who is surprised, and which side goes first.

    ds.start.intent ds.first.surprised-side ds.first.roll
    """
    readings = table.readings
    for fighter in table.state.everyone():
        equip(fighter)
    surprise(table)
    for hook in readings.hooks.fight_start:
        hook(table)
    go_first(table, first_side(table))
    if table.readings.by_agility:
        line_up_by_agility(table)
    new_round(table)


# --- who is surprised


def surprise(table: Table) -> None:
    """The Director says in one answer who is surprised: all of a side, these and no others, or as the encounter has it.

    ds.surprise.who
    """
    said = table.ask(Question(GM, "surprise", lambda: _surprising(table.state)))
    if said in (READY, PASS):
        return
    everyone = [fighter for fighter in table.state.everyone() if fighter.is_up]
    is_side = said.verb == SURPRISE_SIDE
    chosen = [each for each in everyone if each.side == said.args[0]] if is_side else said.args[0]
    for fighter in everyone:
        if fighter in chosen and not fighter.has(SURPRISED):
            gain(table, fighter, SURPRISED, ends=[Until(ROUND_END)])
        elif fighter not in chosen and fighter.has(SURPRISED):
            lose_effects(table, fighter, (SURPRISED,), "ruled")


def _surprising(clash: Clash) -> list[object]:
    everyone = [fighter for fighter in clash.everyone() if fighter.is_up]
    sides = dict.fromkeys(fighter.side for fighter in everyone)
    return [READY, Pattern(SURPRISE_SIDE, OneOf(sides)), Pattern("surprise", TypedSubset(everyone))]


# --- which side is first


def first_side(table: Table) -> str:
    """A side that is wholly surprised goes second; else 1d10 decides.  ds.first.surprised-side ds.first.roll"""
    up = [fighter for fighter in table.state.everyone() if fighter.is_up]
    others = next((fighter.side for fighter in up if fighter.side != HEROES), HEROES)
    ready = {fighter.side for fighter in up if not fighter.has(SURPRISED)}
    if len(ready) == 1:
        return ready.pop()
    roller = next((fighter for fighter in up if fighter.side == HEROES), None)
    if roller is None:
        return others
    roll = table.roll(roller, D10, "first-side", bands=lambda natural: natural >= HEROES_FIRST)
    is_high = roll.total >= HEROES_FIRST
    if table.readings.chooses_first:
        return choose_first(table, is_high, others)
    return HEROES if is_high else others


def choose_first(table: Table, is_high: bool, others: str) -> str:
    """By the final book the roll says who may choose.  ds.first.roll"""
    said = table.ask(Question(PLAYERS if is_high else GM, "first-side", [Deed("first", HEROES), Deed("first", others)]))
    side: str = said.args[0]
    return side


# --- rounds


def new_round(table: Table) -> None:
    """Everybody may act again, and has a triggered action.  ds.round ds.triggered.one"""
    clash = table.state
    readings = table.readings
    is_later = clash.round > 0
    if is_later:
        fire_moment(table, ROUND_END)
    forget_turns(clash)
    begin_round(table)
    if clash.scenario is not None:
        bring_waves(table, readings.hooks.stage)
    for fighter in clash.everyone():
        refill(fighter, TRIGGERED, 1)
    for hook in readings.hooks.round_start:
        hook(table)
    if is_later and table.readings.may_swap:
        swap(table)


def next_turn(table: Table) -> None:
    """The one that was called up, or one of the side that is next; when all have acted, a new round.

    ds.round ds.order.alternate ds.order.act
    """
    clash = table.state
    by_word = take_call(clash) if clash.scenario is not None else None
    if isinstance(by_word, Fighter):
        forget_turn(clash, acting_with(clash, by_word))
        start_turn(table, by_word)
        return
    called = clash.fighter(clash.called) if clash.called else None
    if called is not None and called in waiting(clash):
        start_turn(table, called)
        return
    up = up_next(clash)
    if not up:
        new_round(table)
        return
    chosen = by_agility(table, up) if table.readings.by_agility else picked(table, up)
    if chosen is not None and chosen in waiting(clash):
        start_turn(table, chosen)


def waiting(clash: Clash) -> list[Fighter]:
    """Those with a turn left in this round; whoever has two never takes them in a row.  ds.order.once ds.solo.turns"""
    return [
        fighter
        for fighter in those_up(clash)
        if clash.acted.count(fighter.id) < fighter.block.turns and clash.acted[-1:] != (fighter.id,)
    ]


def up_next(clash: Clash) -> list[Fighter]:
    """The rest of a group that has begun; else the side that is next, or the other when it has run out.

    ds.group.turns ds.order.alternate ds.order.tail ds.first.stays
    """
    left = waiting(clash)
    if not clash.acted:
        return alternate(left, None, clash.first)
    last = clash.fighter(clash.acted[-1])
    group = [fighter for fighter in left if fighter.group == last.group and fighter.id not in clash.acted]
    return group or alternate(left, last.side, clash.first)


# --- how a side finds its next


def picked(table: Table, up: list[Fighter]) -> Fighter | None:
    """The players choose together, the Director for its side, or for players who argue too long.

    ds.order.players-choose ds.order.alternate ds.order.timer
    """
    side = up[0].side

    def ready() -> list[Fighter]:
        if is_called_off(table.state) or is_decided(table.state):
            return []
        return [fighter for fighter in up if fighter.side == side and fighter in waiting(table.state)]

    if len(up) == 1 or is_decided(table.state):
        return up[0]
    said = table.ask(Question(PLAYERS if side == HEROES else GM, "next", ready))
    return said if isinstance(said, Fighter) else None


def by_agility(table: Table, up: list[Fighter]) -> Fighter | None:
    """The highest in the order; the Director picks within a group.  ds.order.alternative"""
    group = min((fighter.group for fighter in up), key=table.state.order.index)
    return picked(table, [fighter for fighter in up if fighter.group == group])


def line_up_by_agility(table: Table) -> None:
    """Each hero and each group makes an Agility test; ties on one side are rolled again.  ds.order.alternative"""
    firsts: dict[str, Fighter] = {}
    for fighter in table.state.everyone():
        firsts.setdefault(fighter.group, fighter)
    sides = groupby(sorted(firsts.values(), key=_side), key=_side)
    ordered = [fighter for _, members in sides for fighter in ranked(table, list(members))]
    line_up(table, [fighter.group for fighter in ordered])


def _side(fighter: Fighter) -> str:
    return fighter.side


def ranked(table: Table, members: list[Fighter]) -> list[Fighter]:
    """From the highest total to the lowest, ties rolled again.  ds.order.alternative"""
    ordered: list[Fighter] = []
    waiting = by_total(table, members)
    while waiting:
        same = waiting.pop()
        if len(same) == 1:
            ordered += same
        else:
            waiting += by_total(table, same)
    return ordered


def by_total(table: Table, members: list[Fighter]) -> list[list[Fighter]]:
    """Everybody rolls: those of the lowest total first, each total together.  ds.order.alternative"""
    totals = {each.id: make_test(table, each, ("agility",), "initiative", is_opposed=True) for each in members}
    tied: dict[int, list[Fighter]] = {}
    for each in members:
        tied.setdefault(totals[each.id].total(), []).append(each)
    return [tied[total] for total in sorted(tied)]


def swap(table: Table) -> None:
    """At the start of a round two willing heroes may change places, if the Director agrees.

    The players' answer needs the yes of both (`core.seats.agreeing`).  ds.order.swap
    """
    said = table.ask(Question(PLAYERS, "swap", lambda: _swaps(table.state)))
    if said == PASS:
        return
    one, other = said.args
    if table.ask(Question(GM, "may-swap", [AGREE, PASS], one)) == AGREE:
        swap_places(table, one, other)


def _swaps(clash: Clash) -> list[object]:
    willing = [fighter for fighter in clash.everyone() if order_of(clash, fighter, SWAPPED, fighter) != "never"]
    heroes = [fighter for fighter in willing if fighter.hero and fighter.is_up]
    pairs = [Deed("swap", one, other) for place, one in enumerate(heroes) for other in heroes[place + 1 :]]
    return [PASS, *pairs] if pairs else []


# --- a turn begins and ends


def start_turn(table: Table, fighter: Fighter) -> None:
    """Start a turn with a main action, a maneuver and a move action.  ds.turn.three"""
    clash = table.state
    readings = table.readings
    together = acting_with(clash, fighter)
    note_turns(clash, together)
    begin_turn(table, fighter)
    for each in together:
        for pool, amount in PER_TURN.items():
            set_pool(each, pool, amount)
    for begin_anew in readings.hooks.new_turn:
        begin_anew(table)
    for each in together:
        fire_moment(table, TURN_START, each)
        for hook in readings.hooks.turn_start:
            hook(table, each)
    left = [each for each in together if each.is_up]
    if not left:
        finish_turn(table, fighter)
    elif fighter not in left:
        begin_turn(table, left[0])


def finish_turn(table: Table, fighter: Fighter) -> None:
    """Fire the end of the turn for effects, then let triggered actions answer it.  ds.triggered.turn-chain"""
    readings = table.readings
    for each in acting_with(table.state, fighter):
        for hook in readings.hooks.turn_end:
            hook(table, each)
        fire_moment(table, TURN_END, each)
    end_turn(table, fighter)
    fire_trigger(table, Happening("turn-ended", fighter))
    for hook in readings.hooks.turn_over:
        hook(table, fighter)


def can_take_turn(clash: Clash, fighter: Fighter, ability: "Ability", happening: Happening) -> bool:
    """Is the fighter still waiting for its turn, and was this one not taken out of order?  ds.triggered.turn-chain"""
    is_chained = bool(happening.who.pools.get(HASTENED, 0))
    return not is_chained and not clash.called and fighter in waiting(clash)


def take_turn_now(table: Table, use: Use, target: Fighter, outcome: "Outcome") -> None:
    """The target's turn is next; no other may be taken in this way after it.  ds.triggered.turn-chain"""
    call_up(table.state, target)
    set_pool(target, HASTENED, 1)
    table.tell("called-up", who=target)
