"""What Ação e Combate adds to the reading of files."""

from typing import Final

from affray.content.acao.compile import Encounters
from affray.content.encounters import book_part
from affray.rules.acao.state.sheet import TRAITS

ACAO: Final = book_part(
    name="acao",
    package="affray.content.acao",
    kind=Encounters(),
    libraries=("ancestries.yaml", "weapons.yaml", "creatures.yaml"),
    words={"traits": TRAITS},
)
