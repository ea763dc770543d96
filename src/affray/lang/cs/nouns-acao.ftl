### Podstatná jména, která má jen Ação e Combate: hrdinové, zbraně, kouzla.

## Heroes

noun-dwarf-guard = trpasličí strážce
    .gen = trpasličího strážce
    .dat = trpasličímu strážci
    .acc = trpasličího strážce
    .ins = trpasličím strážcem
    .loc = trpasličím strážci
    .gender = m
noun-elf-archer = elfí lučištník
    .gen = elfího lučištníka
    .dat = elfímu lučištníkovi
    .acc = elfího lučištníka
    .ins = elfím lučištníkem
    .loc = elfím lučištníkovi
    .gender = m
noun-orc-reaver = skřetí nájezdník
    .gen = skřetího nájezdníka
    .dat = skřetímu nájezdníkovi
    .acc = skřetího nájezdníka
    .ins = skřetím nájezdníkem
    .loc = skřetím nájezdníkovi
    .gender = m
noun-human-seer = lidská věštkyně
    .gen = lidské věštkyně
    .dat = lidské věštkyni
    .acc = lidskou věštkyni
    .ins = lidskou věštkyní
    .loc = lidské věštkyni
    .gender = f
noun-brava = Brava
    .gen = Bravy
    .dat = Bravě
    .acc = Bravu
    .ins = Bravou
    .loc = Bravě
    .gender = f
noun-lirio = Lirio
    .gen = Liria
    .dat = Liriovi
    .acc = Liria
    .ins = Liriem
    .loc = Liriovi
    .gender = m
noun-urgo = Urgo
    .gen = Urga
    .dat = Urgovi
    .acc = Urga
    .ins = Urgem
    .loc = Urgovi
    .gender = m
noun-nara = Nara
    .gen = Nary
    .dat = Naře
    .acc = Naru
    .ins = Narou
    .loc = Naře
    .gender = f

## Weapons and spells

noun-war-axe = válečná sekera
    .gen = válečné sekery
    .dat = válečné sekeře
    .acc = válečnou sekeru
    .ins = válečnou sekerou
    .loc = válečné sekeře
    .gender = f
noun-scythe = kosa
    .gen = kosy
    .dat = kose
    .acc = kosu
    .ins = kosou
    .loc = kose
    .gender = f
noun-crossbow = kuše
    .gen = kuše
    .dat = kuši
    .acc = kuši
    .ins = kuší
    .loc = kuši
    .gender = f
noun-flame = plamen
    .gen = plamene
    .dat = plameni
    .acc = plamen
    .ins = plamenem
    .loc = plameni
    .gender = m

## Attributes, where one is chosen

noun-vig = SIL
    .gen = SIL
    .dat = SIL
    .acc = SIL
    .ins = SIL
    .loc = SIL
    .gender = f
noun-pre = PŘE
    .gen = PŘE
    .dat = PŘE
    .acc = PŘE
    .ins = PŘE
    .loc = PŘE
    .gender = f
