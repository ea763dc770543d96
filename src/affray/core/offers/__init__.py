"""What can be offered: deeds with slots, their one text form, and option sets that are not listed."""
