### The nouns of sentences: creatures and what they strike with.

## Somebody

noun-someone = someone
noun-creature = creature

## Creatures

noun-bandit = bandit
noun-goblin = goblin
noun-skeleton = skeleton
noun-wolf = wolf
noun-orc = orc
noun-bugbear = bugbear
noun-giant-spider = giant spider
noun-ogre = ogre

## Heroes by their class

noun-fighter = fighter

## Simple weapons

noun-club = club
noun-dagger = dagger
noun-greatclub = greatclub
noun-handaxe = handaxe
noun-mace = mace
noun-quarterstaff = quarterstaff
noun-spear = spear
noun-dart = dart
noun-shortbow = shortbow
noun-sling = sling

## Martial weapons

noun-halberd = halberd
noun-greatsword = greatsword
noun-longsword = longsword
noun-scimitar = scimitar
noun-shortsword = shortsword
noun-trident = trident
noun-warhammer = warhammer

## What bodies strike with

noun-unarmed-strike = unarmed strike
noun-bite = bite
noun-claws = claws
noun-slam = slam
noun-touch = touch
noun-web = web

## Armour and things

noun-leather = leather armour
noun-hide = hide armour
noun-plate = plate armour
noun-shield = shield
noun-portcullis = portcullis
noun-door = door
noun-barrel = barrel
noun-crate = crate
noun-statue = statue
noun-fog = fog
noun-crossbow = crossbow
