### O que acontece num combate, contado como um registro. A maiúscula do início da frase vem por si.

event-round = Rodada { $round }.
event-turn = É a vez { GENDER($who) ->
        [m] do
        [f] da
       *[u] de
    } { NAME($who) }.
event-moved = { NAME($who) } se move de { $origin } para { $to_square }.
event-noticed = { NAME($who) } { GENDER($who) ->
        [f] é notada
       *[m] é notado
    } em { $at }.
event-hid = { NAME($who) } tenta se esconder.
event-order = A ordem é: { $order }.
event-rolled = { NAME($who) } rola { $dice } para { $why }: { $total }.
event-attack-hit = { NAME($who) } { GENDER($target) ->
        [m] acerta o
        [f] acerta a
       *[u] acerta
    } { NAME($target) } { GENDER($weapon) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($weapon) } ({ $total } contra { $guard }).
event-attack-critical = { NAME($who) } faz um acerto crítico { GENDER($target) ->
        [m] no
        [f] na
       *[u] em
    } { NAME($target) } { GENDER($weapon) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($weapon) }.
event-attack-miss = { NAME($who) } erra o ataque { GENDER($target) ->
        [m] contra o
        [f] contra a
       *[u] contra
    } { NAME($target) } { GENDER($weapon) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($weapon) } ({ $total } contra { $guard }).
event-attack-seen-hit = { NAME($who) } { GENDER($target) ->
        [m] acerta o
        [f] acerta a
       *[u] acerta
    } { NAME($target) } { GENDER($weapon) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($weapon) } (total { $total }).
event-attack-seen-miss = { NAME($who) } erra o ataque { GENDER($target) ->
        [m] contra o
        [f] contra a
       *[u] contra
    } { NAME($target) } { GENDER($weapon) ->
        [m] com o
        [f] com a
       *[p] com
    } { NAME($weapon) } (total { $total }).
event-hurt = { NAME($who) } sofre { $amount } de dano.
event-hurt-left = { NAME($who) } sofre { $amount } de dano (fica com { $hp } PV).
event-healed = { NAME($who) } recupera { $amount } { $amount ->
        [one] ponto de vida
       *[other] pontos de vida
    }.
event-hp-set = O mestre define os pontos de vida de { NAME($who) }.
event-temporary-set = O mestre define os pontos de vida temporários de { NAME($who) }.
event-save-made = { NAME($who) } faz { $why }: sucesso ({ $total } contra { $dc }).
event-save-failed = { NAME($who) } faz { $why }: fracasso ({ $total } contra { $dc }).
event-save-lost = { NAME($who) } faz { $why }: fracasso automático.
event-gained-prone = { NAME($who) } vai ao chão.
event-gained-surprised = { NAME($who) } { GENDER($who) ->
        [f] é pega de surpresa
       *[m] é pego de surpresa
    }.
event-gained-dodging = { NAME($who) } passa a se esquivar.
event-gained-disengaged = { NAME($who) } se desengaja.
event-lost-prone = { NAME($who) } se levanta.
event-lost-surprised = { NAME($who) } se recupera da surpresa.
event-up = { NAME($who) } recobra a consciência.
event-dying = { NAME($who) } perde a consciência e está morrendo.
event-dead = { NAME($who) } morre.
event-death-save = { NAME($who) } tem { $successes } { $successes ->
        [one] sucesso
       *[other] sucessos
    } e { $failures } { $failures ->
        [one] falha
       *[other] falhas
    } contra a morte.
event-lapsed = { NAME($who) } não pode mais reagir.
event-ruled = O mestre decide: { $ruling }.
event-ruled-why = O mestre decide: { $ruling } ({ $why }).
event-set = Definido na mesa: { $setting }.
event-undone = Desfeito.

## Why dice are rolled: after "para" in the sentence above

roll-attack = o ataque
roll-damage = o dano
roll-initiative = a iniciativa
roll-tie = o desempate
roll-fall = a queda

## What several books tell: hands, doors, heights, conditions

event-gained-helped = { NAME($who) } recebe ajuda.
event-searched = { NAME($who) } procura.
event-succeeded = { NAME($who) } consegue.
event-failed = { NAME($who) } não consegue.
event-door-opened = A porta em { $at } se abre.
event-door-closed = A porta em { $at } se fecha.
event-drew = { NAME($who) } empunha { NAME($weapon) }.
event-stowed = { NAME($who) } guarda { NAME($weapon) }.
event-let-go = { NAME($who) } larga { NAME($weapon) }.
event-took-up = { NAME($who) } apanha { NAME($weapon) }.
event-height = { NAME($who) } agora está a { DISTANCE($height) } de altura.
event-depth = { NAME($who) } agora está a { DISTANCE($depth) } de profundidade.
event-landed = { NAME($who) } está no chão.
event-gained-frightened = { NAME($who) } sente medo.
event-gained-incapacitated = { NAME($who) } não consegue agir.
event-gained-invisible = { NAME($who) } fica invisível.
event-gained-restrained = { NAME($who) } fica sem poder se mover.
event-gained-unconscious = { NAME($who) } perde a consciência.
event-lost-frightened = { NAME($who) } não sente mais medo.
event-lost-incapacitated = { NAME($who) } volta a agir.
event-lost-invisible = { NAME($who) } volta a ser visível.
event-lost-restrained = { NAME($who) } se livra do que impedia o movimento.
event-lost-unconscious = { NAME($who) } acorda.
