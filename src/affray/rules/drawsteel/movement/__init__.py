"""Movement: walking, flying, climbing, jumping, burrowing, falling, forced movement, mounts."""
