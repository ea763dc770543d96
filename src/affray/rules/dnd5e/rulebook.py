"""The fifth edition's combat chapter as a rulebook: what it answers to the kernel. The rules are in the other files."""

from collections.abc import Collection, Mapping
from typing import Any, Final, cast

from affray.core.asking import Question, Sight, Table
from affray.core.board import Place
from affray.core.changes import move_to, set_hp
from affray.core.deeds import Options, Pattern
from affray.core.effects import FIGHT_END, come
from affray.core.rulebook import Rulebook
from affray.core.slots import Deed, Number, OneOf
from affray.core.values import GM, Creature, Effect, State
from affray.rules.dnd5e import heroes, traits
from affray.rules.dnd5e.actions import NIMBLE_ESCAPE
from affray.rules.dnd5e.attacks import Plan
from affray.rules.dnd5e.attempts import LUCKY
from affray.rules.dnd5e.blocks import Area, Block, Charge, Power, Rider, Speeds, Weapon
from affray.rules.dnd5e.changes import notice, set_temporary, wake
from affray.rules.dnd5e.dying import RELENTLESS_ENDURANCE, drop_to_zero
from affray.rules.dnd5e.features import BONUS_ACTIONS, EXTRA_DICE, PLANNING, calm_down
from affray.rules.dnd5e.imagining import imagine, rough
from affray.rules.dnd5e.legends import lairs_among
from affray.rules.dnd5e.movement import AGGRESSIVE, NIMBLE
from affray.rules.dnd5e.options import CHOICES
from affray.rules.dnd5e.order import begin, next_turn, tied_by_choice, tied_by_roll, tied_by_roll_if_mixed
from affray.rules.dnd5e.presets import PRESETS
from affray.rules.dnd5e.seeing import sees, side_notices
from affray.rules.dnd5e.tactics import suggest
from affray.rules.dnd5e.trials import LEGENDARY_RESISTANCE
from affray.rules.dnd5e.turns import is_decided, take_turn
from affray.rules.dnd5e.values import DEAD, HEROES, UP, Battle, Combatant, Ground, Zone

MOST_TEMPORARY = 99
FEATURES: Final = frozenset(
    (
        *PLANNING,
        *EXTRA_DICE,
        *BONUS_ACTIONS,
        AGGRESSIVE,
        LUCKY,
        NIMBLE,
        NIMBLE_ESCAPE,
        RELENTLESS_ENDURANCE,
        LEGENDARY_RESISTANCE,
        *heroes.FEATURES,
        *traits.FEATURES,
    )
)
"""All features for which this book has a rule: those of the tables, and those that change a rule where it stands."""


ACTS: Final = {"raging": calm_down, "frenzied": heroes.be_spent}
"""What an effect does at the moments at which it acts, by its kind."""


class Dnd5e(Rulebook):
    """The combat chapter. Its parts are picked here, by the table options."""

    name = "dnd5e"
    version = "1"
    classes = (Battle, Combatant, Block, Speeds, Weapon, Rider, Charge, Power, Area, Ground, Zone)
    choices = CHOICES
    presets = PRESETS
    standing_kinds = ("opportunity-attack",)

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        self.break_tie = {
            "gm-and-players": tied_by_choice,
            "d20-mixed-only": tied_by_roll_if_mixed,
            "d20-all": tied_by_roll,
        }[self.options["init.ties"]]
        self.reactions_return_each_round = self.options["reaction.refresh"] == "round"
        self.wounds_show = self.options["show.half-hp"] == "on"
        self._ties_go_to_hider = self.options["hide.tie"] == "hider"
        self._any_foe_disturbs = self.options["ranged.in-melee"] == "any-hostile"
        self._creatures_cover = self.options["cover.creatures"] == "yes"

    def step(self, table: Table) -> None:
        battle: Battle = table.state  # type: ignore[assignment]  # a cast would be a call, at every step
        if battle.round == 0:
            begin(table, battle)
        elif battle.turn is None:
            next_turn(table, battle)
        else:
            take_turn(table, battle, battle.combatant(battle.turn))

    def close(self, table: Table) -> None:
        come(table, FIGHT_END)

    def outcome(self, state: State) -> str | None:
        """The side that is left; the fight goes on while both have somebody who can fight.  5e.order.end"""
        battle: Battle = state  # type: ignore[assignment]
        if not is_decided(battle):
            return None
        return next((creature.side for creature in battle.everyone() if creature.status == UP), "nobody")

    # --- parts picked by table options

    def stays_hidden(self, stealth: int, observer: Combatant) -> bool:
        """5e.surprise.contest, and who wins a tie."""
        passive = observer.block.passive_perception
        return stealth > passive or (stealth == passive and self._ties_go_to_hider)

    def foe_beside(self, battle: Battle, shooter: Combatant) -> Combatant | None:
        """A foe within 1 square that disturbs a shot.  5e.ranged.close"""
        for foe in battle.everyone():
            is_beside = foe.side != shooter.side and foe.status != DEAD and battle.distance(foe, shooter) == 1
            if is_beside and (self._any_foe_disturbs or sees(battle, foe, shooter)):
                return foe
        return None

    def covering_creatures(self, battle: Battle, plan: Plan) -> int:
        """The squares of those who may give cover, if creatures do.  5e.cover.half-what"""
        if not self._creatures_cover or plan.distance <= 1:
            return 0
        mask = 0
        for other in battle.everyone():
            if other is not plan.attacker and other is not plan.target and other.status == UP:
                mask |= battle.space(other)
        return mask

    # --- what the GM may decree

    def rulings(self, state: State) -> Options:
        battle = cast("Battle", state)
        everyone = list(battle.everyone())
        return Options(
            [Pattern("hp", OneOf([c]), Number(0, c.hp_max), verb_at=1) for c in everyone]
            + [
                Pattern("temporary", OneOf(everyone), Number(0, MOST_TEMPORARY), verb_at=1),
                Pattern("at", OneOf(everyone), Place(battle.grid, free_squares(battle)), verb_at=1),
                Pattern("noticed", OneOf([c for c in everyone if c.unnoticed_by]), verb_at=1),
            ]
        )

    def rule(self, table: Table, ruling: Deed) -> None:
        creature = cast("Combatant", ruling.args[0])
        if ruling.verb == "hp":
            set_hp(table, creature, ruling.args[1])
            if creature.hp == 0 and creature.status == UP:
                drop_to_zero(table, creature, 0)
            elif creature.hp > 0 and creature.status != UP:
                wake(table, creature)
        elif ruling.verb == "temporary":
            set_temporary(table, creature, ruling.args[1])
        elif ruling.verb == "at":
            move_to(table, creature, ruling.args[1])
        else:
            notice(table, creature)

    # --- what a seat may know

    def perceives(self, state: State, seat: str, creature: Creature) -> bool:
        """A seat knows of those whom anybody on its side notices; who only watches knows what the heroes do."""
        combatant = cast("Combatant", creature)
        if not combatant.unnoticed_by:
            return True
        battle = cast("Battle", state)
        sides = {c.side for c in battle.everyone() if battle.seat_of(c) == seat}
        return any(side_notices(battle, side, combatant) for side in sides or {HEROES})

    def knows_armour(self, state: State, seat: str, creature: Creature) -> bool:
        """A foe's Armour Class is open, unless nothing is disclosed of it."""
        is_open = state.settings["disclosure"].get(creature.id) != "nothing"
        return is_open or seat == GM or seat in self.confidants(state, creature)

    def show_creature(self, state: State, seat: str, creature: Creature) -> dict[str, Any]:
        combatant = cast("Combatant", creature)
        is_own = seat == GM or seat in self.confidants(state, creature)
        return {
            "side": combatant.side,
            "kind": combatant.block.id,
            "at": state.square_name(combatant.at),
            "size": combatant.block.size,
            "hp": combatant.hp if is_own else rough(self, state, combatant),
            "hp_max": combatant.hp_max if is_own else None,
            "armour_class": combatant.block.armour_class if self.knows_armour(state, seat, creature) else None,
            "status": combatant.status,
            "effects": [effect.kind for effect in combatant.effects],
            "pools": combatant.pools if is_own else None,
        }

    def show(self, state: State, seat: str) -> dict[str, Any]:
        battle = cast("Battle", state)
        order = [battle.combatant(id) for id in battle.order]
        known = [c for c in order if seat == GM or self.perceives(state, seat, c)]
        return {
            "round": battle.round,
            "turn": battle.creatures.get(battle.turn or ""),
            "order": known,
            "lairs": lairs_among(known),
        }

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(self, table, seat, asked)

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        ACTS[effect.kind](table, cast("Combatant", table.state.creatures[effect.bearer]), effect)

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: State) -> list[str]:
        return [creature.id for creature in cast("Battle", state).everyone() if creature.status != UP]


def free_squares(battle: Battle) -> int:
    """Where nobody and nothing stands."""
    taken = 0
    for creature in battle.everyone():
        if creature.status != DEAD:
            taken |= battle.space(creature)
    return battle.board.open & ~taken
