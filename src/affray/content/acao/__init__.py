"""Sheets, weapons, ancestries and encounters of Ação e Combate.  Start at `models.py`, then `compile.py`."""
