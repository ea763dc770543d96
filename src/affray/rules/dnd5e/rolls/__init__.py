"""Rolling a d20: checks, saving throws, contests, and hiding."""
