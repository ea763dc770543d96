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
event-went-away = { NAME($who) } vanishes from the field.
roll-luck = luck
sheet-away =
    .alone = away on a plane of its own
    .ethereal = away on the Ethereal Plane, or back from there
    .unseen = unseen there
    .back = comes back within { DISTANCE($squares) } of where it was, to a free space of its choice
    .stays = does not come back after { $time }
    .sent-home = is sent back to the plane it is from, and is out of the fight
# 5e.plane.away
clause-5e-plane-away = Who is on another plane is not on the field: it takes up no space there, reaches nobody and is reached by nobody, and what goes with it bears on nobody. It comes back where it is, or to the nearest free space.
    .name = being on another plane
# 5e.plane.ethereal
clause-5e-plane-ethereal = On the Ethereal Plane one meets those who are there, moves through walls and creatures of the field, and sees the field within { DISTANCE(12) }. From the field only truesight and some senses see there. What has led there leads back.
    .name = Ethereal Plane
# 5e.plane.home
clause-5e-plane-home = Celestials, elementals, fey and fiends are at home on other planes. Who is banished there for as long as the effect can last stays there.
    .name = staying on its own plane
