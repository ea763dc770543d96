"""What a sensible Director does: squads that come up and strike together, riders, Malice, villain actions.

Start at `suggest`; whatever is not asked here is answered by `tactics.py`.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from affray.core.asking import Question, Sight
from affray.core.board import lowest
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.rules.drawsteel import tactics
from affray.rules.drawsteel.blocks import MAIN, MOVE
from affray.rules.drawsteel.conditions import can_take
from affray.rules.drawsteel.free_strikes import strikable
from affray.rules.drawsteel.mounts import RIDDEN
from affray.rules.drawsteel.moving import reach_of, speed_of
from affray.rules.drawsteel.riding import mount_of
from affray.rules.drawsteel.squads import is_minion, minions_of
from affray.rules.drawsteel.tactics import approaching, is_far, using
from affray.rules.drawsteel.targets import caught
from affray.rules.drawsteel.turns import END
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel

PLENTY: Final = 7
"""So much Malice is spent on features; less is kept for abilities."""
HALE: Final = 20
"""With so much Stamina one can afford to shake an effect off."""


def suggest(question: Question, sight: Sight) -> Any:
    """An answer to whatever is asked."""
    rulebook, clash = cast("DrawSteel", sight.rulebook), cast("Clash", sight.state)
    if question.kind == "turn":
        me = cast("Fighter", question.who)
        return act_in_squad(rulebook, clash, me) if is_minion(me) else act_mounted(rulebook, clash, me, question, sight)
    answer = ANSWERS.get(question.kind)
    return answer(rulebook, clash, question) if answer is not None else tactics.suggest(question, sight)


# --- squads


def act_in_squad(rulebook: "DrawSteel", clash: Clash, me: Fighter) -> Deed:
    """First one after the other comes up, as far as it must; then one strikes, and the others join in."""
    squad = minions_of(clash, me.squad)
    if me not in squad:
        return END
    coming = next_step(rulebook, clash, me)
    if coming is not None:
        return coming
    for other in squad[squad.index(me) + 1 :]:
        if next_step(rulebook, clash, other) is not None:
            return Deed("over-to", other)
    for other in (me, *squad):
        strike = using(rulebook, clash, other, [MAIN]) if can_take(other, MAIN) else None
        if strike is not None:
            return strike if other is me else Deed("over-to", other)
    return END


def next_step(rulebook: "DrawSteel", clash: Clash, minion: Fighter) -> Deed | None:
    """What brings one nearer who reaches nobody yet."""
    if not can_take(minion, MAIN) or using(rulebook, clash, minion, [MAIN]) is not None:
        return None
    nearer = approaching(rulebook, clash, minion)
    return Deed("convert", "move") if nearer is None and is_far(clash, minion) else nearer


def join_strike(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    """At whoever has least left."""
    return min((each for each in question.options if isinstance(each, Fighter)), key=lambda foe: foe.hp)


# --- riders


def act_mounted(rulebook: "DrawSteel", clash: Clash, me: Fighter, question: Question, sight: Sight) -> Any:
    """A rider lets its mount carry it to the enemy."""
    mount = mount_of(clash, me) if me.effects else None
    if mount is not None and mount.pools.get(RIDDEN, 0) and can_take(me, MOVE) and is_far(clash, mount):
        way = way_nearer(rulebook, clash, mount)
        if way:
            return Deed("ride", way)
    return tactics.suggest(question, sight)


def way_nearer(rulebook: "DrawSteel", clash: Clash, mover: Fighter) -> tuple[int, ...]:
    """As near to an enemy as its speed allows; nothing if it cannot get nearer."""
    foes = sorted(clash.enemies(mover), key=lambda foe: clash.distance(mover, foe))
    reach = reach_of(rulebook, clash, mover, speed_of(rulebook, clash, mover))
    squares = reach.squares & ~(1 << mover.at)
    for distance in range(1, clash.distance(mover, foes[0]) if foes else 0):
        near = reach.nearest(clash.grid.around(foes[0].at, foes[0].block.width, distance) & squares)
        if near:
            return reach.way_to(lowest(near))
    return ()


# --- what is bought, and what comes between turns


def spend_malice(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    """The dearest feature that is offered, once there is plenty."""
    if clash.resources["malice"] < PLENTY:
        return PASS
    found = [each for each in question.options if isinstance(each, Deed) and each.verb == "use"]
    return most_caught(rulebook, clash, cast("Fighter", question.who), found) or PASS


def act_between(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    """The villain action that catches most; those that need nobody in an area first."""
    found = [each for each in question.options if isinstance(each, Deed) and each.verb == "use"]
    return most_caught(rulebook, clash, cast("Fighter", question.who), found) or PASS


def most_caught(rulebook: "DrawSteel", clash: Clash, me: Fighter, found: list[Deed]) -> Deed | None:
    def worth(deed: Deed) -> int:
        *aim, ability = deed.args
        if not ability.distance.area:
            return 2
        return len([each for each in caught(rulebook, clash, me, ability, *aim) if each.side != me.side])

    best = max(found, key=lambda deed: (worth(deed), deed.args[-1].cost), default=None)
    return best if best is not None and worth(best) else None


def take_first(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    """Whoever may lead does."""
    return next((each for each in question.options if isinstance(each, Fighter)), PASS)


def shake_off(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    return next(iter(question.options)) if cast("Fighter", question.who).hp > HALE else PASS


def follow_order(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    """Strike if one can, else come nearer."""
    me = cast("Fighter", question.who)
    foes = strikable(rulebook, clash, me)
    if foes and question.kind == "move-or-strike":
        return Deed("free-strike", min(foes, key=lambda foe: foe.hp))
    way = way_nearer(rulebook, clash, me)
    deed = Deed("move", way)
    return deed if way and deed in question.options else PASS


def place_near(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    """Where an enemy is near."""
    foes = clash.enemies(cast("Fighter", question.who))
    places = [each for each in question.options if isinstance(each, Deed) and each.verb == "place"]
    return min(places, key=lambda deed: min(clash.grid.distance(deed.args[0], foe.at) for foe in foes))


def stay(rulebook: "DrawSteel", clash: Clash, question: Question) -> Any:
    return PASS


ANSWERS: Final[Mapping[str, Callable[["DrawSteel", Clash, Question], Any]]] = {
    "join-strike": join_strike,
    "malice": spend_malice,
    "villain-action": act_between,
    "captain": take_first,
    "end-effect": shake_off,
    "move-or-strike": follow_order,
    "close-in": follow_order,
    "place": place_near,
    "shift": stay,
    "burrow-under": stay,
}
