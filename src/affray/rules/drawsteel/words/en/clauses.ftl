### The rules of Draw Steel, clause by clause: each rule in a sentence or two, and the name it bears in a log.
### The comment above a message is the clause's own id.

## The start of a fight

# ds.start.intent
clause-ds-start-intent = A fight starts as soon as one creature means to harm another. So nobody acts before it: a heroic ability that opens the fight is paid for as one used in it.
    .name = the fight starts

# ds.round
clause-ds-round = In a round every creature in the fight takes one turn; when all have, a new round begins.
    .name = round

# ds.surprise.who
clause-ds-surprise-who = At the start the Director decides creature by creature who is surprised. A hero who spotted the threat is not, even if all the others are.
    .name = who is surprised

# ds.surprise.effect
clause-ds-surprise-effect = A creature that was not ready is surprised until the end of the first round. It can take no triggered and no free triggered actions, and power rolls of abilities against it have an edge.
    .name = surprised

## Who acts next

# ds.first.surprised-side
clause-ds-first-surprised-side = If every creature of one side is surprised, the other side goes first.
    .name = surprised side

# ds.first.roll
clause-ds-first-roll = If both sides have creatures that are not surprised, the Director, or a player of the Director's choice, rolls { DICE("1d10") }: on 6 or more the heroes' side goes first, otherwise the other.
    .name = which side begins

# ds.first.stays
clause-ds-first-stays = The side that went first in the first round goes first in every round.
    .name = same side first

# ds.order.alternate
clause-ds-order-alternate = The side that goes first chooses one of its creatures to act, or the Director a group; then the other side does, and so on in turn.
    .name = sides alternate

# ds.order.once
clause-ds-order-once = A creature that has had its turn cannot act again before the next round, unless an ability or a special rule lets it.
    .name = one turn a round

# ds.order.shown
clause-ds-order-shown = Everyone can see who has acted this round and who has not, by a flipped card or a flag on the token.
    .name = who has acted

# ds.order.tail
clause-ds-order-tail = When one side has nobody left to act, the others of the other side act one after another, in the order they choose. Of four heroes and six foes, the last two foes act in a row.
    .name = rest in a row

# ds.order.players-choose
clause-ds-order-players-choose = The players choose together which hero acts next.
    .name = players choose

# ds.order.timer
clause-ds-order-timer = If they go round in circles, the Director may warn them and set a timer of 30 seconds. If it runs out, the Director picks the hero.
    .name = debate timer

# ds.order.alternative
clause-ds-order-alternative = By table option every hero, enemy and group of enemies makes an Agility test at the start. When a side is to act, its member with the highest result that has not acted goes; ties within a side are rolled again.
    .name = alternative initiative

# ds.order.swap
clause-ds-order-swap = With alternative initiative, and if the Director agrees, a hero may swap places with another who is willing, at the start of a round.
    .name = swapping places

# ds.order.act
clause-ds-order-act = When the rules say that a creature acts in the fight, they mean that it takes its turn.
    .name = acting

# ds.group.turns
clause-ds-group-turns = The Director's creatures act in groups. When a group acts, the Director gives a turn to one creature or minion squad of it, then to another, until all of them have acted.
    .name = group turns

## A turn

# ds.turn.three
clause-ds-turn-three = A turn holds a move action, a maneuver and a main action. The maneuver and the main action may come in either order.
    .name = parts of a turn

# ds.turn.split
clause-ds-turn-split = The movement of the move action may be broken up: before, after and between the maneuver and the main action.
    .name = split movement

# ds.turn.convert
clause-ds-turn-convert = The main action may be turned into a second move action or a second maneuver: two moves and a maneuver, or a move and two maneuvers.
    .name = trading the action

# ds.turn.improvise
clause-ds-turn-improvise = For what no rule covers, such as cutting down a chandelier, the Director decides whether it is free or takes a maneuver or a main action, which test decides it, and what comes of it.
    .name = improvising

## Triggered actions

# ds.triggered.one
clause-ds-triggered-one = A creature may use one triggered action a round, on its own turn or another's, and only when its trigger occurs.
    .name = triggered action

# ds.triggered.free
clause-ds-triggered-free = A free triggered action follows the same rules, but does not count as the one of the round.
    .name = free triggered action

# ds.triggered.order
clause-ds-triggered-order = When several answer one trigger, the players settle the order for the heroes and the others they play, and those come first; then the Director does the same for the rest.
    .name = order of triggers

# ds.triggered.denied
clause-ds-triggered-denied = Whatever forbids triggered actions forbids free triggered actions too.
    .name = no triggered actions

# ds.triggered.turn-chain
clause-ds-triggered-turn-chain = A free triggered action may begin its user's turn right after another hero's ends, as the shadow's Hesitation Is Weakness does. The triggered action of the round is still there. Nobody follows so on one who has done the same this round.
    .name = turn right after

# ds.triggered.several
clause-ds-triggered-several = A hero may have several triggered actions, each with a trigger of its own. The fury's forced move, say, answers only an enemy who tries to force-move the fury or an ally.
    .name = several triggers

## Free maneuvers and less

# ds.free-maneuver.any
clause-ds-free-maneuver-any = Small deeds on one's own turn are free maneuvers, usually as many as one likes: opening an unlocked door, picking up an arrow, handing an item to an adjacent ally, drawing a weapon.
    .name = free maneuver

# ds.free-maneuver.director
clause-ds-free-maneuver-director = If the moment or the weight of the deed calls for it, the Director may make a free maneuver a maneuver or a main action. A magic arrow in an earthquake takes one of the two, lifting an armoured tactician with too little Might a maneuver; lifting an unconscious talent is likely still free.
    .name = not so free

# ds.free-maneuver.denied
clause-ds-free-maneuver-denied = Whatever forbids maneuvers forbids free maneuvers too.
    .name = no free maneuvers

# ds.free-maneuver.rules
clause-ds-free-maneuver-rules = A free maneuver follows the rules of a maneuver.
    .name = as a maneuver

# ds.no-action
clause-ds-no-action = With the Director's leave even slighter deeds need no action and no turn: a shouted warning, dropping something for another. The Director may limit them; long tactical advice, say, takes a free maneuver on one's own turn.
    .name = no action needed
