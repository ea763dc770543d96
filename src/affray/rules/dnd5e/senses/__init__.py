"""What is seen: sight, light, cover, areas of effect, and water."""
