### What heroes learn, what monsters are and do, and what only legends have.

# 5e.feature.action-surge
clause-5e-feature-action-surge = Once between rests, a fighter can take one more action on its turn.
    .name = Action Surge
# 5e.feature.cunning-action
clause-5e-feature-cunning-action = Dash, Disengage or Hide can be taken as a bonus action.
    .name = Cunning Action
# 5e.feature.frenzy
clause-5e-feature-frenzy = A berserker may rage in a frenzy: in each of its later turns it can make one melee weapon attack as a bonus action. When the rage ends, it suffers a level of exhaustion.
    .name = frenzy
# 5e.feature.reckless-attack
clause-5e-feature-reckless-attack = Before its first attack of the turn a creature can decide to be reckless: its melee attacks with Strength have advantage this turn, and attacks on it have advantage until its next turn.
    .name = Reckless Attack
# 5e.feature.uncanny-dodge
clause-5e-feature-uncanny-dodge = As a reaction, when an attacker that it sees hits it, a rogue takes only half of the attack’s damage.
    .name = Uncanny Dodge
# 5e.feature.danger-sense
clause-5e-feature-danger-sense = Dexterity saves against what can be seen have advantage, unless the barbarian is blinded, deafened or incapacitated.
    .name = Danger Sense
# 5e.feature.brave
clause-5e-feature-brave = Saves against being frightened have advantage.
    .name = brave
# 5e.feature.dark-devotion
clause-5e-feature-dark-devotion = Saves against being charmed or frightened have advantage.
    .name = Dark Devotion
# 5e.feature.dwarven-resilience
clause-5e-feature-dwarven-resilience = Saves against poison have advantage.
    .name = Dwarven Resilience
# 5e.feature.fey-ancestry
clause-5e-feature-fey-ancestry = Saves against being charmed have advantage, and magic cannot put an elf to sleep.
    .name = Fey Ancestry
# 5e.feature.two-heads
clause-5e-feature-two-heads = Perception checks have advantage, as do saves against being blinded, charmed, deafened, frightened, stunned or knocked unconscious.
    .name = two heads
# 5e.feature.archery
clause-5e-feature-archery = Attack rolls with ranged weapons get +2.
    .name = Archery
# 5e.feature.improved-critical
clause-5e-feature-improved-critical = A hit is critical on a roll of 19 or 20.
    .name = Improved Critical
# 5e.feature.colossus-slayer
clause-5e-feature-colossus-slayer = Once a turn, a weapon hit does { DICE("1d8") } more damage to a creature that is below its hit point maximum.
    .name = Colossus Slayer
# 5e.feature.parry
clause-5e-feature-parry = As a reaction, it adds its proficiency bonus to its Armour Class against one melee attack that would hit it, if it sees the attacker and holds a melee weapon.
    .name = parry
# 5e.feature.catch-rock
clause-5e-feature-catch-rock = As a reaction, a Dexterity save of 10 catches a rock that would hit it, and the rock does no damage.
    .name = caught rock
# 5e.feature.charge
clause-5e-feature-charge = After a straight run at its target, a hit does more damage, and a failed Strength save pushes the target away and knocks it prone.
    .name = charge
# 5e.feature.trampling
clause-5e-feature-trampling = After a straight run at its target, a hit knocks it prone unless it makes a Strength save; then a bonus action attacks the fallen once more.
    .name = trampling
# 5e.feature.regeneration
clause-5e-feature-regeneration = At the start of its turn it regains 10 hit points, unless it took acid or fire damage since its last one. It dies only if it begins a turn at 0 and does not regenerate.
    .name = regeneration
# 5e.feature.undead-fortitude
clause-5e-feature-undead-fortitude = When damage would bring it to 0, a Constitution save of 5 and the damage leaves it 1 hit point; not against radiant damage or a critical hit.
    .name = Undead Fortitude
# 5e.feature.keen-smell
clause-5e-feature-keen-smell = Perception checks by hearing or smell have advantage.
    .name = keen hearing and smell
# 5e.feature.keen-sight
clause-5e-feature-keen-sight = Perception checks by sight have advantage.
    .name = keen sight
# 5e.feature.fast-hands
clause-5e-feature-fast-hands = A thief can handle an object with the bonus action.
    .name = Fast Hands
# 5e.feature.naturally-stealthy
clause-5e-feature-naturally-stealthy = It can try to hide behind a creature that is larger.
    .name = Naturally Stealthy
# 5e.power.leadership
clause-5e-power-leadership = For a minute, friends within { DISTANCE(6) } of the commander add { DICE("1d4") } to their attack rolls and saves, unless it is incapacitated.
    .name = Leadership
# 5e.power.turn-undead
clause-5e-power-turn-undead = Each undead within { DISTANCE(6) } that fails a Wisdom save is turned for a minute, or until it is hurt: it can only flee and takes no reactions. From the fifth level on, the weak are destroyed.
    .name = Turn Undead
# 5e.power.preserve-life
clause-5e-power-preserve-life = Five hit points for each level of the cleric are dealt out among creatures within { DISTANCE(6) }; nobody gets beyond half its maximum.
    .name = Preserve Life
# 5e.power.psychic-drain
clause-5e-power-psychic-drain = One whom the aboleth has charmed takes psychic damage, and the aboleth regains as much.
    .name = psychic drain
# 5e.power.detect
clause-5e-power-detect = The legendary creature makes a Wisdom (Perception) check.
    .name = detection

## What happens

event-power = { NAME($who) } uses { NAME($power) }.
event-recharged = { NAME($who) } can use { NAME($power) } again.
event-legendary-resistance = { NAME($who) } uses Legendary Resistance: success.
event-gained-reckless = { NAME($who) } attacks recklessly.
event-gained-frenzied = { NAME($who) } goes into a frenzy.
event-gained-turned = { NAME($who) } is turned and must flee.
event-lost-turned = { NAME($who) } is no longer turned.
event-gained-led = { NAME($by) }’s Leadership affects { NAME($who) }.
roll-leadership = Leadership
roll-recharge = the recharge
roll-duration = the duration
roll-colossus-slayer = Colossus Slayer
roll-charge = the charge
cli-lair = the lair of { NAME($who, case: "gen") }

## Powers and heroes, as nouns

noun-fire-breath = fire breath
noun-poison-breath = poison breath
noun-enslave = enslavement
noun-detect = detection
noun-tail-swipe = tail swipe
noun-psychic-drain = psychic drain
noun-turn-undead = turning of the undead
noun-preserve-life = preservation of life
noun-falling-rocks = rockfall
noun-spitting-fire = burst of fire
noun-leadership = leadership
noun-maren = Maren
noun-ilven = Ilven
noun-seasoned-fighter = seasoned fighter
noun-seasoned-rogue = seasoned rogue
noun-seasoned-cleric = seasoned cleric
noun-seasoned-wizard = seasoned wizard
noun-seasoned-barbarian = seasoned barbarian
noun-seasoned-ranger = seasoned ranger
noun-veteran-fighter = veteran fighter
noun-veteran-rogue = veteran rogue
noun-veteran-cleric = veteran cleric
noun-veteran-wizard = veteran wizard
noun-veteran-barbarian = veteran barbarian
noun-veteran-ranger = veteran ranger
