# Areas that last, in stat blocks and in descriptions of spells.

sheet-lasting =
    .steep = every { DISTANCE(1) } costs { DISTANCE(4) } of movement
    .inwards = difficult terrain for those who come closer to the user
    .drifts = drifts { DISTANCE($squares) } away from the user at the start of each of the user’s turns
    .steered = in a direction of the user’s choice
    .total = ends after { $amount } damage in all
    .light = bright inside, dim light for { DISTANCE($squares) } beyond
    .gas = wind clears it away
    .shelters = those behind it have three-quarters cover
    .deflects = arrows and the like miss through it; nothing small flies through it, nor gas
    .beside = at the end of a turn within { DISTANCE($squares) } of one side
    .wall = filled: nothing passes it
    .force = force: nothing but sight passes it
    .panel = sections of { DISTANCE(2) }: Armour Class { $ac }, { $hp } hit points
sheet-clear =
    .clears = cleared out of the area: { $things }
    .gas = gas
    .flames = open flames
    .lamps = half of the flames behind glass
    .darkness = darkness by spells of level { $level } or lower
    .light = light by spells of level { $level } or lower
roll-lamp = lamp
sheet-wide = { $area }, { DISTANCE($wide) } wide
