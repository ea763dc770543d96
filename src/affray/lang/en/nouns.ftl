### The nouns of sentences: creatures and what they strike with.

## Somebody

noun-someone = someone
noun-creature = creature

## Creatures

noun-commoner = commoner
noun-bandit = bandit
noun-bandit-archer = bandit archer
noun-cultist = cultist
noun-kobold = kobold
noun-giant-rat = giant rat
noun-guard = guard
noun-goblin = goblin
noun-skeleton = skeleton
noun-zombie = zombie
noun-wolf = wolf
noun-acolyte = acolyte
noun-orc = orc
noun-hobgoblin = hobgoblin
noun-scout = scout
noun-shadow = shadow
noun-thug = thug
noun-warhorse = warhorse
noun-worg = worg
noun-bugbear = bugbear
noun-ghoul = ghoul
noun-dire-wolf = dire wolf
noun-giant-spider = giant spider
noun-ogre = ogre
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
noun-stone-worm = stone worm
noun-hydra = hydra
noun-young-green-dragon = young green dragon
noun-fire-giant = fire giant
noun-aboleth = aboleth
noun-young-red-dragon = young red dragon

## Heroes by their class

noun-fighter = fighter
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

noun-club = club
noun-dagger = dagger
noun-greatclub = greatclub
noun-handaxe = handaxe
noun-javelin = javelin
noun-light-hammer = light hammer
noun-mace = mace
noun-quarterstaff = quarterstaff
noun-sickle = sickle
noun-spear = spear
noun-light-crossbow = light crossbow
noun-dart = dart
noun-shortbow = shortbow
noun-sling = sling

## Martial weapons

noun-battleaxe = battleaxe
noun-flail = flail
noun-glaive = glaive
noun-halberd = halberd
noun-greataxe = greataxe
noun-greatsword = greatsword
noun-lance = lance
noun-longsword = longsword
noun-maul = maul
noun-morningstar = morningstar
noun-pike = pike
noun-rapier = rapier
noun-scimitar = scimitar
noun-shortsword = shortsword
noun-trident = trident
noun-war-pick = war pick
noun-warhammer = warhammer
noun-whip = whip
noun-blowgun = blowgun
noun-hand-crossbow = hand crossbow
noun-heavy-crossbow = heavy crossbow
noun-longbow = longbow
noun-net = net

## What bodies strike with

noun-unarmed-strike = unarmed strike
noun-beak = beak
noun-bite = bite
noun-claws = claws
noun-gore = gore
noun-hooves = hooves
noun-pseudopod = pseudopod
noun-rock = rock
noun-shield-bash = shield bash
noun-slam = slam
noun-stinger = stinger
noun-tail = tail
noun-tail-spike = tail spike
noun-tentacle = tentacle
noun-touch = touch
noun-web = web
