### What only happens here, told as a log; and why only here dice are rolled.

event-gained-raging = { NAME($who) } flies into a rage.
event-lost-raging = { NAME($who) }’s rage ends.
event-stable = { NAME($who) } is stable, but unconscious.
roll-stealth = Stealth
roll-death-save = a death save
roll-first-aid = first aid
roll-second-wind = Second Wind
roll-sneak-attack = Sneak Attack
roll-savage-attacks = Savage Attacks
roll-lucky = luck
roll-martial-advantage = Martial Advantage
roll-surprise-attack = Surprise Attack
roll-str-save = a Strength save
roll-dex-save = a Dexterity save
roll-con-save = a Constitution save
roll-int-save = an Intelligence save
roll-wis-save = a Wisdom save
roll-cha-save = a Charisma save
event-temporary-gained = { NAME($who) } gains temporary hit points.
