### Being inside another, or on another plane: as told in a log and on stat blocks.

dnd5e-swallowed = no ventre do monstro
event-gained-swallowed = { NAME($by, case: "o") } engole { NAME($who, case: "o") }.
event-lost-swallowed = { NAME($who, case: "o") } sai do ventre.
dnd5e-engulfed = dentro de quem engolfa
event-gained-engulfed = { NAME($by, case: "o") } engolfa { NAME($who, case: "o") }.
event-lost-engulfed = { NAME($who, case: "o") } consegue sair.
event-came-back = { NAME($who, case: "o") } está de volta ao campo, em { $at }.
sheet-inside =
    .within = dentro do usuário
    .bursts = após { $hurt } de dano vindo de dentro em um turno, o usuário faz uma salvaguarda ou solta todos: { $ability }, CD { $dc }
    .contains = tem outras criaturas dentro de si: { $count } ou mais
    .turn-start = no início dos turnos do usuário: { $text }
    .turn-end = no fim dos turnos do usuário: { $text }
# 5e.monster.swallow
clause-5e-monster-swallow = Quem está dentro de outra criatura tem cobertura total, move-se com ela e só alcança essa criatura. Sai como diz a ficha de estatísticas, ou quando ela morre: então fica caído ao lado dela.
    .name = dentro de outra criatura
event-went-away = { NAME($who, case: "o") } desaparece do campo.
roll-luck = a sorte
sheet-away =
    .alone = fora do campo, em um plano só seu
    .ethereal = vai para o Plano Etéreo, ou volta de lá
    .unseen = lá não é visto
    .back = volta a até { DISTANCE($squares) } de onde estava, a um espaço livre à sua escolha
    .stays = não volta se ficar lá por: { $time }
    .sent-home = é mandado de volta ao seu plano e fica fora do combate
# 5e.plane.away
clause-5e-plane-away = Quem está em outro plano não está no campo: não ocupa espaço ali, não alcança ninguém, ninguém o alcança, e o que anda com ele não afeta ninguém. Ele volta para onde está, ou para o espaço livre mais próximo.
    .name = estar em outro plano
# 5e.plane.ethereal
clause-5e-plane-ethereal = No Plano Etéreo encontram-se os que lá estão; atravessam-se paredes e criaturas do campo, e vê-se o campo a até { DISTANCE(12) }. Do campo, só a visão verdadeira e alguns sentidos enxergam lá. O que levou para lá traz de volta.
    .name = Plano Etéreo
# 5e.plane.home
clause-5e-plane-home = Celestiais, elementais, fadas e corruptores têm seu lar em outros planos. Quem é banido para lá por todo o tempo que o efeito pode durar fica lá.
    .name = ficar no próprio plano
