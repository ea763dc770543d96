### Що діється в бою, розказане журналом. Речення саме починається з великої літери.

event-round = Раунд { $round }.
event-turn = Ходить { NAME($who) }.
event-moved = { NAME($who) } переміщується з { $origin } на { $to_square }.
event-noticed = { NAME($who) } { GENDER($who) ->
        [m] помічений
        [f] помічена
        [n] помічене
        [p] помічені
       *[u] виказує себе
    } на { $at }.
event-hid = { NAME($who) } намагається сховатися.
event-declined = { NAME($who) } відмовляється.
event-order = Порядок ходів: { $order }.
event-rolled = { NAME($who) } кидає { $dice } на { $why }: { $total }.
event-attack-hit = { NAME($who) } атакує { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: влучання ({ $total } проти { $guard }).
event-attack-critical = { NAME($who) } атакує { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: критичне влучання.
event-attack-miss = { NAME($who) } атакує { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: промах ({ $total } проти { $guard }).
event-attack-seen-hit = { NAME($who) } атакує { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: влучання (разом { $total }).
event-attack-seen-miss = { NAME($who) } атакує { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: промах (разом { $total }).
event-hurt = { NAME($who) } { $amount ->
        [0] не зазнає шкоди
        [one] зазнає { $amount } одиниці шкоди
        [few] зазнає { $amount } одиниць шкоди
        [many] зазнає { $amount } одиниць шкоди
       *[other] зазнає { $amount } одиниці шкоди
    }.
event-hurt-left = { NAME($who) } { $amount ->
        [0] не зазнає шкоди
        [one] зазнає { $amount } одиниці шкоди
        [few] зазнає { $amount } одиниць шкоди
        [many] зазнає { $amount } одиниць шкоди
       *[other] зазнає { $amount } одиниці шкоди
    } (лишилося пунктів здоров’я: { $hp }).
event-healed = { NAME($who) } відновлює { $amount } { $amount ->
        [one] пункт здоров’я
        [few] пункти здоров’я
        [many] пунктів здоров’я
       *[other] пункту здоров’я
    }.
event-hp-set = Майстер задає пункти здоров’я { NAME($who, case: "gen") }.
event-temporary-set = Майстер задає тимчасові пункти здоров’я { NAME($who, case: "gen") }.
event-save-made = { NAME($who) } робить { $why }: успіх ({ $total } проти { $dc }).
event-save-failed = { NAME($who) } робить { $why }: провал ({ $total } проти { $dc }).
event-save-lost = { NAME($who) } робить { $why }: автоматичний провал.
event-gained-prone = { NAME($who) } падає долілиць.
event-gained-surprised = { NAME($who) } { GENDER($who) ->
        [m] захоплений зненацька
        [f] захоплена зненацька
        [n] захоплене зненацька
        [p] захоплені зненацька
       *[u] не чекає на напад
    }.
event-gained-dodging = { NAME($who) } ухиляється від атак.
event-gained-disengaged = { NAME($who) } робить Відступ.
event-lost-prone = { NAME($who) } встає.
event-lost-surprised = { NAME($who) } оговтується від несподіванки.
event-up = { NAME($who) } приходить до тями.
event-dying = { NAME($who) } непритомніє й опиняється при смерті.
event-dead = { NAME($who) } гине.
event-death-save = { NAME($who) }, рятівні кидки від смерті: { $successes } { $successes ->
        [one] успіх
        [few] успіхи
        [many] успіхів
       *[other] успіху
    } та { $failures } { $failures ->
        [one] провал
        [few] провали
        [many] провалів
       *[other] провалу
    }.
event-lapsed = { NAME($who) } більше не може відповісти реакцією.
event-ruled = { $decree }.
event-ruled-why = { $decree }: «{ $words }».
event-set = { $setting }.
event-amended = Майстер вирішує щодо кидка { NAME($who, case: "gen") } на { $what }: { $how }.
event-amended-why = Майстер вирішує щодо кидка { NAME($who, case: "gen") } на { $what }: { $how } – «{ $words }».
event-ground-changed = Місцевість на { $at } змінюється: { $what }.
event-undone = Скасовано.

## Why dice are rolled: after "на" in the sentence above, so in the accusative

roll-attack = атаку
roll-damage = шкоду
roll-initiative = ініціативу
roll-tie = черговість у разі нічиєї
roll-fall = падіння

## What several books tell: hands, doors, heights, conditions

event-gained-helped = { NAME($who) } отримує допомогу.
event-searched = { NAME($who) } шукає.
event-succeeded = { NAME($who, case: "dat") } це вдається.
event-failed = { NAME($who, case: "dat") } це не вдається.
event-door-opened = Двері { $at } відчиняються.
event-door-closed = Двері { $at } зачиняються.
event-drew = { NAME($who) } дістає { NAME($weapon, case: "acc") }.
event-stowed = { NAME($who) } прибирає { NAME($weapon, case: "acc") }.
event-let-go = { NAME($who) } упускає { NAME($weapon, case: "acc") }.
event-took-up = { NAME($who) } піднімає { NAME($weapon, case: "acc") }.
event-height = { NAME($who) } тепер на висоті { DISTANCE($height, case: "gen") }.
event-depth = { NAME($who) } тепер на глибині { DISTANCE($depth, case: "gen") }.
event-landed = { NAME($who) } опиняється на землі.
event-gained-frightened = { NAME($who) } { GENDER($who) ->
        [m] наляканий
        [f] налякана
        [n] налякане
        [p] налякані
       *[u] лякається
    }.
event-gained-incapacitated = { NAME($who) } не може діяти.
event-gained-invisible = { NAME($who) } зникає з очей.
event-gained-restrained = { NAME($who) } { GENDER($who) ->
        [m] обплутаний
        [f] обплутана
        [n] обплутане
        [p] обплутані
       *[u] потрапляє в пута
    }.
event-gained-unconscious = { NAME($who) } непритомніє.
event-lost-frightened = { NAME($who) } більше не боїться.
event-lost-incapacitated = { NAME($who) } знову може діяти.
event-lost-invisible = { NAME($who) } знову на очах.
event-lost-restrained = { NAME($who) } звільняється від пут.
event-lost-unconscious = { NAME($who) } приходить до тями.

## Who comes and who goes

event-appeared = З’являється { NAME($who) }.
event-called-off = Майстер завершує бій.
event-fled = { NAME($who) } залишає поле бою.
event-surrendered = { NAME($who) } здається.
event-captured = { NAME($who) } потрапляє в полон.
event-removed = { NAME($who) } більше не бере участі в бою.
event-gained-fleeing = { NAME($who) } кидається навтьоки.
event-lost-fleeing = { NAME($who) } знову б’ється.
