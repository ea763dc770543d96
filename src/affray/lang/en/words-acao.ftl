### The words of Ação e Combate: what happens, what is rolled, what one can do. Where it has its own word for something
### that all rulebooks have, that word stands here under the same name after "acao-".

## What happens

acao-event-no-reaction = { NAME($who) } cannot react, and is hit.
acao-event-hazard-fire = { NAME($who) } steps into the fire.
acao-event-hazard-spikes = { NAME($who) } treads on the spikes.
acao-event-hazard-fumes = { NAME($who) } breathes the fumes.
acao-event-spotted = The ambush is spotted in time.
acao-event-armour = The armour takes { $amount } of it.
acao-event-ambush = An ambush! Those who lay hidden act first.
acao-event-foe-attack = { NAME($who) } attacks { NAME($target) } with the { NAME($weapon) }.
acao-event-peril = { NAME($who) } turns the { NAME($weapon) } on { NAME($target) }.
acao-event-defence-avoided = { NAME($who) } defends: { $total }, and the blow is avoided.
acao-event-defence-hit = { NAME($who) } defends: { $total }, but is hit.
acao-event-defence-fumbled = { NAME($who) } rolls a natural 1: a critical failure, one more damage die for the foe.
acao-event-defence-softened = { NAME($who) } defends: { $total }, and takes only half.
acao-event-defence-avoided-countered = { NAME($who) } counter-attacks with the { NAME($counter) }: { $total }, a hit, and the blow is avoided.
acao-event-defence-hit-countered = { NAME($who) } counter-attacks with the { NAME($counter) }: { $total }, and both are hit.
acao-event-defence-softened-countered = { NAME($who) } counter-attacks with the { NAME($counter) }: { $total }, a light hit, and takes only half.
acao-event-test-critical = A natural 20!
acao-event-test-success = Success.
acao-event-test-partial = Partial success.
acao-event-test-failure = Failure.
acao-event-test-fumble = A natural 1: critical failure.
acao-event-stumbled = With a natural 1 the turn is over.
acao-event-restricted = Enemies close by: { NAME($who) } has { POLYGONS($left) } to move.
acao-event-disengaged = { NAME($who) } disengages.
acao-event-dropped = { NAME($who) } drops the { NAME($weapon) }.
acao-event-reloaded = { NAME($who) } reloads the { NAME($weapon) }.
acao-event-gesture-word = { NAME($who) } calls out a word.
acao-event-gesture-cry = { NAME($who) } weeps.
acao-event-gesture-wave = { NAME($who) } waves.
acao-event-gained-helped = { NAME($who) } gets help for the next attack.
acao-event-gained-held = { NAME($who) } is held fast.
acao-event-gained-stuck = { NAME($who) } is stuck.
acao-event-gained-stunned = { NAME($who) } will lose the next turn.
acao-event-gained-bleeding = { NAME($who) } is bleeding.
acao-event-lost-held = { NAME($who) } is free of the grip.
acao-event-lost-stuck = { NAME($who) } tears free of the web.
acao-event-lost-stunned = { NAME($who) } recovers.
acao-event-lost-bleeding = { NAME($who) } stops bleeding.
acao-event-incapacitated = { NAME($who) } is out of action.
acao-event-fled = { NAME($who) } flees.
acao-event-yielded = { NAME($who) } yields.
acao-event-up = { NAME($who) } is back on their feet.

## Why dice are rolled

acao-roll-defence = the defence
acao-roll-counter = the counter-attack
acao-roll-safeguard = the safeguard
acao-roll-hide = hiding
acao-roll-notice = noticing who hides
acao-roll-immobilise = the hold
acao-roll-disengage = tearing free
acao-roll-heal = the healing spell
acao-roll-healing = healing
acao-roll-advantage = advantage
acao-roll-disadvantage = disadvantage
acao-roll-armour = the armour
acao-roll-bleeding = the bleeding
acao-roll-ambush = spotting the ambush

## Questions

acao-cli-question =
    .defence = { NAME($who) }: { NAME($about) } attacks. How do you react?
    .next = { NAME($who) }: who acts next?
    .fate = { NAME($who) }: { NAME($about) } has no life left. What becomes of it?
    .energy = { NAME($who) }: partial success. Spend a point of Energy to make it a success?
    .karma = { NAME($who) }: spend Karma on this test?
    .absorb = { NAME($who) }: spend a point of Energy and let the armour take some of it?
    .wear = { NAME($who) }: wear the armour down so that it absorbs its most?
    .sweep = { NAME($who) }: the swing goes on beside { NAME($about) }. Whom does it hit?

## Deeds, and what else one may call them

acao-cli-deed =
    .push = push { NAME($target) } ({ NAME($weapon) })
    .topple = topple { NAME($target) } ({ NAME($weapon) })
    .immobilise = immobilise { NAME($target) }
    .help = help { NAME($target) }
    .run = run
    .tear-free = tear free by { NAME($weapon) }
    .reload = reload the { NAME($weapon) }
    .heal = heal { NAME($target) }
    .flee = flee
    .word = say a word
    .cry = weep
    .wave = wave
    .drop = drop the { NAME($weapon) }
    .defend = defend
    .counter = counter-attack with the { NAME($weapon) }
    .absorb = absorb with the armour
    .wear = wear the armour down
    .spend = spend a point of Energy
    .karma = spend Karma: { NAME($weapon) }
    .dies = it dies
    .lives = it is only out of action
acao-cli-verbs =
    .push = shove
    .topple = knock
    .immobilise = hold, grab
    .help = aid
    .run = sprint
    .tear-free = free
    .reload = load
    .heal = cure
    .flee = escape
    .word = say
    .cry = weep
    .wave = greet
    .drop = let
    .defend = dodge, block
    .counter = strike
    .absorb = armour
    .wear = worn
    .spend = energy
    .karma = fate
    .dies = die, dead
    .lives = live, spare

## How somebody fares

acao-cli-effect =
    .helped = helped
    .held = held
    .stuck = stuck
    .stunned = loses a turn
    .bleeding = bleeding
    .overreached = open guard
acao-cli-health =
    .incapacitated = out of action
    .fled = fled
    .yielded = yielded
acao-cli-pool =
    .armour = armour { $amount }
    .energy = Energy { $amount }
    .karma = Karma { $amount }

## The map, distances, chances

acao-cli-legend =
    .woods = woods
    .fire = fire
    .spikes = spikes
    .fumes = fumes
    .shadow = shadow
acao-cli-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } within reach (• on the map); type one, such as { $example }
acao-cli-odds =
    .avoid = { $chance } to avoid it, { $mean } damage on average
acao-cli-why =
    .critical = Critical hit: one more damage die.

## Table options: the attribute is the option's name, with a hyphen for its dot

acao-cli-table-option =
    .test-bands = from which total a test succeeds in part, and from which outright
    .test-partial = what a partial success is worth: a success (with Energy it takes a point of it), always a success, a success at a price, or a failure
    .energy = whether Energy is played, and how much of it one has
    .karma = whether Karma is played
    .attack-melee = by which attribute one attacks in melee
    .attack-bare = what bare hands do
    .defence-counter = what a partial success does in a counter-attack: both hit, or it is read as any partial success
    .reaction-limit = how many reactions a round: no limit, or one
    .ambush-check = who rolls to spot an ambush: every hero, or one
    .ambush-reactions = whether the ambushed may react before they act
    .move-restricted = whose move adjacent enemies restrict: both sides', or only the heroes'
    .move-limit = whether one moves as far as one's speed or without limit
    .move-diagonals = who goes diagonally: everybody, or all but the large and those in plate
    .zero-hero = what becomes of a hero at 0
    .zero-foe = what becomes of a foe at 0: the GM decides, it dies, or it is out of action
