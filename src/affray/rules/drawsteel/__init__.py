"""Draw Steel: the combat round, and the fight around it."""
