### As palavras de Ação e Combate: o que acontece, o que se rola, o que se pode fazer.

## What happens

acao-event-no-reaction = { NAME($who, case: "o") } não pode reagir, e o golpe acerta.
acao-event-declined = { NAME($who, case: "o") } recebe o golpe sem reagir.
acao-event-unguarded = { NAME($who, case: "o") } não pode reagir.
acao-event-hazard-fire = { NAME($who, case: "o") } entra no fogo.
acao-event-hazard-spikes = { NAME($who, case: "o") } pisa nos espinhos.
acao-event-hazard-fumes = { NAME($who, case: "o") } respira os vapores.
acao-event-spotted = A emboscada é avistada a tempo.
acao-event-armour = A armadura absorve { $amount }.
acao-event-ambush = Emboscada! Quem estava escondido age primeiro.
acao-event-heroes-begin = Os heróis começam.
acao-event-foes-begin = Os inimigos começam.
acao-event-foe-attack = { NAME($who, case: "o") } ataca { NAME($target, case: "o") } com { NAME($weapon, case: "o") }.
acao-event-peril = { NAME($who, case: "o") } usa { NAME($weapon, case: "o") } contra { NAME($target, case: "o") }.
acao-event-defence-avoided = { NAME($who, case: "o") } se defende: total { $total }, e evita o golpe.
acao-event-defence-hit = { NAME($who, case: "o") } se defende: total { $total }, mas o golpe acerta.
acao-event-defence-fumbled = { NAME($who, case: "o") } tira um 1 natural: falha crítica, mais um dado de dano para o inimigo.
acao-event-defence-softened = { NAME($who, case: "o") } se defende: total { $total }, e sofre só a metade.
acao-event-defence-avoided-countered = { NAME($who, case: "o") } contra-ataca com { NAME($counter, case: "o") }: total { $total }, acerta e evita o golpe.
acao-event-defence-hit-countered = { NAME($who, case: "o") } contra-ataca com { NAME($counter, case: "o") }: total { $total }, e os dois golpes acertam.
acao-event-defence-softened-countered = { NAME($who, case: "o") } contra-ataca com { NAME($counter, case: "o") }: total { $total }, acerta de leve e sofre só a metade.
acao-event-test-critical = 20 natural!
acao-event-test-success = Sucesso.
acao-event-test-partial = Sucesso parcial.
acao-event-test-failure = Falha.
acao-event-test-fumble = 1 natural: falha crítica.
acao-event-stumbled = Com um 1 natural, o turno acaba.
acao-event-restricted = Inimigos por perto: { NAME($who, case: "o") } { $left ->
        [0] não pode se mover
       *[more] tem { POLYGONS($left) } de deslocamento
    }.
acao-event-disengaged = { NAME($who, case: "o") } se desengaja.
acao-event-hid = { NAME($who, case: "o") } se esconde.
acao-event-dropped = { NAME($who, case: "o") } solta { NAME($weapon, case: "o") }.
acao-event-reloaded = { NAME($who, case: "o") } recarrega { NAME($weapon, case: "o") }.
acao-event-improvised = { NAME($who, case: "o") } tenta: { $words }
acao-event-forbidden = { NAME($who) }: isso é impossível.
acao-event-gesture-word = { NAME($who, case: "o") } diz uma palavra.
acao-event-gesture-cry = { NAME($who, case: "o") } chora.
acao-event-gesture-wave = { NAME($who, case: "o") } acena.
acao-event-gained-helped = { NAME($who, case: "o") } recebe ajuda para o próximo ataque.
acao-event-gained-held = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica imobilizada
       *[m] fica imobilizado
    }.
acao-event-gained-stuck = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica presa
       *[m] fica preso
    } na teia.
acao-event-gained-stunned = { NAME($who, case: "o") } vai perder o próximo turno.
acao-event-gained-bleeding = { NAME($who, case: "o") } começa a sangrar.
acao-event-lost-held = { NAME($who, case: "o") } se livra do agarrão.
acao-event-lost-stuck = { NAME($who, case: "o") } se solta da teia.
acao-event-lost-stunned = { NAME($who, case: "o") } se recupera.
acao-event-lost-bleeding = { NAME($who, case: "o") } para de sangrar.
acao-event-incapacitated = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica incapacitada
       *[m] fica incapacitado
    }.
acao-event-up = { NAME($who, case: "o") } volta ao combate.

## Why dice are rolled

acao-roll-defence = a defesa
acao-roll-counter = o contra-ataque
acao-roll-safeguard = a salvaguarda
acao-roll-hide = se esconder
acao-roll-notice = notar quem se esconde
acao-roll-immobilise = a imobilização
acao-roll-disengage = se soltar
acao-roll-heal = o feitiço de cura
acao-roll-healing = a cura
acao-roll-advantage = a vantagem
acao-roll-disadvantage = a desvantagem
acao-roll-armour = a armadura
acao-roll-bleeding = o sangramento
acao-roll-life = os pontos de vida
acao-roll-lift = erguer a arma de novo
acao-roll-improvise = a tentativa
acao-roll-test = o teste
acao-roll-ambush = avistar a emboscada

## Questions

acao-say-question =
    .defence = { NAME($who) }: { NAME($about, case: "o") } ataca. Como você reage?
    .next = { NAME($who) }: quem age agora?
    .first = { NAME($who) }: quem começa?
    .fate = { NAME($who) }: { NAME($about, case: "o") } chegou a zero pontos de vida. O que acontece?
    .safeguard = { NAME($who) }: usar a reação numa salvaguarda?
    .energy = { NAME($who) }: sucesso parcial. Gastar um ponto de Energia para ter sucesso?
    .karma = { NAME($who) }: gastar Karma neste teste?
    .absorb = { NAME($who) }: gastar um ponto de Energia e deixar a armadura absorver?
    .wear = { NAME($who) }: desgastar a armadura para absorver o máximo?
    .sweep = { NAME($who) }: o golpe continua ao lado { NAME($about, case: "do") }. Quem mais ele acerta?

## Deeds, and what else one may call them

acao-say-deed =
    .second = atacar { NAME($target, case: "o") } com a outra mão: { NAME($weapon) }
    .push = empurrar { NAME($target, case: "o") } com { NAME($weapon, case: "o") }
    .topple = derrubar { NAME($target, case: "o") } com { NAME($weapon, case: "o") }
    .immobilise = imobilizar { NAME($target, case: "o") }
    .help = ajudar { NAME($target, case: "o") }
    .run = correr
    .tear-free = soltar-se com { NAME($weapon, case: "o") }
    .break-free = libertar-se
    .reload = recarregar { NAME($weapon, case: "o") }
    .heal = curar { NAME($target, case: "o") }
    .word = dizer uma palavra
    .cry = chorar
    .wave = acenar
    .drop = soltar { NAME($weapon, case: "o") }
    .defend = defender-se
    .resist = fazer a salvaguarda
    .counter = contra-atacar com { NAME($weapon, case: "o") }
    .absorb = absorver com a armadura
    .wear = desgastar a armadura
    .spend = gastar um ponto de Energia
    .karma = gastar Karma: { NAME($weapon) }
    .dies = morre
    .lives = fica só fora de combate
    .heroes-first = os heróis começam
    .foes-first = os inimigos começam
    .test = decide um teste: { NAME($weapon) }
    .test-by = decide um teste ({ NAME($weapon) }) feito { NAME($target, case: "pelo") }
    .allow = dá certo sem teste
    .forbid = é impossível
acao-say-verbs =
    .second = outra, segunda
    .heroes-first = heróis
    .foes-first = inimigos
    .test = teste
    .test-by = teste
    .allow = sim
    .forbid = não
    .push = empurra
    .topple = derruba
    .immobilise = imobilizar, agarrar
    .help = ajudar
    .run = correr
    .tear-free = soltar
    .break-free = libertar
    .reload = recarregar
    .heal = curar
    .word = dizer, falar
    .cry = chorar
    .wave = acenar
    .drop = largar
    .defend = defender, esquivar, bloquear
    .resist = resistir
    .counter = contra-atacar, contra
    .absorb = absorver
    .wear = desgastar
    .spend = gastar, energia
    .karma = karma, carma
    .dies = morre, morto
    .lives = vive, incapacitado

## How somebody fares

acao-say-effect =
    .helped = com ajuda
    .held = num agarrão
    .stuck = na teia
    .stunned = perde o turno
    .bleeding = sangrando
    .overreached = guarda aberta
    .strained = arma pesada erguida
acao-say-health =
    .incapacitated = fora de combate
acao-say-pool =
    .armour = armadura { $amount }
    .energy = Energia { $amount }
    .karma = Karma { $amount }

## The map, distances, chances

acao-say-legend =
    .woods = mata
    .fire = fogo
    .spikes = espinhos
    .fumes = vapores
    .shadow = sombra
acao-say-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } ao alcance (• no mapa); digite um, por exemplo { $square }
acao-say-odds =
    .avoid = { $chance } de evitar, { $mean } de dano em média
acao-say-why =
    .critical = Acerto crítico: mais um dado de dano.

## Table options and their readings: the attribute is the option's name, and the reading's, with hyphens for other signs

acao-say-table-option =
    .test-bands = a partir de que totais há sucesso parcial e sucesso total
    .test-partial = quanto vale um sucesso parcial
    .test-advantage = que tamanho tem o dado de vantagem
    .life = quantos pontos de vida tem um herói
    .energy = se há Energia, e quanta
    .karma = se há Karma
    .attack-melee = com que atributo se ataca corpo a corpo
    .attack-bare = quanto as mãos nuas causam
    .attack-two-hands = o que rende a espada longa nas duas mãos
    .magic-partial = quanto vale um sucesso parcial num feitiço
    .defence-counter = o que faz um sucesso parcial no contra-ataque
    .reaction-limit = quantas reações por rodada
    .order-first = quem começa a rodada
    .ambush-check = quem rola para avistar a emboscada
    .ambush-reactions = se os emboscados podem reagir antes de agir
    .move-restricted = de quem os inimigos adjacentes restringem o movimento
    .move-limit = até onde se pode ir
    .move-split = quando se pode mover
    .move-diagonals = quem anda na diagonal
    .zero-hero = o que acontece com um herói a zero
    .zero-foe = o que acontece com um inimigo a zero
    .leaving = quem pode render-se
acao-say-table-reading =
    .test-bands-14-18 = parcial a partir de 14, total a partir de 18
    .test-bands-15-19 = parcial a partir de 15, total a partir de 19
    .test-bands-10-15 = parcial a partir de 10, total a partir de 15
    .test-bands-13-15 = parcial a partir de 13, total a partir de 15
    .test-partial-by-energy = um sucesso; com Energia em jogo, só gastando um ponto dela
    .test-partial-success = sempre um sucesso
    .test-partial-cost = um sucesso com custo: o ataque causa o mínimo, a defesa deixa passar a metade
    .test-partial-failure = uma falha
    .test-advantage-1d4 = sempre { DICE("1d4") }
    .test-advantage-by-level = um dado maior a cada dois níveis, de { DICE("1d4") } a { DICE("1d12") }
    .life-5-res = 5 mais RES
    .life-1d6-vig = { DICE("1d6") } mais VIG, no começo do combate
    .energy-off = não há; a armadura é vida extra
    .energy-5 = 5 pontos
    .energy-level-men = o nível mais MEN
    .karma-off = não
    .karma-on = sim
    .attack-melee-vig = com VIG
    .attack-melee-pre = com PRE
    .attack-bare-1d4 = { DICE("1d4") }
    .attack-bare-1d6 = { DICE("1d6") }
    .attack-two-hands-one-more = 1 de dano a mais
    .attack-two-hands-bigger-die = o dado maior seguinte
    .magic-partial-as-any = o mesmo que em qualquer teste
    .magic-partial-life = o feitiço funciona e custa 1 ponto de vida
    .defence-counter-trade = os dois golpes acertam
    .defence-counter-all-or-nothing = vale como qualquer sucesso parcial
    .reaction-limit-none = sem limite
    .reaction-limit-one = uma
    .order-first-heroes = um herói
    .order-first-test = um herói, se o mais rápido passar num teste de PRE; senão, um inimigo
    .order-first-gm = quem o mestre disser
    .ambush-check-every-hero = cada herói
    .ambush-check-one-hero = só o primeiro herói
    .ambush-reactions-yes = sim
    .ambush-reactions-no = não
    .move-restricted-both = dos dois grupos
    .move-restricted-heroes = só dos heróis
    .move-limit-speed = até onde a ancestralidade permite
    .move-limit-none = sem limite
    .move-split-during = antes, depois e durante a ação, entre dois ataques
    .move-split-before-and-after = só antes e depois da ação
    .move-diagonals-free = todos
    .move-diagonals-not-heavy = todos, menos os grandes e quem usa placas
    .zero-hero-death = morre
    .zero-hero-incapacitated = fica fora de combate
    .zero-foe-gm = o mestre decide
    .zero-foe-death = morre
    .zero-foe-incapacitated = fica fora de combate
    .leaving-by-order = só quem recebe a ordem
    .leaving-at-will = qualquer um

acao-page-pool =
    .second = ataque com a outra mão
    .energy = Energia
    .karma = Karma
acao-say-figure =
    .level = nível
    .speed = deslocamento
acao-page-ruling-word =
    .bludgeoning = contundente
    .cold = frio
    .fire = fogo
    .piercing = perfurante
    .poison = veneno
    .slashing = cortante
acao-page-word =
    .defence = defesa
    .safeguard = salvaguarda
    .energy = gastar Energia
    .karma = gastar Karma
    .absorb = absorver com a armadura
    .sweep = golpe amplo
acao-page-ruling =
    .safeguard = Faz uma salvaguarda
