### The nouns of sentences: creatures and what they strike with.

## Creatures

noun-commoner = commoner
noun-cultist = cultist
noun-kobold = kobold
noun-giant-rat = giant rat
noun-guard = guard
noun-zombie = zombie
noun-acolyte = acolyte
noun-hobgoblin = hobgoblin
noun-scout = scout
noun-thug = thug
noun-warhorse = warhorse
noun-worg = worg
noun-ghoul = ghoul
noun-dire-wolf = dire wolf
noun-bandit-captain = bandit captain
noun-gelatinous-cube = gelatinous cube
noun-ankheg = ankheg
noun-cult-fanatic = cult fanatic
noun-owlbear = owlbear
noun-minotaur = minotaur
noun-knight = knight
noun-manticore = manticore
noun-ettin = ettin
noun-troll = troll
noun-hill-giant = hill giant
noun-gladiator = gladiator
noun-air-elemental = air elemental
noun-mage = mage
noun-wyvern = wyvern
noun-stone-giant = stone giant
noun-hydra = hydra
noun-young-green-dragon = young green dragon
noun-fire-giant = fire giant
noun-aboleth = aboleth
noun-young-red-dragon = young red dragon

## Heroes by their class

noun-rogue = rogue
noun-cleric = cleric
noun-wizard = wizard
noun-barbarian = barbarian
noun-ranger = ranger

## Heroes of the encounters

noun-brunna = Brunna
noun-urka = Urka
noun-edda = Edda
noun-pim = Pim

## Simple weapons

noun-javelin = javelin
noun-light-hammer = light hammer
noun-sickle = sickle
noun-light-crossbow = light crossbow

## Martial weapons

noun-battleaxe = battleaxe
noun-flail = flail
noun-glaive = glaive
noun-greataxe = greataxe
noun-lance = lance
noun-maul = maul
noun-morningstar = morningstar
noun-pike = pike
noun-rapier = rapier
noun-war-pick = war pick
noun-whip = whip
noun-blowgun = blowgun
noun-hand-crossbow = hand crossbow
noun-heavy-crossbow = heavy crossbow
noun-longbow = longbow
noun-net = net

## What bodies strike with

noun-beak = beak
noun-gore = gore
noun-hooves = hooves
noun-pseudopod = pseudopod
noun-rock = rock
noun-shield-bash = shield bash
noun-stinger = stinger
noun-tail = tail
noun-tail-spike = tail spike
noun-tentacle = tentacle
