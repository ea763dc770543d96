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
noun-burning = fire
noun-burning-web = burning webs
noun-darkness = darkness
noun-haze = haze
noun-invisibility = invisibility
noun-false-life = false life
noun-mage-armor = mage armor
noun-hunters-mark = hunter's mark
noun-sanctuary = sanctuary
noun-aid = aid
noun-lesser-restoration = lesser restoration
noun-pass-without-trace = pass without trace
noun-spiritual-weapon = spiritual weapon
noun-beacon-of-hope = beacon of hope
noun-fly = fly
noun-haste = haste
noun-revivify = revivify
noun-spirit-guardians = spirit guardians
noun-greater-invisibility = greater invisibility
noun-ice-storm = ice storm

## What happens

event-cast = { NAME($who) } casts { NAME($spell) }.
event-cast-slot = { NAME($who) } casts { NAME($spell) } (level { $level } slot).
event-countered = { NAME($by) } counters { NAME($who) }’s { NAME($spell) }.
event-gained-spell = { NAME($spell) } affects { NAME($who) }.
event-lost-spell = { NAME($spell) } on { NAME($who) } ends.
event-gained-holding-spell = { NAME($who) } holds a spell ready.
event-lost-concentrating = { NAME($who) } loses concentration.
event-lost-holding-spell = { NAME($who) } no longer holds a spell.
event-zone-made = { NAME($who) }’s { NAME($zone) } appears.
event-zone-ended = The { NAME($zone) } disappears.
event-warded = { NAME($who) } cannot attack { NAME($target) }: sanctuary.
event-gained-lethargy = { NAME($who) } is drained and can neither move nor act.
event-lost-lethargy = { NAME($who) } is no longer drained.

## Why dice are rolled

roll-healing = healing
roll-bless = the blessing
roll-bane = the bane
roll-sleep = sleep
roll-false-life = false life
roll-counterspell = the counterspell
roll-dispel-magic = the dispelling
roll-break-free = breaking free
roll-hunters-mark = the hunter's mark

## Reasons

# 5e.spell.bless
clause-5e-spell-bless = A blessed creature adds { DICE("1d4") } to its attack rolls and saving throws.
    .name = bless
# 5e.spell.bane
clause-5e-spell-bane = A creature under a bane subtracts { DICE("1d4") } from its attack rolls and saving throws.
    .name = bane
# 5e.spell.faerie-fire
clause-5e-spell-faerie-fire = Whoever sees a creature outlined in faerie fire attacks it with advantage, and it gains nothing from being invisible.
    .name = faerie fire
# 5e.spell.guiding-bolt
clause-5e-spell-guiding-bolt = The next attack on a creature marked by a guiding bolt has advantage.
    .name = guiding bolt
# 5e.spell.shield
clause-5e-spell-shield = A magical shield gives 5 more Armour Class until the caster's next turn, also against the attack that it answers, and stops magic missiles.
    .name = shield
# 5e.spell.shield-of-faith
clause-5e-spell-shield-of-faith = A creature under the shield of faith has 2 more Armour Class.
    .name = shield of faith
# 5e.spell.vicious-mockery
clause-5e-spell-vicious-mockery = A mocked creature has disadvantage on its next attack before the end of its next turn.
    .name = vicious mockery
# 5e.spell.chill-touch
clause-5e-spell-chill-touch = Until the caster's next turn a chilled creature regains no hit points, and if it is undead it attacks the caster with disadvantage.
    .name = chill touch
# 5e.spell.counterspell
clause-5e-spell-counterspell = A spell of a level no higher than the slot fails. Of a higher one, it fails if a check by the spellcasting ability reaches 10 and its level.
    .name = counterspell
# 5e.spell.entangle
clause-5e-spell-entangle = Whoever is held by the roots can use its action to break free, by a Strength check against the difficulty of the spell.
    .name = entangle
# 5e.spell.web
clause-5e-spell-web = Whoever is stuck in a web can use its action to break free, by a Strength check against the difficulty of the spell.
    .name = web
# 5e.spell.mage-armor
clause-5e-spell-mage-armor = A creature without armour has an Armour Class of 13 and its Dexterity modifier.
    .name = mage armor
# 5e.spell.hunters-mark
clause-5e-spell-hunters-mark = Every weapon with which the caster hits the marked creature does { DICE("1d6") } more damage. When it drops to 0 hit points, the caster can mark another by a bonus action.
    .name = hunter's mark
# 5e.spell.sanctuary
clause-5e-spell-sanctuary = Whoever would attack the warded creature, or aim a harmful spell at it, must make a Wisdom save or choose another. The ward ends when the creature attacks or casts a spell at foes.
    .name = sanctuary
# 5e.spell.aid
clause-5e-spell-aid = Up to three creatures have 5 more hit points and a maximum higher by 5, and 5 more for each level of the slot above the second.
    .name = aid
# 5e.spell.pass-without-trace
clause-5e-spell-pass-without-trace = The caster and its friends within { DISTANCE(6) } add 10 to Stealth checks.
    .name = pass without trace
# 5e.spell.spiritual-weapon
clause-5e-spell-spiritual-weapon = A weapon of force strikes when it is called, and again by a bonus action after it has moved up to { DISTANCE(4) }: a melee spell attack for { DICE("1d8") } and the modifier.
    .name = spiritual weapon
# 5e.spell.beacon-of-hope
clause-5e-spell-beacon-of-hope = A creature full of hope has advantage on Wisdom saves and death saves, and regains the most that any healing can give.
    .name = beacon of hope
# 5e.spell.haste
clause-5e-spell-haste = A hasted creature has twice its speed, 2 more Armour Class, advantage on Dexterity saves, and in each turn one more action: one attack, Dash, Disengage, Hide or Use an Object. When it ends, its next turn is lost.
    .name = haste
# 5e.spell.revivify
clause-5e-spell-revivify = A creature that died within the last minute returns with 1 hit point.
    .name = revivify
# 5e.spell.spirit-guardians
clause-5e-spell-spirit-guardians = Foes within { DISTANCE(3) } of the caster have half their speed. One who comes there for the first time in a turn, or starts its turn there, takes { DICE("3d8") }, or half if it makes a Wisdom save.
    .name = spirit guardians
# 5e.spell.shocking-grasp
clause-5e-spell-shocking-grasp = The spell attack has advantage against one who wears armour of metal.
    .name = shocking grasp
# 5e.spell.shatter
clause-5e-spell-shatter = Creatures that are made of stone, crystal or metal save with disadvantage.
    .name = shatter
# 5e.feature.disciple-of-life
clause-5e-feature-disciple-of-life = A healing spell of the first level or higher restores 2 and the level of its slot more.
    .name = Disciple of Life
# 5e.feature.sculpt-spells
clause-5e-feature-sculpt-spells = The evoker leaves as many friends as the level of the slot and one out of an area that does damage.
    .name = Sculpt Spells
