"""The terminal: what is shown on it, and reading what is typed."""
