### The words of Draw Steel: what happens, what is rolled, what one can do.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] The heroes go first.
       *[foes] The Director's side goes first.
    }
drawsteel-event-lined-up = The order of both sides is set by Agility.
drawsteel-event-swapped = { NAME($who) } changes places with { NAME($other) }.
drawsteel-event-called-up = { NAME($who) } acts right away.
drawsteel-event-used = { NAME($who) } uses { NAME($ability) }.
drawsteel-event-power-roll = Against { NAME($target) }: { $total }, tier { $tier }.
drawsteel-event-tested = { NAME($who) }: tier { $tier }.
drawsteel-event-resisted = { NAME($who) } resists the effect.
drawsteel-event-resource = The Director has { $left } Malice.
drawsteel-event-converted = { NAME($who) } turns the main action into { $into ->
        [maneuver] a maneuver.
       *[move] a second move action.
    }
drawsteel-event-improvised = { NAME($who) }: “{ $words }”.
drawsteel-event-forbidden = { NAME($who) } cannot do that: “{ $words }”.
drawsteel-event-no-action = { NAME($who) }, without an action: “{ $words }”.
drawsteel-event-dying = { NAME($who) } is dying, but fights on.
drawsteel-event-up = { NAME($who) } is back in the fight.
drawsteel-event-hp-set = { NAME($who) }: the Director sets the Stamina.
drawsteel-event-gained-surprised = { NAME($who) } is surprised.
drawsteel-event-lost-surprised = { NAME($who) } is no longer surprised.
drawsteel-event-gained-weakened = { NAME($who) } is weakened.
drawsteel-event-lost-weakened = { NAME($who) } regains strength.
drawsteel-event-hurt-left = { NAME($who) } takes { $amount } damage ({ $hp } Stamina left).
drawsteel-event-healed = { NAME($who) } regains { $amount } Stamina.

## Why dice are rolled

drawsteel-roll-power-roll = the power roll
drawsteel-roll-first-side = which side goes first
drawsteel-roll-might = the Might test
drawsteel-roll-agility = the Agility test
drawsteel-roll-save = the saving throw

## The log

drawsteel-cli-edge =
    .advantage = Edge: { $reasons }.
    .disadvantage = Bane: { $reasons }.
drawsteel-cli-odds =
    .tiers = { $chance } for tier 3, { $mean } on average
drawsteel-cli-why =
    .advantage = Edge: { $clause }
    .disadvantage = Bane: { $clause }

## Questions

drawsteel-cli-seat =
    .gm = Director
drawsteel-cli-question =
    .left = { NAME($who) }: { NAME($about) } leaves your side. React?
    .burrow-under = { NAME($who) }: dig in?
    .who-instead = { NAME($who) }: who takes the blow?
    .close-in = { NAME($who) }: close in?
    .move-or-strike = { NAME($who) }: move or strike?
    .strike-whom = { NAME($who) }: whom do you strike?
    .who-strikes = { NAME($who) }: who strikes?
    .place = { NAME($who) }: where does it appear?
    .captain = { NAME($who) }: a new captain for the squad?
    .who-falls = { NAME($who) }: which of them falls?
    .join-strike = { NAME($who) }: join the strike? At whom?
    .end-effect = { NAME($who) }: take 5 damage to shake something off?
    .villain-action = { NAME($who) }: the turn of { NAME($about) } is over. A villain action?
    .malice = { NAME($who) }: spend Malice?
    .surprise = { NAME($who) }: who is surprised?
    .push = { NAME($who) }: where do you push { NAME($about) }?
    .pull = { NAME($who) }: where do you pull { NAME($about) }?
    .slide = { NAME($who) }: where do you slide { NAME($about) }?
    .stability = { NAME($who) }: by how many squares do you hold your ground?
    .forced = { NAME($who) }: { NAME($about) } is about to be moved by force. React?
    .moved-first = { NAME($who) }: who is moved first?
    .shift = { NAME($who) }: where do you shift?
    .go = { NAME($who) }: where do you go?
    .teleport = { NAME($who) }: where does { NAME($about) } arrive?
    .first-side = { NAME($who) }: which side goes first?
    .next = { NAME($who) }: who acts next?
    .swap = { NAME($who) }: does anybody change places?
    .may-swap = { NAME($who) }: { NAME($about) } wants to change places. Agreed?
    .damage = { NAME($who) }: { NAME($about) } is about to take damage. React?
    .turn-ended = { NAME($who) }: the turn of { NAME($about) } is over. React?
    .reacts-first = { NAME($who) }: whose reaction comes first?
    .critical = { NAME($who) }: a critical hit! One more main action.
    .downgrade = { NAME($who) }: which tier do you take?
    .which-tier = { NAME($who) }: which tier works on yourself?
    .improvise = { NAME($who) }: { NAME($about) } tries: “{ $words }”. What does it take?

## Deeds, and what else one may call them

drawsteel-cli-deed =
    .place = here
    .end-effect = shake it off
    .savage = savage blow for { $how } Malice
    .ride-off = ride off carefully
    .ride = ride
    .dismount = dismount
    .mount = mount: { NAME($target) }
    .over-to = over to { NAME($target) }
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
    .surprise = surprised: { NAME($target) }
    .spare = ready after all: { NAME($target) }
    .ready = that is all
    .first = { $how ->
            [heroes] the heroes
           *[foes] the Director's side
        }
    .swap = { NAME($target) } and { NAME($other) } change places
    .agree = agreed
    .tier = tier { $how }
drawsteel-cli-verbs =
    .place = put
    .end-effect = shake
    .savage = savage
    .ride-off = withdraw
    .ride = gallop
    .dismount = off
    .mount = up
    .over-to = next
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
    .spare = alert
    .ready = done
    .first = begin
    .swap = exchange
    .agree = yes
    .tier = level

## How somebody fares

drawsteel-cli-effect =
    .no-triggers = cannot react
    .savage = savage
    .merciless = merciless
    .dazzled = dazzled
    .hastened = faster
    .called-out = called out
    .exposed = exposed
    .roused = roused
    .riding = riding
    .floored = cannot stand
    .weakened = weakened
    .area = keeps up an area
    .clinging = holding on to somebody
    .unseen = has lost sight of somebody
    .invisible = invisible
    .surprised = surprised
drawsteel-cli-health =
    .winded = winded
    .dying = dying
drawsteel-cli-pool =
    .ferocity = ferocity { $amount }
    .focus = focus { $amount }

## Distances

drawsteel-cli-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-cli-table-option =
    .first-roll = on a 6 or more the heroes go first, or the players choose which side does
    .initiative = each side picks who is next, or an Agility test sets the order
    .initiative-swap = whether heroes may change places at the start of a round
    .roll-downgrade = whether the roller is asked for a lower tier
    .free-director = whether the Director is asked what each free maneuver takes
