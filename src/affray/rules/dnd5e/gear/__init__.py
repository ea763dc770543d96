"""Weapons, shields and armour, and what the hands hold."""
