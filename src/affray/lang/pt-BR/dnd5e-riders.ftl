### What a hit may bring beside damage.

event-gained-blinded = { NAME($who) } deixa de enxergar.
event-gained-frightened = { NAME($who) } sente medo.
event-gained-grappled = { NAME($who) } fica sem poder se soltar.
event-gained-paralyzed = { NAME($who) } sofre paralisia.
event-gained-poisoned = { NAME($who) } sofre com veneno.
event-gained-restrained = { NAME($who) } fica sem poder se mover.
event-gained-stunned = { NAME($who) } perde a reação.
event-lost-blinded = { NAME($who) } volta a enxergar.
event-lost-frightened = { NAME($who) } não sente mais medo.
event-lost-grappled = { NAME($who) } se solta.
event-lost-paralyzed = { NAME($who) } se livra da paralisia.
event-lost-poisoned = { NAME($who) } se livra do veneno.
event-lost-restrained = { NAME($who) } se livra do que impedia o movimento.
event-lost-stunned = { NAME($who) } volta a reagir.
