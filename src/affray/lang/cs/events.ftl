### Co se v boji děje, vyprávěno jako záznam. Věta začíná velkým písmenem sama.

event-round = Kolo { $round }.
event-turn = Na řadě je { NAME($who) }.
event-moved = { NAME($who) } se přesouvá z pole { $origin } na pole { $to_square }.
event-noticed = { NAME($who) } { GENDER($who) ->
        [m] je spatřen
        [f] je spatřena
        [n] je spatřeno
        [p] jsou spatřeni
       *[u] se prozrazuje
    } na poli { $at }.
event-hid = { NAME($who) } se pokouší schovat.
event-declined = { NAME($who) } nesouhlasí.
event-order = Pořadí je: { $order }.
event-rolled = { NAME($who) } hází { $dice } na { $why }: { $total }.
event-attack-hit = { NAME($who) } zasahuje { NAME($target, case: "acc") } { NAME($weapon, case: "ins") } ({ $total } proti { $guard }).
event-attack-critical = { NAME($who) } kriticky zasahuje { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }.
event-attack-miss = { NAME($who) } útočí na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }, ale míjí ({ $total } proti { $guard }).
event-attack-seen-hit = { NAME($who) } zasahuje { NAME($target, case: "acc") } { NAME($weapon, case: "ins") } (celkem { $total }).
event-attack-seen-miss = { NAME($who) } útočí na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }, ale míjí (celkem { $total }).
event-hurt = { NAME($who) } { $amount ->
        [0] neutrpí žádné zranění
       *[some] utrpí { $amount } zranění
    }.
event-hurt-left = { NAME($who) } { $amount ->
        [0] neutrpí žádné zranění
       *[some] utrpí { $amount } zranění
    } ({ $hp ->
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
event-gained-surprised = { NAME($who) } { GENDER($who) ->
        [m] je překvapený
        [f] je překvapená
        [n] je překvapené
        [p] jsou překvapení
       *[u] útok nečeká
    }.
event-gained-dodging = { NAME($who) } uhýbá před útoky.
event-gained-disengaged = { NAME($who) } se odpoutává.
event-lost-prone = { NAME($who) } vstává.
event-lost-surprised = { NAME($who) } se vzpamatovává z překvapení.
event-up = { NAME($who) } přichází k sobě.
event-dying = { NAME($who) } upadá do bezvědomí a bojuje se smrtí.
event-dead = { NAME($who) } hyne.
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
event-ruled = { $decree }.
event-ruled-why = { $decree }: „{ $words }“.
event-set = { $setting }.
event-amended = PJ rozhoduje o hodu { NAME($who, case: "gen") } na { $what }: { $how }.
event-amended-why = PJ rozhoduje o hodu { NAME($who, case: "gen") } na { $what }: { $how } – „{ $words }“.
event-ground-changed = Terén na { $at } se mění: { $what }.
event-undone = Vzato zpět.

## Na co se hází: stojí po „na“ ve větě výše, tedy ve 4. pádě

roll-attack = útok
roll-damage = zranění
roll-initiative = iniciativu
roll-tie = rozhodnutí remízy
roll-fall = pád

## What several books tell: hands, doors, heights, conditions

event-gained-helped = { NAME($who) } dostává pomoc.
event-searched = { NAME($who) } hledá.
event-succeeded = { NAME($who, case: "dat") } se to daří.
event-failed = { NAME($who, case: "dat") } se to nedaří.
event-door-opened = Dveře { $at } se otevírají.
event-door-closed = Dveře { $at } se zavírají.
event-drew = { NAME($who) } bere do ruky { NAME($weapon, case: "acc") }.
event-stowed = { NAME($who) } odkládá { NAME($weapon, case: "acc") }.
event-let-go = { NAME($who) } upouští { NAME($weapon, case: "acc") }.
event-took-up = { NAME($who) } zvedá { NAME($weapon, case: "acc") }.
event-height = { NAME($who) } je teď ve výšce { DISTANCE($height, case: "gen") }.
event-depth = { NAME($who) } je teď v hloubce { DISTANCE($depth, case: "gen") }.
event-landed = { NAME($who) } je zase na zemi.
event-gained-frightened = { NAME($who) } dostává strach.
event-gained-incapacitated = { NAME($who) } nemůže jednat.
event-gained-invisible = { NAME($who) } { GENDER($who) ->
        [m] se stává neviditelným
        [f] se stává neviditelnou
        [n] se stává neviditelným
        [p] se stávají neviditelnými
       *[u] mizí z očí
    }.
event-gained-restrained = { NAME($who) } uvízne na místě.
event-gained-unconscious = { NAME($who) } upadá do bezvědomí.
event-lost-frightened = { NAME($who) } už nemá strach.
event-lost-incapacitated = { NAME($who) } znovu může jednat.
event-lost-invisible = { NAME($who) } je zase vidět.
event-lost-restrained = { NAME($who) } se vyprošťuje.
event-lost-unconscious = { NAME($who) } přichází k sobě.

## Who comes and who goes

event-appeared = Objevuje se { NAME($who) }.
event-called-off = PJ ukončuje boj.
event-fled = { NAME($who) } opouští bojiště.
event-surrendered = { NAME($who) } se vzdává.
event-captured = { NAME($who) } padá do zajetí.
event-removed = { NAME($who) } už v boji není.
event-gained-fleeing = { NAME($who) } se dává na útěk.
event-lost-fleeing = { NAME($who) } znovu bojuje.
