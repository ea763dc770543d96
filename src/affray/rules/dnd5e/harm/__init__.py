"""Damage, dying, conditions, concentration, and falling."""
