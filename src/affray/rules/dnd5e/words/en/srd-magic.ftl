### What magical creatures do, and what is left of it on others.

noun-aged = aged
noun-proof-against-mummies = immunity to the glare of mummies
noun-proof-against-mummy-lords = immunity to the glare of mummy lords
noun-first-roar = first roar
noun-second-roar = second roar
noun-third-roar = third roar
noun-vanished = vanished
noun-demon = demon
noun-averted = averted eyes
noun-stiffened = stiffening
noun-ignite = ignite
noun-extinguish = extinguish
noun-seize = seize
noun-enlarged = enlarged
