### The words of Draw Steel: what happens, what is rolled, what one can do.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] The heroes go first.
       *[foes] The Director's side goes first.
    }
drawsteel-event-objective-foe = The heroes must defeat { NAME($who) }.
drawsteel-event-objective = { $goal ->
        [hold] The heroes are to hold out: { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }.
        [half] The heroes have won once half of their enemies are down.
        [outnumber] The heroes have won once they outnumber their enemies.
        [twofold] The heroes have won once there are two of them to each enemy.
        [rabble] The heroes have won once only minions are left.
       *[quarter] The heroes have won once the enemy has a quarter of its Stamina left and no more plans.
    }
drawsteel-event-called-off = The Director ends the fight.
drawsteel-event-last-stand = A last stand: one more blow, and any of them falls.
drawsteel-event-lined-up = The order of both sides is set by Agility.
drawsteel-event-swapped = { NAME($who) } swaps places with { NAME($other) }.
drawsteel-event-called-up = { NAME($who) } acts right away.
drawsteel-event-used = { NAME($who) } uses { NAME($ability) }.
drawsteel-event-power-roll = Against { NAME($target) }: { $total }, { $shift ->
        [1] raised to tier { $tier }.
        [-1] lowered to tier { $tier }.
       *[0] tier { $tier }.
    }
drawsteel-event-tested = { NAME($who) }: tier { $tier }.
drawsteel-event-resisted = { NAME($who) } resists the effect.
drawsteel-event-unspent = The effect does not take hold, so the { $amount } spent is returned.
drawsteel-event-malice-spent = The Director spends { $amount } Malice on { NAME($ability) } ({ NAME($who) }).
drawsteel-event-resource = { $resource ->
        [hero-tokens] Hero tokens left: { $left }.
       *[malice] The Director has { $left } Malice.
    }
drawsteel-event-converted = { NAME($who) } turns the main action into { $into ->
        [maneuver] a maneuver.
       *[move] a second move action.
    }
drawsteel-event-improvised = { NAME($who) }: “{ $words }”.
drawsteel-event-forbidden = { NAME($who) } cannot do that: “{ $words }”.
drawsteel-event-no-action = { NAME($who) }, without an action: “{ $words }”.
drawsteel-event-dying = { NAME($who) } is dying, but fights on.
drawsteel-event-up = { NAME($who) } is back in the fight.
drawsteel-event-hp-set = The Director sets { NAME($who) }’s Stamina.
drawsteel-event-gained-surprised = { NAME($who) } is surprised.
drawsteel-event-lost-surprised = { NAME($who) } is no longer surprised.
drawsteel-event-gained-weakened = { NAME($who) } is weakened.
drawsteel-event-lost-weakened = { NAME($who) } is no longer weakened.
drawsteel-event-hurt-left = { NAME($who) } takes { $amount ->
        [0] no
       *[some] { $amount }
    } damage ({ $hp } Stamina left).
drawsteel-event-healed = { NAME($who) } regains { $amount } Stamina.

## Why dice are rolled

drawsteel-roll-power-roll = the power roll
drawsteel-roll-first-side = which side goes first
drawsteel-roll-might = the Might test
drawsteel-roll-agility = the Agility test
drawsteel-roll-save = the saving throw

## The log

drawsteel-say-edge =
    .advantage = Edge: { $reasons }.
    .disadvantage = Bane: { $reasons }.
    .double-advantage = Double edge: { $reasons }.
    .double-disadvantage = Double bane: { $reasons }.
drawsteel-say-odds =
    .tiers = { $chance } for tier 3, { $mean } on average
drawsteel-say-why =
    .advantage = Edge: { $clause }
    .disadvantage = Bane: { $clause }

## Questions

drawsteel-say-seat =
    .gm = the Director
drawsteel-say-question =
    .targeted = { NAME($who) }: { NAME($about) } is targeted. React?
    .targeted-self = { NAME($who) } is targeted. React?
    .left = { NAME($who) }: { NAME($about) } moves away from you. React?
    .drift = { NAME($who) }: how much Malice to slide { NAME($about) } farther?
    .burrow-under = { NAME($who) }: dig in?
    .who-instead = { NAME($who) }: who takes the hit?
    .close-in = { NAME($who) }: move closer?
    .move-or-strike = { NAME($who) }: move or strike?
    .strike-whom = { NAME($who) }: who do you strike?
    .who-strikes = { NAME($who) }: who strikes?
    .place = { NAME($who) }: where does it appear?
    .captain = { NAME($who) }: a new captain for the squad?
    .who-falls = { NAME($who) }: which of them falls?
    .join-strike = { NAME($who) }: join the strike? Against whom?
    .end-effect = { NAME($who) }: take 5 damage to shake something off?
    .villain-action = { NAME($who) }: { NAME($about) }’s turn is over. Villain action?
    .malice = { NAME($who) }: spend Malice?
    .blessing = { NAME($who) }: what blessing do you ask for?
    .blood = { NAME($who) }: pay in blood to hit { NAME($about) } harder?
    .characteristic = { NAME($who) }: which characteristic does { NAME($about) } test?
    .damage-type = { NAME($who) }: which damage type?
    .difficulty = { NAME($who) }: { NAME($about) } tries: “{ $words }”. How hard is it?
    .escape-for-a-blow = { NAME($who) }: break free and take a free strike from { NAME($about) }?
    .failed-save = { NAME($who) }: the saving throw has failed. Spend a hero token?
    .farther = { NAME($who) }: how much do you spend to teleport farther?
    .forced = { NAME($who) }: { NAME($about) } is about to be force moved. React?
    .forced-self = { NAME($who) } is about to be force moved. React?
    .grab-for-a-blow = { NAME($who) }: grab { NAME($about) } and take a free strike?
    .granted = { NAME($who) }: you may strike at once.
    .healed = { NAME($who) }: what do you take from { NAME($about) }?
    .mark = { NAME($who) }: { NAME($about) } is hit. Use the mark?
    .melt-away = { NAME($who) }: hide here?
    .mend = { NAME($who) }: what more, for 1 piety?
    .mercy = { NAME($who) }: what happens to { NAME($about) }?
    .new-mark = { NAME($who) }: who do you mark now?
    .persist = { NAME($who) }: use it again, as a maneuver?
    .potency = { NAME($who) }: two surges for a higher potency?
    .pray = { NAME($who) }: do you pray?
    .rally = { NAME($who) }: this hit would take you down. Spend two hero tokens?
    .recovery = { NAME($who) }: spend a Recovery?
    .redirect = { NAME($who) }: who is moved instead?
    .reroll = { NAME($who) }: spend a hero token to reroll?
    .rolling = { NAME($who) }: { NAME($about) } is about to roll. React?
    .rolling-self = { NAME($who) } is about to roll. React?
    .run-up = { NAME($who) }: from where do you strike { NAME($about) }?
    .surge = { NAME($who) }: spend surges on more damage?
    .who-gains = { NAME($who) }: who gains the surges?
    .who-joins = { NAME($who) }: who strikes too?
    .who-recovers = { NAME($who) }: who spends a Recovery?
    .surprise = { NAME($who) }: who is surprised?
    .push = { NAME($who) }: where do you push { NAME($about) }?
    .pull = { NAME($who) }: where do you pull { NAME($about) }?
    .slide = { NAME($who) }: where do you slide { NAME($about) }?
    .stability = { NAME($who) }: by how many squares do you hold your ground?
    .moved-first = { NAME($who) }: who is moved first?
    .shift = { NAME($who) }: where do you shift?
    .go = { NAME($who) }: where do you go?
    .teleport = { NAME($who) }: where does { NAME($about) } arrive?
    .first-side = { NAME($who) }: which side goes first?
    .next = { NAME($who) }: who acts next?
    .swap = { NAME($who) }: does anybody swap places?
    .may-swap = { NAME($who) }: { NAME($about) } wants to swap places. Agreed?
    .damage = { NAME($who) }: { NAME($about) } is about to take damage. React?
    .damage-self = { NAME($who) } is about to take damage. React?
    .turn-ended = { NAME($who) }: { NAME($about) }’s turn is over. React?
    .reacts-first = { NAME($who) }: whose reaction comes first?
    .critical = { NAME($who) }: a critical hit! One more main action.
    .downgrade = { NAME($who) }: which tier do you take?
    .which-tier = { NAME($who) }: which tier applies to you?
    .improvise = { NAME($who) }: { NAME($about) } tries: “{ $words }”. What does it take, and does a test decide it?

## Deeds, and what else one may call them

drawsteel-say-deed =
    .place = here
    .end-effect = shake it off
    .savage = savage blow for { $how } Malice
    .ride-off = ride off carefully
    .ride = ride
    .dismount = dismount
    .mount = mount { NAME($target) }
    .over-to = { NAME($target) } goes next
    .aid = aid an attack on { NAME($target) }
    .assist = assist { NAME($target) } with a test
    .bleed = pay in blood
    .breather = a Recovery for the striker
    .catch-breath = catch breath
    .charge = charge { NAME($target) } ({ NAME($weapon) })
    .cleanse = end on { NAME($target) }: { $word }
    .consume = something used up on { NAME($target) }: consume …
    .defend = defend
    .escape = break free
    .grab = grab { NAME($target) }
    .harder = 4 more damage
    .heal = heal { NAME($target) }
    .kill = kill
    .knock-out = knock out
    .knockback = knock { NAME($target) } back
    .lie-down = lie down
    .on = { $how ->
            [might] Might
            [agility] Agility
            [reason] Reason
            [intuition] Intuition
           *[presence] Presence
        }
    .pray = pray
    .provoke = taunt it
    .rally = second wind for two tokens
    .release = let { NAME($target) } go
    .relent = end on { NAME($target) }: { $word }
    .rise = get up for free
    .save = saving throw: { $word }
    .shelter = { $how } temporary Stamina: { NAME($target) }
    .sidestep = the striker shifts 2
    .skilled = { $how ->
            [easy] easy
            [medium] medium
           *[hard] hard
        }, with a skill
    .unskilled = { $how ->
            [easy] easy
            [medium] medium
           *[hard] hard
        }
    .spend = spend { $how }
    .stand-up = stand up: { NAME($target) }
    .stay = from here
    .surge = surges on { NAME($target) }: { $how }
    .take = grab
    .take-heart = two surges for a token
    .test = make a test: test …
    .test-skilled = make a test with a skill: test-skilled …
    .to = { $how }
    .token = spend the token
    .type = { $how ->
            [acid] acid
            [cold] cold
            [corruption] corruption
            [fire] fire
            [holy] holy
            [lightning] lightning
            [poison] poison
            [sonic] sonic
           *[untyped] no type
        }
    .upright = set { NAME($target) } upright
    .recover = spend a Recovery
    .restore = a Recovery: { NAME($target) }
    .onto = { $how ->
            [push] push
            [pull] pull
           *[slide] slide
        } instead: { NAME($target) }
    .haul = haul { NAME($target) } to { $how }
    .sharpen = higher potency: { NAME($target) }
    .strike = free strike
    .push = push
    .pull = pull
    .slide = slide
    .resist = hold your ground by { $how }
    .shift = shift
    .go = go
    .teleport = teleport
    .scale = climb up or down the wall
    .dig = dig up or down
    .claw = claw through dirt: { $how ->
            [up] up
           *[down] down
        }
    .point-out = point out { NAME($target) }
    .cling = climb onto { NAME($target) }
    .let-go = let go
    .smash = strike at the thing at { $how }
    .shake-off = shake off { NAME($target) }
    .free-strike = free strike: { NAME($target) }
    .convert = { $how ->
            [maneuver] main action into a maneuver
           *[move] main action into a move
        }
    .advance = begin the second move
    .disengage = disengage
    .free = free maneuver: free …
    .improvise = something else: improvise …
    .takes = { $how ->
            [main] it takes the main action
            [maneuver] it takes a maneuver
           *[free] it is free
        }
    .forbid = it cannot be done
    .surprise = surprised: { $all }
    .surprise-side = { $how ->
            [heroes] all heroes are surprised
           *[foes] all of the Director's side is surprised
        }
    .ready = that is all
    .first = { $how ->
            [heroes] the heroes
           *[foes] the Director's side
        }
    .swap = { NAME($target) } and { NAME($other) } swap places
    .agree = agreed
    .tier = tier { $how }
drawsteel-say-verbs =
    .place = put
    .end-effect = shake
    .savage = savage
    .ride-off = withdraw
    .ride = gallop
    .dismount = off
    .mount = up
    .over-to = next
    .aid = distract
    .assist = help
    .bleed = blood
    .breather = breath
    .catch-breath = breathe
    .charge = rush
    .cleanse = purge
    .consume = drink
    .defend = guard
    .escape = wriggle
    .grab = seize
    .harder = more
    .heal = tend
    .kill = slay
    .knock-out = stun
    .knockback = repel
    .smash = smash
    .lie-down = drop-prone
    .on = by
    .pray = plead
    .provoke = taunt
    .rally = revive
    .release = free
    .relent = stop
    .rise = getup
    .save = throw
    .shelter = cover
    .sidestep = step
    .skilled = with
    .unskilled = without
    .spend = pay
    .stand-up = stand
    .stay = here
    .surge = burst
    .take = hold
    .take-heart = heart
    .test = try
    .test-skilled = try-skilled
    .to = at
    .token = coin
    .type = kind
    .upright = raise
    .recover = respite
    .restore = patch
    .onto = instead
    .haul = tow
    .sharpen = hone
    .use = ability, u
    .push = shove
    .pull = drag
    .slide = glide
    .resist = hold
    .shift = sidestep
    .go = walk
    .teleport = blink
    .scale = ascend
    .dig = delve
    .claw = scrabble
    .point-out = show
    .cling = mount
    .let-go = release
    .shake-off = shake
    .strike = hit
    .free-strike = strike
    .convert = turn
    .advance = again
    .free = trifle
    .takes = costs
    .forbid = no
    .surprise = surprised
    .surprise-side = all
    .ready = done
    .first = begin
    .swap = exchange
    .agree = yes
    .tier = level

## Headings of the menu, and what is listed once for many targets

drawsteel-say-group =
    .action = Main action
    .bonus = Maneuver
    .move = Move
drawsteel-term-action = main action
drawsteel-bonus-action = maneuver
drawsteel-say-word =
    .aid = aid an attack
    .assist = assist a test
    .grab = grab
    .knockback = knock back
    .free-strike = free strike
    .charge = charge

## How somebody fares

drawsteel-say-effect =
    .corroded = corroded
    .foul-air = foul air
    .no-triggers = cannot react
    .savage = savage
    .merciless = merciless
    .hastened = faster
    .called-out = called out
    .exposed = exposed
    .roused = roused
    .riding = riding
    .floored = cannot stand
    .assisted = assisted
    .bleeding = bleeding
    .dazed = dazed
    .defending = defending
    .frightened = frightened
    .grabbed = grabbed
    .harried = distracted
    .sure = automatic tier
    .heartened = heartened
    .keeps-fire-storm = keeping up a fire storm
    .keeps-inner-furnace = keeping up an inner furnace
    .marked = marked
    .restrained = restrained
    .slowed = slowed
    .taunted = taunted
    .thunderous = thunder overhead
    .weakened = weakened
    .area = keeping up an area
    .clinging = holding on to somebody
    .unseen = has lost sight of somebody
    .invisible = invisible
    .surprised = surprised
drawsteel-say-health =
    .unconscious = unconscious
    .winded = winded
    .dying = dying
drawsteel-say-pool =
    .malice = Malice { $amount }
    .piety = piety { $amount }
    .insight = insight { $amount }
    .essence = essence { $amount }
    .surges = surges { $amount }
    .recoveries = Recoveries { $amount }
    .ferocity = ferocity { $amount }
    .focus = focus { $amount }

## Distances

drawsteel-say-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-say-table-option =
    .stamina-mercy = whether one who fells somebody is asked to kill or knock out
    .first-roll = on a 6 or more the heroes go first, or the players choose which side does
    .initiative = each side picks who is next, or an Agility test sets the order
    .initiative-swap = whether heroes may swap places at the start of a round
    .roll-downgrade = whether the roller is asked for a lower tier
    .free-director = whether the Director is asked what each free maneuver takes
    .leaving = whether anybody may leave over the edge or surrender, or only who is ordered to
drawsteel-say-table-reading =
    .first-roll-heroes = the heroes go first
    .first-roll-chooser = the players choose
    .initiative-pick = each side picks
    .initiative-agility = an Agility test sets the order
    .initiative-swap-on = yes
    .initiative-swap-off = no
    .roll-downgrade-off = no
    .roll-downgrade-on = yes
    .stamina-mercy-off = no
    .stamina-mercy-on = yes
    .free-director-trust = no, it is taken on trust
    .free-director-ask = yes, asked each time
    .leaving-by-order = only who is ordered to
    .leaving-at-will = anybody

drawsteel-page-stock =
    .hero-tokens = Hero tokens
    .malice = Malice
drawsteel-page-hint =
    .test = Say what you attempt, for example: climb the mill wheel
    .consume = Say what it is, for example: a healing potion
    .free = Say what you do, for example: open the door
    .slips-in = Say what happens, for example: kicks the lantern over
drawsteel-page-pool =
    .main = main action
    .triggered = triggered action
    .recoveries = Recoveries
    .surges = surges
    .ferocity = ferocity
    .piety = piety
    .insight = insight
    .essence = essence
    .focus = focus
drawsteel-say-figure =
    .level = level
    .speed = speed
    .stability = stability
drawsteel-page-ruling-word =
    .skilled = with a skill
    .easy = easy
    .medium = medium
    .hard = hard
    .save-ends = save ends
    .end-of-turn = until the end of the turn
    .end-of-round = until the end of the round
    .end-of-encounter = until the end of the encounter
drawsteel-page-ruling =
    .hp = Stamina is
    .maximum = Stamina maximum is
    .temporary = Temporary Stamina is
    .squad = The squad’s Stamina is
    .recovers = Spends a Recovery
    .slips-in = Does something without an action
    .malice = The Malice is
    .tokens = The hero tokens are
    .last-stand = The foes make a last stand
    .mounted = Sits on
    .dismounted = Dismounts
drawsteel-page-word =
    .opportunity-attack = opportunity attack
    .damage = when somebody takes damage
    .targeted = when somebody is targeted
    .turn-ended = when a turn ends
    .forced = when somebody is force moved
    .rolling = when somebody rolls
    .failed-save = hero token for a failed save
    .reroll = hero token for a new roll
    .mark = using the mark
    .malice = spending Malice
    .villain-action = villain action
    .end-effect = shaking off an effect
    .rough-area = difficult terrain
    .rough-area-for-enemies = difficult for enemies
    .harmful-steps = every step hurts
    .harmful-steps-for-enemies = every step hurts enemies
    .harmful-area = damaging terrain
drawsteel-say-decree =
    .of = the Director rules: { $who } – { $what }
    .ground = the Director changes the ground at { $at }: { $what }
    .hp = the Director sets the Stamina of { NAME($who, case: "gen") } to { $amount }
    .at = the Director puts { NAME($who, case: "acc") } on { $at }
    .dies = the Director decides that { NAME($who) } dies
    .over = { $what ->
        [heroes] the Director gives the fight to the heroes
       *[foes] the Director gives the fight to the foes
    }
    .slips-in = the Director lets { NAME($who, case: "acc") } do something without an action: “{ $words }”
    .last-stand = the Director lets the foes make a last stand
    .squad = the Director sets the Stamina of the squad of { NAME($who, case: "gen") } to { $amount }
    .malice = the Director sets the Malice to { $amount }
    .tokens = the Director sets the hero tokens to { $amount }
    .recovers = the Director lets { NAME($who, case: "acc") } spend a Recovery
    .mounted = the Director puts { NAME($who, case: "acc") } on a mount
    .dismounted = the Director takes { NAME($who, case: "acc") } off the mount
    .other = the Director rules: { $words }
