### What Draw Steel has for the Director: minions, Malice, villains, mounts, and the creatures' names.
### The comment above a clause is its own id.

## Clauses

# ds.minion.squad
clause-ds-minion-squad = A squad of up to eight minions has one Stamina, that of all its minions together; what they are weak against or immune to counts once.
    .name = one Stamina
# ds.minion.falls
clause-ds-minion-falls = Whenever the squad has lost one minion's Stamina a minion falls: first one that was hit, as the dealer chooses, then the nearest.
    .name = minion falls
# ds.minion.area
clause-ds-minion-area = Of an area each minion counts up to its own Stamina, and only those in it fall.
    .name = area and minions
# ds.minion.turn
clause-ds-minion-turn = A squad takes its turn together. Each minion has a move action and one thing more: a main action, a maneuver or a second move.
    .name = squad's turn
# ds.minion.strike
clause-ds-minion-strike = The minions of a squad strike with one roll, at most three at one target; the second and third add their free strikes. After a critical hit all who took part act again.
    .name = group strike
# ds.minion.maneuver
clause-ds-minion-maneuver = Minions grab and knock back together with one roll, each another target; a squad searches once.
    .name = squad maneuver
# ds.minion.captain
clause-ds-minion-captain = A squad may have a captain, neither minion nor mount, who gives it what its stat block says. If it is lost, another may take over at the start of a round.
    .name = captain
# ds.malice.gain
clause-ds-malice-gain = The Director begins with as much Malice as the heroes have Victories on average, and each round gains 1 for every living hero and the number of the round.
    .name = Malice
# ds.malice.feature
clause-ds-malice-feature = At the start of a turn the Director may buy one feature for Malice; anybody can have 1 more potency on the next ability, for 3.
    .name = Malice feature
# ds.malice.goblins
clause-ds-malice-goblins = Goblins can be faster (3), hurt every enemy for each goblin beside it (5), or foul the whole map (7).
    .name = goblin Malice
# ds.malice.savage
clause-ds-malice-savage = For 5 Malice or more the next strike does the highest characteristic more to one target, and 1 for each Malice above 5; not two rounds in a row.
    .name = savage blow
# ds.objective
clause-ds-objective = The fight is won when what it is about is settled, before every enemy is down: some are defeated, so many rounds are held, so few are left. For all else the Director ends it.
    .name = objective
# ds.last-stand
clause-ds-last-stand = In a fight that is as good as won the Director may leave every enemy 1 Stamina, and every squad as much as it has heads.
    .name = last stand
# ds.villain.actions
clause-ds-villain-actions = Leaders and solos have three villain actions: each once in the fight, one a round among them all, at the end of another's turn.
    .name = villain action
# ds.end-effect
clause-ds-end-effect = At the end of its turn such a creature may take 5 damage, which nothing reduces, to end one effect that a save would end.
    .name = shaking off
# ds.solo.action
clause-ds-solo-action = A solo may buy one more main action for 5 Malice.
    .name = one more action
# ds.summon
clause-ds-summon = Whoever is summoned acts right after its summoner, who cannot summon again before its next turn.
    .name = summons
# ds.mount.up
clause-ds-mount-up = One climbs freely on a willing mount beside one that is larger. When it dies its riders land prone beside it.
    .name = mounting
# ds.mount.ride
clause-ds-mount-ride = Riding is the rider's move action, once a round for each mount: it goes as far as its speed, or disengages, and carries its riders; some move as craftily as who rides them.
    .name = riding
# ds.mount.leap
clause-ds-mount-leap = From some mounts one leaps { SQUARES(6) } and strikes once with an edge.
    .name = from the saddle

## What happens

drawsteel-event-captain = { NAME($who) } is now the captain.
drawsteel-event-gained-riding = { NAME($who) } mounts up.
drawsteel-event-lost-riding = { NAME($who) } is off the mount.
drawsteel-event-gained-floored = { NAME($who) } cannot stand up.
drawsteel-event-lost-floored = { NAME($who) } can stand up again.
drawsteel-event-gained-no-triggers = { NAME($who) } cannot use triggered actions until the next round.
drawsteel-event-lost-no-triggers = { NAME($who) } can use triggered actions again.
drawsteel-event-gained-hastened = { NAME($who) } is faster this round.
drawsteel-event-gained-called-out = { NAME($who) } is called out.
drawsteel-event-gained-quaking = The ground shakes.

## Who they are

noun-goblin-runner = goblin runner
noun-goblin-archer = goblin archer
noun-goblin-hewer = goblin hewer
noun-goblin-cutthroat = goblin cutthroat
noun-goblin-reeker = goblin reeker
noun-goblin-foreman = goblin foreman
noun-goblin-king = goblin king
noun-war-spider = war spider
noun-war-wolf = war wolf
noun-human-brawler = human brawler
noun-human-knave = human knave
noun-ogre-bruiser = ogre bruiser
noun-bugbear-stalker = bugbear stalker
noun-human-warlord = human warlord
noun-tunnel-worm = tunnel worm
noun-mirela = Mirela
noun-silas = Silas
noun-fiammetta = Fiammetta

## Abilities

noun-darting-jab = darting jab
noun-short-bow = short bow
noun-great-axe = great axe
noun-knife-in-the-back = knife in the back
noun-shadow-net = shadow net
noun-leaden-feet = leaden feet
noun-reeking-pot = reeking pot
noun-swamp-gas = swamp gas
noun-pointing-stab = pointing stab
noun-wild-shout = wild shout
noun-shrewd-shout = shrewd shout
noun-barbed-thrust = barbed thrust
noun-royal-sceptre = royal sceptre
noun-call-runners = call the runners
noun-shove-before = shove in the way
noun-all-at-once = all at once
noun-that-one = that one there
noun-knives-out = knives out
noun-venomous-bite = venomous bite
noun-deep-bite = deep bite
noun-stabbing-legs = stabbing legs
noun-scuttling-legs = scuttling legs
noun-skitter-aside = skitter aside
noun-wolf-bite = wolf bite
noun-lope = lope
noun-bear-hug = bear hug
noun-throw-off = throw off
noun-sly-cut = sly cut
noun-slyer-cut = slyer cut
noun-dance-of-knives = dance of knives
noun-two-arrows = two arrows
noun-tree-trunk = tree trunk
noun-big-hand = big hand
noun-hurl = hurl
noun-stay-here = stay here
noun-long-arms = long arms
noun-cloak-of-dusk = cloak of dusk
noun-bristling-dart = bristling dart
noun-toss-up = toss up
noun-snatch = snatch
noun-not-me = not me
noun-wide-swing = wide swing
noun-leading-swing = leading swing
noun-call-out = call out
noun-raised-shield = raised shield
noun-march-through = march through
noun-make-way = make way
noun-storm-of-blows = storm of blows
noun-swallowing-bite = swallowing bite
noun-hooked-legs = hooked legs
noun-acid-spit = acid spit
noun-burst-from-below = burst from below
noun-dust-cloud = dust cloud
noun-writhe-away = writhe away
noun-acid-gush = acid gush
noun-surge-and-bite = surge and bite
noun-spray = spray
noun-dripping-maw = dripping maw
noun-geyser = geyser
noun-solo-action = one more action
noun-quaking-ground = quaking ground
noun-savage-blow = savage blow
noun-no-mercy = no mercy
noun-quick-feet = quick feet
noun-many-knives = many knives
noun-great-stink = great stink
