### Co říká jen naše doplnění Ação e Combate: pásma, manévry, rysy, zbraně, jako důvody v záznamu.

## Tests

clause-ac-test-bands = Test neuspěje, uspěje zčásti, nebo úplně podle pevných pásem; která to jsou, je volba stolu.
    .name = pásma
clause-ac-test-natural = Přirozená 1 neuspěje, ať se přičte cokoli, a ve vlastním tahu tah ukončí; přirozená 20 uspěje, ať se odečte cokoli.
    .name = přirozená 1 a 20
clause-ac-test-advantage = Co pomáhá, přidá k testu ještě jednu kostku, { DICE("1d4") }. Výhoda a nevýhoda se ruší. (Podle volby stolu kostka roste s úrovní.)
    .name = kostka výhody
clause-ac-test-disadvantage = Co překáží, ubere z testu ještě jednu kostku, { DICE("1d4") }. Výhoda a nevýhoda se ruší.
    .name = kostka nevýhody
clause-ac-test-average = Odpovídají-li nebezpečí dva atributy, platí jejich průměr zaokrouhlený nahoru.
    .name = průměr
clause-ac-energy = Hraje-li se s Energií, jeden její bod udělá z částečného úspěchu úplný; bez něj je to neúspěch.
    .name = Energie
clause-ac-karma = Každý neúspěšný test přinese bod Karmy, nejvýš pět. Každý utracený bod přidá 1 k testu, ale nezruší přirozenou 1.
    .name = Karma
clause-ac-life = Hrdina má 5 životů plus VÝD a po jednom navíc na 2. a 3. úrovni. (Podle volby stolu místo toho { DICE("1d6") } plus SIL.)
    .name = životy

## Armour and healing

clause-ac-armour = Zbroj jsou životy navíc a jdou první: kožená 2, kroužková 4, plátová 6.
    .name = zbroj
clause-ac-armour-absorb = Hraje-li se s Energií, za jeden její bod se hází kostkou zbroje proti zranění. Opotřebení zbroje dá kostce nejvyšší hodnotu.
    .name = pohlceno zbrojí
clause-ac-armour-mail = Kroužková zbroj ubírá 1 z každého testu PŘE.
    .name = kroužková zbroj
clause-ac-armour-plate = Plátová zbroj zkracuje pohyb o { POLYGONS(2, case: "acc") }.
    .name = plátová zbroj
clause-ac-spell-heal = Léčivé kouzlo stojí akci a test MYS; při přirozené 20 se hází ještě jednou kostkou.
    .name = léčení
clause-ac-spell-partial = Podle volby stolu je částečný úspěch kouzla úspěchem, který stojí 1 život.
    .name = cena magie

## Manoeuvres

clause-ac-manoeuvre-help = Pomoci: další útok spojence dostane kostku výhody.
    .name = pomoc
clause-ac-manoeuvre-run = Běžet: místo akce druhý pohyb, omezený stejně jako první.
    .name = běh
clause-ac-manoeuvre-disengage = Odpoutat se: celý pohyb, ať okolo stojí kdokoli. Kdo je držen, musí nejdřív uspět v testu SIL nebo PŘE.
    .name = odpoutání
clause-ac-manoeuvre-push = Odstrčit nebo Povalit: zásah místo zranění odstrčí cíl o { POLYGONS(2, case: "acc") }, nebo ho povalí. Na obrovské tvory neplatí.
    .name = odstrčení, povalení
clause-ac-manoeuvre-hide = Schovat se: za překážkou nebo ve stínu, testem PŘE. Na schovaného nelze přímo útočit a jeho další útok, který ho prozradí, má kostku výhody. Když se schovává nepřítel, dělá nejpozornější hrdina test VNÍ.
    .name = schování
clause-ac-manoeuvre-immobilise = Znehybnit: testem SIL, s nevýhodou proti velkým. Držený nemůže jednat ani se hýbat a držící musí každé kolo chytit znovu. Stisku nepřítele se čelí testem SIL.
    .name = znehybnění
clause-ac-condition-prone = Ležící vstane tím, že se vzdá pohybu. Do té doby mají útočníci nablízku kostku výhody a ti, na něž útočí on, mají takovou při obraně.
    .name = ležící

## Traits

clause-ac-trait-clumsy = Útoky na nemotorného mají kostku výhody.
    .name = nemotorný
clause-ac-trait-evasive = Útoky na mrštného mají kostku nevýhody.
    .name = mrštný
clause-ac-trait-deadly = Kdo se brání smrtonosnému, má kostku nevýhody.
    .name = smrtonosný
clause-ac-trait-night-eyed = Kdo vidí ve tmě, tomu se nikdo ve stínu neskryje do vzdálenosti { POLYGONS(12, case: "gen") }.
    .name = vidí ve tmě
clause-ac-trait-tough = Každý tělesný zásah zraní houževnatého o 2 méně.
    .name = houževnatý
clause-ac-trait-woodsy = V lese jako doma: kostka výhody při schovávání.
    .name = v lese jako doma
clause-ac-trait-savage = Divoký zraní nablízko o 1 více.
    .name = divoký
clause-ac-trait-resistant = Polovina zranění druhu, kterému tvor odolává.
    .name = odolnost
clause-ac-trait-immune = Žádné zranění druhu, vůči kterému je tvor imunní.
    .name = imunita

## Arms

clause-ac-arms-hit = Zbraň může útoky usnadnit nebo ztížit.
    .name = zbraň
clause-ac-arms-sudden = Dýka má +2 proti překvapeným.
    .name = z překvapení
clause-ac-arms-against-the-bare = Prak má +2 proti těm, kdo nemají zbroj.
    .name = bez zbroje
clause-ac-arms-in-water = Trojzubec má +1 ve vodě.
    .name = ve vodě
clause-ac-arms-versatile = Dlouhý meč v obou rukou zraní o 1 více, nebo podle volby stolu hází o stupeň větší kostkou.
    .name = obouruč
clause-ac-arms-crushing = Kyj nedbá na 1 bod pevné zbroje.
    .name = drcení
clause-ac-arms-shattering = Palcát nedbá na 2 body zbroje.
    .name = tříštění
clause-ac-arms-stunning = Při kritickém zásahu palcátem cíl přijde o příští tah.
    .name = omráčení
clause-ac-arms-toppling = Při kritickém zásahu válečným kladivem dělá cíl test VÝD, nebo spadne; nepřítel spadne.
    .name = sražení
clause-ac-arms-bleeding = Při kritickém zásahu kosou cíl krvácí: { DICE("1d4") } na začátku příštích dvou tahů.
    .name = krvácení
clause-ac-arms-slowing = Po útoku válečnou sekerou zbývá na pohyb o { POLYGONS(1, case: "acc") } méně.
    .name = zpomalení
clause-ac-arms-overreaching = Po útoku sekerkou je obrana do příštího tahu o 1 horší.
    .name = otevřená obrana
clause-ac-arms-loading = Kuše se nabíjí akcí.
    .name = nabíjení
clause-ac-arms-sweeping = Halapartna, která zasáhne, může zasáhnout ještě jednoho nepřítele vedle prvního.
    .name = rozmach
clause-ac-arms-charging = Po pohybu dosáhne kopí o { POLYGONS(1, case: "acc") } dál.
    .name = výpad
clause-ac-arms-parrying = Krátký meč přidá 1 k obraně nablízko.
    .name = krytí
clause-ac-arms-light = Po útoku lehkou zbraní zaútočí ten, kdo drží v druhé ruce další, i tou, v téže akci, s −2. Při obraně proti takovému útoku nepřítele má hrdina +2.
    .name = druhá ruka
clause-ac-arms-two-handed = Obouruční zbraň nelze použít se štítem.
    .name = obouruční
clause-ac-arms-heavy = Těžká zbraň zkracuje pohyb o { POLYGONS(2, case: "acc") }. Aby s ní hrdina útočil dva tahy po sobě, potřebuje nejdřív test SIL.
    .name = těžká zbraň
