### Os substantivos das frases: criaturas e aquilo com que golpeiam.

## Creatures

noun-commoner = plebeu
    .gender = m
noun-cultist = cultista
    .gender = m
noun-kobold = kobold
    .gender = m
noun-giant-rat = rato gigante
    .gender = m
noun-guard = guarda
    .gender = m
noun-zombie = zumbi
    .gender = m
noun-acolyte = acólito
    .gender = m
noun-hobgoblin = hobgoblin
    .gender = m
noun-scout = batedor
    .gender = m
noun-thug = capanga
    .gender = m
noun-warhorse = cavalo de guerra
    .gender = m
noun-worg = worg
    .gender = m
noun-ghoul = carniçal
    .gender = m
noun-dire-wolf = lobo atroz
    .gender = m
noun-bandit-captain = capitão bandido
    .gender = m
noun-gelatinous-cube = cubo gelatinoso
    .gender = m
noun-ankheg = ankheg
    .gender = m
noun-cult-fanatic = fanático do culto
    .gender = m
noun-owlbear = urso-coruja
    .gender = m
noun-minotaur = minotauro
    .gender = m
noun-knight = cavaleiro
    .gender = m
noun-manticore = mantícora
    .gender = f
noun-ettin = ettin
    .gender = m
noun-troll = troll
    .gender = m
noun-hill-giant = gigante da colina
    .gender = m
noun-gladiator = gladiador
    .gender = m
noun-air-elemental = elemental do ar
    .gender = m
noun-mage = mago
    .gender = m
noun-wyvern = wyvern
    .gender = m
noun-stone-giant = gigante da pedra
    .gender = m
noun-hydra = hidra
    .gender = f
noun-young-green-dragon = dragão verde jovem
    .gender = m
noun-fire-giant = gigante do fogo
    .gender = m
noun-aboleth = aboleth
    .gender = m
noun-young-red-dragon = dragão vermelho jovem
    .gender = m

## Heroes by their class

noun-rogue = ladino
    .gender = m
noun-cleric = clérigo
    .gender = m
noun-wizard = mago
    .gender = m
noun-barbarian = bárbaro
    .gender = m
noun-ranger = patrulheiro
    .gender = m

## Heroes of the encounters

noun-brunna = Brunna
    .gender = f
noun-urka = Urka
    .gender = f
noun-edda = Edda
    .gender = f
noun-pim = Pim
    .gender = m

## Simple weapons

noun-javelin = azagaia
    .gender = f
noun-light-hammer = martelo leve
    .gender = m
noun-sickle = foice curta
    .gender = f
noun-light-crossbow = besta leve
    .gender = f

## Martial weapons

noun-battleaxe = machado de batalha
    .gender = m
noun-flail = mangual
    .gender = m
noun-glaive = glaive
    .gender = f
noun-greataxe = machado grande
    .gender = m
noun-lance = lança de montaria
    .gender = f
noun-maul = malho
    .gender = m
noun-morningstar = maça-estrela
    .gender = f
noun-pike = pique
    .gender = m
noun-rapier = rapieira
    .gender = f
noun-war-pick = picareta de guerra
    .gender = f
noun-whip = chicote
    .gender = m
noun-blowgun = zarabatana
    .gender = f
noun-hand-crossbow = besta de mão
    .gender = f
noun-heavy-crossbow = besta pesada
    .gender = f
noun-longbow = arco longo
    .gender = m
noun-net = rede
    .gender = f

## What bodies strike with

noun-beak = bico
    .gender = m
noun-gore = chifrada
    .gender = f
noun-hooves = cascos
    .gender = p
    .article = os
noun-pseudopod = pseudópode
    .gender = m
noun-rock = pedra
    .gender = f
noun-shield-bash = golpe de escudo
    .gender = m
noun-stinger = ferrão
    .gender = m
noun-tail = cauda
    .gender = f
noun-tail-spike = espinho da cauda
    .gender = m
noun-tentacle = tentáculo
    .gender = m
