"""What a sensible creature does."""
