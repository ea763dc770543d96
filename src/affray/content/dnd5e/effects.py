"""Effects as a file says them, and what the rulebook gets of it.  Start at `ActText`; told in `docs/effects.md`."""

import re
from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from affray.content.checks import Check, Model, Most, OrOne, Refused
from affray.content.measures import Damage, DamageText, DiceText, Distance, Id, OneOf, Whole
from affray.content.problems import Path, Report
from affray.core.table.moments import TURN_END, TURN_START
from affray.rules.dnd5e.creatures.powers import SHAPES
from affray.rules.dnd5e.effects.laying import ENDS, SAVED_AT
from affray.rules.dnd5e.hooks import FEATURES
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.rolls.mods import HOOKS
from affray.rules.dnd5e.senses.light import NAMES, SUNLIGHT
from affray.rules.dnd5e.state.acts import (
    ALL,
    BADLY,
    BARRED,
    CANNOT,
    DOUBLE,
    FAIL,
    FIXED,
    FREELY,
    HALF,
    HIGH_JUMP,
    IT,
    KEPT,
    LIGHT,
    LONG_JUMP,
    ME,
    OWN_CHALLENGE,
    PASSED,
    ROLES,
    SAVED,
    SHAKEN,
    SORTS,
    THEN,
    Act,
    Also,
    Choose,
    Dispel,
    Drop,
    End,
    Filter,
    Follow,
    Form,
    Guard,
    Harm,
    Heal,
    Hold,
    Kind,
    Lasts,
    Lay,
    MakeZone,
    Mod,
    Move,
    Proof,
    Push,
    Steady,
    Step,
    TakeIn,
    Teleport,
    Ward,
    Who,
    Wither,
    ZoneKind,
)
from affray.rules.dnd5e.state.acts import INSIDE as INSIDE_SOURCE
from affray.rules.dnd5e.state.blocks import ABILITIES, MINUTE, SIZES
from affray.rules.dnd5e.state.conditions import BRINGS, CONDITIONS
from affray.rules.dnd5e.state.figures import FIGURE, is_growing
from affray.rules.dnd5e.state.moments import DIES, ENTERS, HITS, HURT, NEAR, STIRS, TOUCHED
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

MOST: Final = 20
"""Of anything in a list."""
UNITS: Final = {"round": 1, "minute": MINUTE, "hour": 60 * MINUTE, "day": 24 * 60 * MINUTE}
MOMENTS: Final = {
    "start": TURN_START,
    "end": TURN_END,
    "touched": TOUCHED,
    "near": NEAR,
    "hurt": HURT,
    "dies": DIES,
    "hits": HITS,
}
"""The moments of its bearer at which an effect or a trait may act."""
BY_SOURCE: Final = {"start-me": TURN_START, "end-me": TURN_END}
"""The moments of whoever has laid an effect at which it may act on its bearer."""
LAID: Final = ("start", "end", "touched", "hits", *BY_SOURCE)
"""The moments at which an effect that was laid may act: on its bearer, on whoever hits it, on whom it hits."""
INSIDE: Final = {"enter": ENTERS, "move": STIRS, "start": TURN_START, "end": TURN_END}
"""The moments of those inside at which an area may act."""
VEILS: Final = ("lightly", "heavily", "magically-dark")
ONCE: Final = "once"
"""The word for an act that touches nobody twice."""
PARTS: Final = {"speed": 1, "half": 2}
"""Words for how far somebody may move, as parts of its speed."""
MEASURED: Final = (LONG_JUMP, HIGH_JUMP, LIGHT)
"""What a mod says how far it goes."""
GROUNDS: Final = ("difficult", "water", "deep-water", "underwater", "ice")
MAGIC: Final = "magic"
"""What a save is about that is against magic which is no spell."""
WOUNDS: Final = ("any", "half", "none")


class Notation(Check):
    """A few words in a fixed order, such as `save con 13`."""

    examples: ClassVar[tuple[str, ...]] = ()

    def read(self, value: Any) -> Any:
        found = self.parsed(value.strip().lower()) if isinstance(value, str) else None
        if found is None:
            raise Refused("bad-notation", example=self.examples[0])
        return found

    @abstractmethod
    def parsed(self, text: str) -> Any:
        """What it means; None if it means nothing."""

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": list(self.examples)}


class RollText(Notation):
    """What decides: `save con 13`; of a spell `save con`, against the caster's DC, or `attack ranged spell`."""

    examples = ("save con 13", "save con", "attack ranged spell")

    def parsed(self, text: str) -> Proof | None:
        if match := re.fullmatch(r"attack (melee|ranged) spell", text):
            return Proof(match[1], 0)
        match = re.fullmatch(r"save ([a-z]{3})(?: ([1-9]|[12][0-9]|30))?", text)
        return Proof(match[1], int(match[2] or 0)) if match and match[1] in ABILITIES else None


class FigureText(DiceText):
    """Dice or a number; of a spell they may grow: `8d6 +1d6/slot`, `1d8/tier`, `1d8 +1d8/2 slots +modifier`."""

    def read(self, value: Any) -> str:
        if isinstance(value, str) and is_growing(value):
            match = FIGURE.fullmatch(value.strip())
            if match is None:
                raise Refused("bad-dice")
            for dice in (match["base"], match["more"]):
                super().read(dice or "1")
            return value.strip()
        return super().read(value)

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer"], "examples": ["1d8", "2d6+2", "1d8 +1d8/slot"]}


class AddedText(FigureText):
    """Dice or a number, also one below 0; of speed a distance."""

    def read(self, value: Any) -> str:
        if isinstance(value, str) and (match := re.fullmatch(r"([+-]?)([0-9]+ ft)", value)):
            return f"{match[1]}{Distance(low=1).read(match[2])}".lstrip("+")
        return super().read(str(value) if type(value) is int and -MOST <= value < 0 else value)


class LeastText(Check):
    """A number, or a distance."""

    def read(self, value: Any) -> int:
        return Whole(1, 30).read(value) if type(value) is int else Distance(low=1).read(value)

    def schema(self) -> dict[str, Any]:
        return {"type": ["integer", "string"], "examples": [16, "60 ft"]}


class HarmText(DamageText):
    """Damage; of a spell it may grow: `8d6 fire +1d6/slot`, `1d8/tier acid`."""

    def read(self, value: Any) -> Damage:
        match = re.fullmatch(r"(\S+) ([a-z]+)( .*)?", value.strip()) if isinstance(value, str) else None
        if match is None or not is_growing(value):
            return super().read(value)
        if match[2] not in self.types:
            raise Refused("bad-damage", known=self.types, word=match[2])
        return Damage(FigureText().read(match[1] + (match[3] or "")), match[2])


class LastsText(Notation):
    """How long: `1 minute`, `1d4 rounds`, or to the start or end of the next turn of `me` or `it`: `end it`."""

    examples = ("1 minute", "3 rounds", "1d4 rounds", "start me", "end it")

    def parsed(self, text: str) -> Lasts | None:
        if match := re.fullmatch(r"(start|end) (me|it)", text):
            return Lasts(MOMENTS[match[1]], match[2], is_next=match[1] == "end")
        if match := re.fullmatch(r"([1-9][0-9]?d(?:4|6|8|10|12|20)) (round|minute|hour|day)s", text):
            return Lasts(TURN_END, IT, UNITS[match[2]], dice=match[1])
        match = re.fullmatch(r"([0-9]{1,4}) (round|minute|hour|day)s?", text)
        return Lasts(TURN_END, IT, int(match[1]) * UNITS[match[2]]) if match and int(match[1]) else None


class EscapeText(Notation):
    """What an action must do to end an effect: `str 12`, or `action` if that is enough; of a spell `str`, against the
    caster's DC."""

    examples = ("str 12", "action")

    def parsed(self, text: str) -> tuple[str, int] | None:
        if text == FREELY:
            return FREELY, 0
        match = re.fullmatch(r"([a-z]{3})(?: ([0-9]{1,2}))?", text)
        return (match[1], int(match[2] or 0)) if match and match[1] in ABILITIES else None


class RatingText(Notation):
    """A challenge rating, or `own`."""

    examples = ("4", "1/2", OWN_CHALLENGE)

    def read(self, value: Any) -> Any:
        return super().read(str(value) if type(value) is int else value)

    def parsed(self, text: str) -> str | None:
        return text if text == OWN_CHALLENGE or re.fullmatch(r"[0-9]{1,2}|1/[248]", text) else None


class HealText(FigureText):
    """Dice, or `dealt necrotic`: as many hit points as damage of this type was dealt; `half dealt necrotic`."""

    def read(self, value: Any) -> Any:
        word, _, type = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if word == "dealt" and type in DAMAGE_TYPES:
            return Heal(type, is_dealt=True)
        if word == "half" and type.removeprefix("dealt ") in DAMAGE_TYPES:
            return Heal(type.removeprefix("dealt "), is_dealt=True, is_half=True)
        return Heal(super().read(value))


class MoveText(Notation):
    """How far it may move: its `speed`, `half` of it, or a distance."""

    examples = ("speed", "half", "60 ft")

    def parsed(self, text: str) -> Move:
        return Move(part=PARTS[text]) if text in PARTS else Move(squares=Distance(low=1).read(text))


class ImmuneText(Check):
    """`true` for those who have saved, `once` for all who were touched."""

    def read(self, value: Any) -> Any:
        if value is False or value is None:
            return None
        if value not in (True, ONCE):
            raise Refused("bad-notation", example=ONCE)
        return "saved" if value is True else ONCE

    def schema(self) -> dict[str, Any]:
        return {"enum": [True, False, ONCE]}


class AreaText(Notation):
    """An area: `cone 60 ft`; a `burst` is around who acts, a `sphere` around a point within the range."""

    examples = ("cone 60 ft", "line 100 ft", "burst 20 ft", "sphere 20 ft")

    def parsed(self, text: str) -> Shape | None:
        kind, _, size = text.partition(" ")
        return Shape(kind, Distance(low=1).read(size)) if kind in SHAPES and size else None


class FilterText(Model):
    """What must be so with whom an act touches; all of it must. `me` asks it of who acts, `not` turns it around."""

    kind: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It is of one of these kinds of creatures."""
    feature: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It has one of these features."""
    size: Annotated[str, OneOf(tuple(SIZES))] | None = None
    """It is of this size or smaller."""
    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """It suffers one of these conditions."""
    from_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """It suffers one of these conditions by the other's doing."""
    has: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It bears one of these effects."""
    hurt: Annotated[str, OneOf(WOUNDS)] | None = None
    """It is hurt at all, down to half its hit points, or has none left."""
    sees: bool | None = None
    """It sees the other."""
    hears: bool | None = None
    """It can hear."""
    aware: bool | None = None
    """It has noticed the other."""
    ran: Annotated[int, Distance(low=1)] | None = None
    """It has moved this far in its turn, straight toward the other: under `me`."""
    able: bool | None = None
    """It is not incapacitated."""
    beset: bool | None = None
    """An able friend of the other is beside it."""
    foe: bool | None = None
    """It is on another side than the other."""
    hp: Annotated[int, Whole(1, 1000)] | None = None
    """It has no more than so many hit points left."""
    light: Annotated[list[Annotated[str, OneOf((*NAMES, SUNLIGHT))]], Most(MOST), OrOne()] | None = None
    """It is in such light: dark, dim, bright, or sunlight, which is bright too."""
    ground: Annotated[list[Annotated[str, OneOf(GROUNDS)]], Most(MOST), OrOne()] | None = None
    """It is on ground of one of these kinds, or under water."""
    inside: bool | None = None
    """It is within a wall, a tree or another object."""
    holds: Annotated[int, Whole(1, 20)] | None = None
    """It has grappled so many others beside this one, or more."""
    contains: Annotated[int, Whole(1, 20)] | None = None
    """It has so many others inside it, or more."""
    grips: bool | None = None
    """It has grappled the other."""
    shares: bool | None = None
    """It is in the space of the other."""
    surprised: bool | None = None
    """It is the first round, and it was surprised."""
    wields: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It has one of these weapons in its hands, or its shield."""
    not_: "FilterText | None" = None
    """None of this is so."""
    me: "FilterText | None" = None
    """This is so with who acts, or bears the effect."""


class WhoText(Model):
    """Whom an act touches."""

    sort: Annotated[str, OneOf(SORTS)] = "other"
    """Others unless given; foes, friends, any, or who acts."""
    within: Annotated[int, Distance(low=1)] | None = None
    """How far away they may be, or the point of a sphere."""
    area: Annotated[Shape, AreaText()] | None = None
    """All in it are touched."""
    choose: bool = False
    """Who acts may leave some of them out."""
    if_: FilterText | None = None


class ModText(Model):
    """What bears on a roll or a number while an effect or a trait lasts."""

    hook: Annotated[list[Annotated[str, OneOf(tuple(HOOKS))]], Most(MOST), OrOne()]
    """What it bears on."""
    edge: Annotated[int, Whole(-1, 1)] | None = None
    """Advantage (1) or disadvantage (-1)."""
    add: Annotated[str, AddedText()] | None = None
    """A number or dice that are added; with a minus, subtracted."""
    about: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Only for rolls of these abilities, or about these: charmed, poison, spell, sight; for attacks and their damage,
    with these weapons; of what one resists, the types of damage; of how it moves, the ways of moving, the ground, or
    what it passes."""
    by: Annotated[list[Annotated[str, OneOf(ABILITIES)]], Most(MOST), OrOne()] | None = None
    """Only for saves and checks of these abilities, whatever they are about, and for attacks that use them."""
    type: Annotated[str, OneOf(DAMAGE_TYPES)] | None = None
    """Of damage that is added, if it is not the weapon's."""
    once: bool = False
    """Once a turn."""
    times: Annotated[str, OneOf((HALF, DOUBLE))] | None = None
    """Of speed or damage: half or double."""
    least: Annotated[int, LeastText()] | None = None
    """What it is at least: an Armour Class, or a speed as a distance."""
    spent: bool = False
    """It ends by being used."""
    far: Annotated[int, Distance(low=1)] | None = None
    """Of jumps: how far or how high; of light: how far it is bright, and dim as far again."""
    if_: FilterText | None = None


class BurstText(Model):
    """How those inside are let out because they hurt their holder."""

    hurt: Annotated[int, Whole(1, 1000)]
    """So much damage from inside in one turn."""
    roll: Annotated[Proof, RollText()]
    """What it saves by at the end of that turn; if it fails, all come out, prone."""


class StepText(Model):
    """One step: what happens to one whom an act touches. Of the verbs one is given."""

    harm: Annotated[list[Annotated[Damage, HarmText(DAMAGE_TYPES)]], Most(MOST), OrOne()] | None = None
    """Damage."""
    saved: Annotated[str, OneOf(SAVED)] | None = None
    """How much of the damage those take who have saved; none unless given."""
    drains: bool = False
    """Who acts regains as many hit points as the damage was."""
    heal: Annotated[Heal, HealText()] | None = None
    """Hit points regained: dice, or as many as damage of a type was dealt: `dealt necrotic`."""
    wither: Annotated[str, OneOf(DAMAGE_TYPES)] | None = None
    """The hit point maximum is lowered by the damage of this type that was dealt."""
    guard: Annotated[str, FigureText()] | None = None
    """Temporary hit points."""
    mark: Annotated[str, Id()] | None = None
    """An effect that does nothing but have this name, for others to ask for."""
    lay: Annotated[str, Id()] | None = None
    """A condition, or an effect of this name with what `is`, `mods` and `acts` say of it."""
    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """The conditions that the effect brings."""
    mods: Annotated[list[ModText], Most(MOST)] | None = None
    """What the effect bears on."""
    acts: Annotated[list["ActText"], Most(MOST)] | None = None
    """What the effect does again and again."""
    lasts: Annotated[Lasts, LastsText()] | None = None
    """How long it lasts; until something ends it, unless given."""
    ends: Annotated[list[Annotated[str, OneOf((*SAVED_AT, *ENDS, SHAKEN))]], Most(MOST), OrOne()] | None = None
    """What ends it early."""
    escape: Annotated[tuple[str, int], EscapeText()] | None = None
    """By what check an action of its bearer ends it: `str 12`; or `action`, if that is enough."""
    by_others: bool = False
    """Others beside it may do so too."""
    end: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Effects that are ended: by name or condition."""
    push: Annotated[int, Distance(low=1)] | None = None
    """How far it is pushed away."""
    pull: Annotated[int, Distance(low=1)] | None = None
    """How far it is pulled closer."""
    hold: Annotated[int, Whole(1, 30)] | None = None
    """Grappled, with this DC to escape; `is`, `mods` and `acts` say what else is so while it is held."""
    take_in: Annotated[str, Id()] | None = None
    """It is inside who acts, by an effect of this name: `is`, `mods` and `acts` say what is so while it is there, and
    `escape` how it gets out."""
    bursts: BurstText | None = None
    """Of what is taken in: how it gets out by hurting who has it inside."""
    move: Annotated[Move, MoveText()] | None = None
    """It may move as it likes: up to its `speed`, `half` of it, or a distance."""
    fly: Annotated[Move, MoveText()] | None = None
    """The same, but only by flying."""
    teleport: Annotated[int, Distance(low=1)] | None = None
    """It may teleport this far, to a free space that it sees."""
    provokes: bool = True
    """Of a move: with `false` it provokes no opportunity attacks."""
    drop: bool = False
    """It drops to 0 hit points."""
    kill: bool = False
    """It dies."""
    also: "ActText | None" = None
    """Another act, with a roll of its own."""
    zone: "ZoneText | None" = None
    """Of a spell: its area lasts, or one around its caster."""
    steady: bool = False
    """It becomes stable, if it is dying."""
    dispel: Annotated[str, FigureText()] | None = None
    """Spells on it end: up to this level, and others by a check."""
    choose: "dict[Annotated[str, Id()], Steps] | None" = None
    """Who acts chooses one of these, by its name."""
    ward: Annotated[int, Whole(1, 20)] | None = None
    """Of a reaction to an attack: so much more Armour Class against it."""
    follow: Annotated[str, Id()] | None = None
    """Who acts may attack it with this weapon, as a bonus action in the same turn."""
    form: "FormText | None" = None
    """It takes another form, which who acts chooses."""
    to: Annotated[str, OneOf(ROLES)] = "it"
    """To whom it happens: `it`, unless given, or `me`."""
    if_: FilterText | None = None


VERBS: Final = (
    *("harm", "heal", "wither", "guard", "mark", "lay", "end", "push", "pull", "hold", "drop", "kill", "also"),
    *("zone", "steady", "dispel", "choose", "move", "fly", "teleport", "follow", "ward", "take_in", "form"),
)
Steps = Annotated[list[StepText], Most(MOST)]


class FormText(Model):
    """Another form: that of a stat block at hand, which who acts chooses."""

    kind: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Any that is at hand and of one of these kinds of creatures; unless given, one of its own forms and guises."""
    challenge: Annotated[str, RatingText()] | None = None
    """The highest challenge rating; `own` is that of who takes the form, or its level."""
    size: Annotated[str, OneOf(tuple(SIZES))] | None = None
    """The largest size."""
    keep: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """What of its own it keeps: hp, mind (Intelligence, Wisdom, Charisma), skills (and saves, where they are better),
    action (the power itself), lair, features, statistics (all but Armour Class, speeds, senses, Strength, Dexterity and
    actions), or a feature by its name. Without hp, it has the hit points of the form, and at 0 its own again."""
    gear: Annotated[str, OneOf(("melds", "stays"))] = "melds"
    """Its gear becomes part of the form; or stays as it is, and what the form cannot wield falls."""
    while_: Annotated[str, Id()] | None = None
    """The effect on it with which the form ends."""
    back: bool = False
    """It only comes back to its own form."""
    at_hand: Annotated[list[Annotated[str, Id(for_creatures=True)]], Most(MOST)] | None = None
    """Stat blocks that are at hand wherever this is known, beside the forms of who acts."""


class Outcomes(Model):
    """What decides, and the steps on each outcome."""

    roll: Annotated[Proof, RollText()] | None = None
    """What decides."""
    all: Steps | None = None
    """For everybody whom it touches."""
    fail: Steps | None = None
    """For those who fail."""
    badly: Steps | None = None
    """For those who fail by 5 or more, instead."""
    pass_: Steps | None = None
    """For those who do not."""
    then: Steps | None = None
    """Once, at the end, for who acts."""
    magic: bool = False
    """It is magic: those who resist magic do better against it."""
    immune: Annotated[str, ImmuneText()] | None = None
    """Who has saved is not touched again in this fight; with `once`, nobody who was touched before."""
    willing: Annotated[str, OneOf(("fails",))] | None = None
    """The willing do not save: friends of who acts."""
    easier: FilterText | None = None
    """Those with whom this is so save with advantage."""
    harder: FilterText | None = None
    """Those with whom this is so save with disadvantage."""

    @property
    def says_something(self) -> bool:
        return any((self.all, self.fail, self.badly, self.pass_, self.then))

    @property
    def steps(self) -> list[StepText]:
        """All of them, whatever the outcome."""
        return [*(self.all or ()), *(self.fail or ()), *(self.badly or ()), *(self.pass_ or ()), *(self.then or ())]


class ActText(Outcomes):
    """What happens once: whom it touches, what decides, and the steps on each outcome."""

    at: Annotated[str, OneOf((*MOMENTS, *BY_SOURCE))] | None = None
    """Of an effect or a trait: the moment at which it happens; `start me` and `end me` are those of whoever has laid
    the effect."""
    about: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Of a trait that acts when its bearer is hurt: by which types of damage; when it hits: with which weapons; by any,
    unless given."""
    who: WhoText | None = None
    """Whom it touches; within an effect or another act, the same creature."""


class ZoneActText(Outcomes):
    """What an area does to those inside."""

    at: Annotated[list[Annotated[str, OneOf(tuple(INSIDE))]], Most(MOST), OrOne()]
    """When one enters it, moves a square in it, or starts or ends a turn there."""
    once: bool = False
    """Only the first time in a turn."""
    if_: FilterText | None = None


class ZoneText(Model):
    """An area that lasts as long as the spell that makes it."""

    around: Annotated[int, Distance(low=1)] | None = None
    """It is so far around its caster, not the area of the spell."""
    follows: bool = False
    """It goes with its caster."""
    high: Annotated[int, Distance()] | None = None
    """How far it rises above the ground."""
    rough: bool = False
    """It is difficult terrain."""
    veils: Annotated[str, OneOf(VEILS)] | None = None
    """It obscures sight: lightly, heavily, or by magical darkness."""
    silent: bool = False
    """Nobody can speak or hear in it."""
    spares: Annotated[str, OneOf(("friend",))] | None = None
    """It does nothing to the friends of its caster."""
    acts: Annotated[list[ZoneActText], Most(MOST)] | None = None
    """What it does to those inside."""
    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """The conditions of those inside, as long as they are."""
    mods: Annotated[list[ModText], Most(MOST)] | None = None
    """What bears on those inside."""
    moves: Annotated[int, Distance(low=1)] | None = None
    """How far its caster can move it on later turns."""
    by: Annotated[str, OneOf(("action", "bonus"))] = "action"
    """By which action it is moved."""


class TraitText(Model):
    """What a creature has all the time."""

    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """The conditions in which it is when a fight begins, until something ends them."""
    mods: Annotated[list[ModText], Most(MOST)] | None = None
    """What it bears on."""
    acts: Annotated[list[ActText], Most(MOST)] | None = None
    """What it does at its moments."""


# --- what the rulebook gets


def check_act(act: Outcomes, path: Path, report: Report, is_spell: bool = False) -> None:
    """What only the parts of an act together can tell. Only a spell has a caster's DC, and figures that grow."""
    if not act.says_something:
        report.add("missing-field", (*path, "all"), field="all")
    if act.roll is not None and not act.roll.dc and not is_spell:
        report.add("bad-notation", (*path, "roll"), act.roll.ability, example="save con 13")
    branches = {"all": act.all, "fail": act.fail, "badly": act.badly, "pass": act.pass_, "then": act.then}
    who = getattr(act, "who", None)
    if isinstance(who, WhoText) and who.choose and who.area is None:
        report.add("missing-field", (*path, "who", "area"), field="area")
    if act.immune == "saved" and act.roll is None:
        report.add("missing-field", (*path, "roll"), field="roll")
    if act.badly and act.roll is None:
        report.add("missing-field", (*path, "roll"), field="roll")
    for branch, steps in branches.items():
        check_steps(steps or (), (*path, branch), report, act.roll is not None, is_spell)


def check_steps(
    steps: Sequence[StepText], path: Path, report: Report, has_roll: bool = False, is_spell: bool = True
) -> None:
    for index, step in enumerate(steps):
        _check_step(step, (*path, index), report, has_roll, is_spell)


def _check_step(step: StepText, path: Path, report: Report, has_roll: bool, is_spell: bool) -> None:
    verbs = [verb for verb in VERBS if getattr(step, verb) not in (None, False)]
    if len(verbs) != 1:
        report.add("not-one-verb", path, ", ".join(verbs), known=VERBS)
    for index, mod in enumerate(step.mods or ()):
        for word in mod.about or () if CANNOT in mod.hook else ():
            if word not in BARRED:
                report.add_unknown("not-one-of", (*path, "mods", index, "about"), word, BARRED)
    if step.bursts is not None:
        if step.take_in is None:
            report.add("missing-field", (*path, "take-in"), field="take-in")
        if not step.bursts.roll.dc:
            report.add("bad-notation", (*path, "bursts", "roll"), step.bursts.roll.ability, example="save con 13")
    if not step.provokes and step.move is None and step.fly is None:
        report.add("missing-field", (*path, "move"), field="move")
    for index, damage in enumerate(step.harm or ()):
        if not damage.type:
            report.add("no-damage-type", (*path, "harm", index), damage.dice)
    if not is_spell:
        _check_figures(step, path, report)
    if step.lay is not None and step.lay not in BRINGS and not (step.is_ or step.mods or step.acts):
        report.add_unknown("not-one-of", (*path, "lay"), step.lay, tuple(BRINGS))
    if not has_roll and any(word in SAVED_AT for word in step.ends or ()):
        report.add("missing-field", (*path[:-2], "roll"), field="roll")
    for index, mod in enumerate(step.mods or ()):
        for hook in mod.hook:
            if hook in FIXED:
                report.add_unknown(
                    "not-one-of", (*path, "mods", index, "hook"), hook, [h for h in HOOKS if h not in FIXED]
                )
    for index, act in enumerate(step.acts or ()):
        at = (*path, "acts", index)
        check_act(act, at, report, is_spell)
        if act.at not in (None, *LAID):
            report.add_unknown("not-one-of", (*at, "at"), act.at, LAID)
        if act.who is not None:
            report.add_unknown("unknown-field", (*at, "who"), "who", ())
    if step.also is not None:
        check_act(step.also, (*path, "also"), report, is_spell)
    for name, steps in (step.choose or {}).items():
        check_steps(steps, (*path, "choose", name), report, has_roll, is_spell)
    for index, word in enumerate((step.form.keep if step.form is not None else None) or ()):
        if word not in KEPT and word not in FEATURES:
            report.add_unknown("not-one-of", (*path, "form", "keep", index), word, KEPT)
    if step.zone is not None:
        if not is_spell:
            report.add_unknown("unknown-field", (*path, "zone"), "zone", [verb for verb in VERBS if verb != "zone"])
        for index, inside in enumerate(step.zone.acts or ()):
            check_act(inside, (*path, "zone", "acts", index), report, is_spell)


def _check_figures(step: StepText, path: Path, report: Report) -> None:
    """What is no spell has no slot, no caster and no caster's DC."""
    figures = {"harm": [part.dice for part in step.harm or ()], "guard": [step.guard or ""]}
    figures["heal"] = [step.heal.dice] if step.heal is not None else []
    figures["mods"] = [mod.add or "" for mod in step.mods or ()]
    for field, texts in figures.items():
        for text in texts:
            if is_growing(text):
                report.add("bad-dice", (*path, field), text)
    if step.escape is not None and step.escape[0] != FREELY and not step.escape[1]:
        report.add("bad-notation", (*path, "escape"), step.escape[0], example="str 12")


def check_traits(traits: Mapping[str, TraitText], weapons: Collection[str] | None, path: Path, report: Report) -> None:
    """What only the parts of a trait together can tell. The creature's weapons are None if they are not known."""
    for name, trait in traits.items():
        for index, mod in enumerate(trait.mods or ()):
            _check_moving(mod, (*path, "traits", name, "mods", index), report)
        for index, act in enumerate(trait.acts or ()):
            at = (*path, "traits", name, "acts", index)
            check_act(act, at, report)
            if act.at in BY_SOURCE:
                report.add_unknown("not-one-of", (*at, "at"), act.at, tuple(MOMENTS))
            for place, word in enumerate(act.about or () if act.at == "hurt" else ()):
                if word not in DAMAGE_TYPES:
                    report.add_unknown("not-one-of", (*at, "about", place), word, DAMAGE_TYPES)
            _check_weapons(act, weapons, at, report)


def _check_weapons(act: ActText, weapons: Collection[str] | None, path: Path, report: Report) -> None:
    """What is about a hit names weapons of the creature."""
    if weapons is None or act.at != "hits":
        return
    named = [((*path, "about", place), word) for place, word in enumerate(act.about or ())]
    named += [((*path, "all", place, "follow"), step.follow) for place, step in enumerate(act.all or ()) if step.follow]
    for at, word in named:
        if word not in weapons:
            report.add_unknown("unknown-weapon", at, word, weapons)


def _check_moving(mod: ModText, path: Path, report: Report) -> None:
    """What bears on how a creature moves has words of its own, and is so all the time."""
    for hook in mod.hook:
        if hook not in FIXED:
            continue
        for word in mod.about or ():
            if word not in FIXED[hook]:
                report.add_unknown("not-one-of", (*path, "about"), word, FIXED[hook])
        if mod.far is None and hook in MEASURED:
            report.add("missing-field", (*path, "far"), field="far")
        for field in ("edge", "add", "type", "if_"):
            if getattr(mod, field) is not None:
                name = field.rstrip("_")
                report.add_unknown("unknown-field", (*path, name), name, ("hook", "about", "far"))


def act_of(id: str, text: Outcomes, who: WhoText | None = None, at: str = "") -> Act:
    """An act as the rulebook has it."""
    branches: Mapping[str, Sequence[StepText] | None] = {
        ALL: text.all,
        FAIL: text.fail,
        BADLY: text.badly,
        PASSED: text.pass_,
        THEN: text.then,
    }
    steps = {branch: tuple(_step(id, step) for step in said) for branch, said in branches.items() if said}
    about = frozenset((*_about(steps), *((MAGIC,) if text.magic else ())))
    proof = None if text.roll is None else text.roll.but(about=about)
    touches_once = text.immune == ONCE
    return Act(
        id,
        None if who is None else _who(who),
        proof,
        steps,
        at,
        text.immune is not None and not touches_once,
        easier=filters_of(text.easier),
        harder=filters_of(text.harder),
        touches_once=touches_once,
        willing_fail=text.willing is not None,
    )


def _about(steps: Mapping[str, Sequence[Step]]) -> set[str]:
    """What the save is against: the types of damage, the conditions and their names."""
    words: set[str] = set()
    for step in [step for each in steps.values() for step in each]:
        if isinstance(step, Harm):
            words |= {type for _, type in step.parts}
        elif isinstance(step, Lay):
            words |= {*(BRINGS.get(step.name, ()) if step.kind is None else step.kind.brings)}
        elif isinstance(step, Choose):
            words |= _about(dict(step.options))
    return words


def _who(text: WhoText) -> Who:
    return Who(text.sort, text.within or 0, text.area, filters_of(text.if_), text.choose)


def filters_of(text: FilterText | None, of: str = IT, is_not: bool = False) -> tuple[Filter, ...]:
    """The filters, each by itself."""
    if text is None:
        return ()
    found: list[Filter] = []
    for name, value in text.given().items():
        word = name.rstrip("_")
        if word == "not":
            found += filters_of(value, of, not is_not)
        elif word == "me":
            found += filters_of(value, ME, is_not)
        elif isinstance(value, bool):
            found.append(Filter(word, (), of, is_not == value))
        else:
            values = tuple(value) if isinstance(value, list) else (str(value),)
            found.append(Filter(word, values, of, is_not))
    return tuple(found)


def mods_of(text: ModText) -> list[Mod]:
    """A mod for each hook."""
    return [
        Mod(
            hook,
            text.edge or 0,
            str(text.far) if text.far else text.add or "",
            frozenset(text.about or ()),
            filters_of(text.if_),
            text.type or "",
            text.once,
            text.times or "",
            text.least or 0,
            text.spent,
            by=frozenset(text.by or ()),
        )
        for hook in text.hook
    ]


def kind_of(id: str, is_: Sequence[str], mods: Sequence[ModText], acts: Sequence[ActText], ends: Sequence[str]) -> Kind:
    """A kind of effect."""
    brings = tuple(dict.fromkeys(condition for name in is_ for condition in BRINGS[name]))
    return Kind(
        id,
        brings,
        tuple(mod for text in mods for mod in mods_of(text)),
        tuple(
            act_of(id, text, text.who, (MOMENTS | BY_SOURCE)[text.at or "start"]).but(
                about=frozenset(text.about or ()), by_source=text.at in BY_SOURCE
            )
            for text in acts
        ),
        tuple(ends),
    )


def steps_of(id: str, texts: Sequence[StepText] | None) -> tuple[Step, ...]:
    """Steps as the rulebook has them."""
    return tuple(_step(id, text) for text in texts or ())


def _step(id: str, text: StepText) -> Step:
    only, to = filters_of(text.if_), text.to
    if text.harm is not None:
        return Harm(tuple((part.dice, part.type) for part in text.harm), text.saved or "none", text.drains, to, only)
    if text.heal is not None:
        return text.heal.but(to=to, only=only)
    if text.wither is not None:
        return Wither(text.wither, to, only)
    if text.guard is not None:
        return Guard(text.guard, to, only)
    if text.lay is not None:
        return _laid(text, to, only)
    if text.mark is not None:
        return Lay(text.mark, text.lasts, tuple(text.ends or ()), Kind(text.mark), to, only)
    if text.end is not None:
        return End(tuple(text.end), to, only)
    if text.hold is not None:
        more = None
        if text.is_ or text.mods or text.acts:
            more = kind_of("grappled", ("grappled", *(text.is_ or ())), text.mods or (), text.acts or (), ())
        return Hold(text.hold, more, to, only)
    if text.take_in is not None:
        return TakeIn(_inside(text.take_in, text), to, only)
    if text.also is not None:
        return Also(act_of(id, text.also, text.also.who), to, only)
    if text.steady:
        return Steady(to, only)
    if text.dispel is not None:
        return Dispel(text.dispel, to, only)
    if text.choose is not None:
        return Choose(tuple((name, steps_of(id, steps)) for name, steps in text.choose.items()), to, only)
    if text.zone is not None:
        return MakeZone(ground_of(id, text.zone), text.zone.around or 0, to, only)
    if text.move is not None:
        return text.move.but(is_quiet=not text.provokes, to=to, only=only)
    if text.fly is not None:
        return text.fly.but(mode=FLY, is_quiet=not text.provokes, to=to, only=only)
    if text.teleport is not None:
        return Teleport(text.teleport, to, only)
    if text.ward is not None:
        return Ward(text.ward, to, only)
    if text.follow is not None:
        return Follow(text.follow, to, only)
    if text.form is not None:
        return _form(text.form, to, only)
    if text.drop or text.kill:
        return Drop(text.kill, to, only)
    return Push(text.push or text.pull or 0, text.pull is not None, to, only)


def _form(text: FormText, to: str, only: tuple[Filter, ...]) -> Form:
    return Form(
        tuple(text.kind or ()),
        text.challenge or "",
        text.size or "",
        frozenset(text.keep or ()),
        text.while_ or "",
        text.gear == "stays",
        text.back,
        tuple(text.at_hand or ()),
        to,
        only,
    )


def _inside(name: str, text: StepText) -> Kind:
    """What is so with one who is inside another."""
    kind = kind_of(name, text.is_ or (), text.mods or (), text.acts or (), ())
    ability, dc = text.escape or ("", 0)
    kind = kind.but(realm=INSIDE_SOURCE, breaks=ability, dc=dc, is_open=text.by_others)
    return kind if text.bursts is None else kind.but(bursts=text.bursts.hurt, burst=text.bursts.roll)


def ground_of(id: str, text: ZoneText) -> ZoneKind:
    """An area that lasts."""
    acts = tuple(
        act_of(id, act).but(at=INSIDE[at], is_once=act.once, who=Who("any", only=filters_of(act.if_)))
        for act in text.acts or ()
        for at in act.at
    )
    kind = kind_of(id, text.is_ or (), text.mods or (), (), ()) if text.is_ or text.mods else None
    return ZoneKind(
        id,
        text.high or 0,
        text.rough,
        text.veils or "",
        text.silent,
        acts,
        kind,
        text.spares or "",
        text.follows,
    )


def _laid(text: StepText, to: str, only: tuple[Filter, ...]) -> Lay:
    assert text.lay is not None
    kind, (ability, dc) = None, text.escape or ("", 0)
    is_plain = not (text.is_ or text.mods or text.acts)
    if not is_plain or text.escape or SHAKEN in (text.ends or ()):
        brings = [text.lay] if is_plain else text.is_ or ()
        kind = kind_of(text.lay, brings, text.mods or (), text.acts or (), text.ends or ())
        kind = kind.but(breaks=ability, dc=dc, is_open=text.by_others)
    return Lay(text.lay, text.lasts, () if kind else tuple(text.ends or ()), kind, to, only)
