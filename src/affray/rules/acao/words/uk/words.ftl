### Слова Ação e Combate: що діється, на що кидають, що можна зробити.

## What happens

acao-event-no-reaction = { NAME($who) } не може відповісти, і удар проходить.
acao-event-declined = { NAME($who) } приймає удар, не відповідаючи.
acao-event-unguarded = { NAME($who) } не може відповісти.
acao-event-hazard-fire = { NAME($who) } ступає у вогонь.
acao-event-hazard-spikes = { NAME($who) } наступає на шипи.
acao-event-hazard-fumes = { NAME($who) } вдихає випари.
acao-event-spotted = Засідку помітили вчасно.
acao-event-armour = Обладунок поглинає { $amount }.
acao-event-ambush = Засідка! Першими діють ті, хто ховався.
acao-event-heroes-begin = Починають герої.
acao-event-foes-begin = Починають вороги.
acao-event-foe-attack = { NAME($who) } атакує { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }.
acao-event-peril = { NAME($who) } застосовує { NAME($weapon, case: "acc") } проти { NAME($target, case: "gen") }.
acao-event-defence-avoided = { NAME($who) } захищається: разом { $total }, удар не досягає цілі.
acao-event-defence-hit = { NAME($who) } захищається: разом { $total }, але удар проходить.
acao-event-defence-fumbled = { NAME($who) }: натуральна 1, критичний провал — ворогові ще одна кість шкоди.
acao-event-defence-softened = { NAME($who) } захищається: разом { $total }, і проходить лише половина шкоди.
acao-event-defence-avoided-countered = { NAME($who) } контратакує { NAME($counter, case: "ins") }: разом { $total }, влучання, і удар ворога не досягає цілі.
acao-event-defence-hit-countered = { NAME($who) } контратакує { NAME($counter, case: "ins") }: разом { $total }, влучають обидва.
acao-event-defence-softened-countered = { NAME($who) } контратакує { NAME($counter, case: "ins") }: разом { $total }, слабке влучання, і проходить лише половина шкоди.
acao-event-test-critical = Натуральна 20!
acao-event-test-success = Успіх.
acao-event-test-partial = Частковий успіх.
acao-event-test-failure = Провал.
acao-event-test-fumble = Натуральна 1: критичний провал.
acao-event-stumbled = Натуральна 1 завершує хід.
acao-event-restricted = Поруч вороги: { NAME($who) } { $left ->
        [0] не може зрушити з місця
       *[more] може пройти { POLYGONS($left, case: "acc") }
    }.
acao-event-disengaged = { NAME($who) } робить Відступ.
acao-event-hid = { NAME($who) } ховається.
acao-event-dropped = { NAME($who) } кидає { NAME($weapon, case: "acc") }.
acao-event-reloaded = { NAME($who) } перезаряджає { NAME($weapon, case: "acc") }.
acao-event-improvised = { NAME($who) } пробує: { $words }
acao-event-forbidden = { NAME($who) }: це неможливо.
acao-event-gesture-word = { NAME($who) } кидає кілька слів.
acao-event-gesture-cry = { NAME($who) } плаче.
acao-event-gesture-wave = { NAME($who) } махає рукою.
acao-event-gained-helped = { NAME($who) } отримує допомогу для наступної атаки.
acao-event-gained-held = { NAME($who) } опиняється в хватці.
acao-event-gained-stuck = { NAME($who) } грузне в павутині.
acao-event-gained-stunned = { NAME($who) } пропустить наступний хід.
acao-event-gained-bleeding = { NAME($who) } стікає кров’ю.
acao-event-lost-held = { NAME($who) } звільняється з хватки.
acao-event-lost-stuck = { NAME($who) } виривається з павутини.
acao-event-lost-stunned = { NAME($who) } приходить до тями.
acao-event-lost-bleeding = { NAME($who) } більше не стікає кров’ю.
acao-event-incapacitated = { NAME($who) } вибуває з бою.
acao-event-up = { NAME($who) } повертається в бій.

## Why dice are rolled

acao-roll-defence = захист
acao-roll-counter = контратаку
acao-roll-safeguard = убезпечення
acao-roll-hide = скритність
acao-roll-notice = уважність
acao-roll-immobilise = утримання
acao-roll-disengage = звільнення
acao-roll-heal = цілющі чари
acao-roll-healing = лікування
acao-roll-advantage = перевагу
acao-roll-disadvantage = перешкоду
acao-roll-armour = обладунок
acao-roll-bleeding = кровотечу
acao-roll-life = пункти здоров’я
acao-roll-lift = новий замах
acao-roll-improvise = спробу
acao-roll-test = перевірку
acao-roll-ambush = виявлення засідки

## Questions

acao-say-question =
    .defence = { NAME($who) }: атакує { NAME($about) }. Як ви реагуєте?
    .next = { NAME($who) }: хто діє наступним?
    .first = { NAME($who) }: хто починає?
    .fate = { NAME($who) }: { NAME($about) } більше не має пунктів здоров’я. Що далі?
    .safeguard = { NAME($who) }: витратити реакцію на убезпечення?
    .energy = { NAME($who) }: частковий успіх. Витратити пункт Енергії, щоб він став повним?
    .karma = { NAME($who) }: витратити Карму на цю перевірку?
    .absorb = { NAME($who) }: витратити пункт Енергії, щоб обладунок поглинув шкоду?
    .wear = { NAME($who) }: зносити обладунок, щоб він поглинув якнайбільше?
    .sweep = { NAME($who) }: розмах триває поруч із { NAME($about, case: "ins") }. Кого ще він зачіпає?

## Deeds, and what else one may call them

acao-say-deed =
    .second = другою рукою по { NAME($target, case: "loc") } ({ NAME($weapon) })
    .push = штовхнути { NAME($target, case: "acc") } ({ NAME($weapon) })
    .topple = повалити { NAME($target, case: "acc") } ({ NAME($weapon) })
    .immobilise = утримати { NAME($target, case: "acc") }
    .help = допомогти { NAME($target, case: "dat") }
    .run = бігти
    .tear-free = вирватися: { NAME($weapon) }
    .break-free = звільнитися
    .reload = перезарядити { NAME($weapon, case: "acc") }
    .heal = лікувати { NAME($target, case: "acc") }
    .word = сказати слово
    .cry = плакати
    .wave = помахати
    .drop = кинути { NAME($weapon, case: "acc") }
    .defend = захищатися
    .resist = кидати на убезпечення
    .counter = контратакувати { NAME($weapon, case: "ins") }
    .absorb = поглинути обладунком
    .wear = зносити обладунок
    .spend = витратити пункт Енергії
    .karma = витратити Карму: { NAME($weapon) }
    .dies = гине
    .lives = лише вибуває з бою
    .heroes-first = починають герої
    .foes-first = починають вороги
    .test = вирішить перевірка: { NAME($weapon) }
    .test-by = вирішить перевірка: { NAME($weapon) }, кидає { NAME($target) }
    .allow = вдається без перевірки
    .forbid = це неможливо
acao-say-verbs =
    .second = друга, ще
    .heroes-first = герої
    .foes-first = вороги
    .test = перевірка
    .test-by = перевірка
    .allow = так
    .forbid = ні
    .push = штовхнути, штовхати
    .topple = повалити, валити
    .immobilise = утримати, хапати
    .help = допомогти, допомога
    .run = бігти, біг
    .tear-free = вирватися
    .break-free = звільнитися
    .reload = перезарядити
    .heal = лікувати, вилікувати
    .word = сказати
    .cry = плакати
    .wave = помахати
    .drop = кинути
    .defend = захист, захищатися, ухилитися
    .resist = врятуватися
    .counter = контратака, контратакувати
    .absorb = поглинути
    .wear = зносити
    .spend = витратити
    .karma = карма
    .dies = гине
    .lives = живий

## How somebody fares

acao-say-effect =
    .helped = допомога
    .held = у хватці
    .stuck = у павутині
    .stunned = пропускає хід
    .bleeding = стікає кров’ю
    .overreached = захист відкритий
    .strained = важкий замах
acao-say-health =
    .incapacitated = поза боєм
acao-say-pool =
    .armour = обладунок { $amount }
    .energy = Енергія { $amount }
    .karma = Карма { $amount }

## The map, distances, chances

acao-say-legend =
    .woods = хаща
    .fire = вогонь
    .spikes = шипи
    .fumes = випари
    .shadow = тінь
acao-say-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { $count ->
        [one] досяжна { POLYGONS($count) }
        [few] досяжні { POLYGONS($count) }
        [many] досяжно { POLYGONS($count) }
       *[other] досяжно { POLYGONS($count) }
    } (• на мапі); наберіть будь-яку, наприклад { $square }
acao-say-odds =
    .avoid = { $chance } уникнути удару, у середньому { $mean } шкоди
acao-say-why =
    .critical = Критичне влучання: ще одна кість шкоди.

## Table options and their readings: the attribute is the option's name, and the reading's, with hyphens for other signs

acao-say-table-option =
    .test-bands = від яких результатів успіх частковий і повний
    .test-partial = що означає частковий успіх
    .test-advantage = яка завбільшки кість переваги
    .life = скільки в героя пунктів здоров’я
    .energy = чи грають з Енергією і скільки її
    .karma = чи грають з Кармою
    .attack-melee = за яким атрибутом атакують зблизька
    .attack-bare = яка шкода від голих рук
    .attack-two-hands = що дає довгому мечу друга рука
    .magic-partial = що означає частковий успіх чарів
    .defence-counter = що дає частковий успіх у контратаці
    .reaction-limit = скільки реакцій за раунд
    .order-first = хто починає раунд
    .ambush-check = хто кидає, щоб помітити засідку
    .ambush-reactions = чи можуть ті, хто потрапив у засідку, реагувати до свого ходу
    .move-restricted = чиє переміщення обмежують вороги поруч
    .move-limit = як далеко можна йти
    .move-split = коли можна переміщуватися
    .move-diagonals = хто ходить по діагоналі
    .zero-hero = що буває з героєм на нулі
    .zero-foe = що буває з ворогом на нулі
    .leaving = хто може здатися
acao-say-table-reading =
    .test-bands-14-18 = від 14 частковий, від 18 повний
    .test-bands-15-19 = від 15 частковий, від 19 повний
    .test-bands-10-15 = від 10 частковий, від 15 повний
    .test-bands-13-15 = від 13 частковий, від 15 повний
    .test-partial-by-energy = успіх; якщо грають з Енергією, то лише за її пункт
    .test-partial-success = завжди успіх
    .test-partial-cost = успіх із ціною: атака завдає найменшої шкоди, захист пропускає половину
    .test-partial-failure = провал
    .test-advantage-1d4 = завжди { DICE("1d4") }
    .test-advantage-by-level = що два рівні на розмір більша, від { DICE("1d4") } до { DICE("1d12") }
    .life-5-res = 5 плюс СТІ
    .life-1d6-vig = { DICE("1d6") } плюс МІЦ, кидок на початку бою
    .energy-off = ні; обладунок дає додаткове здоров’я
    .energy-5 = 5 пунктів
    .energy-level-men = рівень плюс РОЗ
    .karma-off = ні
    .karma-on = так
    .attack-melee-vig = за МІЦ
    .attack-melee-pre = за ТОЧ
    .attack-bare-1d4 = { DICE("1d4") }
    .attack-bare-1d6 = { DICE("1d6") }
    .attack-two-hands-one-more = на 1 більше шкоди
    .attack-two-hands-bigger-die = кість на розмір більшу
    .magic-partial-as-any = те саме, що в будь-якій перевірці
    .magic-partial-life = чари вдаються й коштують 1 пункт здоров’я
    .defence-counter-trade = влучають обидва
    .defence-counter-all-or-nothing = його читають як будь-який частковий успіх
    .reaction-limit-none = без обмежень
    .reaction-limit-one = одна
    .order-first-heroes = герой
    .order-first-test = герой, якщо найспритніший пройде перевірку ТОЧ; інакше ворог
    .order-first-gm = кого назве Майстер
    .ambush-check-every-hero = кожен герой
    .ambush-check-one-hero = лише перший герой
    .ambush-reactions-yes = так
    .ambush-reactions-no = ні
    .move-restricted-both = обох сторін
    .move-restricted-heroes = лише героїв
    .move-limit-speed = наскільки дозволяє походження
    .move-limit-none = без обмежень
    .move-split-during = до, після й під час дії, між двома атаками
    .move-split-before-and-after = лише до і після дії
    .move-diagonals-free = усі
    .move-diagonals-not-heavy = усі, крім великих і тих, хто в латах
    .zero-hero-death = гине
    .zero-hero-incapacitated = вибуває з бою
    .zero-foe-gm = вирішує Майстер
    .zero-foe-death = гине
    .zero-foe-incapacitated = вибуває з бою
    .leaving-by-order = лише той, кому наказано
    .leaving-at-will = будь-хто

acao-page-pool =
    .second = удар другою рукою
    .energy = Енергія
    .karma = Карма
acao-say-figure =
    .level = рівень
    .speed = швидкість
acao-page-ruling-word =
    .bludgeoning = дробильна
    .cold = холод
    .fire = вогонь
    .piercing = колюча
    .poison = отрута
    .slashing = рубляча
acao-page-word =
    .defence = захист
    .safeguard = убезпечення
    .energy = витрачати Енергію
    .karma = витрачати Карму
    .absorb = приймати на обладунок
    .sweep = розмашистий удар
acao-page-ruling =
    .safeguard = Кидає на убезпечення
