### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .up-to = { $text } ou menos
    .melee = só corpo a corpo
    .ordered = nesta ordem
    .times = número de ataques: { $times }
    .attacked = atacado pelo outro neste turno
    .beaten = acertos do outro neste turno: { $count } ou mais
    .turn = é o seu turno
    .strike = pode atacar com: { $weapon }
    .acted = já teve um turno
    .contest = disputa com o usuário: { $ability }
    .undamped = { $text }, também debaixo d’água
    .lose = perde { DICE($dice) } pontos de vida
    .stacks = acumula-se
