"""The grammar of areas, and of whom a power touches before they save.  Start at `RULES`."""

import re
from typing import Final

from affray.importers.draft import TRAIT, Draft
from affray.importers.phrases import FEET, IT, KIND, TO_SAVE, WHOLE, Rule, read_feet, read_kinds

BREATHING: Final = "exhales|breathes|spews|spits|vomits|belches|sprays|expels|unleashes|releases|emits"
BREATHED: Final = frozenset(
    """
    a acid acidic air an and ash ashes bile blast blinding boiling bolt bone bones burning burst caustic choking
    cinders cloud cold corrosive crushing dazzling dust embers energy fire flame flames flash fog foul freezing
    frigid frost fumes gas glass hail hot ice icy insects its jet lava light lightning liquid magma mist molten musk
    necrotic of oil paralyzing petrifying plume poison poisonous power psychic radiant repulsion rotten rotting sand
    scalding searing seawater shadow shadowy shards sizzling sleep slowing smoke snow spores spray steam stone
    stones storm stormy stream superheated the thunder thunderous torrent toxic vapor vapors venom water wave
    weakening wind
    """.split()
)
"""The words for what is breathed; they say nothing that the damage does not say."""
BREATH: Final = rf"§ (?:{BREATHING})(?: (?:{'|'.join(sorted(BREATHED))}),?)+ in an?"
LINE: Final = "5 ft"
PERCEIVED: Final = "the light|its moan|the magical utterance"
"""What may be seen or heard of the creature instead of itself."""


def breathes(draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon exhales fire in a 60-foot cone"""
    if draft.arm or draft.area or draft.who:
        return False
    draft.area = f"{match['shape'].lower()} {read_feet(match['feet'])}"
    if match["wide"] and match["wide"] != LINE:
        draft.area += f" x {read_feet(match['wide'])}"
    return None


def in_area(draft: Draft, match: re.Match[str]) -> bool | None:
    """Each creature in a 30-foot cone must ..."""
    if draft.section == TRAIT and draft.at is None:
        return False
    return False if breathes(draft, match) is False else within_area(draft, match)


def within_area(draft: Draft, _match: re.Match[str]) -> bool | None:
    if draft.area is None or draft.who is not None:
        return False
    draft.who = {"area": draft.area}
    return None


def around(draft: Draft, match: re.Match[str]) -> bool | None:
    """Each creature within 10 ft. of the dragon"""
    if draft.arm or draft.who is not None or (draft.section == TRAIT and draft.at is None):
        return False
    draft.who = {"area": f"burst {read_feet(match['feet'])}"}
    only: dict[str, object] = {f"{match['sense']}s": True} if match["sense"] else {}
    if kinds := read_kinds(f"{match['non'] or ''} {match['not'] or ''}"):
        only["not"] = {"kind": kinds if len(kinds) > 1 else kinds[0]}
    if only:
        draft.who["if"] = only
    return None


def if_it_sees(draft: Draft, _match: re.Match[str]) -> bool | None:
    """If the target can see the hag, it must ... : nobody else is worth a glance"""
    if draft.who is None or draft.arm or draft.has_act or draft.roll:
        return False
    draft.who["if"] = {**draft.who.get("if", {}), "sees": True}
    return None


def chosen_around(draft: Draft, match: re.Match[str]) -> bool | None:
    """Each creature of the dragon's choice that is within 120 ft. of the dragon and aware of it"""
    if draft.arm or draft.who is not None or draft.section == TRAIT:
        return False
    draft.who = {"area": f"burst {read_feet(match['feet'])}", "choose": True}
    if match["aware"]:
        draft.who["if"] = {"aware": True}
    return None


def one_target(draft: Draft, match: re.Match[str]) -> bool | None:
    """The aboleth targets one creature it can see within 30 ft. of it"""
    if draft.arm or draft.who is not None or draft.section == TRAIT:
        return False
    draft.who = {"within": read_feet(match["feet"])}
    return None


def one_of_a_kind(draft: Draft, match: re.Match[str]) -> bool | None:
    """One humanoid the fiend can see within 30 feet of it"""
    if one_target(draft, match) is False:
        return False
    assert draft.who is not None
    if match["kind"].lower() != "creature":
        draft.who["if"] = {"kind": match["kind"].lower()}
    return None


RULES: Final[tuple[Rule, ...]] = (
    (rf"{BREATH} (?P<feet>{FEET}) (?P<shape>cone|cube)(?P<wide>(?!))?" + WHOLE, breathes),
    (rf"{BREATH} (?P<feet>{FEET}) (?P<shape>line) that is (?P<wide>{FEET}) wide" + WHOLE, breathes),
    (rf"{BREATH} (?P<feet>{FEET})[- ]long,? (?P<wide>{FEET})[- ]wide (?P<shape>line)" + WHOLE, breathes),
    (rf"Each creature in (?:that|the) (?:area|line|cone|cube){TO_SAVE}", within_area),
    (rf"Each creature in an? (?P<feet>{FEET}) (?P<shape>cone)(?P<wide>(?!))?{TO_SAVE}", in_area),
    (
        rf"Each (?:non-(?P<non>{KIND}) )?creature within (?P<feet>{FEET}) of (?:§|it)"
        rf"(?: that can (?P<sense>hear|see) (?:it|§|{PERCEIVED}))?"
        rf"(?:(?: and)? that isn't an? (?P<not>{KIND}(?: or (?:an? )?{KIND})?))?{TO_SAVE}",
        around,
    ),
    (rf"If (?:the target|the creature) can see (?:it|§), (?={IT} must )", if_it_sees),
    (
        rf"Each creature of §'s choice (?:that is )?within (?P<feet>{FEET}) of (?:§|it)"
        rf"(?: and (?P<aware>aware of (?:it|§)))?{TO_SAVE}",
        chosen_around,
    ),
    (rf"Each creature of its choice in a (?P<feet>{FEET}) radius(?P<aware>(?!))?(?= must )", chosen_around),
    (rf"§ targets one creature (?:that )?it can see within (?P<feet>{FEET}) of (?:it|§)" + WHOLE, one_target),
    (
        rf"One (?P<kind>creature|{KIND}) (?:that )?§ can see within (?P<feet>{FEET}) of (?:it|§)(?= must )",
        one_of_a_kind,
    ),
)
