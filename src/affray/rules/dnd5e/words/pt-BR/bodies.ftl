### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .wide = { $text }, largura de { DISTANCE($squares) }
    .up-to = { $text } ou menos
