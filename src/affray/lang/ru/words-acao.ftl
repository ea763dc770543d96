### Слова Ação e Combate: что происходит, на что бросают, что можно сделать.

## What happens

acao-event-no-reaction = { NAME($who) } не может ответить, и удар проходит.
acao-event-hazard-fire = { NAME($who) } ступает в огонь.
acao-event-hazard-spikes = { NAME($who) } наступает на шипы.
acao-event-hazard-fumes = { NAME($who) } вдыхает испарения.
acao-event-spotted = Засаду заметили вовремя.
acao-event-armour = Доспех принимает на себя { $amount }.
acao-event-ambush = Засада! Первыми действуют те, кто прятался.
acao-event-foe-attack = { NAME($who) } атакует { NAME($weapon, case: "ins") }, цель — { NAME($target) }.
acao-event-peril = { NAME($who) } пускает в ход { NAME($weapon, case: "acc") }, цель — { NAME($target) }.
acao-event-defence-avoided = { NAME($who) } защищается: { $total }, удар не достигает цели.
acao-event-defence-hit = { NAME($who) } защищается: { $total }, но удар проходит.
acao-event-defence-fumbled = { NAME($who) }: натуральная 1, критический провал — врагу ещё одна кость урона.
acao-event-defence-softened = { NAME($who) } защищается: { $total }, и проходит лишь половина урона.
acao-event-defence-avoided-countered = { NAME($who) } контратакует { NAME($counter, case: "ins") }: { $total }, попадание, и удар врага не достигает цели.
acao-event-defence-hit-countered = { NAME($who) } контратакует { NAME($counter, case: "ins") }: { $total }, попадают оба.
acao-event-defence-softened-countered = { NAME($who) } контратакует { NAME($counter, case: "ins") }: { $total }, слабое попадание, и проходит лишь половина урона.
acao-event-test-critical = Натуральная 20!
acao-event-test-success = Успех.
acao-event-test-partial = Частичный успех.
acao-event-test-failure = Провал.
acao-event-test-fumble = Натуральная 1: критический провал.
acao-event-stumbled = Натуральная 1 завершает ход.
acao-event-restricted = Враги рядом, { NAME($who) }: на перемещение — { POLYGONS($left) }.
acao-event-disengaged = { NAME($who) } выходит из боя.
acao-event-dropped = { NAME($who) } бросает { NAME($weapon, case: "acc") }.
acao-event-reloaded = { NAME($who) } перезаряжает { NAME($weapon, case: "acc") }.
acao-event-gesture-word = { NAME($who) } бросает пару слов.
acao-event-gesture-cry = { NAME($who) } плачет.
acao-event-gesture-wave = { NAME($who) } машет рукой.
acao-event-gained-helped = { NAME($who) } получает помощь для следующей атаки.
acao-event-gained-held = { NAME($who) } не может вырваться из хватки.
acao-event-gained-stuck = { NAME($who) } вязнет в паутине.
acao-event-gained-stunned = { NAME($who) } пропустит следующий ход.
acao-event-gained-bleeding = { NAME($who) } истекает кровью.
acao-event-lost-held = { NAME($who) } освобождается от хватки.
acao-event-lost-stuck = { NAME($who) } вырывается из паутины.
acao-event-lost-stunned = { NAME($who) } приходит в себя.
acao-event-lost-bleeding = Кровь больше не идёт: { NAME($who) }.
acao-event-incapacitated = { NAME($who) } { GENDER($who) ->
        [m] выведен из строя
        [f] выведена из строя
        [n] выведено из строя
        [p] выведены из строя
       *[u] выбывает из строя
    }.
acao-event-fled = { NAME($who) } бежит с поля боя.
acao-event-yielded = { NAME($who) } сдаётся.
acao-event-up = { NAME($who) } возвращается в бой.

## Why dice are rolled

acao-roll-defence = защиту
acao-roll-counter = контратаку
acao-roll-safeguard = предохранение
acao-roll-hide = то, чтобы спрятаться
acao-roll-notice = то, чтобы заметить прячущегося
acao-roll-immobilise = удержание
acao-roll-disengage = то, чтобы вырваться
acao-roll-heal = лечащее заклинание
acao-roll-healing = лечение
acao-roll-advantage = преимущество
acao-roll-disadvantage = помеху
acao-roll-armour = доспех
acao-roll-bleeding = кровотечение
acao-roll-ambush = то, чтобы заметить засаду

## Questions

acao-cli-question =
    .defence = { NAME($who) }: атакует { NAME($about) }. Как вы реагируете?
    .next = { NAME($who) }: кто действует следующим?
    .fate = { NAME($who) }: { NAME($about) } — хитов не осталось. Что дальше?
    .energy = { NAME($who) }: частичный успех. Потратить очко Энергии, чтобы он стал полным?
    .karma = { NAME($who) }: потратить Карму на эту проверку?
    .absorb = { NAME($who) }: потратить очко Энергии, чтобы доспех поглотил урон?
    .wear = { NAME($who) }: износить доспех, чтобы он поглотил как можно больше?
    .sweep = { NAME($who) }: размах продолжается (рядом — { NAME($about) }). Кого ещё он задевает?

## Deeds, and what else one may call them

acao-cli-deed =
    .push = толкнуть: { NAME($target) } ({ NAME($weapon) })
    .topple = повалить: { NAME($target) } ({ NAME($weapon) })
    .immobilise = удержать: { NAME($target) }
    .help = помочь: { NAME($target) }
    .run = бежать
    .tear-free = вырваться: { NAME($weapon) }
    .reload = перезарядить: { NAME($weapon) }
    .heal = лечить: { NAME($target) }
    .flee = бежать с поля боя
    .word = сказать слово
    .cry = плакать
    .wave = помахать
    .drop = бросить: { NAME($weapon) }
    .defend = защищаться
    .counter = контратаковать: { NAME($weapon) }
    .absorb = поглотить доспехом
    .wear = износить доспех
    .spend = потратить очко Энергии
    .karma = потратить Карму: { NAME($weapon) }
    .dies = погибает
    .lives = только выведен из строя
acao-cli-verbs =
    .push = толкнуть, толкать
    .topple = повалить, валить
    .immobilise = удержать, хватать
    .help = помочь, помощь
    .run = бежать, бег
    .tear-free = вырваться
    .reload = перезарядить
    .heal = лечить, вылечить
    .flee = бегство
    .word = сказать
    .cry = плакать
    .wave = помахать
    .drop = бросить
    .defend = защита, защищаться, увернуться
    .counter = контратака, контратаковать
    .absorb = поглотить
    .wear = износить
    .spend = потратить
    .karma = карма
    .dies = погибает
    .lives = жив

## How somebody fares

acao-cli-effect =
    .helped = с помощью
    .held = в хватке
    .stuck = в паутине
    .stunned = пропускает ход
    .bleeding = истекает кровью
    .overreached = раскрывшись
acao-cli-health =
    .incapacitated = вне боя
    .fled = вне поля боя
    .yielded = сдача
acao-cli-pool =
    .armour = доспех { $amount }
    .energy = Энергия { $amount }
    .karma = Карма { $amount }

## The map, distances, chances

acao-cli-legend =
    .woods = чаща
    .fire = огонь
    .spikes = шипы
    .fumes = испарения
    .shadow = тень
acao-cli-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } в пределах досягаемости (• на карте); введите один, например { $example }
acao-cli-odds =
    .avoid = { $chance } избежать, в среднем { $mean } урона
acao-cli-why =
    .critical = Критическое попадание: ещё одна кость урона.

## Table options: the attribute is the option's name, with a hyphen for its dot

acao-cli-table-option =
    .test-bands = с какого результата успех частичный и с какого полный
    .test-partial = что значит частичный успех: успех (с Энергией — за её очко), всегда успех, успех с ценой или провал
    .energy = играют ли с Энергией и сколько её
    .karma = играют ли с Кармой
    .attack-melee = по какому атрибуту атакуют вблизи
    .attack-bare = какой урон у голых рук
    .defence-counter = что даёт частичный успех в контратаке: попадают оба, или он читается как любой частичный успех
    .reaction-limit = сколько реакций за раунд: без ограничений или одна
    .ambush-check = кто бросает, чтобы заметить засаду: каждый герой или один
    .ambush-reactions = могут ли попавшие в засаду реагировать до своего хода
    .move-restricted = чьё передвижение стесняют враги рядом: обеих сторон или только героев
    .move-limit = ограничено ли передвижение или нет
    .move-diagonals = кто ходит по диагонали: все или все, кроме больших и носящих латы
    .zero-hero = что бывает с героем на нуле
    .zero-foe = что бывает с врагом на нуле: решает Мастер, он погибает или выведен из строя
