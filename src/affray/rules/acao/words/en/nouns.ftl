### Nouns that only Ação e Combate has: its heroes, its own weapons and spells.

## Heroes

noun-dwarf-guard = dwarf guard
noun-elf-archer = elf archer
noun-orc-reaver = orc reaver
noun-human-seer = human seer
noun-brava = Brava
noun-lirio = Lirio
noun-urgo = Urgo
noun-nara = Nara

## Weapons and spells

noun-war-axe = war axe
noun-scythe = scythe
noun-flame = flame

## Attributes, where one is chosen

noun-vig = VIG
noun-pre = PRE
noun-res = RES
noun-men = MEN
noun-inf = INF
noun-per = PER

noun-bandit-archer = bandit archer
noun-shadow = shadow
noun-stone-worm = stone worm
