"""Movement: where a creature can go, what it costs, and opportunity attacks."""
