### Males, feridas e outros efeitos das criaturas do SRD, e suas ações menores.

noun-fist-attack = golpe de punho
    .gender = m
noun-glare-attack = olhar
    .gender = m
noun-turning-to-stone = petrificação
    .gender = f
noun-drugged = torpor
    .gender = m
noun-negative-energy = energia negativa
    .gender = f
noun-mummy-rot = podridão da múmia
    .gender = f
noun-filth-fever = febre da sujeira
    .gender = f
noun-infernal-wound = ferida infernal
    .gender = f
