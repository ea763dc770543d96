### The words of the games. Where a rulebook has a word of its own for something, the message bears the rulebook's name.

## Fifth edition: the fight and the turn

dnd5e-encounter = encounter
dnd5e-participant = participant
dnd5e-party = party
dnd5e-npc = non-player character
dnd5e-stat-block = stat block
dnd5e-initiative-order = initiative order
dnd5e-tie = tie
dnd5e-surprise = surprise
dnd5e-surprised = surprised
dnd5e-bonus-action = bonus action
dnd5e-object-interaction = interaction with an object
dnd5e-utility-action = small action
dnd5e-opportunity-attack = opportunity attack
dnd5e-concentration = concentration
dnd5e-short-rest = short rest
dnd5e-long-rest = long rest

## Fifth edition: rolls

dnd5e-armour-class = Armour Class
    .short = AC
dnd5e-difficulty-class = Difficulty Class
    .short = DC
dnd5e-attack-roll = attack roll
dnd5e-damage-roll = damage roll
dnd5e-ability = ability
dnd5e-ability-check = ability check
dnd5e-passive-score = passive score
dnd5e-contest = contest
dnd5e-modifier = modifier
dnd5e-proficiency-bonus = proficiency bonus
dnd5e-saving-throw = saving throw
dnd5e-advantage = advantage
dnd5e-disadvantage = disadvantage

## Fifth edition: abilities

dnd5e-ability-strength = Strength
    .short = STR
dnd5e-ability-dexterity = Dexterity
    .short = DEX
dnd5e-ability-constitution = Constitution
    .short = CON
dnd5e-ability-intelligence = Intelligence
    .short = INT
dnd5e-ability-wisdom = Wisdom
    .short = WIS
dnd5e-ability-charisma = Charisma
    .short = CHA

## Fifth edition: skills

dnd5e-skill-acrobatics = Acrobatics
dnd5e-skill-animal-handling = Animal Handling
dnd5e-skill-arcana = Arcana
dnd5e-skill-athletics = Athletics
dnd5e-skill-deception = Deception
dnd5e-skill-history = History
dnd5e-skill-insight = Insight
dnd5e-skill-intimidation = Intimidation
dnd5e-skill-investigation = Investigation
dnd5e-skill-medicine = Medicine
dnd5e-skill-nature = Nature
dnd5e-skill-perception = Perception
dnd5e-skill-performance = Performance
dnd5e-skill-persuasion = Persuasion
dnd5e-skill-religion = Religion
dnd5e-skill-sleight-of-hand = Sleight of Hand
dnd5e-skill-stealth = Stealth
dnd5e-skill-survival = Survival

## Fifth edition: actions

dnd5e-action-attack = Attack
dnd5e-action-cast = Cast a Spell
dnd5e-action-dash = Dash
dnd5e-action-disengage = Disengage
dnd5e-action-dodge = Dodge
dnd5e-action-help = Help
dnd5e-action-hide = Hide
dnd5e-action-ready = Ready
dnd5e-action-search = Search
dnd5e-action-use-object = Use an Object
dnd5e-action-improvise = Improvise
dnd5e-action-escape = Escape a Grapple
dnd5e-action-first-aid = First Aid

## Fifth edition: attacks

dnd5e-target = target
dnd5e-melee-attack = melee attack
dnd5e-ranged-attack = ranged attack
dnd5e-two-weapon-fighting = two-weapon fighting
dnd5e-grapple = grapple
dnd5e-shove = shove
dnd5e-knock-prone = knock prone
dnd5e-unarmed-strike = unarmed strike
dnd5e-reach = reach
dnd5e-range = range
dnd5e-normal-range = normal range
dnd5e-long-range = long range
dnd5e-spell-range = spell range
dnd5e-hidden = hidden
dnd5e-unseen = unseen

## Fifth edition: properties of weapons

dnd5e-property-ammunition = ammunition
dnd5e-property-finesse = finesse
dnd5e-property-heavy = heavy
dnd5e-property-light = light
dnd5e-property-loading = loading
dnd5e-property-reach = reach
dnd5e-property-special = special
dnd5e-property-thrown = thrown
dnd5e-property-two-handed = two-handed
dnd5e-property-versatile = versatile

## Fifth edition: cover

dnd5e-cover = cover
dnd5e-cover-half = half cover
dnd5e-cover-three-quarters = three-quarters cover
dnd5e-cover-total = total cover

## Fifth edition: moving

dnd5e-walking-speed = walking speed
dnd5e-climbing-speed = climbing speed
dnd5e-swimming-speed = swimming speed
dnd5e-flying-speed = flying speed
dnd5e-burrowing-speed = burrowing speed
dnd5e-hover = hover
dnd5e-crawl = crawl
dnd5e-stand-up = stand up
dnd5e-squeeze = squeeze
dnd5e-space = space
dnd5e-mount = mount
dnd5e-controlled-mount = controlled mount
dnd5e-independent-mount = independent mount
dnd5e-mounting = mounting
dnd5e-dismounting = dismounting
dnd5e-mounted-combat = mounted combat
dnd5e-underwater-combat = underwater combat

## Fifth edition: sizes

dnd5e-size = size
dnd5e-size-tiny = Tiny
dnd5e-size-small = Small
dnd5e-size-medium = Medium
dnd5e-size-large = Large
dnd5e-size-huge = Huge
dnd5e-size-gargantuan = Gargantuan

## Fifth edition: conditions

dnd5e-condition-blinded = blinded
dnd5e-condition-charmed = charmed
dnd5e-condition-deafened = deafened
dnd5e-condition-exhaustion = exhaustion
dnd5e-condition-frightened = frightened
dnd5e-condition-grappled = grappled
dnd5e-condition-incapacitated = incapacitated
dnd5e-condition-invisible = invisible
dnd5e-condition-paralyzed = paralyzed
dnd5e-condition-petrified = petrified
dnd5e-condition-poisoned = poisoned
dnd5e-condition-prone = prone
dnd5e-condition-restrained = restrained
dnd5e-condition-stunned = stunned
dnd5e-condition-unconscious = unconscious

## Fifth edition: kinds of damage

dnd5e-damage-acid = acid
dnd5e-damage-bludgeoning = bludgeoning
dnd5e-damage-cold = cold
dnd5e-damage-fire = fire
dnd5e-damage-force = force
dnd5e-damage-lightning = lightning
dnd5e-damage-necrotic = necrotic
dnd5e-damage-piercing = piercing
dnd5e-damage-poison = poison
dnd5e-damage-psychic = psychic
dnd5e-damage-radiant = radiant
dnd5e-damage-slashing = slashing
dnd5e-damage-thunder = thunder
dnd5e-damage-nonmagical = nonmagical weapons
dnd5e-damage-unsilvered = weapons neither magical nor silvered
dnd5e-damage-unadamantine = nonmagical weapons that are not adamantine

## Fifth edition: damage, healing, death

dnd5e-hit-point-maximum = hit-point maximum
dnd5e-temporary-hit-points = temporary hit points
dnd5e-resistance = resistance
dnd5e-vulnerability = vulnerability
dnd5e-immunity = immunity
dnd5e-healing = healing
dnd5e-first-aid = first aid
dnd5e-stable = stable
dnd5e-death = death
dnd5e-instant-death = instant death
dnd5e-death-save = death saving throw

## The book

dnd5e-rulebook = Fifth edition (SRD 5.1)
# Set by the licence.
dnd5e-notice = Includes material from the System Reference Document 5.1 by Wizards of the Coast LLC, under the Creative Commons Attribution 4.0 licence (CC BY 4.0).
