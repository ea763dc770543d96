### Состояния, свет и зрение в пятой редакции: журнал и правила, на которые он ссылается.

event-gained-blinded = { NAME($who) } { GENDER($who) ->
        [m] ослеплён
        [f] ослеплена
        [n] ослеплено
        [p] ослеплены
       *[u] ничего не видит
    }.
event-gained-charmed = { NAME($who) } { GENDER($who) ->
        [m] очарован
        [f] очарована
        [n] очаровано
        [p] очарованы
       *[u] поддаётся чарам
    }.
event-gained-deafened = { NAME($who) } { GENDER($who) ->
        [m] оглох
        [f] оглохла
        [n] оглохло
        [p] оглохли
       *[u] ничего не слышит
    }.
event-gained-grappled = { NAME($who) } попадает в захват.
event-gained-paralyzed = { NAME($who) } { GENDER($who) ->
        [m] парализован
        [f] парализована
        [n] парализовано
        [p] парализованы
       *[u] не может шевельнуться
    }.
event-gained-petrified = { NAME($who) } превращается в камень.
event-gained-poisoned = { NAME($who) } { GENDER($who) ->
        [m] отравлен
        [f] отравлена
        [n] отравлено
        [p] отравлены
       *[u] страдает от отравления
    }.
event-gained-stunned = { NAME($who) } { GENDER($who) ->
        [m] ошеломлён
        [f] ошеломлена
        [n] ошеломлено
        [p] ошеломлены
       *[u] теряет способность действовать
    }.
event-lost-blinded = { NAME($who) } снова видит.
event-lost-charmed = { NAME($who) } больше не под чарами.
event-lost-deafened = { NAME($who) } снова слышит.
event-lost-exhaustion = Истощение { NAME($who, case: "gen") } проходит.
event-lost-grappled = { NAME($who) } освобождается из захвата.
event-lost-paralyzed = Паралич { NAME($who, case: "gen") } проходит.
event-lost-petrified = { NAME($who) } больше не камень.
event-lost-poisoned = Отравление { NAME($who, case: "gen") } проходит.
event-lost-stunned = Ошеломление { NAME($who, case: "gen") } проходит.
event-gained-candle = { NAME($who) } теперь несёт горящую свечу.
event-gained-lamp = { NAME($who) } теперь несёт горящую лампу.
event-gained-lantern = { NAME($who) } теперь несёт горящий фонарь.
event-gained-light = { NAME($who) } излучает свет.
event-gained-torch = { NAME($who) } теперь несёт горящий факел.
event-lost-candle = Свеча { NAME($who, case: "gen") } гаснет.
event-lost-lamp = Лампа { NAME($who, case: "gen") } гаснет.
event-lost-lantern = Фонарь { NAME($who, case: "gen") } гаснет.
event-lost-light = { NAME($who) } больше не излучает света.
event-lost-torch = Факел { NAME($who, case: "gen") } гаснет.
event-exhausted = У { NAME($who, case: "gen") } истощение { $level }-й степени.
event-immune = На { NAME($who, case: "acc") } это не действует.
event-check-failed = { NAME($who) }: { $why } — провал без броска.
event-guessed = { NAME($who) } атакует наугад клетку { $at } { NAME($weapon, case: "ins") }: промах.


noun-candle = свеча
    .gen = свечи
    .dat = свече
    .acc = свечу
    .ins = свечой
    .loc = свече
    .gender = f
noun-lamp = лампа
    .gen = лампы
    .dat = лампе
    .acc = лампу
    .ins = лампой
    .loc = лампе
    .gender = f
noun-lantern = фонарь
    .gen = фонаря
    .dat = фонарю
    .acc = фонарь
    .ins = фонарём
    .loc = фонаре
    .gender = m
noun-torch = факел
    .gen = факела
    .dat = факелу
    .acc = факел
    .ins = факелом
    .loc = факеле
    .gender = m
