### Способы передвижения пятой редакции: полёт, падение, езда верхом и прочее.

event-height = { NAME($who) } теперь на высоте { DISTANCE($height) }.
event-depth = { NAME($who) } теперь на глубине { DISTANCE($depth) }.
event-landed = { NAME($who) } на земле.
event-fell = { NAME($who) } падает с высоты { DISTANCE($squares) }.
event-mounted = { NAME($who) } садится верхом: { NAME($mount) }.
event-dismounted = { NAME($who) } больше не верхом ({ NAME($mount) }), клетка { $to_square }.
event-gained-suffocating = { NAME($who) } больше не может задерживать дыхание.
event-lost-suffocating = { NAME($who) } снова дышит.
event-gained-climbing = { NAME($who) } висит на стене.
event-gained-squeezing = { NAME($who) } протискивается в узкое место.
event-lost-squeezing = { NAME($who) } больше не протискивается.
event-gained-leaping = { NAME($who) } прыгает.

roll-fall = падение
roll-jump = прыжок через стену
roll-landing = приземление

cli-height =
    .up = высота { $distance }
    .down = глубина { $distance }
cli-riding = верхом: { NAME($mount) }

clause-5e-move-jump = С разбега в { DISTANCE(2) } прыжок в длину покрывает { DISTANCE(1) } за каждые 5 очков Силы, без разбега вдвое меньше; на { DISTANCE(1) } в высоту прыгают только сильные. Низкую стену преодолевает проверка Атлетики на 10, а кто приземляется на труднопроходимой местности, падает ничком, если проверка Акробатики не достигнет 10.
    .name = прыжок
clause-5e-feature-mount = На нём может ехать существо поменьше, которое оно несёт по своей воле; поступает оно как хочет.
    .name = ездовое существо
clause-5e-feature-trained-mount = Оно приучено к всадникам, и они могут им управлять.
    .name = обученное ездовое существо
clause-5e-suffocation = Тот, у кого кончился воздух, держится столько раундов, каков его модификатор Телосложения, но не меньше одного. В начале следующего хода его хиты опускаются до 0, и, пока он не может дышать, его нельзя ни лечить, ни стабилизировать.
    .name = удушье
