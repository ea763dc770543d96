"""Effects as data (`state/acts.py`), carried out: acts, steps, filters, mods."""
