# Oblasti, které trvají: v popisech tvorů a kouzel.

sheet-lasting =
    .steep = každých { DISTANCE(1) } stojí { DISTANCE(4, case: "acc") } pohybu
    .inwards = těžký terén pro toho, kdo se blíží k uživateli
    .drifts = na začátku každého tahu uživatele se od něj vzdálí o { DISTANCE($squares, case: "acc") }
    .steered = směrem, který si uživatel zvolí
    .total = končí, jakmile způsobí celkem { $amount } zranění
    .light = uvnitř jasné světlo, ještě { DISTANCE($squares, case: "acc") } okolo šero
    .gas = vítr ji rozežene
    .shelters = kdo je za ní, má tříčtvrteční kryt
    .deflects = šípy a podobné střely skrz ni minou; neproletí jí nic malého ani plyn
    .beside = působí i do { DISTANCE($squares, case: "gen") } na jedné straně
    .wall = plná: nic jí neprojde
    .force = silová: projde jí jen pohled
    .panel = díly po { DISTANCE(2, case: "loc") }: OČ { $ac }, životy: { $hp }
sheet-clear =
    .clears = z oblasti mizí: { $things }
    .gas = plyn
    .flames = otevřené plameny
    .lamps = polovina plamenů za sklem
    .darkness = tma z kouzel nejvýše { $level }. úrovně
    .light = světlo z kouzel nejvýše { $level }. úrovně
roll-lamp = lampa
sheet-wide = { $area }, šířka { DISTANCE($wide) }
