"""What a sensible Director does: squads that strike together, riders, Malice, villain actions.

Start at `suggest`; questions that are not answered here are left to `fighter.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from affray.core.board import lowest
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, Way
from affray.core.table.asking import Question
from affray.core.table.scenario import FLEEING, suggest_over
from affray.core.unknown import OpenInt
from affray.rules.drawsteel.abilities.free_strikes import strikable
from affray.rules.drawsteel.foes.goblins import kin_of
from affray.rules.drawsteel.movement.mounts import RIDDEN
from affray.rules.drawsteel.movement.speed import speed_of
from affray.rules.drawsteel.movement.ways import reach_of
from affray.rules.drawsteel.readings import Readings, Sight
from affray.rules.drawsteel.rolls.filters import OF_A_ROLL, passes
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import MAIN, MANEUVER, MOVE, Ability
from affray.rules.drawsteel.state.bonds import mount_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import EDGE
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.state.words import DAMAGE, STRIKE, Outcome
from affray.rules.drawsteel.tactics import fighter as tactics
from affray.rules.drawsteel.tactics.fighter import (
    area_aims,
    expected_damage,
    is_far,
    known_foes,
    suggest_ability,
    suggest_approach,
)
from affray.rules.drawsteel.tactics.flight import lead_away, suggest_flight
from affray.rules.drawsteel.tactics.support import is_near_death, people_in
from affray.rules.drawsteel.targets.aiming import candidates, caught
from affray.rules.drawsteel.turn.order import waiting
from affray.rules.drawsteel.turn.turn import END, usable

NEARBY: Final = 6
"""Within so many squares one gets at somebody in a turn."""
PLENTY: Final = 7
"""With so much Malice a harder blow is bought, since nothing is left to keep it for."""
HAPPENINGS: Final = ("damage", "rolling", "targeted", "left", "forced", "turn-ended")
"""What triggered actions answer."""
CROWD: Final = 3
"""So many at once are worth a villain action; fewer only when the round is all but over."""
ANOTHER_ACTION: Final = 10
"""What one more main action is worth."""
HALE: Final = 20
"""With so much Stamina one can afford to shake an effect off."""


def suggest(question: Question, sight: Sight) -> Any:
    """An answer to any question."""
    readings, clash = sight.readings, sight.state
    if question.kind == "turn":
        me = clash.creatures[question.asked]
        if me.effects and me.has(FLEEING):
            away = (lead_away if me.is_minion else suggest_flight)(readings, clash, me)
            if away is not None:
                return away
        if not clash.enemies(me):
            return END
        if me.is_minion:
            return suggest_for_minion(readings, clash, me)
        helping = suggest_help(readings, clash, me) if not me.hero else None
        return helping or suggest_for_rider(readings, clash, me, question, sight)
    if question.kind == "over":
        return suggest_over(clash)
    if question.kind in HAPPENINGS and is_near_death(clash.creatures[question.asked]):
        return PASS
    answer = ANSWERS.get(question.kind)
    return answer(readings, clash, question) if answer is not None else tactics.suggest(question, sight)


# --- squads


def suggest_for_minion(readings: Readings, clash: Clash, me: Fighter) -> Deed:
    """The minions come up one after the other, as far as they must; then one strikes and the others join."""
    squad = minions_of(clash, me.squad)
    if me not in squad:
        return END
    coming = next_step(readings, clash, me)
    if coming is not None:
        return coming
    for other in squad[squad.index(me) + 1 :]:
        if next_step(readings, clash, other) is not None:
            return Deed("over-to", other)
    for other in (me, *squad):
        strike = suggest_ability(readings, clash, other, [MAIN]) if can_take(other, MAIN) else None
        if strike is not None:
            return strike if other is me else Deed("over-to", other)
    return END


def next_step(readings: Readings, clash: Clash, minion: Fighter) -> Deed | None:
    """A move that brings a minion nearer which reaches nobody yet."""
    if not can_take(minion, MAIN) or suggest_ability(readings, clash, minion, [MAIN]) is not None:
        return None
    nearer = suggest_approach(readings, clash, minion)
    return Deed("convert", "move") if nearer is None and is_far(clash, minion) else nearer


# --- riders


def suggest_for_rider(readings: Readings, clash: Clash, me: Fighter, question: Question, sight: Sight) -> Any:
    """A rider moves on its mount."""
    mount = mount_of(clash, me) if me.effects else None
    if mount is not None and mount.pools.get(RIDDEN, 0) and can_take(me, MOVE) and is_far(clash, mount):
        way = way_nearer(readings, clash, mount)
        if way:
            return Deed("ride", way)
    return tactics.suggest(question, sight)


def way_nearer(readings: Readings, clash: Clash, mover: Fighter) -> tuple[int, ...]:
    """As near to an enemy as its speed allows; empty if it cannot get nearer."""
    foes = sorted(clash.enemies(mover), key=lambda foe: clash.distance(mover, foe))
    reach = reach_of(readings, clash, mover, speed_of(readings, clash, mover))
    squares = reach.squares & ~(1 << mover.at)
    for distance in range(1, clash.distance(mover, foes[0]) if foes else 0):
        near = reach.nearest(clash.grid.around(foes[0].at, foes[0].block.width, distance) & squares)
        if near:
            return reach.way_to(lowest(near))
    return ()


# --- maneuvers


def suggest_help(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """A maneuver without damage before the main action, on several at once or on the weakest enemy."""
    if not (can_take(me, MANEUVER) and can_take(me, MAIN)) or me.has("grabbed") or me.has("prone"):
        return None
    for ability in usable(clash, me, [MANEUVER]):
        if ability.does_damage:
            continue
        deed = (
            help_in_area(readings, clash, me, ability)
            if ability.distance.area
            else help_on_one(readings, clash, me, ability)
        )
        if deed is not None:
            return deed
    return None


def help_in_area(readings: Readings, clash: Clash, me: Fighter, ability: Ability) -> Deed | None:
    """Where it concerns two or more who are not under its effect already."""
    aims = area_aims(readings, clash, me, ability)

    def concerned(aim: tuple[Any, ...]) -> int:
        return sum(is_new(ability, each) for each in caught(readings, clash, me, ability, *aim))

    if any(each.kind == "dust" for each in ability.effects):
        return Deed("use", ability) if clash.enemies(me) else None
    best = max(aims, key=concerned, default=None)
    return Deed("use", *best, ability) if best is not None and concerned(best) > 1 else None


def help_on_one(readings: Readings, clash: Clash, me: Fighter, ability: Ability) -> Deed | None:
    """On the enemy that most friends can get at; or a summons."""
    if ability.target == "self":
        return Deed("use", ability) if any(each.kind == "summon" for each in ability.effects) else None
    found = [
        each for each in candidates(readings, clash, me, ability) if each.side != me.side and is_new(ability, each)
    ]
    return Deed("use", min(found, key=partial(prominence, clash, me)), ability) if found else None


def prominence(clash: Clash, me: Fighter, foe: Fighter) -> tuple[int, OpenInt]:
    """Near most friends first, since all of them profit; among those the weakest."""
    return -sum(clash.distance(each, foe) <= NEARBY for each in (me, *clash.allies(me))), foe.hp


def is_new(ability: Ability, target: Fighter) -> bool:
    """Is the target still without what the ability lays on it?"""
    return not any(target.has(name_of(outcome)) for outcome in ability.outcomes)


def name_of(outcome: Outcome) -> str:
    """The effect that it lays, or what it does."""
    return outcome.kind if outcome.what is None else outcome.what.id


# --- what is bought, and what comes between turns


def spend_malice(readings: Readings, clash: Clash, question: Question) -> Any:
    """The feature that is worth most, if it is worth its price; a harder strike when there is plenty of Malice."""
    me = clash.creatures[question.asked]
    found = [each for each in question.options if isinstance(each, Deed)]
    features = [each for each in found if each.verb == "use"]
    worths = worths_of(readings, clash, me, features)
    most = max(worths, default=0)
    if features and most >= features[worths.index(most)].args[-1].cost:
        return features[worths.index(most)]
    is_plenty = clash.resources["malice"] >= PLENTY
    return next((each for each in reversed(found) if each.verb == "savage" and is_plenty), PASS)


def worths_of(readings: Readings, clash: Clash, me: Fighter, features: Sequence[Deed]) -> list[int]:
    """About how much damage each use of a feature deals or prevents; who is caught is looked up where it counts."""
    worths, known = [], dict[str, tuple[int, int]]()
    for deed in features:
        *aim, ability = deed.args
        if ability.id not in known:
            base = worth_on(clash, me, ability, 0)
            known[ability.id] = base, worth_on(clash, me, ability, 1) - base
        base, each = known[ability.id]
        is_counted = each and ability.distance.area
        worths.append(base + each * (len(caught(readings, clash, me, ability, *aim)) if is_counted else 1))
    return worths


def worth_on(clash: Clash, me: Fighter, ability: Ability, targets: int) -> int:
    """What a feature is worth on so many targets."""
    return sum(worth_of(clash, me, outcome, targets) for outcome in ability.effects)


def worth_of(clash: Clash, me: Fighter, outcome: Outcome, targets: int) -> int:
    """What one outcome of a feature is worth, on so many targets; for oneself only where somebody is near."""
    is_near, foes = not is_far(clash, me), clash.enemies(me)
    match outcome.kind:
        case "more-main":
            return ANOTHER_ACTION if is_near else 0
        case "lay" if outcome.what is not None:
            mods = [mod for mod in outcome.what.mods if mod.hook in (STRIKE, DAMAGE)]
            return sum(EDGE * mod.edge + mod.add for mod in mods) if is_near else 0
        case "test":
            harm = [each.amount if each.kind == "harm" else 1 for tier in outcome.tiers for each in tier]
            return round(sum(harm) / len(outcome.tiers)) * (targets if outcome.who is None else len(foes))
        case "swarm":
            kin = kin_of(clash, me, outcome.of)
            return int(outcome.amount) * sum(clash.is_adjacent(each, foe) for each in kin for foe in foes)
    return 0


def act_between(readings: Readings, clash: Clash, question: Question) -> Any:
    """The villain action that concerns most, when they are many or few are left to act."""
    me = clash.creatures[question.asked]
    found = [each for each in question.options if isinstance(each, Deed) and each.verb == "use"]
    crowds = [crowd(readings, clash, me, deed) for deed in found]
    most = max(crowds, default=0)
    least = CROWD if len(waiting(clash)) > 1 else 1
    return found[crowds.index(most)] if most >= least else PASS


def crowd(readings: Readings, clash: Clash, me: Fighter, deed: Deed) -> int:
    """How many a villain action concerns."""
    *aim, ability = deed.args
    if ability.distance.area:
        return len(caught(readings, clash, me, ability, *aim))
    near = sum(clash.distance(me, foe) <= speed_of(readings, clash, me) + 1 for foe in clash.enemies(me))
    return min(near, CROWD)


# --- answers


def choose_next(readings: Readings, clash: Clash, question: Question) -> Any:
    """Support creatures of the Director first; else the first that is offered."""
    found = [each for each in question.options if isinstance(each, Fighter)]
    return next((each for each in found if not each.hero and each.block.role == "support"), found[0])


def go_nearer(readings: Readings, clash: Clash, question: Question) -> Any:
    """A creature of the Director with no enemy adjacent shifts to the nearest; others stay."""
    me = clash.creatures[question.asked]
    foes = known_foes(clash, me)
    if me.hero or not foes or any(clash.is_adjacent(me, foe) for foe in foes):
        return PASS

    def gap(end: int) -> int:
        return min(clash.grid.gap(end, me.width, foe.at, foe.width) for foe in foes)

    shifts = [part for part in question.options.parts if isinstance(part, Pattern) and part.verb == "shift"]
    for slot in [slot for part in shifts for slot in part.slots if isinstance(slot, Way)]:
        end = min(slot.routes.ends(), key=gap, default=None)
        way = None if end is None else slot.routes.way_to(end)
        if way:
            return Deed("shift", way)
    return PASS


def use_granted(readings: Readings, clash: Clash, question: Question) -> Any:
    """What promises most damage to enemies; else a free strike."""
    me = clash.creatures[question.asked]
    deeds = [each for each in question.options if isinstance(each, Deed)]
    uses = [each for each in deeds if each.verb == "use" and is_aimed_well(readings, clash, me, each)]
    if uses:
        return max(uses, key=lambda deed: (expected_damage(readings, clash, me, deed), -life_of(deed)))
    return min((each for each in deeds if each.verb == "free-strike"), key=life_of, default=PASS)


def is_aimed_well(readings: Readings, clash: Clash, me: Fighter, deed: Deed) -> bool:
    return expected_damage(readings, clash, me, deed) > 0 and all(each.side != me.side for each in people_in(deed))


def life_of(deed: Deed) -> int:
    return sum(int(each.hp) for each in people_in(deed))


def weakest(readings: Readings, clash: Clash, question: Question) -> Any:
    return min((each for each in question.options if isinstance(each, Fighter)), key=lambda foe: foe.hp, default=PASS)


def hardest(readings: Readings, clash: Clash, question: Question) -> Any:
    """Those whose signature ability reaches somebody first; among them the hardest striker."""

    def force(fighter: Fighter) -> tuple[bool, int]:
        signature = fighter.block.signature
        reached = candidates(readings, clash, fighter, signature) if signature is not None else []
        return any(each.side != fighter.side for each in reached), fighter.block.free_strike

    return max((each for each in question.options if isinstance(each, Fighter)), key=force, default=PASS)


def parry_beside(readings: Readings, clash: Clash, question: Question) -> Any:
    """React, but not where the filters would leave nothing of it: do not parry for one who is not adjacent."""
    me, hurt = clash.creatures[question.asked], clash.creatures[question.about.id if question.about else question.asked]
    found = [each for each in question.options if isinstance(each, Ability)]
    useful = [each for each in found if all(holds_now(clash, me, hurt, outcome) for outcome in each.effects)]
    return min(useful, key=lambda ability: ability.cost, default=PASS)


def holds_now(clash: Clash, me: Fighter, it: Fighter, outcome: Outcome) -> bool:
    """Do its filters hold, as far as they do not ask about the roll?"""
    return passes(clash, me, it, [each for each in outcome.only if each.word not in OF_A_ROLL])


def take_first(readings: Readings, clash: Clash, question: Question) -> Any:
    """The first who may lead does."""
    return next((each for each in question.options if isinstance(each, Fighter)), PASS)


def shake_off(readings: Readings, clash: Clash, question: Question) -> Any:
    return next(iter(question.options)) if clash.creatures[question.asked].hp > HALE else PASS


def follow_order(readings: Readings, clash: Clash, question: Question) -> Any:
    """Strike if possible, else come nearer."""
    me = clash.creatures[question.asked]
    foes = strikable(readings, clash, me)
    if foes and question.kind == "move-or-strike":
        return Deed("free-strike", min(foes, key=lambda foe: foe.hp))
    way = way_nearer(readings, clash, me)
    deed = Deed("move", way)
    return deed if way and deed in question.options else PASS


def place_near(readings: Readings, clash: Clash, question: Question) -> Any:
    """Near an enemy."""
    foes = clash.enemies(clash.creatures[question.asked])
    places = [each for each in question.options if isinstance(each, Deed) and each.verb == "place"]
    return min(places, key=lambda deed: min(clash.grid.distance(deed.args[0], foe.at) for foe in foes))


def stay_above(readings: Readings, clash: Clash, question: Question) -> Any:
    return PASS


ANSWERS: Final[Mapping[str, Callable[[Readings, Clash, Question], Any]]] = {
    "join-strike": weakest,
    "next": choose_next,
    "granted": use_granted,
    "strike-whom": weakest,
    "who-strikes": hardest,
    "damage": parry_beside,
    "malice": spend_malice,
    "villain-action": act_between,
    "captain": take_first,
    "end-effect": shake_off,
    "move-or-strike": follow_order,
    "close-in": follow_order,
    "place": place_near,
    "shift": go_nearer,
    "go": go_nearer,
    "burrow-under": stay_above,
}
