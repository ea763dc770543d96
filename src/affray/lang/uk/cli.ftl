### Що каже командний рядок. Слова, які можна набрати, перелічені через кому; англійські зрозумілі завжди.

cli-about = Проводить бої настільних рольових ігор за правилами.

cli-usage = Виклик:
    .options = ПАРАМЕТРИ
    .command = КОМАНДА
    .fight = СУТИЧКА|ФАЙЛ
    .file = ФАЙЛ
    .files = ФАЙЛ
    .clause = ПРАВИЛО|СЛОВА
    .options-heading = Параметри
    .commands-heading = Команди

cli-option =
    .lang = Мова: en, ru, uk, cs або pt-BR.
    .help = Показує цю довідку.
    .version = Називає версію і тих, чиї правила до неї увійшли.

cli-version = Affray { $version }
# Ці рядки задає ліцензія: другий лишається англійським слово в слово.
cli-notice-srd = Містить матеріали System Reference Document 5.1, Wizards of the Coast LLC, за ліцензією Creative Commons Attribution 4.0 (CC BY 4.0).
cli-notice-drawsteel = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.

## Командний рядок, якого не прочитати

cli-no-such-language = Мови { $code } Affray не знає. Є { $codes }.
cli-no-such-command = Команди { $word } немає. Є: { $commands }.
cli-no-such-option = Параметра { $option } немає.{ $near ->
        [none] {""}
       *[some] {" "}Може, { $near }?
    }
cli-missing-argument = Бракує: { $name }.
cli-bad-option-usage = Параметру { $option } потрібне значення.
cli-bad-option = Таке значення { $option } не годиться.{ $wanted ->
        [none] {""}
       *[some] {" "}Годиться: { $wanted }.
    }
cli-try-help = Довідка: { $command } --help
cli-file =
    .missing = Файлу { $file } немає.
    .unreadable = Файл { $file } не читається як текст.
cli-no-such-seat = Місця { $seat } за цим столом немає. Є: { $seats }.

## Команди

cli-play = Грає бій до кінця.
    .minds = За кого грає програма: heroes (герої), foes (вороги; так і буде, якщо не сказати інакше), all (усі) або none (ніхто).
    .seed = Зерно кубиків: з тим самим зерном випадає те саме.
    .dice = Хто кидає: програма (digital) чи ви, справжніми кубиками (real).
    .squares = Рахує відстані в клітинках.
    .seat = Чиїми очима ви дивитеся: watcher (усіх героїв разом), gm (видно все) або одного героя, за якого тоді й граєте.
    .preset = Усі правила столу разом, як їх читає один із текстів.
cli-replay = Розповідає збережений бій.
    .verify = Грає його знову, перекидає кожен кубик і каже, що не зійшлося.
    .seat = Чиїми очима ви дивитеся: watcher (усіх героїв разом), gm (видно все) або одного героя.
cli-rules = Перелічує правила, показує одне повністю або шукає за словами.
cli-check = Перевіряє файли істот і сутичок та називає все, що в них не так.
    .schema = Натомість виводить JSON Schema таких файлів для редактора.
    .rulebook = Чия схема: п'ятої редакції (dnd5e), Ação e Combate (acao) чи Draw Steel (drawsteel).
    .no-files = Назвіть хоча б один файл.
cli-sim = Грає бій багато разів і каже, чим він закінчується.
    .fights = Скільки боїв.
    .seed = Зерно кубиків.
    .minds = Хто грає: simple діє розумно, random робить будь-що.
    .workers = На скількох ядрах одразу (all — на всіх).
    .json = Виводить підсумок як JSON.
    .preset = Усі правила столу разом, як їх читає один із текстів.

## Журнал

cli-edge =
    .advantage = Перевага: { $reasons }.
    .disadvantage = Перешкода: { $reasons }.

cli-over =
    .heroes = Бій закінчено: герої перемогли.
    .foes = Бій закінчено: вороги перемогли.
    .nobody = Бій закінчено: на ногах не лишився ніхто.
    .other = Бій закінчено: { $outcome }.
    .open = Бій ще не закінчено.
    .seed = Зерно кубиків: { $seed }.
    .after = Ще можна набрати: збережи ФАЙЛ, журнал, чому, скасуй; Enter — вихід.

## Істоти

cli-health =
    .dead = { GENDER($who) ->
        [f] мертва
        [n] мертве
        [p] мертві
        [u] немає серед живих
       *[m] мертвий
    }
    .dying = при смерті
    .stable = без тями
    .unhurt = ран не видно
    .hurt = є рани
cli-effect =
    .prone = лежить
    .dodging = ухиляння
    .disengaged = відступ
    .raging = лють
    .surprised = зненацька
    .concentrating = зосередження
    .holding-spell = тримає заклинання
    .keeping-spell = триває заклинання
    .grappled = у захваті
    .helped = з допомогою
    .distracted = відволікання
    .candle = свічка
    .lamp = лампа
    .lantern = ліхтар
    .light = світиться
    .torch = смолоскип
    .climbing = на стіні
    .squeezing = протискується
    .controlled = під керуванням
    .leaping = у стрибку
    .reckless = нерозважливість
    .frenzied = шал
    .turned = втеча
    .led = під командою
    .suffocating = задихається
    .lethargy = без сил

cli-legend =
    .wall = стіна
    .tree = дерево
    .door = двері
    .low-wall = низька стіна
    .water = вода
    .difficult = важкопрохідно
    .dead = полеглі
    .near = досяжно
    .zone = область заклинання
    .open-door = відчинені двері
    .dim = тьмяне світло
    .dark = темрява
    .deep-water = глибока вода
    .chasm = прірва
    .earth = земля
    .underwater = під водою

## Питання

cli-seat =
    .gm = Майстер
    .players = гравці
# What is told to one who types answers, after the question
cli-hint =
    .ready-when = Своїми словами: when …
    .interact = Інше: handle …
cli-question =
    .turn = { NAME($who) }: що робите? Лишилося: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } виходить із вашої досяжності. Провокована атака?
    .tie = { NAME($who) }: ініціатива однакова. Хто ходить першим?
    .roll = { NAME($who) }: киньте { $dice } на { $why } і наберіть, що випало, наприклад { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } влучає у вас. Відповісте реакцією?
    .wounded = { NAME($who) }: { NAME($about) } завдає вам шкоди. Відповісте реакцією?
    .casting = { NAME($who) }: { NAME($about) } накладає заклинання. Відповісте реакцією?
    .missiles = { NAME($who) }: у вас летять чарівні стріли, чиї — { NAME($about) }. Відповісте реакцією?
    .contest = { NAME($who) }: { NAME($about) } нападає врукопаш. Чим опираєтеся?
    .help-task = { NAME($who) }: у чому допомагаєте?
    .ready = { NAME($who) }: що підготувати?
    .ready-when = { NAME($who) }: на який випадок?
    .ready-whom = { NAME($who) }: хто має це зробити?
    .readied = { NAME($who) }: ваша мить настала. Зробити підготоване?
    .ready-now = { NAME($who) }: { NAME($about) } чекає: «{ $words }». Вже?
    .search = { NAME($who) }: { NAME($about) } шукає. Яка перевірка?
    .improvise = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Що це вирішує?
    .skill = { NAME($who) }: яка характеристика чи навичка?
    .dc = { NAME($who) }: яка складність? Наберіть число від 1 до 30.
    .interact = { NAME($who) }: що робите мимохідь?
    .interaction = { NAME($who) }: чого це коштує? Робить { NAME($about) }.
    .needs-action = { NAME($who) }: на це потрібна дія. Витратити її?
    .shove = { NAME($who) }: ви перемогли. Куди подінеться { NAME($about) }?
    .knock-out = { NAME($who) }: { NAME($about) } падає від удару. Оглушити, а не вбити?
    .ready-spell = { NAME($who) }: яке заклинання тримаєте напоготові?
    .mount-falls = { NAME($who) }: { NAME($about) } падає. Зістрибнути й устояти на ногах?
    .legendary = { NAME($who) }: { NAME($about) } закінчує хід. Легендарна дія?
    .lair = { NAME($who) }: що робить лігво?
    .legendary-resistance = { NAME($who) }: рятівний кидок провалено. Легендарний опір?
    .preserve-life = { NAME($who) }: хто скільки відновлює?
    .new-target = { NAME($who) }: { NAME($about) } під захистом прихистку. Кого атакувати натомість?
    .sculpt-spells = { NAME($who) }: кого заклинання не зачепить?
    .cure = { NAME($who) }: чого позбавити { NAME($about, case: "acc") }?
cli-group =
    .move = Рух
    .action = Дія
    .bonus = Бонусна дія
    .haste = Прискорення
    .free = Без витрат
    .end = Готово
    .cast = Заклинання
cli-distance = { DISTANCE($squares) }
cli-menu =
    .ways = { $count ->
        [one] досяжна { $count } клітинка
        [few] досяжні { $count } клітинки
        [many] досяжно { $count } клітинок
       *[other] досяжно { $count } клітинки
    } (• на мапі); наберіть будь-яку, наприклад { $example }
    .more = … і ще { $more }: почніть набирати
    .which = Що саме? Наберіть номер.
    .words = Що саме? Скажіть своїми словами; якщо вже сказали вголос, натисніть Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } по клітинці, наприклад: { $example }
    .numbers = { $words }: висота в клітинках, від { $low } до { $high }, наприклад { $example }

cli-deed =
    .attack = { NAME($weapon) }, ціль — { NAME($target) }
    .dash = ривок
    .disengage = відступ
    .dodge = ухиляння
    .hide = сховатися
    .first-aid = перша допомога, кому — { NAME($target) }
    .stand = підвестися
    .drop = упасти долілиць
    .second-wind = друге дихання
    .rage = лють
    .aggressive = кинутися на ворога
    .end = закінчити хід
    .pass = пропустити
    .shake = розбудити, кого — { NAME($target) }
    .end-spell = перервати зосередження
    .attack-two-handed = { NAME($weapon) } обома руками, ціль — { NAME($target) }
    .attack-improvised = { NAME($weapon) } замість кийка, ціль — { NAME($target) }
    .throw = кинути { NAME($weapon, case: "acc") }, ціль — { NAME($target) }
    .draw = взяти до рук { NAME($weapon, case: "acc") }
    .stow = прибрати { NAME($weapon, case: "acc") }
    .let-go = кинути додолу { NAME($weapon, case: "acc") }
    .take-up = підняти { NAME($weapon, case: "acc") }
    .don = надягти { NAME($weapon, case: "acc") }
    .doff = зняти { NAME($weapon, case: "acc") }
    .break-free = звільнити силою, кого — { NAME($target, case: "acc") }
    .cut = розрізати пута, кому — { NAME($target, case: "dat") } ({ NAME($weapon) })
    .break = зламати двері на { NAME($weapon) } ({ NAME($tool) })
    .grapple = захват, кого — { NAME($target) }
    .shove = штовхнути, кого — { NAME($target) }
    .escape = вирватися, чий захват — { NAME($target) }: { $word }
    .release = відпустити, кого — { NAME($target) }
    .drag = тягти із собою
    .assist = допомогти у справі, кому — { NAME($target) }
    .distract = допомогти в атаці, ціль — { NAME($target) }
    .search = шукати
    .ready = підготувати дію
    .interact = взаємодія
    .open = відчинити двері { $word }
    .close = зачинити двері { $word }
    .use-object = ужити: { NAME($weapon) }, кому — { NAME($target) }
    .improvise = щось інше: improvise …
    .handle = щось інше: handle …
    .when = своїми словами: when …
    .prone = збити з ніг
    .push = відштовхнути на { $word }
    .knock-out = оглушити
    .check = вирішить перевірка
    .contest = вирішить змагання, з ким — { NAME($target) }
    .allow = вдається без перевірки
    .forbid = це неможливо
    .now = вже
    .pay = витратити дію
    .not-yet = ще ні
    .fly = летіти
    .swim = плисти
    .burrow = копати хід
    .climb = лізти
    .squeeze = протиснутися
    .jump = стрибнути
    .leap = підстрибнути
    .mount = { $how ->
        [controlled] сісти верхи й керувати: { NAME($target) }
       *[independent] сісти верхи й не керувати: { NAME($target) }
    }
    .dismount = спішитися
    .ride = { $how ->
        [dash] звеліти скакуну: ривок
        [disengage] звеліти скакуну: відступ
        [dodge] звеліти скакуну: ухиляння
        [leap] звеліти скакуну: підстрибнути
       *[stand] звеліти скакуну: встати
    }
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) }, ціль — { NAME($target) }
    .action-surge = сплеск дій
    .reckless-attack = діяти нерозважливо
    .frenzied-rage = лють і шал
    .frenzy = у шалі { NAME($weapon) }, ціль — { NAME($target) }
    .trample = розтоптати: { NAME($weapon) }, ціль — { NAME($target) }
    .uncanny-dodge = неймовірне ухиляння
    .parry = парирувати
    .catch-rock = спіймати камінь
    .legendary-resistance = легендарний опір
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = запалити: { NAME($weapon) }
    .douse = погасити: { NAME($weapon) }
    .spare = не зачіпати: { $all }
    .spiritual-weapon-on = духовна зброя: { NAME($target) }
    .hunters-mark-on = перенести мітку: { NAME($target) }

## Що можна набрати

# $what: how, the first word for it, such as “go”
cli-gap =
    .ride = верхи: { $what }
cli-verbs =
    .move = іди, йди, рух, крок, і
    .attack = атака, атакуй, бий, стріляй, а
    .dash = ривок, біжи
    .disengage = відступ, відступи
    .dodge = ухиляння, ухилися
    .hide = сховайся, ховайся
    .first-aid = допомога, допоможи
    .stand = встань, підведися
    .drop = ляж, лягти
    .second-wind = дихання
    .rage = лють
    .aggressive = натиск, кинься
    .end = кінець, усе, все
    .pass = пас, ні
    .cast = заклинання, чаклуй, ч
    .shake = розбуди
    .end-spell = перерви
    .throw = кинь, метни
    .draw = дістань, вихопи
    .stow = прибери
    .let-go = випусти
    .take-up = підніми
    .don = надягни
    .doff = зніми
    .break-free = звільни, вирвися
    .cut = розріж
    .break = зламай, ламай
    .grapple = захват, хапай
    .shove = штовхай, штовхни
    .escape = вирвись
    .release = відпусти
    .drag = тягни
    .assist = підсоби
    .distract = відволікай
    .search = шукай, шукати
    .ready = підготуй, чекай
    .interact = взаємодія
    .open = відчини
    .close = зачини
    .use-object = використай, випий
    .improvise = пробую
    .handle = роблю
    .when = коли, якщо
    .fly = летіти, злетіти
    .swim = плисти
    .burrow = копати
    .climb = лізти, вилізти
    .squeeze = протиснутися
    .jump = стрибнути
    .leap = підстрибнути
    .mount = осідлати, сісти
    .dismount = спішитися, злізти
    .ride = скакати, їхати
    .use = застосувати
    .action-surge = сплеск
    .reckless-attack = нерозважливо
    .frenzied-rage = шал
    .frenzy = шал
    .trample = топтати
    .uncanny-dodge = ухилитися
    .parry = парирувати
    .catch-rock = спіймати
    .legendary-resistance = опиратися
    .mend = лікувати
    .light = запалити, засвітити
    .douse = погасити, загасити
    .spare = пощадити
    .spiritual-weapon = дух
    .hunters-mark = мітка
cli-commands =
    .help = ?, довідка
    .why = чому
    .odds = шанси
    .undo = скасуй, скасувати, назад
    .redo = поверни, повернути
    .rule = рішення, виріши
    .because = тому що, бо
    .save = збережи, зберегти
    .map = мапа, карта
    .log = журнал
    .auto = авто, сам
    .quit = вихід, вийти
cli-command =
    .help = що можна набрати
    .why = усі числа останнього кидка з причинами або правило повністю
    .odds = шанси того, що ви задумали
    .undo = скасовує останній вибір
    .redo = повертає скасоване
    .rule = рішення Майстра, наприклад: рішення goblin-1 hp 3 бо поранений; або: рішення goblin-1 gains poisoned for 3
    .save = записує бій у файл
    .map = показує мапу
    .log = розповідає, що було досі
    .auto = далі за вас грає програма
    .quit = вихід із бою; перед ним можна зберегти
cli-command-form =
    .help = { $word }
    .why = { $word } [ПРАВИЛО]
    .odds = { $word } ЩО
    .undo = { $word }
    .redo = { $word }
    .rule = { $word } ТЕКСТ [бо ПРИЧИНА]
    .save = { $word } ФАЙЛ
    .map = { $word }
    .log = { $word }
    .auto = { $word }
    .quit = { $word }
cli-help-answers = Відповідайте номером зі списку, клітинкою мапи або словами: вистачить перших літер, а Tab їх доповнить. Ще можна набрати:

cli-refusal =
    .not-offered = Зараз не можна: «{ $text }».
    .nothing = Ви нічого не сказали.
    .too-long = Задовго: «{ $text }».
    .unprintable = Тут є знаки, яких не прочитати.
    .bad-reason = Причина задовга.
    .nothing-to-undo = Скасовувати нічого.
    .nothing-to-redo = Повертати нічого.
    .no-seat = Місця { $text } за цим столом немає.
    .not-asked = Зараз вас ні про що не питають.
    .closed = Це питання вже закрито.
    .faces = «{ $text }» на цих кубиках не випаде. Наберіть по числу на кожен кубик.
    .not-text = Незрозуміло: «{ $text }».
cli-offered = Можна: { $offered }.

cli-save =
    .done = Збережено. Переказати: affray replay { $file }; продовжити: affray play { $file }
    .no-name = Назвіть файл: збережи бій.affray
    .taken = { $file } уже є, і це не збережений бій; оберіть іншу назву.
    .failed = Файл { $file } не записати: { $why }.
cli-leave =
    .ask = Щоб зберегти бій, наберіть назву файлу; щоб вийти без збереження, натисніть Enter.
    .saved = До зустрічі.
    .lost = Ви виходите з бою. Нічого не збережено.

## Чому

cli-why =
    .roll = { NAME($who) }, { $dice } на { $why }: { $faces }
    .total = = { $total }
    .guard = Клас Броні { NAME($target, case: "gen") }:
    .unknown = вам він невідомий
    .advantage = Перевага: { $clause }
    .disadvantage = Перешкода: { $clause }
    .cancelled = Перевага і перешкода гасять одна одну.
    .hit = Влучання.
    .miss = Промах.
    .critical = Критичне влучання: кубики шкоди кидають двічі.
    .hurt = { NAME($who) } отримує { $amount }:
    .healed = { NAME($who) } відновлює { $amount }:
    .nothing = Поки нічого не кидали.

cli-odds =
    .brief = влучання { $chance }, у середньому { $mean }
    .hit = Влучання: { $chance }
    .critical = Критичне влучання: { $chance }
    .fails = { $who }, провал рятівного кидка: { $chance }
    .wins = Перемога у змаганні: { $chance }
    .harm = Шкода: у середньому { $mean }, щонайбільше { $most }
    .felled = Звалити ціль: { $chance }
    .assumed = Якщо не відповідять: { $names }
    .too-many = Наслідків забагато, шансів не порахувати.
    .certain = Кубики тут нічого не вирішують.

## Збережені бої

cli-bad-save =
    .changed = { $file }, рядок { $line }: цей рядок змінили після запису.
    .cut-off = { $file }, рядок { $line }: кінця файлу немає.
    .not-json = { $file }, рядок { $line }: це не збережений бій, або він пошкоджений.
    .format = { $file }: записано іншою версією Affray, ця такого не читає.
    .rulebook = { $file }: для цього бою потрібні правила, яких тут немає.
    .elsewhere = { $file }, рядок { $line }: за нинішніми правилами бій прийшов би не сюди.
cli-verify =
    .same = Перевірено: знову бій іде так само ({ $events ->
        [one] { $events } подія
        [few] { $events } події
        [many] { $events } подій
       *[other] { $events } події
    }), і всі кубики ({ $dice }) випливають із зерна.
    .differs = { $file }, рядок { $line }: записано { $then }, а знову виходить { $now }.
    .shorter = { $file }, рядок { $line }: записано { $then }, а знову бій до цього не доходить.
    .longer = { $file }, рядок { $line }: запис кінчається, а знову бій іде далі: { $now }.
    .missing = { NAME($who) }: у записі немає кубика { $number }.
    .commitment = Зерно не те, яке було обіцяно перед боєм.
    .die = { NAME($who) }, кубик { $number }: у записі { $recorded }, а за зерном { $expected }.

## Правила

cli-rulebook =
    .dnd5e = П’ята редакція (SRD 5.1)
    .drawsteel = Draw Steel
    .acao = Ação e Combate
cli-rules-options = Налаштування столу; діє перше значення, якщо не задано інше.
cli-rules-presets = Набори налаштувань: усі разом, через «--preset». Зазначено, що в кожному не так, як вище.
cli-rules-untold = Це правило поки без тексту.
cli-no-such-clause = За словами «{ $asked }» жодного правила не знайдено.
cli-did-you-mean = Може: { $words }?
cli-known = Є: { $words }.

## Багато боїв

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } бій
        [few] { $fights } бої
        [many] { $fights } боїв
       *[other] { $fights } бою
    }
    .interval = з імовірністю 95 % — від { $low } до { $high }
    .rounds = Раундів у середньому: { $mean }
    .fell = Хто до кінця вибув:
cli-sim-outcome =
    .heroes = Перемагають герої
    .foes = Перемагають вороги
    .nobody = Не лишається нікого
cli-sim-time = { $seconds } с, боїв за секунду: { $speed }
cli-sim-workers = { $word } — не кількість ядер; дайте число або all.

## Перевірка файлів

cli-checked =
    .good = { $files ->
        [one] Усе гаразд, перевірено { $files } файл.
        [few] Усе гаразд, перевірено { $files } файли.
        [many] Усе гаразд, перевірено { $files } файлів.
       *[other] Усе гаразд, перевірено { $files } файлу.
    }
    .bad = { $problems ->
        [one] { $problems } помилка.
        [few] { $problems } помилки.
        [many] { $problems } помилок.
       *[other] { $problems } помилки.
    }
cli-kind =
    .text = текст
    .number = число
    .yes-no = true або false
    .list = список
    .mapping = поля зі значеннями
    .nothing = нічого

# За кодом помилки. $found — те, що стоїть у файлі, в лапках.
cli-problem =
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
    .bad-dice = Тут { $found }, а потрібні кубики, наприклад { "2d6+2" }.
    .bad-damage = Тут { $found }, а потрібні кубики й вид шкоди, наприклад { "1d6+2 slashing" }.
    .bad-hp = Тут { $found }, а потрібне число, кубики або те й те, наприклад { "7, 2d6 або 7 (2d6)" }.
    .hp-outside-dice = Тут { $found }, але ці кубики дають від { $low } до { $high }; змініть щось одне.
    .no-unit = Тут { $found } без одиниці; напишіть { $feet } ft або { $squares } squares.
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
    .no-damage-type = { $found } не має виду шкоди; напишіть його після кубиків, наприклад { "1d6+2 slashing" }.
    .pair-not-light = { $found } — не легка зброя, по одній у кожній руці нею не б'ються; приберіть pair.
    .unknown-armour = Знайдено { $found }: такого обладунку тут не знають.
    .two-armours = Знайдено { $found }, але двох обладунків одного роду ніхто не носить; залиште один обладунок і один щит.
    .no-such-weapon = Знайдено { $found }: такої зброї ця істота не має; впишіть її і в weapons.
    .never-thrown = { $found } не можна метнути; приберіть thrown або впишіть його в properties.
    .map-style = Рядки мапи злилися; поставте | після двокрапки й малюйте мапу в рядках нижче.
    .map-size = Мапа { $width } × { $height }; щонайбільше — { $most } × { $most }.
    .uneven-row = У ряду { $row } клітинок: { $found }, а в першому: { $width }; зробіть їх рівними.
    .unknown-character = У ряду { $row } стоїть { $found }, а цього немає ні в legend, ні в place.
    .not-one-character = Тут { $found }, а потрібен один знак мапи.
    .ground-and-ground = Тут { $found }; із { $kinds } клітинка може мати лише одне.
    .not-drawn = { $found } на мапі не намальовано; намалюйте або приберіть.
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
    .crowd = Істот { $count }; щонайбільше — { $most }.
    .unknown-who = Тут { $found }, а в цьому бою такого немає.
    .played-twice = За { $found } вже грає { $other }; лишіть когось одного.
    .unknown-option = Тут { $found }, а такого налаштування в цих правилах немає.
    .bad-option = Тут { $found }, а потрібне одне зі значень { $option }.
    .unknown-spell = Тут { $found }, а такого заклинання немає.
