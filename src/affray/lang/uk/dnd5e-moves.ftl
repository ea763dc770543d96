### Способи пересування п'ятої редакції: політ, падіння, їзда верхи та інше.

event-height = { NAME($who) } тепер на висоті { DISTANCE($height) }.
event-depth = { NAME($who) } тепер на глибині { DISTANCE($depth) }.
event-landed = { NAME($who) } на землі.
event-fell = { NAME($who) } падає з висоти { DISTANCE($squares) }.
event-mounted = { NAME($who) } сідає верхи: { NAME($mount) }.
event-dismounted = { NAME($who) } більше не верхи ({ NAME($mount) }), клітинка { $to_square }.
event-gained-suffocating = { NAME($who) } більше не може затримувати подих.
event-lost-suffocating = { NAME($who) } знову дихає.
event-gained-climbing = { NAME($who) } висить на стіні.
event-gained-squeezing = { NAME($who) } протискується у вузьке місце.
event-lost-squeezing = { NAME($who) } більше не протискується.
event-gained-leaping = { NAME($who) } стрибає.

roll-fall = падіння
roll-jump = стрибок через стіну
roll-landing = приземлення

cli-height =
    .up = висота { $distance }
    .down = глибина { $distance }
cli-riding = верхи: { NAME($mount) }

clause-5e-move-jump = З розбігу в { DISTANCE(2) } стрибок у довжину долає { DISTANCE(1) } за кожні 5 очок Сили, без розбігу вдвічі менше; на { DISTANCE(1) } у висоту стрибають лише сильні. Низьку стіну долає перевірка Атлетики на 10, а хто приземляється на важкопрохідній місцевості, падає долілиць, якщо перевірка Акробатики не сягне 10.
    .name = стрибок
clause-5e-feature-mount = На ньому може їхати менша істота, яку воно несе з власної волі; чинить воно, як хоче.
    .name = їздова істота
clause-5e-feature-trained-mount = Воно привчене до вершників, і вони можуть ним керувати.
    .name = навчена їздова істота
clause-5e-suffocation = Той, кому забракло повітря, тримається стільки раундів, який його модифікатор Статури, але не менше одного. На початку наступного ходу його пункти здоров'я падають до 0, і, поки він не може дихати, його не можна ні лікувати, ні стабілізувати.
    .name = задуха
