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
drawsteel-event-lined-up = Порядок обох сторін визначено спритністю.
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
drawsteel-event-unspent = Нічого не вийшло, і плату ({ $amount }) не витрачено.
drawsteel-event-malice-spent = Режисер витрачає Злобу ({ $amount }): { NAME($ability) }, { NAME($who) }.
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
drawsteel-event-dying = { NAME($who) } при смерті, але ще б’ється.
drawsteel-event-up = { NAME($who) } знову в бою.
drawsteel-event-hp-set = Режисер задає Витривалість { NAME($who, case: "gen") }.
drawsteel-event-gained-surprised = { NAME($who) } не чекає нападу.
drawsteel-event-lost-surprised = { NAME($who) } оговтується від несподіванки.
drawsteel-event-gained-weakened = { NAME($who) } слабшає.
drawsteel-event-lost-weakened = До { NAME($who, case: "gen") } повертаються сили.
drawsteel-event-hurt-left = { NAME($who) } зазнає { $amount } { $amount ->
        [one] одиниці шкоди
        [few] одиниць шкоди
        [many] одиниць шкоди
       *[other] одиниці шкоди
    } (Витривалість: { $hp }).
drawsteel-event-healed = { NAME($who) } відновлює Витривалість: { $amount }.

## Why dice are rolled

drawsteel-roll-power-roll = кидок міці
drawsteel-roll-first-side = те, чия сторона ходить першою
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
    .drift = { NAME($who) }: скільки злоби витратити, щоб зсунути далі? ({ NAME($about) })
    .burrow-under = { NAME($who) }: зариватися?
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
    .villain-action = { NAME($who) }: хід закінчено: { NAME($about) }. Лиходійська дія?
    .malice = { NAME($who) }: витратити злобу?
    .blessing = { NAME($who) }: про яке благословення ви просите?
    .blood = { NAME($who) }: заплатити кров’ю за дужчий удар? ({ NAME($about) })
    .characteristic = { NAME($who) }: на яку характеристику тест? ({ NAME($about) })
    .damage-type = { NAME($who) }: шкода якого типу?
    .difficulty = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Наскільки це важко?
    .escape-for-a-blow = { NAME($who) }: вирватися ціною удару? ({ NAME($about) })
    .failed-save = { NAME($who) }: рятівний кидок не вдався. Витратити жетон героя?
    .farther = { NAME($who) }: скільки витратити, щоб потрапити далі?
    .forced = { NAME($who) }: { NAME($about, case: "acc") } от-от зсунуть силою. Відповісти?
    .forced-self = { NAME($who, case: "acc") } от-от зсунуть силою. Відповісти?
    .grab-for-a-blow = { NAME($who) }: схопити ціною удару? ({ NAME($about) })
    .granted = { NAME($who) }: ви можете вдарити відразу.
    .healed = { NAME($who) }: яку допомогу прийняти? ({ NAME($about) })
    .mark = { NAME($who) }: позначена ціль під ударом ({ NAME($about) }). Скористатися міткою?
    .melt-away = { NAME($who) }: сховатися тут?
    .mend = { NAME($who) }: що ще, за 1 побожність?
    .mercy = { NAME($who) }: що буде з ціллю? ({ NAME($about) })
    .new-mark = { NAME($who) }: кого позначити тепер?
    .persist = { NAME($who) }: застосувати ще раз, маневром?
    .potency = { NAME($who) }: два пориви за сильніший вплив?
    .pray = { NAME($who) }: помолитися?
    .rally = { NAME($who) }: цей удар звалить з ніг. Витратити два жетони героя?
    .recovery = { NAME($who) }: витратити відновлення?
    .redirect = { NAME($who) }: хто зсунеться натомість?
    .reroll = { NAME($who) }: перекинути за жетон героя?
    .rolling = { NAME($who) }: { NAME($about) } от-от кине кубики. Відповісти?
    .rolling-self = { NAME($who) } от-от кине кубики. Відповісти?
    .run-up = { NAME($who) }: звідки вдарити? ({ NAME($about) })
    .surge = { NAME($who) }: витратити пориви на шкоду?
    .who-gains = { NAME($who) }: хто дістане пориви?
    .who-joins = { NAME($who) }: хто вдарить теж?
    .who-recovers = { NAME($who) }: хто витратить відновлення?
    .surprise = { NAME($who) }: хто здивований?
    .push = { NAME($who) }: куди штовхнути? ({ NAME($about) })
    .pull = { NAME($who) }: куди притягти? ({ NAME($about) })
    .slide = { NAME($who) }: куди зсунути? ({ NAME($about) })
    .stability = { NAME($who) }: на скільки клітинок ви втримаєтеся?
    .moved-first = { NAME($who) }: кого рухати першим?
    .shift = { NAME($who) }: куди зсунутися?
    .go = { NAME($who) }: куди йти?
    .teleport = { NAME($who) }: куди телепортувати? ({ NAME($about) })
    .first-side = { NAME($who) }: чия сторона ходить першою?
    .next = { NAME($who) }: хто ходить наступним?
    .swap = { NAME($who) }: хтось міняється місцями?
    .may-swap = { NAME($who) }: { NAME($about) } хоче помінятися місцями. Згода?
    .damage = { NAME($who) }: { NAME($about) } от-от зазнає шкоди. Відповісти?
    .damage-self = { NAME($who) } от-от зазнає шкоди. Відповісти?
    .turn-ended = { NAME($who) }: хід закінчено ({ NAME($about) }). Відповісти?
    .reacts-first = { NAME($who) }: чия відповідь буде першою?
    .critical = { NAME($who) }: критичне влучання! Ще одна дія.
    .downgrade = { NAME($who) }: який ступінь ви берете?
    .which-tier = { NAME($who) }: який ступінь діє на вас?
    .improvise = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Чого це коштує?

## Deeds, and what else one may call them

drawsteel-say-deed =
    .place = сюди
    .end-effect = струсити
    .savage = лютий удар за злобу: { $how }
    .ride-off = відійти верхи
    .ride = скакати
    .dismount = спішитися
    .mount = сісти верхи: { NAME($target) }
    .over-to = далі { NAME($target) }
    .aid = відволікти: { NAME($target) }
    .assist = допомогти з тестом: { NAME($target) }
    .bleed = заплатити кров’ю
    .breather = тому, хто вдарив, відновлення
    .catch-breath = перевести подих
    .charge = натиск: { NAME($target) } ({ NAME($weapon) })
    .cleanse = зняти: { $word } ({ NAME($target) })
    .consume = витратити на { NAME($target, case: "acc") }: consume …
    .defend = захист
    .escape = вирватися
    .grab = схопити: { NAME($target) }
    .harder = ще 4 шкоди
    .heal = лікувати: { NAME($target) }
    .kill = убити
    .knock-out = оглушити
    .knockback = відштовхнути: { NAME($target) }
    .lie-down = лягти
    .on = { $how ->
            [might] Сила
            [agility] спритність
            [reason] Розум
            [intuition] Інтуїція
           *[presence] Чарівність
        }
    .pray = помолитися
    .provoke = спровокувати
    .rally = друге дихання за два жетони
    .release = відпустити: { NAME($target) }
    .relent = припинити: { $word } ({ NAME($target) })
    .rise = піднятися безплатно
    .save = рятівний кидок: { $word }
    .shelter = тимчасова Витривалість { $how }: { NAME($target) }
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
    .surge = пориви: { $how } ({ NAME($target) })
    .take = схопити
    .take-heart = два пориви за жетон
    .test = тест: test …
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
    .upright = підняти на ноги: { NAME($target) }
    .recover = витратити відновлення
    .restore = відновлення: { NAME($target) }
    .onto = { $how ->
            [push] штовхнути
            [pull] притягти
           *[slide] зсунути
        } натомість: { NAME($target) }
    .haul = перетягти на { $how }: { NAME($target) }
    .sharpen = сильніший вплив: { NAME($target) }
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
    .point-out = показати: { NAME($target) }
    .cling = видертися: { NAME($target) }
    .let-go = відпустити
    .smash = ударити по предмету на { $how }
    .shake-off = струсити: { NAME($target) }
    .free-strike = вільний удар: { NAME($target) }
    .convert = { $how ->
            [maneuver] дію в маневр
           *[move] дію в пересування
        }
    .advance = почати друге пересування
    .disengage = відхід
    .free = безплатний маневр: free …
    .improvise = щось інше: improvise …
    .takes = { $how ->
            [main] це дія
            [maneuver] це маневр
           *[free] це безплатно
        }
    .forbid = це неможливо
    .surprise = дивуються: { $all }
    .surprise-side = { $how ->
            [heroes] дивуються усі герої
           *[foes] дивується вся сторона режисера
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
    .consume = випити
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
    .free = дрібниця
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
    .aid = відволікти
    .assist = допомогти з тестом
    .grab = схопити
    .knockback = відштовхнути
    .free-strike = вільний удар
    .charge = натиск

## How somebody fares

drawsteel-say-effect =
    .corroded = роз’їдений кислотою
    .foul-air = сморід
    .no-triggers = без реакцій
    .savage = лютість
    .merciless = нещадно
    .hastened = швидше
    .called-out = на прицілі
    .exposed = без захисту
    .roused = піднесення
    .riding = верхи
    .floored = не встати
    .assisted = з допомогою
    .bleeding = кровотеча
    .dazed = приголомшення
    .defending = захищається
    .frightened = переляк
    .grabbed = схоплення
    .harried = відволікання
    .sure = певний кидок
    .heartened = натхнення
    .keeps-fire-storm = тримає вогняну бурю
    .keeps-inner-furnace = тримає внутрішній жар
    .marked = мітка
    .restrained = знерухомлення
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

drawsteel-page-stock =
    .hero-tokens = Жетони героя
    .malice = Злоба
drawsteel-page-word =
    .opportunity-attack = провокована атака
    .damage = коли хтось зазнає шкоди
    .targeted = коли когось атакують
    .turn-ended = коли хід закінчено
    .forced = коли когось рухають силою
    .rolling = коли хтось кидає кістки
    .failed-save = жетон героя за провалений рятівний кидок
    .reroll = жетон героя за новий кидок
    .mark = мітка: додати при влучанні
    .malice = витрачати Злобу
    .villain-action = лиходійська дія
    .end-effect = струсити ефект
    .rough-area = важка місцевість
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
    .other = режисер вирішує: { $words }
