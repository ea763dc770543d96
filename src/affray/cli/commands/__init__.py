"""The commands: one file each, read when somebody calls it."""
