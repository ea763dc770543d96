### What only some creatures can do, and what conditions mean, as reasons in a log.

clause-5e-condition-prone = A prone creature only crawls, and attacks with disadvantage. Attacks on it have advantage from within { DISTANCE(1) } and disadvantage from farther away.
    .name = prone
clause-5e-condition-unconscious = An unconscious creature can do nothing and is not aware of anything. Attacks on it have advantage, and a hit from within { DISTANCE(1) } is a critical hit.
    .name = unconscious
clause-5e-feature-pack-tactics = Attacks have advantage while a friend of the attacker who can act is within { DISTANCE(1) } of the target.
    .name = pack tactics
clause-5e-feature-sneak-attack = Once a turn, a hit with a finesse or ranged weapon does extra damage if the attack has advantage, or if a friend who can act is within { DISTANCE(1) } of the target and the attack has no disadvantage.
    .name = Sneak Attack
clause-5e-feature-savage-attacks = A critical hit in melee rolls one of the weapon's damage dice once more.
    .name = Savage Attacks
clause-5e-feature-rage = While raging, a barbarian has resistance to bludgeoning, piercing and slashing damage and adds 2 to melee damage. The rage ends with a turn that saw neither an attack nor a wound since the last.
    .name = rage
clause-5e-feature-second-wind = As a bonus action, once between rests, a fighter regains { DICE("1d10") } and its level in hit points.
    .name = Second Wind
clause-5e-feature-relentless-endurance = Once between long rests, one who would drop to 0 and is not killed outright drops to 1 instead.
    .name = Relentless Endurance
clause-5e-feature-lucky = A { DICE("d20") } that shows a 1 is rolled once more, and the new roll counts.
    .name = lucky
clause-5e-feature-nimble-escape = Disengage or Hide can be taken as a bonus action.
    .name = Nimble Escape
clause-5e-feature-nimble = It can move through the space of any larger creature.
    .name = nimble
