"""More of what single creatures can do: cut through a crowd, hurl whom they hold, make the ground burn or quake.

Start at `OUTCOMES`; each is a word in an ability.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from affray.core.asking import Question, Table
from affray.core.changes import gain, lose
from affray.core.deeds import PASS
from affray.core.effects import FIGHT_END, ROUND_END, TURN_END
from affray.core.slots import Deed
from affray.core.values import Reason, Until
from affray.rules.drawsteel.blocks import Ability, Outcome
from affray.rules.drawsteel.changes import make_zone, mark, rise_to
from affray.rules.drawsteel.conditions import lay
from affray.rules.drawsteel.damage import Harm, deal
from affray.rules.drawsteel.falling import make_room
from affray.rules.drawsteel.forced import force
from affray.rules.drawsteel.gaits import is_earth
from affray.rules.drawsteel.granting import choose_ally, grant
from affray.rules.drawsteel.power_rolls import Aim
from affray.rules.drawsteel.riding import riders_of
from affray.rules.drawsteel.shifting import shift_up_to
from affray.rules.drawsteel.trials import make_test
from affray.rules.drawsteel.tricks import held_by, holds_of
from affray.rules.drawsteel.triggers import Happening, Trigger
from affray.rules.drawsteel.values import Clash, Fighter
from affray.rules.drawsteel.zones import ONCE, Zone

if TYPE_CHECKING:
    from affray.rules.drawsteel.abilities import Use

MOST_CUT: Final = 3
DAZZLED: Final = "dazzled"
QUAKING: Final = "quaking"
SPURRED: Final = "spurred"
CHARGER: Final = "charger"
BEGAN_BURIED: Final = "began-buried"
DIG: Final = Deed("dig")


# --- through a crowd


def cut_through(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """Up to three targets, and a short shift before each.  ds.foe.trait"""
    user, chosen = use.user, list[Fighter]()
    for _ in range(MOST_CUT):
        shift_up_to(table, clash, user, outcome.amount)

        def beside() -> list[object]:
            near = [foe for foe in clash.enemies(user) if foe not in chosen and clash.is_adjacent(user, foe)]
            return [*near, PASS] if near and user.is_up else []

        said = table.ask(Question(user, "strike-whom", beside))
        if said != PASS:
            chosen.append(said)
    use.turn_to([foe for foe in chosen if foe.is_up])


def signature_within(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """One ally within 10 squares may use its signature ability.  ds.foe.command"""
    ally = choose_ally(table, clash, use.user, "who-strikes")
    if ally is not None:
        grant(table, clash, ally)


def own_signature(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """It uses its own signature ability, so many times.  ds.villain.actions"""
    for _ in range(outcome.amount):
        if use.user.is_up and clash.enemies(use.user):
            grant(table, clash, use.user)


# --- whom one holds


def hurl_held(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """The one who is thrown is let go, and hurt like those whom it hits.  ds.foe.trait"""
    held = [each for each in held_by(clash, use.user) if each.block.width == 1]
    for effect in holds_of(held[0], use.user) if held else ():
        lose(table, held[0], effect, "released")
    if held and held[0] not in use.targets:
        use.turn_to([*use.targets, held[0]])


def slide_held(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """Everybody in its grip is slid, up and down too.  ds.foe.trait"""
    for each in held_by(clash, use.user):
        force(table, clash, use.user, each, "slide", outcome.amount, vertical=True)


def is_forced_near(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is somebody small forced along beside it, by another?  ds.foe.trait"""
    who = happening.who
    is_foe = who.side != fighter.side and happening.by is not fighter
    return is_foe and who.block.width == 1 and clash.is_adjacent(who, fighter)


# --- the ground


def burn_beneath(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """The squares under each target hurt whoever enters them, or starts a turn there.  ds.foe.trait"""
    effect = gain(table, use.user, "area", use.user, [Until(FIGHT_END)])
    mask = f"{clash.space(target):x}"
    make_zone(
        table,
        clash,
        Zone("harmful-area", mask, use.user.id, effect.id, frozenset({ONCE}), outcome.amount, outcome.type),
    )


def geyser(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """An Agility test: thrown up 5 squares, or 3, or out of the way in time.  ds.foe.trait"""
    tier = make_test(table, clash, target, ("agility",), "agility").tier
    if tier == 3:
        shift_up_to(table, clash, target, MOST_CUT)
        return
    deal(table, clash, [Harm(target, [Reason("ds.foe.trait", outcome.amount)], "", use.user, use.ability)])
    if target.is_up:
        force(table, clash, use.user, target, "push", 5 if tier == 1 else 3, vertical=True)


def quake(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """The clumsy fall; to the end of the round every square costs more, twice as much for the prone.  ds.foe.trait"""
    gain(table, use.user, QUAKING, use.user, [Until(ROUND_END), Until(FIGHT_END)])
    for foe in clash.enemies(use.user):
        if foe.characteristic("agility") < outcome.amount and not foe.has("prone"):
            lay(table, foe, "prone", use.user, "fight")


def quaking(clash: Clash, mover: Fighter) -> int:
    """ds.foe.trait"""
    is_quaking = any(each.effects and each.has(QUAKING) and each.side != mover.side for each in clash.everyone())
    return clash.grid.all if is_quaking else 0


def quaking_below(clash: Clash, mover: Fighter) -> int:
    """ds.foe.trait"""
    return quaking(clash, mover) if mover.has("prone") or mover.height < clash.floor(mover) else 0


def burrow_under(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """It may dig itself in.  ds.burrow"""

    def offer() -> list[object]:
        is_able = target.is_up and is_earth(clash, target) and not held_by(clash, target)
        return [DIG, PASS] if is_able and target.height == clash.floor(target) else []

    if table.ask(Question(target, "burrow-under", offer)) == DIG:
        rise_to(table, target, target.height - target.block.width)
        make_room(table, clash, target)


def note_depth(table: Table, clash: Clash, fighter: Fighter) -> None:
    """ds.foe.trait"""
    if "burrow" in fighter.block.modes:
        mark(fighter, BEGAN_BURIED, int(clash.is_buried(fighter)))


def from_underground(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double edge for what breaks out of the ground.  ds.foe.trait"""
    words = aim.ability.effects if aim.ability is not None else ()
    is_out = any(each.kind == "from-underground" for each in words) and aim.roller.pools.get(BEGAN_BURIED, 0)
    return (Reason("ds.foe.trait", 2),) if is_out else ()


# --- not to be seen


def dazzled(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """Who was dazzled cannot see the one who did it: a bane on strikes at it.  ds.foe.trait"""
    target = aim.target
    is_blind = target is not None and aim.is_strike and _from(aim.roller, DAZZLED, target)
    return (Reason("ds.foe.trait", -1),) if is_blind else ()


def _from(fighter: Fighter, kind: str, source: Fighter) -> bool:
    return any(each.kind == kind and each.source == source.id for each in fighter.effects)


# --- riders


def spur(table: Table, clash: Clash, using: "Use") -> None:
    """After such a mount has charged its riders strike with an edge, to the end of their next turn.  ds.mount.leap"""
    if using.user.has_feature(CHARGER) and "charge" in using.ability.keywords:
        for rider in riders_of(clash, using.user):
            gain(table, rider, SPURRED, using.user, [Until(TURN_END, rider.id), Until(FIGHT_END)])


def spurred(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.mount.leap"""
    return (Reason("ds.mount.leap", 1),) if aim.is_strike and aim.is_melee and aim.roller.has(SPURRED) else ()


def impose_dazzle(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """ds.foe.trait"""
    if target.is_up:
        lay(table, target, DAZZLED, use.user, outcome.lasts)


def only_a_word(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """It says when there is an edge, and does nothing itself."""


OUTCOMES: Final = {
    "cut-through": cut_through,
    "signature-within": signature_within,
    "own-signature": own_signature,
    "hurl-held": hurl_held,
    "slide-held": slide_held,
    "burn-beneath": burn_beneath,
    "geyser": geyser,
    "quake": quake,
    "burrow-under": burrow_under,
    "from-underground": only_a_word,
    DAZZLED: impose_dazzle,
}
EDGES: Final = (from_underground, dazzled, spurred)
SLOWING: Final = (quaking, quaking_below)
TRIGGERS: Final = {"forced-near": Trigger("forced", is_forced_near)}
FEATURES: Final = (CHARGER,)
