"""What a sensible fighter or Director does, for minds that ask."""
