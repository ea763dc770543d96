"""The fifth edition's combat chapter as the kernel sees it. The rules are in the other files."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from affray.core.board import Place
from affray.core.board.scenario import SCENARIO
from affray.core.memory import BODIES, SCENE, remembered
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed
from affray.core.rulebook import Rulebook
from affray.core.table.asking import Question
from affray.core.table.consent import CARRIED, HELPED, RIDDEN
from affray.core.table.endings import is_down, is_over, manner
from affray.core.table.moments import FIGHT_END, fire_moment
from affray.core.table.scenario import open_again, settle, show_course
from affray.core.values import GM, Creature, Effect
from affray.mypyc import mypyc_attr
from affray.rules.dnd5e.attack.dodging import DODGING, stop_dodging
from affray.rules.dnd5e.attack.friends import STRIKE_FRIEND
from affray.rules.dnd5e.creatures.legendary import lairs_among
from affray.rules.dnd5e.creatures.thralls import obey_commands
from affray.rules.dnd5e.effects.calling import settle_called, those_called
from affray.rules.dnd5e.effects.choosing import SPARED, spare_friends
from affray.rules.dnd5e.effects.forming import settle_forms, those_in_forms
from affray.rules.dnd5e.effects.moments import act
from affray.rules.dnd5e.effects.realms import settle_realms
from affray.rules.dnd5e.former import FORMER
from affray.rules.dnd5e.harm.falling import is_steady, resolve_falls
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.options import CHOICES
from affray.rules.dnd5e.presets import FORMER_NAMES, PRESETS
from affray.rules.dnd5e.readings import Readings, Sight, Table
from affray.rules.dnd5e.rolls.amended import LEANINGS, RESULTS
from affray.rules.dnd5e.rulings.vocabulary import RULINGS
from affray.rules.dnd5e.senses.light import shown_light
from affray.rules.dnd5e.senses.sight import shows_armour
from affray.rules.dnd5e.state import acts
from affray.rules.dnd5e.state.battle import (
    Battle,
    Lying,
    Readied,
    Zone,
    has_masters,
    has_no_heights,
    those_elsewhere,
)
from affray.rules.dnd5e.state.blocks import Block, Power, Speeds
from affray.rules.dnd5e.state.calls import Called
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.exile import Exile
from affray.rules.dnd5e.state.forms import Model, Own
from affray.rules.dnd5e.state.ground import Ground
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.spells import Casting, Spell
from affray.rules.dnd5e.state.terms import Terms
from affray.rules.dnd5e.state.weapons import Charge, Rider, Weapon
from affray.rules.dnd5e.tactics.turn import best_skill, suggest
from affray.rules.dnd5e.turn.free_deeds import FREE_DEEDS, free_deeds
from affray.rules.dnd5e.turn.imagining import imagine, rough
from affray.rules.dnd5e.turn.leaving import STAGE
from affray.rules.dnd5e.turn.order import begin, next_turn
from affray.rules.dnd5e.turn.previews import area_of
from affray.rules.dnd5e.turn.turn import is_one_sided, take_turn
from affray.rules.dnd5e.turn_notes import without_turn_notes


@mypyc_attr(allow_interpreted_subclasses=True)
class Dnd5e(Rulebook[Battle, Combatant, Readings]):
    """The combat chapter."""

    name = "dnd5e"
    version = "1"
    classes = (
        *(Battle, Combatant, Block, Speeds, Weapon, Rider, Charge, Power, Terms),
        *acts.VALUES,
        *(Model, Own, Exile, Called, Casting, Spell, Shape, Ground, Place, Zone, Lying, Readied, *SCENARIO),
    )
    choices = CHOICES
    former = FORMER
    presets = PRESETS
    former_presets = FORMER_NAMES
    leanings = LEANINGS
    results = RESULTS
    standing_kinds = ("opportunity-attack", "knock-out", STRIKE_FRIEND, HELPED, CARRIED, RIDDEN)

    def read(self, options: Mapping[str, str]) -> Readings:
        return Readings(options, HOOKS)

    def step(self, table: Table) -> None:
        battle = table.state
        if battle.round == 0:
            begin(table)
        elif battle.turn is None:
            next_turn(table)
        else:
            take_turn(table, battle.creatures[battle.turn])
        follow_up(table)
        settle(table, STAGE)

    def close(self, table: Table) -> None:
        fire_moment(table, FIGHT_END)

    def outcome(self, state: Battle) -> str | None:
        """The side that is left; the fight goes on while both sides can fight.  5e.order.end"""
        if state.given:
            return state.given
        if not is_one_sided(state) or not is_over(state):
            return None
        sides = {creature.side for creature in state.everyone() if creature.status == UP}
        return sides.pop() if len(sides) == 1 else "nobody"

    def ending(self, state: Battle, seat: str) -> str | None:
        winner = self.outcome(state)
        known = (c for c in state.everyone() if seat == GM or self.perceives(state, seat, c))
        return None if winner is None else manner(state, winner, known)

    # --- rulings of the GM

    def rulings(self, state: Battle) -> Options:
        return RULINGS.offered(state)

    def rule(self, table: Table, ruling: Deed) -> None:
        RULINGS.carry_out(table, ruling)
        stop_dodging(table)
        if table.state.scenario is not None and not is_one_sided(table.state):
            open_again(table.state)

    # --- what is done at any time

    def free_deeds(self, state: Battle, creature: Combatant) -> Iterator[Pattern]:
        return free_deeds(state, creature)

    def do_freely(self, table: Table, creature: Combatant, deed: Deed) -> None:
        FREE_DEEDS[deed.verb](table, creature, *deed.args)
        follow_up(table)

    # --- what a seat may know

    def perceives(self, state: Battle, seat: str, creature: Combatant) -> bool:
        """A seat knows of a creature that anybody on its side notices; spectators know what the heroes know."""
        return state.is_known_to(seat, creature)

    def by_hand(self, creature: Combatant) -> tuple[tuple[str, str], ...]:
        return creature.block.by_hand

    def show_creature(self, state: Battle, creature: Combatant, is_own: bool) -> dict[str, Any]:
        return {
            "side": creature.side,
            "kind": creature.block.id,
            "at": state.square_name(creature.at),
            "height": creature.height,
            "mount": state.creatures.get(creature.mount),
            "size": creature.block.size,
            "hp": creature.hp if is_own else rough(self.readings, state, creature),
            "hp_max": creature.hp_max if is_own else None,
            "armour_class": creature.armour_class if is_own or shows_armour(state, creature) else None,
            "holds": creature.holds,
            "status": creature.status,
            "effects": [effect.kind for effect in creature.effects],
            "pools": without_turn_notes(creature.pools) if is_own else None,
        }

    def show(self, state: Battle, seat: str) -> dict[str, Any]:
        known = {c.id: c for c in state.everyone() if seat == GM or self.perceives(state, seat, c)}
        order = [known[id] for id in state.order if id in known]
        shown = {
            "round": state.round,
            "turn": state.creatures.get(state.turn or ""),
            "order": order,
            "lairs": lairs_among(order),
            "zones": [
                {"kind": zone.kind, "squares": state.square_names(squares)}
                for zone in state.zones
                for squares in (zone.squares, zone.beside)
                if squares or not zone.beside
            ],
            "lying": [
                {"item": lying.item, "at": state.square_name(lying.at)} for lying in state.lying if lying.owner in known
            ],
        }
        if seat == GM:
            shown |= show_course(state)
        return shown if state.ground.is_bright else shown | {"light": shown_light(state, known.values())}

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(table, seat, asked)

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        act(table, effect, moment)

    def area(self, state: Battle, who: Combatant, deed: Deed) -> list[str]:
        return state.square_names(area_of(state, self.readings.areas, who, deed))

    # --- what is likely

    def assume(self, question: Question) -> Any:
        """In a contest the other side is assumed to choose its better skill, and one who may to spare its friends; who
        asks for the odds of striking a friend, to mean it.

        5e.contest.tie
        """
        if question.kind == SPARED:
            return spare_friends(question)
        if question.kind == STRIKE_FRIEND:
            return Deed(STRIKE_FRIEND)
        return best_skill(question) if question.kind == "contest" else None

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: Battle) -> list[str]:
        return [creature.id for creature in state.everyone() if is_down(creature)]


def follow_up(table: Table) -> None:
    """What follows at once from all that is done: who dodges no more, who falls, who changes sides."""
    battle = table.state
    if (is_quiet(battle) and not battle.ground.chasm) or is_calm(battle):
        return
    stop_dodging(table)
    if those := those_in_forms(battle):
        settle_forms(table, those)
    if those_elsewhere(battle):
        settle_realms(table)
    resolve_falls(table)
    if has_masters(battle):
        obey_commands(table)
    if those_called(battle):
        settle_called(table)


@remembered(BODIES)
def is_quiet(battle: Battle) -> bool:
    """Is nothing due, and nobody above the ground or on a mount?"""
    return not is_anything_due(battle) and has_no_heights(battle)


@remembered(SCENE)
def is_calm(battle: Battle) -> bool:
    """Is nothing due, and does nobody fall?"""
    return not is_anything_due(battle) and is_steady(battle)


def is_anything_due(battle: Battle) -> bool:
    """Does anybody dodge, command or call others, come back from elsewhere, or have another form than its own?"""
    if battle.bearers(DODGING) or has_masters(battle) or those_called(battle):
        return True
    return bool(those_elsewhere(battle) or those_in_forms(battle))
