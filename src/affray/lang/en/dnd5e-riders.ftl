### What a hit may bring beside damage.

event-gained-blinded = { NAME($who) } is blinded.
event-gained-frightened = { NAME($who) } is frightened.
event-gained-grappled = { NAME($who) } is grappled.
event-gained-paralyzed = { NAME($who) } is paralyzed.
event-gained-poisoned = { NAME($who) } is poisoned.
event-gained-restrained = { NAME($who) } is restrained.
event-gained-stunned = { NAME($who) } is stunned.
event-lost-blinded = { NAME($who) } can see again.
event-lost-frightened = { NAME($who) } is no longer frightened.
event-lost-grappled = { NAME($who) } is no longer grappled.
event-lost-paralyzed = { NAME($who) } is no longer paralyzed.
event-lost-poisoned = { NAME($who) } is no longer poisoned.
event-lost-restrained = { NAME($who) } is no longer restrained.
event-lost-stunned = { NAME($who) } is no longer stunned.
