### Conditions, light and sight in the fifth edition: the log, and the rules it names.

event-gained-blinded = { NAME($who) } is blinded.
event-gained-charmed = { NAME($who) } is charmed.
event-gained-deafened = { NAME($who) } is deafened.
event-gained-grappled = { NAME($who) } is grappled.
event-gained-paralyzed = { NAME($who) } is paralyzed.
event-gained-petrified = { NAME($who) } is petrified.
event-gained-poisoned = { NAME($who) } is poisoned.
event-gained-stunned = { NAME($who) } is stunned.
event-lost-blinded = { NAME($who) } can see again.
event-lost-charmed = { NAME($who) } is no longer charmed.
event-lost-deafened = { NAME($who) } can hear again.
event-lost-exhaustion = { NAME($who) } is no longer exhausted.
event-lost-grappled = { NAME($who) } is no longer grappled.
event-lost-paralyzed = { NAME($who) } is no longer paralyzed.
event-lost-petrified = { NAME($who) } is no longer petrified.
event-lost-poisoned = { NAME($who) } is no longer poisoned.
event-lost-stunned = { NAME($who) } is no longer stunned.
event-gained-candle = { NAME($who) } now carries a burning candle.
event-gained-lamp = { NAME($who) } now carries a burning lamp.
event-gained-lantern = { NAME($who) } now carries a burning lantern.
event-gained-light = { NAME($who) } sheds light.
event-gained-torch = { NAME($who) } now carries a burning torch.
event-lost-candle = { NAME($who) }’s candle goes out.
event-lost-lamp = { NAME($who) }’s lamp goes out.
event-lost-lantern = { NAME($who) }’s lantern goes out.
event-lost-light = { NAME($who) } no longer sheds light.
event-lost-torch = { NAME($who) }’s torch goes out.
event-exhausted = { NAME($who) } has exhaustion level { $level }.
event-immune = { NAME($who) } is immune to this.
event-check-failed = { NAME($who) }: { $why } fails without a roll.
event-guessed = { NAME($who) } attacks at { $at } with the { NAME($weapon, case: "ins") } and misses.


noun-candle = candle
noun-lamp = lamp
noun-lantern = lantern
noun-torch = torch
