"""The language of effects, as files have it: acts, steps, mods, traits and zones.  Start at `ActText`."""

from typing import Annotated, Final

from affray.content.checks import Model, Most, OrOne
from affray.content.dnd5e.effects.notation import (
    MOMENTS,
    MOST,
    MOST_CALLED,
    AddedText,
    AreaText,
    EscapeText,
    FigureText,
    HarmText,
    HealText,
    ImmuneText,
    LastsText,
    LeastText,
    MoveText,
    PushText,
    RatingText,
    RollText,
    ScoreText,
)
from affray.content.measures import Damage, Distance, Id, OneOf, Whole
from affray.core.table.moments import TURN_END, TURN_START
from affray.rules.dnd5e.effects.laying import CONCENTRATION, ENDS, SAVED_AT, SOURCE_DOWN
from affray.rules.dnd5e.rolls.mods import HOOKS
from affray.rules.dnd5e.senses.light import NAMES, SUNLIGHT
from affray.rules.dnd5e.state.acts import ETHEREAL, SHAKEN, Lasts, Proof
from affray.rules.dnd5e.state.blocks import ABILITIES, SIZES
from affray.rules.dnd5e.state.conditions import CONDITIONS, ILLS
from affray.rules.dnd5e.state.filters import ROLES, SORTS
from affray.rules.dnd5e.state.mods import DOUBLE, NO_TIMES, SENSED, TRIPLE
from affray.rules.dnd5e.state.moments import BESIDE, ENTERS, STIRS
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.spells import HIGHEST
from affray.rules.dnd5e.state.steps import HALF, SAVED, Heal, Move, Push
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES
from affray.rules.dnd5e.state.zone_kinds import CLEARED, FILLS

BY_SOURCE: Final = {"start-me": TURN_START, "end-me": TURN_END}
"""The moments of whoever has laid an effect at which it may act on its bearer."""
INSIDE: Final = {"enter": ENTERS, "move": STIRS, "start": TURN_START, "end": TURN_END, "beside": BESIDE}
"""The moments of those inside at which an area may act; `beside` is the end of a turn at the side of a wall."""
VEILS: Final = ("lightly", "heavily", "magically-dark")
GROUNDS: Final = ("difficult", "water", "deep-water", "underwater", "ice", "rocky", "running")
WOUNDS: Final = ("any", "half", "none")


class NearText(Model):
    """Others around somebody."""

    of: Annotated[list[Annotated[str, Id(for_creatures=True)]], Most(MOST), OrOne()]
    """Creatures with one of these stat blocks."""
    within: Annotated[int, Distance(low=1)]
    """How far away at most."""


class WayText(Model):
    """What must be so with somebody; all of it must."""

    kind: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It is of one of these kinds of creatures."""
    creature: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It has one of these stat blocks."""
    feature: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It has one of these features."""
    size: Annotated[str, OneOf(tuple(SIZES))] | None = None
    """It is of this size or smaller."""
    score: Annotated[tuple[str, str], ScoreText()] | None = None
    """An ability score of it is so high at most: `int 3`."""
    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """It suffers one of these conditions."""
    from_: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It suffers one of these conditions, or bears one of these effects, by the other's doing."""
    has: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It bears one of these effects."""
    immune: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """It is immune to one of these conditions."""
    hurt: Annotated[str, OneOf(WOUNDS)] | None = None
    """It is hurt at all, down to half its hit points, or has none left."""
    sees: bool | None = None
    """It sees the other."""
    senses: Annotated[list[Annotated[str, OneOf(SENSED)]], Most(MOST), OrOne()] | None = None
    """The other is within reach of one of these senses."""
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
    acted: bool | None = None
    """It has taken a turn in this fight."""
    turn: bool | None = None
    """It is its own turn."""
    attacked: bool | None = None
    """The other has attacked it in this turn."""
    beaten: Annotated[int, Whole(1, 20)] | None = None
    """The other has hit it so often in this turn, or more."""
    near: NearText | None = None
    """One with such a stat block is near it."""


class FilterText(WayText):
    """What must be so with whom an act touches; all of it must. `me` asks it of who acts, `not` turns it around."""

    any: Annotated[list[WayText], Most(MOST)] | None = None
    """One of these is so."""
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
    times: Annotated[str, OneOf((NO_TIMES, HALF, DOUBLE, TRIPLE))] | None = None
    """Of speed or damage: half or double; of speed, none."""
    least: Annotated[int, LeastText()] | None = None
    """What it is at least: an Armour Class, or a speed as a distance."""
    spent: bool = False
    """It ends by being used."""
    asked: bool = False
    """Of dice added to a save or a check: its bearer says at the roll, when it sees the d20, whether they count."""
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
    leaves: Annotated[int, Whole(1, 100)] | None = None
    """Of damage: it leaves so many hit points at least."""
    lose: Annotated[str, FigureText()] | None = None
    """So many hit points are lost, by no type of damage."""
    stacks: bool = False
    """Of what is laid: it is borne as often as it is laid."""
    undamped: bool = False
    """Of damage: nobody resists its fire for being under water."""
    most: FilterText | None = None
    """Of damage: with whom this is so, for those the dice show their most."""
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
    is_: Annotated[list[Annotated[str, OneOf(ILLS)]], Most(MOST), OrOne()] | None = None
    """The conditions that the effect brings."""
    mods: Annotated[list[ModText], Most(MOST)] | None = None
    """What the effect bears on."""
    acts: Annotated[list["ActText"], Most(MOST)] | None = None
    """What the effect does again and again."""
    lasts: Annotated[Lasts, LastsText()] | None = None
    """How long it lasts; until something ends it, unless given."""
    ends: Annotated[list[Annotated[str, OneOf((*SAVED_AT, *ENDS, SHAKEN))]], Most(MOST), OrOne()] | None = None
    """What ends it early."""
    escape: Annotated[tuple[str, int, bool], EscapeText()] | None = None
    """By what check or save an action of its bearer ends it: `str 12`, `save wis 12`; or `action`, if that is
    enough."""
    by_others: bool = False
    """Others beside it may do so too."""
    end: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Effects that are ended: by name or condition."""
    count: "CountText | None" = None
    """Of an effect that acts: how often this has happened, and what happens at last."""
    push: Annotated[Push, PushText()] | None = None
    """How far it is pushed away: a distance, or `up to` it."""
    pull: Annotated[Push, PushText()] | None = None
    """How far it is pulled closer."""
    hold: Annotated[int, Whole(1, 30)] | None = None
    """Grappled, with this DC to escape; `is`, `mods` and `acts` say what else is so while it is held."""
    take_in: Annotated[str, Id()] | None = None
    """It is inside who acts, by an effect of this name: `is`, `mods` and `acts` say what is so while it is there, and
    `escape` how it gets out."""
    bursts: BurstText | None = None
    """Of what is taken in: how it gets out by hurting who has it inside."""
    away: Annotated[str, Id()] | None = None
    """It is on another plane, by an effect of this name, for which the words of `lay` hold; or it comes back, if it is
    away by it already."""
    plane: Annotated[str, OneOf((ETHEREAL,))] | None = None
    """Of one who is away: the plane where it meets others; one of its own unless given."""
    unseen: bool = False
    """Of one who is away: those on the field do not know where it is."""
    back: Annotated[int, Distance(low=1)] | None = None
    """Of one who is away: how far from where it is it may come back, to a free space of its choice."""
    stays: Annotated[Lasts, LastsText()] | None = None
    """Of one who is away: after so long it does not come back."""
    move: Annotated[Move, MoveText()] | None = None
    """It may move as it likes: up to its `speed`, `half` of it, or a distance."""
    fly: Annotated[Move, MoveText()] | None = None
    """The same, but only by flying."""
    teleport: Annotated[int, Distance(low=1)] | None = None
    """It may teleport this far, to a free space that it sees."""
    provokes: bool = True
    """Of a move: with `false` it provokes no opportunity attacks."""
    sent_home: bool = False
    """It is sent back to the plane that it is from, and is out of the fight."""
    drop: bool = False
    """It drops to 0 hit points."""
    kill: bool = False
    """It dies."""
    also: "ActText | None" = None
    """Another act, with a roll of its own."""
    zone: "ZoneText | None" = None
    """Its area lasts, or one around its user."""
    clear: Annotated[list[Annotated[str, OneOf(CLEARED)]], Most(MOST), OrOne()] | None = None
    """Cleared out of the area: gas, open flames, the flames of lamps, and darkness or light that spells have made."""
    up_to: Annotated[int, Whole(1, HIGHEST)] | None = None
    """Of darkness or light that is cleared: the highest level of such a spell."""
    dash: bool = False
    """It takes the Dash action, at no cost of its own."""
    let_go: bool = False
    """It drops what it holds, except a shield."""
    steady: bool = False
    """It becomes stable, if it is dying."""
    dispel: Annotated[str, FigureText()] | None = None
    """Spells on it end: up to this level, and others by a check."""
    choose: "dict[Annotated[str, Id()], Steps] | None" = None
    """Who acts chooses one of these, by its name."""
    ward: Annotated[int, Whole(1, 20)] | None = None
    """Of a reaction to an attack: so much more Armour Class against it."""
    strike: Annotated[str, Id()] | None = None
    """Who acts may attack somebody in reach with this weapon, at once."""
    follow: Annotated[str, Id()] | None = None
    """Who acts may attack it with this weapon, as a bonus action in the same turn."""
    form: "FormText | None" = None
    """It takes another form, which who acts chooses."""
    call: "CallText | None" = None
    """Creatures come into the fight on the side of who acts; with `lasts` or `ends`, for so long."""
    to: Annotated[str, OneOf(ROLES)] = "it"
    """To whom it happens: `it`, unless given, or `me`."""
    if_: FilterText | None = None


Steps = Annotated[list[StepText], Most(MOST)]


class CountText(Model):
    """A count that an effect keeps, and what happens when it is full."""

    of: Annotated[str, Id()]
    """The name of the count: an effect may keep several."""
    to: Annotated[int, Whole(2, 20)]
    """When it is full."""
    then: Steps
    """What happens then."""


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


class CallText(Model):
    """Creatures that are called: who acts chooses one stat block, and near which place they come."""

    of: Annotated[list[Annotated[str, Id(for_creatures=True)]], Most(MOST_CALLED), OrOne()]
    """Stat blocks that are at hand wherever this is known, or guises of the creature."""
    kind: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Of which kinds those are that the GM has brought, which may be called too."""
    number: Annotated[str, FigureText()] | None = None
    """How many: one unless given."""
    sums: dict[Annotated[str, RatingText()], Annotated[int, Whole(1, 100)]] | None = None
    """How many by challenge: so many of a challenge rating up to this."""
    times: Annotated[str, FigureText()] | None = None
    """How many times as many, by the slot."""
    within: Annotated[int, Distance(low=1)]
    """How far away the place may be near which they come."""
    as_: Annotated[str, Id()] | None = None
    """The kind of creatures that they are, if it is another than that of the stat block."""
    order: Annotated[str, OneOf(("own", "caller"))] = "own"
    """Whether they roll initiative, or act right after their caller."""


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
    avert: Steps | None = None
    """For those who look away, which they choose unless they are surprised: nothing else happens to them."""
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
        return [
            *(self.all or ()),
            *(self.fail or ()),
            *(self.badly or ()),
            *(self.pass_ or ()),
            *(self.then or ()),
            *(self.avert or ()),
        ]


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


class PanelText(Model):
    """A section of a wall, two squares of it: how it is broken, and what it leaves."""

    ac: Annotated[int, Whole(1, 30)]
    """Its Armour Class."""
    hp: Annotated[int, Whole(1, 1000)]
    """Its hit points."""
    immune: Annotated[list[Annotated[str, OneOf(DAMAGE_TYPES)]], Most(MOST), OrOne()] | None = None
    """Types of damage that do nothing to it; poison and psychic damage never do."""
    weak: Annotated[list[Annotated[str, OneOf(DAMAGE_TYPES)]], Most(MOST), OrOne()] | None = None
    """Types of damage that do twice as much to it."""
    leaves: "ZoneText | None" = None
    """The area in place of a section that is broken."""


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
    steep: bool = False
    """Every square costs four: worse than difficult terrain."""
    inwards: bool = False
    """It is difficult terrain for those who come closer to its caster."""
    drifts: Annotated[int, Distance(low=1)] | None = None
    """How far it moves away from its caster at the start of each of that one's turns."""
    steered: bool = False
    """Its caster chooses where it drifts."""
    total: Annotated[int, Whole(1, 1000)] | None = None
    """It ends when it has dealt so much damage."""
    light: Annotated[int, Distance(low=1)] | None = None
    """It is brightly lit, and sheds dim light so far beyond."""
    gas: bool = False
    """Wind clears it away."""
    beside: Annotated[int, Distance(low=1)] | None = None
    """Of a wall: how far the acts reach that are `at: beside`, on the side that its caster chooses."""
    shelters: bool = False
    """Of a wall: those behind it have three-quarters cover."""
    deflects: bool = False
    """Of a wall: arrows and the like miss through it, and neither gas nor anything small that flies passes it."""
    lasts: Annotated[Lasts, LastsText()] | None = None
    """Of what is no spell: how long it lasts."""
    ends: Annotated[str, OneOf((CONCENTRATION, SOURCE_DOWN))] | None = None
    """Of what is no spell: what ends it early."""
    fills: Annotated[str, OneOf(FILLS)] | None = None
    """Nothing passes it: a `wall`; or nothing but sight: `force`. Those in it are pushed out."""
    panel: "PanelText | None" = None
    """Of what its sections are made, if they can be broken."""
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
