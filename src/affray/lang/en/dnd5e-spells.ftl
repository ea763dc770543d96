### Spells: their names, and what is told, asked and thrown because of them.

## Names

noun-chill-touch = chill touch
noun-eldritch-blast = eldritch blast
noun-fire-bolt = fire bolt
noun-poison-spray = poison spray
noun-ray-of-frost = ray of frost
noun-sacred-flame = sacred flame
noun-shocking-grasp = shocking grasp
noun-vicious-mockery = vicious mockery
noun-bane = bane
noun-bless = bless
noun-burning-hands = burning hands
noun-cure-wounds = cure wounds
noun-entangle = entangle
noun-faerie-fire = faerie fire
noun-fog-cloud = fog cloud
noun-grease = grease
noun-guiding-bolt = guiding bolt
noun-healing-word = healing word
noun-hellish-rebuke = hellish rebuke
noun-inflict-wounds = inflict wounds
noun-magic-missile = magic missile
noun-shield-of-faith = shield of faith
noun-sleep = sleep
noun-thunderwave = thunderwave
noun-blindness = blindness
noun-hold-person = hold person
noun-misty-step = misty step
noun-scorching-ray = scorching ray
noun-shatter = shatter
noun-spike-growth = spike growth
noun-counterspell = counterspell
noun-fireball = fireball
noun-hypnotic-pattern = hypnotic pattern
noun-lightning-bolt = lightning bolt
noun-mass-healing-word = mass healing word
noun-stinking-cloud = stinking cloud
noun-cone-of-cold = cone of cold
noun-hold-monster = hold monster
noun-mass-cure-wounds = mass cure wounds
noun-silence = silence
noun-burning-web = burning webs
noun-darkness = darkness
noun-fog = fog
noun-haze = haze
noun-invisibility = invisibility

## What happens

event-cast = { NAME($who) } casts a cantrip: { NAME($spell) }.
event-cast-slot = { NAME($who) } casts a spell with a slot of level { $level }: { NAME($spell) }.
event-countered = { NAME($who) } fails to cast: { NAME($spell) }. Countered by { NAME($by, case: "ins") }.
event-gained-spell = { NAME($who) } is under a spell: { NAME($spell) }.
event-lost-spell = { NAME($who) } is rid of a spell: { NAME($spell) }.
event-gained-holding-spell = { NAME($who) } holds a spell ready.
event-lost-concentrating = { NAME($who) } no longer concentrates.
event-lost-holding-spell = { NAME($who) } no longer holds a spell.
event-zone-made = { NAME($who) } makes an area that lasts: { NAME($zone) }.
event-zone-ended = The area is gone: { NAME($zone) }.

## Why dice are rolled

roll-healing = healing
roll-bless = the blessing
roll-bane = the bane
roll-sleep = sleep
roll-counterspell = the counterspell
roll-break-free = breaking free

## Reasons

clause-5e-spell-bless = A blessed creature adds { DICE("1d4") } to its attack rolls and saving throws.
    .name = bless
clause-5e-spell-bane = A creature under a bane subtracts { DICE("1d4") } from its attack rolls and saving throws.
    .name = bane
clause-5e-spell-faerie-fire = Whoever sees a creature outlined in faerie fire attacks it with advantage, and it gains nothing from being invisible.
    .name = faerie fire
clause-5e-spell-guiding-bolt = The next attack on a creature marked by a guiding bolt has advantage.
    .name = guiding bolt
clause-5e-spell-shield = A magical shield gives 5 more Armour Class until the caster's next turn, also against the attack that it answers, and stops magic missiles.
    .name = shield
clause-5e-spell-shield-of-faith = A creature under the shield of faith has 2 more Armour Class.
    .name = shield of faith
clause-5e-spell-vicious-mockery = A mocked creature has disadvantage on its next attack before the end of its next turn.
    .name = vicious mockery
clause-5e-spell-chill-touch = Until the caster's next turn a chilled creature regains no hit points, and if it is undead it attacks the caster with disadvantage.
    .name = chill touch
clause-5e-spell-counterspell = A spell of a level no higher than the slot fails. Of a higher one, it fails if a check by the spellcasting ability reaches 10 and its level.
    .name = counterspell
clause-5e-spell-entangle = Whoever is held by the roots can use its action to break free, by a Strength check against the difficulty of the spell.
    .name = entangle
clause-5e-spell-web = Whoever is stuck in a web can use its action to break free, by a Strength check against the difficulty of the spell.
    .name = web
