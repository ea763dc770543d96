"""What a fight is made of: stat blocks, fighters, the fight itself, and what is under way in it."""
