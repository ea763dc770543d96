### What creatures do with weapons, limbs and bodies, in the lines of stat blocks.

sheet-body =
    .up-to = { $text } або менше
    .melee = лише зблизька
    .ordered = у цьому порядку
    .times = кількість атак: { $times }
    .attacked = цього ходу інший його атакував
    .beaten = влучань від іншого цього ходу: щонайменше { $count }
    .turn = зараз його хід
    .strike = може атакувати: { $weapon }
    .acted = вже зробив хід
    .contest = змагання з тим, хто застосував: { $ability }
    .undamped = { $text }, і під водою
    .lose = втрачає { DICE($dice) } пунктів здоров’я
    .stacks = додається
