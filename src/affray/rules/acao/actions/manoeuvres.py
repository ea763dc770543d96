"""The six manoeuvres, each of which takes the action: Help, Run, Disengage, Push or Topple, Hide, Immobilise."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.table.changes import add_to, gain
from affray.core.values import Reason, Until
from affray.rules.acao.attack.attack import attack
from affray.rules.acao.changes import end_effects, go_into_hiding, mark, stumble
from affray.rules.acao.movement.push import push_away
from affray.rules.acao.movement.speed import is_pinned, speed_of
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.rolls.safeguards import afflict, safeguard
from affray.rules.acao.state.blow import Blow
from affray.rules.acao.state.combat import ATTACKED, Character, Combat
from affray.rules.acao.state.seeing import is_plainly_seen
from affray.rules.acao.state.sheet import SIZES, Peril, Weapon

PUSHED: Final = 2
GRIP: Final = Peril("vig", effect="held")


def help_friend(table: Table, creature: Character, friend: Character) -> None:
    """Ajudar: the friend's next attack gets an advantage die.  ac.manoeuvre.help"""
    gain(table, friend, "helped", creature, ends=[Until(ATTACKED, friend.id)])


def friends_to_help(combat: Combat, creature: Character) -> list[Character]:
    return [friend for friend in combat.friends(creature) if not friend.has("helped")]


def run(table: Table, creature: Character) -> None:
    """Correr: a second move, as restricted as the first.  ac.manoeuvre.run"""
    add_to(table, creature, "move", max(speed_of(creature) - creature.pools.get("restricted", 0), 0))


def can_run(creature: Character) -> bool:
    return not is_pinned(creature) and not creature.has("prone")


def disengage(table: Table, creature: Character) -> None:
    """Desengajar: the full move, despite adjacent enemies.  ac.manoeuvre.disengage ac.move.pinned"""
    add_to(table, creature, "move", creature.pools.get("restricted", 0))
    mark(creature, "restricted", 0)
    table.tell("disengaged", who=creature)


def tear_free(table: Table, creature: Character, attribute: str) -> None:
    """Desengajar of one who is held: first a test of VIG or PRE, and then the full move.  ac.manoeuvre.disengage"""
    test = attribute_test(table, creature, "disengage", by_attribute(creature, attribute, "ac.manoeuvre.disengage"))
    if test.is_fumble:
        stumble(table, creature)
    if test.succeeds:
        get_loose(table, creature)


def break_free(table: Table, creature: Character) -> None:
    """Desengajar of one who makes no tests: the action is the price.  ac.manoeuvre.disengage"""
    get_loose(table, creature)


def get_loose(table: Table, creature: Character) -> None:
    """Nothing binds it any more, and it has its full move."""
    for kind in ("held", "stuck"):
        end_effects(table, creature, kind, "disengaged")
    mark(creature, "move", speed_of(creature))
    table.tell("disengaged", who=creature)


def can_disengage(creature: Character) -> bool:
    return not creature.is_bound and creature.pools.get("restricted", 0) > 0


def push(table: Table, creature: Character, target: Character, weapon: Weapon) -> None:
    """Empurrar: instead of its damage a hit pushes two polygons.  ac.manoeuvre.push"""
    attack(table, creature, weapon, target, hit=pushed)


def pushed(table: Table, blow: Blow, force: str) -> None:
    for _ in range(PUSHED):
        if blow.target.is_up:
            push_away(table, blow.attacker, blow.target)


def topple(table: Table, creature: Character, target: Character, weapon: Weapon) -> None:
    """Derrubar: instead of its damage a hit knocks down.  ac.manoeuvre.push"""
    attack(table, creature, weapon, target, hit=toppled)


def toppled(table: Table, blow: Blow, force: str) -> None:
    afflict(table, blow.target, "prone", blow.attacker)


def can_be_moved(target: Character) -> bool:
    """Not the very large.  ac.manoeuvre.push"""
    return SIZES.index(target.sheet.size) < SIZES.index("huge")


def hide(table: Table, creature: Character) -> None:
    """Esconder-se: a test of PRE; from a foe that hides, the most watchful hero's test of PER.  ac.manoeuvre.hide"""
    if HIDINGS[creature.hero](table, creature) and creature.is_up:
        go_into_hiding(table, creature)


def hero_hides(table: Table, hero: Character) -> bool:
    combat = table.state
    in_woods = combat.space(hero) & combat.board.squares("woods")
    helping = [Reason("ac.trait.woodsy")] if in_woods and "woodsy" in hero.sheet.traits else []
    test = attribute_test(table, hero, "hide", by_attribute(hero, "pre", "ac.manoeuvre.hide"), helping)
    if test.is_fumble:
        stumble(table, hero)
    return test.succeeds


def foe_hides(table: Table, foe: Character) -> bool:
    """A foe makes no test: it stays hidden unless the hero who sees best notices where it goes."""
    watchers = [hero for hero in table.state.enemies(foe) if hero.hero]
    if not watchers:
        return True
    watcher = max(watchers, key=lambda hero: hero.attribute("per"))
    return not attribute_test(table, watcher, "notice", by_attribute(watcher, "per", "ac.manoeuvre.hide")).succeeds


HIDINGS: Final[Mapping[bool, Callable[[Table, Character], bool]]] = {True: hero_hides, False: foe_hides}


def can_hide(combat: Combat, creature: Character) -> bool:
    """Behind an obstacle or in shadow, and not where it was found before.  ac.manoeuvre.hide"""
    if creature.is_hidden or creature.found_at == creature.at:
        return False
    return not any(is_plainly_seen(combat, foe, creature) for foe in combat.known_enemies(creature))


def immobilise(table: Table, creature: Character, target: Character) -> None:
    """Imobilizar: a test of VIG, harder against the large; a foe's grip is met with a safeguard of VIG.

    ac.manoeuvre.immobilise
    """
    GRIPS[creature.hero](table, creature, target)


def hero_grips(table: Table, hero: Character, target: Character) -> None:
    hindering = [Reason("ac.manoeuvre.immobilise")] if target.sheet.size == "large" else []
    reasons = by_attribute(hero, "vig", "ac.manoeuvre.immobilise")
    test = attribute_test(table, hero, "immobilise", reasons, hindering=hindering)
    end_effects(table, target, "held", "renewed")
    if test.succeeds and target.is_up:
        afflict(table, target, "held", hero)
    if test.is_fumble:
        stumble(table, hero)


def foe_grips(table: Table, foe: Character, target: Character) -> None:
    end_effects(table, target, "held", "renewed")
    safeguard(table, target, GRIP, foe)


GRIPS: Final[Mapping[bool, Callable[[Table, Character, Character], None]]] = {True: hero_grips, False: foe_grips}


def victims(combat: Combat, creature: Character) -> list[Character]:
    """Enemies beside it, known and not huge; not held by another."""
    return [
        foe
        for foe in combat.known_enemies(creature)
        if can_be_moved(foe) and combat.gap(creature, foe) == 1 and is_free_for(creature, foe)
    ]


def is_free_for(holder: Character, target: Character) -> bool:
    return all(effect.kind != "held" or effect.source == holder.id for effect in target.effects)
