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
