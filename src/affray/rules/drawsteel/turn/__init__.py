"""The fight from its first roll to its last turn: order, turns, objectives, and what a seat may imagine."""
