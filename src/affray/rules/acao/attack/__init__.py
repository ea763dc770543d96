"""Attacks and defences, and what weapons do."""
