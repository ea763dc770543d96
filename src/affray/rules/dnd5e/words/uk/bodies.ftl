### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .wide = { $text }, ширина { DISTANCE($squares) }
    .up-to = { $text } або менше
