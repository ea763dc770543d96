### O que só o nosso complemento de Ação e Combate diz: faixas, manobras, traços, armas, como motivos no registro.

## Tests

clause-ac-test-bands = Um teste falha, tem sucesso parcial ou sucesso total por faixas fixas; quais são elas é uma opção da mesa.
    .name = faixas
clause-ac-test-natural = Um 1 natural falha, seja o que for somado, e no próprio turno encerra o turno; um 20 natural tem sucesso, seja o que for subtraído.
    .name = 1 e 20 naturais
clause-ac-test-advantage = O que ajuda soma mais um dado, { DICE("1d4") }, ao teste. Vantagem e desvantagem se anulam. (Por uma opção da mesa, o dado cresce com o nível.)
    .name = dado de vantagem
clause-ac-test-disadvantage = O que atrapalha subtrai mais um dado, { DICE("1d4") }, do teste. Vantagem e desvantagem se anulam.
    .name = dado de desvantagem
clause-ac-test-average = Quando um perigo pede dois atributos, vale a média deles, arredondada para cima.
    .name = média
clause-ac-energy = Onde se joga com Energia, um ponto dela transforma o sucesso parcial em sucesso total; sem ele, é uma falha.
    .name = Energia
clause-ac-karma = Cada teste falho rende um ponto de Karma, até cinco. Cada ponto gasto soma 1 a um teste, mas não desfaz um 1 natural.
    .name = Karma
clause-ac-life = Um herói tem 5 pontos de vida mais RES, e mais 1 em cada um dos níveis 2 e 3. (Por uma opção da mesa, são { DICE("1d6") } mais VIG.)
    .name = pontos de vida

## Armour and healing

clause-ac-armour = Armadura é vida extra, e vai primeiro: couro 2, malha 4, placas 6.
    .name = armadura
clause-ac-armour-absorb = Onde se joga com Energia, um ponto dela rola o dado da armadura contra o dano. Desgastar a armadura faz o dado valer o máximo.
    .name = absorvido pela armadura
clause-ac-armour-mail = A malha tira 1 de todo teste de PRE.
    .name = malha
clause-ac-armour-plate = As placas tiram { POLYGONS(2) } do deslocamento.
    .name = placas
clause-ac-spell-heal = Um feitiço de cura usa a ação e um teste de MEN; num 20 natural, rola-se mais um dado.
    .name = cura
clause-ac-spell-partial = Por uma opção da mesa, o sucesso parcial de um feitiço vale como sucesso e custa 1 ponto de vida.
    .name = preço do feitiço

## Manoeuvres

clause-ac-manoeuvre-help = Ajudar: o próximo ataque de um aliado ganha um dado de vantagem.
    .name = ajuda
clause-ac-manoeuvre-run = Correr: abre-se mão da ação por um segundo movimento, tão restrito quanto o primeiro.
    .name = correr
clause-ac-manoeuvre-disengage = Desengajar: o deslocamento inteiro, esteja quem estiver em volta. Quem está preso precisa antes de um teste de VIG ou PRE.
    .name = desengajar
clause-ac-manoeuvre-push = Empurrar ou Derrubar: um acerto abre mão do dano para empurrar o alvo { POLYGONS(2) }, ou para derrubá-lo. Não vale contra criaturas enormes.
    .name = empurrar, derrubar
clause-ac-manoeuvre-hide = Esconder-se: atrás de um obstáculo ou na sombra, com um teste de PRE. Quem está escondido não pode ser atacado diretamente e tem um dado de vantagem no próximo ataque, que o revela. Quando um inimigo se esconde, o herói mais atento faz um teste de PER.
    .name = esconder-se
clause-ac-manoeuvre-immobilise = Imobilizar: com um teste de VIG, em desvantagem contra os grandes. Quem está preso não age nem se move, e quem o segura precisa repetir a manobra a cada rodada. Do agarrão de um inimigo, a salvaguarda é de VIG.
    .name = imobilizar
clause-ac-condition-prone = Quem está caído se levanta abrindo mão do movimento. Até lá, quem o ataca de perto tem um dado de vantagem, e quem ele ataca tem um na defesa.
    .name = no chão

## Traits

clause-ac-trait-clumsy = Ataques contra o desajeitado têm um dado de vantagem.
    .name = desajeitado
clause-ac-trait-evasive = Ataques contra o esquivo têm um dado de desvantagem.
    .name = esquivo
clause-ac-trait-deadly = Quem se defende do mortífero tem um dado de desvantagem.
    .name = mortífero
clause-ac-trait-night-eyed = Quem enxerga no escuro vê através da sombra até { POLYGONS(12) } de distância.
    .name = visão no escuro
clause-ac-trait-tough = Quem tem couro duro sofre 2 a menos de cada golpe físico.
    .name = couro duro
clause-ac-trait-woodsy = À vontade na mata: um dado de vantagem para se esconder ali.
    .name = à vontade na mata
clause-ac-trait-savage = O selvagem causa 1 a mais corpo a corpo.
    .name = selvagem
clause-ac-trait-resistant = Metade do dano de um tipo a que se resiste.
    .name = resistente
clause-ac-trait-immune = Nenhum dano de um tipo a que se é imune.
    .name = imune

## Arms

clause-ac-arms-hit = Uma arma pode tornar seus ataques mais fáceis ou mais difíceis.
    .name = arma
clause-ac-arms-sudden = A adaga soma 2 contra quem é pego de surpresa.
    .name = de surpresa
clause-ac-arms-against-the-bare = A funda soma 2 contra quem não usa armadura.
    .name = sem proteção
clause-ac-arms-in-water = O tridente soma 1 dentro d’água.
    .name = na água
clause-ac-arms-versatile = A espada longa nas duas mãos causa 1 a mais ou, por uma opção da mesa, rola o dado maior seguinte.
    .name = nas duas mãos
clause-ac-arms-crushing = A clava ignora 1 de armadura rígida.
    .name = esmagar
clause-ac-arms-shattering = A maça ignora 2 de armadura.
    .name = estilhaçar
clause-ac-arms-stunning = Num acerto crítico, o alvo da maça perde o próximo turno.
    .name = atordoar
clause-ac-arms-toppling = Num acerto crítico, o alvo do martelo de guerra faz uma salvaguarda de RES ou cai; um inimigo cai.
    .name = derrubar
clause-ac-arms-bleeding = Num acerto crítico, o alvo da foice sangra: { DICE("1d4") } no início dos próximos dois turnos.
    .name = sangramento
clause-ac-arms-slowing = Depois de atacar com o machado de guerra, sobra { POLYGONS(1) } a menos para se mover.
    .name = lentidão
clause-ac-arms-overreaching = Depois de atacar com a machadinha, a defesa tem 1 a menos até o próximo turno.
    .name = guarda aberta
clause-ac-arms-loading = A besta precisa de uma ação para recarregar.
    .name = recarga
clause-ac-arms-sweeping = A alabarda que acerta pode acertar mais um inimigo ao lado do primeiro.
    .name = golpe amplo
clause-ac-arms-charging = Depois de um movimento, a lança alcança { POLYGONS(1) } a mais.
    .name = investida
clause-ac-arms-parrying = A espada curta soma 1 à defesa corpo a corpo.
    .name = aparar
clause-ac-arms-light = Depois de atacar com uma arma leve, quem empunha outra faz com ela mais um ataque, na mesma ação, com −2. Contra um ataque assim de um inimigo, a defesa do herói soma 2.
    .name = segunda arma
clause-ac-arms-two-handed = Uma arma de duas mãos não pode ser usada com escudo.
    .name = duas mãos
clause-ac-arms-heavy = Uma arma pesada tira { POLYGONS(2) } do deslocamento. Para atacar com ela em dois turnos seguidos, o herói precisa antes de um teste de VIG.
    .name = arma pesada
