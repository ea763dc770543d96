"""Dice: their notation, exact distributions, and where faces come from."""
