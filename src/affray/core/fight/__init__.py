"""A whole fight: running it from checkpoint to question, saving, restoring, odds and playing on."""
