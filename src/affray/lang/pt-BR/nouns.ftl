### Os substantivos das frases: criaturas e aquilo com que golpeiam.

## Somebody

noun-someone = alguém
    .gender = m
    .article = none
noun-creature = criatura
    .gender = f

## Creatures

noun-bandit = bandido
    .gender = m
noun-goblin = goblin
    .gender = m
noun-skeleton = esqueleto
    .gender = m
noun-wolf = lobo
    .gender = m
noun-orc = orc
    .gender = m
noun-bugbear = bugbear
    .gender = m
noun-giant-spider = aranha gigante
    .gender = f
noun-ogre = ogro
    .gender = m

## Heroes by their class

noun-fighter = guerreiro
    .gender = m

## Simple weapons

noun-club = porrete
    .gender = m
noun-dagger = adaga
    .gender = f
noun-greatclub = clava grande
    .gender = f
noun-handaxe = machadinha
    .gender = f
noun-mace = maça
    .gender = f
noun-quarterstaff = bordão
    .gender = m
noun-spear = lança
    .gender = f
noun-dart = dardo
    .gender = m
noun-shortbow = arco curto
    .gender = m
noun-sling = funda
    .gender = f

## Martial weapons

noun-halberd = alabarda
    .gender = f
noun-greatsword = espada grande
    .gender = f
noun-longsword = espada longa
    .gender = f
noun-scimitar = cimitarra
    .gender = f
noun-shortsword = espada curta
    .gender = f
noun-trident = tridente
    .gender = m
noun-warhammer = martelo de guerra
    .gender = m

## What bodies strike with

noun-unarmed-strike = golpe desarmado
    .gender = m
noun-bite = mordida
    .gender = f
noun-claws = garras
    .gender = p
    .article = as
noun-slam = pancada
    .gender = f
noun-touch = toque
    .gender = m
noun-web = teia
    .gender = f

## Armour and things

noun-leather = armadura de couro
    .gender = f
noun-hide = armadura de peles
    .gender = f
noun-plate = armadura de placas
    .gender = f
noun-shield = escudo
    .gender = m
noun-portcullis = grade levadiça
    .gender = f
noun-door = porta
    .gender = f
noun-barrel = barril
    .gender = m
noun-crate = caixote
    .gender = m
noun-statue = estátua
    .gender = f
noun-fog = nevoeiro
    .gender = m
noun-crossbow = besta
    .gender = f
