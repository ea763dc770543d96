"""What the table options picked, and the hooks by which features, effects and spells bear on rules: `Readings`.

Every rule gets both from its table: `table.readings`, `table.readings.hooks`. The hooks are put together in `hooks.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from affray.core import rulebook
from affray.core.dice.notation import Dice
from affray.core.offers.slots import Deed
from affray.core.table import asking
from affray.core.values import Effect
from affray.rules.dnd5e.state.area_shapes import AreaReading
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import Happening
from affray.rules.dnd5e.state.spellcast import Cast


class Readings(rulebook.Readings):
    """How a table reads the book: one field for each thing that rules ask for, and the `hooks`."""

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


Table = asking.Table[Battle, Readings]
"""A table at which this book is played."""
Sight = asking.Sight[Battle, Readings]

AttackHook = Callable[[Battle, Plan, Effect], None]
TrialHook = Callable[[Battle, Trial, Effect | None], None]
Act = Callable[[Table, Combatant, Effect], None]
Offers = Callable[[Readings, Battle, Combatant], Iterator[object]]
Happens = Callable[[Table, Combatant, Zone], None]


class Answer(NamedTuple):
    """One way to answer a happening: what it offers to a creature, and what it does when chosen."""

    offers: Callable[[Battle, Combatant, Happening], list[Any]]
    carry_out: Callable[[Table, Combatant, Happening, Any], None]


class Readiable(NamedTuple):
    """Something that can be readied: what it offers when its moment comes, and how it is done.

    `prepare` is what happens at once: of a spell, that it is cast and held. `lapse` is called if nothing came of it.
    With `is_open`, only those for whom it holds can ready it.
    """

    offers: Callable[[Readings, Battle, Combatant], Iterable[Any]]
    carry_out: Callable[[Table, Combatant, Deed], None]
    prepare: Callable[[Table, Combatant], None] | None = None
    lapse: Callable[[Table, Combatant], None] | None = None
    is_open: Callable[[Battle, Combatant], bool] | None = None


class ZoneRule(NamedTuple):
    """What a zone does to one who enters it, who moves in it, and who starts or ends its turn there."""

    enter: Happens | None = None
    move: Happens | None = None
    start: Happens | None = None
    end: Happens | None = None


class Follow(NamedTuple):
    """What an area is that goes where its maker goes: its squares, and what comes of it for those who stand there."""

    squares: Callable[[Battle, Combatant], int]
    then: Callable[[Table, Zone], None]


class Hooks(NamedTuple):
    """What features, effects, powers and spells do, by their names."""

    planning: Mapping[str, Callable[[Battle, Plan], None]]
    """What a feature of the attacker says for or against an attack."""
    attackers: Mapping[str, AttackHook]
    """What bears on an attack, by the kind of an effect on the attacker."""
    targets: Mapping[str, AttackHook]
    """The same for an effect on the target."""
    extra_dice: Mapping[str, Callable[[Battle, Plan, bool], list[Dice]]]
    """What a feature of the attacker adds to the damage."""
    after_hit: Mapping[str, Callable[[Table, Plan], None]]
    """What a feature of the attacker brings after a hit."""
    when_hit: Mapping[str, Callable[[Table, Plan], None]]
    """What a feature of the one who was hit brings."""
    saves: Mapping[str, TrialHook]
    """What bears on a save, by the kind of an effect on the one who saves, or by its feature."""
    checks: Mapping[str, TrialHook]
    """The same for ability checks."""
    falling: Mapping[str, Callable[[Table, Blow, int], bool]]
    """Features by which one who would drop to 0 may stay up, by what it suffered."""
    suffering: Mapping[str, Callable[[Blow], None]]
    """What a feature makes of damage that was taken."""
    acts: Mapping[str, Act]
    """What an effect does at its moments, by its kind; whatever is not here is shaken off by a save."""
    answers: Mapping[str, Mapping[str, Answer]]
    """Reactions, by the moment and by the feature or spell that a creature must have."""
    starting: Mapping[str, Callable[[Table, Combatant], None]]
    """What a feature does at the start of each of its bearer's turns."""
    offers: Sequence[Offers]
    """What may be done in a turn, in the order in which it is listed."""
    deeds: Mapping[str, Callable[..., None]]
    """How each of these is done, by its verb."""
    readiable: Mapping[str, Readiable]
    """What can be readied, by its name."""
    powers: Mapping[str, Callable[..., None]]
    """Powers that do what data cannot say, by their id."""
    spells: Mapping[str, Callable[[Table, Cast], None]]
    """Spells that need a rule of their own, beside what their data says."""
    zones: Mapping[str, ZoneRule]
    """What areas do that last."""
    following: Mapping[str, Follow]
    """The kinds of areas that go with their makers."""
