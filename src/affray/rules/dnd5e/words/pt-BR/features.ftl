### O que só algumas criaturas sabem fazer, como motivos no registro.

clause-5e-feature-pack-tactics = Os ataques têm vantagem enquanto houver um aliado do atacante, capaz de agir, a até { DISTANCE(1) } do alvo.
    .name = táticas de matilha
clause-5e-feature-sneak-attack = Uma vez por turno, um acerto com arma de acuidade ou à distância causa dano extra se o ataque tiver vantagem, ou se houver um aliado capaz de agir a até { DISTANCE(1) } do alvo e o ataque não tiver desvantagem.
    .name = Ataque Furtivo
clause-5e-feature-savage-attacks = Num acerto crítico corpo a corpo, rola-se um dos dados de dano da arma mais uma vez.
    .name = Ataques Selvagens
clause-5e-feature-rage = Enquanto está em fúria, o bárbaro tem resistência a dano de concussão, perfurante e cortante e soma 2 ao dano corpo a corpo. A fúria acaba ao fim de um turno se, desde o turno anterior, ele não atacou nem se feriu.
    .name = fúria
clause-5e-feature-second-wind = Com uma ação bônus, uma vez entre descansos, o guerreiro recupera { DICE("1d10") } mais o seu nível em pontos de vida.
    .name = Retomar o Fôlego
clause-5e-feature-relentless-endurance = Uma vez entre descansos longos, quem cairia a 0 sem morrer na hora fica com 1 ponto de vida.
    .name = Resistência Implacável
clause-5e-feature-lucky = Um { DICE("d20") } que dá 1 é rolado mais uma vez, e vale o novo resultado.
    .name = sortudo
clause-5e-feature-nimble-escape = Desengajar ou Esconder-se pode ser feito como ação bônus.
    .name = Fuga Ágil
clause-5e-feature-nimble = Pode atravessar o espaço de qualquer criatura maior.
    .name = ágil
clause-5e-feature-martial-advantage = Uma vez por turno, um acerto causa { DICE("2d6") } de dano a mais se houver um aliado do atacante, capaz de agir, a até { DISTANCE(1) } do alvo.
    .name = Vantagem Marcial
clause-5e-feature-surprise-attack = Na primeira rodada, um acerto contra uma criatura que foi surpreendida causa { DICE("2d6") } de dano a mais.
    .name = Ataque Surpresa
clause-5e-feature-aggressive = Com uma ação bônus, move-se até o seu deslocamento na direção de um inimigo que consiga ver.
    .name = Agressivo
