"""Effects as data: every word of the language, said in YAML and played."""
