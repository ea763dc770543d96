### Co umějí jen někteří tvorové, jako důvody v záznamu.

clause-5e-feature-pack-tactics = Útoky mají výhodu, dokud je do { DISTANCE(1, case: "gen") } od cíle útočníkův spojenec, který je schopen jednat.
    .name = taktika smečky
clause-5e-feature-sneak-attack = Jednou za tah způsobí zásah vytříbenou nebo střelnou zbraní zranění navíc, pokud má útok výhodu, nebo pokud je do { DISTANCE(1, case: "gen") } od cíle spojenec schopný jednat a útok nemá nevýhodu.
    .name = Zákeřný útok
clause-5e-feature-savage-attacks = Při kritickém zásahu na blízko se jednou z kostek zranění zbraně hází ještě jednou.
    .name = Divoké útoky
clause-5e-feature-rage = Zuřící barbar má odolání proti drtivému, bodnému a sečnému zranění a ke zranění na blízko přičítá 2. Zuřivost skončí na konci tahu, pokud barbar od konce minulého tahu nezaútočil ani nebyl zraněn.
    .name = zuřivost
clause-5e-feature-second-wind = Bonusovou akcí si bojovník jednou mezi odpočinky obnoví { DICE("1d10") } životů plus svou úroveň.
    .name = Druhý dech
clause-5e-feature-relentless-endurance = Jednou mezi důkladnými odpočinky ten, kdo by klesl na 0 životů a nebyl by rovnou zabit, klesne místo toho na 1.
    .name = Neúprosná výdrž
clause-5e-feature-lucky = Když na { DICE("d20") } padne 1, hází se jí ještě jednou a platí nový hod.
    .name = štěstí
clause-5e-feature-nimble-escape = Odpoutání se nebo Schování se lze provést bonusovou akcí.
    .name = Mrštný únik
clause-5e-feature-nimble = Může projít místem kteréhokoli většího tvora.
    .name = mrštnost
clause-5e-feature-martial-advantage = Jednou za tah způsobí zásah o { DICE("2d6") } větší zranění, pokud je do { DISTANCE(1, case: "gen") } od cíle útočníkův spojenec, který je schopen jednat.
    .name = Bojová výhoda
clause-5e-feature-surprise-attack = V prvním kole způsobí zásah překvapeného tvora o { DICE("2d6") } větší zranění.
    .name = Překvapivý útok
clause-5e-feature-aggressive = Bonusovou akcí se pohne až o svou rychlost směrem k nepříteli, kterého vidí.
    .name = Agresivita
