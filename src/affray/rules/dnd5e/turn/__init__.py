"""The order of combat, turns, mounts, and what the GM decrees."""
