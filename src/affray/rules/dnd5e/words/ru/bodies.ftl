### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .up-to = { $text } или меньше
    .melee = только вблизи
    .ordered = в этом порядке
    .times = число атак: { $times }
    .attacked = в этот ход другой его атаковал
    .beaten = попаданий от другого в этот ход: не меньше { $count }
    .turn = сейчас его ход
    .strike = может атаковать: { $weapon }
    .acted = уже сделал ход
    .contest = состязание с применившим: { $ability }
    .undamped = { $text }, и под водой
    .lose = теряет { DICE($dice) } хитов
    .stacks = складывается
