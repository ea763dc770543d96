"""Making an attack, and what a hit brings."""
