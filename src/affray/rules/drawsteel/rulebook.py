"""Draw Steel as a rulebook: what it answers to the kernel. The rules are in the other files; see `parts.py`."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from affray.core.asking import Question, Sight, Table
from affray.core.board import Place, squares_of
from affray.core.changes import move_to, refill, set_hp
from affray.core.deeds import Options, Pattern
from affray.core.effects import FIGHT_END, come
from affray.core.rulebook import Rulebook
from affray.core.slots import Deed, Number, OneOf, Words
from affray.core.triggers import Reaction
from affray.core.values import GM, Creature, Effect, State
from affray.rules.drawsteel import parts
from affray.rules.drawsteel.abilities import ask_tier, can_pay, cost_against, keep_tier, purse_of, use
from affray.rules.drawsteel.afflictions import bleed
from affray.rules.drawsteel.blocks import TRIGGERED, Ability, Block, Distance, Outcome, Tier
from affray.rules.drawsteel.changes import call_off, fill_squad, perish, rise_to, set_status
from affray.rules.drawsteel.cunning import suggest
from affray.rules.drawsteel.grabbing import tear_apart
from affray.rules.drawsteel.heroic import lose_all
from affray.rules.drawsteel.hiding import bumps, give_away
from affray.rules.drawsteel.imagining import imagine, looks
from affray.rules.drawsteel.objectives import Objective, is_met
from affray.rules.drawsteel.options import CHOICES
from affray.rules.drawsteel.order import (
    ORDERS,
    PER_TURN,
    begin,
    chooser_on_six,
    heroes_on_six,
    next_turn,
    no_swap,
    swap,
)
from affray.rules.drawsteel.recovering import ask_mercy, slay
from affray.rules.drawsteel.saving import TOKENS, rolls_again, save
from affray.rules.drawsteel.squads import LAST_STAND, drain, gather, is_minion, make_last_stand
from affray.rules.drawsteel.terrain import harmful
from affray.rules.drawsteel.tricks import is_as_crafty
from affray.rules.drawsteel.triggers import Happening, order_reactions
from affray.rules.drawsteel.turns import aim_and_use, critical, is_decided, take_turn
from affray.rules.drawsteel.values import DEAD, HEROES, UP, Clash, Fighter, Ground
from affray.rules.drawsteel.zones import Zone


class DrawSteel(Rulebook):
    """The combat chapter. Its parts are picked here, by the table options."""

    name = "drawsteel"
    version = "1"
    classes = (Clash, Fighter, Block, Ability, Tier, Outcome, Distance, Ground, Zone, Objective)
    choices = CHOICES
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
    )

    outcomes = parts.OUTCOMES
    bonuses = parts.BONUSES
    edges = parts.EDGES
    triggers = parts.TRIGGERS
    areas = parts.AREAS
    deeds = parts.DEEDS
    speeds = parts.SPEEDS
    rough = parts.ROUGH
    slowing = parts.SLOWING
    shunned = parts.SHUNNED
    run_ups = parts.RUN_UPS
    slipping = parts.SLIPPING
    targetable = parts.TARGETABLE
    adding = parts.ADDING
    distances = parts.DISTANCES
    resisting = parts.RESISTING
    moments = parts.MOMENTS

    can_pay = staticmethod(can_pay)
    critical = staticmethod(critical)
    gather = staticmethod(gather)
    is_as_crafty = staticmethod(is_as_crafty)
    drain = staticmethod(drain)
    is_minion = staticmethod(is_minion)
    harmful = staticmethod(harmful)
    bumps = staticmethod(bumps)
    give_away = staticmethod(give_away)
    use = staticmethod(use)
    aim = staticmethod(aim_and_use)
    bleed = staticmethod(bleed)
    rolls_again = staticmethod(rolls_again)

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        chosen = self.options
        self.settle_first = {"heroes": heroes_on_six, "chooser": chooser_on_six}[chosen["first.roll"]]
        self.line_up, self.next_of = ORDERS[chosen["initiative"]]
        can_swap = chosen["initiative"] == "agility" and chosen["initiative.swap"] == "on"
        self.swap = swap if can_swap else no_swap
        self.downgraded = {"off": keep_tier, "on": ask_tier}[chosen["roll.downgrade"]]
        self.fate = {"off": slay, "on": ask_mercy}[chosen["stamina.mercy"]]
        self.director_weighs = chosen["free.director"] == "ask"

    def step(self, table: Table) -> None:
        clash = cast("Clash", table.state)
        if clash.round == 0:
            begin(table, clash)
        elif clash.turn is None:
            next_turn(table, clash)
        else:
            take_turn(table, clash, clash.fighter(clash.turn))

    def close(self, table: Table) -> None:
        come(table, FIGHT_END)
        lose_all(cast("Clash", table.state))

    def outcome(self, state: State) -> str | None:
        """The side that is left; or that has got what it came for, or to which the Director gives the fight.

        ds.objective
        """
        clash = cast("Clash", state)
        if not is_decided(clash):
            return None
        if clash.given or is_met(clash):
            return clash.given or HEROES
        return next((fighter.side for fighter in clash.everyone() if fighter.is_up), "nobody")

    def equip(self, fighter: Fighter) -> None:
        """What one brings into a fight beside Stamina."""
        for pool, amount in {**dict.fromkeys(PER_TURN, 0), TRIGGERED: 1, "temporary": 0}.items():
            refill(fighter, pool, amount)
        if fighter.hero:
            refill(fighter, "recoveries", fighter.block.recoveries)
            refill(fighter, "surges", 0)
            resource, victories = fighter.block.resource, fighter.pools.get("victories", 0)
            refill(fighter, resource, fighter.pools.get(resource, 0) + victories)

    def react(self, table: Table, clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> None:
        """A triggered action is an ability like others, used on oneself or on whom the trigger happens to."""
        use(table, clash, fighter, ability, [fighter if ability.target == "self" else happening.who], happening)

    def affords(self, clash: Clash, user: Fighter, ability: Ability, target: Fighter) -> bool:
        """Can it pay for the ability, used on this target?  ds.ability.cost ds.hero.opening"""
        return not ability.cost or cost_against(self, clash, user, ability, target) <= purse_of(clash, user)

    # --- what the Director may decree

    def rulings(self, state: State) -> Options:
        clash = cast("Clash", state)
        everyone = list(clash.everyone())
        up = [fighter for fighter in everyone if fighter.is_up]
        free = clash.open & ~clash.taken()
        return Options(
            [
                Pattern("hp", OneOf([each]), Number(each.lowest, each.hp_max), verb_at=1)
                for each in everyone
                if not is_minion(each)
            ]
            + [Pattern("at", OneOf(everyone), Place(clash.grid, free), verb_at=1)]
            + [Pattern("dies", OneOf(up), verb_at=1)]
            + [Pattern("slips-in", OneOf(up), Words(), verb_at=1)]
            + [Pattern("over", OneOf(list(dict.fromkeys(each.side for each in everyone)))), LAST_STAND]
        )

    def rule(self, table: Table, ruling: Deed) -> None:
        """What the Director decrees; by its leave some things take no action.

        ds.no-action ds.objective ds.last-stand
        """
        clash = cast("Clash", table.state)
        if ruling == LAST_STAND:
            make_last_stand(table, clash)
            return
        if ruling.verb == "over":
            call_off(table, clash, ruling.args[0])
            return
        fighter = cast("Fighter", ruling.args[0])
        if ruling.verb == "hp":
            set_hp(table, fighter, ruling.args[1])
            is_alive = fighter.hp > fighter.lowest
            if is_alive is not fighter.is_up:
                set_status(table, fighter, UP if is_alive else DEAD)
        elif ruling.verb == "at":
            move_to(table, fighter, ruling.args[1])
            rise_to(table, fighter, clash.floor(fighter))
            tear_apart(table, clash, fighter)
        elif ruling.verb == "slips-in":
            table.tell("no-action", who=fighter, words=ruling.args[1])
        elif is_minion(fighter):
            fill_squad(clash, fighter.squad, max(clash.squads.get(fighter.squad, 0) - fighter.hp, 0))
            perish(table, fighter)
        else:
            set_status(table, fighter, DEAD)

    # --- what a seat may know

    def perceives(self, state: State, seat: str, creature: Creature) -> bool:
        """The hidden are known to their own side; who only watches knows what the heroes do.  ds.hide.hidden"""
        clash, fighter = cast("Clash", state), cast("Fighter", creature)
        if not fighter.hidden_from:
            return True
        sides = {each.side for each in clash.everyone() if clash.seat_of(each) == seat} or {HEROES}
        return any(clash.is_known(side, fighter) for side in sides)

    def show_creature(self, state: State, seat: str, creature: Creature) -> dict[str, Any]:
        fighter = cast("Fighter", creature)
        is_own = seat == GM or seat in self.confidants(state, creature)
        return {
            "side": fighter.side,
            "kind": fighter.block.id,
            "at": state.square_name(fighter.at),
            "size": fighter.block.size,
            "height": fighter.height,
            "hp": fighter.hp if is_own else looks(state, fighter),
            "hp_max": fighter.hp_max if is_own else None,
            "status": fighter.status,
            "effects": [effect.kind for effect in fighter.effects],
            "pools": fighter.pools if is_own else None,
            "group": fighter.group,
        }

    def show(self, state: State, seat: str) -> dict[str, Any]:
        """Who has acted is seen by all.  ds.order.shown"""
        clash = cast("Clash", state)
        return {
            "round": clash.round,
            "turn": clash.creatures.get(clash.turn or ""),
            "acted": [
                each for each in map(clash.fighter, clash.acted) if seat == GM or self.perceives(state, seat, each)
            ],
            "first": clash.first,
            "objective": clash.objective.kind if clash.objective else None,
            "tokens": clash.resources.get(TOKENS, 0),
            "zones": [
                {"kind": zone.kind, "squares": [clash.square_name(square) for square in squares_of(space)]}
                for zone in clash.zones
                if (space := clash.zone_space(zone))
                and (seat == GM or self.perceives(state, seat, clash.fighter(zone.source)))
            ],
            "resources": clash.resources if seat == GM else None,
        }

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(self, table, seat, asked)

    def order_reactions(self, table: Table, reactions: list[Reaction]) -> list[Reaction]:
        return order_reactions(table, reactions)

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        clash = cast("Clash", table.state)
        save(table, clash, clash.fighter(effect.bearer), effect)

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: State) -> list[str]:
        return [fighter.id for fighter in cast("Clash", state).everyone() if not fighter.is_up]
