### Being inside another, or on another plane: as told in a log and on stat blocks.

dnd5e-swallowed = swallowed
event-gained-swallowed = { NAME($by) } swallows { NAME($who) }.
event-lost-swallowed = { NAME($who) } is no longer swallowed.
dnd5e-engulfed = engulfed
event-gained-engulfed = { NAME($by) } engulfs { NAME($who) }.
event-lost-engulfed = { NAME($who) } is no longer engulfed.
event-came-back = { NAME($who) } is back on the field, at { $at }.
sheet-inside =
    .within = inside the user
    .bursts = after { $hurt } damage from inside in one turn the user saves or lets all out: { $ability }, DC { $dc }
    .contains = has others inside it: { $count } or more
    .turn-start = at the start of the user’s turns: { $text }
    .turn-end = at the end of the user’s turns: { $text }
# 5e.monster.swallow
clause-5e-monster-swallow = Who is inside another has total cover, moves with it, and reaches only that one. It gets out as the stat block says, or when that one dies: then it lies prone beside it.
    .name = being inside another
