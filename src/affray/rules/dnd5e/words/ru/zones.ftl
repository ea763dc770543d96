# Области, которые длятся: в описаниях существ и заклинаний.

sheet-lasting =
    .steep = каждые { DISTANCE(1) } стоят { DISTANCE(4, case: "acc") } перемещения
    .inwards = труднопроходимая местность для тех, кто приближается к применившему
    .drifts = в начале каждого хода применившего отплывает от него на { DISTANCE($squares, case: "acc") }
    .steered = в направлении по выбору применившего
    .total = заканчивается, нанеся { $amount } урона
    .light = внутри яркий свет, ещё на { DISTANCE($squares, case: "acc") } вокруг тусклый
    .gas = ветер развеивает
sheet-clear =
    .clears = из области исчезает: { $things }
    .gas = газ
    .flames = открытое пламя
    .lamps = половина огней за стеклом
    .darkness = тьма от заклинаний не выше { $level } уровня
    .light = свет от заклинаний не выше { $level } уровня
roll-lamp = лампа
sheet-wide = { $area }, ширина { DISTANCE($wide) }
