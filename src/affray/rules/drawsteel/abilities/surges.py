"""Surges: more damage, or a higher potency.  Start at `spend_surges`."""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.values import Reason
from affray.rules.drawsteel.abilities.using import lands
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome

SURGES: Final = "surges"
MOST: Final = 3
FOR_POTENCY: Final = 2


def surges_of(fighter: Fighter) -> int:
    return fighter.pools.get(SURGES, 0)


def spend_surges(table: Table, using: Use) -> None:
    """Up to three surges add damage to one target, each the highest characteristic.  ds.surge"""
    user = using.user
    if not surges_of(user) or not using.ability.does_damage:
        return

    def offer() -> list[object]:
        hurt = [each for each in using.targets if each.is_there and using.tier(each).damage != "0"]
        most = min(surges_of(user), MOST) if user.is_up and hurt else 0
        return [PASS, *(Deed("surge", each, number) for each in hurt for number in range(1, most + 1))] if most else []

    said = table.ask(Question(user, "surge", offer))
    if said != PASS:
        target, number = said.args
        spend(table, user, SURGES, number)
        using.add(target, Reason("ds.surge", number * user.block.highest))


def buy_potency(table: Table, using: Use) -> None:
    """Two surges raise the potency against a target by 1. Nothing is spent where it is resisted all the same.

    ds.surge.potency ds.potency.unspent
    """
    user, tried = using.user, list[Fighter]()

    def offer() -> list[object]:
        is_able = user.is_up and surges_of(user) >= FOR_POTENCY
        found = [each for each in using.targets if each.is_up and each not in tried and _resisted(using, each)]
        return [PASS, *(Deed("sharpen", each) for each in found)] if is_able and found else []

    while surges_of(user) >= FOR_POTENCY and (said := table.ask(Question(user, "potency", offer))) != PASS:
        target = said.args[0]
        tried.append(target)
        if any(lands(target, outcome, 1) for outcome in _resisted(using, target)):
            spend(table, user, SURGES, FOR_POTENCY)
            using.shift_potency(target, 1)


def _resisted(using: Use, target: Fighter) -> list[Outcome]:
    words = (*using.tier(target).outcomes, *using.ability.effects)
    return [outcome for outcome in words if outcome.resists and not outcome.on_user]
