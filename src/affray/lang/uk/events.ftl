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
event-order = Порядок ходів: { $order }.
event-rolled = { NAME($who) } кидає { $dice } на { $why }: { $total }.
event-attack-hit = { NAME($who) } атакує { NAME($weapon, case: "ins") }, ціль — { NAME($target) }: влучання ({ $total } проти { $guard }).
event-attack-critical = { NAME($who) } атакує { NAME($weapon, case: "ins") }, ціль — { NAME($target) }: критичне влучання.
event-attack-miss = { NAME($who) } атакує { NAME($weapon, case: "ins") }, ціль — { NAME($target) }: промах ({ $total } проти { $guard }).
event-attack-seen-hit = { NAME($who) } атакує { NAME($weapon, case: "ins") }, ціль — { NAME($target) }: влучання (результат { $total }).
event-attack-seen-miss = { NAME($who) } атакує { NAME($weapon, case: "ins") }, ціль — { NAME($target) }: промах (результат { $total }).
event-hurt = { NAME($who) } зазнає { $amount } шкоди.
event-hurt-left = { NAME($who) } зазнає { $amount } шкоди (лишилося пунктів здоров'я: { $hp }).
event-healed = { NAME($who) } відновлює { $amount } { $amount ->
        [one] пункт здоров'я
        [few] пункти здоров'я
        [many] пунктів здоров'я
       *[other] пункту здоров'я
    }.
event-hp-set = { NAME($who) }: Майстер задає пункти здоров'я.
event-temporary-set = { NAME($who) }: Майстер задає тимчасові пункти здоров'я.
event-save-made = { NAME($who) } робить { $why }: успіх ({ $total } проти { $dc }).
event-save-failed = { NAME($who) } робить { $why }: невдача ({ $total } проти { $dc }).
event-save-lost = { NAME($who) } робить { $why }: автоматична невдача.
event-gained-prone = { NAME($who) } падає долілиць.
event-gained-surprised = { NAME($who) } { GENDER($who) ->
        [m] захоплений зненацька
        [f] захоплена зненацька
        [n] захоплене зненацька
        [p] захоплені зненацька
       *[u] не чекає на напад
    }.
event-gained-dodging = { NAME($who) } ухиляється.
event-gained-disengaged = { NAME($who) } робить Відступ.
event-gained-raging = { NAME($who) } впадає в лють.
event-lost-prone = { NAME($who) } встає.
event-lost-surprised = { NAME($who) } оговтується від несподіванки.
event-lost-raging = { NAME($who) } заспокоюється.
event-up = { NAME($who) } приходить до тями.
event-dying = { NAME($who) } непритомніє й опиняється при смерті.
event-stable = { NAME($who) } перебуває в стабільному стані, але без тями.
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
event-ruled = Майстер вирішує: { $ruling }.
event-ruled-why = Майстер вирішує: { $ruling } ({ $why }).
event-set = Налаштування столу: { $setting }.
event-undone = Скасовано.

## Why dice are rolled: after "на" in the sentence above, so in the accusative

roll-attack = атаку
roll-damage = шкоду
roll-initiative = ініціативу
roll-stealth = Непомітність
roll-tie = черговість у разі нічиєї
roll-death-save = рятівний кидок від смерті
roll-first-aid = першу допомогу
roll-second-wind = Друге дихання
roll-sneak-attack = Підступну атаку
roll-savage-attacks = Жорстокі атаки
roll-lucky = удачу
roll-martial-advantage = Бойову перевагу
roll-surprise-attack = Несподівану атаку
roll-str-save = рятівний кидок Сили
roll-dex-save = рятівний кидок Спритності
roll-con-save = рятівний кидок Статури
roll-int-save = рятівний кидок Інтелекту
roll-wis-save = рятівний кидок Мудрості
roll-cha-save = рятівний кидок Харизми
