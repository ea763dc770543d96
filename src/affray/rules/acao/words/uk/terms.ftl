### Слова ігор. Де книга правил має власне слово, повідомлення носить ім’я книги.

## Ação e Combate

acao-attribute-test = перевірка атрибута
acao-attribute = атрибут
acao-ancestry = походження
acao-hero = герой
acao-opponent = супротивник
acao-ambush = засідка
acao-surprised = заскочений зненацька
acao-manoeuvre = маневр
acao-disengage = Відступ
acao-restricted-movement = обмежене переміщення
acao-adjacent = сусідній
acao-melee = ближній бій
acao-damage-die = кість шкоди
acao-base-damage = базова шкода
acao-natural-20 = натуральна 20
acao-defence-test = перевірка захисту
acao-critical-failure = критичний провал
acao-dodge = ухилитися
acao-block = заблокувати
acao-shield = щит
acao-shield-bonus = бонус щита
acao-counter-attack = контратака
acao-safeguard = убезпечення
acao-safeguard-reaction = реакція убезпечення
acao-trap = пастка
acao-defeated = переможений
acao-incapacitated = вибулий із бою

## Ação e Combate: attributes

acao-attribute-vig = Міць
    .short = МІЦ
acao-attribute-res = Стійкість
    .short = СТІ
acao-attribute-pre = Точність
    .short = ТОЧ
acao-attribute-men = Розум
    .short = РОЗ
acao-attribute-inf = Вплив
    .short = ВПЛ
acao-attribute-per = Сприйняття
    .short = СПР

## The book

acao-rulebook = Ação e Combate
