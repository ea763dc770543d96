### Condições, luz e visão na quinta edição: o registro e as regras que ele cita.

event-gained-blinded = { NAME($who) } deixa de enxergar.
event-gained-charmed = { NAME($who) } cai sob um encanto.
event-gained-deafened = { NAME($who) } deixa de ouvir.
event-gained-grappled = { NAME($who) } fica sem poder se soltar.
event-gained-paralyzed = { NAME($who) } sofre paralisia.
event-gained-petrified = { NAME($who) } vira pedra.
event-gained-poisoned = { NAME($who) } sofre com veneno.
event-gained-stunned = { NAME($who) } perde a reação.
event-lost-blinded = { NAME($who) } volta a enxergar.
event-lost-charmed = { NAME($who) } se livra do encanto.
event-lost-deafened = { NAME($who) } volta a ouvir.
event-lost-exhaustion = { NAME($who) } não sente mais exaustão.
event-lost-grappled = { NAME($who) } se solta.
event-lost-paralyzed = { NAME($who) } se livra da paralisia.
event-lost-petrified = { NAME($who) } deixa de ser pedra.
event-lost-poisoned = { NAME($who) } se livra do veneno.
event-lost-stunned = { NAME($who) } volta a reagir.
event-gained-candle = { NAME($who) } agora leva uma vela acesa.
event-gained-lamp = { NAME($who) } agora leva uma lamparina acesa.
event-gained-lantern = { NAME($who) } agora leva uma lanterna acesa.
event-gained-light = { NAME($who) } emite luz.
event-gained-torch = { NAME($who) } agora leva uma tocha acesa.
event-lost-candle = { NAME($who) }: a vela se apaga.
event-lost-lamp = { NAME($who) }: a lamparina se apaga.
event-lost-lantern = { NAME($who) }: a lanterna se apaga.
event-lost-light = { NAME($who) } não emite mais luz.
event-lost-torch = { NAME($who) }: a tocha se apaga.
event-exhausted = { NAME($who) } sofre exaustão de nível { $level }.
event-immune = { NAME($who) } tem imunidade a isso.
event-check-failed = { NAME($who) }: { $why }, falha sem rolagem.
event-guessed = { NAME($who) } ataca às cegas { $at } (arma: { NAME($weapon) }) e erra.


noun-candle = vela
    .gender = f
noun-lamp = lamparina
    .gender = f
noun-lantern = lanterna
    .gender = f
noun-torch = tocha
    .gender = f
