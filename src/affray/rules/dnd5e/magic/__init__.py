"""Casting spells, and what they do."""
