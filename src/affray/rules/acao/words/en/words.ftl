### The words of Ação e Combate: what happens, what is rolled, what one can do. Where it has its own word for something
### that all rulebooks have, that word stands here under the same name after "acao-".

## What happens

acao-event-no-reaction = { NAME($who) } cannot react, and is hit.
acao-event-declined = { NAME($who) } takes the blow without reacting.
acao-event-unguarded = { NAME($who) } cannot react.
acao-event-hazard-fire = { NAME($who) } steps into the fire.
acao-event-hazard-spikes = { NAME($who) } treads on the spikes.
acao-event-hazard-fumes = { NAME($who) } breathes the fumes.
acao-event-spotted = The ambush is spotted in time.
acao-event-armour = The armour absorbs { $amount }.
acao-event-ambush = Ambush! Those in hiding act first.
acao-event-heroes-begin = The heroes begin.
acao-event-foes-begin = The foes begin.
acao-event-foe-attack = { NAME($who) } attacks { NAME($target) } with the { NAME($weapon) }.
acao-event-peril = { NAME($who) } uses the { NAME($weapon) } on { NAME($target) }.
acao-event-defence-avoided = { NAME($who) } defends: total { $total }, and the blow is avoided.
acao-event-defence-hit = { NAME($who) } defends: total { $total }, but is hit.
acao-event-defence-fumbled = { NAME($who) } rolls a natural 1: a critical failure, one more damage die for the foe.
acao-event-defence-softened = { NAME($who) } defends: total { $total }, and takes only half.
acao-event-defence-avoided-countered = { NAME($who) } counter-attacks with the { NAME($counter) }: total { $total }, a hit, and the blow is avoided.
acao-event-defence-hit-countered = { NAME($who) } counter-attacks with the { NAME($counter) }: total { $total }, and both are hit.
acao-event-defence-softened-countered = { NAME($who) } counter-attacks with the { NAME($counter) }: total { $total }, a light hit, and takes only half.
acao-event-test-critical = A natural 20!
acao-event-test-success = Success.
acao-event-test-partial = Partial success.
acao-event-test-failure = Failure.
acao-event-test-fumble = A natural 1: critical failure.
acao-event-stumbled = The natural 1 ends the turn.
acao-event-restricted = Enemies close by: { NAME($who) } { $left ->
        [0] cannot move
       *[more] has { POLYGONS($left) } to move
    }.
acao-event-disengaged = { NAME($who) } disengages.
acao-event-hid = { NAME($who) } hides.
acao-event-dropped = { NAME($who) } drops the { NAME($weapon) }.
acao-event-reloaded = { NAME($who) } reloads the { NAME($weapon) }.
acao-event-improvised = { NAME($who) } tries: { $words }
acao-event-forbidden = { NAME($who) }: that cannot be done.
acao-event-gesture-word = { NAME($who) } says a few words.
acao-event-gesture-cry = { NAME($who) } cries.
acao-event-gesture-wave = { NAME($who) } waves.
acao-event-gained-helped = { NAME($who) } gets help for the next attack.
acao-event-gained-held = { NAME($who) } is held.
acao-event-gained-stuck = { NAME($who) } is stuck.
acao-event-gained-stunned = { NAME($who) } will lose the next turn.
acao-event-gained-bleeding = { NAME($who) } is bleeding.
acao-event-lost-held = { NAME($who) } breaks free of the hold.
acao-event-lost-stuck = { NAME($who) } tears free of the web.
acao-event-lost-stunned = { NAME($who) } recovers.
acao-event-lost-bleeding = { NAME($who) } stops bleeding.
acao-event-incapacitated = { NAME($who) } is out of action.
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
acao-roll-life = life
acao-roll-lift = lifting it again
acao-roll-improvise = the attempt
acao-roll-test = the test
acao-roll-ambush = spotting the ambush

## Questions

acao-say-question =
    .defence = { NAME($who) }: { NAME($about) } attacks. How do you react?
    .next = { NAME($who) }: who acts next?
    .first = { NAME($who) }: who begins?
    .fate = { NAME($who) }: { NAME($about) } has no life left. What happens?
    .safeguard = { NAME($who) }: use your reaction on a safeguard?
    .energy = { NAME($who) }: partial success. Spend a point of Energy to make it a success?
    .karma = { NAME($who) }: spend Karma on this test?
    .absorb = { NAME($who) }: spend a point of Energy and let the armour take some of it?
    .wear = { NAME($who) }: wear the armour down so that it absorbs its most?
    .sweep = { NAME($who) }: the swing goes on beside { NAME($about) }. Who else does it hit?

## Deeds, and what else one may call them

acao-say-deed =
    .second = other hand: { NAME($target) } ({ NAME($weapon) })
    .push = push { NAME($target) } ({ NAME($weapon) })
    .topple = topple { NAME($target) } ({ NAME($weapon) })
    .immobilise = immobilise { NAME($target) }
    .help = help { NAME($target) }
    .run = run
    .tear-free = tear free by { NAME($weapon) }
    .break-free = break free
    .reload = reload the { NAME($weapon) }
    .heal = heal { NAME($target) }
    .word = say a word
    .cry = cry
    .wave = wave
    .drop = drop the { NAME($weapon) }
    .defend = defend
    .resist = make the safeguard
    .counter = counter-attack with the { NAME($weapon) }
    .absorb = absorb with the armour
    .wear = wear the armour down
    .spend = spend a point of Energy
    .karma = spend Karma: { NAME($weapon) }
    .dies = it dies
    .lives = it is only out of action
    .heroes-first = the heroes begin
    .foes-first = the foes begin
    .test = by a test of { NAME($weapon) }
    .test-by = by a test of { NAME($weapon) }, made by { NAME($target) }
    .allow = it is done without a test
    .forbid = it cannot be done
acao-say-verbs =
    .second = again, other
    .heroes-first = heroes
    .foes-first = foes
    .test = check
    .test-by = check
    .allow = allowed, yes
    .forbid = impossible, no
    .push = shove
    .topple = knock
    .immobilise = hold, grab
    .help = aid
    .run = sprint
    .tear-free = free
    .break-free = break
    .reload = load
    .heal = cure
    .word = say
    .cry = weep
    .wave = greet
    .drop = let
    .defend = dodge, block
    .resist = safeguard, save
    .counter = strike
    .absorb = armour
    .wear = worn
    .spend = energy
    .karma = fate
    .dies = die, dead
    .lives = live, spare

## How somebody fares

acao-say-effect =
    .helped = helped
    .held = held
    .stuck = stuck
    .stunned = loses a turn
    .bleeding = bleeding
    .overreached = open guard
    .strained = strained
acao-say-health =
    .incapacitated = out of action
acao-say-pool =
    .armour = armour { $amount }
    .energy = Energy { $amount }
    .karma = Karma { $amount }

## The map, distances, chances

acao-say-legend =
    .woods = woods
    .fire = fire
    .spikes = spikes
    .fumes = fumes
    .shadow = shadow
acao-say-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } within reach (• on the map); type one, such as { $square }
acao-say-odds =
    .avoid = { $chance } to avoid it, { $mean } damage on average
acao-say-why =
    .critical = Critical hit: one more damage die.

## Table options and their readings: the attribute is the option's name, and the reading's, with hyphens for other signs

acao-say-table-option =
    .test-bands = from which totals a test succeeds in part and outright
    .test-partial = what a partial success is worth
    .test-advantage = how large the advantage die is
    .life = how much life a hero has
    .energy = whether Energy is played, and how much of it one has
    .karma = whether Karma is played
    .attack-melee = by which attribute one attacks in melee
    .attack-bare = what bare hands do
    .attack-two-hands = what both hands on a long sword bring
    .magic-partial = what a partial success is worth in magic
    .defence-counter = what a partial success does in a counter-attack
    .reaction-limit = how many reactions a round
    .order-first = who begins a round
    .ambush-check = who rolls to spot an ambush
    .ambush-reactions = whether the ambushed may react before they act
    .move-restricted = whose move adjacent enemies restrict
    .move-limit = how far one moves
    .move-split = when one may move
    .move-diagonals = who goes diagonally
    .zero-hero = what becomes of a hero at 0
    .zero-foe = what becomes of a foe at 0
    .leaving = whether anybody may surrender, or only who is ordered to
acao-say-table-reading =
    .test-bands-14-18 = partial from 14, outright from 18
    .test-bands-15-19 = partial from 15, outright from 19
    .test-bands-10-15 = partial from 10, outright from 15
    .test-bands-13-15 = partial from 13, outright from 15
    .test-partial-by-energy = a success; where Energy is played, only for a point of it
    .test-partial-success = always a success
    .test-partial-cost = a success at a price: an attack does its least, a defence lets half through
    .test-partial-failure = a failure
    .test-advantage-1d4 = always { DICE("1d4") }
    .test-advantage-by-level = one size more every other level, from { DICE("1d4") } to { DICE("1d12") }
    .life-5-res = 5 and RES
    .life-1d6-vig = { DICE("1d6") } and VIG, rolled as the fight begins
    .energy-off = none; armour is extra life
    .energy-5 = 5 points
    .energy-level-men = the level and MEN
    .karma-off = no
    .karma-on = yes
    .attack-melee-vig = by VIG
    .attack-melee-pre = by PRE
    .attack-bare-1d4 = { DICE("1d4") }
    .attack-bare-1d6 = { DICE("1d6") }
    .attack-two-hands-one-more = 1 more damage
    .attack-two-hands-bigger-die = the next larger die
    .magic-partial-as-any = the same as in any test
    .magic-partial-life = the spell works, and costs 1 of life
    .defence-counter-trade = both hit
    .defence-counter-all-or-nothing = it is read as any partial success
    .reaction-limit-none = no limit
    .reaction-limit-one = one
    .order-first-heroes = a hero
    .order-first-test = a hero, if the quickest one passes a test of PRE; else a foe
    .order-first-gm = whom the GM names
    .ambush-check-every-hero = every hero
    .ambush-check-one-hero = the first hero alone
    .ambush-reactions-yes = yes
    .ambush-reactions-no = no
    .move-restricted-both = that of both sides
    .move-restricted-heroes = only that of the heroes
    .move-limit-speed = as far as the ancestry says
    .move-limit-none = without limit
    .move-split-during = before, after and during the action, between two attacks
    .move-split-before-and-after = only before and after the action
    .move-diagonals-free = everybody
    .move-diagonals-not-heavy = all but the large and those in plate
    .zero-hero-death = death
    .zero-hero-incapacitated = out of action
    .zero-foe-gm = the GM decides
    .zero-foe-death = death
    .zero-foe-incapacitated = out of action
    .leaving-by-order = only who is ordered to
    .leaving-at-will = anybody

acao-page-pool =
    .energy = Energy
    .karma = Karma
acao-page-word =
    .defence = defence
    .safeguard = safeguard
    .energy = spending Energy
    .karma = spending Karma
    .absorb = letting the armour take it
    .sweep = sweeping blow
acao-page-ruling =
    .safeguard = Makes a safeguard
