"""The fifth edition's combat chapter.  Start at `rulebook.py`, then `order.py` and `turns.py`."""
