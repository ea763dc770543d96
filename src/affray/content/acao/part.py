"""What Ação e Combate adds to the reading of files."""

from typing import Final

from affray.content.acao.compile import compile_encounter, compile_library
from affray.content.acao.models import Encounter, Library
from affray.content.parts import Part
from affray.rules.acao.rulebook import TRAITS, Acao

ACAO: Final = Part(
    rulebook=Acao,
    package="affray.content.acao",
    encounter=Encounter,
    library=Library,
    libraries=("ancestries.yaml", "weapons.yaml", "creatures.yaml"),
    compile_encounter=compile_encounter,
    compile_library=compile_library,
    words={"traits": TRAITS},
)
