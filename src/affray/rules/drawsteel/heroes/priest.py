"""The priest: praying for more, and what prayers and healing hands do.  Start at `pray`."""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import lose, spend
from affray.core.table.consent import HELPED
from affray.core.values import Reason
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.harm.conditions import is_short
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.harm.recovering import accepts, can_recover, can_stand, of_kind, recover, shelter, stand_up
from affray.rules.drawsteel.heroes.earning import D3, earn
from affray.rules.drawsteel.maneuvers.granting import near_allies
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.resources import EACH_TURN, PIETY
from affray.rules.drawsteel.state.words import Outcome

PRAY: Final = Deed("pray")
WRATH: Final = parse_dice("1d6+1")
THUNDER: Final = parse_dice("1d10")
THUNDEROUS: Final = "thunderous"
MENDED: Final = EACH_TURN + "mended"
LITTLE: Final = 4
MUCH: Final = 8


def pray(table: Table, fighter: Fighter) -> None:
    """Earn 1d3 at the start of a turn; praying first gives more, and perhaps damage or a blessing.

    ds.heroic ds.heroic.prayer
    """
    if not fighter.hero or fighter.block.resource != PIETY or not fighter.is_up:
        return
    is_praying = table.ask(Question(fighter, "pray", [PASS, PRAY])) == PRAY
    rolled = table.roll(fighter, D3, "heroic").natural
    earn(table, fighter, rolled + (0 if not is_praying else 2 if rolled == 3 else 1))
    if is_praying and rolled == 1:
        amount = table.roll(fighter, WRATH, "damage").total
        deal(table, [Harm(fighter, [Reason("ds.heroic.prayer", amount)], "psychic", is_fixed=True)])
    elif is_praying and rolled == 3:
        bless(table, fighter)


def bless(table: Table, fighter: Fighter) -> None:
    """A Recovery, the end of an effect, standing up, or temporary Stamina.  ds.heroic.prayer"""

    def offer() -> list[object]:
        near = near_allies(table.state, fighter, or_self=True) if fighter.is_up else []
        allies = [each for each in near if each is not fighter]
        found = [deed for each in near for deed in blessings_for(each)]
        return [*found, *(Deed("shelter", each, LITTLE) for each in near), *(Deed("shelter", e, MUCH) for e in allies)]

    said = table.ask(Question(fighter, "blessing", offer))
    if said == PASS:
        return
    if said.verb == "shelter":
        shelter(table, *said.args)
    else:
        help_by(table, fighter, said)


def blessings_for(fighter: Fighter) -> list[Deed]:
    """What can be done for somebody: a Recovery, the end of an effect, standing up.

    ds.heroic.prayer ds.hero.mending
    """
    found = [Deed("restore", fighter)] if can_recover(fighter) and fighter.hp < fighter.hp_max else []
    found += [Deed("cleanse", fighter, kind) for kind in dict.fromkeys(e.kind for e in fighter.effects if is_short(e))]
    return [*found, *([Deed("upright", fighter)] if fighter.has("prone") and can_stand(fighter) else [])]


def help_by(table: Table, helper: Fighter, deed: Deed) -> None:
    who: Fighter = deed.args[0]
    if not accepts(table, who, HELPED, helper):
        return
    if deed.verb == "restore":
        recover(table, who)
    elif deed.verb == "cleanse":
        lose(table, who, of_kind(who, deed.args[1]), "cleansed")
    else:
        stand_up(table, who, who)


# --- healing hands


def mend(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The target spends a Recovery; each point of piety adds an ally, a Recovery or another benefit.

    ds.hero.mending
    """
    clash = table.state
    user = use.user
    set_pool(user, MENDED, 1)
    if accepts(table, target, HELPED, user):
        recover(table, target)
    mended = [target]

    def offer() -> list[object]:
        if not user.is_up or user.pools.get(user.block.resource, 0) <= 0:
            return []
        near = near_allies(clash, user, or_self=True, far=use.ability.distance.ranged)
        others = [each for each in near if each not in mended and clash.has_line(user, each)]
        also = [Deed("restore", each) for each in others if can_recover(each) and each.hp < each.hp_max]
        more = [deed for each in mended if each.is_up for deed in blessings_for(each)]
        return [PASS, *also, *more] if also or more else []

    while (said := table.ask(Question(user, "mend", offer))) != PASS:
        spend(table, user, user.block.resource)
        help_by(table, user, said)
        if said.args[0] not in mended:
            mended.append(said.args[0])


def may_mend(clash: Clash, user: Fighter, target: Fighter, ability: Ability) -> bool:
    """Healing hands work once a turn.  ds.hero.mending"""
    return not any(each.kind == "mend" for each in ability.effects) or not user.pools.get(MENDED, 0)


# --- the rest


def guide(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Give the roll that is answered an edge, or a double one.  ds.hero.guidance"""
    if use.happening is not None:
        use.happening.record.give(Reason("ds.hero.guidance", outcome.amount, use.user.id))


def strike_by_thunder(table: Table, harm: Harm) -> None:
    """Until a save, lightning strikes the bearer the first time in a turn that it damages another.  ds.hero.thunder"""
    by = harm.by
    if by is None or by is harm.target or not by.is_up or not by.has(THUNDEROUS):
        return
    if not by.pools.get(EACH_TURN + THUNDEROUS, 0):
        set_pool(by, EACH_TURN + THUNDEROUS, 1)
        amount = table.roll(by, THUNDER, "damage").total
        source = table.state.fighter(of_kind(by, THUNDEROUS).source or by.id)
        deal(table, [Harm(by, [Reason("ds.hero.thunder", amount)], "lightning", source)])
