### Co se v boji děje, vyprávěno jako záznam. Věta začíná velkým písmenem sama.

event-round = Kolo { $round }.
event-turn = Na řadě je { NAME($who) }.
event-moved = { NAME($who) } se přesouvá z pole { $origin } na pole { $to_square }.
event-noticed = { NAME($who) } je { GENDER($who) ->
        [m] spatřen
        [f] spatřena
        [n] spatřeno
        [p] spatřeni
       *[u] spatřen(a)
    } na poli { $at }.
event-hid = { NAME($who) } se pokouší schovat.
event-order = Pořadí je: { $order }.
event-rolled = { NAME($who) } hází { $dice } na { $why }: { $total }.
event-attack-hit = { NAME($who) } zasahuje { NAME($target, case: "acc") } { NAME($weapon, case: "ins") } ({ $total } proti { $guard }).
event-attack-critical = { NAME($who) } kriticky zasahuje { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }.
event-attack-miss = { NAME($who) } útočí na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }, ale míjí ({ $total } proti { $guard }).
event-attack-seen-hit = { NAME($who) } zasahuje { NAME($target, case: "acc") } { NAME($weapon, case: "ins") } (hod { $total }).
event-attack-seen-miss = { NAME($who) } útočí na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }, ale míjí (hod { $total }).
event-hurt = { NAME($who) } utrpí { $amount } zranění.
event-hurt-left = { NAME($who) } utrpí { $amount } zranění ({ $hp ->
        [one] zbývá { $hp } život
        [few] zbývají { $hp } životy
        [many] zbývá { $hp } života
       *[other] zbývá { $hp } životů
    }).
event-healed = { NAME($who) } získává zpět { $amount } { $amount ->
        [one] život
        [few] životy
        [many] života
       *[other] životů
    }.
event-hp-set = PJ nastavuje životy { NAME($who, case: "gen") }.
event-temporary-set = PJ nastavuje dočasné životy { NAME($who, case: "gen") }.
event-save-made = { NAME($who) } hází { $why }: úspěch ({ $total } proti { $dc }).
event-save-failed = { NAME($who) } hází { $why }: neúspěch ({ $total } proti { $dc }).
event-save-lost = { NAME($who) } hází { $why }: automatický neúspěch.
event-gained-prone = { NAME($who) } padá k zemi.
event-gained-surprised = { NAME($who) } je { GENDER($who) ->
        [m] překvapený
        [f] překvapená
        [n] překvapené
        [p] překvapení
       *[u] překvapený(á)
    }.
event-gained-dodging = { NAME($who) } uhýbá.
event-gained-disengaged = { NAME($who) } se odpoutává.
event-gained-raging = { NAME($who) } propadá zuřivosti.
event-lost-prone = { NAME($who) } vstává.
event-lost-surprised = { NAME($who) } se vzpamatovává z překvapení.
event-lost-raging = { NAME($who) } se uklidňuje.
event-up = { NAME($who) } přichází k sobě.
event-dying = { NAME($who) } upadá do bezvědomí a bojuje se smrtí.
event-stable = { NAME($who) } je { GENDER($who) ->
        [m] stabilizovaný
        [f] stabilizovaná
        [n] stabilizované
        [p] stabilizovaní
       *[u] stabilizovaný(á)
    }, ale v bezvědomí.
event-dead = { NAME($who) } umírá.
event-death-save = { NAME($who) } má proti smrti { $successes } { $successes ->
        [one] úspěch
        [few] úspěchy
        [many] úspěchu
       *[other] úspěchů
    } a { $failures } { $failures ->
        [one] neúspěch
        [few] neúspěchy
        [many] neúspěchu
       *[other] neúspěchů
    }.
event-lapsed = { NAME($who) } už nemůže reagovat.
event-ruled = PJ rozhoduje: { $ruling }.
event-ruled-why = PJ rozhoduje: { $ruling } ({ $why }).
event-set = Nastaveno u stolu: { $setting }.
event-undone = Vzato zpět.

## Na co se hází: stojí po „na“ ve větě výše, tedy ve 4. pádě

roll-attack = útok
roll-damage = zranění
roll-initiative = iniciativu
roll-stealth = Nenápadnost
roll-tie = rozhodnutí remízy
roll-death-save = záchranný hod proti smrti
roll-first-aid = první pomoc
roll-second-wind = Druhý dech
roll-sneak-attack = Zákeřný útok
roll-savage-attacks = Divoké útoky
roll-lucky = štěstí
roll-martial-advantage = Bojovou výhodu
roll-surprise-attack = Překvapivý útok
roll-str-save = záchranný hod na Sílu
roll-dex-save = záchranný hod na Obratnost
roll-con-save = záchranný hod na Odolnost
roll-int-save = záchranný hod na Inteligenci
roll-wis-save = záchranný hod na Moudrost
roll-cha-save = záchranný hod na Charisma
