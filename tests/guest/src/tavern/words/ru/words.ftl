### Слова потасовки. Правила остаются на английском, пока их никто не перевёл.

tavern-rulebook = Потасовка в таверне

tavern-event-punch-lands = { NAME($who) } бьёт кулаком: { NAME($target) } ({ $total } против { $needed }).
tavern-event-punch-misses = { NAME($who) } машет кулаком мимо: { NAME($target) } ({ $total } против { $needed }).
tavern-event-floored = { NAME($who) } на полу.
tavern-event-treat = { NAME($who) } угощает всех.
tavern-event-gained-ducking = { NAME($who) } прячется за стол.
tavern-event-lost-ducking = { NAME($who) } выпрямляется.
tavern-roll-fists = кулаки

tavern-say-deed =
    .punch = дать кулаком: { NAME($target) }
    .duck = спрятаться за стол
    .drink = осушить кружку
tavern-say-verbs =
    .punch = бить, кулак
    .duck = прятаться
    .drink = пить
tavern-say-word =
    .round = угостить всех
tavern-say-pool =
    .coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
tavern-say-effect =
    .ducking = за столом
tavern-say-health =
    .floored = на полу
tavern-say-table-option =
    .brawl-fists = Насколько тяжелы кулаки?
tavern-say-table-reading =
    .brawl-fists-hard = тяжёлые
    .brawl-fists-soft = лёгкие
tavern-page-stock =
    .kegs = Полных кружек
tavern-page-pool =
    .coins = монеты
    .mugs = кружки

noun-sailor = матрос
    .gen = матроса
    .dat = матросу
    .acc = матроса
    .ins = матросом
    .loc = матросе
    .gender = m
noun-cook = повар
    .gen = повара
    .dat = повару
    .acc = повара
    .ins = поваром
    .loc = поваре
    .gender = m
