"""The five sample heroes: what each earns, and what the words of its abilities do."""
