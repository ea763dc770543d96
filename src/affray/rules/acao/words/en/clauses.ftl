### The rules of Ação e Combate, clause by clause: each rule in a sentence or two, and the name it bears in a log.
### The comment above a message is the clause's own id.

## Tests and turns

# ac.test.any-action
clause-ac-test-any-action = An attack, like any other action, is settled by an Attribute Test.
    .name = Attribute Test

# ac.test.roll
clause-ac-test-roll = An Attribute Test is a { DICE("d20") } plus the attribute. (Which totals succeed is a table option.)
    .name = test roll

# ac.turn.action
clause-ac-turn-action = On its turn a character takes one action: an attack, an ability, a spell or a manoeuvre. Moving is not an action.
    .name = one action

# ac.turn.free
clause-ac-turn-free = Short deeds are free, as many as are reasonable: a word, dropping an item, crying, drawing a weapon, waving.
    .name = free action

# ac.reaction.players-roll
clause-ac-reaction-players-roll = The GM never rolls a { DICE("d20") } for a foe's attack. The player of the hero who is attacked rolls a reaction test, to dodge or to block.
    .name = players roll

# ac.reaction.unlimited
clause-ac-reaction-unlimited = Reactions happen outside one's own turn, mostly to answer a threat or another trigger, and there is no limit to their number.
    .name = reactions without limit

# ac.round
clause-ac-round = In a round every character and every opponent has one turn, with one action and one move. When all have acted the next round begins, again with a hero.
    .name = round

## The order of a fight

# ac.order.first
clause-ac-order-first = Unless there is an ambush, a hero always begins. The players settle which hero is the readiest.
    .name = heroes begin

# ac.order.alternate
clause-ac-order-alternate = After a hero a foe acts, then a hero again, turn and turn about, until everyone has had a turn.
    .name = taking turns

# ac.order.larger
clause-ac-order-larger = Those of the larger group who have not acted yet may act one after another at the end, before the next round.
    .name = larger group last

# ac.ambush.effect
clause-ac-ambush-effect = Heroes ambushed by hidden foes cannot act until all the hidden foes have had their turns.
    .name = ambushed

# ac.ambush.spot
clause-ac-ambush-spot = To escape it every hero rolls { DICE("1d6") }. A single 6 spots the threat in time, and the fight starts as usual.
    .name = spotting an ambush

# ac.ambush.first-only
clause-ac-ambush-first-only = An ambush lasts for the first round only; from the next on, heroes and foes take turns as usual.
    .name = first round only

## Moving

# ac.move.polygons
clause-ac-move-polygons = Each turn a character moves a fixed number of polygons, which are squares or hexes; its ancestry sets the number. { POLYGONS(1) } is about { DISTANCE(1) }.
    .name = move

# ac.move.split
clause-ac-move-split = The move may come before, during or after the action, and may be broken up.
    .name = split move

# ac.move.diagonals
clause-ac-move-diagonals = Characters normally move diagonally on the grid without any limit.
    .name = diagonal step

# ac.move.restricted
clause-ac-move-restricted = At the start of its turn a character loses { POLYGONS(1) } of its move for each enemy in an adjacent polygon.
    .name = restricted move

# ac.move.pinned
clause-ac-move-pinned = If that leaves it no move at all, only the Disengage manoeuvre lets it move.
    .name = pinned

# ac.move.difficult
clause-ac-move-difficult = In difficult terrain (mud, snow, rubble, dense growth) every polygon costs double: { POLYGONS(2) } of the move.
    .name = difficult terrain

# ac.move.metric
clause-ac-move-metric = To count in polygons spares everyone the measuring, but does not forbid it.
    .name = measuring

## Attack and defence

# ac.attack.test
clause-ac-attack-test = To attack, a hero makes an Attribute Test with the attribute that suits the attack best.
    .name = attack

# ac.damage.roll
clause-ac-damage-roll = A hit rolls the damage die of the weapon or spell, with its modifier, and takes it off the target's life. The base damage in melee is { DICE("1d4") }.
    .name = damage

# ac.damage.zero
clause-ac-damage-zero = A creature without any life left is defeated. The GM decides whether it dies or is only out of action.
    .name = defeated

# ac.attack.critical
clause-ac-attack-critical = A natural 20 on a player's Attribute Test is a critical hit: one more damage die of the weapon or spell may be rolled and added.
    .name = critical hit

# ac.defence.test
clause-ac-defence-test = To defend, a hero makes a PRE test as a reaction. Success avoids the blow; failure takes the foe's damage.
    .name = defence

# ac.defence.fumble
clause-ac-defence-fumble = On a critical failure of the defence the foe may roll one more damage die and add it.
    .name = critical failure

# ac.defence.shield
clause-ac-defence-shield = A shield adds 1 to the defence roll.
    .name = shield

# ac.defence.counter
clause-ac-defence-counter = A hero who chooses to counter-attack rolls { DICE("1d20") } without any attribute. (What the result means is a table option.)
    .name = counter-attack

# ac.safeguard
clause-ac-safeguard = Spells, poisons, traps and natural hazards are met with a safeguard, a reaction: { DICE("d20") } plus the attribute that fits the peril, as in any Attribute Test.
    .name = safeguard
