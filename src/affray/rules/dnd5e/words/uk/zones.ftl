# Області, що тривають: в описах істот і заклять.

sheet-lasting =
    .steep = кожні { DISTANCE(1) } коштують { DISTANCE(4, case: "acc") } переміщення
    .inwards = складна місцевість для тих, хто наближається до того, хто застосував
    .drifts = на початку кожного ходу того, хто застосував, відпливає від нього на { DISTANCE($squares, case: "acc") }
    .steered = у напрямку на його вибір
    .total = закінчується, завдавши { $amount } шкоди
    .light = усередині яскраве світло, ще на { DISTANCE($squares, case: "acc") } довкола тьмяне
    .gas = вітер розвіює
sheet-clear =
    .clears = з області зникає: { $things }
    .gas = газ
    .flames = відкрите полум’я
    .lamps = половина вогнів за склом
    .darkness = темрява від заклять не вище { $level } рівня
    .light = світло від заклять не вище { $level } рівня
roll-lamp = лампа
sheet-wide = { $area }, ширина { DISTANCE($wide) }
