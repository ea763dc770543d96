### The words of the games. Where a rulebook has a word of its own for something, the message bears the rulebook's name.

## Ação e Combate

acao-attribute-test = Attribute Test
acao-attribute = attribute
acao-ancestry = ancestry
acao-hero = hero
acao-opponent = opponent
acao-ambush = ambush
acao-surprised = caught by surprise
acao-manoeuvre = manoeuvre
acao-disengage = Disengage
acao-restricted-movement = restricted movement
acao-adjacent = adjacent
acao-melee = melee
acao-damage-die = damage die
acao-base-damage = base damage
acao-natural-20 = natural 20
acao-defence-test = defence test
acao-critical-failure = critical failure
acao-dodge = dodge
acao-block = block
acao-shield = shield
acao-shield-bonus = shield bonus
acao-counter-attack = counter-attack
acao-safeguard = safeguard
acao-safeguard-reaction = safeguard reaction
acao-trap = trap
acao-defeated = defeated
acao-incapacitated = incapacitated

## Ação e Combate: attributes

acao-attribute-vig = Vigour
    .short = VIG
acao-attribute-res = Resilience
    .short = RES
acao-attribute-pre = Precision
    .short = PRE
acao-attribute-men = Mind
    .short = MEN
acao-attribute-inf = Influence
    .short = INF
acao-attribute-per = Perception
    .short = PER

## The book

acao-rulebook = Ação e Combate
