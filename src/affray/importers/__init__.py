"""Stat blocks that others have written, read into files of ours, with a report card of what each element became.

`prose.py` cleans a text, `phrases.py` reads its phrases, `sentences.py`, `traits.py`, `spells.py` and `revised.py` are
the grammar, `figures.py` reads lines of figures, `reading.py` a whole block, `card.py` holds what became of it. A
format of others is a file of its own: `fivebits.py`, `open5e.py`, `initiative.py` (Improved Initiative), `foundry.py`,
and `pasted.py` for text.  Start at `import_file`.
"""

from affray.importers.card import BY_HAND, FAITHFUL, GRADES, NOTHING, PARTLY, Card, Element
from affray.importers.importing import (
    Imported,
    Imports,
    Unreadable,
    creatures_of,
    import_bytes,
    import_file,
    import_text,
    is_foreign,
    keep_playable,
    library,
)

__all__ = [
    "BY_HAND",
    "FAITHFUL",
    "GRADES",
    "NOTHING",
    "PARTLY",
    "Card",
    "Element",
    "Imported",
    "Imports",
    "Unreadable",
    "creatures_of",
    "import_bytes",
    "import_file",
    "import_text",
    "is_foreign",
    "keep_playable",
    "library",
]
