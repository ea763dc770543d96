### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .wide = { $text }, { DISTANCE($squares) } wide
    .up-to = { $text }, or less
