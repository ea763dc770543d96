### As palavras dos jogos. Onde um livro de regras tem palavra própria, a mensagem leva o nome do livro.

## Ação e Combate

acao-attribute-test = Teste de Atributo
acao-attribute = atributo
acao-ancestry = ancestralidade
acao-hero = herói
acao-opponent = oponente
acao-ambush = emboscada
acao-surprised = pego de surpresa
acao-manoeuvre = manobra
acao-disengage = Desengajar
acao-restricted-movement = movimentação restrita
acao-adjacent = adjacente
acao-melee = corpo a corpo
acao-damage-die = dado de dano
acao-base-damage = dano base
acao-natural-20 = 20 natural
acao-defence-test = teste de defesa
acao-critical-failure = falha crítica
acao-dodge = esquivar-se
acao-block = bloquear
acao-shield = escudo
acao-shield-bonus = bônus de escudo
acao-counter-attack = contra-ataque
acao-safeguard = salvaguarda
acao-safeguard-reaction = reação de salvaguarda
acao-trap = armadilha
acao-defeated = derrotado
acao-incapacitated = incapacitado

## Ação e Combate: attributes

acao-attribute-vig = Vigor
    .short = VIG
acao-attribute-res = Resiliência
    .short = RES
acao-attribute-pre = Precisão
    .short = PRE
acao-attribute-men = Mente
    .short = MEN
acao-attribute-inf = Influência
    .short = INF
acao-attribute-per = Percepção
    .short = PER

## The book

acao-rulebook = Ação e Combate
