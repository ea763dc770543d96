"""Ação e Combate as a rulebook: what it answers to the kernel. The rules are in the other files."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from affray.core.asking import Question, Sight, Table
from affray.core.board import Place
from affray.core.changes import move_to, refill, set_hp
from affray.core.deeds import Options, Pattern
from affray.core.effects import FIGHT_END, come
from affray.core.rulebook import Rulebook
from affray.core.slots import Deed, Number, OneOf
from affray.core.values import GM, Creature, Effect, State
from affray.rules.acao.arms import bigger_die, bleed_on, one_more
from affray.rules.acao.attribute_tests import (
    a_d4,
    by_level,
    grade,
    partial_costs_life,
    partial_has_its_cost,
    partial_is_failure,
    partial_is_success,
    partial_takes_energy,
)
from affray.rules.acao.changes import mark, reveal, set_status
from affray.rules.acao.harm import ARMOUR_LIFE, absorb_by_energy, absorb_nothing, death, fate_by_gm, incapacity
from affray.rules.acao.imagining import imagine, looks
from affray.rules.acao.movement import restriction, speed_of
from affray.rules.acao.options import CHOICES
from affray.rules.acao.order import (
    begin,
    gm_names_first,
    heroes_begin,
    life_by_roll,
    life_by_sheet,
    next_turn,
    only_heroes_restricted,
    quickest_tests,
)
from affray.rules.acao.tactics import suggest
from affray.rules.acao.turns import is_decided, take_turn
from affray.rules.acao.values import (
    DEAD,
    FLED,
    MAGIC,
    MELEE,
    MISSILE,
    OUT,
    UP,
    YIELDED,
    Character,
    Combat,
    Ground,
    Peril,
    Sheet,
    Weapon,
)

NO_LIMIT = 99
TRAITS = ("clumsy", "deadly", "evasive", "night-eyed", "savage", "tough", "woodsy")
"""What ancestry or nature may give. What a trait does is told where it matters."""
FATES = {"dies": DEAD, "lives": OUT, "flees": FLED, "yields": YIELDED}


class Acao(Rulebook):
    """The combat chapter. Its parts are picked here, by the table options."""

    name = "acao"
    version = "1"
    classes = (Combat, Character, Sheet, Weapon, Peril, Ground)
    choices = CHOICES
    standing_kinds = ("defence", "energy", "karma", "absorb", "wear", "sweep")

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        chosen = self.options
        has_energy = chosen["energy"] != "off"
        partial, success = chosen["test.bands"].split("-")
        self._bands = int(partial), int(success)
        self.settle = {
            "by-energy": partial_takes_energy if has_energy else partial_is_success,
            "success": partial_is_success,
            "cost": partial_has_its_cost,
            "failure": partial_is_failure,
        }[chosen["test.partial"]]
        self.settle_magic = {"as-any": self.settle, "life": partial_costs_life}[chosen["magic.partial"]]
        self.advantage = {"1d4": a_d4, "by-level": by_level}[chosen["test.advantage"]]
        self.bring_to_life = {"5+res": life_by_sheet, "1d6+vig": life_by_roll}[chosen["life"]]
        self.settle_first = {"heroes": heroes_begin, "test": quickest_tests, "gm": gm_names_first}[
            chosen["order.first"]
        ]
        self.both_hands = {"one-more": one_more, "bigger-die": bigger_die}[chosen["attack.two-hands"]]
        self.absorb = absorb_by_energy if has_energy else absorb_nothing
        self.attribute_for = {MELEE: chosen["attack.melee"], MISSILE: "pre", MAGIC: "men"}
        self.fists = Weapon("unarmed-strike", MELEE, chosen["attack.bare"], "bludgeoning")
        self.counter_trades = chosen["defence.counter"] == "trade"
        self.restriction = {"both": restriction, "heroes": only_heroes_restricted}[chosen["move.restricted"]]
        self._fates = {"gm": fate_by_gm, "death": death, "incapacitated": incapacity}
        self._reacts_once = chosen["reaction.limit"] == "one"
        self._ambushed_react = chosen["ambush.reactions"] == "yes"

    def step(self, table: Table) -> None:
        combat = cast("Combat", table.state)
        if combat.round == 0:
            begin(table, combat)
        elif combat.turn is None:
            next_turn(table, combat)
        else:
            take_turn(table, combat, combat.character(combat.turn))

    def close(self, table: Table) -> None:
        come(table, FIGHT_END)

    def outcome(self, state: State) -> str | None:
        """The side that is left, once the other is defeated, has fled or has yielded."""
        combat = cast("Combat", state)
        if not is_decided(combat):
            return None
        return next((creature.side for creature in combat.everyone() if creature.is_up), "nobody")

    # --- parts picked by table options

    def grade(self, natural: int, total: int) -> str:
        """How good a test is, by the bands in play.  ac.test.bands"""
        return grade(natural, total, *self._bands)

    def fate(self, table: Table, creature: Character) -> str:
        """What becomes of one at 0 life.  ac.damage.zero"""
        return self._fates[self.options["zero.hero" if creature.hero else "zero.foe"]](table, creature)

    def watchers(self, heroes: list[Character]) -> list[Character]:
        """Who rolls to spot an ambush: every hero, or the first of them.  ac.ambush.spot"""
        return heroes if self.options["ambush.check"] == "every-hero" else heroes[:1]

    def can_react(self, combat: Combat, hero: Character) -> bool:
        """A hero, any number of times, but not when held or down, and by option not before acting when ambushed.

        ac.reaction.unlimited
        """
        if not (hero.hero and hero.is_up) or hero.is_bound or (self._reacts_once and not hero.pools["reaction"]):
            return False
        return self._ambushed_react or not combat.is_ambushed(hero)

    def note_reaction(self, hero: Character) -> None:
        if self._reacts_once:
            mark(hero, "reaction", 0)

    def move_of(self, creature: Character, lost: int) -> int:
        """What one has to move this turn.  ac.move.polygons ac.move.restricted"""
        left = speed_of(creature) - lost
        return NO_LIMIT if left and self.options["move.limit"] == "none" else left

    def end_action(self, creature: Character) -> None:
        """By table option a move ends the action before it: no second attack follows.  ac.move.split"""
        if self.options["move.split"] != "during":
            mark(creature, "second", 0)

    def goes_diagonally(self, creature: Character) -> bool:
        """Everybody, or by option all but the large and those in plate.  ac.move.diagonals"""
        is_light = creature.sheet.armour != "plate" and creature.sheet.size in ("small", "medium")
        return is_light or self.options["move.diagonals"] == "free"

    def equip(self, creature: Character) -> None:
        """What one brings into a fight beside life: armour as extra life, or Energy; and Karma.

        ac.armour ac.energy ac.karma
        """
        for pool in ("move", "action", "second", "free", "moved", "over", "restricted"):
            refill(creature, pool, 0)
        if self.options["energy"] == "off":
            refill(creature, "armour", ARMOUR_LIFE.get(creature.sheet.armour, 0))
        elif creature.hero:
            by_level = max(creature.sheet.level + creature.attribute("men"), 0)
            refill(creature, "energy", 5 if self.options["energy"] == "5" else by_level)
        if creature.hero and self.options["karma"] == "on":
            refill(creature, "karma", 1)

    # --- what the GM may decree

    def rulings(self, state: State) -> Options:
        combat = cast("Combat", state)
        everyone = list(combat.everyone())
        up = [creature for creature in everyone if creature.is_up]
        free = combat.board.open & ~combat.taken()
        return Options(
            [Pattern("hp", OneOf([c]), Number(0, c.hp_max), verb_at=1) for c in everyone]
            + [Pattern("at", OneOf(everyone), Place(combat.grid, free), verb_at=1)]
            + [Pattern("noticed", OneOf([c for c in everyone if c.hidden]), verb_at=1)]
            + [Pattern(verb, OneOf(up), verb_at=1) for verb in FATES]
        )

    def rule(self, table: Table, ruling: Deed) -> None:
        creature = cast("Character", ruling.args[0])
        if ruling.verb == "hp":
            set_hp(table, creature, ruling.args[1])
            if creature.hp == 0 and creature.is_up:
                reveal(table, creature)
                set_status(table, creature, DEAD)
            elif creature.hp > 0 and not creature.is_up:
                set_status(table, creature, UP)
        elif ruling.verb == "at":
            move_to(table, creature, ruling.args[1])
        elif ruling.verb == "noticed":
            reveal(table, creature)
        else:
            reveal(table, creature)
            set_status(table, creature, FATES[ruling.verb])

    # --- what a seat may know

    def perceives(self, state: State, seat: str, creature: Creature) -> bool:
        """The hidden are known to their own side; who only watches knows what the heroes do."""
        character = cast("Character", creature)
        if not character.hidden:
            return True
        combat = cast("Combat", state)
        sides = {c.side for c in combat.everyone() if combat.seat_of(c) == seat}
        return character.side in (sides or {c.side for c in combat.everyone() if c.hero})

    def show_creature(self, state: State, seat: str, creature: Creature) -> dict[str, Any]:
        character = cast("Character", creature)
        is_own = seat == GM or seat in self.confidants(state, creature)
        return {
            "side": character.side,
            "kind": character.sheet.id,
            "at": state.square_name(character.at),
            "size": character.sheet.size,
            "hp": character.hp if is_own else looks(state, character),
            "hp_max": character.hp_max if is_own else None,
            "status": character.status,
            "hidden": character.hidden,
            "effects": [effect.kind for effect in character.effects],
            "pools": character.pools if is_own else None,
        }

    def show(self, state: State, seat: str) -> dict[str, Any]:
        combat = cast("Combat", state)
        acted = [combat.character(id) for id in combat.acted]
        return {
            "round": combat.round,
            "turn": combat.creatures.get(combat.turn or ""),
            "acted": [c for c in acted if seat == GM or self.perceives(state, seat, c)],
        }

    def imagine(self, table: Table, seat: str, asked: Collection[Creature]) -> None:
        imagine(self, table, seat, asked)

    def act(self, table: Table, effect: Effect, moment: str) -> None:
        bleed_on(table, cast("Character", table.state.creatures[effect.bearer]), effect)

    def suggest(self, question: Question, sight: Sight) -> Any:
        return suggest(question, sight)

    def fallen(self, state: State) -> list[str]:
        return [creature.id for creature in cast("Combat", state).everyone() if creature.status in (DEAD, OUT)]
