"""The table of a fight: asking and answering, changes and events, moments and triggers, the journal."""
