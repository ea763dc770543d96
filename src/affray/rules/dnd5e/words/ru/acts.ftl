### Помощь, подготовка, поиск, предметы, захват и всё придуманное на ходу: в журнале и меню.

event-gained-distracted = { NAME($by) } отвлекает { NAME($who, case: "acc") }.
event-resisted = { NAME($who) } не поддаётся.
event-still-held = { NAME($who) } не может вырваться.
event-readied = { NAME($who) } готовит действие.
event-readied-known = { NAME($who) } готовит действие: { $deed } ({ $when }).
event-ready-lapsed = Подготовленное действие { NAME($who, case: "gen") } пропадает.
event-improvised = { NAME($who) } пробует: { $words }
event-forbidden = { NAME($who) }: это невозможно.
event-interacted = { NAME($who) } попутно взаимодействует с предметом: { $thing }.
event-handled = { NAME($who) } взаимодействует с предметом: { $words }
event-door-stuck = Дверь { $at } заклинило.

roll-acrobatics = Акробатику
roll-animal-handling = Уход за животными
roll-arcana = Магию
roll-athletics = Атлетику
roll-deception = Обман
roll-history = Историю
roll-insight = Проницательность
roll-intimidation = Запугивание
roll-investigation = Анализ
roll-medicine = Медицину
roll-nature = Природу
roll-perception = Внимательность
roll-performance = Выступление
roll-persuasion = Убеждение
roll-religion = Религию
roll-sleight-of-hand = Ловкость рук
roll-survival = Выживание
roll-str = проверку Силы
roll-dex = проверку Ловкости
roll-con = проверку Телосложения
roll-int = проверку Интеллекта
roll-wis = проверку Мудрости
roll-cha = проверку Харизмы
roll-potion-of-healing = зелье

noun-potion-of-healing = зелье лечения
    .gen = зелья лечения
    .dat = зелью лечения
    .acc = зелье лечения
    .ins = зельем лечения
    .loc = зелье лечения
    .gender = n
