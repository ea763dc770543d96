### Magia maior: o que se conta, se adia ou se barra, e seus efeitos.

sheet-greater =
    .immune = imune a: { $names }
    .leaves = { $text }, pontos de vida que restam no mínimo: { $amount }
    .most = { $text }, todos os dados no máximo [{ $if }]
    .count = quando isso acontecer { $count } vezes: { $text }
    .escape = termina com uma ação e uma salvaguarda: { $ability }, CD { $dc }
    .none = { $what }: 0
event-gained-delayed-spell = { NAME($who, case: "o") } precisa completar a magia no próximo turno.
event-lost-delayed-spell = { NAME($who, case: "o") } não tem mais magia a completar.
roll-delayed-spell = a rapidez da magia
event-gained-cursed = Uma maldição cai sobre { NAME($who, case: "o") }.
event-lost-cursed = A maldição sobre { NAME($who, case: "o") } se desfaz.
dnd5e-cursed = com maldição
noun-lost-action = perda da ação
    .gender = f
noun-turned-to-stone = transformação em pedra
    .gender = f
noun-attacks-against-the-caster = ataques contra o conjurador
    .gender = p
    .article = os
