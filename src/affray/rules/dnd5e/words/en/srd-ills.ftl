### Ills, wounds and other effects that creatures of the SRD lay, and their lesser actions.

noun-fist-attack = fist attack
noun-glare-attack = glare
noun-turning-to-stone = turning to stone
noun-drugged = drugged sleep
noun-negative-energy = negative energy
noun-mummy-rot = mummy rot
noun-filth-fever = filth fever
noun-infernal-wound = infernal wound
