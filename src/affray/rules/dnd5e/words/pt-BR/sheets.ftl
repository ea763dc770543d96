### Linhas das fichas contadas a partir dos dados: as partes ficam lado a lado, entre vírgulas e pontos e vírgulas.

sheet-line =
    .named = { $name }: { $text }
    .noted = { $name } ({ $notes }): { $text }
sheet-figure =
    .kind = { $size }, { $kind }
    .armour = Classe de Armadura: { $amount }
    .hp = pontos de vida: { $hp } ({ DICE($dice) })
    .hp-alone = pontos de vida: { $hp }
    .measure = { $what } { DISTANCE($squares) }
    .saves = salvaguardas: { $text }
    .skills = perícias: { $text }
    .senses = sentidos: { $text }
    .conditions = imunidade a condições: { $text }
    .challenge = desafio: { $challenge }
    .multiattack = Ataque Múltiplo: { $text }
    .legendary =
        { $count ->
            [one] { $count } ação lendária por rodada
           *[other] { $count } ações lendárias por rodada
        }
    .casting = magias: { $ability }, CD { $dc }, { $bonus } para acertar
    .cantrips = truques: { $text }
    .slots = { $level }º nível ({ $slots }): { $text }
    .level = { $level }º nível: { $text }
    .passive = Percepção passiva { $amount }
sheet-sense =
    .blindsight = percepção às cegas
    .darkvision = visão no escuro
    .tremorsense = sentido sísmico
    .truesight = visão verdadeira
    .see-invisible = visão do invisível
sheet-power =
    .bonus = ação bônus
    .legendary =
        { $price ->
            [one] { $price } ação lendária
           *[other] { $price } ações lendárias
        }
    .lair = ação de covil
    .part = parte do Ataque Múltiplo
    .reaction = reação
    .given = usar um objeto, em si ou em alguém ao lado
    .recharge = recarga { $on }
    .uses =
        { $uses ->
            [one] { $uses } vez por dia
           *[other] { $uses } vezes por dia
        }
sheet-react =
    .hit = quando um ataque está prestes a acertá-lo
    .guarded = quando um ataque está prestes a acertar um aliado
    .wounded = ao sofrer dano
    .near = quando outro começa o turno por perto
    .melee = só ataques corpo a corpo
    .ranged = só ataques à distância
    .seen = só se vê o ataque
    .armed = só com uma arma corpo a corpo na mão
sheet-weapon =
    .melee = { $bonus } para acertar, alcance { DISTANCE($reach) }
    .ranged = { $bonus } para acertar, distância { DISTANCE($range) }, máxima { DISTANCE($long) }
    .ranged-short = { $bonus } para acertar, distância { DISTANCE($range) }
    .instead = em vez disso: { $text }
sheet-area =
    .cone = cone de { DISTANCE($size) }
    .line = linha de { DISTANCE($size) }
    .cube = cubo de { DISTANCE($size) }
    .cylinder = cilindro com raio de { DISTANCE($size) }
    .burst = todos a até { DISTANCE($size) }
    .sphere = esfera com raio de { DISTANCE($size) }
sheet-who =
    .one = um alvo a até { DISTANCE($within) }
    .at = num ponto a até { DISTANCE($within) }
    .foe = só inimigos
    .friend = só aliados
    .any = inclusive em si
    .self = em si
    .chosen = à escolha do usuário
sheet-roll =
    .luck = { DICE("d20") }: { $least } ou mais
    .save = salvaguarda: { $ability }, CD { $dc }
sheet-branch =
    .fail = falha: { $text }
    .badly = falha por 5 ou mais: { $text }
    .pass = sucesso: { $text }
    .then = depois: { $text }
    .avert = quem desvia o olhar: { $text }
    .immune = quem passa fica imune daí em diante
    .easier = salvaguarda com vantagem [{ $if }]
    .harder = salvaguarda com desvantagem [{ $if }]
sheet-harm =
    .dice = { DICE($dice) } ({ $type })
    .half = { $text }, metade com sucesso
    .whole = { $text }, o mesmo com sucesso
    .drains = { $text }, e o usuário recupera outro tanto
sheet-step =
    .me = o usuário: { $text }
    .heal = recupera { DICE($dice) } pontos de vida
    .heal-dealt = recupera pontos de vida iguais ao dano causado ({ $type })
    .guard = { DICE($dice) } pontos de vida temporários
    .wither = máximo de pontos de vida reduzido pelo dano causado ({ $type })
    .lay = { $effect } ({ $notes })
    .end = encerra: { $effects }
    .push = empurrão de { DISTANCE($squares) }
    .pull = puxão de { DISTANCE($squares) }
    .drop = cai a 0 pontos de vida
    .kill = morre
    .also = além disso: { $text }
    .follow = o usuário pode atacá-lo com uma ação bônus no mesmo turno: { $weapon }
    .ward = Classe de Armadura contra este ataque: +{ $amount }
    .zone = uma área permanece ({ $notes })
    .move-zone = a área se move até { DISTANCE($squares) }
    .steady = estável, se estiver morrendo
    .dispel = magias terminam: até o nível { $level }, as outras com um teste
    .choose = um à escolha do usuário: { $options }
    .let-go = larga o que segura
    .dash = usa a ação Disparada
    .dim-light = emite penumbra por { DISTANCE($squares) }
sheet-lasts =
    .rounds =
        { $count ->
            [one] { $count } rodada
           *[other] { $count } rodadas
        }
    .minutes =
        { $count ->
            [one] { $count } minuto
           *[other] { $count } minutos
        }
    .hours =
        { $count ->
            [one] { $count } hora
           *[other] { $count } horas
        }
    .days =
        { $count ->
            [one] { $count } dia
           *[other] { $count } dias
        }
    .start-me = até o início do próximo turno do usuário
    .end-me = até o fim do próximo turno do usuário
    .start-it = até o início do próximo turno do alvo
    .end-it = até o fim do próximo turno do alvo
sheet-ends =
    .save-end = nova salvaguarda no fim de cada turno seu
    .save-hurt = nova salvaguarda sempre que sofre dano
    .hurt = termina quando sofre dano
    .attacks = termina quando ataca
    .casts = termina quando conjura
    .healed = termina quando magia o cura
    .source-down = termina quando o usuário fica incapacitado
    .concentration = termina com a concentração do usuário
    .shaken = termina se alguém ao lado usar uma ação
    .hold = CD para escapar { $dc }
    .escape = termina com uma ação e um teste: { $ability }, CD { $dc }
    .escape-freely = termina com uma ação
    .by-others = também por quem estiver ao lado
    .easy-save-hurt = nova salvaguarda com vantagem sempre que sofre dano
    .harmed = termina quando o usuário ou seus aliados lhe fazem mal
sheet-at =
    .turn-start = no início de seus turnos: { $text }
    .turn-end = no fim de seus turnos: { $text }
    .touched = ao ser tocado ou atingido corpo a corpo: { $text }
    .near = quando outro começa o turno por perto: { $text }
    .hurt = ao sofrer dano: { $text }
    .hurt-by = ao sofrer dano ({ $types }): { $text }
    .dies = ao morrer: { $text }
    .fells = quando reduz alguém a 0 pontos de vida corpo a corpo: { $text }
    .hits = ao acertar: { $text }
    .hits-by = ao acertar ({ $types }): { $text }
    .enters = ao entrar: { $text }
    .beside = ao terminar um turno ao lado dela, no lado certo: { $text }
    .stirs = ao se mover dentro: { $text }
    .kept-up = se a concentração durou até o fim: { $text }
sheet-hook =
    .score = valor de atributo
    .critical = dano de um acerto crítico
    .attack = jogadas de ataque
    .struck = jogadas de ataque contra ele
    .ac = Classe de Armadura
    .save = salvaguardas
    .check = testes de atributo
    .damage = dano dos acertos
    .sneak = dano de um acerto por turno, com vantagem ou com um aliado ao lado do alvo
    .speed = deslocamento
    .suffers = a mais em qualquer dano que sofre
    .long-jump = saltos em distância
    .high-jump = saltos em altura
sheet-mod =
    .advantage = { $what }: vantagem
    .disadvantage = { $what }: desvantagem
    .add = { $what }: { $amount }
    .typed = { $amount } ({ $type })
    .resist = resistência: { $types }
    .immune = imunidade: { $types }
    .weak = vulnerabilidade: { $types }
    .undying = não morre com 0 pontos de vida
    .sure = seus ataques sempre acertam
    .siege = dano dobrado a objetos
    .unhealed = não recupera pontos de vida
    .unguarded = não ganha pontos de vida temporários
    .carried = não retarda quem o segura
    .changeless = nada muda sua forma
    .deadly = seus acertos são críticos
    .evasion = salvaguardas de Destreza para metade do dano: nada com sucesso, metade com falha
    .transfer = enquanto segura alguém, este sofre metade do dano dele
    .swarm = divide o espaço com outros
    .absorb = curado por dano: { $types }
    .endure = dano de { $amount } ou menos o deixa com pelo menos 1 ponto de vida
    .by = atributos: { $words }
    .about = sobre: { $words }
    .once = uma vez por turno
    .half = { $what }: metade
    .double = { $what }: dobro
    .least = { $what }: no mínimo { $amount }
    .cannot = não pode: { $words }
    .quick = com uma ação bônus: { $words }
    .must = nos seus turnos deve: { $words }
    .ward = fica uma vez com 1 ponto de vida
    .spent = termina ao ser usado
    .triple = { $what }: triplo
    .asked = decide na rolagem
    .sense = percebe por: { $words }
sheet-about =
    .spell = magias
    .melee = corpo a corpo
    .ranged = à distância
    .magic = magia
    .sight = visão
    .hearing = audição
    .smell = olfato
    .perception = Percepção
    .prone = cair no chão
    .react = usar reações
    .turn = agir nem se mover
    .cast = conjurar magias
    .look = ver quem o causou
    .dash = Disparada
    .disengage = Desengajar
    .hide = Esconder-se
    .weapon = armas
    .act = usar ações
    .both = usar ação e ação bônus no mesmo turno
    .strike-again = fazer mais de um ataque por turno
    .cast-at-once = conjurar com certeza uma magia com a ação sem demora
    .turned = expulsão de mortos-vivos
    .flee = fugir
    .panic = fugir em pânico, se houver para onde
    .approach = aproximar-se
sheet-if =
    .only = só se { $text }
    .not = não: { $text }
    .me = usuário: { $text }
    .kind = tipo: { $names }
    .feature = tem: { $names }
    .is = condição: { $names }
    .from = causada pelo outro: { $names }
    .has = sob o efeito: { $names }
    .size = tamanho: { $size } ou menor
    .hurt-any = ferido
    .hurt-half = com metade dos pontos de vida ou menos
    .hurt-none = com 0 pontos de vida
    .sees = vê o outro
    .hears = ouve
    .ran = correu { DISTANCE($squares) } em linha reta até o outro
    .able = capaz de agir
    .beset = um aliado do usuário está ao lado
    .aware = ciente do outro
    .inside = dentro de um objeto
    .holds = agarra outras criaturas: { $count } ou mais
    .grips = agarra o outro
    .shares = no espaço do outro
    .surprised = surpreso, na primeira rodada
    .wields = empunhando: { $names }
    .any = um destes: { $text }
    .near = a até { DISTANCE($squares) }: { $names }
    .foe = inimigo
    .hp = no máximo { $amount } pontos de vida
    .score = { $ability }: { $amount } ou menos
    .senses = percebe o outro por: { $names }
sheet-kind =
    .aberration = aberração
    .beast = besta
    .celestial = celestial
    .construct = constructo
    .dragon = dragão
    .elemental = elemental
    .fey = fada
    .fiend = corruptor
    .giant = gigante
    .humanoid = humanoide
    .monstrosity = monstruosidade
    .ooze = gosma
    .plant = planta
    .undead = morto-vivo
sheet-zone =
    .far = { DISTANCE($squares) }
    .high = { DISTANCE($squares) } de altura
    .around = { DISTANCE($squares) } em volta do usuário
    .rough = terreno difícil
    .silent = silêncio
    .lightly = levemente obscurecido
    .heavily = fortemente obscurecido
    .magically-dark = escuridão mágica
    .spares = poupa aliados
    .follows = acompanha o usuário
