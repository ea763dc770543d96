"""Minions: squads with one Stamina, who strike together and may have a captain.  Start at `gather` and `drain`.

A squad is all who have the same `squad`; its captain is the one among them who is no minion.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from affray.core.asking import Question
from affray.core.board import HEROES
from affray.core.changes import begin_turn, set_hp, spend
from affray.core.deeds import PASS
from affray.core.effects import DAMAGED, fire_moment
from affray.core.slots import Deed
from affray.core.values import GM, Reason, total
from affray.rules.drawsteel.blocks import MAIN, MANEUVER, Ability
from affray.rules.drawsteel.changes import fall_in, fill_squad, lose_together, make_frail, mark, perish
from affray.rules.drawsteel.conditions import is_denied
from affray.rules.drawsteel.damage import fate_of, halving, resistance
from affray.rules.drawsteel.happenings import Aim, Harm, Use
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.targets import can_handle, candidates
from affray.rules.drawsteel.values import Clash, Fighter

MINION: Final = "minion"
LARGEST: Final = 8
AT_ONE_TARGET: Final = 3
STRUCK: Final = "struck"
"""The pool of a minion that says whether it took part in the main action of its squad this turn."""
TOGETHER: Final = "together-"
"""The beginning of the pools that say which maneuver the squad has done together this turn."""
MANEUVERS: Final = ("grab", "knockback")
"""Those that it does at several targets with one roll."""
LAST_STAND: Final = Deed("last-stand")
DONE: Final = "squad-done"
"""The pool that says whether the squad has had its main action this turn."""


def is_minion(fighter: Fighter) -> bool:
    """Has it its Stamina with others?"""
    return bool(fighter.squad) and fighter.block.organisation == MINION


def minions_of(clash: Clash, squad: str) -> list[Fighter]:
    """The minions of a squad who are up."""
    return [each for each in clash.everyone() if each.squad == squad and each.is_up and each.is_minion]


def captain_of(clash: Clash, squad: str) -> Fighter | None:
    """Its captain, while that is up.  ds.minion.captain"""
    return next((each for each in clash.everyone() if each.squad == squad and each.is_up and not each.is_minion), None)


def muster(table: Table) -> None:
    """A squad has the Stamina of all its minions.  ds.minion.squad"""
    clash = table.state
    for squad in dict.fromkeys(each.squad for each in clash.everyone() if each.is_minion):
        fill_squad(clash, squad, sum(each.block.stamina for each in minions_of(clash, squad)))


# --- its turn


def acting_with(clash: Clash, fighter: Fighter) -> list[Fighter]:
    """Those who take their turn together: a squad does, everybody else alone.  ds.minion.turn"""
    return minions_of(clash, fighter.squad) if fighter.is_minion else [fighter]


def ready(table: Table, fighter: Fighter) -> None:
    """A minion has a move action and one thing more: a main action, a maneuver or a second move.  ds.minion.turn"""
    if fighter.is_minion:
        for each in minions_of(table.state, fighter.squad):
            for pool in (MANEUVER, STRUCK, DONE, *(pool for pool in each.pools if pool.startswith(TOGETHER))):
                mark(each, pool, 0)


def offer_passing(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """The minions of a squad act in whatever order, and as often by turns as they like.  ds.minion.turn"""
    if fighter.is_minion:
        yield from (Deed("over-to", each) for each in minions_of(clash, fighter.squad) if each is not fighter)


def pass_on(table: Table, fighter: Fighter, other: Fighter) -> None:
    """Another minion of the squad goes on.  ds.minion.turn"""
    begin_turn(table, other)


def can_act_together(fighter: Fighter) -> bool:
    """All main actions of a squad happen at once.  ds.minion.strike"""
    return not fighter.is_minion or not fighter.pools.get(DONE, 0)


# --- striking together


def gather(table: Table, using: Use) -> None:
    """The others of a squad on its turn may join a strike, each at a target that it reaches, three at most at one.

    ds.minion.strike
    """
    clash = table.state
    user, ability = using.user, using.ability
    if not user.is_minion or clash.turn != user.id:
        return
    if ability.id in MANEUVERS:
        gather_for_maneuver(table, using)
    if ability.kind != MAIN:
        return
    mark(user, STRUCK, 1)
    for each in minions_of(clash, user.squad):
        mark(each, DONE, 1)
        if each is user or not ability.is_strike:
            continue
        said = table.ask(Question(each, "join-strike", partial(strikes, table, each, using), user))
        if said != PASS:
            spend(table, each, MAIN)
            mark(each, STRUCK, 1)
            using.join(each, said)


def gather_for_maneuver(table: Table, using: Use) -> None:
    """Minions grab and knock back together with one roll, each another target, in place of a main action.

    ds.minion.maneuver
    """
    clash = table.state
    note_together(clash, using.user, using.ability.id)
    for each in minions_of(clash, using.user.squad):
        if each is not using.user:
            said = table.ask(Question(each, "join-strike", partial(handled, table, each, using), using.user))
            if said != PASS:
                spend(table, each, MAIN)
                using.join(each, said)


def handled(table: Table, minion: Fighter, using: Use) -> list[object]:
    """Whom it could take on beside those who are taken on already.  ds.minion.maneuver"""
    if not minion.is_up or minion.pools[MAIN] <= 0 or is_denied(minion, MANEUVER) or minion.has("grabbed"):
        return []
    near = candidates(table.readings, table.state, minion, using.ability)
    found = [each for each in near if each.side != minion.side and each not in using.targets]
    found = [each for each in found if can_handle(minion, each)]
    return [*found, PASS] if found else []


def note_together(clash: Clash, fighter: Fighter, deed: str) -> None:
    """What a squad has done with one roll none of it does again this turn.  ds.minion.maneuver"""
    for each in minions_of(clash, fighter.squad) if fighter.is_minion else ():
        mark(each, TOGETHER + deed, 1)


def strikes(table: Table, minion: Fighter, using: Use) -> list[object]:
    """The targets at which a minion may strike with the others.  ds.minion.strike"""
    if not minion.is_up or minion.pools[MAIN] <= 0 or is_denied(minion, MAIN):
        return []
    readings = table.readings
    found = [
        target
        for target in candidates(readings, table.state, minion, using.ability)
        if target.side != minion.side and len(using.strikers.get(target.id, ())) < AT_ONE_TARGET
    ]
    return [*found, PASS] if found else []


def in_company(clash: Clash, using: Use, target: Fighter) -> Sequence[Reason]:
    """The second and third minion at one target add their free strikes.  ds.minion.strike"""
    return [Reason("ds.minion.strike", each.block.free_strike) for each in using.strikers.get(target.id, ())[1:]]


def strike_again(table: Table, fighter: Fighter) -> None:
    """After a critical hit every minion that took part has another main action.  ds.minion.strike"""
    for each in minions_of(table.state, fighter.squad):
        mark(each, DONE, 0)
        if each.pools.get(STRUCK, 0):
            mark(each, MAIN, 1)


# --- harm


def drain(table: Table, harms: Sequence[Harm]) -> list[Fighter]:
    """Damage goes off the Stamina of the squad, then as many fall as that no longer carries; returns those.

    ds.minion.squad ds.minion.falls ds.stamina.unconscious
    """
    fallen = []
    for squad in dict.fromkeys(harm.target.squad for harm in harms):
        landed = [harm for harm in harms if harm.target.squad == squad]
        for harm, reasons in zip(landed, together(landed), strict=True):
            harm.note(max(total(reasons), 0))
            lose_together(table, harm.target, harm.dealt, harm.type, reasons, harm.by)
            fire_moment(table, DAMAGED, harm.target)
        for each in falling(table, squad, landed):
            if each.is_up:
                perish(table, each, fate_of(table, each, landed[0].by))
                fallen.append(each)
    return fallen


def together(harms: Sequence[Harm]) -> list[list[Reason]]:
    """An area counts for each minion up to its own Stamina; weakness and immunity count once, at the last.

    ds.minion.area ds.minion.squad
    """
    found = []
    for harm in harms:
        reasons = [*harm.reasons, *halving(harm)]
        if is_area(harm):
            over = total(reasons) - harm.target.block.stamina
            reasons += [Reason("ds.minion.area", -over)] if over > 0 else []
        found.append(reasons)
    immune = 0
    for reason in () if harms[0].is_fixed else resistance(harms[0], sum(map(total, found))):
        if reason.amount > 0:
            found[0].append(reason)
        else:
            immune -= reason.amount
    for reasons in found:
        taken = min(immune, total(reasons))
        if taken > 0:
            reasons.append(Reason("ds.damage.immunity", -taken))
            immune -= taken
    return found


def is_area(harm: Harm) -> bool:
    return harm.ability is not None and "area" in harm.ability.keywords


def falling(table: Table, squad: str, harms: Sequence[Harm]) -> list[Fighter]:
    """First one that was hit, as the dealer chooses; then the nearest others, unless it was an area.

    ds.minion.falls ds.minion.area
    """
    clash = table.state
    up = minions_of(clash, squad)
    due = len(up) - -(-clash.squads[squad] // up[0].block.stamina) if up else 0
    hit = [each for each in dict.fromkeys(harm.target for harm in harms) if each in up]
    chosen: list[Fighter] = []
    while hit and len(chosen) < due:
        if len(hit) > due - len(chosen):
            dealer = harms[0].by
            first = table.ask(Question(GM if dealer is None else dealer, "who-falls", list(hit)))
        else:
            first = hit[0]
        hit.remove(first)
        chosen.append(first)
    if not any(is_area(harm) for harm in harms):
        beside = sorted((each for each in up if each not in chosen), key=partial(clash.distance, harms[0].target))
        chosen += beside[: due - len(chosen)]
    return chosen


def make_last_stand(table: Table) -> None:
    """In a fight that is won every enemy has 1 Stamina left, and every squad as much as it has heads.  ds.last-stand"""
    clash = table.state
    table.tell("last-stand")
    for each in [each for each in clash.everyone() if each.side != HEROES and each.is_up]:
        if each.is_minion:
            make_frail(each)
            fill_squad(clash, each.squad, len(minions_of(clash, each.squad)))
        else:
            set_hp(table, each, 1)


# --- the captain


def has_captain(clash: Clash, fighter: Fighter) -> bool:
    return fighter.is_minion and captain_of(clash, fighter.squad) is not None


def led(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """Some minions have an edge on strikes while they have a captain.  ds.minion.captain"""
    edge = aim.roller.block.captained.get("edge", 0)
    return (Reason("ds.minion.captain", edge),) if edge and aim.is_strike and has_captain(clash, aim.roller) else ()


def led_damage(clash: Clash, using: Use, target: Fighter) -> Sequence[Reason]:
    """Others do more damage.  ds.minion.captain"""
    more = using.user.block.captained.get("damage", 0)
    is_more = more and using.ability.is_strike and has_captain(clash, using.user)
    return (Reason("ds.minion.captain", more),) if is_more else ()


def led_distance(clash: Clash, fighter: Fighter, ability: Ability) -> int:
    """Others again shoot farther.  ds.minion.captain"""
    farther = fighter.block.captained.get("range", 0)
    return farther if farther and ability.distance.ranged and has_captain(clash, fighter) else 0


def led_speed(clash: Clash, fighter: Fighter, speed: int) -> int:
    """ds.minion.captain"""
    faster = fighter.block.captained.get("speed", 0)
    return speed + faster if faster and has_captain(clash, fighter) else speed


def replace_captain(table: Table) -> None:
    """A squad that has lost its captain may get another at the start of a round.  ds.minion.captain"""
    clash = table.state
    squads = dict.fromkeys(each.squad for each in clash.everyone() if each.squad and not each.is_up)
    for squad in squads:
        if any(each.squad == squad and not each.is_minion for each in clash.everyone()):
            said = table.ask(Question(GM, "captain", partial(successors, clash, squad), _first(clash, squad)))
            if said != PASS:
                fall_in(table, said, _first(clash, squad))


def _first(clash: Clash, squad: str) -> Fighter:
    return next(each for each in clash.everyone() if each.squad == squad and each.is_minion)


def successors(clash: Clash, squad: str) -> list[object]:
    """Who could lead them: one of their own side who is neither minion nor mount, and leads nobody else.

    ds.minion.captain
    """
    minions = minions_of(clash, squad)
    if not minions or captain_of(clash, squad) is not None:
        return []
    found = [each for each in clash.allies(minions[0]) if can_lead(each)]
    return [PASS, *found] if found else []


def can_lead(fighter: Fighter) -> bool:
    """ds.minion.captain"""
    return not fighter.squad and fighter.block.organisation != MINION and fighter.block.role != "mount"


EDGES: Final = (led,)
ADDING: Final = (in_company, led_damage)
DISTANCES: Final = (led_distance,)
SPEEDS: Final = (led_speed,)
