"""Dice: power rolls with their edges and banes, tests, saving throws, hero tokens."""
