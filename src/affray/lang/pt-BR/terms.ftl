### As palavras dos jogos. Onde um livro de regras tem palavra própria, a mensagem leva o nome do livro.

## Words that every rulebook shares

term-round = rodada
term-turn = turno
term-initiative = iniciativa
term-game-master = mestre
    .short = mestre
term-player = jogador
term-side = grupo
term-creature = criatura
term-monster = monstro
term-action = ação
term-free-action = ação livre
term-reaction = reação
term-movement = movimentação
term-speed = deslocamento
term-attack = ataque
term-damage = dano
term-hit-points = pontos de vida
term-critical-hit = acerto crítico
term-difficult-terrain = terreno difícil
term-square = quadrado
term-cell = polígono
term-hex = hexágono
term-grid = grid
term-fight = combate
term-character = personagem
term-adventurer = aventureiro
term-enemy = inimigo
term-ally = aliado
term-spell = feitiço
term-weapon = arma
term-trigger = gatilho
term-success = sucesso
term-failure = falha
term-hit = acerto
term-miss = erro
term-diagonal = na diagonal

# table.ruling
clause-table-ruling = O que o mestre decide vale, mesmo contra o livro.
    .name = decisão do mestre
