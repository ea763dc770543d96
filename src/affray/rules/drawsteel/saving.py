"""Saving throws, and hero tokens, which can make one succeed.  Start at `save`."""

from typing import Final

from affray.core.asking import Question
from affray.core.board import HEROES
from affray.core.changes import heal, lose
from affray.core.deeds import PASS
from affray.core.dice import parse_dice
from affray.core.slots import Deed
from affray.core.values import Effect, Reason, total
from affray.rules.drawsteel.changes import add_resource, give, mark
from affray.rules.drawsteel.damage import adjustments
from affray.rules.drawsteel.happenings import Harm
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.values import Clash, Fighter

D10: Final = parse_dice("1d10")
SAVED: Final = 6
TOKENS: Final = "hero-tokens"
TOKEN: Final = Deed("token")
HOARD: Final = "turn:token"
"""One benefit a turn."""
RESOLUTE: Final = "resolute"
"""The feature of one who adds 1 to saving throws."""
SURGES: Final = 2


def save(table: Table, fighter: Fighter, effect: Effect) -> None:
    """At the end of its turn the sufferer, if it lives, rolls 1d10: on 6 or more the effect ends.  ds.duration.save"""
    if not fighter.is_there:
        return
    reasons = [Reason("ds.feature.resolute", 1)] if fighter.has_feature(RESOLUTE) else []
    needed = SAVED - total(reasons)
    roll = table.roll(fighter, D10, "save", reasons, bands=lambda natural: natural >= needed)
    if (roll.total >= SAVED or is_redeemed(table, fighter)) and effect in fighter.effects:
        lose(table, fighter, effect, "saved")


# --- hero tokens


def deal_out_tokens(table: Table) -> None:
    """One for each hero; we take a fight for a session.  ds.token"""
    clash = table.state
    heroes = sum(fighter.hero for fighter in clash.everyone())
    if TOKENS not in clash.resources and heroes:
        add_resource(table, TOKENS, heroes)


def tokens_for(clash: Clash, fighter: Fighter) -> int:
    """How many a hero may spend now: none where it has had the good of one this turn.  ds.token"""
    if not fighter.hero or fighter.side != HEROES or fighter.pools.get(HOARD, 0):
        return 0
    return clash.resources.get(TOKENS, 0)


def spend_tokens(table: Table, fighter: Fighter, number: int) -> None:
    mark(fighter, HOARD, 1)
    add_resource(table, TOKENS, -number)


def asks_for_token(table: Table, fighter: Fighter, kind: str, number: int = 1) -> bool:
    """Does the hero spend tokens on this?"""

    def offer() -> list[object]:
        return [PASS, TOKEN] if fighter.is_there and tokens_for(table.state, fighter) >= number else []

    if table.ask(Question(fighter, kind, offer)) == PASS:
        return False
    spend_tokens(table, fighter, number)
    return True


def is_redeemed(table: Table, fighter: Fighter) -> bool:
    """A token turns a failed save into a success.  ds.token.save"""
    return asks_for_token(table, fighter, "failed-save")


def rolls_again(table: Table, fighter: Fighter, why: str) -> bool:
    """A token lets a hero make a test again; the new roll counts.  ds.token.test"""
    return why != "initiative" and asks_for_token(table, fighter, "reroll")


def rally(table: Table, fighter: Fighter) -> None:
    """Two tokens give Stamina back without a Recovery.  ds.token.stamina"""
    spend_tokens(table, fighter, 2)
    regain(table, fighter)


def regain(table: Table, hero: Fighter) -> None:
    """As much as a Recovery gives.  ds.token.stamina"""
    heal(table, hero, hero.hp_max // 3, [Reason("ds.token.stamina", hero.hp_max // 3)])
    for hook in table.readings.hooks.regained:
        hook(table, hero)


def rally_when_hit(table: Table, harm: Harm) -> None:
    """Before the damage lands; the table asks where it would leave the hero dying.  ds.token.stamina"""
    hero = harm.target
    if tokens_for(table.state, hero) < 2 or hero.hp + hero.pools.get("temporary", 0) > _expected(harm):
        return
    if asks_for_token(table, hero, "rally", 2):
        regain(table, hero)


def _expected(harm: Harm) -> int:
    return total([*harm.reasons, *adjustments(harm)])


def take_heart(table: Table, fighter: Fighter) -> None:
    """One token gives two surges.  ds.token.surges"""
    spend_tokens(table, fighter, 1)
    give(table, fighter, "surges", SURGES)
