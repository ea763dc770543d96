"""What only some creatures have: class features, monsters' traits, powers, legendary actions."""
