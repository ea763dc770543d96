### Being inside another, or on another plane: as told in a log and on stat blocks.

dnd5e-swallowed = внутри глотателя
event-gained-swallowed = { NAME($by) } глотает { NAME($who, case: "acc") }.
event-lost-swallowed = { NAME($who) } выбирается из чрева.
dnd5e-engulfed = внутри поглотителя
event-gained-engulfed = { NAME($by) } поглощает { NAME($who, case: "acc") }.
event-lost-engulfed = { NAME($who) } выбирается наружу.
event-came-back = { NAME($who) } снова на поле: { $at }.
sheet-inside =
    .within = внутри применившего
    .bursts = если за один ход нанести изнутри { $hurt } урона, применивший совершает спасбросок или выпускает всех: { $ability }, Сл { $dc }
    .contains = держит внутри других существ: { $count } или больше
    .turn-start = в начале ходов применившего: { $text }
    .turn-end = в конце ходов применившего: { $text }
# 5e.monster.swallow
clause-5e-monster-swallow = Кто внутри другого, у того полное укрытие; он движется вместе с ним и достаёт только до него. Он выбирается так, как сказано в блоке статистики, или когда тот умирает: тогда он лежит ничком рядом.
    .name = внутри другого
