"""From the prose of a stat block to a creature in a file of ours.  Start at `read_block`; one element: `read_element`.

Every word of an element must be understood for it to be faithful: the grammar's rules are tried one clause after the
other, and a sentence that no rule takes is lost, and quoted.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from affray.content.models import MOST_OF_A_KIND
from affray.importers import (
    areas,
    charges,
    gifts,
    grips,
    gulps,
    movement,
    multiattacks,
    revised,
    sentences,
    spells,
    traits,
    venoms,
)
from affray.importers.card import BY_HAND, PARTLY, Card, Disagreement, Element
from affray.importers.draft import BEYOND, BONUS, LEGENDARY, Bearer, Draft, Usage, slug
from affray.importers.phrases import ABILITY, LONG
from affray.importers.prose import SENTENCE, Prose, nouns_of
from affray.importers.revised import translate

GRAMMAR: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), does)
    for pattern, does in (
        *gulps.RULES,
        *grips.RULES,
        *sentences.RULES,
        *areas.RULES,
        *multiattacks.RULES,
        *charges.RULES,
        *venoms.RULES,
        *traits.RULES,
        *gifts.RULES,
        *spells.RULES,
        *movement.RULES,
        *revised.RULES,
    )
)
MOST_LOST: Final = 60
"""After so many sentences that are not understood, the rest of an element is not read."""
MOST_NAME: Final = 100
MOST_TEXT: Final = 5000
"""What a file of ours takes as the name and the text of what is played by hand."""
GLUE: Final = re.compile(r"(?:[.;]|,? and\b,?)?\s*")
LIMITED: Final = re.compile(
    r"[\[\]{}]|\b(?:recharges?|only|costs?)\b|[0-9] ?/|/ ?(?:day|rest|turn|round|short|long)", re.IGNORECASE
)
"""Words of a name that say when it can be used, beside those in brackets."""
IN_NAME: Final = re.compile(r"\s*\(([^()]*)\)")
BREATHS: Final = re.compile(r"§ uses one of the following breath weapons[.:]\s*")
BREATH: Final = re.compile(r"((?:[A-Z][a-z]+ )?[A-Z][a-z]+ Breath)\. ")
BREATHES: Final = re.compile(rf"the [\w' -]+ (?:{areas.BREATHING})\b", re.IGNORECASE)
OF_BREATHS: Final = re.compile(r"the [\w' -]+ uses one of the following breath weapons[.:](?:\s|$)", re.IGNORECASE)
ATTACK: Final = re.compile(r"\bto hit\b|\bAttack Roll\b", re.IGNORECASE)
MOST_DIGITS: Final = re.compile(r"[0-9]{7}")
"""No stat block has such a number."""
SUBJECT: Final = re.compile(r"the ([\w'-]+(?: [\w'-]+)?) (?:makes|takes|can|uses|moves|casts|teleports|jumps)\b")
REST: Final = "recharges after a short or long rest"
LEGENDARY_ACTIONS: Final = 3
"""What a creature has of them, where the source does not say."""


@dataclass(frozen=True)
class Typed:
    """What the source says of an element in typed fields, as far as it does."""

    hit: int | None = None
    damage: tuple[str, ...] = ()
    saves: tuple[str, ...] = ()
    recharge: int | None = None
    uses: int | None = None
    strikes: int | None = None
    """How many attacks a multiattack has."""
    lost: tuple[str, ...] = ()
    """Typed fields that say something which has no counterpart."""
    dice: tuple[str, ...] = ()
    """Dice of damage where the source does not say what is added to them."""
    price: int = 1
    """How many legendary actions it costs."""


@dataclass(frozen=True)
class Entry:
    """An element as the source has it."""

    section: str
    name: str
    text: str
    typed: Typed = field(default_factory=Typed)


@dataclass
class Source:
    """A stat block of whatever format: its figures in our words, its elements in prose."""

    name: str
    kind: str
    proficiency: int
    figures: dict[str, Any]
    entries: list[Entry]
    elements: list[Element] = field(default_factory=list)
    """What has been read already: figures that cannot be said."""
    legendary: int | None = None
    """How many legendary actions it has in a round, if the source says so."""


def read_block(source: Source) -> tuple[Card, dict[str, Any]]:
    """The report card of a stat block, and the creature as a file of ours has it."""
    nouns = nouns_of(source.name, source.kind) | _subjects(source)
    bearer = Bearer(nouns, source.proficiency, size=str(source.figures["size"]))
    bearer.spared |= {*source.figures.get("immunities", ()), *source.figures.get("condition-immunities", ())}
    read: dict[int, Element] = {}
    for index, entry in sorted(enumerate(_with_breaths(source.entries)), key=lambda each: _turn_of(each[1])):
        read[index] = element = read_element(entry, bearer)
        bearer.weapons |= {arm["id"]: arm for arm in element.says.get("weapons", ())}
        bearer.powers |= {power["id"]: power for power in element.says.get("powers", ())}
        bearer.casting = element.says.get("casting", bearer.casting)
    card = Card(slug(source.name), source.name, [*source.elements, *(read[index] for index in sorted(read))])
    creature = dict(source.figures)
    for element in card.elements:
        _add(creature, element)
    _settle(creature, source.legendary)
    for grade in (PARTLY, BY_HAND):
        if texts := [_shown(element) for element in card.elements if element.grade == grade]:
            creature[grade] = texts[:MOST_OF_A_KIND]
    return card, creature


def _with_breaths(entries: list[Entry]) -> list[Entry]:
    """What says that one of the following breaths is used, together with the breaths that follow as elements."""
    found: list[Entry] = []
    for entry in entries:
        whole = found[-1] if found else None
        is_breath = entry.name.endswith("Breath") or BREATHES.match(entry.text)
        if whole and OF_BREATHS.match(whole.text) and is_breath and entry.section == whole.section:
            found[-1] = replace(whole, text=f"{whole.text.strip()} {entry.name}. {entry.text}")
        else:
            found.append(entry)
    return found


def _turn_of(entry: Entry) -> int:
    """Whatever names a weapon is read when all weapons are known, and what names a power when all powers are."""
    return 0 if ATTACK.search(entry.text) else 2 if entry.name.lower().startswith("multiattack") else 1


def _subjects(source: Source) -> set[str]:
    """How its multiattack and bonus actions call it, by a word of its name: they are its own, and nobody else's."""
    words = set(re.findall(r"[\w'-]+", source.name.lower()))
    found = set()
    for entry in source.entries:
        if entry.name.lower().startswith("multiattack") or entry.section == BONUS:
            match = SUBJECT.match(entry.text.lower())
            found |= {match[1]} if match and set(match[1].split()) <= words else set()
    return found


def _shown(element: Element) -> dict[str, str]:
    """An element that is played by hand, as the table shows it."""
    name = " ".join(element.name.split())[:MOST_NAME].strip()
    text = element.text[:MOST_TEXT].strip()
    return {"name": name or "-", "text": text or name or "-"}


def read_element(entry: Entry, bearer: Bearer) -> Element:
    """One element, by its prose; what typed fields say otherwise is shown."""
    name, usage, odd = _named(entry)
    element = Element(entry.section, entry.name, entry.text, lost=odd)
    if entry.section == BEYOND or MOST_DIGITS.search(entry.text) or len(entry.text) > MOST_TEXT:
        element.lost.append(entry.text or entry.name)
        return element
    prose = Prose(entry.text, bearer.nouns)
    translate(prose, entry.section)
    if match := BREATHS.match(prose.text):
        _read_breaths(element, prose, match.end(), Draft(name, entry.section, bearer, usage))
    else:
        draft = Draft(name, entry.section, bearer, usage)
        _read(draft, prose, 0, len(prose.text))
        _finish(element, draft)
    _compare(element, entry.typed, bearer)
    return element


def _named(entry: Entry) -> tuple[str, Usage, list[str]]:
    """The name without what stands in brackets, what that says of its use, and what of it is not understood."""
    usage, odd = Usage(entry.typed.recharge, entry.typed.uses, entry.typed.price), list(entry.typed.lost)
    for words in IN_NAME.findall(entry.name):
        word = re.sub(r"[\u2010-\u2015]", "-", words.strip().lower())
        if match := re.fullmatch(r"recharge ([2-6])(?:-6)?", word):
            usage.recharge = int(match[1])
        elif match := re.fullmatch(r"([0-9]{1,2})/day(?:, (or [0-9]/day in lair))?", word):
            usage.uses = int(match[1])
            odd += [match[2]] if match[2] else []
        elif word == REST:
            usage.uses = 1
        elif word == "1/turn":
            usage.every_turn = True
        elif (match := re.fullmatch(r"costs ([23]) actions", word)) and entry.section == LEGENDARY:
            usage.price = int(match[1])
        else:
            odd.append(words)
    name = IN_NAME.sub("", entry.name).strip()
    return name, usage, [*odd, name] if LIMITED.search(name) else odd


def _read(draft: Draft, prose: Prose, at: int, end: int) -> None:
    """Try the grammar at every clause; what no rule takes is lost."""
    while (at := GLUE.match(prose.text, at, end).end()) < end:  # type: ignore[union-attr]
        for pattern, does in GRAMMAR:
            match = pattern.match(prose.text, at, end)
            if match is None or match.end() == at:
                continue
            known = len(draft.lost)
            if does(draft, match) is not False:
                draft.lost[known:] = [_quoted(prose, at, match.end(), words) for words in draft.lost[known:]]
                at = match.end()
                break
        else:
            sentence = SENTENCE.match(prose.text, at, end)
            assert sentence is not None
            done = sentence.end() if len(draft.lost) < MOST_LOST else end
            draft.lost.append(prose.quote(at, done))
            at = done


def _quoted(prose: Prose, start: int, end: int, words: str) -> str:
    """Words of the cleaned text as the source has them."""
    found = prose.text.find(words, start, end)
    return words if found < 0 else prose.quote(found, found + len(words))


def _finish(element: Element, draft: Draft) -> None:
    element.says = draft.says()
    element.lost += draft.lost if draft.is_said else [*draft.lost, element.text]
    element.why = draft.why
    element.disagrees += [Disagreement("average", words.partition(" ")[0], words) for words in draft.wrong]
    if element.says:
        element.lost += _uncounted(element.says, draft)


def _uncounted(says: dict[str, Any], draft: Draft) -> Iterator[str]:
    """What its name says of how often it can be used, as far as what it says does not."""
    usage = draft.usage
    if usage.recharge and not any("recharge" in each for each in _parts(says)):
        yield f"Recharge {usage.recharge}"
    if usage.uses and "uses" not in says:
        yield f"{usage.uses}/Day"
    if usage.every_turn and not any(mod["hook"] == "sneak" or mod.get("once") for mod in draft.mods):
        yield "1/Turn"


def _parts(says: dict[str, Any]) -> list[dict[str, Any]]:
    return [*says.get("powers", ()), *says.get("weapons", ())]


def _read_breaths(element: Element, prose: Prose, at: int, whole: Draft) -> None:
    """Several breaths of which one is used: powers of one pool, which one of them recharges."""
    heads = list(BREATH.finditer(prose.text, at))
    ends = [*(head.start() for head in heads[1:]), len(prose.text)][: len(heads)]
    powers: list[dict[str, Any]] = []
    for head, end in zip(heads, ends, strict=True):
        draft = Draft(head[1], whole.section, whole.bearer, Usage())
        _read(draft, prose, head.end(), end)
        one = Element(element.section, head[1], element.text)
        _finish(one, draft)
        element.lost += one.lost
        element.disagrees += one.disagrees
        powers += [power | {"pool": whole.id} for power in one.says.get("powers", ())]
    if not heads or at != heads[0].start():
        element.lost.append(prose.quote(at, heads[0].start() if heads else len(prose.text)))
    if powers and whole.usage.recharge:
        powers[0]["recharge"] = whole.usage.recharge
    if powers:
        element.says = {"powers": powers}


# --- typed fields


def _compare(element: Element, typed: Typed, bearer: Bearer) -> None:
    """What typed fields say otherwise than the prose, whether it is understood or not."""
    text = re.sub(r"\s*([+-])\s*(?=[0-9])", r"\1", element.text)
    hits = [
        int(first or second) for first, second in re.findall(r"([+-][0-9]+) to hit|Attack Roll: ?([+-][0-9]+)", text)
    ]
    if typed.hit is not None and hits and typed.hit not in hits:
        element.disagrees.append(Disagreement("hit", str(typed.hit), ", ".join(map(str, hits))))
    dice = re.findall(r"[0-9]+d[0-9]+(?:[+-][0-9]+)?|(?<![0-9])[0-9]+(?= [a-z]+ damage)", text)
    for damage in typed.damage:
        amount, _, kind = damage.partition(" ")
        if amount not in dice or kind not in text.lower():
            element.disagrees.append(Disagreement("damage", damage, ", ".join(dice) or "-"))
    for some in typed.dice:
        if not any(re.match(rf"{some}(?![0-9])", each) for each in dice):
            element.disagrees.append(Disagreement("damage", some, ", ".join(dice) or "-"))
    saves = [
        f"save {LONG[word.lower()]} {dc}" for dc, word in re.findall(rf"DC ([0-9]+) ({ABILITY})", text, re.IGNORECASE)
    ]
    found = re.findall(rf"({ABILITY}) Saving Throw: ?DC ([0-9]+)", text, re.IGNORECASE)
    saves += [f"save {LONG[word.lower()]} {dc}" for word, dc in found]
    for save in typed.saves:
        if save not in saves:
            element.disagrees.append(Disagreement("save", save, ", ".join(saves) or "-"))
    routines = element.says.get("multiattack", ())
    strikes = (
        [name for name in routines[0] if name in bearer.weapons or name not in bearer.powers]
        if len(routines) == 1
        else []
    )
    if typed.strikes is not None and strikes and typed.strikes != len(strikes):
        element.disagrees.append(Disagreement("multiattack", str(typed.strikes), str(len(strikes))))
    _compare_usage(element, typed)


def _compare_usage(element: Element, typed: Typed) -> None:
    _, usage, _ = _named(Entry(element.section, element.name, ""))
    if typed.recharge and usage.recharge and typed.recharge != usage.recharge:
        element.disagrees.append(Disagreement("recharge", str(typed.recharge), str(usage.recharge)))
    if typed.uses and usage.uses and typed.uses != usage.uses:
        element.disagrees.append(Disagreement("uses", str(typed.uses), str(usage.uses)))


# --- putting it together


def _add(creature: dict[str, Any], element: Element) -> None:
    """What an element says, added to the creature."""
    for key, value in element.says.items():
        match key:
            case "magical" | "casting":
                creature[key] = value
            case "uses" | "traits":
                creature.setdefault(key, {}).update(value)
            case "weapons" | "powers":
                creature.setdefault(key, []).extend(_renamed(creature.get(key, []), value))
            case _:
                known = creature.setdefault(key, [])
                known += [one for one in value if one not in known]


def _renamed(known: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The new ones, with names that no other has."""
    taken = {one["id"] for one in known}
    named = []
    for one in new:
        id, number = one["id"], 2
        while id in taken:
            id, number = f"{one['id'][:27]}-{number}", number + 1
        taken.add(id)
        named.append(one | {"id": id})
    return named


def _settle(creature: dict[str, Any], legendary: int | None) -> None:
    """What only the whole creature can tell."""
    parts = {name for routine in creature.get("multiattack", ()) for name in routine}
    for power in creature.get("powers", ()):
        if power["id"] in parts and "cost" not in power:
            power["cost"] = "part"
    if creature.pop("magical", False):
        creature["weapons"] = [arm | {"magical": True} for arm in creature.get("weapons", ())]
    if any(power.get("cost") == LEGENDARY for power in creature.get("powers", ())):
        creature["legendary"] = legendary or LEGENDARY_ACTIONS
