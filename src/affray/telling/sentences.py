"""What happened, told in sentences: from the events that a seat hears to the lines of a log.  Start at `Teller`."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.lang.language import Argument

Item = dict[str, Any]
"""An event as a seat learns it."""

SILENT: Final = frozenset(("spent", "added", "turn-ended"))
"""What is seen from the rest, or not worth a sentence."""
JOINED: Final = frozenset(
    "hurt healed dead dying stable incapacitated up gained lost death-save save test stumbled armour worn "
    "broken power-roll resisted unspent".split()
)
"""What follows from the sentence before, and stands in one paragraph with it."""
TOLD_LATER: Final = frozenset(
    "attack defence counter lucky power-roll str-save dex-save con-save int-save wis-save cha-save".split()
)
"""Why dice are rolled of which the next sentence tells."""
HEIGHTS: Final = ("height", "depth", "landed")
"""How high one is after a step."""
HEADINGS: Final = ("round", "turn")
THINGS: Final = ("weapon", "counter", "spell", "zone", "object", "power", "ability")
"""Facts that are neither creatures nor numbers, but have a noun."""


class Told(NamedTuple):
    """A paragraph of the log, by the kind of event it begins with; `last` is the number of the last event it tells."""

    kind: str
    text: str
    last: int = 0


class Teller:
    """Tells events in one language. It remembers what is not told yet: the roll belongs to the attack after it."""

    def __init__(self, tongue: Tongue) -> None:
        self.tongue = tongue
        self._rolls: list[Item] = []
        self._striking: set[str] = set()
        self._turn: str | None = None

    def tell(self, items: Iterable[Item]) -> list[Told]:
        """The paragraphs of some events."""
        told: list[Told] = []
        last: Item = {"kind": ""}
        for item in merged(items):
            if item["kind"] == "turn" and item["who"] == self._turn:
                continue  # told again to others, who did not know whose turn it is
            self._turn = item["who"] if item["kind"] == "turn" else self._turn
            sentence = self._sentence(item)
            if sentence is None:
                continue
            if told and _belongs(item, last):
                told[-1] = Told(told[-1].kind, f"{told[-1].text} {sentence}", item.get("n", 0))
            else:
                told.append(Told(item["kind"], sentence, item.get("n", 0)))
            last = item
        return told

    def _sentence(self, item: Item) -> str | None:
        match item["kind"]:
            case "rolled":
                return self._roll(item)
            case "attack":
                return self._attack(item)
            case "defence":
                return self._defence(item)
            case "power-roll":
                return " ".join(filter(None, [self._event("power-roll", item), *self._edges(item)]))
            case "test":
                return None if item["why"] in TOLD_LATER else self._event(f"test-{item['grade']}", item)
            case "hurt":
                self._striking.discard(item["by"] or "")
                return self._event("hurt-left" if "hp" in item else "hurt", item)
            case "gained" | "lost" as change:
                return self._event(f"{change}-{item['effect']}", item) or self._spell_event(change, item)
            case "cast":
                return self._event("cast-slot" if item["level"] else "cast", item)
            case "guessed":
                self._rolls = []
                return self._event("guessed", item)
            case "gesture" | "hazard" as kind:
                return self._event(f"{kind}-{item[kind]}", item)
            case "no-reaction":
                self._striking.add(item["by"])
                return self._event("no-reaction", item)
            case "save":
                self._rolls = []
                failed = "save-failed" if item["total"] is not None else "save-lost"  # without a roll
                return self._event("save-made" if item["made"] else failed, item)
            case "struck":
                self._rolls = []
                self._striking = {item["who"]} if item["hit"] else set()
                return self._event("struck-hit" if item["hit"] else "struck-miss", item)
            case "worn":
                self._striking = set()
                return self._event("worn", item)
            case "ruled":
                return self._event("ruled-why" if item["why"] else "ruled", item)
            case "readied":
                return self._event("readied-known" if "deed" in item else "readied", item)
            case "undone" | "round" as change:
                self._rolls, self._striking, self._turn = [], set(), None
                return self._event(change, item)
            case kind:
                return self._event(kind, item)

    def _event(self, name: str, item: Item, **more: "Argument") -> str | None:
        message = f"event-{name}"
        return self.tongue.sentence(message, **self.arguments(item) | more) if self.tongue.has(message) else None

    def _spell_event(self, change: str, item: Item) -> str | None:
        """An effect that is told by the name of its spell."""
        effect = item["effect"]
        if not self.tongue.has(f"noun-{effect}"):
            return None
        return self._event(f"{change}-spell", item, spell=self.tongue.thing(effect))

    def _roll(self, item: Item) -> str | None:
        """Rolls to hit and for damage are told with the attack, those to save with what comes of them."""
        if item["why"] in TOLD_LATER or item["who"] in self._striking:
            self._rolls.append(item)
            return None
        return self._event("rolled", item)

    def _attack(self, item: Item) -> str | None:
        total = attack_total(item, self._rolls)
        self._rolls = []
        self._striking = {item["who"]} if item["hit"] else set()
        outcome = "critical" if item["critical"] else "hit" if item["hit"] else "miss"
        more: dict[str, Argument] = {"total": total}
        if outcome == "critical":
            name = "attack-critical"
        elif "guard" in item:
            name = f"attack-{outcome}"
            more["guard"] = sum(reason["amount"] for reason in item["guard"])
        else:
            name = f"attack-seen-{outcome}"
        return " ".join(filter(None, [self._event(name, item, **more), self._edge(item)]))

    def _defence(self, item: Item) -> str | None:
        """How somebody met a blow, and whether they struck back."""
        total = attack_total(item, self._rolls)
        self._rolls = []
        self._striking = {item["who"]} if item["counter"] else set()
        if not item["avoids"] or item["at_cost"]:
            self._striking.add(item["by"])
        blow = (
            "fumbled" if item["fumble"] else "softened" if item["at_cost"] else "avoided" if item["avoids"] else "hit"
        )
        return self._event(f"defence-{blow}{'-countered' if item['counter'] else ''}", item, total=total)

    def _edge(self, item: Item) -> str | None:
        """Whether the roll had advantage or disadvantage, and why."""
        advantage = item.get("advantage") or []
        disadvantage = item.get("disadvantage") or []
        if bool(advantage) == bool(disadvantage):
            return None
        part = "advantage" if advantage else "disadvantage"
        return self._because(part, advantage or disadvantage)

    def _edges(self, item: Item) -> Iterator[str]:
        """The edges and banes on a power roll and why, unless they cancel each other."""
        state = item["edge"]
        for part, reasons, counts in (("advantage", "edges", state > 0), ("disadvantage", "banes", state < 0)):
            if state and item[reasons]:
                yield self._because(f"double-{part}" if counts and abs(state) > 1 else part, item[reasons])

    def _because(self, part: str, reasons: list[dict[str, Any]]) -> str:
        names = dict.fromkeys(self.tongue.clause_name(reason["clause"]) for reason in reasons)
        return self.tongue.say("cli-edge", part, reasons=self.tongue.listed(names))

    # --- facts as the messages want them

    def arguments(self, item: Item) -> dict[str, "Argument"]:
        """The facts of an event as arguments of its message."""
        return {name: self._argument(name, fact) for name, fact in item.items() if fact is not None}

    def _argument(self, name: str, fact: Any) -> "Argument":
        if name in THINGS:
            return self.tongue.thing(str(fact))
        if name == "dice":
            return self.tongue.language.dice(str(fact))
        if name in ("thing", "deed", "when"):
            return self.tongue.word(str(fact))
        if name == "why":
            return self.tongue.purpose(str(fact))
        if isinstance(fact, str) and fact.startswith("@") and not fact.startswith("@@"):
            return self.tongue.creature(fact[1:])
        return fact if isinstance(fact, int) else self.words(fact)

    def words(self, fact: Any) -> str:
        """Any fact as plain words."""
        if isinstance(fact, str):
            is_creature = fact.startswith("@") and not fact.startswith("@@")
            return self.tongue.language.name(self.tongue.creature(fact[1:])) if is_creature else fact
        if isinstance(fact, list):
            return self.tongue.listed(self.words(each) for each in fact)
        if isinstance(fact, dict) and "verb" in fact:
            return " ".join([fact["verb"], *(self.words(each) for each in fact["args"])]).strip()
        return str(fact)


def _belongs(item: Item, last: Item) -> bool:
    """Does the sentence stand in one paragraph with the one before?"""
    if item["kind"] == "rolled":
        return bool(last["kind"] == "rolled" and last["why"] == item["why"])
    return item["kind"] in JOINED and last["kind"] in JOINED | {
        "attack",
        "cast",
        "defence",
        "no-reaction",
        "hazard",
        "peril",
        "rolled",
        "struck",
        "used",
    }


def merged(items: Iterable[Item]) -> Iterator[Item]:
    """The same events without the silent, the single steps of those who walk or fly, or ride together, made one."""
    walks: dict[str, Item] = {}
    heights: dict[str, Item] = {}
    for item in items:
        if item["kind"] in SILENT:
            continue
        who = str(item.get("who", ""))
        if item["kind"] in HEIGHTS and who in walks:
            heights[who] = item
            continue
        goes_on = who in walks and item.get("origin") == walks[who]["to_square"]
        if item["kind"] == "moved" and (goes_on or who not in walks):
            walks[who] = item | {"origin": walks[who]["origin"]} if goes_on else item
            continue
        yield from _walked(walks, heights)
        walks, heights = {}, {}
        if item["kind"] == "moved":
            walks[who] = item
        else:
            yield item
    yield from _walked(walks, heights)


def _walked(walks: dict[str, Item], heights: dict[str, Item]) -> Iterator[Item]:
    for who, walk in walks.items():
        yield walk
        if who in heights:
            yield heights[who]


def attack_total(attack: Item, rolls: list[Item]) -> int:
    """What an attack came to. The lucky roll anew, so there may be several rolls; the edge says which counts."""
    totals: list[int] = []
    for roll in rolls:
        if roll["who"] == attack["who"]:
            if roll["why"] == "lucky" and totals:
                totals.remove(min(totals))  # it showed a 1
            totals.append(roll["total"])
    is_hindered = bool(attack.get("disadvantage")) and not attack.get("advantage")
    return (min if is_hindered else max)(totals, default=0)


def in_force(items: Iterable[Item]) -> list[Item]:
    """What was told and not taken back."""
    kept: list[Item] = []
    for item in items:
        if item["kind"] == "undone":
            kept = [each for each in kept if each["n"] < item["back_to"]]
        else:
            kept.append(item)
    return kept
