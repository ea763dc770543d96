### What only this table's completion of Ação e Combate says: bands, manoeuvres, traits, arms, as reasons in a log.
### The comment above a message is the clause's own id.

## Tests

# ac.test.bands
clause-ac-test-bands = A test fails, succeeds in part or succeeds outright by fixed bands; which they are is a table option.
    .name = bands
# ac.test.natural
clause-ac-test-natural = A natural 1 fails whatever is added, and in one's own turn ends the turn; a natural 20 succeeds whatever is taken off.
    .name = natural 1 and 20
# ac.test.advantage
clause-ac-test-advantage = What helps adds one more die, { DICE("1d4") }, to the test. Advantage and disadvantage cancel out. (By a table option the die grows with the level.)
    .name = advantage die
# ac.test.disadvantage
clause-ac-test-disadvantage = What hinders takes one more die, { DICE("1d4") }, off the test. Advantage and disadvantage cancel out.
    .name = disadvantage die
# ac.test.average
clause-ac-test-average = Where a peril calls for two attributes, their average counts, rounded up.
    .name = average
# ac.energy
clause-ac-energy = Where Energy is played, one point of it makes a success of a partial success; without it, it is a failure.
    .name = Energy
# ac.karma
clause-ac-karma = Every failed test earns a point of Karma, up to five. So many points spent add so much to a test, but undo no natural 1.
    .name = Karma
# ac.life
clause-ac-life = A hero's life is 5 and RES, and 1 more at each of the levels 2 and 3. (By a table option it is { DICE("1d6") } and VIG instead.)
    .name = life

## Armour and healing

# ac.armour
clause-ac-armour = Armour is extra life, and goes first: leather 2, mail 4, plate 6.
    .name = armour
# ac.armour.absorb
clause-ac-armour-absorb = Where Energy is played, one point of it rolls the armour's die against the damage. To wear the armour down makes the die show its most.
    .name = absorbed by armour
# ac.armour.mail
clause-ac-armour-mail = Mail takes 1 off every test of PRE.
    .name = mail
# ac.armour.plate
clause-ac-armour-plate = Plate takes { POLYGONS(2) } off the move.
    .name = plate
# ac.spell.heal
clause-ac-spell-heal = A healing spell takes the action and a test of MEN; one more die is rolled on a natural 20.
    .name = healing
# ac.spell.partial
clause-ac-spell-partial = By a table option the partial success of a spell succeeds at the price of 1 of life.
    .name = price of magic

## Manoeuvres

# ac.manoeuvre.help
clause-ac-manoeuvre-help = Help: the next attack of a friend gets an advantage die.
    .name = help
# ac.manoeuvre.run
clause-ac-manoeuvre-run = Run: the action is given up for a second move, as restricted as the first.
    .name = run
# ac.manoeuvre.disengage
clause-ac-manoeuvre-disengage = Disengage: the full move, whoever stands around. One who is held must first pass a test of VIG or PRE.
    .name = disengage
# ac.manoeuvre.push
clause-ac-manoeuvre-push = Push or Topple: a hit gives up its damage to push the target { POLYGONS(2) } away, or to knock it down. It does nothing to the very large.
    .name = push, topple
# ac.manoeuvre.hide
clause-ac-manoeuvre-hide = Hide: behind an obstacle or in shadow, by a test of PRE. The hidden cannot be attacked directly and have an advantage die on their next attack, which reveals them. When a foe hides, the most watchful hero makes a test of PER.
    .name = hide
# ac.manoeuvre.immobilise
clause-ac-manoeuvre-immobilise = Immobilise: by a test of VIG, at disadvantage against the large. The held can neither act nor move, and the holder must take hold anew each round. A foe's grip is met with a safeguard of VIG.
    .name = immobilise
# ac.condition.prone
clause-ac-condition-prone = The prone stand up by giving up the move. Until then attackers within reach have an advantage die against them, and those whom they attack one on the defence.
    .name = prone

## Traits

# ac.trait.clumsy
clause-ac-trait-clumsy = Attacks against the clumsy have an advantage die.
    .name = clumsy
# ac.trait.evasive
clause-ac-trait-evasive = Attacks against the evasive have a disadvantage die.
    .name = evasive
# ac.trait.deadly
clause-ac-trait-deadly = Whoever defends against the deadly has a disadvantage die.
    .name = deadly
# ac.trait.night-eyed
clause-ac-trait-night-eyed = The night-eyed see in the dark: shadow hides nobody from them within { POLYGONS(12) }.
    .name = night-eyed
# ac.trait.tough
clause-ac-trait-tough = Every physical hit does 2 less to the tough.
    .name = tough
# ac.trait.woodsy
clause-ac-trait-woodsy = At home in the woods: an advantage die to hide there.
    .name = at home in the woods
# ac.trait.savage
clause-ac-trait-savage = The savage do 1 more in melee.
    .name = savage
# ac.trait.resistant
clause-ac-trait-resistant = Half the damage of a kind that one resists.
    .name = resistant
# ac.trait.immune
clause-ac-trait-immune = No damage of a kind to which one is immune.
    .name = immune

## Arms

# ac.arms.hit
clause-ac-arms-hit = A weapon may make its attacks easier or harder.
    .name = weapon
# ac.arms.sudden
clause-ac-arms-sudden = A dagger has 2 more against those taken by surprise.
    .name = on surprise
# ac.arms.against-the-bare
clause-ac-arms-against-the-bare = A sling has 2 more against those without armour.
    .name = unprotected
# ac.arms.in-water
clause-ac-arms-in-water = A trident has 1 more in water.
    .name = in water
# ac.arms.versatile
clause-ac-arms-versatile = A long sword in both hands does 1 more, or by a table option throws the next larger die.
    .name = two hands
# ac.arms.crushing
clause-ac-arms-crushing = A club ignores 1 of rigid armour.
    .name = crushing
# ac.arms.shattering
clause-ac-arms-shattering = A mace ignores 2 of armour.
    .name = shattering
# ac.arms.stunning
clause-ac-arms-stunning = On a critical hit the target of a mace loses its next turn.
    .name = stunning
# ac.arms.toppling
clause-ac-arms-toppling = On a critical hit the target of a war hammer makes a RES safeguard or falls; a foe falls.
    .name = toppling
# ac.arms.bleeding
clause-ac-arms-bleeding = On a critical hit the target of a scythe bleeds: { DICE("1d4") } at the start of its next two turns.
    .name = bleeding
# ac.arms.slowing
clause-ac-arms-slowing = After an attack with a war axe one has { POLYGONS(1) } less to move.
    .name = slowing
# ac.arms.overreaching
clause-ac-arms-overreaching = After an attack with a hand axe one has 1 less on the defence until the next turn.
    .name = overreached
# ac.arms.loading
clause-ac-arms-loading = A crossbow takes an action to load.
    .name = loading
# ac.arms.sweeping
clause-ac-arms-sweeping = A halberd that hits may hit one more enemy beside the first.
    .name = sweep
# ac.arms.charging
clause-ac-arms-charging = After a move a spear reaches { POLYGONS(1) } farther.
    .name = charge
# ac.arms.parrying
clause-ac-arms-parrying = A short sword adds 1 to the defence in melee.
    .name = parry
# ac.arms.light
clause-ac-arms-light = After an attack with a light weapon, one who holds another makes one more with that, in the same action, at −2. A hero has 2 more against such an attack by a foe.
    .name = other hand
# ac.arms.two-handed
clause-ac-arms-two-handed = A two-handed weapon cannot be used beside a shield.
    .name = two-handed
# ac.arms.heavy
clause-ac-arms-heavy = A heavy weapon takes { POLYGONS(2) } off the move. To attack with it in two turns running, a hero first needs a test of VIG.
    .name = heavy weapon
