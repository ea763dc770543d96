### Help, Ready, Search, objects, grappling and what is improvised, in a log and in menus.

event-gained-distracted = { NAME($by) } distracts { NAME($who) }.
event-resisted = { NAME($who) } resists.
event-still-held = { NAME($who) } cannot break free.
event-readied = { NAME($who) } readies an action.
event-readied-known = { NAME($who) } readies an action: { $deed } ({ $when }).
event-ready-lapsed = { NAME($who) }’s readied action is lost.
event-improvised = { NAME($who) } tries: { $words }
event-forbidden = { NAME($who) }: that cannot be done.
event-interacted = { NAME($who) } also interacts with an object: { $thing }.
event-handled = { NAME($who) } interacts with an object: { $words }
event-door-stuck = The door at { $at } is stuck.

roll-acrobatics = Acrobatics
roll-animal-handling = Animal Handling
roll-arcana = Arcana
roll-athletics = Athletics
roll-deception = Deception
roll-history = History
roll-insight = Insight
roll-intimidation = Intimidation
roll-investigation = Investigation
roll-medicine = Medicine
roll-nature = Nature
roll-perception = Perception
roll-performance = Performance
roll-persuasion = Persuasion
roll-religion = Religion
roll-sleight-of-hand = Sleight of Hand
roll-survival = Survival
roll-str = a Strength check
roll-dex = a Dexterity check
roll-con = a Constitution check
roll-int = an Intelligence check
roll-wis = a Wisdom check
roll-cha = a Charisma check
roll-potion-of-healing = the potion

noun-potion-of-healing = potion of healing
