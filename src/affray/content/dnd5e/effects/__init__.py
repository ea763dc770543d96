"""The language of effects: how files say what happens in a fight, and what it is compiled to."""
