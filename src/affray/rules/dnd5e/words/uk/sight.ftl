### Стани, світло й зір у п’ятій редакції: журнал і правила, на які він посилається.

event-gained-blinded = { NAME($who) } { GENDER($who) ->
        [m] засліплений
        [f] засліплена
        [n] засліплене
        [p] засліплені
       *[u] нічого не бачить
    }.
event-gained-charmed = { NAME($who) } { GENDER($who) ->
        [m] зачарований
        [f] зачарована
        [n] зачароване
        [p] зачаровані
       *[u] піддається чарам
    }.
event-gained-deafened = { NAME($who) } { GENDER($who) ->
        [m] оглух
        [f] оглухла
        [n] оглухло
        [p] оглухли
       *[u] нічого не чує
    }.
event-gained-grappled = { NAME($who) } потрапляє в захват.
event-gained-paralyzed = { NAME($who) } { GENDER($who) ->
        [m] паралізований
        [f] паралізована
        [n] паралізоване
        [p] паралізовані
       *[u] не може поворухнутися
    }.
event-gained-petrified = { NAME($who) } перетворюється на камінь.
event-gained-poisoned = { NAME($who) } { GENDER($who) ->
        [m] отруєний
        [f] отруєна
        [n] отруєне
        [p] отруєні
       *[u] потерпає від отруєння
    }.
event-gained-stunned = { NAME($who) } { GENDER($who) ->
        [m] приголомшений
        [f] приголомшена
        [n] приголомшене
        [p] приголомшені
       *[u] втрачає здатність діяти
    }.
event-lost-blinded = { NAME($who) } знову бачить.
event-lost-charmed = { NAME($who) } звільняється від чарів.
event-lost-deafened = { NAME($who) } знову чує.
event-lost-exhaustion = Виснаження { NAME($who, case: "gen") } минає.
event-lost-grappled = { NAME($who) } звільняється із захвату.
event-lost-paralyzed = Параліч { NAME($who, case: "gen") } минає.
event-lost-petrified = { NAME($who) } більше не камінь.
event-lost-poisoned = Отруєння { NAME($who, case: "gen") } минає.
event-lost-stunned = Приголомшення { NAME($who, case: "gen") } минає.
event-gained-candle = { NAME($who) } тепер несе запалену свічку.
event-gained-lamp = { NAME($who) } тепер несе запалену лампу.
event-gained-lantern = { NAME($who) } тепер несе запалений ліхтар.
event-gained-light = { NAME($who) } випромінює світло.
event-gained-torch = { NAME($who) } тепер несе запалений смолоскип.
event-lost-candle = Свічка { NAME($who, case: "gen") } гасне.
event-lost-lamp = Лампа { NAME($who, case: "gen") } гасне.
event-lost-lantern = Ліхтар { NAME($who, case: "gen") } гасне.
event-lost-light = { NAME($who) } більше не випромінює світла.
event-lost-torch = Смолоскип { NAME($who, case: "gen") } гасне.
event-exhausted = У { NAME($who, case: "gen") } виснаження { $level }-го ступеня.
event-immune = На { NAME($who, case: "acc") } це не діє.
event-check-failed = { NAME($who) }: { $why } — провал без кидка.
event-guessed = { NAME($who) } атакує навмання клітинку { $at } { NAME($weapon, case: "ins") }: промах.


noun-candle = свічка
    .gen = свічки
    .dat = свічці
    .acc = свічку
    .ins = свічкою
    .loc = свічці
    .gender = f
noun-lamp = лампа
    .gen = лампи
    .dat = лампі
    .acc = лампу
    .ins = лампою
    .loc = лампі
    .gender = f
noun-lantern = ліхтар
    .gen = ліхтаря
    .dat = ліхтарю
    .acc = ліхтар
    .ins = ліхтарем
    .loc = ліхтарі
    .gender = m
noun-torch = смолоскип
    .gen = смолоскипа
    .dat = смолоскипу
    .acc = смолоскип
    .ins = смолоскипом
    .loc = смолоскипі
    .gender = m
