### As palavras de Ação e Combate: o que acontece, o que se joga, o que se pode fazer.

## What happens

acao-event-no-reaction = { NAME($who) } não pode reagir, e o golpe acerta.
acao-event-hazard-fire = { NAME($who) } entra no fogo.
acao-event-hazard-spikes = { NAME($who) } pisa nos espinhos.
acao-event-hazard-fumes = { NAME($who) } respira os vapores.
acao-event-spotted = A emboscada é avistada a tempo.
acao-event-armour = A armadura absorve { $amount }.
acao-event-ambush = Emboscada! Quem estava escondido age primeiro.
acao-event-foe-attack = { NAME($who) } ataca { NAME($target) } { GENDER($weapon) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($weapon) }.
acao-event-peril = { NAME($who) } usa { GENDER($weapon) ->
        [m] o
        [f] a
       *[p] as
    } { NAME($weapon) } contra { NAME($target) }.
acao-event-defence-avoided = { NAME($who) } se defende: { $total }, e evita o golpe.
acao-event-defence-hit = { NAME($who) } se defende: { $total }, mas o golpe acerta.
acao-event-defence-fumbled = { NAME($who) } tira um 1 natural: falha crítica, mais um dado de dano para o inimigo.
acao-event-defence-softened = { NAME($who) } se defende: { $total }, e sofre só a metade.
acao-event-defence-avoided-countered = { NAME($who) } contra-ataca { GENDER($counter) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($counter) }: { $total }, acerta e evita o golpe.
acao-event-defence-hit-countered = { NAME($who) } contra-ataca { GENDER($counter) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($counter) }: { $total }, e os dois golpes acertam.
acao-event-defence-softened-countered = { NAME($who) } contra-ataca { GENDER($counter) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($counter) }: { $total }, acerta de leve e sofre só a metade.
acao-event-test-critical = 20 natural!
acao-event-test-success = Sucesso.
acao-event-test-partial = Sucesso parcial.
acao-event-test-failure = Falha.
acao-event-test-fumble = 1 natural: falha crítica.
acao-event-stumbled = Com um 1 natural, o turno acaba.
acao-event-restricted = Inimigos por perto: { NAME($who) } tem { POLYGONS($left) } de deslocamento.
acao-event-disengaged = { NAME($who) } se desengaja.
acao-event-dropped = { NAME($who) } solta { GENDER($weapon) ->
        [m] o
        [f] a
       *[p] as
    } { NAME($weapon) }.
acao-event-reloaded = { NAME($who) } recarrega { GENDER($weapon) ->
        [m] o
        [f] a
       *[p] as
    } { NAME($weapon) }.
acao-event-gesture-word = { NAME($who) } diz uma palavra.
acao-event-gesture-cry = { NAME($who) } chora.
acao-event-gesture-wave = { NAME($who) } acena.
acao-event-gained-helped = { NAME($who) } recebe ajuda para o próximo ataque.
acao-event-gained-held = { NAME($who) } { GENDER($who) ->
        [f] fica imobilizada
       *[m] fica imobilizado
    }.
acao-event-gained-stuck = { NAME($who) } { GENDER($who) ->
        [f] fica presa
       *[m] fica preso
    } na teia.
acao-event-gained-stunned = { NAME($who) } vai perder o próximo turno.
acao-event-gained-bleeding = { NAME($who) } começa a sangrar.
acao-event-lost-held = { NAME($who) } se livra do agarrão.
acao-event-lost-stuck = { NAME($who) } se solta da teia.
acao-event-lost-stunned = { NAME($who) } se recupera.
acao-event-lost-bleeding = { NAME($who) } para de sangrar.
acao-event-incapacitated = { NAME($who) } { GENDER($who) ->
        [f] fica incapacitada
       *[m] fica incapacitado
    }.
acao-event-fled = { NAME($who) } foge.
acao-event-yielded = { NAME($who) } se rende.
acao-event-up = { NAME($who) } volta ao combate.

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
acao-roll-ambush = avistar a emboscada

## Questions

acao-cli-question =
    .defence = { NAME($who) }: { NAME($about) } ataca. Como você reage?
    .next = { NAME($who) }: quem age agora?
    .fate = { NAME($who) }: { NAME($about) } chegou a zero pontos de vida. O que acontece?
    .energy = { NAME($who) }: sucesso parcial. Gastar um ponto de Energia para ter sucesso?
    .karma = { NAME($who) }: gastar Karma neste teste?
    .absorb = { NAME($who) }: gastar um ponto de Energia e deixar a armadura absorver?
    .wear = { NAME($who) }: desgastar a armadura para absorver o máximo?
    .sweep = { NAME($who) }: o golpe continua ao lado de { NAME($about) }. Quem mais ele acerta?

## Deeds, and what else one may call them

acao-cli-deed =
    .push = empurrar { NAME($target) } ({ NAME($weapon) })
    .topple = derrubar { NAME($target) } ({ NAME($weapon) })
    .immobilise = imobilizar { NAME($target) }
    .help = ajudar { NAME($target) }
    .run = correr
    .tear-free = soltar-se com { NAME($weapon) }
    .reload = recarregar { NAME($weapon) }
    .heal = curar { NAME($target) }
    .flee = fugir
    .word = dizer uma palavra
    .cry = chorar
    .wave = acenar
    .drop = soltar { NAME($weapon) }
    .defend = defender-se
    .counter = contra-atacar ({ NAME($weapon) })
    .absorb = absorver com a armadura
    .wear = desgastar a armadura
    .spend = gastar um ponto de Energia
    .karma = gastar Karma: { NAME($weapon) }
    .dies = morre
    .lives = fica só fora de combate
acao-cli-verbs =
    .push = empurra
    .topple = derruba
    .immobilise = imobilizar, agarrar
    .help = ajudar
    .run = correr
    .tear-free = soltar
    .reload = recarregar
    .heal = curar
    .flee = fugir
    .word = dizer, falar
    .cry = chorar
    .wave = acenar
    .drop = largar
    .defend = defender, esquivar, bloquear
    .counter = contra-atacar, contra
    .absorb = absorver
    .wear = desgastar
    .spend = gastar, energia
    .karma = carma
    .dies = morre, morto
    .lives = vive, incapacitado

## How somebody fares

acao-cli-effect =
    .helped = com ajuda
    .held = imobilizado
    .stuck = preso na teia
    .stunned = perde o turno
    .bleeding = sangrando
    .overreached = guarda aberta
acao-cli-health =
    .incapacitated = fora de combate
    .fled = fugiu
    .yielded = rendeu-se
acao-cli-pool =
    .armour = armadura { $amount }
    .energy = Energia { $amount }
    .karma = Karma { $amount }

## The map, distances, chances

acao-cli-legend =
    .woods = mata
    .fire = fogo
    .spikes = espinhos
    .fumes = vapores
    .shadow = sombra
acao-cli-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } ao alcance (• no mapa); digite um, por exemplo { $example }
acao-cli-odds =
    .avoid = { $chance } de evitar, { $mean } de dano em média
acao-cli-why =
    .critical = Acerto crítico: mais um dado de dano.

## Table options: the attribute is the option's name, with a hyphen for its dot

acao-cli-table-option =
    .test-bands = a partir de que total há sucesso parcial, e a partir de qual, sucesso total
    .test-partial = quanto vale um sucesso parcial: um sucesso (com Energia, custa um ponto dela), sempre um sucesso, um sucesso com custo ou uma falha
    .energy = se há Energia, e quanta
    .karma = se há Karma
    .attack-melee = com que atributo se ataca corpo a corpo
    .attack-bare = quanto as mãos nuas causam
    .defence-counter = o que faz um sucesso parcial no contra-ataque: os dois acertam, ou vale como qualquer sucesso parcial
    .reaction-limit = quantas reações por rodada: sem limite, ou uma
    .ambush-check = quem joga para avistar a emboscada: cada herói, ou um só
    .ambush-reactions = se os emboscados podem reagir antes de agir
    .move-restricted = de quem os inimigos adjacentes restringem o movimento: dos dois grupos, ou só dos heróis
    .move-limit = se o deslocamento tem limite, ou não
    .move-diagonals = quem anda na diagonal: todos, ou todos menos os grandes e quem usa placas
    .zero-hero = o que acontece com um herói a zero
    .zero-foe = o que acontece com um inimigo a zero: o mestre decide, morre, ou fica incapacitado
