"""Effects as data (`state/acts.py`), carried out: acts, their steps, and what they lay on creatures."""
