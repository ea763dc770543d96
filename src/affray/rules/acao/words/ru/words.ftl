### Слова Ação e Combate: что происходит, на что бросают, что можно сделать.

## What happens

acao-event-no-reaction = { NAME($who) } не может ответить, и удар проходит.
acao-event-declined = { NAME($who) } принимает удар, не отвечая.
acao-event-unguarded = { NAME($who) } не может ответить.
acao-event-hazard-fire = { NAME($who) } ступает в огонь.
acao-event-hazard-spikes = { NAME($who) } наступает на шипы.
acao-event-hazard-fumes = { NAME($who) } вдыхает испарения.
acao-event-spotted = Засаду заметили вовремя.
acao-event-armour = Доспех поглощает { $amount }.
acao-event-ambush = Засада! Первыми действуют те, кто прятался.
acao-event-heroes-begin = Начинают герои.
acao-event-foes-begin = Начинают враги.
acao-event-foe-attack = { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }.
acao-event-peril = { NAME($who) } применяет { NAME($weapon, case: "acc") } против { NAME($target, case: "gen") }.
acao-event-defence-avoided = { NAME($who) } защищается: в сумме { $total }, удар не достигает цели.
acao-event-defence-hit = { NAME($who) } защищается: в сумме { $total }, но удар проходит.
acao-event-defence-fumbled = { NAME($who) }: натуральная 1, критический провал — врагу ещё одна кость урона.
acao-event-defence-softened = { NAME($who) } защищается: в сумме { $total }, и проходит лишь половина урона.
acao-event-defence-avoided-countered = { NAME($who) } контратакует { NAME($counter, case: "ins") }: в сумме { $total }, попадание, и удар врага не достигает цели.
acao-event-defence-hit-countered = { NAME($who) } контратакует { NAME($counter, case: "ins") }: в сумме { $total }, попадают оба.
acao-event-defence-softened-countered = { NAME($who) } контратакует { NAME($counter, case: "ins") }: в сумме { $total }, слабое попадание, и проходит лишь половина урона.
acao-event-test-critical = Натуральная 20!
acao-event-test-success = Успех.
acao-event-test-partial = Частичный успех.
acao-event-test-failure = Провал.
acao-event-test-fumble = Натуральная 1: критический провал.
acao-event-stumbled = Натуральная 1 завершает ход.
acao-event-restricted = Рядом враги: { NAME($who) } { $left ->
        [0] не может сдвинуться с места
       *[more] может пройти { POLYGONS($left, case: "acc") }
    }.
acao-event-disengaged = { NAME($who) } совершает Отход.
acao-event-hid = { NAME($who) } прячется.
acao-event-dropped = { NAME($who) } бросает { NAME($weapon, case: "acc") }.
acao-event-reloaded = { NAME($who) } перезаряжает { NAME($weapon, case: "acc") }.
acao-event-improvised = { NAME($who) } пробует: { $words }
acao-event-forbidden = { NAME($who) }: это невозможно.
acao-event-gesture-word = { NAME($who) } бросает пару слов.
acao-event-gesture-cry = { NAME($who) } плачет.
acao-event-gesture-wave = { NAME($who) } машет рукой.
acao-event-gained-helped = { NAME($who) } получает помощь для следующей атаки.
acao-event-gained-held = { NAME($who) } оказывается в хватке.
acao-event-gained-stuck = { NAME($who) } вязнет в паутине.
acao-event-gained-stunned = { NAME($who) } пропустит следующий ход.
acao-event-gained-bleeding = { NAME($who) } истекает кровью.
acao-event-lost-held = { NAME($who) } освобождается из хватки.
acao-event-lost-stuck = { NAME($who) } вырывается из паутины.
acao-event-lost-stunned = { NAME($who) } приходит в себя.
acao-event-lost-bleeding = { NAME($who) } больше не истекает кровью.
acao-event-incapacitated = { NAME($who) } { GENDER($who) ->
        [m] выведен из строя
        [f] выведена из строя
        [n] выведено из строя
        [p] выведены из строя
       *[u] выбывает из строя
    }.
acao-event-up = { NAME($who) } возвращается в бой.

## Why dice are rolled

acao-roll-defence = защиту
acao-roll-counter = контратаку
acao-roll-safeguard = спасение
acao-roll-hide = скрытность
acao-roll-notice = внимательность
acao-roll-immobilise = удержание
acao-roll-disengage = освобождение
acao-roll-heal = лечащее заклинание
acao-roll-healing = лечение
acao-roll-advantage = преимущество
acao-roll-disadvantage = помеху
acao-roll-armour = доспех
acao-roll-bleeding = кровотечение
acao-roll-life = хиты
acao-roll-lift = новый замах
acao-roll-improvise = попытку
acao-roll-test = проверку
acao-roll-ambush = обнаружение засады

## Questions

acao-say-question =
    .defence = { NAME($who) }: атакует { NAME($about) }. Как вы реагируете?
    .next = { NAME($who) }: кто действует следующим?
    .first = { NAME($who) }: кто начинает?
    .fate = { NAME($who) }: у { NAME($about, case: "gen") } не осталось хитов. Что дальше?
    .safeguard = { NAME($who) }: потратить реакцию на спасение?
    .energy = { NAME($who) }: частичный успех. Потратить очко Энергии, чтобы он стал полным?
    .karma = { NAME($who) }: потратить Карму на эту проверку?
    .absorb = { NAME($who) }: потратить очко Энергии, чтобы доспех поглотил урон?
    .wear = { NAME($who) }: износить доспех, чтобы он поглотил как можно больше?
    .sweep = { NAME($who) }: размах продолжается рядом с { NAME($about, case: "ins") }. Кого ещё он задевает?

## Deeds, and what else one may call them

acao-say-deed =
    .second = второй рукой по { NAME($target, case: "dat") } ({ NAME($weapon) })
    .push = толкнуть { NAME($target, case: "acc") } ({ NAME($weapon) })
    .topple = повалить { NAME($target, case: "acc") } ({ NAME($weapon) })
    .immobilise = удержать { NAME($target, case: "acc") }
    .help = помочь { NAME($target, case: "dat") }
    .run = бежать
    .tear-free = вырваться: { NAME($weapon) }
    .break-free = высвободиться
    .reload = перезарядить { NAME($weapon, case: "acc") }
    .heal = лечить { NAME($target, case: "acc") }
    .word = сказать слово
    .cry = плакать
    .wave = помахать
    .drop = бросить { NAME($weapon, case: "acc") }
    .defend = защищаться
    .resist = бросать на спасение
    .counter = контратаковать { NAME($weapon, case: "ins") }
    .absorb = поглотить доспехом
    .wear = износить доспех
    .spend = потратить очко Энергии
    .karma = потратить Карму: { NAME($weapon) }
    .dies = погибает
    .lives = лишь выбывает из строя
    .heroes-first = начинают герои
    .foes-first = начинают враги
    .test = решит проверка: { NAME($weapon) }
    .test-by = решит проверка: { NAME($weapon) }, бросает { NAME($target) }
    .allow = получается без проверки
    .forbid = это невозможно
acao-say-verbs =
    .second = вторая, ещё
    .heroes-first = герои
    .foes-first = враги
    .test = проверка
    .test-by = проверка
    .allow = да
    .forbid = нет
    .push = толкнуть, толкать
    .topple = повалить, валить
    .immobilise = удержать, хватать
    .help = помочь, помощь
    .run = бежать, бег
    .tear-free = вырваться
    .break-free = высвободиться
    .reload = перезарядить
    .heal = лечить, вылечить
    .word = сказать
    .cry = плакать
    .wave = помахать
    .drop = бросить
    .defend = защита, защищаться, увернуться
    .resist = спастись
    .counter = контратака, контратаковать
    .absorb = поглотить
    .wear = износить
    .spend = потратить
    .karma = карма
    .dies = погибает
    .lives = жив

## How somebody fares

acao-say-effect =
    .helped = помощь
    .held = в хватке
    .stuck = в паутине
    .stunned = пропускает ход
    .bleeding = истекает кровью
    .overreached = защита открыта
    .strained = тяжёлый замах
acao-say-health =
    .incapacitated = вне боя
acao-say-pool =
    .armour = доспех { $amount }
    .energy = Энергия { $amount }
    .karma = Карма { $amount }

## The map, distances, chances

acao-say-legend =
    .woods = чаща
    .fire = огонь
    .spikes = шипы
    .fumes = испарения
    .shadow = тень
acao-say-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { $count ->
        [one] доступна { POLYGONS($count) }
        [few] доступны { POLYGONS($count) }
        [many] доступно { POLYGONS($count) }
       *[other] доступно { POLYGONS($count) }
    } (• на карте); наберите любую, например { $square }
acao-say-odds =
    .avoid = { $chance } избежать удара, в среднем { $mean } урона
acao-say-why =
    .critical = Критическое попадание: ещё одна кость урона.

## Table options and their readings: the attribute is the option's name, and the reading's, with hyphens for other signs

acao-say-table-option =
    .test-bands = с каких результатов успех частичный и полный
    .test-partial = что значит частичный успех
    .test-advantage = какова кость преимущества
    .life = сколько хитов у героя
    .energy = играют ли с Энергией и сколько её
    .karma = играют ли с Кармой
    .attack-melee = по какому атрибуту атакуют вблизи
    .attack-bare = какой урон у голых рук
    .attack-two-hands = что даёт длинному мечу вторая рука
    .magic-partial = что значит частичный успех заклинания
    .defence-counter = что даёт частичный успех в контратаке
    .reaction-limit = сколько реакций за раунд
    .order-first = кто начинает раунд
    .ambush-check = кто бросает, чтобы заметить засаду
    .ambush-reactions = могут ли попавшие в засаду реагировать до своего хода
    .move-restricted = чьё перемещение стесняют враги рядом
    .move-limit = как далеко можно идти
    .move-split = когда можно перемещаться
    .move-diagonals = кто ходит по диагонали
    .zero-hero = что бывает с героем на нуле
    .zero-foe = что бывает с врагом на нуле
    .leaving = кто может сдаться
acao-say-table-reading =
    .test-bands-14-18 = с 14 частичный, с 18 полный
    .test-bands-15-19 = с 15 частичный, с 19 полный
    .test-bands-10-15 = с 10 частичный, с 15 полный
    .test-bands-13-15 = с 13 частичный, с 15 полный
    .test-partial-by-energy = успех; если играют с Энергией, то лишь за её очко
    .test-partial-success = всегда успех
    .test-partial-cost = успех с ценой: атака наносит наименьший урон, защита пропускает половину
    .test-partial-failure = провал
    .test-advantage-1d4 = всегда { DICE("1d4") }
    .test-advantage-by-level = каждые два уровня на размер больше, от { DICE("1d4") } до { DICE("1d12") }
    .life-5-res = 5 плюс СТО
    .life-1d6-vig = { DICE("1d6") } плюс МОЩ, бросок в начале боя
    .energy-off = нет; доспех даёт дополнительные хиты
    .energy-5 = 5 очков
    .energy-level-men = уровень плюс РАЗ
    .karma-off = нет
    .karma-on = да
    .attack-melee-vig = по МОЩ
    .attack-melee-pre = по ТОЧ
    .attack-bare-1d4 = { DICE("1d4") }
    .attack-bare-1d6 = { DICE("1d6") }
    .attack-two-hands-one-more = на 1 больше урона
    .attack-two-hands-bigger-die = кость на размер больше
    .magic-partial-as-any = то же, что в любой проверке
    .magic-partial-life = заклинание удаётся и стоит 1 хит
    .defence-counter-trade = попадают оба
    .defence-counter-all-or-nothing = он читается как любой частичный успех
    .reaction-limit-none = без ограничений
    .reaction-limit-one = одна
    .order-first-heroes = герой
    .order-first-test = герой, если самый ловкий пройдёт проверку ТОЧ; иначе враг
    .order-first-gm = кого назовёт Мастер
    .ambush-check-every-hero = каждый герой
    .ambush-check-one-hero = только первый герой
    .ambush-reactions-yes = да
    .ambush-reactions-no = нет
    .move-restricted-both = обеих сторон
    .move-restricted-heroes = только героев
    .move-limit-speed = насколько позволяет происхождение
    .move-limit-none = без ограничений
    .move-split-during = до, после и во время действия, между двумя атаками
    .move-split-before-and-after = только до и после действия
    .move-diagonals-free = все
    .move-diagonals-not-heavy = все, кроме больших и носящих латы
    .zero-hero-death = погибает
    .zero-hero-incapacitated = выбывает из строя
    .zero-foe-gm = решает Мастер
    .zero-foe-death = погибает
    .zero-foe-incapacitated = выбывает из строя
    .leaving-by-order = только тот, кому приказано
    .leaving-at-will = кто угодно

acao-page-pool =
    .second = удар второй рукой
    .energy = Энергия
    .karma = Карма
acao-say-figure =
    .level = уровень
    .speed = скорость
acao-page-ruling-word =
    .bludgeoning = дробящий
    .cold = холод
    .fire = огонь
    .piercing = колющий
    .poison = яд
    .slashing = рубящий
acao-page-word =
    .defence = защита
    .safeguard = спасение
    .energy = тратить Энергию
    .karma = тратить Карму
    .absorb = принимать на доспех
    .sweep = размашистый удар
acao-page-ruling =
    .safeguard = Бросает на спасение
