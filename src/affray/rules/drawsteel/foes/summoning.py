"""Creatures that come into a fight by an ability, and act right after their summoner.  Start at `summon`."""

from functools import partial
from typing import Final

from affray.core.board import Place, Spot
from affray.core.offers.deeds import PASS, Pattern
from affray.core.table.asking import Question
from affray.core.table.changes import appear
from affray.core.table.scenario import new_id
from affray.rules.drawsteel.changes import call_up, equip, fill_squad, form_up, join_order, set_pool
from affray.rules.drawsteel.foes.villains import renew_villain_actions
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability, Block
from affray.rules.drawsteel.state.bonds import GRABBED, holds
from affray.rules.drawsteel.state.clash import MINION, Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.squads import LARGEST
from affray.rules.drawsteel.state.words import Outcome

SUMMONED: Final = "summoned"
"""Pool: 1 if the fighter has summoned since its turn began."""


def summon(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Creatures appear on free squares in the distance of the ability, and act next.  ds.summon"""
    clash = table.state
    summoner = use.user
    if not summoner.block.summons:
        return
    set_pool(summoner, SUMMONED, 1)
    block = summoner.block.summons[0]
    newcomers = []
    for _ in range(outcome.amount):
        offered = partial(places, clash, summoner, block, use.ability.distance.ranged)
        said = table.ask(Question(summoner, "place", offered))
        if said != PASS:
            newcomers.append(come_in(table, summoner, block, said.args[0]))
    if newcomers and clash.turn == summoner.id:
        call_up(clash, newcomers[0])


def places(clash: Clash, summoner: Fighter, block: Block, far: int) -> list[object]:
    """The free squares in range."""
    within = clash.grid.around(summoner.at, summoner.width, far)
    return [Pattern("place", Spot(clash.grid, within & clash.grid.room(clash.open & ~clash.taken(), block.width)))]


def come_in(table: Table, summoner: Fighter, block: Block, square: int) -> Fighter:
    """The newcomer is of the summoner's side and group; minions form squads of up to 8.  ds.summon ds.minion.squad"""
    clash = table.state
    newcomer = Fighter(
        new_id(block.id, clash.creatures), block.id, summoner.side, Place(square), block.stamina, block.stamina, {}, (),
        block, hero=False, group=summoner.group,
        squad=squad_for(clash, summoner) if block.organisation == MINION else "",
    )  # fmt: skip
    join(table, newcomer)
    return newcomer


def join(table: Table, newcomer: Fighter) -> None:
    """It comes in with all that one brings into a fight, and with its Stamina for its squad.  ds.minion.squad"""
    clash = table.state
    equip(newcomer)
    renew_villain_actions(newcomer)
    appear(table, newcomer)
    if newcomer.is_minion:
        fill_squad(clash, newcomer.squad, clash.squads.get(newcomer.squad, 0) + newcomer.block.stamina)


def enter(table: Table, newcomers: list[Fighter]) -> None:
    """Those who come in together are a group; minions form squads of up to 8.  ds.group.turns ds.minion.squad"""
    clash = table.state
    group = newcomers[0].id
    for number, newcomer in enumerate(newcomers):
        squad = f"{group}-{number // LARGEST + 1}" if newcomer.block.organisation == MINION else ""
        form_up(newcomer, group, squad)
        if clash.round:
            join(table, newcomer)
        else:
            appear(table, newcomer)
    join_order(clash, group)


def squad_for(clash: Clash, summoner: Fighter) -> str:
    """The squad that the summoner fills up now: none that has had its turn, for newcomers act next.  ds.minion.turn"""
    number = 1
    while is_closed(clash, f"{summoner.id}-{number}"):
        number += 1
    return f"{summoner.id}-{number}"


def is_closed(clash: Clash, squad: str) -> bool:
    """Is a squad full, or has it acted in this round?  ds.minion.squad ds.order.once"""
    members = [each for each in clash.everyone() if each.squad == squad]
    return len(members) >= LARGEST or any(each.id in clash.acted for each in members)


def can_use(clash: Clash, fighter: Fighter, ability: Ability) -> bool:
    """Nobody summons twice before its next turn; an ability on a held creature needs one.  ds.summon ds.foe.grip"""
    words = {each.kind for each in ability.outcomes}
    if "summon" in words and fighter.pools.get(SUMMONED, 0):
        return False
    is_grip = "hurl-held" in words or any(each.word == "held" for each in ability.only)
    return not is_grip or any(holds(each, GRABBED, fighter) for each in clash.enemies(fighter))


def allow_summoning(table: Table, fighter: Fighter) -> None:
    """One can summon again once one's next turn has begun.  ds.summon"""
    if fighter.pools.get(SUMMONED, 0):
        set_pool(fighter, SUMMONED, 0)
