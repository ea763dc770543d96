### What the rest of the bestiary needs, and what schools of magic teach.

# 5e.feature.tight-jaws
clause-5e-feature-tight-jaws = Its attacks on a creature that it has grappled have advantage.
    .name = tight jaws
# 5e.feature.soft-belly
clause-5e-feature-soft-belly = While it lies prone, its Armour Class is 3 lower.
    .name = soft belly
# 5e.feature.mucous-cloud
clause-5e-feature-mucous-cloud = Under water, whoever hits it in melee from within { DISTANCE(1) } makes a Constitution save of 14, or can breathe nothing but water from then on.
    .name = mucous cloud
# 5e.feature.elf
clause-5e-feature-elf = The claws of ghouls do not paralyze elves.
    .name = elf
# 5e.feature.demon
clause-5e-feature-demon = Demons are not stunned by the screech of vrocks.
    .name = demon
# 5e.feature.antimagic-susceptibility
clause-5e-feature-antimagic-susceptibility = If dispel magic touches it, it saves with Constitution against the caster’s DC or is unconscious for a minute.
    .name = antimagic susceptibility
# 5e.gaze.avert
clause-5e-gaze-avert = One who is not surprised may look away from a gaze: then it need not save, but does not see whose gaze it is until its next turn. If it looks again before that, it saves at once.
    .name = gaze
# 5e.power.enslave
clause-5e-power-enslave = Whoever fails a Wisdom save is charmed by the aboleth and under its control, and takes no reactions. Whenever it is hurt it may save again; the aboleth’s death frees it.
    .name = enslavement

event-shoves = { NAME($who) } tries to shove { NAME($target) }.
event-gained-numbed = { NAME($who) } lies numb with poison.
event-lost-numbed = { NAME($who) } is no longer numb.
dnd5e-numbed = numb
event-gained-diseased = { NAME($who) } catches a disease.
event-lost-diseased = { NAME($who) } recovers from the disease.
dnd5e-diseased = diseased
event-gained-slimed = { NAME($who) } is covered in slime and can breathe only water.
dnd5e-slimed = covered in slime
event-gained-enslaved = { NAME($who) } is now controlled by { NAME($by) }.
event-lost-enslaved = { NAME($who) } is no longer controlled.
dnd5e-enslaved = enslaved
noun-acid-spray = acid spray
noun-action-surge = Action Surge
event-withered = The hit point maximum of { NAME($who, case: "gen") } drops by { $amount }.
