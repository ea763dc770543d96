### What only happens here, told as a log; and why only here dice are rolled.

event-gained-raging = { NAME($who) } впадает в ярость.
event-lost-raging = Ярость { NAME($who, case: "gen") } проходит.
event-stable = { NAME($who) } в стабильном состоянии, но без сознания.
roll-stealth = Скрытность
roll-death-save = спасбросок от смерти
roll-first-aid = первую помощь
roll-second-wind = Второе дыхание
roll-sneak-attack = Скрытую атаку
roll-savage-attacks = Свирепые атаки
roll-lucky = везение
roll-martial-advantage = Воинское преимущество
roll-surprise-attack = Внезапную атаку
roll-str-save = спасбросок Силы
roll-dex-save = спасбросок Ловкости
roll-con-save = спасбросок Телосложения
roll-int-save = спасбросок Интеллекта
roll-wis-save = спасбросок Мудрости
roll-cha-save = спасбросок Харизмы
event-temporary-gained = { NAME($who) } получает временные хиты.
