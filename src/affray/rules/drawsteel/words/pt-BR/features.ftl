### O que se joga de Draw Steel além da rodada de combate: rolagens, habilidades, dano, como razões no registro.
### O comentário acima da mensagem é o id da própria cláusula.

## Power rolls

# ds.roll.power
clause-ds-roll-power = Uma rolagem de poder é { DICE("2d10") } mais uma característica: até 11 é grau 1, até 16 grau 2, acima disso grau 3.
    .name = rolagem de poder
# ds.roll.natural
clause-ds-roll-natural = Um 19 ou 20 natural é sempre grau 3, não importa o que se some ou tire.
    .name = 19 ou 20 natural
# ds.roll.edges
clause-ds-roll-edges = Uma vantagem soma 2, um revés tira 2. Duas vantagens sobem um grau, dois reveses descem um; mais de dois não contam, e vantagens e reveses se cancelam.
    .name = vantagens e reveses
# ds.roll.per-target
clause-ds-roll-per-target = Rola-se uma vez por habilidade; vantagens e reveses são de cada alvo, então os graus podem diferir.
    .name = uma rolagem para todos
# ds.roll.critical
clause-ds-roll-critical = Um 19 ou 20 natural numa ação dá mais uma ação na hora, seja de quem for o turno.
    .name = acerto crítico
# ds.roll.downgrade
clause-ds-roll-downgrade = Quem rolou pode ficar com um grau menor que o obtido; um acerto crítico continua sendo.
    .name = grau menor

## Tests

# ds.test
clause-ds-test = Um teste é uma rolagem de poder com uma característica.
    .name = teste
# ds.test.skill
clause-ds-test-skill = Uma perícia que se aplique soma 2.
    .name = perícia
# ds.test.ladder
clause-ds-test-ladder = O valor do grau de um teste depende da dificuldade: fácil, média ou difícil. Um 19 ou 20 natural é sucesso com recompensa.
    .name = dificuldade
# ds.test.opposed
clause-ds-test-opposed = Num teste oposto vence o total maior; um empate não muda nada. Aí a vantagem dupla soma 4 e o revés duplo tira 4.
    .name = teste oposto
# ds.potency
clause-ds-potency = Um efeito com potência só pega se a característica do alvo for menor; se for igual, o alvo resiste.
    .name = potência

## Abilities

# ds.ability.order
clause-ds-ability-order = A habilidade é declarada e paga, mirada e rolada uma vez; depois o dano atinge todos os alvos, e os efeitos vêm em ordem.
    .name = uso de habilidade
# ds.ability.cost
clause-ds-ability-cost = Uma habilidade heroica custa o recurso do herói; a de uma criatura do Diretor custa Malícia.
    .name = custo
# ds.ability.steady
clause-ds-ability-steady = A habilidade faz mais por quem não usou ação de movimento neste turno.
    .name = mão firme
# ds.target
clause-ds-target = O alvo deve ser do tipo que a habilidade diz; pode-se escolher menos, mas uma área pega todos os que servem.
    .name = alvos
# ds.area.burst
clause-ds-area-burst = Uma explosão pega todos a até tantos quadrados de quem a usa.
    .name = explosão
# ds.line-of-effect
clause-ds-line-of-effect = Não se mira no que está todo atrás de algo sólido.
    .name = linha de efeito
# ds.strike.beside
clause-ds-strike-beside = Um golpe à distância com um inimigo adjacente tem um revés.
    .name = inimigo por perto
# ds.strike.either
clause-ds-strike-either = Uma habilidade corpo a corpo ou à distância é uma das duas em cada uso: corpo a corpo, se assim alcança todos os alvos.
    .name = de perto ou de longe
# ds.free-strike
clause-ds-free-strike = Um herói rola o golpe livre; uma criatura do Diretor causa um número fixo.
    .name = golpe livre
# ds.opportunity
clause-ds-opportunity = Quem sai do lado de um inimigo sem um passo de ajuste pode levar um golpe livre, como ação de gatilho livre; não de quem teria um revés.
    .name = ataque de oportunidade

## Moving

# ds.move.speed
clause-ds-move-speed = Um movimento vai até o deslocamento; cada quadrado custa 1, em diagonal também.
    .name = deslocamento
# ds.move.difficult
clause-ds-move-difficult = Um quadrado de terreno difícil custa 1 a mais.
    .name = terreno difícil
# ds.move.shift
clause-ds-move-shift = Um passo de ajuste não provoca ninguém e não entra em terreno difícil ou danoso, não passa por ele nem sai dele; em vez dele pode-se mover o mesmo tanto. Desengajar é uma ação de movimento que dá um passo de ajuste.
    .name = passo de ajuste
# ds.size.passing
clause-ds-size-passing = Passa-se livre por aliados e, por inimigos, como em terreno difícil, mas só se para com outro se houver dois tamanhos de diferença.
    .name = passar por outros

## Damage and Stamina

# ds.damage.tier
clause-ds-damage-tier = O dano é o que diz o grau da habilidade.
    .name = dano do grau
# ds.damage.order
clause-ds-damage-order = O dano é primeiro dividido ou reduzido, depois soma-se a fraqueza e tira-se a imunidade; de cada uma só vale a maior.
    .name = ordem do dano
# ds.damage.halved
clause-ds-damage-halved = O dano cai pela metade.
    .name = metade
# ds.damage.weakness
clause-ds-damage-weakness = Tanto a mais de dano do tipo a que se é fraco.
    .name = fraqueza
# ds.damage.immunity
clause-ds-damage-immunity = Tanto a menos de dano do tipo a que se é imune.
    .name = imunidade
# ds.damage.together
clause-ds-damage-together = O dano atinge todos os alvos de uma vez, antes dos efeitos.
    .name = dano conjunto
# ds.stamina.temporary
clause-ds-stamina-temporary = O Vigor temporário se perde primeiro e não se soma: vale o maior.
    .name = Vigor temporário
# ds.stamina.winded
clause-ds-stamina-winded = Com metade do Vigor ou menos se está sem fôlego, e todos veem.
    .name = sem fôlego
# ds.stamina.dying
clause-ds-stamina-dying = Um herói com Vigor 0 ou menos está morrendo, e ainda age.
    .name = morrendo
# ds.stamina.death
clause-ds-stamina-death = Um herói morre quando o Vigor chega a menos a metade do máximo; uma criatura do Diretor, em 0.
    .name = morte

## Conditions

# ds.condition
clause-ds-condition = Uma condição conta uma vez, venha de quantas fontes vier.
    .name = condição
# ds.condition.weakened
clause-ds-condition-weakened = Quem está enfraquecido tem um revés em toda rolagem de poder.
    .name = enfraquecimento
# ds.duration.save
clause-ds-duration-save = Até passar na salvaguarda: ao fim de cada turno seu, quem sofre rola { DICE("1d10") }, e com 6 ou mais o efeito acaba.
    .name = salvaguarda
# ds.duration.turn
clause-ds-duration-turn = Até o fim do próximo turno do alvo, ou deste, se for o dele.
    .name = fim do turno

## Features

# ds.feature.crafty
clause-ds-feature-crafty = O matreiro não provoca ninguém ao se mover.
    .name = matreiro
# ds.solo.turns
clause-ds-solo-turns = Um solitário tem dois turnos por rodada, nunca seguidos.
    .name = dois turnos
