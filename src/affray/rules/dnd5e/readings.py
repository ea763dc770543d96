"""What the table options picked, and the hooks through which features, effects and spells change rules.

Start at `Readings`. A rule reads both from its table: `table.readings`, `table.readings.hooks`. The hooks are listed in
`hooks.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from affray.core import rulebook
from affray.core.dice.notation import Dice
from affray.core.offers.slots import Deed
from affray.core.table import asking
from affray.core.table.scenario import Stage
from affray.core.unknown import OpenInt
from affray.core.values import Effect
from affray.mypyc import mypyc_attr
from affray.rules.dnd5e.state.area_shapes import AreaReading
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import Happening
from affray.rules.dnd5e.state.spellcast import Cast


@mypyc_attr(allow_interpreted_subclasses=True)
class Readings(rulebook.Readings):
    """How a table reads the book: one field for each choice that rules need, and the `hooks`."""

    __slots__ = (
        "hooks",
        "ties",
        "reactions_return_each_round",
        "wounds_show",
        "hiding_makes_invisible",
        "attacks_reveal",
        "moves_between_attacks",
        "moves_around_action",
        "never_shares_space",
        "standing_needs_movement",
        "dash_tracks_speed",
        "any_move_provokes",
        "only_longest_reach",
        "shots_under_water",
        "ties_go_to_hider",
        "any_foe_disturbs",
        "creatures_cover",
        "areas",
        "extra_dice_double",
        "abilities_are_plain",
        "range_ends",
        "resistance_is_last",
        "monsters_roll",
        "dodge_saves_by_sight",
        "dodge_is_never_lost",
        "help_in_attacks",
        "help_lasts",
        "readied_comes_first",
        "triggers_are_named",
        "interaction_list",
        "free_interactions",
        "handles_while_acting",
        "gm_says_of_second",
        "villains_fall",
        "specials_take_all",
        "bonus_actions_stay",
        "leaves_at_will",
    )

    def __init__(self, options: Mapping[str, str], hooks: "Hooks") -> None:
        super().__init__(options)
        self.hooks = hooks
        self.ties = options["init.ties"]
        self.reactions_return_each_round = options["reaction.refresh"] == "round"
        self.wounds_show = options["show.half-hp"] == "on"
        self.hiding_makes_invisible = options["hide.success"] == "invisible"
        self.attacks_reveal = options["hidden.reveal"] == "on"
        self.moves_between_attacks = options["move.split"] == "between-attacks"
        self.moves_around_action = options["move.split"] != "before-or-after"
        self.never_shares_space = options["move.end-in-occupied"] == "never"
        self.standing_needs_movement = options["stand.needs-movement"] == "yes"
        self.dash_tracks_speed = options["dash.tracks-speed"] == "yes"
        self.any_move_provokes = options["oa.exceptions"] == "disengage-only"
        self.only_longest_reach = options["oa.reach"] == "longest"
        self.shots_under_water = options["underwater.ranged"]
        self.ties_go_to_hider = options["hide.tie"] == "hider"
        self.any_foe_disturbs = options["ranged.in-melee"] == "any-hostile"
        self.creatures_cover = options["cover.creatures"] == "yes"
        self.areas = AreaReading(options["area.distance"], options["area.grid"])
        self.extra_dice_double = options["crit.extra-dice"] == "yes"
        self.abilities_are_plain = options["attack.ability"] == "plain"
        self.range_ends = options["range.max"] == "long"
        self.resistance_is_last = options["resist.order"] == "last"
        self.monsters_roll = options["damage.monsters"] == "rolled"
        self.dodge_saves_by_sight = options["dodge.save-needs-sight"] == "yes"
        self.dodge_is_never_lost = options["dodge.lost"] == "off"
        self.help_in_attacks = options["help.attack"] == "on"
        self.help_lasts = options["help.expires"] == "never"
        self.readied_comes_first = options["ready.timing"] == "before-finish"
        self.triggers_are_named = options["ready.full"] == "on"
        self.interaction_list = options["interact.list"]
        self.free_interactions = 2 if options["turn.utility"] == "slot" else 1
        self.handles_while_acting = options["interact.during"] == "action"
        self.gm_says_of_second = options["interact.second"] == "gm"
        self.villains_fall = options["monster.zero-hp"] == "die-except-flagged"
        self.specials_take_all = options["special.replaces"] == "whole-action"
        self.bonus_actions_stay = options["bonus.blocked-with-actions"] == "no"
        self.leaves_at_will = options["leaving"] == "at-will"


Table = asking.Table[Battle, Readings]
"""A table at which this book is played."""
Sight = asking.Sight[Battle, Readings]

AttackHook = Callable[[Battle, Plan, Effect], None]
TrialHook = Callable[[Battle, Trial, Effect | None], None]
Act = Callable[[Table, Combatant, Effect], None]
Offers = Callable[[Readings, Battle, Combatant], Iterator[object]]
Happens = Callable[[Table, Combatant, Zone], None]


class Answer(NamedTuple):
    """A reaction to a happening: what it offers to a creature, and how it is carried out."""

    offers: Callable[[Battle, Combatant, Happening], list[Any]]
    carry_out: Callable[[Table, Combatant, Happening, Any], None]


class Readiable(NamedTuple):
    """Something that can be readied: what it offers when its trigger occurs, and how it is carried out.

    `prepare` runs at once: a readied spell is cast and held. `lapse` runs if it was not used in time.
    With `is_open`, only creatures for which it is true can ready it.
    """

    offers: Callable[[Readings, Battle, Combatant], Iterable[Any]]
    carry_out: Callable[[Table, Combatant, Deed], None]
    prepare: Callable[[Table, Combatant], None] | None = None
    lapse: Callable[[Table, Combatant], None] | None = None
    is_open: Callable[[Battle, Combatant], bool] | None = None


class ZoneRule(NamedTuple):
    """What a zone does to a creature that enters it, moves in it, or starts or ends its turn there, or beside it."""

    enter: Happens | None = None
    move: Happens | None = None
    start: Happens | None = None
    end: Happens | None = None
    beside: Happens | None = None


class Follow(NamedTuple):
    """A zone that moves with its caster: its squares, and what follows for creatures when it or they move."""

    squares: Callable[[Battle, Combatant, Zone], int]
    then: Callable[[Table, Zone], None]


class Hooks(NamedTuple):
    """What features, effects, powers and spells do, by their names."""

    planning: Mapping[str, Callable[[Battle, Plan], None]]
    """How a feature of the attacker changes its attack rolls."""
    attackers: Mapping[str, AttackHook]
    """How an effect on the attacker changes its attack rolls, by the effect's kind."""
    targets: Mapping[str, AttackHook]
    """The same for an effect on the target."""
    extra_dice: Mapping[str, Callable[[Battle, Plan, bool], list[Dice]]]
    """Extra damage dice by a feature of the attacker."""
    when_hit: Mapping[str, Callable[[Table, Plan], None]]
    """What a feature of the target does when it is hit."""
    saves: Mapping[str, TrialHook]
    """How an effect on a creature, by its kind, or a feature of it changes its saving throws."""
    checks: Mapping[str, TrialHook]
    """The same for ability checks."""
    falling: Mapping[str, Callable[[Table, Blow, OpenInt], bool]]
    """Features that may keep a creature from dropping to 0, given the damage it took."""
    suffering: Mapping[str, Callable[[Blow], None]]
    """What a feature does when its bearer takes damage."""
    acts: Mapping[str, Act]
    """What an effect does at its moments, by its kind; any other effect is ended by a saving throw."""
    answers: Mapping[str, Mapping[str, Answer]]
    """Reactions, by the trigger and by the feature or spell that grants them."""
    starting: Mapping[str, Callable[[Table, Combatant], None]]
    """What a feature does at the start of its bearer's turns."""
    offers: Sequence[Offers]
    """What can be done on a turn, in the order in which it is listed."""
    deeds: Mapping[str, Callable[..., None]]
    """How each deed is carried out, by its verb."""
    readiable: Mapping[str, Readiable]
    """What can be readied, by its name."""
    powers: Mapping[str, Callable[..., None]]
    """Powers with a rule of their own, by their id."""
    spells: Mapping[str, Callable[[Table, Cast], None]]
    """Spells with a rule of their own, by its name."""
    zones: Mapping[str, ZoneRule]
    """What zones do, by their kind."""
    following: Mapping[str, Follow]
    """The kinds of zones that move with their casters."""
    perform: Callable[..., Any]
    """How an act is done."""
    answer: Callable[[Table, str, Combatant, Combatant], None]
    """What a creature's traits and effects do to another at a moment."""
    feel: Callable[[Table, Blow], None]
    """What a creature's traits do when it is hurt or dies."""
    put_off: Callable[[Table, Cast], None]
    """How a spell is put off to the caster's next turn."""
    strike: Callable[[Table, Combatant, str, Combatant], None]
    """What a creature's traits do to one whom it hits with a weapon."""
    shed: Callable[[Table, Combatant, OpenInt], OpenInt]
    """How one who drops to 0 leaves a form that has hit points of its own, given the damage left over."""
    stage: Stage
    """Who comes in late and who leaves."""
