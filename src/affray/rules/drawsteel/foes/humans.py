"""Human brawlers, knaves and the warlord.  Start at `hold_before`."""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.values import Reason, open_total
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.movement.shifting import shift_up_to
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import SIZES
from affray.rules.drawsteel.state.bonds import held_by
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.words import Outcome

MOST_CUT: Final = 3
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
