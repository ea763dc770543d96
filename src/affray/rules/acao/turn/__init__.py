"""Rounds and turns, the GM's rulings, and what a seat imagines."""
