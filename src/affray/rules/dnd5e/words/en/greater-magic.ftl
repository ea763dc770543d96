### Greater magic: what is counted, put off or shut out, and its effects.

sheet-greater =
    .immune = immune to: { $names }
    .leaves = { $text }, hit points left at least: { $amount }
    .most = { $text }, all dice at their highest [{ $if }]
    .count = when that has happened { $count } times: { $text }
    .escape = ends by an action and a saving throw: { $ability }, DC { $dc }
    .none = { $what }: 0
event-gained-delayed-spell = { NAME($who) } has to complete the spell on the next turn.
event-lost-delayed-spell = { NAME($who) } no longer has a spell to complete.
roll-delayed-spell = the speed of the spell
event-gained-cursed = A curse lies on { NAME($who) }.
event-lost-cursed = The curse on { NAME($who) } is lifted.
dnd5e-cursed = cursed
noun-lost-action = lost action
noun-turned-to-stone = turned to stone
noun-attacks-against-the-caster = attacks against the caster
