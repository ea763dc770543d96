"""The order of combat: surprise, initiative, rounds, turns.  Start at `begin`."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from affray.core.board.field import OUT_OF_IT
from affray.core.dice.notation import parse_dice
from affray.core.memory import BODIES, remembered
from affray.core.table.asking import Question, Throw
from affray.core.table.changes import begin_round, begin_turn, end_turn, refill
from affray.core.table.moments import ROUND_END, TURN_END, TURN_START, fire_moment
from affray.core.table.scenario import bring_waves
from affray.core.table.scenario_rulings import take_call
from affray.core.values import GM, PLAYERS
from affray.rules.dnd5e.attack.two_weapons import forget_light
from affray.rules.dnd5e.changes import (
    advance,
    line_up,
    refresh_pools,
    set_initiative,
    set_surprised,
    set_turn_order,
    start_over,
)
from affray.rules.dnd5e.creatures.legendary import (
    is_lair_due,
    offer_legendary,
    open_lairs,
    regain_legendary,
    take_lair_action,
)
from affray.rules.dnd5e.creatures.powers import recharge
from affray.rules.dnd5e.effects.acting import act_traits, begin_near_others
from affray.rules.dnd5e.effects.realms import burst_out
from affray.rules.dnd5e.effects.zones import drift
from affray.rules.dnd5e.gear.handling import FREE
from affray.rules.dnd5e.harm.dying import death_save
from affray.rules.dnd5e.movement.zones import end_turn as end_turn_there
from affray.rules.dnd5e.movement.zones import start_turn
from affray.rules.dnd5e.reacting.bystanders import those_who_watch
from affray.rules.dnd5e.reacting.reactions import offer_reactions
from affray.rules.dnd5e.reacting.ready_triggers import lapse
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import planned_check
from affray.rules.dnd5e.rolls.d20 import throw_all
from affray.rules.dnd5e.rolls.hiding import become_hidden, lie_still
from affray.rules.dnd5e.rolls.straight_runs import reset_run
from affray.rules.dnd5e.state.battle import Battle, has_legends, those_elsewhere
from affray.rules.dnd5e.state.combatant import DEAD, DYING, STABLE, Combatant
from affray.rules.dnd5e.state.happenings import NEAR_TURN, Happening
from affray.rules.dnd5e.state.mods import REACTIVE, TURN
from affray.rules.dnd5e.turn.controlled_mounts import RIDDEN, begin_with, behind_riders, end_with, has_had_its_turn
from affray.rules.dnd5e.turn.curbs import curb

D20 = parse_dice("d20")
NO_TURN_LEFT: Final = OUT_OF_IT | {DEAD, STABLE}
NO_TURN = frozenset(("lethargy", "surprised"))
"""Effects whose bearer cannot act on its turn."""


def begin(table: Table) -> None:
    """Surprise, positions, initiative, and then turns.  5e.order.steps 5e.order.place"""
    surprise(table)
    roll_initiative(table)
    new_round(table)


def surprise(table: Table) -> None:
    """Each creature that does not notice a threat is surprised.  5e.surprise.contest 5e.surprise.each

    Creatures hidden before the fight need no check, nor those who lie in wait as things.
    """
    battle = table.state
    readings = table.readings
    waiting = [creature for creature in battle.everyone() if creature.id in battle.stealthy]
    hiders = [creature for creature in waiting if not creature.block.is_disguised]
    checks = [planned_check(table.readings, battle, hider, "stealth", "5e.surprise.contest") for hider in hiders]
    rolls = throw_all(table, [(check, None) for check in checks], "stealth", to=())
    sides = {creature.side for creature in battle.everyone()}
    foes = {side: [foe for foe in battle.everyone() if foe.side != side] for side in sides}
    for hider, roll in zip(hiders, rolls, strict=True):
        become_hidden(readings, battle, hider, int(roll.total))
    for creature in battle.everyone():
        if creature.block.is_disguised and (creature in waiting or creature.hidden_from):
            lie_still(creature, foes[creature.side])
    off_guard = [creature for creature in battle.everyone() if notices_no_threat(creature, foes[creature.side])]
    set_surprised(table, off_guard)


def notices_no_threat(creature: Combatant, foes: list[Combatant]) -> bool:
    """Are there foes, and are all of them unnoticed?  5e.surprise.noticed"""
    return bool(foes) and all(creature.id in foe.hidden_from for foe in foes)


def roll_initiative(table: Table) -> None:
    """A Dexterity check each, once for a group of identical creatures.  5e.initiative.check 5e.initiative.group"""
    battle = table.state
    groups: dict[str, list[Combatant]] = {}
    for creature in battle.everyone():
        groups.setdefault(creature.group, []).append(creature)
    firsts = [members[0] for members in groups.values()]
    checks = [planned_check(table.readings, battle, first, "dex", "5e.initiative.check") for first in firsts]
    rolls = throw_all(table, [(check, None) for check in checks], "initiative")
    for members, roll in zip(groups.values(), rolls, strict=True):
        for creature in members:
            set_initiative(creature, int(roll.total))
    set_turn_order(table, behind_riders(battle, _in_order(table, list(groups.values()))))


def _in_order(table: Table, groups: list[list[Combatant]]) -> list[Combatant]:
    ordered: list[Combatant] = []
    groups.sort(key=lambda members: -members[0].initiative)
    for _, tied in groupby(groups, key=lambda members: members[0].initiative):
        for members in settle_tie(table, list(tied)):
            ordered += members
    return ordered


def settle_tie(table: Table, tied: list[list[Combatant]]) -> list[list[Combatant]]:
    """As the table says; those of whom no player knows come in afterwards, so that nobody sees a tie with them.

    For those who are not there, or whom a player imagines away, nobody is asked.  5e.initiative.ties
    """
    known = [members for members in tied if is_known_to_players(table, members)]
    ordered = TIES[table.readings.ties](table, known)
    unknown = [members for members in tied if members not in known]
    lurkers = [members for members in unknown if any(creature.is_there for creature in members)]
    absent = [members for members in unknown if members not in lurkers]
    if not known:
        return TIES[table.readings.ties](table, lurkers) + absent
    if not lurkers:
        return ordered + absent
    with_players = any(is_players_own(table, members) for members in known)
    is_rolled = table.readings.ties == "d20-all" or (table.readings.ties == "d20-mixed-only" and with_players)
    return (let_in_by_roll if is_rolled else let_in_by_choice)(table, ordered, lurkers) + absent


def is_known_to_players(table: Table, members: list[Combatant]) -> bool:
    battle = table.state
    return any(battle.is_known_to(seat, creature) for seat in battle.seats if seat != GM for creature in members)


def let_in_by_choice(
    table: Table, ordered: list[list[Combatant]], lurkers: list[list[Combatant]]
) -> list[list[Combatant]]:
    """The GM says before whom of the others the hidden go.  5e.initiative.ties"""
    settled, left, hidden = [], list(ordered), list(lurkers)
    while hidden:
        offered = [*left[:1], *hidden]
        first = offered[0][0]
        if len(offered) > 1:
            first = table.ask(Question(GM, "tie", [members[0] for members in offered]))
        chosen = next(members for members in offered if members[0] is first)
        (hidden if chosen in hidden else left).remove(chosen)
        settled.append(chosen)
    return settled + left


def let_in_by_roll(
    table: Table, ordered: list[list[Combatant]], lurkers: list[list[Combatant]]
) -> list[list[Combatant]]:
    """The hidden alone roll: the higher, the more of the others they go before. Our ruling.  5e.initiative.ties"""
    rolls = table.roll_all([Throw(members[0], D20, "tie", to=()) for members in lurkers])
    settled = list(ordered)
    for roll, members in sorted(zip(rolls, lurkers, strict=True), key=lambda pair: pair[0].total):
        before = (roll.natural - 1) * (len(ordered) + 1) // 20
        settled.insert(len(ordered) - before, members)
    return settled


def tied_by_choice(table: Table, tied: list[list[Combatant]]) -> list[list[Combatant]]:
    """The players order their own, the GM all others and between the two.  5e.initiative.ties"""
    ordered = []
    left = list(tied)
    while len(left) > 1:
        who = PLAYERS if all(is_players_own(table, members) for members in left) else GM
        first = table.ask(Question(who, "tie", [members[0] for members in left]))
        chosen = next(members for members in left if members[0] is first)
        left.remove(chosen)
        ordered.append(chosen)
    return ordered + left


def tied_by_roll(table: Table, tied: list[list[Combatant]]) -> list[list[Combatant]]:
    """The tied roll a d20 each and the highest goes first; those who tie again roll again.  5e.initiative.ties"""
    ordered: list[list[Combatant]] = []
    waiting = [tied]
    while waiting:
        same = waiting.pop()
        if len(same) == 1:
            ordered += same
            continue
        rolls = table.roll_all([Throw(members[0], D20, "tie") for members in same])
        ranked: dict[int, list[list[Combatant]]] = {}
        for roll, members in zip(rolls, same, strict=True):
            ranked.setdefault(int(roll.total), []).append(members)
        waiting += [ranked[total] for total in sorted(ranked)]
    return ordered


def tied_by_roll_if_mixed(table: Table, tied: list[list[Combatant]]) -> list[list[Combatant]]:
    """A d20 each where characters and monsters are tied, else by choice.  5e.initiative.ties"""
    is_mixed = len({is_players_own(table, members) for members in tied}) > 1
    return tied_by_roll(table, tied) if is_mixed else tied_by_choice(table, tied)


def is_players_own(table: Table, members: list[Combatant]) -> bool:
    """5e.table.control"""
    return table.state.seat_of(members[0]) != GM


def new_round(table: Table) -> None:
    """5e.order.round 5e.order.end 5e.reaction.per-round"""
    battle = table.state
    if battle.round:
        fire_moment(table, ROUND_END)
    begin_round(table)
    start_over(battle)
    if battle.scenario is not None:
        bring_waves(table, table.readings.hooks.stage)
    open_lairs(battle)
    if table.readings.reactions_return_each_round:
        for creature in battle.everyone():
            refill(creature, "reaction", 1)


def next_turn(table: Table) -> None:
    """The next creature, or a lair, takes its turn; after the last a new round begins.

    5e.order.round 5e.lair.actions
    """
    battle = table.state
    called = take_call(battle) if battle.scenario is not None else None
    if called is not None:
        line_up(table, battle.order, battle.order.index(called.id))
    elif battle.next == len(battle.order) and not battle.lairs:
        new_round(table)
    if called is None and battle.lairs and is_lair_due(battle):
        take_lair_action(table)
        return
    creature = battle.creatures[battle.order[battle.next]]
    advance(battle)
    if battle.readied:
        lapse(table, creature)
    if creature.status in NO_TURN_LEFT:
        skip_turn(table, creature)
        return
    if (creature.rider or RIDDEN in creature.pools) and has_had_its_turn(battle, creature):
        return
    begin_turn(table, creature)
    for one in those_reactive(battle):
        refill(one, "reaction", 1)
    readings = table.readings
    refresh_pools(creature, regains_reaction=not readings.reactions_return_each_round)
    refill(creature, FREE, readings.free_interactions)
    forget_light(creature)
    fire_moment(table, TURN_START, creature)
    begin_near_others(table, creature)
    watching = those_who_watch(battle, creature)
    if watching:
        offer_reactions(table, Happening(NEAR_TURN, creature, None), watching)
    if creature.mount:
        begin_with(table, creature)
    if battle.zones:
        drift(table, creature)
        start_turn(table, creature)
    if creature.block.starts:
        start_of_turn(table, creature)
    if creature.status == DYING and not creature.regenerates:
        death_save(table, creature)
    if creature.effects:
        curb(battle, creature)
    if not can_act(creature) and not keeps_bonus_action(readings, creature):
        finish_turn(table, creature)


@remembered(BODIES)
def those_reactive(battle: Battle) -> tuple[Combatant, ...]:
    """Whoever may take a reaction on every turn."""
    return tuple(one for one in battle.creatures.values() if any(trait.mods_on(REACTIVE) for trait in one.block.gifts))


def start_of_turn(table: Table, creature: Combatant) -> None:
    """What features and powers do when a turn begins.  5e.monster.recharge 5e.legendary.actions"""
    regain_legendary(creature)
    reset_run(creature)
    recharge(table, creature)
    starting = table.readings.hooks.starting
    for feature in creature.block.features:
        if feature in starting:
            starting[feature](table, creature)
    act_traits(table, TURN_START, creature)


def can_act(creature: Combatant) -> bool:
    """5e.surprise.effect"""
    return creature.is_able and not (
        creature.effects
        and any(e.kind in NO_TURN or (e.what is not None and e.what.bars(TURN)) for e in creature.effects)
    )


def skip_turn(table: Table, creature: Combatant) -> None:
    """One who is dead, stable or out of the fight has no turn, but effects still end at its start and end."""
    fire_moment(table, TURN_START, creature)
    fire_moment(table, TURN_END, creature)


def finish_turn(table: Table, creature: Combatant) -> None:
    """End the turn; then legendary actions may be taken.  5e.legendary.actions"""
    battle = table.state
    if battle.zones:
        end_turn_there(table, creature)
    if those_elsewhere(battle):
        burst_out(table)
    fire_moment(table, TURN_END, creature)
    act_traits(table, TURN_END, creature)
    if creature.mount:
        end_with(table, creature)
    end_turn(table, creature)
    if has_legends(battle):
        offer_legendary(table, creature)


def keeps_bonus_action(readings: Readings, creature: Combatant) -> bool:
    """Does a creature that cannot take actions keep its bonus action?  5e.turn.bonus-denied"""
    return readings.bonus_actions_stay and creature.is_conscious


TIES: Final[dict[str, Callable[[Table, list[list[Combatant]]], list[list[Combatant]]]]] = {
    "gm-and-players": tied_by_choice,
    "d20-mixed-only": tied_by_roll_if_mixed,
    "d20-all": tied_by_roll,
}
"""Who goes first among the tied, by the table option.  5e.initiative.ties"""
