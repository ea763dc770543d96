### Weapons, armour, what hands hold, and things that are attacked.

## What happens

event-donned = { NAME($who) } надевает { NAME($weapon, case: "acc") }.
event-doffed = { NAME($who) } снимает { NAME($weapon, case: "acc") }.
event-struck-hit = { NAME($who) } атакует { NAME($object, case: "acc") } { NAME($weapon, case: "ins") }: попадание.
event-struck-miss = { NAME($who) } атакует { NAME($object, case: "acc") } { NAME($weapon, case: "ins") }: промах.
event-worn = { NAME($object) } получает { $amount } { $amount ->
        [one] единицу урона
        [few] единицы урона
        [many] единиц урона
       *[other] единицы урона
    }.
event-broken = { NAME($object) } на { $at } { GENDER($object) ->
        [p] разваливаются
       *[m] разваливается
    }.
event-gained-netted = { NAME($who) } попадает в сеть.
event-gained-webbed = { NAME($who) } попадает в паутину.
event-lost-netted = { NAME($who) } выбирается из сети.
event-lost-webbed = { NAME($who) } выбирается из паутины.
dnd5e-netted = в сети
dnd5e-webbed = в паутине

## Why numbers are what they are

clause-5e-armour-worn = Доспех даёт тому, кто его носит, Класс Доспеха.
    .name = доспех
clause-5e-armour-none = Без доспеха Класс Доспеха равен 10 плюс модификатор Ловкости.
    .name = без доспеха
clause-5e-armour-dexterity = К Классу Доспеха прибавляется модификатор Ловкости: весь в лёгком доспехе, не больше 2 в среднем, ничего в тяжёлом.
    .name = Ловкость
clause-5e-armour-stealth = В шумном доспехе проверки Скрытности совершаются с помехой.
    .name = шумный доспех
clause-5e-feature-extra-attack = Действие Атака даёт две атаки.
    .name = Дополнительная атака
clause-5e-feature-defense = В доспехе Класс Доспеха на 1 выше.
    .name = Оборона
clause-5e-feature-unarmored-defense = Без доспеха к Классу Доспеха прибавляется модификатор Телосложения.
    .name = Защита без доспехов

## Armour, ammunition and things

noun-padded = стёганый доспех
    .gen = стёганого доспеха
    .dat = стёганому доспеху
    .acc = стёганый доспех
    .ins = стёганым доспехом
    .loc = стёганом доспехе
    .gender = m
noun-studded-leather = проклёпанная кожа
    .gen = проклёпанной кожи
    .dat = проклёпанной коже
    .acc = проклёпанную кожу
    .ins = проклёпанной кожей
    .loc = проклёпанной коже
    .gender = f
noun-chain-shirt = кольчужная рубаха
    .gen = кольчужной рубахи
    .dat = кольчужной рубахе
    .acc = кольчужную рубаху
    .ins = кольчужной рубахой
    .loc = кольчужной рубахе
    .gender = f
noun-scale-mail = чешуйчатый доспех
    .gen = чешуйчатого доспеха
    .dat = чешуйчатому доспеху
    .acc = чешуйчатый доспех
    .ins = чешуйчатым доспехом
    .loc = чешуйчатом доспехе
    .gender = m
noun-breastplate = кираса
    .gen = кирасы
    .dat = кирасе
    .acc = кирасу
    .ins = кирасой
    .loc = кирасе
    .gender = f
noun-half-plate = полулаты
    .gen = полулат
    .dat = полулатам
    .acc = полулаты
    .ins = полулатами
    .loc = полулатах
    .gender = p
noun-ring-mail = колечный доспех
    .gen = колечного доспеха
    .dat = колечному доспеху
    .acc = колечный доспех
    .ins = колечным доспехом
    .loc = колечном доспехе
    .gender = m
noun-chain-mail = кольчуга
    .gen = кольчуги
    .dat = кольчуге
    .acc = кольчугу
    .ins = кольчугой
    .loc = кольчуге
    .gender = f
noun-splint = наборный доспех
    .gen = наборного доспеха
    .dat = наборному доспеху
    .acc = наборный доспех
    .ins = наборным доспехом
    .loc = наборном доспехе
    .gender = m
noun-arrow = стрела
    .gen = стрелы
    .dat = стреле
    .acc = стрелу
    .ins = стрелой
    .loc = стреле
    .gender = f
noun-bolt = болт
    .gen = болта
    .dat = болту
    .acc = болт
    .ins = болтом
    .loc = болте
    .gender = m
noun-needle = игла
    .gen = иглы
    .dat = игле
    .acc = иглу
    .ins = иглой
    .loc = игле
    .gender = f
noun-sling-bullet = снаряд для пращи
    .gen = снаряда для пращи
    .dat = снаряду для пращи
    .acc = снаряд для пращи
    .ins = снарядом для пращи
    .loc = снаряде для пращи
    .gender = m
