### Slova pro ostatní nestvůry a pro to, čemu učí školy magie.

clause-5e-feature-tight-jaws = Útoky na tvora, kterého drží, mají výhodu.
    .name = pevné čelisti
clause-5e-feature-soft-belly = Dokud leží na zemi, má Obranné číslo o 3 nižší.
    .name = měkké břicho
clause-5e-feature-mucous-cloud = Kdo ho pod vodou zasáhne zblízka ze vzdálenosti nejvýš { DISTANCE(1, case: "gen") }, hází záchranný hod na Odolnost proti 14, jinak může dál dýchat jen vodu.
    .name = oblak slizu
clause-5e-feature-elf = Drápy ghúlů elfy neochromí.
    .name = elf
clause-5e-feature-disciple-of-life = Kouzlo první nebo vyšší úrovně vyléčí o 2 a o úroveň pozice životů víc.
    .name = Učedník života
clause-5e-feature-sculpt-spells = Když kouzlo vyvolávače zasáhne oblast, může ušetřit jednoho tvora, kterého vidí, a dalšího za každou úroveň pozice: ti v záchranném hodu uspějí a místo polovičního zranění neutrpí žádné.
    .name = Tvarování kouzel
clause-5e-power-enslave = Kdo neuspěje v záchranném hodu na Moudrost, podlehne zmámení, poslouchá aboleta a nemá reakce. Kdykoli utrpí zranění, hází znovu; smrt aboleta ho osvobodí.
    .name = zotročení

event-gained-numbed = { NAME($who) } leží v jedovatém ochromení.
event-lost-numbed = { NAME($who) } už necítí ochromení.
dnd5e-numbed = v ochromení
event-gained-diseased = { NAME($who) } chytá nemoc.
event-lost-diseased = { NAME($who) } se zbavuje nemoci.
dnd5e-diseased = nemoc
event-gained-slimed = { NAME($who, case: "acc") } obaluje sliz: dýchat teď jde jen vodu.
dnd5e-slimed = ve slizu
event-gained-enslaved = { NAME($who) } teď poslouchá { NAME($by, case: "acc") }.
event-lost-enslaved = { NAME($who) } už nikoho neposlouchá.
dnd5e-enslaved = zotročení
noun-acid-spray = proud kyseliny
    .gen = proudu kyseliny
    .dat = proudu kyseliny
    .acc = proud kyseliny
    .ins = proudem kyseliny
    .loc = proudu kyseliny
    .gender = m
