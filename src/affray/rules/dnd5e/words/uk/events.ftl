### What only happens here, told as a log; and why only here dice are rolled.

event-gained-raging = { NAME($who) } впадає в лють.
event-lost-raging = Лють { NAME($who, case: "gen") } минає.
event-stable = { NAME($who) } у стабільному стані, але без тями.
roll-stealth = Непомітність
roll-death-save = рятівний кидок від смерті
roll-first-aid = першу допомогу
roll-second-wind = Друге дихання
roll-sneak-attack = Підступну атаку
roll-savage-attacks = Жорстокі атаки
roll-lucky = удачу
roll-martial-advantage = Бойову перевагу
roll-surprise-attack = Несподівану атаку
roll-str-save = рятівний кидок Сили
roll-dex-save = рятівний кидок Спритності
roll-con-save = рятівний кидок Статури
roll-int-save = рятівний кидок Інтелекту
roll-wis-save = рятівний кидок Мудрості
roll-cha-save = рятівний кидок Харизми
event-temporary-gained = { NAME($who) } отримує тимчасові пункти здоров’я.
