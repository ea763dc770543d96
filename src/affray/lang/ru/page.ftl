### Страница живого стола. Сам бой приходит с сервера уже в словах; здесь то, что стоит вокруг него.

page-lost = Нет связи с сервером.
page-closed = Вход закрыт
page-gone = Ваша ссылка отозвана, или стол закрыт. Попросите у Мастера новую.
page-reconnecting = Восстанавливаем связь…
page-coming-in = Входим…
page-preferences = Язык и вид
page-language = Язык
page-theme = Вид
page-theme-of =
    .auto = Как на устройстве
    .light = Светлый
    .dark = Тёмный
page-close = Закрыть
page-cancel = Отмена

## Making a table

page-new-table = Новый стол
page-no-host-link = Чтобы создавать столы, откройте ссылку хозяина: сервер показал её при запуске.
page-which-fight = Какой бой?
page-fight-size = { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } героя
    [many] { $heroes } героев
   *[other] { $heroes } героя
} против { $foes ->
    [one] { $foes } врага
    [few] { $foes } врагов
    [many] { $foes } врагов
   *[other] { $foes } врага
}
page-upload = Или свой файл: бой в YAML либо блоки статистики текстом или из Open5e, 5e-bits, Improved Initiative или Foundry
page-imported = Блоки, которые можно добавить за этим столом
page-imported-count = { $creatures ->
    [one] { $creatures } существо
    [few] { $creatures } существа
    [many] { $creatures } существ
   *[other] { $creatures } существа
}
page-imported-left-out = Пропущено
page-imported-lost = Потеряно: { $text }
page-grade =
    .faithful = Точно
    .partly = Частично
    .by-hand = Вручную
    .nothing = Не влияет на бой
page-by-hand = Вручную
page-line = строка { $line }
page-how-played = Как играем?
page-table-language = Язык стола
page-dice = Кости
    .digital = Цифровые
    .real = Настоящие, вводим вручную
page-foes-hp = Хиты врагов
page-disclosure =
    .exact = Точно
    .rough = Примерно
    .nothing = Скрыты
page-players-come = Как входят игроки
page-come =
    .claim = По одной ссылке: каждый берёт героя
    .each = По ссылке на каждого героя
page-countdown = Секунд на ответ (0 — сколько угодно)
page-players-undo = Игроки могут отменить свой последний ответ
page-options = Настройки правил
page-options-of = Настройки правил: { $book }
page-make-table = Создать стол
page-table-made = Стол готов
page-enter-gm = Сесть Мастером
page-links-once = Ссылка показывается только здесь и сейчас; новую можно сделать за столом.
page-link-of =
    .gm = Мастер
    .player = Игрок
    .claim = Для игроков: выбрать героя
    .watcher = Для зрителей
page-copy = Копировать
page-copied = Скопировано
page-qr = Ссылка в виде QR-кода
page-qr-show = QR-код
page-tables-kept = Столы на этом сервере
page-tables-kept-how = Вернуться за стол можно по его ссылке.
page-whom-play = За кого вы играете?
page-all-taken = Все герои заняты. Спросите Мастера.

## At the table

page-beside = Рядом с картой
page-tab-act = Ход
page-tab-log = Журнал
page-tab-sheet = Лист
page-tab-words = Словами
page-tab-table = Стол
page-round = Раунд
page-order = Порядок ходов
page-next = далее
page-you-are-next = Из тех, кого вы видите, следующий ход — ваш.
page-has-acted = ход сделан
page-map = Карта
page-map-keys = Стрелками вы ходите по карте; Enter показывает, что будет, второй Enter делает.
page-no-map = У этого боя нет карты.
page-zoom-in = Ближе
page-zoom-out = Дальше
page-whole-map = Вся карта
page-hp = Хиты: { $hp }
page-armour = КД { $ac }
page-place = Место
page-terrain = Местность
page-holds = В руках: { $what }
page-mount = Верхом: { $who }
page-height = Высота: { $far }
page-zones = Длящиеся области
page-lying = Лежит на земле
page-map-size =
    .squares = Карта { $width } на { $height } клеток; a1 — слева вверху.
    .hexes = Карта { $width } на { $height } шестиугольников; a1 — слева вверху, каждый второй ряд сдвинут вправо.
page-you-are = { $who }: { $square }
page-direction =
    .here = здесь
    .n = на севере
    .ne = на северо-востоке
    .e = на востоке
    .se = на юго-востоке
    .s = на юге
    .sw = на юго-западе
    .w = на западе
    .nw = на северо-западе
page-danger = По пути может ударить: { $who }
page-danger-unknown = Кто может ударить по пути, за отведённое время выяснить не удалось.
page-log = Что произошло
page-news = Новости боя
page-why = почему?
page-undo = Отменить
page-redo = Вернуть

## The question

page-questions = О чём вас спрашивают
page-asked = Отвечает: { $who }
page-you-are-asked = Вас о чём-то спрашивают
page-others-asked = Спрашивают других
page-free-deeds = В любой момент
page-nothing-asked = Сейчас вас ни о чём не спрашивают.
page-seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}
page-proposals = Предложения
page-say-yes = Да
page-say-yes-to = Да: { $what }
page-say-wait = Подождите
page-say-me = Лучше я
page-say-never-mind = Отбой
page-search = Поиск
page-groups = Виды действий
page-group =
    .attack = Атака
    .aim = В клетку
page-nothing-found = Ничего похожего не предлагается.
page-more = { $count ->
    [one] Возможен ещё { $count } вариант, которого нет в списке.
    [few] Возможны ещё { $count } варианта, которых нет в списке.
    [many] Возможно ещё { $count } вариантов, которых нет в списке.
   *[other] Возможно ещё { $count } варианта, которых нет в списке.
}
page-against = Цель: { $who }
page-to-square = { $deed }: { $square }
page-choose-square = выберите клетку на карте
page-about-to = Что вы собираетесь сделать
page-do = Сделать
page-in-area = Внутри: { $who }
page-nobody-in-area = Внутри никого не видно.
page-assumed = Если никто не ответит ({ $who }: { $kinds })
page-die = { DICE($die) }
page-enter-dice = Ввести
page-number-between = Число от { $low } до { $high }
page-hint =
    .improvise = Скажите своими словами, например: опрокидываю стол
    .follows = Что из этого следует, как в терминале, например: failure prone success temporary 5
    .morale = Скажите когда, как в терминале, например: when half foes
page-pick-some = Выбрано: { $chosen } (от { $least } до { $most })
page-fewer = Меньше: { $what }
page-one-more = Ещё: { $what }

## One’s sheet

page-whose-sheet = Чей лист
page-no-sheet = Вы здесь ни за кого не играете.
page-conditions = Состояния
page-reactions = Реакции
page-consent = Для всех, кем вы играете
page-standing =
    .ask = Спрашивать
    .always = Всегда
    .never = Никогда
page-my-dice = Мои кости
page-pool =
    .action = действие
    .bonus = бонусное действие
    .reaction = реакция
    .armour = доспех
page-word =
    .helped = помощь и лечение от других
    .carried = когда свой хватает или несёт
    .ridden = когда на вас садятся верхом
    .swap = обмен местами в порядке ходов
    .fog = ничего не видно
    .wall = стена
    .small = маленький размер
    .medium = средний размер
    .large = большой размер
    .tiny = крошечный размер
    .huge = огромный размер
    .gargantuan = громадный размер
    .strike-friend = нападение на своего
    .knock-out = оглушить вместо убийства
    .wear = изнашивать доспех
    .for = на столько раундов
    .until = до хода
    .start = начало хода
    .end = конец хода
    .save = до спасброска
    .by = от кого-то

## The GM

page-gm-rulings = Решение Мастера
page-gm-seats = Места
page-gm-creatures = Существа
page-gm-links = Ссылки
page-gm-table = Стол
page-gm-journal = Всё, что решено
page-ruling-whom = О ком
page-ruling-what = Что
page-ruling-which = Какое
page-ruling-why = Почему
page-ruling-to = Кто об этом узнает
page-ruling-to-who-see = Те, кто это видит
page-ruling-to-all = Все
page-ruling-to-gm = Только вы
page-ruling-subject =
    .creatures = Существа
    .effects = Состояния и эффекты
    .dice = Броски, урон, лечение
    .ground = Местность
    .fight = Бой
    .ending = Уход и конец боя
page-ruling =
    .maximum = Максимум хитов
    .height = На высоте
    .side = На стороне
    .played-by = Кто ходит
    .hidden = Прячется
    .hidden-from = Прячется от
    .shown-to = Замечают
    .pool = Осталось
    .figure = Значение
    .ground = Местность
    .object = Предмет стоит на
    .carried-by = Несёт
    .put-down = Больше никто не несёт
    .morale = Приказ об отступлении
    .hp = Хитов теперь
    .temporary = Временных хитов теперь
    .at = Стоит на клетке
    .noticed = Замечен
    .hurt = Получает урон
    .healed = Исцеляется
    .gains = Получает состояние
    .loses = Теряет состояние
    .dies = Погибает
    .lives = Жив
    .roll = Бросок
    .test = Проходит проверку
    .save = Делает спасбросок
    .check = Делает проверку
    .safeguard = Делает защитный бросок
    .weapon = Получает оружие
    .drops = Роняет
    .flees = Обращается в бегство
    .rallies = Снова сражается
    .leaves = Покидает поле боя
    .surrenders = Сдаётся
    .captured = Попадает в плен
    .removed = Больше не участвует
    .returns = Возвращается
    .turn = Сейчас ход
    .before = Ходит раньше
    .over = Победа достаётся
    .wave = Подкрепление
page-ruling-word =
    .again = переброс
    .advantage = с преимуществом
    .disadvantage = с помехой
    .bonus = бонус или штраф
    .shows = на кости выпало
    .hits = попадает
    .misses = промахивается
    .succeeds = удаётся
    .fails = не удаётся
    .watcher = зритель
    .flee = бегут
    .surrender = сдаются
    .flee-or-surrender = бегут, а если некуда — сдаются
    .off = больше не действует
page-ruling-hurt =
    .save = при успешном спасброске вдвое меньше
    .test = при успешной проверке вдвое меньше
    .unresisted = сопротивление не помогает
page-ruling-follows = и что из этого следует
page-ruling-amount = Сколько: число или кости, например { $dice }
page-of-a-kind = вид урона
page-square = Клетка
page-side =
    .heroes = Герои
    .foes = Враги
page-square-example = например, c3
page-on-map = Выбрать на карте
page-gm-adding = Ввести в бой
page-add = Ввести в бой
page-add-who = Кто вступает в бой
page-add-search = Поиск в бестиарии
page-add-other = Выбрать другого
page-add-own = своё
page-add-nothing-found = В бестиарии нет «{ $typed }». Можно вставить свой блок характеристик.
page-add-paste = Свой блок характеристик (YAML)
page-add-check = Взять этот текст
page-add-no-block = В этом тексте нет блока характеристик: под «creatures» пусто.
page-try-again = Попробовать ещё раз
page-add-count = Сколько
page-add-side = На чьей стороне
page-add-hidden = Прячутся: пока их никто не замечает
page-add-when = Когда
page-add-time =
    .now = Сейчас
    .round = В одном из следующих раундов
    .half = Когда половина стороны выбыла
    .left = Когда на стороне осталось немного
    .falls = Когда кто-то падёт
page-add-most-left = Осталось не больше
page-add-rolls = Как выпадет
page-add-before = Перед: { $who }
page-add-refused = На клетку { $square } никому не войти. Выберите на карте клетку, где нет стены; если она занята, существа встанут как можно ближе.
page-add-done = В бою: { $who }.
page-add-later = Появятся позже: { $who }.
page-waves = Ещё появятся
page-wave-when =
    .round = раунд { $number }
    .half = когда выбудет половина: { $whom }
    .left = когда останется не больше { $number }: { $whom }
    .falls = когда падёт: { $whom }
page-wave-now = Сейчас
page-wave-off = Отменить
page-rule = Решить
page-here = на месте
page-away = нет на месте
page-played-by = Играет
page-a-person = человек
page-mind =
    .simple = программа, разумно
    .random = программа, как попало
page-disclose-all = Хиты всех врагов
page-hand-to = Кто играет: { $who }
page-disclosure-of = Хиты: { $who }
page-make-link = Новая ссылка (старая перестанет действовать)
page-revoke = Отозвать
page-save = Скачать бой
page-end-table = Закрыть стол навсегда
page-end-table-sure = Закрыть стол навсегда? От него ничего не останется.
page-entry =
    .answer = — ответ
    .propose = — предложение
    .set = — настройка
    .rule = — решение
    .undo = — отмена
    .note = — заметка
page-undo-from = Отменить всё начиная с записи { $number }

## Keys

page-keys = Клавиши
page-keys-by-place = Важно место клавиши, а не буква: они работают в любой раскладке.
page-key =
    .nth = выбрать из списка
    .do = сделать выбранное
    .cancel = передумать
    .map = к карте
    .arrows = ходить по карте
    .attack = атаки
    .cast = заклинания
    .move = идти
    .action = действия
    .bonus = бонусные действия
    .free = свободные действия
    .end = закончить ход
    .search = поиск
    .log = журнал
    .sheet = лист
    .words = карта словами
    .undo = отменить
    .keys = эти клавиши
