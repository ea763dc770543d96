### Condições, luz e visão na quinta edição: o registro e as regras que ele cita.

event-gained-blinded = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica cega
       *[m] fica cego
    }.
event-gained-charmed = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica enfeitiçada
       *[m] fica enfeitiçado
    }.
event-gained-deafened = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica surda
       *[m] fica surdo
    }.
event-gained-grappled = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica agarrada
       *[m] fica agarrado
    }.
event-gained-paralyzed = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica paralisada
       *[m] fica paralisado
    }.
event-gained-petrified = { NAME($who, case: "o") } vira pedra.
event-gained-poisoned = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica envenenada
       *[m] fica envenenado
    }.
event-gained-stunned = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica atordoada
       *[m] fica atordoado
    }.
event-lost-blinded = { NAME($who, case: "o") } volta a enxergar.
event-lost-charmed = { NAME($who, case: "o") } se livra do encanto.
event-lost-deafened = { NAME($who, case: "o") } volta a ouvir.
event-lost-exhaustion = { NAME($who, case: "o") } se recupera da exaustão.
event-lost-grappled = { NAME($who, case: "o") } se solta.
event-lost-paralyzed = { NAME($who, case: "o") } se livra da paralisia.
event-lost-petrified = { NAME($who, case: "o") } deixa de ser pedra.
event-lost-poisoned = { NAME($who, case: "o") } se livra do veneno.
event-lost-stunned = { NAME($who, case: "o") } se recupera do atordoamento.
event-gained-candle = { NAME($who, case: "o") } agora leva uma vela acesa.
event-gained-lamp = { NAME($who, case: "o") } agora leva uma lamparina acesa.
event-gained-lantern = { NAME($who, case: "o") } agora leva uma lanterna acesa.
event-gained-light = { NAME($who, case: "o") } emite luz.
event-gained-torch = { NAME($who, case: "o") } agora leva uma tocha acesa.
event-lost-candle = A vela { NAME($who, case: "do") } se apaga.
event-lost-lamp = A lamparina { NAME($who, case: "do") } se apaga.
event-lost-lantern = A lanterna { NAME($who, case: "do") } se apaga.
event-lost-light = { NAME($who, case: "o") } não emite mais luz.
event-lost-torch = A tocha { NAME($who, case: "do") } se apaga.
event-exhausted = { NAME($who, case: "o") } sofre exaustão de nível { $level }.
event-immune = { NAME($who, case: "o") } é imune a isso.
event-check-failed = { NAME($who, case: "o") } falha sem rolar: { $why }.
event-guessed = { NAME($who, case: "o") } ataca às cegas em { $at } com { NAME($weapon, case: "o") } e erra.


noun-candle = vela
    .gender = f
noun-lamp = lamparina
    .gender = f
noun-lantern = lanterna
    .gender = f
noun-torch = tocha
    .gender = f
