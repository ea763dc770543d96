"""Ação e Combate as a rulebook: what it answers to the kernel. The rules are in the other files."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, ClassVar

from affray.core.board import Place
from affray.core.board.scenario import SCENARIO
from affray.core.offers.deeds import Options
from affray.core.offers.slots import Deed
from affray.core.rulebook import Rulebook
from affray.core.table.asking import Question
from affray.core.table.endings import is_down, is_over, manner
from affray.core.table.moments import FIGHT_END, fire_moment
from affray.core.table.scenario import open_again, settle, show_course
from affray.core.values import GM, Creature, Effect
from affray.mypyc import mypyc_attr
from affray.rules.acao.attack.weapon_properties import bleed_each_turn
from affray.rules.acao.former import FORMER
from affray.rules.acao.hooks import HOOKS
from affray.rules.acao.options import CHOICES
from affray.rules.acao.readings import Readings, Sight, Table
from affray.rules.acao.rolls.attribute_tests import ADVANTAGE, DISADVANTAGE, grant, is_success
from affray.rules.acao.state.combat import Character, Combat, Ground
from affray.rules.acao.state.sheet import Peril, Sheet, Weapon
from affray.rules.acao.tactics import suggest
from affray.rules.acao.turn.begin import begin
from affray.rules.acao.turn.imagining import imagine, visible_health
from affray.rules.acao.turn.leaving import STAGE
from affray.rules.acao.turn.order import is_one_sided, next_turn
from affray.rules.acao.turn.rulings import RULINGS
from affray.rules.acao.turn.turn import take_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Acao(Rulebook[Combat, Character, Readings]):
    """The combat chapter."""

    name = "acao"
    version = "1"
    classes = (Combat, Character, Sheet, Weapon, Peril, Ground, Place, *SCENARIO)
    choices = CHOICES
    former = FORMER
    leanings: ClassVar = {word: partial(grant, word) for word in (ADVANTAGE, DISADVANTAGE)}
    results: ClassVar = {"succeeds": is_success, "fails": lambda band: not is_success(band)}
    standing_kinds = ("defence", "safeguard", "energy", "karma", "absorb", "wear", "sweep")

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options, HOOKS)

    def step(self, table: Table) -> None:
        combat = table.state
        if combat.round == 0:
            begin(table)
        elif combat.turn is None:
            next_turn(table)
        else:
            take_turn(table, combat.creatures[combat.turn])
        settle(table, STAGE)

    def close(self, table: Table) -> None:
        fire_moment(table, FIGHT_END)

    def outcome(self, state: Combat) -> str | None:
        """The side that is left, once the other is defeated, has fled or has surrendered."""
        if state.given:
            return state.given
        if not is_one_sided(state) or not is_over(state):
            return None
        return next((creature.side for creature in state.everyone() if creature.is_up), "nobody")

    def ending(self, state: Combat, seat: str) -> str | None:
        winner = self.outcome(state)
        known = (c for c in state.everyone() if seat == GM or self.perceives(state, seat, c))
        return None if winner is None else manner(state, winner, known)

    def rulings(self, state: Combat) -> Options:
        return RULINGS.offered(state)

    def rule(self, table: Table, ruling: Deed) -> None:
        RULINGS.carry_out(table, ruling)
        if table.state.scenario is not None and not is_one_sided(table.state):
            open_again(table.state)

    def perceives(self, state: Combat, seat: str, creature: Character) -> bool:
        """The hidden are known to their own side; who only watches knows what the heroes do."""
        return state.is_known_to(seat, creature)

    def show_creature(self, state: Combat, creature: Character, is_own: bool) -> dict[str, Any]:
        return {
            "side": creature.side,
            "kind": creature.sheet.id,
            "at": state.square_name(creature.at),
            "size": creature.sheet.size,
            "hp": creature.hp if is_own else visible_health(state, creature),
            "hp_max": creature.hp_max if is_own else None,
            "status": creature.status,
            "hidden": creature.is_hidden,
            "effects": [effect.kind for effect in creature.effects],
            "pools": creature.pools if is_own else None,
        }

    def show(self, state: Combat, seat: str) -> dict[str, Any]:
        acted = [state.creatures[id] for id in state.acted]
        return {
            "round": state.round,
            "turn": state.creatures.get(state.turn or ""),
            "acted": [c for c in acted if seat == GM or self.perceives(state, seat, c)],
            **(show_course(state) if seat == GM else {}),
        }

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(table, seat, asked)

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        bleed_each_turn(table, effect)

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: Combat) -> list[str]:
        return [creature.id for creature in state.everyone() if is_down(creature)]
