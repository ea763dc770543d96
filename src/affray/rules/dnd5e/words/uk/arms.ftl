### Weapons, armour, what hands hold, and things that are attacked.

## What happens

event-donned = { NAME($who) } надягає { NAME($weapon, case: "acc") }.
event-doffed = { NAME($who) } знімає { NAME($weapon, case: "acc") }.
event-struck-hit = { NAME($who) } атакує { NAME($object, case: "acc") } { NAME($weapon, case: "ins") }: влучання.
event-struck-miss = { NAME($who) } атакує { NAME($object, case: "acc") } { NAME($weapon, case: "ins") }: промах.
event-worn = { NAME($object) } { GENDER($object) ->
        [p] зазнають
       *[o] зазнає
    } { $amount } { $amount ->
        [one] одиниці шкоди
        [few] одиниць шкоди
        [many] одиниць шкоди
       *[other] одиниці шкоди
    }.
event-broken = { NAME($object) } на { $at } { GENDER($object) ->
        [p] розвалюються
       *[m] розвалюється
    }.
event-gained-netted = { NAME($who) } потрапляє в сітку.
event-gained-webbed = { NAME($who) } потрапляє в павутину.
event-lost-netted = { NAME($who) } вибирається із сітки.
event-lost-webbed = { NAME($who) } вибирається з павутини.
dnd5e-netted = у сітці
dnd5e-webbed = у павутині

## Why numbers are what they are

clause-5e-armour-worn = Обладунок дає тому, хто його носить, Клас Броні.
    .name = обладунок
clause-5e-armour-none = Без обладунку Клас Броні дорівнює 10 плюс модифікатор Спритності.
    .name = без обладунку
clause-5e-armour-dexterity = До Класу Броні додається модифікатор Спритності: весь у легкому обладунку, не більше 2 у середньому, нічого у важкому.
    .name = Спритність
clause-5e-armour-stealth = У гучному обладунку перевірки Непомітності робляться з перешкодою.
    .name = гучний обладунок
clause-5e-feature-extra-attack = Дія Атака дає дві атаки.
    .name = Додаткова атака
clause-5e-feature-defense = В обладунку Клас Броні на 1 вищий.
    .name = Оборона
clause-5e-feature-unarmored-defense = Без обладунку до Класу Броні додається модифікатор Статури.
    .name = Захист без обладунку

## Armour, ammunition and things

noun-padded = стьобаний обладунок
    .gen = стьобаного обладунку
    .dat = стьобаному обладунку
    .acc = стьобаний обладунок
    .ins = стьобаним обладунком
    .loc = стьобаному обладунку
    .gender = m
noun-studded-leather = клепана шкіра
    .gen = клепаної шкіри
    .dat = клепаній шкірі
    .acc = клепану шкіру
    .ins = клепаною шкірою
    .loc = клепаній шкірі
    .gender = f
noun-chain-shirt = кольчужна сорочка
    .gen = кольчужної сорочки
    .dat = кольчужній сорочці
    .acc = кольчужну сорочку
    .ins = кольчужною сорочкою
    .loc = кольчужній сорочці
    .gender = f
noun-scale-mail = лускатий обладунок
    .gen = лускатого обладунку
    .dat = лускатому обладунку
    .acc = лускатий обладунок
    .ins = лускатим обладунком
    .loc = лускатому обладунку
    .gender = m
noun-breastplate = кіраса
    .gen = кіраси
    .dat = кірасі
    .acc = кірасу
    .ins = кірасою
    .loc = кірасі
    .gender = f
noun-half-plate = півлати
    .gen = півлат
    .dat = півлатам
    .acc = півлати
    .ins = півлатами
    .loc = півлатах
    .gender = p
noun-ring-mail = кільчастий обладунок
    .gen = кільчастого обладунку
    .dat = кільчастому обладунку
    .acc = кільчастий обладунок
    .ins = кільчастим обладунком
    .loc = кільчастому обладунку
    .gender = m
noun-chain-mail = кольчуга
    .gen = кольчуги
    .dat = кольчузі
    .acc = кольчугу
    .ins = кольчугою
    .loc = кольчузі
    .gender = f
noun-splint = набірний обладунок
    .gen = набірного обладунку
    .dat = набірному обладунку
    .acc = набірний обладунок
    .ins = набірним обладунком
    .loc = набірному обладунку
    .gender = m
noun-arrow = стріла
    .gen = стріли
    .dat = стрілі
    .acc = стрілу
    .ins = стрілою
    .loc = стрілі
    .gender = f
noun-bolt = болт
    .gen = болта
    .dat = болтові
    .acc = болт
    .ins = болтом
    .loc = болті
    .gender = m
noun-needle = голка
    .gen = голки
    .dat = голці
    .acc = голку
    .ins = голкою
    .loc = голці
    .gender = f
noun-sling-bullet = снаряд для пращі
    .gen = снаряда для пращі
    .dat = снарядові для пращі
    .acc = снаряд для пращі
    .ins = снарядом для пращі
    .loc = снаряді для пращі
    .gender = m
