### Substantivos que só Draw Steel tem: heróis, criaturas e habilidades.

## Heroes

noun-berserker = berserker
    .gender = m
noun-commander = comandante
    .gender = m
noun-berta = Berta
    .gender = f
noun-corin = Corin
    .gender = m

## Creatures

noun-goblin-raider = goblin saqueador
    .gender = m
noun-goblin-hexer = goblin feiticeiro
    .gender = m
noun-human-marksman = atirador certeiro
    .gender = m

## Abilities

noun-melee-free-strike = golpe livre corpo a corpo
    .gender = m
noun-ranged-free-strike = golpe livre à distância
    .gender = m
noun-reckless-blow = golpe temerário
    .gender = m
noun-careful-shot = tiro certeiro
    .gender = m
noun-crooked-spear = lança torta
    .gender = f
noun-wasting-word = palavra definhante
    .gender = f
noun-trick-arrow = flecha ardilosa
    .gender = f
