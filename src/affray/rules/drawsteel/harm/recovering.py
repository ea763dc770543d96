"""Recoveries and what gives Stamina back; who is knocked out and who wakes.  Start at `recover`."""

from collections.abc import Iterator
from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import gain, heal, spend
from affray.core.table.consent import HELPED, is_willing, refuses
from affray.core.table.endings import is_down
from affray.core.table.moments import FIGHT_END
from affray.core.unknown import OpenInt
from affray.core.values import Effect, Reason, Until, open_total
from affray.rules.drawsteel.changes import add_to_pool, give_temporary_stamina, lose_effects, set_status
from affray.rules.drawsteel.harm.conditions import is_save_ends
from affray.rules.drawsteel.harm.resistance import adjustments
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.hero_tokens import asks_for_token, spend_tokens, tokens_for
from affray.rules.drawsteel.rolls.saving import save
from affray.rules.drawsteel.state.actions import can_take, is_denied
from affray.rules.drawsteel.state.blocks import FREE
from affray.rules.drawsteel.state.clash import UP, Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.words import Outcome

RECOVERIES: Final = "recoveries"
RECOVER: Final = Deed("recover")


def recovery_value(fighter: Fighter) -> int:
    """A third of the maximum Stamina.  ds.recovery"""
    return fighter.hp_max // 3


def can_recover(fighter: Fighter) -> bool:
    """A hero needs a Recovery, a creature of the Director none. Minions regain nothing.  ds.recovery ds.minion.squad"""
    if not fighter.is_there or fighter.block.organisation == "minion":
        return False
    return not fighter.hero or fighter.pools.get(RECOVERIES, 0) > 0


def recover(table: Table, fighter: Fighter) -> None:
    """Spend a Recovery and regain a third of the maximum Stamina; the unconscious wake.

    ds.recovery ds.stamina.unconscious
    """
    if not can_recover(fighter):
        return
    if fighter.hero:
        spend(table, fighter, RECOVERIES)
    heal(table, fighter, recovery_value(fighter), [Reason("ds.recovery", recovery_value(fighter))])
    if is_down(fighter):
        set_status(table, fighter, UP)
    for hook in table.readings.hooks.regained:
        hook(table, fighter)


def accepts(table: Table, fighter: Fighter, kind: str, by: Fighter) -> bool:
    """Does the fighter let somebody do something to it? One who is down does.  ds.deed.stand-up ds.mount.up"""
    return is_willing(table, fighter, kind, by, is_helpless=not fighter.is_up)


# --- deeds


def offer_breath(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Catch Breath, not for the dying.  ds.deed.catch-breath"""
    if fighter.hero and can_recover(fighter) and not fighter.is_dying and fighter.hp < fighter.hp_max:
        yield Deed("catch-breath")


def offer_healing(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Heal, for adjacent allies who have something to gain.  ds.deed.heal"""

    def near() -> list[Fighter]:
        allies = [each for each in clash.everyone() if each.side == fighter.side and each is not fighter]
        near = [each for each in allies if each.is_there and clash.is_adjacent(each, fighter)]
        return [each for each in near if helps_for(fighter, each) and not refuses(clash, each, HELPED, fighter)]

    yield Pattern("heal", OneOf(near))


def helps_for(healer: Fighter, other: Fighter) -> list[Deed]:
    """What Heal can do: a Recovery, or a save against an effect. Those without Recoveries need a hero for it.

    ds.deed.heal ds.recovery
    """
    ails = dict.fromkeys(effect.kind for effect in other.effects if is_save_ends(effect))
    is_able = (healer.hero or other.hero) and can_recover(other) and other.hp < other.hp_max
    return [*([RECOVER] if is_able else []), *(Deed("save", kind) for kind in ails)]


def heal_other(table: Table, healer: Fighter, other: Fighter) -> None:
    """Heal: the other chooses what it gets.  ds.deed.heal"""
    said = table.ask(Question(other, "healed", lambda: helps_for(healer, other), healer))
    if said == RECOVER:
        recover(table, other)
    elif said != PASS:
        save(table, other, of_kind(other, said.args[0]))


def of_kind(fighter: Fighter, kind: str) -> Effect:
    return next(effect for effect in fighter.effects if effect.kind == kind)


def offer_standing(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Stand Up, for oneself or a willing ally beside one.  ds.deed.stand-up"""

    def lying() -> list[Fighter]:
        near = [each for each in (fighter, *clash.allies(fighter)) if clash.is_adjacent(each, fighter)]
        lying = [each for each in near if each.has("prone") and can_stand(each)]
        return [each for each in lying if not refuses(clash, each, HELPED, fighter)]

    yield Pattern("stand-up", OneOf(lying))


def can_stand(fighter: Fighter) -> bool:
    """ds.deed.stand-up ds.condition.restrained"""
    return fighter.is_up and not is_denied(fighter, "stand")


def stand_up(table: Table, fighter: Fighter, other: Fighter) -> None:
    """ds.deed.stand-up"""
    lose_effects(table, other, ("prone",), "stood")


def offer_lying(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.deed.lie-down"""
    if can_take(fighter, FREE) and not fighter.has("prone"):
        yield Deed("lie-down")


def offer_rising(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Standing up is free after lying down freely, or coming to.  ds.deed.lie-down ds.stamina.unconscious"""
    is_easy = fighter.has("prone") and of_kind(fighter, "prone").amount > 0
    if is_easy and can_take(fighter, FREE) and can_stand(fighter):
        yield Deed("rise")


def lie_down(table: Table, fighter: Fighter) -> None:
    """ds.deed.lie-down"""
    gain(table, fighter, "prone", ends=[Until(FIGHT_END)], amount=1)


def rise(table: Table, fighter: Fighter) -> None:
    stand_up(table, fighter, fighter)


def offer_token(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.token.surges"""
    if tokens_for(clash, fighter) >= 1:
        yield Deed("take-heart")


def offer_rally(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.token.stamina"""
    if tokens_for(clash, fighter) >= 2 and fighter.hp < fighter.hp_max:
        yield Deed("rally")


# --- what abilities do


def spend_recovery(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The target may spend a Recovery.  ds.recovery"""
    said = table.ask(Question(target, "recovery", lambda: [RECOVER, PASS] if can_recover(target) else []))
    if said == RECOVER:
        recover(table, target)


def give_surges(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """ds.surge"""
    add_to_pool(table, target, "surges", outcome.amount)


def give_temporary(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """ds.stamina.temporary"""
    shelter(table, target, outcome.amount)


def shelter(table: Table, target: Fighter, amount: int) -> None:
    """Give temporary Stamina, which minions never have.  ds.stamina.temporary ds.minion.squad"""
    if target.block.organisation == "minion":
        return
    give_temporary_stamina(table, target, amount)
    for hook in table.readings.hooks.shielded:
        hook(table, target)


def rally_for_tokens(table: Table, fighter: Fighter) -> None:
    """Spend two tokens to regain Stamina without a Recovery.  ds.token.stamina"""
    spend_tokens(table, fighter, 2)
    regain(table, fighter)


def regain(table: Table, hero: Fighter) -> None:
    """Regain as much as a Recovery gives.  ds.token.stamina"""
    heal(table, hero, recovery_value(hero), [Reason("ds.token.stamina", recovery_value(hero))])
    for hook in table.readings.hooks.regained:
        hook(table, hero)


def rally_when_hit(table: Table, harm: Harm) -> None:
    """Ask for two tokens before the damage, where it would leave the hero dying.  ds.token.stamina"""
    hero = harm.target
    if tokens_for(table.state, hero) < 2 or hero.hp + hero.pools.get("temporary", 0) > _expected(harm):
        return
    if asks_for_token(table, hero, "rally", 2):
        regain(table, hero)


def _expected(harm: Harm) -> OpenInt:
    return open_total([*harm.reasons, *adjustments(harm)])
