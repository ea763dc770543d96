### What a hit may bring beside damage.

event-gained-blinded = { NAME($who) } перестаёт видеть.
event-gained-frightened = { NAME($who) } пугается.
event-gained-grappled = { NAME($who) } попадает в захват.
event-gained-paralyzed = { NAME($who) } цепенеет в параличе.
event-gained-poisoned = { NAME($who) } страдает от яда.
event-gained-restrained = { NAME($who) } попадает в путы.
event-gained-stunned = { NAME($who) } замирает от ошеломления.
event-lost-blinded = { NAME($who) } снова видит.
event-lost-frightened = { NAME($who) } больше не боится.
event-lost-grappled = { NAME($who) } освобождается из захвата.
event-lost-paralyzed = { NAME($who) } выходит из паралича.
event-lost-poisoned = { NAME($who) } больше не страдает от яда.
event-lost-restrained = { NAME($who) } освобождается от пут.
event-lost-stunned = { NAME($who) } приходит в себя.
