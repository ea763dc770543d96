### Что происходит в бою, рассказанное журналом. Предложение само начинается с прописной буквы.

event-round = Раунд { $round }.
event-turn = Ходит { NAME($who) }.
event-moved = { NAME($who) } перемещается с { $origin } на { $to_square }.
event-noticed = { NAME($who) } { GENDER($who) ->
        [m] замечен
        [f] замечена
        [n] замечено
        [p] замечены
       *[u] выдаёт себя
    } на { $at }.
event-hid = { NAME($who) } пытается спрятаться.
event-declined = { NAME($who) } отказывается.
event-order = Порядок ходов: { $order }.
event-rolled = { NAME($who) } бросает { $dice } на { $why }: { $total }.
event-attack-hit = { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: попадание ({ $total } против { $guard }).
event-attack-critical = { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: критическое попадание.
event-attack-miss = { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: промах ({ $total } против { $guard }).
event-attack-seen-hit = { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: попадание (в сумме { $total }).
event-attack-seen-miss = { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }: промах (в сумме { $total }).
event-hurt = { NAME($who) } { $amount ->
        [0] не получает урона
        [one] получает { $amount } единицу урона
        [few] получает { $amount } единицы урона
        [many] получает { $amount } единиц урона
       *[other] получает { $amount } единицы урона
    }.
event-hurt-left = { NAME($who) } { $amount ->
        [0] не получает урона
        [one] получает { $amount } единицу урона
        [few] получает { $amount } единицы урона
        [many] получает { $amount } единиц урона
       *[other] получает { $amount } единицы урона
    } (осталось хитов: { $hp }).
event-healed = { NAME($who) } восстанавливает { $amount } { $amount ->
        [one] хит
        [few] хита
        [many] хитов
       *[other] хита
    }.
event-hp-set = Мастер задаёт хиты { NAME($who, case: "gen") }.
event-temporary-set = Мастер задаёт временные хиты { NAME($who, case: "gen") }.
event-save-made = { NAME($who) } совершает { $why }: успех ({ $total } против { $dc }).
event-save-failed = { NAME($who) } совершает { $why }: провал ({ $total } против { $dc }).
event-save-lost = { NAME($who) } совершает { $why }: автоматический провал.
event-gained-prone = { NAME($who) } падает ничком.
event-gained-surprised = { NAME($who) } { GENDER($who) ->
        [m] захвачен врасплох
        [f] захвачена врасплох
        [n] захвачено врасплох
        [p] захвачены врасплох
       *[u] не ожидает нападения
    }.
event-gained-dodging = { NAME($who) } совершает Уклонение.
event-gained-disengaged = { NAME($who) } совершает Отход.
event-lost-prone = { NAME($who) } встаёт.
event-lost-surprised = { NAME($who) } оправляется от неожиданности.
event-up = { NAME($who) } приходит в сознание.
event-dying = { NAME($who) } теряет сознание и оказывается при смерти.
event-dead = { NAME($who) } погибает.
event-death-save = { NAME($who) }, спасброски от смерти: { $successes } { $successes ->
        [one] успех
        [few] успеха
        [many] успехов
       *[other] успеха
    } и { $failures } { $failures ->
        [one] провал
        [few] провала
        [many] провалов
       *[other] провала
    }.
event-lapsed = { NAME($who) } уже не может ответить реакцией.
event-ruled = { $decree }.
event-ruled-why = { $decree }: «{ $words }».
event-set = { $setting }.
event-amended = Мастер решает о броске { NAME($who, case: "gen") } на { $what }: { $how }.
event-amended-why = Мастер решает о броске { NAME($who, case: "gen") } на { $what }: { $how } – «{ $words }».
event-ground-changed = Местность на { $at } меняется: { $what }.
event-undone = Отменено.

## Why dice are rolled: after "на" in the sentence above, so in the accusative

roll-attack = атаку
roll-damage = урон
roll-initiative = инициативу
roll-tie = очерёдность при равенстве
roll-fall = падение

## What several books tell: hands, doors, heights, conditions

event-gained-helped = { NAME($who) } получает помощь.
event-searched = { NAME($who) } ищет.
event-succeeded = { NAME($who) } добивается своего.
event-failed = { NAME($who) } терпит неудачу.
event-door-opened = Дверь { $at } открывается.
event-door-closed = Дверь { $at } закрывается.
event-drew = { NAME($who) } достаёт { NAME($weapon, case: "acc") }.
event-stowed = { NAME($who) } убирает { NAME($weapon, case: "acc") }.
event-let-go = { NAME($who) } роняет { NAME($weapon, case: "acc") }.
event-took-up = { NAME($who) } поднимает { NAME($weapon, case: "acc") }.
event-height = { NAME($who) } теперь на высоте { DISTANCE($height, case: "gen") }.
event-depth = { NAME($who) } теперь на глубине { DISTANCE($depth, case: "gen") }.
event-landed = { NAME($who) } оказывается на земле.
event-gained-frightened = { NAME($who) } { GENDER($who) ->
        [m] испуган
        [f] испугана
        [n] испугано
        [p] испуганы
       *[u] пугается
    }.
event-gained-incapacitated = { NAME($who) } не может действовать.
event-gained-invisible = { NAME($who) } исчезает из виду.
event-gained-restrained = { NAME($who) } { GENDER($who) ->
        [m] опутан
        [f] опутана
        [n] опутано
        [p] опутаны
       *[u] попадает в путы
    }.
event-gained-unconscious = { NAME($who) } теряет сознание.
event-lost-frightened = { NAME($who) } больше не боится.
event-lost-incapacitated = { NAME($who) } снова может действовать.
event-lost-invisible = { NAME($who) } снова на виду.
event-lost-restrained = { NAME($who) } освобождается от пут.
event-lost-unconscious = { NAME($who) } приходит в себя.

## Who comes and who goes

event-appeared = Появляется { NAME($who) }.
event-called-off = Мастер завершает бой.
event-fled = { NAME($who) } покидает поле боя.
event-surrendered = { NAME($who) } сдаётся.
event-captured = { NAME($who) } попадает в плен.
event-removed = { NAME($who) } больше не участвует в бою.
event-gained-fleeing = { NAME($who) } обращается в бегство.
event-lost-fleeing = { NAME($who) } снова сражается.
