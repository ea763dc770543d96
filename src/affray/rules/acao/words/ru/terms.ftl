### Слова игр. Где у книги правил есть своё слово, сообщение носит имя книги.

## Ação e Combate

acao-attribute-test = проверка атрибута
acao-attribute = атрибут
acao-ancestry = происхождение
acao-hero = герой
acao-opponent = противник
acao-ambush = засада
acao-surprised = застигнутый врасплох
acao-manoeuvre = манёвр
acao-disengage = Отход
acao-restricted-movement = стеснённое перемещение
acao-adjacent = соседний
acao-melee = ближний бой
acao-damage-die = кость урона
acao-base-damage = базовый урон
acao-natural-20 = натуральная 20
acao-defence-test = проверка защиты
acao-critical-failure = критический провал
acao-dodge = увернуться
acao-block = блокировать
acao-shield = щит
acao-shield-bonus = бонус щита
acao-counter-attack = контратака
acao-safeguard = спасение
acao-safeguard-reaction = реакция спасения
acao-trap = ловушка
acao-defeated = побеждённый
acao-incapacitated = выведенный из строя

## Ação e Combate: attributes

acao-attribute-vig = Мощь
    .short = МОЩ
acao-attribute-res = Стойкость
    .short = СТО
acao-attribute-pre = Точность
    .short = ТОЧ
acao-attribute-men = Разум
    .short = РАЗ
acao-attribute-inf = Влияние
    .short = ВЛИ
acao-attribute-per = Восприятие
    .short = ВОС

## The book

acao-rulebook = Ação e Combate
