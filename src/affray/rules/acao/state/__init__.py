"""What a fight consists of: sheets, characters, the map, a blow, who sees whom."""
