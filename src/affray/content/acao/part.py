"""What Ação e Combate adds to the reading of files."""

from functools import partial
from typing import Final

from affray.content.acao.compile import compile_encounter, compile_library
from affray.content.acao.models import Encounter, Library
from affray.content.parts import Part
from affray.rules.acao.rulebook import Acao
from affray.rules.acao.state.sheet import TRAITS

ACAO: Final = Part(
    rulebook=Acao,
    package="affray.content.acao",
    encounter=Encounter,
    library=Library,
    libraries=("ancestries.yaml", "weapons.yaml", "creatures.yaml"),
    compile_encounter=partial(compile_encounter, Acao),
    compile_library=compile_library,
    words={"traits": TRAITS},
)
