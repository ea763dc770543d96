"""Who sees, hears and senses whom.  Start at `sees`."""

from typing import Final

from affray.core.values import Effect
from affray.rules.dnd5e.senses.light import DARK, is_through, light_for
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.exile import ETHEREAL_PLANE
from affray.rules.dnd5e.state.mods import BY_HEARING, BY_WEBS, ETHEREAL_SIGHT, LOOK, MAGICAL_DARKNESS, SEE_INVISIBLE

WEB: Final = "web"
"""The zone that is a web."""
OUTLINED: Final = frozenset(("faerie-fire",))
"""Effects whose bearer cannot benefit from being invisible."""
BORDER: Final = 12
"""How far, in squares, one sees from one plane into the other."""


def sees(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Does the observer see the other now? A hidden creature is not seen.  5e.unseen.hidden"""
    if observer.id in other.hidden_from or not observer.is_conscious or not battle.is_in_view(observer, other):
        return False
    if battle.ground.is_bright and not (
        battle.zones or observer.effects or other.effects or observer.block.is_sightless
    ):
        return True  # the usual case, and a hot path
    return is_visible(battle, observer, other)


def is_in_sight(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Could the observer see the other if it were not hidden?"""
    return observer.is_conscious and battle.is_in_view(observer, other) and is_visible(battle, observer, other)


def is_visible(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """With a clear line: seen by blindsight, or by sight, given zones, light and invisibility.

    5e.light.obscured 5e.sense.darkvision 5e.sense.blindsight 5e.sense.truesight 5e.condition.blinded
    5e.condition.invisible
    """
    block = observer.block
    if battle.ground.is_bright and not (battle.zones or observer.effects or other.effects or block.is_sightless):
        return True
    if observer.is_beyond(other):
        return sees_across(battle, observer, other)
    distance = battle.distance(observer, other)
    if observer.sense("blindsight") >= distance and (BY_HEARING not in block.sensing or can_hear(battle, observer)):
        return True
    if block.is_sightless or observer.suffers("blinded") or looks_past(observer, other):
        return False
    has_truesight = observer.sense("truesight") >= distance
    if battle.zones:
        pierces = MAGICAL_DARKNESS in block.sensing and observer.sense("darkvision") >= distance
        if not is_through(battle, observer, other, has_truesight or pierces):
            return False
    if other.suffers("invisible") and not (has_truesight or is_outlined(other) or sees_invisible(observer, distance)):
        return False
    return battle.ground.is_bright or light_for(battle, observer, other) > DARK


def sees_across(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """From the Ethereal Plane one sees the field, and truesight and some senses see into it.

    5e.plane.ethereal 5e.sense.truesight
    """
    gap = battle.gap(observer, other)
    if observer.suffers("blinded"):
        return False
    if observer.realm == ETHEREAL_PLANE:
        return not other.realm and gap <= BORDER
    if observer.realm or other.realm != ETHEREAL_PLANE:
        return False
    if other.exile is not None and not other.exile.kind.is_unseen:
        return True
    truesight = observer.sense("truesight")
    return gap <= max(truesight, BORDER if ETHEREAL_SIGHT in observer.block.sensing else 0)


def looks_past(observer: Combatant, other: Combatant) -> bool:
    """Has the observer averted its eyes from the other?  5e.gaze.avert"""
    own = (effect for effect in observer.effects if effect.source == other.id and effect.what is not None)
    return any(effect.what.bars(LOOK) for effect in own)


def sees_invisible(observer: Combatant, distance: int) -> bool:
    return bool(observer.effects) and observer.sense(SEE_INVISIBLE) >= distance


def is_outlined(creature: Combatant) -> bool:
    return any(effect.kind in OUTLINED for effect in creature.effects)


def feels(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Tremorsense locates the other if both touch the ground, Web Sense if both touch one web; neither sees it.

    5e.sense.tremorsense
    """
    if battle.zones and BY_WEBS in observer.block.sensing and shares_web(battle, observer, other):
        return True
    reach = observer.sense("tremorsense")
    return reach > 0 and observer.height == other.height == 0 and battle.distance(observer, other) <= reach


def shares_web(battle: Battle, one: Combatant, other: Combatant) -> bool:
    """Do both touch the same web?"""
    webs = [zone.squares for zone in battle.zones if zone.kind == WEB]
    return any(web & battle.space(one) and web & battle.space(other) for web in webs)


def can_hear(battle: Battle, creature: Combatant) -> bool:
    """5e.condition.deafened"""
    if not creature.is_conscious or (creature.effects and creature.suffers("deafened")):
        return False
    return not is_in_silence(battle, creature)


def is_in_silence(battle: Battle, creature: Combatant) -> bool:
    """Is it in a zone of silence? There it cannot speak or hear, and takes no thunder damage.  5e.magic.components"""
    if not battle.zones:
        return False
    return any(zone.is_silent and zone.squares & battle.space(creature) for zone in battle.zones)


def is_in_fear(battle: Battle, creature: Combatant, effect: Effect) -> bool:
    """Is the source of the fear in sight, if it is a creature in the fight?  5e.condition.frightened"""
    source = battle.creatures.get(effect.source or "")
    return source is None or (source.is_there and sees(battle, creature, source))


def is_felt(battle: Battle, creature: Combatant, condition: str, effect: Effect, from_level: int) -> bool:
    """Does the condition apply now? Fear needs its source in sight, exhaustion a level.

    5e.condition.exhaustion 5e.condition.frightened
    """
    if condition == "frightened":
        return is_in_fear(battle, creature, effect)
    return condition != "exhaustion" or effect.amount >= from_level


def shows_armour(battle: Battle, creature: Combatant) -> bool:
    """A creature's Armour Class is public, unless nothing is disclosed of it."""
    return battle.settings["disclosure"].get(creature.id) != "nothing"
