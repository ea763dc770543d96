### Creatures that are called: their rules, and how stat blocks tell of them.

sheet-call =
    .come = přivolá do boje něco z: { $names } ({ $notes })
    .near = do { DISTANCE($squares, case: "gen") }
    .number = kolik: { DICE($number) }
    .sum = s nebezpečností do { $challenge }: { $count }
    .as = počítají se jako: { $kind }
    .after = jednají hned po tom, kdo je přivolal
roll-call = počet přivolaných
# 5e.call.come
clause-5e-call-come = Přivolaní tvorové jsou přáteli toho, kdo je přivolal: jsou na jeho straně, poslouchají ho a hraje za ně ten, kdo hraje za něj. Objeví se na volných místech nejblíž zvolenému; kde už není místo, nikdo další se neobjeví.
    .name = přivolaní tvorové
# 5e.call.order
clause-5e-call-order = Přivolaní tvorové hází na iniciativu společně a mají vlastní tahy, nebo jednají hned po tom, kdo je přivolal, jak říká kouzlo nebo schopnost.
    .name = tahy přivolaných tvorů
# 5e.call.end
clause-5e-call-end = Přivolaní tvorové zmizí, když skončí kouzlo nebo účinek, který je přivedl.
    .name = konec přivolání
