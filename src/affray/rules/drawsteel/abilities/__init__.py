"""Using abilities: the order of one use, strikes of a squad, free strikes, surges."""
