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
