"""Every rule of this book that is found by name, put together.  To add one, add it here."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.rules.acao.actions import manoeuvres
from affray.rules.acao.actions.healing import cast_heal
from affray.rules.acao.actions.improvising import improvise
from affray.rules.acao.attack import weapon_properties
from affray.rules.acao.readings import Hooks
from affray.rules.acao.turn import leaving, turn

ACTIONS: Final[Mapping[str, Callable[..., None]]] = {
    "attack": turn.do_attack,
    "push": manoeuvres.push,
    "topple": manoeuvres.topple,
    "immobilise": manoeuvres.immobilise,
    "help": manoeuvres.help_friend,
    "hide": manoeuvres.hide,
    "run": manoeuvres.run,
    "disengage": manoeuvres.disengage,
    "tear-free": manoeuvres.tear_free,
    "break-free": manoeuvres.break_free,
    "reload": turn.reload,
    "heal": cast_heal,
}
"""What takes the action."""

HOOKS: Final = Hooks(
    on_test={
        "sudden": weapon_properties.sudden,
        "against-the-bare": weapon_properties.against_the_bare,
        "in-water": weapon_properties.in_water,
    },
    on_critical={
        "stunning": weapon_properties.stun,
        "toppling": weapon_properties.topple,
        "bleeding": weapon_properties.bleed,
    },
    after_attack={
        "slowing": weapon_properties.slow_down,
        "overreaching": weapon_properties.overreach,
        "heavy": weapon_properties.strain,
        "loading": weapon_properties.unload,
    },
    deeds={
        **ACTIONS,
        "second": turn.second_attack,
        "move": turn.move,
        "stand": turn.stand,
        "flee": turn.flee,
        "surrender": turn.surrender,
        **{deed.verb: turn.gesture(deed.verb) for deed in turn.GESTURES},
        "drop": turn.drop,
        "improvise": improvise,
    },
    actions=frozenset(ACTIONS),
    stage=leaving.STAGE,
)
