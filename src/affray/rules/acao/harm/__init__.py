"""Damage, what armour absorbs of it, and what becomes of those who have no life left."""
