"""How a table reads this book: what each of its options picked, and the rules that are found by name.

Start at `Readings`. All rules of the book take its `Table`.
"""

from collections.abc import Callable, Mapping

from affray.core import rulebook
from affray.core.table import asking
from affray.core.table.scenario import Stage
from affray.mypyc import mypyc_attr
from affray.rules.acao.state.blow import Blow
from affray.rules.acao.state.combat import Combat
from affray.rules.acao.state.sheet import MAGIC, MELEE, MISSILE, Weapon


class Hooks:
    """The rules that are found by name. `hooks.py` puts them together.

    By the property of a weapon: what it adds to a test (`on_test`), what a critical hit with it does (`on_critical`),
    and what comes after an attack with it (`after_attack`). By the verb: what one can do in a turn (`deeds`), and which
    of that takes the action. `stage` says who comes in late and who leaves.
    """

    __slots__ = ("on_test", "on_critical", "after_attack", "deeds", "actions", "stage")

    def __init__(
        self,
        on_test: "Mapping[str, Callable[[Combat, Blow], int]]",
        on_critical: "Mapping[str, Callable[[Table, Blow], None]]",
        after_attack: "Mapping[str, Callable[[Table, Blow], None]]",
        deeds: "Mapping[str, Callable[..., None]]",
        actions: frozenset[str],
        stage: Stage,
    ) -> None:
        self.on_test = on_test
        self.on_critical = on_critical
        self.after_attack = after_attack
        self.deeds = deeds
        self.actions = actions
        self.stage = stage


@mypyc_attr(allow_interpreted_subclasses=True)
class Readings(rulebook.Readings):
    """What the table options picked.

    A total from `partial_from` on is a partial success, from `success_from` on a success; `partial` and `magic_partial`
    say what a partial success is worth.
    """

    __slots__ = (
        "hooks", "partial_from", "success_from", "partial", "magic_partial", "advantage", "life", "energy",
        "has_energy", "has_karma", "attribute_for", "fists", "two_hands", "counter_trades", "reacts_once", "first",
        "one_watches", "ambushed_react", "only_heroes_restricted", "is_move_unlimited", "moves_during_action",
        "heavy_go_diagonally", "fate_of_heroes", "fate_of_foes", "surrenders_at_will",
    )  # fmt: skip

    def __init__(self, options: Mapping[str, str], hooks: Hooks) -> None:
        super().__init__(options)
        self.hooks = hooks
        partial_from, success_from = options["test.bands"].split("-")
        self.partial_from = int(partial_from)
        self.success_from = int(success_from)
        self.energy = options["energy"]
        self.has_energy = self.energy != "off"
        self.has_karma = options["karma"] == "on"
        partial = options["test.partial"]
        self.partial = "success" if partial == "by-energy" and not self.has_energy else partial
        self.magic_partial = self.partial if options["magic.partial"] == "as-any" else options["magic.partial"]
        self.advantage = options["test.advantage"]
        self.life = options["life"]
        self.attribute_for = {MELEE: options["attack.melee"], MISSILE: "pre", MAGIC: "men"}
        self.fists = Weapon("unarmed-strike", MELEE, options["attack.bare"], "bludgeoning")
        self.two_hands = options["attack.two-hands"]
        self.counter_trades = options["defence.counter"] == "trade"
        self.reacts_once = options["reaction.limit"] == "one"
        self.first = options["order.first"]
        self.one_watches = options["ambush.check"] == "one-hero"
        self.ambushed_react = options["ambush.reactions"] == "yes"
        self.only_heroes_restricted = options["move.restricted"] == "heroes"
        self.is_move_unlimited = options["move.limit"] == "none"
        self.moves_during_action = options["move.split"] == "during"
        self.heavy_go_diagonally = options["move.diagonals"] == "free"
        self.fate_of_heroes = options["zero.hero"]
        self.fate_of_foes = options["zero.foe"]
        self.surrenders_at_will = options["leaving"] == "at-will"


Table = asking.Table[Combat, Readings]
"""The table at which this book is played."""
Sight = asking.Sight[Combat, Readings]
