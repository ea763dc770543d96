### The fifth edition's table options and presets, as `affray rules dnd5e` lists them.

## Table options: the attribute is the option's name, with a hyphen for its dot; the readings in their order

dnd5e-cli-table-option =
    .init-ties = quem vai primeiro em um empate de iniciativa: como disserem o mestre e os jogadores, por um { DICE("d20") } entre monstro e personagem, ou por um { DICE("d20") } entre todos os empatados
    .hide-success = o que se ganha ao se esconder: não ser visto, ou ficar invisível
    .hide-tie = quem vence um empate de Furtividade e Percepção: quem se esconde, ou quem observa
    .hidden-reveal = se um ataque feito escondido revela onde está o atacante
    .ranged-in-melee = que inimigo ao lado atrapalha um disparo: um que vê o atirador e não está incapacitado, ou qualquer um
    .reaction-refresh = quando volta a reação gasta: no começo do próprio turno, ou a cada rodada
    .cover-creatures = se criaturas dão cobertura
    .show-half-hp = se os outros veem que alguém tem menos da metade dos pontos de vida
    .area-grid = que quadrados um cone ou uma linha ocupa: os que têm o centro dentro, os que têm pelo menos metade dentro, ou os de um gabarito contado em quadrados
    .area-distance = como se mede uma esfera: em linha reta a partir do meio, ou em quadrados, com a diagonal como qualquer outro
    .attack-ability = com que atributo se ataca: armas de acuidade, de arremesso e feitiços têm o seu, ou corpo a corpo é sempre Força e o resto é Destreza
    .range-max = até onde se pode atirar: até o alcance longo, ou até onde vai o mapa
    .crit-extra-dice = se um acerto crítico dobra todos os dados do ataque, ou só os da arma
    .resist-order = quando contam resistência e vulnerabilidade: depois de todo o resto, ou sobre o que foi rolado
    .damage-monsters = se os monstros rolam o dano, ou causam a média
    .dodge-save-needs-sight = se quem se esquiva precisa ver quem causa a salvaguarda de Destreza
    .dodge-lost = se perde a Esquiva quem está incapacitado ou não pode se mover
    .help-attack = se Ajudar também dá a um aliado vantagem em um ataque
    .help-expires = quanto tempo a ajuda espera: até o próximo turno de quem ajuda, ou sem prazo
    .ready-timing = quando vem o que foi preparado: depois que o gatilho termina, ou antes
    .ready-full = se Preparar diz um gatilho, ou responde a qualquer coisa que um inimigo faça
    .interact-during = quando se pode mexer de graça em um objeto: enquanto se move ou age, ou só enquanto age
    .interact-second = o que custa um segundo objeto: a ação, ou o que o mestre disser
    .interact-list = que lista de interações de graça é oferecida: a do texto publicado, ou a tcheca, que acende uma chama e cobre uma lanterna
    .turn-utility = se um turno tem uma interação de graça, ou também uma ação menor
    .special-replaces = o que gasta um agarrão ou empurrão: um ataque entre vários, ou a ação inteira
    .monster-zero-hp = o que acontece com um monstro em 0: morre, se o mestre não o marcou como vilão, ou morre sempre
    .bonus-blocked-with-actions = se quem não pode agir perde também a ação bônus
    .move-split = como se divide o movimento: em volta da ação e entre ataques, só em volta da ação, ou de modo nenhum, antes da ação ou depois dela
    .move-end-in-occupied = se é possível ficar sem querer no espaço de outro, ou nunca
    .dash-tracks-speed = se a Disparada cresce e diminui com o deslocamento até o fim do turno
    .stand-needs-movement = se, para se levantar, é preciso ter ainda metade do deslocamento
    .diagonal = o que custam passos na diagonal: 1 cada, ou 1 e 2 alternados
    .oa-exceptions = o que não provoca ataque de oportunidade: Desengajar, teletransporte e ser movido por outros, ou só Desengajar
    .oa-reach = que alcance é preciso deixar para provocar: o de qualquer arma na mão, ou o mais longo
    .underwater-ranged = que arma atira bem debaixo d'água: a besta, o arco curto, ou ambos

## Presets: all options at once

dnd5e-cli-preset =
    .seed-000 = um resumo curto das regras, ao pé da letra, também onde deixa algo de fora
    .seed-001 = só a ordem do combate, ao pé da letra; do que ela não fala, vale o capítulo inteiro
    .seed-004 = o capítulo inteiro, ao pé da letra
    .srd = o texto publicado em inglês
