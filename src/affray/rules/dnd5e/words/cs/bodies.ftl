### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .up-to = { $text } nebo méně
    .melee = jen nablízko
    .ordered = v tomto pořadí
    .times = počet útoků: { $times }
    .attacked = v tomto tahu na něj ten druhý zaútočil
    .beaten = zásahů od toho druhého v tomto tahu: aspoň { $count }
    .turn = je na tahu
    .strike = smí zaútočit: { $weapon }
    .acted = už byl na tahu
    .contest = souboj s uživatelem: { $ability }
    .undamped = { $text }, i pod vodou
    .lose = ztratí { DICE($dice) } životů
    .stacks = sčítá se
