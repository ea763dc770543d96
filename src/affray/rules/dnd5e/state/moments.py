"""The moments that only this book has: when its effects act or end.  The others are in the kernel's `effects.py`."""

from typing import Final

ATTACKED: Final = "attacked"
"""A creature has made an attack."""
AIMED_AT: Final = "aimed-at"
"""An attack was made on the creature."""
CAST: Final = "cast"
"""A creature has cast a spell."""
CAST_AT_FOES: Final = "cast-at-foes"
"""A creature has cast a spell that affects its foes."""
CONCENTRATION_END: Final = "concentration-end"
INCAPACITATED: Final = "incapacitated"
"""A creature has become incapacitated; also the condition."""
NOTICED: Final = "noticed"
"""The creature is no longer hidden from anybody."""
