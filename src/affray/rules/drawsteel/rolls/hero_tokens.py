"""Hero tokens, and what one can buy for them.  Start at `asks_for_token`."""

from typing import Final

from affray.core.board import HEROES
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.drawsteel.changes import add_resource, add_to_pool, set_pool
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter

TOKENS: Final = "hero-tokens"
TOKEN: Final = Deed("token")
HAD_TOKEN: Final = "turn:token"
"""One benefit a turn."""
SURGES: Final = 2


def give_tokens(table: Table) -> None:
    """One token for each hero: we count a fight as a session.  ds.token"""
    clash = table.state
    heroes = sum(fighter.hero for fighter in clash.everyone())
    if TOKENS not in clash.resources and heroes:
        add_resource(table, TOKENS, heroes)


def tokens_for(clash: Clash, fighter: Fighter) -> int:
    """How many tokens a hero may spend now: none if it has had a benefit this turn.  ds.token"""
    if not fighter.hero or fighter.side != HEROES or fighter.pools.get(HAD_TOKEN, 0):
        return 0
    return clash.resources.get(TOKENS, 0)


def spend_tokens(table: Table, fighter: Fighter, number: int) -> None:
    set_pool(fighter, HAD_TOKEN, 1)
    add_resource(table, TOKENS, -number)


def asks_for_token(table: Table, fighter: Fighter, kind: str, number: int = 1) -> bool:
    """Ask whether the hero spends tokens on this, and spend them."""

    def offer() -> list[object]:
        return [PASS, TOKEN] if fighter.is_there and tokens_for(table.state, fighter) >= number else []

    if table.ask(Question(fighter, kind, offer)) == PASS:
        return False
    spend_tokens(table, fighter, number)
    return True


def is_redeemed(table: Table, fighter: Fighter) -> bool:
    """Does a token turn the failed save into a success?  ds.token.save"""
    return asks_for_token(table, fighter, "failed-save")


def rolls_again(table: Table, fighter: Fighter, why: str) -> bool:
    """Does a token let the hero make the test again? The new roll counts.  ds.token.test"""
    return why != "initiative" and asks_for_token(table, fighter, "reroll")


def buy_surges(table: Table, fighter: Fighter) -> None:
    """Spend one token on two surges.  ds.token.surges"""
    spend_tokens(table, fighter, 1)
    add_to_pool(table, fighter, "surges", SURGES)
