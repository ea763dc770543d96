"""Ação e Combate: a d20 game in which only the players roll to hit.  Start at `turn/turn.py`."""
