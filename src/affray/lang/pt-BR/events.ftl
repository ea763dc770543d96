### O que acontece num combate, contado como um registro. A maiúscula do início da frase vem por si.

event-round = Rodada { $round }.
event-turn = É a vez { NAME($who, case: "do") }.
event-moved = { NAME($who, case: "o") } se move de { $origin } para { $to_square }.
event-noticed = { NAME($who, case: "o") } { GENDER($who) ->
        [f] é notada
       *[m] é notado
    } em { $at }.
event-hid = { NAME($who, case: "o") } tenta se esconder.
event-declined = { NAME($who, case: "o") } não quer.
event-order = A ordem é: { $order }.
event-rolled = { NAME($who, case: "o") } rola { $dice } para { $why }: { $total }.
event-attack-hit = { NAME($who, case: "o") } acerta { NAME($target, case: "o") } com { NAME($weapon, case: "o") } ({ $total } contra { $guard }).
event-attack-critical = { NAME($who, case: "o") } faz um acerto crítico { NAME($target, case: "no") } com { NAME($weapon, case: "o") }.
event-attack-miss = { NAME($who, case: "o") } erra o ataque contra { NAME($target, case: "o") } com { NAME($weapon, case: "o") } ({ $total } contra { $guard }).
event-attack-seen-hit = { NAME($who, case: "o") } acerta { NAME($target, case: "o") } com { NAME($weapon, case: "o") } (total { $total }).
event-attack-seen-miss = { NAME($who, case: "o") } erra o ataque contra { NAME($target, case: "o") } com { NAME($weapon, case: "o") } (total { $total }).
event-hurt = { NAME($who, case: "o") } sofre { $amount } de dano.
event-hurt-left = { NAME($who, case: "o") } sofre { $amount } de dano (fica com { $hp } PV).
event-healed = { NAME($who, case: "o") } recupera { $amount } { $amount ->
        [one] ponto de vida
       *[other] pontos de vida
    }.
event-hp-set = O mestre define os pontos de vida { NAME($who, case: "do") }.
event-temporary-set = O mestre define os pontos de vida temporários { NAME($who, case: "do") }.
event-save-made = { NAME($who, case: "o") } faz { $why }: sucesso ({ $total } contra { $dc }).
event-save-failed = { NAME($who, case: "o") } faz { $why }: falha ({ $total } contra { $dc }).
event-save-lost = { NAME($who, case: "o") } faz { $why }: falha automática.
event-gained-prone = { NAME($who, case: "o") } vai ao chão.
event-gained-surprised = { NAME($who, case: "o") } { GENDER($who) ->
        [f] é pega de surpresa
       *[m] é pego de surpresa
    }.
event-gained-dodging = { NAME($who, case: "o") } passa a se esquivar.
event-gained-disengaged = { NAME($who, case: "o") } se desengaja.
event-lost-prone = { NAME($who, case: "o") } se levanta.
event-lost-surprised = { NAME($who, case: "o") } se recupera da surpresa.
event-up = { NAME($who, case: "o") } recobra a consciência.
event-dying = { NAME($who, case: "o") } perde a consciência e está morrendo.
event-dead = { NAME($who, case: "o") } morre.
event-death-save = { NAME($who, case: "o") } tem { $successes } { $successes ->
        [0] sucessos
        [one] sucesso
       *[other] sucessos
    } e { $failures } { $failures ->
        [0] falhas
        [one] falha
       *[other] falhas
    } contra a morte.
event-lapsed = { NAME($who, case: "o") } não pode mais reagir.
event-ruled = { $decree }.
event-ruled-why = { $decree }: “{ $words }”.
event-set = { $setting }.
event-amended = O mestre decide sobre a rolagem { NAME($who, case: "do") } para { $what }: { $how }.
event-amended-why = O mestre decide sobre a rolagem { NAME($who, case: "do") } para { $what }: { $how } – “{ $words }”.
event-ground-changed = O terreno em { $at } muda: { $what }.
event-undone = Desfeito.

## Why dice are rolled: after "para" in the sentence above

roll-attack = o ataque
roll-damage = o dano
roll-initiative = a iniciativa
roll-tie = o desempate
roll-fall = a queda

## What several books tell: hands, doors, heights, conditions

event-gained-helped = { NAME($who, case: "o") } recebe ajuda.
event-searched = { NAME($who, case: "o") } procura.
event-succeeded = { NAME($who, case: "o") } consegue.
event-failed = { NAME($who, case: "o") } não consegue.
event-door-opened = A porta em { $at } se abre.
event-door-closed = A porta em { $at } se fecha.
event-drew = { NAME($who, case: "o") } empunha { NAME($weapon, case: "o") }.
event-stowed = { NAME($who, case: "o") } guarda { NAME($weapon, case: "o") }.
event-let-go = { NAME($who, case: "o") } larga { NAME($weapon, case: "o") }.
event-took-up = { NAME($who, case: "o") } apanha { NAME($weapon, case: "o") }.
event-height = { NAME($who, case: "o") } agora está a { DISTANCE($height) } de altura.
event-depth = { NAME($who, case: "o") } agora está a { DISTANCE($depth) } de profundidade.
event-landed = { NAME($who, case: "o") } volta ao chão.
event-gained-frightened = { NAME($who, case: "o") } fica com medo.
event-gained-incapacitated = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica incapacitada
       *[m] fica incapacitado
    }.
event-gained-invisible = { NAME($who, case: "o") } fica invisível.
event-gained-restrained = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica impedida de se mover
       *[m] fica impedido de se mover
    }.
event-gained-unconscious = { NAME($who, case: "o") } perde a consciência.
event-lost-frightened = { NAME($who, case: "o") } perde o medo.
event-lost-incapacitated = { NAME($who, case: "o") } volta a agir.
event-lost-invisible = { NAME($who, case: "o") } volta a ser visível.
event-lost-restrained = { NAME($who, case: "o") } volta a poder se mover.
event-lost-unconscious = { NAME($who, case: "o") } acorda.

## Who comes and who goes

event-appeared = { NAME($who, case: "o") } aparece.
event-called-off = O mestre encerra o combate.
event-fled = { NAME($who, case: "o") } deixa o campo de batalha.
event-surrendered = { NAME($who, case: "o") } se rende.
event-captured = { NAME($who, case: "o") } { GENDER($who) ->
        [f] é capturada
       *[m] é capturado
    }.
event-removed = { NAME($who, case: "o") } não está mais no combate.
event-gained-fleeing = { NAME($who, case: "o") } foge em debandada.
event-lost-fleeing = { NAME($who, case: "o") } volta a lutar.
