"""The fifth edition's combat chapter.  Start at `rulebook.py`, then `turn/order.py` and `turn/turn.py`."""
