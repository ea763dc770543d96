### Způsoby pohybu páté edice: létání, padání, jízda a ostatní.

event-fell = { NAME($who) } padá z výšky { DISTANCE($squares, case: "gen") }.
event-mounted = { NAME($who) } nasedá na { NAME($mount, case: "acc") }.
event-dismounted = { NAME($who) } se ocitá na zemi vedle { NAME($mount, case: "gen") } ({ $to_square }).
event-gained-suffocating = { NAME($who) } už nemá dech.
event-lost-suffocating = { NAME($who) } zase dýchá.
event-gained-climbing = { NAME($who) } visí na stěně.
event-gained-squeezing = { NAME($who) } se protahuje úzkým místem.
event-lost-squeezing = { NAME($who) } má zase dost místa.
event-gained-leaping = { NAME($who) } skáče.

roll-jump = skok přes zeď
roll-landing = dopad

clause-5e-feature-mount = Může na něm jet menší tvor, kterého nese z vlastní vůle; jedná, jak chce.
    .name = jezdecké zvíře
clause-5e-feature-trained-mount = Je zvyklé na jezdce a ti ho mohou ovládat.
    .name = vycvičené jezdecké zvíře
