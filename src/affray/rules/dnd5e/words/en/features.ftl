### What only some creatures can do, as reasons in a log.

# 5e.feature.pack-tactics
clause-5e-feature-pack-tactics = Attacks have advantage while a friend of the attacker who can act is within { DISTANCE(1) } of the target.
    .name = pack tactics
# 5e.feature.sneak-attack
clause-5e-feature-sneak-attack = Once a turn, a hit with a finesse or ranged weapon does extra damage if the attack has advantage, or if a friend who can act is within { DISTANCE(1) } of the target and the attack has no disadvantage.
    .name = Sneak Attack
# 5e.feature.savage-attacks
clause-5e-feature-savage-attacks = A critical hit in melee rolls one of the weapon's damage dice once more.
    .name = Savage Attacks
# 5e.feature.rage
clause-5e-feature-rage = While raging, a barbarian has resistance to bludgeoning, piercing and slashing damage and adds 2 to melee damage. The rage ends with a turn that saw neither an attack nor a wound since the last.
    .name = rage
# 5e.feature.second-wind
clause-5e-feature-second-wind = As a bonus action, once between rests, a fighter regains { DICE("1d10") } and its level in hit points.
    .name = Second Wind
# 5e.feature.relentless-endurance
clause-5e-feature-relentless-endurance = Once between long rests, one who would drop to 0 and is not killed outright drops to 1 instead.
    .name = Relentless Endurance
# 5e.feature.lucky
clause-5e-feature-lucky = A { DICE("d20") } that shows a 1 is rolled once more, and the new roll counts.
    .name = lucky
# 5e.feature.nimble-escape
clause-5e-feature-nimble-escape = Disengage or Hide can be taken as a bonus action.
    .name = Nimble Escape
# 5e.feature.nimble
clause-5e-feature-nimble = It can move through the space of any larger creature.
    .name = nimble
# 5e.feature.martial-advantage
clause-5e-feature-martial-advantage = Once a turn, a hit does { DICE("2d6") } more damage if a friend of the attacker who can act is within { DISTANCE(1) } of the target.
    .name = Martial Advantage
# 5e.feature.surprise-attack
clause-5e-feature-surprise-attack = In the first round, a hit on a creature that was surprised does { DICE("2d6") } more damage.
    .name = Surprise Attack
# 5e.feature.aggressive
clause-5e-feature-aggressive = As a bonus action it moves up to its speed toward a foe that it can see.
    .name = Aggressive
