### Stavy, světlo a zrak v páté edici: záznam a pravidla, na která odkazuje.

event-gained-blinded = { NAME($who) } nic nevidí.
event-gained-charmed = { NAME($who) } { GENDER($who) ->
        [m] je zmámený
        [f] je zmámená
        [n] je zmámené
        [p] jsou zmámení
       *[u] podléhá zmámení
    }.
event-gained-deafened = { NAME($who) } nic neslyší.
event-gained-grappled = { NAME($who) } je v chvatu.
event-gained-paralyzed = { NAME($who) } { GENDER($who) ->
        [m] je paralyzovaný
        [f] je paralyzovaná
        [n] je paralyzované
        [p] jsou paralyzovaní
       *[u] se nemůže hnout
    }.
event-gained-petrified = { NAME($who) } se mění v kámen.
event-gained-poisoned = { NAME($who) } { GENDER($who) ->
        [m] je otrávený
        [f] je otrávená
        [n] je otrávené
        [p] jsou otrávení
       *[u] trpí otravou
    }.
event-gained-stunned = { NAME($who) } { GENDER($who) ->
        [m] je ochromený
        [f] je ochromená
        [n] je ochromené
        [p] jsou ochromení
       *[u] se nezmůže na akci
    }.
event-lost-blinded = { NAME($who) } znovu vidí.
event-lost-charmed = { NAME($who) } se zbavuje zmámení.
event-lost-deafened = { NAME($who) } znovu slyší.
event-lost-exhaustion = { NAME($who) } už netrpí vyčerpáním.
event-lost-grappled = { NAME($who) } se vymaňuje z chvatu.
event-lost-paralyzed = { NAME($who) } se znovu může hýbat.
event-lost-petrified = { NAME($who) } už není z kamene.
event-lost-poisoned = { NAME($who) } už netrpí otravou.
event-lost-stunned = { NAME($who) } se vzpamatovává.
event-gained-candle = { NAME($who) } teď nese hořící svíčku.
event-gained-lamp = { NAME($who) } teď nese hořící lampu.
event-gained-lantern = { NAME($who) } teď nese hořící lucernu.
event-gained-light = { NAME($who) } vydává světlo.
event-gained-torch = { NAME($who) } teď nese hořící pochodeň.
event-lost-candle = Svíčka { NAME($who, case: "gen") } zhasíná.
event-lost-lamp = Lampa { NAME($who, case: "gen") } zhasíná.
event-lost-lantern = Lucerna { NAME($who, case: "gen") } zhasíná.
event-lost-light = { NAME($who) } už nevydává světlo.
event-lost-torch = Pochodeň { NAME($who, case: "gen") } zhasíná.
event-exhausted = { NAME($who) } trpí vyčerpáním { $level }. stupně.
event-immune = { NAME($who) } má vůči tomu imunitu.
event-check-failed = { NAME($who) }: { $why } – neúspěch bez hodu.
event-guessed = { NAME($who) } útočí naslepo na pole { $at } { NAME($weapon, case: "ins") }, ale míjí.


noun-candle = svíčka
    .gen = svíčky
    .dat = svíčce
    .acc = svíčku
    .ins = svíčkou
    .loc = svíčce
    .gender = f
noun-lamp = lampa
    .gen = lampy
    .dat = lampě
    .acc = lampu
    .ins = lampou
    .loc = lampě
    .gender = f
noun-lantern = lucerna
    .gen = lucerny
    .dat = lucerně
    .acc = lucernu
    .ins = lucernou
    .loc = lucerně
    .gender = f
noun-torch = pochodeň
    .gen = pochodně
    .dat = pochodni
    .acc = pochodeň
    .ins = pochodní
    .loc = pochodni
    .gender = f
