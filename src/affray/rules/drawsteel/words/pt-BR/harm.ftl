### O que Draw Steel diz de dano e recuperação, condições, feitos, recursos e dos cinco heróis.
### O comentário acima da mensagem é o id da cláusula.

## Harm

# ds.recovery
clause-ds-recovery = Uma Recuperação devolve um terço do Vigor.
    .name = recuperação
# ds.stamina.unconscious
clause-ds-stamina-unconscious = Quem derrota alguém pode só nocauteá-lo. Quem está inconsciente nada faz, as rolagens contra ele têm vantagem dupla e qualquer dano o mata; uma Recuperação acorda um herói.
    .name = inconsciente
# ds.condition.bleeding
clause-ds-condition-bleeding = Depois de uma ação, de uma ação de gatilho ou de uma rolagem de Força ou Agilidade, quem sangra perde { DICE("1d6") } mais seu nível em Vigor.
    .name = sangramento
# ds.condition.dazed
clause-ds-condition-dazed = Quem está atordoado faz uma só coisa por turno: ação, manobra ou movimento. Não reage a nada nem usa manobras livres.
    .name = atordoamento
# ds.condition.frightened
clause-ds-condition-frightened = Um revés contra quem se teme, que tem vantagem contra quem o teme; não se chega mais perto dele.
    .name = medo
# ds.condition.grabbed
clause-ds-condition-grabbed = Quem está agarrado tem deslocamento 0 e um revés em tudo que não mira quem o agarra; este o leva consigo, e só ele pode movê-lo à força.
    .name = agarrão
# ds.condition.prone
clause-ds-condition-prone = Quem está caído golpeia com um revés e rasteja; habilidades corpo a corpo contra ele têm vantagem.
    .name = no chão
# ds.condition.restrained
clause-ds-condition-restrained = Quem está impedido tem deslocamento 0, não se levanta nem é movido e rola com um revés; habilidades contra ele têm vantagem.
    .name = impedimento
# ds.condition.slowed
clause-ds-condition-slowed = Quem está lento tem deslocamento de no máximo 2 e não pode dar passos de ajuste.
    .name = lentidão
# ds.condition.taunted
clause-ds-condition-taunted = Um revés duplo em habilidades que não miram o provocador, enquanto há linha de efeito; só o último conta.
    .name = provocação
# ds.duration.fight
clause-ds-duration-fight = Os efeitos terminam com o combate, e os ímpetos e recursos heroicos se perdem.
    .name = fim do combate
# ds.duration.relent
clause-ds-duration-relent = O que você impôs ou mantém pode ser encerrado com uma manobra livre.
    .name = desistir

## What everybody can do

# ds.deed.charge
clause-ds-deed-charge = Uma ação: em linha reta até alguém, no máximo o deslocamento e sem terreno difícil, e então um golpe livre corpo a corpo ou uma habilidade própria.
    .name = investida
# ds.deed.defend
clause-ds-deed-defend = Uma ação: até seu próximo turno as rolagens contra você têm revés duplo, e seus testes para resistir, vantagem dupla; não vale enquanto alguém está provocado por você.
    .name = defender
# ds.deed.heal
clause-ds-deed-heal = Uma ação: alguém adjacente pode gastar uma Recuperação ou fazer uma salvaguarda.
    .name = curar
# ds.deed.catch-breath
clause-ds-deed-catch-breath = Uma manobra: gastar uma Recuperação; não à beira da morte.
    .name = tomar fôlego
# ds.deed.aid-attack
clause-ds-deed-aid-attack = Uma manobra ao lado de um inimigo: a próxima rolagem de habilidade de um aliado contra ele tem vantagem.
    .name = ajudar no ataque
# ds.deed.grab
clause-ds-deed-grab = Uma manobra de Força contra alguém do seu tamanho ou menor, ou que a Força permita: nada, agarrar levando um golpe, agarrar.
    .name = agarrar
# ds.deed.escape
clause-ds-deed-escape = Uma manobra de Força ou Agilidade: nada, livre levando um golpe, livre; um revés contra quem é maior.
    .name = soltar-se
# ds.deed.knockback
clause-ds-deed-knockback = Uma manobra de Força que empurra 1, 2 ou { SQUARES(3) } quem se poderia agarrar.
    .name = repelir
# ds.deed.stand-up
clause-ds-deed-stand-up = Uma manobra: levantar-se ou levantar alguém ao lado que queira.
    .name = levantar
# ds.deed.lie-down
clause-ds-deed-lie-down = Deitar-se é livre, e levantar-se depois disso também.
    .name = deitar
# ds.deed.test
clause-ds-deed-test = Uma manobra: o Diretor diz de que é o teste, quão difícil e se alguma perícia se aplica.
    .name = fazer um teste
# ds.deed.assist
clause-ds-deed-assist = Uma manobra: conforme o grau, um revés, uma vantagem ou vantagem dupla no próximo teste do outro.
    .name = auxiliar
# ds.deed.consumable
clause-ds-deed-consumable = Uma manobra: usar um consumível em si ou em alguém ao lado que queira.
    .name = consumível

## Resources

# ds.heroic
clause-ds-heroic = O herói começa com tanto recurso quantas são suas Vitórias, ganha mais a cada turno seu e o perde ao fim do combate.
    .name = recurso heroico
# ds.heroic.first
clause-ds-heroic-first = O que acontece pela primeira vez na rodada pode render mais.
    .name = primeira vez
# ds.heroic.prayer
clause-ds-heroic-prayer = O sacerdote pode rezar: mais devoção, mas com 1 vem a ira, e com 3 uma bênção.
    .name = oração
# ds.surge
clause-ds-surge = Até três ímpetos somam, cada um, sua maior característica ao dano rolado em um alvo.
    .name = ímpeto
# ds.surge.potency
clause-ds-surge-potency = Dois ímpetos elevam em 1 a potência contra um alvo.
    .name = potência maior
# ds.potency.unspent
clause-ds-potency-unspent = O que foi gasto só numa potência que falha não se gasta.
    .name = não gasto
# ds.token
clause-ds-token = Os heróis dividem uma ficha para cada um; só se tira proveito delas uma vez por turno.
    .name = ficha de herói
# ds.token.surges
clause-ds-token-surges = Uma ficha dá dois ímpetos.
    .name = ficha: ímpetos
# ds.token.save
clause-ds-token-save = Uma ficha transforma em sucesso uma salvaguarda falha.
    .name = ficha: salvaguarda
# ds.token.test
clause-ds-token-test = Uma ficha permite rolar de novo um teste; vale a nova rolagem.
    .name = ficha: de novo
# ds.token.stamina
clause-ds-token-stamina = Duas fichas devolvem um terço do Vigor, no seu turno ou antes de um golpe.
    .name = ficha: novo fôlego

## What abilities say

# ds.ability.granted
clause-ds-ability-granted = Uma habilidade deixa aliados usarem uma habilidade de assinatura, ou um golpe livre, como ação de gatilho livre.
    .name = golpe concedido
# ds.ability.heartened
clause-ds-ability-heartened = Uma vantagem na próxima rolagem de habilidade.
    .name = ânimo
# ds.ability.run-up
clause-ds-ability-run-up = A habilidade deixa mover-se antes do golpe; uma corrida em linha reta pode somar seus quadrados ao dano.
    .name = corrida
# ds.ability.stacking
clause-ds-ability-stacking = A mesma habilidade duas vezes não se soma.
    .name = não acumula
# ds.ability.strike-back
clause-ds-ability-strike-back = O alvo pode responder com um golpe livre.
    .name = revide

## Heroes

# ds.feature.resolute
clause-ds-feature-resolute = Quem é resoluto soma 1 às salvaguardas.
    .name = resoluto
# ds.feature.leaper
clause-ds-feature-leaper = Os testes de salto de um saltador nunca ficam abaixo do grau 2.
    .name = saltador
# ds.feature.steadfast
clause-ds-feature-steadfast = Quem é firme tem deslocamento 3, não 2, quando lento.
    .name = firme
# ds.hero.blood
clause-ds-hero-blood = O berserker pode sofrer { DICE("1d6") } de dano para causar { DICE("1d6") } a mais.
    .name = sangue por sangue
# ds.hero.ferocity
clause-ds-hero-ferocity = A ferocidade leva o empurrão mais longe (2), dá um ímpeto pelo primeiro do turno (4) e vantagem em Força (6).
    .name = ferocidade
# ds.hero.wrecking
clause-ds-hero-wrecking = Quem o berserker lança contra um objeto sofre 2 de dano a mais.
    .name = contra a parede
# ds.hero.redirect
clause-ds-hero-redirect = Quem seria movido à força, ou está ao lado, desvia isso para outro.
    .name = força desviada
# ds.hero.parry
clause-ds-hero-parry = Ao lado do alvo, ou sendo ele, reduz-se o dano à metade e a potência em 1.
    .name = aparar
# ds.hero.rallying
clause-ds-hero-rallying = O comandante ou um aliado próximo gasta uma Recuperação; no grau 3, os dois, com vantagem na próxima rolagem.
    .name = ânimo
# ds.mark
clause-ds-mark = O comandante e os aliados têm vantagem contra o marcado, enquanto o comandante tem linha de efeito até ele.
    .name = marca
# ds.mark.benefit
clause-ds-mark-benefit = Quando o marcado sofre dano rolado, 1 de foco compra mais 4 de dano, uma Recuperação ou um passo de ajuste para quem golpeou, ou uma provocação.
    .name = pressionar a marca
# ds.hero.mending
clause-ds-hero-mending = Uma vez por turno alguém ao alcance gasta uma Recuperação; cada 1 de devoção ajuda mais um, dá outra Recuperação, encerra um efeito ou põe de pé.
    .name = cura
# ds.hero.guidance
clause-ds-hero-guidance = A rolagem de habilidade de um aliado tem vantagem, ou dupla por devoção.
    .name = orientação
# ds.hero.thunder
clause-ds-hero-thunder = Na primeira vez no turno em que fere outro, sofre { DICE("1d10") } de dano elétrico.
    .name = trovão de resposta
# ds.hero.opening
clause-ds-hero-opening = As habilidades heroicas do espreitador custam 1 a menos quando a rolagem tem vantagem.
    .name = aproveita brechas
# ds.hero.teamwork
clause-ds-hero-teamwork = Um ímpeto antes, se um aliado está ao lado do alvo.
    .name = trabalho em equipe
# ds.hero.blink
clause-ds-hero-blink = Teletransporte até ali, e um quadrado a mais para cada ponto de recurso gasto.
    .name = salto
# ds.hero.melt-away
clause-ds-hero-melt-away = Onde há cobertura ou ocultação, pode-se esconder ao chegar, mesmo observado, e ganhar um ímpeto.
    .name = dissolver-se
# ds.hero.type
clause-ds-hero-type = Quem usa diz de que tipo é o dano.
    .name = tipo à escolha
# ds.hero.persistent
clause-ds-hero-persistent = O que persiste age de novo no início do turno, ao preço de menos essência; 5 de dano num turno por ponto de Razão o encerra.
    .name = persistente
# ds.hero.farther
clause-ds-hero-farther = O movimento forçado pelo seu lado vai { SQUARES(2) } mais longe, 4 por essência.
    .name = mais longe
# ds.hero.ward
clause-ds-hero-ward = Quem fere o invocador do fogo de perto pode ser empurrado { SQUARES(4) }.
    .name = proteção

## What happens, and why dice are rolled

drawsteel-event-unconscious = { NAME($who, case: "o") } perde os sentidos.
drawsteel-event-earned = { NAME($who, case: "o") } ganha { $amount } { $pool ->
        [ferocity] de ferocidade
        [focus] de foco
        [piety] de devoção
        [insight] de discernimento
        [essence] de essência
        [surges] { $amount ->
            [one] ímpeto
           *[other] ímpetos
        }
       *[resource] de recurso heroico
    } (agora tem { $left }).
drawsteel-event-sheltered = { NAME($who, case: "o") } tem { $amount } de Vigor temporário.
drawsteel-event-attempted = { NAME($who) }, “{ $words }”: { $worth ->
        [failure] não
        [failure-with-consequence] não, e pior
        [success-with-consequence] sim, mas
        [success-with-reward] sim, e mais
       *[success] sim
    }.
drawsteel-event-judged = { NAME($who) }: { $worth ->
        [failure] não
        [failure-with-consequence] não, e pior
        [success-with-consequence] sim, mas
        [success-with-reward] sim, e mais
       *[success] sim
    }.
drawsteel-event-consumed = { NAME($who, case: "o") } usa “{ $words }” { NAME($other, case: "no") }.
drawsteel-event-gained-assisted = { NAME($who, case: "o") } tem ajuda no próximo teste.
drawsteel-event-lost-assisted = { NAME($who, case: "o") } usa a ajuda que recebeu.
drawsteel-event-gained-bleeding = { NAME($who, case: "o") } começa a sangrar.
drawsteel-event-lost-bleeding = { NAME($who, case: "o") } para de sangrar.
drawsteel-event-gained-dazed = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica atordoada
       *[m] fica atordoado
    }.
drawsteel-event-lost-dazed = { NAME($who, case: "o") } volta a si.
drawsteel-event-gained-defending = { NAME($who, case: "o") } se defende.
drawsteel-event-lost-defending = { NAME($who, case: "o") } deixa de se defender.
drawsteel-event-gained-grabbed = { NAME($by, case: "o") } agarra { NAME($who, case: "o") }.
drawsteel-event-lost-grabbed = { NAME($who, case: "o") } se solta.
drawsteel-event-gained-harried = { NAME($by, case: "o") } distrai { NAME($who, case: "o") }.
drawsteel-event-lost-harried = { NAME($who, case: "o") } não se distrai mais.
drawsteel-event-gained-sure = { NAME($who, case: "o") } tem a próxima rolagem garantida.
drawsteel-event-lost-sure = { NAME($who, case: "o") } usa a rolagem garantida.
drawsteel-event-gained-heartened = { NAME($who, case: "o") } se anima.
drawsteel-event-lost-heartened = { NAME($who, case: "o") } aproveita o momento.
drawsteel-event-gained-keeps-fire-storm = { NAME($who, case: "o") } mantém a tempestade de fogo.
drawsteel-event-lost-keeps-fire-storm = A tempestade de fogo { NAME($who, case: "do") } se apaga.
drawsteel-event-gained-keeps-inner-furnace = { NAME($who, case: "o") } mantém a fornalha acesa.
drawsteel-event-lost-keeps-inner-furnace = A fornalha { NAME($who, case: "do") } se apaga.
drawsteel-event-gained-marked = { NAME($by, case: "o") } marca { NAME($who, case: "o") }.
drawsteel-event-lost-marked = { NAME($who, case: "o") } perde a marca.
drawsteel-event-gained-slowed = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica lenta
       *[m] fica lento
    }.
drawsteel-event-lost-slowed = { NAME($who, case: "o") } volta ao deslocamento normal.
drawsteel-event-gained-taunted = { NAME($by, case: "o") } provoca { NAME($who, case: "o") }.
drawsteel-event-lost-taunted = { NAME($who, case: "o") } ignora a provocação.
drawsteel-event-gained-thunderous = O trovão se forma sobre { NAME($who, case: "o") }.
drawsteel-event-lost-thunderous = O trovão sobre { NAME($who, case: "o") } se dissipa.
drawsteel-roll-assist = o auxílio
drawsteel-roll-healing = a cura
drawsteel-roll-bleeding = o sangramento
drawsteel-roll-damage = o dano
drawsteel-roll-escape = a fuga
drawsteel-roll-heroic = o recurso heroico
drawsteel-roll-test = o teste

## Heroes and abilities

noun-running-blow = golpe em corrida
    .gender = m
noun-clear-the-way = abertura de caminho
    .gender = f
noun-blood-price = preço de sangue
    .gender = m
noun-turn-the-force = força desviada
    .gender = f
noun-fling-the-force = força arremessada
    .gender = f
noun-guarding-blow = golpe protetor
    .gender = m
noun-single-out = escolha do alvo
    .gender = f
noun-opening = brecha
    .gender = f
noun-wide-opening = brecha larga
    .gender = f
noun-rallying-strike = golpe animador
    .gender = m
noun-rallying-shot = tiro animador
    .gender = m
noun-joint-strike = golpe conjunto
    .gender = m
noun-joint-shot = tiro conjunto
    .gender = m
noun-parry = Aparar
    .gender = m
    .article = none
noun-far-parry = Aparar de Longe
    .gender = m
    .article = none
noun-heartening-light = luz animadora
    .gender = f
noun-reeling-curse = maldição cambaleante
    .gender = f
noun-healing-hands = toque curativo
    .gender = m
noun-answering-thunder = trovão de resposta
    .gender = m
noun-dread-sentence = sentença terrível
    .gender = f
noun-guiding-word = palavra orientadora
    .gender = f
noun-guiding-cry = grito orientador
    .gender = m
noun-together-now = investida conjunta
    .gender = f
noun-slip-away = escapulida
    .gender = f
noun-in-and-out = golpe de passagem
    .gender = m
noun-last-cut = último golpe
    .gender = m
noun-no-delay = ação imediata
    .gender = f
noun-ash-step = passo de cinzas
    .gender = m
noun-vanish = sumiço
    .gender = m
noun-forked-fire = fogo bifurcado
    .gender = m
noun-clinging-fire = fogo viscoso
    .gender = m
noun-inner-furnace = fornalha interior
    .gender = f
noun-fire-storm = tempestade de fogo
    .gender = f
noun-gust = rajada
    .gender = f
noun-spark = centelha
    .gender = f
noun-flicker = lampejo
    .gender = m
noun-fan-the-blast = impulso
    .gender = m
noun-feed-the-blast = grande impulso
    .gender = m
noun-flame-ward = proteção de chamas
    .gender = f
noun-grab = agarrão
    .gender = m
noun-knockback = repelão
    .gender = m
noun-priest = sacerdote
    .gender = m
noun-prowler = espreitador
    .gender = m
noun-fire-caller = invocador do fogo
    .gender = m
