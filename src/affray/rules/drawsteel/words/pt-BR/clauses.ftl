### As regras de Draw Steel, cláusula por cláusula: cada regra em uma ou duas frases, e o nome que leva no registro.

## The start of a fight

clause-ds-start-intent = O combate começa assim que uma criatura pretende ferir outra. Por isso ninguém age antes dele: uma habilidade heroica que abre o combate é paga como se fosse usada durante ele.
    .name = o combate começa

clause-ds-round = Numa rodada, cada criatura no combate tem um turno; quando todas tiverem tido o seu, começa uma nova rodada.
    .name = rodada

clause-ds-surprise-who = No começo, o Diretor decide, criatura por criatura, quem está surpreso. Um herói que percebeu a ameaça não está, mesmo que todos os outros estejam.
    .name = quem está surpreso

clause-ds-surprise-effect = Uma criatura que não estava preparada fica surpresa até o fim da primeira rodada. Ela não pode usar ações de gatilho, nem mesmo livres, e as rolagens de poder das habilidades contra ela têm vantagem.
    .name = surpresa

## Who acts next

clause-ds-first-surprised-side = Se todas as criaturas de um lado estiverem surpresas, o outro lado começa.
    .name = lado surpreso

clause-ds-first-roll = Se os dois lados tiverem criaturas que não estão surpresas, o Diretor, ou um jogador que ele escolher, rola { DICE("1d10") }: com 6 ou mais, o lado dos heróis começa; senão, o outro.
    .name = que lado começa

clause-ds-first-stays = O lado que começou na primeira rodada começa em todas as rodadas.
    .name = mesmo lado começa

clause-ds-order-alternate = O lado que começa escolhe uma das suas criaturas para agir, ou o Diretor escolhe um grupo; depois é a vez do outro lado, e assim por diante, alternando.
    .name = lados alternados

clause-ds-order-once = Uma criatura que já teve seu turno não pode agir de novo antes da próxima rodada, a menos que uma habilidade ou regra especial permita.
    .name = um turno por rodada

clause-ds-order-shown = Todos podem ver quem já agiu nesta rodada e quem não, por uma carta virada ou uma marca no token.
    .name = quem já agiu

clause-ds-order-tail = Quando um lado não tem mais quem possa agir, os que faltam do outro lado agem um depois do outro, na ordem que escolherem. Com quatro heróis e seis inimigos, os dois últimos inimigos agem em sequência.
    .name = o resto em sequência

clause-ds-order-players-choose = Os jogadores escolhem juntos qual herói age a seguir.
    .name = jogadores escolhem

clause-ds-order-timer = Se a discussão não sair do lugar, o Diretor pode avisar e ligar um cronômetro de 30 segundos. Se o tempo acabar, o Diretor escolhe o herói.
    .name = cronômetro de debate

clause-ds-order-alternative = Por opção da mesa, cada herói, inimigo e grupo de inimigos faz um teste de Agilidade no começo. Quando é a vez de um lado, age o membro de maior resultado que ainda não agiu; empates dentro de um lado são rolados de novo.
    .name = iniciativa alternativa

clause-ds-order-swap = Com a iniciativa alternativa, e se o Diretor concordar, um herói pode trocar de lugar na ordem com outro que aceite, no começo de uma rodada.
    .name = troca de lugares

clause-ds-order-act = Quando as regras dizem que uma criatura age no combate, isso quer dizer que ela tem o seu turno.
    .name = agir

clause-ds-group-turns = As criaturas do Diretor agem em grupos. Quando um grupo age, o Diretor dá um turno a uma das suas criaturas ou a um dos seus bandos de lacaios, depois a outro, até que todos tenham agido.
    .name = turnos do grupo

## A turn

clause-ds-turn-three = Um turno tem uma ação de movimento, uma manobra e uma ação principal. A manobra e a ação principal podem vir em qualquer ordem.
    .name = partes do turno

clause-ds-turn-split = O movimento da ação de movimento pode ser dividido: antes, depois e entre a manobra e a ação principal.
    .name = movimento dividido

clause-ds-turn-convert = A ação principal pode ser trocada por uma segunda ação de movimento ou uma segunda manobra: dois movimentos e uma manobra, ou um movimento e duas manobras.
    .name = troca da ação

clause-ds-turn-improvise = Para o que nenhuma regra prevê, como derrubar um lustre cortando a corda, o Diretor decide se é livre ou se custa uma manobra ou uma ação principal, que teste decide e o que resulta.
    .name = improviso

## Triggered actions

clause-ds-triggered-one = Uma criatura pode usar uma ação de gatilho por rodada, no próprio turno ou no de outra, e só quando o gatilho acontece.
    .name = ação de gatilho

clause-ds-triggered-free = Uma ação de gatilho livre segue as mesmas regras, mas não conta como a ação de gatilho da rodada.
    .name = ação de gatilho livre

clause-ds-triggered-order = Quando vários respondem ao mesmo gatilho, os jogadores decidem a ordem dos heróis e dos outros que controlam, e esses vêm primeiro; depois o Diretor faz o mesmo com os demais.
    .name = ordem dos gatilhos

clause-ds-triggered-denied = O que proíbe ações de gatilho também proíbe ações de gatilho livres.
    .name = sem ações de gatilho

clause-ds-triggered-turn-chain = Uma ação de gatilho livre pode começar o turno de quem a usa logo depois do fim do turno de outro herói, como faz Hesitar É Fraqueza, da classe Sombra. A ação de gatilho da rodada continua disponível. Não se segue assim quem fez o mesmo nesta rodada.
    .name = turno logo em seguida

clause-ds-triggered-several = Um herói pode ter várias ações de gatilho, cada uma com seu próprio gatilho. A da classe Fúria que move à força, por exemplo, só responde a um inimigo que tente mover à força esse herói ou um aliado.
    .name = vários gatilhos

## Free maneuvers and less

clause-ds-free-maneuver-any = Pequenos gestos no próprio turno são manobras livres, em geral quantas se quiser: abrir uma porta destrancada, pegar uma flecha do chão, entregar um item a um aliado adjacente, sacar uma arma.
    .name = manobra livre

clause-ds-free-maneuver-director = Se o momento ou o peso da tarefa pedir, o Diretor pode fazer uma manobra livre custar uma manobra ou uma ação principal. Pegar uma flecha mágica durante um terremoto custa uma das duas; erguer um Tático de armadura com pouca Força, uma manobra; erguer um Talento inconsciente provavelmente continua livre.
    .name = não tão livre

clause-ds-free-maneuver-denied = O que proíbe manobras também proíbe manobras livres.
    .name = sem manobras livres

clause-ds-free-maneuver-rules = Uma manobra livre segue as regras de uma manobra.
    .name = como uma manobra

clause-ds-no-action = Com a permissão do Diretor, gestos ainda menores não precisam de ação nem de turno: gritar um aviso, soltar algo para outro pegar. O Diretor pode limitá-los; conselhos táticos demorados, por exemplo, custam uma manobra livre no próprio turno.
    .name = sem ação
