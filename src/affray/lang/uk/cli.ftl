### Що каже командний рядок. Слова, які можна набрати, перелічені через кому; англійські зрозумілі завжди.

cli-about = Проводить бої настільних рольових ігор за правилами.

cli-usage = Виклик:
    .options = ПАРАМЕТРИ
    .command = КОМАНДА
    .fight = СУТИЧКА|ФАЙЛ
    .file = ФАЙЛ
    .files = ФАЙЛ
    .clause = ПРАВИЛО|СЛОВА
    .link = ПОСИЛАННЯ
    .options-heading = Параметри
    .commands-heading = Команди

cli-option =
    .lang = Мова: en, ru, uk, cs або pt-BR.
    .help = Показує цю довідку.
    .version = Називає версію і тих, чиї правила до неї увійшли.

cli-version = Affray { $version }

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
    .seed = Сід кидків: з тим самим сідом випадає те саме.
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
    .rulebook = Чия схема: назва книги правил, як у полі «rulebook» файлу.
    .no-files = Назвіть хоча б один файл.
cli-sim = Грає бій багато разів і каже, чим він закінчується.
    .fights = Скільки боїв.
    .seed = Сід кидків.
    .minds = Хто грає: simple діє розумно, random робить будь-що.
    .workers = На скількох ядрах одразу (all — на всіх).
    .json = Виводить підсумок як JSON.
    .preset = Усі правила столу разом, як їх читає один із текстів.

## Питання

cli-menu =
    .ways = { $count ->
        [one] досяжна { $count } клітинка
        [few] досяжні { $count } клітинки
        [many] досяжно { $count } клітинок
       *[other] досяжно { $count } клітинки
    } (• на мапі); наберіть будь-яку, наприклад { $example }
    .more = … і ще { $more }: почніть набирати
    .rest = … ще { $more ->
        [one] { $more } рядок
        [few] { $more } рядки
        [many] { $more } рядків
       *[other] { $more } рядка
    }: натисніть Enter, щоб побачити все
    .which = Що саме? Наберіть номер.
    .words = Що саме? Скажіть своїми словами; якщо вже сказали вголос, натисніть Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } по клітинці, наприклад: { $example }
    .numbers = { $words }: висота в клітинках, від { $low } до { $high }, наприклад { $example }

## Що можна набрати

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

cli-save =
    .done = Збережено. Переказати: affray replay { $file }; продовжити: affray play { $file }
    .no-name = Назвіть файл: збережи бій.affray
    .taken = { $file } уже є, і це не збережений бій; оберіть іншу назву.
    .failed = Файл { $file } не записати: { $why }.
cli-leave =
    .ask = Щоб зберегти бій, наберіть назву файлу; щоб вийти без збереження, натисніть Enter.
    .saved = До зустрічі.
    .lost = Ви виходите з бою. Нічого не збережено.

## Правила

cli-rules-options = Налаштування столу; діє перше значення, якщо не задано інше.
cli-rules-presets = Набори налаштувань: усі разом, через «--preset». Зазначено, що в кожному не так, як вище.
cli-rules-untold = Це правило поки без тексту.
cli-no-such-clause = За словами «{ $asked }» жодного правила не знайдено.

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

## Creatures on a map

cli-height =
    .up = висота { $distance }
    .down = глибина { $distance }
cli-riding = верхи: { NAME($mount) }
cli-help-aim = Непоміченого ворога можна атакувати навмання: наберіть attack, клітинку й зброю, наприклад { $example }.
