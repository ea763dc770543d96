### Сторінка живого столу. Сам бій приходить із сервера вже у словах; тут те, що стоїть навколо нього.

page-lost = Немає зв’язку із сервером.
page-closed = Вхід закрито
page-gone = Ваше посилання відкликано, або стіл закрито. Попросіть у Майстра нове.
page-reconnecting = Відновлюємо зв’язок…
page-coming-in = Входимо…
page-preferences = Мова й вигляд
page-language = Мова
page-theme = Вигляд
page-theme-of =
    .auto = Як на пристрої
    .light = Світлий
    .dark = Темний
page-close = Закрити
page-cancel = Скасувати

## Making a table

page-new-table = Новий стіл
page-no-host-link = Щоб створювати столи, відкрийте посилання господаря: сервер показав його під час запуску.
page-which-fight = Який бій?
page-fight-size = { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
    [many] { $heroes } героїв
   *[other] { $heroes } героя
} проти { $foes ->
    [one] { $foes } ворога
    [few] { $foes } ворогів
    [many] { $foes } ворогів
   *[other] { $foes } ворога
}
page-upload = Або свій файл: бій у YAML чи блоки характеристик текстом або з Open5e, 5e-bits, Improved Initiative чи Foundry
page-imported = Блоки, які можна додати за цим столом
page-imported-count = { $creatures ->
    [one] { $creatures } істота
    [few] { $creatures } істоти
    [many] { $creatures } істот
   *[other] { $creatures } істоти
}
page-imported-left-out = Пропущено
page-imported-lost = Втрачено: { $text }
page-grade =
    .faithful = Точно
    .partly = Частково
    .by-hand = Вручну
    .nothing = Не впливає на бій
page-by-hand = Вручну
page-line = рядок { $line }
page-how-played = Як граємо?
page-table-language = Мова столу
page-dice = Кості
    .digital = Цифрові
    .real = Справжні, вводимо вручну
page-foes-hp = Здоров’я ворогів
page-disclosure =
    .exact = Точно
    .rough = Приблизно
    .nothing = Приховано
page-players-come = Як входять гравці
page-come =
    .claim = За одним посиланням: кожен бере героя
    .each = За посиланням на кожного героя
page-countdown = Секунд на відповідь (0 — скільки завгодно)
page-players-undo = Гравці можуть скасувати свою останню відповідь
page-options = Налаштування правил
page-options-of = Налаштування правил: { $book }
page-make-table = Створити стіл
page-table-made = Стіл готовий
page-enter-gm = Сісти Майстром
page-links-once = Посилання показано лише тут і зараз; нове можна зробити за столом.
page-link-of =
    .gm = Майстер
    .player = Гравець
    .claim = Для гравців: вибрати героя
    .watcher = Для глядачів
page-copy = Копіювати
page-copied = Скопійовано
page-qr = Посилання як QR-код
page-qr-show = QR-код
page-tables-kept = Столи на цьому сервері
page-tables-kept-how = Повернутися за стіл можна за його посиланням.
page-whom-play = За кого ви граєте?
page-all-taken = Усіх героїв уже взято. Запитайте Майстра.

## At the table

page-beside = Поруч із мапою
page-tab-act = Хід
page-tab-log = Журнал
page-tab-sheet = Аркуш
page-tab-words = Словами
page-tab-table = Стіл
page-round = Раунд
page-order = Порядок ходів
page-next = далі
page-you-are-next = Із тих, кого ви бачите, наступний хід — ваш.
page-has-acted = хід зроблено
page-map = Мапа
page-map-keys = Стрілками ви ходите по мапі; Enter показує, що буде, другий Enter робить.
page-no-map = У цього бою немає мапи.
page-zoom-in = Ближче
page-zoom-out = Далі
page-whole-map = Уся мапа
page-hp = Здоров’я: { $hp }
page-armour = КБ { $ac }
page-place = Місце
page-terrain = Місцевість
page-holds = У руках: { $what }
page-mount = Верхи: { $who }
page-height = Висота: { $far }
page-zones = Тривалі області
page-lying = Лежить на землі
page-map-size =
    .squares = Мапа { $width } на { $height } клітинок; a1 — ліворуч угорі.
    .hexes = Мапа { $width } на { $height } шестикутників; a1 — ліворуч угорі, кожен другий ряд зсунуто праворуч.
page-you-are = { $who }: { $square }
page-direction =
    .here = тут
    .n = на півночі
    .ne = на північному сході
    .e = на сході
    .se = на південному сході
    .s = на півдні
    .sw = на південному заході
    .w = на заході
    .nw = на північному заході
page-danger = Дорогою може вдарити: { $who }
page-danger-unknown = Хто може вдарити дорогою, за відведений час з’ясувати не вдалося.
page-log = Що сталося
page-news = Новини бою
page-why = чому?
page-undo = Скасувати
page-redo = Повернути

## The question

page-questions = Про що вас питають
page-asked = Відповідає: { $who }
page-you-are-asked = Вас про щось питають
page-others-asked = Питають інших
page-free-deeds = Будь-коли
page-nothing-asked = Зараз вас ні про що не питають.
page-seconds-left = { $seconds ->
    [one] залишилася { $seconds } секунда
    [few] залишилося { $seconds } секунди
    [many] залишилося { $seconds } секунд
   *[other] залишилося { $seconds } секунди
}
page-proposals = Пропозиції
page-say-yes = Так
page-say-yes-to = Так: { $what }
page-say-wait = Зачекайте
page-say-me = Краще я
page-say-never-mind = Відбій
page-search = Пошук
page-groups = Види дій
page-group =
    .attack = Атака
    .aim = У клітинку
page-nothing-found = Нічого схожого не запропоновано.
page-more = { $count ->
    [one] Можливий ще { $count } варіант, якого немає у списку.
    [few] Можливі ще { $count } варіанти, яких немає у списку.
    [many] Можливо ще { $count } варіантів, яких немає у списку.
   *[other] Можливо ще { $count } варіанта, яких немає у списку.
}
page-against = Ціль: { $who }
page-to-square = { $deed }: { $square }
page-choose-square = виберіть клітинку на мапі
page-about-to = Що ви збираєтеся зробити
page-do = Зробити
page-in-area = Усередині: { $who }
page-nobody-in-area = Усередині нікого не видно.
page-assumed = Якщо ніхто не відповість ({ $who }: { $kinds })
page-die = { DICE($die) }
page-enter-dice = Увести
page-number-between = Число від { $low } до { $high }
page-hint =
    .improvise = Скажіть своїми словами, наприклад: перекидаю стіл
    .follows = Що з цього випливає, як у терміналі, наприклад: failure prone success temporary 5
    .morale = Скажіть коли, як у терміналі, наприклад: when half foes
page-pick-some = Вибрано: { $chosen } (від { $least } до { $most })
page-fewer = Менше: { $what }
page-one-more = Ще: { $what }

## One’s sheet

page-whose-sheet = Чий аркуш
page-no-sheet = Ви тут ні за кого не граєте.
page-conditions = Стани
page-reactions = Реакції
page-consent = Для всіх, ким ви граєте
page-standing =
    .ask = Питати
    .always = Завжди
    .never = Ніколи
page-my-dice = Мої кості
page-pool =
    .action = дія
    .bonus = бонусна дія
    .reaction = реакція
    .armour = обладунок
page-word =
    .helped = допомога й лікування від інших
    .carried = коли свій хапає або несе
    .ridden = коли на вас сідають верхи
    .swap = обмін місцями в порядку ходів
    .fog = нічого не видно
    .wall = стіна
    .small = малий розмір
    .medium = середній розмір
    .large = великий розмір
    .tiny = крихітний розмір
    .huge = величезний розмір
    .gargantuan = гігантський розмір
    .strike-friend = напад на свого
    .knock-out = оглушити замість убивства
    .wear = зношувати обладунок
    .for = на стільки раундів
    .until = до ходу
    .start = початок ходу
    .end = кінець ходу
    .save = до рятівного кидка
    .by = від когось

## The GM

page-gm-rulings = Рішення Майстра
page-gm-seats = Місця
page-gm-creatures = Істоти
page-gm-links = Посилання
page-gm-table = Стіл
page-gm-journal = Усе, що вирішено
page-ruling-whom = Про кого
page-ruling-what = Що
page-ruling-which = Яке
page-ruling-why = Чому
page-ruling-to = Хто про це дізнається
page-ruling-to-who-see = Ті, хто це бачить
page-ruling-to-all = Усі
page-ruling-to-gm = Тільки ви
page-ruling-subject =
    .creatures = Істоти
    .effects = Стани й ефекти
    .dice = Кидки, шкода, лікування
    .ground = Місцевість
    .fight = Бій
    .ending = Відхід і кінець бою
page-ruling =
    .maximum = Максимум пунктів здоров’я
    .height = На висоті
    .side = На боці
    .played-by = Хто ходить
    .hidden = Ховається
    .hidden-from = Ховається від
    .shown-to = Помічають
    .pool = Лишилося
    .figure = Значення
    .ground = Місцевість
    .object = Предмет стоїть на
    .carried-by = Несе
    .put-down = Більше ніхто не несе
    .morale = Наказ про відступ
    .hp = Пунктів здоров’я тепер
    .temporary = Тимчасових пунктів здоров’я тепер
    .at = Стоїть на клітинці
    .noticed = Помічено
    .hurt = Зазнає шкоди
    .healed = Зцілюється
    .gains = Отримує стан
    .loses = Втрачає стан
    .dies = Гине
    .lives = Виживає
    .roll = Кидок
    .test = Проходить перевірку
    .save = Робить рятівний кидок
    .check = Робить перевірку
    .safeguard = Робить захисний кидок
    .weapon = Дістає зброю
    .drops = Впускає
    .flees = Кидається навтьоки
    .rallies = Знову б’ється
    .leaves = Залишає поле бою
    .surrenders = Здається
    .captured = Потрапляє в полон
    .removed = Більше не бере участі
    .returns = Повертається
    .turn = Зараз хід
    .before = Ходить раніше за
    .over = Перемога дістається
    .wave = Підкріплення
page-ruling-word =
    .again = перекидання
    .advantage = з перевагою
    .disadvantage = з перешкодою
    .bonus = бонус або штраф
    .shows = на кубику випало
    .hits = влучає
    .misses = не влучає
    .succeeds = вдається
    .fails = не вдається
    .watcher = глядач
    .flee = тікають
    .surrender = здаються
    .flee-or-surrender = тікають, а якщо нікуди — здаються
    .off = більше не діє
page-ruling-hurt =
    .save = у разі успішного рятівного кидка вдвічі менше
    .test = у разі успішної перевірки вдвічі менше
    .unresisted = опір не допомагає
page-ruling-follows = і що з цього випливає
page-ruling-amount = Скільки: число або кубики, наприклад { $dice }
page-of-a-kind = вид шкоди
page-square = Клітинка
page-side =
    .heroes = Герої
    .foes = Вороги
page-square-example = наприклад, c3
page-on-map = Вибрати на мапі
page-gm-adding = Ввести в бій
page-add = Ввести в бій
page-add-who = Хто вступає в бій
page-add-search = Пошук у бестіарії
page-add-other = Вибрати когось іншого
page-add-own = своє
page-add-nothing-found = У бестіарії немає «{ $typed }». Можна вставити власний блок характеристик.
page-add-paste = Власний блок характеристик (YAML)
page-add-check = Взяти цей текст
page-add-no-block = У цьому тексті немає блоку характеристик: під «creatures» порожньо.
page-try-again = Спробувати ще раз
page-add-count = Скільки
page-add-side = На чиєму боці
page-add-hidden = Ховаються: поки їх ніхто не помічає
page-add-when = Коли
page-add-time =
    .now = Зараз
    .round = В одному з наступних раундів
    .half = Коли половина сторони вибула
    .left = Коли на стороні залишилося небагато
    .falls = Коли хтось впаде
page-add-most-left = Залишилося не більше
page-add-rolls = Як випаде
page-add-before = Перед: { $who }
page-add-refused = На клітинку { $square } нікому не ввійти. Виберіть на мапі клітинку, де немає стіни; якщо вона зайнята, істоти стануть якомога ближче.
page-add-done = У бою: { $who }.
page-add-later = З’являться згодом: { $who }.
page-waves = Ще з’являться
page-wave-when =
    .round = раунд { $number }
    .half = коли вибуде половина: { $whom }
    .left = коли залишиться не більше { $number }: { $whom }
    .falls = коли впаде: { $whom }
page-wave-now = Зараз
page-wave-off = Скасувати
page-rule = Вирішити
page-here = на місці
page-away = немає на місці
page-played-by = Грає
page-a-person = людина
page-mind =
    .simple = програма, розумно
    .random = програма, як завгодно
page-disclose-all = Здоров’я всіх ворогів
page-hand-to = Хто грає: { $who }
page-disclosure-of = Здоров’я: { $who }
page-make-link = Нове посилання (старе перестане діяти)
page-revoke = Відкликати
page-save = Завантажити бій
page-end-table = Закрити стіл назавжди
page-end-table-sure = Закрити стіл назавжди? Від нього нічого не залишиться.
page-entry =
    .answer = — відповідь
    .propose = — пропозиція
    .set = — налаштування
    .rule = — рішення
    .undo = — скасування
    .note = — нотатка
page-undo-from = Скасувати все починаючи із запису { $number }

## Keys

page-keys = Клавіші
page-keys-by-place = Важливе місце клавіші, а не літера: вони працюють у будь-якій розкладці.
page-key =
    .nth = вибрати зі списку
    .do = зробити вибране
    .cancel = передумати
    .map = до мапи
    .arrows = ходити по мапі
    .attack = атаки
    .cast = чари
    .move = іти
    .action = дії
    .bonus = бонусні дії
    .free = вільні дії
    .end = закінчити хід
    .search = пошук
    .log = журнал
    .sheet = аркуш
    .words = мапа словами
    .undo = скасувати
    .keys = ці клавіші
