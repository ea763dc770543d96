### Being inside another, or on another plane: as told in a log and on stat blocks.

dnd5e-swallowed = v útrobách
event-gained-swallowed = { NAME($by) } polyká { NAME($who, case: "acc") }.
event-lost-swallowed = { NAME($who) } se dostává z útrob.
dnd5e-engulfed = uvnitř pohlcujícího
event-gained-engulfed = { NAME($by) } pohlcuje { NAME($who, case: "acc") }.
event-lost-engulfed = { NAME($who) } se dostává ven.
event-came-back = { NAME($who) } je zpět na bojišti: { $at }.
sheet-inside =
    .within = uvnitř uživatele
    .bursts = po { $hurt } zranění zevnitř za jeden tah se uživatel zachrání, nebo všechny pustí: { $ability }, SO { $dc }
    .contains = má v sobě jiné tvory: { $count } nebo víc
    .turn-start = na začátku tahů uživatele: { $text }
    .turn-end = na konci tahů uživatele: { $text }
# 5e.monster.swallow
clause-5e-monster-swallow = Kdo je uvnitř jiného, má úplný kryt, pohybuje se s ním a dosáhne jen na něj. Ven se dostane, jak říká blok statistik, nebo když ten druhý zemře: pak leží vedle něj.
    .name = uvnitř jiného
event-went-away = { NAME($who) } mizí z bojiště.
roll-luck = los
sheet-away =
    .alone = pryč na vlastní sféře
    .ethereal = odchází na éterickou sféru, nebo se z ní vrací
    .unseen = tam není vidět
    .back = vrací se nejvýš { DISTANCE($squares) } od místa, kde byl, na volné místo podle své volby
    .stays = nevrátí se, je-li tam takto dlouho: { $time }
    .sent-home = vrací se na svou sféru a je mimo boj
# 5e.plane.away
clause-5e-plane-away = Kdo je na jiné sféře, není na bojišti: nezabírá tam místo, na nikoho nedosáhne, nikdo nedosáhne na něj a co jde s ním, na nikoho nepůsobí. Vrací se tam, kde je, nebo na nejbližší volné místo.
    .name = pobyt na jiné sféře
# 5e.plane.ethereal
clause-5e-plane-ethereal = Na éterické sféře se potkávají ti, kdo tam jsou; prochází se tam zdmi i tvory bojiště a bojiště je vidět do { DISTANCE(12, case: "gen") }. Z bojiště tam vidí jen pravdivé vidění a některé smysly. Co tam přivedlo, vede i zpět.
    .name = éterická sféra
# 5e.plane.home
clause-5e-plane-home = Nebešťané, elementálové, víly a běsi mají domov na jiných sférách. Kdo je tam vypuzen po celou dobu, po kterou může účinek trvat, tam zůstane.
    .name = setrvání na vlastní sféře
