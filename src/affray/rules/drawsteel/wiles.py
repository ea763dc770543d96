"""More of what single creatures can do: cut through a crowd, hurl whom they hold, spur their riders.

Start at `OUTCOMES`; each is a word in an ability.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from affray.core.asking import Question
from affray.core.board import squares_of
from affray.core.changes import gain, lose
from affray.core.deeds import PASS
from affray.core.effects import FIGHT_END, TURN_END
from affray.core.slots import Deed
from affray.core.values import Reason, Until
from affray.rules.drawsteel.abilities import MALICE
from affray.rules.drawsteel.blocks import Ability, Outcome
from affray.rules.drawsteel.changes import add_resource
from affray.rules.drawsteel.forced import force
from affray.rules.drawsteel.granting import choose_ally, grant
from affray.rules.drawsteel.happenings import Aim, Happening, Trigger, Use
from affray.rules.drawsteel.moving import arrive
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.riding import riders_of
from affray.rules.drawsteel.shifting import shift_up_to
from affray.rules.drawsteel.tricks import held_by, holds_of
from affray.rules.drawsteel.values import Clash, Fighter

MOST_CUT: Final = 3
SPURRED: Final = "spurred"
CHARGER: Final = "charger"


# --- through a crowd


def cut_through(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Up to three targets, and a short shift before each.  ds.foe.cut-through"""
    clash = table.state
    user, chosen = use.user, list[Fighter]()
    for _ in range(MOST_CUT):
        shift_up_to(table, user, outcome.amount)

        def beside() -> list[object]:
            near = [foe for foe in clash.enemies(user) if foe not in chosen and clash.is_adjacent(user, foe)]
            return [*near, PASS] if near and user.is_up else []

        said = table.ask(Question(user, "strike-whom", beside))
        if said != PASS:
            chosen.append(said)
    use.turn_to([foe for foe in chosen if foe.is_up])


def signature_within(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """One ally within 10 squares may use its signature ability.  ds.foe.strike-order"""
    ally = choose_ally(table, use.user, "who-strikes")
    if ally is not None:
        grant(table, ally)


def own_signature(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """It uses its own signature ability, so many times.  ds.villain.actions"""
    for _ in range(outcome.amount):
        if use.user.is_up and table.state.enemies(use.user):
            grant(table, use.user)


# --- for Malice


def drift(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A slide, a square farther for each Malice that the Director spends on this target.  ds.foe.drift"""

    def offer() -> list[Deed]:
        most = table.state.resources[MALICE] if target.is_up else 0
        return [Deed("spend", number) for number in range(most + 1)] if most else []

    said = table.ask(Question(use.user, "drift", offer, target))
    more = said.args[0] if said != PASS else 0
    if more:
        add_resource(table, MALICE, -more)
    force(table, use.user, target, "slide", outcome.amount + more)


# --- whom one holds


def hurl_held(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Whom it holds flies to where the line ends, and is hurt like those whom it hits.  ds.foe.hurl"""
    clash = table.state
    thrown = next((each for each in held_by(clash, use.user) if each.width == 1), None)
    if thrown is None:
        return
    for effect in holds_of(thrown, use.user):
        lose(table, thrown, effect, "released")
    if thrown not in use.targets:
        use.turn_to([*use.targets, thrown])
    free = use.area & clash.open & ~clash.taken(thrown)
    if free:
        arrive(table, thrown, max(squares_of(free), key=partial(clash.grid.distance, use.user.at)))


def slide_held(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Everybody in its grip is slid, up and down too.  ds.foe.grip"""
    for each in held_by(table.state, use.user):
        force(table, use.user, each, "slide", outcome.amount, vertical=True)


def is_forced_near(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is somebody small forced along beside it, by another?  ds.foe.snatch"""
    who = happening.who
    is_foe = who.side != fighter.side and happening.by is not fighter
    return is_foe and who.width == 1 and clash.is_adjacent(who, fighter)


# --- riders


def spur(table: Table, charger: Fighter) -> None:
    """Its riders strike with an edge after it has charged, to the end of their next turn.  ds.mount.spurred"""
    for rider in riders_of(table.state, charger) if charger.has_feature(CHARGER) else ():
        gain(table, rider, SPURRED, charger, [Until(TURN_END, rider.id), Until(FIGHT_END)])


def spurred(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.mount.spurred"""
    return (Reason("ds.mount.spurred", 1),) if aim.is_strike and aim.is_melee and aim.roller.has(SPURRED) else ()


OUTCOMES: Final = {
    "drift": drift,
    "cut-through": cut_through,
    "signature-within": signature_within,
    "own-signature": own_signature,
    "hurl-held": hurl_held,
    "slide-held": slide_held,
}
EDGES: Final = (spurred,)
TRIGGERS: Final = {"forced-near": Trigger("forced", is_forced_near)}
FEATURES: Final = (CHARGER,)
