### O que o Diretor tem em Draw Steel: lacaios, Malícia, vilões, montarias e os nomes das criaturas.
### O comentário acima de uma regra é seu próprio id.

## Clauses

# ds.minion.squad
clause-ds-minion-squad = Um bando de até oito lacaios tem um só Vigor para todos; fraqueza e imunidade contam uma vez.
    .name = Vigor comum
# ds.minion.falls
clause-ds-minion-falls = Sempre que o bando perde o Vigor de um lacaio, um cai: primeiro um atingido, à escolha de quem golpeou, depois o mais próximo.
    .name = lacaio cai
# ds.minion.area
clause-ds-minion-area = Numa área cada lacaio conta até o próprio Vigor, e só caem os que estão nela.
    .name = área e lacaios
# ds.minion.turn
clause-ds-minion-turn = O bando age junto. Cada lacaio tem um movimento e mais uma coisa: ação principal, manobra ou segundo movimento.
    .name = turno do bando
# ds.minion.strike
clause-ds-minion-strike = Os lacaios de um bando golpeiam com uma só rolagem, no máximo três num alvo; o segundo e o terceiro somam seu golpe livre. Após um acerto crítico todos os que participaram agem de novo.
    .name = golpe em bando
# ds.minion.maneuver
clause-ds-minion-maneuver = Os lacaios agarram e empurram juntos com uma só rolagem, cada um outro alvo; um bando procura uma vez.
    .name = manobra do bando
# ds.minion.captain
clause-ds-minion-captain = Um bando pode ter um capitão, nem lacaio nem montaria, que lhe dá o que diz a ficha. Se for perdido, outro pode assumir no início de uma rodada.
    .name = capitão
# ds.malice.gain
clause-ds-malice-gain = O Diretor começa com Malícia igual à média de Vitórias dos heróis e a cada rodada ganha 1 por herói vivo mais o número da rodada.
    .name = Malícia
# ds.malice.feature
clause-ds-malice-feature = No início de um turno o Diretor pode comprar um recurso com Malícia; por 3 qualquer um tem 1 a mais de potência na próxima habilidade.
    .name = recurso de Malícia
# ds.malice.goblins
clause-ds-malice-goblins = Goblins podem ficar mais rápidos (3), ferir cada inimigo por goblin adjacente (5) ou empestear todo o mapa (7).
    .name = Malícia goblin
# ds.malice.savage
clause-ds-malice-savage = Por 5 ou mais de Malícia o próximo golpe causa a um alvo a maior característica a mais, e 1 por Malícia acima de 5; não em duas rodadas seguidas.
    .name = golpe selvagem
# ds.objective
clause-ds-objective = O combate está ganho quando se resolve aquilo que está em jogo, mesmo com inimigos de pé: alguém foi derrotado, tantas rodadas se passaram, tão poucos restam. Nos outros casos o Diretor o encerra.
    .name = objetivo
# ds.last-stand
clause-ds-last-stand = Em um combate já ganho, o Diretor pode deixar cada inimigo com 1 de Vigor, e cada bando com tanto quanto tem cabeças.
    .name = última resistência
# ds.villain.actions
clause-ds-villain-actions = Líderes e solitários têm três ações de vilão: cada uma vez por combate, uma por rodada no total, no fim do turno de outro.
    .name = ação de vilão
# ds.end-effect
clause-ds-end-effect = No fim do turno tal criatura pode sofrer 5 de dano, que nada reduz, para encerrar um efeito que uma salvaguarda encerraria.
    .name = livrar-se
# ds.solo.action
clause-ds-solo-action = Um solitário pode comprar mais uma ação principal por 5 de Malícia.
    .name = mais uma ação
# ds.summon
clause-ds-summon = Quem é invocado age logo após o invocador, que não invoca de novo antes do próximo turno.
    .name = invocação
# ds.mount.up
clause-ds-mount-up = Monta-se de graça uma montaria disposta, maior e adjacente. Se ela morre, os cavaleiros caem no chão ao lado.
    .name = montar
# ds.mount.ride
clause-ds-mount-ride = Cavalgar é o movimento do cavaleiro, uma vez por rodada por montaria: ela anda até seu deslocamento, ou se desengaja, e leva os cavaleiros; algumas são tão ardilosas quanto quem as monta.
    .name = cavalgar
# ds.mount.leap
clause-ds-mount-leap = De certas montarias saltam-se { SQUARES(6) } e golpeia-se uma vez com vantagem.
    .name = da sela

## What happens

drawsteel-event-captain = { NAME($who, case: "o") } agora lidera o bando.
drawsteel-event-gained-riding = { NAME($who, case: "o") } monta.
drawsteel-event-lost-riding = { NAME($who, case: "o") } não está mais na sela.
drawsteel-event-gained-floored = { NAME($who, case: "o") } não consegue se levantar.
drawsteel-event-lost-floored = { NAME($who, case: "o") } pode se levantar de novo.
drawsteel-event-gained-no-triggers = { NAME($who, case: "o") } não pode reagir até a próxima rodada.
drawsteel-event-lost-no-triggers = { NAME($who, case: "o") } pode reagir de novo.
drawsteel-event-gained-hastened = { NAME($who, case: "o") } fica mais veloz nesta rodada.
drawsteel-event-gained-called-out = Todos miram { NAME($who, case: "no") }.
drawsteel-event-gained-quaking = O chão treme.

## Who they are

noun-goblin-runner = goblin corredor
    .gender = m
noun-goblin-archer = goblin arqueiro
    .gender = m
noun-goblin-hewer = goblin lenhador
    .gender = m
noun-goblin-cutthroat = goblin degolador
    .gender = m
noun-goblin-reeker = goblin fedorento
    .gender = m
noun-goblin-foreman = goblin capataz
    .gender = m
noun-goblin-king = rei goblin
    .gender = m
noun-war-spider = aranha de guerra
    .gender = f
noun-war-wolf = lobo de guerra
    .gender = m
noun-human-brawler = brigão humano
    .gender = m
noun-human-knave = patife humano
    .gender = m
noun-ogre-bruiser = ogro brutamontes
    .gender = m
noun-bugbear-stalker = bugbear espreitador
    .gender = m
noun-human-warlord = senhor da guerra
    .gender = m
noun-tunnel-worm = verme escavador
    .gender = m
noun-mirela = Mirela
    .gender = f
noun-silas = Silas
    .gender = m
noun-fiammetta = Fiammetta
    .gender = f

## Abilities

noun-darting-jab = estocada veloz
    .gender = f
noun-short-bow = tiro de arco curto
    .gender = m
noun-great-axe = golpe de machado
    .gender = m
noun-knife-in-the-back = facada pelas costas
    .gender = f
noun-shadow-net = rede de sombras
    .gender = f
noun-leaden-feet = pés de chumbo
    .gender = p
    .article = os
noun-reeking-pot = pote fedorento
    .gender = m
noun-swamp-gas = gás do pântano
    .gender = m
noun-pointing-stab = estocada certeira
    .gender = f
noun-wild-shout = grito selvagem
    .gender = m
noun-shrewd-shout = grito astuto
    .gender = m
noun-barbed-thrust = estocada farpada
    .gender = f
noun-royal-sceptre = golpe de cetro
    .gender = m
noun-call-runners = chamado dos corredores
    .gender = m
noun-shove-before = empurrão à frente
    .gender = m
noun-all-at-once = ordem geral
    .gender = f
noun-that-one = ordem de caça
    .gender = f
noun-knives-out = ordem das facas
    .gender = f
noun-venomous-bite = mordida venenosa
    .gender = f
noun-deep-bite = mordida profunda
    .gender = f
noun-stabbing-legs = golpe de patas
    .gender = m
noun-scuttling-legs = investida de patas
    .gender = f
noun-skitter-aside = esquiva ligeira
    .gender = f
noun-wolf-bite = mordida de lobo
    .gender = f
noun-lope = corrida de lobo
    .gender = f
noun-bear-hug = abraço de urso
    .gender = m
noun-throw-off = arremesso ao longe
    .gender = m
noun-sly-cut = corte astuto
    .gender = m
noun-slyer-cut = corte traiçoeiro
    .gender = m
noun-dance-of-knives = dança das facas
    .gender = f
noun-two-arrows = tiro duplo
    .gender = m
noun-tree-trunk = golpe de tronco
    .gender = m
noun-big-hand = mão enorme
    .gender = f
noun-hurl = arremesso de gente
    .gender = m
noun-stay-here = puxão de volta
    .gender = m
noun-long-arms = braços longos
    .gender = p
    .article = os
noun-cloak-of-dusk = manto do crepúsculo
    .gender = m
noun-bristling-dart = dardo espinhoso
    .gender = m
noun-toss-up = lançamento ao alto
    .gender = m
noun-snatch = agarrão
    .gender = m
noun-not-me = escudo alheio
    .gender = m
noun-wide-swing = golpe amplo
    .gender = m
noun-leading-swing = golpe de comando
    .gender = m
noun-call-out = desafio
    .gender = m
noun-raised-shield = escudo erguido
    .gender = m
noun-march-through = marcha implacável
    .gender = f
noun-make-way = abre-alas
    .gender = m
noun-storm-of-blows = tempestade de golpes
    .gender = f
noun-swallowing-bite = mordida voraz
    .gender = f
noun-hooked-legs = patas de gancho
    .gender = p
    .article = as
noun-acid-spit = cuspe ácido
    .gender = m
noun-burst-from-below = irrupção
    .gender = f
noun-dust-cloud = nuvem de poeira
    .gender = f
noun-writhe-away = contorção
    .gender = f
noun-acid-gush = jorro ácido
    .gender = m
noun-surge-and-bite = bote
    .gender = m
noun-spray = borrifo ácido
    .gender = m
noun-dripping-maw = bocarra gotejante
    .gender = f
noun-geyser = gêiser
    .gender = m
noun-solo-action = mais uma ação
    .gender = f
    .article = none
noun-quaking-ground = terremoto
    .gender = m
noun-savage-blow = golpe selvagem
    .gender = m
noun-no-mercy = impiedade
    .gender = f
noun-quick-feet = pés ligeiros
    .gender = p
    .article = os
noun-many-knives = chuva de facas
    .gender = f
noun-great-stink = fedor imenso
    .gender = m
