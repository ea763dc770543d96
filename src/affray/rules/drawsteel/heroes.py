"""What the words of the sample heroes' abilities do, where they have no file of their own.  Start at `OUTCOMES`."""

from collections.abc import Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.changes import spend
from affray.core.deeds import PASS
from affray.core.dice import parse_dice
from affray.core.slots import Deed
from affray.core.values import Reason
from affray.rules.drawsteel.blocks import SIZES, Ability, Outcome
from affray.rules.drawsteel.changes import give, mark
from affray.rules.drawsteel.damage import deal, halve
from affray.rules.drawsteel.forced import force
from affray.rules.drawsteel.granting import choose_ally, hearten
from affray.rules.drawsteel.happenings import Aim, Happening, Harm, Shove, Trigger, Use
from affray.rules.drawsteel.heroic import EACH_TURN, ferocity_of
from affray.rules.drawsteel.hiding import HIDE, blind_to, vanish
from affray.rules.drawsteel.maneuvers import KNOCKBACK
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.recovering import can_recover, recover
from affray.rules.drawsteel.shifting import teleported
from affray.rules.drawsteel.values import Clash, Fighter

BLOOD: Final = parse_dice("1d6")
BLEED: Final = Deed("bleed")
PUSHED: Final = EACH_TURN + "pushed"
SURGING, SURE = 4, 6
"""How much ferocity gives a surge for a push, and an edge."""
KNOCKED: Final = 2
WRECKER: Final = "wrecker"
"""The feature of one who throws others against things."""


# --- the berserker


def pay_in_blood(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The user may take 1d6 damage to deal 1d6 more.  ds.hero.blood"""
    user = use.user
    if table.ask(Question(user, "blood", [PASS, BLEED], target)) == BLEED:
        taken = table.roll(user, BLOOD, "damage").total
        deal(table, [Harm(user, [Reason("ds.hero.blood", taken)])])
        use.add(target, Reason("ds.hero.blood", table.roll(user, BLOOD, "damage").total))


def sure(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """With 6 ferocity an edge on tests of Might and on Knockback.  ds.hero.ferocity"""
    is_mighty = aim.ability.id == KNOCKBACK.id if aim.ability is not None else aim.characteristic == "might"
    return (Reason("ds.hero.ferocity", 1),) if is_mighty and ferocity_of(aim.roller) >= SURE else ()


def wreck(table: Table, harm: Harm) -> None:
    """Whom one moves into an object takes 2 more.  ds.hero.wrecking"""
    into = any(reason.clause in ("ds.forced.object", "ds.forced.through") for reason in harm.reasons)
    if into and harm.by is not None and harm.by.has_feature(WRECKER):
        harm.add(Reason("ds.hero.wrecking", KNOCKED))


def push_with_fury(table: Table, shove: Shove) -> None:
    """With 4 ferocity the first push of a turn gives a surge.  ds.hero.ferocity"""
    by = shove.by
    if shove.kind == "push" and ferocity_of(by) >= SURGING and not by.pools.get(PUSHED, 0):
        mark(by, PUSHED, 1)
        give(table, by, "surges", 1)


def is_forced_nearby(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Would one, or somebody beside one, be moved by force; and is there another to be moved instead?"""
    is_near = happening.who is fighter or clash.is_adjacent(fighter, happening.who)
    return is_near and bool(_instead(clash, fighter, happening.record))


def _instead(clash: Clash, fighter: Fighter, shove: Shove) -> list[Fighter]:
    """Those beside the fighter who are no bigger than whom it concerns."""
    most = SIZES.index(shove.target.block.size)
    others = [each for each in clash.everyone() if each.is_up and each is not shove.target and each is not fighter]
    near = [each for each in others if clash.is_adjacent(each, fighter) and fighter.id not in each.hidden_from]
    return [each for each in near if SIZES.index(each.block.size) <= most]


def redirect(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Another is moved instead, farther, by the one who answers, who may make it a push.  ds.hero.redirect"""
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


# --- the commander


def parry(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Beside the target, or oneself the target, one halves the damage and lowers the potency.  ds.hero.parry"""
    if use.happening is None or not table.state.is_adjacent(use.user, target):
        return
    halve(table, use, target, outcome)
    harm: Harm = use.happening.record
    if harm.using is not None:
        harm.using.sharpen(target, -1)


def is_side_hit(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Does one of one's side, within reach, take damage from another?"""
    hit = happening.who
    return hit.side == fighter.side and clash.distance(fighter, hit) <= ability.distance.farthest


def rally(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The user or an ally within 10 spends a Recovery; with an amount of 2 both do, and have an edge on the next roll.

    ds.hero.rallying
    """
    is_both = outcome.amount > 1
    chosen = choose_ally(table, use.user, "who-recovers", or_self=not is_both)
    for each in [use.user, chosen] if is_both else [chosen]:
        if each is not None:
            if can_recover(each):
                recover(table, each)
            if is_both:
                hearten(table, each, use.user)


# --- the prowler


def surge_with_ally(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """A surge first, if an ally stands beside the target.  ds.hero.teamwork"""
    clash = table.state
    if any(clash.is_adjacent(ally, target) for ally in clash.allies(use.user)):
        give(table, use.user, "surges", outcome.amount)


def blink(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Teleport so far, and a square farther for each of the resource that one spends.  ds.hero.blink"""
    user = use.user

    def offer() -> list[Deed]:
        most = user.pools.get(user.block.resource, 0) if user.is_up else 0
        return [Deed("spend", number) for number in range(most + 1)] if most else []

    said = table.ask(Question(user, "farther", offer))
    more = said.args[0] if said != PASS else 0
    if more:
        spend(table, user, user.block.resource, more)
    teleported(table, use, user, Outcome("teleport", outcome.amount + more))


def melt_away(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """One may hide where one has arrived, though observed; that gives a surge.  ds.hero.melt-away ds.hide"""
    user = use.user

    def offer() -> list[object]:
        return [HIDE, PASS] if user.is_up and blind_to(table.state, user, in_sight=True) else []

    if table.ask(Question(user, "melt-away", offer)) == HIDE:
        vanish(table, user, in_sight=True)
        give(table, user, "surges", outcome.amount)


# --- the fire-caller


def is_side_forcing(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Does one of one's side move somebody by force, in range?"""
    by, target = happening.by, happening.who
    is_ours = by is not None and by.side == fighter.side
    return is_ours and clash.distance(fighter, target) <= ability.distance.farthest and clash.has_line(fighter, target)


def lengthen(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """It goes farther.  ds.hero.farther"""
    if use.happening is not None:
        use.happening.record.lengthen(outcome.amount)


def push_back(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Whoever did the damage is pushed away.  ds.hero.ward"""
    if use.happening is not None and use.happening.by is not None:
        force(table, use.user, use.happening.by, "push", outcome.amount)


OUTCOMES: Final = {
    "blood": pay_in_blood,
    "redirect": redirect,
    "parry": parry,
    "rally": rally,
    "surge-with-ally": surge_with_ally,
    "blink": blink,
    "melt-away": melt_away,
    "lengthen": lengthen,
    "push-back": push_back,
}
EDGES: Final = (sure,)
TRIGGERS: Final = {
    "forced-nearby": Trigger("forced", is_forced_nearby),
    "side-damaged": Trigger("damage", is_side_hit),
    "side-forces": Trigger("forced", is_side_forcing),
}
