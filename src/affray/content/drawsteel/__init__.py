"""Stat blocks, heroes and encounters of Draw Steel.  Start at `models.py`, then `compile.py`.  Its licence: NOTICE."""
