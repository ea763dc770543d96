### As regras de Ação e Combate, cláusula por cláusula: cada regra em uma ou duas frases, e o nome que leva no registro.

## Tests and turns

clause-ac-test-any-action = Um ataque, como qualquer outra ação, se resolve com um Teste de Atributo.
    .name = Teste de Atributo

clause-ac-test-roll = Um Teste de Atributo é um { DICE("d20") } mais o atributo. (Quais totais são sucesso é uma opção da mesa.)
    .name = rolagem do teste

clause-ac-turn-action = No seu turno, o personagem realiza uma única ação: um ataque, uma habilidade, um feitiço ou uma manobra. Mover-se não conta como ação.
    .name = uma ação

clause-ac-turn-free = Gestos rápidos são livres, quantos o bom senso permitir: dizer uma palavra, soltar um item, chorar, sacar uma arma, acenar.
    .name = ação livre

clause-ac-reaction-players-roll = O mestre nunca rola um { DICE("d20") } pelo ataque de um inimigo. Quem rola é o jogador do herói atacado: um teste de reação, para se esquivar ou bloquear.
    .name = os jogadores rolam

clause-ac-reaction-unlimited = As reações acontecem fora do próprio turno, em geral em resposta a uma ameaça ou a outro gatilho, e não há limite para o número delas.
    .name = reações sem limite

clause-ac-round = Numa rodada, cada personagem e cada oponente tem um turno, com uma ação e um movimento. Quando todos tiverem agido, começa a próxima rodada, de novo com um herói.
    .name = rodada

## The order of a fight

clause-ac-order-first = A menos que haja uma emboscada, quem começa é sempre um herói. Os jogadores decidem qual deles está mais preparado.
    .name = heróis começam

clause-ac-order-alternate = Depois de um herói age um inimigo, depois outro herói, e assim por diante, até que todos tenham tido um turno.
    .name = turnos intercalados

clause-ac-order-larger = Os membros do grupo maior que ainda não agiram podem agir em sequência no final, antes da próxima rodada.
    .name = grupo maior por último

clause-ac-ambush-effect = Heróis emboscados por inimigos escondidos não podem agir até que todos os inimigos escondidos tenham tido seus turnos.
    .name = emboscada

clause-ac-ambush-spot = Para escapar da emboscada, cada herói rola { DICE("1d6") }. Basta um 6 para que a ameaça seja avistada a tempo, e o combate começa normalmente.
    .name = avistar a emboscada

clause-ac-ambush-first-only = Uma emboscada dura só a primeira rodada; a partir da seguinte, heróis e inimigos agem intercalados, como sempre.
    .name = só na primeira rodada

## Moving

clause-ac-move-polygons = A cada turno, o personagem se desloca um número fixo de polígonos, que são quadrados ou hexágonos; a ancestralidade determina quantos. { POLYGONS(1) } tem cerca de { DISTANCE(1) }.
    .name = movimentação

clause-ac-move-split = O movimento pode vir antes, durante ou depois da ação, e pode ser dividido.
    .name = movimento dividido

clause-ac-move-diagonals = Normalmente, os personagens se movem na diagonal pelo grid sem restrições.
    .name = diagonais

clause-ac-move-restricted = No início do seu turno, o personagem perde { POLYGONS(1) } de deslocamento para cada inimigo num polígono adjacente.
    .name = movimentação restrita

clause-ac-move-pinned = Se com isso o deslocamento chegar a zero, só a manobra Desengajar permite que ele se mova.
    .name = sem deslocamento

clause-ac-move-difficult = Em terreno difícil (lama, neve, entulho, vegetação densa), cada polígono custa o dobro: { POLYGONS(2) } de deslocamento.
    .name = terreno difícil

clause-ac-move-metric = Contar em polígonos poupa a todos as medições, mas não as proíbe.
    .name = medição

## Attack and defence

clause-ac-attack-test = Para atacar, o herói faz um Teste de Atributo com o atributo que melhor corresponda ao ataque.
    .name = ataque

clause-ac-damage-roll = Num acerto, rola-se o dado de dano da arma ou do feitiço, com o seu modificador, e o resultado é subtraído dos pontos de vida do alvo. O dano base corpo a corpo é { DICE("1d4") }.
    .name = dano

clause-ac-damage-zero = Uma criatura que chega a zero pontos de vida é derrotada. O mestre decide se ela morre ou só fica incapacitada.
    .name = derrotado

clause-ac-attack-critical = Um 20 natural no Teste de Atributo de um jogador é um acerto crítico: ele pode rolar mais um dado de dano da arma ou do feitiço e somá-lo.
    .name = acerto crítico

clause-ac-defence-test = Para se defender, o herói faz um teste de PRE como reação. Com um sucesso, evita o golpe; com uma falha, sofre o dano do inimigo.
    .name = teste de defesa

clause-ac-defence-fumble = Numa falha crítica na defesa, o inimigo pode rolar mais um dado de dano e somá-lo.
    .name = falha crítica

clause-ac-defence-shield = Um escudo soma 1 à rolagem de defesa.
    .name = bônus de escudo

clause-ac-defence-counter = O herói que opta por contra-atacar rola { DICE("1d20") } sem nenhum atributo. (O que o resultado significa é uma opção da mesa.)
    .name = contra-ataque

clause-ac-safeguard = Contra feitiços, venenos, armadilhas e perigos naturais, faz-se uma salvaguarda, que é uma reação: { DICE("d20") } mais o atributo relevante ao perigo, como em qualquer Teste de Atributo.
    .name = salvaguarda
