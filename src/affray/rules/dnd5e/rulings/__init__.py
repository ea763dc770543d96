"""What the GM decrees: hit points, places, effects, figures, gear, the ground, dice."""
