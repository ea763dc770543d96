### Other forms: their rules, their log lines, and how stat blocks tell of them.

# 5e.form.take
clause-5e-form-take = A creature takes another form: who brings it about chooses a stat block of those at hand that are of the right kind, challenge rating and size. What another effect does to it goes on, and so does its concentration.
    .name = another form
# 5e.form.hp
clause-5e-form-hp = Where a form has hit points of its own, the creature has those while it is in it, and its own again afterwards.
    .name = hit points of a form
# 5e.form.keeps
clause-5e-form-keeps = In another form, a creature has the statistics of that form, except for what it keeps of its own. Nobody gains legendary or lair actions by a form.
    .name = what is kept
# 5e.form.gear
clause-5e-form-gear = Gear becomes part of the form, or stays as it is: then what the form cannot wield falls to the ground.
    .name = gear in another form
# 5e.form.room
clause-5e-form-room = A creature of another size takes the nearest space that has room for it; where there is none, it is squeezed into less. Whoever rides one that is no longer larger gets off.
    .name = room for a form
# 5e.form.back
clause-5e-form-back = A creature has its own form again when it dies, when the effect that keeps the form up ends, when it changes back, or at 0 hit points of a form that has its own.
    .name = coming back
# 5e.form.over
clause-5e-form-over = Damage that is left over when the hit points of a form are gone carries over to the creature's own hit points.
    .name = damage carried over
# 5e.feature.shapechanger
clause-5e-feature-shapechanger = No spell turns a shapechanger into something else.
    .name = shapechanger

event-formed = { NAME($who) } takes another form: { NAME($form) }.
event-unformed = { NAME($who) } is back in its own form.

sheet-form =
    .takes = takes another form
    .own = one of its own
    .kinds = of the kind: { $kinds }
    .challenge = challenge rating up to { $challenge }
    .own-challenge = challenge rating no higher than its own
    .size = size up to: { $size }
    .keeps = keeps: { $words }
    .while = ends with the effect: { $effect }
    .gear = its gear stays as it is
    .back = back in its own form
    .keep-hp = hit points
    .keep-mind = Intelligence, Wisdom and Charisma
    .keep-skills = saves and skills
    .keep-action = this action
    .keep-lair = lair actions
    .keep-features = features
    .keep-statistics = all statistics but Armour Class, speeds, senses, Strength, Dexterity and actions

noun-own-form = its own form
noun-centipede = centipede
noun-toad = toad
noun-small-humanoid = small humanoid
noun-humanoid = humanoid
noun-giant = giant
noun-object = object
noun-lycanthropy = lycanthropy
noun-mist-form = mist form
