"""Tables in memory: opening them, changing their fights, and sending what is new."""
