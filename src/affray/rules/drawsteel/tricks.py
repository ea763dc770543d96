"""What single creatures can do: hit harder now and then, hold somebody before them, run through a crowd.

Start at `OUTCOMES` and `BONUSES`; each is a word in an ability, or a feature of a stat block.
"""

from collections.abc import Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.changes import gain
from affray.core.deeds import PASS, Pattern
from affray.core.effects import FIGHT_END, ROUND_END
from affray.core.slots import Way
from affray.core.values import Effect, Reason, Until, total
from affray.rules.drawsteel.blocks import SIZES, Ability, Outcome
from affray.rules.drawsteel.changes import mark
from affray.rules.drawsteel.courses import is_bigger
from affray.rules.drawsteel.damage import deal
from affray.rules.drawsteel.forced import force
from affray.rules.drawsteel.happenings import Aim, Happening, Harm, Trigger, Use, net
from affray.rules.drawsteel.moving import can_shift, go, shifts, speed_of
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.riding import riders_of
from affray.rules.drawsteel.values import Clash, Fighter

HELD: Final = "held-only"
CRASH: Final = "crash"
AWAIT: Final = "no-triggers"
CORRODED: Final = "corroded"
SHIELDED: Final = "body-shield"
DISORDERLY: Final = "open-to-the-prone"
SHARES_CRAFT: Final = "as-crafty-as-its-rider"
BEGAN_HIDDEN: Final = "began-hidden-from-"
"""The pools that say from whom one hid when its turn began."""


def holds_of(fighter: Fighter, other: Fighter) -> list[Effect]:
    """The holds that the other has on it."""
    return [each for each in fighter.effects if each.kind == "grabbed" and each.source == other.id]


def held_by(clash: Clash, fighter: Fighter) -> list[Fighter]:
    return [each for each in clash.everyone() if each.is_up and each.effects and holds_of(each, fighter)]


# --- more damage, or an edge


def edged(clash: Clash, use: Use, target: Fighter, outcome: Outcome) -> list[Reason]:
    """More against one on whom the roll had an edge.  ds.foe.edged"""
    return [Reason("ds.foe.edged", outcome.amount)] if net(use.edges.get(target.id, [])) > 0 else []


def on_held(clash: Clash, use: Use, target: Fighter, outcome: Outcome) -> list[Reason]:
    """More against one who is grabbed.  ds.foe.on-held"""
    return [Reason("ds.foe.on-held", outcome.amount)] if target.has("grabbed") else []


def from_hiding(clash: Clash, use: Use, target: Fighter, outcome: Outcome) -> list[Reason]:
    """More against one from whom it hid when its turn began.  ds.foe.from-hiding"""
    hid = use.user.pools.get(BEGAN_HIDDEN + target.id, 0)
    return [Reason("ds.foe.from-hiding", outcome.amount)] if hid else []


def note_hiding(table: Table, fighter: Fighter) -> None:
    """ds.foe.from-hiding"""
    if any(each.kind == "from-hiding" for ability in fighter.block.abilities for each in ability.effects):
        for foe in table.state.enemies(fighter):
            mark(fighter, BEGAN_HIDDEN + foe.id, int(foe.id in fighter.hidden_from))


def steady(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge for one who has used no move action this turn.  ds.ability.steady"""
    if aim.ability is None or not any(each.kind == "steady-edge" for each in aim.ability.effects):
        return ()
    is_steady = clash.is_acting(aim.roller) and not aim.roller.pools.get("moved", 0)
    return (Reason("ds.ability.steady", 1),) if is_steady else ()


def from_below(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """Some have soft bellies: the prone strike them in melee with a double edge.  ds.foe.soft-belly"""
    target = aim.target
    is_open = target is not None and target.has_feature(DISORDERLY) and aim.is_strike and aim.is_melee
    return (Reason("ds.foe.soft-belly", 2),) if is_open and aim.roller.has("prone") else ()


def corroding(clash: Clash, use: Use, target: Fighter) -> Sequence[Reason]:
    """ds.foe.acid"""
    is_first = use.ability.is_strike and target is use.targets[0]
    return tuple(Reason("ds.foe.acid", each.amount) for each in use.user.effects if is_first and each.kind == CORRODED)


def corroding_edge(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.foe.acid"""
    return (Reason("ds.foe.acid", 1),) if aim.is_strike and aim.roller.has(CORRODED) else ()


def drip(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Its next strike has an edge and does more.  ds.foe.acid"""
    gain(table, target, CORRODED, target, [Until(FIGHT_END)], amount=outcome.amount)


# --- holding


def only_held(clash: Clash, user: Fighter, target: Fighter, ability: Ability) -> bool:
    """What is done to somebody in its grip.  ds.foe.grip"""
    return not any(each.kind == HELD for each in ability.first) or bool(holds_of(target, user))


def hold_before(table: Table, harm: Harm) -> None:
    """Half of a strike hits whoever is held before it, if that is not tiny.  ds.foe.body-shield"""
    fighter = harm.target
    is_strike = harm.ability is not None and harm.ability.is_strike
    held = held_by(table.state, fighter) if is_strike and fighter.has_feature(SHIELDED) else []
    held = [each for each in held if each.block.size != SIZES[0]]
    if held and not harm.is_halved:
        harm.halve()
        rest = -(-total(harm.reasons) // 2)
        deal(table, [Harm(held[0], [Reason("ds.foe.body-shield", rest)], harm.type, harm.by)])


def digest(table: Table, fighter: Fighter) -> None:
    """Who begins its turn in such jaws takes damage.  ds.foe.jaws"""
    for effect in [each for each in fighter.effects if each.kind == "grabbed" and each.source]:
        holder = table.state.fighter(str(effect.source))
        if holder.has_feature("acid-jaws") and fighter.width == 1:
            deal(table, [Harm(fighter, [Reason("ds.foe.jaws", 3)], "acid", holder)])


# --- running and ramming


def trample(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """It shifts up to its speed; everybody whom it comes beside on its way is a target.  ds.foe.trample"""
    clash = table.state
    readings, user = table.readings, use.user

    def offer() -> list[object]:
        far = speed_of(readings, clash, user) if user.is_up and can_shift(user) else 0
        return [Pattern("shift", Way(shifts(readings, clash, user, far))), PASS] if far else []

    met = [foe for foe in clash.enemies(user) if clash.is_adjacent(user, foe)]
    said = table.ask(Question(user, "shift", offer))
    for square in said.args[0] if said != PASS else ():
        go(table, user, [square], provokes=False)
        met += [foe for foe in clash.enemies(user) if foe not in met and clash.is_adjacent(user, foe)]
    use.turn_to([foe for foe in met if foe.is_up])


def slam(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A push; if it drives the target into something, that hurts more.  ds.foe.slam"""
    clash = table.state
    before = _life(clash, target)
    force(table, use.user, target, "push", outcome.amount + is_bigger(use.user, target))
    more = sum(each.amount for each in use.ability.effects if each.kind == CRASH)
    if target.is_up and _life(clash, target) != before:
        deal(table, [Harm(target, [Reason("ds.foe.slam", more)], "", use.user, use.ability)])


def _life(clash: Clash, fighter: Fighter) -> int:
    """What damage takes from: temporary Stamina, its own, its squad's."""
    return fighter.pools["temporary"] + fighter.hp + clash.squads.get(fighter.squad, 0)


def nothing(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A word that only says when the ability may be used, or what another of its words does."""


def hush(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """No triggered actions until the next round.  ds.foe.hush"""
    if target.is_up:
        gain(table, target, AWAIT, use.user, [Until(ROUND_END), Until(FIGHT_END)])


def is_left(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Has somebody gone from its side?  ds.foe.stay-here"""
    return happening.by is fighter


def is_hit_with_riders(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Does it take damage, or one who rides it?  ds.mount.guard"""
    return happening.who is fighter or happening.who in riders_of(clash, fighter)


def is_as_crafty(clash: Clash, mover: Fighter) -> bool:
    """Such a mount moves as craftily as who rides it.  ds.mount.ride"""
    is_sharing = mover.has_feature(SHARES_CRAFT)
    return is_sharing and any(rider.has_feature("crafty") for rider in riders_of(clash, mover))


BONUSES: Final = {"edged": edged, "on-held": on_held, "from-hiding": from_hiding}
OUTCOMES: Final = {
    "trample": trample,
    "slam": slam,
    "drip": drip,
    "hush": hush,
    HELD: nothing,
    CRASH: nothing,
    "steady-edge": nothing,
}
EDGES: Final = (steady, from_below, corroding_edge)
ADDING: Final = (corroding,)
TARGETABLE: Final = (only_held,)
TRIGGERS: Final = {"leaves-beside": Trigger("left", is_left), "damaged-or-rider": Trigger("damage", is_hit_with_riders)}
FEATURES: Final = (SHIELDED, DISORDERLY, SHARES_CRAFT, "acid-jaws")
