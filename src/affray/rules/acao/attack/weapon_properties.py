"""What weapons do beside their damage: each property is a small rule, looked up by its id in `hooks.py`.

Foes make no tests, so what a hero's critical would have them resist simply happens to them.
"""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.dice.notation import Dice
from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import gain, spend
from affray.core.table.moments import TURN_START, until_end_of_next_turn
from affray.core.values import Effect, Reason, Until
from affray.rules.acao.attack.weapons import unloaded
from affray.rules.acao.changes import end_effects, mark
from affray.rules.acao.harm.damage import harm
from affray.rules.acao.harm.dice import damage_dice
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.safeguards import afflict, safeguard
from affray.rules.acao.state.blow import Blow
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import MELEE, Peril

BLEEDING_TURNS: Final = 2
PROPERTIES: Final = (
    *("sudden", "against-the-bare", "in-water"),  # on the test
    *("versatile", "crushing", "shattering"),  # on damage
    *("stunning", "toppling", "bleeding"),  # on a critical hit
    *("slowing", "overreaching", "heavy", "loading"),  # after the attack
    *("sweeping", "charging", "parrying", "light", "two-handed"),  # at other moments
)


# --- on the test


def sudden(combat: Combat, blow: Blow) -> int:
    """Two more against one taken by surprise.  ac.arms.sudden"""
    return 2 if blow.from_hiding or combat.is_ambushed(blow.target) else 0


def against_the_bare(combat: Combat, blow: Blow) -> int:
    """Two more against one without armour.  ac.arms.against-the-bare"""
    return 0 if blow.target.sheet.armour else 2


def in_water(combat: Combat, blow: Blow) -> int:
    """One more while standing in water.  ac.arms.in-water"""
    return 1 if combat.space(blow.attacker) & combat.board.squares("water") else 0


# --- on damage


def extra_damage(blow: Blow) -> list[Reason]:
    """One more in melee for the savage.  ac.trait.savage"""
    is_savage = "savage" in blow.attacker.sheet.traits and blow.style == MELEE
    return [Reason("ac.trait.savage", 1)] if is_savage else []


def is_in_both_hands(blow: Blow) -> bool:
    """A weapon for one hand or two, and no shield in the other.  ac.arms.versatile"""
    return "versatile" in blow.weapon.properties and not blow.attacker.sheet.shield


def one_more(dice: Dice) -> tuple[Dice, list[Reason]]:
    """ac.arms.versatile"""
    return dice, [Reason("ac.arms.versatile", 1)]


def bigger_die(dice: Dice) -> tuple[Dice, list[Reason]]:
    """By table option, the next larger die: 1d10 for 1d8.  ac.arms.versatile"""
    first, *others = dice.pools
    return Dice([first._replace(sides=first.sides + 2), *others], dice.modifier), []


BOTH_HANDS: Final[Mapping[str, Callable[[Dice], tuple[Dice, list[Reason]]]]] = {
    "one-more": one_more,
    "bigger-die": bigger_die,
}


def ignored_armour(blow: Blow) -> int:
    """A club ignores one point of rigid armour, a mace two of any.  ac.arms.crushing"""
    if "crushing" in blow.weapon.properties and blow.target.sheet.armour in ("mail", "plate"):
        return 1
    return 2 if "shattering" in blow.weapon.properties else 0


# --- on a critical hit


def stun(table: Table, blow: Blow) -> None:
    """The target loses its next turn.  ac.arms.stunning"""
    afflict(table, blow.target, "stunned", blow.attacker)


def topple(table: Table, blow: Blow) -> None:
    """A RES safeguard or prone.  ac.arms.toppling"""
    safeguard(table, blow.target, Peril("res", effect="prone"), blow.attacker)


def bleed(table: Table, blow: Blow) -> None:
    """1d4 at the start of each of the next two turns.  ac.arms.bleeding"""
    if not blow.target.has("bleeding"):
        turns = Until(TURN_START, blow.target.id, BLEEDING_TURNS)
        gain(table, blow.target, "bleeding", blow.attacker, ends=[turns], acts=[turns])


def bleed_each_turn(table: Table, effect: Effect) -> None:
    """Bleeding at the start of a turn: its source throws the die.  ac.arms.bleeding"""
    creature = table.state.creatures[effect.bearer]
    source = creature if effect.source is None else table.state.creatures[effect.source]
    harm(table, creature, table.roll(source, damage_dice("1d4"), "bleeding").total, "")


# --- after the attack


def slow_down(table: Table, blow: Blow) -> None:
    """One polygon less to move this turn.  ac.arms.slowing"""
    if blow.attacker.pools["move"] > 0:
        spend(table, blow.attacker, "move")


def overreach(table: Table, blow: Blow) -> None:
    """One less on defence until the next turn.  ac.arms.overreaching"""
    if not blow.attacker.has("overreached"):
        gain(table, blow.attacker, "overreached", ends=[Until(TURN_START, blow.attacker.id)])


def strain(table: Table, blow: Blow) -> None:
    """To lift it again in the next turn will need a test.  ac.arms.heavy"""
    if blow.attacker.hero:
        end_effects(table, blow.attacker, "strained", "renewed")
        gain(table, blow.attacker, "strained", ends=[until_end_of_next_turn(table.state, blow.attacker)])


def unload(table: Table, blow: Blow) -> None:
    """Another action is needed before the next shot.  ac.arms.loading"""
    mark(blow.attacker, unloaded(blow.weapon.id), 1)


# --- a second target


def second_target(table: Table, blow: Blow) -> Character | None:
    """A sweeping weapon that hits may hit one more enemy beside the first.  ac.arms.sweeping"""
    combat = table.state

    def others() -> list[object]:
        beside = [
            foe
            for foe in combat.known_enemies(blow.attacker)
            if foe is not blow.target
            and combat.gap(foe, blow.target) == 1
            and combat.gap(foe, blow.attacker) <= blow.weapon.reach
        ]
        return [*beside, PASS] if beside and blow.attacker.is_up else []

    if "sweeping" not in blow.weapon.properties:
        return None
    said = table.ask(Question(blow.attacker, "sweep", others, blow.target))
    return None if said == PASS else said
