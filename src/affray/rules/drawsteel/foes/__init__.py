"""The Director's creatures: Malice, villain actions, squads, and what the words of each family's abilities do."""
