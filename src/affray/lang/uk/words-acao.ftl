### Слова Ação e Combate: що діється, на що кидають, що можна зробити.

## What happens

acao-event-no-reaction = { NAME($who) } не може відповісти, і удар проходить.
acao-event-hazard-fire = { NAME($who) } ступає у вогонь.
acao-event-hazard-spikes = { NAME($who) } наступає на шипи.
acao-event-hazard-fumes = { NAME($who) } вдихає випари.
acao-event-spotted = Засідку помітили вчасно.
acao-event-armour = Обладунок бере на себе { $amount }.
acao-event-ambush = Засідка! Першими діють ті, хто ховався.
acao-event-foe-attack = { NAME($who) } атакує { NAME($weapon, case: "ins") }, ціль — { NAME($target) }.
acao-event-peril = { NAME($who) } пускає в хід { NAME($weapon, case: "acc") }, ціль — { NAME($target) }.
acao-event-defence-avoided = { NAME($who) } захищається: { $total }, удар не досягає цілі.
acao-event-defence-hit = { NAME($who) } захищається: { $total }, але удар проходить.
acao-event-defence-fumbled = { NAME($who) }: натуральна 1, критичний провал — ворогові ще одна кість шкоди.
acao-event-defence-softened = { NAME($who) } захищається: { $total }, і проходить лише половина шкоди.
acao-event-defence-avoided-countered = { NAME($who) } контратакує { NAME($counter, case: "ins") }: { $total }, влучання, і удар ворога не досягає цілі.
acao-event-defence-hit-countered = { NAME($who) } контратакує { NAME($counter, case: "ins") }: { $total }, влучають обидва.
acao-event-defence-softened-countered = { NAME($who) } контратакує { NAME($counter, case: "ins") }: { $total }, слабке влучання, і проходить лише половина шкоди.
acao-event-test-critical = Натуральна 20!
acao-event-test-success = Успіх.
acao-event-test-partial = Частковий успіх.
acao-event-test-failure = Провал.
acao-event-test-fumble = Натуральна 1: критичний провал.
acao-event-stumbled = Натуральна 1 завершує хід.
acao-event-restricted = Вороги поруч, { NAME($who) }: на переміщення — { POLYGONS($left) }.
acao-event-disengaged = { NAME($who) } виходить із бою.
acao-event-dropped = { NAME($who) } кидає { NAME($weapon, case: "acc") }.
acao-event-reloaded = { NAME($who) } перезаряджає { NAME($weapon, case: "acc") }.
acao-event-gesture-word = { NAME($who) } кидає кілька слів.
acao-event-gesture-cry = { NAME($who) } плаче.
acao-event-gesture-wave = { NAME($who) } махає рукою.
acao-event-gained-helped = { NAME($who) } отримує допомогу для наступної атаки.
acao-event-gained-held = { NAME($who) } не може вирватися з хватки.
acao-event-gained-stuck = { NAME($who) } грузне в павутинні.
acao-event-gained-stunned = { NAME($who) } пропустить наступний хід.
acao-event-gained-bleeding = { NAME($who) } стікає кров'ю.
acao-event-lost-held = { NAME($who) } звільняється з хватки.
acao-event-lost-stuck = { NAME($who) } виривається з павутиння.
acao-event-lost-stunned = { NAME($who) } приходить до тями.
acao-event-lost-bleeding = Кров більше не йде: { NAME($who) }.
acao-event-incapacitated = { NAME($who) } { GENDER($who) ->
        [m] виведений з ладу
        [f] виведена з ладу
        [n] виведене з ладу
        [p] виведені з ладу
       *[u] вибуває з ладу
    }.
acao-event-fled = { NAME($who) } тікає з поля бою.
acao-event-yielded = { NAME($who) } здається.
acao-event-up = { NAME($who) } повертається в бій.

## Why dice are rolled

acao-roll-defence = захист
acao-roll-counter = контратаку
acao-roll-safeguard = убезпечення
acao-roll-hide = те, щоб сховатися
acao-roll-notice = те, щоб помітити того, хто ховається
acao-roll-immobilise = утримання
acao-roll-disengage = те, щоб вирватися
acao-roll-heal = цілющі чари
acao-roll-healing = лікування
acao-roll-advantage = перевагу
acao-roll-disadvantage = заваду
acao-roll-armour = обладунок
acao-roll-bleeding = кровотечу
acao-roll-ambush = те, щоб помітити засідку

## Questions

acao-cli-question =
    .defence = { NAME($who) }: атакує { NAME($about) }. Як ви реагуєте?
    .next = { NAME($who) }: хто діє наступним?
    .fate = { NAME($who) }: { NAME($about) } — пунктів здоров'я не лишилося. Що далі?
    .energy = { NAME($who) }: частковий успіх. Витратити очко Енергії, щоб він став повним?
    .karma = { NAME($who) }: витратити Карму на цю перевірку?
    .absorb = { NAME($who) }: витратити очко Енергії, щоб обладунок поглинув шкоду?
    .wear = { NAME($who) }: зносити обладунок, щоб він поглинув якнайбільше?
    .sweep = { NAME($who) }: розмах триває (поруч — { NAME($about) }). Кого ще він зачіпає?

## Deeds, and what else one may call them

acao-cli-deed =
    .push = штовхнути: { NAME($target) } ({ NAME($weapon) })
    .topple = повалити: { NAME($target) } ({ NAME($weapon) })
    .immobilise = утримати: { NAME($target) }
    .help = допомогти: { NAME($target) }
    .run = бігти
    .tear-free = вирватися: { NAME($weapon) }
    .reload = перезарядити: { NAME($weapon) }
    .heal = лікувати: { NAME($target) }
    .flee = тікати з поля бою
    .word = сказати слово
    .cry = плакати
    .wave = помахати
    .drop = кинути: { NAME($weapon) }
    .defend = захищатися
    .counter = контратакувати: { NAME($weapon) }
    .absorb = поглинути обладунком
    .wear = зносити обладунок
    .spend = витратити очко Енергії
    .karma = витратити Карму: { NAME($weapon) }
    .dies = гине
    .lives = лише виведений з ладу
acao-cli-verbs =
    .push = штовхнути, штовхати
    .topple = повалити, валити
    .immobilise = утримати, хапати
    .help = допомогти, допомога
    .run = бігти, біг
    .tear-free = вирватися
    .reload = перезарядити
    .heal = лікувати, вилікувати
    .flee = втеча
    .word = сказати
    .cry = плакати
    .wave = помахати
    .drop = кинути
    .defend = захист, захищатися, ухилитися
    .counter = контратака, контратакувати
    .absorb = поглинути
    .wear = зносити
    .spend = витратити
    .karma = карма
    .dies = гине
    .lives = живий

## How somebody fares

acao-cli-effect =
    .helped = з допомогою
    .held = у хватці
    .stuck = у павутинні
    .stunned = пропускає хід
    .bleeding = стікає кров'ю
    .overreached = розкрившись
acao-cli-health =
    .incapacitated = поза боєм
    .fled = поза полем бою
    .yielded = здача
acao-cli-pool =
    .armour = обладунок { $amount }
    .energy = Енергія { $amount }
    .karma = Карма { $amount }

## The map, distances, chances

acao-cli-legend =
    .woods = хаща
    .fire = вогонь
    .spikes = шипи
    .fumes = випари
    .shadow = тінь
acao-cli-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } у межах досяжності (• на мапі); введіть один, наприклад { $example }
acao-cli-odds =
    .avoid = { $chance } уникнути, у середньому { $mean } шкоди
acao-cli-why =
    .critical = Критичне влучання: ще одна кість шкоди.

## Table options: the attribute is the option's name, with a hyphen for its dot

acao-cli-table-option =
    .test-bands = від якого результату успіх частковий і від якого повний
    .test-partial = що означає частковий успіх: успіх (з Енергією — за її очко), завжди успіх, успіх із ціною чи провал
    .energy = чи грають з Енергією і скільки її
    .karma = чи грають з Кармою
    .attack-melee = за яким атрибутом атакують зблизька
    .attack-bare = яка шкода від голих рук
    .defence-counter = що дає частковий успіх у контратаці: влучають обидва, чи він читається як будь-який частковий успіх
    .reaction-limit = скільки реакцій за раунд: без обмежень чи одна
    .ambush-check = хто кидає, щоб помітити засідку: кожен герой чи один
    .ambush-reactions = чи можуть ті, хто потрапив у засідку, реагувати до свого ходу
    .move-restricted = чиє пересування обмежують вороги поруч: обох сторін чи лише героїв
    .move-limit = чи обмежене пересування, чи ні
    .move-diagonals = хто ходить по діагоналі: усі чи всі, крім великих і тих, хто в латах
    .zero-hero = що буває з героєм на нулі
    .zero-foe = що буває з ворогом на нулі: вирішує Майстер, він гине чи виведений з ладу
