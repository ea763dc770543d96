"""A fight that is played on a server: the connection to it, and playing a seat of it."""
