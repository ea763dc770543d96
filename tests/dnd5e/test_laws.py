"""The seven laws over random play of the fifth edition, in small fights that have between them every rule in them.

Those over the shipped encounters are in `tests/content/test_laws.py`.
"""

from tests.dnd5e.kit import ambush, armoury, brawl, crossing, crypt, duel_of_mages, raid
from tests.dnd5e.legends import haunt, legend
from tests.laws import laws_over

ARRANGED = (ambush, armoury, brawl, crossing, crypt, duel_of_mages, haunt, legend, raid)
FIGHTS = {arrange.__name__: arrange for arrange in ARRANGED}

test_law, test_law_3_inline, test_law_over_many_fights = laws_over(
    FIGHTS, examples=4, inline=1, slow=("ambush", "crossing", "haunt")
)
