### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .up-to = { $text }, or less
    .melee = in melee only
    .ordered = in this order
    .times = number of attacks: { $times }
    .attacked = attacked by the other in this turn
    .beaten = hit by the other in this turn: { $count } or more
    .turn = it is its turn
    .strike = may attack with: { $weapon }
    .acted = has taken a turn
    .contest = contest with the user: { $ability }
    .undamped = { $text }, under water too
    .lose = loses { DICE($dice) } hit points
    .stacks = adds up
