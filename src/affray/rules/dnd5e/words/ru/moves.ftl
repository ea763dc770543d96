### Способы передвижения пятой редакции: полёт, падение, езда верхом и прочее.

event-fell = { NAME($who) } падает с высоты { DISTANCE($squares, case: "gen") }.
event-mounted = { NAME($who) } садится верхом на { NAME($mount, case: "acc") }.
event-dismounted = { NAME($who) } оказывается на земле рядом с { NAME($mount, case: "ins") } ({ $to_square }).
event-gained-suffocating = { NAME($who) } начинает задыхаться.
event-lost-suffocating = { NAME($who) } снова дышит.
event-gained-climbing = { NAME($who) } висит на стене.
event-gained-squeezing = { NAME($who) } протискивается в узкое место.
event-lost-squeezing = { NAME($who) } выбирается из узкого места.
event-gained-leaping = { NAME($who) } прыгает.

roll-jump = прыжок через стену
roll-landing = приземление

clause-5e-feature-mount = На нём может ехать существо поменьше, которое оно несёт по своей воле; поступает оно как хочет.
    .name = ездовое существо
clause-5e-feature-trained-mount = Оно приучено к всадникам, и они могут им управлять.
    .name = обученное ездовое существо
