### The fifth edition's table options and presets, as `affray rules dnd5e` lists them.

## Table options: the attribute is the option's name, with a hyphen for its dot; the readings in their order

dnd5e-cli-table-option =
    .init-ties = kdo je při remíze iniciativy první: jak řeknou Pán jeskyně a hráči, podle { DICE("d20") } mezi nestvůrou a postavou, nebo podle { DICE("d20") } mezi všemi
    .hide-success = co přinese úspěšné schování: tvora není vidět, nebo je neviditelný
    .hide-tie = kdo vyhraje remízu Nenápadnosti a Vnímání: kdo se skrývá, nebo pozorovatel
    .hidden-reveal = zda útok z úkrytu prozradí útočníkovo místo
    .ranged-in-melee = který nepřítel vedle střelce ruší střelbu: ten, který střelce vidí a není neschopný, nebo kterýkoli
    .reaction-refresh = kdy se vrací reakce: na začátku vlastního tahu, nebo s každým kolem
    .cover-creatures = zda tvorové poskytují kryt
    .show-half-hp = zda ostatní vidí, že někomu zbývá méně než polovina životů
    .area-grid = která pole zabere kužel nebo přímka: ta, jejichž střed je uvnitř, ta, která jsou uvnitř aspoň z poloviny, nebo podle šablony odpočítané po polích
    .area-distance = jak se měří koule: přímo od středu, nebo po polích, kde je úhlopříčka jako každé jiné
    .attack-ability = podle které vlastnosti se útočí: vytříbené a vrhací zbraně a kouzla mají svou, nebo na blízko vždy Síla a jinak Obratnost
    .range-max = jak daleko lze střílet: po maximální dostřel, nebo přes celou mapu
    .crit-extra-dice = zda kritický zásah zdvojí všechny kostky útoku, nebo jen kostky zbraně
    .resist-order = kdy se počítá odolání a zranitelnost: až po všem ostatním, nebo z toho, co padlo
    .damage-monsters = zda nestvůry zranění házejí, nebo působí průměrné
    .dodge-save-needs-sight = zda ten, kdo uhýbá, musí vidět, kdo záchranný hod na Obratnost způsobil
    .dodge-lost = zda o Uhýbání přijde ten, kdo je neschopný nebo se nemůže hýbat
    .help-attack = zda Pomoc dává spojenci výhodu i k útoku
    .help-expires = jak dlouho pomoc čeká: do pomocníkova příštího tahu, nebo bez omezení
    .ready-timing = kdy přijde připravené: po dokončení spouštěče, nebo dřív
    .ready-full = zda se u Přípravy určí spouštěč, nebo odpovídá na cokoli, co nepřítel udělá
    .interact-during = kdy lze zdarma interagovat s předmětem: při pohybu nebo akci, nebo jen při akci
    .interact-second = co stojí druhý předmět: akci, nebo co řekne Pán jeskyně
    .interact-list = který seznam interakcí zdarma se nabízí: vydaný, nebo český, kde se zapaluje plamínek a zakrývá lucerna
    .turn-utility = zda má tah jednu interakci zdarma, nebo k ní ještě drobnou akci
    .special-replaces = co zabere chvat nebo strčení: jeden útok z několika, nebo celou akci
    .monster-zero-hp = co se stane s nestvůrou na 0: zemře, pokud ji Pán jeskyně neoznačil za padoucha, nebo zemře vždy
    .bonus-blocked-with-actions = zda ten, kdo nemůže jednat, přijde i o bonusovou akci
    .move-split = jak lze dělit pohyb: kolem akce i mezi útoky, jen kolem akce, nebo nijak, buď před akcí, nebo po ní
    .move-end-in-occupied = zda lze nedobrovolně zůstat v cizím prostoru, nebo nikdy
    .dash-tracks-speed = zda Úprk do konce tahu roste a klesá s rychlostí
    .stand-needs-movement = zda je ke vstávání potřeba mít ještě polovinu rychlosti
    .diagonal = co stojí kroky po úhlopříčce: po 1, nebo střídavě 1 a 2
    .oa-exceptions = co nevyvolá příležitostný útok: Odpoutání se, teleport a pohyb cizí silou, nebo jen Odpoutání se
    .oa-reach = čí dosah je třeba opustit, aby přišel útok: kterékoli zbraně v ruce, nebo ten nejdelší
    .underwater-ranged = čím se dobře střílí pod vodou: kuší, krátkým lukem, nebo oběma

## Presets: all options at once

dnd5e-cli-preset =
    .seed-000 = krátký souhrn pravidel, brán doslova, i tam, kde něco vynechává
    .seed-001 = jen pořadí boje, bráno doslova; o čem nemluví, je jako v celé kapitole
    .seed-004 = celá kapitola, brána doslova
    .srd = text vydaný v angličtině
