"""The berserker: blood, ferocity, throwing others about.  Start at `pay_in_blood`."""

from collections.abc import Sequence
from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.values import Reason
from affray.rules.drawsteel.changes import add_to_pool, set_pool
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.maneuvers.breaking import KNOCKED, WRECKER
from affray.rules.drawsteel.maneuvers.knockback import KNOCKBACK
from affray.rules.drawsteel.movement.forced import force
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Happening, Harm, Shove, Use
from affray.rules.drawsteel.state.resources import EACH_TURN, ferocity_of
from affray.rules.drawsteel.state.words import Outcome

BLOOD: Final = parse_dice("1d6")
BLEED: Final = Deed("bleed")
PUSHED: Final = EACH_TURN + "pushed"
SURGING: Final = 4
"""With so much ferocity a push gives a surge."""
EDGED: Final = 6
"""With so much ferocity tests of Might and Knockback have an edge."""


def pay_in_blood(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The user may take 1d6 damage to deal 1d6 more.  ds.hero.blood"""
    user = use.user
    if table.ask(Question(user, "blood", [PASS, BLEED], target)) == BLEED:
        taken = table.roll(user, BLOOD, "damage").total
        deal(table, [Harm(user, [Reason("ds.hero.blood", taken)])])
        use.add(target, Reason("ds.hero.blood", table.roll(user, BLOOD, "damage").total))


def with_ferocity(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """With 6 ferocity an edge on tests of Might and on Knockback.  ds.hero.ferocity"""
    is_mighty = aim.ability.id == KNOCKBACK.id if aim.ability is not None else aim.characteristic == "might"
    return (Reason("ds.hero.ferocity", 1),) if is_mighty and ferocity_of(aim.roller) >= EDGED else ()


def add_wrecking(table: Table, harm: Harm) -> None:
    """2 more damage to whoever the wrecker moves into an object.  ds.hero.wrecking"""
    into = any(reason.clause in ("ds.forced.object", "ds.forced.through") for reason in harm.reasons)
    if into and harm.by is not None and harm.by.has_feature(WRECKER):
        harm.add(Reason("ds.hero.wrecking", KNOCKED))


def push_with_fury(table: Table, shove: Shove) -> None:
    """With 4 ferocity the first push of a turn gives a surge.  ds.hero.ferocity"""
    by = shove.by
    if shove.kind == "push" and ferocity_of(by) >= SURGING and not by.pools.get(PUSHED, 0):
        set_pool(by, PUSHED, 1)
        add_to_pool(table, by, "surges", 1)


def can_redirect(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Is there another to move instead?  ds.hero.redirect"""
    return bool(_instead(clash, fighter, happening.record))


def _instead(clash: Clash, fighter: Fighter, shove: Shove) -> list[Fighter]:
    """Those adjacent who are no bigger than the one to be moved."""
    most = shove.target.block.step
    others = [each for each in clash.everyone() if each.is_up and each is not shove.target and each is not fighter]
    near = [each for each in others if clash.is_adjacent(each, fighter) and fighter.id not in each.hidden_from]
    return [each for each in near if each.block.step <= most]


def redirect(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Move another instead, farther, perhaps by a push.  ds.hero.redirect"""
    if use.happening is None:
        return
    shove: Shove = use.happening.record

    def offer() -> list[object]:
        kinds = dict.fromkeys((shove.kind, "push"))
        return [Deed("onto", each, kind) for each in _instead(table.state, use.user, shove) for kind in kinds]

    said = table.ask(Question(use.user, "redirect", offer, shove.target))
    if said != PASS:
        squares = shove.squares + outcome.amount
        shove.lengthen(-shove.squares)
        other, kind = said.args
        force(table, use.user, other, kind, squares)
