### Substantivos que só Ação e Combate tem: seus heróis, armas e feitiços.

## Heroes

noun-dwarf-guard = guarda anão
    .gender = m
noun-elf-archer = arqueiro elfo
    .gender = m
noun-orc-reaver = saqueador orc
    .gender = m
noun-human-seer = vidente humana
    .gender = f
noun-brava = Brava
    .gender = f
noun-lirio = Lírio
    .gender = m
noun-urgo = Urgo
    .gender = m
noun-nara = Nara
    .gender = f

## Weapons and spells

noun-war-axe = machado de guerra
    .gender = m
noun-scythe = foice
    .gender = f
noun-flame = chama
    .gender = f

## Attributes, where one is chosen

noun-res = RES
    .gender = f
noun-men = MEN
    .gender = f
noun-inf = INF
    .gender = f
noun-per = PER
    .gender = f
noun-vig = VIG
    .gender = m
    .article = none
noun-pre = PRE
    .gender = f
    .article = none

noun-bandit-archer = arqueiro bandido
    .gender = m
noun-shadow = sombra
    .gender = f
noun-stone-worm = verme de pedra
    .gender = m
