### What the terminal and the live table both say. Words that can be typed stand in lists with commas.

## Журнал

say-edge =
    .advantage = Перевага: { $reasons }.
    .disadvantage = Перешкода: { $reasons }.

say-ending =
    .won = Бій закінчено: герої перемогли.
    .driven-off = Бій закінчено: ворогів обернуто на втечу.
    .fled = Бій закінчено: герої відступили.
    .captured = Бій закінчено: герої в полоні.
    .total-kill = Бій закінчено: усі герої полягли.
    .decreed-heroes = Бій закінчено за рішенням ведучого: герої перемогли.
    .decreed-foes = Бій закінчено за рішенням ведучого: вороги перемогли.
say-over =
    .heroes = Бій закінчено: герої перемогли.
    .foes = Бій закінчено: вороги перемогли.
    .nobody = Бій закінчено: на ногах не лишився ніхто.
    .other = Бій закінчено: { $outcome }.
    .open = Бій ще не закінчено.
    .seed = Сід кидків: { $seed }.
    .after = Ще можна набрати: збережи ФАЙЛ, журнал, чому, скасуй; Enter — вихід.

## Істоти

say-health =
    .dead = { GENDER($who) ->
        [f] мертва
        [n] мертве
        [p] мертві
        [u] немає в живих
       *[m] мертвий
    }
    .dying = при смерті
    .stable = без тями
    .unhurt = без ран
    .hurt = є рани
    .fled = поза полем бою
    .surrendered = здається в полон
    .captured = у полоні
    .removed = поза боєм
say-effect =
    .prone = лежить
    .dodging = ухиляння
    .disengaged = відступ
    .surprised = зненацька
    .helped = допомога
    .light = світиться
    .climbing = на стіні
    .fleeing = тікає

say-legend =
    .wall = стіна
    .tree = дерево
    .door = двері
    .low-wall = низька стіна
    .water = вода
    .difficult = важкопрохідно
    .dead = полеглі
    .near = досяжно
    .zone = тривала область
    .open-door = відчинені двері
    .dim = тьмяне світло
    .dark = темрява
    .deep-water = глибока вода
    .chasm = прірва
    .arrow-slit = бійниця
    .rocky = каміння
    .ice = крига
    .sunlight = сонячне світло
    .portcullis = опускні ґрати
    .force = силова стіна
    .barrel = бочка
    .crate = ящик
    .statue = статуя
    .earth = земля
    .underwater = під водою
    .running = проточна вода
    .burning = вогонь
    .stuck = заклинені двері
    .locked = замкнені двері
    .lit = яскраве світло
    .open = рівне місце

## Питання

say-seat =
    .gm = Майстер
    .players = гравці
say-question =
    .helped = { NAME($who) }: { NAME($about) } хоче вам допомогти. Згода?
    .carried = { NAME($who) }: { NAME($about) } хоче схопити або відштовхнути вас. Не опираєтеся?
    .ridden = { NAME($who) }: { NAME($about) } хоче сісти на вас верхи. Згода?
    .turn = { NAME($who) }: що робите? Лишилося: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } виходить із вашої досяжності. Провокована атака?
    .tie = { NAME($who) }: ініціатива однакова. Хто ходить першим?
    .roll = { NAME($who) }: киньте { $dice } на { $why } і наберіть, що випало, наприклад { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } влучає у вас. Відповісте реакцією?
    .ready = { NAME($who) }: що підготувати?
    .search = { NAME($who) }: { NAME($about) } шукає. Яка перевірка?
    .improvise = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Що це вирішує?
    .consequence = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Що з цього виходить? Рішення або пас.
    .knock-out = { NAME($who) }: { NAME($about) } падає від удару. Оглушити, а не вбити?
    .over = { NAME($who) }: лишилася тільки одна сторона. Бій закінчено?
say-group =
    .move = Переміщення
    .action = Дія
    .bonus = Бонусна дія
    .haste = Прискорення
    .free = Без витрат
    .end = Готово
    .cast = Чари
say-distance = { DISTANCE($squares) }
say-deed =
    .agree = погодитися
    .attack = { NAME($weapon) } проти { NAME($target, case: "gen") }
    .dash = ривок
    .disengage = відступ
    .dodge = ухиляння
    .hide = сховатися
    .stand = підвестися
    .drop = упасти долілиць
    .end = закінчити хід
    .pass = пропустити
    .shake = розбудити { NAME($target, case: "acc") }
    .throw = кинути { NAME($weapon, case: "acc") } в { NAME($target, case: "acc") }
    .draw = дістати { NAME($weapon, case: "acc") }
    .stow = прибрати { NAME($weapon, case: "acc") }
    .let-go = кинути додолу { NAME($weapon, case: "acc") }
    .take-up = підняти { NAME($weapon, case: "acc") }
    .break = зламати перепону на { NAME($weapon) } ({ NAME($tool) })
    .search = шукати
    .ready = підготувати дію
    .open = відчинити двері { $word }
    .close = зачинити двері { $word }
    .improvise = щось інше: пробую …
    .when = своїми словами: коли …
    .prone = збити з ніг
    .now = зараз
    .pay = витратити дію
    .fly = летіти
    .swim = плисти
    .burrow = копати хід
    .climb = лізти
    .jump = стрибнути
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } проти { NAME($target, case: "gen") }
    .trample = розтоптати { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }
    .follow-up = атакувати ще раз { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }
    .parry = парирувати
    .mend = { NAME($weapon) } для { NAME($target, case: "gen") }
    .light = запалити { NAME($weapon, case: "acc") }
    .flee = піти за край карти
    .surrender = здатися
    .over = бій закінчено
    .goes-on = бій триває

## Що можна набрати

# $what: how, the first word for it, such as “go”
say-decline = відмовитися
say-gap =
    .ride = верхи: { $what }
say-verbs =
    .agree = так, згода
    .move = іди, йди, рух, крок, і
    .attack = атака, атакуй, бий, стріляй, а
    .dash = ривок, біжи
    .disengage = відступ, відступи
    .dodge = ухиляння, ухилися
    .hide = сховайся, ховайся
    .stand = встань, підведися
    .drop = ляж, лягти
    .end = кінець, усе, все
    .pass = пас, ні
    .cast = чари, чаклуй, ч
    .shake = розбуди
    .throw = кинь, метни
    .draw = дістань, вихопи
    .stow = прибери
    .let-go = випусти
    .take-up = підніми
    .break = зламай, ламай
    .search = шукай, шукати
    .ready = підготуй, чекай
    .open = відчини
    .close = зачини
    .improvise = пробую
    .when = коли, якщо
    .fly = летіти, злетіти
    .swim = плисти
    .burrow = копати
    .climb = лізти, вилізти
    .jump = стрибнути
    .use = застосувати
    .trample = топтати
    .follow-up = ще-раз
    .parry = парирувати
    .mend = лікувати
    .light = запалити, засвітити
    .flee = тікати, піти
    .surrender = здатися, здаюся
    .over = так, кінець
    .goes-on = ні, далі
say-refusal =
    .not-offered = Зараз не можна: «{ $text }».
    .nothing = Ви нічого не сказали.
    .too-long = Задовго: «{ $text }».
    .unprintable = Тут є знаки, яких не прочитати.
    .bad-reason = Причина задовга.
    .nothing-to-undo = Скасовувати нема чого.
    .nothing-to-redo = Повертати нема чого.
    .no-seat = Місця { $text } за цим столом немає.
    .nothing-proposed = Ніхто інший нічого не запропонував.
    .nothing-said = Ви нічого не пропонували й не просили зачекати.
    .not-asked = Зараз вас ні про що не питають.
    .no-such-roll = «{ $text }» не пасує до жодного з останніх кидків.
    .closed = Це питання вже закрито.
    .faces = «{ $text }» на цих костях не випаде. Наберіть по числу на кожну кість.
    .not-text = Незрозуміло: «{ $text }».
say-offered = Можна: { $offered }.

## Чому

say-why =
    .roll = { NAME($who) }, { $dice } на { $why }: { $faces }
    .total = = { $total }
    .guard = Клас Броні { NAME($target, case: "gen") }:
    .unknown = вам він невідомий
    .advantage = Перевага: { $clause }
    .disadvantage = Перешкода: { $clause }
    .cancelled = Перевага і перешкода гасять одна одну.
    .hit = Влучання.
    .miss = Промах.
    .critical = Критичне влучання: кості шкоди кидають двічі.
    .hurt = { NAME($who) } зазнає шкоди ({ $amount }):
    .healed = { NAME($who) } відновлює { $amount }:
    .nothing = Поки нічого не кидали.

say-odds =
    .brief = влучання { $chance }, у середньому { $mean }
    .hit = Влучання: { $chance }
    .critical = Критичне влучання: { $chance }
    .fails = { $who }, провал рятівного кидка: { $chance }
    .wins = Перемога у змаганні: { $chance }
    .harm = Шкода: у середньому { $mean }, щонайбільше { $most }
    .harm-about = Шкода: у середньому { $mean }
    .felled = Вивести ціль із бою: { $chance }
    .assumed = Якщо не відповідять: { $names }
    .roughly = приблизно: { $brief }
    .estimated = { $trials ->
        [one] Оцінка за { $trials } спробою:
        [few] Оцінка за { $trials } спробами:
        [many] Оцінка за { $trials } спробами:
       *[other] Оцінка за { $trials } спроби:
    }
    .certain = Кості тут не потрібні.

## Збережені бої

say-bad-save =
    .changed = { $file }, рядок { $line }: цей рядок змінили після запису.
    .cut-off = { $file }, рядок { $line }: кінця файлу немає.
    .not-json = { $file }, рядок { $line }: це не збережений бій, або він пошкоджений.
    .format = { $file }: записано іншою версією Affray, ця такого не читає.
    .rulebook = { $file }: цей бій іде за книгою правил «{ $rulebook }», а її тут не встановлено. Встановіть пакет із цією книгою і відкрийте файл знову; із самим боєм усе гаразд.
    .elsewhere = { $file }, рядок { $line }: за нинішніми правилами бій прийшов би не сюди.
say-verify =
    .same = Перевірено: знову бій іде так само ({ $events ->
        [one] { $events } подія
        [few] { $events } події
        [many] { $events } подій
       *[other] { $events } події
    }), і всі кості ({ $dice }) випливають із сіду.
    .differs = { $file }, рядок { $line }: записано { $then }, а знову виходить { $now }.
    .shorter = { $file }, рядок { $line }: записано { $then }, а знову бій до цього не доходить.
    .longer = { $file }, рядок { $line }: запис кінчається, а знову бій іде далі: { $now }.
    .missing = { NAME($who) }: у записі немає кості { $number }.
    .commitment = Сід не той, який було обіцяно перед боєм.
    .die = { NAME($who) }, кість { $number }: у записі { $recorded }, а за сідом { $expected }.

## Правила

say-did-you-mean = Може: { $words }?
say-known = Є: { $words }.

## Перевірка файлів

say-kind =
    .text = текст
    .number = число
    .yes-no = true або false
    .list = список
    .mapping = поля зі значеннями
    .nothing = нічого

# За кодом помилки. $found — те, що стоїть у файлі, в лапках.
say-problem =
    .more = … і ще { $more }.
    .no-such-encounter = Сутички { $found } немає; дайте назву відомої або шлях до файлу YAML.
    .no-such-file = Файлу { $found } немає; дайте шлях до файлу YAML.
    .unreadable-file = Файл не читається ({ $why }); дайте шлях до файлу YAML, який вам доступний.
    .too-big = Файл завеликий; щонайбільше — { $most } байт.
    .not-utf8 = Це не текст UTF-8; збережіть файл в UTF-8.
    .control-character = Знайдено знак { $found }, який у тексті не потрібен; приберіть його.
    .empty-file = У файлі нічого немає; напишіть хоча б { $wanted }.
    .not-yaml = Прочитати це як YAML не можна ({ $why }).
    .tab = Тут табуляція, а YAML хоче пробіли; відступайте пробілами.
    .bad-indent = Відступ цього рядка не такий, як у сусідніх; почніть їх в одному стовпці.
    .needs-quotes = З { $found } просте значення не починається; візьміть його в лапки.
    .stray-colon = У рядку друга двокрапка; візьміть текст у лапки.
    .unclosed = Те, що тут відкрито, ніде не закрито; пошукайте зниклу лапку або дужку.
    .too-deep = Вкладено заглибоко; щонайбільше — рівнів: { $most }.
    .too-many-nodes = У файлі забагато всього; щонайбільше — значень: { $most }.
    .too-long = Тут знаків: { $length }; щонайбільше — { $most }.
    .two-documents = Тут починається другий документ; у файлі має бути один, без ---.
    .alias = Знайдено *{ $name }, посилання на інше місце; напишіть прямо, що мається на увазі.
    .anchor = Знайдено &{ $name }; якорі тут не потрібні: пишіть прямо в кожному місці.
    .tag = Знайдено позначку { $found }; приберіть її.
    .merge = Знайдено <<, тобто злиття; напишіть поля повністю.
    .duplicate-key = { $found } уже є в рядку { $first }; лишіть щось одне.
    .key-not-text = Назва поля — не просте слово; напишіть назву, двокрапку й значення.
    .empty-value = Тут нічого не написано; напишіть значення або приберіть поле.
    .missing-field = Немає поля { $field }; напишіть його.
    .unknown-field = Поля { $found } тут не буває.
    .wrong-kind = Тут { $found }, а має бути: { $kind }.
    .not-whole-number = Тут { $found }, а потрібне ціле число від { $low } до { $high }.
    .not-one-of = Тут { $found }, а потрібне одне з відомих слів.
    .empty-list = Список порожній; впишіть хоча б одне.
    .too-many = Тут { $count }; щонайбільше — { $most }.
    .bad-text = Тут { $found }, а потрібен рядок не довший за { $most } знаків.
    .bad-language = Тут { $found }, а потрібен код мови, наприклад { "uk" } або { "pt-BR" }.
    .bad-id = Тут { $found }, а потрібна назва з малих латинських літер, цифр і дефісів, що починається з літери, наприклад goblin-chief, не довша за { $most } знаків.
    .reserved-id = Тут { $found }, а за столом це означає інше; оберіть іншу назву.
    .id-like-square = Тут { $found }, а це схоже на клітинку мапи; оберіть іншу назву.
    .bad-dice = Тут { $found }, а потрібні кості, наприклад { "2d6+2" }.
    .bad-damage = Тут { $found }, а потрібні кості й вид шкоди, наприклад { "1d6+2 slashing" }.
    .bad-hp = Тут { $found }, а потрібне число, кості або те й те, наприклад { "7, 2d6 або 7 (2d6)" }.
    .hp-outside-dice = Тут { $found }, але ці кості дають від { $low } до { $high }; змініть щось одне.
    .no-unit = Тут { $found } без одиниці; напишіть { $feet } ft або { $squares } squares.
    .bad-notation = Тут { $found }, а потрібно щось на зразок { $example }.
    .not-one-verb = Тут { $found }, а крок каже рівно про одне, що стається.
    .bad-distance = Тут { $found }, а потрібна відстань, наприклад { "30 ft, 9 m, 6 squares або 6 sáhů" }.
    .bad-range = Тут { $found }, а потрібна дистанція, наприклад { "80/320 ft або 30 ft" }.
    .not-whole-squares = Тут { $found }, а це не ціле число клітинок (клітинка — { DISTANCE(1) }); найближче — { $nearest }.
    .too-far = Тут { $found }; щонайбільше — клітинок: { $most }.
    .range-backwards = Тут { $found }; далека дистанція стоїть другою, і вона більша.
    .unknown-creature = Тут { $found }, а такого блоку параметрів немає.
    .unknown-weapon = Тут { $found }, а такої зброї немає; назвіть відому або задайте hit і damage.
    .unknown-feature = Тут { $found }, а такого вміння немає.
    .like-circle = Тут { $found }, а воно саме списане звідси; одне з двох напишіть повністю.
    .like-too-long = Це списано з того, що списано з іншого, і так далі; щонайбільше — кроків: { $most }.
    .no-proficiency = Не сказано, який тут бонус майстерності; напишіть level, challenge або proficiency.
    .no-such-use = Тут { $found }, а серед умінь цієї істоти такого немає; впишіть його і в features.
    .given-twice = { $found } трапляється вдруге; лишіть щось одне.
    .strikes-nowhere = { $found } не має ні досяжності, ні дистанції; напишіть reach або range.
    .no-damage-type = { $found } не має виду шкоди; напишіть його після костей, наприклад { "1d6+2 slashing" }.
    .pair-not-light = { $found } — не легка зброя, по одній у кожній руці нею не б’ються; приберіть pair.
    .unknown-armour = Знайдено { $found }: такого обладунку тут не знають.
    .two-armours = Знайдено { $found }, але двох обладунків одного роду ніхто не носить; залиште один обладунок і один щит.
    .unknown-item = Знайдено { $found }: такого предмета тут не знають.
    .too-many-attuned = Знайдено { $found }, але налаштуватися можна не більш ніж на { $most } предмети; приберіть один.
    .no-such-weapon = Знайдено { $found }: такої зброї ця істота не має; впишіть її і в weapons.
    .never-thrown = { $found } не можна метнути; приберіть thrown або впишіть його в properties.
    .map-style = Рядки мапи злилися; поставте | після двокрапки й малюйте мапу в рядках нижче.
    .map-size = Мапа { $width } × { $height }; щонайбільше — { $most } × { $most }.
    .uneven-row = У ряду { $row } клітинок: { $found }, а в першому: { $width }; зробіть їх рівними.
    .unknown-character = У ряду { $row } стоїть { $found }, а цього немає ні в legend, ні в place.
    .not-one-character = Тут { $found }, а потрібен один знак мапи.
    .ground-and-ground = Тут { $found }; із { $kinds } клітинка може мати лише одне.
    .not-drawn = { $found } на мапі не намальовано; намалюйте або приберіть.
    .place-is-ground = { $found } на будь-якій мапі означає { $ground }; візьміть іншу літеру або скажіть у legend, що це.
    .drawn-for-nobody = { $found } означає { $name }, але такого немає на жодній стороні.
    .bad-square = Тут { $found }, а потрібна клітинка мапи від a1 до { $last }.
    .off-the-map = Тут { $found }, а мапа там уже скінчилася; потрібна клітинка від a1 до { $last }.
    .off-the-edge = { $name } займає { $width } × { $width }, а біля { $found } мапа закінчується; пересуньте.
    .in-a-wall = { $name } опиняється в стіні на { $found }; пересуньте або відкрийте стіну.
    .taken = { $name } опиняється на { $found }, де вже стоїть { $other }; пересуньте когось.
    .no-place = Для { $name } немає місця на мапі; напишіть at або намалюйте знак і назвіть його в place.
    .placed-twice = Для { $name } є і at, і знак на мапі; лишіть щось одне.
    .places-differ = { $name }: числом { $count }, а місць на мапі { $places }; зробіть порівну.
    .hp-differ = { $name }: числом { $count }, а чисел здоров’я { $found }; зробіть порівну або дайте одне.
    .id-taken = Назву { $found } в цьому бою вже зайнято; оберіть іншу.
    .resource-of-no-hero = Указано { $found }, але героїчний ресурс накопичують лише герої; напишіть organisation: hero або приберіть.
    .never-earned = Указано { $found }, але накопичити це не можна: жодна здібність цього не коштує. Дайте якійсь cost або приберіть.
    .crowd = Істот { $count }; щонайбільше — { $most }.
    .unknown-who = Тут { $found }, а в цьому бою такого немає.
    .one-moment = Про час тут сказано: { $given }; напишіть рівно одне з: { $wanted }.
    .rides-in = { $name } не може вступити в бій верхи на { $found }; приберіть rides: сісти верхи можна вже на місці.
    .played-twice = За { $found } вже грає { $other }; лишіть когось одного.
    .unknown-option = Тут { $found }, а такого налаштування в цих правилах немає.
    .bad-option = Тут { $found }, а потрібне одне зі значень { $option }.
    .unknown-spell = Тут { $found }, а таких чарів немає.
    .bad-preset = Указано { $found }, але такого набору налаштувань у { $rulebook } немає.
    .no-presets = Указано { $found }, але { $rulebook } не має наборів налаштувань; приберіть.

## Words that may be answered

say-word =
    .attack = атака
    .throw = кидок
    .escape = вирватися із захвату
    .dodge = ухиляння
    .hide = сховатися
    .search = пошук
    .open = відчинити двері
    .close = зачинити двері
    .improvise = щось імпровізоване
    .move = переміщення
    .attacks = атакує
    .falls = падає до 0 пунктів здоров’я
    .free = це безплатно
    .action = дія

## Rulings and settings, without the full stop; $seat is a seat, $how what it is set to

say-decree =
    .hp = Майстер задає пункти здоров’я { NAME($who, case: "gen") }: { $amount }
    .at = Майстер ставить { NAME($who, case: "acc") } на { $at }
    .noticed = Майстер викриває { NAME($who, case: "acc") } на { $at }
    .dies = Майстер вирішує, що { NAME($who) } гине
    .lives = Майстер вирішує, що { NAME($who) } виживає
    .other = Майстер вирішує: { $words }
    .add = вирішено: у бій вступає { NAME($model) }
    .add-later = вирішено: згодом у бій вступить { NAME($model) }
    .wave = { $words ->
        [off] вирішено: підкріплення не буде
       *[now] вирішено: підкріплення приходить зараз
    }
    .flees = вирішено: { NAME($who) } кидається навтьоки
    .rallies = вирішено: { NAME($who) } знову б’ється
    .leaves = вирішено: { NAME($who) } залишає поле бою
    .surrenders = вирішено: { NAME($who) } здається
    .captured = вирішено: { NAME($who) } потрапляє в полон
    .removed = вирішено: { NAME($who) } більше не бере участі в бою
    .returns = вирішено: { NAME($who) } повертається в бій
    .turn = вирішено: зараз хід { NAME($who, case: "gen") }
    .before = вирішено: { NAME($who) } ходить раніше за { NAME($other, case: "acc") }
    .over = { $what ->
        [heroes] вирішено: перемога за героями
       *[foes] вирішено: перемога за ворогами
    }
    .of = Майстер вирішує: { $who } – { $what }
    .ground = Майстер змінює місцевість на { $at }: { $what }
    .object = вирішено: на { $at } тепер стоїть предмет: { $what }
    .carried-by = вирішено: { NAME($other) } несе { NAME($who, case: "acc") }
    .put-down = вирішено: { NAME($who, case: "acc") } більше ніхто не несе
    .morale = вирішено: змінюється наказ про відступ
say-ruled =
    .hp = { $known ->
        [yes] пункти здоров’я { $amount }
       *[no] інші пункти здоров’я
    }
    .maximum = { $known ->
        [yes] максимум пунктів здоров’я { $amount }
       *[no] інший максимум пунктів здоров’я
    }
    .height = на висоті { DISTANCE($amount, case: "gen") }
    .side = { $words ->
        [heroes] тепер на боці героїв
       *[foes] тепер на боці ворогів
    }
    .played-by = ходить { $seat }
    .hidden = у схованці
    .hidden-from = у схованці від усіх зі списку: { $others }
    .shown-to = тепер на видноті; помічають: { $others }
    .noticed = на видноті
    .carried-by = несе { $others }
    .put-down = більше ніхто не несе
    .gains = стан «{ $effect }»
    .loses = стан «{ $effect }» знято
    .pool = { $known ->
        [yes] { $what }: лишилося { $amount }
       *[no] змінюється один із запасів
    }
    .figure = { $known ->
        [yes] { $what }: { $amount }
       *[no] змінюється одне зі значень
    }
    .hurt = шкода: { $amount }
    .healed = лікування: { $amount }
    .dies = смерть
    .lives = повернення до життя
say-amended =
    .again = перекидання
    .bonus = { $amount }
    .shows = випадає { $amount }
say-setting =
    .control = тепер за { NAME($who, case: "acc") } відповідає { $seat }
    .dice = { $seat }: { $how ->
        [real] тепер справжні кості
       *[digital] тепер цифрові кості
    }
    .disclosure = { $how ->
        [exact] тепер усі бачать точні пункти здоров’я { NAME($who, case: "gen") }
        [rough] тепер усі бачать лише загальний стан { NAME($who, case: "gen") }
       *[nothing] тепер ніхто не бачить стану { NAME($who, case: "gen") }
    }
    .standing = { NAME($who) }, { $what }: { $how ->
        [always] тепер завжди
        [never] тепер ніколи
       *[ask] тепер питати щоразу
    }
    .consent = усі, ким грає { $seat }, { $what }: { $how ->
        [always] тепер завжди
        [never] тепер ніколи
       *[ask] тепер питати щоразу
    }
    .mind = { $seat } тепер під керуванням програми ({ $how })
    .person = { $seat } тепер під керуванням людини
    .seat = { $how ->
        [watcher] за столом новий глядач: { $seat }
       *[player] за столом новий гравець: { $seat }
    }
    .unseat = стіл покидає { $seat }
    .option = за цим столом: { $what } — { $how }
    .ending = { $how ->
        [ask] чи закінчено бій, тепер питають ведучого
       *[rules] чи закінчено бій, тепер кажуть правила
    }
say-by-hand =
    .element = Вручну: { $name }: { $text }
    .again = Вручну: { $names }
