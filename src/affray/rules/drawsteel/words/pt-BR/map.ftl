### O que Draw Steel diz do mapa: lugares, esconder-se, áreas, modos de se mover, movimento forçado.
### O comentário acima da mensagem é o id da cláusula.

## Places

# ds.cover
clause-ds-cover = Um revés em tudo que causa dano a quem está pelo menos metade atrás de algo sólido.
    .name = cobertura
# ds.concealment
clause-ds-concealment = Um revés nos golpes contra quem não se pode observar: no escuro, na névoa, invisível.
    .name = ocultação
# ds.concealment.invisible
clause-ds-concealment-invisible = Quem é invisível está sempre oculto, e procurá-lo tem um revés.
    .name = invisível
# ds.high-ground
clause-ds-high-ground = Uma vantagem para quem está no chão ao menos à altura da cabeça do outro.
    .name = terreno elevado
# ds.flanking
clause-ds-flanking = Uma vantagem nos golpes corpo a corpo se um aliado está do lado oposto do alvo; os dois precisam poder reagir.
    .name = flanqueio
# ds.size.squeezed
clause-ds-size-squeezed = Um revés em todas as rolagens no espaço de alguém a menos de dois tamanhos de diferença.
    .name = aperto

## Hiding

# ds.hide
clause-ds-hide = Uma manobra: esconde-se quem tem cobertura ou ocultação e não está sendo observado.
    .name = esconder-se
# ds.hide.hidden
clause-ds-hide-hidden = Não se pode mirar em quem não se sabe onde está; só uma área o atinge.
    .name = escondido
# ds.hide.edge
clause-ds-hide-edge = Uma vantagem contra aqueles de quem se está escondido, até o fim do turno em que isso acaba.
    .name = de surpresa
# ds.hide.found
clause-ds-hide-found = Quem sai da cobertura, usa uma habilidade ou se move sem passo de ajuste deixa de estar escondido.
    .name = descoberto
# ds.search
clause-ds-search = Uma manobra: Intuição contra a Agilidade de cada um que se esconde por perto na linha de efeito.
    .name = procurar
# ds.search.point-out
clause-ds-search-point-out = Quem sabe onde alguém se esconde pode apontá-lo aos aliados por perto com uma manobra, sem teste.
    .name = apontar

## Areas

# ds.area.origin
clause-ds-area-origin = Um quadrado da área deve estar ao alcance e na linha de efeito; ela não atravessa nada sólido nem dobra esquinas.
    .name = quadrado de origem
# ds.area.cube
clause-ds-area-cube = Um cubo tem tantos quadrados de comprimento, largura e altura.
    .name = cubo
# ds.area.line
clause-ds-area-line = Uma linha é reta, com tantos quadrados de comprimento e tantos de largura e altura.
    .name = linha
# ds.area.wall
clause-ds-area-wall = Os quadrados de um muro se unem pelos lados e não estão ocupados; ele bloqueia a passagem e a linha de efeito.
    .name = muro
# ds.area.aura
clause-ds-area-aura = Uma aura é uma explosão que fica e acompanha quem a usou.
    .name = aura
# ds.area.lasting
clause-ds-area-lasting = O que uma habilidade deixa na área dura até o começo do próximo turno de quem a usou, ou quanto ela disser.
    .name = área duradoura

## Terrain and ways to move

# ds.terrain.damaging
clause-ds-terrain-damaging = O terreno danoso fere quem entra nele, por si ou à força, como se diz onde ele surge.
    .name = terreno danoso
# ds.move.crawl
clause-ds-move-crawl = Quem está caído rasteja: cada quadrado custa 1 a mais, e não escala, salta nem voa.
    .name = rastejar
# ds.swim
clause-ds-swim = Na água cada quadrado custa 1 a mais, a não ser para quem nada com todo o deslocamento.
    .name = nadar
# ds.swim.under
clause-ds-swim-under = Todo debaixo d’água, um revés em todas as rolagens de poder de quem não nada com todo o deslocamento.
    .name = debaixo d’água
# ds.swim.damage
clause-ds-swim-damage = Todo debaixo d’água se tem imunidade 5 a dano de fogo e fraqueza 5 a dano elétrico.
    .name = debaixo d’água
# ds.swim.breath
clause-ds-swim-breath = Prende-se a respiração por tantas rodadas quanto a Força; depois, o fim de cada rodada causa { DICE("1d6") } de dano.
    .name = fôlego
# ds.climb
clause-ds-climb = Escalar custa dois por quadrado para cima ou para baixo, um para quem é feito para isso. Quem está na parede se segura.
    .name = escalar
# ds.climb.test
clause-ds-climb-test = Uma parede lisa pede um teste de Força; quem falha não sai do lugar nem gasta movimento.
    .name = parede lisa
# ds.climb.creature
clause-ds-climb-creature = Sobe-se numa criatura maior que não quer com um teste de Força ou Agilidade: no grau 3 se está nela, no grau 1 ela dá um golpe livre. Ali as habilidades corpo a corpo contra ela têm vantagem.
    .name = subir numa criatura
# ds.climb.shaken
clause-ds-climb-shaken = Ela pode sacudir com uma manobra: um teste de Força ou Agilidade, no grau 1 se cai, no grau 2 se escorrega.
    .name = sacudido
# ds.fly
clause-ds-fly = Quem voa sobe e desce como anda; caído ou sem deslocamento, despenca, a não ser que paire.
    .name = voar
# ds.fall
clause-ds-fall = Uma queda de dois quadrados ou mais causa 2 de dano por quadrado, no máximo 50, e derruba; Agilidade e água a encurtam. Quem é atingido sofre o mesmo.
    .name = queda
# ds.jump
clause-ds-jump = Salta-se tanto quanto a Força ou a Agilidade, e um quadrado para cima; um teste alonga em um ou dois. Não a partir de terreno difícil ou danoso.
    .name = salto
# ds.burrow
clause-ds-burrow = Quem escava sobe e desce com uma manobra e anda pela terra. Não se mira de cima em quem está enterrado; o movimento forçado o fere em vez de movê-lo.
    .name = escavar
# ds.burrow.claw
clause-ds-burrow-claw = Quem não escava pode abrir um quadrado na terra com uma manobra e um teste de Força.
    .name = cavar com as mãos
# ds.teleport
clause-ds-teleport = Teletransportar-se não provoca ninguém e liberta do que prende; o espaço deve estar vazio e na linha de efeito.
    .name = teletransporte

## Forced movement

# ds.forced.push
clause-ds-forced-push = Um empurrão leva direto para longe: cada quadrado fica mais distante de quem empurra.
    .name = empurrão
# ds.forced.pull
clause-ds-forced-pull = Um puxão traz direto para perto, até mesmo contra quem puxa.
    .name = puxão
# ds.forced.slide
clause-ds-forced-slide = Uma condução vai por qualquer caminho.
    .name = condução
# ds.forced.straight
clause-ds-forced-straight = Reto é sempre numa mesma direção geral. E sempre até tantos quadrados.
    .name = em linha reta
# ds.forced.free
clause-ds-forced-free = O movimento forçado ignora terreno difícil e não provoca ninguém, mas o terreno danoso fere.
    .name = movimento forçado
# ds.forced.stability
clause-ds-forced-stability = O alvo pode ser movido menos quadrados, tantos quantos sua estabilidade.
    .name = estabilidade
# ds.forced.size
clause-ds-forced-size = Quem é maior move quem é menor um quadrado a mais com uma habilidade de arma corpo a corpo.
    .name = tamanho maior
# ds.forced.vertical
clause-ds-forced-vertical = Só o vertical leva para cima ou para baixo, além de uma rampa de 1; contra quem voa, todos levam.
    .name = vertical
# ds.forced.creature
clause-ds-forced-creature = Quem é lançado contra outro para, e os dois sofrem 1 de dano por quadrado que faltava.
    .name = colisão
# ds.forced.object
clause-ds-forced-object = Quem é lançado contra algo sólido que aguenta sofre 2 de dano e mais 1 por quadrado que faltava.
    .name = contra um objeto
# ds.forced.through
clause-ds-forced-through = Se sobram quadrados, atravessa-se: vidro gasta 1 e causa 3 de dano, madeira 3 e 5, pedra 6 e 8, metal 9 e 11.
    .name = através de um objeto
# ds.object
clause-ds-object = Um golpe livre pode mirar uma coisa. Cada quadrado dela se quebra ao sofrer 1 de dano se for de vidro, 3 de madeira, 6 de pedra, 9 de metal; veneno e dano psíquico nada lhe fazem.
    .name = coisas
# ds.forced.ground
clause-ds-forced-ground = Quem é lançado contra o chão sofre também a queda, sem contar a Agilidade.
    .name = contra o chão
# ds.forced.drop
clause-ds-forced-drop = Sobre um precipício, o caminho termina antes da queda.
    .name = sobre o precipício
# ds.forced.order
clause-ds-forced-order = Entre vários, quem usa diz quem é movido primeiro; quem morre com o golpe voa assim mesmo.
    .name = um por vez
# ds.forced.held
clause-ds-forced-held = Quem está impedido não é movido à força; quem está agarrado, só por quem o segura.
    .name = preso

## What happens

drawsteel-event-forced = { NAME($by, case: "o") } { $how ->
        [push] empurra
        [pull] puxa
       *[slide] conduz
    } { NAME($who, case: "o") }.
drawsteel-event-unmoved = { NAME($who, case: "o") } não sai do lugar.
drawsteel-event-collided = { NAME($who, case: "o") } bate no que está no caminho.
drawsteel-event-worn = Algo em { $at } sofre { $amount } de dano.
drawsteel-event-broken = { $terrain ->
        [window] A janela
        [door] A porta
        [tree] A árvore
        [gate] O portão
        [barrel] O barril
        [crate] O caixote
        [statue] A estátua
       *[wall] A parede
    } em { $at } se quebra.
drawsteel-event-height = { NAME($who, case: "o") } agora está a { SQUARES($height) } de altura.
drawsteel-event-depth = { NAME($who, case: "o") } agora está a { SQUARES($depth) } de profundidade.
drawsteel-event-fell = { NAME($who, case: "o") } cai { SQUARES($squares) }.
drawsteel-event-zone-made = { NAME($who, case: "o") } deixa { $area ->
        [wall] um muro.
        [fog] um lugar onde nada se vê.
        [dust] uma nuvem de poeira.
        [rough-area] terreno difícil.
        [rough-area-for-enemies] terreno difícil para os inimigos.
       *[harmful-area] terreno danoso.
    }
drawsteel-event-hid = { NAME($who, case: "o") } se esconde.
drawsteel-event-gained-unseen = { NAME($who, case: "o") } perde de vista { NAME($by, case: "o") }.
drawsteel-event-lost-unseen = { NAME($who, case: "o") } volta a ver com clareza.
drawsteel-event-gained-clinging = { NAME($who, case: "o") } sobe { NAME($by, case: "no") }.
drawsteel-event-lost-clinging = { NAME($who, case: "o") } não se segura mais.
drawsteel-event-gained-climbing = { NAME($who, case: "o") } se segura na parede.
drawsteel-event-lost-climbing = { NAME($who, case: "o") } não se segura mais na parede.

## Why dice are rolled

drawsteel-roll-drowning = o afogamento
drawsteel-roll-jump = o salto
drawsteel-roll-climb = escalar
drawsteel-roll-search = a procura
drawsteel-roll-hide = esconder-se
drawsteel-roll-claw = cavar

## The ground

drawsteel-say-legend =
    .window = janela
    .gate = portão de ferro
    .rise = elevação
    .ledge = plataforma
    .tower = torre
    .sheer = parede lisa
    .fire = fogo

## The menu

drawsteel-cli-menu =
    .numbers = { $words }: quantos quadrados para cima, ou com menos para baixo, de { $low } a { $high }, como { $example }
