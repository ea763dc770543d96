"""Suggested answers: what a sensible creature does."""
