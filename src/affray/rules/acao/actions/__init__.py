"""What takes the action beside an attack: the manoeuvres and healing."""
