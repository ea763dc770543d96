### Weapons, armour, what hands hold, and things that are attacked.

## What happens

event-donned = { NAME($who, case: "o") } põe { NAME($weapon, case: "o") }.
event-doffed = { NAME($who, case: "o") } tira { NAME($weapon, case: "o") }.
event-struck-hit = { NAME($who, case: "o") } acerta { NAME($object, case: "o") } com { NAME($weapon, case: "o") }.
event-struck-miss = { NAME($who, case: "o") } erra o ataque contra { NAME($object, case: "o") } com { NAME($weapon, case: "o") }.
event-worn = { NAME($object, case: "o") } sofre { $amount } de dano.
event-broken = { NAME($object, case: "o") } em { $at } cede.
event-gained-netted = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica presa
       *[m] fica preso
    } na rede.
event-gained-webbed = { NAME($who, case: "o") } { GENDER($who) ->
        [f] fica presa
       *[m] fica preso
    } na teia.
event-lost-netted = { NAME($who, case: "o") } se solta da rede.
event-lost-webbed = { NAME($who, case: "o") } se solta da teia.
dnd5e-netted = na rede
dnd5e-webbed = na teia

## Why numbers are what they are

clause-5e-armour-worn = Uma armadura dá a quem a veste uma Classe de Armadura.
    .name = armadura
clause-5e-armour-none = Sem armadura, a Classe de Armadura é 10 mais o modificador de Destreza.
    .name = sem armadura
clause-5e-armour-dexterity = O modificador de Destreza é somado à Classe de Armadura: inteiro em armadura leve, no máximo 2 em média, nada em pesada.
    .name = Destreza
clause-5e-armour-stealth = Em armadura barulhenta, testes de Furtividade têm desvantagem.
    .name = armadura barulhenta
clause-5e-feature-extra-attack = A ação Atacar tem dois ataques.
    .name = Ataque Extra
clause-5e-feature-defense = De armadura, a Classe de Armadura é 1 maior.
    .name = Defesa
clause-5e-feature-unarmored-defense = Sem armadura, o modificador de Constituição é somado à Classe de Armadura.
    .name = Defesa sem Armadura

## Armour, ammunition and things

noun-padded = armadura acolchoada
    .gender = f
noun-studded-leather = couro batido
    .gender = m
noun-chain-shirt = camisão de malha
    .gender = m
noun-scale-mail = brunea
    .gender = f
noun-breastplate = peitoral
    .gender = m
noun-half-plate = meia armadura
    .gender = f
noun-ring-mail = cota de anéis
    .gender = f
noun-chain-mail = cota de malha
    .gender = f
noun-splint = cota de talas
    .gender = f
noun-arrow = flecha
    .gender = f
noun-bolt = virote
    .gender = m
noun-needle = agulha
    .gender = f
noun-sling-bullet = bala de funda
    .gender = f
