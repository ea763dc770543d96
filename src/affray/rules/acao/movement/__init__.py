"""Moving, being pushed, and the hazards of the ground."""
