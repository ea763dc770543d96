"""The grammar of Multiattack: weapons and powers that go into one action, and what may stand in their place.

Start at `RULES`. A power among them is a part of the Multiattack; one that comes before the attacks stands first.
"""

import re
from itertools import combinations_with_replacement, product
from typing import Final

from affray.importers.draft import Draft
from affray.importers.phrases import COUNT, WHOLE, Rule, read_count

Routines = list[list[str]]

MOST_WEAPONS: Final = 4
"""Of which the routines are listed."""
TWICE: Final = {"once": 1, "twice": 2}
TIMES: Final = {**TWICE, "three times": 3, "four times": 4}
OFTEN: Final = "(?:" + "|".join(TIMES) + ")"
ITEM: Final = rf"{COUNT} (?:with its|with|to) [A-Za-z' -]+?"
LIST: Final = rf"{ITEM}(?:(?:,? (?:and|or)|,) {ITEM})+"
EACH: Final = rf"{COUNT} [A-Za-z'-]+(?: [A-Za-z'-]+)? attacks?"
NAMES: Final = "[A-Za-z' -]+?"


def is_multiattack(draft: Draft) -> bool:
    return draft.name.lower() == "multiattack"


def listed(draft: Draft, text: str, count: int | None = None) -> Routines | None:
    """`one with its bite and two with its claws or three with its spikes`: each way has `count` attacks, if given."""
    found: Routines = []
    for way in re.split(rf",? or (?={COUNT}\b)", text, flags=re.IGNORECASE):
        parts: list[Routines] = []
        for number, words in re.findall(
            rf"({COUNT}) (?:with its|with|to) ([A-Za-z' -]+?)(?=,? and {COUNT}\b|, |$)", way, re.IGNORECASE
        ):
            choices = [meant(draft, name) for name in words.split(" or ")]
            if None in choices:
                return None
            parts.append([[name] * read_count(number) for choice in choices for name in choice or ()])
        routines = [[name for part in each for name in part] for each in product(*parts)]
        if not parts or any(count not in (None, len(routine)) for routine in routines):
            return None
        found += routines
    return found


def meant(draft: Draft, words: str) -> list[str] | None:
    """The weapon or the power that is called so; all that strike near or far, for `melee` and `ranged`."""
    weapons = draft.bearer.weapons
    words = re.sub(r"^(?:its|a|an|the) ", "", words.strip())
    words = re.sub(r"^(melee|ranged) weapon$", r"\1", words.lower())
    if words not in ("melee", "ranged"):
        weapon = draft.bearer.weapon(words)
        if weapon is not None:
            return None if "recharge" in weapons[weapon] else [weapon]
        power = draft.bearer.power(words)
        return None if power is None else [power]
    usable = {id: arm for id, arm in weapons.items() if "recharge" not in arm}
    if any(arm["reach"] != "none" and "range" in arm for arm in usable.values()):
        return None  # what strikes both near and far would strike both ways
    found = [id for id, arm in usable.items() if (arm["reach"] != "none") == (words == "melee")]
    return found if 0 < len(found) <= MOST_WEAPONS else None


def strikes(draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon makes three attacks: one with its bite and two with its claws"""
    if not is_multiattack(draft) or draft.routines:
        return False
    routines = listed(draft, match["list"], read_count(match["count"]))
    if routines is None:
        return False
    names = {name for routine in routines for name in routine}
    if match["melee"] and any("range" in draft.bearer.weapons.get(name, {}) for name in names):
        draft.lost.append(match["melee"].strip())  # what strikes both near and far would strike both ways
    draft.routines += [[*draft.first, *routine] for routine in routines]
    return None


def strikes_one_way_or_another(draft: Draft, match: re.Match[str]) -> bool | None:
    """The medusa makes either three melee attacks--one with its hair and two with its sword--or two with its bow"""
    if not is_multiattack(draft) or draft.routines:
        return False
    near = listed(draft, match["list"], read_count(match["count"]))
    far = meant(draft, match["what"])
    arms = draft.bearer.weapons
    if near is None or far is None or any("range" in arms[name] for routine in near for name in routine):
        return False
    draft.routines += [*near, far * read_count(match["count2"])]
    return None


def strikes_each(draft: Draft, match: re.Match[str]) -> bool | None:
    """The xorn makes three claw attacks and one bite attack"""
    if not is_multiattack(draft) or draft.routines:
        return False
    routine: list[str] = []
    for count, words in re.findall(rf"({COUNT}) ([a-z' -]+?) attacks?\b", match["list"], re.IGNORECASE):
        found = meant(draft, words)
        if found is None or len(found) > 1:
            return False
        routine += found * read_count(count)
    draft.routines.append([*draft.first, *routine])
    return None


def attacks_with(draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon attacks once with its bite and twice with its claws"""
    if not is_multiattack(draft) or draft.routines:
        return False
    routine: list[str] = []
    for often, words in re.findall(
        rf"(?:({OFTEN}) )?with its ({NAMES})(?=,? and (?:{OFTEN} )?with|$)", match["list"], re.IGNORECASE
    ):
        found = meant(draft, words)
        if found is None or len(found) > 1:
            return False
        routine += found * TIMES.get(often.lower(), 1)
    draft.routines.append([*draft.first, *routine])
    return None


def strikes_alike(draft: Draft, match: re.Match[str]) -> bool | None:
    """The ape makes two fist attacks; The knight makes two melee attacks"""
    if not is_multiattack(draft) or draft.routines:
        return False
    for count, words in ((match["count"], match["what"]), (match["count2"], match["what2"])):
        if count is None:
            continue
        found = meant(draft, words)
        if found is None:
            return False
        draft.routines += [[*draft.first, *each] for each in combinations_with_replacement(found, read_count(count))]
    return None


def strikes_either(draft: Draft, match: re.Match[str]) -> bool | None:
    """The drider makes three attacks, either with its longsword or its longbow"""
    if not is_multiattack(draft) or draft.routines:
        return False
    for words in (match["what"], match["what2"]):
        found = meant(draft, words)
        if found is None:
            return False
        draft.routines.append(found * read_count(match["count"]))
    return None


def strikes_mixed(draft: Draft, match: re.Match[str]) -> bool | None:
    """The spawn makes two attacks, only one of which can be a bite; each with a different weapon"""
    weapons = [*draft.bearer.weapons]
    if not is_multiattack(draft) or draft.routines or not 1 < len(weapons) <= MOST_WEAPONS:
        return False
    if any("recharge" in draft.bearer.weapons[id] for id in weapons):
        return False
    once = [draft.bearer.weapon(match["once"])] if match["once"] else weapons
    arms = draft.bearer.weapons
    if match["melee"] and any("range" in arms[id] for id in weapons):
        draft.lost.append(match["melee"].strip())
    if None in once:
        return False
    draft.routines += [
        list(each)
        for each in combinations_with_replacement(weapons, read_count(match["count"]))
        if all(each.count(id or "") <= 1 for id in once)
    ]
    return None


def uses_first(draft: Draft, match: re.Match[str]) -> bool | None:
    """The dragon can use its Frightful Presence. What follows comes then"""
    power = draft.bearer.power(match["power"])
    if not is_multiattack(draft) or draft.routines or draft.first or power is None:
        return False
    draft.first.append(power)
    return None


def uses_and_strikes(draft: Draft, match: re.Match[str]) -> bool | None:
    """The mummy can use its Dreadful Glare and makes one attack with its rotting fist"""
    power, found = draft.bearer.power(match["power"]), meant(draft, match["what"])
    if not is_multiattack(draft) or draft.routines or power is None or found is None:
        return False
    draft.routines.append([*(found * read_count(match["count"])), power])
    return None


def or_strikes(draft: Draft, match: re.Match[str]) -> bool | None:
    """Or the captain makes two ranged attacks with its daggers; Alternatively, it can use Hurl Flame twice"""
    found = meant(draft, match["what"])
    if not draft.routines or found is None or len(found) > 1:
        return False
    count = TWICE[match["times"].lower()] if match["times"] else read_count(match["count"])
    arm = draft.bearer.weapons.get(found[0], {})
    if match["ranged"] and arm.get("reach") != "none":
        draft.lost.append(match["ranged"])
    draft.routines.append(found * count)
    return None


def or_uses(draft: Draft, match: re.Match[str]) -> bool | None:
    """The efreeti makes two scimitar attacks or uses its Hurl Flame twice"""
    ways = [(match["what"], read_count(match["count"])), (match["what2"], TWICE[match["times"].lower()])]
    found = [(meant(draft, words), count) for words, count in ways]
    if not is_multiattack(draft) or draft.routines or any(name is None for name, _ in found):
        return False
    draft.routines += [(name or []) * count for name, count in found]
    return None


def in_place(draft: Draft, match: re.Match[str]) -> bool | None:
    """It can make one tail attack in place of its two claw attacks; of any melee attack; of its bite or horns"""
    new = draft.bearer.weapon(match["new"]) or draft.bearer.power(match["new"])
    if not draft.routines or new is None:
        return False
    count = read_count(match["count"] or "one")
    if match["any"] or match["old"] == "other":
        old = sorted({name for routine in draft.routines for name in routine if name not in draft.first})
    else:
        names = [meant(draft, words) for words in re.split(" or ", match["old"])]
        if None in names:
            return False
        old = [name for found in names for name in found or ()]
    known = [list(routine) for routine in draft.routines]
    for routine in known:
        for name in old:
            made = replaced(routine, name, count, new)
            if made is not None and all(sorted(made) != sorted(each) for each in draft.routines):
                draft.routines.append(made)
                if match["any"] and not match["one"]:
                    known.append(made)  # again, as long as there is one left
    if match["flying"]:
        return in_flight(draft, new)
    return None


def replaced(routine: list[str], old: str, count: int, new: str) -> list[str] | None:
    if routine.count(old) < count:
        return None
    left = list(routine)
    for _ in range(count):
        left.remove(old)
    return [*left, new]


def in_flight(draft: Draft, weapon: str) -> bool | None:
    """While flying, it can use its claws in place of one other attack: a weapon that joins in only then"""
    arm = draft.bearer.weapons.get(weapon)
    if arm is None:
        return False
    arm["properties"] = [*arm.get("properties", ()), "in-flight"]
    return None


def also_strikes(draft: Draft, match: re.Match[str]) -> bool | None:
    """If it has a shortsword drawn, it can also make a shortsword attack"""
    weapon = draft.bearer.weapon(match["what"])
    if not draft.routines or weapon is None or draft.bearer.weapon(match["drawn"]) != weapon:
        return False
    draft.routines += [[*routine, weapon] for routine in draft.routines]
    return None


def also_uses(draft: Draft, match: re.Match[str]) -> bool | None:
    """If the chuul is grappling a creature, it can also use its tentacles once: what is for the grappled only"""
    power = draft.bearer.power(match["power"])
    if not draft.routines or power is None or "grappled" not in str(draft.bearer.powers[power].get("who")):
        return False
    draft.routines += [[*routine, power] for routine in draft.routines]
    return None


def strikes_and_uses(draft: Draft, match: re.Match[str]) -> bool | None:
    """The mouther makes one bite attack and, if it can, uses its Blinding Spittle; the roper ... uses Reel, and ..."""
    found, power = meant(draft, match["what"]), draft.bearer.power(match["power"])
    last = meant(draft, match["what2"]) if match["what2"] else []
    if not is_multiattack(draft) or draft.routines or found is None or power is None or last is None:
        return False
    draft.routines.append([*(found * read_count(match["count"])), power, *last])
    return None


RULES: Final[tuple[Rule, ...]] = (
    (rf"§ (?:makes|can make) (?P<count>{COUNT}) (?P<melee>melee )?attacks: (?P<list>{LIST}){WHOLE}", strikes),
    (rf"It then makes (?P<count>{COUNT}) (?P<melee>melee )?attacks: (?P<list>{LIST}){WHOLE}", strikes),
    (
        rf"§ makes either (?P<count>{COUNT}) melee attacks--(?P<list>{LIST})--or (?P<count2>{COUNT}) "
        rf"ranged attacks with "
        rf"its (?P<what>{NAMES}){WHOLE}",
        strikes_one_way_or_another,
    ),
    (rf"(?:§|It then) makes (?P<list>{EACH}(?:,? and {EACH})+){WHOLE}", strikes_each),
    (
        rf"§ attacks (?P<list>(?:{OFTEN} )?with its {NAMES}(?:,? and (?:{OFTEN} )?with its {NAMES})+){WHOLE}",
        attacks_with,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) (?P<what>[a-z' -]+?) attacks?"
        rf"(?: or (?P<count2>{COUNT}) (?P<what2>[a-z' -]+?) attacks?)?" + WHOLE,
        strikes_alike,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) attacks? with its (?P<what>[a-z' -]+?)(?P<count2>(?!))?(?P<what2>(?!))?" + WHOLE,
        strikes_alike,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) attacks, either with its (?P<what>{NAMES}) or (?:with )?its (?P<what2>{NAMES})"
        + WHOLE,
        strikes_either,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) (?P<melee>(?!))?attacks, only one of which can be (?:an?|with its) "
        rf"(?P<once>{NAMES})(?: attack)?" + WHOLE,
        strikes_mixed,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) (?P<melee>melee )attacks, each one with a different weapon(?P<once>(?!))?"
        + WHOLE,
        strikes_mixed,
    ),
    (rf"§ can use its (?P<power>{NAMES})" + WHOLE, uses_first),
    (rf"§ uses (?P<power>{NAMES}) if it can" + WHOLE, uses_first),
    (
        rf"§ can use its (?P<power>{NAMES}) and makes (?P<count>{COUNT}) attacks? with its (?P<what>{NAMES})" + WHOLE,
        uses_and_strikes,
    ),
    (
        rf"Or § makes (?P<count>{COUNT}) (?P<ranged>ranged )?attacks with its (?P<what>{NAMES})(?P<times>(?!))?"
        + WHOLE,
        or_strikes,
    ),
    (
        rf"Alternatively, it can use (?:its )?(?P<what>{NAMES}) (?P<times>twice)(?P<count>(?!))?(?P<ranged>(?!))?"
        + WHOLE,
        or_strikes,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) (?P<what>{NAMES}) attacks or uses its (?P<what2>{NAMES}) (?P<times>twice)"
        + WHOLE,
        or_uses,
    ),
    (
        rf"(?P<flying>While flying, )?it can (?:make one|use(?: its)?) (?P<new>{NAMES})(?: attack)? in place of "
        rf"(?:(?P<one>one) |(?P<any>any) |its (?:(?P<count>{COUNT}) )?)?(?P<old>{NAMES})(?: attacks?)?" + WHOLE,
        in_place,
    ),
    (
        rf"It can replace (?P<one>one) of (?P<any>those) attacks with an? (?P<new>{NAMES}) attack"
        r"(?P<flying>(?!))?(?P<count>(?!))?(?P<old>)" + WHOLE,
        in_place,
    ),
    (
        rf"If it has an? (?P<drawn>{NAMES}) drawn, it can also make an? (?P<what>{NAMES}) attack" + WHOLE,
        also_strikes,
    ),
    (rf"If § is grappling a creature, § can also use its (?P<power>{NAMES}) once" + WHOLE, also_uses),
    (
        rf"§ makes (?P<count>{COUNT}) (?P<what>{NAMES}) attacks? and, if it can, uses its (?P<power>{NAMES})"
        r"(?P<what2>(?!))?" + WHOLE,
        strikes_and_uses,
    ),
    (
        rf"§ makes (?P<count>{COUNT}) attacks with its (?P<what>{NAMES}), uses (?P<power>{NAMES}), and "
        rf"makes one attack "
        rf"with its (?P<what2>{NAMES})" + WHOLE,
        strikes_and_uses,
    ),
)
