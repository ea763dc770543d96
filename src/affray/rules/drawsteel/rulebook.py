"""Draw Steel as a rulebook: what it answers to the kernel. The rules are in the other files; see `hooks.py`."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, ClassVar

from affray.core.board import HEROES, Place
from affray.core.board.scenario import SCENARIO
from affray.core.offers.deeds import Options
from affray.core.offers.slots import Deed
from affray.core.rulebook import Rulebook
from affray.core.table.asking import Question
from affray.core.table.consent import HELPED, RIDDEN, SWAPPED
from affray.core.table.endings import is_down, is_over, manner
from affray.core.table.moments import FIGHT_END, fire_moment
from affray.core.table.scenario import open_again, settle, show_course
from affray.core.table.triggers import Reaction
from affray.core.values import GM, Creature, Effect
from affray.mypyc import mypyc_attr
from affray.rules.drawsteel.former import FORMER, REWORDED
from affray.rules.drawsteel.harm.triggers import order_reactions
from affray.rules.drawsteel.heroes.earning import lose_all
from affray.rules.drawsteel.hooks import HOOKS
from affray.rules.drawsteel.readings import CHOICES, Readings, Sight, Table
from affray.rules.drawsteel.rolls.hero_tokens import TOKENS
from affray.rules.drawsteel.rolls.power_rolls import GRANTED, TIERS, grant_edge, rule_tier
from affray.rules.drawsteel.rolls.saving import save
from affray.rules.drawsteel.state.blocks import Ability, Block, Distance, Tier
from affray.rules.drawsteel.state.clash import Clash, Fighter, Ground
from affray.rules.drawsteel.state.objective import Objective
from affray.rules.drawsteel.state.words import VALUES
from affray.rules.drawsteel.state.zones import Zone
from affray.rules.drawsteel.tactics.director import suggest
from affray.rules.drawsteel.turn.imagining import health_seen, imagine
from affray.rules.drawsteel.turn.leaving import STAGE
from affray.rules.drawsteel.turn.objectives import is_met, is_one_sided
from affray.rules.drawsteel.turn.order import begin, next_turn
from affray.rules.drawsteel.turn.rulings import RULINGS
from affray.rules.drawsteel.turn.turn import take_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawSteel(Rulebook[Clash, Fighter, Readings]):
    """The combat chapter."""

    name = "drawsteel"
    version = "1"
    classes = (Clash, Fighter, Place, Block, Ability, Tier, Distance, Ground, Zone, Objective, *VALUES, *SCENARIO)
    choices = CHOICES
    former = FORMER
    reworded = REWORDED
    leanings: ClassVar = {
        **{word: partial(grant_edge, word) for word in GRANTED},
        **{word: partial(rule_tier, word) for word in TIERS},
    }
    results: ClassVar = {"succeeds": lambda band: band is True, "fails": lambda band: band is False}
    standing_kinds = (
        "opportunity-attack",
        "damage",
        "targeted",
        "turn-ended",
        "forced",
        "rolling",
        "failed-save",
        "reroll",
        "mark",
        "malice",
        "villain-action",
        "end-effect",
        HELPED,
        RIDDEN,
        SWAPPED,
    )

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options, HOOKS)

    def step(self, table: Table) -> None:
        clash = table.state
        if clash.round == 0:
            begin(table)
        elif clash.turn is None:
            next_turn(table)
        else:
            take_turn(table, clash.creatures[clash.turn])
        settle(table, STAGE)

    def close(self, table: Table) -> None:
        fire_moment(table, FIGHT_END)
        lose_all(table.state)

    def outcome(self, state: Clash) -> str | None:
        """The side that is left, that has met its objective, or to which the Director gives the fight.  ds.objective"""
        if state.given:
            return state.given
        if not is_one_sided(state) or not is_over(state):
            return None
        if is_met(state):
            return HEROES
        return next((fighter.side for fighter in state.everyone() if fighter.is_up), "nobody")

    def ending(self, state: Clash, seat: str) -> str | None:
        winner = self.outcome(state)
        known = (each for each in state.everyone() if seat == GM or self.perceives(state, seat, each))
        return None if winner is None else manner(state, winner, known)

    # --- what the Director may decree

    def rulings(self, state: Clash) -> Options:
        return RULINGS.offered(state)

    def rule(self, table: Table, ruling: Deed) -> None:
        RULINGS.carry_out(table, ruling)
        if table.state.scenario is not None and not is_one_sided(table.state):
            open_again(table.state)

    # --- what a seat may know

    def perceives(self, state: Clash, seat: str, creature: Fighter) -> bool:
        """A hidden creature is known to its own side; a seat without creatures knows what the heroes know.

        ds.hide.hidden
        """
        return state.is_known_to(seat, creature)

    def show_creature(self, state: Clash, creature: Fighter, is_own: bool) -> dict[str, Any]:
        return {
            "side": creature.side,
            "kind": creature.block.id,
            "at": state.square_name(creature.at),
            "size": creature.block.size,
            "height": creature.height,
            "hp": creature.hp if is_own else health_seen(state, creature),
            "hp_max": creature.hp_max if is_own else None,
            "status": creature.status,
            "effects": [effect.kind for effect in creature.effects],
            "pools": creature.pools if is_own else None,
            "group": creature.group,
        }

    def show(self, state: Clash, seat: str) -> dict[str, Any]:
        """Everybody sees who has acted.  ds.order.shown"""
        return {
            "round": state.round,
            "turn": state.creatures.get(state.turn or ""),
            "acted": [
                each for each in map(state.fighter, state.acted) if seat == GM or self.perceives(state, seat, each)
            ],
            "first": state.first,
            "objective": state.objective.kind if state.objective else None,
            "tokens": state.resources.get(TOKENS, 0),
            "zones": [
                {"kind": zone.kind, "squares": state.square_names(space)}
                for zone in state.zones
                if (space := state.zone_space(zone))
                and (seat == GM or self.perceives(state, seat, state.fighter(zone.source)))
            ],
            "resources": state.resources if seat == GM else None,
            **(show_course(state) if seat == GM else {}),
        }

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(table, seat, asked)

    def order_reactions(self, table: Table, reactions: list[Reaction]) -> list[Reaction]:
        return order_reactions(table, reactions)

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        save(table, table.state.creatures[effect.bearer], effect)

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: Clash) -> list[str]:
        return [fighter.id for fighter in state.everyone() if is_down(fighter)]
