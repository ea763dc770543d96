"""Damage and conditions: what is lost, who is dying, what heals, ground that hurts, and who may react."""
