### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .wide = { $text }, šířka { DISTANCE($squares) }
    .up-to = { $text } nebo méně
