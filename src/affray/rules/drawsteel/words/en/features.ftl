### What this table plays of Draw Steel beyond the combat round: rolls, abilities, damage, as reasons in a log.
### The comment above a message is the clause's own id.

## Power rolls

# ds.roll.power
clause-ds-roll-power = A power roll is { DICE("2d10") } plus a characteristic: up to 11 is tier 1, up to 16 tier 2, above that tier 3.
    .name = power roll
# ds.roll.natural
clause-ds-roll-natural = A natural 19 or 20 is tier 3, whatever is added or taken off.
    .name = natural 19 or 20
# ds.roll.edges
clause-ds-roll-edges = An edge adds 2, a bane takes 2 off. Two edges raise the tier by one, two banes lower it; more than two do not count, and edges and banes cancel out.
    .name = edges and banes
# ds.roll.per-target
clause-ds-roll-per-target = An ability is rolled for once; edges and banes are each target's own, so the tiers may differ.
    .name = one roll for all
# ds.roll.critical
clause-ds-roll-critical = A natural 19 or 20 with a main action gives one more main action at once, in whoever's turn it is.
    .name = critical hit
# ds.roll.downgrade
clause-ds-roll-downgrade = The roller may take a lower tier than was rolled; a critical hit stays one.
    .name = lower tier

## Tests

# ds.test
clause-ds-test = A test is a power roll on a characteristic.
    .name = test
# ds.test.skill
clause-ds-test-skill = A skill that applies adds 2.
    .name = skill
# ds.test.ladder
clause-ds-test-ladder = What a tier of a test is worth depends on how hard it is: easy, medium or hard. A natural 19 or 20 succeeds with a reward.
    .name = difficulty
# ds.test.opposed
clause-ds-test-opposed = In an opposed test the higher total wins; a tie changes nothing. A double edge adds 4 there, a double bane takes 4 off.
    .name = opposed test
# ds.potency
clause-ds-potency = An effect with a potency lands only where the target's characteristic is lower; an equal one resists.
    .name = potency

## Abilities

# ds.ability.order
clause-ds-ability-order = An ability is declared and paid for, aimed and rolled once; then damage lands on all targets, and the effects follow in their order.
    .name = using an ability
# ds.ability.cost
clause-ds-ability-cost = A heroic ability costs the hero's own resource; that of a creature of the Director costs Malice.
    .name = cost
# ds.ability.steady
clause-ds-ability-steady = The ability does more for one who has used no move action this turn.
    .name = steady hand
# ds.target
clause-ds-target = A target must be of the kind that the ability names; fewer may be chosen, but an area takes all that fit.
    .name = targets
# ds.area.burst
clause-ds-area-burst = A burst takes everyone within so many squares of its user.
    .name = burst
# ds.line-of-effect
clause-ds-line-of-effect = Nothing can be aimed at what is wholly behind something solid.
    .name = line of effect
# ds.strike.beside
clause-ds-strike-beside = A ranged strike with an enemy adjacent has a bane.
    .name = enemy close by
# ds.strike.either
clause-ds-strike-either = An ability for melee or range is one of both in each use: melee where that reaches every target.
    .name = melee or ranged
# ds.free-strike
clause-ds-free-strike = A hero rolls a free strike; a creature of the Director deals a fixed number.
    .name = free strike
# ds.opportunity
clause-ds-opportunity = Whoever moves from an enemy's side without shifting may be struck freely, as a free triggered action; not by one who would have a bane.
    .name = opportunity attack

## Moving

# ds.move.speed
clause-ds-move-speed = A move goes as far as the speed; every square costs 1, diagonals too.
    .name = speed
# ds.move.difficult
clause-ds-move-difficult = A square of difficult terrain costs 1 more.
    .name = difficult terrain
# ds.move.shift
clause-ds-move-shift = A shift provokes nobody and goes neither into, through nor out of difficult or damaging terrain; one may move as far instead. Disengage is a move action that shifts.
    .name = shift
# ds.size.passing
clause-ds-size-passing = One walks through allies freely and through enemies as through difficult terrain, but stops with another only if they are two sizes apart.
    .name = passing others

## Damage and Stamina

# ds.damage.tier
clause-ds-damage-tier = Damage is what the tier of the ability says.
    .name = damage of the tier
# ds.damage.order
clause-ds-damage-order = Damage is first halved or otherwise reduced, then weakness is added, then immunity taken off; only the highest of each counts.
    .name = order of damage
# ds.damage.halved
clause-ds-damage-halved = The damage is halved.
    .name = halved
# ds.damage.weakness
clause-ds-damage-weakness = So much more damage of a kind against which one is weak.
    .name = weakness
# ds.damage.immunity
clause-ds-damage-immunity = So much less damage of a kind to which one is immune.
    .name = immunity
# ds.damage.together
clause-ds-damage-together = Damage lands on all targets of an ability at once, before its effects.
    .name = damage together
# ds.stamina.temporary
clause-ds-stamina-temporary = Temporary Stamina is lost first and does not add up: the larger counts.
    .name = temporary Stamina
# ds.stamina.winded
clause-ds-stamina-winded = At half of the Stamina or less one is winded, and everybody sees it.
    .name = winded
# ds.stamina.dying
clause-ds-stamina-dying = A hero at 0 Stamina or less is dying, and still acts.
    .name = dying
# ds.stamina.death
clause-ds-stamina-death = A hero dies at minus half of the Stamina; a creature of the Director at 0.
    .name = death

## Conditions

# ds.condition
clause-ds-condition = A condition counts once, from however many sources.
    .name = condition
# ds.condition.weakened
clause-ds-condition-weakened = The weakened have a bane on every power roll.
    .name = weakened
# ds.duration.save
clause-ds-duration-save = Save ends: at the end of each of its turns the sufferer rolls { DICE("1d10") }, and on a 6 or more the effect ends.
    .name = save ends
# ds.duration.turn
clause-ds-duration-turn = To the end of the target's next turn, or of this one if it is its turn.
    .name = end of turn

## Features

# ds.feature.crafty
clause-ds-feature-crafty = The crafty provoke nobody by moving.
    .name = crafty
# ds.solo.turns
clause-ds-solo-turns = A solo takes two turns in a round, never in a row.
    .name = two turns
