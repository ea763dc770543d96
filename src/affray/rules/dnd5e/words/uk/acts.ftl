### Допомога, підготовка, пошук, предмети, захват і все вигадане на ходу: в журналі та меню.

event-gained-distracted = { NAME($by) } відволікає { NAME($who, case: "acc") }.
event-resisted = { NAME($who) } не піддається.
event-still-held = { NAME($who) } не може вирватися.
event-readied = { NAME($who) } готує дію.
event-readied-known = { NAME($who) } готує дію: { $deed } ({ $when }).
event-ready-lapsed = Підготовлена дія { NAME($who, case: "gen") } пропадає.
event-improvised = { NAME($who) } пробує: { $words }
event-forbidden = { NAME($who) }: це неможливо.
event-interacted = { NAME($who) } принагідно взаємодіє з об’єктом: { $thing }.
event-handled = { NAME($who) } взаємодіє з об’єктом: { $words }
event-door-stuck = Двері { $at } заклинило.

roll-acrobatics = Акробатику
roll-animal-handling = Поводження з тваринами
roll-arcana = Магію
roll-athletics = Атлетику
roll-deception = Обман
roll-history = Історію
roll-insight = Проникливість
roll-intimidation = Залякування
roll-investigation = Розслідування
roll-medicine = Медицину
roll-nature = Природу
roll-perception = Сприйняття
roll-performance = Виступ
roll-persuasion = Переконання
roll-religion = Релігію
roll-sleight-of-hand = Спритність рук
roll-survival = Виживання
roll-str = перевірку Сили
roll-dex = перевірку Спритності
roll-con = перевірку Статури
roll-int = перевірку Інтелекту
roll-wis = перевірку Мудрості
roll-cha = перевірку Харизми
roll-potion-of-healing = зілля

noun-potion-of-healing = зілля зцілення
    .gen = зілля зцілення
    .dat = зіллю зцілення
    .acc = зілля зцілення
    .ins = зіллям зцілення
    .loc = зіллі зцілення
    .gender = n
