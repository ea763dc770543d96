"""The kernel: asking, recording, replaying. It knows no rulebook.  Start at `asking.py`, then `fight.py`."""
