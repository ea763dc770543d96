### What the terminal and the live table both say. Words that can be typed stand in lists with commas.

## Журнал

say-edge =
    .advantage = Преимущество: { $reasons }.
    .disadvantage = Помеха: { $reasons }.

say-ending =
    .won = Бой окончен: герои победили.
    .driven-off = Бой окончен: враги обращены в бегство.
    .fled = Бой окончен: герои отступили.
    .captured = Бой окончен: герои в плену.
    .total-kill = Бой окончен: все герои пали.
    .decreed-heroes = Бой окончен по решению Мастера: герои победили.
    .decreed-foes = Бой окончен по решению Мастера: враги победили.
say-over =
    .heroes = Бой окончен: герои победили.
    .foes = Бой окончен: враги победили.
    .nobody = Бой окончен: на ногах не остался никто.
    .other = Бой окончен: { $outcome }.
    .open = Бой ещё не окончен.
    .seed = Сид бросков: { $seed }.
    .after = Ещё можно набрать: сохрани ФАЙЛ, журнал, почему, отмена; Enter — выход.

## Существа

say-health =
    .dead = { GENDER($who) ->
        [f] мертва
        [n] мертво
        [p] мертвы
        [u] нет в живых
       *[m] мёртв
    }
    .dying = при смерти
    .stable = без сознания
    .unhurt = без ран
    .hurt = есть раны
    .fled = вне поля боя
    .surrendered = сдаётся
    .captured = в плену
    .removed = вне боя
say-effect =
    .prone = лежит
    .dodging = уклонение
    .disengaged = отход
    .surprised = врасплох
    .helped = помощь
    .light = светится
    .climbing = на стене
    .fleeing = бежит

say-legend =
    .wall = стена
    .tree = дерево
    .door = дверь
    .low-wall = низкая стена
    .water = вода
    .difficult = труднопроходимо
    .dead = павшие
    .near = доступно
    .zone = длящаяся область
    .open-door = открытая дверь
    .dim = тусклый свет
    .dark = темнота
    .deep-water = глубокая вода
    .chasm = пропасть
    .arrow-slit = бойница
    .rocky = камни
    .ice = лёд
    .sunlight = солнечный свет
    .portcullis = опускная решётка
    .force = силовая стена
    .barrel = бочка
    .crate = ящик
    .statue = статуя
    .earth = земля
    .underwater = под водой
    .running = проточная вода
    .burning = огонь
    .stuck = заклинившая дверь
    .locked = запертая дверь
    .lit = яркий свет
    .open = ровное место

## Вопросы

say-seat =
    .gm = Мастер
    .players = игроки
say-question =
    .helped = { NAME($who) }: { NAME($about) } хочет вам помочь. Согласны?
    .carried = { NAME($who) }: { NAME($about) } хочет схватить или оттолкнуть вас. Не сопротивляетесь?
    .ridden = { NAME($who) }: { NAME($about) } хочет сесть на вас верхом. Согласны?
    .turn = { NAME($who) }: что делаете? Осталось: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } уходит из вашей досягаемости. Провоцированная атака?
    .tie = { NAME($who) }: инициатива одинаковая. Кто ходит первым?
    .roll = { NAME($who) }: бросьте { $dice } на { $why } и наберите, что выпало, например { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } попадает по вам. Ответите реакцией?
    .ready = { NAME($who) }: что подготовить?
    .search = { NAME($who) }: { NAME($about) } ищет. Какая проверка?
    .improvise = { NAME($who) }: { NAME($about) } пробует: «{ $words }». Что это решает?
    .consequence = { NAME($who) }: { NAME($about) } пробует: «{ $words }». Что из этого выходит? Решение или пас.
    .knock-out = { NAME($who) }: { NAME($about) } падает от удара. Оглушить, а не убить?
    .over = { NAME($who) }: осталась только одна сторона. Бой окончен?
say-group =
    .move = Перемещение
    .action = Действие
    .bonus = Бонусное действие
    .haste = Ускорение
    .free = Без затрат
    .end = Готово
    .cast = Заклинания
say-distance = { DISTANCE($squares) }
say-deed =
    .agree = согласиться
    .attack = { NAME($weapon) } против { NAME($target, case: "gen") }
    .dash = рывок
    .disengage = отход
    .dodge = уклонение
    .hide = спрятаться
    .stand = встать
    .drop = упасть ничком
    .end = закончить ход
    .pass = пропустить
    .shake = разбудить { NAME($target, case: "acc") }
    .throw = бросить { NAME($weapon, case: "acc") } в { NAME($target, case: "acc") }
    .draw = достать { NAME($weapon, case: "acc") }
    .stow = убрать { NAME($weapon, case: "acc") }
    .let-go = бросить наземь { NAME($weapon, case: "acc") }
    .take-up = поднять { NAME($weapon, case: "acc") }
    .break = сломать преграду на { NAME($weapon) } ({ NAME($tool) })
    .search = искать
    .ready = подготовить действие
    .open = открыть дверь { $word }
    .close = закрыть дверь { $word }
    .improvise = что-то ещё: пробую …
    .when = своими словами: когда …
    .prone = сбить с ног
    .now = пора
    .pay = потратить действие
    .fly = лететь
    .swim = плыть
    .burrow = копать ход
    .climb = лезть
    .jump = прыгнуть
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } против { NAME($target, case: "gen") }
    .trample = растоптать { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }
    .follow-up = атаковать ещё раз { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }
    .parry = парировать
    .mend = { NAME($weapon) } для { NAME($target, case: "gen") }
    .light = зажечь { NAME($weapon, case: "acc") }
    .flee = уйти за край карты
    .surrender = сдаться
    .over = бой окончен
    .goes-on = бой продолжается

## Что можно набрать

# $what: how, the first word for it, such as “go”
say-decline = отказаться
say-gap =
    .ride = верхом: { $what }
say-verbs =
    .agree = да, согласие
    .move = иди, идти, ход, шаг, и
    .attack = атака, атакуй, бей, стреляй, а
    .dash = рывок, бегом
    .disengage = отход, отойди
    .dodge = уклонение, уклонись
    .hide = спрячься, прячься
    .stand = встань
    .drop = ляг, лечь
    .end = конец, всё, все
    .pass = пас, нет
    .cast = заклинание, колдуй, к
    .shake = разбуди
    .throw = брось, метни
    .draw = достань, выхвати
    .stow = убери
    .let-go = выпусти
    .take-up = подними
    .break = сломай, ломай
    .search = ищи, искать
    .ready = подготовь, жди
    .open = открой
    .close = закрой
    .improvise = пробую
    .when = когда, если
    .fly = лететь, взлететь
    .swim = плыть
    .burrow = копать
    .climb = лезть, взобраться
    .jump = прыгнуть
    .use = применить
    .trample = топтать
    .follow-up = ещё-раз
    .parry = парировать
    .mend = лечить
    .light = зажечь, запалить
    .flee = бежать, уйти
    .surrender = сдаться, сдаюсь
    .over = да, конец
    .goes-on = нет, дальше
say-refusal =
    .not-offered = Сейчас нельзя: «{ $text }».
    .nothing = Вы ничего не сказали.
    .too-long = Слишком длинно: «{ $text }».
    .unprintable = Здесь есть знаки, которые не прочесть.
    .bad-reason = Причина слишком длинная.
    .nothing-to-undo = Отменять нечего.
    .nothing-to-redo = Возвращать нечего.
    .no-seat = Места { $text } за этим столом нет.
    .nothing-proposed = Никто другой ничего не предложил.
    .nothing-said = Вы ничего не предлагали и не просили подождать.
    .not-asked = Сейчас вас ни о чём не спрашивают.
    .no-such-roll = «{ $text }» не подходит ни к одному из последних бросков.
    .closed = Этот вопрос уже закрыт.
    .faces = «{ $text }» на этих костях не выпадет. Наберите по числу на каждую кость.
    .not-text = Непонятно: «{ $text }».
say-offered = Можно: { $offered }.

## Почему

say-why =
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
    .hurt = { NAME($who) } получает урон ({ $amount }):
    .healed = { NAME($who) } восстанавливает { $amount }:
    .nothing = Пока ничего не бросали.

say-odds =
    .brief = попадание { $chance }, в среднем { $mean }
    .hit = Попадание: { $chance }
    .critical = Критическое попадание: { $chance }
    .fails = { $who }, провал спасброска: { $chance }
    .wins = Победа в состязании: { $chance }
    .harm = Урон: в среднем { $mean }, самое большее { $most }
    .harm-about = Урон: в среднем { $mean }
    .felled = Вывести цель из боя: { $chance }
    .assumed = Если не ответят: { $names }
    .roughly = примерно: { $brief }
    .estimated = { $trials ->
        [one] Оценка по { $trials } пробе:
        [few] Оценка по { $trials } пробам:
        [many] Оценка по { $trials } пробам:
       *[other] Оценка по { $trials } пробы:
    }
    .certain = Кости здесь не нужны.

## Сохранённые бои

say-bad-save =
    .changed = { $file }, строка { $line }: эту строку изменили после записи.
    .cut-off = { $file }, строка { $line }: конца файла нет.
    .not-json = { $file }, строка { $line }: это не сохранённый бой, или он повреждён.
    .format = { $file }: записано другой версией Affray, этой такое не прочесть.
    .rulebook = { $file }: этот бой идёт по книге правил «{ $rulebook }», а она здесь не установлена. Установите пакет с этой книгой и откройте файл снова; с самим боем всё в порядке.
    .elsewhere = { $file }, строка { $line }: по нынешним правилам бой пришёл бы не сюда.
say-verify =
    .same = Проверено: заново бой идёт так же ({ $events ->
        [one] { $events } событие
        [few] { $events } события
        [many] { $events } событий
       *[other] { $events } события
    }), и все кости ({ $dice }) следуют из сида.
    .differs = { $file }, строка { $line }: записано { $then }, а заново выходит { $now }.
    .shorter = { $file }, строка { $line }: записано { $then }, а заново бой до этого не доходит.
    .longer = { $file }, строка { $line }: запись кончается, а заново бой идёт дальше: { $now }.
    .missing = { NAME($who) }: в записи нет кости { $number }.
    .commitment = Сид не тот, что был обещан перед боем.
    .die = { NAME($who) }, кость { $number }: в записи { $recorded }, а по сиду { $expected }.

## Правила

say-did-you-mean = Может быть: { $words }?
say-known = Есть: { $words }.

## Проверка файлов

say-kind =
    .text = текст
    .number = число
    .yes-no = true или false
    .list = список
    .mapping = поля со значениями
    .nothing = ничего

# По коду ошибки. $found — то, что стоит в файле, в кавычках.
say-problem =
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
    .bad-notation = Здесь { $found }, а нужно что-то вроде { $example }.
    .not-one-verb = Здесь { $found }, а шаг говорит ровно об одном, что происходит.
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
    .unknown-item = Найдено { $found }: такого предмета здесь не знают.
    .too-many-attuned = Найдено { $found }, но настроиться можно не более чем на { $most } предмета; уберите один.
    .no-such-weapon = Найдено { $found }: такого оружия у этого существа нет; впишите его и в weapons.
    .never-thrown = { $found } нельзя метнуть; уберите thrown или впишите его в properties.
    .map-style = Строки карты слились; поставьте | после двоеточия и рисуйте карту в строках ниже.
    .map-size = Карта { $width } × { $height }; самое большее — { $most } × { $most }.
    .uneven-row = В ряду { $row } клеток: { $found }, а в первом: { $width }; сделайте их равными.
    .unknown-character = В ряду { $row } стоит { $found }, а этого нет ни в legend, ни в place.
    .not-one-character = Здесь { $found }, а нужен один знак карты.
    .ground-and-ground = Здесь { $found }; из { $kinds } у клетки может быть только одно.
    .not-drawn = { $found } на карте не нарисовано; нарисуйте или уберите.
    .place-is-ground = { $found } на любой карте значит { $ground }; возьмите другую букву или скажите в legend, что это.
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
    .resource-of-no-hero = Указано { $found }, но героический ресурс копят только герои; напишите organisation: hero или уберите.
    .never-earned = Указано { $found }, но накопить это нельзя: ни одна способность этого не стоит. Дайте какой-нибудь cost или уберите.
    .crowd = Существ { $count }; самое большее — { $most }.
    .unknown-who = Здесь { $found }, а в этом бою такого нет.
    .one-moment = О времени здесь сказано: { $given }; напишите ровно одно из: { $wanted }.
    .rides-in = { $name } не может вступить в бой верхом на { $found }; уберите rides: сесть верхом можно уже на месте.
    .played-twice = За { $found } уже играет { $other }; оставьте кого-то одного.
    .unknown-option = Здесь { $found }, а такой настройки у этих правил нет.
    .bad-option = Здесь { $found }, а нужно одно из значений { $option }.
    .unknown-spell = Здесь { $found }, а такого заклинания нет.
    .bad-preset = Указано { $found }, но такого набора настроек у { $rulebook } нет.
    .no-presets = Указано { $found }, но у { $rulebook } наборов настроек нет; уберите.

## Words that may be answered

say-word =
    .attack = атака
    .throw = бросок
    .escape = вырваться из захвата
    .dodge = уклонение
    .hide = спрятаться
    .search = поиск
    .open = открыть дверь
    .close = закрыть дверь
    .improvise = что-то придуманное на ходу
    .move = перемещение
    .attacks = атакует
    .falls = падает до 0 хитов
    .free = это бесплатно
    .action = действие

## Rulings and settings, without the full stop; $seat is a seat, $how what it is set to

say-decree =
    .hp = Мастер задаёт хиты { NAME($who, case: "gen") }: { $amount }
    .at = Мастер ставит { NAME($who, case: "acc") } на { $at }
    .noticed = Мастер раскрывает { NAME($who, case: "acc") } на { $at }
    .dies = Мастер решает, что { NAME($who) } погибает
    .lives = Мастер решает, что { NAME($who) } остаётся в живых
    .other = Мастер решает: { $words }
    .add = решено: в бой вступает { NAME($model) }
    .add-later = решено: позже в бой вступит { NAME($model) }
    .wave = { $words ->
        [off] решено: подкрепления не будет
       *[now] решено: подкрепление приходит сейчас
    }
    .flees = решено: { NAME($who) } обращается в бегство
    .rallies = решено: { NAME($who) } снова сражается
    .leaves = решено: { NAME($who) } покидает поле боя
    .surrenders = решено: { NAME($who) } сдаётся
    .captured = решено: { NAME($who) } попадает в плен
    .removed = решено: { NAME($who) } больше не участвует в бою
    .returns = решено: { NAME($who) } возвращается в бой
    .turn = решено: сейчас ход { NAME($who, case: "gen") }
    .before = решено: { NAME($who) } ходит раньше { NAME($other, case: "gen") }
    .over = { $what ->
        [heroes] решено: победа за героями
       *[foes] решено: победа за врагами
    }
    .of = Мастер решает: { $who } – { $what }
    .ground = Мастер меняет местность на { $at }: { $what }
    .object = решено: на { $at } теперь стоит предмет: { $what }
    .carried-by = решено: { NAME($other) } несёт { NAME($who, case: "acc") }
    .put-down = решено: { NAME($who, case: "acc") } больше никто не несёт
    .morale = решено: меняется приказ об отступлении
say-ruled =
    .hp = { $known ->
        [yes] хиты { $amount }
       *[no] другие хиты
    }
    .maximum = { $known ->
        [yes] максимум хитов { $amount }
       *[no] другой максимум хитов
    }
    .height = на высоте { DISTANCE($amount, case: "gen") }
    .side = { $words ->
        [heroes] теперь на стороне героев
       *[foes] теперь на стороне врагов
    }
    .played-by = ходит { $seat }
    .hidden = в укрытии
    .hidden-from = в укрытии от всех из списка: { $others }
    .shown-to = теперь на виду; замечают: { $others }
    .noticed = на виду
    .carried-by = несёт { $others }
    .put-down = больше никто не несёт
    .gains = состояние «{ $effect }»
    .loses = состояние «{ $effect }» снято
    .pool = { $known ->
        [yes] { $what }: осталось { $amount }
       *[no] меняется один из запасов
    }
    .figure = { $known ->
        [yes] { $what }: { $amount }
       *[no] меняется одно из значений
    }
    .hurt = урон: { $amount }
    .healed = лечение: { $amount }
    .dies = смерть
    .lives = возвращение к жизни
say-amended =
    .again = переброс
    .bonus = { $amount }
    .shows = выпадает { $amount }
say-setting =
    .control = теперь за { NAME($who, case: "acc") } отвечает { $seat }
    .dice = { $seat }: { $how ->
        [real] теперь настоящие кости
       *[digital] теперь цифровые кости
    }
    .disclosure = { $how ->
        [exact] теперь все видят точные хиты { NAME($who, case: "gen") }
        [rough] теперь все видят лишь общее состояние { NAME($who, case: "gen") }
       *[nothing] теперь никто не видит состояния { NAME($who, case: "gen") }
    }
    .standing = { NAME($who) }, { $what }: { $how ->
        [always] теперь всегда
        [never] теперь никогда
       *[ask] теперь спрашивать каждый раз
    }
    .consent = все, кем играет { $seat }, { $what }: { $how ->
        [always] теперь всегда
        [never] теперь никогда
       *[ask] теперь спрашивать каждый раз
    }
    .mind = { $seat } теперь под управлением программы ({ $how })
    .person = { $seat } теперь под управлением человека
    .seat = { $how ->
        [watcher] за столом новый зритель: { $seat }
       *[player] за столом новый игрок: { $seat }
    }
    .unseat = стол покидает { $seat }
    .option = за этим столом: { $what } — { $how }
    .ending = { $how ->
        [ask] о том, окончен ли бой, теперь спрашивают Мастера
       *[rules] о том, окончен ли бой, теперь говорят правила
    }
say-by-hand =
    .element = Вручную: { $name }: { $text }
    .again = Вручную: { $names }
