### What a hit may bring beside damage.

event-gained-blinded = { NAME($who) } nic nevidí.
event-gained-frightened = { NAME($who) } propadá strachu.
event-gained-grappled = { NAME($who) } je v sevření.
event-gained-paralyzed = { NAME($who) } propadá ochrnutí.
event-gained-poisoned = { NAME($who) } trpí otravou.
event-gained-restrained = { NAME($who) } se nemůže vyprostit.
event-gained-stunned = { NAME($who) } se nezmůže na pohyb.
event-lost-blinded = { NAME($who) } znovu vidí.
event-lost-frightened = { NAME($who) } už nemá strach.
event-lost-grappled = { NAME($who) } je ze sevření venku.
event-lost-paralyzed = { NAME($who) } se znovu může hýbat.
event-lost-poisoned = { NAME($who) } už netrpí otravou.
event-lost-restrained = { NAME($who) } je z pout venku.
event-lost-stunned = { NAME($who) } se vzpamatovává.
