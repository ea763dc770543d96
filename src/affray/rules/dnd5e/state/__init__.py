"""What there is in a fight: creatures, their stat blocks, the battle, and the records that rules hand to each other."""
