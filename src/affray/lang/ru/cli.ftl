### Что говорит командная строка. Слова, которые можно набрать, перечислены через запятую; английские понятны всегда.

cli-about = Проводит бои настольных ролевых игр по правилам.

cli-usage = Вызов:
    .options = ПАРАМЕТРЫ
    .command = КОМАНДА
    .fight = СТЫЧКА|ФАЙЛ
    .file = ФАЙЛ
    .files = ФАЙЛ
    .clause = ПРАВИЛО|СЛОВА
    .options-heading = Параметры
    .commands-heading = Команды

cli-option =
    .lang = Язык: en, ru, uk, cs или pt-BR.
    .help = Показывает эту справку.
    .version = Называет версию и тех, чьи правила в неё вошли.

cli-version = Affray { $version }
# Эти строки задаёт лицензия: вторая остаётся английской слово в слово.
cli-notice-srd = Содержит материалы System Reference Document 5.1, Wizards of the Coast LLC, по лицензии Creative Commons Attribution 4.0 (CC BY 4.0).
cli-notice-drawsteel = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.

## Командная строка, которую не прочесть

cli-no-such-language = Языка { $code } Affray не знает. Есть { $codes }.
cli-no-such-command = Команды { $word } нет. Есть: { $commands }.
cli-no-such-option = Параметра { $option } нет.{ $near ->
        [none] {""}
       *[some] {" "}Может быть, { $near }?
    }
cli-missing-argument = Не хватает: { $name }.
cli-bad-option-usage = Параметру { $option } нужно значение.
cli-bad-option = Такое значение { $option } не подходит.{ $wanted ->
        [none] {""}
       *[some] {" "}Подойдёт: { $wanted }.
    }
cli-try-help = Справка: { $command } --help
cli-file =
    .missing = Файла { $file } нет.
    .unreadable = Файл { $file } не читается как текст.
cli-no-such-seat = Места { $seat } за этим столом нет. Есть: { $seats }.

## Команды

cli-play = Играет бой до конца.
    .minds = За кого играет программа: heroes (герои), foes (враги; так и будет, если не сказать иначе), all (все) или none (никто).
    .seed = Зерно костей: с тем же зерном выпадает то же самое.
    .dice = Кто бросает: программа (digital) или вы, настоящими костями (real).
    .squares = Считает расстояния в клетках.
    .seat = Чьими глазами вы смотрите: watcher (всех героев вместе), gm (видно всё) или одного героя, за которого тогда и играете.
    .preset = Все правила стола сразу, как их читает один из текстов.
cli-replay = Рассказывает сохранённый бой.
    .verify = Играет его заново, перебрасывает каждую кость и говорит, что не сошлось.
    .seat = Чьими глазами вы смотрите: watcher (всех героев вместе), gm (видно всё) или одного героя.
cli-rules = Перечисляет правила, показывает одно целиком или ищет по словам.
cli-check = Проверяет файлы существ и стычек и называет всё, что в них не так.
    .schema = Вместо этого выводит JSON Schema таких файлов для редактора.
    .rulebook = Чья схема: пятой редакции (dnd5e), Ação e Combate (acao) или Draw Steel (drawsteel).
    .no-files = Назовите хотя бы один файл.
cli-sim = Играет бой много раз и говорит, чем он кончается.
    .fights = Сколько боёв.
    .seed = Зерно костей.
    .minds = Кто играет: simple поступает разумно, random делает что попало.
    .workers = На скольких ядрах сразу (all — на всех).
    .json = Выводит итог в виде JSON.
    .preset = Все правила стола сразу, как их читает один из текстов.

## Журнал

cli-edge =
    .advantage = Преимущество: { $reasons }.
    .disadvantage = Помеха: { $reasons }.

cli-over =
    .heroes = Бой окончен: герои победили.
    .foes = Бой окончен: враги победили.
    .nobody = Бой окончен: на ногах не остался никто.
    .other = Бой окончен: { $outcome }.
    .open = Бой ещё не окончен.
    .seed = Зерно костей: { $seed }.
    .after = Ещё можно набрать: сохрани ФАЙЛ, журнал, почему, отмена; Enter — выход.

## Существа

cli-health =
    .dead = { GENDER($who) ->
        [f] мертва
        [n] мертво
        [p] мертвы
        [u] нет в живых
       *[m] мёртв
    }
    .dying = при смерти
    .stable = без сознания
    .unhurt = ран не видно
    .hurt = есть раны
cli-effect =
    .prone = лежит
    .dodging = уклонение
    .disengaged = отход
    .raging = ярость
    .surprised = врасплох
    .concentrating = концентрация
    .holding-spell = держит заклинание
    .keeping-spell = длится заклинание
    .grappled = в захвате
    .helped = с помощью
    .distracted = отвлечение
    .candle = свеча
    .lamp = лампа
    .lantern = фонарь
    .light = светится
    .torch = факел
    .climbing = на стене
    .squeezing = протискивается
    .controlled = под управлением
    .leaping = в прыжке
    .reckless = безрассудство
    .frenzied = исступление
    .turned = бегство
    .led = под командой
    .suffocating = задыхается
    .lethargy = без сил

cli-legend =
    .wall = стена
    .tree = дерево
    .door = дверь
    .low-wall = низкая стена
    .water = вода
    .difficult = труднопроходимо
    .dead = павшие
    .near = доступно
    .zone = область заклинания
    .open-door = открытая дверь
    .dim = тусклый свет
    .dark = темнота
    .deep-water = глубокая вода
    .chasm = пропасть
    .earth = земля
    .underwater = под водой

## Вопросы

cli-seat =
    .gm = Мастер
    .players = игроки
# What is told to one who types answers, after the question
cli-hint =
    .ready-when = Своими словами: when …
    .interact = Другое: handle …
cli-question =
    .turn = { NAME($who) }: что делаете? Осталось: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } уходит из вашей досягаемости. Провоцированная атака?
    .tie = { NAME($who) }: инициатива одинаковая. Кто ходит первым?
    .roll = { NAME($who) }: бросьте { $dice } на { $why } и наберите, что выпало, например { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } попадает по вам. Ответите реакцией?
    .wounded = { NAME($who) }: { NAME($about) } наносит вам урон. Ответите реакцией?
    .casting = { NAME($who) }: { NAME($about) } накладывает заклинание. Ответите реакцией?
    .missiles = { NAME($who) }: в вас летят волшебные стрелы, чьи — { NAME($about) }. Ответите реакцией?
    .contest = { NAME($who) }: { NAME($about) } нападает врукопашную. Чем сопротивляетесь?
    .help-task = { NAME($who) }: в чём помогаете?
    .ready = { NAME($who) }: что подготовить?
    .ready-when = { NAME($who) }: на какой случай?
    .ready-whom = { NAME($who) }: кто должен это сделать?
    .readied = { NAME($who) }: ваш момент настал. Сделать подготовленное?
    .ready-now = { NAME($who) }: { NAME($about) } ждёт: «{ $words }». Пора?
    .search = { NAME($who) }: { NAME($about) } ищет. Какая проверка?
    .improvise = { NAME($who) }: { NAME($about) } пробует: «{ $words }». Что это решает?
    .skill = { NAME($who) }: какая характеристика или навык?
    .dc = { NAME($who) }: какая сложность? Наберите число от 1 до 30.
    .interact = { NAME($who) }: что делаете мимоходом?
    .interaction = { NAME($who) }: чего это стоит? Делает { NAME($about) }.
    .needs-action = { NAME($who) }: на это нужно действие. Потратить его?
    .shove = { NAME($who) }: вы победили. Куда девается { NAME($about) }?
    .knock-out = { NAME($who) }: { NAME($about) } падает от удара. Оглушить, а не убить?
    .ready-spell = { NAME($who) }: какое заклинание держите наготове?
    .mount-falls = { NAME($who) }: { NAME($about) } падает. Спрыгнуть и устоять на ногах?
    .legendary = { NAME($who) }: ход окончен ({ NAME($about) }). Легендарное действие?
    .lair = { NAME($who) }: что делает логово?
    .legendary-resistance = { NAME($who) }: спасбросок провален. Легендарное сопротивление?
    .preserve-life = { NAME($who) }: кто сколько восстанавливает?
    .new-target = { NAME($who) }: { NAME($about) } под защитой убежища. Кого атаковать вместо этого?
    .sculpt-spells = { NAME($who) }: кого заклинание не заденет?
    .cure = { NAME($who) }: от чего избавить { NAME($about, case: "acc") }?
cli-group =
    .move = Перемещение
    .action = Действие
    .bonus = Бонусное действие
    .haste = Ускорение
    .free = Без затрат
    .end = Готово
    .cast = Заклинания
cli-distance = { DISTANCE($squares) }
cli-menu =
    .ways = { $count ->
        [one] доступна { $count } клетка
        [few] доступны { $count } клетки
        [many] доступно { $count } клеток
       *[other] доступно { $count } клетки
    } (• на карте); наберите любую, например { $example }
    .more = … и ещё { $more }: начните набирать
    .which = Что именно? Наберите номер.
    .words = Что именно? Скажите своими словами; если уже сказали вслух, нажмите Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } по клетке, например: { $example }
    .numbers = { $words }: высота в клетках, от { $low } до { $high }, например { $example }

cli-deed =
    .attack = { NAME($weapon) }, цель — { NAME($target) }
    .dash = рывок
    .disengage = отход
    .dodge = уклонение
    .hide = спрятаться
    .first-aid = первая помощь, кому — { NAME($target) }
    .stand = встать
    .drop = упасть ничком
    .second-wind = второе дыхание
    .rage = ярость
    .aggressive = броситься на врага
    .end = закончить ход
    .pass = пропустить
    .shake = разбудить, кого — { NAME($target) }
    .end-spell = прервать концентрацию
    .attack-two-handed = { NAME($weapon) } двумя руками, цель — { NAME($target) }
    .attack-improvised = { NAME($weapon) } вместо дубинки, цель — { NAME($target) }
    .throw = бросить { NAME($weapon, case: "acc") }, цель — { NAME($target) }
    .draw = взять в руку { NAME($weapon, case: "acc") }
    .stow = убрать { NAME($weapon, case: "acc") }
    .let-go = бросить наземь { NAME($weapon, case: "acc") }
    .take-up = поднять { NAME($weapon, case: "acc") }
    .don = надеть { NAME($weapon, case: "acc") }
    .doff = снять { NAME($weapon, case: "acc") }
    .break-free = освободить силой, кого — { NAME($target, case: "acc") }
    .cut = разрезать путы, кому — { NAME($target, case: "dat") } ({ NAME($weapon) })
    .break = сломать дверь на { NAME($weapon) } ({ NAME($tool) })
    .grapple = захват, кого — { NAME($target) }
    .shove = толкнуть, кого — { NAME($target) }
    .escape = вырваться, чей захват — { NAME($target) }: { $word }
    .release = отпустить, кого — { NAME($target) }
    .drag = тащить с собой
    .assist = помочь в деле, кому — { NAME($target) }
    .distract = помочь в атаке, цель — { NAME($target) }
    .search = искать
    .ready = подготовить действие
    .interact = взаимодействие
    .open = открыть дверь { $word }
    .close = закрыть дверь { $word }
    .use-object = применить: { NAME($weapon) }, кому — { NAME($target) }
    .improvise = что-то ещё: improvise …
    .handle = что-то другое: handle …
    .when = своими словами: when …
    .prone = сбить с ног
    .push = оттолкнуть на { $word }
    .knock-out = оглушить
    .check = решит проверка
    .contest = решит состязание, с кем — { NAME($target) }
    .allow = получается без проверки
    .forbid = это невозможно
    .now = пора
    .pay = потратить действие
    .not-yet = ещё нет
    .fly = лететь
    .swim = плыть
    .burrow = копать ход
    .climb = лезть
    .squeeze = протиснуться
    .jump = прыгнуть
    .leap = подпрыгнуть
    .mount = { $how ->
        [controlled] сесть верхом и управлять: { NAME($target) }
       *[independent] сесть верхом и не управлять: { NAME($target) }
    }
    .dismount = спешиться
    .ride = { $how ->
        [dash] велеть скакуну: рывок
        [disengage] велеть скакуну: отход
        [dodge] велеть скакуну: уклонение
        [leap] велеть скакуну: подпрыгнуть
       *[stand] велеть скакуну: встать
    }
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) }, цель — { NAME($target) }
    .action-surge = всплеск действий
    .reckless-attack = действовать безрассудно
    .frenzied-rage = ярость и исступление
    .frenzy = в исступлении { NAME($weapon) }, цель — { NAME($target) }
    .trample = растоптать: { NAME($weapon) }, цель — { NAME($target) }
    .uncanny-dodge = невероятное уклонение
    .parry = парировать
    .catch-rock = поймать камень
    .legendary-resistance = легендарное сопротивление
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = зажечь: { NAME($weapon) }
    .douse = погасить: { NAME($weapon) }
    .spare = не задевать: { $all }
    .spiritual-weapon-on = духовное оружие: { NAME($target) }
    .hunters-mark-on = перенести метку: { NAME($target) }

## Что можно набрать

# $what: how, the first word for it, such as “go”
cli-gap =
    .ride = верхом: { $what }
cli-verbs =
    .move = иди, идти, ход, шаг, и
    .attack = атака, атакуй, бей, стреляй, а
    .dash = рывок, бегом
    .disengage = отход, отойди
    .dodge = уклонение, уклонись
    .hide = спрячься, прячься
    .first-aid = помощь, помоги
    .stand = встань
    .drop = ляг, лечь
    .second-wind = дыхание
    .rage = ярость
    .aggressive = натиск, бросься
    .end = конец, всё, все
    .pass = пас, нет
    .cast = заклинание, колдуй, к
    .shake = разбуди
    .end-spell = прерви
    .throw = брось, метни
    .draw = достань, выхвати
    .stow = убери
    .let-go = выпусти
    .take-up = подними
    .don = надень
    .doff = сними
    .break-free = освободи, вырвись
    .cut = разрежь
    .break = сломай, ломай
    .grapple = захват, хватай
    .shove = толкай, толкни
    .escape = вырвись
    .release = отпусти
    .drag = тащи
    .assist = подсоби
    .distract = отвлеки
    .search = ищи, искать
    .ready = подготовь, жди
    .interact = взаимодействие
    .open = открой
    .close = закрой
    .use-object = используй, выпей
    .improvise = пробую
    .handle = делаю
    .when = когда, если
    .fly = лететь, взлететь
    .swim = плыть
    .burrow = копать
    .climb = лезть, взобраться
    .squeeze = протиснуться
    .jump = прыгнуть
    .leap = подпрыгнуть
    .mount = оседлать, сесть
    .dismount = спешиться, слезть
    .ride = скакать, ехать
    .use = применить
    .action-surge = всплеск
    .reckless-attack = безрассудно
    .frenzied-rage = исступление
    .frenzy = исступление
    .trample = топтать
    .uncanny-dodge = уклониться
    .parry = парировать
    .catch-rock = поймать
    .legendary-resistance = сопротивляться
    .mend = лечить
    .light = зажечь, запалить
    .douse = погасить, потушить
    .spare = пощадить
    .spiritual-weapon = дух
    .hunters-mark = метка
cli-commands =
    .help = ?, справка
    .why = почему
    .odds = шансы
    .undo = отмена, отмени, назад
    .redo = верни, вернуть
    .rule = решение, реши
    .because = потому что, так как
    .save = сохрани, сохранить
    .map = карта
    .log = журнал
    .auto = авто, сам
    .quit = выход, выйти
cli-command =
    .help = что можно набрать
    .why = все числа последнего броска с причинами или правило целиком
    .odds = шансы того, что вы задумали
    .undo = отменяет последний выбор
    .redo = возвращает отменённое
    .rule = решение Мастера, например: решение goblin-1 hp 3 потому что ранен; или: решение goblin-1 gains poisoned for 3
    .save = записывает бой в файл
    .map = показывает карту
    .log = рассказывает, что было до сих пор
    .auto = дальше за вас играет программа
    .quit = выход из боя; перед ним можно сохранить
cli-command-form =
    .help = { $word }
    .why = { $word } [ПРАВИЛО]
    .odds = { $word } ЧТО
    .undo = { $word }
    .redo = { $word }
    .rule = { $word } ТЕКСТ [потому что ПРИЧИНА]
    .save = { $word } ФАЙЛ
    .map = { $word }
    .log = { $word }
    .auto = { $word }
    .quit = { $word }
cli-help-answers = Отвечайте номером из списка, клеткой карты или словами: хватит первых букв, а Tab их дополнит. Ещё можно набрать:

cli-refusal =
    .not-offered = Сейчас нельзя: «{ $text }».
    .nothing = Вы ничего не сказали.
    .too-long = Слишком длинно: «{ $text }».
    .unprintable = Здесь есть знаки, которые не прочесть.
    .bad-reason = Причина слишком длинная.
    .nothing-to-undo = Отменять нечего.
    .nothing-to-redo = Возвращать нечего.
    .no-seat = Места { $text } за этим столом нет.
    .not-asked = Сейчас вас ни о чём не спрашивают.
    .closed = Этот вопрос уже закрыт.
    .faces = «{ $text }» на этих костях не выпадет. Наберите по числу на каждую кость.
    .not-text = Непонятно: «{ $text }».
cli-offered = Можно: { $offered }.

cli-save =
    .done = Сохранено. Пересказать: affray replay { $file }; продолжить: affray play { $file }
    .no-name = Назовите файл: сохрани бой.affray
    .taken = { $file } уже есть, и это не сохранённый бой; выберите другое имя.
    .failed = Файл { $file } не записать: { $why }.
cli-leave =
    .ask = Чтобы сохранить бой, наберите имя файла; чтобы выйти без сохранения, нажмите Enter.
    .saved = До встречи.
    .lost = Вы выходите из боя. Ничего не сохранено.

## Почему

cli-why =
    .roll = { NAME($who) }, { $dice } на { $why }: { $faces }
    .total = = { $total }
    .guard = Класс Доспеха { NAME($target, case: "gen") }:
    .unknown = вам он неизвестен
    .advantage = Преимущество: { $clause }
    .disadvantage = Помеха: { $clause }
    .cancelled = Преимущество и помеха гасят друг друга.
    .hit = Попадание.
    .miss = Промах.
    .critical = Критическое попадание: кости урона бросаются дважды.
    .hurt = { NAME($who) } получает { $amount }:
    .healed = { NAME($who) } восстанавливает { $amount }:
    .nothing = Пока ничего не бросали.

cli-odds =
    .brief = попадание { $chance }, в среднем { $mean }
    .hit = Попадание: { $chance }
    .critical = Критическое попадание: { $chance }
    .fails = { $who }, провал спасброска: { $chance }
    .wins = Победа в состязании: { $chance }
    .harm = Урон: в среднем { $mean }, самое большее { $most }
    .felled = Свалить цель: { $chance }
    .assumed = Если не ответят: { $names }
    .too-many = Исходов слишком много, шансы не сосчитать.
    .certain = Кости здесь ничего не решают.

## Сохранённые бои

cli-bad-save =
    .changed = { $file }, строка { $line }: эту строку изменили после записи.
    .cut-off = { $file }, строка { $line }: конца файла нет.
    .not-json = { $file }, строка { $line }: это не сохранённый бой, или он повреждён.
    .format = { $file }: записано другой версией Affray, этой такое не прочесть.
    .rulebook = { $file }: для этого боя нужны правила, которых здесь нет.
    .elsewhere = { $file }, строка { $line }: по нынешним правилам бой пришёл бы не сюда.
cli-verify =
    .same = Проверено: заново бой идёт так же ({ $events ->
        [one] { $events } событие
        [few] { $events } события
        [many] { $events } событий
       *[other] { $events } события
    }), и все кости ({ $dice }) следуют из зерна.
    .differs = { $file }, строка { $line }: записано { $then }, а заново выходит { $now }.
    .shorter = { $file }, строка { $line }: записано { $then }, а заново бой до этого не доходит.
    .longer = { $file }, строка { $line }: запись кончается, а заново бой идёт дальше: { $now }.
    .missing = { NAME($who) }: в записи нет кости { $number }.
    .commitment = Зерно не то, что было обещано перед боем.
    .die = { NAME($who) }, кость { $number }: в записи { $recorded }, а по зерну { $expected }.

## Правила

cli-rulebook =
    .dnd5e = Пятая редакция (SRD 5.1)
    .drawsteel = Draw Steel
    .acao = Ação e Combate
cli-rules-options = Настройки стола; действует первое значение, если не задано другое.
cli-rules-presets = Наборы настроек: все сразу, через «--preset». Указано, что в каждом не так, как выше.
cli-rules-untold = У этого правила пока нет текста.
cli-no-such-clause = По словам «{ $asked }» ни одного правила не нашлось.
cli-did-you-mean = Может быть: { $words }?
cli-known = Есть: { $words }.

## Много боёв

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } бой
        [few] { $fights } боя
        [many] { $fights } боёв
       *[other] { $fights } боя
    }
    .interval = с вероятностью 95 % — от { $low } до { $high }
    .rounds = Раундов в среднем: { $mean }
    .fell = Кто к концу выбыл:
cli-sim-outcome =
    .heroes = Побеждают герои
    .foes = Побеждают враги
    .nobody = Не остаётся никого
cli-sim-time = { $seconds } с, боёв в секунду: { $speed }
cli-sim-workers = { $word } — не число ядер; дайте число или all.

## Проверка файлов

cli-checked =
    .good = { $files ->
        [one] Всё в порядке, проверен { $files } файл.
        [few] Всё в порядке, проверено { $files } файла.
        [many] Всё в порядке, проверено { $files } файлов.
       *[other] Всё в порядке, проверено { $files } файла.
    }
    .bad = { $problems ->
        [one] { $problems } ошибка.
        [few] { $problems } ошибки.
        [many] { $problems } ошибок.
       *[other] { $problems } ошибки.
    }
cli-kind =
    .text = текст
    .number = число
    .yes-no = true или false
    .list = список
    .mapping = поля со значениями
    .nothing = ничего

# По коду ошибки. $found — то, что стоит в файле, в кавычках.
cli-problem =
    .more = … и ещё { $more }.
    .no-such-encounter = Стычки { $found } нет; дайте имя известной или путь к файлу YAML.
    .no-such-file = Файла { $found } нет; дайте путь к файлу YAML.
    .unreadable-file = Файл не читается ({ $why }); дайте путь к файлу YAML, который вам доступен.
    .too-big = Файл слишком велик; самое большее — { $most } байт.
    .not-utf8 = Это не текст UTF-8; сохраните файл в UTF-8.
    .control-character = Найден знак { $found }, который в тексте не нужен; уберите его.
    .empty-file = В файле ничего нет; напишите хотя бы { $wanted }.
    .not-yaml = Прочесть это как YAML нельзя ({ $why }).
    .tab = Здесь табуляция, а YAML хочет пробелы; отступайте пробелами.
    .bad-indent = Отступ этой строки не такой, как у соседних; начните их в одном столбце.
    .needs-quotes = С { $found } простое значение не начинается; возьмите его в кавычки.
    .stray-colon = В строке второе двоеточие; возьмите текст в кавычки.
    .unclosed = То, что здесь открыто, нигде не закрыто; поищите пропавшую кавычку или скобку.
    .too-deep = Вложено слишком глубоко; самое большее — уровней: { $most }.
    .too-many-nodes = В файле слишком много всего; самое большее — значений: { $most }.
    .too-long = Здесь знаков: { $length }; самое большее — { $most }.
    .two-documents = Здесь начинается второй документ; в файле должен быть один, без ---.
    .alias = Найдено *{ $name }, ссылка на другое место; напишите прямо, что имеется в виду.
    .anchor = Найдено &{ $name }; якоря здесь не нужны: пишите прямо в каждом месте.
    .tag = Найдена пометка { $found }; уберите её.
    .merge = Найдено <<, то есть слияние; напишите поля целиком.
    .duplicate-key = { $found } уже есть в строке { $first }; оставьте что-то одно.
    .key-not-text = Имя поля — не простое слово; напишите имя, двоеточие и значение.
    .empty-value = Здесь ничего не написано; напишите значение или уберите поле.
    .missing-field = Нет поля { $field }; напишите его.
    .unknown-field = Поля { $found } здесь не бывает.
    .wrong-kind = Здесь { $found }, а должно быть: { $kind }.
    .not-whole-number = Здесь { $found }, а нужно целое число от { $low } до { $high }.
    .not-one-of = Здесь { $found }, а нужно одно из известных слов.
    .empty-list = Список пуст; впишите хотя бы одно.
    .too-many = Здесь { $count }; самое большее — { $most }.
    .bad-text = Здесь { $found }, а нужна строка не длиннее { $most } знаков.
    .bad-language = Здесь { $found }, а нужен код языка, например { "ru" } или { "pt-BR" }.
    .bad-id = Здесь { $found }, а нужно имя из строчных латинских букв, цифр и дефисов, которое начинается с буквы, например goblin-chief, не длиннее { $most } знаков.
    .reserved-id = Здесь { $found }, а за столом это значит другое; выберите другое имя.
    .id-like-square = Здесь { $found }, а это похоже на клетку карты; выберите другое имя.
    .bad-dice = Здесь { $found }, а нужны кости, например { "2d6+2" }.
    .bad-damage = Здесь { $found }, а нужны кости и вид урона, например { "1d6+2 slashing" }.
    .bad-hp = Здесь { $found }, а нужно число, кости или то и другое, например { "7, 2d6 или 7 (2d6)" }.
    .hp-outside-dice = Здесь { $found }, но эти кости дают от { $low } до { $high }; измените что-то одно.
    .no-unit = Здесь { $found } без единицы; напишите { $feet } ft или { $squares } squares.
    .bad-distance = Здесь { $found }, а нужно расстояние, например { "30 ft, 9 m, 6 squares или 6 sáhů" }.
    .bad-range = Здесь { $found }, а нужна дистанция, например { "80/320 ft или 30 ft" }.
    .not-whole-squares = Здесь { $found }, а это не целое число клеток (клетка — { DISTANCE(1) }); ближайшее — { $nearest }.
    .too-far = Здесь { $found }; самое большее — клеток: { $most }.
    .range-backwards = Здесь { $found }; дальняя дистанция стоит второй, и она больше.
    .unknown-creature = Здесь { $found }, а такого блока параметров нет.
    .unknown-weapon = Здесь { $found }, а такого оружия нет; назовите известное или задайте hit и damage.
    .unknown-feature = Здесь { $found }, а такого умения нет.
    .like-circle = Здесь { $found }, а оно само списано отсюда; одно из двух напишите целиком.
    .like-too-long = Это списано с того, что списано с другого, и так далее; самое большее — шагов: { $most }.
    .no-proficiency = Не сказано, какой здесь бонус мастерства; напишите level, challenge или proficiency.
    .no-such-use = Здесь { $found }, а среди умений этого существа такого нет; впишите его и в features.
    .given-twice = { $found } встречается второй раз; оставьте что-то одно.
    .strikes-nowhere = У { $found } нет ни досягаемости, ни дистанции; напишите reach или range.
    .no-damage-type = У { $found } нет вида урона; напишите его после костей, например { "1d6+2 slashing" }.
    .pair-not-light = { $found } — не лёгкое оружие, по одному в каждой руке им не сражаются; уберите pair.
    .unknown-armour = Найдено { $found }: такого доспеха здесь не знают.
    .two-armours = Найдено { $found }, но двух доспехов одного рода никто не носит; оставьте один доспех и один щит.
    .no-such-weapon = Найдено { $found }: такого оружия у этого существа нет; впишите его и в weapons.
    .never-thrown = { $found } нельзя метнуть; уберите thrown или впишите его в properties.
    .map-style = Строки карты слились; поставьте | после двоеточия и рисуйте карту в строках ниже.
    .map-size = Карта { $width } × { $height }; самое большее — { $most } × { $most }.
    .uneven-row = В ряду { $row } клеток: { $found }, а в первом: { $width }; сделайте их равными.
    .unknown-character = В ряду { $row } стоит { $found }, а этого нет ни в legend, ни в place.
    .not-one-character = Здесь { $found }, а нужен один знак карты.
    .ground-and-ground = Здесь { $found }; из { $kinds } у клетки может быть только одно.
    .not-drawn = { $found } на карте не нарисовано; нарисуйте или уберите.
    .drawn-for-nobody = { $found } означает { $name }, но такого нет ни на одной стороне.
    .bad-square = Здесь { $found }, а нужна клетка карты от a1 до { $last }.
    .off-the-map = Здесь { $found }, а карта там уже кончилась; нужна клетка от a1 до { $last }.
    .off-the-edge = { $name } занимает { $width } × { $width }, а у { $found } карта кончается; передвиньте.
    .in-a-wall = { $name } оказывается в стене на { $found }; передвиньте или откройте стену.
    .taken = { $name } оказывается на { $found }, где уже стоит { $other }; передвиньте кого-нибудь.
    .no-place = Для { $name } нет места на карте; напишите at или нарисуйте знак и назовите его в place.
    .placed-twice = Для { $name } есть и at, и знак на карте; оставьте что-то одно.
    .places-differ = { $name }: числом { $count }, а мест на карте { $places }; сделайте поровну.
    .hp-differ = { $name }: числом { $count }, а чисел хитов { $found }; сделайте поровну или дайте одно.
    .id-taken = Имя { $found } в этом бою уже занято; выберите другое.
    .crowd = Существ { $count }; самое большее — { $most }.
    .unknown-who = Здесь { $found }, а в этом бою такого нет.
    .played-twice = За { $found } уже играет { $other }; оставьте кого-то одного.
    .unknown-option = Здесь { $found }, а такой настройки у этих правил нет.
    .bad-option = Здесь { $found }, а нужно одно из значений { $option }.
    .unknown-spell = Здесь { $found }, а такого заклинания нет.
