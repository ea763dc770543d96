### Pravidla páté edice, bod po bodu: každé pravidlo v jedné či dvou větách a jméno, které nese v záznamu.

## Pořadí v boji

clause-5e-table-control = Pán jeskyně hraje za všechny nestvůry a všechny ostatní tvory, kteří nejsou ničí postavou; každý další hráč hraje za jednoho dobrodruha.
    .name = kdo koho ovládá

clause-5e-order-round = Kolo představuje asi 6 sekund. Každý účastník boje v něm má jeden tah; po posledním tahu začíná další kolo.
    .name = kolo

clause-5e-order-steps = Boj začíná pěti kroky: určit, kdo je překvapený, všechny rozmístit, hodit si na iniciativu, odehrát tahy v tomto pořadí, a když měli tah všichni, začít další kolo.
    .name = kroky boje

clause-5e-order-end = Po každém kole boj pokračuje dalším, dokud jedna strana neporazí druhou.
    .name = boj pokračuje

clause-5e-order-place = Pán jeskyně řekne, kde kdo stojí: dobrodruzi podle pochodového pořádku nebo podle toho, co ohlásili, nepřátelé podle toho, jak jsou daleko a kterým směrem.
    .name = rozmístění

clause-5e-surprise-noticed = Pokud se žádná strana nesnaží zůstat nenápadná, všimnou si obě strany jedna druhé a nikdo není překvapený.
    .name = bez překvapení

clause-5e-surprise-contest = Jinak se ověření Obratnosti (Nenápadnosti) každého, kdo se schovává, porovná s pasivní Moudrostí (Vnímáním) každého tvora na druhé straně. Tvor, který si nevšimne vůbec žádné hrozby, začíná boj překvapený.
    .name = všimnutí si schovaných

clause-5e-surprise-effect = Překvapený tvor se ve svém prvním tahu nemůže pohnout ani provést akci a nemá reakci, dokud tento tah neskončí.
    .name = překvapený

clause-5e-surprise-each = Překvapení se určuje pro každého tvora zvlášť: jeden člen skupiny může být překvapený, i když jeho společníci nejsou.
    .name = překvapení jednotlivě

clause-5e-initiative-check = Každý účastník boje provede ověření Obratnosti. Tahy jdou od nejvyššího výsledku k nejnižšímu, každé kolo ve stejném pořadí.
    .name = iniciativa

clause-5e-initiative-group = Za skupinu stejných tvorů hází Pán jeskyně jen jednou a všichni jednají ve stejnou chvíli.
    .name = iniciativa skupiny

clause-5e-initiative-ties = Při remíze určí Pán jeskyně pořadí mezi svými tvory, hráči mezi svými postavami a o pořadí nestvůry a postavy rozhodne Pán jeskyně. (Nebo podle volby u stolu si každý hodí { DICE("d20") } a první je ten s nejvyšším hodem.)
    .name = remíza v iniciativě

## Tah

clause-5e-turn-budget = Ve svém tahu se tvor smí pohnout až o svou rychlost a provést jednu akci, v libovolném pořadí. Kterékoli z toho, i obojí, může vynechat.
    .name = pohyb a akce

clause-5e-turn-bonus = Tvor má bonusovou akci, jen když mu ji dá schopnost, kouzlo nebo něco jiného, a nikdy víc než jednu za tah. Okamžik v tahu si vybírá sám, pokud ho bonusová akce neurčuje.
    .name = bonusová akce

clause-5e-turn-bonus-denied = Co tvorovi brání provádět akce, brání mu i v bonusové akci. (Nebo podle volby u stolu nebrání.)
    .name = žádná bonusová akce

clause-5e-turn-talk = Pár slov nebo gest ve vlastním tahu nic nestojí.
    .name = mluvení

clause-5e-turn-object = Při pohybu nebo akci může tvor zdarma interagovat s jedním předmětem nebo jednou věcí v okolí: tasit zbraň, otevřít dveře. (Nebo podle volby u stolu jen při akci.)
    .name = volná interakce

clause-5e-turn-object-action = Použití některých předmětů vždy stojí akci; říká to jejich popis.
    .name = vyžaduje akci

clause-5e-turn-object-gm = Pán jeskyně může vyžadovat akci tam, kde věc žádá zvláštní péči nebo klade neobvyklou překážku, jako třeba zaseknuté dveře nebo rumpál padacího mostu.
    .name = obtížná interakce

clause-5e-turn-idle = Hráči, kterého nenapadá, co dělat, se doporučuje Uhnutí nebo Příprava.
    .name = nerozhodnost

clause-5e-turn-utility = Podle volby u stolu má tah kromě akce, bonusové akce a pohybu také jednu drobnou akci. Jinak jsou drobné úkony jejich součástí a s jedním předmětem lze interagovat zdarma.
    .name = drobná akce

clause-5e-turn-object-second = Interagování s druhým předmětem v témže tahu stojí akci, a to Použití předmětu. (Nebo podle volby u stolu rozhodne Pán jeskyně, zda akci stojí.)
    .name = druhý předmět

clause-5e-turn-object-list = Příklady toho, co je zdarma: tasit nebo schovat meč; otevřít nebo zavřít dveře; vyndat z batohu lektvar; zvednout upuštěnou sekeru; vzít ze stolu drobnost; stáhnout prsten; strčit si do úst jídlo; zarazit do země korouhev; vyndat z měšce mince; vypít korbel piva; zatáhnout za páku; vzít pochodeň z držáku; vzít knihu, na kterou se dosáhne; uhasit malý plamen; nasadit si masku; natáhnout si kápi; přiložit ucho ke dveřím; kopnout do kamínku; otočit klíčem; poklepat na podlahu tyčí dlouhou { DISTANCE(2, case: "acc") }; podat něco někomu jinému. (Nebo podle volby u stolu je místo uhašení plamene v seznamu zapálení malého plamene a zakrytí lucerny.)
    .name = volné interakce

clause-5e-reaction-one = Reakce je odpověď na spouštěč, ve vlastním i v cizím tahu. Po ní tvor nemá další, dokud nezačne jeho příští tah.
    .name = reakce

clause-5e-reaction-interrupt = Pokud reakce přeruší něčí tah, ten tah hned po ní pokračuje.
    .name = přerušený tah

clause-5e-reaction-source = Reakce dávají zvláštní schopnosti, kouzla a situace. Nejběžnější je příležitostný útok.
    .name = zdroj reakcí

clause-5e-reaction-per-round = Podle volby u stolu se reakce obnovuje s každým novým kolem. Jinak se obnovuje, když začne tvorův vlastní tah.
    .name = reakce za kolo

## Pohyb a postavení

clause-5e-move-deduct = Jeden pohyb může spojovat chůzi, skákání, šplhání a plavání. Každý úsek se odečítá od rychlosti, dokud z ní něco zbývá.
    .name = spotřebovaný pohyb

clause-5e-move-split = Pohyb lze rozdělit: část před akcí, zbytek po ní. S rychlostí { DISTANCE(6, case: "gen") }: jít { DISTANCE(2, case: "acc") }, provést akci, jít { DISTANCE(4, case: "acc") }. (Nebo podle volby u stolu celý před ní, nebo celý po ní.)
    .name = rozdělený pohyb

clause-5e-move-between-attacks = Pokud akce obsahuje víc než jeden útok zbraní, může se tvor mezi nimi pohnout. S rychlostí { DISTANCE(5, case: "gen") }: jít { DISTANCE(2, case: "acc") }, zaútočit, jít { DISTANCE(3, case: "acc") }, zaútočit. (Nebo podle volby u stolu nemůže.)
    .name = pohyb mezi útoky

clause-5e-move-speeds = Tvor s několika rychlostmi mezi nimi může při pohybu přecházet. Od nové rychlosti se odečte, kolik už urazil; pokud nic nezbude, nemůže ji teď použít. Chůze { DISTANCE(6) } a létání { DISTANCE(12) }: letět { DISTANCE(4, case: "acc") }, jít { DISTANCE(2, case: "acc") }, letět { DISTANCE(6, case: "acc") }.
    .name = více rychlostí

clause-5e-move-difficult = Urazit { DISTANCE(1, case: "acc") } v těžkém terénu stojí vždy { DISTANCE(1, case: "acc") } navíc. I při dvou příčinách na jednom místě se platí jen jednou. Těžkým terénem je nízký nábytek, suť, houští, strmé schody, sníh a mělké bahno.
    .name = těžký terén

clause-5e-move-creature-difficult = Místo jiného tvora, přítele i nepřítele, je těžký terén.
    .name = cizí místo

clause-5e-prone-drop = Lehnout si nestojí žádný pohyb.
    .name = ulehnutí

clause-5e-prone-stand = Vstát stojí polovinu rychlosti: { DISTANCE(3, case: "acc") } z { DISTANCE(6, case: "gen") }.
    .name = vstávání

clause-5e-prone-crawl = Ležící tvor se může jen plazit, nebo se pohybovat magií, například teleportací. Plazit se { DISTANCE(1, case: "acc") } stojí { DISTANCE(1, case: "acc") } navíc, takže { DISTANCE(1) } těžkého terénu stojí { DISTANCE(3, case: "acc") }.
    .name = plazení

clause-5e-prone-stand-needs = Tvor, kterému zbývá méně než polovina rychlosti nebo jehož rychlost je 0, nemůže vstát. (Nebo podle volby u stolu může.)
    .name = nemůže vstát

clause-5e-move-through-friend = Tvor smí projít místem toho, kdo vůči němu není nepřátelský.
    .name = kolem přítele

clause-5e-move-through-foe = Místem nepřátelského tvora smí projít, jen pokud je nepřítel aspoň o dvě třídy velikosti větší nebo menší.
    .name = kolem nepřítele

clause-5e-move-no-end = Nemůže dobrovolně skončit svůj pohyb na místě jiného tvora. (Nebo podle volby u stolu ho tam nemůže skončit nikdy.)
    .name = obsazené místo

clause-5e-move-fly-fall = Letící tvor spadne, když je sražen k zemi, když jeho rychlost klesne na 0 nebo když se z jiného důvodu nemůže pohybovat, ledaže se vznáší nebo ho ve vzduchu drží magie.
    .name = pád z letu

clause-5e-size-space = Místo tvora má stranu: Drobný { DISTANCE(0.5) }, Malý a Střední { DISTANCE(1) }, Velký { DISTANCE(2) }, Obrovský { DISTANCE(3) }, Gigantický { DISTANCE(4) } nebo víc.
    .name = místo

clause-5e-size-block = Tvor své místo drží: kde vyplňuje chodbu, nikdo bez jeho svolení neprojde. (Tvorové, kteří se liší o dvě třídy velikosti, kolem sebe projdou i tak.)
    .name = zablokovaná cesta

clause-5e-size-surround = Kolem jednoho tvora se jich vejde jen určitý počet: osm Středních kolem stejně velkého, pět Velkých kolem Středního nebo menšího, dvacet Středních kolem Gigantického. (Na herním plánu se vejdou jen čtyři Velcí.)
    .name = plno

clause-5e-size-squeeze = Tvor se může protlačit mezerou pro tvora o třídu menšího: Velký mezerou širokou { DISTANCE(1, case: "acc") }. Urazit { DISTANCE(1, case: "acc") } přitom stojí { DISTANCE(1, case: "acc") } navíc, tvor má nevýhodu k hodům na útok a k záchranným hodům na Obratnost a útoky na něj mají výhodu.
    .name = protlačování

clause-5e-size-objects = Do stejných tříd velikosti se někdy řadí i předměty.
    .name = velikost předmětů

clause-5e-grid-square = Na herním plánu měří jedno pole { DISTANCE(1) } a rychlost se počítá na pole: { DISTANCE(6) } je { SQUARES(6) }.
    .name = hra na polích

clause-5e-grid-enter = Aby tvor vstoupil na pole, i úhlopříčně, musí mu zbývat dost pohybu na celou cenu: { SQUARES(1) }, nebo { SQUARES(2) }, je-li to těžký terén.
    .name = vstup na pole

clause-5e-grid-corners = Krok úhlopříčně nesmí vést přes roh zdi, velkého stromu ani ničeho jiného, co vyplňuje své pole.
    .name = přes roh

clause-5e-grid-distance = Vzdálenost dvou věcí se počítá nejkratší cestou, od pole vedle jedné až po pole druhé.
    .name = počítání polí

clause-5e-grid-diagonals = Krok úhlopříčně stojí stejně jako rovný. (Nebo podle volby u stolu stojí každá druhá úhlopříčka dvojnásob.)
    .name = krok úhlopříčně

## Akce

clause-5e-action-attack = Akce Útok je jeden útok na blízko nebo na dálku. Schopnosti jako Útok navíc dávají do jedné akce útoků víc.
    .name = Útok

clause-5e-action-cast = Doba seslání kouzla říká, zda stojí akci, bonusovou akci, reakci, nebo minuty či hodiny. Většina stojí jednu akci.
    .name = Seslání kouzla

clause-5e-action-dash = Úprk přidá k pohybu v tomto tahu tolik, kolik je rychlost po všech opravách: z { DISTANCE(6, case: "gen") } je { DISTANCE(12) }.
    .name = Úprk

clause-5e-action-disengage = Tvorův pohyb do konce tahu nevyvolává příležitostné útoky.
    .name = Odpoutání se

clause-5e-action-dodge = Než začne tvorův příští tah, mají hody na útok proti němu nevýhodu, pokud útočníka vidí, a jeho záchranné hody na Obratnost mají výhodu. (Nebo podle volby u stolu i záchranné hody jen tehdy, když útočníka vidí.)
    .name = Uhnutí

clause-5e-action-dodge-lost = Uhnutí přestane pomáhat, jakmile je tvor neschopný nebo jeho rychlost klesne na 0. (Nebo podle volby u stolu pomáhá i tak.)
    .name = konec Uhnutí

clause-5e-action-help-check = Tvor, kterému se pomáhá, má výhodu k příštímu ověření vlastnosti při tomto úkolu, pokud ho provede, než začne pomocníkův příští tah. (Nebo podle volby u stolu kdykoli ho provede.)
    .name = Pomoc s úkolem

clause-5e-action-help-attack = Pomoc může místo toho rozptýlit tvora do { DISTANCE(1, case: "gen") } od pomocníka: první hod na útok, který proti němu provede spojenec před pomocníkovým příštím tahem, má výhodu. (Nebo podle volby u stolu slouží Pomoc jen k ověření vlastností.)
    .name = Pomoc při útoku

clause-5e-action-hide = Schování se je ověření Obratnosti (Nenápadnosti). Pokud uspěje, má tvor výhody toho, koho není vidět ani slyšet. (Nebo podle volby u stolu je pro nepřátele neviditelný.)
    .name = Schování se

clause-5e-action-ready = Příprava chystá reakci: určete spouštěč, který lze vnímat, a akci nebo pohyb až o rychlost jako odpověď na něj. Když spouštěč nastane, reakci využijte, nebo ji nechte být.
    .name = Příprava

clause-5e-action-ready-timing = Připravené se stane hned po dokončení spouštěče. (Nebo podle volby u stolu ještě před koncem akce, která ho spustila.)
    .name = kdy Příprava odpoví

clause-5e-action-ready-spell = Seslání připravovaného kouzla musí stát jednu akci. Kouzlo se sešle hned a drží se soustředěním, které ukončí jakékoli jiné; je-li přerušeno, pozice kouzla propadne naprázdno.
    .name = připravené kouzlo

clause-5e-action-search = Při hledání může Pán jeskyně po tvorovi chtít ověření Moudrosti (Vnímání) nebo Inteligence (Pátrání).
    .name = Hledání

clause-5e-action-use-object = Tato akce slouží pro předmět, který vyžaduje akci, nebo pro druhý předmět v témže tahu.
    .name = Použití předmětu

clause-5e-action-improvise = Zkusit lze i cokoli jiného. Pán jeskyně řekne, zda je to možné a jaké ověření o tom případně rozhodne.
    .name = Improvizovaná akce

clause-5e-action-sources = Akce je jedna z uvedených, jedna z těch, které dává povolání nebo jiná schopnost, nebo něco improvizovaného. Mnoho nestvůr má ve svém bloku statistik vlastní akce.
    .name = volba akce

clause-5e-action-ready-lapse = Co bylo připraveno, lze použít jen do začátku tvorova příštího tahu.
    .name = Příprava propadá

## Útoky

clause-5e-attack-steps = Útok má tyto kroky: zvolit cíl v dosahu nebo dostřelu (tvora, předmět nebo místo); určit kryt, výhodu, nevýhodu a další opravy; hodit si. Při zásahu se hází na zranění, neříká-li útok jinak.
    .name = provedení útoku

clause-5e-attack-roll = Hoďte { DICE("d20") } a přičtěte opravy. Útok zasáhne, pokud je součet aspoň roven Obrannému číslu cíle.
    .name = hod na útok

clause-5e-attack-ability = Útok zbraní na blízko používá Sílu, útok zbraní na dálku Obratnost.
    .name = vlastnost k útoku

clause-5e-attack-proficiency = Se zbraní, se kterou je zdatný, přičítá útočník svůj zdatnostní bonus.
    .name = zdatnost

clause-5e-attack-natural-20 = Když na kostce padne 20, útok zasáhne bez ohledu na opravy a Obranné číslo a je to kritický zásah.
    .name = přirozená 20

clause-5e-attack-natural-1 = Když na kostce padne 1, útok mine bez ohledu na opravy a Obranné číslo.
    .name = přirozená 1

clause-5e-attack-what = Pokud se hází na útok, je to útok.
    .name = co je útok

clause-5e-attack-effects = Některé útoky dělají kromě zranění ještě něco zvláštního. (Nebo podle volby u stolu některé místo zranění.)
    .name = zvláštní účinek

clause-5e-attack-ac-source = Obranné číslo postavy se určí při její tvorbě; u nestvůry stojí v jejím bloku statistik.
    .name = Obranné číslo

clause-5e-attack-ability-except = Vytříbené a vrhací zbraně mohou používat druhou z vlastností a útok kouzlem používá sesílací vlastnost. (Nebo podle volby u stolu je to na blízko vždy Síla a na dálku vždy Obratnost.)
    .name = jiná vlastnost k útoku

clause-5e-attack-proficiency-spell = Zdatnostní bonus se přičítá i k útoku kouzlem. Nestvůra používá útočný bonus ze svého bloku statistik.
    .name = zdatnost s kouzly

clause-5e-unseen-target = Útok na cíl, který útočník nevidí, má nevýhodu, i když cíl jen slyší nebo jeho místo hádá.
    .name = neviděný cíl

clause-5e-unseen-guess = Pokud neviděný cíl není tam, kam útok míří, útok mine. Pán jeskyně obvykle řekne jen to, že minul.
    .name = špatný odhad

clause-5e-unseen-attacker = Útok na tvora, který útočníka nevidí, má výhodu.
    .name = neviděný útočník

clause-5e-unseen-reveal = Schovaný útočník útokem prozradí své místo, ať zasáhne, nebo mine. (Nebo podle volby u stolu zůstane schovaný.)
    .name = prozrazený

clause-5e-unseen-hidden = Schovaný je ten, koho není vidět ani slyšet.
    .name = schovaný

clause-5e-advantage-cancel = Několik příčin výhody, nebo nevýhody, se počítá za jednu. Je-li tu od obojího aspoň jedna, bez ohledu na počet, neplatí nic: hází se jednou { DICE("d20") }.
    .name = vzájemně se ruší

clause-5e-ranged-range = Útok na dálku nedosáhne za svůj dostřel, a má-li dva, za ten dlouhý. (Nebo podle volby u stolu není nic příliš daleko.)
    .name = mimo dostřel

clause-5e-ranged-close = Útok na dálku má nevýhodu do { DISTANCE(1, case: "gen") } od nepřátelského tvora, který útočníka vidí a není neschopný. (Nebo podle volby u stolu od jakéhokoli nepřátelského tvora.)
    .name = nepřítel nablízku

clause-5e-ranged-long = Za svým normálním dostřelem má útok na dálku nevýhodu.
    .name = dlouhý dostřel

clause-5e-melee-reach = Útok na blízko dosáhne na { DISTANCE(1, case: "acc") }. Někteří tvorové, většinou větší než Střední, dosáhnou dál, jak říká jejich popis.
    .name = dosah

clause-5e-melee-unarmed = Místo útoku zbraní na blízko může tvor udeřit beze zbraně a způsobit drtivé zranění 1 + oprava Síly. Zdatný je v tom každý; není to zbraň.
    .name = úder beze zbraně

clause-5e-opportunity-trigger = Když viděný nepřátelský tvor opouští něčí dosah, lze na něj jako reakci provést jeden útok na blízko. Útok přijde těsně předtím, než nepřítel dosah opustí, a přeruší jeho pohyb.
    .name = příležitostný útok

clause-5e-opportunity-avoid = Příležitostný útok nevyvolá ten, kdo použil Odpoutání se, kdo se teleportuje, ani kdo je přemístěn bez vlastního pohybu, akce či reakce: výbuchem, pádem. (Nebo podle volby u stolu chrání jen Odpoutání se.)
    .name = bez příležitostného útoku

clause-5e-two-weapons-bonus = Když tvor akcí Útok zaútočí lehkou zbraní na blízko v jedné ruce, může bonusovou akcí zaútočit jinou lehkou zbraní na blízko v druhé ruce.
    .name = druhá zbraň

clause-5e-two-weapons-damage = Ke zranění tohoto druhého útoku se nepřičítá oprava vlastnosti, ledaže je záporná.
    .name = zranění druhou zbraní

clause-5e-two-weapons-thrown = Kteroukoli z obou zbraní lze místo toho hodit, má-li vlastnost vrhací.
    .name = hozená druhá zbraň

clause-5e-grapple-try = Akcí Útok lze jako zvláštním útokem na blízko nasadit chvat cíli v dosahu, který je nejvýš o třídu velikosti větší. Je k tomu třeba volná ruka a Síla (Atletika) proti Síle (Atletice) nebo Obratnosti (Akrobacii) cíle, podle jeho volby. Při úspěchu je cíl uchvácený.
    .name = chvat

clause-5e-grapple-release = Kdo drží cíl v chvatu, může ho kdykoli pustit; nestojí to žádnou akci.
    .name = puštění

clause-5e-grapple-escape = Uchvácený tvor se může akcí pokusit uniknout: Síla (Atletika) nebo Obratnost (Akrobacie) proti Síle (Atletice) toho, kdo ho drží.
    .name = únik z chvatu

clause-5e-grapple-drag = Kdo drží cíl v chvatu a pohybuje se, může ho táhnout nebo nést s sebou. Rychlost má poloviční, ledaže je cíl o dvě nebo víc tříd velikosti menší.
    .name = vlečení

clause-5e-shove = Akcí Útok lze jako zvláštním útokem na blízko strčit do cíle v dosahu, který je nejvýš o třídu velikosti větší: Síla (Atletika) proti jeho Síle (Atletice) nebo Obratnosti (Akrobacii), podle jeho volby. Úspěch ho srazí k zemi nebo odstrčí o { DISTANCE(1, case: "acc") }.
    .name = strčení

clause-5e-special-replaces = Má-li akce Útok několik útoků, nahradí chvat nebo strčení jeden z nich. (Nebo podle volby u stolu všechny.)
    .name = místo útoku

clause-5e-contest-model = Podle vzoru chvatu a strčení může Pán jeskyně rozhodovat i jiné improvizované konflikty.
    .name = jiné konflikty

## Kryt

clause-5e-cover-side = Kryt pomáhá jen proti tomu, co přichází z jeho druhé strany.
    .name = strana krytu

clause-5e-cover-best = Kryt z několika zdrojů se nesčítá, platí nejlepší stupeň. Za tvorem (poloviční) a tlustým kmenem (tříčtvrteční) je bonus +5.
    .name = nejlepší kryt

clause-5e-cover-half = Poloviční kryt dává +2 k Obrannému číslu a k záchranným hodům na Obratnost.
    .name = poloviční kryt

clause-5e-cover-three-quarters = Tříčtvrteční kryt dává +5 k Obrannému číslu a k záchranným hodům na Obratnost.
    .name = tříčtvrteční kryt

clause-5e-cover-total = Na cíl s úplným krytem nelze přímo zamířit útokem ani kouzlem, oblast účinku ho však přesto může zasáhnout.
    .name = úplný kryt

clause-5e-cover-half-what = Poloviční kryt dává překážka, která zakrývá aspoň polovinu těla: nízká zeď, velký nábytek, úzký kmen nebo tvor, přítel i nepřítel. (Nebo podle volby u stolu tvorové kryt nedávají.)
    .name = co dává poloviční

clause-5e-cover-three-quarters-what = Tříčtvrteční kryt dává to, co zakrývá asi tři čtvrtiny těla: padací mříž, střílna, tlustý kmen.
    .name = co dává tříčtvrteční

clause-5e-cover-total-what = Cíl má úplný kryt, pokud ho překážka zcela zakrývá.
    .name = co dává úplný

## Zranění, léčení a smrt

clause-5e-damage-hp = Životy jsou mezi 0 a svým maximem a zranění se od nich odečítá. Dokud tvorovi nějaké zbývají, je stejně schopný jako vždy.
    .name = životy

clause-5e-damage-roll = Hoďte kostkami zranění a přičtěte opravy. U zbraně se přičítá oprava vlastnosti z hodu na útok; kouzlo říká, kterými kostkami se hází a zda se něco přičítá.
    .name = hod na zranění

clause-5e-damage-many = Na zranění, které zasáhne více cílů najednou, se hází jednou pro všechny.
    .name = jeden hod pro všechny

clause-5e-damage-critical = Při kritickém zásahu se kostkami zranění útoku hází dvakrát a opravy se přičtou jednou. Všemi kostkami lze hodit najednou.
    .name = kritické zranění

clause-5e-damage-types = Zranění má třináct typů: kyselinové, drtivé, chladné, ohnivé, silové, bleskové, nekrotické, bodné, jedové, psychické, zářivé, sečné a hromové.
    .name = typy zranění

clause-5e-damage-resist = Odolání proti typu zranění ho snižuje na polovinu, zranitelnost ho zdvojnásobuje, u tvorů i předmětů.
    .name = odolání, zranitelnost

clause-5e-damage-resist-order = Odolání a po něm zranitelnost se uplatní až po všem ostatním: drtivé zranění 25, které aura sníží o 5, se sníží na polovinu, tedy 10.
    .name = odolání až nakonec

clause-5e-damage-resist-once = Několik odolání proti jednomu typu se počítá za jedno a stejně tak několik zranitelností. Odolání proti ohni a proti nemagickému zranění sníží nemagický oheň na polovinu, ne na čtvrtinu.
    .name = odolání jen jednou

clause-5e-damage-bonus = Kouzelné zbraně, zvláštní schopnosti a další věci mohou zranění zvýšit.
    .name = bonus ke zranění

clause-5e-damage-critical-extra = Kritický zásah zdvojnásobí i další kostky útoku, například ty ze Zákeřného útoku. Dýka způsobí { DICE("2d4") } místo { DICE("1d4") } a k tomu opravu. (Nebo podle volby u stolu se zdvojnásobí jen kostky samotné zbraně.)
    .name = kostky navíc dvakrát

clause-5e-damage-types-bare = Typ zranění nemá vlastní pravidla; odkazují na něj jiná, například odolání.
    .name = typ sám nic neznamená

clause-5e-damage-type-examples = U nových věcí se Pán jeskyně řídí příklady. Drtivé: kladiva, rozdrcení, pády. Bodné: kopí, kousnutí. Sečné: meče, sekery, drápy. Jedové: žihadla, plyn. Hromové: výbuch zvuku. Silové: čistá magická energie. Psychické: útok na mysl. Nekrotické: někteří nemrtví. Zářivé: zbraň anděla. Kyselinové, chladné, ohnivé, bleskové: dech draků.
    .name = příklady typů

clause-5e-damage-marks = Tvor s polovinou životů nebo více na sobě obvykle nemá známky zranění; pod polovinou má šrámy a modřiny; rána, která mu vezme poslední život, ho zraní vážně. (Zda se to ostatní dozvědí, určuje volba u stolu.)
    .name = známky zranění

clause-5e-heal-cap = Léčení přidává životy až do maxima a co je navíc, propadá: při 14 z 20 vrátí vyléčení 8 životů jen 6.
    .name = léčení

clause-5e-heal-dead = Mrtvý tvor nezíská zpět nic, dokud ho neoživí magie, například kouzlo oživení.
    .name = mrtvé nelze léčit

clause-5e-heal-sources = Životy se vracejí odpočinkem, nebo ihned magií, například léčivým kouzlem či lektvarem.
    .name = odkud je léčení

clause-5e-death-instant = Pokud zranění srazí tvora na 0 a přebytek je aspoň roven jeho maximu životů, tvor ihned zemře. Při 6 z 12 životů zbude ze zranění 18 přebytek 12: smrt.
    .name = okamžitá smrt

clause-5e-death-unconscious = Jinak tvor na 0 životech upadne do bezvědomí, dokud nějaké životy nezíská zpět.
    .name = upadnutí do bezvědomí

clause-5e-death-save = Tvor, který začíná tah s 0 životy, hází { DICE("d20") }: 10 nebo víc je úspěch, méně je neúspěch. Tři úspěchy ho stabilizují, tři neúspěchy ho zabijí.
    .name = záchranný hod proti smrti

clause-5e-death-save-1-20 = V záchranném hodu proti smrti se 1 počítá za dva neúspěchy a 20 vrátí 1 život.
    .name = 1 nebo 20

clause-5e-death-hit-at-0 = Zranění utrpěné při 0 životech je neúspěšný záchranný hod proti smrti, při kritickém zásahu dva. Zranění aspoň ve výši maxima životů zabíjí.
    .name = zranění při 0

clause-5e-death-stabilise = Akcí lze tvora v bezvědomí s 0 životy stabilizovat úspěšným ověřením Moudrosti (Lékařství) se SO 10.
    .name = první pomoc

clause-5e-death-stable = Stabilizovaný tvor neprovádí záchranné hody proti smrti, ale zůstává v bezvědomí. Zranění to ukončí a záchranné hody začínají znovu; bez léčení získá zpět 1 život po { DICE("1d4") } hodinách.
    .name = stabilizovaný

clause-5e-death-monsters = Nestvůra, která klesne na 0, zemře, bez bezvědomí a bez záchranných hodů proti smrti.
    .name = nestvůry umírají

clause-5e-death-knock-out = Kdo srazí tvora na 0 útokem na blízko, může se hned po způsobení zranění rozhodnout, že ho jen omráčí: tvor je v bezvědomí a stabilizovaný.
    .name = omráčení

clause-5e-death-save-count = Úspěchy a neúspěchy nemusí přijít po sobě a jeden sám nic neznamená. Oba počty se vrátí na 0, když tvor získá zpět životy nebo je stabilizován.
    .name = počítání záchranných hodů

clause-5e-death-save-ability = Záchranný hod proti smrti nepatří k žádné vlastnosti: pomáhají mu jen kouzla a schopnosti, které pomáhají záchranným hodům.
    .name = bez vlastnosti

clause-5e-death-villains = Podle volby u stolu může Pán jeskyně nechat mocného padoucha nebo zvláštní postavu upadnout do bezvědomí a házet záchranné hody proti smrti jako dobrodruhy.
    .name = mocní padouši

clause-5e-temp-hp-first = Nejdřív se ztrácejí dočasné životy a zbytek zranění přechází na skutečné: při 5 dočasných vezme zranění 7 ještě 2.
    .name = nejdřív dočasné

clause-5e-temp-hp-no-stack = Dočasné životy mohou přesáhnout maximum; léčení je nevrací a dvoje se nesčítají. Kdo má 10 a může dostat 12, nechá si 10, nebo vezme 12, nikdy 22.
    .name = nesčítají se

clause-5e-temp-hp-at-0 = Při 0 životech dočasné životy tvora neproberou ani nestabilizují, ale stále přijímají zranění místo něj.
    .name = dočasné při 0

clause-5e-temp-hp-last = Dočasné životy bez uvedeného trvání vydrží, dokud se nespotřebují, nebo do důkladného odpočinku.
    .name = jak dlouho vydrží

## Boj v sedle

clause-5e-mount-who = Jezdeckým zvířetem může být ochotný tvor aspoň o třídu velikosti větší, který má vhodnou stavbu těla.
    .name = kdo je jezdecké zvíře

clause-5e-mount-up = Jednou za pohyb lze nasednout na tvora do { DISTANCE(1, case: "gen") }, nebo sesednout, za polovinu rychlosti: { DISTANCE(3, case: "acc") } z { DISTANCE(6, case: "gen") }. Komu tolik nezbývá nebo má rychlost 0, ten nemůže.
    .name = nasedání

clause-5e-mount-thrown = Když je jezdecké zvíře přemístěno proti své vůli nebo je jezdec sražen k zemi, provede jezdec záchranný hod na Obratnost se SO 10, jinak spadne a leží do { DISTANCE(1, case: "gen") } od zvířete.
    .name = shození

clause-5e-mount-falls = Když je k zemi sraženo jezdecké zvíře, může jezdec reakcí sesednout a dopadnout na nohy. Jinak spadne a leží do { DISTANCE(1, case: "gen") } od zvířete.
    .name = pád zvířete

clause-5e-mount-controlled = Ovládat lze jen vycvičené jezdecké zvíře. Jedná v iniciativě jezdce, pohybuje se podle jeho pokynů a může jen Úprk, Odpoutání se nebo Uhnutí; pohnout se a jednat smí už v tahu, kdy na něj jezdec nasedl.
    .name = ovládané jezdecké zvíře

clause-5e-mount-independent = Nezávislé jezdecké zvíře má v pořadí své vlastní místo a dělá, co chce, s jakoukoli akcí. Tak jednají inteligentní tvorové.
    .name = nezávislé jezdecké zvíře

clause-5e-mount-opportunity = Pokud jezdecké zvíře vyvolá příležitostný útok, může útočník zamířit na jezdce, nebo na zvíře.
    .name = jezdec, nebo zvíře

clause-5e-mount-kinds = Jezdeckými zvířaty mohou být i vhodní tvorové, kteří létají nebo plavou.
    .name = zvířata ve vzduchu a ve vodě

clause-5e-mount-choice = Jezdec své jezdecké zvíře buď ovládá, nebo ho nechá jednat samo.
    .name = ovládat, nebo ne

clause-5e-mount-trained = Domácí koně, osli a podobná zvířata se považují za vycvičené.
    .name = vycvičené zvíře

## Pod vodou

clause-5e-water-melee = Kdo nemá rychlost plavání, má pod vodou nevýhodu k útokům zbraní na blízko, kromě dýky, oštěpu, krátkého meče, kopí a trojzubce.
    .name = pod vodou

clause-5e-water-ranged = Pod vodou útok zbraní na dálku vždy mine cíl za svým normálním dostřelem. V něm má nevýhodu, kromě kuše, sítě a toho, co se vrhá jako oštěp: kopí, trojzubec, šipka. (Nebo podle volby u stolu s krátkým lukem místo kuše, nebo s oběma.)
    .name = střelba pod vodou

clause-5e-water-fire = Tvorové a předměty, kteří jsou zcela pod vodou, mají odolání proti ohnivému zranění.
    .name = oheň pod vodou

## Hody, ověření a záchranné hody

clause-5e-ability-modifier = Oprava vlastnosti je polovina toho, o kolik je její hodnota vyšší nebo nižší než 10. Poloviny se vždy zaokrouhlují dolů.
    .name = oprava vlastnosti

clause-5e-proficiency-bonus = Zdatnostní bonus je +2 do 4. úrovně, u nestvůry do nebezpečnosti 4, a za každé čtyři další o 1 vyšší. K jednomu hodu se přičítá nejvýš jednou.
    .name = zdatnostní bonus

clause-5e-advantage-reroll = S výhodou nebo nevýhodou se hází dvěma kostkami. Co dovoluje hodit znovu, dovoluje hodit znovu jen jednou z nich.
    .name = znovu jen jednou kostkou

clause-5e-saving-throw = Záchranný hod je { DICE("d20") } s opravou vlastnosti a pro toho, kdo v něm má zdatnost, i se zdatnostním bonusem. Uspěje, když dosáhne obtížnosti.
    .name = záchranný hod

clause-5e-saving-throw-success = Co přinese úspěšný záchranný hod, říká sám účinek: obvykle poloviční zranění, nebo vůbec nic.
    .name = úspěšný záchranný hod

clause-5e-check-difficulty = Obtížnost ověření určuje Pán jeskyně: 5 je velmi snadné, 10 snadné, 15 střední, 20 těžké, 25 velmi těžké a 30 téměř nemožné.
    .name = obtížnost ověření

clause-5e-check-passive = Na pasivní hodnotu se nehází: je to 10 a všechny opravy ověření, s výhodou o 5 víc, s nevýhodou o 5 méně.
    .name = pasivní hodnota

clause-5e-contest-tie = V konfliktu hází obě strany a vyhrává vyšší výsledek. Při remíze zůstává vše, jak bylo.
    .name = remíza v konfliktu

## Skrývání, světlo a smysly

clause-5e-hide-total = Výsledek Nenápadnosti platí, dokud schovaného někdo nenajde. Kdo hledá, hází proti němu na Vnímání; u ostatních se počítá pasivní Vnímání. Při remíze zůstane schovaný skrytý. (Nebo podle volby u stolu si ho pozorovatel všimne.)
    .name = výsledek Nenápadnosti

clause-5e-hide-noise = Hluk, například slova kouzla, prozradí každému, kdo ho slyší, kde schovaný tvor je.
    .name = prozrazen hlukem

clause-5e-light-dim = V šeru, řídké mlze a podobně mají ověření, kterými si lze něčeho všimnout zrakem, nevýhodu; pasivní hodnota je o 5 nižší.
    .name = šero

clause-5e-light-obscured = Tma, hustá mlha a podobně zcela zahalují: vůči všemu, co je uvnitř, je tvor jako slepý.
    .name = zcela zahaleno

clause-5e-light-sources = Zdroj světla dává poblíž jasné světlo a dál šero. Pochodeň dává jasné světlo do { DISTANCE(4, case: "gen") } a šero do { DISTANCE(8, case: "gen") }, lampa do { DISTANCE(3, case: "gen") } a { DISTANCE(9, case: "gen") }, lucerna do { DISTANCE(6, case: "gen") } a { DISTANCE(12, case: "gen") }, svíčka do { DISTANCE(1, case: "gen") } a { DISTANCE(2, case: "gen") }.
    .name = zdroje světla

clause-5e-sense-darkvision = V dosahu svého vidění ve tmě vidí tvor ve tmě jako v šeru a v šeru jako v jasném světle.
    .name = vidění ve tmě

clause-5e-sense-blindsight = V dosahu svého vidění naslepo vnímá tvor okolí i bez očí.
    .name = vidění naslepo

clause-5e-sense-truesight = V dosahu svého pravdivého vidění vidí tvor v každé tmě, i magické, a vidí neviditelné.
    .name = pravdivé vidění

clause-5e-sense-tremorsense = V dosahu svého vnímání otřesů ví tvor na zemi, kde je každý další, kdo se jí dotýká. To neznamená, že je vidí, a letící takto necítí.
    .name = vnímání otřesů

## Šplhání, skoky, pády a dech

clause-5e-move-climb-swim = Bez příslušné rychlosti stojí vyšplhat nebo uplavat { DISTANCE(1, case: "acc") } vždy { DISTANCE(1, case: "acc") } navíc; s těžkým terénem se to sčítá.
    .name = šplhání a plavání

clause-5e-move-jump = S rozběhem { DISTANCE(2) } má skok do dálky { DISTANCE(1) } za každých 5 bodů Síly, bez rozběhu polovinu; { DISTANCE(1) } vysoko vyskočí jen silní. Nízkou zeď zdolá ověření Atletiky 10 a kdo dopadne na těžký terén, padá k zemi, pokud ověření Akrobacie nedosáhne 10.
    .name = skok

clause-5e-move-fall = Pád způsobí drtivé zranění { DICE("1d6") } za každé { DISTANCE(2, case: "acc") }, nejvýš { DICE("20d6") }. Koho zraní, ten zůstane ležet.
    .name = pád

clause-5e-suffocation = Komu došel dech, vydrží tolik kol, kolik je jeho oprava Odolnosti, nejméně jedno. Na začátku svého dalšího tahu klesne na 0 životů, a dokud nemůže dýchat, nelze ho léčit ani stabilizovat.
    .name = dušení

## Stavy

clause-5e-condition-blinded = Slepý tvor nic nevidí a neuspěje v ověřeních, která vyžadují zrak. Útoky na něj mají výhodu, jeho vlastní nevýhodu.
    .name = slepota

clause-5e-condition-charmed = Zmámený tvor neútočí na toho, kdo ho zmámil, ani zbraní, ani škodlivou magií.
    .name = zmámení

clause-5e-condition-deafened = Hluchý tvor nic neslyší a neuspěje v ověřeních, která vyžadují sluch.
    .name = hluchota

clause-5e-condition-exhaustion = Vyčerpání má stupně a každý se přidává k nižším: 1 nevýhoda k ověřením vlastností, 2 poloviční rychlost, 3 nevýhoda k útokům a záchranným hodům, 4 poloviční maximum životů, 5 rychlost 0, 6 smrt.
    .name = vyčerpání

clause-5e-condition-frightened = Vystrašený tvor má nevýhodu k ověřením a útokům, dokud vidí to, čeho se bojí, a dobrovolně se k tomu nepřibližuje.
    .name = strach

clause-5e-condition-grappled = Rychlost uchváceného tvora je 0. Končí to, když ten, kdo ho drží, nemůže jednat nebo když jsou od sebe mimo dosah.
    .name = uchvácení

clause-5e-condition-incapacitated = Neschopný tvor neprovádí akce ani reakce.
    .name = neschopnost

clause-5e-condition-invisible = Neviditelného tvora nelze bez magie nebo zvláštních smyslů spatřit. Útoky na něj mají nevýhodu, jeho vlastní výhodu; slyšet ho lze.
    .name = neviditelnost

clause-5e-condition-paralyzed = Paralyzovaný tvor nemůže jednat ani se hýbat a neuspěje v záchranných hodech na Sílu a Obratnost. Útoky na něj mají výhodu a zásah ze vzdálenosti do { DISTANCE(1, case: "gen") } je kritický.
    .name = paralýza

clause-5e-condition-petrified = Zkamenělý tvor je kámen: nic nemůže a nic nevnímá, neuspěje v záchranných hodech na Sílu a Obratnost, odolává všem zraněním a nelze ho otrávit. Útoky na něj mají výhodu.
    .name = zkamenění

clause-5e-condition-poisoned = Otrávený tvor má nevýhodu k útokům a ověřením vlastností.
    .name = otrava

clause-5e-condition-prone = Ležící tvor se může jen plazit a útočí s nevýhodou. Útoky na něj mají výhodu ze vzdálenosti do { DISTANCE(1, case: "gen") } a nevýhodu z větší dálky.
    .name = ležící

clause-5e-condition-restrained = Zadržený tvor má rychlost 0 a nevýhodu k útokům a záchranným hodům na Obratnost. Útoky na něj mají výhodu.
    .name = zadržení

clause-5e-condition-stunned = Ochromený tvor nemůže jednat ani se hýbat a neuspěje v záchranných hodech na Sílu a Obratnost. Útoky na něj mají výhodu.
    .name = ochromení

clause-5e-condition-unconscious = Tvor v bezvědomí nemůže nic dělat a nic nevnímá. Útoky na něj mají výhodu a zásah ze vzdálenosti do { DISTANCE(1, case: "gen") } je kritický.
    .name = v bezvědomí

clause-5e-condition-sources = Stav trvá, jak dlouho říká jeho zdroj. Týž stav z několika zdrojů není horší a každý má svou dobu; roste jen vyčerpání.
    .name = několik zdrojů

## Kouzla

clause-5e-magic-slot = Kouzlo spotřebuje pozici své nebo vyšší úrovně a počítá se pak jako kouzlo úrovně té pozice.
    .name = pozice kouzla

clause-5e-magic-cantrip = Trik nespotřebuje žádnou pozici. Zesílí, když sesilatel dosáhne 5., 11. a 17. úrovně.
    .name = trik

clause-5e-magic-dc = Obtížnost záchranného hodu proti kouzlu je 8 plus zdatnostní bonus a oprava sesílací vlastnosti sesilatele. Bez osmičky je to bonus jeho útoků kouzlem.
    .name = obtížnost kouzel

clause-5e-magic-bonus-action = V tahu, ve kterém tvor sešle kouzlo bonusovou akcí, může kromě něj seslat jen trik, který stojí akci, ať už je pořadí jakékoli.
    .name = kouzlo bonusovou akcí

clause-5e-magic-components = Slova potřebují hlas: s roubíkem nebo tam, kde není zvuk, je nikdo neřekne. Gesta a suroviny potřebují volnou ruku, pro obojí stačí jedna, a suroviny váček nebo ohnisko.
    .name = složky

clause-5e-magic-armour = Ve zbroji, ve které není zdatný, nikdo kouzla nesesílá.
    .name = zbroj brání kouzlům

clause-5e-magic-range = Cíl kouzla nebo bod, kde začíná jeho oblast, musí být v jeho dosahu. Co kouzlo dělá potom, může jít i dál.
    .name = dosah kouzla

clause-5e-magic-path = Od sesilatele k cíli nebo k bodu, kde začíná oblast, musí být volná cesta. Úplný kryt mezi nimi kouzlo zastaví.
    .name = volná cesta

clause-5e-magic-self = Kouzlo na libovolného zvoleného tvora lze seslat i na sebe, pokud nevyžaduje nepřítele nebo někoho jiného.
    .name = sám sobě cílem

clause-5e-magic-same = Účinky téhož kouzla seslaného dvakrát se nesčítají; účinky různých kouzel ano.
    .name = totéž kouzlo dvakrát

clause-5e-concentration-one = Tvor se soustředí vždy jen na jedno kouzlo: začne-li jiné, které to vyžaduje, první skončí.
    .name = soustředění

clause-5e-concentration-end = Soustředění končí s dobou trvání kouzla, když je sesilatel neschopný nebo zemře, a kdykoli si sesilatel přeje, zadarmo.
    .name = konec soustředění

clause-5e-concentration-damage = Kdo při soustředění utrpí zranění, provede za každý jeho zdroj záchranný hod na Odolnost: obtížnost 10, nebo polovina zranění, je-li to víc. Neúspěch kouzlo ukončí.
    .name = udržení soustředění

## Oblasti

clause-5e-area-shapes = Oblast je kužel, všude tak široký, jak je k tomu místu dlouhý, krychle vycházející z jedné své stěny, přímka, nebo koule či válec kolem středu. Kužel, krychle a přímka od sesilatele jeho samého vynechají.
    .name = tvary oblastí

clause-5e-area-cover = Oblast se od svého počátku šíří rovně; co má odtud úplný kryt, v ní není. Některá kouzla se šíří za rohy a říkají to.
    .name = oblast za krytem

clause-5e-area-grid = Na herním plánu zabere oblast pole, jejichž střed leží uvnitř. (Nebo podle volby u stolu ta, která jsou uvnitř aspoň z poloviny, nebo pole odpočítané šablony.)
    .name = oblasti na polích

clause-5e-area-distance = Koule a válce se měří přímo od středu, a jsou tedy kulaté. (Nebo podle volby u stolu po polích, s úhlopříčkou jako každým jiným, a jsou tedy čtvercové.)
    .name = kulaté oblasti

## Zbroj a zbraně

clause-5e-armour-shield = Štít v ruce přidává k Obrannému číslu 2. Nasadit ho nebo odložit je akce.
    .name = štít

clause-5e-armour-untrained = Ve zbroji, ve které nejste zdatní, má vše, co se dělá Silou nebo Obratností, nevýhodu: ověření, záchranné hody i útoky.
    .name = nezvyklá zbroj

clause-5e-weapon-ammunition = Každý výstřel spotřebuje jeden kus střeliva, vytažený při útoku. Zbraň držená v jedné ruce potřebuje k nabití druhou volnou.
    .name = střelivo

clause-5e-weapon-heavy = Malí tvorové mají s těžkými zbraněmi nevýhodu.
    .name = těžká zbraň

clause-5e-weapon-loading = Zbraň, která se musí nabíjet, vystřelí v akci, bonusové akci nebo reakci jen jednou, ať mají útoků kolik chtějí.
    .name = nabíjení

clause-5e-weapon-thrown = Vrhací zbraň lze vrhnout útokem na dálku se stejnou vlastností jako na blízko. Opustí ruku a leží, kam dopadla.
    .name = vrhací zbraň

clause-5e-weapon-two-handed = Obouruční zbraň zabere obě ruce při útoku, ne však když se jen drží.
    .name = obouruční zbraň

clause-5e-weapon-versatile = Všestranná zbraň hází na blízko větší kostkou zranění, když se drží oběma rukama.
    .name = všestranná zbraň

clause-5e-weapon-lance = Jezdecké kopí má nevýhodu proti cíli do { DISTANCE(1, case: "gen") }. Kdo nejede na zvířeti, drží ho oběma rukama.
    .name = jezdecké kopí

clause-5e-weapon-net = Síť zadrží tvora, který není větší než Velký. Osvobodí ho ověření Síly na 10 akcí nebo 5 sečného zranění síti.
    .name = síť

clause-5e-weapon-improvised = Co není určeno k úderu nebo vrhu, způsobí zranění { DICE("1d4") }, bez zdatnostního bonusu. Vržené má normální dostřel { DISTANCE(4) } a dlouhý { DISTANCE(12) }.
    .name = improvizovaná zbraň

## Nestvůry

clause-5e-monster-multiattack = Vícenásobný útok je samostatná akce s útoky, které vyjmenovává blok statistik. Není to akce Útok a nelze ho použít k příležitostnému útoku.
    .name = Vícenásobný útok

clause-5e-monster-recharge = Schopnost, která se dobíjí, je po použití vyčerpaná. Na začátku každého tahu nestvůry rozhodne { DICE("d6") }, zda se vrátila: stačí uvedené číslo nebo víc.
    .name = dobití
clause-5e-monster-targets = Některé zbraně nestvůr lze použít jen proti určitým cílům nebo za určitých okolností způsobují jiné zranění, jak říká blok statistik: proti ležícím či uchopeným, při polovině životů.
    .name = cíle zbraně
clause-5e-monster-swarm = Hejno může být v prostoru jiného tvora a jiní v jeho prostoru. Neobnovují se mu životy a nezískává dočasné.
    .name = hejno
clause-5e-reaction-powers = Některé schopnosti jsou reakce: na útok, který se chystá zasáhnout, na utržené zranění, na začátek cizího tahu poblíž. Stojí reakci, jak říká blok statistik.
    .name = reakce nestvůr

clause-5e-monster-uses = Schopnost s určitým počtem použití denně nebo mezi odpočinky lze v boji použít tolikrát a ne víckrát.
    .name = omezená použití

clause-5e-monster-grapple = Nestvůra, jejíž zásah uchvátí, k tomu žádné ověření nepotřebuje. Obtížnost úniku uvádí blok statistik.
    .name = uchvácení zásahem

clause-5e-monster-damage = Nestvůry na zranění házejí. (Nebo podle volby u stolu působí průměr svých kostek zaokrouhlený dolů.)
    .name = průměrné zranění

clause-5e-monster-supplies = Nestvůra má u sebe { DICE("2d10") } střel a { DICE("2d4") } vrhacích zbraní; bereme průměr, 11 a 5.
    .name = zásoby nestvůr

clause-5e-legendary-actions = Na konci tahu jiného tvora může legendární tvor provést jednu ze svých legendárních akcí; některé stojí víc než jednu. Všechny se mu vracejí na začátku jeho tahu a nemá žádné, dokud je neschopný nebo překvapený.
    .name = legendární akce

clause-5e-lair-actions = Na iniciativě 20, po všech, kdo mají stejnou, provede doupě tvora jednu ze svých akcí; ne však, dokud je tvor neschopný nebo překvapený.
    .name = akce doupěte

clause-5e-feature-legendary-resistance = Několikrát denně může tvor, který neuspěl v záchranném hodu, místo toho uspět.
    .name = Legendární odolnost

clause-5e-feature-magic-resistance = Záchranné hody proti kouzlům a jiným magickým účinkům mají výhodu.
    .name = Odolnost vůči magii

clause-5e-damage-nonmagical = Odolání nebo imunita proti nemagickým útokům platí na drtivé, bodné a sečné zranění nemagických zbraní; někdy jimi pronikne i zbraň postříbřená.
    .name = nemagické zbraně

## Předměty

clause-5e-object-ac = Obranné číslo předmětu závisí na tom, z čeho je: látka, papír a provaz 11, sklo a led 13, dřevo a kost 15, kámen 17, železo a ocel 19, mitril 21, adamantin 23.
    .name = Obranné číslo předmětů

clause-5e-object-hp = Životy předmětu závisí na velikosti a na tom, zda je křehký, nebo odolný: Drobný 2 nebo 5, Malý 3 nebo 10, Střední 4 nebo 18, Velký 5 nebo 27.
    .name = životy předmětů

clause-5e-object-threshold = Rána pod prahem zranění předmětu mu nic neudělá.
    .name = práh zranění

clause-5e-object-immune = Jedové a psychické zranění předmětům nic neudělá.
    .name = co předmětům neublíží
