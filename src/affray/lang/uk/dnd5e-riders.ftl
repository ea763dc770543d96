### What a hit may bring beside damage.

event-gained-blinded = { NAME($who) } перестає бачити.
event-gained-frightened = { NAME($who) } лякається.
event-gained-grappled = { NAME($who) } потрапляє в захват.
event-gained-paralyzed = { NAME($who) } завмирає в паралічі.
event-gained-poisoned = { NAME($who) } потерпає від отрути.
event-gained-restrained = { NAME($who) } потрапляє в пута.
event-gained-stunned = { NAME($who) } завмирає від приголомшення.
event-lost-blinded = { NAME($who) } знову бачить.
event-lost-frightened = { NAME($who) } більше не боїться.
event-lost-grappled = { NAME($who) } звільняється із захвату.
event-lost-paralyzed = { NAME($who) } виходить із паралічу.
event-lost-poisoned = { NAME($who) } більше не потерпає від отрути.
event-lost-restrained = { NAME($who) } звільняється від пут.
event-lost-stunned = { NAME($who) } оговтується.
