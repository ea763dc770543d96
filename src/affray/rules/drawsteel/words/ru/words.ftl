### Слова Draw Steel: что происходит, что бросают, что можно сделать.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] Первыми ходят герои.
       *[foes] Первой ходит сторона директора.
    }
drawsteel-event-objective-foe = Героям нужно сразить { NAME($who, case: "acc") }.
drawsteel-event-objective = { $goal ->
        [hold] Героям нужно продержаться: { $rounds ->
                [one] { $rounds } раунд
                [few] { $rounds } раунда
                [many] { $rounds } раундов
               *[other] { $rounds } раунда
            }.
        [half] Герои победят, когда падёт половина врагов.
        [outnumber] Герои победят, когда их станет больше, чем врагов.
        [twofold] Герои победят, когда на каждого врага их будет двое.
        [rabble] Герои победят, когда останутся одни миньоны.
       *[quarter] Герои победят, когда у врага останется четверть Выносливости и ни одного замысла.
    }
drawsteel-event-called-off = Директор завершает бой.
drawsteel-event-last-stand = Последний рубеж: ещё удар, и любой из них падёт.
drawsteel-event-lined-up = Порядок обеих сторон определён Ловкостью.
drawsteel-event-swapped = { NAME($who) } меняется местами с { NAME($other, case: "ins") }.
drawsteel-event-called-up = { NAME($who) } ходит сразу же.
drawsteel-event-used = { NAME($who) } применяет { NAME($ability, case: "acc") }.
drawsteel-event-power-roll = Против { NAME($target, case: "gen") }: { $total }, { $shift ->
        [1] поднято до ступени { $tier }.
        [-1] снижено до ступени { $tier }.
       *[0] ступень { $tier }.
    }
drawsteel-event-tested = { NAME($who) }: ступень { $tier }.
drawsteel-event-resisted = { NAME($who) } сопротивляется эффекту.
drawsteel-event-unspent = Эффект не подействовал, и потраченное ({ $amount }) возвращается.
drawsteel-event-malice-spent = Директор тратит { $amount } { $amount ->
        [one] Злобу
        [few] Злобы
        [many] Злобы
       *[other] Злобы
    }: { NAME($ability) } ({ NAME($who) }).
drawsteel-event-resource = { $resource ->
        [hero-tokens] Жетонов героя осталось: { $left }.
       *[malice] Злоба директора: { $left }.
    }
drawsteel-event-converted = { NAME($who) } тратит действие на { $into ->
        [maneuver] манёвр.
       *[move] второе передвижение.
    }
drawsteel-event-improvised = { NAME($who) }: «{ $words }».
drawsteel-event-forbidden = { NAME($who) } не может этого: «{ $words }».
drawsteel-event-no-action = { NAME($who) }, не тратя действия: «{ $words }».
drawsteel-event-dying = { NAME($who) } при смерти, но ещё в бою.
drawsteel-event-up = { NAME($who) } снова в бою.
drawsteel-event-hp-set = Директор задаёт Выносливость { NAME($who, case: "gen") }.
drawsteel-event-gained-surprised = { NAME($who) } не ждёт нападения.
drawsteel-event-lost-surprised = { NAME($who) } оправляется от неожиданности.
drawsteel-event-gained-weakened = { NAME($who) } слабеет.
drawsteel-event-lost-weakened = К { NAME($who, case: "dat") } возвращаются силы.
drawsteel-event-hurt-left = { NAME($who) } { $amount ->
        [0] не получает урона
        [one] получает { $amount } единицу урона
        [few] получает { $amount } единицы урона
        [many] получает { $amount } единиц урона
       *[other] получает { $amount } единицы урона
    } (Выносливость: { $hp }).
drawsteel-event-healed = { NAME($who) } восстанавливает { $amount } Выносливости.

## Why dice are rolled

drawsteel-roll-power-roll = бросок мощи
drawsteel-roll-first-side = право первого хода
drawsteel-roll-might = тест на Силу
drawsteel-roll-agility = тест на Ловкость
drawsteel-roll-save = спасбросок

## The log

drawsteel-say-edge =
    .advantage = Преимущество: { $reasons }.
    .disadvantage = Помеха: { $reasons }.
    .double-advantage = Двойное преимущество: { $reasons }.
    .double-disadvantage = Двойная помеха: { $reasons }.
drawsteel-say-odds =
    .tiers = { $chance } на третью ступень, в среднем { $mean }
drawsteel-say-why =
    .advantage = Преимущество: { $clause }
    .disadvantage = Помеха: { $clause }

## Questions

drawsteel-say-seat =
    .gm = директор
drawsteel-say-question =
    .targeted = { NAME($who) }: целятся в { NAME($about, case: "acc") }. Ответить?
    .targeted-self = целятся в { NAME($who, case: "acc") }. Ответить?
    .left = { NAME($who) }: { NAME($about) } отходит от вас. Ответить?
    .drift = { NAME($who) }: сколько Злобы потратить, чтобы сдвинуть { NAME($about, case: "acc") } дальше?
    .burrow-under = { NAME($who) }: зарыться?
    .who-instead = { NAME($who) }: кто примет удар?
    .close-in = { NAME($who) }: подойти ближе?
    .move-or-strike = { NAME($who) }: идти или бить?
    .strike-whom = { NAME($who) }: кого бьёте?
    .who-strikes = { NAME($who) }: кто бьёт?
    .place = { NAME($who) }: где появится призванный?
    .captain = { NAME($who) }: новый капитан отряда?
    .who-falls = { NAME($who) }: кто из них падает?
    .join-strike = { NAME($who) }: бьёте вместе? Кого?
    .end-effect = { NAME($who) }: стряхнуть что-нибудь за 5 урона?
    .villain-action = { NAME($who) }: ход { NAME($about, case: "gen") } окончен. Злодейское действие?
    .malice = { NAME($who) }: потратить Злобу?
    .blessing = { NAME($who) }: о каком благословении вы просите?
    .blood = { NAME($who) }: заплатить кровью, чтобы ударить { NAME($about, case: "acc") } сильнее?
    .characteristic = { NAME($who) }: на какую характеристику проходит тест { NAME($about) }?
    .damage-type = { NAME($who) }: урон какого типа?
    .difficulty = { NAME($who) }: { NAME($about) } пробует: «{ $words }». Насколько это трудно?
    .escape-for-a-blow = { NAME($who) }: вырваться, получив свободный удар от { NAME($about, case: "gen") }?
    .failed-save = { NAME($who) }: спасбросок не удался. Потратить жетон героя?
    .farther = { NAME($who) }: сколько потратить, чтобы телепортироваться дальше?
    .forced = { NAME($who) }: { NAME($about, case: "acc") } вот-вот сдвинут силой. Ответить?
    .forced-self = { NAME($who, case: "acc") } вот-вот сдвинут силой. Ответить?
    .grab-for-a-blow = { NAME($who) }: схватить { NAME($about, case: "acc") }, получив от цели свободный удар?
    .granted = { NAME($who) }: вы можете ударить сразу.
    .healed = { NAME($who) }: какую помощь от { NAME($about, case: "gen") } принять?
    .mark = { NAME($who) }: { NAME($about) } под ударом. Воспользоваться меткой?
    .melt-away = { NAME($who) }: спрятаться здесь?
    .mend = { NAME($who) }: что ещё, за 1 благочестие?
    .mercy = { NAME($who) }: что будет с { NAME($about, case: "ins") }?
    .new-mark = { NAME($who) }: кого пометить теперь?
    .persist = { NAME($who) }: применить ещё раз, манёвром?
    .potency = { NAME($who) }: два порыва за более сильное воздействие?
    .pray = { NAME($who) }: помолиться?
    .rally = { NAME($who) }: этот удар свалит с ног. Потратить два жетона героя?
    .recovery = { NAME($who) }: потратить восстановление?
    .redirect = { NAME($who) }: кто сдвинется вместо этого?
    .reroll = { NAME($who) }: перебросить за жетон героя?
    .rolling = { NAME($who) }: { NAME($about) } вот-вот бросит кости. Ответить?
    .rolling-self = { NAME($who) } вот-вот бросит кости. Ответить?
    .run-up = { NAME($who) }: откуда ударить { NAME($about, case: "acc") }?
    .surge = { NAME($who) }: потратить порывы на урон?
    .who-gains = { NAME($who) }: кто получит порывы?
    .who-joins = { NAME($who) }: кто ударит тоже?
    .who-recovers = { NAME($who) }: кто потратит восстановление?
    .surprise = { NAME($who) }: кто удивлён?
    .push = { NAME($who) }: куда толкнуть { NAME($about, case: "acc") }?
    .pull = { NAME($who) }: куда подтянуть { NAME($about, case: "acc") }?
    .slide = { NAME($who) }: куда сдвинуть { NAME($about, case: "acc") }?
    .stability = { NAME($who) }: на сколько клеток вы удержитесь?
    .moved-first = { NAME($who) }: кого двигать первым?
    .shift = { NAME($who) }: куда сдвинуться?
    .go = { NAME($who) }: куда идти?
    .teleport = { NAME($who) }: куда телепортировать { NAME($about, case: "acc") }?
    .first-side = { NAME($who) }: чья сторона ходит первой?
    .next = { NAME($who) }: кто ходит следующим?
    .swap = { NAME($who) }: кто-нибудь меняется местами?
    .may-swap = { NAME($who) }: { NAME($about) } хочет поменяться местами. Согласны?
    .damage = { NAME($who) }: { NAME($about) } вот-вот получит урон. Ответить?
    .damage-self = { NAME($who) } вот-вот получит урон. Ответить?
    .turn-ended = { NAME($who) }: ход { NAME($about, case: "gen") } окончен. Ответить?
    .reacts-first = { NAME($who) }: чей ответ будет первым?
    .critical = { NAME($who) }: критическое попадание! Ещё одно действие.
    .downgrade = { NAME($who) }: какую ступень вы берёте?
    .which-tier = { NAME($who) }: какая ступень действует на вас?
    .improvise = { NAME($who) }: { NAME($about) } пробует: «{ $words }». Чего это стоит и решает ли это тест?

## Deeds, and what else one may call them

drawsteel-say-deed =
    .place = сюда
    .end-effect = стряхнуть
    .savage = свирепый удар за Злобу: { $how }
    .ride-off = отойти верхом
    .ride = скакать
    .dismount = спешиться
    .mount = сесть верхом на { NAME($target, case: "acc") }
    .over-to = передать ход { NAME($target, case: "dat") }
    .aid = помочь в атаке на { NAME($target, case: "acc") }
    .assist = помочь { NAME($target, case: "dat") } с тестом
    .bleed = заплатить кровью
    .breather = ударившему восстановление
    .catch-breath = перевести дух
    .charge = натиск на { NAME($target, case: "acc") } ({ NAME($weapon) })
    .cleanse = снять с { NAME($target, case: "gen") }: { $word }
    .consume = израсходовать на { NAME($target, case: "acc") }: расходую …
    .defend = защита
    .escape = вырваться
    .grab = схватить { NAME($target, case: "acc") }
    .harder = ещё 4 урона
    .heal = лечить { NAME($target, case: "acc") }
    .kill = убить
    .knock-out = оглушить
    .knockback = оттолкнуть { NAME($target, case: "acc") }
    .lie-down = лечь
    .on = { $how ->
            [might] Сила
            [agility] Ловкость
            [reason] Разум
            [intuition] Интуиция
           *[presence] Присутствие
        }
    .pray = помолиться
    .provoke = спровоцировать
    .rally = второе дыхание за два жетона
    .release = отпустить { NAME($target, case: "acc") }
    .relent = прекратить на { NAME($target, case: "loc") }: { $word }
    .rise = подняться бесплатно
    .save = спасбросок: { $word }
    .shelter = временная Выносливость { $how } для { NAME($target, case: "gen") }
    .sidestep = ударивший делает сдвиг на 2
    .skilled = { $how ->
            [easy] легко
            [medium] средне
           *[hard] трудно
        }, с навыком
    .unskilled = { $how ->
            [easy] легко
            [medium] средне
           *[hard] трудно
        }
    .spend = потратить { $how }
    .stand-up = встать: { NAME($target) }
    .stay = отсюда
    .surge = порывы на { NAME($target, case: "acc") }: { $how }
    .take = схватить
    .take-heart = два порыва за жетон
    .test = пройти тест: тест …
    .test-skilled = пройти тест с навыком
    .to = { $how }
    .token = потратить жетон
    .type = { $how ->
            [acid] кислота
            [cold] холод
            [corruption] порча
            [fire] огонь
            [holy] свет
            [lightning] молния
            [poison] яд
            [sonic] звук
           *[untyped] без типа
        }
    .upright = поднять на ноги { NAME($target, case: "acc") }
    .recover = потратить восстановление
    .restore = восстановление для { NAME($target, case: "gen") }
    .onto = { $how ->
            [push] толкнуть
            [pull] подтянуть
           *[slide] сдвинуть
        } вместо этого { NAME($target, case: "acc") }
    .haul = перетащить { NAME($target, case: "acc") } на { $how }
    .sharpen = усилить воздействие на { NAME($target, case: "acc") }
    .strike = свободный удар
    .push = толкнуть
    .pull = подтянуть
    .slide = сдвинуть
    .resist = удержаться на { $how }
    .shift = сдвиг
    .go = идти
    .teleport = телепортироваться
    .scale = лезть по стене
    .dig = рыть вверх или вниз
    .claw = копать руками: { $how ->
            [up] вверх
           *[down] вниз
        }
    .point-out = показать { NAME($target, case: "acc") }
    .cling = взобраться на { NAME($target, case: "acc") }
    .let-go = отпустить
    .smash = ударить по предмету на { $how }
    .shake-off = стряхнуть { NAME($target, case: "acc") }
    .free-strike = свободный удар по { NAME($target, case: "dat") }
    .convert = { $how ->
            [maneuver] потратить действие на манёвр
           *[move] потратить действие на передвижение
        }
    .advance = начать второе передвижение
    .disengage = отход
    .free = бесплатный манёвр: бесплатно …
    .improvise = что-то другое: пробую …
    .takes = { $how ->
            [main] это действие
            [maneuver] это манёвр
           *[free] это бесплатно
        }
    .forbid = это невозможно
    .surprise = удивлены: { $all }
    .surprise-side = { $how ->
            [heroes] удивлены все герои
           *[foes] удивлена вся сторона директора
        }
    .ready = это все
    .first = { $how ->
            [heroes] герои
           *[foes] сторона директора
        }
    .swap = { NAME($target) } и { NAME($other) } меняются местами
    .agree = согласиться
    .tier = ступень { $how }
drawsteel-say-verbs =
    .place = поставить
    .end-effect = стряхнуть
    .savage = свирепо
    .ride-off = отойти
    .ride = скакать
    .dismount = слезть
    .mount = верхом
    .over-to = дальше
    .aid = отвлечь
    .assist = помочь
    .bleed = кровь
    .breather = передышка
    .catch-breath = дух
    .charge = натиск
    .cleanse = снять
    .consume = расходую, выпить
    .defend = защита
    .escape = вырваться
    .grab = схватить
    .harder = сильнее
    .heal = лечить
    .kill = убить
    .knock-out = оглушить
    .knockback = оттолкнуть
    .smash = ломать
    .lie-down = лечь
    .on = на
    .pray = молитва
    .provoke = провокация
    .rally = дыхание
    .release = отпустить
    .relent = прекратить
    .rise = подняться
    .save = спасбросок
    .shelter = прикрыть
    .sidestep = шаг
    .skilled = навык
    .unskilled = просто
    .spend = потратить
    .stand-up = встать
    .stay = здесь
    .surge = порыв
    .take = взять
    .take-heart = воодушевиться
    .test = тест
    .test-skilled = тест-навык
    .to = к
    .token = жетон
    .type = тип
    .upright = поднять
    .recover = восстановление
    .restore = исцелить
    .onto = вместо
    .haul = тащить
    .sharpen = усилить
    .use = способность, применить
    .push = толкать
    .pull = тянуть
    .slide = волочь
    .resist = устоять
    .shift = шаг
    .go = пойти
    .teleport = телепорт
    .scale = стена
    .dig = рыть
    .claw = копать
    .point-out = указать
    .cling = взобраться
    .let-go = отцепиться
    .shake-off = стряхнуть
    .strike = удар
    .free-strike = ударить
    .convert = превратить
    .advance = снова
    .free = бесплатно, мелочь
    .takes = стоит
    .forbid = нет
    .surprise = удивить
    .surprise-side = все
    .ready = готово
    .first = первые
    .swap = обмен
    .agree = да
    .tier = ступень

## Headings of the menu, and what is listed once for many targets

drawsteel-say-group =
    .action = Действие
    .bonus = Манёвр
    .move = Передвижение
drawsteel-term-action = действие
drawsteel-bonus-action = манёвр
drawsteel-say-word =
    .aid = помочь в атаке
    .assist = помочь с тестом
    .grab = схватить
    .knockback = оттолкнуть
    .free-strike = свободный удар
    .charge = натиск

## How somebody fares

drawsteel-say-effect =
    .corroded = кислотный ожог
    .foul-air = дурной воздух
    .no-triggers = без реакций
    .savage = свирепость
    .merciless = беспощадность
    .hastened = ускорение
    .called-out = указанный враг
    .exposed = без защиты
    .roused = воодушевление
    .riding = верхом
    .floored = не может встать
    .assisted = помощь
    .bleeding = кровотечение
    .dazed = ошеломление
    .defending = защищается
    .frightened = испуг
    .grabbed = в захвате
    .harried = отвлечение
    .sure = автоматическая ступень
    .heartened = воодушевление
    .keeps-fire-storm = держит огненную бурю
    .keeps-inner-furnace = держит внутренний жар
    .marked = метка
    .restrained = путы
    .slowed = замедление
    .taunted = провокация
    .thunderous = гроза над головой
    .weakened = слабость
    .area = держит область
    .clinging = держится за другого
    .unseen = потеря из виду
    .invisible = невидимость
    .surprised = врасплох
drawsteel-say-health =
    .unconscious = без сознания
    .winded = на исходе сил
    .dying = при смерти
drawsteel-say-pool =
    .malice = Злоба { $amount }
    .piety = благочестие { $amount }
    .insight = прозрение { $amount }
    .essence = сущность { $amount }
    .surges = порывы { $amount }
    .recoveries = восстановления { $amount }
    .ferocity = свирепость { $amount }
    .focus = сосредоточенность { $amount }

## Distances

drawsteel-say-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-say-table-option =
    .stamina-mercy = спрашивать ли того, кто сразил другого, убить или оглушить
    .first-roll = при 6 и больше первыми ходят герои или игроки выбирают, чья сторона начнёт
    .initiative = каждая сторона выбирает, кто следующий, или порядок задаёт тест на Ловкость
    .initiative-swap = могут ли герои меняться местами в начале раунда
    .roll-downgrade = спрашивать ли бросившего о ступени ниже
    .free-director = спрашивать ли директора, чего стоит каждый бесплатный манёвр
    .leaving = кто может уйти за край карты или сдаться
drawsteel-say-table-reading =
    .first-roll-heroes = первыми идут герои
    .first-roll-chooser = выбирают игроки
    .initiative-pick = каждая сторона выбирает
    .initiative-agility = порядок задаёт тест на Ловкость
    .initiative-swap-on = да
    .initiative-swap-off = нет
    .roll-downgrade-off = нет
    .roll-downgrade-on = да
    .stamina-mercy-off = нет
    .stamina-mercy-on = да
    .free-director-trust = нет, верят на слово
    .free-director-ask = да, каждый раз
    .leaving-by-order = только тот, кому приказано
    .leaving-at-will = кто угодно

drawsteel-page-stock =
    .hero-tokens = Жетоны героя
    .malice = Злоба
drawsteel-page-hint =
    .test = Скажите, что вы пытаетесь сделать, например: влезть на мельничное колесо
    .consume = Скажите, что это, например: лечебное зелье
    .free = Скажите, что вы делаете, например: открываю дверь
    .slips-in = Скажите, что происходит, например: опрокидывает фонарь
drawsteel-page-pool =
    .main = действие
    .triggered = триггерное действие
    .recoveries = восстановления
    .surges = порывы
    .ferocity = свирепость
    .piety = благочестие
    .insight = прозрение
    .essence = сущность
    .focus = сосредоточенность
drawsteel-say-figure =
    .level = уровень
    .speed = скорость
    .stability = устойчивость
drawsteel-page-ruling-word =
    .skilled = с навыком
    .easy = легко
    .medium = средне
    .hard = трудно
    .save-ends = до успешного спасброска
    .end-of-turn = до конца хода
    .end-of-round = до конца раунда
    .end-of-encounter = до конца столкновения
drawsteel-page-ruling =
    .hp = Выносливость теперь
    .maximum = Максимум Выносливости
    .temporary = Временная Выносливость теперь
    .squad = Выносливость отряда теперь
    .recovers = Тратит восстановление
    .slips-in = Делает что-то, не тратя действия
    .malice = Злоба теперь
    .tokens = Жетонов героя теперь
    .last-stand = Последний рубеж врагов
    .mounted = Садится верхом
    .dismounted = Спешивается
drawsteel-page-word =
    .opportunity-attack = провоцированная атака
    .damage = когда кто-то получает урон
    .targeted = когда кого-то атакуют
    .turn-ended = когда ход окончен
    .forced = когда кого-то двигают силой
    .rolling = когда кто-то бросает кости
    .failed-save = жетон героя за проваленный спасбросок
    .reroll = жетон героя за новый бросок
    .mark = метка: добавить при попадании
    .malice = тратить Злобу
    .villain-action = злодейское действие
    .end-effect = стряхнуть эффект
    .rough-area = труднопроходимая местность
    .rough-area-for-enemies = трудно врагам
    .harmful-steps = каждый шаг ранит
    .harmful-steps-for-enemies = каждый шаг ранит врагов
    .harmful-area = опасная местность
drawsteel-say-decree =
    .of = директор решает: { $who } – { $what }
    .ground = директор меняет местность на { $at }: { $what }
    .hp = директор задаёт Выносливость { NAME($who, case: "gen") }: { $amount }
    .at = директор ставит { NAME($who, case: "acc") } на { $at }
    .dies = директор решает, что { NAME($who) } погибает
    .over = { $what ->
        [heroes] директор отдаёт победу героям
       *[foes] директор отдаёт победу врагам
    }
    .slips-in = директор разрешает { NAME($who, case: "dat") } сделать это, не тратя действия: «{ $words }»
    .last-stand = директор объявляет последний рубеж
    .squad = директор задаёт Выносливость отряда, где { NAME($who) }: { $amount }
    .malice = директор задаёт злобу: { $amount }
    .tokens = директор задаёт число жетонов героя: { $amount }
    .recovers = директор даёт { NAME($who, case: "dat") } потратить восстановление
    .mounted = директор сажает { NAME($who, case: "acc") } верхом
    .dismounted = директор спешивает { NAME($who, case: "acc") }
    .other = директор решает: { $words }
