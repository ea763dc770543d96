"""The kernel: how a fight asks, remembers and tells. It knows no rulebook.  Start at `asking.py`, then `fight.py`."""
