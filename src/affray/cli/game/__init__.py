"""A fight that is played here: opening it, playing it to its end, what can be said at the prompt, saving it."""
