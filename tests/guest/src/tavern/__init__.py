"""A tavern brawl: fists, mugs and no map.  Start at `rules.py`; `book.py` is what Affray finds."""
