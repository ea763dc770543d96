### Co Draw Steel říká o mapě: místa, skrývání, oblasti, pohyb, nucený pohyb.
### Komentář nad zprávou je vlastní id ustanovení.

## Places

# ds.cover
clause-ds-cover = Nevýhoda na vše, co zraňuje toho, kdo je aspoň z poloviny za něčím pevným.
    .name = kryt
# ds.concealment
clause-ds-concealment = Nevýhoda na údery proti tomu, koho není vidět: ve tmě, v mlze, neviditelnému.
    .name = zastření
# ds.concealment.invisible
clause-ds-concealment-invisible = Neviditelný je vždy zastřený a hledání ho má nevýhodu.
    .name = neviditelnost
# ds.high-ground
clause-ds-high-ground = Výhoda pro toho, kdo stojí na zemi aspoň ve výši hlavy druhého.
    .name = vyvýšené místo
# ds.flanking
clause-ds-flanking = Výhoda na údery na blízko, stojí-li na opačné straně cíle spojenec; oba musejí být schopni reagovat.
    .name = obklíčení
# ds.size.squeezed
clause-ds-size-squeezed = Nevýhoda na všechny hody na poli s někým, kdo se liší o méně než dvě velikosti.
    .name = tísnění

## Hiding

# ds.hide
clause-ds-hide = Manévr: schová se ten, kdo má kryt či zastření a koho právě nikdo nevidí.
    .name = schovat se
# ds.hide.hidden
clause-ds-hide-hidden = Na toho, o kom se neví, kde je, nelze mířit; zasáhne ho jen oblast.
    .name = schovaný
# ds.hide.edge
clause-ds-hide-edge = Výhoda proti těm, před nimiž je kdo schovaný, do konce tahu, v němž to skončí.
    .name = z úkrytu
# ds.hide.found
clause-ds-hide-found = Kdo opustí kryt, použije schopnost nebo se hne jinak než posunem, už není schovaný.
    .name = nalezen
# ds.search
clause-ds-search = Manévr: Intuice proti Hbitosti každého, kdo se schovává poblíž v linii účinku.
    .name = hledání
# ds.search.point-out
clause-ds-search-point-out = Kdo ví, kde se kdo schovává, může ho manévrem ukázat spojencům poblíž, bez testu.
    .name = ukázat

## Areas

# ds.area.origin
clause-ds-area-origin = Jedno pole oblasti musí být v dosahu a v linii účinku; neprojde ničím pevným a neobejde roh.
    .name = výchozí pole
# ds.area.cube
clause-ds-area-cube = Krychle je tolik polí dlouhá, široká i vysoká.
    .name = krychle
# ds.area.line
clause-ds-area-line = Linie je rovná, tolik polí dlouhá a tolik široká a vysoká.
    .name = linie
# ds.area.wall
clause-ds-area-wall = Pole zdi se dotýkají stranami a nikdo na nich není; zeď brání cestě i linii účinku.
    .name = zeď
# ds.area.aura
clause-ds-area-aura = Aura je výbuch, který trvá a jde tam, kam jeho původce.
    .name = aura
# ds.area.lasting
clause-ds-area-lasting = Co schopnost zanechá v oblasti, trvá do začátku dalšího tahu původce, nebo jak sama říká.
    .name = trvající oblast

## Terrain and ways to move

# ds.terrain.damaging
clause-ds-terrain-damaging = Zraňující terén ublíží tomu, kdo na něj vstoupí sám či nedobrovolně, jak je psáno tam, odkud pochází.
    .name = zraňující terén
# ds.move.crawl
clause-ds-move-crawl = Ležící se plazí: každé pole stojí o 1 víc a nešplhá, neskáče ani nelétá.
    .name = plazení
# ds.swim
clause-ds-swim = Ve vodě stojí každé pole o 1 víc, neplave-li kdo plnou rychlostí.
    .name = plavání
# ds.swim.under
clause-ds-swim-under = Zcela pod vodou má nevýhodu na všechny hody moci ten, kdo neplave plnou rychlostí.
    .name = pod vodou
# ds.swim.damage
clause-ds-swim-damage = Zcela pod vodou má tvor odolnost 5 proti ohni a slabost 5 vůči blesku.
    .name = pod vodou
# ds.swim.breath
clause-ds-swim-breath = Dech se zadrží na tolik kol, kolik je Síla; pak konec každého kola zraní o { DICE("1d6") }.
    .name = zadržení dechu
# ds.climb
clause-ds-climb = Šplhání stojí dva za každé pole nahoru či dolů, zdatné jedno. Kdo visí na stěně, drží se.
    .name = šplhání
# ds.climb.test
clause-ds-climb-test = Kolmá stěna žádá test Síly; kdo neuspěje, nepohne se a nic neztratí.
    .name = kolmá stěna
# ds.climb.creature
clause-ds-climb-creature = Na většího vzpírajícího se tvora se šplhá testem Síly či Hbitosti: při stupni 3 už lezec visí na něm, při stupni 1 tvor volně udeří. Tam mají schopnosti na blízko proti němu výhodu.
    .name = šplhání na tvora
# ds.climb.shaken
clause-ds-climb-shaken = Tvor může setřást manévrem: test Síly či Hbitosti, při stupni 1 pád, při stupni 2 sklouznutí.
    .name = setřesení
# ds.fly
clause-ds-fly = Letec se pohybuje nahoru a dolů jako do stran; vleže či bez rychlosti spadne, nevznáší-li se.
    .name = let
# ds.fall
clause-ds-fall = Pád ze dvou polí a výš zraní o 2 za pole, nejvýš 50, a srazí k zemi; Hbitost a voda ho zkrátí. Na koho se spadne, utrpí totéž.
    .name = pád
# ds.jump
clause-ds-jump = Skáče se tak daleko, kolik je Síla či Hbitost, a jedno pole vysoko; test skok prodlouží o jedno či dvě. Ne z těžkého ani zraňujícího terénu.
    .name = skok
# ds.burrow
clause-ds-burrow = Hrabající se manévrem noří či vynořuje a jde zemí. Na zahrabaného se shora nemíří; síla ho zraní, místo aby jím pohnula.
    .name = hrabání
# ds.burrow.claw
clause-ds-burrow-claw = Kdo nehrabe, může se manévrem a testem Síly prodrat jedním polem hlíny.
    .name = prodrat se hlínou
# ds.teleport
clause-ds-teleport = Teleportace nikoho neprovokuje a osvobodí z pout; místo musí být prázdné a v linii účinku.
    .name = teleportace

## Forced movement

# ds.forced.push
clause-ds-forced-push = Odstrčení vede přímo pryč: každé pole je dál od toho, kdo strčil.
    .name = odstrčení
# ds.forced.pull
clause-ds-forced-pull = Přitažení vede přímo blíž, třeba až do toho, kdo táhne.
    .name = přitažení
# ds.forced.slide
clause-ds-forced-slide = Sunutí vede jakoukoli cestou.
    .name = sunutí
# ds.forced.straight
clause-ds-forced-straight = Přímo znamená stále jedním obecným směrem. A vždy nejvýš o tolik polí.
    .name = přímo
# ds.forced.free
clause-ds-forced-free = Nucený pohyb nedbá těžkého terénu a nikoho neprovokuje, ale zraňující terén zraní.
    .name = nucený pohyb
# ds.forced.stability
clause-ds-forced-stability = Cíl může cestu zkrátit o tolik polí, kolik má stability.
    .name = stabilita
# ds.forced.size
clause-ds-forced-size = Větší pohne menším schopností se zbraní na blízko o pole dál.
    .name = větší velikost
# ds.forced.vertical
clause-ds-forced-vertical = Nahoru a dolů, mimo svah o 1, vede jen svislé; letce každé.
    .name = svisle
# ds.forced.creature
clause-ds-forced-creature = Kdo je vržen do jiného, zastaví se a oba utrpí 1 za každé zbylé pole.
    .name = srážka
# ds.forced.object
clause-ds-forced-object = Kdo je vržen do něčeho pevného, co vydrží, utrpí 2 a 1 za každé zbylé pole.
    .name = do překážky
# ds.forced.through
clause-ds-forced-through = Zbývá-li dost polí, překážka se prorazí: sklo spotřebuje 1 a zraní o 3, dřevo 3 a 5, kámen 6 a 8, kov 9 a 11.
    .name = skrz překážku
# ds.object
clause-ds-object = Volný úder může mířit na věc. Její pole se rozbije, utrpí-li zranění 1, je-li ze skla, 3 ze dřeva, 6 z kamene, 9 z kovu; jed a psychické zranění jí neuškodí.
    .name = věci
# ds.forced.ground
clause-ds-forced-ground = Kdo je sražen do země, utrpí i pád, bez své Hbitosti.
    .name = do země
# ds.forced.drop
clause-ds-forced-drop = Nad srázem se cesta nejdřív dokončí, pak se padá.
    .name = nad srázem
# ds.forced.order
clause-ds-forced-order = Je-li cílů víc, původce řekne, kým pohne dřív; i koho rána zabije, ten letí.
    .name = jeden po druhém
# ds.forced.held
clause-ds-forced-held = Znehybněným síla nepohne, chyceným jen ten, kdo ho drží.
    .name = držený

## What happens

drawsteel-event-forced = { NAME($by) } { $how ->
        [push] odstrkuje
        [pull] přitahuje
       *[slide] posouvá
    } { NAME($who, case: "acc") }.
drawsteel-event-unmoved = { NAME($who, case: "ins") } nelze pohnout.
drawsteel-event-collided = { NAME($who) } naráží do překážky.
drawsteel-event-worn = Překážka na poli { $at } utrpí zranění: { $amount }.
drawsteel-event-broken = Na { $at } { $terrain ->
        [window] se rozbíjí okno.
        [door] se lámou dveře.
        [tree] se láme strom.
        [gate] padá brána.
        [barrel] se rozpadá sud.
        [crate] se rozpadá bedna.
        [statue] se hroutí socha.
       *[wall] se bortí zeď.
    }
drawsteel-event-height = { NAME($who) } je teď ve výšce { SQUARES($height, case: "gen") }.
drawsteel-event-depth = { NAME($who) } je teď v hloubce { SQUARES($depth, case: "gen") }.
drawsteel-event-fell = { NAME($who) } padá o { SQUARES($squares, case: "acc") }.
drawsteel-event-zone-made = { NAME($who) } zanechává { $area ->
        [wall] zeď.
        [fog] místo, kde není nic vidět.
        [dust] oblak prachu.
        [rough-area] těžký terén.
        [rough-area-for-enemies] terén těžký pro nepřátele.
       *[harmful-area] zraňující terén.
    }
drawsteel-event-hid = { NAME($who) } se schovává.
drawsteel-event-gained-unseen = { NAME($who) } ztrácí z očí { NAME($by, case: "acc") }.
drawsteel-event-lost-unseen = { NAME($who) } zase vidí jasně.
drawsteel-event-gained-clinging = { NAME($who) } šplhá na { NAME($by, case: "acc") }.
drawsteel-event-lost-clinging = { NAME($who) } se už nedrží.
drawsteel-event-gained-climbing = { NAME($who) } se drží stěny.
drawsteel-event-lost-climbing = { NAME($who) } se už nedrží stěny.

## Why dice are rolled

drawsteel-roll-drowning = tonutí
drawsteel-roll-jump = skok
drawsteel-roll-climb = šplhání
drawsteel-roll-search = hledání
drawsteel-roll-hide = schování
drawsteel-roll-claw = hrabání

## The ground

drawsteel-say-legend =
    .window = okno
    .gate = železná brána
    .rise = vyvýšenina
    .ledge = římsa
    .tower = věž
    .sheer = kolmá stěna
    .fire = oheň

## The menu

drawsteel-cli-menu =
    .numbers = { $words }: o kolik polí nahoru, s minusem dolů, od { $low } do { $high }, třeba { $example }
