### Creatures that are called: their rules, and how stat blocks tell of them.

sheet-call =
    .come = called into the fight: one of { $names } ({ $notes })
    .near = within { DISTANCE($squares) }
    .number = how many: { DICE($number) }
    .sum = of challenge rating up to { $challenge }: { $count }
    .as = they count as: { $kind }
    .after = they act right after their caller
roll-call = how many come
# 5e.call.come
clause-5e-call-come = Called creatures are friends of their caller: they are on its side, do what it says, and are played by whoever plays it. They come to the free spaces nearest to a place that the caller chooses; where there is no more room, no more come.
    .name = called creatures
# 5e.call.order
clause-5e-call-order = Called creatures roll initiative as a group and have turns of their own, or act right after their caller, as the spell or power says.
    .name = the turns of called creatures
# 5e.call.end
clause-5e-call-end = Called creatures are gone when the spell or effect ends that has brought them.
    .name = the end of a call
