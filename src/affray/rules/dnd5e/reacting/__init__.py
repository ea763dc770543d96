"""Reactions, and the moments for which something may be readied."""
