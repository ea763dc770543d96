"""The fifth edition's combat chapter as a rulebook: what it answers to the kernel. The rules are in the other files."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, cast

from affray.core.asking import Question, Sight, Table
from affray.core.board import squares_of
from affray.core.changes import spend
from affray.core.deeds import Options
from affray.core.dice import Dice
from affray.core.effects import FIGHT_END, TURN_START, come
from affray.core.rulebook import Rulebook
from affray.core.slots import Deed
from affray.core.values import GM, Creature, Effect, State, Until
from affray.rules.dnd5e import heroes, holding, rulings, spell_reactions, traits  # noqa: F401 - some enter what they add
from affray.rules.dnd5e.acting import act
from affray.rules.dnd5e.actions import NIMBLE_ESCAPE
from affray.rules.dnd5e.areas import Reading
from affray.rules.dnd5e.armour import DEFENSE, UNARMORED_DEFENSE, UNTRAINED
from affray.rules.dnd5e.attacking import SPECIAL, use_attack
from affray.rules.dnd5e.attacks import Plan
from affray.rules.dnd5e.attempts import LUCKY
from affray.rules.dnd5e.balance import keep_balance
from affray.rules.dnd5e.blocks import EXTRA_ATTACK, Block, Power, Speeds
from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.damage import Blow, average_of
from affray.rules.dnd5e.dodging import NEVER_LOST, SAVES_BY_SIGHT
from affray.rules.dnd5e.dying import RELENTLESS_ENDURANCE
from affray.rules.dnd5e.features import BONUS_ACTIONS, EXTRA_DICE, PLANNING
from affray.rules.dnd5e.ground import Ground
from affray.rules.dnd5e.imagining import imagine, rough
from affray.rules.dnd5e.interactions import FREE
from affray.rules.dnd5e.legends import lairs_among
from affray.rules.dnd5e.light import shown_light
from affray.rules.dnd5e.mounts import MOUNT, TRAINED
from affray.rules.dnd5e.movement import AGGRESSIVE, NIMBLE
from affray.rules.dnd5e.objects import SAMPLES
from affray.rules.dnd5e.opportunity import longest_reach, wielded_reaches
from affray.rules.dnd5e.options import CHOICES
from affray.rules.dnd5e.order import begin, next_turn, tied_by_choice, tied_by_roll, tied_by_roll_if_mixed
from affray.rules.dnd5e.presets import PRESETS
from affray.rules.dnd5e.previews import area_of
from affray.rules.dnd5e.readying import any_trigger, named_trigger
from affray.rules.dnd5e.resolving import DISCIPLE_OF_LIFE, SCULPT_SPELLS
from affray.rules.dnd5e.seeing import sees, side_notices
from affray.rules.dnd5e.speeds import dash_by_the_speed_now, dash_with_the_speed
from affray.rules.dnd5e.spells import Casting, Shape, Spell
from affray.rules.dnd5e.stealth import NATURALLY_STEALTHY, be_invisible, be_unseen
from affray.rules.dnd5e.tactics import best_skill, suggest
from affray.rules.dnd5e.thralls import heed
from affray.rules.dnd5e.trials import LEGENDARY_RESISTANCE
from affray.rules.dnd5e.turns import is_decided, take_turn
from affray.rules.dnd5e.values import DEAD, HEROES, UP, Battle, Combatant, Lying, Readied, Zone, rise
from affray.rules.dnd5e.water import SHOT_UNDER_WATER, THROWN
from affray.rules.dnd5e.weapons import Charge, Rider, Weapon

ANYWHERE: Final = 1000
"""Farther than any map goes."""
FEATURES: Final = frozenset(
    (
        *(feature for feature in PLANNING if feature != UNTRAINED),
        *EXTRA_DICE,
        *BONUS_ACTIONS,
        AGGRESSIVE,
        DEFENSE,
        EXTRA_ATTACK,
        UNARMORED_DEFENSE,
        LUCKY,
        NIMBLE,
        NIMBLE_ESCAPE,
        MOUNT,
        TRAINED,
        RELENTLESS_ENDURANCE,
        LEGENDARY_RESISTANCE,
        NATURALLY_STEALTHY,
        DISCIPLE_OF_LIFE,
        SCULPT_SPELLS,
        *heroes.FEATURES,
        *traits.FEATURES,
    )
)
"""All features for which this book has a rule: those of the tables, and those that change a rule where it stands."""


class Dnd5e(Rulebook):
    """The combat chapter. Its parts are picked here, by the table options."""

    name = "dnd5e"
    version = "1"
    classes = (
        *(Battle, Combatant, Block, Speeds, Weapon, Rider, Charge, Power),
        *(Casting, Spell, Shape, Ground, Zone, Lying, Readied),
    )
    choices = CHOICES
    presets = PRESETS
    standing_kinds = ("opportunity-attack", "knock-out")

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        self.break_tie = {
            "gm-and-players": tied_by_choice,
            "d20-mixed-only": tied_by_roll_if_mixed,
            "d20-all": tied_by_roll,
        }[self.options["init.ties"]]
        self.reactions_return_each_round = self.options["reaction.refresh"] == "round"
        self.wounds_show = self.options["show.half-hp"] == "on"
        self.vanish = {"unseen": be_unseen, "invisible": be_invisible}[self.options["hide.success"]]
        self._attacks_reveal = self.options["hidden.reveal"] == "on"
        self.moves_between_attacks = self.options["move.split"] == "between-attacks"
        self.moves_around_action = self.options["move.split"] != "before-or-after"
        self.never_shares_space = self.options["move.end-in-occupied"] == "never"
        self.standing_needs_movement = self.options["stand.needs-movement"] == "yes"
        self.add_dash = {"yes": dash_with_the_speed, "no": dash_by_the_speed_now}[self.options["dash.tracks-speed"]]
        self.any_move_provokes = self.options["oa.exceptions"] == "disengage-only"
        self.reaches_to_leave = {"any-wielded": wielded_reaches, "longest": longest_reach}[self.options["oa.reach"]]
        self.shots_under_water = THROWN | SHOT_UNDER_WATER[self.options["underwater.ranged"]]
        self._ties_go_to_hider = self.options["hide.tie"] == "hider"
        self._any_foe_disturbs = self.options["ranged.in-melee"] == "any-hostile"
        self._creatures_cover = self.options["cover.creatures"] == "yes"
        self.areas = Reading(self.options["area.distance"], self.options["area.grid"])
        self.extra_dice_double = self.options["crit.extra-dice"] == "yes"
        self.abilities_are_plain = self.options["attack.ability"] == "plain"
        self._range_ends = self.options["range.max"] == "long"
        self._resistance_is_last = self.options["resist.order"] == "last"
        self._monsters_roll = self.options["damage.monsters"] == "rolled"
        self.dodge_reading = SAVES_BY_SIGHT * (self.options["dodge.save-needs-sight"] == "yes")
        self.dodge_reading |= NEVER_LOST * (self.options["dodge.lost"] == "off")
        self.help_in_attacks = self.options["help.attack"] == "on"
        self._help_lasts = self.options["help.expires"] == "never"
        self.readied_comes_first = self.options["ready.timing"] == "before-finish"
        self.name_trigger = named_trigger if self.options["ready.full"] == "on" else any_trigger
        self.sample_interactions = SAMPLES[self.options["interact.list"]]
        self.free_interactions = {"interaction": 1, "slot": 2}[self.options["turn.utility"]]
        self._handles_while_acting = self.options["interact.during"] == "action"
        self._gm_says_of_second = self.options["interact.second"] == "gm"
        self.villains_fall = self.options["monster.zero-hp"] == "die-except-flagged"
        self._specials_take_all = self.options["special.replaces"] == "whole-action"
        self._bonus_actions_stay = self.options["bonus.blocked-with-actions"] == "no"

    def step(self, table: Table) -> None:
        battle: Battle = table.state  # type: ignore[assignment]  # a cast would be a call, at every step
        if battle.round == 0:
            begin(table, battle)
        elif battle.turn is None:
            next_turn(table, battle)
        else:
            take_turn(table, battle, battle.combatant(battle.turn))
        if not battle._flat:
            keep_balance(table, battle)
        if battle._has_masters:
            heed(table, battle)

    def close(self, table: Table) -> None:
        come(table, FIGHT_END)

    def outcome(self, state: State) -> str | None:
        """The side that is left; the fight goes on while both have somebody who can fight.  5e.order.end"""
        battle: Battle = state  # type: ignore[assignment]
        if not is_decided(battle):
            return None
        sides = {creature.side for creature in battle.everyone() if creature.status == UP}
        return sides.pop() if len(sides) == 1 else "nobody"

    # --- parts picked by table options

    def beats(self, stealth: int, perception: int) -> bool:
        """5e.surprise.contest, and who wins a tie."""
        return stealth > perception or (stealth == perception and self._ties_go_to_hider)

    def give_away(self, table: Table, attacker: Combatant) -> None:
        """5e.unseen.reveal: where a hidden attacker is, if an attack gives that away."""
        if self._attacks_reveal:
            notice(table, attacker)

    def is_found(self, perception: int, stealth: int) -> bool:
        """Does a search find one who is hidden? A tie goes as the table says.  5e.hide.total"""
        return perception > stealth or (perception == stealth and not self._ties_go_to_hider)

    def help_ends(self, helper: Combatant) -> list[Until]:
        """When help that nobody used is over.  5e.action.help-check 5e.action.help-attack"""
        return [] if self._help_lasts else [Until(TURN_START, helper.id)]

    def may_handle(self, creature: Combatant) -> bool:
        """Something may be handled beside the move or the action.

        5e.turn.object 5e.turn.object-second 5e.turn.utility
        """
        if self._handles_while_acting and creature.pools["action"] > 0:
            return False
        return self._gm_says_of_second or creature.pools.get(FREE, 0) > 0

    def keeps_bonus_action(self, creature: Combatant) -> bool:
        """Is one who has no actions left with its bonus action?  5e.turn.bonus-denied"""
        return self._bonus_actions_stay and creature.is_conscious

    def may_strike_specially(self, creature: Combatant) -> bool:
        """By the action, or in place of one of its attacks.  5e.special.replaces"""
        return creature.pools["action"] > 0 or self._replaces_one(creature)

    def strike_specially(self, table: Table, creature: Combatant) -> None:
        """5e.special.replaces"""
        if self._specials_take_all:
            spend(table, creature, "action")
        else:
            use_attack(table, creature, self._replaces_one(creature), SPECIAL)

    def _replaces_one(self, creature: Combatant) -> bool:
        struck = creature.struck
        return bool(struck) and not self._specials_take_all and creature.block.may_follow(struck, SPECIAL)

    def foe_beside(self, battle: Battle, shooter: Combatant) -> Combatant | None:
        """A foe within 1 square that disturbs a shot.  5e.ranged.close"""
        for foe in battle.everyone():
            is_beside = foe.side != shooter.side and foe.status != DEAD and battle.distance(foe, shooter) <= 1
            if is_beside and (self._any_foe_disturbs or (foe.is_able and sees(battle, foe, shooter))):
                return foe
        return None

    def covering_creatures(self, battle: Battle, plan: Plan) -> int:
        """The squares of those who may give cover, if creatures do.  5e.cover.half-what"""
        return 0 if plan.distance <= 1 else self.creatures_between(battle, plan.attacker, plan.target)

    def creatures_between(self, battle: Battle, one: Combatant, target: Combatant) -> int:
        """The squares of all others who may give cover, if creatures do.  5e.cover.half-what"""
        mask = 0
        if self._creatures_cover:
            for other in battle.everyone():
                is_other = other is not one and other is not target and other.status == UP
                if is_other and (battle.is_flat or (is_level(other, one) and is_level(other, target))):
                    mask |= battle.space(other)
        return mask

    def farthest(self, weapon: Weapon) -> int:
        """5e.ranged.range"""
        return max(weapon.reach, weapon.long) if self._range_ends or not weapon.long else ANYWHERE

    def resisted(self, blow: Blow) -> Iterable[tuple[int, str]]:
        """The damage that is halved or doubled: what is left after all else, or what was rolled.

        5e.damage.resist-order
        """
        return blow.parts if self._resistance_is_last else blow.rolled

    def damage_dice(self, roller: Combatant, dice: Dice) -> Dice:
        """Monsters may do what their dice come to on average.  5e.monster.damage"""
        return dice if self._monsters_roll or roller.block.level else average_of(dice)

    # --- what the GM may decree

    def rulings(self, state: State) -> Options:
        return rulings.offers(cast("Battle", state))

    def rule(self, table: Table, ruling: Deed) -> None:
        rulings.rule(table, ruling)

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
            "height": combatant.height,
            "mount": state.creatures.get(combatant.mount),
            "size": combatant.block.size,
            "hp": combatant.hp if is_own else rough(self, state, combatant),
            "hp_max": combatant.hp_max if is_own else None,
            "armour_class": combatant.armour_class if self.knows_armour(state, seat, creature) else None,
            "holds": combatant.holds,
            "status": combatant.status,
            "effects": [effect.kind for effect in combatant.effects],
            "pools": combatant.pools if is_own else None,
        }

    def show(self, state: State, seat: str) -> dict[str, Any]:
        battle = cast("Battle", state)
        known = {c.id: c for c in battle.everyone() if seat == GM or self.perceives(state, seat, c)}
        order = [known[id] for id in battle.order if id in known]
        shown = {
            "round": battle.round,
            "turn": battle.creatures.get(battle.turn or ""),
            "order": order,
            "lairs": lairs_among(order),
            "zones": [{"kind": zone.kind, "squares": names_of(battle, zone.squares)} for zone in battle.zones],
            "lying": [
                {"item": lying.item, "at": battle.square_name(lying.at)}
                for lying in battle.lying
                if lying.owner in known
            ],
        }
        return shown if battle.is_bright else shown | {"light": shown_light(battle, known.values())}

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(self, table, seat, asked)

    def assume(self, question: Question) -> Any:
        """One who resists is taken to do so by what it is better at.  5e.contest.tie"""
        return best_skill(question) if question.kind == "contest" else None

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        act(table, effect, moment)

    def area(self, state: State, who: Creature, deed: Deed) -> list[str]:
        battle = cast("Battle", state)
        return names_of(battle, area_of(battle, self.areas, cast("Combatant", who), deed))

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: State) -> list[str]:
        return [creature.id for creature in cast("Battle", state).everyone() if creature.status != UP]


def is_level(one: Combatant, other: Combatant) -> bool:
    """Does neither of the two look over the other?"""
    return rise(one, other.height, other.width) == 0


def names_of(battle: Battle, squares: int) -> list[str]:
    return [battle.square_name(square) for square in squares_of(squares)]
