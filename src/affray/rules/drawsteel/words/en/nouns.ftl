### Nouns that only Draw Steel has: its heroes, creatures and abilities.

## Heroes

noun-berserker = berserker
noun-commander = commander
noun-berta = Berta
noun-corin = Corin

## Creatures

noun-goblin-raider = goblin raider
noun-goblin-hexer = goblin hexer
noun-human-marksman = human marksman

## Abilities

noun-melee-free-strike = melee free strike
noun-ranged-free-strike = ranged free strike
noun-reckless-blow = reckless blow
noun-careful-shot = careful shot
noun-crooked-spear = crooked spear
noun-wasting-word = wasting word
noun-trick-arrow = trick arrow
