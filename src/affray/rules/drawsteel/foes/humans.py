"""Human brawlers, knaves and the warlord.  Start at `hold_before`."""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.values import Reason, open_total
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.maneuvers.granting import choose_ally, grant
from affray.rules.drawsteel.movement.shifting import shift_up_to
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import SIZES, Ability, Outcome
from affray.rules.drawsteel.state.bonds import GRABBED, held_by, holds
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use

MOST_CUT: Final = 3
HELD: Final = "held-only"
SHIELDED: Final = "body-shield"


def cut_through(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Up to three targets, and a short shift before each.  ds.foe.cut-through"""
    clash, user, chosen = table.state, use.user, list[Fighter]()

    def beside() -> list[object]:
        near = [foe for foe in clash.enemies(user) if foe not in chosen and clash.is_adjacent(user, foe)]
        return [*near, PASS] if near and user.is_up else []

    for _ in range(MOST_CUT):
        shift_up_to(table, user, outcome.amount)
        said = table.ask(Question(user, "strike-whom", beside))
        if said != PASS:
            chosen.append(said)
    use.retarget([foe for foe in chosen if foe.is_up])


def signature_within(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """One ally within 10 squares may use its signature ability.  ds.foe.strike-order"""
    ally = choose_ally(table, use.user, "who-strikes")
    if ally is not None:
        grant(table, ally)


def own_signature(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Use its own signature ability, as often as the amount says.  ds.villain.actions"""
    for _ in range(outcome.amount):
        if use.user.is_up and table.state.enemies(use.user):
            grant(table, use.user)


def on_held(clash: Clash, use: Use, target: Fighter, outcome: Outcome) -> list[Reason]:
    """More damage against a grabbed target.  ds.foe.on-held"""
    return [Reason("ds.foe.on-held", outcome.amount)] if target.has("grabbed") else []


def only_held(clash: Clash, user: Fighter, target: Fighter, ability: Ability) -> bool:
    """An ability that targets only those whom the user holds.  ds.foe.grip"""
    return not any(each.kind == HELD for each in ability.first) or bool(holds(target, GRABBED, user))


def hold_before(table: Table, harm: Harm) -> None:
    """Half of a strike hits the creature it holds before itself, unless that is tiny.  ds.foe.body-shield"""
    fighter = harm.target
    is_strike = harm.ability is not None and harm.ability.is_strike
    held = held_by(table.state, fighter) if is_strike and fighter.has_feature(SHIELDED) else []
    held = [each for each in held if each.block.size != SIZES[0]]
    if held and not harm.is_halved:
        harm.halve()
        rest = -(-open_total(harm.reasons) // 2)
        deal(table, [Harm(held[0], [Reason("ds.foe.body-shield", rest)], harm.type, harm.by)])
