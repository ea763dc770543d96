### Слова Draw Steel: що відбувається, що кидають, що можна зробити.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] Першими ходять герої.
       *[foes] Першою ходить сторона режисера.
    }
drawsteel-event-objective-foe = Героям треба здолати { NAME($who, case: "acc") }.
drawsteel-event-objective = { $goal ->
        [hold] Героям треба протриматися: { $rounds ->
                [one] { $rounds } раунд
                [few] { $rounds } раунди
                [many] { $rounds } раундів
               *[other] { $rounds } раунду
            }.
        [half] Герої переможуть, коли впаде половина ворогів.
        [outnumber] Герої переможуть, коли їх стане більше, ніж ворогів.
        [twofold] Герої переможуть, коли на кожного ворога їх буде двоє.
        [rabble] Герої переможуть, коли лишаться самі міньйони.
       *[quarter] Герої переможуть, коли у ворога лишиться чверть Витривалості й жодного задуму.
    }
drawsteel-event-called-off = Режисер завершує бій.
drawsteel-event-last-stand = Останній рубіж: ще удар, і будь-хто з них упаде.
drawsteel-event-lined-up = Порядок обох сторін визначено Спритністю.
drawsteel-event-swapped = { NAME($who) } міняється місцями з { NAME($other, case: "ins") }.
drawsteel-event-called-up = { NAME($who) } ходить одразу ж.
drawsteel-event-used = { NAME($who) } застосовує { NAME($ability, case: "acc") }.
drawsteel-event-power-roll = Проти { NAME($target, case: "gen") }: { $total }, { $shift ->
        [1] піднято до ступеня { $tier }.
        [-1] знижено до ступеня { $tier }.
       *[0] ступінь { $tier }.
    }
drawsteel-event-tested = { NAME($who) }: ступінь { $tier }.
drawsteel-event-resisted = { NAME($who) } опирається ефекту.
drawsteel-event-unspent = Ефект не подіяв, і витрачене ({ $amount }) повертається.
drawsteel-event-malice-spent = Режисер витрачає { $amount } { $amount ->
        [one] Злобу
        [few] Злоби
        [many] Злоби
       *[other] Злоби
    }: { NAME($ability) } ({ NAME($who) }).
drawsteel-event-resource = { $resource ->
        [hero-tokens] Жетонів героя лишилося: { $left }.
       *[malice] Злоба режисера: { $left }.
    }
drawsteel-event-converted = { NAME($who) } витрачає дію на { $into ->
        [maneuver] маневр.
       *[move] друге пересування.
    }
drawsteel-event-improvised = { NAME($who) }: «{ $words }».
drawsteel-event-forbidden = { NAME($who) } не може цього: «{ $words }».
drawsteel-event-no-action = { NAME($who) }, не витрачаючи дії: «{ $words }».
drawsteel-event-dying = { NAME($who) } при смерті, але ще в бою.
drawsteel-event-up = { NAME($who) } знову в бою.
drawsteel-event-hp-set = Режисер задає Витривалість { NAME($who, case: "gen") }.
drawsteel-event-gained-surprised = { NAME($who) } не чекає нападу.
drawsteel-event-lost-surprised = { NAME($who) } оговтується від несподіванки.
drawsteel-event-gained-weakened = { NAME($who) } слабшає.
drawsteel-event-lost-weakened = До { NAME($who, case: "gen") } повертаються сили.
drawsteel-event-hurt-left = { NAME($who) } { $amount ->
        [0] не зазнає шкоди
        [one] зазнає { $amount } одиниці шкоди
        [few] зазнає { $amount } одиниць шкоди
        [many] зазнає { $amount } одиниць шкоди
       *[other] зазнає { $amount } одиниці шкоди
    } (Витривалість: { $hp }).
drawsteel-event-healed = { NAME($who) } відновлює { $amount } Витривалості.

## Why dice are rolled

drawsteel-roll-power-roll = кидок міці
drawsteel-roll-first-side = право першого ходу
drawsteel-roll-might = тест на Силу
drawsteel-roll-agility = тест на Спритність
drawsteel-roll-save = рятівний кидок

## The log

drawsteel-say-edge =
    .advantage = Перевага: { $reasons }.
    .disadvantage = Перешкода: { $reasons }.
    .double-advantage = Подвійна перевага: { $reasons }.
    .double-disadvantage = Подвійна перешкода: { $reasons }.
drawsteel-say-odds =
    .tiers = { $chance } на третій ступінь, у середньому { $mean }
drawsteel-say-why =
    .advantage = Перевага: { $clause }
    .disadvantage = Перешкода: { $clause }

## Questions

drawsteel-say-seat =
    .gm = режисер
drawsteel-say-question =
    .targeted = { NAME($who) }: ціляться в { NAME($about, case: "acc") }. Відповісти?
    .targeted-self = ціляться в { NAME($who, case: "acc") }. Відповісти?
    .left = { NAME($who) }: { NAME($about) } відходить від вас. Відповісти?
    .drift = { NAME($who) }: скільки Злоби витратити, щоб зсунути { NAME($about, case: "acc") } далі?
    .burrow-under = { NAME($who) }: зариєтеся в землю?
    .who-instead = { NAME($who) }: хто прийме удар?
    .close-in = { NAME($who) }: підійти ближче?
    .move-or-strike = { NAME($who) }: йти чи бити?
    .strike-whom = { NAME($who) }: кого б’єте?
    .who-strikes = { NAME($who) }: хто б’є?
    .place = { NAME($who) }: де з’явиться прикликаний?
    .captain = { NAME($who) }: новий капітан загону?
    .who-falls = { NAME($who) }: хто з них падає?
    .join-strike = { NAME($who) }: б’єте разом? Кого?
    .end-effect = { NAME($who) }: струсити щось за 5 шкоди?
    .villain-action = { NAME($who) }: хід { NAME($about, case: "gen") } закінчено. Лиходійська дія?
    .malice = { NAME($who) }: витратити Злобу?
    .blessing = { NAME($who) }: про яке благословення ви просите?
    .blood = { NAME($who) }: заплатити кров’ю, щоб ударити { NAME($about, case: "acc") } дужче?
    .characteristic = { NAME($who) }: на яку характеристику проходить тест { NAME($about) }?
    .damage-type = { NAME($who) }: шкода якого типу?
    .difficulty = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Наскільки це важко?
    .escape-for-a-blow = { NAME($who) }: вирватися, діставши вільний удар від { NAME($about, case: "gen") }?
    .failed-save = { NAME($who) }: рятівний кидок не вдався. Витратити жетон героя?
    .farther = { NAME($who) }: скільки витратити, щоб телепортуватися далі?
    .forced = { NAME($who) }: { NAME($about, case: "acc") } от-от зсунуть силою. Відповісти?
    .forced-self = { NAME($who, case: "acc") } от-от зсунуть силою. Відповісти?
    .grab-for-a-blow = { NAME($who) }: схопити { NAME($about, case: "acc") }, діставши від цілі вільний удар?
    .granted = { NAME($who) }: ви можете вдарити відразу.
    .healed = { NAME($who) }: яку допомогу від { NAME($about, case: "gen") } прийняти?
    .mark = { NAME($who) }: { NAME($about) } під ударом. Скористатися міткою?
    .melt-away = { NAME($who) }: сховатися тут?
    .mend = { NAME($who) }: що ще, за 1 побожність?
    .mercy = { NAME($who) }: що буде з { NAME($about, case: "ins") }?
    .new-mark = { NAME($who) }: кого позначити тепер?
    .persist = { NAME($who) }: застосувати ще раз, маневром?
    .potency = { NAME($who) }: два пориви за сильніший вплив?
    .pray = { NAME($who) }: помолитися?
    .rally = { NAME($who) }: цей удар звалить з ніг. Витратити два жетони героя?
    .recovery = { NAME($who) }: витратити відновлення?
    .redirect = { NAME($who) }: хто зсунеться натомість?
    .reroll = { NAME($who) }: перекинути за жетон героя?
    .rolling = { NAME($who) }: { NAME($about) } от-от кине кості. Відповісти?
    .rolling-self = { NAME($who) } от-от кине кості. Відповісти?
    .run-up = { NAME($who) }: звідки вдарити { NAME($about, case: "acc") }?
    .surge = { NAME($who) }: витратити пориви на шкоду?
    .who-gains = { NAME($who) }: хто отримає пориви?
    .who-joins = { NAME($who) }: хто вдарить теж?
    .who-recovers = { NAME($who) }: хто витратить відновлення?
    .surprise = { NAME($who) }: хто здивований?
    .push = { NAME($who) }: куди штовхнути { NAME($about, case: "acc") }?
    .pull = { NAME($who) }: куди притягти { NAME($about, case: "acc") }?
    .slide = { NAME($who) }: куди зсунути { NAME($about, case: "acc") }?
    .stability = { NAME($who) }: на скільки клітинок ви втримаєтеся?
    .moved-first = { NAME($who) }: кого рухати першим?
    .shift = { NAME($who) }: куди зсунутися?
    .go = { NAME($who) }: куди йти?
    .teleport = { NAME($who) }: куди телепортувати { NAME($about, case: "acc") }?
    .first-side = { NAME($who) }: чия сторона ходить першою?
    .next = { NAME($who) }: хто ходить наступним?
    .swap = { NAME($who) }: хтось міняється місцями?
    .may-swap = { NAME($who) }: { NAME($about) } хоче помінятися місцями. Згода?
    .damage = { NAME($who) }: { NAME($about) } от-от зазнає шкоди. Відповісти?
    .damage-self = { NAME($who) } от-от зазнає шкоди. Відповісти?
    .turn-ended = { NAME($who) }: хід { NAME($about, case: "gen") } закінчено. Відповісти?
    .reacts-first = { NAME($who) }: чия відповідь буде першою?
    .critical = { NAME($who) }: критичне влучання! Ще одна дія.
    .downgrade = { NAME($who) }: який ступінь ви берете?
    .which-tier = { NAME($who) }: який ступінь діє на вас?
    .improvise = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Чого це коштує і чи вирішує це тест?

## Deeds, and what else one may call them

drawsteel-say-deed =
    .place = сюди
    .end-effect = струсити
    .savage = лютий удар за Злобу: { $how }
    .ride-off = відійти верхи
    .ride = скакати
    .dismount = спішитися
    .mount = сісти верхи на { NAME($target, case: "acc") }
    .over-to = передати хід { NAME($target, case: "dat") }
    .aid = допомогти в атаці на { NAME($target, case: "acc") }
    .assist = допомогти { NAME($target, case: "dat") } з тестом
    .bleed = заплатити кров’ю
    .breather = тому, хто вдарив, відновлення
    .catch-breath = перевести подих
    .charge = натиск на { NAME($target, case: "acc") } ({ NAME($weapon) })
    .cleanse = зняти з { NAME($target, case: "gen") }: { $word }
    .consume = витратити на { NAME($target, case: "acc") }: витрачаю …
    .defend = захист
    .escape = вирватися
    .grab = схопити { NAME($target, case: "acc") }
    .harder = ще 4 шкоди
    .heal = лікувати { NAME($target, case: "acc") }
    .kill = убити
    .knock-out = оглушити
    .knockback = відштовхнути { NAME($target, case: "acc") }
    .lie-down = лягти
    .on = { $how ->
            [might] Сила
            [agility] Спритність
            [reason] Розум
            [intuition] Інтуїція
           *[presence] Присутність
        }
    .pray = помолитися
    .provoke = спровокувати
    .rally = друге дихання за два жетони
    .release = відпустити { NAME($target, case: "acc") }
    .relent = припинити на { NAME($target, case: "loc") }: { $word }
    .rise = піднятися безплатно
    .save = рятівний кидок: { $word }
    .shelter = тимчасова Витривалість { $how } для { NAME($target, case: "gen") }
    .sidestep = той, хто вдарив, робить зсув на 2
    .skilled = { $how ->
            [easy] легко
            [medium] середньо
           *[hard] важко
        }, з навичкою
    .unskilled = { $how ->
            [easy] легко
            [medium] середньо
           *[hard] важко
        }
    .spend = витратити { $how }
    .stand-up = встати: { NAME($target) }
    .stay = звідси
    .surge = пориви на { NAME($target, case: "acc") }: { $how }
    .take = схопити
    .take-heart = два пориви за жетон
    .test = пройти тест: тест …
    .test-skilled = пройти тест із навичкою
    .to = { $how }
    .token = витратити жетон
    .type = { $how ->
            [acid] кислота
            [cold] холод
            [corruption] псування
            [fire] вогонь
            [holy] світло
            [lightning] блискавка
            [poison] отрута
            [sonic] звук
           *[untyped] без типу
        }
    .upright = підняти на ноги { NAME($target, case: "acc") }
    .recover = витратити відновлення
    .restore = відновлення для { NAME($target, case: "gen") }
    .onto = { $how ->
            [push] штовхнути
            [pull] притягти
           *[slide] зсунути
        } натомість { NAME($target, case: "acc") }
    .haul = перетягти { NAME($target, case: "acc") } на { $how }
    .sharpen = посилити вплив на { NAME($target, case: "acc") }
    .strike = вільний удар
    .push = штовхнути
    .pull = притягти
    .slide = зсунути
    .resist = втриматися на { $how }
    .shift = зсув
    .go = іти
    .teleport = телепортуватися
    .scale = лізти стіною
    .dig = рити вгору чи вниз
    .claw = копати руками: { $how ->
            [up] угору
           *[down] униз
        }
    .point-out = показати { NAME($target, case: "acc") }
    .cling = видертися на { NAME($target, case: "acc") }
    .let-go = відпустити
    .smash = ударити по предмету на { $how }
    .shake-off = струсити { NAME($target, case: "acc") }
    .free-strike = вільний удар по { NAME($target, case: "loc") }
    .convert = { $how ->
            [maneuver] витратити дію на маневр
           *[move] витратити дію на пересування
        }
    .advance = почати друге пересування
    .disengage = відступ
    .free = безплатний маневр: безплатно …
    .improvise = щось інше: пробую …
    .takes = { $how ->
            [main] це дія
            [maneuver] це маневр
           *[free] це безплатно
        }
    .forbid = це неможливо
    .surprise = здивовані: { $all }
    .surprise-side = { $how ->
            [heroes] здивовані всі герої
           *[foes] здивована вся сторона режисера
        }
    .ready = це всі
    .first = { $how ->
            [heroes] герої
           *[foes] сторона режисера
        }
    .swap = { NAME($target) } і { NAME($other) } міняються місцями
    .agree = погодитися
    .tier = ступінь { $how }
drawsteel-say-verbs =
    .place = поставити
    .end-effect = струсити
    .savage = люто
    .ride-off = відійти
    .ride = скакати
    .dismount = злізти
    .mount = верхи
    .over-to = далі
    .aid = відволікти
    .assist = допомогти
    .bleed = кров
    .breather = перепочинок
    .catch-breath = подих
    .charge = натиск
    .cleanse = зняти
    .consume = витрачаю, випити
    .defend = захист
    .escape = вирватися
    .grab = схопити
    .harder = дужче
    .heal = лікувати
    .kill = убити
    .knock-out = оглушити
    .knockback = відштовхнути
    .smash = ламати
    .lie-down = лягти
    .on = на
    .pray = молитва
    .provoke = провокація
    .rally = дихання
    .release = відпустити
    .relent = припинити
    .rise = піднятися
    .save = рятунок
    .shelter = прикрити
    .sidestep = крок
    .skilled = навичка
    .unskilled = просто
    .spend = витратити
    .stand-up = встати
    .stay = тут
    .surge = порив
    .take = взяти
    .take-heart = надихнутися
    .test = тест
    .test-skilled = тест-навичка
    .to = до
    .token = жетон
    .type = тип
    .upright = підняти
    .recover = відновлення
    .restore = зцілити
    .onto = натомість
    .haul = тягти
    .sharpen = посилити
    .use = здібність, застосувати
    .push = штовхати
    .pull = тягти
    .slide = волочити
    .resist = встояти
    .shift = крок
    .go = піти
    .teleport = телепорт
    .scale = стіна
    .dig = рити
    .claw = копати
    .point-out = указати
    .cling = видертися
    .let-go = відчепитися
    .shake-off = струсити
    .strike = удар
    .free-strike = ударити
    .convert = перетворити
    .advance = знову
    .free = безплатно, дрібниця
    .takes = коштує
    .forbid = ні
    .surprise = здивувати
    .surprise-side = усі
    .ready = готово
    .first = перші
    .swap = обмін
    .agree = так
    .tier = ступінь

## Headings of the menu, and what is listed once for many targets

drawsteel-say-group =
    .action = Дія
    .bonus = Маневр
    .move = Пересування
drawsteel-term-action = дія
drawsteel-bonus-action = маневр
drawsteel-say-word =
    .aid = допомогти в атаці
    .assist = допомогти з тестом
    .grab = схопити
    .knockback = відштовхнути
    .free-strike = вільний удар
    .charge = натиск

## How somebody fares

drawsteel-say-effect =
    .corroded = кислотний опік
    .foul-air = сморід
    .no-triggers = без реакцій
    .savage = лютість
    .merciless = нещадність
    .hastened = прискорення
    .called-out = вказаний ворог
    .exposed = без захисту
    .roused = натхнення
    .riding = верхи
    .floored = не може підвестися
    .assisted = допомога
    .bleeding = кровотеча
    .dazed = приголомшення
    .defending = захищається
    .frightened = переляк
    .grabbed = у захваті
    .harried = відволікання
    .sure = автоматичний ступінь
    .heartened = натхнення
    .keeps-fire-storm = тримає вогняну бурю
    .keeps-inner-furnace = тримає внутрішній жар
    .marked = мітка
    .restrained = пута
    .slowed = сповільнення
    .taunted = провокація
    .thunderous = гроза над головою
    .weakened = слабкість
    .area = тримає область
    .clinging = тримається за іншого
    .unseen = втрата з поля зору
    .invisible = невидимість
    .surprised = зненацька
drawsteel-say-health =
    .unconscious = непритомність
    .winded = на межі сил
    .dying = при смерті
drawsteel-say-pool =
    .malice = Злоба { $amount }
    .piety = побожність { $amount }
    .insight = прозріння { $amount }
    .essence = сутність { $amount }
    .surges = пориви { $amount }
    .recoveries = відновлення { $amount }
    .ferocity = лють { $amount }
    .focus = зосередження { $amount }

## Distances

drawsteel-say-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-say-table-option =
    .stamina-mercy = чи питати того, хто здолав іншого, вбити чи оглушити
    .first-roll = на 6 і більше першими ходять герої або гравці обирають, чия сторона почне
    .initiative = кожна сторона обирає, хто наступний, або порядок задає тест на Спритність
    .initiative-swap = чи можуть герої мінятися місцями на початку раунду
    .roll-downgrade = чи питати того, хто кинув, про нижчий ступінь
    .free-director = чи питати режисера, чого коштує кожен безплатний маневр
    .leaving = хто може піти за край карти або здатися
drawsteel-say-table-reading =
    .first-roll-heroes = першими йдуть герої
    .first-roll-chooser = обирають гравці
    .initiative-pick = кожна сторона обирає
    .initiative-agility = порядок задає тест на Спритність
    .initiative-swap-on = так
    .initiative-swap-off = ні
    .roll-downgrade-off = ні
    .roll-downgrade-on = так
    .stamina-mercy-off = ні
    .stamina-mercy-on = так
    .free-director-trust = ні, вірять на слово
    .free-director-ask = так, щоразу
    .leaving-by-order = лише той, кому наказано
    .leaving-at-will = будь-хто

drawsteel-page-stock =
    .hero-tokens = Жетони героя
    .malice = Злоба
drawsteel-page-hint =
    .test = Скажіть, що ви намагаєтеся зробити, наприклад: вилізти на млинове колесо
    .consume = Скажіть, що це, наприклад: цілюще зілля
    .free = Скажіть, що ви робите, наприклад: відчиняю двері
    .slips-in = Скажіть, що відбувається, наприклад: перекидає ліхтар
drawsteel-page-pool =
    .main = дія
    .triggered = тригерна дія
    .recoveries = відновлення
    .surges = пориви
    .ferocity = лють
    .piety = побожність
    .insight = прозріння
    .essence = сутність
    .focus = зосередження
drawsteel-say-figure =
    .level = рівень
    .speed = швидкість
    .stability = стійкість
drawsteel-page-ruling-word =
    .skilled = з навичкою
    .easy = легко
    .medium = середньо
    .hard = важко
    .save-ends = до успішного рятівного кидка
    .end-of-turn = до кінця ходу
    .end-of-round = до кінця раунду
    .end-of-encounter = до кінця сутички
drawsteel-page-ruling =
    .hp = Витривалість тепер
    .maximum = Максимум Витривалості
    .temporary = Тимчасова Витривалість тепер
    .squad = Витривалість загону тепер
    .recovers = Витрачає відновлення
    .slips-in = Робить щось, не витрачаючи дії
    .malice = Злоба тепер
    .tokens = Жетонів героя тепер
    .last-stand = Останній рубіж ворогів
    .mounted = Сідає верхи
    .dismounted = Спішується
drawsteel-page-word =
    .opportunity-attack = провокована атака
    .damage = коли хтось зазнає шкоди
    .targeted = коли когось атакують
    .turn-ended = коли хід закінчено
    .forced = коли когось рухають силою
    .rolling = коли хтось кидає кості
    .failed-save = жетон героя за провалений рятівний кидок
    .reroll = жетон героя за новий кидок
    .mark = мітка: додати при влучанні
    .malice = витрачати Злобу
    .villain-action = лиходійська дія
    .end-effect = струсити ефект
    .rough-area = важкопрохідна місцевість
    .rough-area-for-enemies = важко ворогам
    .harmful-steps = кожен крок ранить
    .harmful-steps-for-enemies = кожен крок ранить ворогів
    .harmful-area = небезпечна місцевість
drawsteel-say-decree =
    .of = режисер вирішує: { $who } – { $what }
    .ground = режисер змінює місцевість на { $at }: { $what }
    .hp = режисер задає Витривалість { NAME($who, case: "gen") }: { $amount }
    .at = режисер ставить { NAME($who, case: "acc") } на { $at }
    .dies = режисер вирішує, що { NAME($who) } гине
    .over = { $what ->
        [heroes] режисер віддає перемогу героям
       *[foes] режисер віддає перемогу ворогам
    }
    .slips-in = режисер дозволяє { NAME($who, case: "dat") } зробити це, не витрачаючи дії: «{ $words }»
    .last-stand = режисер оголошує останній рубіж
    .squad = режисер задає Витривалість загону, де { NAME($who) }: { $amount }
    .malice = режисер задає злобу: { $amount }
    .tokens = режисер задає кількість жетонів героя: { $amount }
    .recovers = режисер дає { NAME($who, case: "dat") } витратити відновлення
    .mounted = режисер садить { NAME($who, case: "acc") } верхи
    .dismounted = режисер зсаджує { NAME($who, case: "acc") }
    .other = режисер вирішує: { $words }
