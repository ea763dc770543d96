### As palavras de Draw Steel: o que acontece, o que se rola, o que se pode fazer.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] Os heróis agem primeiro.
       *[foes] O lado do Diretor age primeiro.
    }
drawsteel-event-objective-foe = Os heróis precisam derrotar { NAME($who, case: "o") }.
drawsteel-event-objective = { $goal ->
        [hold] Os heróis precisam resistir: { $rounds ->
                [one] { $rounds } rodada
               *[other] { $rounds } rodadas
            }.
        [half] Os heróis vencem quando metade dos inimigos tiver caído.
        [outnumber] Os heróis vencem quando forem mais que os inimigos.
        [twofold] Os heróis vencem quando houver dois deles para cada inimigo.
        [rabble] Os heróis vencem quando só restarem lacaios.
       *[quarter] Os heróis vencem quando o inimigo tiver um quarto do Vigor e nenhum plano.
    }
drawsteel-event-called-off = O Diretor encerra o combate.
drawsteel-event-last-stand = Última resistência: mais um golpe, e qualquer um deles cai.
drawsteel-event-lined-up = A ordem dos dois lados foi decidida pela Agilidade.
drawsteel-event-swapped = { NAME($who, case: "o") } troca de lugar com { NAME($other, case: "o") }.
drawsteel-event-called-up = { NAME($who, case: "o") } age logo em seguida.
drawsteel-event-used = { NAME($who, case: "o") } usa { NAME($ability, case: "o") }.
drawsteel-event-power-roll = Contra { NAME($target, case: "o") }: { $total }, { $shift ->
        [1] sobe para o grau { $tier }.
        [-1] cai para o grau { $tier }.
       *[0] grau { $tier }.
    }
drawsteel-event-tested = { NAME($who) }: grau { $tier }.
drawsteel-event-resisted = { NAME($who, case: "o") } resiste ao efeito.
drawsteel-event-unspent = Nada acontece, e o custo ({ $amount }) não é gasto.
drawsteel-event-malice-spent = O Diretor gasta { $amount } de Malícia: { NAME($ability) } ({ NAME($who) }).
drawsteel-event-resource = { $resource ->
        [hero-tokens] Fichas de herói restantes: { $left }.
       *[malice] O Diretor tem { $left } de Malícia.
    }
drawsteel-event-converted = { NAME($who, case: "o") } gasta a ação em { $into ->
        [maneuver] uma manobra.
       *[move] um segundo movimento.
    }
drawsteel-event-improvised = { NAME($who) }: “{ $words }”.
drawsteel-event-forbidden = { NAME($who, case: "o") } não pode fazer isso: “{ $words }”.
drawsteel-event-no-action = { NAME($who) }, sem gastar ação: “{ $words }”.
drawsteel-event-dying = { NAME($who, case: "o") } está à beira da morte, mas ainda luta.
drawsteel-event-up = { NAME($who, case: "o") } volta ao combate.
drawsteel-event-hp-set = O Diretor define o Vigor { NAME($who, case: "do") }.
drawsteel-event-gained-surprised = { NAME($who, case: "o") } { GENDER($who) ->
        [f] é pega de surpresa
       *[m] é pego de surpresa
    }.
drawsteel-event-lost-surprised = { NAME($who, case: "o") } se recupera da surpresa.
drawsteel-event-gained-weakened = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica enfraquecida
       *[m] fica enfraquecido
    }.
drawsteel-event-lost-weakened = { NAME($who, case: "o") } recobra as forças.
drawsteel-event-hurt-left = { NAME($who, case: "o") } sofre { $amount } de dano (Vigor: { $hp }).
drawsteel-event-healed = { NAME($who, case: "o") } recupera { $amount } de Vigor.

## Why dice are rolled

drawsteel-roll-power-roll = a rolagem de poder
drawsteel-roll-first-side = decidir qual lado começa
drawsteel-roll-might = o teste de Força
drawsteel-roll-agility = o teste de Agilidade
drawsteel-roll-save = a salvaguarda

## The log

drawsteel-say-edge =
    .advantage = Vantagem: { $reasons }.
    .disadvantage = Revés: { $reasons }.
    .double-advantage = Vantagem dupla: { $reasons }.
    .double-disadvantage = Revés duplo: { $reasons }.
drawsteel-say-odds =
    .tiers = { $chance } de grau 3, { $mean } em média
drawsteel-say-why =
    .advantage = Vantagem: { $clause }
    .disadvantage = Revés: { $clause }

## Questions

drawsteel-say-seat =
    .gm = Diretor
drawsteel-say-question =
    .targeted = { NAME($who) }: { NAME($about, case: "o") } é alvo de um golpe. Reagir?
    .targeted-self = { NAME($who, case: "o") } é alvo de um golpe. Reagir?
    .left = { NAME($who) }: { NAME($about, case: "o") } sai do seu lado. Reagir?
    .drift = { NAME($who) }: quanta Malícia gastar para conduzir { NAME($about, case: "o") } mais longe?
    .burrow-under = { NAME($who) }: enterrar-se?
    .who-instead = { NAME($who) }: quem leva o golpe?
    .close-in = { NAME($who) }: aproximar-se?
    .move-or-strike = { NAME($who) }: andar ou golpear?
    .strike-whom = { NAME($who) }: quem golpear?
    .who-strikes = { NAME($who) }: quem golpeia?
    .place = { NAME($who) }: onde aparece?
    .captain = { NAME($who) }: um novo capitão para o bando?
    .who-falls = { NAME($who) }: qual deles cai?
    .join-strike = { NAME($who) }: golpear junto? Quem?
    .end-effect = { NAME($who) }: sofrer 5 de dano para se livrar de algo?
    .villain-action = { NAME($who) }: acabou o turno { NAME($about, case: "do") }. Uma ação de vilão?
    .malice = { NAME($who) }: gastar Malícia?
    .blessing = { NAME($who) }: que bênção você pede?
    .blood = { NAME($who) }: pagar com sangue para golpear { NAME($about, case: "o") } com mais força?
    .characteristic = { NAME($who) }: de qual característica é o teste { NAME($about, case: "do") }?
    .damage-type = { NAME($who) }: dano de que tipo?
    .difficulty = { NAME($who) }: { NAME($about, case: "o") } tenta: “{ $words }”. Quão difícil é?
    .escape-for-a-blow = { NAME($who) }: soltar-se { NAME($about, case: "do") } levando um golpe?
    .failed-save = { NAME($who) }: a salvaguarda falhou. Gastar uma ficha de herói?
    .farther = { NAME($who) }: quanto gastar para ir mais longe?
    .forced = { NAME($who) }: vão mover { NAME($about, case: "o") } à força. Reagir?
    .forced-self = vão mover { NAME($who, case: "o") } à força. Reagir?
    .grab-for-a-blow = { NAME($who) }: agarrar { NAME($about, case: "o") } levando um golpe?
    .granted = { NAME($who) }: você pode golpear já.
    .healed = { NAME($who) }: que ajuda você aceita { NAME($about, case: "do") }?
    .mark = { NAME($who) }: o golpe atinge { NAME($about, case: "o") }. Usar a marca?
    .melt-away = { NAME($who) }: esconder-se aqui?
    .mend = { NAME($who) }: o que mais, por 1 de devoção?
    .mercy = { NAME($who) }: o que acontece com { NAME($about, case: "o") }?
    .new-mark = { NAME($who) }: quem você marca agora?
    .persist = { NAME($who) }: usar de novo, como manobra?
    .potency = { NAME($who) }: gastar dois ímpetos em mais potência?
    .pray = { NAME($who) }: você reza?
    .rally = { NAME($who) }: este golpe acabaria com você. Gastar duas fichas de herói?
    .recovery = { NAME($who) }: gastar uma Recuperação?
    .redirect = { NAME($who) }: quem é movido no lugar?
    .reroll = { NAME($who) }: rolar de novo por uma ficha de herói?
    .rolling = { NAME($who) }: { NAME($about, case: "o") } vai rolar. Reagir?
    .rolling-self = { NAME($who, case: "o") } vai rolar. Reagir?
    .run-up = { NAME($who) }: de onde golpear { NAME($about, case: "o") }?
    .surge = { NAME($who) }: gastar ímpetos em mais dano?
    .who-gains = { NAME($who) }: quem ganha os ímpetos?
    .who-joins = { NAME($who) }: quem golpeia também?
    .who-recovers = { NAME($who) }: quem gasta uma Recuperação?
    .surprise = { NAME($who) }: quem está surpreso?
    .push = { NAME($who) }: para onde empurrar { NAME($about, case: "o") }?
    .pull = { NAME($who) }: para onde puxar { NAME($about, case: "o") }?
    .slide = { NAME($who) }: para onde conduzir { NAME($about, case: "o") }?
    .stability = { NAME($who) }: em quantos quadrados você resiste?
    .moved-first = { NAME($who) }: quem é movido primeiro?
    .shift = { NAME($who) }: passo de ajuste para onde?
    .go = { NAME($who) }: para onde ir?
    .teleport = { NAME($who) }: para onde teletransportar { NAME($about, case: "o") }?
    .first-side = { NAME($who) }: qual lado começa?
    .next = { NAME($who) }: quem age agora?
    .swap = { NAME($who) }: alguém troca de lugar?
    .may-swap = { NAME($who) }: { NAME($about, case: "o") } quer trocar de lugar. De acordo?
    .damage = { NAME($who) }: { NAME($about, case: "o") } vai sofrer dano. Reagir?
    .damage-self = { NAME($who, case: "o") } vai sofrer dano. Reagir?
    .turn-ended = { NAME($who) }: o turno { NAME($about, case: "do") } acabou. Reagir?
    .reacts-first = { NAME($who) }: qual reação vem primeiro?
    .critical = { NAME($who) }: acerto crítico! Mais uma ação.
    .downgrade = { NAME($who) }: com qual grau você fica?
    .which-tier = { NAME($who) }: qual grau vale para você?
    .improvise = { NAME($who) }: { NAME($about, case: "o") } tenta: “{ $words }”. O que isso custa, e algum teste decide?

## Deeds, and what else one may call them

drawsteel-say-deed =
    .place = aqui
    .end-effect = livrar-se
    .savage = golpe selvagem por { $how } de Malícia
    .ride-off = afastar-se montado
    .ride = cavalgar
    .dismount = desmontar
    .mount = montar { NAME($target, case: "no") }
    .over-to = a vez { NAME($target, case: "do") }
    .aid = distrair { NAME($target, case: "o") }
    .assist = auxiliar { NAME($target, case: "o") }
    .bleed = pagar com sangue
    .breather = uma Recuperação para quem golpeou
    .catch-breath = tomar fôlego
    .charge = investir contra { NAME($target, case: "o") } com { NAME($weapon, case: "o") }
    .cleanse = encerrar { NAME($target, case: "no") }: { $word }
    .consume = usar um consumível { NAME($target, case: "no") }: beber …
    .defend = defender-se
    .escape = soltar-se
    .grab = agarrar { NAME($target, case: "o") }
    .harder = mais 4 de dano
    .heal = curar { NAME($target, case: "o") }
    .kill = matar
    .knock-out = nocautear
    .knockback = repelir { NAME($target, case: "o") }
    .lie-down = deitar-se
    .on = { $how ->
            [might] Força
            [agility] Agilidade
            [reason] Razão
            [intuition] Intuição
           *[presence] Presença
        }
    .pray = rezar
    .provoke = provocar
    .rally = novo fôlego por duas fichas
    .release = soltar { NAME($target, case: "o") }
    .relent = encerrar { NAME($target, case: "no") }: { $word }
    .rise = levantar-se de graça
    .save = salvaguarda: { $word }
    .shelter = { $how } de Vigor temporário para { NAME($target, case: "o") }
    .sidestep = passo de ajuste de 2 para quem golpeou
    .skilled = { $how ->
            [easy] fácil
            [medium] médio
           *[hard] difícil
        }, com perícia
    .unskilled = { $how ->
            [easy] fácil
            [medium] médio
           *[hard] difícil
        }
    .spend = gastar { $how }
    .stand-up = levantar { NAME($target, case: "o") }
    .stay = daqui
    .surge = ímpetos { NAME($target, case: "no") }: { $how }
    .take = agarrar
    .take-heart = dois ímpetos por uma ficha
    .test = fazer um teste: testar …
    .test-skilled = fazer um teste com perícia: testar-perícia …
    .to = { $how }
    .token = gastar a ficha
    .type = { $how ->
            [acid] ácido
            [cold] frio
            [corruption] corrupção
            [fire] fogo
            [holy] sagrado
            [lightning] elétrico
            [poison] veneno
            [sonic] sônico
           *[untyped] sem tipo
        }
    .upright = pôr de pé { NAME($target, case: "o") }
    .recover = gastar uma Recuperação
    .restore = uma Recuperação para { NAME($target, case: "o") }
    .onto = { $how ->
            [push] empurrar
            [pull] puxar
           *[slide] conduzir
        } { NAME($target, case: "o") } no lugar
    .haul = arrastar { NAME($target, case: "o") } até { $how }
    .sharpen = mais potência contra { NAME($target, case: "o") }
    .strike = golpe livre
    .push = empurrar
    .pull = puxar
    .slide = conduzir
    .resist = resistir em { $how }
    .shift = passo de ajuste
    .go = ir
    .teleport = teletransportar-se
    .scale = subir ou descer a parede
    .dig = escavar para cima ou para baixo
    .claw = cavar com as mãos: { $how ->
            [up] para cima
           *[down] para baixo
        }
    .point-out = apontar { NAME($target, case: "o") }
    .cling = subir { NAME($target, case: "no") }
    .let-go = soltar-se
    .smash = golpear o que está em { $how }
    .shake-off = sacudir { NAME($target, case: "o") }
    .free-strike = golpe livre contra { NAME($target, case: "o") }
    .convert = { $how ->
            [maneuver] trocar a ação por uma manobra
           *[move] trocar a ação por um movimento
        }
    .advance = começar o segundo movimento
    .disengage = desengajar
    .free = manobra livre: livre …
    .improvise = outra coisa: tentar …
    .takes = { $how ->
            [main] custa a ação
            [maneuver] custa uma manobra
           *[free] é livre
        }
    .forbid = não dá
    .surprise = surpresos: { $all }
    .surprise-side = { $how ->
            [heroes] surpresos: todos os heróis
           *[foes] surpresos: todo o lado do Diretor
        }
    .ready = é só isso
    .first = { $how ->
            [heroes] os heróis
           *[foes] o lado do Diretor
        }
    .swap = { NAME($target, case: "o") } e { NAME($other, case: "o") } trocam de lugar
    .agree = de acordo
    .tier = grau { $how }
drawsteel-say-verbs =
    .place = pôr
    .end-effect = livrar
    .savage = selvagem
    .ride-off = afastar
    .ride = cavalgar
    .dismount = descer
    .mount = montar
    .over-to = vez
    .aid = distrair
    .assist = auxiliar
    .bleed = sangue
    .breather = fôlego
    .catch-breath = fôlego
    .charge = investir
    .cleanse = encerrar
    .consume = beber
    .defend = defender
    .escape = soltar
    .grab = agarrar
    .harder = mais
    .heal = curar
    .kill = matar
    .knock-out = nocautear
    .knockback = repelir
    .smash = quebrar
    .lie-down = deitar
    .on = de
    .pray = rezar
    .provoke = provocar
    .rally = reviver
    .release = largar
    .relent = cessar
    .rise = erguer
    .save = salvaguarda
    .shelter = abrigar
    .sidestep = passo
    .skilled = perícia
    .unskilled = sem
    .spend = gastar
    .stand-up = levantar
    .stay = aqui
    .surge = ímpeto
    .take = pegar
    .take-heart = coragem
    .test = testar
    .test-skilled = testar-perícia
    .to = até
    .token = ficha
    .type = tipo
    .upright = erguer
    .recover = recuperar
    .restore = restaurar
    .onto = lugar
    .haul = arrastar
    .sharpen = afiar
    .use = habilidade, usar
    .push = empurrar, afastar
    .pull = puxar, trazer
    .slide = conduzir
    .resist = resistir, firmar
    .shift = ajuste, passo
    .go = andar
    .teleport = teletransportar, sumir
    .scale = parede
    .dig = cavar
    .claw = arranhar
    .point-out = mostrar
    .cling = montar
    .let-go = soltar
    .shake-off = sacudir
    .strike = golpe
    .free-strike = golpear
    .convert = transformar
    .advance = de-novo
    .free = livre
    .takes = custa
    .forbid = não
    .surprise = surpreender
    .surprise-side = todos
    .ready = pronto
    .first = primeiro
    .swap = trocar
    .agree = sim
    .tier = grau

## Headings of the menu, and what is listed once for many targets

drawsteel-say-group =
    .action = Ação
    .bonus = Manobra
    .move = Movimento
drawsteel-term-action = ação
drawsteel-bonus-action = manobra
drawsteel-say-word =
    .aid = distrair
    .assist = auxiliar
    .grab = agarrar
    .knockback = repelir
    .free-strike = golpe livre
    .charge = investida

## How somebody fares

drawsteel-say-effect =
    .corroded = sob corrosão
    .foul-air = ar fétido
    .no-triggers = sem reações
    .savage = selvagem
    .merciless = sem piedade
    .hastened = mais veloz
    .called-out = na mira
    .exposed = de guarda aberta
    .roused = com ânimo
    .riding = na sela
    .floored = não se levanta
    .assisted = com auxílio
    .bleeding = sangrando
    .dazed = atordoamento
    .defending = defendendo
    .frightened = com medo
    .grabbed = sob agarrão
    .harried = com a atenção desviada
    .sure = rolagem garantida
    .heartened = com ânimo
    .keeps-fire-storm = mantém a tempestade de fogo
    .keeps-inner-furnace = mantém a fornalha
    .marked = sob marca
    .restrained = sem poder se mover
    .slowed = lentidão
    .taunted = sob provocação
    .thunderous = trovão iminente
    .weakened = enfraquecimento
    .area = mantém uma área
    .clinging = em cima de alguém
    .unseen = perdeu alguém de vista
    .invisible = invisível
    .surprised = sob surpresa
drawsteel-say-health =
    .unconscious = inconsciente
    .winded = sem fôlego
    .dying = à beira da morte
drawsteel-say-pool =
    .malice = Malícia { $amount }
    .piety = devoção { $amount }
    .insight = discernimento { $amount }
    .essence = essência { $amount }
    .surges = ímpetos { $amount }
    .recoveries = Recuperações { $amount }
    .ferocity = ferocidade { $amount }
    .focus = foco { $amount }

## Distances

drawsteel-say-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-say-table-option =
    .stamina-mercy = se quem derrota alguém é perguntado se mata ou nocauteia
    .first-roll = com 6 ou mais os heróis começam, ou os jogadores escolhem qual lado
    .initiative = cada lado escolhe quem é o próximo, ou um teste de Agilidade decide a ordem
    .initiative-swap = se os heróis podem trocar de lugar no início da rodada
    .roll-downgrade = se quem rola é perguntado sobre um grau menor
    .free-director = se o Diretor é perguntado quanto custa cada manobra livre
    .leaving = quem pode sair pela borda do mapa ou render-se
drawsteel-say-table-reading =
    .first-roll-heroes = os heróis vão primeiro
    .first-roll-chooser = os jogadores escolhem
    .initiative-pick = cada lado escolhe
    .initiative-agility = um teste de Agilidade decide a ordem
    .initiative-swap-on = sim
    .initiative-swap-off = não
    .roll-downgrade-off = não
    .roll-downgrade-on = sim
    .stamina-mercy-off = não
    .stamina-mercy-on = sim
    .free-director-trust = não, confia-se na palavra
    .free-director-ask = sim, a cada vez
    .leaving-by-order = só quem recebe a ordem
    .leaving-at-will = qualquer um

drawsteel-page-stock =
    .hero-tokens = Fichas de herói
    .malice = Malícia
drawsteel-page-hint =
    .test = Diga o que você tenta, por exemplo: escalar a roda do moinho
    .consume = Diga o que é, por exemplo: uma poção de cura
    .free = Diga o que você faz, por exemplo: abro a porta
    .slips-in = Diga o que acontece, por exemplo: derruba o lampião
drawsteel-page-pool =
    .main = ação principal
    .triggered = ação de gatilho
    .recoveries = Recuperações
    .surges = ímpetos
    .ferocity = ferocidade
    .piety = devoção
    .insight = discernimento
    .essence = essência
    .focus = foco
drawsteel-say-figure =
    .level = nível
    .speed = deslocamento
    .stability = estabilidade
drawsteel-page-ruling-word =
    .skilled = com perícia
    .easy = fácil
    .medium = médio
    .hard = difícil
    .save-ends = até passar na salvaguarda
    .end-of-turn = até o fim do turno
    .end-of-round = até o fim da rodada
    .end-of-encounter = até o fim do encontro
drawsteel-page-ruling =
    .hp = O Vigor é
    .maximum = O Vigor máximo é
    .temporary = O Vigor temporário é
    .squad = O Vigor do bando é
    .recovers = Gasta uma Recuperação
    .slips-in = Faz algo sem gastar ação
    .malice = A Malícia é
    .tokens = As fichas de herói são
    .last-stand = Os inimigos fazem a última resistência
    .mounted = Monta em
    .dismounted = Desmonta
drawsteel-page-word =
    .opportunity-attack = ataque de oportunidade
    .damage = quando alguém sofre dano
    .targeted = quando alguém é alvo de um golpe
    .turn-ended = quando um turno acaba
    .forced = quando alguém é movido à força
    .rolling = quando alguém rola
    .failed-save = ficha de herói por uma salvaguarda falha
    .reroll = ficha de herói por uma nova rolagem
    .mark = usar a marca num acerto
    .malice = gastar Malícia
    .villain-action = ação de vilão
    .end-effect = livrar-se de um efeito
    .rough-area = terreno difícil
    .rough-area-for-enemies = difícil para os inimigos
    .harmful-steps = cada passo fere
    .harmful-steps-for-enemies = cada passo fere os inimigos
    .harmful-area = terreno danoso
drawsteel-say-decree =
    .of = o Diretor decide: { $who } – { $what }
    .ground = o Diretor muda o terreno em { $at }: { $what }
    .hp = o Diretor define o Vigor { NAME($who, case: "do") }: { $amount }
    .at = o Diretor põe { NAME($who, case: "o") } em { $at }
    .dies = o Diretor decide que { NAME($who, case: "o") } morre
    .over = { $what ->
        [heroes] o Diretor dá a vitória aos heróis
       *[foes] o Diretor dá a vitória aos inimigos
    }
    .slips-in = o Diretor deixa { NAME($who, case: "o") } fazer isto sem gastar ação: “{ $words }”
    .last-stand = o Diretor anuncia a última resistência
    .squad = o Diretor define o Vigor do bando { NAME($who, case: "do") }: { $amount }
    .malice = o Diretor define a malícia: { $amount }
    .tokens = o Diretor define as fichas de herói: { $amount }
    .recovers = o Diretor deixa { NAME($who, case: "o") } gastar uma Recuperação
    .mounted = o Diretor põe { NAME($who, case: "o") } em uma montaria
    .dismounted = o Diretor tira { NAME($who, case: "o") } da montaria
    .other = o Diretor decide: { $words }
