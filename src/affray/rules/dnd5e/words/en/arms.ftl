### Weapons, armour, what hands hold, and things that are attacked.

## What happens

event-donned = { NAME($who) } puts on the { NAME($weapon, case: "acc") }.
event-doffed = { NAME($who) } takes off the { NAME($weapon, case: "acc") }.
event-struck-hit = { NAME($who) } hits the { NAME($object, case: "acc") } with the { NAME($weapon, case: "ins") }.
event-struck-miss = { NAME($who) } misses the { NAME($object, case: "acc") } with the { NAME($weapon, case: "ins") }.
event-worn = The { NAME($object) } takes { $amount } damage.
event-broken = The { NAME($object) } at { $at } is broken.
event-gained-netted = { NAME($who) } is caught in a net.
event-gained-webbed = { NAME($who) } is caught in a web.
event-lost-netted = { NAME($who) } is free of the net.
event-lost-webbed = { NAME($who) } is free of the web.
dnd5e-netted = in a net
dnd5e-webbed = in a web

## Why numbers are what they are

# 5e.armour.worn
clause-5e-armour-worn = Armour gives its wearer an Armour Class.
    .name = armour
# 5e.armour.none
clause-5e-armour-none = Without armour the Armour Class is 10 and the Dexterity modifier.
    .name = no armour
# 5e.armour.dexterity
clause-5e-armour-dexterity = The Dexterity modifier is added to the Armour Class: all of it in light armour, 2 at most in medium armour, nothing in heavy armour.
    .name = Dexterity
# 5e.armour.stealth
clause-5e-armour-stealth = In noisy armour Stealth checks have disadvantage.
    .name = noisy armour
# 5e.feature.extra-attack
clause-5e-feature-extra-attack = The Attack action has two attacks.
    .name = Extra Attack
# 5e.feature.defense
clause-5e-feature-defense = In armour the Armour Class is 1 higher.
    .name = Defense
# 5e.feature.unarmored-defense
clause-5e-feature-unarmored-defense = Without armour the Constitution modifier is added to the Armour Class.
    .name = Unarmored Defense

## Armour, ammunition and things

noun-padded = padded armour
noun-studded-leather = studded leather
noun-chain-shirt = chain shirt
noun-scale-mail = scale mail
noun-breastplate = breastplate
noun-half-plate = half plate
noun-ring-mail = ring mail
noun-chain-mail = chain mail
noun-splint = splint armour
noun-arrow = arrow
noun-bolt = bolt
noun-needle = needle
noun-sling-bullet = sling bullet
