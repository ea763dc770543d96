"""Minds: those who can play. A mind is given a question and what its seat may know, and picks one of the options."""

from affray.minds.chance import RandomMind

__all__ = ["RandomMind"]
