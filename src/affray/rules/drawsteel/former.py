"""How this book's values were written in earlier saves.  Start at `REWORDED`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from affray.core.codec import Codec
from affray.core.old_formats import Fields, Former, on_squares, with_place
from affray.core.values import Value
from affray.rules.drawsteel.foes.malice import FOUL_AIR, QUICK
from affray.rules.drawsteel.state.words import (
    CHARGES,
    DAMAGE,
    DOER,
    HELD,
    ME,
    SPEED,
    STRIKE,
    STRUCK,
    TARGETED,
    TURN_STARTS,
    VALUES,
    Act,
    Filter,
    Kind,
    Mod,
    Outcome,
    Trigger,
    Who,
)

FORMER: Final[Former] = {"Fighter": with_place, "Ground": on_squares}
"""Values of the first format."""

SEVERAL: Final = "several"
"""In place of one outcome, those that stand for it now."""
CODEC: Final = Codec(VALUES)


def sort(word: str) -> Filter:
    return Filter("sort", (word,))


def within(squares: int) -> Filter:
    return Filter("within", (str(squares),))


SELF: Final = sort("self")
ALLY: Final = sort("ally")
SIDE: Final = sort("self-or-ally")
SMALL: Final = Filter("size", ("1L",))
LINE: Final = Filter("line")
STEADY: Final = (Filter("steady", of=ME),)
IN_GRIP: Final = Filter("held")

ROUSED: Final = Kind("roused", (Mod(STRIKE, 1),), because="ds.foe.roused")
EXPOSED: Final = Kind("exposed", (Mod(STRUCK, 1),), because="ds.foe.roused")
CALLED_OUT: Final = Kind("called-out", (Mod(TARGETED, 1, only=(sort("enemy"),)),), because="ds.foe.called-out")
SPURRED: Final = Kind("spurred", (Mod(STRIKE, 1, only=(Filter("melee"),)),), because="ds.mount.spurred")


def corroded(amount: int) -> Kind:
    return Kind("corroded", (Mod(STRIKE, 1), Mod(DAMAGE, add=amount)), ends="strike", because="ds.foe.acid")


def hastened(amount: int) -> Kind:
    return Kind("hastened", (Mod(SPEED, add=amount),), because="ds.malice.goblins")


def savage(amount: int) -> Kind:
    return Kind("savage", (Mod(DAMAGE, add=amount),), ends="strike", because="ds.malice.savage")


def laid(kind: Kind) -> Outcome:
    return Outcome("lay", lasts="next-turn", what=kind)


def geyser(amount: int) -> Outcome:
    hurt = Outcome("harm", amount, because="ds.foe.geyser")
    tiers = ((hurt, Outcome("vertical-push", 5)), (hurt, Outcome("vertical-push", 3)), (Outcome("shift", 3),))
    return Outcome("test", of="agility", tiers=tiers)


def more(amount: int, only: Filter, because: str) -> Outcome:
    return Outcome("more", amount, only=(only,), because=because)


WORDS: Final[Mapping[str, Callable[[int, str], tuple[Outcome, ...]]]] = {
    "steady": lambda n, _: (Outcome("more", n, only=STEADY, because="ds.ability.steady"),),
    "fiery": lambda n, _: (more(n, Filter("type", ("fire",)), "ds.hero.type"),),
    "edged": lambda n, _: (more(n, Filter("edge"), "ds.foe.edged"),),
    "on-held": lambda n, _: (more(n, Filter("is", ("grabbed",)), "ds.foe.on-held"),),
    "from-hiding": lambda n, _: (more(n, Filter("hid", of=ME), "ds.foe.from-hiding"),),
    "steady-edge": lambda _, __: (Outcome("edge", 1, only=STEADY, because="ds.ability.steady"),),
    "from-underground": lambda _, __: (
        Outcome("edge", 2, only=(Filter("buried", of=ME),), because="ds.foe.from-below"),
    ),
    "spark": lambda n, _: (Outcome("harm", n, because="ds.hero.type"),),
    "parry": lambda _, __: (Outcome("halve", only=(within(1),)), Outcome("dull", 1, only=(within(1),))),
    "surge-with-ally": lambda n, _: (Outcome("surges", n, only=(Filter("beset"),), to=ME),),
    "surges-to-ally": lambda n, _: (Outcome("surges", n, on_user=True, who=Who((ALLY, within(12), LINE))),),
    "blink": lambda n, _: (Outcome("teleport", n, goes_on=True),),
    "push-back": lambda n, _: (Outcome("push", n, to=DOER),),
    "strike-beside": lambda _, __: (Outcome("free-strike-it", who=Who((ALLY,), (within(1),))),),
    "strike-within": lambda n, _: (Outcome("free-strike", on_user=True, who=Who((ALLY, within(n)))),),
    "each-strikes": lambda n, _: (Outcome("free-strike", on_user=True, who=Who((ALLY, within(n)), is_all=True)),),
    "signature-within": lambda _, __: (Outcome("signature", on_user=True, who=Who((ALLY, within(10)))),),
    "own-signature": lambda n, _: (Outcome("signature", n),),
    "close-in": lambda n, _: (Outcome("close-in", who=Who((ALLY,), (within(n),), is_all=True)),),
    "roused": lambda _, __: (laid(ROUSED),),
    "exposed": lambda _, __: (laid(EXPOSED),),
    "called-out": lambda _, __: (laid(CALLED_OUT),),
    "burn-beneath": lambda n, type: (Outcome("harmful-area", n, "fight", type=type),),
    "geyser": lambda n, _: (geyser(n),),
    "hasten": lambda _, __: (QUICK,),
    "stink": lambda _, __: FOUL_AIR,
    "merciless": lambda _, __: (Outcome("lay", what=Kind("merciless")),),
    "drip": lambda n, _: (Outcome("lay", what=corroded(n)),),
    "hush": lambda _, __: (Outcome("no-triggers", lasts="round"),),
    "drift": lambda n, _: (Outcome("slide", n, goes_on=True),),
    "slide-held": lambda n, _: (Outcome("vertical-slide", n, on_user=True, to=HELD),),
}
"""What the words of outcomes that there were once are now, by how much and of which type."""
TRIGGERS: Final[Mapping[str, Callable[[int], Trigger]]] = {
    "damaged": lambda _: Trigger("damage", (SELF,)),
    "damaged-from-beside": lambda _: Trigger("damage", (SELF,), (within(1), Filter("up"))),
    "forced-nearby": lambda _: Trigger("forced", (within(1),)),
    "side-damaged": lambda far: Trigger("damage", (SIDE, within(far))),
    "side-forces": lambda far: Trigger("forced", (within(far), LINE), (SIDE,)),
    "ally-rolls": lambda far: Trigger("rolling", (ALLY, within(far), LINE)),
    "struck-at": lambda _: Trigger("targeted", (SELF, Filter("strike"))),
    "strike-near": lambda _: Trigger("damage", (SIDE, within(1), Filter("strike"))),
    "leaves-beside": lambda _: Trigger("left", (), (SELF,)),
    "damaged-or-rider": lambda _: Trigger("damage", (sort("self-or-rider"),)),
    "forced-near": lambda _: Trigger("forced", (sort("enemy"), SMALL, within(1)), (SELF.but(is_not=True),)),
    "hero-turn-ended": lambda _: Trigger("turn-ended", (Filter("hero"), SELF.but(is_not=True))),
}
"""What triggers were, of an ability that reaches so far."""
TRAITS: Final[Mapping[str, Kind]] = {
    "open-to-the-prone": Kind(
        "soft-belly", (Mod(STRUCK, 2, only=(Filter("is", ("prone",)), Filter("melee"))),), because="ds.foe.soft-belly"
    ),
    "acid-jaws": Kind(
        "acid-jaws",
        acts=(Act(TURN_STARTS, (IN_GRIP, SMALL), (Outcome("harm", 3, type="acid", because="ds.foe.jaws"),)),),
    ),
    "charger": Kind(
        "charger",
        acts=(Act(CHARGES, (SELF,), (Outcome("lay", 0, "turn", who=Who((sort("rider"),), (), True), what=SPURRED),)),),
    ),
}
"""What features were that are traits now."""
LAID: Final[Mapping[str, Callable[[int], Kind]]] = {
    "roused": lambda _: ROUSED,
    "exposed": lambda _: EXPOSED,
    "called-out": lambda _: CALLED_OUT,
    "spurred": lambda _: SPURRED,
    "corroded": corroded,
    "hastened": hastened,
    "savage": savage,
}
"""What effects were that had only a name."""


def plain(value: Value) -> Any:
    return CODEC.plain(value)


def outcome(fields: Fields) -> Fields:
    word = WORDS.get(fields["kind"])
    if word is None or "who" in fields:
        return fields
    return {"is": SEVERAL, "of": [plain(each) for each in word(fields["amount"], fields["type"])]}


def each_of(outcomes: list[Fields]) -> list[Fields]:
    """The outcomes, and for each that was one word what stands for it now."""
    return [now for each in outcomes for now in (each["of"] if each["is"] == SEVERAL else [each])]


def tier(fields: Fields) -> Fields:
    return fields | {"outcomes": each_of(fields["outcomes"])}


def ability(fields: Fields) -> Fields:
    first, trigger = each_of(fields["first"]), fields["trigger"]
    left = [each for each in first if each["kind"] != "held-only"]
    far = max(fields["distance"]["melee"], fields["distance"]["ranged"])
    is_word = isinstance(trigger, str)
    return (
        fields
        | {"first": left, "effects": each_of(fields["effects"])}
        | ({"only": [plain(IN_GRIP)]} if len(left) < len(first) else {})
        | ({"trigger": plain(TRIGGERS[trigger](far)) if trigger else None} if is_word else {})
    )


def block(fields: Fields) -> Fields:
    """What was a feature and is a trait now."""
    named = fields["features"]["of"]
    traits = [plain(TRAITS[name]) for name in named if name in TRAITS]
    features = {"is": "set", "of": [name for name in named if name not in TRAITS]}
    return fields | {"features": features} | ({"traits": traits} if traits else {})


def effect(fields: Fields) -> Fields:
    kind = LAID.get(fields["kind"]) if "what" not in fields else None
    return fields if kind is None else fields | {"what": plain(kind(fields["amount"]))}


REWORDED: Final[Former] = {"Outcome": outcome, "Tier": tier, "Ability": ability, "Block": block, "Effect": effect}
"""Values whose words have changed since they were saved."""
