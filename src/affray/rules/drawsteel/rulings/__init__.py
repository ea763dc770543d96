"""What the Director may decree of creatures, effects, dice and the ground."""
