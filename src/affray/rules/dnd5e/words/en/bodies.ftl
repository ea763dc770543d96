### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .up-to = { $text }, or less
    .melee = in melee only
    .ordered = in this order
    .times = number of attacks: { $times }
    .attacked = attacked by the other in this turn
    .beaten = hit by the other in this turn: { $count } or more
