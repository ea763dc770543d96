### The words of the games. Where a rulebook has a word of its own for something, the message bears the rulebook's name.

## Draw Steel: the fight and the turn

drawsteel-director = Director
drawsteel-hero = hero
drawsteel-encounter = encounter
drawsteel-surprised = surprised
drawsteel-power-roll = power roll
drawsteel-edge = edge
drawsteel-bane = bane
drawsteel-main-action = main action
drawsteel-maneuver = maneuver
drawsteel-free-maneuver = free maneuver
drawsteel-move-action = move action
drawsteel-movement = movement
drawsteel-triggered-action = triggered action
drawsteel-free-triggered-action = free triggered action
drawsteel-trigger = trigger
drawsteel-no-action = no action
drawsteel-ability = ability
drawsteel-heroic-ability = heroic ability
drawsteel-resource = resource
drawsteel-kit = kit
drawsteel-group = group
drawsteel-minion = minion
drawsteel-minion-squad = minion squad
drawsteel-alternative-initiative = alternative initiative
drawsteel-debate-timer = debate timer
drawsteel-agility-test = Agility test
drawsteel-stamina = Stamina

## Draw Steel: characteristics

drawsteel-characteristic-might = Might
drawsteel-characteristic-agility = Agility
drawsteel-characteristic-reason = Reason
drawsteel-characteristic-intuition = Intuition
drawsteel-characteristic-presence = Presence

## Draw Steel: conditions

drawsteel-condition-bleeding = bleeding
drawsteel-condition-dazed = dazed
drawsteel-condition-frightened = frightened
drawsteel-condition-grabbed = grabbed
drawsteel-condition-prone = prone
drawsteel-condition-restrained = restrained
drawsteel-condition-slowed = slowed
drawsteel-condition-taunted = taunted
drawsteel-condition-weakened = weakened

## Draw Steel: kinds of damage

drawsteel-damage-acid = acid
drawsteel-damage-cold = cold
drawsteel-damage-corruption = corruption
drawsteel-damage-fire = fire
drawsteel-damage-holy = holy
drawsteel-damage-lightning = lightning
drawsteel-damage-poison = poison
drawsteel-damage-psychic = psychic
drawsteel-damage-sonic = sonic

## Draw Steel: classes, abilities and kits that the rules name

drawsteel-fury = Fury
drawsteel-shadow = Shadow
drawsteel-talent = Talent
drawsteel-tactician = Tactician
drawsteel-relentless-toss = Relentless Toss
drawsteel-hesitation-is-weakness = Hesitation Is Weakness
drawsteel-in-all-this-confusion = In All This Confusion
drawsteel-shining-armor = Shining Armor

## The book

drawsteel-rulebook = Draw Steel
# Set by the licence; it stays in English, word for word.
drawsteel-notice = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.
