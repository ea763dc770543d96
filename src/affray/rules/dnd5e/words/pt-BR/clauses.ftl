### As regras da quinta edição, cláusula por cláusula: cada regra em uma ou duas frases, e o nome que leva no registro.

## The order of a fight

clause-5e-table-control = O mestre joga com todos os monstros e com todas as criaturas que não são personagem de ninguém; cada um dos outros jogadores joga com um aventureiro.
    .name = quem controla quem

clause-5e-order-round = Uma rodada representa cerca de 6 segundos. Cada participante do combate tem um turno nela; quando o último turno termina, começa a próxima rodada.
    .name = rodada

clause-5e-order-steps = Um combate segue cinco passos: ver quem está surpreso, posicionar todos, rolar a iniciativa, jogar os turnos nessa ordem e começar a próxima rodada quando todos tiverem tido um turno.
    .name = passos do combate

clause-5e-order-end = Depois de cada rodada o combate segue para outra, até que um grupo derrote o outro.
    .name = o combate continua

clause-5e-order-place = O mestre diz onde cada um está: os aventureiros, pela ordem de marcha ou pelo que disseram; os inimigos, pela distância e pela direção em que estão.
    .name = posicionamento

clause-5e-surprise-noticed = Se nenhum dos grupos tenta passar despercebido, os dois notam um ao outro e ninguém fica surpreso.
    .name = sem surpresa

clause-5e-surprise-contest = Senão, o teste de Destreza (Furtividade) de cada um que se esconde é comparado com a Sabedoria (Percepção) passiva de cada criatura do outro grupo. Uma criatura que não nota nenhuma ameaça fica surpresa no começo do combate.
    .name = notar os escondidos

clause-5e-surprise-effect = Uma criatura surpresa não se move nem age no seu primeiro turno, e não tem reação até esse turno acabar.
    .name = surpresa

clause-5e-surprise-each = A surpresa é decidida para cada criatura em separado: um membro de um grupo pode estar surpreso sem que os companheiros estejam.
    .name = surpresa individual

clause-5e-initiative-check = Cada participante do combate faz um teste de Destreza. Os turnos vão do maior resultado ao menor, na mesma ordem em todas as rodadas.
    .name = iniciativa

clause-5e-initiative-group = Para um grupo de criaturas idênticas o mestre faz uma única jogada, e todas agem nesse resultado.
    .name = iniciativa em grupo

clause-5e-initiative-ties = O mestre ordena as suas criaturas empatadas, os jogadores fazem o mesmo com os seus personagens empatados, e o mestre decide entre um monstro e um personagem. (Ou, por opção da mesa, cada empatado rola um { DICE("d20") } e o maior vai primeiro.)
    .name = empate na iniciativa

## A turn

clause-5e-turn-budget = No seu turno, uma criatura pode se mover até o seu deslocamento e realizar uma ação, na ordem que quiser. Pode deixar de fazer uma das duas coisas, ou ambas.
    .name = movimento e ação

clause-5e-turn-bonus = Uma criatura só tem ação bônus se uma característica, uma magia ou outra coisa lhe der uma, e nunca mais de uma por turno. Ela escolhe o momento do turno, a menos que a ação bônus indique um.
    .name = ação bônus

clause-5e-turn-bonus-denied = O que deixa uma criatura sem ações também a deixa sem ação bônus. (Ou, por opção da mesa, não deixa.)
    .name = sem ação bônus

clause-5e-turn-talk = Algumas palavras ou gestos no próprio turno não custam nada.
    .name = falar

clause-5e-turn-object = Enquanto se move ou age, uma criatura pode mexer de graça em um objeto ou em uma coisa do ambiente: sacar uma arma, abrir uma porta. (Ou, por opção da mesa, só enquanto age.)
    .name = interação livre

clause-5e-turn-object-action = Alguns objetos sempre exigem a ação para serem usados; a descrição deles avisa.
    .name = exige a ação

clause-5e-turn-object-gm = O mestre pode exigir a ação quando mexer em algo pede cuidado especial ou encontra um obstáculo incomum, como uma porta emperrada ou a manivela de uma ponte levadiça.
    .name = interação delicada

clause-5e-turn-idle = Para o jogador que não consegue pensar em nada para fazer, o conselho é Esquivar ou Preparar uma ação.
    .name = sem ideias

clause-5e-turn-utility = Por opção da mesa, um turno tem também uma ação menor, além da ação, da ação bônus e do movimento. Senão, os pequenos gestos fazem parte deles, e pode-se mexer em um objeto de graça.
    .name = ação menor

clause-5e-turn-object-second = Mexer em um segundo objeto no mesmo turno custa a ação, como Usar um Objeto. (Ou, por opção da mesa, o mestre decide se custa.)
    .name = segundo objeto

clause-5e-turn-object-list = Exemplos do que é de graça: sacar ou embainhar uma espada; abrir ou fechar uma porta; tirar uma poção da mochila; apanhar um machado caído; pegar uma bugiganga de cima da mesa; tirar um anel; pôr comida na boca; fincar um estandarte; tirar moedas da bolsa; beber uma caneca de cerveja; puxar uma alavanca; tirar uma tocha do suporte; pegar um livro ao alcance da mão; apagar uma chama pequena; pôr uma máscara; levantar o capuz; encostar o ouvido na porta; chutar uma pedrinha; girar uma chave; bater no chão com uma vara de { DISTANCE(2) }; entregar algo a outro. (Ou, por opção da mesa, a lista tem acender uma chama pequena e cobrir uma lanterna em vez de apagar uma chama.)
    .name = interações livres

clause-5e-reaction-one = Uma reação responde a um gatilho, no turno de qualquer um. Depois dela, a criatura não tem outra até o começo do seu próximo turno.
    .name = reação

clause-5e-reaction-interrupt = Se uma reação interrompe um turno, esse turno continua logo depois dela.
    .name = turno interrompido

clause-5e-reaction-source = Habilidades especiais, magias e situações dão reações. A mais comum é o ataque de oportunidade.
    .name = origem das reações

clause-5e-reaction-per-round = Por opção da mesa, a reação volta a cada nova rodada. Senão, volta quando começa o turno da própria criatura.
    .name = reação por rodada

## Movement and position

clause-5e-move-deduct = Um mesmo movimento pode misturar caminhar, saltar, escalar e nadar. Cada trecho é descontado do deslocamento até que não sobre nada.
    .name = movimento gasto

clause-5e-move-split = O movimento pode ser dividido: uma parte antes da ação, o resto depois. Com deslocamento { DISTANCE(6) }: mover { DISTANCE(2) }, agir, mover { DISTANCE(4) }. (Ou, por opção da mesa, tudo antes ou tudo depois.)
    .name = movimento dividido

clause-5e-move-between-attacks = Se uma ação tem mais de um ataque com arma, a criatura pode se mover entre eles. Com deslocamento { DISTANCE(5) }: mover { DISTANCE(2) }, atacar, mover { DISTANCE(3) }, atacar. (Ou, por opção da mesa, não pode.)
    .name = movimento entre ataques

clause-5e-move-speeds = Uma criatura com vários deslocamentos pode alternar entre eles enquanto se move. O que ela já se moveu é descontado do novo deslocamento; se não sobrar nada, ele não serve no momento. Caminhada { DISTANCE(6) } e voo { DISTANCE(12) }: voar { DISTANCE(4) }, caminhar { DISTANCE(2) }, voar { DISTANCE(6) }.
    .name = vários deslocamentos

clause-5e-move-difficult = Cada { DISTANCE(1) } de terreno difícil custa { DISTANCE(1) } a mais. Duas causas no mesmo lugar ainda custam uma vez só. Móveis baixos, entulho, mato fechado, escadas íngremes, neve e lama rasa são terreno difícil.
    .name = terreno difícil

clause-5e-move-creature-difficult = O espaço de outra criatura, amiga ou inimiga, é terreno difícil.
    .name = espaço alheio

clause-5e-prone-drop = Jogar-se no chão não custa movimento.
    .name = jogar-se no chão

clause-5e-prone-stand = Levantar-se custa metade do deslocamento: { DISTANCE(3) } de { DISTANCE(6) }.
    .name = levantar-se

clause-5e-prone-crawl = Enquanto está caída, uma criatura só pode rastejar, ou se mover por magia, como o teletransporte. Rastejar { DISTANCE(1) } custa { DISTANCE(1) } a mais; assim, { DISTANCE(1) } de terreno difícil custa { DISTANCE(3) }.
    .name = rastejar

clause-5e-prone-stand-needs = Uma criatura que tem menos de metade do deslocamento sobrando, ou cujo deslocamento é 0, não pode se levantar. (Ou, por opção da mesa, pode.)
    .name = não pode se levantar

clause-5e-move-through-friend = Uma criatura pode atravessar o espaço de outra que não lhe seja hostil.
    .name = passar por um amigo

clause-5e-move-through-foe = Ela só pode atravessar o espaço de uma criatura hostil que seja pelo menos dois tamanhos maior ou menor.
    .name = passar por um inimigo

clause-5e-move-no-end = Ela não pode terminar por vontade própria o movimento no espaço de outra criatura. (Ou, por opção da mesa, nunca pode terminá-lo ali.)
    .name = espaço ocupado

clause-5e-move-fly-fall = Uma criatura voando cai quando é derrubada, quando o seu deslocamento chega a 0 ou quando não pode se mover por outro motivo, a menos que paire ou seja sustentada por magia.
    .name = queda em voo

clause-5e-size-space = O espaço de uma criatura mede de lado: Miúdo { DISTANCE(0.5) }, Pequeno e Médio { DISTANCE(1) }, Grande { DISTANCE(2) }, Enorme { DISTANCE(3) }, Imenso { DISTANCE(4) } ou mais.
    .name = espaço

clause-5e-size-block = Uma criatura defende o seu espaço: onde ela ocupa todo o corredor, ninguém passa sem que ela deixe. (Criaturas com dois tamanhos de diferença ainda passam uma pela outra.)
    .name = passagem bloqueada

clause-5e-size-surround = Só cabe um certo número ao redor de uma criatura: oito Médias ao redor de outra do mesmo tamanho, cinco Grandes ao redor de uma Média ou menor, vinte Médias ao redor de uma Imensa. (No grid cabem só quatro Grandes.)
    .name = sem lugar em volta

clause-5e-size-squeeze = Uma criatura pode se espremer por uma passagem feita para outra um tamanho menor: uma Grande, por { DISTANCE(1) }. Enquanto isso, cada { DISTANCE(1) } custa { DISTANCE(1) } a mais, ela tem desvantagem nas jogadas de ataque e nas salvaguardas de Destreza, e os ataques contra ela têm vantagem.
    .name = espremer-se

clause-5e-size-objects = Às vezes os objetos são classificados nos mesmos tamanhos.
    .name = tamanho dos objetos

clause-5e-grid-square = No grid, um quadrado tem { DISTANCE(1) }, e o deslocamento é contado em quadrados: { DISTANCE(6) } são { SQUARES(6) }.
    .name = jogo em quadrados

clause-5e-grid-enter = Para entrar num quadrado, mesmo na diagonal, a criatura precisa ter movimento suficiente para tudo o que ele custa: { SQUARES(1) }, ou { SQUARES(2) } se for terreno difícil.
    .name = entrar num quadrado

clause-5e-grid-corners = Um passo na diagonal não pode cortar a quina de uma parede, de uma árvore grande ou de qualquer outra coisa que ocupe o quadrado inteiro.
    .name = quina no caminho

clause-5e-grid-distance = A distância entre duas coisas é contada pelo caminho mais curto, de um quadrado ao lado de uma até o quadrado da outra.
    .name = contagem de quadrados

clause-5e-grid-diagonals = Um passo na diagonal custa o mesmo que um em linha reta. (Ou, por opção da mesa, uma em cada duas diagonais custa o dobro.)
    .name = passo na diagonal

## Actions

clause-5e-action-attack = A ação Atacar faz um ataque corpo a corpo ou à distância. Características como Ataque Extra põem mais ataques nessa mesma ação.
    .name = Atacar

clause-5e-action-cast = O tempo de conjuração de uma magia diz se ela exige uma ação, uma ação bônus, uma reação, ou minutos ou horas. A maioria exige uma ação.
    .name = Conjurar uma Magia

clause-5e-action-dash = Disparada acrescenta ao movimento deste turno o valor do deslocamento, já com todos os modificadores: { DISTANCE(6) } viram { DISTANCE(12) }.
    .name = Disparada

clause-5e-action-disengage = Pelo resto do turno, o movimento da criatura não provoca ataques de oportunidade.
    .name = Desengajar

clause-5e-action-dodge = Até o começo do próximo turno da criatura, as jogadas de ataque contra ela têm desvantagem se ela vê o atacante, e as suas salvaguardas de Destreza têm vantagem. (Ou, por opção da mesa, as salvaguardas também só se ela vê o atacante.)
    .name = Esquivar

clause-5e-action-dodge-lost = Esquivar deixa de ajudar quando a criatura fica incapacitada ou o seu deslocamento chega a 0. (Ou, por opção da mesa, ajuda mesmo assim.)
    .name = Esquivar perdido

clause-5e-action-help-check = A criatura ajudada tem vantagem no próximo teste de atributo para aquela tarefa, se o fizer antes do começo do próximo turno de quem ajuda. (Ou, por opção da mesa, a qualquer momento.)
    .name = Ajudar numa tarefa

clause-5e-action-help-attack = Ajudar também pode servir para distrair uma criatura a até { DISTANCE(1) } de quem ajuda: a primeira jogada de ataque de um aliado contra ela antes do próximo turno de quem ajuda tem vantagem. (Ou, por opção da mesa, Ajudar só serve para testes de atributo.)
    .name = Ajudar num ataque

clause-5e-action-hide = Esconder-se é um teste de Destreza (Furtividade). Com um sucesso, a criatura tem os benefícios de não ser vista nem ouvida. (Ou, por opção da mesa, fica invisível para o inimigo.)
    .name = Esconder-se

clause-5e-action-ready = Preparar deixa pronta uma reação: diga um gatilho que se possa perceber, e uma ação, ou um movimento até o deslocamento, para responder a ele. Quando o gatilho vier, use a reação ou deixe passar.
    .name = Preparar

clause-5e-action-ready-timing = O que foi preparado acontece logo depois que o gatilho termina. (Ou, por opção da mesa, antes que termine a ação que serviu de gatilho.)
    .name = quando Preparar responde

clause-5e-action-ready-spell = Uma magia preparada assim precisa ter tempo de conjuração de uma ação. Ela é conjurada na hora e mantida por concentração, o que encerra qualquer outra; se a concentração se quebra, o espaço de magia é gasto à toa.
    .name = magia preparada

clause-5e-action-search = Durante a procura, o mestre pode pedir um teste de Sabedoria (Percepção) ou de Inteligência (Investigação).
    .name = Procurar

clause-5e-action-use-object = Esta ação é para um objeto que exige a ação, ou para um segundo objeto no mesmo turno.
    .name = Usar um Objeto

clause-5e-action-improvise = Pode-se tentar qualquer outra coisa. O mestre diz se é possível e qual teste, se houver, decide o resultado.
    .name = Improvisar

clause-5e-action-sources = A ação é uma das que estão na lista, uma dada pela classe ou por outra característica, ou algo improvisado. Muitos monstros têm ações próprias na ficha de estatísticas.
    .name = escolha da ação

clause-5e-action-ready-lapse = O que foi preparado só pode ser usado até o começo do próximo turno da criatura.
    .name = Preparar expira

## Attacks

clause-5e-attack-steps = Um ataque segue passos: escolher um alvo ao alcance (uma criatura, um objeto ou um lugar); definir cobertura, vantagem, desvantagem e outros modificadores; rolar. Num acerto, role o dano, a menos que o ataque diga outra coisa.
    .name = fazer um ataque

clause-5e-attack-roll = Role um { DICE("d20") } e some os modificadores. O ataque acerta se o total for pelo menos igual à Classe de Armadura do alvo.
    .name = jogada de ataque

clause-5e-attack-ability = Um ataque com arma corpo a corpo usa Força; um ataque com arma à distância, Destreza.
    .name = atributo do ataque

clause-5e-attack-proficiency = Com uma arma em que é proficiente, o atacante soma o seu bônus de proficiência.
    .name = proficiência

clause-5e-attack-natural-20 = Um 20 no dado acerta, quaisquer que sejam os modificadores e a Classe de Armadura, e é um acerto crítico.
    .name = 20 natural

clause-5e-attack-natural-1 = Um 1 no dado erra, quaisquer que sejam os modificadores e a Classe de Armadura.
    .name = 1 natural

clause-5e-attack-what = Se há uma jogada de ataque, é um ataque.
    .name = o que é um ataque

clause-5e-attack-effects = Alguns ataques têm um efeito especial além do dano. (Ou, por opção da mesa, alguns o têm no lugar do dano.)
    .name = efeito especial

clause-5e-attack-ac-source = A Classe de Armadura de um personagem é calculada na criação dele; a de um monstro está na ficha de estatísticas.
    .name = Classe de Armadura

clause-5e-attack-ability-except = Armas de acuidade e de arremesso podem usar o outro atributo, e um ataque com magia usa o atributo de conjuração. (Ou, por opção da mesa, corpo a corpo é sempre Força e à distância é sempre Destreza.)
    .name = outro atributo no ataque

clause-5e-attack-proficiency-spell = Um ataque com magia também soma o bônus de proficiência. Um monstro usa o bônus de ataque da sua ficha de estatísticas.
    .name = proficiência com magias

clause-5e-unseen-target = Um ataque contra um alvo que o atacante não vê tem desvantagem, mesmo quando o alvo é apenas ouvido ou o lugar dele é um palpite.
    .name = alvo não visto

clause-5e-unseen-guess = Se o alvo não visto não está onde o ataque é mirado, o ataque erra. Em geral o mestre diz apenas que errou.
    .name = palpite errado

clause-5e-unseen-attacker = Um ataque contra uma criatura que não vê o atacante tem vantagem.
    .name = atacante não visto

clause-5e-unseen-reveal = Um atacante escondido revela onde está ao atacar, quer acerte, quer erre. (Ou, por opção da mesa, continua escondido.)
    .name = posição revelada

clause-5e-unseen-hidden = Estar escondido é não ser visto nem ouvido.
    .name = escondido

clause-5e-advantage-cancel = Várias causas de vantagem, ou de desvantagem, contam como uma. Se há pelo menos uma de cada, não importa quantas, nenhuma vale: role um só { DICE("d20") }.
    .name = se anulam

clause-5e-ranged-range = Um ataque à distância não chega além do seu alcance, ou além do alcance longo se tiver dois. (Ou, por opção da mesa, nada é longe demais.)
    .name = fora de alcance

clause-5e-ranged-close = Um ataque à distância tem desvantagem a até { DISTANCE(1) } de uma criatura hostil que vê o atacante e não está incapacitada. (Ou, por opção da mesa, de qualquer criatura hostil.)
    .name = inimigo por perto

clause-5e-ranged-long = Além do alcance normal, um ataque à distância tem desvantagem.
    .name = alcance longo

clause-5e-melee-reach = Um ataque corpo a corpo alcança { DISTANCE(1) }. Algumas criaturas, sobretudo as maiores que Médias, alcançam mais longe, como diz a descrição delas.
    .name = alcance corpo a corpo

clause-5e-melee-unarmed = No lugar de um ataque com arma corpo a corpo, uma criatura pode dar um golpe desarmado, que causa 1 + o seu modificador de Força de dano de concussão. Todos são proficientes nele; não é uma arma.
    .name = golpe desarmado

clause-5e-opportunity-trigger = Quando uma criatura hostil que se vê sai do alcance corpo a corpo, pode-se fazer um ataque corpo a corpo contra ela como reação. O ataque vem logo antes de o inimigo sair e interrompe o movimento dele.
    .name = ataque de oportunidade

clause-5e-opportunity-avoid = Ninguém provoca ataque de oportunidade depois de Desengajar, ao se teletransportar, ou quando é movido sem usar movimento, ação ou reação próprios: por uma explosão, numa queda. (Ou, por opção da mesa, só Desengajar protege.)
    .name = sem ataque de oportunidade

clause-5e-two-weapons-bonus = Depois de atacar, com a ação Atacar, usando uma arma corpo a corpo leve em uma mão, a criatura pode usar a ação bônus para atacar com outra arma corpo a corpo leve na outra mão.
    .name = segunda arma

clause-5e-two-weapons-damage = O dano desse segundo ataque não inclui o modificador de atributo, a menos que seja negativo.
    .name = dano da segunda arma

clause-5e-two-weapons-thrown = Qualquer uma das duas armas pode ser arremessada, se tiver a propriedade arremesso.
    .name = segunda arma arremessada

clause-5e-grapple-try = Com a ação Atacar, como um tipo próprio de ataque corpo a corpo, pode-se agarrar um alvo ao alcance que seja no máximo um tamanho maior. É preciso uma mão livre, e Força (Atletismo) contra Força (Atletismo) ou Destreza (Acrobacia) do alvo, à escolha dele. Com um sucesso, ele fica agarrado.
    .name = agarrão

clause-5e-grapple-release = Quem agarra pode soltar a qualquer momento; não custa ação.
    .name = soltar

clause-5e-grapple-escape = Uma criatura agarrada pode gastar a ação para escapar, com Força (Atletismo) ou Destreza (Acrobacia) contra a Força (Atletismo) de quem a agarra.
    .name = escapar do agarrão

clause-5e-grapple-drag = Quem agarra e se move pode arrastar ou carregar o alvo consigo. O seu deslocamento cai pela metade, a menos que o alvo seja dois ou mais tamanhos menor.
    .name = arrastar

clause-5e-shove = Com a ação Atacar, como um tipo próprio de ataque corpo a corpo, pode-se empurrar um alvo ao alcance que seja no máximo um tamanho maior: Força (Atletismo) contra Força (Atletismo) ou Destreza (Acrobacia) dele, à escolha dele. Um sucesso o derruba ou o empurra { DISTANCE(1) } para longe.
    .name = empurrão

clause-5e-special-replaces = Se a ação Atacar tem vários ataques, um agarrão ou empurrão toma o lugar de um deles. (Ou, por opção da mesa, de todos.)
    .name = no lugar de um ataque

clause-5e-contest-model = O mestre pode resolver outras disputas improvisadas do mesmo modo que o agarrão e o empurrão.
    .name = outras disputas

## Cover

clause-5e-cover-side = A cobertura só ajuda contra o que vem do outro lado dela.
    .name = lado da cobertura

clause-5e-cover-best = Coberturas de várias fontes não se somam; vale o melhor grau. Atrás de uma criatura (meia) e de um tronco grosso (três quartos), o bônus é +5.
    .name = melhor cobertura

clause-5e-cover-half = Meia cobertura dá +2 na Classe de Armadura e nas salvaguardas de Destreza.
    .name = meia cobertura

clause-5e-cover-three-quarters = Cobertura de três quartos dá +5 na Classe de Armadura e nas salvaguardas de Destreza.
    .name = cobertura de três quartos

clause-5e-cover-total = Um alvo com cobertura total não pode ser mirado diretamente por um ataque ou magia, embora uma área de efeito ainda possa atingi-lo.
    .name = cobertura total

clause-5e-cover-half-what = Dá meia cobertura um obstáculo que esconde pelo menos metade do corpo: um muro baixo, um móvel grande, um tronco fino ou uma criatura, amiga ou inimiga. (Ou, por opção da mesa, criaturas não dão nenhuma.)
    .name = o que dá meia

clause-5e-cover-three-quarters-what = Dá cobertura de três quartos o que esconde cerca de três quartos do corpo: uma grade levadiça, uma seteira, um tronco grosso.
    .name = o que dá três quartos

clause-5e-cover-total-what = Um alvo tem cobertura total se um obstáculo o esconde por inteiro.
    .name = o que dá cobertura total

## Damage, healing and death

clause-5e-damage-hp = Os pontos de vida ficam entre 0 e o máximo, e o dano é descontado deles. Uma criatura continua tão capaz quanto antes até não ter mais nenhum.
    .name = pontos de vida

clause-5e-damage-roll = Role os dados de dano e some os modificadores. Uma arma soma o modificador de atributo da sua jogada de ataque; uma magia diz quais dados rola e se soma alguma coisa.
    .name = jogada de dano

clause-5e-damage-many = Dano que atinge vários alvos ao mesmo tempo é rolado uma só vez para todos.
    .name = uma jogada para todos

clause-5e-damage-critical = Um acerto crítico rola os dados de dano do ataque duas vezes e soma os modificadores uma vez. Todos os dados podem ser rolados juntos.
    .name = dano crítico

clause-5e-damage-types = Há treze tipos de dano: ácido, concussão, frio, fogo, energia, elétrico, necrótico, perfurante, veneno, psíquico, radiante, cortante e trovejante.
    .name = tipos de dano

clause-5e-damage-resist = Resistência a um tipo de dano o reduz à metade, vulnerabilidade o dobra, tanto para criaturas como para objetos.
    .name = resistência, vulnerabilidade

clause-5e-damage-resist-order = A resistência, e em seguida a vulnerabilidade, se aplica depois de todo o resto: 25 de dano de concussão, menos 5 por uma aura, cai pela metade, para 10.
    .name = resistência por último

clause-5e-damage-resist-once = Várias resistências ao mesmo tipo contam como uma só, e várias vulnerabilidades também. Com resistência a fogo e a dano não mágico, fogo não mágico cai para a metade, não para um quarto.
    .name = resistência só uma vez

clause-5e-damage-bonus = Armas mágicas, habilidades especiais e outras coisas podem somar ao dano.
    .name = bônus de dano

clause-5e-damage-critical-extra = Um acerto crítico dobra também os dados extras do ataque, como os do Ataque Furtivo. Uma adaga causa { DICE("2d4") } no lugar de { DICE("1d4") }, e depois o modificador. (Ou, por opção da mesa, só os dados da própria arma são dobrados.)
    .name = dados extras dobrados

clause-5e-damage-types-bare = Um tipo de dano não tem regras próprias; outras, como a resistência, se referem a ele.
    .name = tipos sozinhos não têm efeito

clause-5e-damage-type-examples = Para algo novo o mestre se guia por exemplos. Concussão: martelos, esmagamento, quedas. Perfurante: lanças, mordidas. Cortante: espadas, machados, garras. Veneno: ferroadas, gás. Trovejante: um estrondo. Energia: pura energia mágica. Psíquico: um golpe na mente. Necrótico: alguns mortos-vivos. Radiante: a arma de um anjo. Ácido, frio, fogo, elétrico: o sopro dos dragões.
    .name = exemplos de tipos

clause-5e-damage-marks = Com metade dos pontos de vida ou mais, uma criatura em geral não mostra ferimentos; abaixo da metade, tem cortes e hematomas; o golpe que tira o último a fere de verdade. (Se os outros ficam sabendo é uma opção da mesa.)
    .name = sinais de ferimentos

clause-5e-heal-cap = A cura aumenta os pontos de vida até o máximo, e o que passa se perde: com 14 de 20, curar 8 devolve 6.
    .name = cura

clause-5e-heal-dead = Uma criatura morta não recupera nada até que uma magia, como Revivificar, a traga de volta.
    .name = mortos não se curam

clause-5e-heal-sources = Os pontos de vida voltam com o descanso, ou na hora, com uma magia ou uma poção de cura.
    .name = de onde vem a cura

clause-5e-death-instant = Se o dano leva uma criatura a 0 e o que sobra é pelo menos igual ao máximo dela, ela morre na hora. Com 6 de 12 pontos de vida, 18 de dano deixam 12 de sobra: morta.
    .name = morte instantânea

clause-5e-death-unconscious = Senão, uma criatura com 0 cai inconsciente, até recuperar algum ponto de vida.
    .name = cair inconsciente

clause-5e-death-save = Uma criatura que começa o turno com 0 rola um { DICE("d20") }: 10 ou mais é um sucesso, menos é uma falha. Três sucessos a deixam estável, três falhas a matam.
    .name = salvaguarda contra a morte

clause-5e-death-save-1-20 = Numa salvaguarda contra a morte, um 1 conta como duas falhas, e um 20 devolve 1 ponto de vida.
    .name = 1 ou 20

clause-5e-death-hit-at-0 = Dano sofrido com 0 pontos de vida é uma falha na salvaguarda contra a morte, ou duas se vier de um acerto crítico. Dano pelo menos igual ao máximo mata.
    .name = ferido com 0

clause-5e-death-stabilise = Com uma ação, um teste de Sabedoria (Medicina) contra CD 10 deixa estável uma criatura inconsciente com 0.
    .name = primeiros socorros

clause-5e-death-stable = Uma criatura estável não faz salvaguardas contra a morte, mas continua inconsciente. Sofrer dano acaba com isso, e as salvaguardas recomeçam; sem cura, ela recupera 1 ponto de vida depois de { DICE("1d4") } horas.
    .name = estável

clause-5e-death-monsters = Um monstro que chega a 0 morre, sem cair inconsciente e sem salvaguardas contra a morte.
    .name = monstros morrem

clause-5e-death-knock-out = Quem leva uma criatura a 0 com um ataque corpo a corpo pode escolher, logo depois de causar o dano, nocauteá-la em vez de matá-la: ela fica inconsciente e estável.
    .name = nocaute

clause-5e-death-save-count = Os sucessos e as falhas não precisam vir em sequência, e um sozinho não faz nada. As duas contagens voltam a 0 quando a criatura recupera pontos de vida ou fica estável.
    .name = contagem das salvaguardas

clause-5e-death-save-ability = Uma salvaguarda contra a morte não é de nenhum atributo: só a ajudam as magias e as características que ajudam salvaguardas.
    .name = sem atributo

clause-5e-death-villains = Por opção da mesa, o mestre pode deixar que um vilão poderoso ou um personagem especial caia inconsciente e faça salvaguardas contra a morte, como os aventureiros.
    .name = vilões poderosos

clause-5e-temp-hp-first = Os pontos de vida temporários se perdem primeiro, e o resto do dano passa para os verdadeiros: com 5 temporários, 7 de dano tiram 2.
    .name = temporários primeiro

clause-5e-temp-hp-no-stack = Os pontos de vida temporários podem passar do máximo; a cura não os devolve, e dois conjuntos não se somam. Com 10 e uma oferta de 12, fique com 10 ou pegue 12, nunca 22.
    .name = não se somam

clause-5e-temp-hp-at-0 = Com 0 pontos de vida, os temporários não acordam nem estabilizam uma criatura, mas ainda absorvem dano no lugar dela.
    .name = temporários com 0

clause-5e-temp-hp-last = Pontos de vida temporários sem duração indicada duram até serem gastos, ou até um descanso longo.
    .name = quanto duram

## Mounted combat

clause-5e-mount-who = Uma criatura disposta, pelo menos um tamanho maior e de corpo adequado, pode servir de montaria.
    .name = quem serve de montaria

clause-5e-mount-up = Uma vez por movimento pode-se montar numa criatura a até { DISTANCE(1) }, ou desmontar, gastando metade do deslocamento: { DISTANCE(3) } de { DISTANCE(6) }. Sem isso sobrando, ou com deslocamento 0, não se pode.
    .name = montar

clause-5e-mount-thrown = Se a montaria é movida contra a vontade, ou o cavaleiro é derrubado, ele faz uma salvaguarda de Destreza contra CD 10 ou cai da montaria e fica caído a até { DISTANCE(1) }.
    .name = queda da montaria

clause-5e-mount-falls = Se a montaria é derrubada, o cavaleiro pode usar a reação para desmontar e cair de pé. Senão, fica caído a até { DISTANCE(1) }.
    .name = montaria derrubada

clause-5e-mount-controlled = Só uma montaria treinada pode ser controlada. Ela age na iniciativa do cavaleiro, move-se como ele manda e só pode usar Disparada, Desengajar ou Esquivar; pode se mover e agir já no turno em que é montada.
    .name = montaria controlada

clause-5e-mount-independent = Uma montaria independente mantém o seu lugar na ordem e faz o que quer, com qualquer ação. Criaturas inteligentes agem assim.
    .name = montaria independente

clause-5e-mount-opportunity = Se a montaria provoca um ataque de oportunidade, o atacante pode mirar no cavaleiro ou na montaria.
    .name = cavaleiro ou montaria

clause-5e-mount-kinds = Criaturas adequadas que voam ou nadam também podem ser montarias.
    .name = montarias que voam ou nadam

clause-5e-mount-choice = O cavaleiro controla a montaria ou a deixa agir sozinha.
    .name = controlar ou não

clause-5e-mount-trained = Cavalos domesticados, burros e semelhantes são considerados treinados.
    .name = montaria treinada

## Under water

clause-5e-water-melee = Sem deslocamento de natação, os ataques com arma corpo a corpo debaixo d’água têm desvantagem, exceto com adaga, azagaia, espada curta, lança ou tridente.
    .name = debaixo d’água

clause-5e-water-ranged = Debaixo d’água, um ataque com arma à distância erra tudo o que está além do alcance normal. Dentro dele, tem desvantagem, exceto com besta, rede ou algo que se arremessa como uma azagaia: lança, tridente ou dardo. (Ou, por opção da mesa, com arco curto no lugar da besta, ou com qualquer um dos dois.)
    .name = disparos debaixo d’água

clause-5e-water-fire = Criaturas e objetos totalmente debaixo d’água têm resistência a dano de fogo.
    .name = fogo debaixo d’água

## Rolls, checks and saves

clause-5e-ability-modifier = O modificador de atributo é metade do que o valor tem acima ou abaixo de 10. Metades são sempre arredondadas para baixo.
    .name = modificador de atributo

clause-5e-proficiency-bonus = O bônus de proficiência é +2 até o nível 4, ou até o nível de desafio 4 de um monstro, e aumenta em 1 a cada quatro acima disso. Uma jogada o soma no máximo uma vez.
    .name = bônus de proficiência

clause-5e-advantage-reroll = Com vantagem ou desvantagem rolam-se dois dados. O que permite rolar de novo só permite rolar de novo um deles.
    .name = só um rerrolado

clause-5e-saving-throw = Uma salvaguarda é um { DICE("d20") } com o modificador de atributo e, para quem tem proficiência nela, o bônus de proficiência. Tem sucesso se alcançar a dificuldade.
    .name = salvaguarda

clause-5e-saving-throw-success = O efeito diz o que faz uma salvaguarda bem-sucedida: em geral o dano cai pela metade, ou nada acontece.
    .name = sucesso na salvaguarda

clause-5e-check-difficulty = O mestre define a dificuldade de um teste: 5 é muito fácil, 10 fácil, 15 média, 20 difícil, 25 muito difícil e 30 quase impossível.
    .name = dificuldade de um teste

clause-5e-check-passive = Um valor passivo não exige jogada: é 10 mais todos os modificadores do teste, 5 a mais com vantagem, 5 a menos com desvantagem.
    .name = valor passivo

clause-5e-contest-tie = Em uma disputa os dois lados rolam, e vence o maior resultado. No empate, tudo fica como estava.
    .name = empate em uma disputa

## Hiding, light and senses

clause-5e-hide-total = O resultado de Furtividade vale até quem se esconde ser achado. Quem procura rola Percepção contra ele; para os demais conta a Percepção passiva. No empate, quem se esconde continua escondido. (Ou, por opção da mesa, quem observa o nota.)
    .name = resultado de Furtividade

clause-5e-hide-noise = Um ruído, como as palavras de uma magia, revela onde está uma criatura escondida a todos os que o ouvem.
    .name = ruído revela

clause-5e-light-dim = Na penumbra, em névoa leve e afins, testes para notar algo pela visão têm desvantagem, o que tira 5 de um valor passivo.
    .name = penumbra

clause-5e-light-obscured = Escuridão, névoa densa e afins obscurecem por completo: diante do que está ali, uma criatura fica como cega.
    .name = totalmente obscurecido

clause-5e-light-sources = Uma fonte dá luz plena por perto e penumbra mais adiante. Uma tocha ilumina plenamente até { DISTANCE(4) } e com penumbra até { DISTANCE(8) }, uma lamparina até { DISTANCE(3) } e { DISTANCE(9) }, uma lanterna até { DISTANCE(6) } e { DISTANCE(12) }, uma vela até { DISTANCE(1) } e { DISTANCE(2) }.
    .name = fontes de luz

clause-5e-sense-darkvision = Dentro do alcance da visão no escuro, uma criatura enxerga na escuridão como na penumbra, e na penumbra como em luz plena.
    .name = visão no escuro

clause-5e-sense-blindsight = Dentro do alcance da percepção às cegas, uma criatura percebe o que a cerca sem usar os olhos.
    .name = percepção às cegas

clause-5e-sense-truesight = Dentro do alcance da visão verdadeira, uma criatura enxerga em qualquer escuridão, mesmo mágica, e vê o invisível.
    .name = visão verdadeira

clause-5e-sense-tremorsense = Dentro do alcance do sentido sísmico, uma criatura no chão sabe onde estão todos os outros que o tocam. Isso não é vê-los, e quem voa não é sentido.
    .name = sentido sísmico

## Climbing, jumping, falling and breath

clause-5e-move-climb-swim = Sem um deslocamento próprio, escalar ou nadar { DISTANCE(1) } custa { DISTANCE(1) } a mais; em terreno difícil, isso se soma.
    .name = escalar e nadar

clause-5e-move-jump = Com uma corrida de { DISTANCE(2) }, um salto em distância cobre { DISTANCE(1) } para cada 5 pontos de Força, e metade sem ela; só os fortes saltam { DISTANCE(1) } de altura. Uma mureta é vencida com um teste de Atletismo de 10, e quem cai em terreno difícil vai ao chão se um teste de Acrobacia não chegar a 10.
    .name = salto

clause-5e-move-fall = Uma queda causa { DICE("1d6") } de dano de concussão a cada { DISTANCE(2) }, no máximo { DICE("20d6") }. Quem se fere com ela fica caído.
    .name = queda

clause-5e-suffocation = Quem fica sem fôlego aguenta tantas rodadas quanto o seu modificador de Constituição, no mínimo uma. No começo do turno seguinte cai a 0 pontos de vida, e não pode ser curado nem estabilizado até poder respirar.
    .name = sufocamento

## Conditions

clause-5e-condition-blinded = Uma criatura cega não enxerga e falha em testes que exigem visão. Ataques contra ela têm vantagem, os dela têm desvantagem.
    .name = cegueira

clause-5e-condition-charmed = Uma criatura enfeitiçada não ataca quem a enfeitiçou, nem com armas nem com magia nociva.
    .name = enfeitiçamento

clause-5e-condition-deafened = Uma criatura surda não ouve e falha em testes que exigem audição.
    .name = surdez

clause-5e-condition-exhaustion = A exaustão tem níveis, e cada um se soma aos anteriores: 1 desvantagem em testes de atributo, 2 metade do deslocamento, 3 desvantagem em ataques e salvaguardas, 4 metade do máximo de pontos de vida, 5 deslocamento 0, 6 morte.
    .name = exaustão

clause-5e-condition-frightened = Uma criatura amedrontada tem desvantagem em testes e ataques enquanto vê o que teme, e não se aproxima dele por vontade própria.
    .name = medo

clause-5e-condition-grappled = Uma criatura agarrada tem deslocamento 0. Isso termina quando quem a agarra não consegue agir ou quando os dois ficam fora de alcance.
    .name = agarrão

clause-5e-condition-incapacitated = Uma criatura incapacitada não realiza ações nem reações.
    .name = incapacidade

clause-5e-condition-invisible = Uma criatura invisível não é vista sem magia ou sentidos especiais. Ataques contra ela têm desvantagem, os dela têm vantagem; ainda é possível ouvi-la.
    .name = invisibilidade

clause-5e-condition-paralyzed = Uma criatura paralisada não age nem se move e falha em salvaguardas de Força e Destreza. Ataques contra ela têm vantagem, e um acerto a até { DISTANCE(1) } é crítico.
    .name = paralisia

clause-5e-condition-petrified = Uma criatura petrificada é pedra: não age nem percebe nada, falha em salvaguardas de Força e Destreza, resiste a todo dano e não pode ser envenenada. Ataques contra ela têm vantagem.
    .name = petrificação

clause-5e-condition-poisoned = Uma criatura envenenada tem desvantagem em ataques e testes de atributo.
    .name = envenenamento

clause-5e-condition-prone = Uma criatura caída só pode rastejar e ataca com desvantagem. Ataques contra ela têm vantagem se vierem de até { DISTANCE(1) } e desvantagem se vierem de mais longe.
    .name = no chão

clause-5e-condition-restrained = Uma criatura impedida tem deslocamento 0 e desvantagem em ataques e salvaguardas de Destreza. Ataques contra ela têm vantagem.
    .name = impedimento

clause-5e-condition-stunned = Uma criatura atordoada não age nem se move e falha em salvaguardas de Força e Destreza. Ataques contra ela têm vantagem.
    .name = atordoamento

clause-5e-condition-unconscious = Uma criatura inconsciente não pode fazer nada e não percebe nada à sua volta. Ataques contra ela têm vantagem, e um acerto vindo de até { DISTANCE(1) } é um acerto crítico.
    .name = inconsciente

clause-5e-condition-sources = Uma condição dura o que a sua fonte diz. A mesma condição vinda de várias fontes não piora, e cada uma tem a sua duração; só a exaustão cresce.
    .name = várias fontes

## Spells

clause-5e-magic-slot = Uma magia gasta um espaço do seu círculo ou de um círculo maior, e então conta como uma magia do círculo do espaço.
    .name = espaço de magia

clause-5e-magic-cantrip = Um truque não gasta espaço. Ele fica mais forte quando o conjurador chega aos níveis 5, 11 e 17.
    .name = truque

clause-5e-magic-dc = A dificuldade da salvaguarda contra uma magia é 8 mais o bônus de proficiência e o modificador do atributo de conjuração. Sem o 8, esse é o bônus dos ataques com magia.
    .name = dificuldade das magias

clause-5e-magic-bonus-action = No turno em que conjura uma magia com a ação bônus, uma criatura só pode conjurar além dela um truque que exija uma ação, em qualquer ordem.
    .name = magia com ação bônus

clause-5e-magic-components = Palavras exigem voz: quem está amordaçado ou onde não há som não as diz. Gestos e materiais exigem uma mão livre, a mesma para ambos, e materiais exigem uma bolsa ou um foco.
    .name = componentes

clause-5e-magic-armour = Ninguém conjura magias vestindo uma armadura com a qual não tem proficiência.
    .name = armadura impede magias

clause-5e-magic-range = O alvo de uma magia, ou o ponto onde começa a área dela, precisa estar dentro do alcance. O que a magia faz depois pode ir além.
    .name = alcance da magia

clause-5e-magic-path = Uma magia precisa de caminho livre do conjurador até o alvo, ou até o ponto onde a área começa. Cobertura total no meio a impede.
    .name = caminho livre

clause-5e-magic-self = Uma magia para qualquer criatura à escolha pode ser conjurada em si mesmo, a menos que peça um inimigo ou outra pessoa.
    .name = si mesmo como alvo

clause-5e-magic-same = Os efeitos da mesma magia conjurada duas vezes não se somam; os de magias diferentes, sim.
    .name = mesma magia duas vezes

clause-5e-concentration-one = Uma criatura se concentra em uma magia por vez: começar outra que exija concentração encerra a primeira.
    .name = concentração

clause-5e-concentration-end = A concentração acaba com a duração da magia, quando o conjurador fica incapacitado ou morre, e quando ele quiser, sem custo.
    .name = fim da concentração

clause-5e-concentration-damage = Quem sofre dano enquanto se concentra faz uma salvaguarda de Constituição para cada fonte: de 10, ou de metade do dano se for mais. Uma falha encerra a magia.
    .name = manter a concentração

## Areas

clause-5e-area-shapes = Uma área é um cone, em cada ponto tão largo quanto o comprimento até ali, um cubo a partir de uma das faces, uma linha, ou uma esfera ou um cilindro em volta do centro. Um cone, cubo ou linha a partir do conjurador o deixa de fora.
    .name = formas de área

clause-5e-area-cover = Uma área se espalha em linha reta a partir da origem; o que tem cobertura total em relação a ela fica de fora. Algumas magias dobram esquinas, e dizem isso.
    .name = área atrás de cobertura

clause-5e-area-grid = No grid, uma área ocupa os quadrados que têm o centro dentro dela. (Ou, por opção da mesa, os que têm ao menos metade dentro, ou os de um gabarito contado em quadrados.)
    .name = áreas em quadrados

clause-5e-area-distance = Esferas e cilindros são medidos em linha reta a partir do centro, e por isso são redondos. (Ou, por opção da mesa, em quadrados, com a diagonal como qualquer outro, e por isso são quadrados.)
    .name = áreas redondas

## Armour and weapons

clause-5e-armour-shield = Um escudo na mão soma 2 à Classe de Armadura. Pôr ou tirar o escudo é uma ação.
    .name = escudo

clause-5e-armour-untrained = Em armadura sem proficiência, tudo o que se faz com Força ou Destreza tem desvantagem: testes, salvaguardas e ataques.
    .name = armadura sem proficiência

clause-5e-weapon-ammunition = Cada disparo gasta uma munição, sacada como parte do ataque. Uma arma usada com uma mão precisa da outra livre para ser carregada.
    .name = munição

clause-5e-weapon-heavy = Criaturas Pequenas têm desvantagem com armas pesadas.
    .name = arma pesada

clause-5e-weapon-loading = Uma arma que precisa ser recarregada só dispara uma vez em uma ação, ação bônus ou reação, por mais ataques que ela tenha.
    .name = recarga da arma

clause-5e-weapon-thrown = Uma arma de arremesso pode ser lançada como ataque à distância, com o mesmo atributo do corpo a corpo. Ela sai da mão e fica onde caiu.
    .name = arma de arremesso

clause-5e-weapon-two-handed = Uma arma de duas mãos exige as duas para atacar, mas não para ser segurada.
    .name = arma de duas mãos

clause-5e-weapon-versatile = Uma arma versátil rola no corpo a corpo o dado de dano maior, se for usada com as duas mãos.
    .name = arma versátil

clause-5e-weapon-lance = A lança de montaria tem desvantagem contra um alvo a até { DISTANCE(1) }. Exige as duas mãos de quem não está montado.
    .name = lança de montaria

clause-5e-weapon-net = Uma rede impede uma criatura Grande ou menor. Um teste de Força de 10, com uma ação, a solta; 5 de dano cortante na rede também.
    .name = rede

clause-5e-weapon-improvised = O que não é feito para golpear ou arremessar causa { DICE("1d4") } de dano, sem proficiência. Arremessado, tem alcance normal de { DISTANCE(4) } e máximo de { DISTANCE(12) }.
    .name = arma improvisada

## Monsters

clause-5e-monster-multiattack = Ataques Múltiplos é uma ação própria, com os ataques que a ficha de estatísticas lista. Não é a ação Atacar, nem serve para um ataque de oportunidade.
    .name = Ataques Múltiplos

clause-5e-monster-recharge = Um poder com recarga se esgota ao ser usado. No começo de cada turno do monstro, um { DICE("d6") } diz se ele voltou: com o número indicado ou mais.
    .name = recarga
clause-5e-monster-targets = Algumas armas de monstros só servem contra certos alvos, ou causam outro dano em certas circunstâncias, como diz a ficha de estatísticas: contra caídos ou agarrados, com metade dos pontos de vida.
    .name = alvos de uma arma
clause-5e-monster-swarm = Um enxame pode ficar no espaço de outra criatura, e outras no espaço dele. Ele não recupera pontos de vida nem ganha pontos de vida temporários.
    .name = enxame
clause-5e-reaction-powers = Alguns poderes são reações: a um ataque prestes a acertar, a um ferimento, ao turno de outro que começa por perto. Eles gastam a reação, como diz a ficha de estatísticas.
    .name = reações de monstros

clause-5e-monster-uses = Um poder com tantos usos por dia, ou entre descansos, pode ser usado essas vezes em um combate e não mais.
    .name = usos limitados

clause-5e-monster-grapple = Um monstro cujo acerto agarra não precisa de teste para isso. A ficha de estatísticas diz a dificuldade para escapar.
    .name = agarrão pelo acerto

clause-5e-monster-damage = Monstros rolam o dano. (Ou, por opção da mesa, causam a média dos seus dados, arredondada para baixo.)
    .name = dano médio

clause-5e-monster-supplies = Um monstro leva { DICE("2d10") } disparos e { DICE("2d4") } armas para arremessar; usamos a média, 11 e 5.
    .name = o que monstros levam

clause-5e-legendary-actions = No fim do turno de outra criatura, uma criatura lendária pode realizar uma de suas ações lendárias; algumas custam mais de uma. Ela recupera todas no início de seu turno, e não tem nenhuma enquanto estiver incapacitada ou surpresa.
    .name = ações lendárias

clause-5e-lair-actions = Na iniciativa 20, depois de todos os que têm o mesmo valor, o covil de uma criatura realiza uma de suas ações; não enquanto ela estiver incapacitada ou surpresa.
    .name = ações de covil

clause-5e-feature-legendary-resistance = Algumas vezes por dia, uma criatura que falha numa salvaguarda pode escolher ter sucesso.
    .name = Resistência Lendária

clause-5e-feature-magic-resistance = As salvaguardas contra magias e outros efeitos mágicos têm vantagem.
    .name = Resistência à Magia

clause-5e-damage-nonmagical = Resistência ou imunidade a ataques não mágicos vale para o dano de concussão, perfurante e cortante de armas que não são mágicas; às vezes armas prateadas também a vencem.
    .name = armas não mágicas

## Objects

clause-5e-object-ac = A Classe de Armadura de um objeto depende do material: pano, papel e corda 11, vidro e gelo 13, madeira e osso 15, pedra 17, ferro e aço 19, mitral 21, adamante 23.
    .name = Classe de Armadura de objetos

clause-5e-object-hp = Os pontos de vida de um objeto dependem do tamanho e de ser frágil ou resistente: Miúdo 2 ou 5, Pequeno 3 ou 10, Médio 4 ou 18, Grande 5 ou 27.
    .name = pontos de vida de objetos

clause-5e-object-threshold = Um golpe abaixo do limiar de dano de um objeto não faz nada a ele.
    .name = limiar de dano

clause-5e-object-immune = Dano de veneno e dano psíquico não fazem nada a objetos.
    .name = o que objetos ignoram
