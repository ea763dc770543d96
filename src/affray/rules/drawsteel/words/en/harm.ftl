### What Draw Steel says of harm and recovery, conditions, deeds, resources and the five heroes.
### The comment above a message is the clause's own id.

## Harm

# ds.recovery
clause-ds-recovery = A Recovery gives back a third of the Stamina.
    .name = recovery
# ds.stamina.unconscious
clause-ds-stamina-unconscious = Whoever fells somebody may knock it out instead. The unconscious do nothing, rolls against them have a double edge, and any damage kills them; a Recovery wakes a hero.
    .name = unconscious
# ds.condition.bleeding
clause-ds-condition-bleeding = After a main or triggered action, or a roll on Might or Agility, the bleeding lose { DICE("1d6") } and their level in Stamina.
    .name = bleeding
# ds.condition.dazed
clause-ds-condition-dazed = The dazed do one thing a turn: a main action, a maneuver or a move action. They react to nothing and use no free maneuvers.
    .name = dazed
# ds.condition.frightened
clause-ds-condition-frightened = A bane against whom one fears, an edge for that one against oneself; one does not go nearer to it.
    .name = frightened
# ds.condition.grabbed
clause-ds-condition-grabbed = The grabbed have a speed of 0 and a bane on what is not aimed at the grabber, who carries them along and alone can move them by force.
    .name = grabbed
# ds.condition.prone
clause-ds-condition-prone = The prone strike with a bane and crawl; melee abilities against them have an edge.
    .name = prone
# ds.condition.restrained
clause-ds-condition-restrained = The restrained have a speed of 0, cannot stand up or be moved, and roll with a bane; abilities against them have an edge.
    .name = restrained
# ds.condition.slowed
clause-ds-condition-slowed = The slowed have a speed of 2 at most and cannot shift.
    .name = slowed
# ds.condition.taunted
clause-ds-condition-taunted = A double bane on abilities that do not target the taunter, while it is in line of effect; only the newest counts.
    .name = taunted
# ds.duration.fight
clause-ds-duration-fight = Effects end with the fight, and surges and heroic resources are lost.
    .name = end of the fight
# ds.duration.relent
clause-ds-duration-relent = One may end what one has laid on somebody, or keeps up, as a free maneuver.
    .name = letting go

## What everybody can do

# ds.deed.charge
clause-ds-deed-charge = A main action: straight at somebody, up to one's speed and not over difficult ground, then a melee free strike or an ability made for it.
    .name = charge
# ds.deed.defend
clause-ds-deed-defend = A main action: until one's next turn ability rolls against one have a double bane, and one resists by tests with a double edge; not while somebody is taunted by one.
    .name = defend
# ds.deed.heal
clause-ds-deed-heal = A main action: one who is adjacent may spend a Recovery or make a saving throw.
    .name = heal
# ds.deed.catch-breath
clause-ds-deed-catch-breath = A maneuver: spend a Recovery; not while dying.
    .name = catch breath
# ds.deed.aid-attack
clause-ds-deed-aid-attack = A maneuver beside an enemy: an ally's next ability roll against it has an edge.
    .name = aid attack
# ds.deed.grab
clause-ds-deed-grab = A maneuver on Might against one's own size or smaller, or what one's Might allows: nothing, a hold for a blow, a hold.
    .name = grab
# ds.deed.escape
clause-ds-deed-escape = A maneuver on Might or Agility: nothing, free for a blow, free; a bane against what is bigger.
    .name = escape grab
# ds.deed.knockback
clause-ds-deed-knockback = A maneuver on Might that pushes 1, 2 or { SQUARES(3) } whom one could grab.
    .name = knockback
# ds.deed.stand-up
clause-ds-deed-stand-up = A maneuver: oneself or a willing one beside stands up.
    .name = stand up
# ds.deed.lie-down
clause-ds-deed-lie-down = Lying down is free, and so is rising again from it.
    .name = lie down
# ds.deed.test
clause-ds-deed-test = A maneuver: the Director says on what the test is, how hard it is and whether a skill applies.
    .name = make a test
# ds.deed.assist
clause-ds-deed-assist = A maneuver: by its tier a bane, an edge or a double edge on the other's next test.
    .name = assist
# ds.deed.consumable
clause-ds-deed-consumable = A maneuver: something is used up on oneself or a willing one beside.
    .name = consumable

## Resources

# ds.heroic
clause-ds-heroic = A hero begins with as much of its resource as it has Victories, earns more at each of its turns, and loses it when the fight ends.
    .name = heroic resource
# ds.heroic.first
clause-ds-heroic-first = What happens for the first time in a round may earn more of it.
    .name = first time
# ds.heroic.prayer
clause-ds-heroic-prayer = The priest may pray: more piety, but on a 1 wrath, and on a 3 a blessing.
    .name = prayer
# ds.surge
clause-ds-surge = Up to three surges add one's highest characteristic each to the rolled damage of one target.
    .name = surge
# ds.surge.potency
clause-ds-surge-potency = Two surges raise the potency against a target by 1.
    .name = sharper potency
# ds.potency.unspent
clause-ds-potency-unspent = What was spent only on a potency that fails is not spent.
    .name = not spent
# ds.token
clause-ds-token = The heroes share a token each; one has one benefit of them a turn.
    .name = hero token
# ds.token.surges
clause-ds-token-surges = A token gives two surges.
    .name = token: surges
# ds.token.save
clause-ds-token-save = A token turns a failed saving throw into a success.
    .name = token: saved
# ds.token.test
clause-ds-token-test = A token lets a test be rolled again; the new roll counts.
    .name = token: again
# ds.token.stamina
clause-ds-token-stamina = Two tokens give back a third of the Stamina, on one's turn or before a blow lands.
    .name = token: rally

## What abilities say

# ds.ability.granted
clause-ds-ability-granted = An ability lets allies use a signature ability, or strike freely, as a free triggered action.
    .name = granted strike
# ds.ability.heartened
clause-ds-ability-heartened = An edge on the next ability roll.
    .name = heartened
# ds.ability.run-up
clause-ds-ability-run-up = The ability lets one move before the strike; a straight run may add its squares to the damage.
    .name = run-up
# ds.ability.stacking
clause-ds-ability-stacking = The same ability twice does not add up.
    .name = no stacking
# ds.ability.strike-back
clause-ds-ability-strike-back = The target may strike back freely.
    .name = opening

## Heroes

# ds.feature.resolute
clause-ds-feature-resolute = The resolute add 1 to saving throws.
    .name = resolute
# ds.feature.leaper
clause-ds-feature-leaper = A leaper's tests to jump are never below tier 2.
    .name = leaper
# ds.feature.steadfast
clause-ds-feature-steadfast = The steadfast have a speed of 3, not 2, when slowed.
    .name = steadfast
# ds.hero.blood
clause-ds-hero-blood = The berserker may take { DICE("1d6") } damage to deal { DICE("1d6") } more.
    .name = blood for blood
# ds.hero.ferocity
clause-ds-hero-ferocity = Ferocity makes a Knockback go farther (2), gives a surge for the first push of a turn (4) and an edge on Might (6).
    .name = ferocity
# ds.hero.wrecking
clause-ds-hero-wrecking = Whom the berserker moves into an object takes 2 more damage.
    .name = wrecking
# ds.hero.redirect
clause-ds-hero-redirect = One who would be moved by force, or stands beside, turns that on another.
    .name = turned force
# ds.hero.parry
clause-ds-hero-parry = Beside the target, or as the target, one halves the damage and lowers the potency by 1.
    .name = parry
# ds.hero.rallying
clause-ds-hero-rallying = The commander or an ally nearby spends a Recovery; on tier 3 both do, with an edge on the next roll.
    .name = rallying
# ds.mark
clause-ds-mark = The commander and allies have an edge against the marked, while the commander has line of effect to it.
    .name = mark
# ds.mark.benefit
clause-ds-mark-benefit = When the marked take rolled damage, 1 focus buys 4 more damage, a Recovery or a shift for the striker, or a taunt.
    .name = pressing the mark
# ds.hero.mending
clause-ds-hero-mending = Once a turn one in range spends a Recovery; 1 piety each helps one more, gives one more Recovery, ends an effect or sets upright.
    .name = mending
# ds.hero.guidance
clause-ds-hero-guidance = An ally's ability roll has an edge, or a double one for piety.
    .name = guidance
# ds.hero.thunder
clause-ds-hero-thunder = The first time in a turn that it damages another, it takes { DICE("1d10") } lightning damage.
    .name = answering thunder
# ds.hero.opening
clause-ds-hero-opening = The prowler's heroic abilities cost 1 less where the roll has an edge.
    .name = seizes openings
# ds.hero.teamwork
clause-ds-hero-teamwork = A surge first, if an ally stands beside the target.
    .name = teamwork
# ds.hero.blink
clause-ds-hero-blink = Teleport so far, and a square farther for each of the resource that is spent.
    .name = blink
# ds.hero.melt-away
clause-ds-hero-melt-away = Where there is cover or concealment one may hide on arrival, though observed, and gains a surge.
    .name = melt away
# ds.hero.type
clause-ds-hero-type = The user says of what type the damage is.
    .name = type of choice
# ds.hero.persistent
clause-ds-hero-persistent = What persists works again at the start of one's turn, at the price of so much less essence; 5 damage in a turn for each point of Reason ends it.
    .name = persistent
# ds.hero.farther
clause-ds-hero-farther = Forced movement by one's side goes { SQUARES(2) } farther, 4 for essence.
    .name = farther
# ds.hero.ward
clause-ds-hero-ward = Whoever damages the fire-caller from beside may be pushed { SQUARES(4) }.
    .name = ward

## What happens, and why dice are rolled

drawsteel-event-unconscious = { NAME($who) } is knocked out.
drawsteel-event-earned = { NAME($who) }: { $pool ->
        [ferocity] ferocity
        [focus] focus
        [piety] piety
        [insight] insight
        [essence] essence
        [surges] surges
       *[resource] resource
    } +{ $amount } ({ $left }).
drawsteel-event-sheltered = { NAME($who) } has { $amount } temporary Stamina.
drawsteel-event-attempted = { NAME($who) }, “{ $words }”: { $worth ->
        [failure] failure
        [failure-with-consequence] failure with a consequence
        [success-with-consequence] success with a consequence
        [success-with-reward] success with a reward
       *[success] success
    }.
drawsteel-event-judged = { NAME($who) }: { $worth ->
        [failure] no
        [failure-with-consequence] no, and worse
        [success-with-consequence] yes, but
        [success-with-reward] yes, and more
       *[success] yes
    }.
drawsteel-event-consumed = { NAME($who) } uses something on { NAME($other) }: “{ $words }”.
drawsteel-event-gained-assisted = { NAME($who) } is assisted with the next test.
drawsteel-event-lost-assisted = The assistance for { NAME($who) } is used up.
drawsteel-event-gained-bleeding = { NAME($who) } is bleeding.
drawsteel-event-lost-bleeding = { NAME($who) } is no longer bleeding.
drawsteel-event-gained-dazed = { NAME($who) } is dazed.
drawsteel-event-lost-dazed = { NAME($who) } is no longer dazed.
drawsteel-event-gained-defending = { NAME($who) } defends.
drawsteel-event-lost-defending = { NAME($who) } no longer defends.
drawsteel-event-gained-grabbed = { NAME($by) } grabs { NAME($who) }.
drawsteel-event-lost-grabbed = { NAME($who) } is no longer grabbed.
drawsteel-event-gained-harried = { NAME($by) } distracts { NAME($who) }.
drawsteel-event-lost-harried = { NAME($who) } is no longer distracted.
drawsteel-event-gained-sure = { NAME($who) }’s next roll has an automatic tier.
drawsteel-event-lost-sure = { NAME($who) } uses the automatic tier.
drawsteel-event-gained-heartened = { NAME($who) } has an edge on the next ability roll.
drawsteel-event-lost-heartened = { NAME($who) } uses the edge.
drawsteel-event-gained-keeps-fire-storm = { NAME($who) } keeps the fire storm up.
drawsteel-event-lost-keeps-fire-storm = { NAME($who) }’s fire storm dies down.
drawsteel-event-gained-keeps-inner-furnace = { NAME($who) } keeps the inner furnace burning.
drawsteel-event-lost-keeps-inner-furnace = { NAME($who) }’s inner furnace goes out.
drawsteel-event-gained-marked = { NAME($by) } marks { NAME($who) }.
drawsteel-event-lost-marked = { NAME($who) } is no longer marked.
drawsteel-event-gained-slowed = { NAME($who) } is slowed.
drawsteel-event-lost-slowed = { NAME($who) } is no longer slowed.
drawsteel-event-gained-taunted = { NAME($by) } taunts { NAME($who) }.
drawsteel-event-lost-taunted = { NAME($who) } is no longer taunted.
drawsteel-event-gained-thunderous = Thunder gathers over { NAME($who) }.
drawsteel-event-lost-thunderous = The thunder over { NAME($who) } passes.
drawsteel-roll-assist = the assistance
drawsteel-roll-healing = healing
drawsteel-roll-bleeding = the bleeding
drawsteel-roll-damage = the damage
drawsteel-roll-escape = breaking free
drawsteel-roll-heroic = the heroic resource
drawsteel-roll-test = the test

## Heroes and abilities

noun-running-blow = running blow
noun-clear-the-way = clearing the way
noun-blood-price = blood price
noun-turn-the-force = turned force
noun-fling-the-force = flung force
noun-guarding-blow = guarding blow
noun-single-out = singling out
noun-opening = opening
noun-wide-opening = wide opening
noun-rallying-strike = rallying strike
noun-rallying-shot = rallying shot
noun-joint-strike = joint strike
noun-joint-shot = joint shot
noun-parry = parry
noun-far-parry = far parry
noun-heartening-light = heartening light
noun-reeling-curse = reeling curse
noun-healing-hands = healing hands
noun-answering-thunder = answering thunder
noun-dread-sentence = dread sentence
noun-guiding-word = guiding word
noun-guiding-cry = guiding cry
noun-together-now = joint onset
noun-slip-away = slipping away
noun-in-and-out = in and out
noun-last-cut = last cut
noun-no-delay = no delay
noun-ash-step = step through ash
noun-vanish = vanishing
noun-forked-fire = forked fire
noun-clinging-fire = clinging fire
noun-inner-furnace = inner furnace
noun-fire-storm = fire storm
noun-gust = gust
noun-spark = spark
noun-flicker = flicker
noun-fan-the-blast = fanned blast
noun-feed-the-blast = fed blast
noun-flame-ward = flame ward
noun-grab = grab
noun-knockback = knockback
noun-priest = priest
noun-prowler = prowler
noun-fire-caller = fire-caller
