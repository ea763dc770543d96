"""Every rule of this book that is found by name, put together.  To add one, add it here."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.rules.acao import arms, manoeuvres, turns
from affray.rules.acao.healing import treat
from affray.rules.acao.readings import Hooks

ACTIONS: Final[Mapping[str, Callable[..., None]]] = {
    "attack": turns.do_attack,
    "push": manoeuvres.push,
    "topple": manoeuvres.topple,
    "immobilise": manoeuvres.immobilise,
    "help": manoeuvres.help_friend,
    "hide": manoeuvres.hide,
    "run": manoeuvres.run,
    "disengage": manoeuvres.disengage,
    "tear-free": manoeuvres.tear_free,
    "reload": turns.reload,
    "heal": treat,
}
"""What takes the action."""

HOOKS: Final = Hooks(
    on_test={
        "sudden": arms.sudden,
        "against-the-bare": arms.against_the_bare,
        "in-water": arms.in_water,
    },
    on_critical={
        "stunning": arms.stun,
        "toppling": arms.topple,
        "bleeding": arms.bleed,
    },
    after_attack={
        "slowing": arms.slow_down,
        "overreaching": arms.overreach,
        "heavy": arms.strain,
        "loading": arms.unload,
    },
    deeds={
        **ACTIONS,
        "second": turns.strike_again,
        "move": turns.move,
        "stand": turns.stand,
        "flee": turns.flee,
        **{deed.verb: turns.gesture(deed.verb) for deed in turns.GESTURES},
        "drop": turns.drop,
    },
    actions=frozenset(ACTIONS),
)
