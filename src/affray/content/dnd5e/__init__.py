"""Fifth-edition content: stat blocks, weapons and encounters, and how they become plain values."""
