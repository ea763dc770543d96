"""What happened, told in sentences: from the events that a seat hears to the lines of a log.  Start at `Teller`."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from affray.books.phrasing import Item
from affray.books.phrasing import Teller as BookTeller
from affray.core.dice.notation import parse_dice
from affray.telling.decrees import (
    amendment_in_words,
    decree_in_words,
    setting_in_words,
    squares_in_words,
    terrain_in_words,
    without_echoes,
)
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.lang.language import Argument

SILENT: Final = frozenset(("spent", "added", "turn-ended"))
"""What is seen from the rest, or not worth a sentence."""
JOINED: Final = frozenset("hurt healed dead dying stable incapacitated up gained lost save".split())
"""What follows from the sentence before, and stands in one paragraph with it."""
LEADING: Final = frozenset(("attack", "rolled"))
"""After what it stands so."""
TOLD_LATER: Final = "attack"
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


class Teller(BookTeller):
    """Tells events in one language. It remembers what is not told yet: the roll belongs to the attack after it."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__()
        self.tongue = tongue
        self.phrasing = tongue.phrasing
        self._joined = JOINED.union(self.phrasing.joined)
        self._leading = LEADING.union(self._joined, self.phrasing.leading)
        self._told_later = {TOLD_LATER, *self.phrasing.told_later}
        self._turn: str | None = None
        self.ruled: set[str] = set()
        """Whose last roll the GM has ruled on: only the dice rolled last count."""

    def tell(self, items: Iterable[Item]) -> list[Told]:
        """The paragraphs of some events."""
        told: list[Told] = []
        last: Item = {"kind": ""}
        for item in merged(without_echoes(items)):
            if item["kind"] == "turn" and item["who"] == self._turn:
                continue  # told again to others, who did not know whose turn it is
            self._turn = item["who"] if item["kind"] == "turn" else self._turn
            sentence = self._sentence(item)
            if sentence is None:
                continue
            if told and self._belongs(item, last):
                told[-1] = Told(told[-1].kind, f"{told[-1].text} {sentence}", item.get("n", 0))
            else:
                told.append(Told(item["kind"], sentence, item.get("n", 0)))
            last = item
        return told

    def _belongs(self, item: Item, last: Item) -> bool:
        """Does the sentence stand in one paragraph with the one before?"""
        if item["kind"] == "rolled":
            return bool(last["kind"] == "rolled" and last["why"] == item["why"])
        return item["kind"] in self._joined and last["kind"] in self._leading

    def _sentence(self, item: Item) -> str | None:
        shape = self.phrasing.shapes.get(item["kind"]) or SHAPES.get(item["kind"])
        return self.event(item["kind"], item) if shape is None else shape(self, item)

    def event(self, name: str, item: Item, **more: "Argument") -> str | None:
        message = f"event-{name}"
        return self.tongue.sentence(message, **self.arguments(item) | more) if self.tongue.has(message) else None

    def gained_or_lost(self, item: Item) -> str | None:
        return self.event(f"{item['kind']}-{item['effect']}", item) or self._spell_event(item["kind"], item)

    def begin_anew(self) -> None:
        """Nothing that was told before has anything to do with what comes."""
        self.rolls, self.striking, self._turn = [], set(), None

    def _spell_event(self, change: str, item: Item) -> str | None:
        """An effect that is told by the name of its spell."""
        effect = item["effect"]
        if "named" not in item and not self.tongue.has(f"noun-{effect}"):
            return None
        return self.event(f"{change}-spell", item, spell=self.tongue.thing(effect))

    def roll(self, item: Item) -> str | None:
        """Rolls to hit and for damage are told with the attack, those to save with what comes of them."""
        if item["why"] in self._told_later or item["who"] in self.striking:
            self.rolls.append(item)
            return None
        return self.event("rolled", item, dice=self._dice_and_modifiers(item))

    def _dice_and_modifiers(self, item: Item) -> str:
        """What was rolled with all that was added to it, so that the total can be checked: 1d6+1."""
        added = sum(reason["amount"] for reason in item["reasons"])
        return self.tongue.language.dice(parse_dice(item["dice"]).plus(added))

    def take_total(self, item: Item) -> int:
        own = [roll for roll in self.rolls if roll["who"] == item["who"]]
        total = attack_total(item, own[-1:] if item["who"] in self.ruled else own)
        self.rolls, self.ruled = [], set()
        return total

    def attack(self, item: Item) -> str | None:
        total = self.take_total(item)
        self.striking = {item["who"]} if item["hit"] else set()
        outcome = "critical" if item["critical"] else "hit" if item["hit"] else "miss"
        more: dict[str, Argument] = {"total": total}
        if outcome == "critical":
            name = "attack-critical"
        elif "guard" in item:
            name = f"attack-{outcome}"
            more["guard"] = sum(reason["amount"] for reason in item["guard"])
        else:
            name = f"attack-seen-{outcome}"
        return " ".join(filter(None, [self.event(name, item, **more), self._edge(item)]))

    def _edge(self, item: Item) -> str | None:
        """Whether the roll had advantage or disadvantage, and why."""
        advantage = item.get("advantage") or []
        disadvantage = item.get("disadvantage") or []
        if bool(advantage) == bool(disadvantage):
            return None
        part = "advantage" if advantage else "disadvantage"
        return self.because(part, advantage or disadvantage)

    def because(self, part: str, reasons: list[dict[str, Any]]) -> str:
        names = dict.fromkeys(self.tongue.clause_name(reason["clause"]) for reason in reasons)
        return self.tongue.say("say-edge", part, reasons=self.tongue.listed(names))

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
        return str(fact)


def tell_harm(teller: Teller, item: Item) -> str | None:
    teller.striking.discard(item["by"] or "")
    return teller.event("hurt-left" if "hp" in item else "hurt", item)


def tell_save(teller: Teller, item: Item) -> str | None:
    teller.rolls = []
    failed = "save-failed" if item["total"] is not None else "save-lost"  # without a roll
    return teller.event("save-made" if item["made"] else failed, item)


def tell_ruling(teller: Teller, item: Item) -> str | None:
    decree = decree_in_words(teller.tongue, item)
    return teller.event("ruled-why" if item["why"] else "ruled", {}, decree=decree, words=item["why"])


def tell_amendment(teller: Teller, item: Item) -> str | None:
    """The GM's word on a roll. The dice that were rolled before it do not count."""
    teller.ruled.add(item["who"])
    tongue = teller.tongue
    who, what = tongue.creature(item["who"][1:]), tongue.purpose(item["what"])
    how = amendment_in_words(tongue, item["how"])
    return teller.event("amended-why" if item["why"] else "amended", {}, who=who, what=what, how=how, words=item["why"])


def tell_ground(teller: Teller, item: Item) -> str | None:
    what = terrain_in_words(teller.tongue, item["terrain"])
    return teller.event("ground-changed", {}, at=squares_in_words(item["squares"]), what=what)


def tell_setting(teller: Teller, item: Item) -> str | None:
    return teller.event("set", {}, setting=setting_in_words(teller.tongue, item["setting"]))


def tell_break(teller: Teller, item: Item) -> str | None:
    """A new round, or something taken back."""
    teller.begin_anew()
    return teller.event(item["kind"], item)


SHAPES: Final[Mapping[str, Callable[[Teller, Item], str | None]]] = {
    "rolled": Teller.roll,
    "attack": Teller.attack,
    "hurt": tell_harm,
    "gained": Teller.gained_or_lost,
    "lost": Teller.gained_or_lost,
    "save": tell_save,
    "ruled": tell_ruling,
    "amended": tell_amendment,
    "ground-changed": tell_ground,
    "set": tell_setting,
    "undone": tell_break,
    "round": tell_break,
}
"""How the events are told that all rulebooks have, where a kind has more than one message."""


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
    """What an attack came to, which some books say.

    The lucky roll anew, so there may be several rolls; the edge says which counts.
    """
    if "total" in attack:
        return int(attack["total"])
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
