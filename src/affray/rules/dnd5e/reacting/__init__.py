"""Reactions, and the triggers of readied actions."""
