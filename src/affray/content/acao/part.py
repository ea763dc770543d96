"""What Ação e Combate adds to the reading of files."""

from functools import partial
from typing import Final

from affray.content.acao.compile import Encounters
from affray.content.encounters import compile_encounter, compile_library
from affray.content.parts import Part
from affray.rules.acao.rulebook import Acao
from affray.rules.acao.state.sheet import TRAITS

KIND: Final = Encounters()
ACAO: Final = Part(
    rulebook=Acao,
    package="affray.content.acao",
    encounter=KIND.encounter,
    library=KIND.library,
    libraries=("ancestries.yaml", "weapons.yaml", "creatures.yaml"),
    compile_encounter=partial(compile_encounter, KIND, Acao),
    compile_library=partial(compile_library, KIND),
    words={"traits": TRAITS},
)
