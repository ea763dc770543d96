### Podstatná jména, která má jen Draw Steel: hrdinové, tvorové, schopnosti.

## Heroes

noun-berserker = berserk
    .gen = berserka
    .dat = berserkovi
    .acc = berserka
    .ins = berserkem
    .loc = berserkovi
    .gender = m
noun-commander = velitel
    .gen = velitele
    .dat = veliteli
    .acc = velitele
    .ins = velitelem
    .loc = veliteli
    .gender = m
noun-berta = Berta
    .gen = Berty
    .dat = Bertě
    .acc = Bertu
    .ins = Bertou
    .loc = Bertě
    .gender = f
noun-corin = Korin
    .gen = Korina
    .dat = Korinovi
    .acc = Korina
    .ins = Korinem
    .loc = Korinovi
    .gender = m

## Creatures

noun-goblin-raider = gobliní nájezdník
    .gen = gobliního nájezdníka
    .dat = goblinímu nájezdníkovi
    .acc = gobliního nájezdníka
    .ins = gobliním nájezdníkem
    .loc = gobliním nájezdníkovi
    .gender = m
noun-goblin-hexer = gobliní zaklínač
    .gen = gobliního zaklínače
    .dat = goblinímu zaklínači
    .acc = gobliního zaklínače
    .ins = gobliním zaklínačem
    .loc = gobliním zaklínači
    .gender = m
noun-human-marksman = ostrostřelec
    .gen = ostrostřelce
    .dat = ostrostřelci
    .acc = ostrostřelce
    .ins = ostrostřelcem
    .loc = ostrostřelci
    .gender = m

## Abilities

noun-melee-free-strike = volný úder zblízka
    .gen = volného úderu zblízka
    .dat = volnému úderu zblízka
    .acc = volný úder zblízka
    .ins = volným úderem zblízka
    .loc = volném úderu zblízka
    .gender = m
noun-ranged-free-strike = volný úder zdálky
    .gen = volného úderu zdálky
    .dat = volnému úderu zdálky
    .acc = volný úder zdálky
    .ins = volným úderem zdálky
    .loc = volném úderu zdálky
    .gender = m
noun-reckless-blow = zběsilá rána
    .gen = zběsilé rány
    .dat = zběsilé ráně
    .acc = zběsilou ránu
    .ins = zběsilou ranou
    .loc = zběsilé ráně
    .gender = f
noun-careful-shot = pečlivý výstřel
    .gen = pečlivého výstřelu
    .dat = pečlivému výstřelu
    .acc = pečlivý výstřel
    .ins = pečlivým výstřelem
    .loc = pečlivém výstřelu
    .gender = m
noun-crooked-spear = křivé kopí
    .gen = křivého kopí
    .dat = křivému kopí
    .acc = křivé kopí
    .ins = křivým kopím
    .loc = křivém kopí
    .gender = n
noun-wasting-word = slovo zmaru
    .gen = slova zmaru
    .dat = slovu zmaru
    .acc = slovo zmaru
    .ins = slovem zmaru
    .loc = slově zmaru
    .gender = n
noun-trick-arrow = lstivý šíp
    .gen = lstivého šípu
    .dat = lstivému šípu
    .acc = lstivý šíp
    .ins = lstivým šípem
    .loc = lstivém šípu
    .gender = m
