"""What all who show a fight share: events, questions, options, odds and mistakes in words.

The terminal and the live table are both built on this room. Start at `tongue.py`, then `sentences.py` and `menu.py`.
"""
