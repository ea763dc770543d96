### The rules of the fifth edition, clause by clause: each rule in a sentence or two, and the name it bears in a log.
### The comment above a message is the clause's own id.

## The order of a fight

# 5e.table.control
clause-5e-table-control = The GM plays every monster and every other creature that is nobody's character; each other player plays an adventurer.
    .name = who controls whom

# 5e.order.round
clause-5e-order-round = A round stands for about 6 seconds. Everyone in the fight has one turn in it; when the last turn is over, the next round begins.
    .name = round

# 5e.order.steps
clause-5e-order-steps = A fight opens with five steps: see who is surprised, place everyone, roll initiative, take turns in that order, and start the next round once everybody has had a turn.
    .name = steps of a fight

# 5e.order.end
clause-5e-order-end = After each round the fight goes on to another, until one side has defeated the other.
    .name = the fight goes on

# 5e.order.place
clause-5e-order-place = The GM says where everyone stands: the adventurers by their marching order or by what they said, the foes by how far off they are and in which direction.
    .name = placing everyone

# 5e.surprise.noticed
clause-5e-surprise-noticed = If neither side tries to stay unnoticed, the two sides notice each other and nobody is surprised.
    .name = no surprise

# 5e.surprise.contest
clause-5e-surprise-contest = Otherwise each hider's Dexterity (Stealth) check is set against the passive Wisdom (Perception) of every creature on the other side. A creature that notices no threat at all begins the fight surprised.
    .name = noticing the hidden

# 5e.surprise.effect
clause-5e-surprise-effect = A surprised creature neither moves nor acts on its first turn, and has no reaction until that turn is over.
    .name = surprised

# 5e.surprise.each
clause-5e-surprise-each = Surprise is settled for each creature by itself: one member of a group may be surprised while its companions are not.
    .name = surprised one by one

# 5e.initiative.check
clause-5e-initiative-check = Everyone in the fight makes a Dexterity check. Turns go from the highest result to the lowest, in the same order every round.
    .name = initiative

# 5e.initiative.group
clause-5e-initiative-group = For a group of identical creatures the GM makes a single roll, and they all act on that count.
    .name = group initiative

# 5e.initiative.ties
clause-5e-initiative-ties = The GM puts tied creatures of the GM in order, players do the same for their tied characters, and the GM decides between a monster and a character. (Or, by table option, the tied roll a { DICE("d20") } each and the highest goes first.)
    .name = initiative tie

## A turn

# 5e.turn.budget
clause-5e-turn-budget = On its turn a creature may move up to its speed and take one action, whichever it likes first. It may leave out either, or both.
    .name = move and action

# 5e.turn.bonus
clause-5e-turn-bonus = A creature has a bonus action only if a feature, a spell or something else gives it one, and never more than one in a turn. It picks the moment in its turn, unless the bonus action names one.
    .name = bonus action

# 5e.turn.bonus-denied
clause-5e-turn-bonus-denied = Whatever leaves a creature without actions leaves it without a bonus action too. (Or, by table option, it does not.)
    .name = no bonus action

# 5e.turn.talk
clause-5e-turn-talk = A few words or gestures on one's own turn cost nothing.
    .name = talking

# 5e.turn.object
clause-5e-turn-object = While moving or acting, a creature may handle one object, or one thing in its surroundings, for free: draw a weapon, open a door. (Or, by table option, only while acting.)
    .name = free interaction

# 5e.turn.object-action
clause-5e-turn-object-action = Some objects always take the action to use; their descriptions say so.
    .name = needs the action

# 5e.turn.object-gm
clause-5e-turn-object-gm = The GM may ask for the action where handling something takes special care or meets an unusual obstacle, such as a stuck door or the winch of a drawbridge.
    .name = delicate interaction

# 5e.turn.idle
clause-5e-turn-idle = A player who cannot think of anything to do is advised to Dodge or to Ready an action.
    .name = undecided

# 5e.turn.utility
clause-5e-turn-utility = By table option a turn also holds one small action, beside the action, the bonus action and the move. Otherwise small deeds are part of these, and one object may be handled for free.
    .name = small action

# 5e.turn.object-second
clause-5e-turn-object-second = Handling a second object in the same turn takes the action, as Use an Object. (Or, by table option, the GM decides whether it does.)
    .name = second object

# 5e.turn.object-list
clause-5e-turn-object-list = Samples of what is free: draw or sheathe a sword; open or close a door; take a potion from the pack; pick up a dropped axe; take a trinket from a table; pull off a ring; put food into the mouth; plant a banner; take coins from a pouch; drink a jug of beer; pull a lever; take a torch from its sconce; take a book within reach; put out a small flame; don a mask; pull up a hood; put an ear to a door; kick a small stone; turn a key; tap the floor with a pole of { DISTANCE(2) }; hand something to another. (Or, by table option, the list has lighting a small flame and covering a lantern instead of putting a flame out.)
    .name = free interactions

# 5e.reaction.one
clause-5e-reaction-one = A reaction answers a trigger, on anybody's turn. After it a creature has no other until its own next turn starts.
    .name = reaction

# 5e.reaction.interrupt
clause-5e-reaction-interrupt = If a reaction interrupts a turn, that turn goes on right after it.
    .name = interrupted turn

# 5e.reaction.source
clause-5e-reaction-source = Special abilities, spells and situations give reactions. The commonest is the opportunity attack.
    .name = source of reactions

# 5e.reaction.per-round
clause-5e-reaction-per-round = By table option the reaction comes back with each new round. Otherwise it comes back when the creature's own turn starts.
    .name = reaction per round

## Movement and position

# 5e.move.deduct
clause-5e-move-deduct = One move may mix walking, jumping, climbing and swimming. Every stretch is taken off the speed until nothing is left of it.
    .name = movement used

# 5e.move.split
clause-5e-move-split = The move may be broken up: some of it before the action, the rest after. With speed { DISTANCE(6) }: move { DISTANCE(2) }, act, move { DISTANCE(4) }. (Or, by table option, all before or all after.)
    .name = split move

# 5e.move.between-attacks
clause-5e-move-between-attacks = If an action has more than one weapon attack, the creature may move between them. With speed { DISTANCE(5) }: move { DISTANCE(2) }, attack, move { DISTANCE(3) }, attack. (Or, by table option, it may not.)
    .name = moving between attacks

# 5e.move.speeds
clause-5e-move-speeds = A creature with several speeds may switch while it moves. What it has moved already comes off the new speed; if nothing is left, that speed is of no use now. Walking { DISTANCE(6) } and flying { DISTANCE(12) }: fly { DISTANCE(4) }, walk { DISTANCE(2) }, fly { DISTANCE(6) }.
    .name = several speeds

# 5e.move.difficult
clause-5e-move-difficult = Every { DISTANCE(1) } of difficult terrain costs { DISTANCE(1) } more. Two causes in one place still cost it only once. Low furniture, rubble, thickets, steep stairs, snow and shallow mud are difficult.
    .name = difficult terrain

# 5e.move.creature-difficult
clause-5e-move-creature-difficult = The space of another creature, friend or foe, is difficult terrain.
    .name = another's space

# 5e.prone.drop
clause-5e-prone-drop = To drop prone costs no movement.
    .name = dropping prone

# 5e.prone.stand
clause-5e-prone-stand = Standing up takes half the speed: { DISTANCE(3) } of { DISTANCE(6) }.
    .name = standing up

# 5e.prone.crawl
clause-5e-prone-crawl = While prone a creature can only crawl, or move by magic such as teleportation. Crawling { DISTANCE(1) } costs { DISTANCE(1) } more, so { DISTANCE(1) } of difficult terrain costs { DISTANCE(3) }.
    .name = crawling

# 5e.prone.stand-needs
clause-5e-prone-stand-needs = A creature that has less than half its speed left, or whose speed is 0, cannot stand up. (Or, by table option, it can.)
    .name = cannot stand up

# 5e.move.through-friend
clause-5e-move-through-friend = A creature may move through the space of one that is not hostile to it.
    .name = past a friend

# 5e.move.through-foe
clause-5e-move-through-foe = It may move through the space of a hostile creature only if that one is at least two sizes larger or smaller.
    .name = past a foe

# 5e.move.no-end
clause-5e-move-no-end = It cannot willingly end its move in another creature's space. (Or, by table option, it can never end it there.)
    .name = occupied space

# 5e.move.fly-fall
clause-5e-move-fly-fall = A flying creature falls when it is knocked prone, when its speed drops to 0 or when it cannot move for another reason, unless it hovers or is held up by magic.
    .name = falling from flight

# 5e.size.space
clause-5e-size-space = On each side a creature's space measures: Tiny { DISTANCE(0.5) }, Small and Medium { DISTANCE(1) }, Large { DISTANCE(2) }, Huge { DISTANCE(3) }, Gargantuan { DISTANCE(4) } or more.
    .name = space

# 5e.size.block
clause-5e-size-block = A creature holds its space: where it fills a corridor, nobody passes without its leave. (Creatures two sizes apart still pass each other.)
    .name = blocked way

# 5e.size.surround
clause-5e-size-surround = Only so many can stand around one creature: eight Medium ones around another of that size, five Large ones around a Medium or smaller one, twenty Medium ones around a Gargantuan one. (On the grid only four Large ones fit.)
    .name = crowded

# 5e.size.squeeze
clause-5e-size-squeeze = A creature can squeeze through a gap fit for one a size smaller: a Large one through { DISTANCE(1) }. Meanwhile each { DISTANCE(1) } costs { DISTANCE(1) } more, it has disadvantage on attack rolls and Dexterity saves, and attacks against it have advantage.
    .name = squeezing

# 5e.size.objects
clause-5e-size-objects = Objects are sometimes sorted into the same sizes.
    .name = size of objects

# 5e.grid.square
clause-5e-grid-square = On a grid one square is { DISTANCE(1) }, and speed is counted in squares: { DISTANCE(6) } is { SQUARES(6) }.
    .name = playing on squares

# 5e.grid.enter
clause-5e-grid-enter = To enter a square, also diagonally, a creature needs enough movement left for all that it costs: { SQUARES(1) }, or { SQUARES(2) } if it is difficult terrain.
    .name = entering a square

# 5e.grid.corners
clause-5e-grid-corners = A diagonal step must not cut the corner of a wall, a large tree or anything else that fills its square.
    .name = cut corner

# 5e.grid.distance
clause-5e-grid-distance = The distance between two things is counted by the shortest way, from a square beside the one to the square of the other.
    .name = counting squares

# 5e.grid.diagonals
clause-5e-grid-diagonals = A diagonal step costs as much as a straight one. (Or, by table option, every second diagonal costs double.)
    .name = diagonal step

## Actions

# 5e.action.attack
clause-5e-action-attack = The Attack action makes one melee or ranged attack. Features such as Extra Attack put more attacks into the one action.
    .name = Attack

# 5e.action.cast
clause-5e-action-cast = A spell's casting time says whether it takes an action, a bonus action, a reaction, or minutes or hours. Most take one action.
    .name = Cast a Spell

# 5e.action.dash
clause-5e-action-dash = Dash adds to this turn's movement as much as the speed after all modifiers: { DISTANCE(6) } becomes { DISTANCE(12) }.
    .name = Dash

# 5e.action.disengage
clause-5e-action-disengage = For the rest of the turn the creature's movement provokes no opportunity attacks.
    .name = Disengage

# 5e.action.dodge
clause-5e-action-dodge = Until the creature's next turn starts, attack rolls against it have disadvantage if it sees the attacker, and its Dexterity saves have advantage. (Or, by table option, the saves too only if it sees the attacker.)
    .name = Dodge

# 5e.action.dodge-lost
clause-5e-action-dodge-lost = Dodge stops helping once the creature is incapacitated or its speed drops to 0. (Or, by table option, it helps regardless.)
    .name = Dodge lost

# 5e.action.help-check
clause-5e-action-help-check = The creature that is helped has advantage on its next ability check for that task, if it makes it before the helper's next turn starts. (Or, by table option, whenever it makes it.)
    .name = Help with a task

# 5e.action.help-attack
clause-5e-action-help-attack = Help may instead distract a creature within { DISTANCE(1) } of the helper: the first attack roll that an ally makes against it before the helper's next turn has advantage. (Or, by table option, Help serves only ability checks.)
    .name = Help in an attack

# 5e.action.hide
clause-5e-action-hide = Hide is a Dexterity (Stealth) check. If it succeeds, the creature has the benefits of being unseen and unheard. (Or, by table option, it is invisible to the enemy.)
    .name = Hide

# 5e.action.ready
clause-5e-action-ready = Ready prepares a reaction: name a trigger that can be perceived, and an action, or a move up to the speed, to answer it with. When the trigger comes, take the reaction or let it pass.
    .name = Ready

# 5e.action.ready-timing
clause-5e-action-ready-timing = What was readied happens right after the trigger is finished. (Or, by table option, before the triggering action ends.)
    .name = when Ready answers

# 5e.action.ready-spell
clause-5e-action-ready-spell = A readied spell must take one action to cast. It is cast at once and held by concentration, which ends any other concentration; if that breaks, the slot is spent for nothing.
    .name = readied spell

# 5e.action.search
clause-5e-action-search = While searching, a creature may be asked by the GM for a Wisdom (Perception) or an Intelligence (Investigation) check.
    .name = Search

# 5e.action.use-object
clause-5e-action-use-object = This action is for an object that needs the action, or for a second object in the same turn.
    .name = Use an Object

# 5e.action.improvise
clause-5e-action-improvise = Anything else may be tried. The GM says whether it can be done, and which check, if any, decides it.
    .name = Improvise

# 5e.action.sources
clause-5e-action-sources = The action is one of those listed, one that a class or another feature gives, or something improvised. Many monsters have actions of their own in their stat blocks.
    .name = choosing an action

# 5e.action.ready-lapse
clause-5e-action-ready-lapse = What was readied can be used only until the creature's next turn starts.
    .name = Ready lapses

## Attacks

# 5e.attack.steps
clause-5e-attack-steps = An attack goes in steps: choose a target in range (a creature, an object or a place); settle cover, advantage, disadvantage and other modifiers; roll. On a hit roll damage, unless the attack says otherwise.
    .name = making an attack

# 5e.attack.roll
clause-5e-attack-roll = Roll a { DICE("d20") } and add the modifiers. The attack hits if the total is at least the target's Armour Class.
    .name = attack roll

# 5e.attack.ability
clause-5e-attack-ability = A melee weapon attack uses Strength, a ranged weapon attack Dexterity.
    .name = attack ability

# 5e.attack.proficiency
clause-5e-attack-proficiency = With a weapon it is proficient with, the attacker adds its proficiency bonus.
    .name = proficiency

# 5e.attack.natural-20
clause-5e-attack-natural-20 = A 20 on the die hits, whatever the modifiers and the Armour Class, and is a critical hit.
    .name = natural 20

# 5e.attack.natural-1
clause-5e-attack-natural-1 = A 1 on the die misses, whatever the modifiers and the Armour Class.
    .name = natural 1

# 5e.attack.what
clause-5e-attack-what = If there is an attack roll, it is an attack.
    .name = what an attack is

# 5e.attack.effects
clause-5e-attack-effects = Some attacks do something special besides their damage. (Or, by table option, some do it in place of damage.)
    .name = special effect

# 5e.attack.ac-source
clause-5e-attack-ac-source = A character's Armour Class is worked out when it is made; a monster's stands in its stat block.
    .name = Armour Class

# 5e.attack.ability-except
clause-5e-attack-ability-except = Finesse and thrown weapons may use the other ability, and a spell attack uses the spellcasting ability. (Or, by table option, melee is always Strength and ranged always Dexterity.)
    .name = other attack ability

# 5e.attack.proficiency-spell
clause-5e-attack-proficiency-spell = A spell attack adds the proficiency bonus as well. A monster uses the attack bonus of its stat block.
    .name = spell proficiency

# 5e.unseen.target
clause-5e-unseen-target = An attack on a target that the attacker cannot see has disadvantage, also when the target is only heard or its place is guessed.
    .name = unseen target

# 5e.unseen.guess
clause-5e-unseen-guess = If the unseen target is not where the attack is aimed, the attack misses. The GM usually says no more than that it missed.
    .name = wrong guess

# 5e.unseen.attacker
clause-5e-unseen-attacker = An attack on a creature that cannot see the attacker has advantage.
    .name = unseen attacker

# 5e.unseen.reveal
clause-5e-unseen-reveal = A hidden attacker gives its place away by attacking, whether it hits or misses. (Or, by table option, it stays hidden.)
    .name = given away

# 5e.unseen.hidden
clause-5e-unseen-hidden = Hidden means both unseen and unheard.
    .name = hidden

# 5e.advantage.cancel
clause-5e-advantage-cancel = Several causes of advantage, or of disadvantage, count as one. If there is any of each, however many, neither counts: roll one { DICE("d20") }.
    .name = they cancel out

# 5e.ranged.range
clause-5e-ranged-range = A ranged attack cannot reach beyond its range, or beyond the long one if it has two. (Or, by table option, nothing is too far.)
    .name = out of range

# 5e.ranged.close
clause-5e-ranged-close = A ranged attack has disadvantage within { DISTANCE(1) } of a hostile creature that sees the attacker and is not incapacitated. (Or, by table option, of any hostile creature.)
    .name = foe close by

# 5e.ranged.long
clause-5e-ranged-long = Beyond its normal range a ranged attack has disadvantage.
    .name = long range

# 5e.melee.reach
clause-5e-melee-reach = A melee attack reaches { DISTANCE(1) }. Some creatures, mostly those larger than Medium, reach further, as their descriptions say.
    .name = reach

# 5e.melee.unarmed
clause-5e-melee-unarmed = In place of a melee weapon attack a creature may strike unarmed, for 1 + its Strength modifier of bludgeoning damage. Everyone is proficient with it; it is not a weapon.
    .name = unarmed strike

# 5e.opportunity.trigger
clause-5e-opportunity-trigger = When a hostile creature that one sees leaves one's reach, one may make one melee attack on it as a reaction. The attack comes right before the foe leaves, and interrupts its move.
    .name = opportunity attack

# 5e.opportunity.avoid
clause-5e-opportunity-avoid = Nobody provokes an opportunity attack after Disengage, by teleporting, or when moved without using movement, action or reaction of one's own: by an explosion, in a fall. (Or, by table option, only Disengage protects.)
    .name = no opportunity attack

# 5e.two-weapons.bonus
clause-5e-two-weapons-bonus = After attacking with a light melee weapon in one hand by the Attack action, a creature may use its bonus action to attack with another light melee weapon in the other hand.
    .name = second weapon

# 5e.two-weapons.damage
clause-5e-two-weapons-damage = The damage of this second attack leaves out the ability modifier, unless it is negative.
    .name = second weapon's damage

# 5e.two-weapons.thrown
clause-5e-two-weapons-thrown = Either of the two weapons may be thrown instead, if it has the thrown property.
    .name = thrown second weapon

# 5e.grapple.try
clause-5e-grapple-try = With the Attack action, as a melee attack of its own kind, one may grab a target in reach that is at most one size larger. It takes a free hand, and Strength (Athletics) against the target's Strength (Athletics) or Dexterity (Acrobatics), as the target chooses. Success leaves it grappled.
    .name = grapple

# 5e.grapple.release
clause-5e-grapple-release = The grappler may let go at any time; it takes no action.
    .name = letting go

# 5e.grapple.escape
clause-5e-grapple-escape = A grappled creature may spend its action to escape, by Strength (Athletics) or Dexterity (Acrobatics) against the grappler's Strength (Athletics).
    .name = escaping a grapple

# 5e.grapple.drag
clause-5e-grapple-drag = A grappler that moves can drag or carry its target along. Its speed is halved, unless the target is two or more sizes smaller.
    .name = dragging

# 5e.shove
clause-5e-shove = With the Attack action, as a melee attack of its own kind, one may shove a target in reach that is at most one size larger: Strength (Athletics) against its Strength (Athletics) or Dexterity (Acrobatics), as it chooses. Success knocks it prone or pushes it { DISTANCE(1) } away.
    .name = shove

# 5e.special.replaces
clause-5e-special-replaces = If the Attack action has several attacks, a grapple or a shove takes the place of one of them. (Or, by table option, of all.)
    .name = instead of an attack

# 5e.contest.model
clause-5e-contest-model = The GM may settle other improvised contests in the manner of grapple and shove.
    .name = other contests

## Cover

# 5e.cover.side
clause-5e-cover-side = Cover helps only against what comes from its other side.
    .name = side of the cover

# 5e.cover.best
clause-5e-cover-best = Cover from several sources does not add up; the best degree counts. Behind a creature (half) and a thick trunk (three quarters) the bonus is +5.
    .name = best cover

# 5e.cover.half
clause-5e-cover-half = Half cover gives +2 to Armour Class and Dexterity saves.
    .name = half cover

# 5e.cover.three-quarters
clause-5e-cover-three-quarters = Three-quarters cover gives +5 to Armour Class and Dexterity saves.
    .name = three-quarters cover

# 5e.cover.total
clause-5e-cover-total = A target with total cover cannot be aimed at directly by an attack or a spell, though an area of effect may still reach it.
    .name = total cover

# 5e.cover.half-what
clause-5e-cover-half-what = Half cover comes from an obstacle that hides at least half of the body: a low wall, large furniture, a narrow trunk, or a creature, friend or foe. (Or, by table option, creatures give none.)
    .name = what gives half

# 5e.cover.three-quarters-what
clause-5e-cover-three-quarters-what = Three-quarters cover comes from what hides about three quarters of the body: a portcullis, an arrow slit, a thick trunk.
    .name = what gives three quarters

# 5e.cover.total-what
clause-5e-cover-total-what = A target has total cover if an obstacle hides it wholly.
    .name = what gives total cover

## Damage, healing and death

# 5e.damage.hp
clause-5e-damage-hp = Hit points lie between 0 and their maximum, and damage is taken off them. A creature is as able as ever until it has none left.
    .name = hit points

# 5e.damage.roll
clause-5e-damage-roll = Roll the damage dice and add the modifiers. A weapon adds the ability modifier of its attack roll; a spell says which dice it rolls and whether it adds anything.
    .name = damage roll

# 5e.damage.many
clause-5e-damage-many = Damage that strikes several targets at once is rolled once for all of them.
    .name = one roll for all

# 5e.damage.critical
clause-5e-damage-critical = A critical hit rolls the attack's damage dice twice and adds the modifiers once. All dice may be rolled together.
    .name = critical damage

# 5e.damage.types
clause-5e-damage-types = There are thirteen types of damage: acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing and thunder.
    .name = types of damage

# 5e.damage.resist
clause-5e-damage-resist = Resistance to a type of damage halves it, vulnerability doubles it, for creatures and objects alike.
    .name = resistance, vulnerability

# 5e.damage.resist-order
clause-5e-damage-resist-order = Resistance, and then vulnerability, is applied after everything else: 25 bludgeoning damage, less 5 by an aura, is halved to 10.
    .name = resistance comes last

# 5e.damage.resist-once
clause-5e-damage-resist-once = Several resistances to one type count as one, and so do several vulnerabilities. Nonmagical fire is halved, not quartered, by resistance to fire and to nonmagical damage.
    .name = resistance only once

# 5e.damage.bonus
clause-5e-damage-bonus = Magic weapons, special abilities and other things may add to the damage.
    .name = damage bonus

# 5e.damage.critical-extra
clause-5e-damage-critical-extra = A critical hit doubles the attack's extra dice as well, such as those of Sneak Attack. A dagger deals { DICE("2d4") } in place of { DICE("1d4") }, and then the modifier. (Or, by table option, only the weapon's own dice are doubled.)
    .name = extra dice doubled

# 5e.damage.types-bare
clause-5e-damage-types-bare = A type of damage has no rules of its own; others, such as resistance, refer to it.
    .name = types mean nothing alone

# 5e.damage.type-examples
clause-5e-damage-type-examples = For something new the GM goes by examples. Bludgeoning: hammers, crushing, falls. Piercing: spears, bites. Slashing: swords, axes, claws. Poison: stings, gas. Thunder: a burst of sound. Force: pure magical energy. Psychic: a blast on the mind. Necrotic: some undead. Radiant: an angel's weapon. Acid, cold, fire, lightning: the breath of dragons.
    .name = examples of types

# 5e.damage.marks
clause-5e-damage-marks = With half of its hit points or more a creature usually shows no wounds; below half it has cuts and bruises; the blow that takes the last one wounds it in earnest. (Whether others are told is a table option.)
    .name = signs of wounds

# 5e.heal.cap
clause-5e-heal-cap = Healing adds to the hit points up to the maximum, and what is over is lost: at 14 of 20, healing 8 gives back 6.
    .name = healing

# 5e.heal.dead
clause-5e-heal-dead = A dead creature regains nothing until magic, such as revivify, brings it back.
    .name = no healing the dead

# 5e.heal.sources
clause-5e-heal-sources = Hit points come back by resting, or at once by magic such as a healing spell or potion.
    .name = where healing comes from

# 5e.death.instant
clause-5e-death-instant = If damage takes a creature to 0 and what is left over is at least its maximum, it dies at once. With 6 of 12 hit points, 18 damage leaves 12 over: dead.
    .name = instant death

# 5e.death.unconscious
clause-5e-death-unconscious = Otherwise a creature at 0 falls unconscious, until it regains any hit points.
    .name = falling unconscious

# 5e.death.save
clause-5e-death-save = A creature that starts its turn at 0 rolls a { DICE("d20") }: 10 or more is a success, less is a failure. Three successes make it stable, three failures kill it.
    .name = death save

# 5e.death.save-1-20
clause-5e-death-save-1-20 = On a death save a 1 counts as two failures, and a 20 gives back 1 hit point.
    .name = 1 or 20

# 5e.death.hit-at-0
clause-5e-death-hit-at-0 = Damage taken at 0 hit points is a failed death save, or two if it comes from a critical hit. Damage of at least the maximum kills.
    .name = hurt at 0

# 5e.death.stabilise
clause-5e-death-stabilise = As an action, a Wisdom (Medicine) check against DC 10 makes an unconscious creature at 0 stable.
    .name = first aid

# 5e.death.stable
clause-5e-death-stable = A stable creature makes no death saves, but stays unconscious. Damage ends this and the saves begin again; without healing it regains 1 hit point after { DICE("1d4") } hours.
    .name = stable

# 5e.death.monsters
clause-5e-death-monsters = A monster that comes to 0 dies, without falling unconscious and without death saves.
    .name = monsters die

# 5e.death.knock-out
clause-5e-death-knock-out = Whoever brings a creature to 0 with a melee attack may choose, right after dealing the damage, to knock it out instead: it is unconscious and stable.
    .name = knocking out

# 5e.death.save-count
clause-5e-death-save-count = Successes and failures need not come in a row, and one alone does nothing. Both counts return to 0 when the creature regains hit points or becomes stable.
    .name = counting death saves

# 5e.death.save-ability
clause-5e-death-save-ability = A death save belongs to no ability: only spells and features that help saving throws help it.
    .name = no ability

# 5e.death.villains
clause-5e-death-villains = By table option the GM may let a mighty villain or a special character fall unconscious and make death saves, as adventurers do.
    .name = mighty villains

# 5e.temp-hp.first
clause-5e-temp-hp-first = Temporary hit points are lost first, and the rest of the damage goes on to the real ones: with 5 temporary, 7 damage takes 2.
    .name = temporary first

# 5e.temp-hp.no-stack
clause-5e-temp-hp-no-stack = Temporary hit points may exceed the maximum; healing does not bring them back, and two sets are not added. With 10 and an offer of 12, keep 10 or take 12, never 22.
    .name = not added up

# 5e.temp-hp.at-0
clause-5e-temp-hp-at-0 = At 0 hit points temporary ones neither wake nor stabilise a creature, but still take damage in its place.
    .name = temporary at 0

# 5e.temp-hp.last
clause-5e-temp-hp-last = Temporary hit points with no stated duration last until they are used up, or until a long rest.
    .name = how long they last

## Mounted combat

# 5e.mount.who
clause-5e-mount-who = A willing creature at least one size larger, and of a suitable build, can be a mount.
    .name = who is a mount

# 5e.mount.up
clause-5e-mount-up = Once in a move one may mount a creature within { DISTANCE(1) }, or dismount, for half one's speed: { DISTANCE(3) } of { DISTANCE(6) }. Without that much left, or at speed 0, one cannot.
    .name = mounting

# 5e.mount.thrown
clause-5e-mount-thrown = If the mount is moved against its will, or the rider is knocked prone, the rider makes a Dexterity save against DC 10 or falls off, prone, within { DISTANCE(1) }.
    .name = thrown off

# 5e.mount.falls
clause-5e-mount-falls = If the mount is knocked prone, the rider may use its reaction to dismount and land on its feet. Otherwise it falls prone within { DISTANCE(1) }.
    .name = mount falls

# 5e.mount.controlled
clause-5e-mount-controlled = Only a trained mount can be controlled. It acts on its rider's initiative, moves as directed, and can only Dash, Disengage or Dodge; it may move and act on the very turn it is mounted.
    .name = controlled mount

# 5e.mount.independent
clause-5e-mount-independent = An independent mount keeps its own place in the order and does as it likes, with any action. Intelligent creatures act so.
    .name = independent mount

# 5e.mount.opportunity
clause-5e-mount-opportunity = If the mount provokes an opportunity attack, the attacker may aim at the rider or at the mount.
    .name = rider or mount

# 5e.mount.kinds
clause-5e-mount-kinds = Suitable creatures that fly or swim can be mounts as well.
    .name = flying and swimming mounts

# 5e.mount.choice
clause-5e-mount-choice = The rider either controls the mount or lets it act by itself.
    .name = control or not

# 5e.mount.trained
clause-5e-mount-trained = Domesticated horses, donkeys and the like are taken to be trained.
    .name = trained mount

## Under water

# 5e.water.melee
clause-5e-water-melee = Without a swimming speed, melee weapon attacks under water have disadvantage, except with a dagger, javelin, shortsword, spear or trident.
    .name = under water

# 5e.water.ranged
clause-5e-water-ranged = Under water a ranged weapon attack misses anything beyond its normal range. Within it, it has disadvantage, except with a crossbow, a net, or what is thrown like a javelin: a spear, trident or dart. (Or, by table option, with a shortbow in place of the crossbow, or with either.)
    .name = shooting under water

# 5e.water.fire
clause-5e-water-fire = Creatures and objects that are wholly under water have resistance to fire damage.
    .name = fire under water

## Rolls, checks and saves

# 5e.ability.modifier
clause-5e-ability-modifier = An ability modifier is half of what the score lies above or below 10. Halves are always rounded down.
    .name = ability modifier

# 5e.proficiency.bonus
clause-5e-proficiency-bonus = The proficiency bonus is +2 up to level 4, or a monster's challenge rating 4, and 1 more for every four beyond. A roll has it once at most.
    .name = proficiency bonus

# 5e.advantage.reroll
clause-5e-advantage-reroll = With advantage or disadvantage two dice are rolled. Whatever lets a creature roll again lets it roll only one of them again.
    .name = only one rerolled

# 5e.saving-throw
clause-5e-saving-throw = A saving throw is a { DICE("d20") } with the ability modifier, and the proficiency bonus for those who are proficient in it. It succeeds if it reaches the difficulty.
    .name = saving throw

# 5e.saving-throw.success
clause-5e-saving-throw-success = The effect says what a successful save does: usually it halves the damage, or keeps everything off.
    .name = what saving does

# 5e.check.difficulty
clause-5e-check-difficulty = The GM sets the difficulty of a check: 5 is very easy, 10 easy, 15 medium, 20 hard, 25 very hard and 30 nearly impossible.
    .name = difficulty of a check

# 5e.check.passive
clause-5e-check-passive = A passive score takes no roll: it is 10 and all modifiers of the check, 5 more with advantage, 5 less with disadvantage.
    .name = passive score

# 5e.contest.tie
clause-5e-contest-tie = In a contest both sides roll, and the higher total wins. On a tie everything stays as it was.
    .name = tie in a contest

## Hiding, light and senses

# 5e.hide.total
clause-5e-hide-total = The Stealth total stands until the hider is found. Those who search roll Perception against it; for all others their passive Perception counts. The hider wins a tie. (Or, by table option, the observer does.)
    .name = Stealth total stands

# 5e.hide.noise
clause-5e-hide-noise = Noise, such as the words of a spell, tells everyone who hears it where a hidden creature is.
    .name = noise gives away

# 5e.light.dim
clause-5e-light-dim = In dim light, thin fog and the like, checks to notice something by sight have disadvantage, which takes 5 from a passive score.
    .name = dim light

# 5e.light.obscured
clause-5e-light-obscured = Darkness, thick fog and the like obscure heavily: toward anything in there a creature is as good as blind.
    .name = heavily obscured

# 5e.light.sources
clause-5e-light-sources = A light shines brightly near by and dimly farther on. A torch is bright to { DISTANCE(4) } and dim to { DISTANCE(8) }, a lamp to { DISTANCE(3) } and { DISTANCE(9) }, a lantern to { DISTANCE(6) } and { DISTANCE(12) }, a candle to { DISTANCE(1) } and { DISTANCE(2) }.
    .name = sources of light

# 5e.sense.darkvision
clause-5e-sense-darkvision = Within the range of its darkvision a creature sees in darkness as in dim light, and in dim light as in bright.
    .name = darkvision

# 5e.sense.blindsight
clause-5e-sense-blindsight = Within the range of its blindsight a creature perceives its surroundings without using its eyes.
    .name = blindsight

# 5e.sense.truesight
clause-5e-sense-truesight = Within the range of its truesight a creature sees in any darkness, magical too, and sees what is invisible.
    .name = truesight

# 5e.sense.tremorsense
clause-5e-sense-tremorsense = Within the range of its tremorsense a creature on the ground knows where everyone else is who touches it. That is not seeing them, and flyers are not felt.
    .name = tremorsense

## Climbing, jumping, falling and breath

# 5e.move.climb-swim
clause-5e-move-climb-swim = Without a speed for it, climbing or swimming { DISTANCE(1) } costs { DISTANCE(1) } more; in difficult terrain it adds up.
    .name = climbing and swimming

# 5e.move.jump
clause-5e-move-jump = With a run-up of { DISTANCE(2) } a long jump is { DISTANCE(1) } for every 5 points of Strength, and without one half as far; only the strong jump { DISTANCE(1) } high. A low wall is cleared by an Athletics check of 10, and whoever lands on difficult ground falls prone unless an Acrobatics check reaches 10.
    .name = jumping

# 5e.move.fall
clause-5e-move-fall = A fall does { DICE("1d6") } bludgeoning damage for every { DISTANCE(2) }, { DICE("20d6") } at most. Whoever is hurt by it lands prone.
    .name = falling

# 5e.suffocation
clause-5e-suffocation = One who is out of breath lasts as many rounds as its Constitution modifier, at least one. At the start of its next turn it drops to 0 hit points, and it can be neither healed nor stabilised until it can breathe.
    .name = suffocation

## Conditions

# 5e.condition.blinded
clause-5e-condition-blinded = A blinded creature sees nothing and fails checks that need sight. Attacks on it have advantage, its own have disadvantage.
    .name = blinded

# 5e.condition.charmed
clause-5e-condition-charmed = A charmed creature attacks the charmer neither with weapons nor with harmful magic.
    .name = charmed

# 5e.condition.deafened
clause-5e-condition-deafened = A deafened creature hears nothing and fails checks that need hearing.
    .name = deafened

# 5e.condition.exhaustion
clause-5e-condition-exhaustion = Exhaustion has levels, and each adds to those below: 1 disadvantage on ability checks, 2 half speed, 3 disadvantage on attacks and saves, 4 half the hit point maximum, 5 speed 0, 6 death.
    .name = exhaustion

# 5e.condition.frightened
clause-5e-condition-frightened = A frightened creature has disadvantage on checks and attacks while it sees what it fears, and does not willingly go nearer to it.
    .name = frightened

# 5e.condition.grappled
clause-5e-condition-grappled = A grappled creature has a speed of 0. This ends when the grappler can do nothing, or when the two are out of reach of each other.
    .name = grappled

# 5e.condition.incapacitated
clause-5e-condition-incapacitated = An incapacitated creature takes neither actions nor reactions.
    .name = incapacitated

# 5e.condition.invisible
clause-5e-condition-invisible = An invisible creature is not seen without magic or special senses. Attacks on it have disadvantage, its own have advantage; it can still be heard.
    .name = invisible

# 5e.condition.paralyzed
clause-5e-condition-paralyzed = A paralyzed creature can neither act nor move and fails Strength and Dexterity saves. Attacks on it have advantage, and a hit from within { DISTANCE(1) } is a critical hit.
    .name = paralyzed

# 5e.condition.petrified
clause-5e-condition-petrified = A petrified creature is stone: it can do nothing and is not aware of anything, fails Strength and Dexterity saves, resists all damage and cannot be poisoned. Attacks on it have advantage.
    .name = petrified

# 5e.condition.poisoned
clause-5e-condition-poisoned = A poisoned creature has disadvantage on attacks and ability checks.
    .name = poisoned

# 5e.condition.prone
clause-5e-condition-prone = A prone creature only crawls, and attacks with disadvantage. Attacks on it have advantage from within { DISTANCE(1) } and disadvantage from farther away.
    .name = prone

# 5e.condition.restrained
clause-5e-condition-restrained = A restrained creature has a speed of 0 and disadvantage on attacks and Dexterity saves. Attacks on it have advantage.
    .name = restrained

# 5e.condition.stunned
clause-5e-condition-stunned = A stunned creature can neither act nor move and fails Strength and Dexterity saves. Attacks on it have advantage.
    .name = stunned

# 5e.condition.unconscious
clause-5e-condition-unconscious = An unconscious creature can do nothing and is not aware of anything. Attacks on it have advantage, and a hit from within { DISTANCE(1) } is a critical hit.
    .name = unconscious

# 5e.condition.sources
clause-5e-condition-sources = A condition lasts as long as its source says. The same condition from several sources is no worse, and each lasts its own time; only exhaustion grows.
    .name = several sources

## Spells

# 5e.magic.slot
clause-5e-magic-slot = A spell uses up a slot of its level or a higher one, and then counts as a spell of the slot's level.
    .name = spell slot

# 5e.magic.cantrip
clause-5e-magic-cantrip = A cantrip uses up no slot. It grows when its caster comes to levels 5, 11 and 17.
    .name = cantrip

# 5e.magic.dc
clause-5e-magic-dc = To resist a spell takes a save of 8 and the caster's proficiency bonus and spellcasting ability modifier. Without the 8 that is the bonus of its spell attacks.
    .name = spell save difficulty

# 5e.magic.bonus-action
clause-5e-magic-bonus-action = In a turn in which it casts a spell with its bonus action, a creature can cast no other but a cantrip that takes an action, whichever of them comes first.
    .name = bonus action spell

# 5e.magic.components
clause-5e-magic-components = Words need a voice: neither the gagged nor those where no sound is can cast by them. Gestures and materials need a free hand, the same for both, and materials a pouch or focus.
    .name = components

# 5e.magic.armour
clause-5e-magic-armour = Nobody casts spells in armour that it is not proficient with.
    .name = no casting in armour

# 5e.magic.range
clause-5e-magic-range = The target of a spell, or the point where its area begins, must be within its range. What the spell does afterwards may go beyond.
    .name = range of a spell

# 5e.magic.path
clause-5e-magic-path = A spell needs a clear way from its caster to the target, or to the point where its area begins. Total cover in between stops it.
    .name = clear path

# 5e.magic.self
clause-5e-magic-self = A spell for any creature that one chooses may be cast on oneself, unless it asks for a foe or for somebody else.
    .name = oneself as target

# 5e.magic.same
clause-5e-magic-same = The effects of one spell cast twice do not add up; those of different spells do.
    .name = same spell twice

# 5e.concentration.one
clause-5e-concentration-one = A creature concentrates on one spell at a time: to begin another that needs it ends the first.
    .name = concentration

# 5e.concentration.end
clause-5e-concentration-end = Concentration ends with the spell's time, when the caster is incapacitated or dies, and whenever the caster likes, at no cost.
    .name = end of concentration

# 5e.concentration.damage
clause-5e-concentration-damage = Whoever takes damage while concentrating makes a Constitution save for each source of it, of 10 or of half the damage if that is more. A failure ends the spell.
    .name = keeping concentration

## Areas

# 5e.area.shapes
clause-5e-area-shapes = An area is a cone as wide everywhere as it is long up to there, a cube from one of its faces, a line, or a sphere or cylinder around its centre. A cone, cube or line from the caster leaves the caster out.
    .name = shapes of areas

# 5e.area.cover
clause-5e-area-cover = An area spreads in straight lines from its origin; what has total cover from there is not in it. Some spells spread round corners and say so.
    .name = area behind cover

# 5e.area.grid
clause-5e-area-grid = On a grid an area takes in the squares whose centre lies in it. (Or, by table option, those that lie in it by half or more, or those of a pattern counted in squares.)
    .name = areas on squares

# 5e.area.distance
clause-5e-area-distance = Spheres and cylinders are measured straight from their centre, and so are round. (Or, by table option, in squares, diagonals like all others, and so are square.)
    .name = round areas

## Armour and weapons

# 5e.armour.shield
clause-5e-armour-shield = A shield in the hand adds 2 to the Armour Class. To put it on or take it off is an action.
    .name = shield

# 5e.armour.untrained
clause-5e-armour-untrained = In armour that one is not proficient with, everything done by Strength or Dexterity has disadvantage: checks, saves and attacks.
    .name = unfamiliar armour

# 5e.weapon.ammunition
clause-5e-weapon-ammunition = Each shot uses up a piece of ammunition, drawn as part of the attack. A weapon shot from one hand needs the other free to load it.
    .name = ammunition

# 5e.weapon.heavy
clause-5e-weapon-heavy = Small creatures have disadvantage with heavy weapons.
    .name = heavy weapon

# 5e.weapon.loading
clause-5e-weapon-loading = A weapon that must be loaded shoots only once in an action, bonus action or reaction, however many attacks that has.
    .name = loading

# 5e.weapon.thrown
clause-5e-weapon-thrown = A thrown weapon can be hurled as a ranged attack, by the ability that it uses in melee. It leaves the hand and lies where it flew.
    .name = thrown weapon

# 5e.weapon.two-handed
clause-5e-weapon-two-handed = A two-handed weapon takes both hands to attack with, but not to hold.
    .name = two-handed weapon

# 5e.weapon.versatile
clause-5e-weapon-versatile = A versatile weapon rolls its greater damage die in melee if it is swung in both hands.
    .name = versatile weapon

# 5e.weapon.lance
clause-5e-weapon-lance = A lance has disadvantage against a target within { DISTANCE(1) }. It takes two hands unless one rides.
    .name = lance

# 5e.weapon.net
clause-5e-weapon-net = A net restrains a creature that is Large or smaller. A Strength check of 10 by an action frees it, and so do 5 points of slashing damage to the net.
    .name = net

# 5e.weapon.improvised
clause-5e-weapon-improvised = What is not made to strike or to be thrown does { DICE("1d4") } damage, without proficiency. Thrown, it flies { DISTANCE(4) } well and { DISTANCE(12) } at most.
    .name = improvised weapon

## Monsters

# 5e.monster.multiattack
clause-5e-monster-multiattack = Multiattack is an action of its own with the attacks that the stat block lists. It is not the Attack action, and no opportunity attack.
    .name = Multiattack

# 5e.monster.recharge
clause-5e-monster-recharge = A power that recharges is used up by its use. At the start of each of the monster's turns a { DICE("d6") } says whether it is back: on the named number or more.
    .name = recharge
# 5e.monster.targets
clause-5e-monster-targets = Some weapons of monsters are for certain targets only, or do other damage in certain circumstances, as the stat block says: against the prone or the grappled, at half hit points.
    .name = targets of a weapon
# 5e.monster.swarm
clause-5e-monster-swarm = A swarm can be in the space of another creature, and others in its space. It regains no hit points and gains no temporary ones.
    .name = swarm
# 5e.reaction.powers
clause-5e-reaction-powers = Some powers are reactions: to an attack that is about to hit, to a wound, to another’s turn that begins near. They take the reaction, as the stat block says.
    .name = reactions of monsters

# 5e.monster.uses
clause-5e-monster-uses = A power with so many uses a day, or between rests, can be used so often in a fight and no more.
    .name = limited uses

# 5e.monster.grapple
clause-5e-monster-grapple = A monster whose hit grapples needs no check for it. The stat block says the difficulty of the escape.
    .name = grappling by a hit

# 5e.monster.damage
clause-5e-monster-damage = Monsters roll their damage. (Or, by table option, they do what their dice come to on average, rounded down.)
    .name = average damage

# 5e.monster.supplies
clause-5e-monster-supplies = A monster carries { DICE("2d10") } shots and { DICE("2d4") } weapons to throw; we take 11 and 5, the average.
    .name = what monsters carry

# 5e.legendary.actions
clause-5e-legendary-actions = At the end of another creature’s turn a legendary creature can take one of its legendary actions; some cost more than one. It gets all of them back at the start of its turn, and has none while it is incapacitated, or surprised.
    .name = legendary actions

# 5e.lair.actions
clause-5e-lair-actions = At initiative 20, after all who share that count, the lair of a creature takes one of its actions; not while the creature is incapacitated, or surprised.
    .name = lair actions

# 5e.feature.legendary-resistance
clause-5e-feature-legendary-resistance = So many times a day, a creature that fails a saving throw can choose to succeed instead.
    .name = Legendary Resistance

# 5e.feature.magic-resistance
clause-5e-feature-magic-resistance = Saves against spells and other magical effects have advantage.
    .name = Magic Resistance

# 5e.damage.nonmagical
clause-5e-damage-nonmagical = Resistance or immunity to nonmagical attacks covers the bludgeoning, piercing and slashing damage of weapons that are not magical; some of it silvered weapons get through as well.
    .name = nonmagical weapons

## Objects

# 5e.object.ac
clause-5e-object-ac = The Armour Class of an object goes by what it is made of: cloth, paper and rope 11, glass and ice 13, wood and bone 15, stone 17, iron and steel 19, mithral 21, adamantine 23.
    .name = objects' Armour Class

# 5e.object.hp
clause-5e-object-hp = The hit points of an object go by its size, fragile or resilient: Tiny 2 or 5, Small 3 or 10, Medium 4 or 18, Large 5 or 27.
    .name = objects' hit points

# 5e.object.threshold
clause-5e-object-threshold = A blow below the damage threshold of an object does nothing to it.
    .name = damage threshold

# 5e.object.immune
clause-5e-object-immune = Poison and psychic damage do nothing to objects.
    .name = what objects ignore
